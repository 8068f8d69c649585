//! Tests: so many dice, each at a number or better (`dz.test.*`).
//!
//! Modifiers change how many dice are rolled, never what they must show. Every 8 gives another die. Failed dice that an
//! ability lets roll again are, at once where that cannot hurt whoever rolls, else if its player says so
//! (`second_chance`).

use battle::{Breakdown, Change};
use catalogue::{RuleId, rule};
use dice::{Faces, NeedDice, Roll};

use crate::{Now, model::event::Pool};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.setup.dice"),
    rule!("dz.test.format"),
    rule!("dz.test.exploding"),
    rule!("dz.test.reroll"),
    rule!("dz.test.blank"),
    rule!("dz.ability.resilient"),
];

/// Dice beyond which nothing changes any more, to keep a pool finite on paper: so many 8s in a row never fall.
const MOST: i32 = 40;

/// The failed dice of a test that an ability lets roll again (`dz.test.reroll`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Again {
    /// How many of any kind (`dz.ability.frenzy`, `dz.ability.weight-of-fire`, `dz.ability.resilient`).
    pub dice: u8,
    /// Whether all 1s are, before those (`dz.ability.precision`).
    pub ones: bool,
}

impl Again {
    /// So many of any kind.
    pub const fn dice(dice: u8) -> Again {
        Again { dice, ones: false }
    }

    /// Whether there are dice in a pool, as it fell, that may be rolled again.
    pub fn fits(self, pool: &Pool) -> bool {
        let ones = || self.ones && pool.faces.contains(&1);
        pool.failed > 0 && (self.dice > 0 || ones())
    }
}

/// Rolls a pool for a rule: `dice` of them at `needs` or better, `again` failed ones of which are rolled again. A
/// stat of - rolls nothing (`dz.test.blank`).
pub(crate) fn roll(
    now: &mut Now<'_>,
    rule: RuleId,
    dice: Breakdown,
    needs: Option<u8>,
    again: Again,
) -> Result<Pool, NeedDice> {
    let pool = fall(now, rule, dice, needs, again)?;
    take(now, rule, pool, again)
}

/// The dice of a test as they fall, before any are rolled again.
pub(crate) fn fall(
    now: &mut Now<'_>,
    rule: RuleId,
    mut dice: Breakdown,
    needs: Option<u8>,
    again: Again,
) -> Result<Pool, NeedDice> {
    at_least_none(&mut dice);
    let Some(needed) = needs else {
        return Ok(Pool { dice, needs, faces: Faces::new(), rerolled: 0, failed: 0, won: 0, successes: 0 });
    };
    if again.ones {
        return first(now, ones_apart(rule, needed), dice, needed);
    }
    first(now, tests(rule, needed), dice, needed)
}

/// Rolls the failed dice of a pool again as far as an ability goes. An extra die of an 8 that was rolled again has not
/// been rolled again itself, so the rest of what the ability allows is for it too (`dz.test.reroll`).
pub(crate) fn take(now: &mut Now<'_>, rule: RuleId, mut pool: Pool, again: Again) -> Result<Pool, NeedDice> {
    let Some(needed) = pool.needs else { return Ok(pool) };
    if again.ones {
        precise(now, rule, &mut pool, needed, again.dice)?;
        return Ok(pool);
    }
    while pool.failed > 0 && pool.rerolled < again.dice {
        let more = pool.failed.min(again.dice - pool.rerolled);
        take_back(now, tests(rule, needed), &mut pool, more)?;
    }
    Ok(pool)
}

/// Fewer than no dice are none (`dz.test.modifiers`).
fn at_least_none(dice: &mut Breakdown) {
    if dice.total() < 0 {
        dice.push(rule!("dz.test.modifiers"), Change::AtLeast(0));
    }
}

/// The dice of a test as they first fall, with the extra dice of their 8s.
fn first(now: &mut Now<'_>, roll: impl Fn(u8) -> Roll, dice: Breakdown, needed: u8) -> Result<Pool, NeedDice> {
    let (mut faces, count) = (Faces::new(), dice.total().clamp(0, MOST) as u8);
    let (won, failed) = throw(now, roll, &mut faces, count, needed)?;
    Ok(Pool { dice, needs: Some(needed), faces, rerolled: 0, failed, won, successes: won })
}

/// The dice of a shield: its 1s count as well as its successes, so no face below the number stands for another
/// (`dz.item.energy-shield`).
pub(crate) fn shield(now: &mut Now<'_>, rule: RuleId, dice: Breakdown, needed: u8) -> Result<Pool, NeedDice> {
    let count = dice.total().clamp(0, MOST) as u8;
    let mut pool = first(now, ones_apart(rule, needed), dice, needed)?;
    pool.failed = pool.failed.min(count);
    Ok(pool)
}

/// The same with a precise weapon: its 1s are rolled again first (`dz.ability.precision`), then `left` other failed dice.
fn precise(now: &mut Now<'_>, rule: RuleId, pool: &mut Pool, needed: u8, mut left: u8) -> Result<(), NeedDice> {
    let mut fresh = 0;
    loop {
        let ones = pool.faces[fresh..].iter().filter(|it| **it == 1).count() as u8;
        let (why, count) = match ones.min(pool.failed) {
            0 => (rule, pool.failed.min(left)),
            ones => (rule!("dz.ability.precision"), ones),
        };
        if count == 0 {
            return Ok(());
        }
        if ones == 0 {
            left -= count;
        }
        fresh = pool.faces.len() + usize::from(count);
        take_back(now, ones_apart(why, needed), pool, count)?;
    }
}

/// Rolls dice of a test again that have not been: those that failed, or all of them (`dz.test.reroll`).
pub(crate) fn again(now: &mut Now<'_>, rule: RuleId, mut pool: Pool, all: bool) -> Result<Pool, NeedDice> {
    let mut count = pool.failed;
    if all {
        count += pool.won;
        pool.successes -= pool.won;
        (pool.failed, pool.won) = (count, 0);
    }
    let Some(needed) = pool.needs else { return Ok(pool) };
    take_back(now, tests(rule, needed), &mut pool, count)?;
    Ok(pool)
}

/// Rolls so many of the failed dice again; extra dice of their 8s may be rolled again in their turn.
fn take_back(now: &mut Now<'_>, roll: impl Fn(u8) -> Roll, pool: &mut Pool, count: u8) -> Result<(), NeedDice> {
    let Some(needed) = pool.needs.filter(|_| count > 0) else { return Ok(()) };
    let thrown = now.roll(roll(count))?;
    let of = |faces: &Faces, least: u8| faces.iter().filter(|it| **it >= least).count() as u8;
    let (successes, eights) = (of(&thrown, needed), of(&thrown, 8));
    pool.faces.extend(thrown);
    let (won, failed) = throw(now, roll, &mut pool.faces, eights, needed)?;
    pool.rerolled += count;
    pool.failed = pool.failed - count + failed;
    pool.won += won;
    pool.successes += successes + won;
    Ok(())
}

/// So many dice of a test at a number: failures, successes and 8s are all that matters.
fn tests(rule: RuleId, needed: u8) -> impl Fn(u8) -> Roll {
    move |count| Roll::new(rule, count, 8).grouped(&[needed - 1, 7]).any_order()
}

/// The same where a 1 is more than a failure.
fn ones_apart(rule: RuleId, needed: u8) -> impl Fn(u8) -> Roll {
    move |count| Roll::new(rule, count, 8).grouped(&[1, needed - 1, 7]).any_order()
}

/// Throws dice and the extra dice of their 8s; how many of them succeeded and failed.
fn throw(
    now: &mut Now<'_>,
    roll: impl Fn(u8) -> Roll,
    faces: &mut Faces,
    count: u8,
    needed: u8,
) -> Result<(u8, u8), NeedDice> {
    let (mut count, mut won, mut failed) = (count, 0, 0);
    while count > 0 && faces.len() < MOST as usize {
        let thrown = now.roll(roll(count))?;
        let lost = thrown.iter().filter(|it| **it < needed).count() as u8;
        failed += lost;
        won += count - lost;
        count = thrown.iter().filter(|it| **it == 8).count() as u8;
        faces.extend(thrown);
    }
    Ok((won, failed))
}
