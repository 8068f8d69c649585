//! Walking every way the dice can fall: what the chances must be, however the walk is shortened.

use std::collections::BTreeMap;

use catalogue::{RuleId, rule};
use dice::{Dice, NeedDice, Roll, TooManyOutcomes, enumerate};

const STRIKE: RuleId = rule!("duel.clash.strike");

fn total(tally: &BTreeMap<u32, f64>) -> f64 {
    tally.values().sum()
}

fn assert_same(a: &BTreeMap<u32, f64>, b: &BTreeMap<u32, f64>) {
    assert!(a.keys().eq(b.keys()), "{a:?}\n{b:?}");
    for (outcome, chance) in a {
        assert!((chance - b[outcome]).abs() < 1e-15, "{outcome}: {chance} and {}", b[outcome]);
    }
}

/// D20 tests at 12 or less: a 1 counts double, a 20 takes one off.
fn tests_at_twelve(roll: Roll) -> impl FnMut(&mut dyn Dice) -> Result<u32, NeedDice> {
    let value = |&face: &u8| match face {
        1 => 3,
        2..=12 => 2,
        20 => 0,
        _ => 1,
    };
    move |dice| Ok(dice.roll(roll)?.iter().map(value).sum())
}

/// Successes of a pool at 5 or more where every 8 adds a die, until no die is left or `most` have been added.
fn exploding(count: u8, most: u32, any_order: bool) -> impl FnMut(&mut dyn Dice) -> Result<u32, NeedDice> {
    move |dice| {
        let (mut successes, mut added, mut left) = (0, 0, count);
        while left > 0 {
            let roll = Roll::new(STRIKE, left, 8).grouped(&[4, 7]);
            let faces = dice.roll(if any_order { roll.any_order() } else { roll })?;
            successes += faces.iter().filter(|&&face| face >= 5).count() as u32;
            left = faces.iter().filter(|&&face| face == 8).count().min((most - added) as usize) as u8;
            added += u32::from(left);
        }
        Ok(successes)
    }
}

#[test]
fn two_dice_fall_in_thirty_six_ways() -> Result<(), TooManyOutcomes> {
    let roll = Roll::new(STRIKE, 2, 6);
    let sum = |dice: &mut dyn Dice| Ok(dice.roll(roll)?.iter().map(|&face| u32::from(face)).sum::<u32>());
    assert_eq!(enumerate(sum).count(), 36);
    let tally = enumerate(sum).tally()?;
    for (sum, ways) in (2..=12).zip([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 5.0, 4.0, 3.0, 2.0, 1.0]) {
        assert!((tally[&sum] - ways / 36.0).abs() <= f64::EPSILON / 16.0, "{sum}");
    }
    Ok(())
}

#[test]
fn nothing_rolled_is_certain() {
    let nothing = |dice: &mut dyn Dice| Ok(dice.roll(Roll::new(STRIKE, 0, 6))?.len());
    assert_eq!(enumerate(nothing).collect::<Vec<_>>(), [Ok((1.0, 0))]);
    assert_eq!(enumerate(|_| Ok(7)).collect::<Vec<_>>(), [Ok((1.0, 7))]);
}

#[test]
fn later_rolls_may_depend_on_earlier_ones() -> Result<(), TooManyOutcomes> {
    // One D6, and on a 6 as many more as it shows: 5 short paths and 6^6 long ones.
    let chain = |dice: &mut dyn Dice| {
        let first = dice.roll(Roll::new(STRIKE, 1, 6))?[0];
        if first < 6 { Ok(0) } else { Ok(dice.roll(Roll::new(STRIKE, 6, 6))?.iter().filter(|&&it| it == 6).count()) }
    };
    assert_eq!(enumerate(chain).count(), 5 + 46_656);
    let tally = enumerate(chain).tally()?;
    assert!((tally[&6] - (1.0 / 6.0_f64).powi(7)).abs() < 1e-20);
    Ok(())
}

#[test]
fn grouping_and_order_never_change_a_result() -> Result<(), TooManyOutcomes> {
    for count in 0..=3 {
        let plain = Roll::new(STRIKE, count, 20);
        let grouped = plain.grouped(&[1, 12, 19]);
        let expected = enumerate(tests_at_twelve(plain)).tally()?;
        assert!((total(&expected) - 1.0).abs() < 1e-15);
        for roll in [grouped, plain.any_order(), grouped.any_order()] {
            assert_same(&enumerate(tests_at_twelve(roll)).tally()?, &expected);
        }
    }
    assert_same(&enumerate(exploding(3, 4, false)).tally()?, &enumerate(exploding(3, 4, true)).tally()?);
    Ok(())
}

#[test]
fn a_grouped_pool_in_any_order_is_a_short_walk() -> Result<(), TooManyOutcomes> {
    let roll = Roll::new(STRIKE, 40, 20).grouped(&[1, 12, 19]).any_order();
    assert_eq!(enumerate(tests_at_twelve(roll)).count(), 12_341, "43 choose 3");
    let tally = enumerate(tests_at_twelve(roll)).tally()?;
    assert!((total(&tally) - 1.0).abs() < 1e-13);
    assert!((tally[&120] / 20.0_f64.powi(-40) - 1.0).abs() < 1e-13, "forty times a 1");
    Ok(())
}

#[test]
fn the_largest_handful_stays_finite() -> Result<(), TooManyOutcomes> {
    let roll = Roll::new(STRIKE, 255, 64).grouped(&[31]).any_order();
    let high = |dice: &mut dyn Dice| Ok(dice.roll(roll)?.iter().filter(|&&face| face > 31).count() as u32);
    assert!((total(&enumerate(high).tally()?) - 1.0).abs() < 1e-13);
    Ok(())
}

#[test]
fn too_many_outcomes_are_an_error_and_the_last_word() {
    let roll = Roll::new(STRIKE, 2, 6);
    let mut walk = enumerate(|dice| dice.roll(roll)).at_most(35);
    assert_eq!(walk.by_ref().take(35).filter(Result::is_ok).count(), 35);
    assert_eq!(walk.next(), Some(Err(TooManyOutcomes::Outcomes { limit: 35 })));
    assert_eq!(walk.next(), None);
    assert_eq!(enumerate(|dice| dice.roll(roll)).at_most(36).count(), 36);
    let error = enumerate(|dice| dice.roll(roll)).at_most(35).tally().expect_err("one too many");
    assert_eq!(error.to_string(), "the dice can fall in more than 35 different ways");
}

#[test]
fn dice_without_end_are_an_error_or_neglected_by_request() -> Result<(), TooManyOutcomes> {
    let until_six = |dice: &mut dyn Dice| {
        let mut rolls = 1_u32;
        while dice.roll(Roll::new(STRIKE, 1, 6).grouped(&[5]))?[0] < 6 {
            rolls += 1;
        }
        Ok(rolls)
    };
    assert_eq!(enumerate(until_six).tally(), Err(TooManyOutcomes::Rolls { limit: 1_000 }));
    let mut walk = enumerate(until_six).neglecting(1e-12);
    let found = walk.by_ref().map(|it| it.map(|(chance, _)| chance)).sum::<Result<f64, TooManyOutcomes>>()?;
    assert!(walk.neglected() > 0.0 && walk.neglected() < 1e-12, "{}", walk.neglected());
    assert!((found + walk.neglected() - 1.0).abs() < 1e-15);
    Ok(())
}

#[test]
#[should_panic(expected = "a walk needs a computation that repeats")]
fn a_computation_that_depends_on_more_than_dice_is_our_own_mistake() {
    let mut runs = 0;
    let _ = enumerate(|dice| {
        runs += 1;
        dice.roll(Roll::new(STRIKE, runs, 6))
    })
    .count();
}
