//! A board of cubes from a corner, in pixels: far cubes first, and in each from below to above the far walls, the floor,
//! what is marked on it, what lies and stands in it, and the near walls cut down so that nobody is hidden.

use std::fmt::Write;

use battle::scene::{Climb, Outline, Partition, Patch, Piece, Storey, Works, Zone};
use table::{
    Arrange,
    lattice::{Cube, Floor, Opening},
};

use crate::table::cube_board::from_above::edge;
use crate::table::cube_board::lens::Board;
use crate::table::models::model::{Look, base, side};
use crate::table::models::standee::{counter, standee};
use crate::table::pen::{At, lines, n};

/// How high near walls are left standing, as a share of a cube.
const STUMP: f64 = 0.2;
/// How thick a floor is, in inches.
const THICK: f64 = 0.22;

/// What is drawn: the board with everything in its true place.
pub struct Picture<'a> {
    /// The board.
    pub board: Board,
    /// Pixels to the inch of the sheet.
    pub scale: f64,
    /// What is built.
    pub works: &'a Works,
    /// What lies in cubes.
    pub blocks: &'a [Patch],
    /// Marked cubes.
    pub zones: &'a [Zone],
    /// The cubes orders lead to.
    pub reach: &'a [Zone],
    /// Models and counters.
    pub pieces: &'a [Piece],
    /// How a piece is drawn.
    pub look: &'a dyn Fn(&Piece) -> Look,
}

/// A corner of something in the air: east, south, up, in inches.
type Spot = (f64, f64, f64);

impl Picture<'_> {
    fn at(&self, (x, y, z): Spot) -> At {
        let (u, v) = self.board.at((x, y), z);
        (u * self.scale, v * self.scale)
    }

    fn face(&self, corners: &[Spot], class: &str) -> String {
        let corners: Vec<At> = corners.iter().map(|it| self.at(*it)).collect();
        format!(r#"<path d="{}" class="{class}"/>"#, lines(&corners, true))
    }

    fn line(&self, corners: &[Spot], class: &str) -> String {
        let corners: Vec<At> = corners.iter().map(|it| self.at(*it)).collect();
        format!(r#"<path d="{}" class="{class}"/>"#, lines(&corners, false))
    }

    /// The whole picture.
    #[must_use]
    pub fn draw(&self) -> String {
        let mut svg = self.slab();
        let (columns, rows) = self.board.squares;
        let mut squares: Vec<(u8, u8)> = (0..rows).flat_map(|row| (0..columns).map(move |it| (it, row))).collect();
        let side = self.board.side;
        let near =
            |it: &(u8, u8)| self.board.nearness(((f64::from(it.0) + 0.5) * side, (f64::from(it.1) + 0.5) * side));
        squares.arrange(|a, b| near(a).total_cmp(&near(b)));
        for (column, row) in squares {
            for level in 0..self.board.levels {
                svg += &self.cube(Cube::new(column, row, level));
            }
        }
        svg
    }

    /// The board's own edge, its ground, and the numbers along it.
    fn slab(&self) -> String {
        let side = self.board.side;
        let (wide, deep) = (f64::from(self.board.squares.0) * side, f64::from(self.board.squares.1) * side);
        let ring = [(0.0, 0.0), (wide, 0.0), (wide, deep), (0.0, deep)];
        let mut svg = String::new();
        for at in 0..4 {
            let (a, b) = (ring[at], ring[(at + 1) % 4]);
            if self.is_near(((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), (wide / 2.0, deep / 2.0)) {
                let class = if self.faces_left(a, b) { "o-slab-l" } else { "o-slab-r" };
                svg += &self.face(&[(a.0, a.1, 0.0), (b.0, b.1, 0.0), (b.0, b.1, -0.8), (a.0, a.1, -0.8)], class);
                svg += &self.numbers(a, b);
            }
        }
        svg += &self.face(&ring.map(|(x, y)| (x, y, 0.0)), "o-ground");
        for at in 0..=self.board.squares.0 {
            let x = f64::from(at) * side;
            svg += &self.line(&[(x, 0.0, 0.0), (x, deep, 0.0)], "o-grid");
        }
        for at in 0..=self.board.squares.1 {
            let y = f64::from(at) * side;
            svg += &self.line(&[(0.0, y, 0.0), (wide, y, 0.0)], "o-grid");
        }
        svg
    }

    /// Columns or rows along a near edge of the board.
    fn numbers(&self, a: At, b: At) -> String {
        let side = self.board.side;
        let across = (a.1 - b.1).abs() < 0.01;
        let count = if across { self.board.squares.0 } else { self.board.squares.1 };
        let mut svg = String::new();
        for at in 0..count {
            let along = (f64::from(at) + 0.5) * side;
            let place = if across { (along, a.1, -0.4) } else { (a.0, along, -0.4) };
            let (x, y) = self.at(place);
            let _ = write!(svg, r#"<text x="{}" y="{}" class="o-num">{}</text>"#, n(x), n(y + 4.0), at + 1);
        }
        svg
    }

    /// Whether a place is nearer to the viewer than another.
    fn is_near(&self, place: At, than: At) -> bool {
        self.board.nearness(place) > self.board.nearness(than) + 0.01
    }

    /// Whether a near face looks to the left.
    fn faces_left(&self, a: At, b: At) -> bool {
        let ((ax, ay), (bx, by)) = (self.at((a.0, a.1, 0.0)), self.at((b.0, b.1, 0.0)));
        (bx - ax) * (by - ay) > 0.0
    }

    fn cube(&self, cube: Cube) -> String {
        let only = self.board.lens.level;
        if only.is_some_and(|it| cube.level > it) {
            return self.above(cube);
        }
        let mut svg = String::new();
        let walls: Vec<&Partition> = self.works.walls.iter().filter(|it| it.cube == cube).collect();
        let (near, far): (Vec<&Partition>, Vec<&Partition>) = walls.into_iter().partition(|it| self.stands_near(it));
        svg += &far.into_iter().map(|it| self.wall(it)).collect::<String>();
        if let Some(storey) = self.works.storey(cube) {
            svg += &self.floor(storey);
        }
        svg += &self.marked(cube);
        svg += &self.blocks_in(cube);
        svg += &self.works.climbs.iter().filter(|it| it.cube == cube).map(|it| self.way_up(it)).collect::<String>();
        svg += &self.pieces_in(cube, "");
        svg + &near.into_iter().map(|it| self.stump(it)).collect::<String>()
    }

    /// What is above the level looked at: outlines of floors, and whoever stands there faintly.
    fn above(&self, cube: Cube) -> String {
        let floor = self.works.storey(cube).map(|_| self.face(&self.corners(cube, 0.0), "o-above"));
        floor.unwrap_or_default() + &self.pieces_in(cube, " o-faint")
    }

    /// The corners of a floor.
    fn corners(&self, cube: Cube, inside: f64) -> [Spot; 4] {
        let side = self.board.side;
        let (x, y, z) = (f64::from(cube.column) * side, f64::from(cube.row) * side, f64::from(cube.level) * side);
        let (near, far) = (inside, side - inside);
        [(near, near), (far, near), (far, far), (near, far)].map(|(u, v)| (x + u, y + v, z))
    }

    /// A floor above the ground with its thickness; thin where somebody stands below it.
    fn floor(&self, storey: &Storey) -> String {
        let cube = storey.cube;
        if cube.level == 0 {
            return String::new();
        }
        let below = Cube::new(cube.column, cube.row, cube.level - 1);
        let covers = self.pieces.iter().any(|it| it.seat.is_some() && self.board.cube_of(it) == below);
        let mut class = format!("o-top o-lv{}", cube.level.min(3));
        class += if covers { " o-thin" } else { "" };
        class += if storey.floor == Floor::Partial { " o-half" } else { "" };
        let corners = self.corners(cube, 0.0);
        let mut svg = String::new();
        for at in 0..4 {
            let (a, b) = (corners[at], corners[(at + 1) % 4]);
            let middle = ((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0);
            let centre = ((corners[0].0 + corners[2].0) / 2.0, (corners[0].1 + corners[2].1) / 2.0);
            let beyond = (middle.0 * 2.0 - centre.0, middle.1 * 2.0 - centre.1);
            if self.is_near(middle, centre) && !self.is_floored(beyond, cube.level) {
                let side = if self.faces_left((a.0, a.1), (b.0, b.1)) { "o-l" } else { "o-r" };
                let low = |it: Spot| (it.0, it.1, it.2 - THICK);
                svg += &self.face(&[a, b, low(b), low(a)], side);
            }
        }
        svg += &self.face(&corners, &class);
        if storey.floor == Floor::Partial {
            svg += &self.boards(&corners);
        }
        svg
    }

    fn boards(&self, corners: &[Spot; 4]) -> String {
        let mix = |a: Spot, b: Spot, share: f64| (a.0 + (b.0 - a.0) * share, a.1 + (b.1 - a.1) * share, a.2);
        let board = |at: i32| {
            let share = f64::from(at) / 6.0;
            self.line(&[mix(corners[0], corners[1], share), mix(corners[3], corners[2], share)], "o-board")
        };
        (1..6).map(board).collect()
    }

    fn is_floored(&self, (x, y): At, level: u8) -> bool {
        let side = self.board.side;
        let inside = x > 0.0 && y > 0.0;
        inside && self.works.storey(Cube::new((x / side) as u8, (y / side) as u8, level)).is_some()
    }

    fn stands_near(&self, wall: &Partition) -> bool {
        let (a, b) = edge(&self.board, wall.cube, wall.side);
        let side = self.board.side;
        let centre = ((f64::from(wall.cube.column) + 0.5) * side, (f64::from(wall.cube.row) + 0.5) * side);
        self.is_near(((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), centre)
    }

    /// A stretch of a wall: shares along it and up.
    fn stretch(&self, wall: &Partition, along: (f64, f64), up: (f64, f64), class: &str) -> String {
        let ((ax, ay), (bx, by)) = edge(&self.board, wall.cube, wall.side);
        let foot = f64::from(wall.cube.level) * self.board.side;
        let at = |share: f64, up: f64| (ax + (bx - ax) * share, ay + (by - ay) * share, foot + up * self.board.side);
        self.face(&[at(along.0, up.0), at(along.1, up.0), at(along.1, up.1), at(along.0, up.1)], class)
    }

    fn side_of(&self, wall: &Partition) -> &'static str {
        let (a, b) = edge(&self.board, wall.cube, wall.side);
        if self.faces_left(a, b) { "o-l" } else { "o-r" }
    }

    /// A far wall in full height, with its slit or doorway.
    fn wall(&self, wall: &Partition) -> String {
        let class = format!("o-wall {}", self.side_of(wall));
        let hole = if wall.shut { "o-hatch" } else { "o-hole" };
        match wall.opening {
            Opening::Blocked => self.stretch(wall, (0.0, 1.0), (0.0, 1.0), &class),
            Opening::Small => {
                self.stretch(wall, (0.0, 1.0), (0.0, 1.0), &class) + &self.stretch(wall, (0.2, 0.8), (0.32, 0.55), hole)
            }
            Opening::Medium => {
                self.stretch(wall, (0.0, 1.0), (0.0, 1.0), &class) + &self.stretch(wall, (0.27, 0.73), (0.0, 0.8), hole)
            }
            Opening::Large => self.stretch(wall, (0.0, 1.0), (0.0, 0.25), &class),
            Opening::Open => String::new(),
        }
    }

    /// A near wall: its stump with the gap in it, and a dashed line where it would be.
    fn stump(&self, wall: &Partition) -> String {
        let class = format!("o-wall {}", self.side_of(wall));
        let whole = |high: f64| self.stretch(wall, (0.0, 1.0), (0.0, high), &class);
        let ghost = || self.stretch(wall, (0.0, 1.0), (0.0, 1.0), "o-cut");
        match wall.opening {
            Opening::Blocked | Opening::Small => ghost() + &whole(STUMP),
            Opening::Medium => {
                let jamb = |along: (f64, f64)| self.stretch(wall, along, (0.0, STUMP), &class);
                let door =
                    if wall.shut { self.stretch(wall, (0.27, 0.73), (0.0, STUMP), "o-hatch") } else { String::new() };
                ghost() + &jamb((0.0, 0.27)) + &door + &jamb((0.73, 1.0))
            }
            Opening::Large => whole(0.25),
            Opening::Open => String::new(),
        }
    }

    /// What is marked on a cube, and whether orders lead there.
    fn marked(&self, cube: Cube) -> String {
        let here = |it: &&Zone| it.outline == Outline::Cube(cube.column, cube.row, cube.level);
        let mut svg = String::new();
        for zone in self.zones.iter().filter(here) {
            let owner = zone.seat.map_or("nobody", |it| side(Some(it)));
            svg += &match zone.kind.as_str() {
                "objective" => self.objective(zone, cube, owner),
                "smoke" => self.face(&self.corners(cube, 0.1), "o-smoke"),
                kind => self.face(&self.corners(cube, 0.0), &format!("o-zone o-{kind} {owner}")),
            };
        }
        if self.reach.iter().any(|it| here(&it)) {
            svg += &self.face(&self.corners(cube, 0.14), "o-reach");
        }
        svg
    }

    fn objective(&self, zone: &Zone, cube: Cube, owner: &str) -> String {
        let corners = self.corners(cube, 0.08);
        let mut svg = self.face(&corners, &format!("o-held {owner}"));
        for at in 0..4 {
            let (before, here, next) = (corners[(at + 3) % 4], corners[at], corners[(at + 1) % 4]);
            let part = |to: Spot| (here.0 + (to.0 - here.0) * 0.25, here.1 + (to.1 - here.1) * 0.25, here.2);
            svg += &self.line(&[part(before), here, part(next)], "o-objective");
        }
        let worth = match zone.name.arg("number") {
            Some(battle::Arg::Number(number)) => number.to_string(),
            _ => String::new(),
        };
        let far = corners
            .iter()
            .copied()
            .min_by(|a, b| self.board.nearness((a.0, a.1)).total_cmp(&self.board.nearness((b.0, b.1))));
        let (x, y) = self.at(far.unwrap_or(corners[0]));
        let _ = write!(
            svg,
            r#"<g class="o-flag {owner}" transform="translate({},{})"><path d="M0,6V-24" class="fp"/><path d="M0,-25H22L17,-18L22,-11H0Z" class="fg"/><text x="9" y="-14" class="fg-t">{worth}</text></g>"#,
            n(x),
            n(y)
        );
        svg
    }

    fn blocks_in(&self, cube: Cube) -> String {
        let side = self.board.side;
        let mut svg = String::new();
        for block in self.blocks {
            let Some(first) = block.outline.first() else { continue };
            let outline: Vec<At> = block.outline.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
            let place = ((first.x.to_f64() / side) as u8, (first.y.to_f64() / side) as u8);
            if place != (cube.column, cube.row) || (block.bottom.to_f64() / side) as u8 != cube.level {
                continue;
            }
            let (low, high) = (block.bottom.to_f64(), block.top.to_f64());
            let centre = crate::table::pen::middle(&outline);
            for at in 0..outline.len() {
                let (a, b) = (outline[at], outline[(at + 1) % outline.len()]);
                if self.is_near(((a.0 + b.0) / 2.0, (a.1 + b.1) / 2.0), centre) {
                    let class = if self.faces_left(a, b) { "o-crate o-l" } else { "o-crate o-r" };
                    svg += &self.face(&[(a.0, a.1, low), (b.0, b.1, low), (b.0, b.1, high), (a.0, a.1, high)], class);
                }
            }
            let top: Vec<Spot> = outline.iter().map(|it| (it.0, it.1, high)).collect();
            svg += &self.face(&top, "o-crate o-lid");
        }
        svg
    }

    /// A ladder in the cube's far corner, or a ramp across it.
    fn way_up(&self, climb: &Climb) -> String {
        let side = self.board.side;
        let corners = self.corners(climb.cube, 0.25);
        if climb.ramp {
            let [a, b, c, d] = corners;
            let high = |it: Spot| (it.0, it.1, it.2 + side);
            return self.face(&[high(a), high(b), c, d], "o-ramp") + &self.boards(&[high(a), high(b), c, d]);
        }
        let far = corners
            .iter()
            .copied()
            .min_by(|a, b| self.board.nearness((a.0, a.1)).total_cmp(&self.board.nearness((b.0, b.1))));
        let (x, y, z) = far.unwrap_or(corners[0]);
        let up = |share: f64| self.at((x, y, z + share * side));
        let ((left, low), (_, high)) = (up(0.0), up(1.0));
        let (a, b) = (left - 5.0, left + 5.0);
        let mut path = format!("M{a},{l}V{h}M{b},{l}V{h}", a = n(a), b = n(b), l = n(low), h = n(high));
        for rung in 1..8 {
            let _ = write!(path, "M{},{}H{}", n(a), n(low + (high - low) * f64::from(rung) / 8.0), n(b));
        }
        format!(r#"<path d="{path}" class="o-ladder-0"/><path d="{path}" class="o-ladder"/>"#)
    }

    /// Counters and models in a cube, those behind first.
    fn pieces_in(&self, cube: Cube, class: &str) -> String {
        let mut here: Vec<&Piece> = self.pieces.iter().filter(|it| self.board.cube_of(it) == cube).collect();
        let near = |it: &Piece| (it.seat.is_some(), self.board.nearness(base(&it.outline).0));
        here.arrange(|a, b| near(a).partial_cmp(&near(b)).unwrap_or(std::cmp::Ordering::Equal));
        here.into_iter().map(|it| self.piece(it, class)).collect()
    }

    fn piece(&self, piece: &Piece, class: &str) -> String {
        let ((x, y), _) = base(&piece.outline);
        let (u, v) = self.at((x, y, piece.height.to_f64()));
        let (look, lift) = ((self.look)(piece), self.board.lift(piece));
        let drawn = if piece.seat.is_some() { standee(piece, look, lift) } else { counter(piece, look, false) };
        let done = if piece.badges.iter().any(|it| it.kind == "deactivated") { " done" } else { "" };
        let owner = piece.seat.map_or("", |it| side(Some(it)));
        format!(
            r#"<g class="sd {owner}{done}{class}" transform="translate({},{})">{drawn}</g>"#,
            n(u),
            n(v - lift * self.scale)
        )
    }
}
