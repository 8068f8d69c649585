//! Sample changes: everybody who can, or one alone; Fast Movers stop before what they could hunt, and leave over the nearest
//! place of each edge.

use smallvec::SmallVec;
use table::{Inches, Point};

use super::{can_change, objection};
use crate::{
    Order, SquadId, State, UnitId,
    model::{chapters::transition::Order as Said, marks::SquadMark},
    rules::reactions::path,
};

/// How many enemies Fast Movers stop before, in samples.
const HUNTED: usize = 4;
/// How far before them, in inches.
const BEFORE: f64 = 10.0;

/// The legal ones among the samples.
pub(crate) fn orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    if !can_change(state, squad) {
        return;
    }
    let mut samples = Vec::new();
    changes(state, squad, &mut samples);
    if state.squad_is(squad, SquadMark::Available) {
        stops(state, squad, &mut samples);
    }
    off(state, squad, &mut samples);
    orders.extend(samples.into_iter().filter(|it| objection(state, it).is_none()).map(Order::from));
}

fn changes(state: &State, squad: SquadId, samples: &mut Vec<Said>) {
    let all: SmallVec<[UnitId; 2]> = state.living(squad).collect();
    for mode in 0..state.squad_profile(squad).modes.len() as u8 {
        let alone = all.iter().filter(|_| all.len() > 1).map(|it| SmallVec::from_slice(&[*it]));
        let whoever = std::iter::once(all.clone()).chain(alone);
        samples.extend(whoever.map(|units| Said::Change { squad, units, mode }));
    }
}

/// From south to north and back, up to where an enemy is near.
fn stops(state: &State, squad: SquadId, samples: &mut Vec<Said>) {
    let (seat, depth) = (state.squad_seat(squad), state.field.setup.table.depth());
    let enemy = |it: &UnitId| state.are_enemies(state.seat(*it), seat);
    let hunted = state.all_units().filter(enemy).filter_map(|it| state.point(it)).take(HUNTED);
    for at in hunted {
        let [south, north] = [Point::new(at.x, depth), Point::new(at.x, Inches::ZERO)];
        for line in [[south, north], [north, south]] {
            let far = (at.to_vec() - line[0].to_vec()).length() - BEFORE;
            let at = path::place_at(&line, far.max(1.0));
            samples.extend(at.map(|at| Said::Hover { squad, line, at, shots: Vec::new() }));
        }
    }
}

fn off(state: &State, squad: SquadId, samples: &mut Vec<Said>) {
    let Some(at) = state.living(squad).find_map(|it| state.point(it)) else { return };
    let table = &state.field.setup.table;
    let edges = [
        Point::new(at.x, Inches::ZERO),
        Point::new(at.x, table.depth()),
        Point::new(Inches::ZERO, at.y),
        Point::new(table.width(), at.y),
    ];
    samples.extend(edges.map(|to| Said::FlyOff { squad, to }));
}
