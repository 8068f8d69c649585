//! Distributions held to exact fractions and to walks over every way the dice can fall.

mod exact;

use catalogue::rule;
use dice::{BadWeights, Distribution, Roll, Seeded, enumerate};
use exact::{Exact, assert_within, fraction};

#[test]
fn one_die() {
    let die = Distribution::die(6);
    assert_eq!((die.lowest(), die.highest()), (1, 6));
    assert_within(&die, &Exact::die(6), |_| 1.0);
    assert_eq!((die.chance(0), die.chance(1), die.chance(6), die.chance(7)), (0.0, 1.0 / 6.0, 1.0 / 6.0, 0.0));
    assert_eq!((die.mean(), die.quantile(0.5), die.quantile(0.51)), (3.5, 3, 4));
    assert!((die.variance() - 35.0 / 12.0).abs() < 1e-15);
}

#[test]
fn sums_of_dice_are_within_their_bound() {
    for (count, sides) in [(0, 6), (1, 1), (2, 6), (3, 20), (10, 6), (20, 8), (20, 20), (7, 2)] {
        let bound = f64::from(count * u32::from(sides)).max(1.0);
        let exact = Exact::sum_of_dice(count, u32::from(sides));
        assert_within(&Distribution::dice(count, sides), &exact, |_| bound);
        assert_within(&Distribution::die(sides).sum_of(count), &exact, |_| 2.0 * bound + f64::from(count));
    }
}

#[test]
fn small_sums_of_dice_are_correctly_rounded() {
    assert_within(&Distribution::dice(12, 20), &Exact::sum_of_dice(12, 20), |_| 1.0);
    assert_eq!(Distribution::dice(2, 6).chance(7), 6.0 / 36.0);
}

#[test]
fn hundreds_of_dice_stay_finite_and_whole() {
    let many = Distribution::dice(600, 20);
    assert!((many.total() - 1.0).abs() < 1e-12);
    assert!((many.mean() / 6300.0 - 1.0).abs() < 1e-12);
    assert!((many.variance() / (600.0 * 399.0 / 12.0) - 1.0).abs() < 1e-10);
}

#[test]
fn sums_equal_the_walk_over_all_ways() {
    for (count, sides) in [(3, 6), (2, 20), (4, 8)] {
        let roll = Roll::new(rule!("duel.clash.strike"), count, sides).any_order();
        let walk = enumerate(|dice| Ok(dice.roll(roll)?.iter().map(|&face| i32::from(face)).sum::<i32>()));
        let sum = Distribution::dice(u32::from(count), sides);
        for (value, chance) in walk.tally().expect("few outcomes") {
            assert!((sum.chance(value) - chance).abs() < 1e-16, "{count}D{sides} = {value}");
        }
    }
}

#[test]
fn successes_are_within_their_bound() {
    for (count, ways, sides) in [(1, 1, 6), (8, 3, 8), (25, 1, 20), (25, 19, 20), (28, 7, 20)] {
        let likeliest = f64::from(count * ways) / f64::from(sides);
        let exact = Exact::successes(count, ways, sides);
        let found = Distribution::successes(count, ways, sides);
        assert_within(&found, &exact, |value| 4.0 + 6.0 * (1.0 + (f64::from(value) - likeliest).abs()));
    }
    assert_eq!(Distribution::successes(5, 0, 6), Distribution::point(0));
    assert_eq!(Distribution::successes(5, 9, 6), Distribution::point(5), "more ways than sides are all of them");
    assert_eq!(Distribution::successes(0, 3, 6), Distribution::point(0));
    assert_eq!(Distribution::binomial(3, 0.5).chances(), [0.125, 0.375, 0.375, 0.125]);
    assert!((Distribution::binomial(100_000, 0.3).total() - 1.0).abs() < 1e-12);
}

#[test]
fn an_exploding_die_goes_on_where_it_shows_its_highest_face() {
    let die = Distribution::exploding_die(6);
    assert_eq!((die.chance(5), die.chance(6), die.chance(7), die.chance(12)), (1.0 / 6.0, 0.0, 1.0 / 36.0, 0.0));
    assert!((die.total() - 1.0).abs() < 1e-15);
    assert!((die.mean() - 4.2).abs() < 1e-15, "3.5 times 6/5");
    assert!(die.chance(die.highest()) < dice::NEVER, "what is folded together never happens");
    assert!((Distribution::exploding_die(2).mean() - 3.0).abs() < 1e-15);
}

/// Any distribution, with gaps and negative values.
fn any(dice: &mut Seeded) -> (Distribution, Exact) {
    let values = dice.below(12) + 1;
    let mut weights = (0..values).map(|_| dice.below(4) * dice.below(50)).collect::<Vec<u32>>();
    weights[dice.below(values) as usize] += 1;
    let lowest = dice.below(20) as i32 - 10;
    let exact = weights.iter().map(|&it| u128::from(it)).collect::<Vec<u128>>();
    let floats = weights.iter().map(|&it| f64::from(it)).collect::<Vec<f64>>();
    (Distribution::from_weights(lowest, &floats).expect("a positive weight"), Exact::from_weights(lowest, &exact))
}

#[test]
fn the_algebra_is_within_its_bounds() {
    for seed in 0..50 {
        let mut dice = Seeded::from_u64(seed);
        let ((a, exact_a), (b, exact_b)) = (any(&mut dice), any(&mut dice));
        let narrow = a.chances().len().min(b.chances().len()) as f64;
        assert_within(&a, &exact_a, |_| 3.0);
        assert_within(&a.plus(&b), &exact_a.plus(&exact_b), |_| 6.0 + narrow);
        assert_within(&a.minus(&b), &exact_a.plus(&exact_b.negate()), |_| 6.0 + narrow);
        assert_within(&a.clone().negate(), &exact_a.negate(), |_| 3.0);
        let third = Distribution::mixture(&[(1.0, &a), (2.0, &b), (0.0, &Distribution::point(99))]).expect("weights");
        assert_within(&third, &exact_a.mix(&fraction(1, 3), &exact_b), |_| 3.0 + 7.0);
        assert_within(&a.map(|it| it * it / 2), &exact_a.map(|it| it * it / 2), |_| 3.0 + 12.0);
        let value = dice.below(24) as i32 - 12;
        assert_within(&a.clone().cap(value), &exact_a.map(|it| it.min(value)), |_| 5.0);
        assert_within(&a.clone().floor(value), &exact_a.map(|it| it.max(value)), |_| 5.0);
        assert_within(&a.clone().shift(value), &exact_a.map(|it| it + value), |_| 3.0);
        assert_within(&a.reroll(|it| it < value), &exact_a.reroll(|it| it < value), |_| 3.0 + 8.0);
        assert_within(&a.sum_of(5), &(0..5).fold(Exact::point(0), |sum, _| sum.plus(&exact_a)), |_| 2.0 * 5.0 * 12.0);
    }
}

#[test]
fn laws_of_the_algebra() {
    for seed in 0..200 {
        let mut dice = Seeded::from_u64(1000 + seed);
        let ((a, _), (b, _)) = (any(&mut dice), any(&mut dice));
        let (sum, turned) = (a.plus(&b), b.plus(&a));
        assert!(sum.iter().zip(turned.iter()).all(|(x, y)| x.0 == y.0 && (x.1 - y.1).abs() < 1e-15), "either order");
        assert!((sum.mean() - a.mean() - b.mean()).abs() < 1e-13, "means add up");
        assert!((sum.variance() - a.variance() - b.variance()).abs() < 1e-12, "so do variances");
        let value = dice.below(30) as i32 - 15;
        for it in [&a, &sum, &a.minus(&b), &a.clone().cap(value), &a.clone().floor(value)] {
            assert!((it.total() - 1.0).abs() < 1e-15, "chances sum to one");
            assert!((it.at_least(value) + it.at_most(value - 1) - 1.0).abs() < 1e-15, "either there or below");
        }
        assert_eq!(a.clone().cap(i32::MAX), a);
        assert_eq!(a.clone().floor(i32::MIN), a);
        assert!(a.clone().cap(value).highest() <= value && a.clone().floor(value).lowest() >= value);
        let mut room = Distribution::point(7);
        a.minus_into(&b, &mut room);
        assert_eq!(room, a.minus(&b), "the same in used room");
    }
}

#[test]
fn quantiles_and_tails() {
    let pair = Distribution::dice(2, 6);
    assert_eq!((pair.quantile(0.0), pair.quantile(0.5), pair.quantile(1.0), pair.quantile(2.0)), (2, 7, 12, 12));
    assert_eq!(
        (pair.at_least(i32::MIN), pair.at_least(13), pair.at_most(1), pair.at_most(i32::MAX)),
        (1.0, 0.0, 0.0, 1.0)
    );
    assert_eq!(pair.at_least(12), 1.0 / 36.0);
    assert_eq!(pair.cumulative().nth(1), Some((3, 3.0 / 36.0)));
}

#[test]
fn bad_weights_are_refused() {
    let said = |weights: &[f64]| Distribution::from_weights(0, weights).map_err(|bad| bad.to_string());
    assert_eq!(said(&[1.0, -0.5]), Err("weight 1 is -0.5: it must be zero or more".to_owned()));
    assert_eq!(said(&[f64::NAN]), Err("weight 0 is NaN: it must be zero or more".to_owned()));
    assert_eq!(said(&[]), Err("the weights do not add up to a positive number".to_owned()));
    assert_eq!(said(&[0.0, 0.0]), Err("the weights do not add up to a positive number".to_owned()));
    assert_eq!(said(&[f64::MAX, f64::MAX]), Err("the weights do not add up to a positive number".to_owned()));
    assert_eq!(Distribution::from_weights(i32::MAX, &[1.0, 1.0]), Err(BadWeights::TooMany));
    assert_eq!(Distribution::mixture(&[]), Err(BadWeights::NoSum));
    let trimmed = Distribution::from_weights(3, &[0.0, 2.0, 6.0, 0.0]).expect("two positive weights");
    assert_eq!((trimmed.lowest(), trimmed.chances()), (4, &[0.25, 0.75][..]));
}
