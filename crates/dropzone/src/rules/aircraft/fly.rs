//! Flying (`dc.air.move`): any path up to Mv, over everything but features higher than 8 inches.

use catalogue::{RuleId, rule};
use table::{Body, Inches, Point, Shape, Vec2};

use crate::{
    Forbidden, Move, Now, Place, SquadId, State, UnitId, UnitType, Wait, Way,
    model::{
        chapters::{
            aircraft,
            movement::{Event, Forbidden as No},
        },
        marks::SquadMark,
    },
    rules::{
        aircraft::landing,
        deployment::edges::from_own_edge,
        infantry::touches,
        measuring::{HAIR, body_at, flies, size},
        moments,
        movement::{coherency, move_and_fire, movement_over, stays_objection},
        transition,
        transports::embark::loading_move,
    },
};

/// Features higher than this stop Aircraft (`dc.air.move`).
const CEILING: f64 = 8.0;
/// What turning alone counts as, for Move and Fire (`dc.move.basic`).
const TURNING: Inches = Inches::whole(1);

/// Why a squad cannot begin to fly, or go on: its movement is over, or it has flown and not landed
/// (`dc.action.two-categories`, `dc.air.land`).
pub(crate) fn may_begin(state: &State, squad: SquadId) -> Option<Forbidden> {
    let landed = state.living(squad).all(|it| !matches!(state.unit(it).place, Place::Air(_)));
    let flown = state.squad_is(squad, SquadMark::HasMoved) && !landed;
    let over = state.squad_is(squad, SquadMark::MovementOver) || flown;
    (over && !moments::moves_again(state, squad))
        .then(|| movement_over(state, squad).into())
        .or_else(|| takes_off_objection(state, squad))
        .or_else(|| stays_objection(state, squad))
}

/// In the middle of a move an Aircraft takes off again after letting units off, or on, but not both
/// (`dc.transport.touch-and-go`).
fn takes_off_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let marks = [SquadMark::HasMoved, SquadMark::LetOff, SquadMark::LetOn];
    let both = marks.into_iter().all(|it| state.squad_is(squad, it));
    let unit = state.living(squad).next().filter(|_| both)?;
    Some(aircraft::Forbidden::CannotFly { unit, rule: rule!("dc.transport.touch-and-go") }.into())
}

/// Why a squad cannot fly like that.
pub(crate) fn objection(state: &State, squad: SquadId, ways: &[Way], landing: &[UnitId]) -> Option<Forbidden> {
    let twice = |at: usize, way: &Way| ways[..at].iter().any(|it| it.unit == way.unit);
    let known = |way: &Way| state.members(squad).any(|it| it == way.unit);
    if let Some((_, way)) = ways.iter().enumerate().find(|(at, way)| twice(*at, way) || !known(way)) {
        return Some(No::NotThere { unit: way.unit }.into());
    }
    let lands_where = |it: &&UnitId| ways.iter().any(|way| way.unit == **it && !way.leaves);
    if let Some(unit) = landing.iter().find(|it| !lands_where(it)) {
        return Some(No::NotThere { unit: *unit }.into());
    }
    ways.iter()
        .find_map(|it| way_objection(state, squad, it))
        .or_else(|| end_objection(state, squad, ways, landing))
        .or_else(|| landing::objection(state, squad, ways, landing))
}

/// How far a unit may still fly in this move, and by which rule: half its Mv where it lets units off or on this turn.
pub(crate) fn allowance(state: &State, unit: UnitId) -> (Inches, RuleId) {
    let squad = state.squad_of(unit);
    let loads = state.squad_is(squad, SquadMark::Unloaded) || state.squad_is(squad, SquadMark::Loaded);
    let (most, rule) = match state.mode(unit).movement {
        Move::Inches(_) if loads => (loading_move(state, unit), rule!("dc.transport.half-move-air")),
        Move::Inches(most) => (Inches::whole(i32::from(most)), rule!("dc.basic.stat-mv")),
        Move::Fast => (Inches::ZERO, rule!("dc.fast.attack-run")),
    };
    let (most, rule) = transition::halved(state, unit, (most, rule));
    let flying_on = state.squad_is(squad, SquadMark::HasMoved) && !moments::moves_again(state, squad);
    let flown = if flying_on { state.moved(unit) } else { Inches::ZERO };
    ((most - flown).max(Inches::ZERO), rule)
}

/// One unit's way.
fn way_objection(state: &State, squad: SquadId, way: &Way) -> Option<Forbidden> {
    let unit = way.unit;
    let mode = state.mode(unit);
    let cannot = |rule| Some(aircraft::Forbidden::CannotFly { unit, rule }.into());
    if mode.unit_type != UnitType::Aircraft {
        return cannot(rule!("dc.basic.type-aircraft"));
    }
    if mode.movement == Move::Fast {
        return cannot(rule!("dc.fast.attack-run"));
    }
    if let Some(why) = transition::moves_on_objection(state, unit) {
        return Some(why);
    }
    let Some(path) = points(state, way) else { return Some(No::NotThere { unit }.into()) };
    let comes = state.unit(unit).place == Place::Off(Wait::Readiness);
    let at_edge = |at: &Point| from_own_edge(state, state.squad_seat(squad), at.to_vec()).is_some_and(|it| it <= HAIR);
    let leaves_elsewhere = way.leaves && !path.last().is_some_and(at_edge);
    if comes && !path.first().is_some_and(at_edge) {
        return Some(No::NotYourEdge { unit, rule: rule!("dc.deploy.readiness") }.into());
    }
    if leaves_elsewhere {
        return Some(No::NotYourEdge { unit, rule: rule!("dc.move.leave-table") }.into());
    }
    if let Some(rule) = path.windows(2).find_map(|leg| stopped(state, unit, leg[0].to_vec(), leg[1].to_vec())) {
        return Some(No::Blocked { unit, rule }.into());
    }
    let (length, (most, rule)) = (length(&path), allowance(state, unit));
    let too_far = length > most.to_f64() + HAIR;
    let too_far = too_far.then(|| No::TooFar { unit, length: Inches::nearest(length), most, rule });
    too_far.or_else(|| move_and_fire::check(state, unit, counts_as(state, way)).err()).map(Forbidden::from)
}

/// The places a unit's middle goes through, the first where it is, or where it comes onto the table. None if it is nowhere
/// it could fly from, or would leave the table on the way.
pub(crate) fn points(state: &State, way: &Way) -> Option<Vec<Point>> {
    let start = match state.unit(way.unit).place {
        Place::Air(at) | Place::Landed(at) => Some(at),
        Place::Off(Wait::Readiness) => None,
        Place::Off(_) | Place::Ground(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => return None,
    };
    let path: Vec<Point> = start.into_iter().chain(way.path.iter().copied()).collect();
    let holds = path.iter().all(|it| state.field.setup.table.holds(*it));
    (holds && !path.is_empty()).then_some(path)
}

/// How long a path is.
pub(crate) fn length(path: &[Point]) -> f64 {
    path.windows(2).map(|leg| (leg[1].to_vec() - leg[0].to_vec()).length()).sum()
}

/// The rule by which a feature stops an Aircraft between two places.
pub(crate) fn stopped(state: &State, unit: UnitId, from: Vec2, to: Vec2) -> Option<RuleId> {
    let radius = size(state, unit).radius.to_f64();
    let high = |it: &crate::FeatureId| state.feature_card(*it).height > CEILING + HAIR;
    let on_way = |it| from_leg(state.feature_card(it).footprint.shape(), from, to) < radius - HAIR;
    state.standing_features().filter(high).any(on_way).then_some(rule!("dc.air.move"))
}

/// How near a straight way comes to a shape.
fn from_leg(shape: &Shape, from: Vec2, to: Vec2) -> f64 {
    let crosses = shape.parts().any(|part| match part {
        table::Part::Convex(convex) => convex.clip(from, to).is_some(),
        table::Part::Disc(..) => false,
    });
    if crosses {
        return 0.0;
    }
    let corners = shape.parts().flat_map(|part| match part {
        table::Part::Convex(convex) => convex.corners().to_vec(),
        table::Part::Disc(..) => Vec::new(),
    });
    let ends = shape.distance_to(from).min(shape.distance_to(to));
    corners.map(|it| from_line(it, from, to)).fold(ends, f64::min)
}

fn from_line(at: Vec2, from: Vec2, to: Vec2) -> f64 {
    let way = to - from;
    let whole = way.length_squared();
    let share = if whole > 0.0 { ((at - from).dot(way) / whole).clamp(0.0, 1.0) } else { 0.0 };
    (from + way * share - at).length()
}

/// Where the squad would be: nobody in the air overlaps another, and all are in coherency (`dc.basic.model-sizes`,
/// `dc.move.coherency`).
fn end_objection(state: &State, squad: SquadId, ways: &[Way], landing: &[UnitId]) -> Option<Forbidden> {
    let place = |unit: UnitId| place_after(state, unit, ways, landing);
    for way in ways {
        let Place::Air(_) = place(way.unit) else { continue };
        let Some(mine) = body_at(state, way.unit, place(way.unit)) else { continue };
        let others = state.all_units().filter(|it| *it != way.unit);
        let in_air = others.filter(|it| matches!(place(*it), Place::Air(_)));
        let mut bodies = in_air.filter_map(|it| body_at(state, it, place(it)));
        if bodies.any(|it| overlap(&mine, &it)) {
            return Some(No::CannotEnd { unit: way.unit, rule: rule!("dc.basic.model-sizes") }.into());
        }
    }
    let bodies = |places: &dyn Fn(UnitId) -> Place| -> Vec<Body> {
        state.living(squad).filter_map(|it| body_at(state, it, places(it))).collect()
    };
    let was = coherency::holds(state, squad, &bodies(&|it| state.unit(it).place));
    (was && !coherency::holds(state, squad, &bodies(&place)))
        .then_some(No::OutOfCoherency { squad, rule: rule!("dc.move.coherency") }.into())
}

/// Whether no other Aircraft flies where this body is (`dc.basic.model-sizes`).
pub(crate) fn is_free_in_the_air(state: &State, unit: UnitId, body: &Body) -> bool {
    let others = state.all_units().filter(|it| *it != unit && flies(state, *it));
    !others.filter_map(|it| body_at(state, it, state.unit(it).place)).any(|it| overlap(body, &it))
}

/// Aircraft at different heights, one over a feature, pass.
fn overlap(one: &Body, other: &Body) -> bool {
    touches(one, other) && table::measure::vertical_gap(one.volume(), other.volume()) <= 0.0
}

/// Where a unit is when these ways are flown.
pub(crate) fn place_after(state: &State, unit: UnitId, ways: &[Way], landing: &[UnitId]) -> Place {
    ways.iter().find(|it| it.unit == unit).map_or(state.unit(unit).place, |way| end_of(state, way, landing))
}

/// Where a unit is at the end of its way.
pub(crate) fn end_of(state: &State, way: &Way, landing: &[UnitId]) -> Place {
    let at = way.path.last().copied().or(state.unit(way.unit).place.point());
    match at {
        _ if way.leaves => Place::Off(Wait::Readiness),
        None => state.unit(way.unit).place,
        Some(at) if landing.contains(&way.unit) => Place::Landed(at),
        Some(at) => Place::Air(at),
    }
}

/// How far a unit counts as having moved, for Move and Fire: turning on the spot is 1 inch, rising and landing nothing
/// (`dc.move.basic`, `dc.air.move`).
pub(crate) fn counts_as(state: &State, way: &Way) -> Inches {
    let length = points(state, way).map_or(0.0, |it| length(&it));
    let turns = way.facing != state.unit(way.unit).facing;
    let comes = state.unit(way.unit).place == Place::Off(Wait::Readiness);
    if length <= HAIR && (turns || comes) { TURNING } else { Inches::nearest(length) }
}

/// A squad that ends in the air cannot go on (`dc.air.land`), but may still change mode (`dc.special.transition-when`).
pub(crate) fn end(now: &mut Now<'_>, squad: SquadId) {
    let up = now.living(squad).any(|it| !matches!(now.unit(it).place, Place::Landed(_)));
    if up && !transition::may_follow(now, squad) {
        now.emit(Event::MovementEnded { squad }.into());
    }
}
