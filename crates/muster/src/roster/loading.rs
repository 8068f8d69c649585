//! Who is aboard what when the game starts.
//!
//! The models of a unit go one after the other into the first of the carriers it names that has room left. Units are
//! loaded in the order of the roster.

use std::collections::{BTreeMap, BTreeSet};

use crate::roster::fielded::Fielded;

/// How deep carriers may stand in carriers before the search for their groups ends.
const DEEPEST: usize = 8;

/// What is aboard whom. Units are named by their place in the roster.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Loading {
    /// The carriers of each unit that is aboard, one for each model that found room.
    pub aboard: BTreeMap<usize, Vec<u32>>,
    /// How much of its room each carrier has filled.
    pub loads: BTreeMap<usize, i32>,
    /// The unit attached to each carrier: one at most.
    pub attached: BTreeMap<usize, usize>,
    /// Units of which some models found no room, with what one of them needs.
    pub left: BTreeMap<usize, i32>,
}

impl Loading {
    /// Loads the units of a roster.
    pub(crate) fn of(all: &[Fielded<'_>]) -> Loading {
        let mut loading = Loading::default();
        for unit in all.iter().filter(|it| !it.entry.carried_by.is_empty()) {
            let carriers: Vec<_> = unit.carriers(all).into_iter().flatten().collect();
            for _ in 0..unit.size().min(unit.unit.size.1) {
                let fits = carriers.iter().find_map(|it| Some((it, loading.fits(unit, it)?)));
                match fits {
                    Some((carrier, amount)) => loading.load(unit, carrier, amount),
                    None => {
                        let least = carriers.iter().filter_map(|it| unit.takes_up(it)).min();
                        loading.left.insert(unit.at, least.unwrap_or(0));
                        break;
                    }
                }
            }
        }
        loading
    }

    fn fits(&self, unit: &Fielded<'_>, carrier: &Fielded<'_>) -> Option<i32> {
        let loaded = self.loads.get(&carrier.at).copied().unwrap_or(0);
        if unit.is_attached() && self.attached.get(&carrier.at).is_some_and(|it| *it != unit.at) {
            return None;
        }
        unit.takes_up(carrier).filter(|it| loaded + it <= carrier.room_aboard())
    }

    fn load(&mut self, unit: &Fielded<'_>, carrier: &Fielded<'_>, amount: i32) {
        if unit.is_attached() {
            self.attached.insert(carrier.at, unit.at);
        }
        *self.loads.entry(carrier.at).or_default() += amount;
        self.aboard.entry(unit.at).or_default().push(carrier.at as u32);
    }

    /// The groups of a unit and of all it carries, as the roster names them.
    pub(crate) fn groups<'a>(&self, at: usize, all: &[Fielded<'a>]) -> BTreeSet<&'a str> {
        let mut groups = BTreeSet::new();
        self.collect(at, all, DEEPEST, &mut groups);
        groups
    }

    fn collect<'a>(&self, at: usize, all: &[Fielded<'a>], deep: usize, groups: &mut BTreeSet<&'a str>) {
        groups.extend(all.iter().filter(|it| it.at == at).filter_map(|it| it.entry.group.as_deref()));
        if deep == 0 {
            return;
        }
        for (cargo, _) in self.aboard.iter().filter(|(_, carriers)| carriers.contains(&(at as u32))) {
            self.collect(*cargo, all, deep - 1, groups);
        }
    }
}
