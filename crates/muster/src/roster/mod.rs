//! A roster: one player's army as a readable file.
//!
//! ```toml
//! name = "The 290th"
//! pack = "warzone"
//! faction = "bauhaus"
//! chart = "standard"
//! points = 500
//!
//! [[unit]]
//! unit = "hussars"
//! name = "First squad"
//! size = 8
//! options = { anti-infantry-grenades = 1, arg-17 = 1 }
//! ```

pub(crate) mod assignment;
pub(crate) mod fielded;
pub(crate) mod loading;
pub(crate) mod party;
pub(crate) mod points;
pub(crate) mod random_roster;
pub(crate) mod resolve;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::pack::{
    misprint::{Misprint, Problem},
    toml_reader::Entry,
};

/// The most units a roster file may list: far beyond any army, near enough to keep a hostile file cheap.
const MOST_UNITS: usize = 500;

/// An army as its player wrote it down. It may break any rule: [`crate::validate`] says which.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Roster {
    /// The army's name.
    pub name: String,
    /// The pack it is taken from.
    pub pack: String,
    /// Its faction.
    pub faction: String,
    /// The chart it follows.
    pub chart: String,
    /// The points it may cost.
    pub points: u32,
    /// Its allegiance, in a faction that has several.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub allegiance: Option<String>,
    /// Its groups, in games that have some.
    #[serde(default, rename = "group", skip_serializing_if = "Vec::is_empty")]
    pub groups: Vec<RosterGroup>,
    /// Its units, in the player's order.
    #[serde(default, rename = "unit", skip_serializing_if = "Vec::is_empty")]
    pub units: Vec<RosterUnit>,
}

/// A group of units: a battlegroup.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RosterGroup {
    /// Its name, by which its units name it.
    pub name: String,
    /// Its kind, one of the chart's.
    pub kind: String,
}

/// One unit of a roster.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct RosterUnit {
    /// The unit's id in the pack.
    pub unit: String,
    /// The player's own name for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// How many models; the unit's least if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub size: Option<u32>,
    /// The name (or the id) of the unit it joins before the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub joins: Option<String>,
    /// The name of the group it belongs to.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<String>,
    /// The names (or the ids) of the units that carry it when the game starts, filled one after the other.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub carried_by: Vec<String>,
    /// The options among those taken that the commander carries, where it could be anyone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub commander_takes: Vec<String>,
    /// The options taken, and how often each; steps down are negative.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub options: BTreeMap<String, i32>,
    /// For options that take the place of one of several weapons: which, by option id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub in_place_of: BTreeMap<String, String>,
    /// The player's names for weapons, by weapon id.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub weapon_names: BTreeMap<String, String>,
}

impl Roster {
    /// Reads a roster file.
    ///
    /// # Errors
    /// The first mistake in the file, with its entry and key.
    pub fn read(file: &str, text: &str) -> Result<Roster, Misprint> {
        let mut table = Entry::file(file, text)?;
        let roster = Roster {
            name: table.text("name")?,
            pack: table.text("pack")?,
            faction: table.text("faction")?,
            chart: table.text("chart")?,
            points: table.whole("points", 0..=100_000)?.unsigned_abs(),
            allegiance: table.text_if("allegiance")?,
            groups: table.entries("group")?.into_iter().map(RosterGroup::read).collect::<Result<_, _>>()?,
            units: table.entries("unit")?.into_iter().map(RosterUnit::read).collect::<Result<_, _>>()?,
        };
        if roster.units.len() > MOST_UNITS || roster.groups.len() > MOST_UNITS {
            let given = i64::try_from(roster.units.len()).unwrap_or(i64::MAX);
            return Err(table.misprint("unit", Problem::OutOfRange { given, least: 0, most: MOST_UNITS as i64 }));
        }
        table.finish()?;
        Ok(roster)
    }

    /// The roster as a file that [`Roster::read`] reads back.
    #[must_use]
    pub fn write(&self) -> String {
        toml::to_string(self).expect("a roster holds nothing TOML cannot say")
    }
}

impl RosterGroup {
    fn read(mut entry: Entry<'_>) -> Result<RosterGroup, Misprint> {
        let group = RosterGroup { name: entry.text("name")?, kind: entry.text("kind")? };
        entry.finish()?;
        Ok(group)
    }
}

/// `carried-by = "Condor"`, or a list of names.
fn carriers(entry: &mut Entry<'_>) -> Result<Vec<String>, Misprint> {
    if entry.is_list("carried-by") {
        entry.texts("carried-by")
    } else {
        Ok(entry.text_if("carried-by")?.into_iter().collect())
    }
}

impl RosterUnit {
    fn read(mut entry: Entry<'_>) -> Result<RosterUnit, Misprint> {
        let unit = RosterUnit {
            unit: entry.text("unit")?,
            name: entry.text_if("name")?,
            size: entry.whole_if("size", 0..=1000)?.map(i32::unsigned_abs),
            joins: entry.text_if("joins")?,
            group: entry.text_if("group")?,
            carried_by: carriers(&mut entry)?,
            commander_takes: entry.texts("commander-takes")?,
            options: entry.wholes("options", -1000..=1000)?,
            in_place_of: entry.words("in-place-of")?,
            weapon_names: entry.words("weapon-names")?,
        };
        entry.finish()?;
        Ok(unit)
    }

    /// What the unit is called on the table: the player's name for it, or else the pack's id.
    #[must_use]
    pub fn label(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.unit)
    }

    /// The options taken at least once, and how often.
    pub fn taken(&self) -> impl Iterator<Item = (&str, i32)> {
        self.options.iter().filter(|(_, count)| **count != 0).map(|(id, count)| (id.as_str(), *count))
    }

    /// How often an option is taken.
    #[must_use]
    pub fn count(&self, option: &str) -> i32 {
        self.options.get(option).copied().unwrap_or(0)
    }
}
