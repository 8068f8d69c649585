//! The same algebra in exact fractions, as plainly as possible: what the fast one is held to.

use std::collections::BTreeMap;

use dice::Distribution;
use num_rational::BigRational;

/// `ways` out of `of`.
pub fn fraction(ways: i64, of: i64) -> BigRational {
    BigRational::new(ways.into(), of.into())
}

/// This very number.
#[allow(dead_code, reason = "each test file uses its part")]
pub fn float(number: f64) -> BigRational {
    BigRational::from_float(number).expect("a finite number")
}

/// A distribution in exact fractions.
#[derive(Clone, Debug)]
pub struct Exact(pub BTreeMap<i32, BigRational>);

#[allow(dead_code, reason = "each test file uses its part")]
impl Exact {
    pub fn point(value: i32) -> Exact {
        Exact(BTreeMap::from([(value, fraction(1, 1))]))
    }

    pub fn die(sides: u32) -> Exact {
        Exact::from_weights(1, &vec![1; sides as usize])
    }

    pub fn sum_of_dice(count: u32, sides: u32) -> Exact {
        Exact::from_weights(count as i32, &ways(&vec![1; sides as usize], count))
    }

    pub fn successes(count: u32, hits: u32, sides: u32) -> Exact {
        Exact::from_weights(0, &ways(&[u128::from(sides - hits), u128::from(hits)], count))
    }

    pub fn from_weights(lowest: i32, weights: &[u128]) -> Exact {
        let sum = weights.iter().sum::<u128>();
        let chances = (lowest..).zip(weights).filter(|&(_, &weight)| weight > 0);
        Exact(chances.map(|(value, &weight)| (value, BigRational::new(weight.into(), sum.into()))).collect())
    }

    pub fn add(&mut self, value: i32, chance: BigRational) {
        *self.0.entry(value).or_insert_with(|| fraction(0, 1)) += chance;
    }

    pub fn plus(&self, other: &Exact) -> Exact {
        let mut sum = Exact(BTreeMap::new());
        for (a, chance_a) in &self.0 {
            other.0.iter().for_each(|(b, chance_b)| sum.add(a + b, chance_a * chance_b));
        }
        sum
    }

    pub fn map(&self, function: impl Fn(i32) -> i32) -> Exact {
        let mut mapped = Exact(BTreeMap::new());
        self.0.iter().for_each(|(value, chance)| mapped.add(function(*value), chance.clone()));
        mapped
    }

    pub fn negate(&self) -> Exact {
        self.map(|value| -value)
    }

    /// This with the given chance, else the other.
    pub fn mix(&self, chance: &BigRational, other: &Exact) -> Exact {
        let mut mixed = Exact(BTreeMap::new());
        self.0.iter().for_each(|(value, it)| mixed.add(*value, it * chance));
        other.0.iter().for_each(|(value, it)| mixed.add(*value, it * (fraction(1, 1) - chance)));
        mixed
    }

    pub fn reroll(&self, unwanted: impl Fn(i32) -> bool) -> Exact {
        let mut result = Exact(BTreeMap::new());
        for (&value, chance) in &self.0 {
            if unwanted(value) {
                self.0.iter().for_each(|(again, it)| result.add(*again, it * chance));
            } else {
                result.add(value, chance.clone());
            }
        }
        result
    }
}

/// In how many ways each sum of `count` equal numbers comes about: whole numbers, so small cases only.
fn ways(one: &[u128], count: u32) -> Vec<u128> {
    let mut sums = vec![1];
    for _ in 0..count {
        let mut next = vec![0; sums.len() + one.len() - 1];
        for (a, ways) in sums.iter().enumerate() {
            one.iter().enumerate().for_each(|(b, more)| next[a + b] += ways * more);
        }
        sums = next;
    }
    sums
}

/// Holds every chance to the exact one: off by no more than so many times 2^-53 of itself.
#[track_caller]
pub fn assert_within(found: &Distribution, exact: &Exact, bound: impl Fn(i32) -> f64) {
    for (value, chance) in found.iter() {
        let Some(expected) = exact.0.get(&value) else {
            assert_eq!(chance, 0.0, "{value} cannot be");
            continue;
        };
        let found = BigRational::from_float(chance).expect("a finite chance");
        let off = (found - expected) / expected;
        let off = if off < fraction(0, 1) { -off } else { off };
        let allowed = BigRational::from_float(bound(value) / 2.0_f64.powi(53)).expect("a finite bound");
        assert!(off <= allowed, "{value}: {chance} for {expected}, more than {} u off", bound(value));
    }
    let kept = |value: &i32| (found.lowest()..=found.highest()).contains(value);
    assert!(exact.0.keys().all(kept), "every possible value is there");
}
