//! The lattice of cubes: a board cut into equal cubes, level above level, over the same space as any other table.
//!
//! Every cube has a floor (none, partial or full). Every face between two cubes has an opening, from blocked to open,
//! that says how large a thing fits through; side faces may be climbable, and a cube may hold a ladder. Solid prisms,
//! finer than the cubes, block sight (see [`Lattice::solids_crossed`]). Steps between the 26 neighbours are precomputed
//! when the lattice is made, so that a query reads one bit.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Inches, Vec2};

mod glance;
mod lane;
mod plan;
mod reach;
mod seams;
mod sight;
mod solids;
mod steps;

pub use glance::{Glance, Wall};
pub use lane::{Extent, Lane};
pub use plan::{FacePlan, FloorPlan, LatticeFault, LatticeFaults, LatticePlan};
pub use reach::CubeReach;
pub use sight::Crossing;
pub use steps::{Gait, Route};

use solids::Solids;
use steps::Steps;

/// One cube, counted from the north-west corner of the lowest level.
#[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Cube {
    /// Counted west to east from 0.
    pub column: u8,
    /// Counted north to south from 0.
    pub row: u8,
    /// Counted upwards from 0.
    pub level: u8,
}

impl Cube {
    /// The cube in this column and row on this level.
    #[must_use]
    pub const fn new(column: u8, row: u8, level: u8) -> Cube {
        Cube { column, row, level }
    }

    /// How far apart two cubes are, counted in cubes: the greatest of the three differences, so diagonals count one.
    #[must_use]
    pub fn distance(self, other: Cube) -> u8 {
        let across = self.column.abs_diff(other.column).max(self.row.abs_diff(other.row));
        across.max(self.level.abs_diff(other.level))
    }

    /// True for two different cubes that share a face, an edge or a corner: 26 neighbours inside a lattice.
    #[must_use]
    pub fn is_adjacent(self, other: Cube) -> bool {
        self.distance(other) == 1
    }
}

impl fmt::Debug for Cube {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[{}, {}, {}]", self.column, self.row, self.level)
    }
}

/// How much of a face is free, smallest first: what needs a medium gap also passes a large one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Opening {
    /// Nothing passes.
    Blocked,
    /// About a quarter is free.
    Small,
    /// About half is free.
    Medium,
    /// About three quarters are free.
    Large,
    /// Nothing is in the way.
    Open,
}

impl Opening {
    /// Every opening, smallest first.
    pub const ALL: [Opening; 5] = [Opening::Blocked, Opening::Small, Opening::Medium, Opening::Large, Opening::Open];

    pub(crate) const fn from_bits(bits: u8) -> Opening {
        match bits & 7 {
            0 => Opening::Blocked,
            1 => Opening::Small,
            2 => Opening::Medium,
            3 => Opening::Large,
            _ => Opening::Open,
        }
    }
}

/// What there is to stand on in a cube.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Floor {
    /// Nothing: one falls through.
    #[default]
    None,
    /// A walkway, a beam, a trapdoor.
    Partial,
    /// Floor from wall to wall.
    Full,
}

/// A face of a cube, named by the way it looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The wall towards row 0.
    North,
    /// The wall towards the last column.
    East,
    /// The wall towards the last row.
    South,
    /// The wall towards column 0.
    West,
    /// The ceiling.
    Up,
    /// The floor.
    Down,
}

impl Side {
    /// All six faces.
    pub const ALL: [Side; 6] = [Side::North, Side::East, Side::South, Side::West, Side::Up, Side::Down];

    /// The four walls.
    pub const WALLS: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    pub(crate) const fn offset(self) -> [i8; 3] {
        match self {
            Side::North => [0, -1, 0],
            Side::East => [1, 0, 0],
            Side::South => [0, 1, 0],
            Side::West => [-1, 0, 0],
            Side::Up => [0, 0, 1],
            Side::Down => [0, 0, -1],
        }
    }
}

/// A board of cubes, checked and ready to be asked. Made from a [`LatticePlan`].
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(try_from = "LatticePlan", into = "LatticePlan")]
pub struct Lattice {
    pub(crate) plan: LatticePlan,
    pub(crate) floors: Box<[Floor]>,
    pub(crate) faces: Faces,
    pub(crate) steps: Steps,
    pub(crate) solids: Solids,
}

/// The faces east of, south of and above each cube: the opening in the low bits, then the climbable flag.
#[derive(Clone, Debug)]
pub(crate) struct Faces {
    pub east: Box<[u8]>,
    pub south: Box<[u8]>,
    pub above: Box<[u8]>,
    pub ladder: Box<[bool]>,
}

pub(crate) const CLIMBABLE: u8 = 8;

impl PartialEq for Lattice {
    fn eq(&self, other: &Lattice) -> bool {
        self.plan == other.plan
    }
}

impl Lattice {
    /// Checks a plan and makes its tables, or says everything that is wrong with it.
    pub fn new(plan: LatticePlan) -> Result<Lattice, Vec<LatticeFault>> {
        plan.build()
    }

    /// What the lattice was made from.
    #[must_use]
    pub fn plan(&self) -> &LatticePlan {
        &self.plan
    }

    /// How many cubes there are in all; every index is below it.
    #[must_use]
    pub fn cubes(&self) -> usize {
        self.floors.len()
    }

    /// The side of a cube.
    #[must_use]
    pub fn side(&self) -> Inches {
        self.plan.side
    }

    /// True when the cube is on the board.
    #[must_use]
    pub fn contains(&self, cube: Cube) -> bool {
        self.plan.contains(cube)
    }

    /// The number of a cube, level by level and row by row; `None` off the board.
    #[must_use]
    pub fn index(&self, cube: Cube) -> Option<usize> {
        self.contains(cube).then(|| self.plan.index(cube))
    }

    /// The cube of a number given by [`Lattice::index`].
    #[must_use]
    pub fn cube(&self, index: usize) -> Option<Cube> {
        let (columns, rows) = (usize::from(self.plan.columns), usize::from(self.plan.rows));
        (index < self.cubes()).then(|| {
            let (across, level) = (index % (columns * rows), index / (columns * rows));
            Cube::new((across % columns) as u8, (across / columns) as u8, level as u8)
        })
    }

    /// The cube a place lies in; a place on a line belongs to the cube east, south or above. `None` off the board.
    #[must_use]
    pub fn cube_at(&self, at: Vec2, height: f64) -> Option<Cube> {
        let side = self.plan.side.to_f64();
        let count = |along: f64, cubes: u8| {
            let n = (along / side).floor();
            (n >= 0.0 && n < f64::from(cubes)).then_some(n as u8)
        };
        let (columns, rows, levels) = (self.plan.columns, self.plan.rows, self.plan.levels);
        Some(Cube::new(count(at.x, columns)?, count(at.y, rows)?, count(height, levels)?))
    }

    /// What there is to stand on in a cube; nothing off the board.
    #[must_use]
    pub fn floor(&self, cube: Cube) -> Floor {
        self.index(cube).map_or(Floor::None, |it| self.floors[it])
    }

    /// The opening of a face of a cube. The board's own edge, its ground and its sky are blocked.
    #[must_use]
    pub fn opening(&self, cube: Cube, side: Side) -> Opening {
        self.face(cube, side).map_or(Opening::Blocked, Opening::from_bits)
    }

    /// True when the cube holds a ladder, stair or ramp, or one of its walls can be climbed.
    #[must_use]
    pub fn is_climbable(&self, cube: Cube) -> bool {
        let climbs = |side| self.face(cube, side).is_some_and(|it| it & CLIMBABLE != 0);
        self.index(cube).is_some_and(|it| self.faces.ladder[it]) || Side::WALLS.into_iter().any(climbs)
    }

    /// The sides on which a cube lies at the edge of the board.
    pub fn edges(&self, cube: Cube) -> impl Iterator<Item = Side> + '_ {
        let on_board = self.contains(cube);
        Side::WALLS.into_iter().filter(move |it| on_board && self.beside(cube, it.offset()).is_none())
    }

    /// The cubes one falls through from here, this one first, down to and with the ground.
    pub fn below(&self, cube: Cube) -> impl Iterator<Item = Cube> + '_ {
        let levels = if self.contains(cube) { cube.level + 1 } else { 0 };
        (0..levels).rev().map(move |level| Cube { level, ..cube })
    }

    /// Where something falling from a cube lands: the first cube at or below it with at least this much floor.
    #[must_use]
    pub fn landing(&self, cube: Cube, catches: Floor) -> Option<Cube> {
        self.below(cube).find(|it| self.floor(*it) >= catches)
    }

    /// True when two cubes of one stack see each other straight up and down: no floor between them is narrower than
    /// this opening.
    #[must_use]
    pub fn sees_straight(&self, one: Cube, other: Cube, opening: Opening) -> bool {
        let (low, high) = (one.level.min(other.level), one.level.max(other.level));
        (one.column, one.row) == (other.column, other.row)
            && self.contains(one)
            && self.contains(other)
            && (low..high).all(|level| self.opening(Cube { level, ..one }, Side::Up) >= opening)
    }

    pub(crate) fn beside(&self, cube: Cube, offset: [i8; 3]) -> Option<Cube> {
        let column = cube.column.checked_add_signed(offset[0])?;
        let row = cube.row.checked_add_signed(offset[1])?;
        let level = cube.level.checked_add_signed(offset[2])?;
        let there = Cube { column, row, level };
        self.contains(there).then_some(there)
    }

    fn face(&self, cube: Cube, side: Side) -> Option<u8> {
        if !self.contains(cube) {
            return None;
        }
        let (holder, faces) = match side {
            Side::East => (cube, &self.faces.east),
            Side::South => (cube, &self.faces.south),
            Side::Up => (cube, &self.faces.above),
            Side::West => (self.beside(cube, side.offset())?, &self.faces.east),
            Side::North => (self.beside(cube, side.offset())?, &self.faces.south),
            Side::Down => (self.beside(cube, side.offset())?, &self.faces.above),
        };
        faces.get(self.plan.index(holder)).copied()
    }
}
