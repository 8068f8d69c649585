//! Reading the faces people type in, and saying what is wrong with them.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Faces, NeedDice};

/// Why typed-in faces were not taken.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BadFaces {
    /// No roll is waiting for faces.
    NothingAsked,
    /// There was no face in the text.
    Nothing,
    /// A word is no number.
    NotANumber {
        /// Which face of those typed, counted from 1.
        place: usize,
        /// What was typed.
        word: String,
    },
    /// What stands before the colon is no die.
    NotADie {
        /// What was typed.
        word: String,
    },
    /// The die has no such face.
    NoSuchFace {
        /// Which face of those typed, counted from 1.
        place: usize,
        /// What was typed.
        face: u32,
        /// The sides of the die.
        sides: u8,
    },
    /// The text names another die than the one needed.
    OtherDie {
        /// The sides of the die named.
        named: u32,
        /// The sides of the die needed.
        needed: u8,
    },
    /// More faces than dice.
    TooMany {
        /// How many faces were typed.
        given: usize,
        /// How many dice are missing.
        needed: u8,
    },
}

impl fmt::Display for BadFaces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadFaces::NothingAsked => f.write_str("no dice are asked for"),
            BadFaces::Nothing => f.write_str("no faces given"),
            BadFaces::NotANumber { place, word } => write!(f, "face {place}: \"{word}\" is not a number"),
            BadFaces::NotADie { word } => write!(f, "\"{word}\" is not a die; a D20 is written d20:"),
            BadFaces::NoSuchFace { place, face, sides } => write!(f, "face {place}: a D{sides} has no {face}"),
            BadFaces::OtherDie { named, needed } => write!(f, "these are for a D{named}, but D{needed} are needed"),
            BadFaces::TooMany { given, needed } => write!(f, "{given} faces given, but only {needed} needed"),
        }
    }
}

impl std::error::Error for BadFaces {}

/// Whether the faces can be the answer to this need, or the first part of it.
pub(crate) fn check(faces: &[u8], need: NeedDice) -> Result<(), BadFaces> {
    for (at, &face) in faces.iter().enumerate() {
        existing(at + 1, u32::from(face), need.sides)?;
    }
    if faces.is_empty() {
        return Err(BadFaces::Nothing);
    }
    if faces.len() > usize::from(need.count) {
        return Err(BadFaces::TooMany { given: faces.len(), needed: need.count });
    }
    Ok(())
}

/// Faces from text: numbers between blanks, commas or semicolons, after an optional die such as `d20:`.
pub(crate) fn read(text: &str, need: NeedDice) -> Result<Faces, BadFaces> {
    let words = after_die(text, need)?.split([' ', '\t', '\r', '\n', ',', ';']).filter(|word| !word.is_empty());
    words.enumerate().map(|(at, word)| face(at + 1, word, need.sides)).collect()
}

/// The text without the die it may begin with.
fn after_die(text: &str, need: NeedDice) -> Result<&str, BadFaces> {
    let Some((die, faces)) = text.split_once(':') else { return Ok(text) };
    let die = die.trim();
    match number(die.strip_prefix(['d', 'D']).unwrap_or(die)) {
        Some(sides) if sides == u32::from(need.sides) => Ok(faces),
        Some(sides) => Err(BadFaces::OtherDie { named: sides, needed: need.sides }),
        None => Err(BadFaces::NotADie { word: die.to_owned() }),
    }
}

/// Digits and nothing else: a leading plus is Rust's idea of a number, not a player's.
fn number(word: &str) -> Option<u32> {
    if word.bytes().all(|byte| byte.is_ascii_digit()) { word.parse().ok() } else { None }
}

fn face(place: usize, word: &str, sides: u8) -> Result<u8, BadFaces> {
    let number = number(word).ok_or_else(|| BadFaces::NotANumber { place, word: word.to_owned() })?;
    existing(place, number, sides)
}

fn existing(place: usize, face: u32, sides: u8) -> Result<u8, BadFaces> {
    match u8::try_from(face) {
        Ok(face) if (1..=sides).contains(&face) => Ok(face),
        _ => Err(BadFaces::NoSuchFace { place, face, sides }),
    }
}

#[cfg(test)]
mod tests {
    use catalogue::rule;

    use super::{BadFaces, read};
    use crate::NeedDice;

    fn said(text: &str) -> String {
        match read(text, NeedDice { rule: rule!("duel.clash.strike"), count: 3, sides: 20 }) {
            Ok(faces) => format!("{faces:?}"),
            Err(bad) => bad.to_string(),
        }
    }

    #[test]
    fn what_people_type() {
        assert_eq!(said("3, 17 20"), "[3, 17, 20]");
        assert_eq!(said("d20: 4 5"), "[4, 5]");
        assert_eq!(said(" D20 :4;5,, 6\n"), "[4, 5, 6]");
        assert_eq!(said("20: 1"), "[1]");
        assert_eq!(said(""), "[]");
    }

    #[test]
    fn what_is_wrong_with_it() {
        assert_eq!(said("3 x 5"), "face 2: \"x\" is not a number");
        assert_eq!(said("3 -1"), "face 2: \"-1\" is not a number");
        assert_eq!(said("+3"), "face 1: \"+3\" is not a number");
        assert_eq!(said("99999999999999999999"), "face 1: \"99999999999999999999\" is not a number");
        assert_eq!(said("0"), "face 1: a D20 has no 0");
        assert_eq!(said("20 21"), "face 2: a D20 has no 21");
        assert_eq!(said("300"), "face 1: a D20 has no 300");
        assert_eq!(said("d6: 4"), "these are for a D6, but D20 are needed");
        assert_eq!(said("dx: 4"), "\"dx\" is not a die; a D20 is written d20:");
        assert_eq!(said("é"), "face 1: \"é\" is not a number");
        assert_eq!(BadFaces::TooMany { given: 4, needed: 3 }.to_string(), "4 faces given, but only 3 needed");
        assert_eq!(BadFaces::NothingAsked.to_string(), "no dice are asked for");
    }
}
