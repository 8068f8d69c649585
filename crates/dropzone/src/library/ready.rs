//! Ready battles: named in data, so that play starts with one choice.
//!
//! A **battle** names its table, its rosters and its scenario. A **series** is one quarrel between two factions at several sizes:
//! each size is a battle of its own, called by the series and its points (`reclamation-1000`), fought by the rosters of that size
//! (`ucm-1000`).

use std::sync::LazyLock;

use kit::{Files, arena::MADE, files};
use muster::{Pack, Roster};
use serde::Deserialize;
use table::{Inches, Table};

use crate::{
    Opening, Scenario, Settings, Setup,
    library::{
        armies::armies,
        generator::{city, plain},
    },
    pack,
};

/// A battle as it is written down: which table, which rosters, what it is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    /// The group it is listed in.
    group: String,
    table: String,
    rosters: Vec<String>,
    scenario: Scenario,
    points: u16,
}

/// A quarrel between two factions at several sizes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Series {
    name: String,
    armies: Vec<String>,
    size: Vec<Size>,
}

/// One size of a series.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Size {
    points: u16,
    table: String,
    scenario: Scenario,
}

impl Series {
    /// The battles of the series with their words.
    fn battles(self, word: &str) -> impl Iterator<Item = (String, Written)> {
        let Series { name, armies, size } = self;
        size.into_iter().map(move |Size { points, table, scenario }| {
            let rosters = armies.iter().map(|it| format!("{it}-{points}")).collect();
            let name = format!("{name}, {points} points");
            let group = format!("points-{points}");
            (format!("{word}-{points}"), Written { name, group, table, rosters, scenario, points })
        })
    }
}

const ROSTERS: Files = Files::new(
    "roster",
    files!("../../../../data/dropzone/rosters/":
    "ucm-500" "ucm-1000" "ucm-1500" "scourge-500" "scourge-1000" "scourge-1500"
    "resistance-500" "resistance-1000" "resistance-1500"),
);
const MAPS: Files = Files::new("map", files!("../../../../data/dropzone/maps/": "old-town" "farmland" "freight-yard"));
const BATTLES: Files = Files::new("battle", files!("../../../../data/dropzone/battles/": "first-drop"));
const SERIES: Files =
    Files::new("battle", files!("../../../../data/dropzone/battles/": "reclamation" "old-debts" "undercity"));

/// The table of the book's dice, made from the seed (`dc.scenario.scenery`); [`MADE`] is a city.
pub(crate) const PLAIN: &str = "plain";

/// Every ready battle that can be read, with its word.
static READY: LazyLock<Vec<(String, Written)>> = LazyLock::new(|| {
    let single = |word: &'static str| Some((word.to_owned(), BATTLES.read(word).ok()?));
    let series = |word: &'static str| Some(SERIES.read::<Series>(word).ok()?.battles(word));
    BATTLES.names().filter_map(single).chain(SERIES.names().filter_map(series).flatten()).collect()
});

/// The words by which ready battles are called, with their names for people.
#[must_use]
pub fn battles() -> Vec<(&'static str, String)> {
    READY.iter().map(|(word, it)| (word.as_str(), it.name.clone())).collect()
}

/// What a battle is about in a sentence.
#[must_use]
pub fn about(word: &str) -> Option<String> {
    found(word).map(sentence)
}

fn sentence(written: &Written) -> String {
    let factions: Vec<&str> = written.rosters.iter().filter_map(|it| faction_name(it)).collect();
    let scenario = written.scenario.rule().title(catalogue::Language::En);
    let ground = match written.table.as_str() {
        MADE => "a city made from the seed".to_owned(),
        PLAIN => "a plain table made from the seed".to_owned(),
        map => map.replace('-', " "),
    };
    format!("{}: {scenario}; {ground}; {} points a side", factions.join(" and "), written.points)
}

fn faction_name(of: &str) -> Option<&'static str> {
    let faction = roster(of).ok()?.faction;
    pack().header.factions.get(&faction).map(|it| it.name.as_str())
}

/// The group a battle is listed in.
#[must_use]
pub fn group(word: &str) -> &'static str {
    found(word).map_or("", |it| it.group.as_str())
}

fn found(word: &str) -> Option<&'static Written> {
    READY.iter().find(|it| it.0 == word).map(|it| &it.1)
}

/// Whether a battle's table is made anew by every seed.
#[must_use]
pub fn varies(word: &str) -> bool {
    found(word).is_some_and(|it| [MADE, PLAIN].contains(&it.table.as_str()))
}

/// The points of a battle.
#[must_use]
pub fn points(word: &str) -> u16 {
    found(word).map_or(0, |it| it.points)
}

/// The setup of a ready battle. Where its table is made, the seed makes it.
///
/// # Errors
/// What is wrong: no such battle, or a file that cannot be read.
pub fn battle(word: &str, seed: u64) -> Result<Setup, String> {
    let Written { table: ground, rosters, scenario, points, .. } =
        found(word).ok_or_else(|| format!("no battle \"{}\"", word.escape_debug()))?;
    let rosters = rosters.iter().map(|it| roster(it)).collect::<Result<Vec<_>, _>>()?;
    meeting(&rosters.iter().collect::<Vec<_>>(), *scenario, *points, table(ground, *points, seed)?)
}

/// A battle of these rosters.
///
/// # Errors
/// Which of them is not legal.
pub(crate) fn meeting(rosters: &[&Roster], scenario: Scenario, points: u16, table: Table) -> Result<Setup, String> {
    meeting_of(pack(), rosters, scenario, points, table)
}

/// A battle of rosters of this pack.
///
/// # Errors
/// Which of them is not legal.
pub(crate) fn meeting_of(
    pack: &Pack,
    rosters: &[&Roster],
    scenario: Scenario,
    points: u16,
    table: Table,
) -> Result<Setup, String> {
    let (profiles, armies) = armies(rosters, pack)?;
    Ok(Setup { scenario, points, table, profiles, armies, opening: Opening::Deployment, settings: Settings::default() })
}

/// The words by which tables made by hand are called.
pub fn maps() -> impl Iterator<Item = &'static str> {
    MAPS.names()
}

/// A table: one made by hand, or made from the seed, for a battle of these points (`dc.scenario.table`).
///
/// # Errors
/// What is wrong: no such table, or a file that cannot be read.
pub fn table(word: &str, points: u16, seed: u64) -> Result<Table, String> {
    let (width, depth) = (Inches::whole(if points >= BATTLE { 72 } else { 48 }), Inches::whole(48));
    let made = |it: Option<Table>| it.ok_or_else(|| "the table is not of whole squares".to_owned());
    match word {
        MADE => made(city(width, depth, seed)),
        PLAIN => made(plain(width, depth, true, seed)),
        word => MAPS.read(word),
    }
}

/// What is held by the tables of ready battles alone.
pub const RULES: &[catalogue::RuleId] = &[catalogue::rule!("dc.scenario.table")];

/// Points from which on a game is a Battle (`dc.army.sizes`).
const BATTLE: u16 = 2_000;

/// The words by which ready rosters are called.
pub fn rosters() -> impl Iterator<Item = &'static str> {
    ROSTERS.names()
}

/// A ready roster.
///
/// # Errors
/// What is wrong: no such roster, or a file that cannot be read.
pub fn roster(word: &str) -> Result<Roster, String> {
    Roster::read(word, ROSTERS.text(word)?).map_err(|why| why.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_a_battle_can_be_read() {
        for word in BATTLES.names() {
            BATTLES.read::<Written>(word).unwrap_or_else(|why| panic!("{why}"));
        }
        for word in SERIES.names() {
            SERIES.read::<Series>(word).unwrap_or_else(|why| panic!("{why}"));
        }
        for word in maps() {
            table(word, 500, 0).unwrap_or_else(|why| panic!("{why}"));
        }
        assert_eq!(READY.len(), BATTLES.names().count() + 3 * SERIES.names().count());
    }
}
