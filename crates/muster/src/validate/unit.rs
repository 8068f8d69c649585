//! One unit by itself: known, of the army's faction, of a legal size, its weapons named rightly.

use super::{Inspection, privileges};
use crate::{
    roster::fielded::Fielded,
    validate::{
        fault::Wrong,
        fix::{Fix, nearest},
    },
};

/// Units the pack does not know.
pub(super) fn unknown(seen: &mut Inspection<'_>) {
    for (at, entry) in seen.roster.units.iter().enumerate() {
        if seen.pack.units.contains_key(&entry.unit) {
            continue;
        }
        let instead = nearest(&entry.unit, seen.pack.units.keys().map(String::as_str));
        let fix = instead.map(|instead| Fix::UseUnit { unit: at as u32, instead });
        let rule = seen.pack.header.rules.unit;
        seen.at_unit(at, rule, Wrong::UnknownUnit { unit: entry.unit.clone() }, fix);
    }
}

pub(super) fn check(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    faction(seen, fielded);
    allegiance(seen, fielded);
    company(seen, fielded);
    size(seen, fielded);
    weapon_names(seen, fielded);
}

fn faction(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let (serves, rule) = privileges::serves(seen, fielded);
    if !serves {
        let serves = fielded.unit.faction.iter().chain(&fielded.unit.also).next().cloned();
        let faction = serves.unwrap_or_default();
        let wrong = Wrong::OtherFaction { unit: fielded.unit.id.clone(), faction };
        let fix = Fix::RemoveUnit { unit: fielded.at as u32 };
        seen.at_unit(fielded.at, rule, wrong, Some(fix));
    }
}

/// Some units serve one allegiance of their faction only.
fn allegiance(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let Some(allegiance) = &fielded.unit.allegiance else { return };
    let army = seen.pack.header.factions.get(&seen.roster.faction).and_then(|it| it.allegiances.as_ref());
    let Some(rule) = army.map(|it| it.units) else { return };
    if seen.roster.allegiance.as_ref().is_some_and(|it| it != allegiance) {
        let wrong = Wrong::OtherAllegiance { unit: fielded.unit.id.clone(), allegiance: allegiance.clone() };
        seen.at_unit(fielded.at, rule, wrong, Some(Fix::RemoveUnit { unit: fielded.at as u32 }));
    }
}

/// Some units come only with others.
fn company(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let Some(company) = &fielded.unit.only_with else { return };
    if !seen.fielded.iter().any(|it| company.units.contains(&it.unit.id)) {
        let wrong = Wrong::UnitAlone { unit: fielded.unit.id.clone(), needs: company.units.clone() };
        seen.at_unit(fielded.at, company.rule, wrong, Some(Fix::RemoveUnit { unit: fielded.at as u32 }));
    }
}

fn size(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let (size, (least, most)) = (fielded.size(), fielded.unit.size);
    let chart = seen.pack.charts.get(&seen.roster.chart);
    let most = chart.map_or(most, |it| it.largest(&fielded.unit.category, most));
    let wrong = if size < least {
        Wrong::TooFewModels { size, least }
    } else if size > most {
        Wrong::TooManyModels { size, most }
    } else if !fielded.unit.sizes.is_empty() && !fielded.unit.sizes.contains(&size) {
        let sizes = fielded.unit.sizes.iter().map(ToString::to_string).collect();
        Wrong::NoSuchSize { size, sizes }
    } else {
        return;
    };
    let size = fielded.unit.sizes.iter().rfind(|it| **it <= size).map_or(size, |it| *it);
    let fix = Fix::SetSize { unit: fielded.at as u32, size: size.clamp(least, most).unsigned_abs() };
    seen.at_unit(fielded.at, fielded.unit.rule, wrong, Some(fix));
}

fn weapon_names(seen: &mut Inspection<'_>, fielded: &Fielded<'_>) {
    let given: Vec<_> = fielded.taken().flat_map(|(offer, _)| &offer.option.gives.weapons).collect();
    for weapon in fielded.entry.weapon_names.keys() {
        if !fielded.unit.model.weapons.contains(weapon) && !given.contains(&weapon) {
            let fix = Fix::Unname { unit: fielded.at as u32, weapon: weapon.clone() };
            let wrong = Wrong::UnknownWeapon { weapon: weapon.clone() };
            seen.at_unit(fielded.at, fielded.unit.rule, wrong, Some(fix));
        }
    }
}
