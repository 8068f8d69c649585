//! Infantry in features (`dc.infantry.enter`): entering as a whole, taking edges, leaving, going over into the next one.
//!
//! Whoever is first inside has Occupier's Advantage (`dc.cqb.occupiers-advantage`); it is kept here because it follows from
//! who goes in and out.

pub(crate) mod outside;
mod samples;

use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{Body, Footprint, Inches, Point};

use crate::{
    FeatureId, Forbidden, Moment, Now, Place, Seat, SquadId, State, UnitRule,
    model::{
        chapters::infantry::{Edges, Event, Forbidden as No, Order as Said},
        marks::SquadMark,
    },
    rules::{
        command::opening,
        cqb::locked::is_locked,
        flow::then,
        measuring::{HAIR, between_features, body, flies, gap, gap_to_feature, is_infantry, size},
        moments,
        movement::{is_coherent, may_begin, stays_objection},
        objectives::{hands, search::has_found},
        transports::embark::must_embark,
        turn::acting_objection,
    },
};

pub(crate) use samples::orders;

/// What of this chapter holds without a number, refusal or step of its own: bases in a feature have no place of their own
/// that could be out of coherency.
pub const RULES: &[RuleId] = &[rule!("dc.infantry.coherency-inside")];

/// How near an entrance is entered from, and how near outside a squad is placed (`dc.infantry.enter`, `dc.infantry.leave`).
const NEAR: f64 = 2.0;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let squad = match order {
        Said::Enter { squad, .. }
        | Said::Edges { squad, .. }
        | Said::Leave { squad, .. }
        | Said::Transfer { squad, .. } => *squad,
    };
    acting_objection(state, squad).or_else(|| not_infantry(state, squad)).or_else(|| match order {
        Said::Enter { feature, edges, .. } => enter_objection(state, squad, *feature, edges),
        Said::Edges { edges, .. } => may_begin(state, squad).or_else(|| edges_objection(state, squad, edges)),
        Said::Leave { places, .. } => leaving_objection(state, squad, true)
            .or_else(|| places_objection(state, squad, places).map(Forbidden::from)),
        Said::Transfer { feature, edges, .. } => {
            leaving_objection(state, squad, false).or_else(|| transfer_objection(state, squad, *feature, edges))
        }
    })
}

fn not_infantry(state: &State, squad: SquadId) -> Option<Forbidden> {
    let infantry = state.living(squad).all(|it| is_infantry(state, it));
    (!infantry).then_some(No::NotInfantry { squad }.into())
}

/// At the end of its move, in coherency, with a base within 2 inches of an entrance (`dc.infantry.enter`).
fn enter_objection(state: &State, squad: SquadId, feature: FeatureId, edges: &Edges) -> Option<Forbidden> {
    let rule = rule!("dc.infantry.enter");
    if feature.index() >= state.features.len() {
        return Some(Forbidden::NoSuchThing { rule });
    }
    if state.squad_is(squad, SquadMark::MovementOver) {
        return may_begin(state, squad);
    }
    if let Some(why) = stays_objection(state, squad).or_else(|| must_embark(state, squad)) {
        return Some(why);
    }
    if state.squad_is(squad, SquadMark::LeftOrEntered) {
        return Some(No::JustEntered { squad }.into());
    }
    let bodies: SmallVec<[Body; 4]> = state.living(squad).filter_map(|it| body(state, it)).collect();
    if bodies.len() != state.living(squad).count() {
        return Some(No::NotWhole { squad }.into());
    }
    if !is_coherent(state, squad) {
        return Some(No::OutOfCoherency { squad, rule: rule!("dc.move.out-of-coherency") }.into());
    }
    if !bodies.iter().any(|it| gap_to_feature(state, it, feature) <= NEAR + HAIR) {
        return Some(No::TooFar { feature, rule }.into());
    }
    inside_objection(state, squad, feature, edges).map(Forbidden::from)
}

/// The feature stands, holds so many bases, and the edges are free.
pub(crate) fn inside_objection(state: &State, squad: SquadId, feature: FeatureId, edges: &Edges) -> Option<No> {
    let bases = state.living(squad).count();
    if state.feature(feature).dp == 0 {
        return Some(No::Fallen { feature });
    }
    let capacity = usize::from(state.feature_card(feature).kind.damage_points());
    let others = state.inside(feature).filter(|it| state.squad_of(*it) != squad).count();
    if others + bases > capacity {
        return Some(No::Full { feature });
    }
    if edges.len() != bases {
        return Some(No::EveryBase { bases: bases as u8, rule: rule!("dc.infantry.edges") });
    }
    if state.feature(feature).concussed && edges.iter().any(Option::is_some) {
        return Some(No::Concussed { feature });
    }
    let seat = state.squad_seat(squad);
    let taken = |edge: crate::Edge| {
        let holds = |it| state.unit(it).place.edge() == Some(edge) && state.are_enemies(state.seat(it), seat);
        state.inside(feature).any(holds)
    };
    if let Some(edge) = edges.iter().flatten().find(|it| it.index() >= crate::Edge::ALL.len()) {
        return Some(No::NoSuchEdge { edge: *edge });
    }
    edges.iter().flatten().copied().find(|it| taken(*it)).map(|edge| No::EdgeTaken { edge })
}

fn edges_objection(state: &State, squad: SquadId, edges: &Edges) -> Option<Forbidden> {
    let rule = rule!("dc.infantry.edges");
    let Some(feature) = state.squad_feature(squad) else { return Some(No::NotInside { squad, rule }.into()) };
    inside_objection(state, squad, feature, edges).map(Forbidden::from)
}

/// A squad may leave as its move; where the enemies inside outnumber it, only when it has passed a test
/// (`dc.infantry.leave`, `dc.cqb.locked`).
pub(crate) fn leaving_objection(state: &State, squad: SquadId, with_found: bool) -> Option<Forbidden> {
    let locked = || is_locked(state, squad).then_some(No::Locked { squad }.into());
    going_objection(state, squad, with_found).or_else(locked)
}

/// Why a squad cannot leave whatever its nerve: it has moved or just entered, or thirsts for blood
/// (`dc.special.bloodthirsty`); with what it has just found it may go even after it has searched
/// (`dc.objective.leave-building`).
pub(crate) fn going_objection(state: &State, squad: SquadId, with_found: bool) -> Option<Forbidden> {
    let rule = rule!("dc.infantry.leave");
    let Some(feature) = state.squad_feature(squad) else { return Some(No::NotInside { squad, rule }.into()) };
    let with_found = with_found && has_found(state, squad);
    let among_enemies = state.has_enemies_inside(feature, state.squad_seat(squad));
    if with_found && among_enemies {
        return Some(No::FoundAmongEnemies { squad }.into());
    }
    if let Some(why) = may_begin(state, squad).filter(|_| !with_found) {
        return Some(why);
    }
    if state.squad_is(squad, SquadMark::LeftOrEntered) {
        return Some(No::JustEntered { squad }.into());
    }
    let thirsts = state.living(squad).any(|it| state.mode(it).has(UnitRule::Bloodthirsty));
    (among_enemies && thirsts).then_some(No::Thirsts { squad }.into())
}

/// Every base in coherency, within 2 inches of the feature, on free ground (`dc.infantry.leave`).
fn places_objection(state: &State, squad: SquadId, places: &[Point]) -> Option<No> {
    let bases = state.living(squad).count();
    let rule = rule!("dc.infantry.leave");
    let all = places.len() == bases;
    if all { outside_objection(state, squad, places) } else { Some(No::EveryBase { bases: bases as u8, rule }) }
}

/// The same for as many bases of a squad as there are places.
pub(crate) fn outside_objection(state: &State, squad: SquadId, places: &[Point]) -> Option<No> {
    let rule = rule!("dc.infantry.leave");
    let Some(feature) = state.squad_feature(squad) else { return Some(No::NotInside { squad, rule }) };
    let bases: SmallVec<[crate::UnitId; 4]> = state.living(squad).collect();
    let bodies: Vec<Body> = bases.iter().zip(places).map(|(it, at)| standing(state, *it, *at)).collect();
    for (at, (body, unit)) in bodies.iter().zip(&bases).enumerate() {
        let near = gap_to_feature(state, body, feature) <= NEAR + HAIR;
        let mate = bodies[..at].iter().any(|it| touches(it, body));
        if !near || mate || !is_free(state, body, None) {
            return Some(No::CannotPlace { unit: *unit });
        }
    }
    let limit = |one: usize, other: usize| gap(&bodies[one], &bodies[other]);
    let chain = table::coherency::Chains::new(bodies.len(), 1.0 + HAIR, limit).is_one();
    (!chain).then_some(No::OutOfCoherency { squad, rule })
}

/// A base as if it stood there.
pub(crate) fn standing(state: &State, unit: crate::UnitId, at: Point) -> Body {
    let size = size(state, unit);
    Body::new(Footprint::Disc { radius: size.radius }, at, table::Bearing::NORTH, Inches::ZERO, size.height)
}

/// Whether two round footprints overlap in plan.
pub(crate) fn touches(one: &Body, other: &Body) -> bool {
    let apart = (one.centre() - other.centre()).length();
    let reach = |it: &Body| {
        let (low, high) = it.shape().bounds();
        (high.x - low.x) / 2.0
    };
    apart < reach(one) + reach(other) - HAIR
}

/// Whether a body may stand there: on the table, on no unit but this one, on no feature and no impassable ground.
pub(crate) fn is_free(state: &State, body: &Body, but: Option<crate::UnitId>) -> bool {
    state.field.setup.table.holds_shape(body.shape()) && is_clear(state, body, but)
}

/// Whether a body would be on no unit but this one, on no feature and no impassable ground.
pub(crate) fn is_clear(state: &State, body: &Body, but: Option<crate::UnitId>) -> bool {
    let units = state.all_units().filter(|it| Some(*it) != but && !flies(state, *it));
    let on_unit = units.filter_map(|it| crate::rules::measuring::body(state, it)).any(|it| touches(&it, body));
    let on_piece = state.ground().pieces().any(|(piece, scenery)| {
        let solid = matches!(scenery, crate::Scenery::Feature(_) | crate::Scenery::Impassable);
        solid && table::measure::plan_distance(body.shape(), piece.footprint.shape()) <= 0.0
    });
    !on_unit && !on_piece
}

/// Into a feature not more than 2 inches away (`dc.infantry.transfer`).
fn transfer_objection(state: &State, squad: SquadId, feature: FeatureId, edges: &Edges) -> Option<Forbidden> {
    let rule = rule!("dc.infantry.transfer");
    let from = state.squad_feature(squad)?;
    if feature.index() >= state.features.len() {
        return Some(Forbidden::NoSuchThing { rule });
    }
    let (reach, rule) = moments::passage(state, squad).map_or((NEAR, rule), |(it, rule)| (f64::from(it), rule));
    if from == feature || between_features(state, from, feature) > reach + HAIR {
        return Some(No::TooFar { feature, rule }.into());
    }
    inside_objection(state, squad, feature, edges).map(Forbidden::from)
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    match order {
        Said::Enter { squad, feature, edges } => enter(now, squad, feature, edges),
        Said::Edges { squad, edges } => {
            now.emit(Event::TookEdges { squad, edges }.into());
            acted_inside(now, squad);
        }
        Said::Leave { squad, places } => {
            let from = now.squad_feature(squad);
            let moves_on = moments::moves_on(now, squad).is_some();
            now.emit(Event::Left { squad, places, moves_on }.into());
            from.into_iter().for_each(|it| check_advantage(now, it));
            hands::appeared(now, squad);
        }
        Said::Transfer { squad, feature, edges } => {
            let from = now.squad_feature(squad);
            enter(now, squad, feature, edges);
            from.into_iter().for_each(|it| check_advantage(now, it));
        }
    }
}

/// A squad has completed an action in a feature: cards may be played.
pub(crate) fn acted_inside(now: &mut Now<'_>, squad: SquadId) {
    let moment = now.squad_feature(squad).map(|it| Moment::ActedInside(squad, it));
    let window = moment.and_then(|it| opening(now, it));
    then(now, window);
}

/// A squad goes in; who is first has the advantage.
pub(crate) fn enter(now: &mut Now<'_>, squad: SquadId, feature: FeatureId, edges: Edges) {
    let seat = now.squad_seat(squad);
    let first = gains_advantage(now, feature, seat);
    now.emit(Event::Entered { squad, feature, edges }.into());
    if first {
        now.emit(Event::Advantage { seat: Some(seat), feature }.into());
    }
    let window = opening(now, Moment::Entered(squad, feature));
    then(now, window);
}

/// Whether a seat that enters now gains Occupier's Advantage (`dc.cqb.occupiers-advantage`).
pub(crate) fn gains_advantage(state: &State, feature: FeatureId, seat: Seat) -> bool {
    let it = state.feature(feature);
    let forfeited = it.forfeited >> seat.0 & 1 == 1;
    it.advantage.is_none()
        && !forfeited
        && !state.has_enemies_inside(feature, seat)
        && state.inside(feature).next().is_none()
}

/// The advantage ends when all bases of its side have left or died (`dc.cqb.occupiers-advantage`).
pub(crate) fn check_advantage(now: &mut Now<'_>, feature: FeatureId) {
    let Some(seat) = now.feature(feature).advantage else { return };
    if !now.inside(feature).any(|it| now.seat(it) == seat) {
        now.emit(Event::Advantage { seat: None, feature }.into());
    }
}

/// Whether a squad's bases are all in the open on the ground.
pub(crate) fn is_in_the_open(state: &State, squad: SquadId) -> bool {
    state.living(squad).all(|it| matches!(state.unit(it).place, Place::Ground(_)))
}
