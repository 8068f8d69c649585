//! The Sphere of Influence (`dc.command.radius`): what is near enough to a Commander or to a Scout.

use battle::Seat;
use catalogue::{RuleId, rule};
use table::Body;

use crate::{
    Category, FeatureId, Place, SquadId, State, Subject, UnitId,
    rules::measuring::{HAIR, between_features, body, distance},
};

/// How far Scouts relay cards (`dc.command.scout-relay`).
const RELAY: f64 = 8.0;

/// Where something is measured from or to.
enum Spot {
    Body(Body),
    Feature(FeatureId),
}

/// Whether the subject of a card is within the Commander's radius, or near a friendly Scout.
pub(crate) fn reaches(state: &State, seat: Seat, on: Subject) -> bool {
    let spots = spots_of(state, on);
    centres(state, seat).any(|(from, radius)| spots.iter().any(|to| apart(state, &from, to) <= radius + HAIR))
}

/// By which rule the subject of a card is out of reach: where only Scouts are on the table by theirs, else by the radius
/// (`dc.command.scout-relay`, `dc.command.radius`).
pub(crate) fn out_of_reach(state: &State, seat: Seat, on: Subject) -> Option<RuleId> {
    if reaches(state, seat, on) {
        return None;
    }
    let scouts_alone = commander(state, seat).is_none() && relays(state, seat).next().is_some();
    Some(if scouts_alone { rule!("dc.command.scout-relay") } else { rule!("dc.command.radius") })
}

/// Where the subject of a card is; nowhere if it is off the table.
fn spots_of(state: &State, on: Subject) -> Vec<Spot> {
    match on {
        Subject::Squad(squad) | Subject::Weapon(squad, _) | Subject::Against(squad, _) => {
            state.living(squad).filter_map(|it| spot(state, it)).collect()
        }
        Subject::Unit(unit) => spot(state, unit).into_iter().collect(),
        Subject::Feature(feature) => vec![Spot::Feature(feature)],
        Subject::Nothing | Subject::Seat(_) | Subject::Group(_) | Subject::Card(_) | Subject::Discards(_) => Vec::new(),
    }
}

/// Where a seat's Influence cards reach from, and how far.
fn centres(state: &State, seat: Seat) -> impl Iterator<Item = (Spot, f64)> + '_ {
    commander(state, seat).into_iter().chain(relays(state, seat))
}

/// Where a seat's Scouts are that pass cards on (`dc.command.scout-relay`).
fn relays(state: &State, seat: Seat) -> impl Iterator<Item = (Spot, f64)> + '_ {
    let scout = move |it: &UnitId| state.seat(*it) == seat && state.profile(*it).category == Category::Scout;
    state.all_units().filter(scout).filter_map(|it| Some((spot(state, it)?, RELAY)))
}

/// Where the Commander is, with the radius.
fn commander(state: &State, seat: Seat) -> Option<(Spot, f64)> {
    let commander = state.field.setup.armies[seat.index()].commander?;
    Some((spot(state, mount(state, seat)?)?, f64::from(commander.radius)))
}

/// The unit in which a seat's Commander is.
pub(crate) fn mount(state: &State, seat: Seat) -> Option<UnitId> {
    state.all_units().find(|it| state.field.units[it.index()].commander && state.seat(*it) == seat)
}

/// Whether a squad is within the radius of its seat's Commander; Scouts do not relay that.
pub(crate) fn is_near_commander(state: &State, squad: SquadId) -> bool {
    let spots = spots_of(state, Subject::Squad(squad));
    let commander = commander(state, state.squad_seat(squad));
    commander.is_some_and(|(from, radius)| spots.iter().any(|to| apart(state, &from, to) <= radius + HAIR))
}

/// Where a unit is measured from: in a feature from its edge, in a Transport from the Transport (`dc.command.radius`).
fn spot(state: &State, unit: UnitId) -> Option<Spot> {
    let outermost = state.outermost(unit);
    match state.unit(outermost).place {
        Place::Inside { feature, .. } => Some(Spot::Feature(feature)),
        Place::Ground(_) | Place::Air(_) | Place::Landed(_) => body(state, outermost).map(Spot::Body),
        Place::Off(_) | Place::Aboard(_) | Place::Gone => None,
    }
}

/// Centre to centre, to features to the nearest edge (`dc.basic.measure`).
fn apart(state: &State, from: &Spot, to: &Spot) -> f64 {
    match (from, to) {
        (Spot::Body(one), Spot::Body(other)) => distance(one, other),
        (Spot::Body(body), Spot::Feature(feature)) | (Spot::Feature(feature), Spot::Body(body)) => {
            let shape = state.feature_card(*feature).footprint.shape();
            if shape.contains(body.centre()) { 0.0 } else { shape.distance_to(body.centre()) }
        }
        (Spot::Feature(one), Spot::Feature(other)) if one == other => 0.0,
        (Spot::Feature(one), Spot::Feature(other)) => between_features(state, *one, *other),
    }
}
