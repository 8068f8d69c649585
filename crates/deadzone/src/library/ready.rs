//! Ready battles: named in data, so that play starts with one choice.
//!
//! A **battle** names its map, its rosters and its mission. A **series** is one quarrel between two factions at several
//! sizes: each size is a battle of its own, called by the series and its points (`quarantine-150`), fought by the rosters
//! of that size (`enforcers-150`).

use std::sync::LazyLock;

use battle::lesson::Lesson;
use kit::{Files, arena::MADE, files};
use muster::{Roster, resolve};
use serde::Deserialize;

use crate::{Cell, Map, Mission, Opening, Settings, Setup, Team, library::generator, pack};

/// A battle as it is written down: which map, which rosters, what it is about.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    name: String,
    map: String,
    rosters: Vec<String>,
    mission: Mission,
    points: u16,
    /// The group it is listed in; nothing for the battles of lessons, which are not listed.
    #[serde(default)]
    group: String,
    /// The faction that has the harder side: it wins fewer than four of ten battles between even players
    /// (`docs/studies/ready-deadzone`).
    uphill: Option<String>,
    /// How the teams come onto the map.
    #[serde(default = "deployment")]
    opening: Opening,
    /// Where item counters lie face down in a position.
    #[serde(default)]
    face_down: Vec<Cell>,
}

const fn deployment() -> Opening {
    Opening::Deployment
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
    uphill: Option<String>,
}

impl Series {
    /// The battles of the series with their words.
    fn battles(self, word: &str) -> impl Iterator<Item = (String, Written)> {
        let Series { name, teams, size } = self;
        size.into_iter().map(move |Size { points, map, mission, uphill }| {
            let rosters = teams.iter().map(|it| format!("{it}-{points}")).collect();
            let name = format!("{name}, {points} points");
            let group = format!("points-{points}");
            let opening = deployment();
            let face_down = Vec::new();
            let written = Written { name, map, rosters, mission, points, group, uphill, opening, face_down };
            (format!("{word}-{points}"), written)
        })
    }
}

const ROSTERS: Files = Files::new(
    "roster",
    files!("../../../../data/deadzone/rosters/":
    "starter-enforcers" "starter-forge-fathers" "hundred-asterians" "hundred-veer-myn"
    "enforcers-100" "enforcers-150" "enforcers-200"
    "forge-fathers-100" "forge-fathers-150" "forge-fathers-200"
    "asterians-100" "asterians-150" "asterians-200"
    "veer-myn-100" "veer-myn-150" "veer-myn-200"
    "plague-100" "plague-150" "plague-200"
    "rebs-100" "rebs-150" "rebs-200"),
);
const MAPS: Files = Files::new(
    "map",
    files!("../../../../data/deadzone/maps/": "depot" "refinery" "landing-pad" "laboratory" "market" "tower" "viaduct"),
);
const BATTLES: Files =
    Files::new("battle", files!("../../../../data/deadzone/battles/": "first-patrol" "manhunt" "smoke-and-claws"));
const SERIES: Files = Files::new(
    "battle",
    files!("../../../../data/deadzone/battles/":
    "mining-rights" "broken-treaty" "vermin-hunt" "quarantine" "wanted" "heirloom" "deep-diggings" "sealed-shaft"
    "strike-breakers" "balance" "patient-zero" "no-strings" "feeding-time" "rats-in-the-cellar" "last-shuttle"),
);
const LESSONS: Files = Files::new("lesson", files!("../../../../data/deadzone/lessons/": "first"));
/// The strike teams of lessons: not listed with the ready ones, which are near their points and which even battles draw from.
const TAUGHT: Files = Files::new("roster", files!("../../../../data/deadzone/lessons/": "lesson-red" "lesson-blue"));
/// The battles of lessons: not listed with the others, since everybody already stands somewhere.
const DRILLS: Files = Files::new("battle", files!("../../../../data/deadzone/lessons/": "first-lesson"));

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

fn sentence(written: &Written) -> String {
    let map = match map(&written.map) {
        Ok(map) => map.name,
        Err(_) => "Ruins made from the seed".to_owned(),
    };
    let teams: Vec<String> = written.rosters.iter().filter_map(|it| roster(it).ok()).map(|it| it.faction).collect();
    let teams: Vec<&str> = teams.iter().map(|it| pack().header.factions[it].name.as_str()).collect();
    let mission = written.mission.rule().title(catalogue::Language::En);
    let faction = |it: &String| pack().header.factions.get(it).map_or("", |it| it.name.as_str());
    let uphill = written.uphill.as_ref().map_or_else(String::new, |it| format!("; uphill for {}", faction(it)));
    format!("{}: {mission}; {map}; {} points a side{uphill}", teams.join(" and "), written.points)
}

/// The faction that has the harder side of a battle; `None` where it is even.
#[must_use]
pub fn uphill(word: &str) -> Option<&'static str> {
    found(word)?.uphill.as_deref()
}

/// What a battle is about in a sentence.
#[must_use]
pub fn about(word: &str) -> Option<String> {
    found(word).map(sentence)
}

/// The group a battle is listed in.
#[must_use]
pub fn group(word: &str) -> &'static str {
    found(word).map_or("", |it| it.group.as_str())
}

fn found(word: &str) -> Option<&'static Written> {
    READY.iter().find(|it| it.0 == word).map(|it| &it.1)
}

/// Whether a battle's map is made anew by every seed.
#[must_use]
pub fn varies(word: &str) -> bool {
    found(word).is_some_and(|it| it.map == MADE)
}

/// The setup of a ready battle. Where its map is `made`, the seed makes it.
///
/// # Errors
/// What is wrong: no such battle, or a file that cannot be read.
pub fn battle(word: &str, seed: u64) -> Result<Setup, String> {
    if DRILLS.names().any(|it| it == word) {
        return set_up(&DRILLS.read(word)?, seed);
    }
    set_up(found(word).ok_or_else(|| format!("no battle \"{}\"", word.escape_debug()))?, seed)
}

fn set_up(written: &Written, seed: u64) -> Result<Setup, String> {
    let Written { map: ground, rosters, mission, points, opening, face_down, .. } = written;
    let map = if ground == MADE { generator::map(seed) } else { map(ground)? };
    let teams = rosters.iter().map(|it| team(it)).collect::<Result<_, _>>()?;
    let (mut opening, settings) = (opening.clone(), Settings::default());
    if let Opening::Position { items, .. } = &mut opening {
        items.extend(face_down.iter().map(|it| (*it, None)));
    }
    Ok(Setup { mission: *mission, points: *points, map, teams, opening, settings })
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

/// The words by which hand-made maps are called.
pub fn maps() -> impl Iterator<Item = &'static str> {
    MAPS.names()
}

/// A hand-made map.
///
/// # Errors
/// What is wrong: no such map, or a file that cannot be read.
pub fn map(word: &str) -> Result<Map, String> {
    MAPS.read(word)
}

/// The words by which ready rosters are called.
pub fn rosters() -> impl Iterator<Item = &'static str> {
    ROSTERS.names()
}

/// A ready roster.
///
/// # Errors
/// What is wrong: no such roster, or a file that cannot be read.
pub fn roster(word: &str) -> Result<Roster, String> {
    let files = if TAUGHT.names().any(|it| it == word) { TAUGHT } else { ROSTERS };
    Roster::read(word, files.text(word)?).map_err(|why| why.to_string())
}

/// A strike team of a ready battle.
///
/// # Errors
/// What is wrong: no such roster, or one that is not legal.
pub fn team(word: &str) -> Result<Team, String> {
    let units =
        resolve(&roster(word)?, pack()).map_err(|faults| format!("roster \"{word}\": {}", muster::told(&faults)))?;
    Ok(Team { units })
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
        for word in lessons() {
            let lesson = lesson(word).unwrap_or_else(|why| panic!("{why}"));
            let setup = battle(&lesson.battle, lesson.seed).unwrap_or_else(|why| panic!("{why}"));
            assert!(battle::System::start(&crate::Deadzone, &setup).is_ok() && !lesson.steps.is_empty(), "{word}");
        }
        assert!(lesson("no-such-lesson").is_err());
        assert_eq!(READY.len(), BATTLES.names().count() + 3 * SERIES.names().count());
    }

    /// The cards of the page say for whom a battle is uphill, in every language, where its file does, and nowhere else; it
    /// is one of the two.
    #[test]
    fn cards_say_for_whom_a_battle_is_uphill() {
        let cards = [
            (include_str!("../../../../data/i18n/en/deadzone-battles.ftl"), "Uphill for "),
            (include_str!("../../../../data/i18n/fr/deadzone-battles.ftl"), "Plus dur pour "),
            (include_str!("../../../../data/i18n/it/deadzone-battles.ftl"), "In salita per "),
        ];
        for (word, written) in READY.iter() {
            let factions: Vec<String> =
                written.rosters.iter().map(|it| roster(it).expect("a roster").faction).collect();
            assert!(written.uphill.iter().all(|it| factions.contains(it)), "{word}");
            let name = uphill(word).map(|it| pack().header.factions[it].name.as_str());
            assert_eq!(about(word).expect("a sentence").contains("uphill"), name.is_some(), "{word}");
            for (cards, says) in &cards {
                let start = format!("page-battle-{word}-about = ");
                let card = cards.lines().find_map(|it| it.strip_prefix(start.as_str())).expect("a card");
                let told = card.split_once(says).map(|it| it.1);
                assert_eq!(told.is_some(), name.is_some(), "{word}: {card}");
                assert!(name.is_none_or(|name| told.is_some_and(|it| it.contains(name))), "{word}: {card}");
            }
        }
    }
}
