//! Getting in (`dc.transport.embark`): a whole squad, at the end of its move or straight out of a feature.

use catalogue::rule;
use smallvec::SmallVec;
use table::{Body, Inches};

use super::{
    capacity::{no_room, ridden_before},
    disembark::ropes,
    filled, is_aerial,
};
use crate::{
    Category, FeatureId, Forbidden, Move, Now, Place, Rides, SquadId, State, UnitId, UnitRule,
    model::{
        chapters::transports::{Event, Forbidden as No},
        marks::{SquadMark, UnitMark},
    },
    rules::{
        damage::destroy,
        infantry::{check_advantage, leaving_objection},
        measuring::{HAIR, body, gap, gap_to_feature},
        moments,
        movement::{is_coherent, may_begin, stays_objection},
        objectives::search::has_found,
    },
};

/// How near a Transport is got into from the open, and from inside a feature (`dc.transport.embark`).
const NEAR: f64 = 2.0;
const NEAR_A_FEATURE: f64 = 1.0;

/// Why a squad cannot embark like that.
pub(crate) fn objection(state: &State, squad: SquadId, into: &Rides) -> Option<Forbidden> {
    squad_objection(state, squad).or_else(|| {
        let units: SmallVec<[UnitId; 8]> = state.living(squad).collect();
        if into.len() != units.len() {
            return Some(No::EveryUnit { units: units.len() as u8 }.into());
        }
        let twice = |it: &UnitId| state.unit_is(*it, UnitMark::TwoOperations);
        if let Some(unit) = units.iter().copied().find(twice) {
            return Some(No::NotAgain { unit, rule: rule!("dc.transport.operations") }.into());
        }
        for transport in transports(into) {
            let bodies: SmallVec<[Body; 8]> = state.living(squad).filter_map(|it| body(state, it)).collect();
            if let Some(why) = transport_objection(state, squad, transport, &bodies) {
                return Some(why);
            }
        }
        seats_objection(state, &units, into).map(Forbidden::from)
    })
}

/// It has not moved and shot, is in coherency, and may leave the feature it is in (`dc.transport.embark`,
/// `dc.shoot.disembark-penalty`).
fn squad_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    if state.living(squad).any(|it| state.profile(it).category == Category::Upgrade) {
        return Some(No::SquadCannot { squad, rule: rule!("dc.special.vampires") }.into());
    }
    if state.squad_is(squad, SquadMark::MovementOver) && !has_found(state, squad) {
        return may_begin(state, squad);
    }
    if !is_coherent(state, squad) {
        return Some(No::SquadCannot { squad, rule: rule!("dc.move.out-of-coherency") }.into());
    }
    if let Some(why) = stays_objection(state, squad) {
        return Some(why);
    }
    if state.squad_feature(squad).is_some() {
        return leaving_objection(state, squad, true);
    }
    if state.squad_is(squad, SquadMark::LeftOrEntered) {
        let rule = moments::moves_on(state, squad).unwrap_or(rule!("dc.infantry.leave"));
        return Some(No::SquadCannot { squad, rule }.into());
    }
    let open = state.living(squad).all(|it| matches!(state.unit(it).place, Place::Ground(_) | Place::Landed(_)));
    (!open).then_some(No::SquadCannot { squad, rule: rule!("dc.transport.embark") }.into())
}

/// The Transports that somebody gets into, each once.
pub(crate) fn transports(into: &Rides) -> SmallVec<[UnitId; 4]> {
    let mut all: SmallVec<[UnitId; 4]> = into.iter().flatten().copied().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// It acts with the same Battlegroup, stands open, and is near (`dc.transport.assign`, `dc.transport.share`).
fn transport_objection(state: &State, squad: SquadId, transport: UnitId, at: &[Body]) -> Option<Forbidden> {
    if transport.index() >= state.units.len() || state.seat(transport) != state.squad_seat(squad) {
        return Some(Forbidden::NoSuchThing { rule: rule!("dc.transport.embark") });
    }
    let carrier = state.squad_of(transport);
    let no = |rule| Some(No::NotThisTransport { unit: transport, rule }.into());
    if carrier == squad || state.profile(transport).carries.is_empty() {
        return no(rule!("dc.transport.capacity"));
    }
    if state.squad(carrier).group != state.squad(squad).group {
        let shared = state.squad(carrier).group.is_some();
        return no(if shared { rule!("dc.transport.share") } else { rule!("dc.transport.assign") });
    }
    shot_objection(state, squad, transport)
        .or_else(|| open_objection(state, squad, transport))
        .or_else(|| near_objection(state, squad, transport, at))
        .map(Forbidden::from)
}

/// Who has shot gets into a Hovercraft only, unless its own rules let it, and only if it has given up its other operation for
/// that (`dc.shoot.disembark-penalty`, `dc.special.hovercraft-fire`).
fn shot_objection(state: &State, squad: SquadId, transport: UnitId) -> Option<No> {
    let hovers = hovers(state, transport).then_some(rule!("dc.special.hovercraft-fire"));
    let rule = match moments::shoots_and_embarks(state, squad).or(hovers) {
        Some(rule) => state.living(squad).any(|it| state.unit_is(it, UnitMark::OneOperation)).then_some(rule),
        None => Some(rule!("dc.shoot.disembark-penalty")),
    };
    rule.filter(|_| state.squad_is(squad, SquadMark::Shot)).map(|rule| No::SquadCannot { squad, rule })
}

/// Whether a Transport is a Hovercraft (`dc.special.hovercraft-fire`).
pub(super) fn hovers(state: &State, transport: UnitId) -> bool {
    state.mode(transport).has(UnitRule::Hovercraft)
}

/// A Transport lets units on while it stands on the ground; an aerial one is landed, with ropes or without, and has moved half
/// its Mv at most (`dc.transport.embark`, `dc.transport.half-move-air`, `dc.special.fast-roping-air`).
fn open_objection(state: &State, squad: SquadId, transport: UnitId) -> Option<No> {
    let no = |rule| Some(No::NotThisTransport { unit: transport, rule });
    let roped = || state.living(squad).all(|it| ropes(state, it).is_some());
    if let Some(rule) = moments::closed(state, state.squad_of(transport)) {
        return no(rule);
    }
    match state.unit(transport).place {
        Place::Ground(_) => None,
        Place::Landed(_) => too_far_flown(state, transport),
        Place::Air(_) if roped() => no(rule!("dc.special.fast-roping-air")),
        Place::Air(_) => no(rule!("dc.transport.half-move-air")),
        Place::Off(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => no(rule!("dc.transport.embark")),
    }
}

/// How far an aerial Transport may move in a turn in which it lets units on or off: half its Mv, rounded up
/// (`dc.transport.half-move-air`, `dc.basic.rounding`).
pub(crate) fn loading_move(state: &State, transport: UnitId) -> Inches {
    match state.mode(transport).movement {
        Move::Inches(inches) => Inches::whole(i32::from(inches.div_ceil(2))),
        Move::Fast => Inches::ZERO,
    }
}

/// Why an aerial Transport lets nobody on or off because of its flight: it has moved too far, or has taken off since it did so
/// in this move (`dc.transport.half-move-air`, `dc.transport.touch-and-go`).
pub(super) fn too_far_flown(state: &State, transport: UnitId) -> Option<No> {
    let no = |rule| Some(No::NotThisTransport { unit: transport, rule });
    if !is_aerial(state, transport) {
        None
    } else if state.squad_is(state.squad_of(transport), SquadMark::TouchedAndGone) {
        no(rule!("dc.transport.touch-and-go"))
    } else if state.unit(transport).moved > loading_move(state, transport) {
        no(rule!("dc.transport.half-move-air"))
    } else {
        None
    }
}

/// One unit of the squad is near: within 2 inches of the Transport, or the Transport within 1 inch of the feature they are in.
fn near_objection(state: &State, squad: SquadId, transport: UnitId, at: &[Body]) -> Option<No> {
    let hull = body(state, transport)?;
    let (near, rule) = match state.squad_feature(squad) {
        Some(feature) => (is_at(state, &hull, feature), rule!("dc.infantry.leave")),
        None => (at.iter().any(|it| gap(it, &hull) <= NEAR + HAIR), rule!("dc.transport.embark")),
    };
    (!near).then_some(No::TooFar { unit: transport, rule })
}

/// Whether a Transport is near enough to a feature to be got into from inside.
pub(super) fn is_at(state: &State, hull: &Body, feature: FeatureId) -> bool {
    gap_to_feature(state, hull, feature) <= NEAR_A_FEATURE + HAIR
}

/// Why a squad cannot flee into these Transports: friendly ones on the ground within 1 inch of its feature, empty or with
/// units of the same Battlegroup, whether they have acted or not (`dc.cqb.vacate`).
pub(crate) fn fleeing_objection(state: &State, squad: SquadId, into: &Rides) -> Option<Forbidden> {
    let units: SmallVec<[UnitId; 8]> = state.living(squad).collect();
    if into.len() != units.len() {
        return Some(No::EveryUnit { units: units.len() as u8 }.into());
    }
    let refuge = |it: UnitId| refuge_objection(state, squad, it);
    let why = transports(into).into_iter().find_map(refuge);
    why.or_else(|| seats_objection(state, &units, into).map(Forbidden::from))
}

fn refuge_objection(state: &State, squad: SquadId, transport: UnitId) -> Option<Forbidden> {
    let rule = rule!("dc.cqb.vacate");
    if transport.index() >= state.units.len() || state.seat(transport) != state.squad_seat(squad) {
        return Some(Forbidden::NoSuchThing { rule });
    }
    let stands = matches!(state.unit(transport).place, Place::Ground(_) | Place::Landed(_));
    let own = state.squad_card(squad).group;
    let stranger = |it: UnitId| {
        let card = state.squad_card(state.squad_of(it));
        !card.is_transport && card.group != own
    };
    if !stands || state.profile(transport).carries.is_empty() || state.with_cargo(transport).into_iter().any(stranger) {
        return Some(No::NotThisTransport { unit: transport, rule }.into());
    }
    let hull = body(state, transport)?;
    let near = state.squad_feature(squad).is_some_and(|it| is_at(state, &hull, it));
    (!near).then_some(No::TooFar { unit: transport, rule }.into())
}

/// There is room for everybody named, nobody has been in another of that letter, and who is left behind finds no room
/// (`dc.transport.capacity`, `dc.transport.two-transports`, `dc.transport.strand`).
pub(crate) fn seats_objection(state: &State, units: &[UnitId], into: &Rides) -> Option<No> {
    let all = transports(into);
    if all.is_empty() {
        return Some(No::NobodyAboard { squad: state.squad_of(*units.first()?) });
    }
    let left: SmallVec<[UnitId; 4]> = units.iter().zip(into).filter(|it| it.1.is_none()).map(|it| *it.0).collect();
    for transport in all {
        let riders = units.iter().zip(into).filter(|it| *it.1 == Some(transport)).map(|it| *it.0);
        let mut riders: SmallVec<[UnitId; 4]> = riders.collect();
        if let Some((unit, rule)) = no_room(state, transport, &riders) {
            return Some(No::NoRoom { unit, rule });
        }
        if let Some(unit) = riders.iter().find_map(|it| ridden_before(state, *it, transport)) {
            return Some(No::NotAgain { unit, rule: rule!("dc.transport.two-transports") });
        }
        for unit in &left {
            riders.push(*unit);
            if no_room(state, transport, &riders).is_none() && ridden_before(state, *unit, transport).is_none() {
                return Some(No::NotLeftBehind { unit: *unit });
            }
            riders.pop();
        }
    }
    None
}

/// A squad embarks; who is left behind is destroyed (`dc.transport.strand`).
pub(crate) fn embark(now: &mut Now<'_>, squad: SquadId, into: Rides) {
    let from = now.squad_feature(squad);
    let units = now.living_list(squad);
    let left: SmallVec<[UnitId; 4]> = units.iter().zip(&into).filter(|it| it.1.is_none()).map(|it| *it.0).collect();
    now.emit(Event::Embarked { squad, into }.into());
    left.into_iter().for_each(|it| destroy(now, it));
    from.into_iter().for_each(|it| check_advantage(now, it));
}

/// Why a squad that has moved twice as far may do nothing but embark (`dc.card.get-to-the-lz`).
pub(crate) fn must_embark(state: &State, squad: SquadId) -> Option<Forbidden> {
    let rule = moments::boards(state, squad).filter(|_| state.squad_is(squad, SquadMark::HasMoved))?;
    Some(No::MustEmbark { squad, rule }.into())
}

/// Why a squad that moves twice as far cannot end there: no Transport that stands open for it and has room is near.
pub(crate) fn boarding_objection(state: &State, squad: SquadId, bodies: &[Body]) -> Option<Forbidden> {
    let rule = moments::boards(state, squad)?;
    let opens = |it: &UnitId| transport_objection(state, squad, *it, bodies).is_none();
    let open: SmallVec<[UnitId; 4]> = state.all_units().filter(opens).collect();
    let units: SmallVec<[UnitId; 8]> = state.living(squad).collect();
    let boards = |into: &[UnitId]| seats_objection(state, &units, &filled(state, &units, into)).is_none();
    let none = !open.iter().any(|it| boards(&[*it])) && !boards(&open);
    none.then_some(No::MustEmbark { squad, rule }.into())
}
