//! The moves of a model, listed: every cube it can end in, by a shortest way, at the spots worth offering.
//!
//! Where nobody stands in its ways they are the same every time, and remembered (`scenery_reach`). Others in a cube leave it less
//! room there; but only enemies, who end a walk, and cubes that are full change where it gets to.

use crate::{
    Cell, Cells, ModelId, Order, Pace, Spots, State, Way,
    model::{
        caches::reach::{List, Reached},
        cell::LEVELS,
    },
    rules::movement::{allowance, occupancy::Crowds, scenery_reach::Mover, spots_beside},
};

/// A model that is about to move, at whatever pace.
pub(crate) struct Moves<'a> {
    state: &'a State,
    model: ModelId,
    mover: Mover,
    crowds: Crowds,
    /// The most cubes of a MOVE or SPRINT.
    furthest: u8,
}

impl<'a> Moves<'a> {
    /// As things are now.
    pub fn new(state: &'a State, model: ModelId) -> Moves<'a> {
        let furthest = [Pace::Move, Pace::Sprint].into_iter().filter_map(|it| allowance(state, model, it)).max();
        let (mover, crowds) = (Mover::new(state, model), Crowds::new(state, model));
        Moves { state, model, mover, crowds, furthest: furthest.unwrap_or(0) }
    }

    /// Adds the moves at a pace.
    pub fn list(&self, pace: Pace, orders: &mut Vec<Order>) {
        let Moves { state, model, mover, .. } = *self;
        let Some(most) = allowance(state, model, pace) else { return };
        let here = state.model(model);
        if matches!(pace, Pace::Move | Pace::Result | Pace::Surge) {
            let still = self.spots(here.cell).filter(|it| *it != here.spots);
            orders.extend(still.map(|at| Order::Move { pace, way: Way::default(), at }));
        }
        let (barred, halts) = self.hindrances(pace, here.cell);
        let ways = state.field.ways(mover, here.cell, most.max(self.furthest));
        let is_open = barred.joined(&halts).common(ways.within(most.saturating_sub(1))).is_empty();
        if !is_open || pace == Pace::Agile {
            return self.offer(pace, &mover.reach(&state.field, here.cell, most, barred, &halts), orders);
        }
        match ways.moves(pace, most) {
            None => self.offer(pace, ways.reached(most), orders),
            Some(list) if self.crowds.busy.common(ways.within(most)).is_empty() => {
                orders.extend_from_slice(&list.moves);
            }
            Some(list) => self.offer_kept(pace, ways.reached(most), list, orders),
        }
    }

    /// The cubes it may not enter, and those where its walk ends. In the air neither matters.
    fn hindrances(&self, pace: Pace, here: Cell) -> (Cells, Cells) {
        // An Agile model changes its level and nothing else.
        let elsewhere = if pace == Pace::Agile { Cells::all_but(here).without(&stack(here)) } else { Cells::default() };
        if self.mover.flies {
            return (elsewhere, Cells::default());
        }
        (self.crowds.barred.joined(&elsewhere), self.crowds.foes.common(&self.state.field.standing))
    }

    /// Adds the moves to cubes that are reached.
    fn offer(&self, pace: Pace, reached: &[Reached], orders: &mut Vec<Order>) {
        for it in reached {
            if self.crowds.busy.has(it.cell) {
                self.offer_among_others(pace, it, orders);
            } else {
                orders.extend(it.moves(self.mover.size, pace));
            }
        }
    }

    /// The moves to a cube with others in it, if one can stay there.
    fn offer_among_others(&self, pace: Pace, it: &Reached, orders: &mut Vec<Order>) {
        if self.crowds.ends.has(it.cell) {
            orders.extend(self.spots(it.cell).map(|at| Order::Move { pace, way: it.way, at }));
        }
    }

    /// The same from what is kept: all at once, but for cubes with others in them.
    fn offer_kept(&self, pace: Pace, reached: &[Reached], list: &List, orders: &mut Vec<Order>) {
        let (mut begin, mut end) = (0, 0);
        for (it, next) in reached.iter().zip(&list.ends) {
            if self.crowds.busy.has(it.cell) {
                orders.extend_from_slice(&list.moves[begin..end]);
                self.offer_among_others(pace, it, orders);
                begin = *next;
            }
            end = *next;
        }
        orders.extend_from_slice(&list.moves[begin..]);
    }

    fn spots(&self, cell: Cell) -> impl Iterator<Item = Spots> + use<> {
        spots_beside(self.state, self.model, cell, self.crowds.taken[cell.index()])
    }
}

fn stack(cell: Cell) -> Cells {
    (1..=LEVELS).filter_map(|it| cell.on_level(it)).collect()
}
