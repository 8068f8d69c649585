//! Deployment: how the armies come onto the table.
//!
//! The mission names a type of deployment (`wz.deploy.types`). The player with the Initiative takes an edge or a corner,
//! the others what is left of it (`ground`), the Objective markers are placed, and everybody sets up, the Initiative
//! first: each squad wholly in the own zone, in Coherency. A squad that fits nowhere comes later (`reserve`), some wait
//! until the others are set up (`infiltrate`), and some come from above in any Game Turn (`rapid`, `landing`).

mod formations;
mod ground;
mod hideouts;
mod infiltrate;
mod landing;
mod rapid;
mod reserve;

use battle::{Resolution, Seat};
use catalogue::{RuleId, rule};
use table::{
    Body, Table, measure,
    reach::{Level, Place, SLACK},
};

use crate::{
    Arrival, Deployment, Event, Forbidden, ModelId, SquadId, Stand, State, Step, Warzone,
    model::{area::Area, terrain::Terrain},
    rules::{
        missions,
        turn::{activation, cards},
    },
};

pub(crate) use formations::{anywhere, formations, ranks_at};
pub(crate) use ground::{corners, edges, own_edges, take_corner, take_edge, zone};
pub(crate) use infiltrate::{infiltrate, infiltration_objection, infiltrators, is_open, lairs};
pub(crate) use landing::{RULES as LANDING_RULES, alight, arrangements, landing_objection, rough_landing};
pub use rapid::need;
pub(crate) use rapid::{descend, is_above, may_wait_above, point_objection, points};
pub(crate) use reserve::{delay_objection, enter, entries, entry_objection, is_due, late};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.deploy.types"), rule!("wz.start.deploy"), rule!("wz.start.objectives")];

impl Deployment {
    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Deployment::Quarters => rule!("wz.deploy.quarters"),
            Deployment::BattleLine => rule!("wz.deploy.battle-line"),
        }
    }

    /// The rule about squads that find no room.
    #[must_use]
    pub const fn reserve_rule(self) -> RuleId {
        match self {
            Deployment::Quarters => rule!("wz.deploy.quarters-reserve"),
            Deployment::BattleLine => rule!("wz.deploy.battle-line-reserve"),
        }
    }
}

/// The seats in the order of play, from this one on.
pub(crate) fn clockwise(state: &State, from: Seat) -> impl Iterator<Item = Seat> + use<> {
    let seats = state.sides.len() as u8;
    (0..seats).map(move |it| Seat((from.0 + it) % seats))
}

/// Deployment begins: first the ground, then the markers, then the forces, the Initiative first.
pub(crate) fn begin(now: &mut Resolution<'_, Warzone>) {
    let first = now.initiative;
    let above: Vec<SquadId> =
        (0..now.squads.len() as u8).map(SquadId).filter(|it| rapid::must_wait_above(now, *it)).collect();
    for squad in above {
        now.emit(Event::HeldBack { squad, arrival: Arrival::RapidDeployment });
    }
    let forces = clockwise(now, first).map(Step::Deploy);
    let steps =
        [Step::Ground, Step::Markers].into_iter().chain(forces).chain([Step::Traps, Step::Infiltrate(first)]).collect();
    now.emit(Event::Then(steps));
}

/// Whoever has no ground yet is asked for it; then it goes on.
pub(crate) fn next_ground(now: &mut Resolution<'_, Warzone>) {
    let first = now.initiative;
    let next = clockwise(now, first).find(|it| now.side(*it).edge.is_none() && now.side(*it).corner.is_none());
    match next.map(|it| (it, now.side(it).deploys)) {
        Some((seat, Deployment::Quarters)) => now.emit(Event::Then(vec![Step::TakeCorner(seat)])),
        Some((seat, Deployment::BattleLine)) => now.emit(Event::Then(vec![Step::TakeEdge(seat)])),
        None => now.emit(Event::Done),
    }
}

/// The markers are placed, where the ground allows it (`wz.start.objectives`).
pub(crate) fn place_markers(now: &mut Resolution<'_, Warzone>) {
    now.emit(Event::Done);
    let at = missions::marker_places(now);
    now.emit(Event::MarkersPlaced { at });
}

/// The squads a player has still to set up.
pub(crate) fn waiting(state: &State, seat: Seat) -> impl Iterator<Item = SquadId> + '_ {
    let waits = |it: &SquadId| state.members(*it).next().is_none() && state.squad(*it).arrival.is_none();
    state.field.squads_of(seat).filter(waits)
}

/// Why a squad cannot be set up so.
pub(crate) fn objection(state: &State, seat: Seat, squad: SquadId, stands: &[Stand]) -> Option<Forbidden> {
    not_waiting(state, seat, squad).or_else(|| {
        arrangement_objection(state, squad, stands, |_, model, at| {
            let zone = zone(state, seat).filter(|it| !lies_in(state, *it, model, at));
            zone.map(|_| Forbidden::OutsideZone { model, rule: state.side(seat).deploys.rule() })
        })
    })
}

/// Why a squad is not one to be set up now.
pub(crate) fn not_waiting(state: &State, seat: Seat, squad: SquadId) -> Option<Forbidden> {
    if state.field.squads.get(squad.index()).is_none_or(|it| it.seat != seat) {
        return Some(Forbidden::NotYourSquad { squad });
    }
    (!waiting(state, seat).any(|it| it == squad)).then_some(Forbidden::AlreadyDeployed { squad })
}

/// Why the models of a squad cannot stand so: too few places, no room, out of Coherency, or what a rule says of each.
pub(crate) fn arrangement_objection(
    state: &State,
    squad: SquadId,
    stands: &[Stand],
    rule: impl Fn(&State, ModelId, &Stand) -> Option<Forbidden>,
) -> Option<Forbidden> {
    let models = usize::from(state.field.squads[squad.index()].size);
    if stands.len() != models {
        return Some(Forbidden::WrongCount { models, places: stands.len() });
    }
    let mut set_up = state.clone();
    for (model, stand) in state.field.members(squad).zip(stands) {
        let why = rule(&set_up, model, stand).or_else(|| room_objection(&set_up, model, stand));
        if why.is_some() {
            return why;
        }
        set_up.models[model.index()].stand = Some(*stand);
    }
    let stray = set_up.out_of_coherency(squad).next();
    stray.map(|(model, distance, limit)| Forbidden::OutOfCoherency { model, distance, limit })
}

/// Whether a model would stand completely in a part of the table.
pub(crate) fn lies_in(state: &State, area: Area, model: ModelId, stand: &Stand) -> bool {
    area.holds(table_of(state), stand.at.to_vec(), state.profile(model).radius.to_f64())
}

fn table_of(state: &State) -> &Table {
    &state.field.setup.table
}

/// Why there is no room for a model: off the table, in Impassable Terrain, where no floor holds it, or on another base.
pub(crate) fn room_objection(state: &State, model: ModelId, stand: &Stand) -> Option<Forbidden> {
    let table = table_of(state);
    let body = state.body_at(model, stand);
    if !table.holds_shape(body.shape()) {
        return Some(Forbidden::NoRoom { model, rule: rule!("wz.start.deploy") });
    }
    let (low, high) = body.shape().bounds();
    let terrain = state.field.terrain.iter().zip(&state.field.bounds);
    let in_rock = table.pieces().iter().zip(terrain).any(|(piece, (terrain, bounds))| {
        *terrain == Terrain::Impassable
            && piece.top() > body.foot()
            && bounds.touch(low, high)
            && measure::plan_distance(piece.footprint.shape(), body.shape()) == 0.0
    });
    if in_rock {
        return Some(Forbidden::NoRoom { model, rule: rule!("wz.terrain.impassable") });
    }
    if !holds(state, model, stand) {
        return Some(Forbidden::NoRoom { model, rule: rule!("wz.start.deploy") });
    }
    let overlaps = |it: ModelId| {
        let (one, other) = (state.profile(it).radius.to_f64(), state.profile(model).radius.to_f64());
        let near = (state.centre(it) - body.centre()).length() < one + other - SLACK;
        let beside = |it: Body| it.top() > body.foot().to_f64() && body.top() > it.foot().to_f64();
        near && state.body(it).is_some_and(beside)
    };
    let taken = state.standing_near(stand.at, state.profile(model).radius.to_f64()).any(overlaps);
    taken.then_some(Forbidden::NoRoom { model, rule: rule!("wz.def.models-impassable") })
}

/// Whether the level under a model carries its base there: the table top does everywhere, a floor where it is.
fn holds(state: &State, model: ModelId, stand: &Stand) -> bool {
    let place = Place { level: stand.level, at: stand.at.to_vec() };
    stand.level == Level::Ground || state.field.ways_of(model).check(&[place, place], &[]).is_ok()
}

/// A squad is set up; once all of this player's are, the next player goes on.
pub(crate) fn deploy(now: &mut Resolution<'_, Warzone>, squad: SquadId, stands: Vec<Stand>) {
    now.emit(Event::Deployed { squad, stands });
}

/// Whether a squad waiting to be set up may infiltrate instead.
pub(crate) fn may_infiltrate(state: &State, squad: SquadId) -> bool {
    infiltrate::all_have(state, squad, infiltrate::SKILL)
}

/// Why a squad cannot be held back: it cannot infiltrate and there is room for it.
pub(crate) fn hold_back_objection(state: &State, seat: Seat, squad: SquadId) -> Option<Forbidden> {
    let fits = || !may_infiltrate(state, squad) && anywhere(state, seat, squad).is_some();
    let rule = state.side(seat).deploys.reserve_rule();
    not_waiting(state, seat, squad).or_else(|| fits().then_some(Forbidden::HasRoom { squad, rule }))
}

/// Why a squad cannot be held back to come from above.
pub(crate) fn above_objection(state: &State, seat: Seat, squad: SquadId) -> Option<Forbidden> {
    let rule = rapid::SKILL;
    let bound = || (!may_wait_above(state, squad)).then_some(Forbidden::NoSkill { rule });
    not_waiting(state, seat, squad).or_else(bound)
}

/// A squad is lost before it came onto the table, with the cards its leader provided (`wz.card.resource-loss`).
fn lose(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    activation::set_out(now, squad);
    now.emit(Event::SquadLost { squad });
    for model in now.field.members(squad) {
        cards::lose_with(now, model);
    }
}

/// A squad that may come from above will.
pub(crate) fn wait_above(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::HeldBack { squad, arrival: Arrival::RapidDeployment });
}

/// An infiltrator comes after the others, a squad for which there is no room in the second Game Turn.
pub(crate) fn hold_back(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    let arrival = if may_infiltrate(now, squad) { Arrival::Infiltrate } else { Arrival::Reserve };
    now.emit(Event::HeldBack { squad, arrival });
}
