//! Random legal rosters, for tests and studies.

use std::collections::BTreeMap;

use crate::{Pack, Roster, RosterUnit, Unit, Wrong, validate};

/// How many units are tried when the compulsory slots are filled.
const TRIES: u32 = 48;
/// How often a draw that cannot fill its compulsory slots is begun again.
const DRAWS: u32 = 16;

/// A random source: returns a number below the one given, which is at least 1.
pub type Chance<'a> = &'a mut dyn FnMut(u32) -> u32;

/// A random legal army of a faction: first what the chart requires, then whatever else the list and the points allow,
/// some of it with an option.
///
/// # Errors
/// What is wrong: no such faction or chart, or no army of so few points was found.
pub fn draw(pack: &Pack, faction: &str, chart: &str, points: u32, chance: Chance<'_>) -> Result<Roster, String> {
    let known = |all: Vec<&String>| all.into_iter().map(String::as_str).collect::<Vec<_>>().join(", ");
    if !pack.header.factions.contains_key(faction) {
        return Err(format!("no faction \"{faction}\": there are {}", known(pack.header.factions.keys().collect())));
    }
    if !pack.charts.contains_key(chart) {
        return Err(format!("no chart \"{chart}\": there are {}", known(pack.charts.keys().collect())));
    }
    let empty = Roster {
        name: format!("{} by chance", pack.header.factions[faction].name),
        pack: pack.header.id.clone(),
        faction: faction.to_owned(),
        chart: chart.to_owned(),
        points,
        ..Roster::default()
    };
    let all: Vec<&Unit> = pack.units.values().filter(|it| it.serves(faction)).collect();
    let mut drawing = Drawing { pack, all, chance };
    (0..DRAWS)
        .find_map(|_| drawing.army(empty.clone()))
        .ok_or_else(|| format!("no legal army of {faction} with {points} points was found"))
}

struct Drawing<'a> {
    pack: &'a Pack,
    all: Vec<&'a Unit>,
    chance: Chance<'a>,
}

impl Drawing<'_> {
    fn army(&mut self, mut roster: Roster) -> Option<Roster> {
        while let Some(category) = self.missing(&roster)? {
            let fits: Vec<&Unit> = self.all.iter().copied().filter(|it| it.category == category).collect();
            self.fill(&mut roster, &fits)?;
        }
        for _ in 0..TRIES {
            let at = self.below(self.all.len());
            let unit = self.all[at];
            self.buy(&mut roster, unit, |_| false);
        }
        Some(roster)
    }

    /// The category of a compulsory slot that is empty; the whole draw is in vain if anything else is wrong.
    fn missing(&self, roster: &Roster) -> Option<Option<String>> {
        let mut empty = None;
        for fault in validate(roster, self.pack) {
            let Wrong::SlotEmpty { category, .. } = fault.wrong else { return None };
            empty = Some(category);
        }
        Some(empty)
    }

    /// Fills a slot with one of these, from a place picked by chance.
    fn fill(&mut self, roster: &mut Roster, fits: &[&Unit]) -> Option<()> {
        let first = self.below(fits.len().max(1));
        let turned = fits.iter().cycle().skip(first).take(fits.len());
        for unit in turned {
            if self.buy(roster, unit, |it| matches!(it, Wrong::SlotEmpty { .. })) {
                return Some(());
            }
        }
        None
    }

    /// Adds a unit with something bought for it, or at least the unit, if nothing is wrong then but what is excused.
    fn buy(&mut self, roster: &mut Roster, unit: &Unit, excused: impl Fn(&Wrong) -> bool) -> bool {
        let offers: Vec<String> = self.pack.offers(unit, &roster.faction).map(|it| it.option.id.clone()).collect();
        let offer = offers.get(self.below(offers.len().max(1) * 2));
        let (least, most) = unit.size;
        let size = least + self.below((most - least).max(0) as usize + 1) as i32;
        let bought = offer.into_iter().map(|it| BTreeMap::from([(it.clone(), 1)]));
        for options in bought.chain([BTreeMap::new()]) {
            for size in if size == least { vec![size] } else { vec![size, least] } {
                roster.units.push(RosterUnit {
                    unit: unit.id.clone(),
                    name: name(roster, unit),
                    size: (size > 1).then_some(size.unsigned_abs()),
                    options: options.clone(),
                    ..RosterUnit::default()
                });
                if validate(roster, self.pack).iter().all(|it| excused(&it.wrong)) {
                    return true;
                }
                roster.units.pop();
            }
        }
        false
    }

    fn below(&mut self, most: usize) -> usize {
        (self.chance)(u32::try_from(most).unwrap_or(u32::MAX).max(1)) as usize
    }
}

/// A name of its own for a second unit of a kind that has more than one model.
fn name(roster: &Roster, unit: &Unit) -> Option<String> {
    let alike = roster.units.iter().filter(|it| it.unit == unit.id).count();
    let squad = unit.size.1 > 1 || unit.created.is_some();
    (squad && alike > 0).then(|| format!("{} {}", unit.name, alike + 1))
}
