//! Tests: so many dice, each at a number or better (`dz.test.*`).
//!
//! Modifiers change how many dice are rolled, never what they must show. Every 8 gives another die. Failed dice that an
//! ability lets roll again always are: a second chance cannot hurt.

use battle::{Breakdown, Change};
use dice::{Faces, NeedDice, Roll};
use rules::{RuleId, rule};

use crate::{Now, event::Pool};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.setup.dice"),
    rule!("dz.test.format"),
    rule!("dz.test.exploding"),
    rule!("dz.test.reroll"),
    rule!("dz.test.blank"),
];

/// Dice beyond which nothing changes any more, to keep a pool finite on paper.
const MOST: i32 = 40;

/// Rolls a pool for a rule: `dice` of them at `needs` or better, `again` failed ones of which may be rolled again. A
/// stat of - rolls nothing (`dz.test.blank`).
pub(crate) fn roll(
    now: &mut Now<'_>,
    rule: RuleId,
    mut dice: Breakdown,
    needs: Option<u8>,
    again: u8,
) -> Result<Pool, NeedDice> {
    if dice.total() < 0 {
        dice.push(rule!("dz.test.modifiers"), Change::AtLeast(0));
    }
    let Some(needed) = needs else {
        return Ok(Pool { dice, needs, faces: Faces::new(), rerolled: 0, successes: 0 });
    };
    let count = dice.total().min(MOST) as u8;
    let mut faces = Faces::new();
    let fresh =
        |now: &mut Now<'_>, count: u8| now.roll(Roll::new(rule, count, 8).grouped(&[needed - 1, 7]).any_order());
    // Dice that failed and have not been rolled again.
    let mut failed = throw(now, &mut faces, count, needed, &fresh)?;
    let mut rerolled = 0;
    while failed > 0 && rerolled < again {
        let more = failed.min(again - rerolled);
        rerolled += more;
        failed -= more;
        let before = faces.len();
        if more > 0 {
            faces.extend(fresh(now, more)?);
        }
        let eights = faces[before..].iter().filter(|it| **it == 8).count() as u8;
        failed += throw(now, &mut faces, eights, needed, &fresh)?;
    }
    let successes = faces.iter().filter(|it| **it >= needed).count() as u8;
    Ok(Pool { dice, needs, faces, rerolled, successes })
}

/// Throws dice and the extra dice of their 8s; how many of them failed.
fn throw(
    now: &mut Now<'_>,
    faces: &mut Faces,
    count: u8,
    needed: u8,
    fresh: &impl Fn(&mut Now<'_>, u8) -> Result<Faces, NeedDice>,
) -> Result<u8, NeedDice> {
    let (mut count, mut failed) = (count, 0);
    while count > 0 {
        let thrown = fresh(now, count)?;
        failed += thrown.iter().filter(|it| **it < needed).count() as u8;
        count = thrown.iter().filter(|it| **it == 8).count() as u8;
        faces.extend(thrown);
    }
    Ok(failed)
}
