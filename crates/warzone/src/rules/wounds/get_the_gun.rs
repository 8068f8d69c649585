//! Get the Gun: a comrade near a fallen gunner may save the Heavy or Special weapon, on a D20 of 10 or less.
//!
//! One attempt for each weapon lost, made at once. Who saves it becomes a model with that weapon, and keeps its own Wounds
//! and state. Commanders neither try nor have their own weapon saved (`wz.squad.commander-get-the-gun`).

use battle::{Breakdown, Resolution};
use catalogue::rule;
use dice::NeedDice;
use table::Inches;

use crate::{
    Class, Event, Forbidden, ModelId, State, Step, Test, Warzone,
    rules::{
        moments::{change, first},
        rolls::{reroll, skill_test::test},
        squads::advisor,
    },
};

/// How near a comrade must be.
const NEAR: Inches = Inches::whole(3);
/// The highest roll that saves a weapon.
const SAVED: i32 = 10;

/// The attempt there will be once this model is gone; none if it carries nothing worth it or nobody is near.
pub(crate) fn chance(state: &State, falling: ModelId) -> Option<Step> {
    let worth_it = state.profile(falling).guns().any(|(_, gun)| matches!(gun.class, Class::Special | Class::Heavy));
    if !worth_it || !may_be_involved(state, falling) {
        return None;
    }
    let squad = state.field.squad(falling);
    let near = |it: &ModelId| *it != falling && may_be_involved(state, *it) && state.is_within(falling, *it, NEAR);
    let near: Vec<ModelId> = state.members(squad).filter(near).collect();
    (!near.is_empty()).then_some(Step::GetTheGun { fallen: falling, near })
}

/// Squad Commanders, Acting ones, attached Lords and Advisors have no part in it.
fn may_be_involved(state: &State, model: ModelId) -> bool {
    let leads = state.squad_of(model).commander == Some(model) || state.profile(model).hero;
    !leads && !advisor::is_attached(&state.field, model)
}

/// Those who could try now.
pub(crate) fn savers<'a>(state: &'a State, near: &'a [ModelId]) -> impl Iterator<Item = ModelId> + 'a {
    near.iter().copied().filter(|it| state.is_standing(*it) && may_be_involved(state, *it))
}

/// Why this model cannot try.
pub(crate) fn objection(state: &State, near: &[ModelId], model: ModelId) -> Option<Forbidden> {
    if !state.is_standing(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    if advisor::is_attached(&state.field, model) {
        return Some(Forbidden::CannotTake { model, rule: advisor::LIMITS });
    }
    if !may_be_involved(state, model) {
        return Some(Forbidden::CannotTake { model, rule: rule!("wz.squad.commander-get-the-gun") });
    }
    (!near.contains(&model)).then_some(Forbidden::CannotTake { model, rule: rule!("wz.skill.get-the-gun") })
}

/// A comrade tries.
pub(crate) fn attempt(now: &mut Resolution<'_, Warzone>, fallen: ModelId, model: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let mut need = Breakdown::base(rule!("wz.skill.get-the-gun"), SAVED);
    change!(now, save_gun(model, &mut need));
    if let Some(rule) = first!(now, saves_gun_again(model)) {
        return reroll::roll(now, (rule, model, Test::GetTheGun), Some(need), Step::SaveGun { model, fallen });
    }
    if test(now, model, Test::GetTheGun, Some(need))?.passed() {
        now.emit(Event::GunSaved { model, fallen });
    }
    Ok(())
}
