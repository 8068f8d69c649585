//! Fair dice: nobody chooses them, everybody can check them.
//!
//! Before the battle each party (every seat, and the host) picks 32 random bytes, its nonce, and publishes only a
//! commitment: a hash of it. When all commitments lie on the table the nonces are revealed, and the seed of the dice is a
//! hash over all of them and the setup. One honest party is enough: no other could have steered the seed. The replay carries
//! commitments and nonces, so that anybody can derive every die again (`docs/fair-dice/README.md` gives the recipe, `adjutant
//! replay verify` follows it).
//!
//! - commitment = SHA-256 of `adjutant commit 1`, line feed, the party's name, line feed, the nonce's 32 bytes
//! - seed = SHA-256 of `adjutant seed 1`, line feed, SHA-256 of the setup's lines as the replay holds them (without their
//!   indent, each with its line feed), then per party in order: SHA-256 of its name, the nonce's 32 bytes

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use sha2::{Digest, Sha256};

/// Thirty-two bytes, written as hexadecimal: a nonce, a commitment or a seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Bytes32(pub [u8; 32]);

impl Bytes32 {
    /// SHA-256 of these parts, one after the other.
    #[must_use]
    pub fn hash(parts: &[&[u8]]) -> Bytes32 {
        let mut sha = Sha256::new();
        for part in parts {
            sha.update(part);
        }
        Bytes32(sha.finalize().into())
    }

    /// From 64 hexadecimal digits.
    #[must_use]
    pub fn from_hex(text: &str) -> Option<Bytes32> {
        let digits = text.as_bytes();
        let mut bytes = [0; 32];
        if digits.len() != 64 {
            return None;
        }
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = hex_digit(pair[0])? << 4 | hex_digit(pair[1])?;
        }
        Some(Bytes32(bytes))
    }
}

fn hex_digit(digit: u8) -> Option<u8> {
    match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    }
}

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|it| write!(f, "{it:02x}"))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes32, D::Error> {
        let text = std::borrow::Cow::<'de, str>::deserialize(deserializer)?;
        Bytes32::from_hex(&text).ok_or_else(|| de::Error::custom("expected 64 lower-case hexadecimal digits"))
    }
}

/// What a party publishes before any nonce is known.
#[must_use]
pub fn commitment(party: &str, nonce: &Bytes32) -> Bytes32 {
    Bytes32::hash(&[b"adjutant commit 1\n", party.as_bytes(), b"\n", &nonce.0])
}

/// A party whose nonce is revealed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Party {
    /// Its name: `host`, `seat-0`.
    pub name: String,
    /// What it published first.
    pub commitment: Bytes32,
    /// What it revealed.
    pub nonce: Bytes32,
}

impl Party {
    /// Whether the nonce is the one committed to.
    #[must_use]
    pub fn kept_its_word(&self) -> bool {
        commitment(&self.name, &self.nonce) == self.commitment
    }
}

/// The seed of the dice: a hash over the setup, as [`notation::to_block`](crate::notation::to_block) writes it, and all
/// nonces.
#[must_use]
pub fn seed(setup_block: &str, parties: &[Party]) -> Bytes32 {
    let setup = Bytes32::hash(&[setup_block.as_bytes()]);
    let names: Vec<Bytes32> = parties.iter().map(|it| Bytes32::hash(&[it.name.as_bytes()])).collect();
    let mut parts: Vec<&[u8]> = vec![b"adjutant seed 1\n", &setup.0];
    for (party, name) in parties.iter().zip(&names) {
        parts.extend([name.0.as_slice(), party.nonce.0.as_slice()]);
    }
    Bytes32::hash(&parts)
}

/// The exchange itself: commitments first, then nonces, then the seed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ceremony {
    parties: Vec<Pledge>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Pledge {
    name: String,
    commitment: Option<Bytes32>,
    nonce: Option<Bytes32>,
}

/// What went wrong in a ceremony.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfair {
    /// Nobody of this name takes part.
    Stranger {
        /// The name.
        name: String,
    },
    /// The party has spoken already.
    Twice {
        /// The party.
        name: String,
    },
    /// A nonce was shown while a commitment was still missing.
    TooEarly {
        /// The party whose commitment is missing.
        missing: String,
    },
    /// The nonce is not the one committed to.
    BrokenWord {
        /// The party.
        name: String,
    },
}

impl fmt::Display for Unfair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Unfair::Stranger { name } => write!(f, "nobody called \"{name}\" takes part in this battle's dice"),
            Unfair::Twice { name } => write!(f, "{name} has already spoken"),
            Unfair::TooEarly { missing } => write!(f, "no nonce may be shown before {missing} has committed"),
            Unfair::BrokenWord { name } => write!(f, "the nonce of {name} is not the one committed to"),
        }
    }
}

impl std::error::Error for Unfair {}

impl Ceremony {
    /// A ceremony of these parties, in this order.
    pub fn new(names: impl IntoIterator<Item = impl Into<String>>) -> Ceremony {
        let pledge = |name: String| Pledge { name, commitment: None, nonce: None };
        Ceremony { parties: names.into_iter().map(|it| pledge(it.into())).collect() }
    }

    /// Takes a party's commitment.
    pub fn commit(&mut self, name: &str, commitment: Bytes32) -> Result<(), Unfair> {
        let party = self.party(name)?;
        if party.commitment.is_some() {
            return Err(Unfair::Twice { name: name.to_owned() });
        }
        party.commitment = Some(commitment);
        Ok(())
    }

    /// Takes a party's nonce, once all have committed.
    pub fn reveal(&mut self, name: &str, nonce: Bytes32) -> Result<(), Unfair> {
        if let Some(silent) = self.parties.iter().find(|it| it.commitment.is_none()) {
            return Err(Unfair::TooEarly { missing: silent.name.clone() });
        }
        let party = self.party(name)?;
        if party.nonce.is_some() {
            return Err(Unfair::Twice { name: name.to_owned() });
        }
        if party.commitment != Some(commitment(name, &nonce)) {
            return Err(Unfair::BrokenWord { name: name.to_owned() });
        }
        party.nonce = Some(nonce);
        Ok(())
    }

    /// The parties, once all have revealed.
    #[must_use]
    pub fn parties(&self) -> Option<Vec<Party>> {
        let revealed =
            |it: &Pledge| Some(Party { name: it.name.clone(), commitment: it.commitment?, nonce: it.nonce? });
        self.parties.iter().map(revealed).collect()
    }

    fn party(&mut self, name: &str) -> Result<&mut Pledge, Unfair> {
        let stranger = || Unfair::Stranger { name: name.to_owned() };
        self.parties.iter_mut().find(|it| it.name == name).ok_or_else(stranger)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nonce(fill: u8) -> Bytes32 {
        Bytes32([fill; 32])
    }

    #[test]
    fn a_ceremony_gives_everybody_the_same_parties() {
        let mut ceremony = Ceremony::new(["host", "seat-0"]);
        ceremony.commit("seat-0", commitment("seat-0", &nonce(2))).unwrap();
        ceremony.commit("host", commitment("host", &nonce(1))).unwrap();
        ceremony.reveal("host", nonce(1)).unwrap();
        assert_eq!(ceremony.parties(), None);
        ceremony.reveal("seat-0", nonce(2)).unwrap();
        let parties = ceremony.parties().unwrap();
        assert!(parties.iter().all(Party::kept_its_word));
        assert_eq!(parties[0].name, "host");
    }

    #[test]
    fn nobody_can_wait_for_the_others_nonces_or_change_their_mind() {
        let mut ceremony = Ceremony::new(["host", "seat-0"]);
        ceremony.commit("host", commitment("host", &nonce(1))).unwrap();
        let too_early = Unfair::TooEarly { missing: "seat-0".into() };
        assert_eq!(ceremony.reveal("host", nonce(1)), Err(too_early));
        ceremony.commit("seat-0", commitment("seat-0", &nonce(2))).unwrap();
        assert_eq!(ceremony.reveal("seat-0", nonce(3)), Err(Unfair::BrokenWord { name: "seat-0".into() }));
        assert_eq!(ceremony.commit("host", nonce(9)), Err(Unfair::Twice { name: "host".into() }));
        assert_eq!(ceremony.reveal("guest", nonce(9)), Err(Unfair::Stranger { name: "guest".into() }));
        // A commitment copied from another party is worth nothing: the name is hashed too.
        assert_ne!(commitment("host", &nonce(1)), commitment("seat-0", &nonce(1)));
    }

    #[test]
    fn every_part_counts_for_the_seed() {
        let party = |name: &str, fill| Party {
            name: name.into(),
            commitment: commitment(name, &nonce(fill)),
            nonce: nonce(fill),
        };
        let seeds = [
            seed("a", &[party("host", 1), party("seat-0", 2)]),
            seed("b", &[party("host", 1), party("seat-0", 2)]),
            seed("a", &[party("host", 1), party("seat-0", 3)]),
            seed("a", &[party("seat-0", 2), party("host", 1)]),
            seed("a", &[party("host", 1)]),
        ];
        for (at, one) in seeds.iter().enumerate() {
            assert!(seeds[..at].iter().all(|other| other != one), "seed {at} is not its own");
        }
    }

    #[test]
    fn hexadecimal_round_trips_and_refuses_the_rest() {
        let bytes = Bytes32::hash(&[b"x"]);
        assert_eq!(Bytes32::from_hex(&bytes.to_string()), Some(bytes));
        for text in ["", "00", &"0".repeat(63), &"0".repeat(65), &"G".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(Bytes32::from_hex(text), None, "{text}");
        }
    }
}
