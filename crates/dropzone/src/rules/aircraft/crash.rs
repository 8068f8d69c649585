//! Destroyed Aircraft (`dc.air.destroyed-table`): it is rolled how one that was flying comes down, loaded or not.
//!
//! Destroyed in the Air, nobody aboard lives. In a crash landing its wreckage comes first (`dc.air.wreck`), with what falls of
//! that; then a save is rolled for each unit aboard. Who lives gets out as out of any wreck (`rules/transports/wreck.rs`); a
//! Transport that fails its save leaves a wreck of its own. A landed Aircraft is a wreck on the ground from the first
//! (`dc.air.landed-destroyed`).

use catalogue::rule;
use dice::{NeedDice, Roll};
use smallvec::SmallVec;
use table::Point;

use crate::{
    FeatureId, Now, State, Step, UnitId, Wreck,
    model::chapters::{
        aircraft::{Event, Fate, Step as Air},
        transports::Step as Transport,
    },
    rules::{
        damage::{automatic_hits, destroy},
        features::hit_feature,
        flow::{d3, replace},
        measuring::{HAIR, body, flies},
        shooting::feature_steps,
        transports::clear,
    },
};

/// The Energy of wreckage (`dc.air.wreck`).
const ENERGY: u8 = 10;
/// The number on which a unit aboard lives through a crash landing (`dc.air.destroyed-table`).
const LIVES: u8 = 4;

/// A die for how it comes down.
pub(crate) fn fall(now: &mut Now<'_>, wreck: Wreck) -> Result<(), NeedDice> {
    let unit = wreck.transport;
    let die = now.roll_one(Roll::new(rule!("dc.air.destroyed-table"), 1, 6).grouped(&[2, 4]))?;
    let fate = Fate::of(die);
    now.emit(Event::Fell { unit, die, fate }.into());
    match fate {
        Fate::InTheAir => {
            for rider in now.with_cargo(unit)[1..].iter().rev() {
                destroy(now, *rider);
            }
            replace(now, [Transport::Clear(wreck)]);
        }
        Fate::Crash => replace(now, [Air::Wreckage(wreck), Air::Saves(wreck)]),
        Fate::Emergency => {
            now.emit(Event::Down { unit }.into());
            clear(now, wreck);
        }
    }
    Ok(())
}

/// Wreckage: on a D3 of 1 or 2 every feature and ground unit within that many inches of its middle takes that many hits; of an
/// Aircraft that started with 1 DP there is none (`dc.air.wreck`).
pub(super) fn wreckage(now: &mut Now<'_>, wreck: Wreck) -> Result<(), NeedDice> {
    let (unit, mut steps) = (wreck.transport, Vec::<Step>::new());
    if let Some(at) = wreck.place.point().filter(|_| now.mode(unit).damage_points > 1) {
        let die = d3(now, rule!("dc.air.wreck"))?;
        let hits = if die == 3 { 0 } else { die };
        now.emit(Event::WreckageRolled { unit, die, hits }.into());
        if hits > 0 {
            steps = rain_down(now, at, hits)?;
        }
    }
    replace(now, steps);
    Ok(())
}

/// The hits on features, then on units; what comes of the features is still to be resolved.
fn rain_down(now: &mut Now<'_>, at: Point, hits: u8) -> Result<Vec<Step>, NeedDice> {
    let mut features: SmallVec<[(FeatureId, u8); 4]> = SmallVec::new();
    for feature in features_near(now, at, hits) {
        features.push((feature, hit_feature(now, feature, hits, ENERGY, rule!("dc.air.wreck"))?));
    }
    for unit in units_near(now, at, hits) {
        automatic_hits(now, unit, hits, ENERGY, rule!("dc.air.wreck"))?;
    }
    Ok(feature_steps(now, &features))
}

fn features_near(state: &State, at: Point, inches: u8) -> SmallVec<[FeatureId; 4]> {
    let apart = |it: &FeatureId| state.feature_card(*it).footprint.shape().distance_to(at.to_vec());
    state.standing_features().filter(|it| apart(it) <= f64::from(inches) + HAIR).collect()
}

fn units_near(state: &State, at: Point, inches: u8) -> SmallVec<[UnitId; 8]> {
    let near = |it: &UnitId| {
        let body = body(state, *it).filter(|_| !flies(state, *it));
        body.is_some_and(|it| it.shape().distance_to(at.to_vec()) <= f64::from(inches) + HAIR)
    };
    state.all_units().filter(near).collect()
}

/// A save for each unit aboard; then the wreck lies on the ground, and who lives gets out. What a unit carries that fails is
/// lost (`dc.air.objective-lost`).
pub(super) fn saves(now: &mut Now<'_>, wreck: Wreck) -> Result<(), NeedDice> {
    let aboard: SmallVec<[UnitId; 8]> = now.cargo(wreck.transport).collect();
    for unit in aboard {
        let die = now.roll_one(Roll::new(rule!("dc.air.destroyed-table"), 1, 6).grouped(&[LIVES - 1]))?;
        now.emit(Event::Saved { unit, die, need: LIVES }.into());
        if die < LIVES {
            destroy(now, unit);
        }
    }
    now.emit(Event::Down { unit: wreck.transport }.into());
    clear(now, wreck);
    Ok(())
}

/// Whether a step of this chapter deals with the wreck of a Transport.
pub(crate) fn deals_with(step: &Air, transport: UnitId) -> bool {
    let (Air::Wreckage(it) | Air::Saves(it)) = step;
    it.transport == transport
}
