//! Who is carried by whom when the game starts: carriers that can, with room, for units of one group, at least half full.

use super::Inspection;
use crate::{
    pack::carriage::Carriage,
    roster::{fielded::Fielded, loading::Loading},
    validate::fault::Wrong,
};

pub(super) fn check(seen: &mut Inspection<'_>) {
    let Some(carriage) = &seen.pack.header.carriage else { return no_carriers(seen) };
    let loading = Loading::of(&seen.fielded);
    for fielded in seen.fielded.clone() {
        carriers(seen, carriage, &loading, &fielded);
        if !fielded.unit.carries.is_empty() {
            cargo(seen, carriage, &loading, &fielded);
        }
    }
}

/// In games without carriers nobody is carried.
fn no_carriers(seen: &mut Inspection<'_>) {
    for fielded in seen.fielded.clone() {
        if let Some(carrier) = fielded.entry.carried_by.first() {
            let wrong = Wrong::CannotCarry { carrier: carrier.clone(), unit: fielded.unit.id.clone() };
            seen.at_unit(fielded.at, fielded.unit.rule, wrong, None);
        }
    }
}

/// The carriers a unit names are there, can carry it and have room for all its models.
fn carriers(seen: &mut Inspection<'_>, carriage: &Carriage, loading: &Loading, fielded: &Fielded<'_>) {
    let entry = fielded.entry;
    let category = &seen.pack.header.categories[fielded.category()];
    if category.attached && entry.carried_by.is_empty() {
        seen.at_unit(fielded.at, category.rule, Wrong::Unattached { unit: fielded.unit.id.clone() }, None);
    }
    let mut able = true;
    let named: Vec<Option<Fielded<'_>>> =
        fielded.carriers(&seen.fielded).into_iter().map(Option::<&_>::copied).collect();
    for (name, carrier) in entry.carried_by.iter().zip(named) {
        let (rule, wrong) = match carrier {
            None => (carriage.share, Wrong::UnknownCarrier { carrier: name.clone() }),
            Some(carrier) if fielded.takes_up(&carrier).is_none() => {
                (carriage.needs, Wrong::CannotCarry { carrier: name.clone(), unit: fielded.unit.id.clone() })
            }
            Some(_) => continue,
        };
        able = false;
        seen.at_unit(fielded.at, rule, wrong, None);
    }
    if let Some(needs) = loading.left.get(&fielded.at).filter(|_| able) {
        let wrong = Wrong::NoRoomAboard { needs: *needs, carriers: entry.carried_by.clone() };
        seen.at_unit(fielded.at, carriage.capacity, wrong, None);
    }
}

/// What a carrier carries is of one group, and half of its room is filled.
fn cargo(seen: &mut Inspection<'_>, carriage: &Carriage, loading: &Loading, carrier: &Fielded<'_>) {
    let name = || carrier.entry.label().to_owned();
    let groups = loading.groups(carrier.at, &seen.fielded);
    if groups.len() > 1 {
        let groups = groups.into_iter().map(str::to_owned).collect();
        seen.at_unit(carrier.at, carriage.share, Wrong::CarrierShared { carrier: name(), groups }, None);
    }
    let load = loading.loads.get(&carrier.at).copied().unwrap_or(0);
    let least = (carrier.room_aboard() + 1) / 2;
    if load < least && !carrier.unit.starts_empty {
        seen.at_unit(carrier.at, carriage.half, Wrong::CarrierEmpty { carrier: name(), load, least }, None);
    }
}
