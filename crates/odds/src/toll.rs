//! What an attack costs both sides, summed up.

use std::collections::BTreeMap;

use battle::plan_odds::{Losses, Prospect};

/// What comes of an attack: the odds of every loss, and what it is worth.
#[derive(Clone, Debug, PartialEq)]
pub struct Toll {
    /// The odds of every loss.
    pub odds: Prospect<Losses>,
    /// The points of the attackers and of the targets.
    pub points: [f64; 2],
    /// How many targets there were.
    pub targets: u32,
}

impl Toll {
    /// The models lost by the targets.
    #[must_use]
    pub fn models(&self) -> BTreeMap<i32, f64> {
        self.odds.counts(|it| i32::from(it.targets))
    }

    /// The wounds, or whatever counts as such, lost by the targets.
    #[must_use]
    pub fn wounds(&self) -> BTreeMap<i32, f64> {
        self.odds.counts(|it| i32::from(it.wounds))
    }

    /// The models the attackers lose in return.
    #[must_use]
    pub fn own_models(&self) -> BTreeMap<i32, f64> {
        self.odds.counts(|it| i32::from(it.attackers))
    }

    /// The chance that one model or more is lost.
    #[must_use]
    pub fn any(&self) -> f64 {
        self.odds.chance(|it| it.targets > 0)
    }

    /// The chance that all are.
    #[must_use]
    pub fn all(&self) -> f64 {
        self.odds.chance(|it| u32::from(it.targets) == self.targets)
    }

    /// The points of the models lost, on average.
    #[must_use]
    pub fn points_lost(&self) -> f64 {
        mean(&self.models()) * self.points[1] / f64::from(self.targets)
    }

    /// The points lost for a hundred spent.
    #[must_use]
    pub fn for_a_hundred(&self) -> f64 {
        if self.points[0] > 0.0 { 100.0 * self.points_lost() / self.points[0] } else { 0.0 }
    }
}

/// The mean of a count.
#[must_use]
pub fn mean(counts: &BTreeMap<i32, f64>) -> f64 {
    counts.iter().fold(0.0, |sum, (count, chance)| sum + f64::from(*count) * chance)
}

/// How far a count is from its mean, usually.
#[must_use]
pub fn spread(counts: &BTreeMap<i32, f64>) -> f64 {
    let mean = mean(counts);
    let far = |count: i32| (f64::from(count) - mean) * (f64::from(count) - mean);
    counts.iter().fold(0.0, |sum, (count, chance)| sum + far(*count) * chance).sqrt()
}
