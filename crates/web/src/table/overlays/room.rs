//! Room on the map: where a card or a label can lie without hiding what matters.

use crate::table::pen::At;

/// An upright rectangle on screen.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    /// Its corner in the north-west.
    pub at: At,
    /// How wide and how high it is.
    pub size: At,
}

impl Rect {
    /// A square around a place.
    #[must_use]
    pub fn around((x, y): At, radius: f64) -> Rect {
        Rect { at: (x - radius, y - radius), size: (2.0 * radius, 2.0 * radius) }
    }

    /// How much of it lies under another.
    fn shared(&self, other: &Rect) -> f64 {
        let along = |a: f64, long: f64, b: f64, far: f64| ((a + long).min(b + far) - a.max(b)).max(0.0);
        along(self.at.0, self.size.0, other.at.0, other.size.0)
            * along(self.at.1, self.size.1, other.at.1, other.size.1)
    }

    /// Pushed into a view that it fits into.
    fn within(self, view: &Rect) -> Rect {
        let push = |at: f64, long: f64, from: f64, room: f64| at.min(from + room - long).max(from);
        let x = push(self.at.0, self.size.0, view.at.0, view.size.0);
        let y = push(self.at.1, self.size.1, view.at.1, view.size.1);
        Rect { at: (x, y), ..self }
    }
}

/// What lies on the map already.
#[derive(Clone, Debug, Default)]
pub struct Room {
    view: Rect,
    taken: Vec<(Rect, f64)>,
}

impl Room {
    /// An empty map, of which this is seen.
    #[must_use]
    pub fn new(view: Rect) -> Room {
        Room { view, taken: Vec::new() }
    }

    /// Something lies here: how much it matters that it stays in sight.
    pub fn take(&mut self, rect: Rect, matters: f64) {
        self.taken.push((rect, matters));
    }

    /// Finds a place for something of this size, so far from an anchor: the first of those around it that hide least. It is
    /// taken from then on.
    pub fn place(&mut self, anchor: At, gap: f64, size: At) -> At {
        let hidden = |it: &Rect| self.taken.iter().map(|(rect, matters)| rect.shared(it) * matters).sum::<f64>();
        let best = around(anchor, gap, size)
            .map(|at| Rect { at, size }.within(&self.view))
            .into_iter()
            .map(|it| (hidden(&it), it))
            .reduce(|best, it| if it.0 < best.0 - 1.0 { it } else { best });
        let rect = best.map_or(Rect { at: anchor, size }, |it| it.1);
        self.take(rect, 3.0);
        rect.at
    }
}

/// The places around an anchor, the most natural first.
fn around((x, y): At, gap: f64, (wide, high): At) -> [At; 8] {
    let (east, west, middle) = (x + gap, x - gap - wide, x - wide / 2.0);
    let (beside, above, below) = (y - high / 2.0, y - gap - high, y + gap);
    [
        (east, beside),
        (east, above),
        (east, below),
        (west, beside),
        (west, above),
        (west, below),
        (middle, below),
        (middle, above),
    ]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view() -> Room {
        Room::new(Rect { at: (0.0, 0.0), size: (800.0, 600.0) })
    }

    #[test]
    fn a_card_lies_to_the_east_where_nothing_is() {
        assert_eq!(view().place((100.0, 100.0), 20.0, (80.0, 40.0)), (120.0, 80.0));
    }

    #[test]
    fn two_cards_do_not_lie_on_each_other() {
        let mut room = view();
        let size = (80.0, 40.0);
        let first = room.place((100.0, 100.0), 20.0, size);
        let second = room.place((104.0, 100.0), 20.0, size);
        assert_eq!(Rect { at: first, size }.shared(&Rect { at: second, size }), 0.0, "{first:?} {second:?}");
    }

    #[test]
    fn a_name_that_matters_is_left_in_sight() {
        let mut room = view();
        let name = Rect { at: (110.0, 70.0), size: (200.0, 60.0) };
        room.take(name, 1.0);
        let at = room.place((100.0, 100.0), 20.0, (80.0, 40.0));
        assert_eq!(name.shared(&Rect { at, size: (80.0, 40.0) }), 0.0, "{at:?}");
    }

    #[test]
    fn a_card_stays_in_view() {
        let at = view().place((795.0, 595.0), 20.0, (80.0, 40.0));
        assert!(at.0 + 80.0 <= 800.0 && at.1 + 40.0 <= 600.0, "{at:?}");
    }
}
