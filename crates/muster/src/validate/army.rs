//! The army as a whole: its heading, the lists its leaders open, what only some units may take, the chart's slots, the
//! unique, and the points.

use std::collections::{BTreeMap, BTreeSet};

use super::Inspection;
use crate::{
    pack::{
        chart::{Arrangement, Slot},
        unit_option::UnitOption,
    },
    roster::{fielded::Fielded, points::points},
    validate::{
        fault::Wrong,
        fix::{Fix, nearest},
    },
};

/// Pack, chart and faction must be known.
pub(super) fn heading(seen: &mut Inspection<'_>) {
    let (roster, pack, rules) = (seen.roster, seen.pack, seen.pack.header.rules.clone());
    if roster.pack != pack.header.id {
        let wrong = Wrong::OtherPack { given: roster.pack.clone(), wanted: pack.header.id.clone() };
        seen.at_army(rules.unit, wrong, Some(Fix::UsePack { pack: pack.header.id.clone() }));
    }
    if !pack.charts.contains_key(&roster.chart) {
        let near = nearest(&roster.chart, pack.charts.keys().map(String::as_str));
        let fix = near.map(|chart| Fix::UseChart { chart });
        seen.at_army(rules.chart, Wrong::UnknownChart { chart: roster.chart.clone() }, fix);
    }
    if !pack.header.factions.contains_key(&roster.faction) {
        let near = nearest(&roster.faction, pack.header.factions.keys().map(String::as_str));
        let fix = near.map(|faction| Fix::UseFaction { faction });
        seen.at_army(rules.faction, Wrong::UnknownFaction { faction: roster.faction.clone() }, fix);
    }
}

/// A faction with several allegiances declares one of them.
fn allegiance(seen: &mut Inspection<'_>) {
    let roster = seen.roster;
    let Some(faction) = seen.pack.header.factions.get(&roster.faction) else { return };
    let among = faction.allegiances.as_ref().map_or(&[][..], |it| &it.names);
    let rule = faction.allegiances.as_ref().map_or(seen.pack.header.rules.faction, |it| it.rule);
    let wrong = match &roster.allegiance {
        None if among.is_empty() => return,
        Some(allegiance) if among.contains(allegiance) => return,
        None => Wrong::NoAllegiance { faction: faction.id.clone(), among: among.to_vec() },
        Some(allegiance) => Wrong::UnknownAllegiance { allegiance: allegiance.clone(), among: among.to_vec() },
    };
    seen.at_army(rule, wrong, None);
}

pub(super) fn check(seen: &mut Inspection<'_>) {
    allegiance(seen);
    closed_lists(seen);
    army_limits(seen);
    names(seen);
    unique(seen);
    slots(seen);
    kinds(seen);
    each(seen);
    balances(seen);
    cost(seen);
    agreed(seen);
}

/// A list is open only while the right leader is in the army.
fn closed_lists(seen: &mut Inspection<'_>) {
    for fielded in seen.fielded.clone() {
        for (offer, _) in fielded.taken() {
            let Some(list) = offer.list else { continue };
            let Some(opener) = &list.opened_by else { continue };
            let opens = |it: &Fielded<'_>| {
                it.category() == opener.category && it.unit.keywords.iter().any(|word| opener.keywords.contains(word))
            };
            if !seen.fielded.iter().any(opens) {
                let wrong = Wrong::ListClosed { option: offer.option.id.clone(), list: list.id.clone() };
                seen.at_unit(fielded.at, list.rule, wrong, Some(drop_option(&fielded, &offer.option.id)));
            }
        }
    }
}

/// Options that only some units of an army may take: the later takers are at fault.
fn army_limits(seen: &mut Inspection<'_>) {
    let mut takers: BTreeMap<&str, i32> = BTreeMap::new();
    for fielded in seen.fielded.clone() {
        for (offer, _) in fielded.taken() {
            let taken = takers.entry(&offer.option.id).or_default();
            *taken += 1;
            let alone = || unpaired(seen, &fielded, offer.option);
            if let Some(wrong) = beyond_limit(seen, offer.option, *taken).or_else(alone) {
                let fix = drop_option(&fielded, &offer.option.id);
                seen.at_unit(fielded.at, offer.option.rule, wrong, Some(fix));
            }
        }
    }
}

fn beyond_limit(seen: &Inspection<'_>, option: &UnitOption, taken: i32) -> Option<Wrong> {
    if let Some(most) = option.per_army.filter(|most| taken > *most) {
        return Some(Wrong::ArmyLimit { option: option.id.clone(), taken, most });
    }
    let sponsored = option.sponsors.iter().filter(|it| seen.fielded.iter().any(|there| there.unit.id == it.unit));
    let most = sponsored.map(|it| it.squads).sum();
    let sponsors = || option.sponsors.iter().map(|it| it.unit.clone()).collect();
    (!option.sponsors.is_empty() && taken > most).then(|| Wrong::NotSponsored {
        option: option.id.clone(),
        taken,
        most,
        sponsors: sponsors(),
    })
}

/// Whether nobody is there to make a pair with.
fn unpaired(seen: &Inspection<'_>, fielded: &Fielded<'_>, option: &UnitOption) -> Option<Wrong> {
    let skill = option.pairs?;
    let mut able = seen.fielded.iter().filter(|it| it.skills().any(|it| it.rule == skill));
    let pair = able.clone().any(|it| it.at == fielded.at) && able.any(|it| it.at != fielded.at);
    (!pair).then(|| Wrong::NoPartner { option: option.id.clone(), skill })
}

fn names(seen: &mut Inspection<'_>) {
    let mut names = BTreeSet::new();
    for (at, entry) in seen.roster.units.iter().enumerate() {
        let Some(name) = &entry.name else { continue };
        if !names.insert(name) {
            let rule = seen.pack.header.rules.unit;
            seen.at_unit(at, rule, Wrong::NameTwice { name: name.clone() }, Some(Fix::DropName { unit: at as u32 }));
        }
    }
}

/// A unique person is there once, and so is a hero the player made up: two are told apart by their names.
fn unique(seen: &mut Inspection<'_>) {
    let mut there: BTreeMap<&str, i32> = BTreeMap::new();
    for fielded in seen.fielded.clone() {
        let created = fielded.unit.created.map(|rule| (fielded.entry.label(), rule));
        let person = fielded.unit.unique.as_deref().map(|it| (it, seen.pack.header.rules.unique));
        let Some((unique, rule)) = person.or(created) else { continue };
        let have = there.entry(unique).or_default();
        *have += 1;
        if *have > 1 {
            let wrong = Wrong::UniqueTwice { unique: unique.to_owned(), have: *have };
            let fix = Fix::RemoveUnit { unit: fielded.at as u32 };
            seen.at_unit(fielded.at, rule, wrong, Some(fix));
        }
    }
}

/// Compulsory slots must be filled, and no more units may come than there are slots, arranged as the army needs them.
fn slots(seen: &mut Inspection<'_>) {
    let Some(chart) = seen.pack.charts.get(&seen.roster.chart) else { return };
    let holds = |it: &Arrangement<'_>| {
        let full =
            |slot: &Slot| count(seen, &slot.category) > slot.compulsory + slot.optional + it.gain(&slot.category);
        !chart.slots.iter().any(full)
    };
    let arranged = chart.arrangements().find(holds).or_else(|| chart.arrangements().next());
    let grouped = chart.groups.is_some();
    for category in seen.pack.header.categories.keys().filter(|it| !grouped || chart.slot(it).is_some()) {
        let none = Slot { category: category.clone(), compulsory: 0, optional: 0, one_per: None, rule: chart.rule };
        let slot = chart.slot(category).unwrap_or(&none);
        let there: Vec<_> = seen.fielded.iter().filter(|it| it.fills() == Some(category)).collect();
        let have = there.len() as i32;
        let others = slot.one_per.as_ref().map_or(0, |(_, category)| count(seen, category));
        let most = slot.most(others) + arranged.map_or(0, |it| it.gain(category));
        if have < slot.compulsory {
            let wrong = Wrong::SlotEmpty { category: category.clone(), have, least: slot.compulsory };
            let fix = cheapest(seen, category);
            seen.at_army(slot.rule, wrong, fix);
        } else if have > most {
            let wrong = Wrong::SlotFull { category: category.clone(), have, most };
            let fix = there.last().map(|it| Fix::RemoveUnit { unit: it.at as u32 });
            seen.at_army(slot.rule, wrong, fix);
        }
    }
}

fn count(seen: &Inspection<'_>, category: &str) -> i32 {
    seen.fielded.iter().filter(|it| it.fills() == Some(category)).count() as i32
}

/// Of some kinds of options an army of a size may have only so many.
fn kinds(seen: &mut Inspection<'_>) {
    let Some(chart) = seen.pack.charts.get(&seen.roster.chart) else { return };
    let points = i32::try_from(seen.roster.points).unwrap_or(i32::MAX);
    let army = &seen.roster.faction;
    for limit in chart.limits.iter().filter(|it| it.armies.is_empty() || it.armies.contains(army)) {
        let of_kind = |it: &Fielded<'_>| -> i32 {
            let taken = it.taken().filter(|(offer, _)| offer.option.counts_as.as_ref() == Some(&limit.kind));
            let itself = i32::from(it.unit.counts_as.contains(&limit.kind));
            taken.map(|(_, count)| count).fold(itself, i32::saturating_add)
        };
        let (taken, most) = (seen.fielded.iter().map(of_kind).fold(0, i32::saturating_add), limit.most(points));
        if taken > most {
            seen.at_army(limit.rule, Wrong::KindLimit { kind: limit.kind.clone(), taken, most }, None);
        } else if taken < limit.least {
            let wrong = Wrong::KindMissing { kind: limit.kind.clone(), taken, least: limit.least };
            seen.at_army(limit.rule, wrong, None);
        }
    }
}

/// Of each unit with some skills an army may have only so many: the later ones are at fault.
fn each(seen: &mut Inspection<'_>) {
    let Some(chart) = seen.pack.charts.get(&seen.roster.chart) else { return };
    for limit in &chart.each {
        let mut there: BTreeMap<&str, i32> = BTreeMap::new();
        for fielded in seen.fielded.clone() {
            if !fielded.skills().any(|it| it.rule == limit.skill) {
                continue;
            }
            let have = there.entry(&fielded.unit.id).or_default();
            *have += 1;
            if *have > limit.most {
                let wrong = Wrong::UnitLimit { unit: fielded.unit.id.clone(), have: *have, most: limit.most };
                seen.at_unit(fielded.at, limit.rule, wrong, Some(Fix::RemoveUnit { unit: fielded.at as u32 }));
            }
        }
    }
}

/// Some categories need as many units with a skill.
fn balances(seen: &mut Inspection<'_>) {
    let Some(chart) = seen.pack.charts.get(&seen.roster.chart) else { return };
    for balance in &chart.balances {
        let have = seen.fielded.iter().filter(|it| it.category() == balance.category).count() as i32;
        let with = seen.fielded.iter().filter(|it| it.skills().any(|it| it.rule == balance.skill));
        let skilled = with.count() as i32;
        if have > skilled {
            let wrong =
                Wrong::TooFewSkilled { category: balance.category.clone(), have, skill: balance.skill, skilled };
            seen.at_army(balance.rule, wrong, None);
        }
    }
}

/// A chart may be for armies of some sizes.
fn agreed(seen: &mut Inspection<'_>) {
    let agreed = seen.pack.charts.get(&seen.roster.chart).and_then(|it| it.agreed);
    let Some((least, most, rule)) = agreed else { return };
    let points = i64::from(seen.roster.points);
    if !(i64::from(least)..=i64::from(most)).contains(&points) {
        seen.at_army(rule, Wrong::ChartPoints { points, least, most }, None);
    }
}

/// The cheapest unit that could fill an empty slot.
fn cheapest(seen: &Inspection<'_>, category: &str) -> Option<Fix> {
    let fitting = seen.pack.units.values().filter(|it| it.category == category && it.serves(&seen.roster.faction));
    let cheapest = fitting.min_by_key(|it| (it.points, &it.id))?;
    Some(Fix::AddUnit { id: cheapest.id.clone() })
}

fn cost(seen: &mut Inspection<'_>) {
    let (points, limit) = (points(seen.roster, seen.pack).total(), i64::from(seen.roster.points));
    if points > limit {
        seen.at_army(seen.pack.header.rules.points, Wrong::OverPoints { points, limit }, None);
    }
}

fn drop_option(fielded: &Fielded<'_>, option: &str) -> Fix {
    Fix::SetOption { unit: fielded.at as u32, option: option.into(), count: 0 }
}
