//! What is built on a board of squares or cubes: floors one above the other, walls with their gaps, ways up.

use serde::{Deserialize, Serialize};
use table::lattice::{Cube, Floor, Opening, Side};

use crate::Line;

/// Everything built on a board. Empty for a flat board, which is floor everywhere.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Works {
    /// Every cube one can stand in, lowest level first, row by row.
    pub storeys: Vec<Storey>,
    /// Walls between cubes.
    pub walls: Vec<Partition>,
    /// Ladders, stairs and ramps that lead up from a cube.
    pub climbs: Vec<Climb>,
}

/// A cube one can stand in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Storey {
    /// Which.
    pub cube: Cube,
    /// What there is to stand on.
    pub floor: Floor,
    /// How much fits in, for each seat; 0 where the game does not count it.
    pub room: u8,
    /// How much of that is taken, by seat; none where nobody is in it.
    pub taken: Vec<u8>,
    /// Its name, and what there is to say of it.
    pub name: Line,
}

/// A wall on one side of a cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Partition {
    /// The cube.
    pub cube: Cube,
    /// The side of it.
    pub side: Side,
    /// What fits through.
    pub opening: Opening,
    /// Whether nobody sees through the gap.
    pub shut: bool,
}

/// A way up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climb {
    /// The cube it leads up from.
    pub cube: Cube,
    /// Whether wheels can take it.
    pub ramp: bool,
}

impl Works {
    /// The cube one stands in there, if one can.
    #[must_use]
    pub fn storey(&self, cube: Cube) -> Option<&Storey> {
        self.storeys.iter().find(|it| it.cube == cube)
    }

    /// The levels of a stack of cubes one can stand on, lowest first.
    pub fn levels(&self, column: u8, row: u8) -> impl DoubleEndedIterator<Item = u8> + '_ {
        let here = self.storeys.iter().filter(move |it| it.cube.column == column && it.cube.row == row);
        here.map(|it| it.cube.level)
    }
}
