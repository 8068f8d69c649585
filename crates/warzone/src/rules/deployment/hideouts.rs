//! Where a squad could infiltrate: in Light or Heavy Terrain, away from the enemy.
//!
//! Orders list one place at each piece of terrain, found quickly on a coarse lattice. Whether there is any place at all
//! decides who may set up at home, so where the quick look finds none a second one settles it, on a finer lattice, on the
//! table top and on every floor: a quarter of an inch for a model alone, half an inch for a squad. It places the Commander
//! on each spot in turn and packs the others around him, going back on every choice. A branch is left when the spots still
//! free fall into fewer cells than there are models to place, where two models never fit into one cell; and [`MOST`]
//! branches end the search. So a model alone, and a squad whose terrain is plainly too small, are settled exactly on that
//! lattice, and nobody is sent home while the terrain has room to spare.

use table::{
    Arrange, Inches, Point, Vec2,
    reach::{Level, SLACK},
    vec2,
};

use super::{arrangement_objection, formations::fill, ground::own_edges, infiltrate::place_objection, room_objection};
use crate::{
    ModelId, SquadId, Stand, State,
    model::{area::TOLERANCE, terrain::Terrain},
};

/// How far apart the spots of the second look are, in hundredths: for a model alone, and for a squad.
const FINE: (i32, i32) = (25, 50);
/// How many branches the second look follows before it gives up.
const MOST: u32 = 20_000;
/// More floors than this are nowhere above each other.
const MOST_FLOORS: usize = 8;

/// Places where a squad could infiltrate: one at each piece of terrain that has room for it, or any one there is.
pub(super) fn hideouts(state: &State, squad: SquadId) -> Vec<Vec<Stand>> {
    let facing = own_edges(state, state.field.squads[squad.index()].seat)[0].inward();
    let mut found = Vec::new();
    for piece in cover(state) {
        let spots: Vec<Stand> = around(piece).map(|at| Stand::ground(at, facing)).collect();
        let stands = fill(state, squad, &spots, |model, it| place_objection(state, model, it).is_none());
        found.extend(stands.filter(|it| is_legal(state, squad, it)));
    }
    if found.is_empty() {
        found.extend(Packing::new(state, squad).and_then(|it| it.settle()));
    }
    found
}

fn is_legal(state: &State, squad: SquadId, stands: &[Stand]) -> bool {
    arrangement_objection(state, squad, stands, |_, model, at| place_objection(state, model, at)).is_none()
}

/// The pieces one can infiltrate into.
fn cover(state: &State) -> impl Iterator<Item = &table::Piece> {
    let pieces = state.field.setup.table.pieces().iter().zip(&state.field.terrain);
    pieces.filter(|it| matches!(it.1, Terrain::Light | Terrain::Heavy)).map(|it| it.0)
}

/// Spots 1.25in apart in and around a piece.
fn around(piece: &table::Piece) -> impl Iterator<Item = Point> {
    let (low, high) = piece.footprint.shape().bounds();
    let step = |from: f64, to: f64| {
        let steps = ((to - from + 1.0) / 1.25) as i32;
        (0..=steps).map(move |it| from - 0.5 + 1.25 * f64::from(it))
    };
    let columns: Vec<f64> = step(low.x, high.x).collect();
    let rows: Vec<f64> = step(low.y, high.y).collect();
    let spots: Vec<Point> = columns.iter().flat_map(|x| rows.iter().map(|y| Point::nearest(vec2(*x, *y)))).collect();
    spots.into_iter()
}

/// A squad to be packed onto the fine lattice.
struct Packing<'a> {
    state: &'a State,
    squad: SquadId,
    /// The models, each with the number of its kind: the Commander first, then from the largest base down.
    models: Vec<(ModelId, usize)>,
    /// Where a model of each kind could stand by itself.
    spots: Vec<Vec<Stand>>,
    /// How far from the Commander's base the others may be.
    near: f64,
    /// The side of a cell that never holds two of them.
    cell: f64,
}

impl<'a> Packing<'a> {
    fn new(state: &'a State, squad: SquadId) -> Option<Packing<'a>> {
        let size = |it: ModelId| (state.profile(it).radius, state.profile(it).height);
        let mut models: Vec<ModelId> = state.field.members(squad).collect();
        let commander = state.squad(squad).commander.or(models.first().copied())?;
        models.arrange_by_key(|it| (*it != commander, std::cmp::Reverse(size(*it)), *it));
        let (least, most) = (models.iter().map(|it| size(*it).0).min()?, models.iter().map(|it| size(*it).0).max()?);
        let lattice = lattice(state, squad, most);
        let fits = |model: ModelId, it: &Stand| {
            place_objection(state, model, it).is_none() && room_objection(state, model, it).is_none()
        };
        let mut kinds: Vec<(Inches, Inches)> = models.iter().map(|it| size(*it)).collect();
        kinds.dedup();
        let first = |kind: &(Inches, Inches)| models.iter().copied().find(|it| size(*it) == *kind);
        let spots =
            kinds.iter().filter_map(first).map(|it| lattice.iter().filter(|at| fits(it, at)).copied().collect());
        let near = state.coherency(squad).map_or(f64::INFINITY, |it| f64::from(it.total()) + TOLERANCE);
        // The diagonal of a cell is shorter than two of the smallest bases are wide.
        let cell = (2.0 * least.to_f64() - SLACK) * 0.7;
        let kind = |it: &ModelId| kinds.iter().position(|kind| *kind == size(*it)).unwrap_or(0);
        let models = models.iter().map(|it| (*it, kind(it))).collect();
        Some(Packing { state, squad, models, spots: spots.collect(), near, cell })
    }

    /// The first arrangement there is.
    fn settle(&self) -> Option<Vec<Stand>> {
        let commander = self.models.first()?;
        let mut left = MOST;
        self.spots[commander.1].iter().find_map(|at| {
            let mut chosen = vec![*at];
            self.pack(0, &mut chosen, &mut left).then(|| self.by_id(&chosen))
        })
    }

    /// Places the models that have no place yet; alike ones go down in the order of the lattice.
    fn pack(&self, from: usize, chosen: &mut Vec<Stand>, left: &mut u32) -> bool {
        let Some((model, kind)) = self.models.get(chosen.len()) else {
            return is_legal(self.state, self.squad, &self.by_id(chosen));
        };
        let spots = &self.spots[*kind];
        let free: Vec<usize> = (from..spots.len()).filter(|it| self.is_free(*model, &spots[*it], chosen)).collect();
        if self.cells(free.iter().map(|it| spots[*it].at.to_vec())) < self.alike(chosen.len()) {
            return false;
        }
        for at in free {
            if *left == 0 {
                return false;
            }
            *left -= 1;
            let next = if self.alike(chosen.len()) > 1 { at + 1 } else { 0 };
            chosen.push(spots[at]);
            if self.pack(next, chosen, left) {
                return true;
            }
            chosen.pop();
        }
        false
    }

    /// How many models from this one on are of its kind.
    fn alike(&self, from: usize) -> usize {
        let kind = self.models.get(from).map(|it| it.1);
        self.models[from..].iter().take_while(|it| Some(it.1) == kind).count()
    }

    /// Whether a model has room beside those that are placed, near enough to the Commander.
    fn is_free(&self, model: ModelId, stand: &Stand, chosen: &[Stand]) -> bool {
        let mut others = self.models.iter().zip(chosen).map(|((other, _), at)| self.gap(model, stand, *other, at));
        let near = others.clone().next().is_none_or(|it| it.0 <= self.near);
        near && others.all(|(gap, beside)| !beside || gap >= -SLACK)
    }

    /// How far two bases are apart in plan, and whether one stands beside the other, not above it.
    fn gap(&self, one: ModelId, here: &Stand, other: ModelId, there: &Stand) -> (f64, bool) {
        let (mine, theirs) = (self.state.profile(one), self.state.profile(other));
        let apart = (there.at.to_vec() - here.at.to_vec()).length();
        let (low, high) = (self.state.field.height(here.level), self.state.field.height(there.level));
        let beside = low + mine.height > high && high + theirs.height > low;
        (apart - mine.radius.to_f64() - theirs.radius.to_f64(), beside)
    }

    /// Into how many cells some places fall, those above each other counted by themselves.
    fn cells(&self, spots: impl Iterator<Item = Vec2>) -> usize {
        let cell = |it: Vec2| ((it.x / self.cell) as i32, (it.y / self.cell) as i32);
        let mut cells: Vec<(i32, i32)> = spots.map(cell).collect();
        cells.sort_unstable();
        cells.dedup();
        cells.len() * (1 + usize::from(self.state.field.has_floors) * MOST_FLOORS)
    }

    /// The places as an order names them.
    fn by_id(&self, chosen: &[Stand]) -> Vec<Stand> {
        let mut stands: Vec<(ModelId, Stand)> = self.models.iter().map(|it| it.0).zip(chosen.iter().copied()).collect();
        stands.arrange_by_key(|it| it.0);
        stands.into_iter().map(|it| it.1).collect()
    }
}

/// Every spot of the fine lattice near cover, on every level there.
fn lattice(state: &State, squad: SquadId, radius: Inches) -> Vec<Stand> {
    let facing = own_edges(state, state.field.squads[squad.index()].seat)[0].inward();
    let fine = if state.field.squads[squad.index()].size == 1 { FINE.0 } else { FINE.1 };
    let (wide, step) = (radius.to_f64() + TOLERANCE, f64::from(fine) / 100.0);
    let range = move |low: f64, high: f64| ((low - wide) / step) as i32..=((high + wide) / step) as i32 + 1;
    let mut spots: Vec<(i32, i32)> = Vec::new();
    for piece in cover(state) {
        let (low, high) = piece.footprint.shape().bounds();
        spots.extend(range(low.y, high.y).flat_map(|y| range(low.x, high.x).map(move |x| (y, x))));
    }
    spots.sort_unstable();
    spots.dedup();
    let point = |(y, x): (i32, i32)| Point::new(Inches::hundredths(x * fine), Inches::hundredths(y * fine));
    let stands = spots.into_iter().map(point).flat_map(|at| {
        let levels = std::iter::once(Level::Ground).chain(floors(state, at));
        levels.map(move |level| Stand { level, ..Stand::ground(at, facing) }).collect::<Vec<_>>()
    });
    stands.collect()
}

/// The floors over a spot.
fn floors(state: &State, at: Point) -> impl Iterator<Item = Level> + '_ {
    state.field.setup.table.pieces_at(at.to_vec()).flat_map(move |piece| {
        let over = piece.floors.iter().enumerate().filter(move |it| it.1.outline.shape().contains(at.to_vec()));
        over.map(|(floor, _)| Level::Floor { piece: piece.id, floor: floor as u8 })
    })
}
