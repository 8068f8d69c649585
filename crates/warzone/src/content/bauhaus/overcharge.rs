//! Weapons Overcharge: for a card a Juggernaut fires all its ranged weapons in one Shooting Action.
//!
//! Before the first of them a D20 is rolled: a natural 20 costs a Wound, whatever armour there is. The grant remembers
//! which weapons have been fired, a bit each; those that are left cost no further point.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Action, ArmourTest, Cause, DamageType, Event, Forbidden, Mark, ModelId, Morale, Skill, State, Step, Test, Until,
    Warzone, Wound,
    model::entry::Entry,
    rules::rolls::skill_test::{Result20, attempt},
};

/// The rule.
pub(crate) const RULE: RuleId = rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge");

/// The highest die with which the weapons hold.
const HOLDS: i32 = 19;

/// What it changes.
pub(crate) const ENTRY: Entry =
    Entry { rules: &[RULE], further_weapon: Some(continues), on_fire: Some(on_fire), ..Entry::NONE };

/// The weapons an overcharged model has fired, a bit each.
fn fired(state: &State, model: ModelId) -> Option<i32> {
    state.granted(model, RULE).map(|it| it.x.unwrap_or(0))
}

/// Whether firing this weapon is part of the Shooting Action that was begun.
pub(crate) fn continues(state: &State, model: ModelId, weapon: u8) -> bool {
    let begun = state.model(model).done.has(Action::Shooting);
    begun && fired(state, model).is_some_and(|it| it > 0 && it >> weapon.min(30) & 1 == 0)
}

/// Whether an overcharged model goes on with its Shooting Action: it has a weapon left to fire, and can.
pub(crate) fn goes_on(now: &mut Resolution<'_, Warzone>, model: ModelId) -> bool {
    let able = now.morale(model) == Morale::Steady && !now.model(model).marks.has(Mark::Fumbled);
    let open = able && now.profile(model).guns().any(|(weapon, _)| continues(now, model, weapon));
    if !open {
        now.emit(Event::Done);
    }
    open
}

/// Judges a further weapon of an overcharged model.
pub(crate) fn objection(state: &State, model: ModelId, weapon: u8) -> Option<Forbidden> {
    (!continues(state, model, weapon)).then_some(Forbidden::OncePerTurn { action: Action::Shooting })
}

/// An overcharged model rolls before its first weapon, and is asked for the others before the Action ends
/// (`wz.action.sentry-timing`).
fn on_fire(now: &mut Resolution<'_, Warzone>, (model, action, weapon): (ModelId, Action, u8), steps: &mut Vec<Step>) {
    let Some(before) = fired(now, model).filter(|_| action == Action::Shooting) else { return };
    let skill = Skill::with(RULE, before | 1 << weapon.min(30));
    now.emit(Event::Granted { models: vec![model], skill, until: Until::Activation });
    if before == 0 {
        steps.insert(steps.len() - 1, Step::Salvo(model));
        steps.insert(0, Step::Overcharge(model));
    }
}

/// What the die before the first shot must show where a 20 would leave nobody to fire it.
pub(crate) fn deadly(state: &State, model: ModelId) -> Option<Breakdown> {
    (fired(state, model) == Some(0) && state.model(model).wounds <= 1).then(|| Breakdown::base(RULE, HOLDS))
}

/// The die before the first shot: a 20 is a Wound Effect that nothing saves.
pub(crate) fn roll(now: &mut Resolution<'_, Warzone>, model: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if attempt(now, model, Test::Overcharge, Breakdown::base(RULE, HOLDS))? == Result20::Fumble {
        let wound = Wound {
            victim: model,
            by: None,
            st: 1,
            damage: DamageType::Blast,
            critical: 1,
            weapon: None,
            hull: None,
            cause: Cause::Other,
            armour: ArmourTest::Denied,
            heals: false,
        };
        now.emit(Event::Then(vec![Step::Wound(wound)]));
    }
    Ok(())
}
