//! Deployment zones as masks of squares, worked out once: a zone that cannot hold its team is expanded by the cubes
//! nearest to it (`dz.recon.overflow`), as many for both.

use battle::Seat;

use crate::{
    Ability, Cell, Extra, Mission, Profile,
    model::{
        field::{FieldData, Zones},
        profile::Kind,
    },
};

/// The zones of a field's missions.
pub(crate) fn zones(field: &FieldData) -> Zones {
    let mut zones = Zones::default();
    for mission in Mission::ALL {
        let more = overflow(field, mission);
        for zone in 0..2 {
            let own = squares().filter(|it| in_zone(field, mission, zone, *it));
            let extra = extra_squares(field, mission, zone, more);
            zones[mission as usize][usize::from(zone)] = own.chain(extra).fold(0, |set, it| set | 1 << bit(it));
        }
    }
    zones
}

fn in_zone(field: &FieldData, mission: Mission, zone: u8, (column, row): (u8, u8)) -> bool {
    field.missions[mission as usize].holds(&field.setup.settings, zone, column, row)
}

/// The bit of a square.
pub(crate) const fn bit((column, row): (u8, u8)) -> u32 {
    (row as u32 - 1) * 8 + column as u32 - 1
}

fn squares() -> impl Iterator<Item = (u8, u8)> {
    (1..=8).flat_map(|row| (1..=8).map(move |column| (column, row)))
}

/// The squares a zone is expanded by, nearest first, row by row.
fn extra_squares(field: &FieldData, mission: Mission, zone: u8, more: usize) -> impl Iterator<Item = (u8, u8)> + use<> {
    let far = |it: (u8, u8)| {
        let off = |other: (u8, u8)| it.0.abs_diff(other.0).max(it.1.abs_diff(other.1));
        squares().filter(|it| in_zone(field, mission, zone, *it)).map(off).min().unwrap_or(0)
    };
    let zoned = |it: &(u8, u8)| (0..2).any(|zone| in_zone(field, mission, zone, *it));
    let mut outside: Vec<(u8, u8)> = squares().filter(|it| more > 0 && !zoned(it)).collect();
    outside.sort_by_cached_key(|it| (far(*it), it.1, it.0));
    outside.into_iter().take(more)
}

/// By how many squares both zones grow: as few as hold either team in either zone.
fn overflow(field: &FieldData, mission: Mission) -> usize {
    let teams = [0, 1].map(|seat| team(field, Seat(seat)));
    let holds = |more: usize, zone: u8| {
        let own = squares().filter(|it| in_zone(field, mission, zone, *it));
        let cubes: Vec<Room> =
            own.chain(extra_squares(field, mission, zone, more)).flat_map(|it| rooms(field, it)).collect();
        teams.iter().all(|team| packs(&cubes, team))
    };
    let most = squares().count();
    (0..most).find(|more| (0..2).all(|zone| holds(*more, zone))).unwrap_or(most)
}

/// A model to be placed: its size, and whether it must stand on the ground.
pub(crate) type Load = (u8, bool);

/// What a cube still holds, and whether it is on the ground.
pub(crate) type Room = (u8, bool);

/// Everyone of a team that is set up with it.
fn team(field: &FieldData, seat: Seat) -> Vec<Load> {
    let mine = field.models.iter().filter(|it| it.seat == seat && it.extra.is_none_or(Extra::is_deployed));
    let profiles = mine.map(|it| &field.profiles[usize::from(it.profile)]);
    profiles.filter(|it| !it.has(Ability::Hammerfist)).map(|it| (it.size, is_grounded(it))).collect()
}

/// Vehicles are set up on level 1 (`dz.recon.deploy`).
pub(crate) fn is_grounded(profile: &Profile) -> bool {
    profile.kind == Kind::Vehicle || profile.has(Ability::Vehicle)
}

/// The cubes of a stack that can be stood in, and what each holds.
fn rooms(field: &FieldData, (column, row): (u8, u8)) -> impl Iterator<Item = Room> + '_ {
    let cells = (1..=field.setup.map.levels).filter_map(move |level| Cell::new(column, row, level));
    cells.filter(|it| field.standing.has(*it)).map(|it| (field.capacity(it), it.level() == 1))
}

/// Whether all these find a place in the cubes.
pub(crate) fn packs(rooms: &[Room], loads: &[Load]) -> bool {
    let mut loads = loads.to_vec();
    loads.sort_unstable_by(|a, b| b.cmp(a));
    let mut steps = MOST_STEPS;
    put(&mut rooms.to_vec(), &loads, &mut steps)
}

/// After so many tries a packing is given up.
const MOST_STEPS: u32 = 10_000;

/// The largest first, each into the tightest cube that holds it; if that leads nowhere, into another kind of cube.
fn put(rooms: &mut [Room], loads: &[Load], steps: &mut u32) -> bool {
    let Some(((size, grounded), rest)) = loads.split_first() else { return true };
    let (space, needed) =
        (rooms.iter().map(|it| u32::from(it.0)).sum::<u32>(), loads.iter().map(|it| u32::from(it.0)).sum());
    if *steps == 0 || space < needed {
        return false;
    }
    *steps -= 1;
    let mut tried: [bool; 16] = [false; 16];
    loop {
        let fits = |it: &Room| it.0 >= *size && (it.1 || !grounded) && !tried[kind(*it)];
        let tightest = rooms.iter().enumerate().filter(|it| fits(it.1)).min_by_key(|it| *it.1).map(|it| it.0);
        let Some(at) = tightest else { return false };
        tried[kind(rooms[at])] = true;
        rooms[at].0 -= size;
        if put(rooms, rest, steps) {
            return true;
        }
        rooms[at].0 += size;
    }
}

fn kind((room, ground): Room) -> usize {
    usize::from(room.min(7)) * 2 + usize::from(ground)
}
