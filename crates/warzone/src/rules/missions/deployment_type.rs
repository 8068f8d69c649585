//! Before the armies come: which deployment the mission asks for.

use battle::Resolution;
use dice::{NeedDice, Roll};
use smallvec::SmallVec;

use crate::{
    Deployment, Event, Opening, Warzone,
    rules::{deployment, rolls::skill_test::D20},
};

/// The highest roll for Quarters where the Initiative rolls between it and a Battle Line.
const QUARTERS: u8 = 10;

/// The deployment is settled, by a roll where the mission asks for one, and begins.
pub(crate) fn settle(now: &mut Resolution<'_, Warzone>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let (deployment, die) = match (&now.field.setup.opening, now.mission.entry().deployment) {
        (Opening::Quarters, _) => (Deployment::Quarters, None),
        (Opening::BattleLine | Opening::Position { .. }, _) => (Deployment::BattleLine, None),
        (Opening::Mission, Some(deployment)) => (deployment, None),
        (Opening::Mission, None) => {
            let die = now.roll_one(Roll::new(now.mission.rule(), 1, D20.1).grouped(&[QUARTERS]))?;
            (if die <= QUARTERS { Deployment::Quarters } else { Deployment::BattleLine }, Some(die))
        }
    };
    let deployments: SmallVec<[Deployment; 2]> = now.sides.iter().map(|_| deployment).collect();
    let mission = now.mission;
    now.emit(Event::Settled { mission, deployments, die });
    deployment::begin(now);
    Ok(())
}
