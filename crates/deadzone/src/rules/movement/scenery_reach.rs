//! From cube to cube by scenery alone (`dz.move.adjacent`): steps, drops over an edge, and what carries a model through the
//! air. Whoever may be standing there is asked about elsewhere (`occupancy`).
//!
//! Scenery never moves, so that movers of one kind find the same ways from a cube again and again, as long as nobody stands in
//! them: those are remembered. What is kept are answers to a question that always has the same one.

use std::{fmt, sync::OnceLock};

use smallvec::SmallVec;

use crate::{
    Ability, Cell, Cells, ModelId, Order, Pace, Spots, State, Way,
    model::{field::FieldData, order::LONGEST},
    rules::movement::flight,
};

/// How a model gets from cube to cube.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Mover {
    /// Its size.
    pub size: u8,
    /// Whether it flies.
    pub flies: bool,
    jumps: bool,
    rolls: bool,
    glides: bool,
}

/// Kinds of movers.
const KINDS: usize = 64;

impl Mover {
    /// A model of the battle.
    pub fn new(state: &State, model: ModelId) -> Mover {
        Mover {
            size: state.profile(model).size,
            flies: flight::flies(state, model),
            jumps: state.has(model, Ability::JumpPack),
            rolls: state.has(model, Ability::Vehicle),
            glides: state.has(model, Ability::Glide),
        }
    }

    /// A number below [`KINDS`] that no other kind has.
    fn kind(&self) -> usize {
        let gaits = [self.flies, self.jumps, self.rolls, self.glides];
        gaits.into_iter().fold(usize::from(self.size.clamp(1, 4)) - 1, |number, it| number << 1 | usize::from(it))
    }

    /// Where it may go next from a cube: steps, drops over an edge, and with a Jump Pack over walls. From the air over a gap
    /// (`dz.item.jump-pack`) it must come down on a floor. Steps to cubes seen before are left out.
    pub fn strides(&self, field: &FieldData, from: Cell, seen: &Cells, take: &mut impl FnMut(Cell)) {
        let Mover { size, flies, jumps, rolls, glides } = *self;
        if flies {
            field.flights(from, size).without(seen).each(take);
            return;
        }
        if !field.standing.has(from) {
            let near = field.flights(from, size).common(&field.standing).without(seen);
            near.iter().filter(|it| it.level() == from.level()).for_each(take);
            return;
        }
        field.steps(from, size, jumps, rolls).without(seen).each(&mut *take);
        field.drops(from, size, rolls).iter().copied().for_each(&mut *take);
        if glides {
            flight::landings(field, size, from).into_iter().for_each(&mut *take);
        }
        if jumps {
            field.hops(from, size).iter().copied().for_each(take);
        }
    }

    /// Every cube within so many strides by a shortest way, those fewer strides away first. Cubes that are barred are left
    /// out, and nothing leads on from those where it must halt.
    pub fn reach(&self, field: &FieldData, from: Cell, most: u8, barred: Cells, halts: &Cells) -> Reach {
        let mut seen = barred;
        seen.insert(from);
        let sample = Spots::sample(self.size, Spots(0)).len() as u8;
        let mut reached = Reach::new();
        let (mut at, mut next) = (0, Some((from, Way::default())));
        while let Some((from, way)) = next {
            if way.cells().len() < usize::from(most) && !(at > 0 && halts.has(from)) {
                let before = seen;
                self.strides(field, from, &before, &mut |to| {
                    if !seen.has(to) {
                        seen.insert(to);
                        if let Some(way) = way.then(to) {
                            reached.push(Reached { cell: to, way, places: self.places(field, to, sample) });
                        }
                    }
                });
            }
            next = reached.get(at).map(|it| (it.cell, it.way));
            at += 1;
        }
        reached
    }

    /// How many places are worth offering in a cube with nobody in it, of so many in the sample: none where one cannot stay,
    /// near scenery all, elsewhere the middle.
    fn places(&self, field: &FieldData, cell: Cell, sample: u8) -> u8 {
        let stays = field.standing.has(cell) && !field.is_narrow(self.size, cell);
        match (stays, field.near_scenery.has(cell)) {
            (false, _) => 0,
            (true, false) => 1,
            (true, true) => sample,
        }
    }
}

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
    fn new(field: &FieldData, mover: Mover, from: Cell, most: u8) -> Ways {
        let reached = mover.reach(field, from, most, Cells::default(), &Cells::default());
        let within = |strides: u8| {
            let count = reached.partition_point(|it| it.way.cells().len() <= usize::from(strides));
            (count, reached[..count].iter().map(|it| it.cell).collect())
        };
        Ways { size: mover.size, within: (0..=most).map(within).collect(), reached, moves: Default::default() }
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

impl FieldData {
    /// What a kind of mover reaches from a cube while nobody is in the way, in at most so many strides.
    pub(crate) fn ways(&self, mover: Mover, from: Cell, most: u8) -> &Ways {
        let Roads(roads) = &self.roads;
        let cells = roads[usize::from(most) * KINDS + mover.kind()]
            .get_or_init(|| (0..self.lattice.cubes()).map(|_| OnceLock::new()).collect());
        cells[from.index()].get_or_init(|| Ways::new(self, mover, from, most))
    }
}

impl fmt::Debug for Roads {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("roads")
    }
}
