//! Study files: what is to be played, as TOML; an unknown key is an error.
//!
//! ```toml
//! name = "Factions at 100 points"
//! system = "deadzone"
//! seeds = 20                        # openings for every combination
//! players = [{ name = "tactician", nodes = 60 }]
//! armies = ["enforcers-100", { drawn = "plague", points = 100 }, { file = "mine.toml" }]
//! missions = ["Patrol", "Scour"]    # without them, all
//! tables = ["depot", "made"]        # without them, one made anew for every opening
//! ```
//!
//! Instead of armies, missions and tables, `battles` may name ready battles. Every combination is played; `docs/studies/README.md`
//! is the manual.

use std::{fs, path::Path};

use serde::{Deserialize, Serialize};

/// A study as its author wrote it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StudyFile {
    /// What it is called.
    pub name: String,
    /// The game.
    pub system: String,
    /// What everything follows from.
    #[serde(default = "one")]
    pub seed: u64,
    /// Openings for every combination.
    pub seeds: u64,
    /// Whether every opening is played with armies, and players, in each other's seats too.
    #[serde(default = "yes")]
    pub swap: bool,
    /// Whether armies also meet themselves.
    #[serde(default)]
    pub mirror: bool,
    /// Whether every attack is kept.
    #[serde(default)]
    pub attacks: bool,
    /// Who plays: one plays both seats, of several every two meet.
    pub players: Vec<PlayerEntry>,
    /// Ready battles.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub battles: Vec<String>,
    /// Armies, of which every two meet.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub armies: Vec<ArmyEntry>,
    /// What they fight about; everything the game has if none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub missions: Vec<String>,
    /// Where; on a table made from the seed if none is named.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub tables: Vec<String>,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerEntry {
    /// Its name, with its style if it has one: `level-4:cautious`.
    pub name: String,
    /// How many states it may look at for one answer.
    pub nodes: u64,
}

/// An army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged, expecting = "an army is a word, { file = … } or { drawn = …, points = … }")]
pub enum ArmyEntry {
    /// A ready roster.
    Ready(String),
    /// Something else.
    Other(OtherArmy),
}

/// An army that is not ready.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct OtherArmy {
    /// A roster file, from where the study file lies.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub file: Option<String>,
    /// The text of that file, once it was read: a study with another roster is another study.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// A faction: a legal army of it is drawn anew for every opening.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<String>,
    /// Its points.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub points: Option<u32>,
}

fn one() -> u64 {
    1
}

fn yes() -> bool {
    true
}

impl StudyFile {
    /// Reads a study file, and the roster files it names.
    ///
    /// # Errors
    /// What is wrong and where: no such file, an unknown key, a value of another kind.
    pub fn read(path: &Path) -> Result<StudyFile, String> {
        let text = fs::read_to_string(path).map_err(|why| format!("{}: {why}", path.display()))?;
        let mut study: StudyFile = toml::from_str(&text).map_err(|why| format!("{}: {why}", path.display()))?;
        let folder = path.parent().unwrap_or(Path::new(""));
        for army in &mut study.armies {
            let ArmyEntry::Other(OtherArmy { file: Some(file), text, .. }) = army else { continue };
            if text.is_some() {
                return Err(format!("{}: a roster is in a file; \"text\" is not for study files", path.display()));
            }
            let roster = folder.join(file.as_str());
            *text = Some(fs::read_to_string(&roster).map_err(|why| format!("{}: {why}", roster.display()))?);
        }
        Ok(study)
    }
}
