//! Ready battles: named in data, so that play starts with one choice.

use std::sync::OnceLock;

use battle::lesson::Lesson;
use muster::{Pack, Roster};
use serde::Deserialize;
use table::{Inches, Table};

use crate::{Game, Mission, Opening, Secondary, Setup, library::generator, muster};

/// A battle as it is written down: which table, which rosters, what it is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    table: Ground,
    rosters: Vec<String>,
    mission: Mission,
    #[serde(default)]
    secondary: Vec<Option<Secondary>>,
    opening: Opening,
}

/// A table: a file, or one made up from a seed.
#[derive(Deserialize)]
#[serde(untagged)]
enum Ground {
    /// A file by its name.
    Written(String),
    /// The sides in inches, and the seed.
    MadeUp { width: u8, depth: u8, seed: u64 },
}

/// Every file of these folders of the data, by name.
macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../../data/warzone/", $folder, $name, ".toml")))),*]
    };
}

const PACK: &[(&str, &str)] = files!("pack/":
    "pack" "armoury"
    "bauhaus/angelika-drachen" "bauhaus/doctrines-close-combat" "bauhaus/doctrines-ranged" "bauhaus/doctrines-tech"
    "bauhaus/etoiles-mortant" "bauhaus/hussar-juggernauts" "bauhaus/hussars" "bauhaus/max-steiner"
    "bauhaus/valerie-duval" "bauhaus/venusian-rangers"
    "heroes/close-combat" "heroes/lord" "heroes/psychic" "heroes/ranged" "heroes/tech");
const ROSTERS: &[(&str, &str)] = files!("rosters/":
    "duel-duval" "duel-steiner" "first-battle-etoiles" "first-battle-hussars" "last-stand-attackers"
    "last-stand-defenders" "lesson-blue" "lesson-orange" "lord-duval" "lord-steiner" "thousand-etoiles"
    "thousand-rangers");
const TABLES: &[(&str, &str)] = files!("tables/": "old-chapel" "training-ground");
const BATTLES: &[(&str, &str)] = files!("battles/":
    "first-battle" "thousand-points" "duel-of-heroes" "last-stand" "supply-run" "seize-ground" "reconnaissance"
    "fighting-withdrawal" "take-and-hold");
const LESSONS: &[(&str, &str)] = files!("lessons/": "first");
/// The battles of lessons: not listed with the others, since everybody already stands somewhere.
const DRILLS: &[(&str, &str)] = files!("lessons/": "first-lesson");

/// The army lists of the game.
///
/// # Panics
/// If the pack that is built in has a misprint, which a test rules out.
#[must_use]
pub fn pack() -> &'static Pack {
    static READ: OnceLock<Pack> = OnceLock::new();
    READ.get_or_init(|| Pack::read(PACK).unwrap_or_else(|why| panic!("the pack has misprints: {why:?}")))
}

/// The words by which ready battles are called, with their names for people.
#[must_use]
pub fn battles() -> Vec<(&'static str, String)> {
    let name = |text: &str| toml::from_str::<Written>(text).map(|it| it.name).unwrap_or_default();
    BATTLES.iter().map(|(word, text)| (*word, name(text))).collect()
}

/// The setup of a ready battle.
///
/// # Errors
/// What is wrong: no such battle, or a file that cannot be read.
pub fn battle(word: &str) -> Result<Setup, String> {
    let text = DRILLS.iter().find(|it| it.0 == word).map_or_else(|| find("battle", BATTLES, word), |it| Ok(it.1))?;
    let written: Written = parse("battle", word, text)?;
    let table = ground(&written.table)?;
    let rosters: Vec<Roster> = written.rosters.iter().map(|it| roster(it)).collect::<Result<_, _>>()?;
    let forces = muster(&rosters, pack()).map_err(|faults| format!("battle {word}: {faults:?}"))?;
    let (mission, secondary, opening) = (written.mission, written.secondary, written.opening);
    Ok(Setup { table, forces, mission, secondary, opening, game: Game::Basic, structures: Vec::new() })
}

/// The words by which lessons are called.
pub fn lessons() -> impl Iterator<Item = &'static str> {
    LESSONS.iter().map(|it| it.0)
}

/// A lesson: a ready battle that teaches.
///
/// # Errors
/// What is wrong: no such lesson, or a file that cannot be read.
pub fn lesson(word: &str) -> Result<Lesson, String> {
    parse("lesson", word, find("lesson", LESSONS, word)?)
}

/// The words by which ready rosters are called.
pub fn rosters() -> impl Iterator<Item = &'static str> {
    ROSTERS.iter().map(|it| it.0)
}

/// The words by which tables made by hand are called.
pub fn tables() -> impl Iterator<Item = &'static str> {
    TABLES.iter().map(|it| it.0)
}

/// The text of a ready roster, to be changed by its player.
///
/// # Errors
/// What is wrong: no such roster.
pub fn roster_text(word: &str) -> Result<&'static str, String> {
    find("roster", ROSTERS, word)
}

/// The text of a table made by hand, to be changed by a player.
///
/// # Errors
/// What is wrong: no such table.
pub fn table_text(word: &str) -> Result<&'static str, String> {
    find("table", TABLES, word)
}

/// A ready roster.
///
/// # Errors
/// What is wrong: no such roster, or a file that cannot be read.
pub fn roster(word: &str) -> Result<Roster, String> {
    Roster::read(word, find("roster", ROSTERS, word)?).map_err(|why| format!("roster {word}: {why}"))
}

fn ground(written: &Ground) -> Result<Table, String> {
    match written {
        Ground::Written(word) => parse::<Table>("table", word, find("table", TABLES, word)?),
        Ground::MadeUp { width, depth, .. } if !(16..=144).contains(width) || !(16..=144).contains(depth) => {
            Err(format!("table {width} by {depth}: sides are of 16 to 144 inches"))
        }
        Ground::MadeUp { width, depth, seed } => {
            Ok(generator::table(Inches::whole(i32::from(*width)), Inches::whole(i32::from(*depth)), *seed))
        }
    }
}

fn find<'a>(what: &str, files: &[(&str, &'a str)], word: &str) -> Result<&'a str, String> {
    let known = || files.iter().map(|it| it.0).collect::<Vec<_>>().join(", ");
    files
        .iter()
        .find(|it| it.0 == word)
        .map(|it| it.1)
        .ok_or_else(|| format!("no {what} \"{word}\": there are {}", known()))
}

fn parse<T: for<'de> Deserialize<'de>>(what: &str, word: &str, text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|why| format!("{what} {word}: {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ready_battle_can_begin() {
        for (word, name) in battles() {
            let setup = battle(word).unwrap_or_else(|why| panic!("{why}"));
            assert!(!name.is_empty(), "{word} has no name");
            assert!(crate::State::start(&setup).is_ok(), "{word}");
        }
        assert!(battle("no-such-battle").is_err());
    }

    #[test]
    fn every_lesson_has_its_battle_and_steps() {
        for word in lessons() {
            let lesson = lesson(word).unwrap_or_else(|why| panic!("{why}"));
            let setup = battle(&lesson.battle).unwrap_or_else(|why| panic!("{why}"));
            assert!(crate::State::start(&setup).is_ok() && !lesson.steps.is_empty(), "{word}");
        }
        assert!(lesson("no-such-lesson").is_err());
    }
}
