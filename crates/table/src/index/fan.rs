//! Candidates for blocking a view: the things in the cells under a triangle.

use crate::{
    Vec2,
    index::{Index, ItemSet, MARGIN},
};

impl<const W: usize> Index<W> {
    /// The things in the cells under the triangle from an eye to both ends of its target: all that may hide part of it,
    /// and some that do not.
    #[must_use]
    pub fn in_view(&self, eye: Vec2, left: Vec2, right: Vec2) -> ItemSet<W> {
        let sides = [(eye, left), (left, right), (right, eye)];
        let rows = [eye, left, right].map(|it| self.cell_of(it).1);
        let mut all = ItemSet::NONE;
        for row in rows[0].min(rows[1]).min(rows[2])..=rows[0].max(rows[1]).max(rows[2]) {
            let (low, high) = self.across_row(&sides, row);
            if low > high {
                continue;
            }
            let (west, east) = (self.cell_of(Vec2 { x: low, y: 0.0 }).0, self.cell_of(Vec2 { x: high, y: 0.0 }).0);
            self.cells[row * self.columns + west..=row * self.columns + east].iter().for_each(|it| all.add(it));
        }
        all
    }

    /// How far west and east a triangle reaches within a row of cells.
    fn across_row(&self, sides: &[(Vec2, Vec2); 3], row: usize) -> (f64, f64) {
        let line = |at: usize| at as f64 / self.scale.y;
        let north = if row == 0 { f64::NEG_INFINITY } else { line(row) - MARGIN };
        let south = if row + 1 == self.rows { f64::INFINITY } else { line(row + 1) + MARGIN };
        let (mut low, mut high) = (f64::INFINITY, f64::NEG_INFINITY);
        for &(a, b) in sides {
            let (a, b) = if a.y <= b.y { (a, b) } else { (b, a) };
            if b.y < north || a.y > south {
                continue;
            }
            let slope = if b.y > a.y { (b.x - a.x) / (b.y - a.y) } else { 0.0 };
            let from = if a.y < north { a.x + (north - a.y) * slope } else { a.x };
            let to = if b.y > south { a.x + (south - a.y) * slope } else { b.x };
            low = low.min(from).min(to);
            high = high.max(from).max(to);
        }
        (low - MARGIN, high + MARGIN)
    }
}
