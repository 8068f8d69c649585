//! Steps from cube to cube.
//!
//! Two adjacent cubes are joined by the shortest orthogonal routes between them: one face to cross for neighbours side
//! by side, two routes of two faces over an edge, six routes of three faces over a corner. Over, under or through: one
//! route whose every face is wide enough is enough. Which of the 26 neighbours can be entered is worked out once for
//! each opening and gait and kept as bits.

use smallvec::SmallVec;

use super::{Cube, Floor, Lattice, Opening, Side};

/// How something goes from cube to cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Gait {
    /// On foot: it ends where there is floor, and goes up only in a cube with a ladder or a wall that can be climbed.
    Walk,
    /// Carried through the air: thrown, flying, falling. Only the openings matter.
    Fly,
}

/// A way between two adjacent cubes: the cubes on it in order, with both ends.
pub type Route = SmallVec<[Cube; 4]>;

/// The 26 neighbours' offsets in a fixed order: level by level from below, row by row.
const OFFSETS: [[i8; 3]; 26] = offsets();

const fn offsets() -> [[i8; 3]; 26] {
    let mut all = [[0; 3]; 26];
    let (mut n, mut at) = (0, 0);
    while n < 27 {
        if n != 13 {
            all[at] = [(n % 3) as i8 - 1, (n / 3 % 3) as i8 - 1, (n / 9) as i8 - 1];
            at += 1;
        }
        n += 1;
    }
    all
}

/// The place of a neighbour among the [`OFFSETS`].
fn number(from: Cube, to: Cube) -> u32 {
    let along = |from: u8, to: u8| u32::from(to) + 1 - u32::from(from);
    let n = along(from.column, to.column) + 3 * along(from.row, to.row) + 9 * along(from.level, to.level);
    if n > 13 { n - 1 } else { n }
}

/// The table of steps: for every opening class and gait, a bit for each neighbour of each cube.
#[derive(Clone, Debug, Default)]
pub(crate) struct Steps {
    masks: [Box<[u32]>; 8],
    strides: [i32; 26],
}

impl Steps {
    pub fn new(lattice: &Lattice) -> Steps {
        let stride = |[x, y, z]: [i8; 3]| {
            let (columns, rows) = (i32::from(lattice.plan.columns), i32::from(lattice.plan.rows));
            i32::from(x) + (i32::from(y) + i32::from(z) * rows) * columns
        };
        let mut masks = std::array::from_fn(|_| vec![0_u32; lattice.cubes()].into_boxed_slice());
        let cubes = || (0..lattice.cubes()).filter_map(|it| lattice.cube(it)).enumerate();
        for (n, offset) in OFFSETS.into_iter().enumerate() {
            let routes = routes(CENTRE, offset);
            for (index, from) in cubes() {
                let Some(to) = lattice.beside(from, offset) else { continue };
                let widest = lattice.widest(from, to, &routes);
                for (at, mask) in masks.iter_mut().enumerate() {
                    mask[index] |= u32::from(widest[at % 2] >= Opening::ALL[at / 2 + 1]) << n;
                }
            }
        }
        Steps { masks, strides: OFFSETS.map(stride) }
    }

    fn mask(&self, index: usize, gap: Opening, gait: Gait) -> u32 {
        // What is blocked lets nothing through: whoever asks for no gap at all still needs a small one.
        let class = (gap as usize).max(1) - 1;
        self.masks[class * 2 + usize::from(gait == Gait::Fly)][index]
    }
}

/// A cube with room all around, to lay out routes from.
const CENTRE: Cube = Cube::new(1, 1, 1);

/// The shortest orthogonal routes, whether or not anything is in the way.
fn routes(from: Cube, offset: [i8; 3]) -> SmallVec<[Route; 6]> {
    const ORDERS: [[usize; 3]; 6] = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let mut found: SmallVec<[Route; 6]> = SmallVec::new();
    for order in ORDERS {
        let mut route = Route::from_slice(&[from]);
        let mut here = from;
        for axis in order.into_iter().filter(|it| offset[*it] != 0) {
            here = along(here, axis, offset[axis]);
            route.push(here);
        }
        if !found.contains(&route) {
            found.push(route);
        }
    }
    found
}

fn along(mut cube: Cube, axis: usize, by: i8) -> Cube {
    let part = match axis {
        0 => &mut cube.column,
        1 => &mut cube.row,
        _ => &mut cube.level,
    };
    *part = part.wrapping_add_signed(by);
    cube
}

fn side_between(from: Cube, to: Cube) -> Option<Side> {
    Side::ALL.into_iter().find(|it| {
        let [x, y, z] = it.offset();
        to == along(along(along(from, 0, x), 1, y), 2, z)
    })
}

impl Lattice {
    /// The widest thing that can pass between two adjacent cubes: over the shortest orthogonal routes, the best of
    /// their narrowest faces. Blocked for cubes that are not adjacent or not on the board.
    #[must_use]
    pub fn passage(&self, from: Cube, to: Cube) -> Opening {
        let narrowest = |route: &Route| self.narrowest(route);
        self.shortest_routes(from, to).iter().map(narrowest).max().unwrap_or(Opening::Blocked)
    }

    /// The shortest orthogonal routes between two adjacent cubes that let something of this size through.
    pub fn open_routes(&self, from: Cube, to: Cube, gap: Opening, gait: Gait) -> impl Iterator<Item = Route> + '_ {
        self.shortest_routes(from, to).into_iter().filter(move |it| self.route_lets_pass(it, gap, gait))
    }

    /// True when a step from one cube to an adjacent one is possible.
    #[must_use]
    pub fn can_step(&self, from: Cube, to: Cube, gap: Opening, gait: Gait) -> bool {
        let Some(index) = self.index(from).filter(|_| from.is_adjacent(to)) else { return false };
        self.steps.mask(index, gap, gait) >> number(from, to) & 1 == 1
    }

    /// The neighbours that can be entered in one step, lowest level first.
    pub fn steps(&self, from: Cube, gap: Opening, gait: Gait) -> impl Iterator<Item = Cube> + '_ {
        let bits = self.index(from).map_or(0, |it| self.steps.mask(it, gap, gait));
        set_bits(bits).filter_map(move |it| self.beside(from, OFFSETS[it]))
    }

    /// The same for cube numbers, for whoever walks the lattice often.
    pub fn step_indices(&self, from: usize, gap: Opening, gait: Gait) -> impl Iterator<Item = usize> + '_ {
        let bits = if from < self.cubes() { self.steps.mask(from, gap, gait) } else { 0 };
        set_bits(bits).map(move |it| (from as i32 + self.steps.strides[it]) as usize)
    }

    /// The adjacent cubes on the board, whether or not they can be entered.
    pub fn neighbours(&self, cube: Cube) -> impl Iterator<Item = Cube> + '_ {
        let on_board = self.contains(cube);
        OFFSETS.into_iter().filter_map(move |it| self.beside(cube, it).filter(|_| on_board))
    }

    fn shortest_routes(&self, from: Cube, to: Cube) -> SmallVec<[Route; 6]> {
        if !from.is_adjacent(to) || !self.contains(from) || !self.contains(to) {
            return SmallVec::new();
        }
        let way = |a: u8, b: u8| (i16::from(b) - i16::from(a)) as i8;
        routes(from, [way(from.column, to.column), way(from.row, to.row), way(from.level, to.level)])
    }

    /// The widest thing that gets to a neighbour on foot, and through the air; the routes to it are laid out from the centre.
    fn widest(&self, from: Cube, to: Cube, routes: &[Route]) -> [Opening; 2] {
        let shifted = |at: u8, from: u8| (at + from).wrapping_sub(1);
        let moved = |it: &Cube| Cube {
            column: shifted(it.column, from.column),
            row: shifted(it.row, from.row),
            level: shifted(it.level, from.level),
        };
        let mut widest = [Opening::Blocked; 2];
        for route in routes {
            let route: Route = route.iter().map(moved).collect();
            let narrowest = self.narrowest(&route);
            if self.floor(to) != Floor::None && self.is_climbed(&route) {
                widest[0] = widest[0].max(narrowest);
            }
            widest[1] = widest[1].max(narrowest);
        }
        widest
    }

    fn narrowest(&self, route: &[Cube]) -> Opening {
        let faces = route.windows(2).map(|it| side_between(it[0], it[1]).map(|side| self.opening(it[0], side)));
        faces.map(|it| it.unwrap_or(Opening::Blocked)).min().unwrap_or(Opening::Blocked)
    }

    fn route_lets_pass(&self, route: &[Cube], gap: Opening, gait: Gait) -> bool {
        self.narrowest(route) >= gap.max(Opening::Small) && (gait == Gait::Fly || self.is_climbed(route))
    }

    /// Whether one can climb wherever a route goes up.
    fn is_climbed(&self, route: &[Cube]) -> bool {
        route.windows(2).all(|it| it[1].level <= it[0].level || self.is_climbable(it[0]))
    }
}

fn set_bits(mut bits: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize);
        bits &= bits.wrapping_sub(1);
        lowest
    })
}
