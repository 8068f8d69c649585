//! Sample flights: a squad shifted as it is, in eight directions, and down again; or coming on somewhere along its edge.

use smallvec::SmallVec;
use table::{Bearing, Inches, Point};

use super::{
    available::{intended, need},
    fly::allowance,
    objection,
};
use crate::{
    Aim, Move, Order, Place, RunShot, SquadId, State, Target, UnitId, UnitType, Wait, Way, WeaponId,
    model::{chapters::aircraft::Order as Said, marks::SquadMark},
    rules::{deployment::edges::friendly, measuring::size, moments, reactions::path},
};

/// The legal ones among the samples.
pub(crate) fn orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    let Some(first) = state.living(squad).next() else { return };
    let mode = state.mode(first);
    if mode.unit_type != UnitType::Aircraft {
        return;
    }
    if mode.movement == Move::Fast {
        return runs(state, squad, orders);
    }
    let mut samples = Vec::new();
    shifted(state, squad, &mut samples);
    coming_on(state, squad, &mut samples);
    let flights = samples.into_iter().filter(|it| !it.0.is_empty());
    let flights = flights.map(|(ways, landing)| Said::Fly { squad, ways, landing });
    orders.extend(flights.filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// To arrive, for a target that the controller sees or for none; runs from south to north and back over each enemy unit and feature,
/// with every weapon at it.
fn runs(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    let seat = state.squad_seat(squad);
    let enemy = |it: &UnitId| state.are_enemies(state.seat(*it), seat) && state.point(*it).is_some();
    let units = state.all_units().filter(enemy).map(Target::Unit);
    let targets: Vec<Target> = units.chain(state.standing_features().map(Target::Feature)).collect();
    let mut samples = Vec::new();
    if !state.squad_is(squad, SquadMark::Available) {
        let plain = need(state, squad, None).total();
        let seen = targets.into_iter().find(|it| need(state, squad, Some(*it)).total() < plain);
        let named = std::iter::once(None).chain(seen.map(Some));
        samples.extend(named.map(|target| Said::Scramble { squad, target }));
    } else {
        let targets = intended(state, squad).map_or(targets, |it| vec![it]);
        for target in targets.iter().copied().take(8) {
            for line in over(state, target) {
                let run = armed_run(state, squad, line, target);
                samples.extend(split(state, squad, &run));
                samples.push(run);
            }
        }
    }
    orders.extend(samples.into_iter().filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// The lines over a target, from south to north and back.
fn over(state: &State, target: Target) -> SmallVec<[[Point; 2]; 2]> {
    let at = match target {
        Target::Unit(unit) => state.point(unit),
        Target::Feature(feature) => Some(Point::nearest(state.feature_card(feature).centre)),
    };
    let depth = state.field.setup.table.depth();
    let line = |at: Point| [Point::new(at.x, depth), Point::new(at.x, Inches::ZERO)];
    at.map(line).into_iter().flat_map(|[south, north]| [[south, north], [north, south]]).collect()
}

/// A run with every weapon at this target, each at the first of nine places that will do.
fn armed_run(state: &State, squad: SquadId, line: [Point; 2], target: Target) -> Said {
    let shooters: SmallVec<[UnitId; 6]> = state.living(squad).collect();
    let weapons = shooters.first().map_or(0, |it| state.mode(*it).weapons.len() as u8);
    let mut shots: Vec<RunShot> = Vec::new();
    for weapon in (0..weapons).map(WeaponId) {
        let aim = Aim::new(weapon, shooters.clone(), target);
        let places = (0..9).filter_map(|it| path::place_at(&line, path::length(&line) * f64::from(it) / 8.0));
        for at in places {
            shots.push(RunShot { aim: aim.clone(), at });
            if objection(state, &Said::AttackRun { squad, line, shots: shots.clone() }).is_none() {
                break;
            }
            shots.pop();
        }
    }
    Said::AttackRun { squad, line, shots }
}

/// The same run with half of the shots of its first weapon that may split them at another target near by
/// (`dc.weapon.strafe`, `dc.weapon.sniper`).
fn split(state: &State, squad: SquadId, run: &Said) -> Option<Said> {
    let Said::AttackRun { line, shots, .. } = run else { return None };
    let weapon = |it: &RunShot| state.weapon(*it.aim.shooters.first()?, it.aim.weapon);
    let splits = |it: &RunShot| weapon(it).is_some_and(|it| it.shots > 1 && moments::splits(state, it).is_some());
    let at = shots.iter().position(splits)?;
    let all = weapon(&shots[at])?.shots;
    let with = |other: Target| {
        let mut shots = shots.clone();
        let half = RunShot { aim: Aim { target: other, ..shots[at].aim.clone() }.shots(all / 2), at: shots[at].at };
        shots[at].aim.shots = Some(all - all / 2);
        shots.push(half);
        Said::AttackRun { squad, line: *line, shots }
    };
    let enemy = |it: &UnitId| state.are_enemies(state.seat(*it), state.squad_seat(squad)) && state.point(*it).is_some();
    let others = state.all_units().filter(enemy).map(Target::Unit).filter(|it| *it != shots[at].aim.target);
    others.map(with).find(|it| objection(state, it).is_none())
}

type Sample = (Vec<Way>, SmallVec<[UnitId; 2]>);

/// Everybody the same way and as far, whole or half, staying up or landing; or landing on the spot.
fn shifted(state: &State, squad: SquadId, samples: &mut Vec<Sample>) {
    let up = |it: &UnitId| matches!(state.unit(*it).place, Place::Air(_) | Place::Landed(_));
    let units: SmallVec<[UnitId; 2]> = state.living(squad).filter(up).collect();
    let most = units.iter().map(|it| allowance(state, *it).0).min().unwrap_or(Inches::ZERO);
    let half = Inches::whole((most / 2).as_hundredths() / 100);
    let shifted = |facing: Bearing, distance: Inches| -> Option<Vec<Way>> {
        let way = |unit: &UnitId| {
            let to = Point::nearest(state.point(*unit)?.to_vec() + facing.to_vec() * (distance.to_f64() - 0.01));
            state.field.setup.table.holds(to).then(|| Way::of(*unit, &[to], facing))
        };
        units.iter().map(way).collect()
    };
    for direction in 0..8 {
        let facing = Bearing::degrees(direction * 45);
        for (distance, lands) in [(most, false), (half, false), (half, true)] {
            let landing = if lands { units.clone() } else { SmallVec::new() };
            samples.extend(shifted(facing, distance).map(|ways| (ways, landing)));
        }
    }
    let flying: SmallVec<[UnitId; 2]> =
        units.iter().copied().filter(|it| matches!(state.unit(*it).place, Place::Air(_))).collect();
    let spot = flying.iter().map(|it| Way::of(*it, &[], state.unit(*it).facing)).collect();
    let turned = flying.iter().map(|it| Way::of(*it, &[], state.unit(*it).facing.turned(18_000))).collect();
    samples.extend([(spot, flying), (turned, SmallVec::new())]);
}

/// From seven places along the friendly edge, side by side, straight in: in full, by half, or by half and down.
fn coming_on(state: &State, squad: SquadId, samples: &mut Vec<Sample>) {
    let waits = |it: &UnitId| state.unit(*it).place == Place::Off(Wait::Readiness);
    let units: SmallVec<[UnitId; 2]> = state.living(squad).filter(waits).collect();
    let Some(first) = units.first() else { return };
    let (most, spread) = (allowance(state, *first).0, size(state, *first).radius.to_f64() * 2.0);
    let half = Inches::whole(most.as_hundredths() / 200);
    for stretch in friendly(state, state.squad_seat(squad)) {
        for number in 1..8 {
            for (far, lands) in [(most, false), (half, false), (half, true)] {
                let way = |(at, unit): (usize, &UnitId)| {
                    let shift = (at as f64 - (units.len() as f64 - 1.0) / 2.0) * (spread + 0.05);
                    let from = stretch.from + stretch.along() * (stretch.length() * f64::from(number) / 8.0 + shift);
                    let to = from + stretch.inward.to_vec() * far.to_f64();
                    Way::of(*unit, &[Point::nearest(from), Point::nearest(to)], stretch.inward)
                };
                let ways = units.iter().enumerate().map(way).collect();
                samples.push((ways, if lands { units.clone() } else { SmallVec::new() }));
            }
        }
    }
}
