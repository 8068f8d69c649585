//! Friendly table edges (`dc.deploy.friendly-edge`): a side of the table, or the halves of two sides that meet in a corner.

use battle::Seat;
use smallvec::SmallVec;
use table::{Bearing, Table, Vec2, vec2};

use crate::{
    State, TableEdge, UnitId,
    rules::measuring::{HAIR, size},
};

/// A stretch of the edge of the table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Stretch {
    /// One end.
    pub from: Vec2,
    /// The other end.
    pub to: Vec2,
    /// Onto the table.
    pub inward: Bearing,
}

impl Stretch {
    /// Its direction.
    pub fn along(&self) -> Vec2 {
        (self.to - self.from).unit().unwrap_or_default()
    }

    /// How long it is.
    pub fn length(&self) -> f64 {
        (self.to - self.from).length()
    }

    /// How far a place is along it, and how far from its line onto the table.
    pub fn at(&self, place: Vec2) -> (f64, f64) {
        let way = place - self.from;
        (way.dot(self.along()), way.dot(self.inward.to_vec()))
    }
}

/// The stretches that are friendly to a seat; none before edges are taken.
pub(crate) fn friendly(state: &State, seat: Seat) -> SmallVec<[Stretch; 2]> {
    let edge = state.sides.get(seat.index()).and_then(|it| it.edge);
    edge.map_or_else(SmallVec::new, |it| stretches(&state.field.setup.table, it))
}

fn stretches(table: &Table, edge: TableEdge) -> SmallVec<[Stretch; 2]> {
    let (width, depth) = (table.width().to_f64(), table.depth().to_f64());
    let (half_width, half_depth) = (width / 2.0, depth / 2.0);
    let row = |y: f64, from: f64, to: f64, inward| Stretch { from: vec2(from, y), to: vec2(to, y), inward };
    let column = |x: f64, from: f64, to: f64, inward| Stretch { from: vec2(x, from), to: vec2(x, to), inward };
    let north = |from, to| row(0.0, from, to, Bearing::SOUTH);
    let south = |from, to| row(depth, from, to, Bearing::NORTH);
    let west = |from, to| column(0.0, from, to, Bearing::EAST);
    let east = |from, to| column(width, from, to, Bearing::WEST);
    match edge {
        TableEdge::North => [north(0.0, width)].into_iter().collect(),
        TableEdge::South => [south(0.0, width)].into_iter().collect(),
        TableEdge::West => [west(0.0, depth)].into_iter().collect(),
        TableEdge::East => [east(0.0, depth)].into_iter().collect(),
        TableEdge::NorthEast => [north(half_width, width), east(0.0, half_depth)].into(),
        TableEdge::SouthEast => [south(half_width, width), east(half_depth, depth)].into(),
        TableEdge::SouthWest => [south(0.0, half_width), west(half_depth, depth)].into(),
        TableEdge::NorthWest => [north(0.0, half_width), west(0.0, half_depth)].into(),
    }
}

/// How far a place is from a seat's friendly edge.
pub(crate) fn from_own_edge(state: &State, seat: Seat, at: Vec2) -> Option<f64> {
    let apart = |it: &Stretch| {
        let (along, _) = it.at(at);
        (at - (it.from + it.along() * along.clamp(0.0, it.length()))).length()
    };
    friendly(state, seat).iter().map(apart).min_by(f64::total_cmp)
}

/// Whether a unit there touches its own table edge from within (`dc.deploy.readiness`).
pub(crate) fn touches_own_edge(state: &State, unit: UnitId, at: Vec2) -> bool {
    let radius = size(state, unit).radius.to_f64();
    friendly(state, state.seat(unit)).iter().any(|it| {
        let (along, inward) = it.at(at);
        (inward - radius).abs() <= HAIR && (-HAIR..=it.length() + HAIR).contains(&along)
    })
}

/// The corner a seat starts from, if it is one.
pub(crate) fn corner(table: &Table, edge: TableEdge) -> Option<Vec2> {
    let (width, depth) = (table.width().to_f64(), table.depth().to_f64());
    match edge {
        TableEdge::NorthEast => Some(vec2(width, 0.0)),
        TableEdge::SouthEast => Some(vec2(width, depth)),
        TableEdge::SouthWest => Some(vec2(0.0, depth)),
        TableEdge::NorthWest => Some(vec2(0.0, 0.0)),
        TableEdge::North | TableEdge::East | TableEdge::South | TableEdge::West => None,
    }
}
