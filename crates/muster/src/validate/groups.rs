//! The groups of an army: who stands in which, how many there are of each kind, what each holds and what it costs.

use std::collections::BTreeSet;

use super::Inspection;
use crate::{
    pack::grouping::{GroupKind, Grouping},
    roster::{RosterGroup, fielded::Fielded, points::unit_bill},
    validate::{fault::Wrong, fix::Fix},
};

pub(super) fn check(seen: &mut Inspection<'_>) {
    let Some(chart) = seen.pack.charts.get(&seen.roster.chart) else { return };
    membership(seen, chart.groups.as_ref());
    let Some(grouping) = &chart.groups else { return };
    count(seen, grouping);
    for group in &seen.roster.groups {
        match grouping.kind(&group.kind, &seen.roster.faction) {
            Some(kind) => holds(seen, group, kind),
            None => {
                let wrong = Wrong::UnknownGroupKind { group: group.name.clone(), kind: group.kind.clone() };
                seen.at_army(grouping.rule, wrong, None);
            }
        }
        cost(seen, grouping, group);
    }
}

/// Every unit stands in a group of the roster, but for those whose category has none.
fn membership(seen: &mut Inspection<'_>, grouping: Option<&Grouping>) {
    let chart = seen.pack.header.rules.chart;
    for fielded in seen.fielded.clone() {
        let category = &seen.pack.header.categories[fielded.category()];
        let unit = || fielded.unit.id.clone();
        let (rule, wrong) = match (&fielded.entry.group, grouping) {
            (None, None) => continue,
            (Some(_), None) => (chart, Wrong::NotGrouped { unit: unit() }),
            (None, Some(_)) if category.groupless => continue,
            (Some(_), Some(_)) if category.groupless => (category.rule, Wrong::NotGrouped { unit: unit() }),
            (None, Some(grouping)) => (grouping.rule, Wrong::NoGroup { unit: unit() }),
            (Some(group), Some(_)) if seen.roster.groups.iter().any(|it| it.name == *group) => continue,
            (Some(group), Some(grouping)) => (grouping.rule, Wrong::UnknownGroup { group: group.clone() }),
        };
        seen.at_unit(fielded.at, rule, wrong, None);
    }
}

/// No more groups than the army's size allows, each with a name of its own, and so many in each place.
fn count(seen: &mut Inspection<'_>, grouping: &Grouping) {
    let groups = &seen.roster.groups;
    let mut names = BTreeSet::new();
    for group in groups.iter().filter(|it| !names.insert(&it.name)) {
        seen.at_army(grouping.rule, Wrong::GroupTwice { group: group.name.clone() }, None);
    }
    let have = groups.len() as i32;
    if have > grouping.most {
        seen.at_army(grouping.rule, Wrong::TooManyGroups { have, most: grouping.most }, None);
    }
    for place in &grouping.places {
        let stands = |it: &&RosterGroup| {
            grouping.kind(&it.kind, &seen.roster.faction).is_some_and(|kind| kind.place == place.id)
        };
        let (have, id) = (groups.iter().filter(stands).count() as i32, place.id.clone());
        if have < place.least {
            seen.at_army(place.rule, Wrong::PlaceEmpty { place: id, have, least: place.least }, None);
        } else if have > place.most {
            seen.at_army(place.rule, Wrong::PlaceFull { place: id, have, most: place.most }, None);
        }
    }
}

/// A group holds so many units in all, and so many of each category.
fn holds(seen: &mut Inspection<'_>, group: &RosterGroup, kind: &GroupKind) {
    let there: Vec<_> = members(seen, group).collect();
    let (have, (least, most)) = (there.len() as i32, kind.units);
    if !(least..=most).contains(&have) {
        seen.at_army(kind.rule, Wrong::GroupSize { group: group.name.clone(), have, least, most }, None);
    }
    for category in seen.pack.header.categories.keys() {
        let of: Vec<_> = there.iter().filter(|it| it.category() == category).collect();
        let slot = kind.slots.iter().find(|it| it.category == *category);
        let (least, most) = slot.map_or((0, 0), |it| (it.compulsory, it.compulsory + it.optional));
        let rule = slot.map_or(kind.rule, |it| it.rule);
        let (have, group, category) = (of.len() as i32, group.name.clone(), category.clone());
        if have < least {
            seen.at_army(rule, Wrong::GroupSlotEmpty { group, category, have, least }, None);
        } else if have > most {
            let fix = of.last().map(|it| Fix::RemoveUnit { unit: it.at as u32 });
            seen.at_army(rule, Wrong::GroupSlotFull { group, category, have, most }, fix);
        }
    }
}

/// A group costs no more than its share of the agreed points.
fn cost(seen: &mut Inspection<'_>, grouping: &Grouping, group: &RosterGroup) {
    let points = members(seen, group).map(|it| group_points(&it)).sum();
    let limit = grouping.limit(seen.roster.points);
    if points > limit {
        seen.at_army(grouping.share, Wrong::GroupPoints { group: group.name.clone(), points, limit }, None);
    }
}

fn members<'a>(seen: &Inspection<'a>, group: &RosterGroup) -> impl Iterator<Item = Fielded<'a>> {
    let in_it = |it: &&Fielded<'a>| {
        it.entry.group.as_ref() == Some(&group.name) && !seen.pack.header.categories[it.category()].groupless
    };
    seen.fielded.iter().filter(in_it).copied().collect::<Vec<_>>().into_iter()
}

/// What a unit costs its group: its bill without the options whose price counts for none.
fn group_points(fielded: &Fielded<'_>) -> i64 {
    let outside = fielded.taken().filter(|(offer, _)| offer.option.outside_groups);
    let outside: i64 = outside
        .map(|(offer, taken)| {
            let (count, each) = fielded.price(offer).for_taking(taken, fielded.size());
            i64::from(count) * i64::from(each)
        })
        .sum();
    unit_bill(fielded).total() - outside
}
