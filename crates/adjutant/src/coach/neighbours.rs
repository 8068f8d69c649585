//! Rosters that differ from the given one by a single change.

use muster::{Pack, Roster, RosterUnit, Unit, validate};

/// One change of a roster that leaves it legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Neighbour {
    /// What is given up: a unit's name; none where something is only added.
    pub out: Option<String>,
    /// What comes instead, with what was bought for it; none where something is only left out.
    pub into: Option<String>,
    /// The army then.
    pub roster: Roster,
}

/// Every legal army that is one change away: one unit for another of the list, with one option or none, of the same size if
/// it can be, or one unit more.
pub fn neighbours(roster: &Roster, pack: &Pack) -> Vec<Neighbour> {
    let mut all = Vec::new();
    for place in 0..=roster.units.len() {
        for unit in pack.units.values().filter(|it| it.serves(&roster.faction)) {
            let none = std::iter::once(None);
            let offers = pack.offers(unit, &roster.faction).map(|it| Some(it.option.id.clone()));
            for option in none.chain(offers) {
                all.extend(changed(roster, pack, place, unit, option.as_deref()));
            }
        }
    }
    all
}

/// The army with this unit in that place; in the place after the last it is one unit more.
fn changed(roster: &Roster, pack: &Pack, place: usize, unit: &Unit, option: Option<&str>) -> Option<Neighbour> {
    let old = roster.units.get(place);
    let (least, most) = unit.size;
    let size = old.and_then(|it| it.size).map_or(least, |it| i32::try_from(it).unwrap_or(most).clamp(least, most));
    let entry = RosterUnit {
        unit: unit.id.clone(),
        size: (size > 1).then_some(size.unsigned_abs()),
        name: old.filter(|it| it.unit == unit.id).and_then(|it| it.name.clone()),
        options: option.map(|it| (it.to_owned(), 1)).into_iter().collect(),
        ..RosterUnit::default()
    };
    if old == Some(&entry) {
        return None;
    }
    let mut next = roster.clone();
    let into = Some(told(&entry, unit, pack, &roster.faction));
    match next.units.get_mut(place) {
        Some(it) => *it = entry,
        None => next.units.push(entry),
    }
    let name = |it: &RosterUnit| {
        let known = pack.units.get(&it.unit);
        known.map_or_else(|| it.label().to_owned(), |unit| told(it, unit, pack, &roster.faction))
    };
    validate(&next, pack).is_empty().then(|| Neighbour { out: old.map(name), into, roster: next })
}

/// A unit with what was bought for it.
fn told(entry: &RosterUnit, unit: &Unit, pack: &Pack, faction: &str) -> String {
    let name = |id: &str| {
        let offer = pack.offers(unit, faction).find(|it| it.option.id == id);
        offer.map_or_else(|| id.to_owned(), |it| it.option.name.clone())
    };
    let options: Vec<String> = entry.taken().map(|it| name(it.0)).collect();
    let size = entry.size.filter(|it| *it > 1).map_or_else(String::new, |it| format!("{it} "));
    match options.is_empty() {
        true => format!("{size}{}", unit.name),
        false => format!("{size}{} with {}", unit.name, options.join(", ")),
    }
}
