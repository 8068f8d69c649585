//! Skill tests: a D20 at or under a value after all modifiers (`wz.test.skill`).
//!
//! A natural 1 always passes and, in an attack, is a Power Shot. A natural 20 always fails and, in a test of the model's
//! own skill, is a Fumble: no more Action Points and no cards for it this Game Turn.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};

use crate::{Aimed, Event, Mark, ModelId, SquadId, Test, Warzone, rules::moments::any};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("wz.test.skill"), rule!("wz.dice.power-shot"), rule!("wz.def.dash"), rule!("wz.dice.off-table"), D20.0];

/// How a test came out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Result20 {
    /// A natural 1 (`wz.dice.power-shot`).
    PowerShot,
    /// At or under.
    Passed,
    /// Over.
    Failed,
    /// A natural 20 (`wz.dice.fumble`).
    Fumble,
}

impl Result20 {
    /// Reads a die against a number.
    pub fn of(die: u8, need: i32) -> Result20 {
        match die {
            1 => Result20::PowerShot,
            20 => Result20::Fumble,
            die if i32::from(die) <= need => Result20::Passed,
            _ => Result20::Failed,
        }
    }

    /// Whether it was passed.
    pub fn passed(self) -> bool {
        matches!(self, Result20::PowerShot | Result20::Passed)
    }
}

/// The value with the limits of every stat, where they matter (`wz.stat.limits`). Clamped once, at the end.
pub(crate) fn limited(need: Breakdown) -> Breakdown {
    match need.total() {
        ..1 => need.with(rule!("wz.stat.limits"), Change::AtLeast(1)),
        1..=20 => need,
        21.. => need.with(rule!("wz.stat.limits"), Change::AtMost(20)),
    }
}

/// One D20 for a rule, its faces told apart only where the test does.
pub(crate) fn roll(now: &mut Resolution<'_, Warzone>, rule: RuleId, need: i32, edge: u8) -> Result<u8, NeedDice> {
    let need = need.clamp(1, 19) as u8;
    now.roll_one(Roll::new(rule, 1, D20.1).grouped(&[1, edge, need, 19]))
}

/// The only die there is (`wz.dice.d20`).
pub(crate) const D20: (RuleId, u8) = (rule!("wz.dice.d20"), 20);

/// Who tests, and what for, where it is the test of an attack.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tester {
    pub model: ModelId,
    pub aimed: Option<Aimed>,
}

impl From<ModelId> for Tester {
    fn from(model: ModelId) -> Tester {
        Tester { model, aimed: None }
    }
}

impl ModelId {
    /// This model, attacking with one of its weapons.
    pub(crate) fn aiming(self, weapon: impl Into<Option<u8>>, at: impl Into<Option<ModelId>>) -> Tester {
        Tester { model: self, aimed: Some(Aimed { weapon: weapon.into(), at: at.into() }) }
    }
}

/// A model tests, and the face of the die that stands is told, where a rule tells those up to an edge from the others; a 20 where none
/// is rolled.
pub(crate) fn test_face(
    now: &mut Resolution<'_, Warzone>,
    who: impl Into<Tester>,
    test: Test,
    need: Option<Breakdown>,
    edge: u8,
) -> Result<(Result20, u8), NeedDice> {
    let (Some(need), who) = (need, who.into()) else { return Ok((Result20::Passed, D20.1)) };
    let mut rolled = face(now, who, test, need.clone(), edge)?;
    if !rolled.0.passed() && any!(now, tests_again(who.model, test)) {
        rolled = face(now, who, test, need, edge)?;
    }
    take_effect(now, who.model, test, rolled.0);
    Ok(rolled)
}

/// A model tests. Without a value (a dash) it passes and no die is rolled (`wz.def.dash`). Some roll every failed test
/// once more, like it or not; where the player may choose, see `again`.
pub(crate) fn test(
    now: &mut Resolution<'_, Warzone>,
    who: impl Into<Tester>,
    test: Test,
    need: Option<Breakdown>,
) -> Result<Result20, NeedDice> {
    Ok(test_face(now, who, test, need, 1)?.0)
}

/// Rolls a test that may still be rolled again: what the die shows has no effect yet (`wz.dice.reroll`).
pub(crate) fn attempt(
    now: &mut Resolution<'_, Warzone>,
    who: impl Into<Tester>,
    test: Test,
    need: Breakdown,
) -> Result<Result20, NeedDice> {
    Ok(face(now, who, test, need, 1)?.0)
}

/// Rolls a test and tells the face, where those up to an edge are told apart.
pub(crate) fn face(
    now: &mut Resolution<'_, Warzone>,
    who: impl Into<Tester>,
    test: Test,
    need: Breakdown,
    edge: u8,
) -> Result<(Result20, u8), NeedDice> {
    let need = limited(need);
    let die = roll(now, test.rule(), need.total(), edge)?;
    let (result, Tester { model, aimed }) = (Result20::of(die, need.total()), who.into());
    now.emit(Event::Tested { model, test, need, die, aimed });
    Ok((result, die))
}

/// The die stands: a 20 is a Fumble.
pub(crate) fn take_effect(now: &mut Resolution<'_, Warzone>, model: ModelId, test: Test, result: Result20) {
    if result == Result20::Fumble && test.fumbles() && !any!(now, never_fumbles(model)) {
        now.emit(Event::Marked { model, mark: Mark::Fumbled });
    }
}

/// A squad takes a Morale test (`wz.morale.test`): its 20 fumbles nobody.
pub(crate) fn morale_test(
    now: &mut Resolution<'_, Warzone>,
    squad: SquadId,
    test: Test,
    need: Option<Breakdown>,
) -> Result<bool, NeedDice> {
    let Some(need) = need.map(limited) else { return Ok(true) };
    let mut again = any!(now, squad_tests_again(squad));
    loop {
        let die = roll(now, test.rule(), need.total(), 1)?;
        let passed = Result20::of(die, need.total()).passed();
        now.emit(Event::MoraleTested { squad, test, need: need.clone(), die });
        if passed || !std::mem::take(&mut again) {
            return Ok(passed);
        }
    }
}

/// The chance to roll a D20 at or under a number: a 1 always passes, a 20 always fails.
#[must_use]
pub(crate) fn passes(need: i32) -> f64 {
    f64::from(need.clamp(1, 19)) / 20.0
}
