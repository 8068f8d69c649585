//! Steps put on the stack and taken off, and dice of six sides.

use catalogue::RuleId;
use dice::{Faces, NeedDice, Roll};
use smallvec::SmallVec;

use crate::{Event, Now, Step};

/// The step on top is resolved.
pub(crate) fn done(now: &mut Now<'_>) {
    now.emit(Event::Done);
}

/// These are resolved next, the first of them first.
pub(crate) fn then(now: &mut Now<'_>, steps: impl IntoIterator<Item = impl Into<Step>>) {
    let steps: SmallVec<[Step; 2]> = steps.into_iter().map(Into::into).collect();
    if !steps.is_empty() {
        now.emit(Event::Next(steps));
    }
}

/// The step on top is resolved, and these come in its place.
pub(crate) fn replace(now: &mut Now<'_>, steps: impl IntoIterator<Item = impl Into<Step>>) {
    done(now);
    then(now, steps);
}

/// Dice of six sides, of which this number and more are successes; none for none.
pub(crate) fn successes(now: &mut Now<'_>, rule: RuleId, count: u8, from: u8) -> Result<Faces, NeedDice> {
    if count == 0 {
        return Ok(Faces::new());
    }
    now.roll(Roll::new(rule, count, 6).grouped(&[from.saturating_sub(1)]).any_order())
}

/// Dice of six sides; none for none.
pub(crate) fn d6s(now: &mut Now<'_>, rule: RuleId, count: u8) -> Result<Faces, NeedDice> {
    if count == 0 { Ok(Faces::new()) } else { now.roll(Roll::new(rule, count, 6)) }
}

/// A die of three: half a D6 rounded up (`dc.basic.dice`).
pub(crate) fn d3(now: &mut Now<'_>, rule: RuleId) -> Result<u8, NeedDice> {
    Ok(now.roll_one(Roll::new(rule, 1, 6).grouped(&[2, 4]))?.div_ceil(2))
}

/// How many of these show this number or more; a 1 never does (`dc.basic.modifiers`).
pub(crate) fn count(faces: &[u8], from: i32) -> u8 {
    faces.iter().filter(|it| **it > 1 && i32::from(**it) >= from).count() as u8
}
