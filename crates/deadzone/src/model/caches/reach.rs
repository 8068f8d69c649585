//! Cubes that movers reach while nobody is in the way. Scenery is static, so cached answers never go stale.

use std::{fmt, sync::OnceLock};

use smallvec::SmallVec;

use crate::{Cell, Cells, Order, Pace, Spots, Way, model::order::LONGEST};

/// Kinds of movers.
pub(crate) const KINDS: usize = 64;

/// Cubes that can be reached.
pub(crate) type Reach = SmallVec<[Reached; 32]>;

/// A cube that can be reached.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reached {
    /// Which.
    pub cell: Cell,
    /// A shortest way to it.
    pub way: Way,
    /// How many of its places are worth offering while nobody is there.
    pub places: u8,
}

impl Reached {
    /// The moves that end there while nobody is there, of those that a model of this size is offered.
    pub fn moves(&self, size: u8, pace: Pace) -> impl ExactSizeIterator<Item = Order> {
        let (way, places) = (self.way, &Spots::sample(size, Spots(0))[..usize::from(self.places)]);
        places.iter().map(move |at| Order::Move { pace, way, at: *at })
    }
}

/// What a kind of mover reaches from a cube while nobody is in the way.
#[derive(Debug)]
pub(crate) struct Ways {
    size: u8,
    reached: Reach,
    /// How many cubes are within so many strides, and which.
    within: SmallVec<[(usize, Cells); 5]>,
    /// The moves of the three paces asked for most.
    moves: [OnceLock<List>; 3],
}

/// The moves at a pace.
#[derive(Debug)]
pub(crate) struct List {
    /// In at most so many strides.
    most: u8,
    /// All of them, cube by cube.
    pub moves: Vec<Order>,
    /// Where those of each cube end.
    pub ends: Vec<usize>,
}

impl Ways {
    /// What a model of this size reaches in at most so many strides.
    pub fn new(size: u8, reached: Reach, most: u8) -> Ways {
        let within = |strides: u8| {
            let count = reached.partition_point(|it| it.way.cells().len() <= usize::from(strides));
            (count, reached[..count].iter().map(|it| it.cell).collect())
        };
        Ways { size, within: (0..=most).map(within).collect(), reached, moves: Default::default() }
    }

    /// The cubes within so many strides.
    pub fn reached(&self, most: u8) -> &[Reached] {
        &self.reached[..self.within[usize::from(most)].0]
    }

    /// The same as a set.
    pub fn within(&self, most: u8) -> &Cells {
        &self.within[usize::from(most)].1
    }

    /// The moves to them at a pace, where they are kept.
    pub fn moves(&self, pace: Pace, most: u8) -> Option<&List> {
        let at = [Pace::Move, Pace::Sprint, Pace::Result].into_iter().position(|it| it == pace)?;
        Some(self.moves[at].get_or_init(|| self.list(pace, most))).filter(|it| it.most == most)
    }

    fn list(&self, pace: Pace, most: u8) -> List {
        let reached = self.reached(most);
        let places = reached.iter().map(|it| usize::from(it.places)).sum();
        let (mut moves, mut ends) = (Vec::with_capacity(places), Vec::with_capacity(reached.len()));
        for it in reached {
            moves.extend(it.moves(self.size, pace));
            ends.push(moves.len());
        }
        List { most, moves, ends }
    }
}

/// Ways as far as they were asked for: by how far they lead and by kind of mover, then by cube.
pub(crate) struct Roads(Box<[OnceLock<FromCubes>]>);

type FromCubes = Box<[OnceLock<Ways>]>;

impl Default for Roads {
    fn default() -> Roads {
        Roads((0..KINDS * (LONGEST + 1)).map(|_| OnceLock::new()).collect())
    }
}

impl Roads {
    /// What a kind of mover reaches from a cube of so many in at most so many strides: as remembered, or by looking.
    pub fn from(&self, kind: usize, from: Cell, cubes: usize, most: u8, look: impl FnOnce() -> Ways) -> &Ways {
        let cells =
            self.0[usize::from(most) * KINDS + kind].get_or_init(|| (0..cubes).map(|_| OnceLock::new()).collect());
        cells[from.index()].get_or_init(look)
    }
}

impl fmt::Debug for Roads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("roads")
    }
}
