//! Deployment zones as masks of squares, worked out once: a zone that cannot hold its team is expanded by the cubes
//! nearest to it (`dz.recon.overflow`), as many for both.

use battle::Seat;

use crate::{Ability, Extra, Mission, field::FieldData, state::CAPACITY};

/// The squares of both zones in each mission, a bit each, row by row.
pub(crate) type Zones = [[u64; 2]; 5];

/// The zones of a field's missions.
pub(crate) fn zones(field: &FieldData) -> Zones {
    let mut zones = Zones::default();
    for mission in Mission::ALL {
        let more = overflow(field, mission);
        for zone in 0..2 {
            let own = squares().filter(|it| mission.in_zone(zone, it.0, it.1));
            let extra = extra_squares(mission, zone, more);
            zones[mission as usize][usize::from(zone)] = own.chain(extra).fold(0, |set, it| set | 1 << bit(it));
        }
    }
    zones
}

/// The bit of a square.
pub(crate) const fn bit((column, row): (u8, u8)) -> u32 {
    (row as u32 - 1) * 8 + column as u32 - 1
}

fn squares() -> impl Iterator<Item = (u8, u8)> {
    (1..=8).flat_map(|row| (1..=8).map(move |column| (column, row)))
}

/// The squares a zone is expanded by, nearest first, row by row.
fn extra_squares(mission: Mission, zone: u8, more: usize) -> impl Iterator<Item = (u8, u8)> {
    let far = |it: (u8, u8)| {
        let off = |other: (u8, u8)| it.0.abs_diff(other.0).max(it.1.abs_diff(other.1));
        squares().filter(|it| mission.in_zone(zone, it.0, it.1)).map(off).min().unwrap_or(0)
    };
    let zoned = |it: &(u8, u8)| mission.in_zone(0, it.0, it.1) || mission.in_zone(1, it.0, it.1);
    let mut outside: Vec<(u8, u8)> = squares().filter(|it| !zoned(it)).collect();
    outside.sort_by_key(|it| (far(*it), it.1, it.0));
    outside.into_iter().take(more)
}

/// By how many squares both zones grow: enough for the larger team on level 1 alone.
fn overflow(field: &FieldData, mission: Mission) -> usize {
    let zone = squares().filter(|it| mission.in_zone(0, it.0, it.1)).count();
    let needed = |seat: u8| {
        let mine = field.models.iter().filter(|it| it.seat == Seat(seat) && it.extra.is_none_or(Extra::is_deployed));
        let profiles = mine.map(|it| &field.profiles[usize::from(it.profile)]);
        let mut sizes: Vec<u8> = profiles.filter(|it| !it.has(Ability::Hammerfist)).map(|it| it.size).collect();
        sizes.sort_unstable_by(|a, b| b.cmp(a));
        cubes_for(&sizes)
    };
    needed(0).max(needed(1)).saturating_sub(zone)
}

/// How many cubes hold models of these sizes, largest first.
fn cubes_for(sizes: &[u8]) -> usize {
    let mut cubes: Vec<u8> = Vec::new();
    for size in sizes {
        match cubes.iter_mut().find(|it| **it + size <= CAPACITY) {
            Some(cube) => *cube += size,
            None => cubes.push(*size),
        }
    }
    cubes.len()
}
