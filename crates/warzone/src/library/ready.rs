//! Ready battles: named in data, so that play starts with one choice.

use std::sync::{LazyLock, OnceLock};

use battle::lesson::Lesson;
use kit::{Files, files};
use muster::{Pack, Roster};
use serde::Deserialize;
use table::{Inches, Table};

use crate::{Mission, Opening, RulesLevel, Secondary, Setup, library::generator, muster};

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
    /// What it is about in a sentence; nothing for the battles of lessons, which are not listed.
    #[serde(default)]
    about: String,
    /// The group it is listed in.
    #[serde(default)]
    group: String,
    /// About how long it takes.
    #[serde(default)]
    minutes: u16,
}

/// A ready battle in a list.
pub(crate) struct Listed {
    /// Its word.
    pub word: &'static str,
    /// What it is about in a sentence.
    pub about: &'static str,
    /// The group it is listed in.
    pub group: &'static str,
    /// About how long it takes.
    pub minutes: u16,
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

const PACK: &[(&str, &str)] = files!("../../../../data/warzone/pack/":
    "pack" "armoury"
    "bauhaus/angelika-drachen" "bauhaus/doctrines-close-combat" "bauhaus/doctrines-ranged" "bauhaus/doctrines-tech"
    "bauhaus/etoiles-mortant" "bauhaus/hussar-juggernauts" "bauhaus/hussars" "bauhaus/max-steiner"
    "bauhaus/valerie-duval" "bauhaus/venusian-rangers"
    "heroes/close-combat" "heroes/lord" "heroes/psychic" "heroes/ranged" "heroes/tech");
const ROSTERS: Files = Files::new(
    "roster",
    files!("../../../../data/warzone/rosters/":
    "duel-duval" "duel-steiner" "first-battle-etoiles" "first-battle-hussars" "last-stand-attackers"
    "last-stand-defenders" "lesson-blue" "lesson-orange" "lord-duval" "lord-steiner" "thousand-etoiles"
    "thousand-rangers"),
);
const TABLES: Files = Files::new("table", files!("../../../../data/warzone/tables/": "old-chapel" "training-ground"));
const BATTLES: Files = Files::new(
    "battle",
    files!("../../../../data/warzone/battles/":
    "first-battle" "thousand-points" "duel-of-heroes" "last-stand" "supply-run" "seize-ground" "reconnaissance"
    "fighting-withdrawal" "take-and-hold"),
);
const LESSONS: Files = Files::new("lesson", files!("../../../../data/warzone/lessons/": "first" "charge"));
/// The battles of lessons: not listed with the others, since everybody already stands somewhere.
const DRILLS: Files = Files::new("battle", files!("../../../../data/warzone/lessons/": "first-lesson" "charge-lesson"));

/// The army lists of the game.
///
/// # Panics
/// If the pack that is built in has a misprint, which a test rules out.
#[must_use]
pub fn pack() -> &'static Pack {
    static READ: OnceLock<Pack> = OnceLock::new();
    READ.get_or_init(|| Pack::read(PACK).unwrap_or_else(|why| panic!("the pack has misprints: {why:?}")))
}

/// Every ready battle that can be read, with its word.
static READY: LazyLock<Vec<(&str, Written)>> =
    LazyLock::new(|| BATTLES.names().filter_map(|word| Some((word, BATTLES.read(word).ok()?))).collect());

/// The words by which ready battles are called, with their names for people.
#[must_use]
pub fn battles() -> Vec<(&'static str, String)> {
    READY.iter().map(|(word, it)| (*word, it.name.clone())).collect()
}

/// The same with what a list shows.
pub(crate) fn listed() -> impl Iterator<Item = Listed> {
    READY.iter().map(|(word, it)| Listed { word, about: &it.about, group: &it.group, minutes: it.minutes })
}

/// The setup of a ready battle.
///
/// # Errors
/// What is wrong: no such battle, or a file that cannot be read.
pub fn battle(word: &str) -> Result<Setup, String> {
    let files = if DRILLS.names().any(|it| it == word) { DRILLS } else { BATTLES };
    let written: Written = files.read(word)?;
    let table = ground(&written.table)?;
    let rosters: Vec<Roster> = written.rosters.iter().map(|it| roster(it)).collect::<Result<_, _>>()?;
    let forces = muster(&rosters, pack())
        .map_err(|faults| format!("battle {word}: {}", battle::told(&crate::Warzone, &faults)))?;
    let (mission, secondary, opening) = (written.mission, written.secondary, written.opening);
    Ok(Setup { table, forces, mission, secondary, opening, game: RulesLevel::Basic, structures: Vec::new() })
}

/// The words by which lessons are called.
pub fn lessons() -> impl Iterator<Item = &'static str> {
    LESSONS.names()
}

/// A lesson: a ready battle that teaches.
///
/// # Errors
/// What is wrong: no such lesson, or a file that cannot be read.
pub fn lesson(word: &str) -> Result<Lesson, String> {
    LESSONS.read(word)
}

/// The words by which ready rosters are called.
pub fn rosters() -> impl Iterator<Item = &'static str> {
    ROSTERS.names()
}

/// The words by which tables made by hand are called.
pub fn tables() -> impl Iterator<Item = &'static str> {
    TABLES.names()
}

/// The text of a ready roster, to be changed by its player.
///
/// # Errors
/// What is wrong: no such roster.
pub fn roster_text(word: &str) -> Result<&'static str, String> {
    ROSTERS.text(word)
}

/// The text of a table made by hand, to be changed by a player.
///
/// # Errors
/// What is wrong: no such table.
pub fn table_text(word: &str) -> Result<&'static str, String> {
    TABLES.text(word)
}

/// A ready roster.
///
/// # Errors
/// What is wrong: no such roster, or a file that cannot be read.
pub fn roster(word: &str) -> Result<Roster, String> {
    Roster::read(word, ROSTERS.text(word)?).map_err(|why| format!("roster {word}: {why}"))
}

/// A table made by hand.
///
/// # Errors
/// What is wrong: no such table, or a file that cannot be read.
pub fn table(word: &str) -> Result<Table, String> {
    TABLES.read(word)
}

fn ground(written: &Ground) -> Result<Table, String> {
    match written {
        Ground::Written(word) => table(word),
        Ground::MadeUp { width, depth, .. } if !(16..=144).contains(width) || !(16..=144).contains(depth) => {
            Err(format!("table {width} by {depth}: sides are of 16 to 144 inches"))
        }
        Ground::MadeUp { width, depth, seed } => {
            Ok(generator::table(Inches::whole(i32::from(*width)), Inches::whole(i32::from(*depth)), *seed))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ready_battle_can_begin() {
        assert_eq!(battles().len(), BATTLES.names().count(), "every file can be read");
        for (it, (word, name)) in listed().zip(battles()) {
            let setup = battle(word).unwrap_or_else(|why| panic!("{why}"));
            assert!(!name.is_empty(), "{word} has no name");
            assert!(!it.about.is_empty() && !it.group.is_empty() && it.minutes > 0, "{word} cannot be listed");
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
