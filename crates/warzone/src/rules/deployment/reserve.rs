//! Squads that found no room: they come over the own edge in the second Game Turn, or are casualties
//! (`wz.deploy.battle-line-reserve`, `wz.deploy.quarters-reserve`).
//!
//! When such a squad is activated its models are put down with their bases at the edge, and go on with a Move or Run
//! measured from there.

use battle::Resolution;

use super::{arrangement_objection, ground::own_edges, room_objection};
use crate::{
    Action, Arrival, Edge, Event, Forbidden, ModelId, Skill, SquadId, Stand, State, Until, Warzone,
    rules::{measuring::measure::TOUCHING, turn::activation},
};

/// The Game Turn in which reserves come.
const TURN: u8 = 2;
/// How far from its Commander a place is looked for, and in which steps, in hundredths.
const FAR: i32 = 1_500;
const STEP: usize = 5;

/// Whether a squad in reserve comes in this Game Turn.
pub(crate) fn is_due(state: &State, squad: SquadId) -> bool {
    state.squad(squad).arrival == Some(Arrival::Reserve) && state.turn == TURN
}

/// Why a squad cannot enter so: every base must touch one of the own edges.
pub(crate) fn entry_objection(state: &State, squad: SquadId, stands: &[Stand]) -> Option<Forbidden> {
    let seat = state.field.squads[squad.index()].seat;
    let rule = state.side(seat).deploys.reserve_rule();
    let edges = own_edges(state, seat);
    arrangement_objection(state, squad, stands, |_, model, stand| {
        let touches = edges.iter().any(|it| gap(state, *it, model, stand) <= TOUCHING);
        (!touches).then_some(Forbidden::OutsideZone { model, rule })
    })
}

/// From the base of a model to an edge.
fn gap(state: &State, edge: Edge, model: ModelId, stand: &Stand) -> f64 {
    let (table, at) = (&state.field.setup.table, stand.at.to_vec());
    let far = match edge {
        Edge::North => at.y,
        Edge::West => at.x,
        Edge::South => table.depth().to_f64() - at.y,
        Edge::East => table.width().to_f64() - at.x,
    };
    far - state.profile(model).radius.to_f64()
}

/// Ways in which a squad could enter: lines along its edges, an inch apart, or where none of those has room a tenth, or
/// where that is not enough either, along all its edges at once, around the corner.
pub(crate) fn entries(state: &State, squad: SquadId) -> Vec<Vec<Stand>> {
    let edges = own_edges(state, state.field.squads[squad.index()].seat);
    let table = &state.field.setup.table;
    let middles = |apart: i32| {
        let along = move |edge: Edge| (0..edge.length(table).as_hundredths() / apart).map(move |it| (edge, it * apart));
        edges.clone().into_iter().flat_map(along)
    };
    let legal = |it: &Vec<Stand>| entry_objection(state, squad, it).is_none();
    let lines = |apart: i32| middles(apart).filter_map(|(edge, along)| line(state, squad, edge, along)).filter(legal);
    let found: Vec<Vec<Stand>> = lines(100).collect();
    let found = if found.is_empty() { lines(10).collect() } else { found };
    if !found.is_empty() || edges.len() == 1 {
        return found;
    }
    middles(25).find_map(|(edge, along)| corner(state, squad, &edges, edge, along).filter(legal)).into_iter().collect()
}

/// The Commander at an edge, each of the others as near to him as there is room at any of them.
fn corner(state: &State, squad: SquadId, edges: &[Edge], edge: Edge, along: i32) -> Option<Vec<Stand>> {
    let table = &state.field.setup.table;
    let (mut set_up, mut stands) = (state.clone(), Vec::<Stand>::new());
    for model in state.field.members(squad) {
        let radius = state.profile(model).radius.as_hundredths();
        let free = |it: &Stand| room_objection(&set_up, model, it).is_none();
        let stand = match stands.first() {
            None => Some(edge.stand(table, along, radius)).filter(free),
            Some(first) => {
                let far = |it: &Stand| (it.at.to_vec() - first.at.to_vec()).length();
                let along = |edge: &Edge| (0..edge.length(table).as_hundredths()).step_by(STEP);
                let places = edges.iter().flat_map(|it| along(it).map(|at| it.stand(table, at, radius)));
                let near = places.filter(|it| far(it) <= f64::from(FAR) / 100.0).filter(free);
                near.min_by(|a, b| far(a).total_cmp(&far(b)))
            }
        }?;
        set_up.models[model.index()].stand = Some(stand);
        stands.push(stand);
    }
    Some(stands)
}

/// A line along an edge: the Commander there, each of the others as near to it as there is room, on either side.
fn line(state: &State, squad: SquadId, edge: Edge, along: i32) -> Option<Vec<Stand>> {
    let (mut set_up, mut stands) = (state.clone(), Vec::new());
    let (mut low, mut high) = (along, along);
    for model in state.field.members(squad) {
        let radius = state.profile(model).radius.as_hundredths();
        let stand = |at: i32| edge.stand(&state.field.setup.table, at, radius);
        let free = |at: &i32| room_objection(&set_up, model, &stand(*at)).is_none();
        let at = if stands.is_empty() {
            Some(along).filter(free)
        } else {
            let right = (high + radius..=along + FAR).step_by(STEP).find(free);
            let left = (along - FAR..=low - radius).rev().step_by(STEP).find(free);
            [right, left].into_iter().flatten().min_by_key(|it| (it - along).abs())
        }?;
        (low, high) = (low.min(at - radius), high.max(at + radius));
        let stand = stand(at);
        set_up.models[model.index()].stand = Some(stand);
        stands.push(stand);
    }
    Some(stands)
}

/// A squad enters the table and goes on with its Activation.
pub(crate) fn enter(now: &mut Resolution<'_, Warzone>, squad: SquadId, stands: Vec<Stand>) {
    now.emit(Event::Done);
    now.emit(Event::Deployed { squad, stands });
    let models: Vec<ModelId> = now.members(squad).collect();
    let rule = now.side(now.field.squads[squad.index()].seat).deploys.reserve_rule();
    now.emit(Event::Granted { models, skill: Skill::plain(rule), until: Until::Activation });
    activation::set_out(now, squad);
}

/// Why a model that has just come over the edge does nothing else first: it Moves or Runs on. Whom an enemy holds at the
/// edge may fight instead.
pub(crate) fn delay_objection(state: &State, model: ModelId, action: Option<Action>) -> Option<Forbidden> {
    let rule = state.side(state.field.seat(model)).deploys.reserve_rule();
    let came = state.turn == TURN && state.granted(model, rule).is_some() && !state.is_engaged(model);
    let done = &state.model(model).done;
    let moves = matches!(action, Some(Action::Move | Action::Run));
    let moved = done.has(Action::Move) || done.has(Action::Run) || moves;
    (came && !moved).then_some(Forbidden::Barred { rule })
}

/// A squad that cannot enter is lost, and counts for Body Count.
pub(crate) fn late(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::Done);
    super::lose(now, squad);
}
