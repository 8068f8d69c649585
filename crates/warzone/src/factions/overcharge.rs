//! Weapons Overcharge: for a card a Juggernaut fires all its ranged weapons in one Shooting Action.
//!
//! Before the first of them a D20 is rolled: a natural 20 costs a Wound, whatever armour there is. The grant remembers
//! which weapons have been fired, a bit each; those that are left cost no further point.

use battle::{Breakdown, Resolution};
use dice::NeedDice;
use rules::{RuleId, rule};

use crate::{
    Action, ArmourTest, Cause, DamageType, Event, ModelId, Skill, State, Step, Test, Until, Warzone, Wound,
    skill_test::{Result20, attempt},
};

/// The rule.
pub(crate) const RULE: RuleId = rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge");

/// The weapons an overcharged model has fired, a bit each.
fn fired(state: &State, model: ModelId) -> Option<i32> {
    state.granted(model, RULE).map(|it| it.x.unwrap_or(0))
}

/// Whether firing this weapon is part of the Shooting Action that was begun.
pub(crate) fn continues(state: &State, model: ModelId, weapon: u8) -> bool {
    let begun = state.model(model).done.has(Action::Shooting);
    begun && fired(state, model).is_some_and(|it| it > 0 && it >> weapon.min(30) & 1 == 0)
}

/// Whether an overcharged model has a weapon left to fire.
pub(crate) fn is_open(state: &State, model: ModelId) -> bool {
    state.profile(model).guns().any(|(weapon, _)| continues(state, model, weapon))
}

/// An overcharged model fires a weapon: spends its point if it is the first, and what is to be done before.
pub(crate) fn fire(now: &mut Resolution<'_, Warzone>, model: ModelId, action: Action, weapon: u8) -> Option<Step> {
    let goes_on = continues(now, model, weapon);
    if !goes_on {
        now.emit(Event::Acted { model, action });
    }
    let before = fired(now, model).filter(|_| action == Action::Shooting)?;
    let skill = Skill::with(RULE, before | 1 << weapon.min(30));
    now.emit(Event::Granted { models: vec![model], skill, until: Until::Activation });
    (before == 0).then_some(Step::Overcharge(model))
}

/// The die before the first shot: a 20 is a Wound Effect that nothing saves.
pub(crate) fn roll(now: &mut Resolution<'_, Warzone>, model: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if attempt(now, model, Test::Overcharge, Breakdown::base(RULE, 19))? == Result20::Fumble {
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
