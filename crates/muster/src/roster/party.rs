//! Some models of a unit without an army around them: for odds, or to inspect them.

use std::collections::BTreeMap;

use crate::{Pack, ResolvedUnit, RosterUnit, Unit, roster::resolve::resolve_alone, told};

/// Some models of a unit, with what they carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Party {
    /// The unit's id in the pack.
    pub unit: String,
    /// How many models; fewer than the unit's minimum represent its survivors.
    pub size: u32,
    /// Its options, and how often each is taken.
    pub options: BTreeMap<String, i32>,
}

impl Party {
    /// The models, the commander first, and their share of the unit's points. A unit of one model is taken several
    /// times.
    ///
    /// # Errors
    /// What is wrong: no such unit, size or option.
    pub fn field(&self, pack: &Pack) -> Result<(Vec<ResolvedUnit>, f64), String> {
        let known = || pack.units.keys().cloned().collect::<Vec<_>>().join(", ");
        let unit = pack.units.get(&self.unit);
        let unit = unit.ok_or_else(|| format!("no unit \"{}\": there are {}", self.unit, known()))?;
        if self.size == 0 {
            return Err(format!("no {} at all: give at least one", unit.name));
        }
        let alone = unit.size == (1, 1);
        let least = u32::try_from(unit.size.0).unwrap_or(1);
        let mut fielded = self.resolve(unit, pack, if alone { 1 } else { self.size.max(least) })?;
        if alone {
            let points = fielded.points as f64 * f64::from(self.size);
            return Ok((vec![fielded; self.size as usize], points));
        }
        let whole = fielded.models.len();
        fielded.models.truncate(self.size as usize);
        let points = fielded.points as f64 * fielded.models.len() as f64 / whole as f64;
        Ok((vec![fielded], points))
    }

    fn resolve(&self, unit: &Unit, pack: &Pack, size: u32) -> Result<ResolvedUnit, String> {
        let entry = RosterUnit {
            unit: self.unit.clone(),
            size: Some(size),
            options: self.options.clone(),
            ..RosterUnit::default()
        };
        let faction = unit.faction.clone().or_else(|| unit.also.first().cloned());
        let faction = faction.or_else(|| pack.header.factions.keys().next().cloned()).unwrap_or_default();
        resolve_alone(&entry, &faction, pack).map_err(|faults| format!("{}: {}", unit.name, told(&faults)))
    }
}
