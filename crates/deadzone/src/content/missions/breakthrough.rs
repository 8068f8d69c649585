//! Breakthrough: cross the board (`dz.mission.breakthrough`).

use catalogue::rule;

use crate::{
    Cell, Mission, ModelId, Order, Settings, State,
    model::{
        entry::{Bearer, Entry},
        mission::{Goal, LeaveTheBoard, MissionRules, in_corner},
    },
    rules::missions,
};

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.mission.breakthrough"),
    bearer: Bearer::Mission(Mission::Breakthrough),
    mission: Some(&MissionRules {
        in_zone,
        leave: Some(LeaveTheBoard { rule: rule!("dz.mission.breakthrough"), edge, scores }),
        goal: Goal::FarEdge,
        ..MissionRules::NONE
    }),
    actions: Some(orders),
    ..Entry::NONE
};

/// A row, or a corner where the house plays it so.
const fn in_zone(settings: &Settings, west: u8, north: u8) -> bool {
    if settings.breakthrough_zones_in_corners { in_corner(west, north) } else { north == 1 }
}

/// The whole far row, whatever the shape of the zones.
fn edge(_: &State, zone: u8, cell: Cell) -> bool {
    cell.row() == if zone == 0 { 1 } else { 8 }
}

/// Its own victory points and one more.
fn scores(state: &State, model: ModelId) -> u8 {
    state.profile(model).vps.saturating_add(state.field.setup.settings.breakthrough_bonus)
}

fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if state.mission == Mission::Breakthrough {
        missions::leave_orders(state, model, orders);
    }
}
