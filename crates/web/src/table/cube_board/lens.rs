//! How a board of cubes is looked at: from above or from a corner, all of it or one level.
//!
//! A [`Lens`] is the player's choice, a [`Board`] that lens over a ground with levels. It lays everything out on a flat
//! sheet: in plan a cube's levels lie over each other, obliquely they are stacked. What is laid out can then be drawn and
//! pointed at like anything on a table.

use battle::scene::{Ground, Outline, Piece, Works};
use table::{Inches, Point, lattice::Cube};

use crate::table::models::model::base;
use crate::table::pen::At;

/// How the player looks at a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Lens {
    /// The one level looked at; `None` for all.
    pub level: Option<u8>,
    /// From a corner instead of from above.
    pub oblique: bool,
    /// By how many quarters the board is turned.
    pub turn: u8,
}

/// What an inch to the east, to the south and upwards is on the sheet of an oblique view.
const ACROSS: f64 = 0.87;
const DOWN: f64 = 0.5;
const UP: f64 = 0.83;
/// Room above the highest floor for whoever stands on it, and below the board for its edge, in inches.
const HEADROOM: f64 = 1.4;
const EDGE: f64 = 0.9;

/// A ground of cubes under a lens.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Board {
    /// How it is looked at.
    pub lens: Lens,
    /// The side of a cube, in inches.
    pub side: f64,
    /// Its levels.
    pub levels: u8,
    /// Cubes to the east and to the south.
    pub squares: (u8, u8),
    top: f64,
}

impl Board {
    /// The board a ground is; `None` for a table, or a strip with nothing built on it.
    #[must_use]
    pub fn of(ground: &Ground, lens: Lens) -> Option<Board> {
        let Ground::Lattice { columns, rows, levels, side, works } = ground else { return None };
        let highest = works.storeys.iter().map(|it| it.cube.level).max()?;
        let side = side.to_f64();
        let top = f64::from(highest) * side;
        Some(Board { lens, side, levels: (*levels).min(highest + 1), squares: (*columns, *rows), top })
    }

    fn sides(&self) -> At {
        (f64::from(self.squares.0) * self.side, f64::from(self.squares.1) * self.side)
    }

    /// How wide and deep the sheet is.
    #[must_use]
    pub fn extent(&self) -> At {
        let (wide, deep) = self.sides();
        if !self.lens.oblique {
            return (wide, deep);
        }
        ((wide + deep) * ACROSS, (wide + deep) * DOWN + self.top * UP + HEADROOM + EDGE)
    }

    /// A place of the board turned by quarters.
    fn turned(&self, (x, y): At) -> At {
        let (wide, deep) = self.sides();
        match self.lens.turn % 4 {
            0 => (x, y),
            1 => (deep - y, x),
            2 => (wide - x, deep - y),
            _ => (y, wide - x),
        }
    }

    fn turned_back(&self, (x, y): At) -> At {
        let (wide, deep) = self.sides();
        match self.lens.turn % 4 {
            0 => (x, y),
            1 => (y, deep - x),
            2 => (wide - x, deep - y),
            _ => (wide - y, x),
        }
    }

    /// Where a place at a height lies on the sheet.
    #[must_use]
    pub fn at(&self, place: At, height: f64) -> At {
        if !self.lens.oblique {
            return place;
        }
        let (x, y) = self.turned(place);
        let left = if self.lens.turn.is_multiple_of(2) { self.sides().1 } else { self.sides().0 };
        ((x - y + left) * ACROSS, (x + y) * DOWN + (self.top - height) * UP + HEADROOM)
    }

    /// How far towards the viewer a place is: what is nearer is drawn later.
    #[must_use]
    pub fn nearness(&self, place: At) -> f64 {
        let (x, y) = self.turned(place);
        x + y
    }

    /// The place at a height that lies here on the sheet.
    fn place(&self, (x, y): At, height: f64) -> At {
        if !self.lens.oblique {
            return (x, y);
        }
        let left = if self.lens.turn.is_multiple_of(2) { self.sides().1 } else { self.sides().0 };
        let (apart, both) = (x / ACROSS - left, (y - HEADROOM - (self.top - height) * UP) / DOWN);
        self.turned_back(((both + apart) / 2.0, (both - apart) / 2.0))
    }

    /// The cubes with a floor that lie here on the sheet, those on top first; of one level where one is looked at.
    #[must_use]
    pub fn cubes_at(&self, at: At, works: &Works) -> Vec<Cube> {
        let levels = (0..self.levels).rev().filter(|it| self.lens.level.is_none_or(|level| level == *it));
        let cube = |level: u8| {
            let (x, y) = self.place(at, f64::from(level) * self.side);
            let inside = |it: f64, of: u8| (0.0..f64::from(of)).contains(&(it / self.side));
            let on = inside(x, self.squares.0) && inside(y, self.squares.1);
            let cube = Cube::new((x / self.side) as u8, (y / self.side) as u8, level);
            (on && works.storey(cube).is_some()).then_some(cube)
        };
        levels.filter_map(cube).collect()
    }

    /// The four corners of a cube's floor on the sheet, this much inside its edges (in inches).
    #[must_use]
    pub fn floor(&self, cube: Cube, inside: f64) -> [At; 4] {
        let height = f64::from(cube.level) * self.side;
        let (west, north) = (f64::from(cube.column) * self.side, f64::from(cube.row) * self.side);
        let (near, far) = (inside, self.side - inside);
        [(near, near), (far, near), (far, far), (near, far)].map(|(x, y)| self.at((west + x, north + y), height))
    }

    /// Where a cube is pointed at: its middle; in plan, where levels lie over each other, a spot for each.
    #[must_use]
    pub fn spot(&self, cube: Cube) -> At {
        let one = self.lens.oblique || self.lens.level.is_some();
        let (x, y) = if one { (0.5, 0.5) } else { (0.2 + 0.2 * f64::from(cube.level), 0.16) };
        let place = ((f64::from(cube.column) + x) * self.side, (f64::from(cube.row) + y) * self.side);
        self.at(place, f64::from(cube.level) * self.side)
    }

    /// The cube a piece stands in.
    #[must_use]
    pub fn cube_of(&self, piece: &Piece) -> Cube {
        let ((x, y), _) = base(&piece.outline);
        let count = |it: f64, of: u8| (it / self.side).clamp(0.0, f64::from(of) - 0.5) as u8;
        let level = (piece.height.to_f64() / self.side).round() as u8;
        Cube::new(count(x, self.squares.0), count(y, self.squares.1), level)
    }

    /// Whether a piece is on what is looked at.
    #[must_use]
    pub fn shows(&self, piece: &Piece) -> bool {
        self.lens.level.is_none_or(|it| it == self.cube_of(piece).level)
    }

    /// How far above its foot the plate of a piece is held, on the sheet.
    #[must_use]
    pub fn lift(&self, piece: &Piece) -> f64 {
        if self.lens.oblique && piece.seat.is_some() { 0.55 + base(&piece.outline).1 } else { 0.0 }
    }

    /// A point at a height, laid out.
    #[must_use]
    pub fn point(&self, at: Point, height: Inches) -> Point {
        let (x, y) = self.at((at.x.to_f64(), at.y.to_f64()), height.to_f64());
        Point::new(Inches::nearest(x), Inches::nearest(y))
    }

    /// An area laid out: a cube as the polygon of its floor.
    #[must_use]
    pub fn outline(&self, outline: &Outline) -> Outline {
        match outline {
            Outline::Cube(column, row, level) => {
                let corners = self.floor(Cube::new(*column, *row, *level), 0.0);
                let point = |(x, y): At| Point::new(Inches::nearest(x), Inches::nearest(y));
                Outline::Polygon(corners.into_iter().map(point).collect())
            }
            other => other.clone(),
        }
    }

    /// The pieces laid out: none on top of another in plan, and held up by their stems obliquely.
    #[must_use]
    pub fn pieces(&self, pieces: &[Piece]) -> Vec<Piece> {
        let mut laid = pieces.to_vec();
        if self.lens.oblique {
            for piece in &mut laid {
                let lift = Inches::nearest(self.lift(piece));
                let height = piece.height;
                if let Outline::Disc { at, .. } = &mut piece.outline {
                    *at = self.point(*at, height);
                    at.y -= lift;
                }
            }
        } else {
            self.spread(&mut laid);
        }
        laid
    }

    /// Lays those who would lie on top of each other beside each other, stack by stack.
    fn spread(&self, pieces: &mut [Piece]) {
        let stack = |it: &Piece| (self.cube_of(it).column, self.cube_of(it).row);
        for column in 0..self.squares.0 {
            for row in 0..self.squares.1 {
                let here = |it: &Piece| stack(it) == (column, row) && self.shows(it);
                let members: Vec<usize> = (0..pieces.len()).filter(|it| here(&pieces[*it])).collect();
                if members
                    .iter()
                    .any(|one| members.iter().any(|other| one < other && overlap(&pieces[*one], &pieces[*other])))
                {
                    self.lay_beside(pieces, &members, (column, row));
                }
            }
        }
    }

    fn lay_beside(&self, pieces: &mut [Piece], members: &[usize], (column, row): (u8, u8)) {
        let across = (2..).find(|it| it * it >= members.len()).unwrap_or(2);
        let step = self.side / across as f64;
        let most = Inches::nearest(step * 0.46);
        for (place, member) in members.iter().enumerate() {
            let along =
                |number: u8, at: usize| Inches::nearest(f64::from(number) * self.side + (at as f64 + 0.5) * step);
            if let Outline::Disc { at, radius } = &mut pieces[*member].outline {
                *at = Point::new(along(column, place % across), along(row, place / across));
                *radius = (*radius).min(most);
            }
        }
    }
}

/// Whether two bases lie on each other.
fn overlap(one: &Piece, other: &Piece) -> bool {
    let (((x, y), radius), ((u, v), reach)) = (base(&one.outline), base(&other.outline));
    (x - u).hypot(y - v) < (radius + reach) * 0.9
}

#[cfg(test)]
mod tests {
    use super::*;
    use battle::{Line, scene::Storey};
    use table::lattice::Floor;

    fn board(lens: Lens) -> (Board, Works) {
        let storey =
            |cube: Cube| Storey { cube, floor: Floor::Full, room: 4, taken: Vec::new(), name: Line::new("duel-x") };
        let ground = (0..16).map(|it| storey(Cube::new(it % 4, it / 4, 0)));
        let storeys = ground.chain([storey(Cube::new(1, 2, 1)), storey(Cube::new(1, 2, 2))]).collect();
        let works = Works { storeys, ..Works::default() };
        let ground = Ground::Lattice { columns: 4, rows: 4, levels: 3, side: Inches::whole(3), works: works.clone() };
        (Board::of(&ground, lens).expect("a board"), works)
    }

    #[test]
    fn what_is_laid_out_is_found_again_from_every_corner() {
        for turn in 0..4 {
            let (board, works) = board(Lens { oblique: true, turn, level: None });
            for storey in &works.storeys {
                let at = board.spot(storey.cube);
                assert!(board.cubes_at(at, &works).contains(&storey.cube), "{:?} turned {turn}", storey.cube);
            }
            let (wide, deep) = board.extent();
            let corners = works.storeys.iter().flat_map(|it| board.floor(it.cube, 0.0));
            for (x, y) in corners {
                assert!((0.0..=wide).contains(&x) && (0.0..=deep).contains(&y), "{x},{y} turned {turn}");
            }
        }
    }

    #[test]
    fn of_stacked_cubes_the_highest_comes_first_and_one_level_leaves_the_others_out() {
        let (all, works) = board(Lens::default());
        let middle = (1.5 * 3.0, 2.5 * 3.0);
        let levels = |it: Vec<Cube>| it.iter().map(|it| it.level).collect::<Vec<_>>();
        assert_eq!(levels(all.cubes_at(middle, &works)), [2, 1, 0]);
        let (one, works) = board(Lens { level: Some(1), ..Lens::default() });
        assert_eq!(levels(one.cubes_at(middle, &works)), [1]);
        assert_eq!(one.cubes_at((-1.0, 2.0), &works), []);
    }
}
