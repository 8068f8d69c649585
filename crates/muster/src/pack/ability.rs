//! Special skills and weapon abilities: the id of the rule that implements them, and its numbers.

use std::collections::BTreeMap;

use catalogue::RuleId;
use serde::{Deserialize, Serialize};
use toml::Value as Toml;

use crate::pack::{
    header::Header,
    misprint::{Misprint, Problem},
    toml_reader::Entry,
};

/// A skill of a model or an ability of a weapon. The game's code implements it, found by the rule id.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ability {
    /// The rule that does it.
    pub rule: RuleId,
    /// The X of a skill written with one: the 2 of Camouflage (2).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub x: Option<i32>,
    /// The word of a skill written with one: the Dark Legion of Contempt (Dark Legion).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub of: Option<String>,
    /// Further numbers by the names the pack's header declares: `burn`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub numbers: BTreeMap<String, i32>,
}

impl Ability {
    /// The bare ability: no X, no word, no numbers.
    #[must_use]
    pub fn plain(rule: RuleId) -> Ability {
        Ability { rule, x: None, of: None, numbers: BTreeMap::new() }
    }

    /// The number of this name.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i32> {
        self.numbers.get(name).copied()
    }

    /// Reads a list of abilities: rule ids, or tables with a rule id and its numbers.
    pub(crate) fn read_all(entry: &mut Entry<'_>, key: &str, header: &Header) -> Result<Vec<Ability>, Misprint> {
        let values = entry.list(key)?;
        values.into_iter().map(|value| Ability::read(entry, key, value, header)).collect()
    }

    fn read(entry: &Entry<'_>, key: &str, value: Toml, header: &Header) -> Result<Ability, Misprint> {
        let mut table = match value {
            Toml::String(name) => match RuleId::find(&name) {
                Some(rule) => return Ok(Ability::plain(rule)),
                None => return Err(entry.misprint(key, Problem::NoSuch { what: "rule", name })),
            },
            other => entry.below(key, other)?,
        };
        let mut ability = Ability::plain(table.rule("rule")?);
        ability.x = table.whole_if("x", -100..=100)?;
        ability.of = table.text_if("of")?;
        for name in &header.numbers {
            if let Some(number) = table.whole_if(name, -1000..=1000)? {
                ability.numbers.insert(name.clone(), number);
            }
        }
        table.finish()?;
        Ok(ability)
    }
}
