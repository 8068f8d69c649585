//! Ready battles: named in data, so that play starts with one choice.

use muster::{Roster, resolve};
use serde::Deserialize;

use crate::{Map, Mission, Opening, Settings, Setup, Team, generator, pack};

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

/// Every file of these folders of the data, by name.
macro_rules! files {
    ($folder:literal: $($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../../data/deadzone/", $folder, $name, ".toml")))),*]
    };
}

const ROSTERS: &[(&str, &str)] =
    files!("rosters/": "starter-enforcers" "starter-forge-fathers" "hundred-asterians" "hundred-veer-myn");
const MAPS: &[(&str, &str)] = files!("maps/": "depot");
const BATTLES: &[(&str, &str)] = files!("battles/": "first-patrol" "manhunt" "smoke-and-claws");

/// The words by which ready battles are called, with their names for people.
#[must_use]
pub fn battles() -> Vec<(&'static str, String)> {
    let name = |text: &str| toml::from_str::<Written>(text).map(|it| it.name).unwrap_or_default();
    BATTLES.iter().map(|(word, text)| (*word, name(text))).collect()
}

/// The setup of a ready battle. Where its map is `made`, the seed makes it.
///
/// # Errors
/// What is wrong: no such battle, or a file that cannot be read.
pub fn battle(word: &str, seed: u64) -> Result<Setup, String> {
    let written: Written = parse("battle", word, find("battle", BATTLES, word)?)?;
    let map = if written.map == "made" { generator::map(seed) } else { map(&written.map)? };
    let teams = written.rosters.iter().map(|it| team(it)).collect::<Result<_, _>>()?;
    Ok(Setup {
        mission: written.mission,
        points: written.points,
        map,
        teams,
        opening: Opening::Deployment,
        settings: Settings::default(),
    })
}

/// A hand-made map.
///
/// # Errors
/// What is wrong: no such map, or a file that cannot be read.
pub fn map(word: &str) -> Result<Map, String> {
    parse("map", word, find("map", MAPS, word)?)
}

/// A strike team of a ready battle.
///
/// # Errors
/// What is wrong: no such roster, or one that is not legal.
pub fn team(word: &str) -> Result<Team, String> {
    let roster = Roster::read(word, find("roster", ROSTERS, word)?).map_err(|it| format!("{it:?}"))?;
    let units = resolve(&roster, pack()).map_err(|faults| format!("roster \"{word}\": {faults:?}"))?;
    Ok(Team { units })
}

fn find(what: &str, files: &'static [(&str, &str)], word: &str) -> Result<&'static str, String> {
    let found = files.iter().find(|it| it.0 == word).map(|it| it.1);
    found.ok_or_else(|| format!("no {what} \"{}\"", word.escape_debug()))
}

fn parse<T: serde::de::DeserializeOwned>(what: &str, word: &str, text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|why| format!("{what} \"{word}\": {why}"))
}
