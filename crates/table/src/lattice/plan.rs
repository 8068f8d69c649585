//! How a lattice is written down, and what may be wrong with it.
//!
//! A plan names only what is not plain: the ground level is full floor, every other cube is empty air, every face is
//! open and nothing can be climbed until an entry says so. A later entry for the same floor or face replaces an
//! earlier one. All faults of a plan are reported at once.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::{CLIMBABLE, Cube, Faces, Floor, Lattice, Opening, Side, Solids, Steps};
use crate::{Inches, Point, Prism};

/// A lattice as it is written in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LatticePlan {
    /// Cubes from west to east.
    pub columns: u8,
    /// Cubes from north to south.
    pub rows: u8,
    /// Cubes from the ground up.
    pub levels: u8,
    /// The side of a cube.
    pub side: Inches,
    /// Floors that differ from full on the ground and none above.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub floors: Vec<FloorPlan>,
    /// Faces that are not simply open.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub faces: Vec<FacePlan>,
    /// Cubes with a ladder, a stair or a ramp.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub ladders: Vec<Cube>,
    /// What stands in the way of sight: upright solids in inches, finer than the cubes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub solids: Vec<Prism>,
}

/// The floor of one cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FloorPlan {
    /// Which cube.
    pub cube: Cube,
    /// What there is to stand on.
    pub floor: Floor,
}

/// One face, named from either of the two cubes it parts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FacePlan {
    /// A cube on one side of it.
    pub cube: Cube,
    /// Which of that cube's faces.
    pub side: Side,
    /// What fits through.
    pub opening: Opening,
    /// True when the wall can be climbed over its full height.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub climbable: bool,
}

/// One thing wrong with a plan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LatticeFault {
    /// A lattice needs at least one cube each way and at most 65,536 in all.
    BadSize {
        /// Columns, rows and levels asked for.
        size: [u8; 3],
    },
    /// The side of a cube must be more than nothing and at most 100 inches.
    BadSide(Inches),
    /// A floor, face or ladder names a cube off the board.
    OffBoard {
        /// Which list the entry is in.
        entry: &'static str,
        /// Its place in the list, from 0.
        number: usize,
        /// The cube it names.
        cube: Cube,
    },
    /// A face on the outer skin of the board cannot be given an opening: the edge is always blocked.
    OuterFace {
        /// Its place in the list, from 0.
        number: usize,
    },
    /// A floor or a ceiling carries no climbing.
    ClimbableFloor {
        /// Its place in the list, from 0.
        number: usize,
    },
    /// A solid stands partly or wholly beside the board.
    BesideBoard {
        /// Its place in the list, from 0.
        number: usize,
    },
    /// A solid must reach from a bottom up to a higher top.
    BadHeight {
        /// Its place in the list, from 0.
        number: usize,
    },
}

impl fmt::Display for LatticeFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LatticeFault::BadSize { size: [columns, rows, levels] } => {
                write!(f, "a lattice of {columns} x {rows} x {levels} cubes is empty or too large")
            }
            LatticeFault::BadSide(side) => write!(f, "a cube cannot have a side of {side} inches"),
            LatticeFault::OffBoard { entry, number, cube } => write!(f, "{entry} {number}: {cube:?} is off the board"),
            LatticeFault::OuterFace { number } => {
                write!(f, "faces {number}: the outer skin of the board is always shut")
            }
            LatticeFault::ClimbableFloor { number } => write!(f, "faces {number}: a floor cannot be climbable"),
            LatticeFault::BesideBoard { number } => write!(f, "solids {number}: it stands beside the board"),
            LatticeFault::BadHeight { number } => write!(f, "solids {number}: the top is not above the bottom"),
        }
    }
}

impl std::error::Error for LatticeFault {}

/// All that is wrong with a plan, one line each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LatticeFaults(pub Vec<LatticeFault>);

impl fmt::Display for LatticeFaults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines: Vec<String> = self.0.iter().map(LatticeFault::to_string).collect();
        f.write_str(&lines.join("\n"))
    }
}

impl std::error::Error for LatticeFaults {}

impl TryFrom<LatticePlan> for Lattice {
    type Error = LatticeFaults;
    fn try_from(plan: LatticePlan) -> Result<Lattice, LatticeFaults> {
        Lattice::new(plan).map_err(LatticeFaults)
    }
}

impl From<Lattice> for LatticePlan {
    fn from(lattice: Lattice) -> LatticePlan {
        lattice.plan
    }
}

const MOST_CUBES: usize = 1 << 16;

impl LatticePlan {
    /// A board of open air over full ground.
    #[must_use]
    pub fn open(columns: u8, rows: u8, levels: u8, side: Inches) -> LatticePlan {
        let (floors, faces, ladders, solids) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        LatticePlan { columns, rows, levels, side, floors, faces, ladders, solids }
    }

    pub(crate) fn contains(&self, cube: Cube) -> bool {
        cube.column < self.columns && cube.row < self.rows && cube.level < self.levels
    }

    pub(crate) fn index(&self, cube: Cube) -> usize {
        let across = usize::from(cube.row) * usize::from(self.columns) + usize::from(cube.column);
        usize::from(cube.level) * usize::from(self.columns) * usize::from(self.rows) + across
    }

    fn cubes(&self) -> usize {
        usize::from(self.columns) * usize::from(self.rows) * usize::from(self.levels)
    }

    /// Everything wrong with the plan, in the order it is written; empty when a lattice can be made of it.
    #[must_use]
    pub fn faults(&self) -> Vec<LatticeFault> {
        let mut faults = Vec::new();
        if self.cubes() == 0 || self.cubes() > MOST_CUBES {
            faults.push(LatticeFault::BadSize { size: [self.columns, self.rows, self.levels] });
        }
        if self.side <= Inches::ZERO || self.side > Inches::whole(100) {
            faults.push(LatticeFault::BadSide(self.side));
        }
        let floors = self.floors.iter().map(|it| it.cube).enumerate();
        let faces = self.faces.iter().map(|it| it.cube).enumerate();
        let named = floors.map(|it| ("floors", it)).chain(faces.map(|it| ("faces", it)));
        let named = named.chain(self.ladders.iter().copied().enumerate().map(|it| ("ladders", it)));
        let off_board = named.filter(|(_, (_, cube))| !self.contains(*cube));
        faults.extend(off_board.map(|(entry, (number, cube))| LatticeFault::OffBoard { entry, number, cube }));
        self.face_faults(&mut faults);
        self.solid_faults(&mut faults);
        faults
    }

    fn face_faults(&self, faults: &mut Vec<LatticeFault>) {
        for (number, face) in self.faces.iter().enumerate().filter(|(_, it)| self.contains(it.cube)) {
            if self.holder(face).is_none() {
                faults.push(LatticeFault::OuterFace { number });
            } else if face.climbable && matches!(face.side, Side::Up | Side::Down) {
                faults.push(LatticeFault::ClimbableFloor { number });
            }
        }
    }

    fn solid_faults(&self, faults: &mut Vec<LatticeFault>) {
        for (number, solid) in self.solids.iter().enumerate() {
            if !solid.outline.corners().iter().all(|it| self.over_board(*it)) {
                faults.push(LatticeFault::BesideBoard { number });
            }
            if solid.top <= solid.bottom {
                faults.push(LatticeFault::BadHeight { number });
            }
        }
    }

    fn over_board(&self, at: Point) -> bool {
        let inside = |along: Inches, cubes: u8| {
            let end = i64::from(self.side.as_hundredths()) * i64::from(cubes);
            (0..=end).contains(&i64::from(along.as_hundredths()))
        };
        inside(at.x, self.columns) && inside(at.y, self.rows)
    }

    /// The cube whose east, south or upper face this is; `None` on the outer skin.
    fn holder(&self, face: &FacePlan) -> Option<Cube> {
        let Cube { column, row, level } = face.cube;
        let (low, high) = match face.side {
            Side::East => (face.cube, Some(Cube { column: column.checked_add(1)?, ..face.cube })),
            Side::South => (face.cube, Some(Cube { row: row.checked_add(1)?, ..face.cube })),
            Side::Up => (face.cube, Some(Cube { level: level.checked_add(1)?, ..face.cube })),
            Side::West => (Cube { column: column.checked_sub(1)?, ..face.cube }, None),
            Side::North => (Cube { row: row.checked_sub(1)?, ..face.cube }, None),
            Side::Down => (Cube { level: level.checked_sub(1)?, ..face.cube }, None),
        };
        high.is_none_or(|it| self.contains(it)).then_some(low)
    }

    pub(crate) fn build(self) -> Result<Lattice, Vec<LatticeFault>> {
        let faults = self.faults();
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut floors = vec![Floor::None; self.cubes()].into_boxed_slice();
        let ground = usize::from(self.columns) * usize::from(self.rows);
        floors[..ground].fill(Floor::Full);
        for it in &self.floors {
            floors[self.index(it.cube)] = it.floor;
        }
        let (faces, solids) = (self.lay_faces(), Solids::new(&self));
        let mut lattice = Lattice { plan: self, floors, faces, steps: Steps::default(), solids };
        lattice.steps = Steps::new(&lattice);
        Ok(lattice)
    }

    fn lay_faces(&self) -> Faces {
        let open = vec![Opening::Open as u8; self.cubes()].into_boxed_slice();
        let ladder = vec![false; self.cubes()].into_boxed_slice();
        let mut faces = Faces { east: open.clone(), south: open.clone(), above: open, ladder };
        for face in &self.faces {
            let Some(holder) = self.holder(face) else { continue };
            let laid = match face.side {
                Side::East | Side::West => &mut faces.east,
                Side::South | Side::North => &mut faces.south,
                Side::Up | Side::Down => &mut faces.above,
            };
            laid[self.index(holder)] = face.opening as u8 | if face.climbable { CLIMBABLE } else { 0 };
        }
        for cube in &self.ladders {
            faces.ladder[self.index(*cube)] = true;
        }
        faces
    }
}
