//! The odds of a whole plan: several decisions, over every outcome of the dice.
//!
//! A [`Course`] answers each decision: with one order, with the best of several, or, where an enemy decides, with the
//! worst of several. [`prospect`] follows it with ordinary orders through the ordinary resolution and gives the chance
//! of each end. Equal states are expanded once. Branches that are cut off, because they are too unlikely or the work is
//! too much, are summed up: every chance is too low by at most that sum.
//!
//! [`Script`] is the course of a plan written as a list of orders.

mod losses;
mod near;
mod rehearse;
mod script;
mod walk;

use std::collections::BTreeMap;

use crate::{Decision, System};

pub use losses::Losses;
pub use rehearse::rehearse;
pub use script::{Goal, Loss, Script};

/// The answers to every decision, and what distinguishes the ends.
pub trait Course<S: System> {
    /// What is told apart in the end: who is left, say.
    type End: Ord + Clone;

    /// What is done about this decision, after so many orders of the plan.
    fn answer(&self, state: &S::State, decision: Decision, given: u32) -> Answer<S::Order>;

    /// How far along the plan is: it never falls, and the more often it rises the more ways into a state are known before
    /// it is followed. 0 throughout is right too.
    fn progress(&self, _state: &S::State) -> u32 {
        0
    }

    /// What has come of it, if the plan ends in this state.
    fn end(&self, state: &S::State) -> Self::End;

    /// What an end is worth to whoever makes the plan.
    fn worth(&self, end: &Self::End) -> f64;
}

/// What is done about a decision.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer<O> {
    /// The plan is carried out.
    Done,
    /// This.
    Give(O),
    /// This order of the plan; afterwards so many orders of the plan have been given.
    Next(O, u32),
    /// Whichever of these is worth most on average; the plan is done where there is none.
    Best(Vec<O>),
    /// Whichever of these is worth least on average; the plan is done where there is none.
    Worst(Vec<O>),
}

/// How far a plan is followed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    /// The most states looked at.
    pub states: u64,
    /// A way less likely than this is not followed.
    pub floor: f64,
}

impl Bounds {
    /// Enough for a squad's Activation, in a second or so.
    pub const USUAL: Bounds = Bounds { states: 20_000, floor: 1e-8 };
}

/// What comes of a plan.
#[derive(Clone, Debug, PartialEq)]
pub struct Prospect<E> {
    /// The chance of each end.
    pub ends: BTreeMap<E, f64>,
    /// What the plan is worth: the mean over its ends.
    pub worth: f64,
    /// The chance of everything that was not followed to its end; 0 where all is exact.
    pub neglected: f64,
    /// How many states were looked at.
    pub states: u64,
}

impl<E: Ord> Prospect<E> {
    /// The chance of an end for which this holds.
    pub fn chance(&self, holds: impl Fn(&E) -> bool) -> f64 {
        crate::total(self.ends.iter().filter(|it| holds(it.0)).map(|it| *it.1))
    }

    /// The chance of each count of something in the end.
    pub fn counts(&self, of: impl Fn(&E) -> i32) -> BTreeMap<i32, f64> {
        let mut counts = BTreeMap::new();
        for (end, chance) in &self.ends {
            *counts.entry(of(end)).or_insert(0.0) += chance;
        }
        counts
    }
}

/// Follows a course from a state over every way the dice can fall.
pub fn prospect<S: System, C: Course<S>>(system: &S, state: &S::State, course: &C, bounds: Bounds) -> Prospect<C::End> {
    walk::from(system, state, course, bounds)
}
