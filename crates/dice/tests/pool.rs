//! Pools of dice that explode and are rerolled, held to the rule played out die by die in exact fractions, and to a walk
//! over real rolls.

mod exact;

use std::collections::{BTreeMap, HashMap};

use catalogue::rule;
use dice::{Dice, Distribution, NeedDice, PoolDie, Rerolls, Roll, enumerate};
use exact::{Exact, assert_within, fraction};
use num_rational::BigRational;

/// A pool in the middle of being rolled, and how many successes it must still make, no more and no fewer.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Playing {
    first: u32,
    added: u32,
    failed: u32,
    rerolls: u32,
    wanted: u32,
}

/// The rule as it is told at the table: all dice are rolled, explosions too; then failed dice are rerolled one by one,
/// and what explodes out of a reroll is rolled and joins the rest.
struct Table {
    fail: BigRational,
    success: BigRational,
    explode: BigRational,
    added_dice: bool,
    known: HashMap<Playing, BigRational>,
}

impl Table {
    fn d8(target: i64, added_dice: bool) -> Table {
        let (fail, success, explode) = (fraction(target - 1, 8), fraction(8 - target, 8), fraction(1, 8));
        Table { fail, success, explode, added_dice, known: HashMap::new() }
    }

    fn chance(&mut self, at: Playing) -> BigRational {
        if let Some(known) = self.known.get(&at) {
            return known.clone();
        }
        let chance = if at.first > 0 {
            self.roll(Playing { first: at.first - 1, ..at }, 1)
        } else if at.added > 0 {
            let rerollable = u32::from(self.added_dice);
            self.roll(Playing { added: at.added - 1, ..at }, rerollable)
        } else if at.failed > 0 && at.rerolls > 0 {
            self.roll(Playing { failed: at.failed - 1, rerolls: at.rerolls - 1, ..at }, 0)
        } else {
            fraction(i64::from(at.wanted == 0), 1)
        };
        self.known.insert(at, chance.clone());
        chance
    }

    /// One die is rolled; `failed` of it may be rerolled if it fails.
    fn roll(&mut self, rest: Playing, failed: u32) -> BigRational {
        let mut chance = self.fail.clone() * self.chance(Playing { failed: rest.failed + failed, ..rest });
        if let Some(wanted) = rest.wanted.checked_sub(1) {
            chance += self.success.clone() * self.chance(Playing { wanted, ..rest });
            chance += self.explode.clone() * self.chance(Playing { wanted, added: rest.added + 1, ..rest });
        }
        chance
    }

    fn pool(&mut self, count: u32, rerolls: u32, most: u32) -> Exact {
        let start = |wanted| Playing { first: count, added: 0, failed: 0, rerolls, wanted };
        let chances = (0..=most).map(|wanted| (wanted as i32, self.chance(start(wanted))));
        Exact(chances.filter(|it| it.1 != fraction(0, 1)).collect())
    }
}

/// Holds the chances of the values worked out exactly to their bound, in u. Higher values are left to the total.
#[track_caller]
fn check(found: &Distribution, exact: &Exact, bound: impl Fn(u32) -> f64) {
    let most = *exact.0.keys().max().expect("something happens");
    let shown = Exact(found.iter().filter(|it| it.0 > most).map(|it| (it.0, exact::float(it.1))).collect());
    let all = Exact(exact.0.clone().into_iter().chain(shown.0).collect());
    assert_within(found, &all, |value| bound(value as u32));
    assert!((found.total() - 1.0).abs() < 1e-14, "chances sum to one: {}", found.total());
}

#[test]
fn exploding_pools_are_within_their_bound() {
    for target in 1..=8 {
        let mut table = Table::d8(i64::from(target), true);
        for count in 0..=4 {
            let found = Distribution::pool(PoolDie::exploding(8, target), count);
            check(&found, &table.pool(count, 0, 10), |value| 4.0 * f64::from(count + value));
            let expected = f64::from(count) * f64::from(9 - target) / 7.0;
            assert!((found.mean() - expected).abs() < 1e-13, "{count} dice at {target}");
        }
    }
}

#[test]
fn rerolled_pools_are_within_their_bound() {
    for (target, added_dice) in [1, 2, 5, 8].into_iter().flat_map(|target| [(target, false), (target, true)]) {
        let mut table = Table::d8(i64::from(target), added_dice);
        for (count, most) in (0..=3).flat_map(|count| (0..=5).map(move |most| (count, most))) {
            let found =
                Distribution::pool_with_rerolls(PoolDie::exploding(8, target), count, Rerolls { most, added_dice });
            check(&found, &table.pool(count, most, 7), |value| 8.0 * f64::from(count + most + value));
        }
    }
}

#[test]
fn no_rerolls_are_the_plain_pool() {
    for count in 0..=12 {
        let die = PoolDie::exploding(8, 5);
        let (plain, rerolled) = (Distribution::pool(die, count), |added_dice| {
            Distribution::pool_with_rerolls(die, count, Rerolls { most: 0, added_dice })
        });
        for it in [rerolled(false), rerolled(true)] {
            assert_eq!(it.highest(), plain.highest());
            assert!(it.iter().zip(plain.iter()).all(|(a, b)| (a.1 - b.1).abs() <= 1e-14 * b.1), "{count} dice");
        }
    }
}

#[test]
fn pools_that_do_not_explode_are_successes() {
    for target in 0..=8 {
        let ways = 7 - u32::from(target.clamp(1, 7));
        let expected = Distribution::successes(9, ways, 6);
        let found = Distribution::pool(PoolDie::plain(6, target), 9);
        for value in 0..=9 {
            assert!((found.chance(value) - expected.chance(value)).abs() < 1e-15, "{target}+: {value}");
        }
    }
}

#[test]
fn edges() {
    let die = PoolDie::exploding(8, 8);
    assert_eq!(Distribution::pool(die, 0), Distribution::point(0), "no dice, no successes");
    assert_eq!(PoolDie::exploding(8, 9), die, "the face that explodes always succeeds");
    assert_eq!(PoolDie::exploding(8, 0), PoolDie::exploding(8, 1));
    assert_eq!(Distribution::pool(PoolDie::plain(8, 9), 3).chance(0), 1.0, "nine or more on a D8 never falls");
    assert_eq!(Distribution::pool(die, 1).chance(1), 7.0 / 64.0);
    let endless = Rerolls { most: u32::MAX, added_dice: true };
    let all = Distribution::pool_with_rerolls(die, 3, endless);
    assert!((all.total() - 1.0).abs() < 1e-14, "as many rerolls as there is time for still end");
    assert_eq!(Distribution::pool_with_rerolls(die, 0, endless), Distribution::point(0));
    assert!(PoolDie::with_faces(0, 0, 6).is_err(), "a die that always explodes never stops");
    assert_eq!(PoolDie::with_faces(4, 3, 1), Ok(PoolDie::exploding(8, 5)));
}

#[test]
fn a_large_pool_is_no_matter() {
    let die = PoolDie::exploding(8, 5);
    let found = Distribution::pool(die, 3000);
    assert!((found.mean() / (3000.0 * 4.0 / 7.0) - 1.0).abs() < 1e-11, "{}", found.mean());
}

/// Rolls a pool at 5 or more with real dice: all of them, explosions, then up to two rerolls of any failed dice.
fn play(dice: &mut dyn Dice) -> Result<i32, NeedDice> {
    let mut roll = |count| {
        let pool = Roll::new(rule!("duel.clash.strike"), count, 8).grouped(&[4, 7]).any_order();
        let (mut successes, mut failed, mut left) = (0, 0, count);
        let mut first_failed = None;
        while left > 0 {
            let faces = dice.roll(Roll { count: left, ..pool })?;
            let fails = faces.iter().filter(|&&face| face < 5).count();
            first_failed.get_or_insert(fails);
            failed += fails;
            successes += i32::from(left) - fails as i32;
            left = faces.iter().filter(|&&face| face == 8).count() as u8;
        }
        Ok((successes, failed, first_failed.unwrap_or(0)))
    };
    let (mut successes, mut failed, _) = roll(2)?;
    for _ in 0..2 {
        if failed > 0 {
            let (more, still, itself) = roll(1)?;
            successes += more;
            failed = failed - 1 + still - itself;
        }
    }
    Ok(successes)
}

#[test]
fn a_pool_equals_the_walk_over_real_rolls() {
    let walk = enumerate(play).neglecting(1e-13).tally().expect("few outcomes");
    let rerolls = Rerolls { most: 2, added_dice: true };
    let found = Distribution::pool_with_rerolls(PoolDie::exploding(8, 5), 2, rerolls);
    let walked: BTreeMap<i32, f64> = walk.into_iter().filter(|it| it.0 <= 8).collect();
    assert_eq!(walked.len(), 9);
    walked.iter().for_each(|(&value, &chance)| assert!((found.chance(value) - chance).abs() < 1e-10, "{value}"));
}
