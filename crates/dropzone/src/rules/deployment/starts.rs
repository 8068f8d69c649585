//! How a Battlegroup starts off the table (`dc.deploy.readiness`, `dc.deploy.reserve`), judged on how it is loaded.

use catalogue::{RuleId, rule};
use smallvec::SmallVec;

use super::{group_squads, is_undeployed};
use crate::{
    Forbidden, GroupId, GroupKind, Move, Now, SquadId, State, UnitId, UnitRule, UnitType, Wait,
    model::chapters::deployment::{Event, Forbidden as No},
};

/// Those of a Battlegroup that have not started yet wait off the table, or in the Transports they start in.
pub(crate) fn start(now: &mut Now<'_>, group: GroupId) {
    let (wait, rule) = starts(now, group);
    let squads = group_squads(now, group).collect();
    now.emit(Event::Started { squads, wait, rule }.into());
}

/// How a Battlegroup starts, and by which rule. Squads that have started otherwise are left out of account
/// (`dc.deploy.aerial-advantage`, `dc.fast.reserve`, `dc.special.hovercraft-aerial-advantage`).
pub(crate) fn starts(state: &State, group: GroupId) -> (Wait, RuleId) {
    let units: SmallVec<[UnitId; 16]> =
        group_squads(state, group).flat_map(|it| state.members(it)).filter(|it| is_undeployed(state, *it)).collect();
    if units.iter().any(|it| state.mode(*it).movement == Move::Fast) {
        return (Wait::Reserve, rule!("dc.fast.reserve"));
    }
    let comes: SmallVec<[Comes; 16]> = units.iter().map(|it| comes(state, *it)).collect();
    let command = state.field.groups[group.index()].kind == GroupKind::Command;
    if command || state.field.setup.settings.no_aerial_advantage {
        (Wait::Readiness, rule!("dc.deploy.readiness"))
    } else if comes.contains(&Comes::ByLand) {
        (Wait::AerialAdvantage, rule!("dc.deploy.aerial-advantage"))
    } else if comes.contains(&Comes::OnAHovercraft) {
        (Wait::Readiness, rule!("dc.special.hovercraft-aerial-advantage"))
    } else {
        (Wait::Readiness, rule!("dc.deploy.readiness"))
    }
}

/// How a unit comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Comes {
    ByLand,
    ByAir,
    OnAHovercraft,
}

/// In an Aircraft or a Hovercraft, its own or its Transport's, in the mode that is announced (`dc.special.transition`).
fn comes(state: &State, unit: UnitId) -> Comes {
    let mut outermost = unit;
    while let Some(transport) = state.field.units[outermost.index()].aboard {
        outermost = transport;
    }
    let mode = state.mode(outermost);
    if mode.has(UnitRule::Hovercraft) {
        Comes::OnAHovercraft
    } else if mode.unit_type == UnitType::Aircraft {
        Comes::ByAir
    } else {
        Comes::ByLand
    }
}

/// Only a Subterranean squad goes underground, and none that starts in a Transport (`dc.special.subterranean`).
pub(crate) fn underground_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let digs = state.members(squad).all(|it| state.mode(it).has(UnitRule::Subterranean));
    let carried = state.members(squad).any(|it| state.field.units[it.index()].aboard.is_some());
    (!digs || carried).then_some(No::NotUnderground { squad }.into())
}
