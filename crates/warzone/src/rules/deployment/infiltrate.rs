//! Infiltrate: set up after everybody else, in cover, away from the enemy.
//!
//! Whoever may infiltrate need not. Those who do are held back until everything else is set up, and then go down one by
//! one, the players in turns from the Initiative (`wz.skill.infiltrate.timing`). Where there is cover for them is told in
//! `hideouts`.

use battle::{Resolution, Seat};
use catalogue::{RuleId, rule};
use table::{Inches, Point, Shape, measure};

use super::{anywhere, arrangement_objection, clockwise, hideouts::hideouts, lies_in, objection, zone};
use crate::{
    Arrival, Event, Forbidden, ModelId, SquadId, Stand, State, Step, Warzone,
    model::{
        area::{Area, TOLERANCE},
        mission::Ground,
        terrain::Terrain,
    },
    rules::{measuring::measure::inches, squads::advisor},
};

/// The skill.
pub(crate) const SKILL: RuleId = rule!("wz.skill.infiltrate.timing");
/// How far from the enemy infiltrators keep (`wz.skill.infiltrate.where`).
const AWAY: Inches = Inches::whole(12);

/// Whether every model of a squad has a skill: a Lord who joins may cost it (`wz.hero.lord-deployment-skills`), an Advisor
/// neither gives nor costs it (`wz.skill.advisor.joining`).
pub(crate) fn all_have(state: &State, squad: SquadId, skill: RuleId) -> bool {
    state.field.members(squad).all(|it| state.has_skill(it, skill) || advisor::is_attached(&state.field, it))
}

/// The squads of a player that wait to infiltrate.
pub(crate) fn infiltrators(state: &State, seat: Seat) -> impl Iterator<Item = SquadId> + '_ {
    state.field.squads_of(seat).filter(|it| state.squad(*it).arrival == Some(Arrival::Infiltrate))
}

/// Whether a player has somebody to infiltrate; if not, the next player who has is asked.
pub(crate) fn is_open(now: &mut Resolution<'_, Warzone>, seat: Seat) -> bool {
    shut_out(now, seat);
    if infiltrators(now, seat).next().is_some() {
        return true;
    }
    let next = clockwise(now, seat).find(|it| infiltrators(now, *it).next().is_some());
    now.emit(Event::Done);
    if let Some(next) = next {
        now.emit(Event::Then(vec![Step::Infiltrate(next)]));
    }
    false
}

/// Infiltrators for whom there is room neither in cover nor at home are reserves like any other squad.
fn shut_out(now: &mut Resolution<'_, Warzone>, seat: Seat) {
    let shut: Vec<SquadId> = infiltrators(now, seat).filter(|it| lairs(now, seat, *it).is_empty()).collect();
    for squad in shut {
        now.emit(Event::HeldBack { squad, arrival: Arrival::Reserve });
    }
}

/// Why a squad cannot infiltrate there: every model within Light or Heavy Terrain and not within 12in of an enemy; in
/// the own zone only where no such place is left.
pub(crate) fn infiltration_objection(state: &State, seat: Seat, squad: SquadId, stands: &[Stand]) -> Option<Forbidden> {
    if !infiltrators(state, seat).any(|it| it == squad) {
        return Some(Forbidden::NotYourSquad { squad });
    }
    let why = arrangement_objection(state, squad, stands, |_, model, stand| place_objection(state, model, stand));
    let at_home = || {
        zone(state, seat).is_some_and(|zone| {
            state.field.members(squad).zip(stands).all(|(model, it)| lies_in(state, zone, model, it))
        })
    };
    if why.is_some() && at_home() && hideouts(state, squad).is_empty() {
        return objection(&waiting_again(state, squad), seat, squad, stands);
    }
    why
}

/// As if a squad had not been held back.
fn waiting_again(state: &State, squad: SquadId) -> State {
    let mut waiting = state.clone();
    waiting.squads[squad.index()].arrival = None;
    waiting
}

/// Ways to bring an infiltrator on: in cover, or at home where there is no such place.
pub(crate) fn lairs(state: &State, seat: Seat, squad: SquadId) -> Vec<Vec<Stand>> {
    let places = hideouts(state, squad);
    if places.is_empty() { anywhere(&waiting_again(state, squad), seat, squad).into_iter().collect() } else { places }
}

/// Why one model cannot infiltrate there.
pub(super) fn place_objection(state: &State, model: ModelId, stand: &Stand) -> Option<Forbidden> {
    let rule = rule!("wz.skill.infiltrate.where");
    let radius = state.profile(model).radius;
    if !is_within_terrain(state, stand.at, radius) {
        return Some(Forbidden::OutsideZone { model, rule });
    }
    if is_beyond_centre(state, state.field.seat(model), stand.at, radius) {
        return Some(Forbidden::OutsideZone { model, rule: state.mission.rule() });
    }
    let figure = state.figure_at(model, stand);
    let near = state.enemies(model).map(|it| state.figure(it).gap(&figure)).fold(f64::INFINITY, f64::min);
    (near <= AWAY.to_f64() + TOLERANCE).then(|| Forbidden::EnemyNear {
        model,
        distance: inches(near),
        limit: AWAY,
        rule,
    })
}

/// Whether a base is within Light or Heavy Terrain: touching it is enough (`wz.terrain.within`).
fn is_within_terrain(state: &State, at: Point, radius: Inches) -> bool {
    let base = Shape::disc(at.to_vec(), radius.to_f64());
    let cover = |it: &Terrain| matches!(it, Terrain::Light | Terrain::Heavy);
    let aside = table::vec2(TOLERANCE, TOLERANCE);
    let (low, high) = (base.bounds().0 - aside, base.bounds().1 + aside);
    let near = state.field.bounds.iter().map(|it| it.touch(low, high));
    let pieces = state.field.setup.table.pieces().iter().zip(&state.field.terrain).zip(near);
    pieces
        .filter(|((_, terrain), near)| *near && cover(terrain))
        .any(|((piece, _), _)| measure::plan_distance(piece.footprint.shape(), &base) <= TOLERANCE)
}

/// In a Fighting Withdrawal nobody is first placed beyond the centre line (`wz.priority.fighting-withdrawal`).
pub(crate) fn is_beyond_centre(state: &State, seat: Seat, at: Point, radius: Inches) -> bool {
    let edge = state.side(seat).edge.filter(|_| state.mission.entry().ground == Ground::EnemyZone);
    edge.is_some_and(|edge| !Area::Half(edge).holds(&state.field.setup.table, at.to_vec(), radius.to_f64()))
}

/// A squad infiltrates; the next player goes on.
pub(crate) fn infiltrate(now: &mut Resolution<'_, Warzone>, seat: Seat, squad: SquadId, stands: Vec<Stand>) {
    now.emit(Event::Done);
    now.emit(Event::Deployed { squad, stands });
    let next = clockwise(now, seat).nth(1).unwrap_or(seat);
    now.emit(Event::Then(vec![Step::Infiltrate(next)]));
}
