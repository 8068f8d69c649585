//! What models do by SPECIAL actions and at the start of an activation: Tag, Teleport, BOOM!, smokescreens.

use catalogue::{RuleId, rule};
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Action, Cell, Event, Forbidden, Gift, Item, Lasts, Mark, Means, ModelId, Now, Order, Spots, State, Step,
    content::army_specials::at_start,
    model::grants::Boon,
    rules::{
        damage, missions,
        movement::{self, placement},
        round::activation,
        shooting::{self, sight},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.ability.smokescreen"),
    rule!("dz.ability.toxic-smokescreen"),
    rule!("dz.ability.tag"),
    rule!("dz.ability.hacker"),
];

/// How far a model teleports, and whether that is a long action: two cubes and short or, by the errata, three and long.
fn leap(state: &State) -> (u8, bool) {
    if state.field.setup.settings.teleport_by_errata { (3, true) } else { (2, false) }
}

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

/// Why a model may not teleport there: not too far, to a standing place with room (`dz.ability.teleport`).
pub(crate) fn teleport_objection(state: &State, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    let rule = rule!("dz.ability.teleport");
    if !state.has(model, Ability::Teleport) {
        return Some(Forbidden::NoAbility { rule });
    }
    let (most, long) = leap(state);
    if let Some(why) = activation::objection(state, model, Action::Special, long) {
        return Some(why);
    }
    let here = state.model(model).cell;
    let distance = here.distance(cell);
    if distance == 0 || distance > most {
        return Some(Forbidden::TooFar { cubes: distance, most });
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
    let (_, long) = leap(now);
    activation::spend(now, model, Means::Action, Action::Special, long);
    let shifted = movement::place(now, model, cell, at).unwrap_or_default();
    let makes_room: SmallVec<[Step; 2]> = placement::of_shifted(&shifted).collect();
    now.emit(Event::Moved { model, to: cell, at, shifted });
    let fights = now.has_enemy(cell, now.team(model));
    let then = if fights { Step::MustFight(model) } else { Step::PickUp(model) };
    now.emit(Event::Then(makes_room.into_iter().chain([then]).collect()));
}

/// Why a model may not set off its own explosion; enemies in the cube do not matter (`dz.ability.boom`).
pub(crate) fn set_off_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    if state.boom(model) == 0 {
        return Some(Forbidden::NoAbility { rule: rule!("dz.ability.boom") });
    }
    activation::objection(state, model, Action::Special, false).filter(|why| !matches!(why, Forbidden::Engaged { .. }))
}

/// The model dies of it, for which its opponent scores in any case, and explodes.
pub(crate) fn set_off(now: &mut Now<'_>, model: ModelId) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::Then(smallvec![Step::Settle]));
    let (vps, cause) = (missions::worth(now, model), now.doing(model));
    damage::kill(now, model, vps, cause);
}

/// Whether a model may still raise a smokescreen.
pub(crate) fn has_smokescreen(state: &State, model: ModelId) -> bool {
    let able =
        state.profile(model).abilities.has_any(&[Ability::Smokescreen, Ability::ToxicSmokescreen, Ability::InkSac]);
    able && !state.model(model).is(Mark::SmokeUsed)
}

/// Whether an activation may end in a cloud of ink (`dz.ability.ink-sac`).
pub(crate) fn may_ink(state: &State, model: ModelId) -> bool {
    state.has(model, Ability::InkSac) && !state.model(model).is(Mark::SmokeUsed)
}

/// The Adrenaline Shot a model carries (`dz.item.adrenaline-shot`).
pub(crate) fn adrenaline(state: &State, model: ModelId) -> Option<u8> {
    state.model(model).carried().find(|it| it.1 == Item::AdrenalineShot).map(|it| it.0)
}

/// Speed +1/+1 for this round.
pub(crate) fn inject(now: &mut Now<'_>, model: ModelId, pocket: u8) {
    let rule = rule!("dz.item.adrenaline-shot");
    now.emit(Event::UsedUp { model, pocket });
    now.emit(Event::Given(Boon { model, gift: Gift::Speed(1, 1), lasts: Lasts::Round, rule }));
}

/// Why a cube may not be pointed out: a Commlink, a SPECIAL action and sight of the cube (`dz.item.commlink`).
pub(crate) fn link_objection(state: &State, model: ModelId, cell: Cell) -> Option<Forbidden> {
    let rule = rule!("dz.item.commlink");
    let carries = state.model(model).carried().any(|it| it.1 == Item::Commlink);
    if !carries || cell.level() > state.field.setup.map.levels {
        return Some(Forbidden::NoAbility { rule });
    }
    activation::objection(state, model, Action::Special, false)
        .or_else(|| (!sight::sees_cube(state, model, cell)).then_some(Forbidden::NoSight))
}

/// The cube is pointed out until the end of the round.
pub(crate) fn link(now: &mut Now<'_>, model: ModelId, cell: Cell) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::Linked { seat: now.seat(model), cell });
}

/// Whether anything may be done as this model is activated (`dz.turn.start-order`).
pub(crate) fn may_start(state: &State, model: ModelId) -> bool {
    has_smokescreen(state, model) || adrenaline(state, model).is_some() || at_start::may(state, model)
}

/// What may be done as this model is activated.
pub(crate) fn start_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if has_smokescreen(state, model) {
        orders.push(Order::Smokescreen);
    }
    orders.extend(adrenaline(state, model).map(|item| Order::UseItem { item }));
    at_start::orders(state, model, orders);
    orders.push(Order::Decline);
}

/// Fills the cube with smoke, once a game (`dz.ability.smokescreen`, `dz.ability.toxic-smokescreen`).
pub(crate) fn raise_smoke(now: &mut Now<'_>, model: ModelId) {
    let toxic = now.has(model, Ability::ToxicSmokescreen);
    let cell = now.model(model).cell;
    let rule = match () {
        () if toxic => rule!("dz.ability.toxic-smokescreen"),
        () if now.has(model, Ability::InkSac) => rule!("dz.ability.ink-sac"),
        () => rule!("dz.ability.smokescreen"),
    };
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
    if state.model(model).carried().any(|it| it.1 == Item::Commlink) {
        // Only cubes with an enemy in them are worth listing; any other in sight is accepted.
        let mut cells: Vec<Cell> =
            state.on_board().filter(|it| state.team(*it) != state.team(model)).map(|it| state.model(it).cell).collect();
        cells.dedup();
        let linked = cells.into_iter().filter(|it| link_objection(state, model, *it).is_none());
        orders.extend(linked.map(|cell| Order::Link { cell }));
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
