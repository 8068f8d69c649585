//! Rapid Deployment: from above, on a point the player names, in any Game Turn (`wz.skill.rapid-deployment.reserve`).
//!
//! The squad is not set up with the others. When its player activates it he names a Deployment Point in unoccupied Open
//! Terrain; half the Commander's LD decides whether it lands there. If not, the point scatters, and off the table, in
//! Impassable Terrain or on a model there is a mishap. How a squad is put down is told in `landing`.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use table::{Inches, Point, Rose, Shape, Vec2, measure, vec2};

use super::{ground::own_edges, infiltrate};
use crate::{
    Arrival, Drop, Edge, Event, Forbidden, Mishap, ModelId, Spot, SquadId, State, Step, Test, Warzone,
    model::{area::TOLERANCE, terrain::Terrain},
    rules::{
        moments::any,
        rolls::skill_test::{D20, Result20, attempt},
        turn::activation,
    },
};

/// The skill.
pub(crate) const SKILL: RuleId = rule!("wz.skill.rapid-deployment.reserve");
/// The rules by which a squad may come from above and need not; it then comes on its full LD, and a 20 is a failure like
/// any other.
const SURE: [RuleId; 2] = [
    rule!("wz.bauhaus.skill.etoiles-mortant.they-came-from-nowhere"),
    rule!("wz.bauhaus.doctrine.cc.flank-deployment"),
];
/// The rule of the point.
const POINT: RuleId = rule!("wz.skill.rapid-deployment.point");
/// How many directions there are to scatter in.
const DIRECTIONS: u8 = 10;

/// The rule by which a squad comes down surely.
fn sure(state: &State, squad: SquadId) -> Option<RuleId> {
    state.field.members(squad).find_map(|it| SURE.into_iter().find(|rule| state.has_skill(it, *rule)))
}

/// Whether a squad may choose to come from above: everybody in it can (`wz.hero.lord-deployment-skills`).
pub(crate) fn may_wait_above(state: &State, squad: SquadId) -> bool {
    let can = |it: ModelId| state.has_skill(it, SKILL) || SURE.iter().any(|rule| state.has_skill(it, *rule));
    sure(state, squad).is_some() && state.field.members(squad).all(can)
}

/// Whether a squad comes from above in any case.
pub(super) fn must_wait_above(state: &State, squad: SquadId) -> bool {
    sure(state, squad).is_none() && infiltrate::all_have(state, squad, SKILL)
}

/// Whether a squad waits above.
pub(crate) fn is_above(state: &State, squad: SquadId) -> bool {
    state.squad(squad).arrival == Some(Arrival::RapidDeployment)
}

/// Who leads a squad that waits above.
pub(crate) fn leader(state: &State, squad: SquadId) -> ModelId {
    state.squad(squad).commander.unwrap_or(state.field.squads[squad.index()].first)
}

/// Why a point cannot be a Deployment Point: it must be on the table, in unoccupied Open Terrain.
pub(crate) fn point_objection(state: &State, squad: SquadId, at: Point) -> Option<Forbidden> {
    let radius = state.profile(leader(state, squad)).radius;
    let seat = state.field.squads[squad.index()].seat;
    if infiltrate::is_beyond_centre(state, seat, at, radius) {
        return Some(Forbidden::NoSuchPlace { at, rule: state.mission.rule() });
    }
    let open = terrain_at(state, at, radius.to_f64()) == Terrain::Open;
    (!open || !is_free(state, at, radius.to_f64())).then_some(Forbidden::NoSuchPlace { at, rule: POINT })
}

/// The worst terrain under a disc.
pub(super) fn terrain_at(state: &State, at: Point, radius: f64) -> Terrain {
    let base = Shape::disc(at.to_vec(), radius);
    let pieces = state.field.setup.table.pieces().iter().zip(&state.field.terrain);
    let touched = pieces.filter(|(piece, _)| measure::plan_distance(piece.footprint.shape(), &base) == 0.0);
    touched.map(|it| *it.1).max().unwrap_or(Terrain::Open)
}

/// Whether a disc is on the table and on nobody.
pub(super) fn is_free(state: &State, at: Point, radius: f64) -> bool {
    let on_table = state.field.setup.table.holds_shape(&Shape::disc(at.to_vec(), radius));
    let clear =
        |it| (state.centre(it) - at.to_vec()).length() >= radius + state.profile(it).radius.to_f64() - TOLERANCE;
    on_table && state.standing().all(clear)
}

/// Points to choose from, 6in apart.
pub(crate) fn points(state: &State, squad: SquadId) -> impl Iterator<Item = Point> + '_ {
    let table = &state.field.setup.table;
    let (columns, rows) = (table.width().as_hundredths() / 600, table.depth().as_hundredths() / 600);
    let spots = (0..columns).flat_map(move |x| (0..rows).map(move |y| (x * 600 + 300, y * 600 + 300)));
    let spots = spots.map(|(x, y)| Point::new(Inches::hundredths(x), Inches::hundredths(y)));
    spots.filter(move |it| point_objection(state, squad, *it).is_none())
}

/// What the drop needs: half the Commander's LD, rounded up, or all of it. `None` for a dash.
#[must_use]
pub fn need(state: &State, squad: SquadId) -> Option<Breakdown> {
    let ld = state.profile(leader(state, squad)).ld?;
    let need = Breakdown::base(rule!("wz.stat.ld"), i32::from(ld));
    Some(match sure(state, squad) {
        Some(rule) => need.with(rule, Change::Becomes(i32::from(ld))),
        None => need.with(rule!("wz.skill.rapid-deployment.test"), Change::DividedUp(2)),
    })
}

/// The squad comes down at a point, or beside it, or not at all.
pub(crate) fn descend(now: &mut Resolution<'_, Warzone>, squad: SquadId, at: Point) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let drop = Drop { at, ..Drop::default() };
    let result = match need(now, squad) {
        Some(need) => drop_test(now, squad, need)?,
        None => Result20::Passed,
    };
    match result {
        Result20::PowerShot => now.emit(Event::Then(vec![Step::Alight { squad, drop: Drop { free: true, ..drop } }])),
        Result20::Passed => now.emit(Event::Then(vec![Step::Alight { squad, drop }])),
        Result20::Failed => drift(now, squad, drop)?,
        Result20::Fumble if sure(now, squad).is_some() => drift(now, squad, drop)?,
        Result20::Fumble => super::lose(now, squad),
    }
    Ok(())
}

/// The test on LD; some squads roll a failed one again, whatever it showed.
fn drop_test(now: &mut Resolution<'_, Warzone>, squad: SquadId, need: Breakdown) -> Result<Result20, NeedDice> {
    let leader = leader(now, squad);
    let result = attempt(now, leader, Test::RapidDeployment, need.clone())?;
    if result.passed() || !any!(now, drops_again(squad)) {
        return Ok(result);
    }
    attempt(now, leader, Test::RapidDeployment, need)
}

/// The point scatters, the first direction pointing at the nearest own edge; where nobody can land there is a mishap.
fn drift(now: &mut Resolution<'_, Warzone>, squad: SquadId, drop: Drop) -> Result<(), NeedDice> {
    let rule = rule!("wz.skill.rapid-deployment.scatter");
    let faces = now.roll(Roll::new(rule, 2, D20.1))?;
    let dice = [faces[0], faces[1]];
    let to = drifted(now, squad, drop.at, dice);
    now.emit(Event::Scattered { rule, from: Spot::ground(drop.at), to: Spot::ground(to), dice });
    let radius = now.profile(leader(now, squad)).radius.to_f64();
    if can_land(now, to, radius) {
        let rough = terrain_at(now, to, radius) != Terrain::Open;
        now.emit(Event::Then(vec![Step::Alight { squad, drop: Drop { at: to, rough, scattered: true, ..drop } }]));
        return Ok(());
    }
    let roll = Roll::new(rule!("wz.skill.rapid-deployment.mishap"), 1, D20.1).grouped(&[5, 10, 15]);
    let die = now.roll_one(roll)?;
    let mishap = Mishap::of(die);
    now.emit(Event::MishapRolled { squad, die, mishap });
    if mishap == Mishap::Delayed {
        activation::set_out(now, squad);
        return Ok(());
    }
    let at = shortened(now, drop.at, to, radius);
    let rough = terrain_at(now, at, radius) != Terrain::Open;
    let drop = Drop { at, rough, scattered: true, mishap: Some(mishap), ..drop };
    now.emit(Event::Then(vec![Step::Alight { squad, drop }]));
    Ok(())
}

/// Where these dice send a point: up to 10in, half the second die.
fn drifted(state: &State, squad: SquadId, from: Point, [direction, distance]: [u8; 2]) -> Point {
    let seat = state.field.squads[squad.index()].seat;
    let home = nearest_edge(state, from.to_vec(), &own_edges(state, seat));
    let rose = Rose::towards(DIRECTIONS, from.to_vec(), home);
    let far = Inches::whole(i32::from(distance.div_ceil(2)));
    rose.and_then(|it| it.scattered(from, it.number(direction, D20.1)?, far)).unwrap_or(from)
}

/// The nearest point of these edges.
fn nearest_edge(state: &State, at: Vec2, edges: &[Edge]) -> Vec2 {
    let table = &state.field.setup.table;
    let on = |edge: &Edge| match edge {
        Edge::North => vec2(at.x, 0.0),
        Edge::South => vec2(at.x, table.depth().to_f64()),
        Edge::West => vec2(0.0, at.y),
        Edge::East => vec2(table.width().to_f64(), at.y),
    };
    let far = |it: &Vec2| (*it - at).length();
    edges.iter().map(on).min_by(|a, b| far(a).total_cmp(&far(b))).unwrap_or(at)
}

/// Whether a point will do: on the table, not in Impassable Terrain and on nobody.
fn can_land(state: &State, at: Point, radius: f64) -> bool {
    is_free(state, at, radius) && terrain_at(state, at, radius) != Terrain::Impassable
}

/// The scatter shortened along its own line by as little as needed.
fn shortened(state: &State, from: Point, to: Point, radius: f64) -> Point {
    let line = to.to_vec() - from.to_vec();
    let steps = (line.length() / 0.05) as i32 + 1;
    let back = (0..=steps).map(|it| 1.0 - f64::from(it) / f64::from(steps));
    let spots = back.map(|share| Point::nearest(from.to_vec() + line * share));
    spots.into_iter().find(|it| can_land(state, *it, radius)).unwrap_or(from)
}
