//! Enumeration of every outcome of the dice, each with its exact probability.
//!
//! [`enumerate`] runs a computation once for every different outcome of its dice: the code that plays a battle then
//! also gives exact odds. It searches depth first: the first run sees the lowest face of every die; each later run
//! repeats the previous one up to the last die that can still show another face, and advances that die.
//!
//! Two hints of a [`Roll`] shorten the enumeration. Faces [`grouped`](Roll::grouped) together occur once, as the lowest
//! of them, with the probability of all. Dice rolled in [`any_order`](Roll::any_order) occur sorted, once for each
//! combination of faces, with the probability of all its permutations.
//!
//! A probability is a ratio of two integers, divided once at the end: correctly rounded as long as both stay below 2^53
//! (twelve D20, seventeen D8), and within 2^-53 of itself for each die after that.

use std::collections::BTreeMap;
use std::fmt;

use crate::exact::sum::Sum;
use crate::exact::walk::Walk;
use crate::{Dice, NeedDice};

/// The most outcomes a walk may have unless it is told otherwise.
const OUTCOMES: u64 = 1_000_000;

/// Runs a computation for every outcome of its dice, and yields each result with its probability.
///
/// The computation must depend on nothing but its dice, and must return a [`NeedDice`] that a roll gives it: that is
/// how a run below the [`floor`](Outcomes::neglecting) or an endless one is stopped.
///
/// ```
/// use dice::{Roll, enumerate};
/// use catalogue::rule;
///
/// let pair = Roll::new(rule!("duel.clash.strike"), 2, 6).any_order();
/// let sums = enumerate(|dice| Ok(dice.roll(pair)?.iter().sum::<u8>())).tally()?;
/// assert_eq!(sums[&7], 6.0 / 36.0);
/// # Ok::<(), dice::TooManyOutcomes>(())
/// ```
pub fn enumerate<T, F>(computation: F) -> Outcomes<F>
where
    F: FnMut(&mut dyn Dice) -> Result<T, NeedDice>,
{
    Outcomes { computation, walk: Walk::default(), left: OUTCOMES, limit: OUTCOMES, neglected: Sum::default() }
}

/// A walk over all outcomes, made by [`enumerate`]: an iterator of outcomes with their chances.
#[derive(Clone, Debug)]
pub struct Outcomes<F> {
    computation: F,
    walk: Walk,
    left: u64,
    limit: u64,
    neglected: Sum,
}

impl<F> Outcomes<F> {
    /// The same walk with room for this many outcomes instead of a million.
    #[must_use]
    pub fn at_most(mut self, outcomes: u64) -> Outcomes<F> {
        (self.left, self.limit) = (outcomes, outcomes);
        self
    }

    /// The same walk, which goes no further where the dice so far have a chance below `floor`: for dice that explode
    /// without end. What is left out is counted, see [`neglected`](Outcomes::neglected).
    #[must_use]
    pub fn neglecting(mut self, floor: f64) -> Outcomes<F> {
        self.walk.floor = floor;
        self
    }

    /// The chance of everything left out so far: zero unless the walk has a [`floor`](Outcomes::neglecting).
    #[must_use]
    pub fn neglected(&self) -> f64 {
        self.neglected.total()
    }
}

impl<F, T> Outcomes<F>
where
    F: FnMut(&mut dyn Dice) -> Result<T, NeedDice>,
{
    /// The chance of each different outcome; with what was [`neglected`](Outcomes::neglected) they sum to one.
    ///
    /// # Errors
    /// If there are more outcomes than allowed.
    pub fn tally(mut self) -> Result<BTreeMap<T, f64>, TooManyOutcomes>
    where
        T: Ord,
    {
        let mut sums = BTreeMap::<T, Sum>::new();
        for outcome in &mut self {
            let (chance, outcome) = outcome?;
            sums.entry(outcome).or_default().add(chance);
        }
        Ok(sums.into_iter().map(|(outcome, sum)| (outcome, sum.total())).collect())
    }

    /// Ends the walk with an error: nothing follows it.
    fn too_many(&mut self, error: TooManyOutcomes) -> Option<Result<(f64, T), TooManyOutcomes>> {
        self.walk.end();
        Some(Err(error))
    }
}

impl<F, T> Iterator for Outcomes<F>
where
    F: FnMut(&mut dyn Dice) -> Result<T, NeedDice>,
{
    type Item = Result<(f64, T), TooManyOutcomes>;

    fn next(&mut self) -> Option<Self::Item> {
        while self.walk.begin() {
            if self.left == 0 {
                return self.too_many(TooManyOutcomes::Outcomes { limit: self.limit });
            }
            self.left -= 1;
            let outcome = (self.computation)(&mut self.walk);
            if self.walk.is_too_long() {
                return self.too_many(TooManyOutcomes::Rolls { limit: Walk::LONGEST });
            }
            if !self.walk.is_stopped() {
                let outcome = outcome.unwrap_or_else(|need| panic!("the computation has other dice beside: {need}"));
                return Some(Ok((self.walk.chance(), outcome)));
            }
            self.neglected.add(self.walk.chance());
        }
        None
    }
}

/// A computation has more outcomes than a walk may visit; none of its odds can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TooManyOutcomes {
    /// More different outcomes than allowed.
    Outcomes {
        /// How many were allowed.
        limit: u64,
    },
    /// One outcome takes so many rolls that it may never end.
    Rolls {
        /// How many rolls one outcome may take.
        limit: usize,
    },
}

impl fmt::Display for TooManyOutcomes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TooManyOutcomes::Outcomes { limit } => write!(f, "the dice can fall in more than {limit} different ways"),
            TooManyOutcomes::Rolls { limit } => write!(f, "the dice can go on for more than {limit} rolls"),
        }
    }
}

impl std::error::Error for TooManyOutcomes {}
