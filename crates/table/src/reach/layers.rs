//! Pieces with a one-time cost: one search for each combination of pieces that may be touched, the others being
//! obstacles.

use std::sync::Arc;

use super::{
    Leg, Level, Link, Path, Place, SLACK, Toll, answer::Last, field::Plane, path::touched, search::Search, soft::Soft,
    turn::TAU, ways::Ways,
};
use crate::Arrange;
use crate::Vec2;

/// Everywhere a mover can get from a start within a limit.
#[derive(Clone, Debug)]
pub struct Reach {
    start: Place,
    limit: f64,
    levels: Arc<[Level]>,
    layers: Vec<Search>,
    soft: Vec<Soft>,
}

/// As many choices of pieces are tried at most.
const MOST_LAYERS: usize = 64;
/// Of so many pieces at most, the nearest.
const MOST_PIECES: usize = 12;

pub(super) fn reach(ways: &Ways, planes: Vec<Plane>, soft: &[Soft], start: (u16, Vec2), limit: f64) -> Reach {
    let place = Place { level: ways.levels[usize::from(start.0)].level, at: start.1 };
    let within = ways.range(limit);
    let mut soft: Vec<Soft> = soft.iter().filter(|it| it.distance(start.1) <= within).cloned().collect();
    soft.arrange(|a, b| a.distance(start.1).total_cmp(&b.distance(start.1)).then(a.piece.cmp(&b.piece)));
    let choices = choices(&soft, place, limit, ways.steps.is_empty());
    let one = |allowed: &u64| search(ways, planes.clone(), &soft, *allowed, start, limit);
    let layers = choices.iter().map(one).collect();
    let levels = ways.levels.iter().map(|it| it.level).collect();
    Reach { start: place, limit, levels, layers, soft }
}

/// The choices of pieces that may be touched, cheapest first, as bits of the list. What the start touches always may.
fn choices(soft: &[Soft], start: Place, limit: f64, flat: bool) -> Vec<u64> {
    let price = |it: &Soft| if let Toll::Once { touch, .. } = it.toll { Some(touch) } else { None };
    let is_met = |it: &Soft| start.level == Level::Ground && it.is_touched(start.at);
    let (mut met, mut paid, mut open) = (0_u64, 0.0, Vec::new());
    for (n, piece) in soft.iter().enumerate().take(64) {
        match price(piece) {
            None => met |= 1 << n,
            Some(toll) if is_met(piece) => (met, paid) = (met | 1 << n, paid + toll),
            Some(toll) => {
                let away = if flat { piece.distance(start.at) } else { 0.0 };
                open.push((away, n, toll));
            }
        }
    }
    open.retain(|(away, _, toll)| paid + away + toll <= limit);
    open.arrange(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    open.truncate(MOST_PIECES);
    let mut found: Vec<(f64, u64)> = Vec::new();
    for choice in 0..1_u32 << open.len() {
        let chosen = || open.iter().enumerate().filter(|(n, _)| choice & 1 << n != 0).map(|(_, it)| it);
        let toll = paid + chosen().map(|it| it.2).sum::<f64>();
        let farthest = chosen().map(|it| it.0).fold(0.0, f64::max);
        if toll + farthest <= limit || choice == 0 {
            found.push((toll, chosen().fold(met, |bits, it| bits | 1 << it.1)));
        }
    }
    found.arrange(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    found.truncate(MOST_LAYERS);
    found.into_iter().map(|it| it.1).collect()
}

/// One search in which only the allowed pieces may be touched.
fn search(ways: &Ways, mut planes: Vec<Plane>, soft: &[Soft], allowed: u64, start: (u16, Vec2), limit: f64) -> Search {
    for (n, piece) in soft.iter().enumerate() {
        if n >= 64 || allowed & 1 << n == 0 {
            let kept_off = ways.kept_off(piece);
            // On the ground a start may stand as near as it does without touching.
            planes[0]
                .obstacles
                .extend(kept_off.map(|it| if start.0 == 0 { it.touched_by(start.1, SLACK) } else { it }));
        }
    }
    let mut turns = Vec::new();
    let within = ways.range(limit);
    for (number, plane) in planes.iter().enumerate() {
        plane.turns(number as u16, start.1, within, &mut turns);
        ways.slow_turns(plane, number as u16, start.1, within, &mut turns);
    }
    let links = ways.links(&planes, start.1, within, &mut turns);
    Search::run(planes, turns, links, start, limit, within)
}

impl Reach {
    /// Where the move starts.
    #[must_use]
    pub const fn start(&self) -> Place {
        self.start
    }

    /// How far it may go.
    #[must_use]
    pub const fn limit(&self) -> f64 {
        self.limit
    }

    /// What the cheapest way to a place costs; `None` when there is none within the limit, or no room to end there.
    #[must_use]
    pub fn cost_to(&self, to: Place) -> Option<f64> {
        if self.soft.is_empty() {
            let plane = self.plane_of(to)?;
            return self.layers.first()?.last(plane, to.at).map(|it| it.cost);
        }
        self.path_to(to).map(|it| it.cost())
    }

    /// The cheapest way to a place.
    #[must_use]
    pub fn path_to(&self, to: Place) -> Option<Path> {
        let plane = self.plane_of(to)?;
        let mut best: Option<Path> = None;
        for layer in &self.layers {
            let Some(last) = layer.last(plane, to.at) else { continue };
            let least = best.as_ref().map_or(f64::INFINITY, Path::cost);
            if last.cost < least {
                let path = self.path(layer, last, to);
                if path.cost() < least && path.cost() <= self.limit + 1e-9 {
                    best = Some(path);
                }
            }
        }
        best
    }

    fn plane_of(&self, to: Place) -> Option<u16> {
        let finite = to.at.x.is_finite() && to.at.y.is_finite();
        self.levels.iter().position(|it| *it == to.level).filter(|_| finite).map(|it| it as u16)
    }

    fn path(&self, layer: &Search, last: Last, to: Place) -> Path {
        let mut chain = vec![last.label];
        while let Some(before) = chain.last().map(|it| layer.labels[*it as usize].before).filter(|it| *it != u32::MAX) {
            chain.push(before);
        }
        let mut legs = Vec::new();
        for pair in chain.windows(2).rev() {
            let (next, label) = (&layer.labels[pair[0] as usize], pair[1]);
            match next.link {
                Some(link) => legs.push(Leg::Link(layer.links[link as usize])),
                None => self.add_legs(layer, label, next.left, next.swept, next.at, &mut legs),
            }
        }
        self.add_legs(layer, last.label, last.left, last.swept, to.at, &mut legs);
        let length = legs.iter().map(Leg::length).sum();
        let mut path = Path { start: self.start, legs, length, touched: Vec::new() };
        if !self.soft.is_empty() {
            path.touched = touched(&path.waypoints(), Level::Ground, &self.soft);
        }
        path
    }

    /// The arc round a label's circle, then the straight line that leaves it.
    fn add_legs(&self, layer: &Search, label: u32, left: Vec2, swept: f64, to: Vec2, legs: &mut Vec<Leg>) {
        let label = &layer.labels[label as usize];
        let turn = &layer.turns[label.turn as usize];
        let place = |at| Place { level: self.levels[usize::from(turn.plane)], at };
        let swept = if swept > TAU - 1e-9 { 0.0 } else { swept };
        if swept * turn.radius > 0.0 {
            let (centre, radius, swept) = (turn.centre, turn.radius, swept * label.sense);
            legs.push(Leg::Arc { from: place(label.at), to: place(left), centre, radius, swept });
        }
        if (to - left).length() > 0.0 {
            legs.push(Leg::Line { from: place(left), to: place(to) });
        }
    }

    /// The changes of level a move could use.
    pub fn links(&self) -> impl Iterator<Item = &Link> {
        self.layers.iter().take(1).flat_map(|it| it.links.iter())
    }
}
