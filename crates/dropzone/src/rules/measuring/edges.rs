//! The edges of a feature (`dc.feature.dimensions`): the four sides of a rectangle, or the quarters of anything else.

use table::{Bearing, Vec2};

use crate::{Edge, FeatureId, State, model::field::Places};

/// A stretch of an edge, with the way out of the feature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Side {
    /// One end.
    pub from: Vec2,
    /// The other end.
    pub to: Vec2,
    /// The direction out.
    pub out: Vec2,
}

/// How far outside its wall a base on an edge looks from and is seen.
pub(crate) const OUTSIDE: f64 = 0.02;

/// The stretches an edge is made of. Corners go round clockwise, so the sides of a rectangle do too.
pub(crate) fn sides(state: &State, feature: FeatureId, edge: Edge) -> Vec<Side> {
    let card = state.feature_card(feature);
    let corners = card.footprint.corners();
    let side = |at: usize| {
        let (from, to) = (corners[at].to_vec(), corners[(at + 1) % corners.len()].to_vec());
        let right = (to - from).unit().unwrap_or_default().right();
        let outward = right.dot((from + to) * 0.5 - card.centre) > 0.0;
        Side { from, to, out: if outward { right } else { -right } }
    };
    let all: Vec<Side> = (0..corners.len()).map(side).collect();
    if let [_, _, _, _] = all[..] {
        let north = (1..4).fold(0, |best, at| if all[at].out.y < all[best].out.y { at } else { best });
        return vec![all[(north + edge.index()) % 4]];
    }
    all.into_iter().filter(|it| quarter(it) == edge).collect()
}

/// The quarter a stretch looks into.
fn quarter(side: &Side) -> Edge {
    let bearing = Bearing::between(Vec2::default(), side.out).unwrap_or(Bearing::NORTH);
    Edge((u32::from(bearing.turned(4_500).as_hundredths()) / 9_000) as u8)
}

/// Nine places spread over an edge, just outside it, with the way out.
pub(crate) fn places(state: &State, feature: FeatureId, edge: Edge) -> &[(Vec2, Vec2)] {
    let of = |it: FeatureId| Edge::ALL.map(|edge| spread(state, it, edge));
    let all = state.field.edges.get_or_init(|| state.all_features().map(of).collect());
    all.get(feature.index()).and_then(|it| it.get(edge.index())).map_or(&[], Vec::as_slice)
}

fn spread(state: &State, feature: FeatureId, edge: Edge) -> Places {
    let sides = sides(state, feature, edge);
    let whole: f64 = sides.iter().map(Side::length).sum();
    (0..9).filter_map(|number| place(&sides, whole * (f64::from(number) + 0.5) / 9.0)).collect()
}

fn place(sides: &[Side], mut along: f64) -> Option<(Vec2, Vec2)> {
    for side in sides {
        let length = side.length();
        if along <= length && length > 0.0 {
            return Some((side.from + (side.to - side.from) * (along / length) + side.out * OUTSIDE, side.out));
        }
        along -= length;
    }
    None
}

impl Side {
    fn length(&self) -> f64 {
        (self.to - self.from).length()
    }
}

impl Edge {
    /// Its place among the edges.
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }
}
