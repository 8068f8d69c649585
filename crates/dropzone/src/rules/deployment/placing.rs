//! Direct Deployment and Infiltrate (`dc.deploy.direct`, `dc.special.infiltrate`): units are placed before the first turn.

use catalogue::rule;
use smallvec::SmallVec;
use table::{Body, Vec2};

use super::{
    edges::{corner, from_own_edge},
    group_squads, is_undeployed,
    starts::starts,
};
use crate::{
    FeatureId, Forbidden, GroupId, Now, Place, SquadId, State, UnitId, UnitRule, UnitType, Wait,
    model::chapters::deployment::{Event, Forbidden as No, Standing},
    rules::{
        infantry::{gains_advantage, inside_objection, is_free, standing},
        measuring::{HAIR, body_at, size},
        movement::would_be_coherent,
    },
};

/// A Battlegroup is placed in its zone as a whole, if the scenario has zones and Aerial Advantage does not hold it back.
pub(crate) fn deploy_objection(state: &State, group: GroupId, stands: &[Standing]) -> Option<Forbidden> {
    if state.field.starts().zone.is_none() {
        return Some(No::NoZone { group }.into());
    }
    let (wait, rule) = starts(state, group);
    if wait != Wait::Readiness {
        return Some(No::HeldBack { group, rule }.into());
    }
    let squads: SmallVec<[SquadId; 8]> = group_squads(state, group).collect();
    everybody(state, &squads, stands)
        .or_else(|| stands.iter().find_map(|it| place_objection(state, it, stands, is_in_zone)))
        .or_else(|| squads.iter().find_map(|it| coherency_objection(state, *it, stands)))
        .map(Forbidden::from)
}

/// A squad with Infiltrate is placed as a whole, so far onto the table at most (`dc.special.infiltrate`).
pub(crate) fn infiltrate_objection(state: &State, squad: SquadId, stands: &[Standing]) -> Option<Forbidden> {
    let Some(unit) = state.members(squad).find(|it| depth(state, *it).is_none()) else {
        return everybody(state, &[squad], stands)
            .or_else(|| stands.iter().find_map(|it| place_objection(state, it, stands, is_infiltrated)))
            .or_else(|| inside(state, squad, stands))
            .or_else(|| coherency_objection(state, squad, stands))
            .map(Forbidden::from);
    };
    Some(No::DoesNotInfiltrate { unit }.into())
}

/// How far onto the table a unit may infiltrate.
fn depth(state: &State, unit: UnitId) -> Option<f64> {
    state.mode(unit).find(|it| if let UnitRule::Infiltrate(inches) = it { Some(f64::from(*inches)) } else { None })
}

/// Each unit that does not start in a Transport that starts too is named once, and nobody else (`dc.deploy.transports`).
fn everybody(state: &State, squads: &[SquadId], stands: &[Standing]) -> Option<No> {
    let starts_aboard = |it: UnitId| {
        let transport = state.field.units[it.index()].aboard;
        transport.is_some_and(|it| squads.contains(&state.squad_of(it)))
    };
    let known = |it: UnitId| it.index() < state.units.len();
    if let Some(stand) = stands.iter().find(|it| known(it.unit) && starts_aboard(it.unit)) {
        return Some(No::StartsAboard { unit: stand.unit });
    }
    let is_one = |it: UnitId| squads.contains(&state.squad_of(it)) && is_undeployed(state, it) && !starts_aboard(it);
    let mut units = squads.iter().flat_map(|it| state.members(*it)).filter(|it| is_one(*it));
    if let Some(unit) = units.find(|it| stands.iter().filter(|stand| stand.unit == *it).count() != 1) {
        return Some(No::EveryUnit { unit });
    }
    stands.iter().find(|it| !known(it.unit) || !is_one(it.unit)).map(|it| No::EveryUnit { unit: it.unit })
}

type Allowed = fn(&State, UnitId, Place) -> Option<No>;

/// A place on free ground, or in the air for Aircraft, where the unit may start.
fn place_objection(state: &State, stand: &Standing, all: &[Standing], allowed: Allowed) -> Option<No> {
    let unit = stand.unit;
    let no = || Some(No::CannotStart { unit });
    let mode = state.mode(unit);
    let in_air = mode.unit_type == UnitType::Aircraft;
    let fits = match stand.place {
        Place::Ground(at) => !in_air && is_free(state, &standing(state, unit, at), Some(unit)),
        Place::Air(at) => in_air && state.field.setup.table.holds_shape(standing(state, unit, at).shape()),
        Place::Inside { .. } => mode.unit_type == UnitType::Infantry,
        Place::Off(_) | Place::Landed(_) | Place::Aboard(_) | Place::Gone => false,
    };
    let mine = body_at(state, unit, stand.place);
    let on_other = |other: &&Standing| {
        let apart = mine.as_ref().zip(body_at(state, other.unit, other.place));
        other.unit != unit
            && in_air == matches!(other.place, Place::Air(_))
            && apart.is_some_and(|(a, b)| overlap(a, &b))
    };
    if !fits || all.iter().any(|it| on_other(&it)) { no() } else { allowed(state, unit, stand.place) }
}

fn overlap(one: &Body, other: &Body) -> bool {
    let wide = |it: &Body| {
        let (low, high) = it.shape().bounds();
        (high.x - low.x) / 2.0
    };
    (one.centre() - other.centre()).length() < wide(one) + wide(other) - HAIR
}

/// Wholly in its owner's zone, and in no feature (`dc.deploy.direct`).
fn is_in_zone(state: &State, unit: UnitId, place: Place) -> Option<No> {
    let Some(at) = place.point() else { return Some(No::StartsInside { unit }) };
    let deep = f64::from(state.field.starts().zone.unwrap_or(0));
    let far = from_start(state, unit, at.to_vec()) + size(state, unit).radius.to_f64();
    (far > deep + HAIR).then_some(No::OutOfZone { unit, rule: rule!("dc.deploy.direct") })
}

/// How far a place is from a player's corner, or edge.
fn from_start(state: &State, unit: UnitId, at: Vec2) -> f64 {
    let seat = state.seat(unit);
    let edge = state.sides[seat.index()].edge;
    let corner = edge.and_then(|it| corner(&state.field.setup.table, it));
    corner.map(|it| (at - it).length()).or_else(|| from_own_edge(state, seat, at)).unwrap_or(f64::INFINITY)
}

/// Not deeper on the table than its Infiltrate; in a feature not deeper than the feature's nearest edge.
fn is_infiltrated(state: &State, unit: UnitId, place: Place) -> Option<No> {
    let (deep, seat) = (depth(state, unit)?, state.seat(unit));
    let far = match place {
        Place::Inside { feature, .. } if feature.index() < state.features.len() => {
            from_edge_to_feature(state, seat, feature)
        }
        _ => {
            let radius = size(state, unit).radius.to_f64();
            place.point().and_then(|it| from_own_edge(state, seat, it.to_vec())).map(|it| it + radius)
        }
    };
    let fits = far.is_some_and(|it| it <= deep + HAIR);
    (!fits).then_some(No::OutOfZone { unit, rule: rule!("dc.special.infiltrate") })
}

fn from_edge_to_feature(state: &State, seat: battle::Seat, feature: FeatureId) -> Option<f64> {
    let card = state.feature_card(feature);
    let corners = card.footprint.corners().iter().map(|it| it.to_vec());
    corners.filter_map(|it| from_own_edge(state, seat, it)).min_by(f64::total_cmp)
}

/// Where a squad is placed in a feature, all of it is, with room and free edges.
fn inside(state: &State, squad: SquadId, stands: &[Standing]) -> Option<No> {
    let feature = stands.iter().find_map(|it| it.place.feature())?;
    let unit = stands[0].unit;
    let edges = edges_in(state, squad, stands);
    let whole = stands.iter().all(|it| it.place.feature() == Some(feature)) && feature.index() < state.features.len();
    let fits = whole && inside_objection(state, squad, feature, &edges).is_none();
    (!fits).then_some(No::CannotStart { unit })
}

fn edges_in(state: &State, squad: SquadId, stands: &[Standing]) -> crate::model::chapters::infantry::Edges {
    let edge = |it: UnitId| stands.iter().find(|stand| stand.unit == it).and_then(|it| it.place.edge());
    state.members(squad).map(edge).collect()
}

fn coherency_objection(state: &State, squad: SquadId, stands: &[Standing]) -> Option<No> {
    let place = |it: UnitId| stands.iter().find(|stand| stand.unit == it).map(|it| it.place);
    let bodies: Vec<Body> = state.members(squad).filter_map(|it| body_at(state, it, place(it)?)).collect();
    (!would_be_coherent(state, squad, &bodies)).then_some(No::OutOfCoherency { squad })
}

/// The squad is placed; the Transport it was bought starts In Reserve (`dc.special.infiltrate-transport`).
pub(crate) fn infiltrate(now: &mut Now<'_>, squad: SquadId, stands: Vec<Standing>) {
    let mut transports: SmallVec<[SquadId; 4]> = SmallVec::new();
    for unit in now.members(squad) {
        let mut at = unit;
        while let Some(transport) = now.field.units[at.index()].aboard {
            let its = now.squad_of(transport);
            if is_undeployed(now, transport) && !transports.contains(&its) {
                transports.push(its);
            }
            at = transport;
        }
    }
    let feature = stands.iter().find_map(|it| it.place.feature());
    let seat = now.squad_seat(squad);
    let first = feature.filter(|it| gains_advantage(now, *it, seat));
    now.emit(Event::Infiltrated { squad, stands }.into());
    if let Some(feature) = first {
        now.emit(crate::model::chapters::infantry::Event::Advantage { seat: Some(seat), feature }.into());
    }
    if !transports.is_empty() {
        let rule = rule!("dc.special.infiltrate-transport");
        now.emit(Event::Started { squads: transports, wait: Wait::Reserve, rule }.into());
    }
}
