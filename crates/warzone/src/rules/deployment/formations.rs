//! Formations a squad could be set up in: ranks, with the Commander in the middle of the second, at several places.

use battle::Seat;
use table::{Inches, Point, Table};

use super::{ground, lies_in, objection, room_objection};
use crate::{Corner, Deployment, Edge, SquadId, Stand, State};

/// How far the front rank stands from the edge, in hundredths.
const FRONTS: [i32; 2] = [520, 320];
/// The same for a corner, which is deeper.
const CORNER_FRONTS: [i32; 3] = [1_600, 1_000, 500];

/// Formations of a squad in its zone.
pub(crate) fn formations(state: &State, seat: Seat, squad: SquadId, found: &mut Vec<Vec<Stand>>) {
    for (edge, middle, front) in fronts(state, seat) {
        let stands = ranks(state, edge, squad, middle, front);
        if objection(state, seat, squad, &stands).is_none() {
            found.push(stands);
        }
    }
}

/// Where front ranks could stand: at which edge, how far along, how far from it.
fn fronts(state: &State, seat: Seat) -> Vec<(Edge, i32, i32)> {
    let (side, table) = (state.side(seat), &state.field.setup.table);
    let mut fronts = Vec::new();
    match (side.deploys, side.edge, side.corner) {
        (Deployment::BattleLine, Some(edge), _) => {
            let long = edge.length(table).as_hundredths();
            for share in 1..12 {
                fronts.extend(FRONTS.map(|front| (edge, long * share / 12, front)));
            }
        }
        (Deployment::Quarters, _, Some(corner)) => {
            let edge = corner.edges()[0];
            for aside in [300, 700, 1_100, 1_500] {
                let along = along(table, corner, aside);
                fronts.extend(CORNER_FRONTS.map(|front| (edge, along, front)));
            }
        }
        (Deployment::BattleLine | Deployment::Quarters, _, _) => {}
    }
    fronts
}

/// So far along the north or south edge, counted from a corner.
fn along(table: &Table, corner: Corner, aside: i32) -> i32 {
    if corner.edges()[1] == Edge::West { aside } else { table.width().as_hundredths() - aside }
}

/// The ranks a squad stands in when it is set up around a place, as far as the zone allows.
pub(crate) fn ranks_at(state: &State, seat: Seat, squad: SquadId, at: Point) -> Vec<Stand> {
    let edge = ground::own_edges(state, seat)[0];
    let table = &state.field.setup.table;
    let (x, y) = (at.x.as_hundredths(), at.y.as_hundredths());
    let (along, deep) = match edge {
        Edge::North => (x, y),
        Edge::South => (x, table.depth().as_hundredths() - y),
        Edge::West => (y, x),
        Edge::East => (y, table.width().as_hundredths() - x),
    };
    let most = match state.side(seat).deploys {
        Deployment::BattleLine => FRONTS[0],
        Deployment::Quarters => CORNER_FRONTS[0],
    };
    ranks(state, edge, squad, along, (deep + 85).clamp(240, most))
}

/// Two ranks, 1.7in apart, the Commander in the middle of the second.
pub(super) fn ranks(state: &State, edge: Edge, squad: SquadId, middle: i32, front: i32) -> Vec<Stand> {
    let size = i32::from(state.field.squads[squad.index()].size);
    let files = (size + 1) / 2;
    (0..size)
        .map(|number| {
            let (file, rank) = if number == 0 { (files / 2, 1) } else { ((number - 1) % files, (number - 1) / files) };
            let file = if number > 0 && rank == 1 && file >= files / 2 { file + 1 } else { file };
            let along = middle + (2 * file - files) * 80;
            edge.stand(&state.field.setup.table, along, front - rank * 170)
        })
        .collect()
}

/// One way to set a squad up where no formation fits: each model at the first free place of the zone.
pub(crate) fn anywhere(state: &State, seat: Seat, squad: SquadId) -> Option<Vec<Stand>> {
    let zone = ground::zone(state, seat)?;
    let (edge, table) = (ground::own_edges(state, seat)[0], &state.field.setup.table);
    let (long, deep) = (edge.length(table).as_hundredths() / 50, 48);
    let rows = (1..deep).map(|it| it * 50).filter(|it| *it % 150 == 100);
    let spots = (1..long).flat_map(|along| rows.clone().map(move |deep| (along * 50, deep)));
    let inside = |it: &Stand| zone.holds(table, it.at.to_vec(), 0.0);
    let spots: Vec<Stand> = spots.map(|(along, deep)| edge.stand(table, along, deep)).filter(inside).collect();
    (0..spots.len()).step_by(8).find_map(|first| {
        let stands = fill(state, squad, &spots[first..], |model, it| lies_in(state, zone, model, it))?;
        objection(state, seat, squad, &stands).is_none().then_some(stands)
    })
}

/// Each model at the first of these places that is free, near enough to the Commander's.
pub(super) fn fill(
    state: &State,
    squad: SquadId,
    spots: &[Stand],
    fits: impl Fn(crate::ModelId, &Stand) -> bool,
) -> Option<Vec<Stand>> {
    let near = Inches::whole(6).to_f64();
    let (mut set_up, mut stands) = (state.clone(), Vec::<Stand>::new());
    for model in state.field.members(squad) {
        let first = stands.first().map(|it| it.at.to_vec());
        let close = |it: &&Stand| first.is_none_or(|first| (it.at.to_vec() - first).length() <= near);
        let free = |it: &&Stand| fits(model, it) && room_objection(&set_up, model, it).is_none();
        let stand = *spots.iter().filter(close).find(free)?;
        set_up.models[model.index()].stand = Some(stand);
        stands.push(stand);
    }
    Some(stands)
}
