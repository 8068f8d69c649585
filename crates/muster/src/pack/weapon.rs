//! Weapons: a name, the ways to use it, and what is special about it.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use crate::pack::{
    ability::Ability,
    header::Header,
    misprint::{Misprint, Problem},
    toml_reader::Entry,
    value::Line,
};

/// A weapon, or a power that is used like one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Weapon {
    /// The id that units and options use.
    pub id: String,
    /// Its rule in the catalogue.
    pub rule: RuleId,
    /// The name for people.
    pub name: String,
    /// The ways to use it, the usual one first.
    pub modes: Vec<Mode>,
    /// What is special about it in every mode.
    pub abilities: Vec<Ability>,
}

/// One way to use a weapon, with a stat line of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mode {
    /// The name, where the mode has one besides the weapon's.
    pub name: Option<String>,
    /// Its rule: the weapon's, unless the catalogue lists the mode by itself.
    pub rule: RuleId,
    /// The stat line.
    pub line: Line,
    /// What is special about this mode.
    pub abilities: Vec<Ability>,
    /// The ability that must be used to fire it, where it is not simply there.
    pub through: Option<RuleId>,
}

impl Weapon {
    pub(crate) fn read(mut entry: Entry<'_>, header: &Header) -> Result<Weapon, Misprint> {
        let id = entry.text("id")?;
        entry.called("weapon", &id);
        let rule = entry.rule("rule")?;
        let name = entry.text("name")?;
        let abilities = Ability::read_all(&mut entry, "abilities", header)?;
        let modes = entry.entries("mode")?;
        if modes.is_empty() {
            return Err(entry.misprint("mode", Problem::Missing));
        }
        let modes = modes.into_iter().map(|it| Mode::read(it, rule, header)).collect::<Result<_, _>>()?;
        entry.finish()?;
        Ok(Weapon { id, rule, name, modes, abilities })
    }
}

impl Mode {
    fn read(mut entry: Entry<'_>, weapon: RuleId, header: &Header) -> Result<Mode, Misprint> {
        let kind = entry.text("line")?;
        let Some(kind) = header.lines.get(&kind) else {
            return Err(entry.misprint("line", Problem::NoSuch { what: "line", name: kind }));
        };
        let mode = Mode {
            name: entry.text_if("name")?,
            rule: entry.rule_if("rule")?.unwrap_or(weapon),
            abilities: Ability::read_all(&mut entry, "abilities", header)?,
            through: entry.rule_if("through")?,
            line: kind.take(&mut entry)?,
        };
        entry.finish()?;
        Ok(mode)
    }
}
