//! Obvious fixes of a fault: a size, an option, the right spelling of a name.

use serde::{Deserialize, Serialize};

use crate::roster::{Roster, RosterUnit};

/// One change that puts a fault right. Units are named by their place in the roster the fault was found in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[allow(missing_docs, reason = "the fields are what the variant's sentence names")]
pub enum Fix {
    /// Name another pack.
    UsePack { pack: String },
    /// Follow another chart.
    UseChart { chart: String },
    /// Serve another faction.
    UseFaction { faction: String },
    /// Take another unit instead.
    UseUnit { unit: u32, instead: String },
    /// Take another option instead, as often.
    UseOption { unit: u32, option: String, instead: String },
    /// Change the number of models.
    SetSize { unit: u32, size: u32 },
    /// Change how often an option is taken; 0 drops it.
    SetOption { unit: u32, option: String, count: i32 },
    /// Let anyone but the commander carry it.
    NotCommander { unit: u32, option: String },
    /// Leave the weapon its own name.
    Unname { unit: u32, weapon: String },
    /// Give up the player's name for the unit.
    DropName { unit: u32 },
    /// Act alone instead of joining.
    ActAlone { unit: u32 },
    /// Add a unit.
    AddUnit { id: String },
    /// Leave a unit at home.
    RemoveUnit { unit: u32 },
}

impl Fix {
    /// Makes the change. A unit that is not there is left alone.
    pub fn apply(&self, roster: &mut Roster) {
        match self {
            Fix::UsePack { pack } => roster.pack.clone_from(pack),
            Fix::UseChart { chart } => roster.chart.clone_from(chart),
            Fix::UseFaction { faction } => roster.faction.clone_from(faction),
            Fix::AddUnit { id } => roster.units.push(RosterUnit { unit: id.clone(), ..RosterUnit::default() }),
            Fix::RemoveUnit { unit } if (*unit as usize) < roster.units.len() => {
                roster.units.remove(*unit as usize);
            }
            Fix::RemoveUnit { .. } => (),
            Fix::UseUnit { unit, .. }
            | Fix::UseOption { unit, .. }
            | Fix::SetSize { unit, .. }
            | Fix::SetOption { unit, .. }
            | Fix::NotCommander { unit, .. }
            | Fix::Unname { unit, .. }
            | Fix::DropName { unit }
            | Fix::ActAlone { unit } => {
                if let Some(entry) = roster.units.get_mut(*unit as usize) {
                    self.apply_to(entry);
                }
            }
        }
    }

    fn apply_to(&self, entry: &mut RosterUnit) {
        match self {
            Fix::UseUnit { instead, .. } => entry.unit.clone_from(instead),
            Fix::UseOption { option, instead, .. } => {
                let count = entry.options.remove(option).unwrap_or(1);
                entry.options.insert(instead.clone(), count);
            }
            Fix::SetSize { size, .. } => entry.size = Some(*size),
            Fix::SetOption { option, count: 0, .. } => {
                entry.options.remove(option);
                entry.commander_takes.retain(|it| it != option);
            }
            Fix::SetOption { option, count, .. } => drop(entry.options.insert(option.clone(), *count)),
            Fix::NotCommander { option, .. } => entry.commander_takes.retain(|it| it != option),
            Fix::Unname { weapon, .. } => drop(entry.weapon_names.remove(weapon)),
            Fix::DropName { .. } => entry.name = None,
            Fix::ActAlone { .. } => entry.joins = None,
            Fix::UsePack { .. }
            | Fix::UseChart { .. }
            | Fix::UseFaction { .. }
            | Fix::AddUnit { .. }
            | Fix::RemoveUnit { .. } => (),
        }
    }
}

/// The name among `names` that `given` is probably a misspelling of, if one is close enough.
pub(crate) fn nearest<'a>(given: &str, names: impl Iterator<Item = &'a str>) -> Option<String> {
    let near = names.map(|name| (slips(given, name), name)).min()?;
    (near.0 <= 1 + given.chars().count() / 4).then(|| near.1.to_owned())
}

/// How many letters must be added, dropped or changed to turn one word into the other.
fn slips(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, letter) in a.chars().enumerate() {
        let mut corner = i;
        row[0] = i + 1;
        for (j, other) in b.iter().enumerate() {
            let changed = corner + usize::from(letter != *other);
            corner = row[j + 1];
            row[j + 1] = changed.min(corner + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

#[cfg(test)]
mod tests {
    use super::{nearest, slips};

    #[test]
    fn a_slip_of_the_pen_finds_its_word() {
        assert_eq!(slips("husars", "hussars"), 1);
        assert_eq!(slips("", "abc"), 3);
        let names = ["hussars", "venusian-rangers"];
        assert_eq!(nearest("husars", names.into_iter()).as_deref(), Some("hussars"));
        assert_eq!(nearest("sea-lions", names.into_iter()), None);
        assert_eq!(nearest("x", [].into_iter()), None);
    }
}
