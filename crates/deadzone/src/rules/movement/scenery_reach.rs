//! From cube to cube by scenery alone (`dz.move.adjacent`): steps, drops over an edge, and what carries a model through the
//! air. Whoever may be standing there is asked about elsewhere (`occupancy`).
//!
//! Scenery never moves, so that movers of one kind find the same ways from a cube again and again, as long as nobody stands in
//! them: those are remembered. What is kept are answers to a question that always has the same one.

use catalogue::rule;

use crate::{
    Ability, Cell, Cells, Forbidden, ModelId, Spots, State, Way,
    model::{
        caches::reach::{Reach, Reached, Ways},
        field::FieldData,
    },
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

    /// A number below `KINDS` that no other kind has.
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

    /// Whether a stride leads from one cube to another.
    pub fn leads(&self, field: &FieldData, from: Cell, to: Cell) -> bool {
        let mut leads = false;
        self.strides(field, from, &Cells::all_but(to), &mut |it| leads |= it == to);
        leads && from != to
    }

    /// What stands in the way where no stride leads: the cubes do not touch, nobody can stand there, a Vehicle finds no ramp,
    /// the gap is too small, or there is nothing to climb.
    pub fn barrier(&self, field: &FieldData, from: Cell, to: Cell) -> Forbidden {
        let across = from.column().abs_diff(to.column()).max(from.row().abs_diff(to.row()));
        let touches = from != to && across <= 1 && to.level() <= from.level() + 1;
        if touches && !field.standing.has(to) {
            return self.no_floor(to);
        }
        let rule = match () {
            () if !touches && self.glides && to.level() < from.level() => rule!("dz.ability.glide"),
            () if !touches => rule!("dz.move.adjacent"),
            () if self.rolls && Mover { rolls: false, ..*self }.leads(field, from, to) => rule!("dz.ability.vehicle"),
            () if self.size > 1 && Mover { size: 1, ..*self }.leads(field, from, to) => rule!("dz.move.gap"),
            () if self.flies => rule!("dz.move.path"),
            () if to.level() + 1 < from.level() => rule!("dz.move.jump-down"),
            () if to.level() != from.level() => rule!("dz.move.climb"),
            () if from.column() != to.column() && from.row() != to.row() => rule!("dz.move.diagonal"),
            () => rule!("dz.move.path"),
        };
        Forbidden::NoWay { from, to, rule }
    }

    /// It must end where it can stand.
    pub fn no_floor(&self, cell: Cell) -> Forbidden {
        let rule = if self.flies { rule!("dz.ability.flight") } else { rule!("dz.move.climb") };
        Forbidden::NoFloor { cell, rule }
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

impl FieldData {
    /// What a kind of mover reaches from a cube while nobody is in the way, in at most so many strides.
    pub(crate) fn ways(&self, mover: Mover, from: Cell, most: u8) -> &Ways {
        self.roads.from(mover.kind(), from, self.lattice.cubes(), most, || {
            Ways::new(mover.size, mover.reach(self, from, most, Cells::default(), &Cells::default()), most)
        })
    }
}
