//! Units that carry others: the letters of loads, and the rules behind the checks.

use std::collections::BTreeMap;

use catalogue::RuleId;

use crate::pack::{misprint::Misprint, toml_reader::Entry};

/// How the units of a game are carried.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carriage {
    /// The letters of loads: a unit needs so much of one of them, a carrier holds so much of one or several.
    pub letters: Vec<String>,
    /// Who needs what.
    pub needs: RuleId,
    /// Who carries how much.
    pub capacity: RuleId,
    /// Only units of one group share a carrier.
    pub share: RuleId,
    /// A carrier is at least half full.
    pub half: RuleId,
}

impl Carriage {
    pub(crate) fn read(mut entry: Entry<'_>) -> Result<Carriage, Misprint> {
        let carriage = Carriage {
            letters: entry.texts("letters")?,
            needs: entry.rule("needs")?,
            capacity: entry.rule("capacity")?,
            share: entry.rule("share")?,
            half: entry.rule("half")?,
        };
        entry.finish()?;
        Ok(carriage)
    }

    /// `carries = { T = 6, I = 6 }`: amounts by letter; an absent key is an empty map.
    pub(crate) fn loads(
        carriage: Option<&Carriage>,
        entry: &mut Entry<'_>,
        key: &str,
    ) -> Result<BTreeMap<String, i32>, Misprint> {
        let mut loads = BTreeMap::new();
        let (Some(carriage), Some(mut table)) = (carriage, entry.inner_if(key)?) else { return Ok(loads) };
        for letter in &carriage.letters {
            if let Some(amount) = table.whole_if(letter, 1..=1000)? {
                loads.insert(letter.clone(), amount);
            }
        }
        table.finish()?;
        Ok(loads)
    }
}
