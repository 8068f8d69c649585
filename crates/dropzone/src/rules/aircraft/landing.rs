//! Landing zones (`dc.air.land`, `dc.air.lz-hot`).

use table::{Body, Footprint, Point, measure};

use crate::{
    Forbidden, LandingZone, Place, Scenery, SquadId, State, UnitId, UnitType, Way,
    model::chapters::aircraft::Forbidden as No,
    rules::{
        aircraft::fly::place_after,
        infantry::touches,
        measuring::{HAIR, body, body_at, edges, gap, sight, size},
    },
};

/// How near to its landing zone an enemy who sees it keeps an Aircraft from landing (`dc.air.lz-hot`).
const HOT: f64 = 3.0;

/// Why these units cannot land at the end of their ways.
pub(crate) fn objection(state: &State, squad: SquadId, ways: &[Way], landing: &[UnitId]) -> Option<Forbidden> {
    landing.iter().find_map(|unit| {
        let Place::Landed(at) = place_after(state, *unit, ways, landing) else { return None };
        let mates = |it: UnitId| place_after(state, it, ways, landing);
        let mut mates = state.living(squad).filter(|it| it != unit).filter_map(|it| on_ground(state, it, mates(it)));
        let zone = zone(state, *unit, at);
        if mates.any(|it| touches(&zone, &it)) {
            return Some(No::NotClear { unit: *unit }.into());
        }
        zone_objection(state, *unit, at).map(Forbidden::from)
    })
}

/// Why a unit cannot land there: its zone is not clear, or hot.
pub(crate) fn zone_objection(state: &State, unit: UnitId, at: Point) -> Option<No> {
    if !is_clear(state, unit, at) {
        return Some(No::NotClear { unit });
    }
    heats(state, unit, at).map(|enemy| No::Hot { unit, enemy })
}

/// The template of a unit's landing zone, as high as the unit (`dc.basic.templates`).
fn zone(state: &State, unit: UnitId, at: Point) -> Body {
    let size = size(state, unit);
    let radius = match state.mode(unit).landing_zone {
        None | Some(LandingZone::Tiny) => size.radius,
        Some(LandingZone::Template(template)) => template.radius(),
    };
    Body::new(Footprint::Disc { radius }, at, table::Bearing::NORTH, table::Inches::ZERO, size.height)
}

/// Whether features, impassable ground and units leave the zone free; units that could get aboard only must not be under the
/// Aircraft itself (`dc.air.land`).
fn is_clear(state: &State, unit: UnitId, at: Point) -> bool {
    let zone = zone(state, unit, at);
    let Some(hull) = body_at(state, unit, Place::Landed(at)) else { return false };
    let solid = |it: Scenery| matches!(it, Scenery::Feature(_) | Scenery::Impassable);
    let mut pieces = state.ground().pieces().filter(|it| solid(it.1));
    if pieces.any(|(piece, _)| measure::plan_distance(zone.shape(), piece.footprint.shape()) <= 0.0) {
        return false;
    }
    let squad = state.squad_of(unit);
    let mut others = state.all_units().filter(|it| state.squad_of(*it) != squad);
    let clear = |other: UnitId| {
        let Some(body) = on_ground(state, other, state.unit(other).place) else { return true };
        let room = if boards(state, other, unit) { &hull } else { &zone };
        !touches(room, &body)
    };
    state.field.setup.table.holds_shape(hull.shape()) && others.all(clear)
}

fn on_ground(state: &State, unit: UnitId, place: Place) -> Option<Body> {
    match place {
        Place::Ground(_) | Place::Landed(_) => body_at(state, unit, place),
        Place::Air(_) | Place::Off(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => None,
    }
}

/// Whether a unit could get aboard an Aircraft: it acts with the same Battlegroup, and the Aircraft carries such
/// (`dc.transport.capacity`, `dc.transport.assign`).
fn boards(state: &State, unit: UnitId, aircraft: UnitId) -> bool {
    let group = |it: UnitId| state.squad(state.squad_of(it)).group;
    let carries = &state.profile(aircraft).carries;
    let fits = |need: &crate::Load| carries.iter().any(|it| it.letter == need.letter && it.amount >= need.amount);
    state.seat(unit) == state.seat(aircraft)
        && group(unit) == group(aircraft)
        && state.profile(unit).needs.iter().any(fits)
}

/// An enemy Vehicle or base of infantry within 3 inches of the zone that sees it (`dc.air.lz-hot`).
fn heats(state: &State, unit: UnitId, at: Point) -> Option<UnitId> {
    let (zone, seat, squad) = (zone(state, unit, at), state.seat(unit), state.squad_of(unit));
    let heats = |it: &UnitId| {
        let enemy = state.are_enemies(state.seat(*it), seat);
        enemy && is_near(state, *it, &zone) && sight::sees_body(state, *it, squad, &zone).clear > 0
    };
    state.all_units().find(heats)
}

fn is_near(state: &State, enemy: UnitId, zone: &Body) -> bool {
    match state.unit(enemy).place {
        Place::Ground(_) if state.mode(enemy).unit_type == UnitType::Aircraft => false,
        Place::Ground(_) | Place::Landed(_) => body(state, enemy).is_some_and(|it| gap(&it, zone) <= HOT + HAIR),
        Place::Inside { feature, edge: Some(edge) } => {
            let sides = edges::places(state, feature, edge);
            sides.iter().any(|(at, _)| zone.shape().distance_to(*at) <= HOT + HAIR)
        }
        Place::Inside { edge: None, .. } | Place::Air(_) | Place::Off(_) | Place::Aboard(_) | Place::Gone => false,
    }
}
