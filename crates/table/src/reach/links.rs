//! From level to level: climbs, drops, ladders and jumps.
//!
//! A climb starts with the base against the piece and ends with it just inside the floor's edge (or the reverse); only
//! the height counts, not the move over the edge. The caller sets the cost and the maximum height. Climbs are possible
//! every half inch along a floor's edge; ladders where the table has them.

use serde::{Deserialize, Serialize};

use super::{
    Level, Place, SLACK,
    field::{Edge, Plane},
    turn::Turn,
    ways::Ways,
};
use crate::{Arrange, Piece, Shape, Table, Vec2, shapes::shape::nearest_on};

/// How a mover changes levels. By default it does not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Climbing {
    /// Up a wall anywhere along an edge.
    pub up: Option<Climb>,
    /// Down a wall, or off it, anywhere along an edge.
    pub down: Option<Climb>,
    /// Up and down at the access points of a piece.
    pub ladder: Option<Climb>,
    /// Over a gap of at most this to a floor no higher; the gap counts as distance, a fall as one down a wall.
    pub jump: Option<f64>,
}

/// What a change of height costs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Climb {
    /// The most that can be done in one go.
    pub most: f64,
    /// So much of it costs nothing.
    #[serde(default)]
    pub free: f64,
    /// What each further inch costs.
    pub per_inch: f64,
}

/// The way a level was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// Up a wall.
    Climb,
    /// Down a wall or off it.
    Drop,
    /// By an access point.
    Ladder,
    /// Over a gap.
    Jump,
}

/// A change of level on a way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Link {
    /// How.
    pub kind: LinkKind,
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
    /// What it costs.
    pub cost: f64,
    /// The turns it joins in its search.
    pub(crate) turns: (u32, u32),
}

/// A possible change of level, before anybody stands in the way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    kind: LinkKind,
    from: (u16, Vec2),
    to: (u16, Vec2),
    cost: f64,
}

const APART: f64 = 0.5;

impl Step {
    /// What it is and costs, when it joins two places as drawn.
    pub fn joins(&self, from: (u16, Vec2), to: (u16, Vec2)) -> Option<(LinkKind, f64)> {
        let near = |one: (u16, Vec2), other: (u16, Vec2)| one.0 == other.0 && (one.1 - other.1).length() <= SLACK;
        (near(self.from, from) && near(self.to, to)).then_some((self.kind, self.cost))
    }
}

impl Climb {
    fn cost(self, height: f64) -> Option<f64> {
        (height <= self.most + SLACK).then(|| (height - self.free).max(0.0) * self.per_inch)
    }

    fn is_sound(self) -> bool {
        [self.most, self.free, self.per_inch].into_iter().all(|it| it >= 0.0 && it.is_finite())
    }
}

impl Climbing {
    pub(super) fn is_sound(&self) -> bool {
        let climbs = [self.up, self.down, self.ladder].into_iter().flatten();
        climbs.into_iter().all(Climb::is_sound) && self.jump.is_none_or(|it| it >= 0.0 && it.is_finite())
    }

    fn none(&self) -> bool {
        *self == Climbing::default()
    }

    /// What a fall in the course of a jump costs; none is free, upwards is never possible.
    fn in_a_jump(&self, fall: f64) -> Option<f64> {
        if fall.abs() <= SLACK { Some(0.0) } else { self.down?.cost(fall).filter(|_| fall > 0.0) }
    }

    /// What going from one height to another by the wall costs, and what it is called.
    pub(super) fn by_wall(&self, from: f64, to: f64) -> Option<(LinkKind, f64)> {
        let (kind, climb) = if to > from { (LinkKind::Climb, self.up) } else { (LinkKind::Drop, self.down) };
        Some((kind, climb?.cost((to - from).abs())?))
    }
}

/// Every change of level the table offers a mover.
pub(super) fn steps(ways: &Ways, table: &Table) -> Vec<Step> {
    let mut steps = Vec::new();
    if ways.climbing.none() {
        return steps;
    }
    for (number, storey) in ways.levels.iter().enumerate() {
        let (Level::Floor { piece, .. }, Edge::Floor(outline)) = (storey.level, &storey.edge) else { continue };
        let Some(piece) = table.piece(piece) else { continue };
        for (at, out) in edge_places(outline) {
            edge_steps(ways, piece, number as u16, outline, (at, out), &mut steps);
        }
        ladders(ways, piece, number as u16, &mut steps);
    }
    steps
}

/// Places along an outline with the direction out of it.
fn edge_places(shape: &Shape) -> Vec<(Vec2, Vec2)> {
    let Shape::Outline(outline) = shape else { return Vec::new() };
    let sides = outline.edges().filter_map(|(a, b)| Some((a, b, -(b - a).right().unit()?)));
    let places = sides.flat_map(|(a, b, out)| {
        let count = ((b - a).length() / APART).ceil().clamp(1.0, 200.0);
        (0..count as u32).map(move |it| (a + (b - a) * ((f64::from(it) + 0.5) / count), out))
    });
    places.collect()
}

fn edge_steps(ways: &Ways, piece: &Piece, floor: u16, outline: &Shape, (at, out): (Vec2, Vec2), steps: &mut Vec<Step>) {
    let Some(inner) = just_inside(ways, outline, at, out) else { return };
    // The foot of the wall is where the piece's own outline ends, not the floor's.
    let foot = at + out * (way_out(piece.footprint.shape(), at, out) + ways.radius);
    for (other, storey) in ways.levels.iter().enumerate().filter(|(it, _)| *it != usize::from(floor)) {
        let other = other as u16;
        if free(ways, other, foot) && storey.height < ways.levels[usize::from(floor)].height {
            bothways(ways, (other, foot), (floor, inner), steps);
        } else if let Edge::Floor(target) = &storey.edge {
            jump(ways, (floor, inner, at), (other, target), steps);
        }
    }
}

/// Up and down between two places by the wall, where allowed.
fn bothways(ways: &Ways, low: (u16, Vec2), high: (u16, Vec2), steps: &mut Vec<Step>) {
    for (from, to) in [(low, high), (high, low)] {
        let height = |it: (u16, Vec2)| ways.levels[usize::from(it.0)].height;
        if let Some((kind, cost)) = ways.climbing.by_wall(height(from), height(to)) {
            steps.push(Step { kind, from, to, cost });
        }
    }
}

fn jump(ways: &Ways, (floor, inner, edge): (u16, Vec2, Vec2), (other, target): (u16, &Shape), steps: &mut Vec<Step>) {
    let Some(most) = ways.climbing.jump else { return };
    let Shape::Outline(outline) = target else { return };
    let fall = ways.levels[usize::from(floor)].height - ways.levels[usize::from(other)].height;
    let Some(fall) = ways.climbing.in_a_jump(fall) else { return };
    let nearest = outline.edges().map(|(a, b)| nearest_on(a, b, edge));
    let nearest = nearest.min_by(|a, b| (*a - edge).length_squared().total_cmp(&(*b - edge).length_squared()));
    let Some(landing) = nearest else { return };
    let gap = (landing - edge).length();
    let Some(ahead) = (landing - edge).unit().filter(|_| gap <= most + SLACK) else { return };
    let to = landing + ahead * ways.radius.min(0.5);
    if free(ways, other, to) {
        steps.push(Step { kind: LinkKind::Jump, from: (floor, inner), to: (other, to), cost: gap + fall });
    }
}

/// Ladders, stairs, hatches and doors: to the level they lead to from the next one below.
fn ladders(ways: &Ways, piece: &Piece, floor: u16, steps: &mut Vec<Step>) {
    let (Some(climb), Edge::Floor(outline)) = (ways.climbing.ladder, &ways.levels[usize::from(floor)].edge) else {
        return;
    };
    let height = ways.levels[usize::from(floor)].height;
    for access in piece.access.iter().filter(|it| (it.level.to_f64() - height).abs() < SLACK) {
        let at = access.at.to_vec();
        let (Some(inner), Some((below, foot))) =
            (stand_near(ways, floor, outline, at), foot_of(ways, piece, floor, at))
        else {
            continue;
        };
        let rise = height - ways.levels[usize::from(below)].height;
        if let Some(cost) = climb.cost(rise) {
            let (low, high, kind) = ((below, foot), (floor, inner), LinkKind::Ladder);
            steps.push(Step { kind, from: low, to: high, cost });
            steps.push(Step { kind, from: high, to: low, cost });
        }
    }
}

/// Where one stands below an access point: on the next lower floor of the piece under it, else outside on the ground.
fn foot_of(ways: &Ways, piece: &Piece, floor: u16, at: Vec2) -> Option<(u16, Vec2)> {
    let height = ways.levels[usize::from(floor)].height;
    let below =
        ways.levels.iter().enumerate().filter(|(_, it)| {
            matches!(it.level, Level::Floor { piece: of, .. } if of == piece.id) && it.height < height
        });
    let mut inside: Vec<_> = below.filter(|(_, it)| it.edge.holds(at, SLACK)).collect();
    inside.arrange(|a, b| b.1.height.total_cmp(&a.1.height));
    let within = inside.into_iter().map(|(n, _)| n as u16).find(|it| free(ways, *it, at)).map(|it| (it, at));
    within.or_else(|| {
        let Shape::Outline(outline) = piece.footprint.shape() else { return None };
        let sides = outline.edges().filter_map(|(a, b)| Some((nearest_on(a, b, at), -(b - a).right().unit()?)));
        let mut doors: Vec<_> = sides.map(|(near, out)| ((near - at).length(), near + out * ways.radius)).collect();
        doors.arrange(|a, b| a.0.total_cmp(&b.0));
        doors.into_iter().map(|it| it.1).find(|it| free(ways, 0, *it)).map(|it| (0, it))
    })
}

fn stand_near(ways: &Ways, floor: u16, outline: &Shape, at: Vec2) -> Option<Vec2> {
    let places = edge_places(outline);
    let (edge, out) = *places.iter().min_by(|a, b| (a.0 - at).length().total_cmp(&(b.0 - at).length()))?;
    let on_floor = outline.contains(at) && free(ways, floor, at);
    if on_floor { Some(at) } else { just_inside(ways, outline, edge, out) }
}

/// The base set just inside an edge: wholly if there is room, else as far in as its middle can be.
fn just_inside(ways: &Ways, outline: &Shape, at: Vec2, out: Vec2) -> Option<Vec2> {
    [1.0, 0.5, 0.1].into_iter().map(|it| at - out * (ways.radius * it)).find(|it| outline.contains(*it))
}

fn way_out(shape: &Shape, at: Vec2, out: Vec2) -> f64 {
    let (low, high) = shape.bounds();
    let far = (high - low).length() + 1.0;
    let parts = shape.parts().filter_map(|it| match it {
        crate::Part::Convex(convex) => convex.clip(at, at + out * far),
        crate::Part::Disc(..) => None,
    });
    parts.map(|(_, leave)| leave * far).fold(0.0, f64::max)
}

fn free(ways: &Ways, plane: u16, at: Vec2) -> bool {
    let storey = &ways.levels[usize::from(plane)];
    storey.edge.holds(at, super::EXACT) && !storey.obstacles.iter().any(|it| it.holds(at))
}

impl Ways {
    /// The links of a search: those near enough whose both ends are free. The two directions share their ends.
    pub(super) fn links(&self, planes: &[Plane], near: Vec2, within: f64, turns: &mut Vec<Turn>) -> Vec<Link> {
        let mut links: Vec<Link> = Vec::new();
        let place = |(plane, at): (u16, Vec2)| Place { level: self.levels[usize::from(plane)].level, at };
        let open = |it: (u16, Vec2)| (it.1 - near).length() <= within && planes[usize::from(it.0)].is_free(it.1, false);
        for step in self.steps.iter().filter(|it| open(it.from) && open(it.to)) {
            let (from, to, kind, cost) = (place(step.from), place(step.to), step.kind, step.cost);
            let joined = match links.last() {
                Some(last) if last.from == to && last.to == from => (last.turns.1, last.turns.0),
                _ => {
                    turns.extend(
                        [step.from, step.to].map(|(plane, at)| Turn { linked: true, ..Turn::place(at, plane) }),
                    );
                    (turns.len() as u32 - 2, turns.len() as u32 - 1)
                }
            };
            links.push(Link { kind, from, to, cost, turns: joined });
        }
        links
    }
}
