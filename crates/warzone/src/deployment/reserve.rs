//! Squads that found no room: they come over the own edge in the second Game Turn, or are casualties
//! (`wz.deploy.battle-line-reserve`, `wz.deploy.quarters-reserve`).
//!
//! When such a squad is activated its models are put down with their bases at the edge, and go on with a Move or Run
//! measured from there.

use battle::Resolution;
use table::Inches;

use super::{arrangement_objection, formations::fill, ground::own_edges};
use crate::{
    Action, Arrival, Edge, Event, Forbidden, ModelId, Skill, SquadId, Stand, State, Until, Warzone, activation,
    measure::TOUCHING,
};

/// The Game Turn in which reserves come.
const TURN: u8 = 2;

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

/// Places where a squad could enter.
pub(crate) fn entries(state: &State, squad: SquadId) -> Vec<Vec<Stand>> {
    let seat = state.field.squads[squad.index()].seat;
    let table = &state.field.setup.table;
    let mut found = Vec::new();
    for edge in own_edges(state, seat) {
        let long = edge.length(table);
        let row: Vec<(Inches, i32)> = state
            .field
            .members(squad)
            .map(|it| state.profile(it).radius)
            .flat_map(|radius| (2..long.as_hundredths() / 50).map(move |it| (radius, it * 50)))
            .collect();
        let spots: Vec<Stand> =
            row.iter().map(|(radius, along)| edge.stand(table, *along, radius.as_hundredths())).collect();
        let starts = (0..spots.len()).step_by(24);
        let touches = |model, it: &Stand| (0.0..=TOUCHING).contains(&gap(state, edge, model, it));
        let lines = starts.filter_map(|it| fill(state, squad, &spots[it..], touches));
        found.extend(lines.filter(|it| entry_objection(state, squad, it).is_none()));
    }
    found.dedup();
    found
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
pub(crate) fn delay_objection(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    let rule = state.side(state.field.seat(model)).deploys.reserve_rule();
    let came = state.turn == TURN && state.granted(model, rule).is_some() && !state.is_engaged(model);
    let done = &state.model(model).done;
    let moved = done.has(Action::Move) || done.has(Action::Run) || matches!(action, Action::Move | Action::Run);
    (came && !moved).then_some(Forbidden::Barred { rule })
}

/// A squad that cannot enter is lost, and counts for Body Count.
pub(crate) fn late(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::Done);
    now.emit(Event::SquadLost { squad });
    activation::set_out(now, squad);
}
