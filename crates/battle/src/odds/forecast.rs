//! The exact odds of an order before it is given, and the numbers behind them.

use serde::{Deserialize, Serialize};

use crate::{Breakdown, Line};

/// The odds of one order, computed by enumerating the resolution itself ([`outcomes`](crate::outcomes)) or by a closed
/// form that a test compares with the enumeration.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Forecast {
    /// The chances worth showing, most telling first: to hit, to wound, to kill.
    pub chances: Vec<Chance>,
    /// Distributions of counts: wounds dealt.
    pub spreads: Vec<Spread>,
    /// The tests that will be made, each with its reasons.
    pub tests: Vec<(Line, Breakdown)>,
    /// How the chances of single tests join to those above, in words: "55 % × 60 % + 5 % Power Shot = 38 %".
    #[serde(default)]
    pub joint: Vec<Line>,
}

/// A chance with a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Chance {
    /// What may happen.
    pub what: Line,
    /// How likely it is, 0 to 1.
    pub chance: f64,
}

/// The sum of chances; 0 for an empty list, not the -0 that an empty sum gives.
#[must_use]
pub fn total(chances: impl Iterator<Item = f64>) -> f64 {
    chances.fold(0.0, |sum, chance| sum + chance)
}

/// A number that chance decides, with a name.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Spread {
    /// What is counted.
    pub what: Line,
    /// The probability of each count, by rising count.
    pub odds: Vec<(i32, f64)>,
}

impl Spread {
    /// Gathers equal counts.
    #[must_use]
    pub fn gather(what: Line, outcomes: impl IntoIterator<Item = (i32, f64)>) -> Spread {
        let mut odds = std::collections::BTreeMap::new();
        for (count, weight) in outcomes {
            *odds.entry(count).or_insert(0.0) += weight;
        }
        Spread { what, odds: odds.into_iter().collect() }
    }

    /// The mean count.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.odds.iter().map(|(count, weight)| f64::from(*count) * weight).sum()
    }

    /// The chance of this count or more.
    #[must_use]
    pub fn at_least(&self, count: i32) -> f64 {
        total(self.odds.iter().filter(|it| it.0 >= count).map(|it| it.1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_never_happens_has_no_minus_sign() {
        let nothing = Spread::gather(Line::new("wounds"), [(0, 1.0)]);
        assert!(nothing.at_least(1).is_sign_positive(), "{}", nothing.at_least(1));
    }
}
