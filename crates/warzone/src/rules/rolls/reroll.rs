//! Failed tests that may be rolled again, as the player likes (`wz.dice.reroll`).
//!
//! An attack whose failed dice may be rolled again rolls them one by one before anything comes of them; what stands is
//! kept with the attack until all of them do. A die has one reroll, and the second result stands.

use battle::{Breakdown, Resolution};
use catalogue::RuleId;
use dice::NeedDice;

use crate::{
    Again, Cover, Event, State, Step, Test, Warzone,
    rules::{
        rolls::skill_test::{Result20, Tester, face, limited, take_effect},
        shooting::rail,
    },
};

/// Rolls one test; a failed one waits for the player's word, but nothing helps a Lucky Shot. Without a value there is
/// nothing to roll (`wz.def.dash`).
pub(crate) fn roll(
    now: &mut Resolution<'_, Warzone>,
    (rule, who, test): (RuleId, impl Into<Tester>, Test),
    need: Option<Breakdown>,
    then: Step,
) -> Result<(), NeedDice> {
    let Some(need) = need else {
        go_on(now, then, 0, true);
        return Ok(());
    };
    let who @ Tester { model, aimed } = who.into();
    let (result, die) = face(now, who, test, need.clone(), edge(now, &then))?;
    let again = Again { rule, model, aimed, test, need, die, then };
    if result.passed() || Cover::is_luck(&again.need) {
        stand(now, &again, die);
    } else {
        now.emit(Event::Then(vec![Step::RollAgain(Box::new(again))]));
    }
    Ok(())
}

/// The player rolls again, or lets the first die stand.
pub(crate) fn answer(now: &mut Resolution<'_, Warzone>, again: &Again, take: bool) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let die = if take {
        let who = Tester { model: again.model, aimed: again.aimed };
        face(now, who, again.test, again.need.clone(), edge(now, &again.then))?.1
    } else {
        again.die
    };
    stand(now, again, die);
    Ok(())
}

/// Which faces are told apart, where the attack does.
fn edge(state: &State, then: &Step) -> u8 {
    if let Step::Fire(fire) = then { rail::worse_up_to(state, fire) } else { 1 }
}

fn stand(now: &mut Resolution<'_, Warzone>, again: &Again, die: u8) {
    let result = Result20::of(die, limited(again.need.clone()).total());
    take_effect(now, again.model, again.test, result);
    go_on(now, again.then.clone(), die, result.passed());
}

/// What was interrupted goes on with the die that stands.
fn go_on(now: &mut Resolution<'_, Warzone>, mut then: Step, die: u8, passed: bool) {
    match &mut then {
        Step::Fire(fire) => fire.rolled.push(die),
        Step::Throw { rolled, .. } | Step::Spray { rolled, .. } => rolled.push(die),
        Step::SaveGun { model, fallen } => {
            if passed {
                now.emit(Event::GunSaved { model: *model, fallen: *fallen });
            }
            return;
        }
        other => unreachable!("{other:?} rolls no die again"),
    }
    now.emit(Event::Then(vec![then]));
}
