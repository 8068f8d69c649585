//! Random numbers of a match: dice and the seeds of programs come from streams that reveal nothing about each other.
//!
//! A program is told a number for its own chance, its mind. If that and the dice followed from a seed that can be
//! guessed, a program could try seeds until one gives its mind, and would then know every die. So where a program plays, all streams
//! come from a secret of 32 bytes that no program is told. Each stream's seed is SHA-256 of `adjutant match 1`, a line
//! feed, the secret, the stream's name, a line feed and a number of eight bytes, lowest first.

use ::sim::Seeds;
use battle::{Seat, fair::Bytes32};
use dice::Seeded;

/// The chance of one match.
#[derive(Clone, Copy)]
pub enum Chance {
    /// Everything follows from the seed: good enough for players that do not look.
    Seed,
    /// Everything but the table follows from a secret.
    Secret(Bytes32),
}

/// The chance of one battle.
pub struct Streams {
    /// The dice on the table.
    pub dice: Seeded,
    /// The random source of each seat.
    pub minds: Vec<Seeded>,
}

impl Chance {
    /// A secret from the system's random source.
    ///
    /// # Errors
    /// If it has none.
    pub fn secret() -> Result<Chance, String> {
        let mut secret = [0; 32];
        getrandom::fill(&mut secret).map_err(|why| format!("no random bytes for a secret: {why}"))?;
        Ok(Chance::Secret(Bytes32(secret)))
    }

    /// The secret, for the record of a match that is over.
    pub fn told(self) -> Option<String> {
        match self {
            Chance::Seed => None,
            Chance::Secret(secret) => Some(secret.to_string()),
        }
    }

    /// The streams of the battle of this number. Minds belong to the seat and are shared by the two battles of an opening.
    /// So are dice from a seed; those from a secret are not, since a program could remember them.
    pub fn streams(self, seeds: Seeds, number: u64, seats: u8) -> Streams {
        match self {
            Chance::Seed => {
                Streams { dice: seeds.dice(), minds: Seat::first(seats).map(|it| seeds.mind(it)).collect() }
            }
            Chance::Secret(secret) => {
                let mind = |seat: Seat| stream(&secret, &format!("mind of seat {seat}"), seeds.opening);
                Streams { dice: stream(&secret, "dice", number), minds: Seat::first(seats).map(mind).collect() }
            }
        }
    }
}

fn stream(secret: &Bytes32, name: &str, number: u64) -> Seeded {
    let parts = [b"adjutant match 1\n", &secret.0[..], name.as_bytes(), b"\n", &number.to_le_bytes()];
    Seeded::new(Bytes32::hash(&parts).0)
}

/// A secret as it is written: 64 hexadecimal digits.
pub fn read(text: &str) -> Result<Bytes32, String> {
    Bytes32::from_hex(text).ok_or_else(|| "a secret is 64 hexadecimal digits in lower case".to_owned())
}

/// The number that a program is told for its own chance.
pub fn mind(stream: &Seeded) -> u64 {
    u64::from(stream.clone().below(u32::MAX))
}

#[cfg(test)]
mod tests {
    use super::{Bytes32, Chance, Seeded, Seeds, mind};

    fn first(dice: &Seeded) -> [u32; 4] {
        let mut dice = dice.clone();
        std::array::from_fn(|_| dice.below(u32::MAX))
    }

    /// Whoever guesses the seed, or takes the mind for a seed, finds neither the mind nor the dice.
    #[test]
    fn a_mind_tells_nothing_of_the_dice() {
        let secret = Chance::Secret(Bytes32([9; 32]));
        let seeds = Seeds { study: 1, opening: 0 };
        let [one, other] = [0, 1].map(|number| secret.streams(seeds, number, 2));
        let known: Vec<u64> = one.minds.iter().map(mind).collect();
        let dice = [&one.dice, &other.dice].map(first);
        for study in (0..20_000).chain(known.iter().copied()) {
            let guess = Chance::Seed.streams(Seeds { study, opening: 0 }, 0, 2);
            assert!(guess.minds.iter().all(|it| !known.contains(&mind(it))), "the seed {study} gives a mind");
            for guess in [&guess.dice, &Seeded::from_u64(study)].map(first) {
                assert!(!dice.contains(&guess), "the seed {study} gives the dice");
            }
        }
        assert_ne!(dice[0], dice[1], "what was seen in one battle is of no use in the next");
        assert_eq!(mind(&other.minds[0]), known[0], "a mind belongs to its seat and opening");
        assert_ne!(known[0], known[1]);
    }

    #[test]
    fn a_secret_is_another_each_time_and_repeats_a_match_when_given() {
        let [one, other] = [(); 2].map(|()| Chance::secret().expect("random bytes").told().expect("a secret"));
        assert_ne!(one, other);
        assert_eq!(super::read(&one).map(|it| it.to_string()), Ok(one));
        assert!(super::read("1").is_err());
    }
}
