//! Features of a position: own side minus the others, in tenths of points unless stated otherwise.

use battle::{Feature, Features, Seat};

use super::situation::{Lineup, Man};
use crate::{Mark, Morale, State};

/// What is counted, with what one of each is worth.
pub(super) const FEATURES: &[Feature] = &[
    Feature::strength("wz-counts-points", 2),
    Feature::threat("wz-counts-harm", 1),
    Feature::threat("wz-counts-reach", 1),
    Feature::strength("wz-counts-pinned", -1),
    Feature::strength("wz-counts-broken", -1),
    Feature::plain("wz-counts-coherency", -60),
    Feature::threat("wz-counts-distance", -4),
    Feature::plain("wz-counts-cards", 30),
    Feature::mission("wz-counts-mission", 100),
    Feature::plain("wz-counts-watch", 8),
];

/// How many attackers can be expected to pick the same target.
const SHARED: f64 = 4.0;

/// Counts the position for a seat.
pub(super) fn features(state: &State, seat: Seat, out: &mut Features) {
    let lineup = Lineup::new(state);
    let (own, others): (Vec<&Man>, Vec<&Man>) =
        lineup.men.iter().partition(|it| state.field.are_friends(it.seat, seat));
    let (own, others) =
        (Side::count(&lineup, &own, &others, seat, true), Side::count(&lineup, &others, &own, seat, false));
    own.0.into_iter().zip(others.0).for_each(|(own, other)| out.push(own, other));
}

/// The counts of one side.
struct Side([i32; 10]);

impl Side {
    fn count(lineup: &Lineup<'_>, own: &[&Man], enemies: &[&Man], seat: Seat, friends: bool) -> Side {
        let state = lineup.state;
        let (mut harm, mut reach) = (0.0, vec![0.0; enemies.len()]);
        for by in own {
            let mut best: f64 = 0.0;
            for (at, target) in enemies.iter().enumerate() {
                let threat = lineup.threat(by, target, &target.end);
                best = best.max(threat);
                reach[at] += threat / SHARED;
            }
            harm += best;
        }
        let reach: f64 = reach.iter().zip(enemies).map(|(sum, it)| sum.min(it.points())).sum();
        let points = |test: &dyn Fn(&Man) -> bool| own.iter().filter(|it| test(it)).map(|it| it.points()).sum::<f64>();
        let seats: Vec<Seat> =
            Seat::first(state.sides.len() as u8).filter(|it| state.field.are_friends(*it, seat) == friends).collect();
        let squads = || seats.iter().flat_map(|it| state.field.squads_of(*it));
        Side([
            tenths(points(&|_| true)),
            tenths(harm),
            tenths(reach),
            tenths(points(&|it| state.morale(it.id) == Morale::Pinned)),
            tenths(points(&|it| state.morale(it.id) == Morale::Broken)),
            squads().map(|it| state.out_of_coherency(it).count() as i32).sum(),
            own.iter().map(|it| lineup.shortfall(it, &it.end)).sum::<f64>() as i32,
            seats.iter().map(|it| i32::from(state.cards(*it))).sum(),
            seats.iter().map(|it| state.mission_points(*it).total()).sum(),
            own.iter().filter(|it| state.model(it.id).marks.has(Mark::Sentry)).count() as i32,
        ])
    }
}

fn tenths(points: f64) -> i32 {
    (10.0 * points) as i32
}
