//! Reach as a raster: the table in square cells, each with the cost of its centre.

use super::{Level, Place, Reach};
use crate::{Vec2, vec2};

/// The cells of one level around a start.
#[derive(Clone, Debug, PartialEq)]
pub struct Cells {
    /// The north-west corner of the first cell.
    pub corner: Vec2,
    /// The side of a cell.
    pub side: f64,
    /// How many from west to east.
    pub columns: u32,
    /// What the middle of each costs, row by row; infinite out of reach.
    pub costs: Vec<f64>,
}

/// As many cells each way at most; a finer picture gets larger cells.
const MOST_ACROSS: f64 = 400.0;

impl Reach {
    /// The square around the start as far as the limit, on one level, in cells of about this side.
    #[must_use]
    pub fn cells(&self, level: Level, side: f64) -> Cells {
        let limit = self.limit();
        let wanted = if side.is_finite() && side > 0.0 { side } else { 0.5 };
        let side = wanted.max(limit * 2.0 / MOST_ACROSS);
        let half = (limit / side).ceil().max(1.0);
        let columns = half as u32 * 2;
        let corner = self.start().at - vec2(half, half) * side;
        let middle = |n: u32| corner + vec2(f64::from(n % columns) + 0.5, f64::from(n / columns) + 0.5) * side;
        let within = |at: Vec2| self.has_links() || (at - self.start().at).length() <= limit;
        let cost = |at: Vec2| if within(at) { self.cost_to(Place { level, at }) } else { None };
        let costs = (0..columns * columns).map(|n| cost(middle(n)).unwrap_or(f64::INFINITY)).collect();
        Cells { corner, side, columns, costs }
    }

    fn has_links(&self) -> bool {
        self.links().next().is_some()
    }
}

impl Cells {
    /// The cells within reach: the middle of each, and what it costs.
    pub fn reached(&self) -> impl Iterator<Item = (Vec2, f64)> + '_ {
        let within = self.costs.iter().enumerate().filter(|(_, cost)| cost.is_finite());
        within.map(|(n, cost)| {
            let (column, row) = (n as u32 % self.columns, n as u32 / self.columns);
            (self.corner + vec2(f64::from(column) + 0.5, f64::from(row) + 0.5) * self.side, *cost)
        })
    }

    /// The sides between a cell within reach and one without, as pairs of ends: the outline to draw.
    #[must_use]
    pub fn outline(&self) -> Vec<(Vec2, Vec2)> {
        let columns = i64::from(self.columns);
        let inside = |column: i64, row: i64| {
            let on = (0..columns).contains(&column) && (0..columns).contains(&row);
            on && self.costs[(row * columns + column) as usize].is_finite()
        };
        let corner = |column: i64, row: i64| self.corner + vec2(column as f64, row as f64) * self.side;
        let mut sides = Vec::new();
        for row in 0..=columns {
            for column in 0..=columns {
                if inside(column, row) != inside(column - 1, row) {
                    sides.push((corner(column, row), corner(column, row + 1)));
                }
                if inside(column, row) != inside(column, row - 1) {
                    sides.push((corner(column, row), corner(column + 1, row)));
                }
            }
        }
        sides
    }
}
