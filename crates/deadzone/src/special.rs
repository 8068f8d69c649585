//! What models do by SPECIAL actions and at the start of an activation: Tag, Teleport, BOOM!, smokescreens.

use rules::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Ability, Action, Cell, Event, Forbidden, Mark, Means, ModelId, Now, Order, Spots, State, Step, activation, damage,
    movement, shooting, sight, splat::starts,
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("dz.ability.smokescreen"), rule!("dz.ability.toxic-smokescreen"), rule!("dz.ability.tag")];

/// How far a model teleports.
const LEAP: u8 = 2;

/// Why a target may not be tagged: the range and line of sight of the Tag rifle are needed (`dz.ability.tag`).
pub(crate) fn tag_objection(state: &State, model: ModelId, weapon: u8, target: ModelId) -> Option<Forbidden> {
    let rule = rule!("dz.ability.tag");
    if let Some(why) = activation::objection(state, model, Action::Special, false) {
        return Some(why);
    }
    let rifle = match shooting::weapon(state, model, weapon) {
        Ok(rifle) if rifle.abilities.has(Ability::Tag) => rifle,
        Ok(_) => return Some(Forbidden::NoAbility { rule }),
        Err(why) => return Some(why),
    };
    if !state.is_on_board(target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    if state.team(target) == state.team(model) {
        return Some(Forbidden::NoEnemy { model: target });
    }
    if state.model(target).is(Mark::Tagged) {
        return Some(Forbidden::NoAbility { rule });
    }
    let distance = state.model(model).cell.distance(state.model(target).cell);
    let range = shooting::range(state, model, rifle);
    if distance > range {
        return Some(Forbidden::OutOfRange { distance, range });
    }
    let seen = sight::spots_model(state, model, target);
    (!seen).then_some(Forbidden::NoSight)
}

/// Marks the target for the rest of the round.
pub(crate) fn tag(now: &mut Now<'_>, model: ModelId, target: ModelId) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    let rule = rule!("dz.ability.tag");
    now.emit(Event::Marked { model: target, mark: Mark::Tagged, holds: true, rule });
}

/// Why a model may not teleport there: up to two cubes, to a standing place with room (`dz.ability.teleport`).
pub(crate) fn teleport_objection(state: &State, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    let rule = rule!("dz.ability.teleport");
    if !state.has(model, Ability::Teleport) {
        return Some(Forbidden::NoAbility { rule });
    }
    if let Some(why) = activation::objection(state, model, Action::Special, false) {
        return Some(why);
    }
    let here = state.model(model).cell;
    let distance = here.distance(cell);
    if distance == 0 || distance > LEAP {
        return Some(Forbidden::TooFar { cubes: distance, most: LEAP });
    }
    if !state.field.standing.has(cell) {
        return Some(Forbidden::NoFloor { cell });
    }
    if !state.has_room(model, cell) {
        let (size, crowd) = (state.profile(model).size, state.crowd(cell, state.team(model)));
        return Some(Forbidden::Full { cell, size, crowd });
    }
    movement::place(state, model, cell, at).is_none().then_some(Forbidden::BadSpots { cell })
}

/// It is there at once, and fights if enemies are.
pub(crate) fn teleport(now: &mut Now<'_>, model: ModelId, cell: Cell, at: Spots) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    let shifted = movement::place(now, model, cell, at).unwrap_or_default();
    now.emit(Event::Moved { model, to: cell, at, shifted });
    let fights = now.has_enemy(cell, now.team(model));
    now.emit(Event::Then(smallvec![if fights { Step::MustFight(model) } else { Step::PickUp(model) }]));
}

/// Why a model may not set off its own explosion; enemies in the cube do not matter (`dz.ability.boom`).
pub(crate) fn set_off_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    if state.boom(model) == 0 {
        return Some(Forbidden::NoAbility { rule: rule!("dz.ability.boom") });
    }
    activation::objection(state, model, Action::Special, false).filter(|why| !matches!(why, Forbidden::Engaged { .. }))
}

/// The model dies of it, and explodes.
pub(crate) fn set_off(now: &mut Now<'_>, model: ModelId) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::Then(smallvec![Step::Settle]));
    damage::kill(now, model);
}

/// Whether a model may still raise a smokescreen.
pub(crate) fn has_smokescreen(state: &State, model: ModelId) -> bool {
    let able = state.profile(model).abilities.has_any(&[Ability::Smokescreen, Ability::ToxicSmokescreen]);
    able && !state.model(model).is(Mark::SmokeUsed)
}

/// Whether anything may be done as this model is activated (`dz.turn.start-order`).
pub(crate) fn may_start(state: &State, model: ModelId) -> bool {
    has_smokescreen(state, model) || starts::may(state, model)
}

/// What may be done as this model is activated.
pub(crate) fn start_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if has_smokescreen(state, model) {
        orders.push(Order::Smokescreen);
    }
    starts::orders(state, model, orders);
    orders.push(Order::Decline);
}

/// Fills the cube with smoke, once a game (`dz.ability.smokescreen`, `dz.ability.toxic-smokescreen`).
pub(crate) fn raise_smoke(now: &mut Now<'_>, model: ModelId) {
    let toxic = now.has(model, Ability::ToxicSmokescreen);
    let cell = now.model(model).cell;
    let rule = if toxic { rule!("dz.ability.toxic-smokescreen") } else { rule!("dz.ability.smokescreen") };
    now.emit(Event::Marked { model, mark: Mark::SmokeUsed, holds: true, rule });
    now.emit(Event::Smoked { cell, toxic });
}

/// Everything a model may do by these.
pub(crate) fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if set_off_objection(state, model).is_none() {
        orders.push(Order::SetOff);
    }
    if activation::objection(state, model, Action::Special, false).is_some() {
        return;
    }
    let rifles = state.profile(model).weapons.iter().enumerate().filter(|it| it.1.abilities.has(Ability::Tag));
    for weapon in rifles.map(|it| it.0 as u8) {
        let enemies = state.on_board().filter(|it| state.team(*it) != state.team(model));
        let tagged = enemies.filter(|it| tag_objection(state, model, weapon, *it).is_none());
        orders.extend(tagged.map(|target| Order::Tag { weapon, target }));
    }
    if state.has(model, Ability::Teleport) {
        for cell in state.field.standing.iter() {
            for at in movement::spots(state, model, cell) {
                if teleport_objection(state, model, cell, at).is_none() {
                    orders.push(Order::Teleport { cell, at });
                }
            }
        }
    }
}
