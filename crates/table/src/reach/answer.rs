//! Queries of a finished search: the cheapest way to a place from any circle it has reached.

use smallvec::SmallVec;

use super::{
    SLACK,
    search::Search,
    turn::{Turn, angle, one_turn},
};
use crate::{Vec2, vec2};

/// The way from a label to a place.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Last {
    pub label: u32,
    pub left: Vec2,
    pub swept: f64,
    pub cost: f64,
}

impl Search {
    /// The cheapest way to a place on a plane within the limit.
    pub fn last(&self, plane: u16, to: Vec2) -> Option<Last> {
        let start = self.turns.last()?.centre;
        let field = self.planes.get(usize::from(plane)).filter(|_| (to - start).length() <= self.within + SLACK)?;
        if !field.is_free(to, true) {
            return None;
        }
        let goal = Turn::place(to, plane);
        let mut ways: SmallVec<[Last; 32]> = SmallVec::new();
        for &number in &self.by_plane[usize::from(plane)] {
            for sense in [1.0, -1.0] {
                let labels = self.labels_of(number, sense);
                if !labels.is_empty() {
                    self.last_from(&self.turns[number as usize], sense, labels, &goal, &mut ways);
                }
            }
        }
        ways.sort_unstable_by(|a, b| a.cost.total_cmp(&b.cost).then(a.label.cmp(&b.label)));
        if field.slow.is_empty() {
            return ways.into_iter().find(|it| field.is_clear(it.left, to, true));
        }
        let mut best: Option<Last> = None;
        for way in ways {
            let least = best.map_or(self.limit, |it| it.cost);
            if way.cost < least && field.is_clear(way.left, to, true) {
                let label = &self.labels[way.label as usize];
                let straight = field.cost(way.left, to, (to - way.left).length());
                let cost = label.cost + self.cost_of_arc(label, way.swept) + straight;
                best = if cost <= least { Some(Last { cost, ..way }) } else { best };
            }
        }
        best
    }

    fn last_from(&self, turn: &Turn, sense: f64, labels: &[u32], goal: &Turn, ways: &mut SmallVec<[Last; 32]>) {
        let cheapest = labels.iter().map(|it| self.labels[*it as usize].cost).fold(f64::INFINITY, f64::min);
        let apart = (goal.centre - turn.centre).length();
        if cheapest + (apart - turn.radius).max(0.0) > self.limit {
            return;
        }
        let Some((left, leaving, length)) = onward(turn, sense, goal, apart) else { return };
        if !turn.faces(leaving) {
            return;
        }
        let at = if turn.radius > 0.0 { angle(leaving) } else { 0.0 };
        let found = labels.iter().filter_map(|number| {
            let label = &self.labels[*number as usize];
            let swept = if turn.radius > 0.0 { one_turn((at - label.angle) * sense) } else { 0.0 };
            let cost = label.cost + swept * turn.radius + length;
            (swept <= label.room + 1e-9 && cost <= self.limit).then_some(Last { label: *number, left, swept, cost })
        });
        if !turn.slow {
            ways.extend(found.min_by(|a, b| a.cost.total_cmp(&b.cost)));
        } else {
            ways.extend(found);
        }
    }
}

/// Where a way to a place leaves a circle, in which direction from its centre, and how long it is from there. A place
/// on the circle, or a hair inside it where it touches, is left to directly.
fn onward(turn: &Turn, sense: f64, goal: &Turn, apart: f64) -> Option<(Vec2, Vec2, f64)> {
    if turn.radius > 0.0 && apart <= turn.radius && apart > 0.0 {
        let leaving = (goal.centre - turn.centre) * (1.0 / apart);
        return Some((turn.centre + leaving * turn.radius, leaving, turn.radius - apart));
    }
    if turn.radius == 0.0 {
        return Some((turn.centre, vec2(1.0, 0.0), apart));
    }
    turn.tangent(sense, goal, 1.0).map(|it| (it.from, it.leaving, it.length))
}
