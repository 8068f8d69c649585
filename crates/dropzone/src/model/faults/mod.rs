//! Faults of a setup: what the rules could not be played with is refused at the start.

mod loading;
mod numbers;
mod position;

use battle::{Fault, Line};
use catalogue::rule;
use table::Piece;

use crate::{Army, Mode, Opening, Profile, Scenery, Setup, SquadSetup};

/// The most units in a battle.
pub(crate) const MOST_UNITS: usize = 200;
/// The most squads and Battlegroups.
const MOST_SQUADS: usize = 120;
/// The most features on a table.
pub(crate) const MOST_FEATURES: usize = 64;

/// Every fault of a setup.
pub(crate) fn faults(setup: &Setup) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |rule, line| faults.push(Fault { rule: Some(rule), line });
    if !(2..=4).contains(&setup.armies.len()) {
        fault(rule!("dc.deploy.order"), Line::new("dc-fault-seats").with("seats", setup.armies.len()));
    }
    for piece in setup.table.pieces().iter().filter(|it| Scenery::of(&it.kind).is_none()) {
        let line = Line::new("dc-fault-scenery").with("piece", i32::from(piece.id.0)).with("kind", piece.kind.as_str());
        fault(rule!("dc.feature.types"), line);
    }
    let is_feature = |it: &&Piece| matches!(Scenery::of(&it.kind), Some(Scenery::Feature(_)));
    let features = setup.table.pieces().iter().filter(is_feature).count();
    if features > MOST_FEATURES {
        fault(rule!("dc.feature.types"), Line::new("dc-fault-features").with("features", features));
    }
    for profile in setup.profiles.iter().filter(|it| !is_sound(it)) {
        fault(rule!("dc.basic.stat-dp"), Line::new("dc-fault-profile").with("unit", profile.name.as_str()));
    }
    for (seat, army) in setup.armies.iter().enumerate() {
        for (at, _) in army.squads.iter().enumerate().filter(|(_, it)| !squad_fits(setup, army, it)) {
            fault(rule!("dc.basic.squad"), Line::new("dc-fault-squad").with("seat", seat).with("squad", at));
        }
        if army.commander.is_some_and(|it| usize::from(it.squad) >= army.squads.len()) {
            fault(rule!("dc.command.one-commander"), Line::new("dc-fault-commander").with("seat", seat));
        }
    }
    let squads: usize = setup.armies.iter().map(|it| it.squads.len() + it.groups.len()).sum();
    let units: usize = setup.armies.iter().flat_map(|it| &it.squads).map(|it| usize::from(it.size)).sum();
    if units > MOST_UNITS || squads > MOST_SQUADS {
        fault(rule!("dc.army.total"), Line::new("dc-fault-units").with("units", units));
    }
    faults.extend(numbers::faults(setup));
    faults.extend(loading::faults(setup));
    if let Opening::Position(position) = &setup.opening {
        faults.extend(position::faults(setup, position, units, features));
    }
    faults
}

/// A profile without a mode or Damage Points, or with more weapons than a unit counts, is no profile.
fn is_sound(profile: &Profile) -> bool {
    let sound = |it: &Mode| it.damage_points > 0 && it.weapons.len() <= 16;
    !profile.modes.is_empty() && profile.modes.iter().all(sound)
}

fn squad_fits(setup: &Setup, army: &Army, squad: &SquadSetup) -> bool {
    let group = squad.group.is_none_or(|it| it.index() < army.groups.len());
    let aboard = squad.aboard.is_empty() || squad.aboard.len() == usize::from(squad.size);
    let transport = |it: &u8| army.squads.get(usize::from(*it)).is_some_and(|it| it.size == 1);
    let known = squad.profile.index() < setup.profiles.len();
    known && (1..=16).contains(&squad.size) && group && aboard && squad.aboard.iter().flatten().all(transport)
}
