//! Parts of the table: deployment zones, quarters and the Convergence. Bases are discs, so a part need only say whether
//! a disc lies wholly in it, and whether any of it does.

use battle::scene::Outline;
use table::{Inches, Point, Table, Vec2, vec2};

use crate::{Corner, Edge};

/// What rounding may add to a distance and still be within it (`wz.measure.based`).
pub(crate) const TOLERANCE: f64 = 0.001;

/// The radius of the Convergence around the middle of the table (`wz.table.convergence`).
pub(crate) const CONVERGENCE: Inches = Inches::whole(6);

/// A part of the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Area {
    /// So deep along an edge.
    Strip(Edge, Inches),
    /// A square in a corner.
    Square(Corner, Inches),
    /// A quarter less what the Convergence takes of it (`wz.table.zones`).
    QuarterLess(Corner),
    /// The Convergence.
    Convergence,
    /// The half of the table on the side of an edge.
    Half(Edge),
}

/// A rectangle.
#[derive(Clone, Copy)]
struct Sides {
    low: Vec2,
    high: Vec2,
}

impl Area {
    /// Whether a disc lies completely in it.
    pub fn holds(self, table: &Table, at: Vec2, radius: f64) -> bool {
        let far = (at - middle(table)).length();
        match self {
            Area::Convergence => far + radius <= CONVERGENCE.to_f64() + TOLERANCE,
            Area::QuarterLess(_) => {
                self.sides(table).holds(at, radius) && far - radius >= CONVERGENCE.to_f64() - TOLERANCE
            }
            Area::Strip(..) | Area::Square(..) | Area::Half(_) => self.sides(table).holds(at, radius),
        }
    }

    /// Whether any of a disc lies in it; touching its border from outside is not in it.
    pub fn touches(self, table: &Table, at: Vec2, radius: f64) -> bool {
        let far = (at - middle(table)).length();
        match self {
            Area::Convergence => far - radius < CONVERGENCE.to_f64() - TOLERANCE,
            Area::QuarterLess(_) => {
                self.sides(table).touches(at, radius) && far + radius > CONVERGENCE.to_f64() + TOLERANCE
            }
            Area::Strip(..) | Area::Square(..) | Area::Half(_) => self.sides(table).touches(at, radius),
        }
    }

    /// The place in it that is nearest to another, for a disc that is to lie completely in it. Of a quarter the middle
    /// of the table is left out.
    pub fn nearest(self, table: &Table, to: Vec2, radius: f64) -> Vec2 {
        let sides = self.sides(table);
        let inside = |low: f64, high: f64, at: f64| at.max(low + radius).min(high - radius);
        let at = vec2(inside(sides.low.x, sides.high.x, to.x), inside(sides.low.y, sides.high.y, to.y));
        let (centre, round) = (middle(table), CONVERGENCE.to_f64());
        let out = (at - centre).unit().unwrap_or_default();
        match self {
            Area::Convergence if (at - centre).length() > round - radius => centre + out * (round - radius),
            Area::QuarterLess(_) if (at - centre).length() < round + radius => centre + out * (round + radius + 0.1),
            _ => at,
        }
    }

    /// Its outline, to be drawn.
    pub fn outline(self, table: &Table) -> Outline {
        if self == Area::Convergence {
            return Outline::Disc { at: Point::nearest(middle(table)), radius: CONVERGENCE };
        }
        let Sides { low, high } = self.sides(table);
        let corners = [low, vec2(high.x, low.y), high, vec2(low.x, high.y)];
        Outline::Polygon(corners.into_iter().map(Point::nearest).collect())
    }

    /// The rectangle it lies in.
    fn sides(self, table: &Table) -> Sides {
        let (width, depth) = (table.width().to_f64(), table.depth().to_f64());
        match self {
            Area::Strip(edge, deep) => strip(edge, deep.to_f64(), width, depth),
            Area::Half(edge @ (Edge::North | Edge::South)) => strip(edge, depth / 2.0, width, depth),
            Area::Half(edge @ (Edge::West | Edge::East)) => strip(edge, width / 2.0, width, depth),
            Area::Square(corner, side) => rectangle(corner, side.to_f64(), side.to_f64(), width, depth),
            Area::QuarterLess(corner) => rectangle(corner, width / 2.0, depth / 2.0, width, depth),
            Area::Convergence => {
                let radius = CONVERGENCE.to_f64();
                Sides { low: middle(table) - vec2(radius, radius), high: middle(table) + vec2(radius, radius) }
            }
        }
    }
}

/// The middle of the table.
pub(crate) fn middle(table: &Table) -> Vec2 {
    vec2(table.width().to_f64() / 2.0, table.depth().to_f64() / 2.0)
}

fn strip(edge: Edge, deep: f64, width: f64, depth: f64) -> Sides {
    match edge {
        Edge::North => Sides { low: vec2(0.0, 0.0), high: vec2(width, deep) },
        Edge::South => Sides { low: vec2(0.0, depth - deep), high: vec2(width, depth) },
        Edge::West => Sides { low: vec2(0.0, 0.0), high: vec2(deep, depth) },
        Edge::East => Sides { low: vec2(width - deep, 0.0), high: vec2(width, depth) },
    }
}

fn rectangle(corner: Corner, wide: f64, deep: f64, width: f64, depth: f64) -> Sides {
    let [north_south, west_east] = corner.edges();
    let (north, south) = if north_south == Edge::North { (0.0, deep) } else { (depth - deep, depth) };
    let (west, east) = if west_east == Edge::West { (0.0, wide) } else { (width - wide, width) };
    Sides { low: vec2(west, north), high: vec2(east, south) }
}

impl Sides {
    fn holds(self, at: Vec2, radius: f64) -> bool {
        let (low, high) = (self.low, self.high);
        at.x - radius >= low.x - TOLERANCE
            && at.y - radius >= low.y - TOLERANCE
            && at.x + radius <= high.x + TOLERANCE
            && at.y + radius <= high.y + TOLERANCE
    }

    fn touches(self, at: Vec2, radius: f64) -> bool {
        let nearest = vec2(at.x.clamp(self.low.x, self.high.x), at.y.clamp(self.low.y, self.high.y));
        (at - nearest).length() < radius - TOLERANCE
    }
}
