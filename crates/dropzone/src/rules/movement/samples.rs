//! Sample moves: a squad shifted as it stands, in eight directions, or coming on somewhere along its edge.

use smallvec::SmallVec;
use table::{Bearing, Inches, Point, Vec2};

use super::{allowance, is_coherent, objection, size};
use crate::{
    Order, Place, SquadId, State, UnitId, Wait, Way, model::chapters::movement::Order as Said,
    rules::deployment::edges::friendly,
};

/// The legal ones among the samples.
pub(crate) fn orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    let mut samples = Vec::new();
    shifted(state, squad, &mut samples);
    coming_on(state, squad, &mut samples);
    closing_up(state, squad, &mut samples);
    let moves = samples.into_iter().filter(|it| !it.is_empty()).map(|ways| Said::Move { squad, ways });
    orders.extend(moves.filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// Everybody on the ground the same way and as far, whole or half of the Mv.
fn shifted(state: &State, squad: SquadId, samples: &mut Vec<Vec<Way>>) {
    let on_ground = |it: &UnitId| matches!(state.unit(*it).place, Place::Ground(_));
    let units: SmallVec<[UnitId; 8]> = state.living(squad).filter(on_ground).collect();
    let most = units.iter().map(|it| allowance(state, *it).0).min().unwrap_or(Inches::ZERO);
    for direction in 0..8 {
        let facing = Bearing::degrees(direction * 45);
        for distance in [most, most / 2] {
            let way = |unit: &UnitId| {
                let to = state.point(*unit)?.to_vec() + facing.to_vec() * distance.to_f64();
                Some(Way::of(*unit, &[inside(state, to)?], facing))
            };
            samples.extend(units.iter().map(way).collect::<Option<Vec<Way>>>());
        }
        samples.push(units.iter().map(|it| Way::of(*it, &[], facing)).collect());
    }
}

/// Of a squad out of coherency: everybody as near to each of its units as they come (`dc.move.out-of-coherency`).
fn closing_up(state: &State, squad: SquadId, samples: &mut Vec<Vec<Way>>) {
    let on_ground = |it: &UnitId| matches!(state.unit(*it).place, Place::Ground(_));
    let units: SmallVec<[UnitId; 8]> = state.living(squad).filter(on_ground).collect();
    if is_coherent(state, squad) {
        return;
    }
    for rallying in &units {
        let Some(at) = state.point(*rallying).map(Point::to_vec) else { continue };
        let way = |unit: &UnitId| {
            let from = state.point(*unit)?.to_vec();
            let apart = (at - from).length() - size(state, *unit).radius.to_f64() * 2.0 - 0.1;
            let far = apart.min(allowance(state, *unit).0.to_f64() - 0.01);
            let to = Point::nearest(from + (at - from).unit()? * far);
            (far > 0.0).then(|| Way::of(*unit, &[to], state.unit(*unit).facing))
        };
        samples.push(units.iter().filter(|it| *it != rallying).filter_map(way).collect());
    }
}

/// Rounded towards where it is not too far.
fn inside(state: &State, at: Vec2) -> Option<Point> {
    let at = Point::nearest(at);
    state.field.setup.table.holds(at).then_some(at)
}

/// Side by side along the friendly edge, straight in as far as they go.
fn coming_on(state: &State, squad: SquadId, samples: &mut Vec<Vec<Way>>) {
    let waits = |it: &UnitId| state.unit(*it).place == Place::Off(Wait::Readiness);
    let units: SmallVec<[UnitId; 8]> = state.living(squad).filter(waits).collect();
    let Some(first) = units.first() else { return };
    let radius = size(state, *first).radius.to_f64();
    let far = allowance(state, *first).0.to_f64();
    for stretch in friendly(state, state.squad_seat(squad)) {
        let (along, inward) = (stretch.along(), stretch.inward.to_vec());
        for number in 1..8 {
            let middle = stretch.length() * f64::from(number) / 8.0;
            let way = |(at, unit): (usize, &UnitId)| {
                let shift = (at as f64 - (units.len() as f64 - 1.0) / 2.0) * (radius * 2.0 + 0.05);
                let from = stretch.from + along * (middle + shift) + inward * radius;
                let path = [Point::nearest(from), Point::nearest(from + inward * far)];
                Way::of(*unit, &path, stretch.inward)
            };
            samples.push(units.iter().enumerate().map(way).collect());
        }
    }
}
