//! Where a squad can be placed outside its feature: in a row along an edge, or wherever there is room
//! (`dc.infantry.leave`).

use smallvec::SmallVec;
use table::{Body, Point};

use super::{NEAR, is_free, outside_objection, standing, touches};
use crate::{
    Edge, FeatureId, SquadId, State, UnitId,
    rules::measuring::{
        HAIR,
        edges::{Side, sides},
        gap, gap_to_feature, size,
    },
};

/// How far apart the places are that are tried.
const STEP: f64 = 0.5;
/// How far from the wall bases are tried, beyond touching it.
const OUT: [f64; 3] = [0.1, 1.0, 1.9];
/// How near bases are to each other (`dc.move.coherency`).
const TOUCHING: f64 = 1.0;

/// Where a squad in a feature could be placed outside: a row along one of its edges. None if there is no room.
pub(crate) fn row_outside(
    state: &State,
    squad: SquadId,
    feature: FeatureId,
    edge: Edge,
) -> Option<SmallVec<[Point; 4]>> {
    let bases: SmallVec<[UnitId; 4]> = state.living(squad).collect();
    let radius = size(state, *bases.first()?).radius.to_f64();
    let side = sides(state, feature, edge).into_iter().next()?;
    let (middle, along) = ((side.from + side.to) * 0.5, (side.to - side.from).unit()?);
    let place = |at: usize| {
        let shift = (at as f64 - (bases.len() as f64 - 1.0) / 2.0) * (radius * 2.0 + 0.02);
        Point::nearest(middle + along * shift + side.out * (radius + 0.1))
    };
    let places: SmallVec<[Point; 4]> = (0..bases.len()).map(place).collect();
    outside_objection(state, squad, &places).is_none().then_some(places)
}

/// Places for as many bases of a squad as can be found around a feature, in one chain.
pub(crate) fn places_outside(state: &State, squad: SquadId, feature: FeatureId) -> SmallVec<[Point; 4]> {
    let bases = state.living(squad).count();
    let spots = spots(state, squad, feature);
    let mut best: SmallVec<[Point; 4]> = SmallVec::new();
    for start in &spots {
        let chain = chain(start, &spots, bases);
        if chain.len() > best.len() {
            best = chain;
        }
        if best.len() == bases {
            break;
        }
    }
    best
}

/// A place with the body of a base that stands there.
type Spot = (Point, Body);

/// Places one after the other, each touching one before it.
fn chain(start: &Spot, spots: &[Spot], bases: usize) -> SmallVec<[Point; 4]> {
    let mut chosen: SmallVec<[&Spot; 8]> = SmallVec::from_slice(&[start]);
    while chosen.len() < bases {
        let fits = |it: &&Spot| {
            let free = chosen.iter().all(|other| !touches(&other.1, &it.1));
            free && chosen.iter().any(|other| gap(&other.1, &it.1) <= TOUCHING)
        };
        let Some(next) = spots.iter().find(fits) else { break };
        chosen.push(next);
    }
    chosen.into_iter().map(|it| it.0).collect()
}

/// Every place near a feature at which a base of a squad could stand alone.
fn spots(state: &State, squad: SquadId, feature: FeatureId) -> Vec<Spot> {
    let Some(base) = state.living(squad).next() else { return Vec::new() };
    let radius = size(state, base).radius.to_f64();
    let sides = Edge::ALL.into_iter().flat_map(|it| sides(state, feature, it));
    let places = sides.flat_map(|side| along(&side, radius));
    let bodies = places.map(|at| (at, standing(state, base, at)));
    let stands = |it: &Spot| gap_to_feature(state, &it.1, feature) <= NEAR + HAIR && is_free(state, &it.1, None);
    bodies.filter(stands).collect()
}

/// Places along a stretch of wall, and a little beyond its ends.
fn along(side: &Side, radius: f64) -> Vec<Point> {
    let way = side.to - side.from;
    let length = way.length();
    let Some(along) = way.unit() else { return Vec::new() };
    let steps = ((length + 4.0 * radius) / STEP).ceil() as i32;
    let place = |at: i32, out: f64| {
        let far = f64::from(at) * STEP - 2.0 * radius;
        Point::nearest(side.from + along * far + side.out * (radius + out))
    };
    OUT.into_iter().flat_map(|out| (0..=steps).map(move |at| (at, out))).map(|(at, out)| place(at, out)).collect()
}
