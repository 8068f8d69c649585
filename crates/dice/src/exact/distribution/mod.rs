//! Exact distributions: every value a number can have, and its probability.
//!
//! A [`Distribution`] stores one chance for every whole number from the lowest value to the highest. Nothing is
//! sampled. Chances are `f64`, and every operation only multiplies, divides and adds non-negative numbers, so small
//! chances are as accurate as large ones: the relative error of each is a few times u = 2^-53. Each operation documents
//! how many times; the errors of its operands are added to that. A test compares all of them with exact fractions.
//!
//! Where dice explode without end, the highest value kept stands for "this or more", and the chance of reaching it is
//! below [`NEVER`]. Chances under 1e-300 may come out as zero.

mod algebra;
mod dice;
mod pool;
mod successes;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::exact::sum::Sum;
pub use pool::{PoolDie, Rerolls};

/// The probability that counts as impossible: rolling once a second since the beginning of the universe, one would not
/// expect to have seen it. Unbounded distributions are cut off at a value that is reached less often than this.
pub const NEVER: f64 = 1e-18;

/// The chance of each value of a whole number that depends on dice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(try_from = "Raw")]
pub struct Distribution {
    lowest: i32,
    /// Chance of `lowest`, of `lowest + 1`, and so on. Never empty.
    chances: Vec<f64>,
}

/// A distribution as read from elsewhere, not to be trusted yet.
#[derive(Deserialize)]
struct Raw {
    lowest: i32,
    chances: Vec<f64>,
}

impl TryFrom<Raw> for Distribution {
    type Error = BadWeights;

    fn try_from(raw: Raw) -> Result<Distribution, BadWeights> {
        check(&raw.chances)?;
        i32::try_from(raw.chances.len() - 1)
            .ok()
            .and_then(|more| raw.lowest.checked_add(more))
            .ok_or(BadWeights::TooMany)?;
        let read = Distribution { lowest: raw.lowest, chances: raw.chances };
        let total = read.total();
        if (total - 1.0).abs() < 1e-9 { Ok(read) } else { Err(BadWeights::NotOne { total }) }
    }
}

impl Distribution {
    /// This value and no other. Exact.
    #[must_use]
    pub fn point(value: i32) -> Distribution {
        Distribution { lowest: value, chances: vec![1.0] }
    }

    /// Every value from `lowest` to `highest` equally likely. Error: 1 u.
    ///
    /// # Panics
    /// If `highest` is below `lowest`.
    #[must_use]
    pub fn uniform(lowest: i32, highest: i32) -> Distribution {
        assert!(lowest <= highest, "no value from {lowest} to {highest}");
        let values = highest.abs_diff(lowest) as usize + 1;
        Distribution { lowest, chances: vec![1.0 / values as f64; values] }
    }

    /// One die: 1 to `sides`, each equally likely. Error: 1 u.
    ///
    /// # Panics
    /// If the die has no sides.
    #[must_use]
    pub fn die(sides: u8) -> Distribution {
        Distribution::uniform(1, i32::from(sides))
    }

    /// Chances in proportion to these weights, the first for `lowest`. Error: 3 u.
    ///
    /// # Errors
    /// If a weight is negative or not a number, or none is above zero.
    pub fn from_weights(lowest: i32, weights: &[f64]) -> Result<Distribution, BadWeights> {
        check(weights)?;
        let sum = Sum::of(weights.iter().copied());
        let (first, last) = (weights.iter().position(|&it| it > 0.0), weights.iter().rposition(|&it| it > 0.0));
        let (Some(first), Some(last), true) = (first, last, sum.is_finite()) else { return Err(BadWeights::NoSum) };
        let last_value = i32::try_from(last).ok().and_then(|it| lowest.checked_add(it));
        last_value.ok_or(BadWeights::TooMany)?;
        let chances = weights[first..=last].iter().map(|weight| weight / sum).collect();
        Ok(Distribution { lowest: lowest + first as i32, chances })
    }

    /// The lowest value kept.
    #[must_use]
    pub fn lowest(&self) -> i32 {
        self.lowest
    }

    /// The highest value kept.
    #[must_use]
    pub fn highest(&self) -> i32 {
        self.lowest + (self.chances.len() - 1) as i32
    }

    /// The chances of all values from the lowest to the highest.
    #[must_use]
    pub fn chances(&self) -> &[f64] {
        &self.chances
    }

    /// Each value with its chance, from the lowest to the highest.
    pub fn iter(&self) -> impl Iterator<Item = (i32, f64)> + '_ {
        (self.lowest..=self.highest()).zip(self.chances.iter().copied())
    }

    /// The chance of exactly this value.
    #[must_use]
    pub fn chance(&self, value: i32) -> f64 {
        let at = usize::try_from(i64::from(value) - i64::from(self.lowest)).ok();
        at.and_then(|at| self.chances.get(at)).copied().unwrap_or(0.0)
    }

    /// The chance of this value or more. Error: 2 u.
    #[must_use]
    pub fn at_least(&self, value: i32) -> f64 {
        Sum::of_row(&self.chances[self.split(value)..])
    }

    /// The chance of this value or less. Error: 2 u.
    #[must_use]
    pub fn at_most(&self, value: i32) -> f64 {
        value.checked_add(1).map_or(1.0, |above| Sum::of_row(&self.chances[..self.split(above)]))
    }

    /// The chance of each value or less, from the lowest value to the highest. Error: 2 u.
    pub fn cumulative(&self) -> impl Iterator<Item = (i32, f64)> + '_ {
        let mut sum = Sum::default();
        self.iter().map(move |(value, chance)| {
            sum.add(chance);
            (value, sum.total())
        })
    }

    /// The sum of all chances: one, but for rounding.
    #[must_use]
    pub fn total(&self) -> f64 {
        Sum::of_row(&self.chances)
    }

    /// The mean. Error: 3 u of the mean size of the values.
    #[must_use]
    pub fn mean(&self) -> f64 {
        Sum::of(self.iter().map(|(value, chance)| f64::from(value) * chance))
    }

    /// The mean squared distance from the mean. Error: 6 u, and that of the mean.
    #[must_use]
    pub fn variance(&self) -> f64 {
        let mean = self.mean();
        Sum::of(self.iter().map(|(value, chance)| (f64::from(value) - mean) * (f64::from(value) - mean) * chance))
    }

    /// The lowest value that is not exceeded with at least this chance: `quantile(0.5)` is the median.
    #[must_use]
    pub fn quantile(&self, chance: f64) -> i32 {
        let found = self.cumulative().find(|&(_, up_to)| up_to >= chance);
        found.map_or_else(|| self.highest(), |(value, _)| value)
    }

    /// Where the chances of `value` and above begin.
    fn split(&self, value: i32) -> usize {
        let at = (i64::from(value) - i64::from(self.lowest)).clamp(0, self.chances.len() as i64);
        at as usize
    }
}

/// Why weights make no distribution.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum BadWeights {
    /// A weight is negative, infinite or not a number.
    NotAWeight {
        /// Which weight, counted from 0.
        at: usize,
        /// What it is.
        weight: f64,
    },
    /// No weight is above zero, or together they are infinite.
    NoSum,
    /// Chances that were read do not add up to one.
    NotOne {
        /// What they add up to.
        total: f64,
    },
    /// The highest value is too large a number.
    TooMany,
}

impl fmt::Display for BadWeights {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadWeights::NotAWeight { at, weight } => write!(f, "weight {at} is {weight}: it must be zero or more"),
            BadWeights::NoSum => f.write_str("the weights do not add up to a positive number"),
            BadWeights::NotOne { total } => write!(f, "the chances add up to {total}, not to one"),
            BadWeights::TooMany => f.write_str("the highest value is beyond 32 bits"),
        }
    }
}

impl std::error::Error for BadWeights {}

fn check(weights: &[f64]) -> Result<(), BadWeights> {
    match weights.iter().position(|weight| !(weight.is_finite() && *weight >= 0.0)) {
        Some(at) => Err(BadWeights::NotAWeight { at, weight: weights[at] }),
        None if weights.is_empty() => Err(BadWeights::NoSum),
        None => Ok(()),
    }
}
