//! The battlemap as it is written down: floors, walls, ladders and blocks in a grid of cubes (`dz.field.map`).
//!
//! Every face between two cubes has a gap (`dz.move.gap`); the face between two levels is the floor of the upper cube
//! (`dz.move.climb`). For sight the same walls and floors stand as thin solids in the same space: a blocked wall fills its
//! face, a medium gap is a doorway in its middle, a large one a low wall, a small one a slit.

use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{
    Inches, Point, Polygon, Prism,
    lattice::{FacePlan, Floor, FloorPlan, LatticeFault, LatticePlan, Opening, Side},
};

use crate::model::cell::{Cell, LEVELS, SIDE};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.field.cube"),
    rule!("dz.field.stack"),
    rule!("dz.field.hatch"),
    rule!("dz.field.half-tile"),
    rule!("dz.field.terrain-agreement"),
    rule!("dz.move.gap"),
    rule!("dz.move.diagonal"),
    rule!("dz.move.climb"),
];

/// The side of a cube (`dz.field.map`).
pub const CUBE: Inches = Inches::whole(3);
const THICK: i32 = 10;

/// A battlemap.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    /// Its name for people.
    pub name: String,
    /// Levels from the ground up, 1 to 4.
    pub levels: u8,
    /// Floors above the ground, which is floor everywhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub decks: Vec<Deck>,
    /// Walls.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<Wall>,
    /// Cubes with a ladder or stair that leads up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ladders: Vec<Cell>,
    /// Cubes with a ramp that leads up: the only way between levels for a Vehicle (`dz.ability.vehicle`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ramps: Vec<Cell>,
    /// Cubes whose floor is a tile of half a cube's width or less (`dz.field.half-tile`).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub halves: Vec<Cell>,
    /// Crates, rubble, barricades: what stands inside a cube and is in the way of sight alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub blocks: Vec<Block>,
}

/// A floor over one or more cubes of a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deck {
    /// The north-west cube.
    pub from: Cell,
    /// The south-east cube, on the same level.
    pub to: Cell,
    /// Whether it is a walkway or trapdoor that covers half of each cube.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub partial: bool,
}

/// A wall on one face of a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wall {
    /// The cube.
    pub cell: Cell,
    /// The side of it.
    pub side: Side,
    /// What fits through.
    pub gap: Opening,
    /// Whether it is too smooth to be climbed.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub smooth: bool,
    /// Whether its gap is a hatch: it lets models pass and shuts again, and nobody sees through it (`dz.field.hatch`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hatch: bool,
}

/// Something solid inside a cube, in hundredths of the cube's side from its north-west corner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Block {
    /// The cube.
    pub cell: Cell,
    /// Its north-west corner.
    pub from: (u8, u8),
    /// Its south-east corner.
    pub to: (u8, u8),
    /// How high it is.
    pub height: u8,
}

impl Map {
    /// An empty map of so many levels.
    #[must_use]
    pub fn open(name: &str, levels: u8) -> Map {
        Map { name: name.to_owned(), levels, ..Map::default() }
    }

    /// The lattice of cubes with everything on it.
    ///
    /// # Errors
    /// What is wrong with it, in words of the lattice.
    pub fn plan(&self) -> Result<LatticePlan, Vec<LatticeFault>> {
        if !(1..=LEVELS).contains(&self.levels) {
            return Err(vec![LatticeFault::BadSize { size: [SIDE, SIDE, self.levels] }]);
        }
        let mut plan = LatticePlan::open(SIDE, SIDE, self.levels, CUBE);
        self.decks.iter().for_each(|it| it.lay(&mut plan));
        self.walls.iter().for_each(|it| it.build(&mut plan));
        plan.ladders.extend(self.ladders.iter().chain(&self.ramps).map(|it| it.cube()));
        plan.solids.extend(self.blocks.iter().filter_map(Block::solid));
        let faults = plan.faults();
        if faults.is_empty() { Ok(plan) } else { Err(faults) }
    }

    /// The squares, as column and row, that hold any scenery.
    #[must_use]
    pub fn scenery(&self) -> [[bool; 8]; 8] {
        let mut squares = [[false; 8]; 8];
        let decks = self.decks.iter().flat_map(Deck::cells);
        let walls = self.walls.iter().map(|it| it.cell);
        let rest = self.ladders.iter().chain(&self.ramps).copied().chain(self.blocks.iter().map(|it| it.cell));
        for cell in decks.chain(walls).chain(rest) {
            squares[usize::from(cell.column()) - 1][usize::from(cell.row()) - 1] = true;
        }
        squares
    }

    /// The north-west square of the first block of three by three squares without scenery, if there is one: there should
    /// be none (`dz.field.map`).
    #[must_use]
    pub fn bare_block(&self) -> Option<(u8, u8)> {
        let squares = self.scenery();
        let bare = |column: usize, row: usize| (0..9).all(|n| !squares[column + n % 3][row + n / 3]);
        let all = (0..36).map(|n| (n % 6, n / 6));
        all.filter(|(column, row)| bare(*column, *row)).map(|(column, row)| (column as u8 + 1, row as u8 + 1)).next()
    }
}

impl Deck {
    fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let Deck { from, to, .. } = *self;
        let across =
            (from.row()..=to.row()).flat_map(move |row| (from.column()..=to.column()).map(move |it| (it, row)));
        across.filter_map(move |(column, row)| Cell::new(column, row, from.level()))
    }

    fn lay(&self, plan: &mut LatticePlan) {
        let (floor, gap, east) =
            if self.partial { (Floor::Partial, Opening::Medium, 50) } else { (Floor::Full, Opening::Blocked, 100) };
        for cell in self.cells() {
            let cube = cell.cube();
            plan.floors.push(FloorPlan { cube, floor });
            plan.faces.push(FacePlan { cube, side: Side::Down, opening: gap, climbable: false });
            let top = 300 * i32::from(cube.level);
            plan.solids.extend(slab(cell, (0, 0), (east, 100), (top - THICK, top)));
        }
    }
}

impl Wall {
    fn build(&self, plan: &mut LatticePlan) {
        let Wall { cell, side, gap, smooth, hatch } = *self;
        // What helps up must stand over the full height of the face: a low wall does not (`dz.move.climb`).
        let tall = hatch || matches!(gap, Opening::Blocked | Opening::Small | Opening::Medium);
        plan.faces.push(FacePlan { cube: cell.cube(), side, opening: gap, climbable: tall && !smooth });
        let bottom = 300 * i32::from(cell.cube().level);
        let stretch = |from: i32, to: i32, low: i32, high: i32| {
            let (start, end) = edge(side, from, to);
            slab(cell, start, end, (bottom + 3 * low, bottom + 3 * high))
        };
        let seen = if hatch { Opening::Blocked } else { gap };
        let parts = match seen {
            Opening::Blocked => vec![stretch(0, 100, 0, 100)],
            Opening::Small => vec![stretch(0, 100, 0, 30), stretch(0, 100, 55, 100)],
            Opening::Medium => vec![stretch(0, 25, 0, 100), stretch(75, 100, 0, 100)],
            Opening::Large => vec![stretch(0, 100, 0, 25)],
            Opening::Open => vec![],
        };
        plan.solids.extend(parts.into_iter().flatten());
    }
}

impl Block {
    /// It as a solid, if there is anything of it.
    pub(crate) fn solid(&self) -> Option<Prism> {
        let bottom = 300 * i32::from(self.cell.cube().level);
        let corner = |(x, y): (u8, u8)| (i32::from(x.min(100)), i32::from(y.min(100)));
        slab(self.cell, corner(self.from), corner(self.to), (bottom, bottom + 3 * i32::from(self.height.min(100))))
    }
}

/// A stretch of a face, in hundredths of the cube's side: its two corners, a little inside the cube.
fn edge(side: Side, from: i32, to: i32) -> ((i32, i32), (i32, i32)) {
    match side {
        Side::North => ((from, 0), (to, 4)),
        Side::South => ((from, 96), (to, 100)),
        Side::West => ((0, from), (4, to)),
        Side::East | Side::Up | Side::Down => ((96, from), (100, to)),
    }
}

/// An upright solid over part of a cube's square; heights in hundredths of an inch.
fn slab(cell: Cell, from: (i32, i32), to: (i32, i32), height: (i32, i32)) -> Option<Prism> {
    let (west, north) = (300 * (i32::from(cell.column()) - 1), 300 * (i32::from(cell.row()) - 1));
    let point = |(x, y): (i32, i32)| Point::new(Inches::hundredths(west + 3 * x), Inches::hundredths(north + 3 * y));
    let outline = Polygon::rectangle(point(from), point(to)).ok()?;
    Some(Prism { outline, bottom: Inches::hundredths(height.0.max(0)), top: Inches::hundredths(height.1) })
}
