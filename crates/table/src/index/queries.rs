//! The queries of an index. Each can exclude things (`skip`), such as the two models at the ends of a line.

use crate::{
    Vec2,
    index::{Index, ItemId, ItemSet, items::Way, walk::Walk},
};

/// A thing a line runs through, and where, as shares of the way from its start (0) to its end (1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crossed {
    /// The thing.
    pub item: ItemId,
    /// Where the line enters it; 0 when it starts inside.
    pub enter: f64,
    /// Where it leaves it; 1 when it ends inside.
    pub leave: f64,
}

/// The thing nearest to a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Nearest {
    /// The thing.
    pub item: ItemId,
    /// How far it is; 0 inside it.
    pub distance: f64,
}

impl<const W: usize> Index<W> {
    /// Whether anything stops a line.
    #[must_use]
    pub fn blocked(&self, from: Vec2, to: Vec2, skip: &ItemSet<W>) -> bool {
        let (way, mut seen, mut walk) = (Way::new(from, to), *skip, Walk::new(self, from, to));
        loop {
            let fresh = seen.take_new(&self.cells[walk.cell()]);
            if !fresh.is_empty() && fresh.iter().any(|id| self.items.stops(id, &way)) {
                return true;
            }
            if !walk.go_on() {
                return false;
            }
        }
    }

    /// The first thing a line runs into; of two entered at once, the one with the lower number.
    #[must_use]
    pub fn first_hit(&self, from: Vec2, to: Vec2, skip: &ItemSet<W>) -> Option<Crossed> {
        let (way, mut seen, mut walk) = (Way::new(from, to), *skip, Walk::new(self, from, to));
        let mut best: Option<Crossed> = None;
        loop {
            let fresh = seen.take_new(&self.cells[walk.cell()]);
            for item in fresh.iter().filter(|&id| self.items.is_near(id, &way)) {
                if let Some((enter, leave)) = self.items.stretch(item, &way) {
                    let sooner = |it: Crossed| enter < it.enter || (enter == it.enter && item < it.item);
                    best = if best.is_none_or(sooner) { Some(Crossed { item, enter, leave }) } else { best };
                }
            }
            // What is entered before this cell is left is listed in it or an earlier one.
            if best.is_some_and(|it| it.enter < walk.until()) || !walk.go_on() {
                return best;
            }
        }
    }

    /// Everything a line runs through, in the order it is entered, put into `found` (which is emptied first).
    pub fn crossed(&self, from: Vec2, to: Vec2, skip: &ItemSet<W>, found: &mut Vec<Crossed>) {
        found.clear();
        let (way, mut listed) = (Way::new(from, to), self.along(from, to));
        listed.subtract(skip);
        // Whether the line comes near a thing is anybody's guess, so each is written down and the pen moved on if so.
        let (mut near, mut count) = ([[ItemId::FIRST; 64]; W], 0);
        let near = near.as_flattened_mut();
        for item in listed.iter() {
            near[count] = item;
            count += usize::from(self.items.is_near(item, &way));
        }
        for &item in &near[..count] {
            if let Some((enter, leave)) = self.items.stretch(item, &way) {
                found.push(Crossed { item, enter, leave });
            }
        }
        // A handful: put each in its place. Things come by number, so equal ones stay in that order.
        for at in 1..found.len() {
            let mut place = at;
            while place > 0 && found[place - 1].enter > found[place].enter {
                found.swap(place - 1, place);
                place -= 1;
            }
        }
    }

    /// The things in the cells along a line: all it may run through, and some it misses.
    #[must_use]
    pub fn along(&self, from: Vec2, to: Vec2) -> ItemSet<W> {
        let (mut all, mut walk) = (ItemSet::NONE, Walk::new(self, from, to));
        loop {
            all.add(&self.cells[walk.cell()]);
            if !walk.go_on() {
                return all;
            }
        }
    }

    /// The thing nearest to a place; of two as near, the one with the lower number.
    #[must_use]
    pub fn nearest(&self, at: Vec2, skip: &ItemSet<W>) -> Option<Nearest> {
        let ((column, row), mut seen) = (self.cell_of(at), *skip);
        let (mut best, mut item) = (f64::INFINITY, None);
        for ring in 0..self.columns.max(self.rows) {
            self.each_in_ring(column, row, ring, |cell| {
                for id in seen.take_new(&self.cells[cell]).iter() {
                    if let Some(nearer) = self.items.nearer(id, at, best) {
                        (best, item) = (nearer, Some(id));
                    }
                }
            });
            let beyond = self.clearance(at, column, row, ring);
            if best <= beyond {
                break;
            }
        }
        item.map(|item| Nearest { item, distance: best })
    }

    /// The cells so many steps from one, in a square around it.
    fn each_in_ring(&self, column: usize, row: usize, ring: usize, mut visit: impl FnMut(usize)) {
        let (west, east) = (column.saturating_sub(ring), (column + ring).min(self.columns - 1));
        let (north, south) = (row.saturating_sub(ring), (row + ring).min(self.rows - 1));
        for y in north..=south {
            let is_edge = y + ring == row || y == row + ring;
            // Between its northern and southern edge a ring has only its two ends, as far as they are on the table.
            let (first, last) = (column >= ring, column + ring < self.columns);
            match (is_edge, first, last) {
                (true, ..) => (west..=east).for_each(|x| visit(y * self.columns + x)),
                (false, true, true) => [west, east].into_iter().for_each(|x| visit(y * self.columns + x)),
                (false, true, false) => visit(y * self.columns + west),
                (false, false, true) => visit(y * self.columns + east),
                (false, false, false) => {}
            }
        }
    }

    /// How far a place is from the nearest cell beyond a ring.
    fn clearance(&self, at: Vec2, column: usize, row: usize, ring: usize) -> f64 {
        let along = |at: f64, scale: f64, cell: usize, count: usize| {
            let low = if cell > ring { at - (cell - ring) as f64 / scale } else { f64::INFINITY };
            let high = if cell + ring + 1 < count { (cell + ring + 1) as f64 / scale - at } else { f64::INFINITY };
            low.min(high)
        };
        let (x, y) = (self.scale.x, self.scale.y);
        along(at.x, x, column, self.columns).min(along(at.y, y, row, self.rows)).max(0.0)
    }
}
