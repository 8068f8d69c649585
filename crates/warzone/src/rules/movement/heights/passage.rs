//! A passage: how a way gets from one level to another.

use catalogue::{RuleId, rule};
use table::{
    Arrange, Inches, Piece, Point, Shape, Vec2, measure,
    reach::{Level, Other, Place, Trouble},
    vec2,
};

use crate::{
    Base, Forbidden, ModelId, Profile, Spot, State,
    model::{area::TOLERANCE, terrain::Terrain},
    rules::{measuring::measure::inches, movement::bisect},
};

/// How a way gets from one level to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Passage {
    /// Up or down a wall.
    Climb {
        /// How high the wall is.
        height: Inches,
        /// How far the base had still to go to the wall.
        to_wall: f64,
        /// The place at the foot of it.
        foot: Spot,
    },
    /// Down an edge.
    Jump {
        /// How deep.
        depth: Inches,
    },
    /// Across a gap.
    Gap {
        /// Where the near edge is crossed.
        near: Spot,
        /// Where the base comes down, at the far one or just past it.
        far: Spot,
        /// Where a failed jump ends, if the gap is wide enough to need a test.
        bottom: Option<Spot>,
    },
}

/// How far a base is shifted over an edge at most, beyond its own width.
const OVER: f64 = 0.05;
/// How far apart the places are that are tried at the foot of a piece.
const APART: f64 = 0.1;
/// Less than what rounding may make a base overlap.
const NUDGE: f64 = 0.004;

impl Profile {
    /// How deep it may jump down for nothing: as its base allows, and any Vehicle as a Large base (`wz.jump.free`).
    #[must_use]
    pub const fn free_jump(&self) -> Inches {
        if self.hull.is_some() { Base::Large.free_jump() } else { self.base.free_jump() }
    }
}

impl Base {
    /// From which width on a gap needs a test, and how wide it may be at most.
    #[must_use]
    pub const fn gap(self) -> (Inches, Inches) {
        match self {
            Base::Small => (Inches::hundredths(50), Inches::whole(1)),
            Base::Medium => (Inches::whole(1), Inches::whole(2)),
            Base::Large => (Inches::whole(2), Inches::whole(3)),
        }
    }

    /// The rule about gaps for this size.
    #[must_use]
    pub const fn gap_rule(self) -> RuleId {
        match self {
            Base::Small => rule!("wz.gap.small"),
            Base::Medium => rule!("wz.gap.medium"),
            Base::Large => rule!("wz.gap.large"),
        }
    }
}

/// The outline of a floor; none for the table top.
pub(crate) fn outline(state: &State, level: Level) -> Option<&Shape> {
    let (piece, floor) = floor_of(state, level)?;
    piece.floors.get(floor).map(|it| it.outline.shape())
}

fn floor_of(state: &State, level: Level) -> Option<(&Piece, usize)> {
    match level {
        Level::Ground => None,
        Level::Floor { piece, floor } => Some((state.field.setup.table.piece(piece)?, usize::from(floor))),
    }
}

/// Every floor of the table with its outline.
pub(crate) fn floors(state: &State) -> impl Iterator<Item = (Level, &Shape)> {
    state.field.setup.table.pieces().iter().flat_map(|piece| {
        let level = |floor: usize| Level::Floor { piece: piece.id, floor: floor as u8 };
        piece.floors.iter().enumerate().map(move |(number, it)| (level(number), it.outline.shape()))
    })
}

/// The highest level under a place that lies below a height.
pub(crate) fn level_under(state: &State, at: Vec2, below: Inches) -> Level {
    let under = floors(state).filter(|(level, shape)| state.field.height(*level) < below && shape.contains(at));
    under.map(|it| it.0).max_by_key(|it| state.field.height(*it)).unwrap_or(Level::Ground)
}

/// The shares of a line at which it enters and leaves a shape; none if it misses.
pub(crate) fn clip(shape: &Shape, from: Vec2, to: Vec2) -> Option<(f64, f64)> {
    let parts = shape.parts().filter_map(|it| match it {
        table::Part::Convex(convex) => convex.clip(from, to),
        table::Part::Disc(..) => None,
    });
    parts.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1)))
}

/// How the model gets from one place to another on a different level, or why it cannot.
pub(crate) fn passage(
    state: &State,
    model: ModelId,
    from: Spot,
    to: Spot,
    others: &[Other<'_>],
) -> Result<Passage, Forbidden> {
    let height = |it: Spot| state.field.height(it.level);
    let (down, free) = (height(from) - height(to), state.profile(model).free_jump());
    let no = |rule| Err(Forbidden::NoWay { rule });
    let radius = state.profile(model).radius.to_f64();
    let over = (to.at.to_vec() - from.at.to_vec()).length();
    let near_by = over <= 2.0 * radius + OVER;
    let edges = if (Inches::ZERO..=free).contains(&down) { edges_of_gap(state, from, to) } else { None };
    let steps_down = |(near, far): (Spot, Spot)| near_by && down > Inches::ZERO && near.at == far.at;
    if let Some(edges) = edges.filter(|it| !steps_down(*it)) {
        return gap(state, model, edges, to, others);
    }
    let (low, high) = if down > Inches::ZERO { (to, from) } else { (from, to) };
    let under = outline(state, high.level).is_none_or(|it| it.contains(low.at.to_vec()));
    if down == Inches::ZERO || under || !near_by {
        return no(rule!("wz.climb.measure"));
    }
    if down > Inches::ZERO && (to.jumps || down <= free) {
        return Ok(Passage::Jump { depth: down });
    }
    let wall = floor_of(state, high.level).map_or(0.0, |it| it.0.footprint.shape().distance_to(low.at.to_vec()));
    let to_wall = if down < Inches::ZERO { (wall - radius).max(0.0) } else { 0.0 };
    Ok(Passage::Climb { height: down.abs(), to_wall, foot: low })
}

/// Where a straight way leaves one floor and comes onto the other; none unless it does so in this order.
fn edges_of_gap(state: &State, from: Spot, to: Spot) -> Option<(Spot, Spot)> {
    let (here, there) = (outline(state, from.level)?, outline(state, to.level)?);
    let (a, b) = (from.at.to_vec(), to.at.to_vec());
    let (leaves, enters) = (clip(here, a, b)?.1, clip(there, a, b)?.0);
    let at = |share: f64| Point::nearest(a + (b - a) * share);
    let spot = |share, level| Spot { at: at(share), level, jumps: false };
    (enters >= leaves - 1e-9).then(|| (spot(leaves, from.level), spot(enters, to.level)))
}

/// A gap no wider than the base allows, with nothing Impassable under it and room at its bottom where it needs a test.
fn gap(
    state: &State,
    model: ModelId,
    (near, far): (Spot, Spot),
    to: Spot,
    others: &[Other<'_>],
) -> Result<Passage, Forbidden> {
    let base = state.profile(model).base;
    let (tested, most) = base.gap();
    let width = (far.at.to_vec() - near.at.to_vec()).length();
    if width > most.to_f64() + TOLERANCE {
        return Err(Forbidden::GapTooWide { width: inches(width), most, base });
    }
    let landing = landing(state, model, near, far, to);
    if width < tested.to_f64() - TOLERANCE {
        return Ok(Passage::Gap { near, far: landing, bottom: None });
    }
    let bottom = if over_impassable(state, near, far) { None } else { bottom(state, model, near, far, others) };
    let bottom = bottom.ok_or(Forbidden::NoWay { rule: rule!("wz.gap.general") })?;
    Ok(Passage::Gap { near, far: landing, bottom: Some(bottom) })
}

/// Where a base comes down behind a gap: at the far edge, or past it where it is clear of a higher near side.
fn landing(state: &State, model: ModelId, near: Spot, far: Spot, to: Spot) -> Spot {
    let higher = floor_of(state, near.level).filter(|_| state.field.height(near.level) > state.field.height(far.level));
    let Some((piece, _)) = higher else { return far };
    let (radius, shape) = (state.profile(model).radius.to_f64(), piece.footprint.shape());
    let (from, way) = (far.at.to_vec(), to.at.to_vec() - far.at.to_vec());
    let touches = |share: f64| shape.distance_to(from + way * share) < radius;
    let share = if touches(0.0) { bisect(0.0, 1.0, touches) } else { 0.0 };
    Spot { at: Point::nearest(from + way * share), ..far }
}

/// Whether Impassable Terrain lies under a gap, the pieces on its two sides aside.
fn over_impassable(state: &State, near: Spot, far: Spot) -> bool {
    let sides = [near.level, far.level].map(|it| floor_of(state, it).map(|it| it.0.id));
    let pieces = state.field.setup.table.pieces().iter().zip(&state.field.terrain);
    let mut others = pieces.filter(|(it, terrain)| **terrain == Terrain::Impassable && !sides.contains(&Some(it.id)));
    others.any(|(it, _)| clip(it.footprint.shape(), near.at.to_vec(), far.at.to_vec()).is_some())
}

/// The free place nearest to the far edge, lower down, at which the base touches the far piece.
fn bottom(state: &State, model: ModelId, near: Spot, far: Spot, others: &[Other<'_>]) -> Option<Spot> {
    let (piece, _) = floor_of(state, far.level)?;
    at_foot(state, model, piece, far.at.to_vec(), state.field.height(near.level), others)
}

/// The free place nearest to another, lower than a height, at which the base touches a piece.
pub(crate) fn at_foot(
    state: &State,
    model: ModelId,
    piece: &Piece,
    edge: Vec2,
    height: Inches,
    others: &[Other<'_>],
) -> Option<Spot> {
    let Shape::Outline(outline) = piece.footprint.shape() else { return None };
    let clear = state.profile(model).radius.to_f64() + measure::HAIR;
    let mut places: Vec<Vec2> = Vec::new();
    for (a, b) in outline.edges() {
        let Some(out) = (b - a).right().unit() else { continue };
        let count = ((b - a).length() / APART).ceil().clamp(1.0, 400.0) as u32;
        places.extend((0..=count).map(|it| a + (b - a) * (f64::from(it) / f64::from(count)) - out * clear));
    }
    places.arrange(|a, b| (*a - edge).length_squared().total_cmp(&(*b - edge).length_squared()));
    let spots = places.into_iter().map(Point::nearest);
    let mut spots = spots.map(|at| Spot { at, level: level_under(state, at.to_vec(), height), jumps: false });
    spots.find(|it| trouble_at(state, model, *it, others).is_none())
}

/// What keeps a base from standing at a place, if anything does.
pub(crate) fn trouble_at(state: &State, model: ModelId, spot: Spot, others: &[Other<'_>]) -> Option<Trouble> {
    let place = Place { level: spot.level, at: spot.at.to_vec() };
    // A way of no length meets nothing, so the base comes from a hair's breadth away.
    let beside = Place { at: place.at + vec2(NUDGE, 0.0), ..place };
    state.field.ways_of(model).check(&[beside, place], others).err().map(|it| it.trouble)
}
