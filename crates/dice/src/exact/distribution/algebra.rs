//! Operations on distributions.
//!
//! n and m are the numbers of values of the two operands. Operations with `&mut self` or `into` reuse memory; all
//! others allocate only their result.

use smallvec::SmallVec;

use super::{BadWeights, Distribution, check};
use crate::exact::sum::Sum;

impl Distribution {
    /// The sum of two independent numbers. Takes n·m steps. Error: min(n, m) u.
    #[must_use]
    pub fn plus(&self, other: &Distribution) -> Distribution {
        let mut chances = Vec::with_capacity(self.chances.len() + other.chances.len() - 1);
        chances.extend_from_slice(&self.chances);
        let mut sum = Distribution { lowest: self.lowest, chances };
        sum.add(other);
        sum
    }

    /// Adds an independent number in place: [`plus`](Distribution::plus) without a new distribution.
    ///
    /// # Panics
    /// If the sum can leave 32 bits.
    pub fn add(&mut self, other: &Distribution) {
        self.lowest = self.lowest.checked_add(other.lowest).expect("a sum within 32 bits");
        let (old, more) = (self.chances.len(), &other.chances[1..]);
        self.chances.resize(old + more.len(), 0.0);
        // From the top down: each chance is spread over values that have already been spread themselves.
        for at in (0..old).rev() {
            let chance = self.chances[at];
            self.chances[at] = chance * other.chances[0];
            let above = self.chances[at + 1..].iter_mut();
            above.zip(more).for_each(|(sum, factor)| *sum += chance * factor);
        }
    }

    /// The sum of `count` independent numbers like this one, added one after the other: (count·n)² / 2 steps, and no
    /// more room than the result. For equal dice [`dice`](Distribution::dice) is faster. Error: 2·count·n u.
    #[must_use]
    pub fn sum_of(&self, count: u32) -> Distribution {
        let mut sum = Distribution::point(0);
        sum.chances.reserve_exact((self.chances.len() - 1) * count as usize);
        (0..count).for_each(|_| sum.add(self));
        sum
    }

    /// The difference of this number and another, independent one. Takes n·m steps. Error: min(n, m) u.
    #[must_use]
    pub fn minus(&self, other: &Distribution) -> Distribution {
        let mut difference = Distribution { lowest: 0, chances: Vec::new() };
        self.minus_into(other, &mut difference);
        difference
    }

    /// [`minus`](Distribution::minus), reusing the memory of an earlier result.
    ///
    /// # Panics
    /// If the difference can leave 32 bits.
    pub fn minus_into(&self, other: &Distribution, difference: &mut Distribution) {
        difference.lowest = self.lowest.checked_sub(other.highest()).expect("a difference within 32 bits");
        difference.chances.clear();
        difference.chances.resize(self.chances.len() + other.chances.len() - 1, 0.0);
        let (rest, fours) = other.chances.as_rchunks::<4>();
        if !fours.is_empty() {
            let padded = padded(&self.chances);
            for (at, four) in fours.iter().rev().enumerate() {
                add_rows(&mut difference.chances[4 * at..], &padded, four);
            }
        }
        for (at, factor) in rest.iter().rev().enumerate() {
            add_row(&mut difference.chances[4 * fours.len() + at..], &self.chances, *factor);
        }
    }

    /// One of these numbers, chosen with chances in proportion to the weights. Error: 4 + the number of parts, in u.
    ///
    /// # Errors
    /// If a weight is negative or not a number, or none is above zero.
    pub fn mixture(parts: &[(f64, &Distribution)]) -> Result<Distribution, BadWeights> {
        parts.iter().try_for_each(|part| check(&[part.0]))?;
        let used = || parts.iter().filter(|part| part.0 > 0.0);
        let sum = Sum::of(parts.iter().map(|part| part.0));
        let bounds = used().map(|part| part.1.lowest).min().zip(used().map(|part| part.1.highest()).max());
        let (Some((lowest, highest)), true) = (bounds, sum.is_finite()) else { return Err(BadWeights::NoSum) };
        let mut chances = vec![0.0; highest.abs_diff(lowest) as usize + 1];
        for (weight, part) in used() {
            let row = chances[part.lowest.abs_diff(lowest) as usize..].iter_mut();
            row.zip(&part.chances).for_each(|(mixed, chance)| *mixed += weight / sum * chance);
        }
        Ok(Distribution { lowest, chances })
    }

    /// The same number, but never above `most`: all that lies above counts as `most`. Error: 2 u for that one.
    #[must_use]
    pub fn cap(mut self, most: i32) -> Distribution {
        if most < self.highest() {
            let above = self.at_least(most);
            self.chances.truncate(self.split(most));
            self.chances.push(above);
            self.lowest = self.lowest.min(most);
        }
        self
    }

    /// The same number, but never below `least`: all that lies below counts as `least`. Error: 2 u for that one.
    #[must_use]
    pub fn floor(mut self, least: i32) -> Distribution {
        if least > self.lowest {
            let below = self.at_most(least);
            let at = self.split(least).min(self.chances.len() - 1);
            self.chances.drain(..at);
            self.chances[0] = below;
            self.lowest = least;
        }
        self
    }

    /// The number with something always added. Exact.
    ///
    /// # Panics
    /// If the result can leave 32 bits.
    #[must_use]
    pub fn shift(mut self, by: i32) -> Distribution {
        let ends = (self.lowest.checked_add(by), self.highest().checked_add(by));
        let (Some(lowest), Some(_)) = ends else { panic!("a value within 32 bits") };
        self.lowest = lowest;
        self
    }

    /// The number with its sign turned. Exact.
    #[must_use]
    pub fn negate(mut self) -> Distribution {
        self.lowest = self.highest().checked_neg().expect("a value within 32 bits");
        self.chances.reverse();
        self
    }

    /// The distribution of a function of the number: halved, doubled, looked up. Takes time and memory in proportion to
    /// the range of its results. Error: n u where values are merged.
    #[must_use]
    pub fn map(&self, function: impl Fn(i32) -> i32) -> Distribution {
        let mapped = || self.iter().filter(|it| it.1 > 0.0).map(|(value, chance)| (function(value), chance));
        let lowest = mapped().map(|it| it.0).min().unwrap_or(0);
        let highest = mapped().map(|it| it.0).max().unwrap_or(0);
        let mut chances = vec![0.0; highest.abs_diff(lowest) as usize + 1];
        mapped().for_each(|(value, chance)| chances[value.abs_diff(lowest) as usize] += chance);
        Distribution { lowest, chances }
    }

    /// The number, rerolled once where it is unwanted; the second roll stands. Error: 4 u.
    #[must_use]
    pub fn reroll(&self, unwanted: impl Fn(i32) -> bool) -> Distribution {
        let again = Sum::of(self.iter().filter(|it| unwanted(it.0)).map(|it| it.1));
        let kept = |(value, chance)| if unwanted(value) { 0.0 } else { chance };
        let chances = self.iter().map(|it| kept(it) + again * it.1).collect();
        Distribution { lowest: self.lowest, chances }
    }
}

/// Adds a row of products, term by term.
fn add_row(sums: &mut [f64], chances: &[f64], factor: f64) {
    sums.iter_mut().zip(chances).for_each(|(sum, chance)| *sum += factor * chance);
}

/// The chances with three zeros before and after them, so that four rows begin and end together.
fn padded(chances: &[f64]) -> SmallVec<[f64; 64]> {
    let mut padded = SmallVec::from_elem(0.0, chances.len() + 6);
    padded[3..chances.len() + 3].copy_from_slice(chances);
    padded
}

/// Adds four rows of products, each one step further than the one before it, beginning with the last factor. Four rows at a
/// time: each sum is then fetched and stored a quarter as often.
fn add_rows(sums: &mut [f64], padded: &[f64], factors: &[f64; 4]) {
    let [d, c, b, a] = *factors;
    for (sum, [k, l, m, n]) in sums.iter_mut().zip(padded.array_windows::<4>()) {
        *sum += (a * n + b * m) + (c * l + d * k);
    }
}
