//! Hussars and Venusian Rangers: line infantry that holds its nerve, its launchers and its machine guns.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};

use crate::{
    Event, ModelId, SquadId, State, Step, Test, Warzone, Wound,
    model::entry::Entry,
    rules::{squads::advisor, turn::simultaneous_reactions},
};

/// Failed LD tests are rolled again.
const BACKBONE: RuleId = rule!("wz.bauhaus.skill.hussars.backbone-of-bauhaus");
/// Weapons are saved on 15 or less.
const EFFICIENCY: (RuleId, i32) = (rule!("wz.bauhaus.skill.hussars.trained-efficiency"), 15);
/// The launchers that pin whom they hit.
const LOOK_OUT: [RuleId; 2] =
    [rule!("wz.bauhaus.skill.hussars.look-out"), rule!("wz.bauhaus.skill.venusian-rangers.look-out")];
/// Two of these guns are enough for a Focus Fire.
const COMBINED_FIRE: RuleId = rule!("wz.bauhaus.skill.hussars.combined-fire");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[BACKBONE, EFFICIENCY.0, LOOK_OUT[0], LOOK_OUT[1], COMBINED_FIRE],
    tests_again: Some(rolls_again),
    squad_tests_again: Some(squad_rolls_again),
    drops_again: Some(drops_again),
    on_hits: Some(look_out),
    combines_fire: Some(combine_fire),
    save_gun: Some(save_gun),
    ..Entry::NONE
};

/// Whether a failed test of this model is rolled again: every test on LD.
fn rolls_again(state: &State, model: ModelId, test: Test) -> bool {
    test.is_on_leadership() && state.has_skill(model, BACKBONE)
}

/// Whether a failed Morale test of this squad is rolled again: it is a squad of such models, whoever leads or
/// advises it (`wz.skill.advisor.squad-tests`).
fn squad_rolls_again(state: &State, squad: SquadId) -> bool {
    let of_the_squad = |it: ModelId| !state.profile(it).hero && !advisor::is_attached(&state.field, it);
    state.members(squad).any(|it| of_the_squad(it) && state.has_skill(it, BACKBONE))
}

/// Whether a failed Rapid Deployment test of this squad, none of which is on the table yet, is rolled again.
fn drops_again(state: &State, squad: SquadId) -> bool {
    state.field.members(squad).any(|it| !state.profile(it).hero && state.has_skill(it, BACKBONE))
}

/// Every squad that takes a Wound Effect from a launcher tests for Pinning at once, whether or not Armour holds; of
/// several the player with the Initiative says which tests first (`wz.action.reaction-order`).
fn look_out(now: &mut Resolution<'_, Warzone>, hits: &[Wound]) {
    let mut squads: Vec<SquadId> = Vec::new();
    for wound in hits {
        let shakes = now.weapon_of(wound).is_some_and(|it| it.ability_of(&LOOK_OUT).is_some());
        let squad = now.field.squad(wound.victim);
        if shakes && !squads.contains(&squad) {
            squads.push(squad);
        }
    }
    let tests = squads.into_iter().map(|squad| Step::PinningTest { squad, modifier: None });
    if let Some(tests) = simultaneous_reactions::together(tests) {
        now.emit(Event::Then(vec![tests]));
    }
}

/// Whether these models may make a Focus Fire though they are fewer than three: two MG-40s are among them.
fn combine_fire(state: &State, models: &[ModelId]) -> bool {
    let armed = |it: &&ModelId| state.profile(**it).weapons.iter().any(|it| it.ability(COMBINED_FIRE).is_some());
    models.iter().filter(armed).count() >= 2
}

/// Weapons are saved more easily.
fn save_gun(state: &State, model: ModelId, need: &mut Breakdown) {
    if state.has_skill(model, EFFICIENCY.0) {
        need.push(EFFICIENCY.0, Change::AtLeast(EFFICIENCY.1));
    }
}
