//! What a battle waits for, and how it ended.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::Seat;

/// The one thing a battle waits for: a seat must say something, because a rule asks.
///
/// Which orders answer it is [`System::orders`](crate::System::orders); the question in words is
/// [`System::question`](crate::System::question).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Decision {
    /// Whose choice it is.
    pub seat: Seat,
    /// The rule that puts the choice.
    pub rule: RuleId,
}

/// How a finished battle ended: the place each seat took, best 1. Seats that tie share a place; a team shares one too.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat, by seat number.
    pub places: Vec<u8>,
}

impl Outcome {
    /// Places from scores: the highest score is first, equal scores share a place.
    #[must_use]
    pub fn by_score<T: Ord>(scores: &[T]) -> Outcome {
        let place = |own: &T| 1 + scores.iter().filter(|it| *it > own).count() as u8;
        Outcome { places: scores.iter().map(place).collect() }
    }

    /// The seats in first place.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.places.len() as u8).filter(|it| self.places[it.index()] == 1)
    }

    /// Whether no seat did better than another.
    #[must_use]
    pub fn is_draw(&self) -> bool {
        self.places.iter().all(|it| *it == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_scores_share_a_place_and_the_next_place_is_skipped() {
        let outcome = Outcome::by_score(&[3, 7, 7, 1]);
        assert_eq!(outcome.places, [3, 1, 1, 4]);
        assert_eq!(outcome.winners().collect::<Vec<_>>(), [Seat(1), Seat(2)]);
        assert!(!outcome.is_draw());
        assert!(Outcome::by_score(&[0, 0]).is_draw());
    }
}
