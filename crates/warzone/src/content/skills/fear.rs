//! Fear (X): who begins its Activation Engaged with such a model, or Engages it, tests LD at -X or fights at half CC this
//! Game Turn. A model tests a given X once a Game Turn, a higher one anew. The Fearless always pass, Pinning and Break
//! tests of the squads they lead among them.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use super::command;
use crate::{
    Event, ForcedTest, Mark, ModelId, Skill, SquadId, State, Test, Until, Warzone, model::entry::Entry,
    rules::rolls::skill_test::test,
};

/// The rule of the frightful.
pub(crate) const FEAR: RuleId = rule!("wz.skill.fear");
/// The rule of those who fear nothing.
pub(crate) const FEARLESS: RuleId = rule!("wz.skill.fearless");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[FEAR, FEARLESS],
    close_combat: Some(close_combat),
    passes_morale: Some(passes_morale),
    ..Entry::NONE
};

/// The most frightful enemy a model is Engaged with; one that carries supplies frightens nobody
/// (`wz.priority.supply-run.restrictions`).
fn worst(state: &State, model: ModelId) -> Option<i32> {
    let frightful = state.engaged_with(model).filter(|it| !state.carries_token(*it));
    frightful.filter_map(|it| state.profile(it).skill(FEAR)?.x).max()
}

/// A model looks at whom it is Engaged with.
pub(crate) fn face(now: &mut Resolution<'_, Warzone>, model: ModelId) -> Result<(), NeedDice> {
    let Some(x) = worst(now, model).filter(|_| !now.has_skill(model, FEARLESS)) else { return Ok(()) };
    let tested = now.granted(model, FEAR).and_then(|it| it.x);
    if tested.is_some_and(|it| it >= x) {
        return Ok(());
    }
    now.emit(Event::Granted { models: vec![model], skill: Skill::with(FEAR, x), until: Until::GameTurn });
    let need = now.own_leadership(model).map(|it| it.plus(FEAR, -x));
    if !test(now, model, Test::Fear, need)?.passed() {
        now.emit(Event::Marked { model, mark: Mark::Afraid });
    }
    Ok(())
}

/// Half the CC of the afraid, however often they failed.
fn close_combat(state: &State, model: ModelId, need: &mut Breakdown) {
    if state.model(model).marks.has(Mark::Afraid) {
        need.push(FEAR, Change::DividedUp(2));
    }
}

/// A squad that a Fearless Commander leads passes every forced Morale test.
fn passes_morale(state: &State, squad: SquadId, _: ForcedTest) -> bool {
    command::leads_with(state, squad, FEARLESS)
}
