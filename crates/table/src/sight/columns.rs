//! Counting hidden cells a column at a time.
//!
//! In one column a convex volume hides an interval of heights. Cells well inside it are hidden and cells well outside
//! are not, whatever rounding did; the few whose centre lies within a hair of its ends are settled by the plain test.
//! So the counts are those of the plain loop to the last cell.

use crate::{
    Spot, Volume,
    sight::{
        Cells, Grid, Rectangle,
        cells::full,
        plain,
        shadow::{Chord, Height, Shadow},
    },
};

/// The cells of a rectangle whose centre the volumes, taken together, hide from the eye.
#[must_use]
pub fn hidden_cells(eye: Spot, rectangle: &Rectangle, grid: Grid, volumes: &[Volume<'_>]) -> Cells {
    let mut hidden = grid.none();
    hide(eye, rectangle, grid, volumes, &mut hidden, |_| false);
    hidden
}

/// Whether the volumes, taken together, hide at least so many of the cells `among` from the eye.
#[must_use]
pub fn hides_at_least(
    count: u32,
    eye: Spot,
    rectangle: &Rectangle,
    grid: Grid,
    among: &Cells,
    volumes: &[Volume<'_>],
) -> bool {
    let enough = |hidden: &Cells| {
        let mut seen = hidden.clone();
        seen.keep(among);
        seen.count() >= count
    };
    let mut hidden = grid.none();
    count == 0 || hide(eye, rectangle, grid, volumes, &mut hidden, enough)
}

/// Whether one of the eyes sees the centre of one of the cells `among` past the volumes.
#[must_use]
pub fn sees_any(eyes: &[Spot], rectangle: &Rectangle, grid: Grid, among: &Cells, volumes: &[Volume<'_>]) -> bool {
    let blind = |eye: &Spot| hide(*eye, rectangle, grid, volumes, &mut grid.none(), |hidden| hidden.covers(among));
    !among.is_empty() && !eyes.iter().all(blind)
}

/// Adds what each volume hides until `enough` is hidden; whether it was.
fn hide(
    eye: Spot,
    rectangle: &Rectangle,
    grid: Grid,
    volumes: &[Volume<'_>],
    hidden: &mut Cells,
    enough: impl Fn(&Cells) -> bool,
) -> bool {
    let view = View { eye, rectangle, grid, rows: Rows::of(rectangle, grid) };
    for volume in volumes {
        for part in volume.parts() {
            if let Some(shadow) = Shadow::cast(eye, rectangle, volume, part) {
                view.add(&shadow, hidden);
                if enough(hidden) {
                    return true;
                }
            }
        }
    }
    false
}

struct View<'a> {
    eye: Spot,
    rectangle: &'a Rectangle,
    grid: Grid,
    rows: Option<Rows>,
}

impl View<'_> {
    fn add(&self, shadow: &Shadow<'_>, hidden: &mut Cells) {
        let count = f64::from(self.grid.columns());
        // Columns whose middle lies between the ends of the shadow, rounded outwards.
        let (low, high) = shadow.span(self.rectangle);
        let (first, end) =
            ((low * count - 0.5).clamp(0.0, count) as usize, (high * count + 1.0).clamp(0.0, count) as usize);
        let across = 1.0 / count;
        for (column, cells) in hidden.columns_mut().iter_mut().enumerate().take(end).skip(first) {
            let column = column as u8;
            let chord = shadow.chord((f64::from(column) + 0.5) * across);
            if chord.doubtful {
                *cells |= self.test(shadow, column, full(self.grid.rows()) & !*cells);
            } else if chord.enter < chord.leave {
                *cells |= self.rows(shadow, column, chord, *cells);
            }
        }
    }

    /// The rows hidden in a column with this chord.
    #[inline]
    fn rows(&self, shadow: &Shadow<'_>, column: u8, chord: Chord, known: u64) -> u64 {
        let Some(rows) = &self.rows else { return self.test(shadow, column, full(self.grid.rows()) & !known) };
        let (low, high) = shadow.heights(chord);
        let (sure, perhaps) = rows.between(low, high);
        let doubtful = perhaps & !sure & !known;
        if doubtful == 0 { sure } else { sure | self.test(shadow, column, doubtful) }
    }

    /// The plain test, for some rows of a column.
    #[cold]
    fn test(&self, shadow: &Shadow<'_>, column: u8, mut rows: u64) -> u64 {
        let mut hidden = 0;
        while rows != 0 {
            let row = rows.trailing_zeros() as u8;
            rows &= rows - 1;
            let to = self.grid.centre(self.rectangle, column, row);
            let stopped = plain::stretch(shadow.part, shadow.bottom, shadow.top, self.eye, to).is_some();
            hidden |= u64::from(stopped) << row;
        }
        hidden
    }
}

/// How heights become rows.
struct Rows {
    bottom: f64,
    per_inch: f64,
    count: f64,
}

impl Rows {
    /// `None` when the rectangle is too low to tell its rows apart.
    fn of(rectangle: &Rectangle, grid: Grid) -> Option<Rows> {
        let height = rectangle.top - rectangle.bottom;
        let count = f64::from(grid.rows());
        let rows = Rows { bottom: rectangle.bottom, per_inch: count / height, count };
        (height > 1e-3).then_some(rows)
    }

    /// The rows whose centres are surely above `low` and below `high`, and those that may be.
    #[inline]
    fn between(&self, low: Height, high: Height) -> (u64, u64) {
        let row = |height: f64| (height - self.bottom) * self.per_inch - 0.5;
        let (low, low_doubt) = (row(low.level), low.doubt * self.per_inch);
        let (high, high_doubt) = (row(high.level), high.doubt * self.per_inch);
        let sure = self.below(high - high_doubt) & !self.below(low + low_doubt);
        let perhaps = self.below(high + high_doubt) & !self.below(low - low_doubt);
        (sure, perhaps)
    }

    /// The rows up to a (fractional) row number.
    #[inline]
    fn below(&self, row: f64) -> u64 {
        let count = (row + 1.0).clamp(0.0, self.count) as u32;
        if count == 0 { 0 } else { u64::MAX >> (64 - count) }
    }
}
