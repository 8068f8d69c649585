//! The input of one search: on every level the obstacles within the limit, the edge of the level, and the circles that
//! paths may wind around.

use std::sync::Arc;

use smallvec::SmallVec;

use super::{
    EXACT, SLACK,
    obstacle::{Core, Obstacle},
    soft::Soft,
    turn::{Shut, Turn, marks_of_line},
};
use crate::{Arrange, Convex, Part, Shape, Vec2, vec2};

/// One level as a search sees it.
#[derive(Clone, Debug)]
pub(crate) struct Plane {
    pub obstacles: Vec<Obstacle>,
    pub edge: Edge,
    /// Ground that costs more by the inch and may be crossed.
    pub slow: Vec<Soft>,
    /// Bases that may be passed but not ended on.
    pub passable: Vec<Obstacle>,
}

/// Where a level ends for the middle of the base.
#[derive(Clone, Debug)]
pub(crate) enum Edge {
    /// The table, less the base's own radius.
    Table {
        low: Vec2,
        high: Vec2,
        /// The corners before any start was let out.
        whole: (Vec2, Vec2),
    },
    /// A floor: the middle of the base stays on it.
    Floor(Arc<Shape>),
}

impl Plane {
    /// True when a straight way between two places on the plane meets nothing. Where it ends for good it may touch
    /// what is there as closely as rounding to hundredths of an inch makes it.
    pub fn is_clear(&self, from: Vec2, to: Vec2, to_touches: bool) -> bool {
        let reach = |it: &Obstacle| if to_touches { it.reach_from(to) } else { it.reach };
        self.edge.holds_way(from, to, if to_touches { SLACK } else { EXACT })
            && !self.obstacles.iter().any(|it| it.blocks(from, to, reach(it)))
    }

    /// True when the base can be at a place (or end there).
    pub fn is_free(&self, at: Vec2, to_end: bool) -> bool {
        let holds = |it: &Obstacle| it.holds(at);
        self.edge.holds(at, SLACK) && !self.obstacles.iter().any(holds) && !(to_end && self.passable.iter().any(holds))
    }

    /// What a straight way costs: its length, and what slow ground adds.
    pub fn cost(&self, from: Vec2, to: Vec2, length: f64) -> f64 {
        let slower = self.slow.iter().map(|it| (it.per_inch() - 1.0) * it.inside(from, to) * length);
        length + slower.sum::<f64>()
    }

    /// Shuts what of a circle lies beyond the edge.
    pub fn shut_by_edge(&self, turn: &Turn, shut: &mut Shut) {
        let (centre, radius) = (turn.centre, turn.radius);
        let mut marks = SmallVec::new();
        match &self.edge {
            Edge::Table { low, high, .. } => {
                let inside = centre.x - radius >= low.x
                    && centre.y - radius >= low.y
                    && centre.x + radius <= high.x
                    && centre.y + radius <= high.y;
                if inside {
                    return;
                }
                let (east, south) = (vec2(1.0, 0.0), vec2(0.0, 1.0));
                for (normal, offset) in [(east, low.x), (east, high.x), (south, low.y), (south, high.y)] {
                    marks_of_line(turn, normal, offset, &mut marks);
                }
            }
            Edge::Floor(shape) => {
                let sides = shape.parts().filter_map(|it| match it {
                    Part::Convex(convex) => Some(convex),
                    Part::Disc(..) => None,
                });
                for side in sides.flat_map(Convex::sides) {
                    marks_of_line(turn, side.inward, side.offset, &mut marks);
                }
            }
        }
        shut.between(turn, marks, |at| !self.edge.holds(at, EXACT));
    }

    /// The circles of this plane's obstacles that come within a distance of a place.
    pub fn turns(&self, plane: u16, near: Vec2, within: f64, turns: &mut Vec<Turn>) {
        for (number, obstacle) in self.obstacles.iter().enumerate() {
            let (radius, number) = (obstacle.reach, Some(number as u32));
            let turn = |centre, cone| Turn { radius, obstacle: number, cone, ..Turn::place(centre, plane) };
            match &obstacle.core {
                Core::Point(centre) => turns.push(turn(*centre, None)),
                Core::Convex(convex) => {
                    let (corners, sides) = (convex.corners(), convex.sides());
                    for (n, centre) in corners.iter().enumerate() {
                        let before = sides[(n + corners.len() - 1) % corners.len()].inward;
                        if (*centre - near).length() - radius <= within {
                            turns.push(turn(*centre, Some([-before, -sides[n].inward])));
                        }
                    }
                }
            }
        }
        if let Edge::Floor(shape) = &self.edge
            && let Shape::Outline(outline) = shape.as_ref()
            && outline.parts().len() > 1
        {
            turns.extend(outline.corners().iter().map(|it| Turn::place(*it, plane)));
        }
    }
}

impl Edge {
    pub fn holds(&self, at: Vec2, slack: f64) -> bool {
        match self {
            // However far a start was let out, the slack counts from the edge itself: nobody creeps over it.
            Edge::Table { low, high, whole } => {
                is_in(at, *low, *high, slack.min(EXACT)) || is_in(at, whole.0, whole.1, slack)
            }
            Edge::Floor(shape) => shape.contains(at) || shape.distance_to(at) <= slack,
        }
    }

    /// A cheap test: false only when the level is farther than this from a place.
    pub fn is_within(&self, at: Vec2, distance: f64) -> bool {
        match self {
            Edge::Table { .. } => true,
            Edge::Floor(shape) => {
                let (low, high) = shape.bounds();
                let x = (low.x - at.x).max(at.x - high.x).max(0.0);
                let y = (low.y - at.y).max(at.y - high.y).max(0.0);
                x * x + y * y <= distance * distance
            }
        }
    }

    /// The same edge moved out to a place beyond it, if that is no farther than `slack`.
    pub fn touched_by(self, at: Vec2, slack: f64) -> Edge {
        match self {
            Edge::Table { low, high, whole } if self.holds(at, slack) => Edge::Table {
                low: vec2(low.x.min(at.x), low.y.min(at.y)),
                high: vec2(high.x.max(at.x), high.y.max(at.y)),
                whole,
            },
            Edge::Table { .. } | Edge::Floor(_) => self,
        }
    }

    pub fn holds_way(&self, from: Vec2, to: Vec2, slack: f64) -> bool {
        match self {
            Edge::Table { .. } => self.holds(from, EXACT) && self.holds(to, slack),
            Edge::Floor(shape) => {
                let ends = self.holds(from, SLACK) && self.holds(to, SLACK);
                ends && (shape.parts().count() == 1 || stays_on(shape, from, to))
            }
        }
    }
}

fn is_in(at: Vec2, low: Vec2, high: Vec2, slack: f64) -> bool {
    at.x >= low.x - slack && at.y >= low.y - slack && at.x <= high.x + slack && at.y <= high.y + slack
}

/// True when a straight way stays on a floor of several parts: together they hold all of it.
fn stays_on(shape: &Shape, from: Vec2, to: Vec2) -> bool {
    let mut held: SmallVec<[(f64, f64); 8]> = SmallVec::new();
    for part in shape.parts() {
        if let Part::Convex(convex) = part {
            held.extend(convex.clip(from, to));
        }
    }
    held.arrange(|a, b| a.0.total_cmp(&b.0));
    let gap = SLACK / (to - from).length().max(SLACK);
    let mut so_far = 0.0;
    for (enter, leave) in held {
        if enter > so_far + gap {
            return false;
        }
        so_far = f64::max(so_far, leave);
    }
    so_far >= 1.0 - gap
}
