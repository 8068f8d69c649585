//! Rampage (`dz.ability.rampage`): a model that was hurt may run wild, and the opponent may run it
//! (`dz.state.rampage-control`). Cubes it crowds must be left (`dz.state.overstacked`).

use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};

use crate::{Ability, Cell, Event, Forbidden, Gift, Mark, ModelId, Now, Order, Pace, State, Step, rules::movement};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.state.rampage-control")];

/// A model was hurt and lives: from now on it rampages.
pub(crate) fn enrage(now: &mut Now<'_>, model: ModelId) {
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
pub(crate) fn rush_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    let rule = rule!("dz.ability.rampage");
    let active = state.active.filter(|it| it.model == model)?;
    if active.down {
        return Some(Forbidden::StandUpFirst);
    }
    let acted = active.taken & !(1 << crate::Action::StandUp as u8) != 0;
    (!active.rush || active.result || acted).then_some(Forbidden::NoAbility { rule })
}

/// More of a team in a cube than it holds, or more of both than twice that.
pub(crate) fn is_overstacked(state: &State, cell: Cell) -> bool {
    let capacity = state.field.capacity(cell);
    let (mut sides, mut all) = ([0; 2], 0);
    for model in state.in_cell(cell) {
        let size = state.profile(model).size;
        sides[state.seat(model).index()] += size;
        all += size;
    }
    all > 2 * capacity || sides.iter().any(|it| *it > capacity)
}

/// Whether the active model must leave an overstacked cube before anything else: it is its own master, has done nothing
/// yet but stand up, and there is a way out.
pub(crate) fn must_leave(state: &State, model: ModelId) -> bool {
    let Some(active) = state.active.filter(|it| it.model == model && it.controller.is_none()) else { return false };
    let fresh = active.taken & !(1 << crate::Action::StandUp as u8) == 0 && !active.result && !active.down;
    if !fresh || !is_overstacked(state, state.model(model).cell) {
        return false;
    }
    let mut ways = Vec::new();
    movement::orders(state, model, Pace::Move, &mut ways);
    ways.iter().any(leaves)
}

/// Whether an order takes the model out of its cube, or does nothing.
pub(crate) fn leaves(order: &Order) -> bool {
    match order {
        Order::Move { way, .. } => !way.cells().is_empty(),
        Order::Leave { .. } | Order::Teleport { .. } | Order::StandUp { .. } | Order::Done => true,
        _ => false,
    }
}
