//! Movement over the ground (`dc.move.basic`): a squad moves as one, each unit by its own way.
//!
//! A way is checked against scenery and units by its kind of going ([`Going`]), measured along the path of the middle, and
//! the squad must end in coherency. Squads In Readiness come on from the friendly edge at half their Mv
//! (`dc.deploy.readiness-half-move`). Aircraft do not move by these rules.

pub(crate) mod coherency;
pub(crate) mod move_and_fire;
mod samples;

use catalogue::{RuleId, rule};
use smallvec::SmallVec;
use table::{
    Body, Inches, Piece, Point, Vec2,
    reach::{Blocker, Other, Place as Spot, Trouble},
};

use crate::{
    Category, Forbidden, Move, Now, Place, Scenery, SquadId, State, UnitId, UnitRule, UnitType, Wait, Way,
    model::{
        chapters::movement::{Event, Forbidden as No, Order as Said},
        ground::Going,
        marks::SquadMark,
    },
    rules::{
        deployment::edges::touches_own_edge,
        drills::passing,
        flow::then,
        infantry::{is_clear, standing},
        measuring::{HAIR, body_at, flies, size},
        moments,
        objectives::hands,
        transition,
        transports::{drives_on, embark::boarding_objection},
        turn::acting_objection,
    },
};

pub(crate) use coherency::{holds as would_be_coherent, is_coherent};
pub(crate) use samples::orders;

/// What turning alone counts as, for Move and Fire (`dc.move.basic`).
const TURNING: Inches = Inches::whole(1);
/// What a move wholly on road adds (`dc.terrain.road`).
const ROAD: u8 = 2;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    let Said::Move { squad, ways } = order;
    acting_objection(state, *squad)
        .or_else(|| drives_on(state, *squad))
        .or_else(|| may_begin(state, *squad))
        .or_else(|| ways.is_empty().then_some(No::NobodyMoves.into()))
        .or_else(|| passing::passage(state, *squad, ways).err().map(Forbidden::from))
        .or_else(|| ways_objection(state, *squad, ways).map(Forbidden::from))
        .or_else(|| boarding_objection(state, *squad, &bodies_after(state, *squad, ways)))
}

/// Why a squad cannot begin a move: its movement is over, or it cannot be split (`dc.action.two-categories`).
pub(crate) fn may_begin(state: &State, squad: SquadId) -> Option<Forbidden> {
    let over = state.squad_is(squad, SquadMark::MovementOver) || state.squad_is(squad, SquadMark::HasMoved);
    let over = (over && !moments::moves_again(state, squad)).then(|| movement_over(state, squad).into());
    over.or_else(|| stays_objection(state, squad))
}

/// Why a squad may not move now (`dc.action.two-categories`).
pub(crate) fn stays_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    moments::stays(state, squad).map(|rule| No::Stays { squad, rule }.into())
}

/// What its movement was: a move, or a search instead of it (`dc.infantry.search-shoot`).
pub(crate) fn movement_over(state: &State, squad: SquadId) -> No {
    let searched = state.squad_is(squad, SquadMark::Searched);
    let rule = if searched { rule!("dc.infantry.search-shoot") } else { rule!("dc.action.two-categories") };
    No::MovementOver { squad, rule }
}

fn ways_objection(state: &State, squad: SquadId, ways: &[Way]) -> Option<No> {
    let twice = |at: usize, way: &Way| ways[..at].iter().any(|it| it.unit == way.unit);
    let known = |way: &Way| state.members(squad).any(|it| it == way.unit);
    if let Some((_, way)) = ways.iter().enumerate().find(|(at, way)| twice(*at, way) || !known(way)) {
        return Some(No::NotThere { unit: way.unit });
    }
    let judged = |it: &Way| way_objection(state, squad, it).and_then(|far| move_and_fire::check(state, it.unit, far));
    if let Some(why) = ways.iter().find_map(|it| judged(it).err()) {
        return Some(why);
    }
    end_objection(state, squad, ways)
}

/// Whether a unit comes onto the table: from Readiness, or from underground out of a Drill (`dc.special.subterranean-enter`).
fn comes_on(state: &State, unit: UnitId) -> bool {
    state.unit(unit).place == Place::Off(Wait::Readiness) || passing::is_underground(state, unit)
}

/// How a unit gets over the ground (`dc.move.by-type`).
pub(crate) fn going(state: &State, unit: UnitId) -> Going {
    let mode = state.mode(unit);
    if mode.unit_type == UnitType::Infantry {
        Going::Foot
    } else if mode.has(UnitRule::Skimmer) || mode.has(UnitRule::Hovercraft) {
        Going::Skimmer
    } else if mode.has(UnitRule::Walker) {
        Going::Walker
    } else {
        Going::Wheels
    }
}

/// How far a unit may move, and by which rule: half, rounded up, where it comes from Readiness (`dc.basic.rounding`), but a
/// Hovercraft in full.
pub(crate) fn allowance(state: &State, unit: UnitId) -> (Inches, RuleId) {
    allowance_on(state, unit, false)
}

/// The same, where it may stay on road for its whole move: 2 inches of Mv more, before it is halved (`dc.terrain.road`).
fn allowance_on(state: &State, unit: UnitId, road: bool) -> (Inches, RuleId) {
    transition::halved(state, unit, whole_allowance(state, unit, road))
}

/// The same of who has not changed mode.
fn whole_allowance(state: &State, unit: UnitId, road: bool) -> (Inches, RuleId) {
    let Move::Inches(inches) = state.mode(unit).movement else { return (Inches::ZERO, rule!("dc.move.by-type")) };
    let inches = inches + if road { ROAD } else { 0 };
    let whole = Inches::whole(i32::from(inches));
    if let Some(rule) = moments::boards(state, state.squad_of(unit)) {
        (whole * 2, rule)
    } else if !comes_on(state, unit) {
        (whole, rule!("dc.basic.stat-mv"))
    } else if state.mode(unit).has(UnitRule::Hovercraft) {
        (whole, rule!("dc.special.hovercraft-entry"))
    } else {
        (Inches::whole(i32::from(inches.div_ceil(2))), rule!("dc.deploy.readiness-half-move"))
    }
}

/// One unit's way: how far it counts as having moved, or why it cannot go it.
fn way_objection(state: &State, squad: SquadId, way: &Way) -> Result<Inches, No> {
    let unit = way.unit;
    let mode = state.mode(unit);
    if state.profile(unit).category == Category::Drill {
        return Err(No::CannotMove { unit, rule: rule!("dc.special.drill-static") });
    }
    if mode.unit_type == UnitType::Aircraft {
        let landed = matches!(state.unit(unit).place, Place::Landed(_));
        let rule = if landed { rule!("dc.air.landed") } else { rule!("dc.move.by-type") };
        return Err(No::CannotMove { unit, rule });
    }
    let place = state.unit(unit).place;
    let comes = comes_on(state, unit);
    let start = match place {
        Place::Ground(at) => at,
        Place::Off(Wait::Readiness | Wait::Underground) => entry(state, way)?,
        Place::Off(_) | Place::Air(_) | Place::Landed(_) | Place::Inside { .. } | Place::Aboard(_) | Place::Gone => {
            return Err(No::NotThere { unit });
        }
    };
    let rest = if comes { &way.path[1..] } else { &way.path[..] };
    if rest.is_empty() && !way.leaves {
        return Ok(TURNING);
    }
    if mode.movement == Move::Inches(0) {
        return Err(No::CannotMove { unit, rule: rule!("dc.basic.stat-mv") });
    }
    let others = others(state, squad);
    let steps_over = |it: &Body| step(state, unit).is_some_and(|step| it.volume().top <= step + HAIR);
    let others: Vec<Other<'_>> =
        others.iter().map(|it| if steps_over(it) { Other::passable(it) } else { Other::blocking(it) }).collect();
    let places: Vec<Spot> = std::iter::once(start).chain(rest.iter().copied()).map(Spot::from).collect();
    let ways = state.ground().ways(going(state, unit), size(state, unit).radius);
    let ways = ways.ok_or(No::CannotMove { unit, rule: rule!("dc.move.by-type") })?;
    let walk = ways.check(&places, &others).map_err(|broken| refusal(unit, broken.trouble))?;
    let cost = Inches::nearest(walk.cost());
    let (most, by) = allowance_on(state, unit, on_road(state, unit, &places));
    if walk.cost() > most.to_f64() + HAIR {
        let slowed = walk.length <= most.to_f64() + HAIR;
        let rule = if slowed { rule!("dc.terrain.rough") } else { by };
        return Err(No::TooFar { unit, length: cost, most, rule });
    }
    if way.leaves
        && !passing::leaves_by_drill(state, squad, way)
        && !touches_own_edge(state, unit, rest.last().copied().unwrap_or(start).to_vec())
    {
        return Err(No::NotYourEdge { unit, rule: rule!("dc.deploy.friendly-edge") });
    }
    Ok(Inches::nearest(walk.length).max(if comes { TURNING } else { Inches::hundredths(1) }))
}

fn refusal(unit: UnitId, trouble: Trouble) -> No {
    match trouble {
        Trouble::Blocked(Blocker::Other(_)) => No::Blocked { unit, rule: rule!("dc.move.through-units") },
        Trouble::EndsOn(_) => No::CannotEnd { unit, rule: rule!("dc.special.walker-step") },
        Trouble::Blocked(Blocker::Piece(_)) | Trouble::NoClimb => No::Blocked { unit, rule: rule!("dc.move.by-type") },
        Trouble::OverTheEdge => No::Blocked { unit, rule: rule!("dc.move.leave-table") },
        Trouble::Empty | Trouble::NoPlace => No::NotThere { unit },
    }
}

/// How high a Walker steps: half its height, where its highest leg joint is (`dc.special.walker-step`).
fn step(state: &State, unit: UnitId) -> Option<f64> {
    (going(state, unit) == Going::Walker).then(|| size(state, unit).height.to_f64() / 2.0)
}

/// Where a unit In Readiness comes on: touching its own edge from within (`dc.deploy.readiness`).
fn entry(state: &State, way: &Way) -> Result<Point, No> {
    let at = way.path.first().copied().ok_or(No::NotThere { unit: way.unit })?;
    if !passing::is_underground(state, way.unit) && !touches_own_edge(state, way.unit, at.to_vec()) {
        return Err(No::NotYourEdge { unit: way.unit, rule: rule!("dc.deploy.readiness") });
    }
    let clear = is_clear(state, &standing(state, way.unit, at), Some(way.unit));
    if clear { Ok(at) } else { Err(No::CannotEnd { unit: way.unit, rule: rule!("dc.move.through-units") }) }
}

/// The bodies on the ground of other squads; under Aircraft in flight anybody passes (`dc.move.through-units`), and a Drill is
/// not in the way of who comes out of it (`dc.special.subterranean-enter`).
fn others(state: &State, squad: SquadId) -> Vec<Body> {
    let out = state.living(squad).any(|it| passing::is_underground(state, it));
    let drill = |it: UnitId| out && state.profile(it).category == Category::Drill;
    let other = |it: &UnitId| state.squad_of(*it) != squad && !flies(state, *it) && !drill(*it);
    state.all_units().filter(other).filter_map(|it| body_at(state, it, state.unit(it).place)).collect()
}

/// Whether a Vehicle stays on road for its whole move (`dc.terrain.road`).
fn on_road(state: &State, unit: UnitId, places: &[Spot]) -> bool {
    going(state, unit) == Going::Wheels && places.windows(2).all(|it| is_on_road(state, it[0].at, it[1].at))
}

fn is_on_road(state: &State, from: Vec2, to: Vec2) -> bool {
    let roads = state.ground().pieces().filter(|it| it.1 == Scenery::Road);
    let parts = roads.flat_map(|it| it.0.footprint.shape().parts());
    let stretch = |part: table::Part<'_>| match part {
        table::Part::Convex(convex) => convex.clip(from, to),
        table::Part::Disc(..) => None,
    };
    let mut stretches: Vec<(f64, f64)> = parts.filter_map(stretch).collect();
    stretches.sort_by(|a, b| a.0.total_cmp(&b.0));
    let covered = stretches.into_iter().fold(
        0.0,
        |reached: f64, (enter, leave)| {
            if enter <= reached + 1e-9 { reached.max(leave) } else { reached }
        },
    );
    covered >= 1.0 - 1e-9
}

/// Where the squad's units would be: nobody on another, and all in coherency; a squad that was out of it at least comes
/// nearer to it (`dc.move.coherency`, `dc.move.out-of-coherency`).
fn end_objection(state: &State, squad: SquadId, ways: &[Way]) -> Option<No> {
    let place =
        |unit: UnitId| ways.iter().find(|it| it.unit == unit).map_or(state.unit(unit).place, |way| end_of(state, way));
    let bodies: Vec<(UnitId, Body)> =
        state.living(squad).filter_map(|it| Some((it, body_at(state, it, place(it))?))).collect();
    for (at, (unit, body)) in bodies.iter().enumerate() {
        let moved = |it: UnitId| ways.iter().any(|way| way.unit == it);
        let on_mate = |(other, it): &(UnitId, Body)| {
            (moved(*unit) || moved(*other)) && crate::rules::measuring::gap(body, it) <= 0.0 && overlaps(body, it)
        };
        if bodies[..at].iter().any(on_mate) {
            return Some(No::CannotEnd { unit: *unit, rule: rule!("dc.move.through-units") });
        }
        if let Some(rule) = stands_on(state, *unit, body).filter(|_| moved(*unit)) {
            return Some(No::CannotEnd { unit: *unit, rule });
        }
    }
    let emerges = state.living(squad).any(|it| passing::is_underground(state, it));
    let now = state.living(squad).filter_map(|it| body_at(state, it, state.unit(it).place)).collect::<Vec<_>>();
    let bodies: Vec<Body> = bodies.into_iter().map(|it| it.1).collect();
    if coherency::holds(state, squad, &bodies) {
        return None;
    }
    if emerges || coherency::holds(state, squad, &now) {
        return Some(No::OutOfCoherency { squad, rule: rule!("dc.move.coherency") });
    }
    let goes = ways.iter().any(|it| !it.path.is_empty());
    let nearer = coherency::too_far(state, squad, &bodies) < coherency::too_far(state, squad, &now);
    (goes && !nearer).then_some(No::OutOfCoherency { squad, rule: rule!("dc.move.out-of-coherency") })
}

/// The bodies of a squad at the ends of these ways.
fn bodies_after(state: &State, squad: SquadId, ways: &[Way]) -> Vec<Body> {
    let place =
        |unit: UnitId| ways.iter().find(|it| it.unit == unit).map_or(state.unit(unit).place, |way| end_of(state, way));
    state.living(squad).filter_map(|it| body_at(state, it, place(it))).collect()
}

fn overlaps(one: &Body, other: &Body) -> bool {
    let reach = |body: &Body| {
        let (low, high) = body.shape().bounds();
        (high.x - low.x) / 2.0
    };
    (one.centre() - other.centre()).length() < reach(one) + reach(other) - HAIR
}

/// The rule by which a unit does not end its move on what is under it: a Structure or Forest, and of a Walker whatever it steps
/// over.
fn stands_on(state: &State, unit: UnitId, body: &Body) -> Option<RuleId> {
    let walks = step(state, unit).is_some();
    let stopped = |(piece, scenery): (&Piece, Scenery)| {
        let rule = match scenery {
            Scenery::Feature(_) | Scenery::Barricade if walks => rule!("dc.special.walker-step"),
            Scenery::Feature(_) => rule!("dc.feature.roof"),
            Scenery::Barricade
            | Scenery::Field
            | Scenery::Rough
            | Scenery::Impassable
            | Scenery::Road
            | Scenery::Open => return None,
        };
        let apart = piece.footprint.shape().distance_to(body.centre());
        (apart < size(state, unit).radius.to_f64() - HAIR).then_some(rule)
    };
    state.ground().pieces().find_map(stopped)
}

/// Where a unit is at the end of its way.
fn end_of(state: &State, way: &Way) -> Place {
    match (way.leaves, way.path.last()) {
        (true, _) if passing::leaves_by_drill(state, state.squad_of(way.unit), way) => Place::Off(Wait::Underground),
        (true, _) => Place::Off(Wait::Readiness),
        (false, Some(at)) => Place::Ground(*at),
        (false, None) => state.unit(way.unit).place,
    }
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    let Said::Move { squad, ways } = order;
    let again = moments::moves_again(now, squad);
    let arrived = now.living(squad).any(|it| comes_on(now, it));
    let passage = passing::passage(now, squad, &ways).ok().flatten();
    let mut events: SmallVec<[Event; 8]> = SmallVec::new();
    let mut gone: SmallVec<[(UnitId, Path, bool); 8]> = SmallVec::new();
    for way in ways {
        let length = way_objection(now, squad, &way).unwrap_or(Inches::ZERO);
        let to = end_of(now, &way);
        let path: Path = now.point(way.unit).into_iter().chain(way.path.iter().copied()).collect();
        gone.push((way.unit, path, way.leaves));
        events.push(Event::Moved { unit: way.unit, path: way.path, facing: way.facing, length, to });
    }
    events.into_iter().for_each(|it| now.emit(it.into()));
    now.emit(Event::SquadMoved { squad, arrived }.into());
    if again {
        now.emit(Event::MovedAgain { squad }.into());
    }
    passage.into_iter().for_each(|it| passing::pass(now, squad, it));
    came_by(now, &gone);
}

/// The places a unit went through.
type Path = SmallVec<[Point; 4]>;

/// What lay on the ways of a squad is discovered, may be picked up or is revealed; who left has extracted what it carries.
fn came_by(now: &mut Now<'_>, gone: &[(UnitId, Path, bool)]) {
    let mut reveals = hands::Reveals::new();
    for (unit, path, leaves) in gone {
        reveals.extend(hands::went(now, *unit, path));
        if *leaves {
            hands::extract(now, *unit);
        }
    }
    then(now, reveals);
}
