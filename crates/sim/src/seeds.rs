//! The seeds of a battle.

use battle::Seat;
use dice::Seeded;

/// The stream of the setup; the dice have 1, the seats' minds all from 2.
const SETUP: u64 = 0;
const DICE: u64 = 1;
const MINDS: u64 = 2;

/// The seeds of one opening of a study: setup, dice, and a mind for each seat.
///
/// Every 32-byte seed is the study's seed, the number of the opening and the number of the stream, eight bytes each with
/// the lowest first, and eight zeros.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seeds {
    /// The seed of the study.
    pub study: u64,
    /// Which opening.
    pub opening: u64,
}

impl Seeds {
    /// The number that decides the setup.
    #[must_use]
    pub fn setup(&self) -> u64 {
        let mut dice = self.stream(SETUP);
        let (high, low) = (dice.below(1 << 31), dice.below(1 << 31));
        u64::from(high) << 31 | u64::from(low)
    }

    /// The dice on the table.
    #[must_use]
    pub fn dice(&self) -> Seeded {
        self.stream(DICE)
    }

    /// The random source of the player in this seat. It belongs to the seat, so that a player against itself plays the
    /// same battle when seats are swapped.
    #[must_use]
    pub fn mind(&self, seat: Seat) -> Seeded {
        self.stream(MINDS + u64::from(seat.0))
    }

    fn stream(&self, stream: u64) -> Seeded {
        let mut seed = [0; 32];
        for (part, number) in seed.chunks_exact_mut(8).zip([self.study, self.opening, stream]) {
            part.copy_from_slice(&number.to_le_bytes());
        }
        Seeded::new(seed)
    }
}

#[cfg(test)]
mod tests {
    use battle::Seat;

    use super::Seeds;

    #[test]
    fn every_stream_of_every_opening_of_every_study_is_another() {
        let streams = |study, opening| {
            let seeds = Seeds { study, opening };
            [seeds.dice().seed(), seeds.mind(Seat(0)).seed(), seeds.mind(Seat(1)).seed()]
        };
        let mut all = [(1, 0), (1, 1), (0, 1), (256, 0)].map(|(study, opening)| streams(study, opening)).concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 12);
        let setups = [(1, 0), (1, 1), (2, 0)].map(|(study, opening)| Seeds { study, opening }.setup());
        assert!(setups[0] != setups[1] && setups[0] != setups[2], "{setups:?}");
        assert_eq!(setups[0], Seeds { study: 1, opening: 0 }.setup());
    }
}
