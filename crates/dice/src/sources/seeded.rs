//! Dice from a seed: the same everywhere, and anybody can check them.
//!
//! The recipe, complete: take the ChaCha20 keystream (RFC 8439's block function, 20 rounds, counter from 0, nonce all
//! zero) whose key is the 32-byte seed, and read it byte by byte. For a die of `s` sides a byte `b` is used when
//! `b < 256 - 256 % s`, and then shows face `b % s + 1`; any other byte is passed over, so that every face is equally
//! likely. Dice take their bytes in the order they are rolled, and no byte is used twice. `docs/fair-dice/rederive.py`
//! does the same in a page of Python that shares nothing with this file.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use crate::{Dice, Faces, NeedDice, Roll};

const BLOCK: usize = 64;

/// Dice drawn from a 32-byte seed. Never runs dry in a lifetime of rolling.
#[derive(Clone)]
pub struct Seeded {
    keystream: ChaCha20Rng,
    block: [u8; BLOCK],
    /// Bytes of the keystream before `block`, and how many of `block` are used.
    before: u64,
    used: usize,
}

impl Seeded {
    /// Dice from the start of this seed's keystream.
    #[must_use]
    pub fn new(seed: [u8; 32]) -> Seeded {
        Seeded::resumed(seed, 0)
    }

    /// Dice from a number: the seed is its eight bytes, lowest first, and then 24 zeros.
    #[must_use]
    pub fn from_u64(number: u64) -> Seeded {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        Seeded::new(seed)
    }

    /// Dice that go on where others of the same seed stood at this [`position`](Seeded::position).
    #[must_use]
    pub fn resumed(seed: [u8; 32], position: u64) -> Seeded {
        let mut keystream = ChaCha20Rng::from_seed(seed);
        let blocks = position / BLOCK as u64;
        keystream.set_word_pos(u128::from(blocks) * (BLOCK as u128 / 4));
        let mut block = [0; BLOCK];
        keystream.fill_bytes(&mut block);
        Seeded { keystream, block, before: blocks * BLOCK as u64, used: (position % BLOCK as u64) as usize }
    }

    /// The seed: publish it after a battle, and everybody can roll its dice again.
    #[must_use]
    pub fn seed(&self) -> [u8; 32] {
        self.keystream.get_seed()
    }

    /// How many bytes of the keystream are used, those passed over included.
    #[must_use]
    pub fn position(&self) -> u64 {
        self.before + self.used as u64
    }

    /// A whole number from 0 to `end` - 1, each equally likely: for bots and tests that pick one of many.
    ///
    /// Four bytes of the keystream, lowest first, make a number `w`; it is used when `w < 2^32 - 2^32 % end`, and
    /// then gives `w % end`.
    ///
    /// # Panics
    /// If `end` is 0: there is nothing to pick.
    pub fn below(&mut self, end: u32) -> u32 {
        assert!(end > 0, "nothing to pick from");
        let fair = (1 << 32) - (1 << 32) % u64::from(end);
        loop {
            let word = u32::from_le_bytes([self.byte(), self.byte(), self.byte(), self.byte()]);
            if u64::from(word) < fair {
                return word % end;
            }
        }
    }

    #[inline]
    fn byte(&mut self) -> u8 {
        if self.used == BLOCK {
            self.keystream.fill_bytes(&mut self.block);
            self.before += BLOCK as u64;
            self.used = 0;
        }
        self.used += 1;
        self.block[self.used - 1]
    }

    /// The next byte below `fair`.
    #[inline]
    fn fair_byte(&mut self, fair: u32) -> u32 {
        loop {
            let byte = u32::from(self.byte());
            if byte < fair {
                return byte;
            }
        }
    }
}

impl Dice for Seeded {
    fn roll(&mut self, roll: Roll) -> Result<Faces, NeedDice> {
        let sides = u32::from(roll.sides);
        let fair = 256 - 256 % sides;
        // One division per roll: for every byte and every number of sides, multiplying by the reciprocal, rounded up
        // in units of 2^-16, gives the same quotient.
        let reciprocal = (1 << 16) / sides + u32::from(!sides.is_power_of_two());
        let die = |_| {
            let byte = self.fair_byte(fair);
            (byte - ((byte * reciprocal) >> 16) * sides + 1) as u8
        };
        Ok((0..roll.count).map(die).collect())
    }
}

impl fmt::Debug for Seeded {
    /// The position alone: a seed in a log would tell the dice to come.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Seeded").field("position", &self.position()).finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use catalogue::rule;

    use super::Seeded;
    use crate::{Dice, Roll};

    fn counting_up() -> [u8; 32] {
        std::array::from_fn(|at| at as u8)
    }

    fn faces(dice: &mut Seeded, count: u8, sides: u8) -> Vec<u8> {
        dice.roll(Roll::new(rule!("duel.clash.strike"), count, sides)).expect("a seed never runs dry").to_vec()
    }

    /// Expected faces from `docs/fair-dice/rederive.py`, which shares no code with this crate.
    #[test]
    fn the_recipe_gives_the_same_faces_as_the_independent_script() {
        let mut dice = Seeded::new(counting_up());
        assert_eq!(faces(&mut dice, 3, 20), [18, 4, 6]);
        assert_eq!(faces(&mut dice, 1, 6), [2]);
        assert_eq!(faces(&mut dice, 10, 8), [6, 2, 3, 6, 6, 4, 8, 1, 5, 3]);
        assert_eq!(faces(&mut dice, 16, 20), [14, 19, 14, 17, 12, 9, 3, 7, 5, 19, 5, 6, 17, 17, 15, 17]);
        let many = "3261411644364532525614224343512611512635".bytes().map(|digit| digit - b'0').collect::<Vec<u8>>();
        assert_eq!(faces(&mut dice, 40, 6), many);
        assert_eq!(faces(&mut dice, 5, 10), [10, 10, 8, 3, 8]);
        assert_eq!(faces(&mut dice, 12, 64), [48, 4, 15, 40, 57, 50, 52, 54, 34, 46, 28, 29]);
        assert_eq!(faces(&mut dice, 7, 3), [3, 3, 1, 1, 1, 3, 1]);
        assert_eq!(dice.position(), 95, "94 dice and one byte passed over");
    }

    #[test]
    fn a_number_is_a_seed_of_its_bytes() {
        let mut dice = Seeded::from_u64(7);
        assert_eq!(faces(&mut dice, 6, 6), [2, 3, 6, 6, 6, 1]);
        assert_eq!(faces(&mut dice, 6, 8), [1, 5, 5, 7, 8, 1]);
        assert_eq!(faces(&mut dice, 6, 20), [15, 15, 4, 14, 4, 18]);
    }

    #[test]
    fn dice_resume_at_any_position() {
        let mut dice = Seeded::new(counting_up());
        for _ in 0..300 {
            let mut resumed = Seeded::resumed(dice.seed(), dice.position());
            assert_eq!(resumed.position(), dice.position());
            assert_eq!(faces(&mut dice, 1, 20), faces(&mut resumed, 1, 20));
        }
    }

    #[test]
    fn every_byte_shows_the_face_of_the_recipe_for_every_die() {
        for sides in 2..=64_u8 {
            let (mut dice, mut plain) = (Seeded::from_u64(u64::from(sides)), Seeded::from_u64(u64::from(sides)));
            let fair = 256 - 256 % u32::from(sides);
            let expected = (0..255).map(|_| (plain.fair_byte(fair) % u32::from(sides)) as u8 + 1).collect::<Vec<u8>>();
            assert_eq!(faces(&mut dice, 255, sides), expected, "D{sides}");
        }
    }

    #[test]
    fn picking_below_covers_all_and_only_what_there_is() {
        let mut dice = Seeded::from_u64(1);
        let mut seen = [0; 5];
        (0..500).for_each(|_| seen[dice.below(5) as usize] += 1);
        assert!(seen.iter().all(|&times| (70..130).contains(&times)), "{seen:?}");
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.position(), 2004);
    }

    #[test]
    fn a_log_does_not_give_the_seed_away() {
        assert_eq!(format!("{:?}", Seeded::new(counting_up())), "Seeded { position: 0, .. }");
    }
}
