//! Luck of each player: which rolls were tests, whose they were, and the chance each had to pass.
//!
//! An attack is its attacker's test: he means to be ahead. What nobody rolls for (fire, a wall, gravity, an explosion) is a
//! test of who must stand it. Rerolls by army specials come after the test and are not counted.

use battle::{Seat, Tally};

use crate::{
    Contest, Event, ModelId, Pool, State, Step,
    odds::forecast::opposed::{self, Test},
    rules::{
        rolls::{opposed_test, pool::Again},
        shooting::cube_attack,
    },
};

/// The test an event tells of.
pub(crate) fn tally(before: &State, event: &Event) -> Option<Tally> {
    match (event, before.steps.top()?) {
        (Event::Rolled { by, against, .. }, Step::Contest(contest)) => Some(opposed(before, contest, by, against)),
        (Event::Withstood { model, against }, Step::Wave(wave)) => Some(stood(before, *model, against, wave.strength)),
        (Event::Thrown { by, roll }, Step::Lob(lob)) => {
            let (_, dice) = cube_attack::dice(lob);
            let hits = opposed::successes(&dice, before.profile(*by).shoot, cube_attack::rerolls(lob));
            let wanted = cube_attack::wanted(lob.load);
            let chance = hits.at_least(i32::from(wanted));
            Some(Tally { seat: before.seat(*by), chance, passed: roll.successes >= wanted })
        }
        _ => None,
    }
}

fn opposed(before: &State, contest: &Contest, by: &Pool, against: &Pool) -> Tally {
    let Test { lead, .. } = opposed::test(before, contest);
    let (ahead, passed) = (lead.at_least(1), by.successes > against.successes);
    let of = |seat: Seat, chance: f64, passed: bool| Tally { seat, chance, passed };
    match opposed_test::attacker(contest) {
        Some(by) => of(before.player(by), ahead, passed),
        None => of(before.seat(contest.target), 1.0 - ahead, !passed),
    }
}

/// One who stands an explosion of so many successes.
fn stood(before: &State, model: ModelId, against: &Pool, strength: u8) -> Tally {
    let met = opposed::successes(&against.dice, before.profile(model).survive, Again::dice(before.resilient(model)));
    let chance = met.at_least(i32::from(strength));
    Tally { seat: before.seat(model), chance, passed: against.successes >= strength }
}
