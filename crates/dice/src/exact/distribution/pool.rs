//! Pools: dice rolled together whose successes are counted, where some faces add a die and failed dice may be rolled
//! again.
//!
//! A die fails, succeeds, or explodes: it succeeds and adds a die, which may explode in turn. Failed dice may be
//! rerolled, each only once, up to a total number of rerolls; a die that explodes out of a reroll is a new die.
//! Rerolling a failed die can only help, so players are assumed to do it whenever they may.
//!
//! The number of successes is unbounded, so the highest value stored means "this or more" and is treated as such
//! throughout. It is chosen so that it is reached less often than [`NEVER`].

use super::{BadWeights, Distribution, NEVER};

/// What one die of a pool can do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PoolDie {
    fail: f64,
    success: f64,
    explode: f64,
}

impl PoolDie {
    /// A die that succeeds on `target` or more and never explodes. A target above the highest face is never met.
    ///
    /// # Panics
    /// If the die has no sides.
    #[must_use]
    pub fn plain(sides: u8, target: u8) -> PoolDie {
        assert!(sides > 0, "a die has sides");
        let fail = u32::from(target.max(1) - 1).min(u32::from(sides));
        PoolDie::of(fail, u32::from(sides) - fail, 0)
    }

    /// A die that succeeds on `target` or more, and explodes on its highest face. That face always succeeds, so a target
    /// above it is as one of it.
    ///
    /// # Panics
    /// If the die has fewer than two sides: it would never stop.
    #[must_use]
    pub fn exploding(sides: u8, target: u8) -> PoolDie {
        assert!(sides >= 2, "a die that always explodes never stops");
        let fail = u32::from(target.clamp(1, sides)) - 1;
        PoolDie::of(fail, u32::from(sides) - 1 - fail, 1)
    }

    /// A die with this many faces that fail, that succeed, and that succeed and add a die.
    ///
    /// # Errors
    /// If every face adds a die, or there is none.
    pub fn with_faces(fail: u32, success: u32, explode: u32) -> Result<PoolDie, BadWeights> {
        if fail == 0 && success == 0 { Err(BadWeights::NoSum) } else { Ok(PoolDie::of(fail, success, explode)) }
    }

    fn of(fail: u32, success: u32, explode: u32) -> PoolDie {
        let faces = f64::from(fail) + f64::from(success) + f64::from(explode);
        let chance = |ways: u32| f64::from(ways) / faces;
        PoolDie { fail: chance(fail), success: chance(success), explode: chance(explode) }
    }
}

/// How failed dice of a pool may be rolled again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rerolls {
    /// How many rerolls there are for the whole pool.
    pub most: u32,
    /// Whether dice added by explosions may be rerolled too, those out of a reroll included.
    pub added_dice: bool,
}

impl Distribution {
    /// How many successes a pool of `count` such dice has. Takes `count` passes over the values. Error: 4·(count + the
    /// number of successes) u.
    #[must_use]
    pub fn pool(die: PoolDie, count: u32) -> Distribution {
        let mut chances = vec![0.0; highest(count, 0, die) + 1];
        chances[0] = 1.0;
        (0..count).for_each(|_| add_die(&mut chances, die));
        Distribution { lowest: 0, chances }
    }

    /// The same pool with rerolls of failed dice. Takes count·(rerolls + 1) passes, and room for as many rows as there
    /// are rerolls that can be used. Error: 8·(count + rerolls + the number of successes) u.
    #[must_use]
    pub fn pool_with_rerolls(die: PoolDie, count: u32, rerolls: Rerolls) -> Distribution {
        let rerolls = Rerolls { most: usable(count, rerolls, die), ..rerolls };
        let values = highest(count, rerolls.most, die) + 1;
        // One row for each number of rerolls left, the most left first: a die only ever moves down.
        let mut rows = vec![0.0; values * (rerolls.most as usize + 1)];
        let mut again = vec![0.0; values];
        rows[0] = 1.0;
        for _ in 0..count {
            again.fill(0.0);
            let rows = rows.chunks_exact_mut(values);
            (0..=rerolls.most).rev().zip(rows).for_each(|(left, row)| resolve(row, &mut again, die, left, rerolls));
        }
        let (chances, others) = rows.split_at_mut(values);
        for row in others.chunks_exact(values) {
            chances.iter_mut().zip(row).for_each(|(sum, chance)| *sum += chance);
        }
        rows.truncate(values);
        Distribution { lowest: 0, chances: rows }
    }
}

/// Adds a die, and the dice that come out of it, to successes counted so far.
fn add_die(chances: &mut [f64], PoolDie { fail, success, explode }: PoolDie) {
    let (mut below, mut added_below) = (0.0, 0.0);
    let (top, rest) = chances.split_last_mut().expect("there is a highest value");
    for chance in rest {
        let added = fail * *chance + (success * below + explode * added_below);
        below = std::mem::replace(chance, added);
        added_below = added;
    }
    *top += (success * below + explode * added_below) / (fail + success);
}

/// Resolves one die of the pool from all states with `left` rerolls left. `row` holds the chance of each number of
/// successes before the die and then after it; `again` the chance that this die, failed at that number of successes, is
/// being rerolled: from the row above when it comes in, for the row below when it goes out.
fn resolve(row: &mut [f64], again: &mut [f64], die: PoolDie, left: u32, rerolls: Rerolls) {
    let PoolDie { fail, success, explode } = die;
    let top = row.len() - 1;
    // What comes up from one success less: new dice that may be rerolled, new dice that may not, successes.
    let (mut fresh_up, mut spent_up, mut success_up) = (0.0, 0.0, 0.0);
    for at in 0..=top {
        let rerolled = again[at];
        let (mut fresh, mut spent) = (row[at] + fresh_up, spent_up);
        if at == top {
            // At "this or more" an explosion leads back here: all rounds of that at once.
            let stays = fail + success;
            (fresh, spent) = if rerolls.added_dice {
                ((fresh + explode * rerolled) / stays, spent)
            } else {
                (fresh, (spent + explode * (fresh + rerolled)) / stays)
            };
        }
        let (fresh_fails, spent_fails) = (fail * fresh, fail * (rerolled + spent));
        let succeeds = success * (fresh + rerolled + spent);
        row[at] = success_up + spent_fails + if left == 0 { fresh_fails } else { 0.0 };
        again[at] = if left == 0 { 0.0 } else { fresh_fails };
        success_up = succeeds;
        (fresh_up, spent_up) = if rerolls.added_dice {
            (explode * (fresh + rerolled), 0.0)
        } else {
            (0.0, explode * (fresh + rerolled + spent))
        };
    }
    row[top] += success_up;
}

/// How many rerolls can ever be used: with new dice to reroll, more than one for each die of the pool.
fn usable(count: u32, rerolls: Rerolls, die: PoolDie) -> u32 {
    let explode_and_fail = die.explode * die.fail / (die.fail + die.success);
    let more = if rerolls.added_dice { tail(count, explode_and_fail) as u32 } else { 0 };
    rerolls.most.min(count.saturating_add(more))
}

/// The number of successes that a pool reaches less often than [`NEVER`]: every die of it may succeed, and so may every
/// die added.
fn highest(count: u32, rerolls: u32, die: PoolDie) -> usize {
    count as usize + tail(count.saturating_add(rerolls), die.explode)
}

/// The smallest number such that `dice` dice explode that often or more, all together, less often than [`NEVER`].
fn tail(dice: u32, explode: f64) -> usize {
    if dice == 0 || explode <= 0.0 {
        return 0;
    }
    let (mut explosions, mut chance, mut sum) = (0, 1.0, 1.0);
    loop {
        explosions += 1;
        let next = explode * (f64::from(dice) + explosions as f64 - 1.0) / explosions as f64;
        (chance, sum) = (chance * next, sum + chance * next);
        // From here on each is at most `next` times the one before it: a geometric series bounds the rest.
        if next < 1.0 && chance / (1.0 - next) < NEVER * sum {
            return explosions;
        }
        if sum > 1e200 {
            (chance, sum) = (chance / sum, 1.0);
        }
    }
}
