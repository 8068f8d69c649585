//! Scour: carry items off (`dz.mission.scour`).

use catalogue::{RuleId, rule};

use crate::{
    Action, Event, Forbidden, Means, Mission, ModelId, Now, Order, Settings, State,
    model::{
        entry::{Bearer, Entry},
        mission::{Goal, MissionRules},
    },
    rules::{missions, round::activation},
};

const RULE: RuleId = rule!("dz.mission.scour");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    bearer: Bearer::Mission(Mission::Scour),
    mission: Some(&MissionRules { in_zone, no_counters_in_zones: true, goal: Goal::Items, ..MissionRules::NONE }),
    actions: Some(send_orders),
    ..Entry::NONE
};

/// Three squares each way from the corner, or a row of five where the house plays it so.
const fn in_zone(settings: &Settings, west: u8, north: u8) -> bool {
    if settings.scour_zones_in_a_row {
        north == 1 && west <= 5
    } else {
        (north == 1 && west <= 3) || (west == 1 && north <= 3)
    }
}

/// Why an item may not be sent off: a counter that was found, in the own zone, no enemy in the cube, a SPECIAL action.
pub(crate) fn send_objection(state: &State, model: ModelId, item: u8) -> Option<Forbidden> {
    let it = state.model(model);
    let home = || missions::is_zoned(state, missions::zone(state, state.seat(model)), it.cell);
    if state.mission != Mission::Scour || !home() {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    if it.item(item).is_none() || it.found >> item & 1 == 0 {
        return Some(Forbidden::NoSuchItem { item, rule: RULE });
    }
    let enemy = state.has_enemy(it.cell, state.team(model));
    activation::objection(state, model, Action::Special, false)
        .or_else(|| enemy.then_some(Forbidden::EnemyInCube { rule: RULE }))
}

/// Two victory points, and the item is out of the game.
pub(crate) fn send_off(now: &mut Now<'_>, model: ModelId, item: u8) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::HandedOver { model, pocket: item });
    let vps = now.field.setup.settings.scour_vps;
    now.emit(Event::Scored { seat: now.seat(model), vps, rule: RULE });
}

fn send_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let sent = (0..3).filter(|it| send_objection(state, model, *it).is_none());
    orders.extend(sent.map(|item| Order::SendOff { item }));
}
