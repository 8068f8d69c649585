//! Teleport (`dz.ability.teleport`): a SPECIAL action puts a model somewhere else.

use catalogue::{RuleId, rule};
use smallvec::SmallVec;

use crate::{
    Ability, Action, Cell, Event, Forbidden, Means, ModelId, Now, Order, Spots, State, Step,
    model::entry::{Bearer, Entry},
    rules::{
        movement::{self, placement},
        round::activation,
    },
};

const RULE: RuleId = rule!("dz.ability.teleport");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, bearer: Bearer::Ability(&[Ability::Teleport]), actions: Some(orders), ..Entry::NONE };

/// How far a model teleports, and whether that is a long action: two cubes and short or, by the errata, three and long.
fn leap(state: &State) -> (u8, bool) {
    if state.field.setup.settings.teleport_by_errata { (3, true) } else { (2, false) }
}

/// Why a model may not teleport there: not too far, to a standing place with room (`dz.ability.teleport`).
pub(crate) fn objection(state: &State, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    if !state.has(model, Ability::Teleport) {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    let (most, long) = leap(state);
    if let Some(why) = activation::objection(state, model, Action::Special, long) {
        return Some(why);
    }
    let here = state.model(model).cell;
    let distance = here.distance(cell);
    if distance == 0 || distance > most {
        return Some(Forbidden::TooFar { cubes: distance, most, rule: RULE });
    }
    if !state.field.standing.has(cell) {
        return Some(Forbidden::NoFloor { cell, rule: RULE });
    }
    if !state.has_room(model, cell) {
        let (size, crowd) = (state.profile(model).size, state.crowd(cell, state.team(model)));
        return Some(Forbidden::Full { cell, size, crowd });
    }
    movement::place(state, model, cell, at).is_none().then_some(Forbidden::BadSpots { cell })
}

/// It is there at once, and fights if enemies are.
pub(crate) fn teleport(now: &mut Now<'_>, model: ModelId, cell: Cell, at: Spots) {
    let (_, long) = leap(now);
    activation::spend(now, model, Means::Action, Action::Special, long);
    let shifted = movement::place(now, model, cell, at).unwrap_or_default();
    let makes_room: SmallVec<[Step; 2]> = placement::of_shifted(&shifted).collect();
    now.emit(Event::Moved { model, to: cell, at, shifted });
    let fights = now.has_enemy(cell, now.team(model));
    let then = if fights { Step::MustFight(model) } else { Step::PickUp(model) };
    now.emit(Event::Then(makes_room.into_iter().chain([then]).collect()));
}

/// Where it may teleport.
fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let barred = || activation::objection(state, model, Action::Special, false).is_some();
    if !state.has(model, Ability::Teleport) || barred() {
        return;
    }
    for cell in state.field.standing.iter() {
        for at in movement::spots(state, model, cell) {
            if objection(state, model, cell, at).is_none() {
                orders.push(Order::Teleport { cell, at });
            }
        }
    }
}
