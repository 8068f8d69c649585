//! The edge of a reach as closed lines: marching squares over the middles of cells.

use super::Cells;
use crate::{Vec2, vec2};

/// What a cell out of reach counts as, in inches beyond the limit: the line then runs close to the last cell reached.
const BEYOND: f64 = -0.35;

impl Cells {
    /// The closed lines along which just `limit` is spent, in no special order.
    #[must_use]
    pub fn contours(&self, limit: f64) -> Vec<Vec<Vec2>> {
        let mut pieces = Vec::new();
        let columns = i64::from(self.columns);
        for row in -1..columns {
            for column in -1..columns {
                self.square(column, row, limit, &mut pieces);
            }
        }
        join(pieces)
    }

    /// What is left of the limit in the middle of a cell.
    fn left(&self, column: i64, row: i64, limit: f64) -> f64 {
        let columns = i64::from(self.columns);
        let on = (0..columns).contains(&column) && (0..columns).contains(&row);
        let cost = if on { self.costs[(row * columns + column) as usize] } else { f64::INFINITY };
        (limit - cost).clamp(BEYOND, limit)
    }

    fn middle(&self, column: i64, row: i64) -> Vec2 {
        self.corner + vec2(column as f64 + 0.5, row as f64 + 0.5) * self.side
    }

    /// The parts of the line between four neighbouring middles: from where it enters to where it leaves.
    fn square(&self, column: i64, row: i64, limit: f64, pieces: &mut Vec<(Vec2, Vec2)>) {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map(|(x, y)| (column + x, row + y));
        let left = corners.map(|(x, y)| self.left(x, y, limit));
        let (mut enters, mut leaves) = (Vec::new(), Vec::new());
        for at in 0..4 {
            let next = (at + 1) % 4;
            if (left[at] > 0.0) == (left[next] > 0.0) {
                continue;
            }
            let (from, to) = (self.middle(corners[at].0, corners[at].1), self.middle(corners[next].0, corners[next].1));
            let cut = from + (to - from) * (left[at] / (left[at] - left[next]));
            if left[at] > 0.0 { leaves.push(cut) } else { enters.push(cut) }
        }
        pieces.extend(leaves.into_iter().zip(enters));
    }
}

/// Joins parts end to start into closed lines.
fn join(mut pieces: Vec<(Vec2, Vec2)>) -> Vec<Vec<Vec2>> {
    let near = |one: Vec2, other: Vec2| (one - other).length_squared() < 1e-12;
    let mut loops = Vec::new();
    while let Some((start, mut end)) = pieces.pop() {
        let mut line = vec![start];
        while !near(start, end) {
            line.push(end);
            let Some(next) = pieces.iter().position(|it| near(it.0, end)) else { break };
            end = pieces.swap_remove(next).1;
        }
        loops.push(line);
    }
    loops
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reach_over_open_ground_is_one_round_line() {
        let side = 0.25;
        let middle = |n: u32| (f64::from(n) + 0.5) * side - 5.0;
        let costs = (0..40 * 40).map(|n| vec2(middle(n % 40), middle(n / 40)).length()).collect();
        let cells = Cells { corner: vec2(-5.0, -5.0), side, columns: 40, costs };
        let loops = cells.contours(3.0);
        assert_eq!(loops.len(), 1);
        assert!(loops[0].iter().all(|at| (at.length() - 3.0).abs() < 0.02), "{loops:?}");
    }

    #[test]
    fn what_cannot_be_reached_is_cut_out() {
        let costs = (0..100).map(|n| if n == 44 { f64::INFINITY } else { 1.0 }).collect();
        let cells = Cells { corner: vec2(0.0, 0.0), side: 1.0, columns: 10, costs };
        assert_eq!(cells.contours(2.0).len(), 2, "an outer line and one around the hole");
    }
}
