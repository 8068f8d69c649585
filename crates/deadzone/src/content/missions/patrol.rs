//! Patrol: hold objectives in opposite quarters; secret missions, if the house plays them (`dz.mission.patrol`).

use catalogue::rule;

use crate::{
    Mission, ModelId, Order, Settings, State,
    model::{
        entry::{Bearer, Entry},
        mission::{Goal, MissionRules},
    },
    rules::missions,
};

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.mission.patrol"),
    bearer: Bearer::Mission(Mission::Patrol),
    mission: Some(&MissionRules {
        in_zone,
        objectives: &[(6, 4, 2), (3, 5, 2), (8, 2, 1), (1, 7, 1)],
        secrets: true,
        goal: Goal::Objectives,
        ..MissionRules::NONE
    }),
    actions: Some(orders),
    ..Entry::NONE
};

/// Half a row.
const fn in_zone(_: &Settings, west: u8, north: u8) -> bool {
    west <= 4 && north == 1
}

fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if state.mission == Mission::Patrol {
        missions::leave_orders(state, model, orders);
    }
}
