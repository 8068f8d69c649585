//! Armies of a battle out of rosters: squads, Battlegroups, who starts aboard what, the Commander.
//!
//! A Transport is a squad of one (`dc.transport.assign`), so a roster's unit of several Transports becomes as many squads, which
//! are filled one after the other.

use std::ops::Range;

use kit::arena;
use muster::{Pack, ResolvedUnit, Roster, resolve};

use crate::{
    Army, Category, Commander, GroupId, GroupKind, Profile, ProfileId, SquadSetup,
    content::{commander, faction, profile},
};

/// The profiles and armies of these rosters, by seat.
///
/// # Errors
/// Which of them is not legal and why, or a sheet that cannot be read.
pub fn armies(rosters: &[&Roster], pack: &Pack) -> Result<(Vec<Profile>, Vec<Army>), String> {
    let mut profiles = Vec::new();
    let army_of = |it: &&Roster| {
        let units = resolve(it, pack).map_err(|faults| arena::illegal(it, &faults))?;
        army(it, &units, pack, &mut profiles)
    };
    let armies = rosters.iter().map(army_of).collect::<Result<_, String>>()?;
    Ok((profiles, armies))
}

/// The army of a legal roster; its profiles join those that are known.
///
/// # Errors
/// A sheet that cannot be read.
pub(crate) fn army(
    roster: &Roster,
    units: &[ResolvedUnit],
    pack: &Pack,
    known: &mut Vec<Profile>,
) -> Result<Army, String> {
    let mut squads: Vec<SquadSetup> = Vec::new();
    let mut became: Vec<Range<usize>> = Vec::new();
    let mut leader = None;
    for unit in units {
        let sheet = profile(unit, pack)?;
        let (size, count) = match sheet.category {
            Category::Transport => (1, unit.models.len()),
            _ => (unit.models.len(), 1),
        };
        leader = leader.or_else(|| commander_in(unit, &sheet, squads.len()));
        let squad = SquadSetup {
            profile: ProfileId(small(number(known, sheet))?),
            size: small(size)?,
            group: group_of(roster, unit)?,
            aboard: Vec::new(),
        };
        became.push(squads.len()..squads.len() + count);
        squads.extend(std::iter::repeat_n(squad, count));
    }
    let mut loaded = vec![0; squads.len()];
    for (unit, own) in units.iter().zip(&became) {
        if !unit.carriers.is_empty() {
            squads[own.start].aboard = aboard(unit, own.start, &became, &squads, known, &mut loaded)?;
        }
    }
    let groups = roster.groups.iter().map(|it| group_kind(&it.kind)).collect::<Result<_, _>>()?;
    Ok(Army { faction: faction(&roster.faction)?, groups, squads, commander: leader })
}

/// The number of a profile among those known, which it joins if it is new.
fn number(known: &mut Vec<Profile>, profile: Profile) -> usize {
    known.iter().position(|it| *it == profile).unwrap_or_else(|| {
        known.push(profile);
        known.len() - 1
    })
}

fn group_of(roster: &Roster, unit: &ResolvedUnit) -> Result<Option<GroupId>, String> {
    let named = |name: &String| roster.groups.iter().position(|it| it.name == *name);
    unit.group.as_ref().and_then(named).map(|it| small(it).map(GroupId)).transpose()
}

/// The Commander a unit carries, if it does; what it cost is what the unit costs beyond its models.
fn commander_in(unit: &ResolvedUnit, sheet: &Profile, squad: usize) -> Option<Commander> {
    let value = commander(unit)?;
    let mount = i64::from(sheet.points) * unit.models.len() as i64;
    let points = u16::try_from(unit.points - mount).unwrap_or(0);
    Some(Commander { squad: u8::try_from(squad).ok()?, command: value.command, radius: value.radius, points })
}

/// The Transport of each model of a unit: of several Transports of one unit the first that has room.
fn aboard(
    unit: &ResolvedUnit,
    own: usize,
    became: &[Range<usize>],
    squads: &[SquadSetup],
    known: &[Profile],
    loaded: &mut [u8],
) -> Result<Vec<Option<u8>>, String> {
    let sheet = |squad: usize| &known[squads[squad].profile.index()];
    let mut places = Vec::new();
    for model in 0..unit.models.len() {
        let Some(carrier) = unit.carriers.get(model) else {
            places.push(None);
            continue;
        };
        let ships = became.get(*carrier as usize).cloned().ok_or("a Transport that is not in the roster")?;
        let room = |it: &usize| room(sheet(own), sheet(*it)).is_some_and(|(needs, has)| loaded[*it] + needs <= has);
        let ship = ships.clone().find(room).ok_or_else(|| format!("no room for {}", unit.name))?;
        loaded[ship] += room_needed(sheet(own), sheet(ship));
        places.push(Some(small(ship)?));
    }
    Ok(places)
}

/// How much room a unit needs in a Transport and how much that has; nothing for what is attached to it.
fn room(unit: &Profile, transport: &Profile) -> Option<(u8, u8)> {
    let has = transport.carries.iter().map(|it| it.amount).max()?;
    if unit.category == Category::Upgrade {
        return Some((0, has));
    }
    let needs = unit.needs.iter().find(|need| transport.carries.iter().any(|it| it.letter == need.letter))?;
    Some((needs.amount, has))
}

fn room_needed(unit: &Profile, transport: &Profile) -> u8 {
    room(unit, transport).map_or(0, |it| it.0)
}

fn group_kind(id: &str) -> Result<GroupKind, String> {
    match id {
        "command" => Ok(GroupKind::Command),
        "armour" => Ok(GroupKind::Armour),
        "infantry" => Ok(GroupKind::Infantry),
        "special-heavy" => Ok(GroupKind::Heavy),
        "special-scout" => Ok(GroupKind::Scout),
        "air" => Ok(GroupKind::Air),
        _ => Err(format!("no kind of Battlegroup is called {id}")),
    }
}

fn small(number: usize) -> Result<u8, String> {
    u8::try_from(number).map_err(|_| format!("{number} are too many"))
}
