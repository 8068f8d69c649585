//! Rampage (`dz.ability.rampage`): a model that was hurt may run wild, and the opponent may run it
//! (`dz.state.rampage-control`).

use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};

use crate::{
    Ability, Action, Event, Forbidden, Gift, Mark, ModelId, Now, Order, Pace, State, Step,
    model::entry::{Bearer, Entry, ExtraMove},
};

/// The rules of this entry that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.state.rampage-control")];

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.ability.rampage"),
    bearer: Bearer::Ability(&[Ability::Rampage]),
    on_hurt: Some(enrage),
    extra_move: Some(ExtraMove { pace: Pace::Rush, objection: rush_objection, pay: rush }),
    ..Entry::NONE
};

/// A model was hurt and lives: from now on it rampages.
fn enrage(now: &mut Now<'_>, model: ModelId) {
    if now.has(model, Ability::Rampage) && !now.model(model).is(Mark::Raging) {
        let rule = rule!("dz.ability.rampage");
        now.emit(Event::Marked { model, mark: Mark::Raging, holds: true, rule });
    }
}

/// The roll as it is activated, unless something calms it: 1-2 the opponent may run it, 7-8 it may move first.
pub(crate) fn roll(now: &mut Now<'_>, model: ModelId) -> Result<(), NeedDice> {
    if now.is_given(model, Gift::Calm) {
        now.emit(Event::Done);
        return Ok(());
    }
    let rule = rule!("dz.ability.rampage");
    let die = now.roll_one(Roll::new(rule, 1, 8).grouped(&[2, 6]))?;
    now.emit(Event::TableRolled { model, die, rule });
    match die {
        1 | 2 => now.emit(Event::Becomes(Step::Control(model))),
        7 | 8 => {
            now.emit(Event::Done);
            now.emit(Event::Rushed { model });
        }
        _ => now.emit(Event::Done),
    }
    Ok(())
}

/// The opponent takes it over, or not.
pub(crate) fn answer(now: &mut Now<'_>, model: ModelId, order: Order) {
    now.emit(Event::Done);
    if order == Order::TakeControl {
        now.emit(Event::Controlled { model, seat: State::opponent(now.seat(model)) });
    }
}

/// Why the free cube of a 7 or 8 may not be moved: it comes before the other actions, after STAND UP.
fn rush_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    let rule = rule!("dz.ability.rampage");
    let active = state.active.filter(|it| it.model == model)?;
    if active.down {
        return Some(Forbidden::StandUpFirst);
    }
    let acted = active.taken & !(1 << Action::StandUp as u8) != 0;
    (!active.rush || active.result || acted).then_some(Forbidden::NoAbility { rule })
}

fn rush(now: &mut Now<'_>, model: ModelId) {
    now.emit(Event::ActedFreely { model });
}
