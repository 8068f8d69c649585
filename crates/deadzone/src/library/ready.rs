//! Ready battles: named in data, so that play starts with one choice.
//!
//! A **battle** names its map, its rosters and its mission. A **series** is one quarrel between two factions at several
//! sizes: each size is a battle of its own, called by the series and its points (`quarantine-150`), fought by the rosters
//! of that size (`enforcers-150`).

use std::sync::LazyLock;

use muster::{Roster, resolve};
use serde::{Deserialize, de::DeserializeOwned};

use crate::{Map, Mission, Opening, Settings, Setup, Team, library::generator, pack};

/// The map that the seed makes.
const MADE: &str = "made";

/// A battle as it is written down: which map, which rosters, what it is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    map: String,
    rosters: Vec<String>,
    mission: Mission,
    points: u16,
}

/// A quarrel between two factions at several sizes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Series {
    name: String,
    teams: Vec<String>,
    size: Vec<Size>,
}

/// One size of a series.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Size {
    points: u16,
    map: String,
    mission: Mission,
}

impl Series {
    /// The battles of the series with their words.
    fn battles(self, word: &str) -> impl Iterator<Item = (String, Written)> {
        let Series { name, teams, size } = self;
        size.into_iter().map(move |Size { points, map, mission }| {
            let rosters = teams.iter().map(|it| format!("{it}-{points}")).collect();
            let name = format!("{name}, {points} points");
            (format!("{word}-{points}"), Written { name, map, rosters, mission, points })
        })
    }
}

/// Every file of these folders of the data, by name.
macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../../data/deadzone/", $folder, $name, ".toml")))),*]
    };
}

const ROSTERS: &[(&str, &str)] = files!("rosters/":
    "starter-enforcers" "starter-forge-fathers" "hundred-asterians" "hundred-veer-myn"
    "enforcers-100" "enforcers-150" "enforcers-200"
    "forge-fathers-100" "forge-fathers-150" "forge-fathers-200"
    "asterians-100" "asterians-150" "asterians-200"
    "veer-myn-100" "veer-myn-150" "veer-myn-200"
    "plague-100" "plague-150" "plague-200"
    "rebs-100" "rebs-150" "rebs-200");
const MAPS: &[(&str, &str)] = files!("maps/": "depot" "refinery" "landing-pad" "laboratory" "market" "tower" "viaduct");
const BATTLES: &[(&str, &str)] = files!("battles/": "first-patrol" "manhunt" "smoke-and-claws");
const SERIES: &[(&str, &str)] = files!("battles/":
    "mining-rights" "broken-treaty" "vermin-hunt" "quarantine" "wanted" "heirloom" "deep-diggings" "sealed-shaft"
    "strike-breakers" "balance" "patient-zero" "no-strings" "feeding-time" "rats-in-the-cellar" "last-shuttle");

/// Every ready battle that can be read, with its word.
static READY: LazyLock<Vec<(String, Written)>> = LazyLock::new(|| {
    let single = |(word, text): &(&str, &str)| Some(((*word).to_owned(), toml::from_str(text).ok()?));
    let series = |(word, text): &(&'static str, &str)| Some(toml::from_str::<Series>(text).ok()?.battles(word));
    BATTLES.iter().filter_map(single).chain(SERIES.iter().filter_map(series).flatten()).collect()
});

/// The words by which ready battles are called, with their names for people.
#[must_use]
pub fn battles() -> Vec<(&'static str, String)> {
    READY.iter().map(|(word, it)| (word.as_str(), it.name.clone())).collect()
}

/// The same with what each is about in a sentence.
#[must_use]
pub fn abouts() -> &'static [(&'static str, &'static str)] {
    static ABOUTS: LazyLock<Vec<(&str, String)>> =
        LazyLock::new(|| READY.iter().map(|(word, it)| (word.as_str(), about(it))).collect());
    static LENT: LazyLock<Vec<(&str, &str)>> =
        LazyLock::new(|| ABOUTS.iter().map(|(word, about)| (*word, about.as_str())).collect());
    &LENT
}

fn about(written: &Written) -> String {
    let map = match map(&written.map) {
        Ok(map) => map.name,
        Err(_) => "Ruins made from the seed".to_owned(),
    };
    let teams: Vec<String> = written.rosters.iter().filter_map(|it| roster(it).ok()).map(|it| it.faction).collect();
    let teams: Vec<&str> = teams.iter().map(|it| pack().header.factions[it].name.as_str()).collect();
    let mission = written.mission.rule().title(catalogue::Language::En);
    format!("{}: {mission}; {map}; {} points a side", teams.join(" and "), written.points)
}

/// Whether a battle's map is made anew by every seed.
#[must_use]
pub fn varies(word: &str) -> bool {
    READY.iter().any(|it| it.0 == word && it.1.map == MADE)
}

/// The setup of a ready battle. Where its map is `made`, the seed makes it.
///
/// # Errors
/// What is wrong: no such battle, or a file that cannot be read.
pub fn battle(word: &str, seed: u64) -> Result<Setup, String> {
    let found = READY.iter().find(|it| it.0 == word).map(|it| &it.1);
    let Written { map: ground, rosters, mission, points, .. } =
        found.ok_or_else(|| format!("no battle \"{}\"", word.escape_debug()))?;
    let map = if ground == MADE { generator::map(seed) } else { map(ground)? };
    let teams = rosters.iter().map(|it| team(it)).collect::<Result<_, _>>()?;
    let (opening, settings) = (Opening::Deployment, Settings::default());
    Ok(Setup { mission: *mission, points: *points, map, teams, opening, settings })
}

/// The words by which hand-made maps are called.
pub fn maps() -> impl Iterator<Item = &'static str> {
    MAPS.iter().map(|it| it.0)
}

/// A hand-made map.
///
/// # Errors
/// What is wrong: no such map, or a file that cannot be read.
pub fn map(word: &str) -> Result<Map, String> {
    parse("map", word, find("map", MAPS, word)?)
}

/// The words by which ready rosters are called.
pub fn rosters() -> impl Iterator<Item = &'static str> {
    ROSTERS.iter().map(|it| it.0)
}

/// A ready roster.
///
/// # Errors
/// What is wrong: no such roster, or a file that cannot be read.
pub fn roster(word: &str) -> Result<Roster, String> {
    Roster::read(word, find("roster", ROSTERS, word)?).map_err(|it| format!("{it:?}"))
}

/// A strike team of a ready battle.
///
/// # Errors
/// What is wrong: no such roster, or one that is not legal.
pub fn team(word: &str) -> Result<Team, String> {
    let units = resolve(&roster(word)?, pack()).map_err(|faults| format!("roster \"{word}\": {faults:?}"))?;
    Ok(Team { units })
}

fn find(what: &str, files: &'static [(&str, &str)], word: &str) -> Result<&'static str, String> {
    let found = files.iter().find(|it| it.0 == word).map(|it| it.1);
    found.ok_or_else(|| format!("no {what} \"{}\"", word.escape_debug()))
}

fn parse<T: DeserializeOwned>(what: &str, word: &str, text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|why| format!("{what} \"{word}\": {why}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_a_battle_can_be_read() {
        for (word, text) in BATTLES {
            parse::<Written>("battle", word, text).unwrap_or_else(|why| panic!("{why}"));
        }
        for (word, text) in SERIES {
            parse::<Series>("battle", word, text).unwrap_or_else(|why| panic!("{why}"));
        }
        assert_eq!(READY.len(), BATTLES.len() + 3 * SERIES.len());
    }
}
