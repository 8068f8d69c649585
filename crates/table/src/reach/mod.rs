//! Reach: where a base can go, how far that is, and by which way.
//!
//! The search moves the centre of the base; every obstacle is therefore enlarged by the radius of the base. A shortest
//! path among such obstacles consists of straight lines and of arcs around corners and other bases, and it is found
//! exactly: no grid, no polygons in place of circles. Obstacles that touch, or are closer together than the base is
//! wide, leave no gap.
//!
//! [`Ways`] holds what stays the same from move to move: a table, a mover and the cost of each piece for it.
//! [`Ways::reach`] answers for one start, one limit and the other bases as they stand; [`Ways::check`] measures a given
//! path.
//!
//! **Rounding.** Positions on the table are whole hundredths of an inch, so a base placed against another may overlap
//! it by less than [`SLACK`]. A start or an end may do so; on the way a base comes no nearer than it was at the start,
//! and touches nothing else deeper than [`EXACT`]. A drawn path, whose bends are all rounded, has the tolerance
//! [`CLIP`] along its whole length.
//!
//! **Terrain.** The caller sets the cost of a piece ([`Toll`]). A piece with a one-time cost is walked around or
//! through, whichever is cheaper in total: with up to six such pieces in reach every combination is tried; with more,
//! the 64 cheapest are, so that a cost is never too low but may be too high. Ground that costs more per inch is entered
//! at points half an inch apart along its edge, which keeps a cost within 2 % of the minimum.
//!
//! **Levels.** Floors of pieces are levels of their own. Climbs, drops, ladders and jumps join them ([`Link`]), found
//! every half inch along a floor's edge, as far as the mover's [`Climbing`] allows.

use serde::{Deserialize, Serialize};

use crate::{Footprint, Inches, PieceId, Point, Vec2};

mod answer;
mod cells;
mod contour;
mod field;
mod layers;
mod links;
mod nearby;
mod obstacle;
mod path;
mod refusal;
mod search;
mod soft;
mod turn;
mod walk;
mod ways;

pub use cells::Cells;
pub use layers::Reach;
pub use links::{Climb, Climbing, Link, LinkKind};
pub use nearby::Nearby;
pub use path::{Leg, Path, Touched};
pub use refusal::{NoStart, NotMover};
pub use walk::{Break, Trouble, Walk};
pub use ways::{Other, Ways};

/// How deep a start or an end may overlap what it touches: what rounding both to hundredths explains.
pub const SLACK: f64 = 0.01;
/// How deep a way that was found may touch anything on its course.
pub const EXACT: f64 = 1e-6;
/// How deep a way that was drawn may clip anything, its bends being rounded to hundredths.
pub const CLIP: f64 = 0.0075;
/// How near a base must come to a piece to touch it.
pub const TOUCH: f64 = 0.005;
/// How far a base keeps from a piece it means not to touch.
pub const BERTH: f64 = 0.015;

/// Who moves, as far as space is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Mover {
    /// Half the width of the base.
    pub radius: Inches,
    /// What must fit under an overhang.
    pub height: Inches,
    /// True when only the middle of the base has to stay on the table.
    #[serde(default)]
    pub overhangs: bool,
    /// True when the disc stands for a hull and is wider than it. At the start it may then overlap anything, short of
    /// its middle standing in it, and comes no nearer on the way.
    #[serde(default)]
    pub hull: bool,
}

impl Mover {
    /// A mover on this footprint. Anything that is not round moves as the smallest disc around it would: it turns on
    /// the spot freely, and may be refused a gap it could pass lengthways.
    #[must_use]
    pub fn new(footprint: &Footprint, height: Inches) -> Mover {
        let radius = Inches::hundredths((footprint.outer_radius() * 100.0 - 1e-6).ceil() as i32);
        Mover { radius, height, overhangs: false, hull: matches!(footprint, Footprint::Polygon(_)) }
    }
}

/// What a piece of terrain means to a mover.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Toll {
    /// Nothing.
    #[default]
    Free,
    /// No way through.
    Blocked,
    /// So many inches once, for any way that touches it.
    Once {
        /// For touching it.
        touch: f64,
        /// In place of `touch`, once more than this length of the way touches it: (length, toll).
        long: Option<(f64, f64)>,
    },
    /// Every inch that touches it counts so many times; at least 1.
    PerInch(f64),
}

/// On what a base stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// The table top.
    #[default]
    Ground,
    /// A floor of a piece, by its place in the piece's list.
    Floor {
        /// Which piece.
        piece: PieceId,
        /// Which of its floors, from 0.
        floor: u8,
    },
}

/// Where the middle of a base is.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Place {
    /// On what it stands.
    pub level: Level,
    /// Where, in plan.
    pub at: Vec2,
}

impl Place {
    /// On the table top.
    #[must_use]
    pub const fn ground(at: Vec2) -> Place {
        Place { level: Level::Ground, at }
    }

    /// On a floor of a piece.
    #[must_use]
    pub const fn floor(piece: PieceId, floor: u8, at: Vec2) -> Place {
        Place { level: Level::Floor { piece, floor }, at }
    }
}

impl From<Point> for Place {
    fn from(at: Point) -> Place {
        Place::ground(at.to_vec())
    }
}

/// What stands in the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Blocker {
    /// A piece of terrain.
    Piece(PieceId),
    /// Another base, by its place in the list of others.
    Other(u32),
}
