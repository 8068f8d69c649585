//! Where a model gets from a cube by the scenery alone: by a step, over an edge and down, and with a Jump Pack over walls
//! and gaps. Worked out once for each size and cube.

use table::lattice::{Floor, Gait, Lattice};

use crate::{Cell, Cells, model::field::gap};

/// For each size and cube, the cubes that steps and leaps lead to.
#[derive(Debug)]
pub(crate) struct Leaps {
    walks: [Vec<Cells>; 4],
    flights: [Vec<Cells>; 4],
    drops: [Vec<Vec<Cell>>; 4],
    hops: [Vec<Vec<Cell>>; 4],
}

impl Leaps {
    /// All of a lattice whose cubes can be stood in as said.
    pub(crate) fn new(lattice: &Lattice, standing: &Cells) -> Leaps {
        let cells = || (0..lattice.cubes()).map(Cell::at);
        let steps = |gait: Gait| {
            let near = move |from: Cell, size: u8| lattice.step_indices(from.index(), gap(size), gait).map(Cell::at);
            [1, 2, 3, 4].map(|size| cells().map(|it| near(it, size).collect()).collect())
        };
        Leaps {
            walks: steps(Gait::Walk),
            flights: steps(Gait::Fly),
            drops: [1, 2, 3, 4].map(|size| cells().map(|it| drops(lattice, it, size)).collect()),
            hops: [1, 2, 3, 4].map(|size| cells().map(|it| hops(lattice, standing, it, size)).collect()),
        }
    }

    /// The neighbours that a step leads to, whether or not one can stand there.
    pub(crate) fn steps(&self, from: Cell, size: u8, flies: bool) -> Cells {
        let steps = if flies { &self.flights } else { &self.walks };
        steps[usize::from(size) - 1][from.index()]
    }

    /// The cubes a walker may jump down to, two or more levels below (`dz.move.jump-down`).
    pub(crate) fn drops(&self, from: Cell, size: u8) -> &[Cell] {
        &self.drops[usize::from(size) - 1][from.index()]
    }

    /// The neighbours on the same level that a Jump Pack carries its bearer to where no step leads (`dz.item.jump-pack`).
    pub(crate) fn hops(&self, from: Cell, size: u8) -> &[Cell] {
        &self.hops[usize::from(size) - 1][from.index()]
    }
}

fn neighbours(from: Cell) -> impl Iterator<Item = Cell> {
    (0..8).filter_map(move |wind| from.neighbour(wind))
}

/// Over the edge and down: a neighbour on this level without a floor, whose stack catches two or more levels below.
fn drops(lattice: &Lattice, from: Cell, size: u8) -> Vec<Cell> {
    let over = neighbours(from).filter(|it| lattice.can_step(from.cube(), it.cube(), gap(size), Gait::Fly));
    let landing = over.filter_map(|it| lattice.landing(it.cube(), Floor::Partial)).map(Cell::from);
    let clear = |it: &Cell| {
        let open = |level: u8| {
            let (low, high) = (it.on_level(level), it.on_level(level + 1));
            low.zip(high).is_some_and(|(low, high)| lattice.can_step(high.cube(), low.cube(), gap(size), Gait::Fly))
        };
        it.level() + 2 <= from.level() && (it.level()..from.level()).all(open)
    };
    landing.filter(clear).collect()
}

/// Over a wall with open space above it, or out over a gap.
fn hops(lattice: &Lattice, standing: &Cells, from: Cell, size: u8) -> Vec<Cell> {
    let flies = |one: Cell, other: Cell| lattice.can_step(one.cube(), other.cube(), gap(size), Gait::Fly);
    let above = |it: Cell| it.on_level(it.level() + 1);
    let carries = |to: &Cell| {
        if flies(from, *to) {
            return !standing.has(*to);
        }
        // Over the topmost level there is only the sky.
        if from.level() == lattice.plan().levels {
            return standing.has(*to);
        }
        let over = above(from).zip(above(*to));
        standing.has(*to) && over.is_some_and(|(up, down)| flies(from, up) && flies(up, down) && flies(down, *to))
    };
    neighbours(from).filter(carries).collect()
}
