//! Getting out (`dc.transport.disembark`): at the start of a squad's move, into the open or straight into a feature.

use catalogue::rule;
use smallvec::SmallVec;
use table::{Body, Point};

use super::{
    embark::{hovers, too_far_flown},
    room::{is_open, placed},
};
use crate::{
    Category, Exit, FeatureId, Forbidden, Now, OutOf, Place, SquadId, State, UnitId, UnitRule,
    model::{
        chapters::{
            infantry,
            transports::{Event, Forbidden as No},
        },
        marks::{SquadMark, UnitMark},
    },
    rules::{
        infantry::{enter, inside_objection},
        measuring::{HAIR, body, gap, gap_to_feature, is_infantry},
        moments,
        movement::{may_begin, would_be_coherent},
        objectives::hands::appeared,
        transports::is_aerial,
    },
};

/// How near its Transport a unit is placed, and how near a feature the Transport is that it goes straight into.
pub(super) const NEAR: f64 = 2.0;

/// The units of a squad that are in a Transport, each with the one it is in.
pub(super) fn aboard(state: &State, squad: SquadId) -> SmallVec<[(UnitId, UnitId); 4]> {
    state.living(squad).filter_map(|it| Some((it, state.unit(it).place.transport()?))).collect()
}

/// Why a squad cannot disembark like that.
pub(super) fn objection(state: &State, squad: SquadId, to: &Exit) -> Option<Forbidden> {
    let riders = aboard(state, squad);
    if riders.is_empty() {
        return Some(No::NobodyAboard { squad }.into());
    }
    if let Some(why) = may_begin(state, squad) {
        return Some(why);
    }
    if let Some((unit, _)) = riders.iter().find(|it| state.unit_is(it.0, UnitMark::TwoOperations)) {
        return Some(No::NotAgain { unit: *unit, rule: rule!("dc.transport.operations") }.into());
    }
    if let Some(why) = riders.iter().find_map(|(unit, transport)| open_objection(state, *unit, *transport)) {
        return Some(why.into());
    }
    match to {
        Exit::Open { places } => places_objection(state, squad, &riders, places).map(Forbidden::from),
        Exit::Into { feature, edges } => into_objection(state, squad, &riders, *feature)
            .or_else(|| inside_objection(state, squad, *feature, edges).map(Forbidden::from)),
    }
}

/// A Transport lets units off on the ground; an aerial one after half its Mv at most, and ropes work from the air
/// (`dc.transport.half-move-air`, `dc.special.fast-roping-air`). Vampires leave theirs wherever it is
/// (`dc.special.vampires`).
fn open_objection(state: &State, unit: UnitId, transport: UnitId) -> Option<No> {
    let no = |rule| Some(No::NotThisTransport { unit: transport, rule });
    if state.profile(unit).category == Category::Upgrade {
        let gone = state.point(transport).is_none();
        return if gone { no(rule!("dc.special.vampires")) } else { None };
    }
    if let Some(rule) = moments::closed(state, state.squad_of(transport)) {
        return no(rule);
    }
    let open = match state.unit(transport).place {
        Place::Ground(_) | Place::Landed(_) => None,
        Place::Air(_) if ropes(state, unit).is_some() => None,
        Place::Air(_) => no(rule!("dc.transport.half-move-air")),
        Place::Off(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => no(rule!("dc.transport.disembark")),
    };
    too_far_flown(state, transport).or(open)
}

/// How far a unit's ropes reach (`dc.special.fast-roping`).
pub(super) fn ropes(state: &State, unit: UnitId) -> Option<u8> {
    let reach = |it: &UnitRule| if let UnitRule::FastRoping(inches) = it { Some(*inches) } else { None };
    state.mode(unit).find(reach).filter(|_| is_infantry(state, unit))
}

/// Each within 2 inches of its Transport, in coherency, on free ground.
fn places_objection(state: &State, squad: SquadId, riders: &[(UnitId, UnitId)], places: &[Point]) -> Option<No> {
    if places.len() != riders.len() {
        return Some(No::EveryUnit { units: riders.len() as u8 });
    }
    let mut bodies: Vec<Body> = Vec::new();
    for ((unit, transport), at) in riders.iter().zip(places) {
        let (placed, hull) = (placed(state, *unit, *at)?, body(state, *transport)?);
        let mate = bodies.iter().any(|it| gap(it, &placed) <= 0.0);
        if mate || gap(&hull, &placed) > NEAR + HAIR || !is_open(state, *unit, &placed) {
            return Some(No::CannotPlace { unit: *unit, rule: rule!("dc.transport.disembark") });
        }
        bodies.push(placed);
    }
    bodies.extend(state.living(squad).filter_map(|it| body(state, it)));
    (!would_be_coherent(state, squad, &bodies)).then_some(No::SquadCannot { squad, rule: rule!("dc.move.coherency") })
}

/// The whole squad out of Transports that are near the feature: 2 inches, or as far as ropes reach
/// (`dc.transport.disembark`, `dc.infantry.enter`, `dc.special.fast-roping`).
fn into_objection(state: &State, squad: SquadId, riders: &[(UnitId, UnitId)], feature: FeatureId) -> Option<Forbidden> {
    if feature.index() >= state.features.len() {
        return Some(Forbidden::NoSuchThing { rule: rule!("dc.transport.disembark") });
    }
    if !riders.iter().all(|it| is_infantry(state, it.0)) {
        return Some(No::SquadCannot { squad, rule: rule!("dc.basic.type-infantry") }.into());
    }
    if riders.len() != state.living(squad).count() {
        return Some(infantry::Forbidden::NotWhole { squad }.into());
    }
    let far = |(unit, transport): &(UnitId, UnitId)| {
        let (reach, rule) = match ropes(state, *unit) {
            Some(inches) => (f64::from(inches).max(NEAR), rule!("dc.special.fast-roping")),
            None => (NEAR, rule!("dc.transport.disembark")),
        };
        let away = gap_to_feature(state, &body(state, *transport)?, feature);
        (away > reach + HAIR).then_some(No::TooFar { unit: *transport, rule }.into())
    };
    riders.iter().find_map(far)
}

/// A squad disembarks; into a feature it enters at once.
pub(super) fn disembark(now: &mut Now<'_>, squad: SquadId, to: Exit) {
    let from = aboard(now, squad);
    let out_of = OutOf {
        air: from.iter().any(|it| from_the_air(now, it.1)),
        hovercraft: from.iter().all(|it| hovers(now, it.1)),
    };
    now.emit(Event::Disembarked { squad, from, to: to.clone(), out_of }.into());
    if let Exit::Into { feature, edges } = to {
        enter(now, squad, feature, edges);
    } else {
        appeared(now, squad);
    }
}

/// Whether it is an aerial Transport, or came out of one this turn (`dc.shoot.disembark-aa`).
fn from_the_air(state: &State, transport: UnitId) -> bool {
    is_aerial(state, transport) || state.squad_is(state.squad_of(transport), SquadMark::FromTheAir)
}
