//! The effects of an option on those who take it.

use std::collections::BTreeMap;

use crate::pack::{
    ability::Ability,
    header::Header,
    misprint::{Misprint, Problem},
    toml_reader::Entry,
    value::Value,
};

/// What an option gives.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Gives {
    /// Weapons, by id.
    pub weapons: Vec<String>,
    /// Skills.
    pub skills: Vec<Ability>,
    /// Changes of the taker's own line, for each time the option is taken.
    pub stats: BTreeMap<String, i32>,
    /// A change of one of the taker's weapons.
    pub weapon: Option<WeaponChange>,
    /// Another category for the whole unit.
    pub category: Option<String>,
    /// Another slot on the chart, the category staying what it is.
    pub fills: Option<String>,
}

/// How an option changes a weapon that its taker has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeaponChange {
    /// The weapon, by id.
    pub weapon: String,
    /// What is added to its figures, in every mode that has them, for each time the option is taken.
    pub add: BTreeMap<String, i32>,
    /// Values that replace its own.
    pub set: BTreeMap<String, Value>,
    /// Abilities it gains.
    pub abilities: Vec<Ability>,
}

impl Gives {
    pub(crate) fn read(mut entry: Entry<'_>, header: &Header) -> Result<Gives, Misprint> {
        let gives = Gives {
            weapons: entry.texts("weapons")?,
            skills: Ability::read_all(&mut entry, "skills", header)?,
            stats: entry.wholes("stats", -20..=20)?,
            weapon: entry.inner_if("weapon")?.map(|it| WeaponChange::read(it, header)).transpose()?,
            category: if entry.has("category") { Some(header.category(&mut entry, "category")?) } else { None },
            fills: if entry.has("fills") { Some(header.category(&mut entry, "fills")?) } else { None },
        };
        entry.finish()?;
        Ok(gives)
    }
}

impl WeaponChange {
    fn read(mut entry: Entry<'_>, header: &Header) -> Result<WeaponChange, Misprint> {
        let change = WeaponChange {
            weapon: entry.text("id")?,
            add: entry.wholes("add", -20..=20)?,
            set: set_values(&mut entry, header)?,
            abilities: Ability::read_all(&mut entry, "abilities", header)?,
        };
        entry.finish()?;
        Ok(change)
    }
}

/// Values to be set are words of a column that some line of the game has.
fn set_values(entry: &mut Entry<'_>, header: &Header) -> Result<BTreeMap<String, Value>, Misprint> {
    let Some(mut set) = entry.inner_if("set")? else { return Ok(BTreeMap::new()) };
    let mut values = BTreeMap::new();
    for column in header.lines.values().flat_map(|it| &it.columns) {
        let Some(word) = set.text_if(&column.name)? else { continue };
        let known = header.lines.values().filter_map(|it| it.column(&column.name)).any(|it| it.words.contains(&word));
        if !known {
            let problem = Problem::NoSuch { what: "word of this column", name: word };
            return Err(set.misprint(&column.name, problem));
        }
        values.insert(column.name.clone(), Value::Word(word));
    }
    set.finish()?;
    Ok(values)
}
