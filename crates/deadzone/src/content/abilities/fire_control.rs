//! Fire Control (`dz.ability.fire-control`): two weapons in one SHOOT.

use std::iter;

use catalogue::{RuleId, rule};

use crate::{
    Ability, Action, Aim, Event, Forbidden, Item, Means, ModelId, Now, Order, State, Step, Thrown,
    model::entry::{Bearer, Entry},
    rules::{
        round::activation,
        shooting::{self, cube_attack},
    },
};

/// The rules of this entry that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.ability.fire-control"), rule!("dz.faq.fire-control-resolve")];

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.ability.fire-control"),
    bearer: Bearer::Ability(&[Ability::FireControl]),
    actions: Some(orders),
    ..Entry::NONE
};

fn aim_objection(state: &State, model: ModelId, aim: Aim) -> Option<Forbidden> {
    match aim {
        Aim::Model(weapon, target) => shooting::objection(state, model, (weapon, target), false, None),
        Aim::Cube(weapon, cell) => cube_attack::objection(state, model, Thrown::Weapon(weapon), cell),
    }
}

fn is_long(state: &State, model: ModelId, aims: [Aim; 2]) -> bool {
    aims.into_iter().any(|it| shooting::is_long(state, model, it.weapon()))
}

/// Whether ammunition helps a shot: not one at a cube, nor It Burns! or Invigorate (`dz.item.ammo`).
fn takes_ammo(state: &State, model: ModelId, aim: Aim) -> bool {
    let barred = |it: u8| state.fired(model, it).abilities.has_any(&[Ability::ItBurns, Ability::Invigorate]);
    matches!(aim, Aim::Model(weapon, _) if !barred(weapon))
}

/// Why ammunition may not be used for a volley: it is none, or helps neither shot.
fn ammo_objection(state: &State, model: ModelId, aims: [Aim; 2], item: u8) -> Option<Forbidden> {
    if !shooting::is_ammo(state.model(model).item(item)) {
        return Some(Forbidden::NoSuchItem { item, rule: rule!("dz.item.ammo") });
    }
    let helps = aims.into_iter().any(|it| takes_ammo(state, model, it));
    (!helps).then_some(Forbidden::NoAmmoForThis)
}

/// Why a model may not fire two weapons like that in one SHOOT (`dz.ability.fire-control`).
pub(crate) fn volley_objection(state: &State, model: ModelId, aims: [Aim; 2], ammo: Option<u8>) -> Option<Forbidden> {
    if !state.has(model, Ability::FireControl) {
        return Some(Forbidden::NoAbility { rule: rule!("dz.ability.fire-control") });
    }
    if aims[0].weapon() == aims[1].weapon() {
        return Some(Forbidden::WrongWeapon { weapon: aims[1].weapon(), rule: rule!("dz.ability.fire-control") });
    }
    activation::objection(state, model, Action::Shoot, is_long(state, model, aims))
        .or_else(|| aims.into_iter().find_map(|it| aim_objection(state, model, it)))
        .or_else(|| ammo_objection(state, model, aims, ammo?))
}

/// Both are declared, then resolved one after the other. Ammunition counts for the whole action.
pub(crate) fn volley(now: &mut Now<'_>, model: ModelId, aims: [Aim; 2], ammo: Option<u8>) {
    let long = is_long(now, model, aims);
    activation::spend(now, model, Means::Action, Action::Shoot, long);
    let ammo = shooting::use_ammo(now, model, ammo);
    let shot = |aim: Aim| Step::Volley { by: model, aim, ammo: ammo.filter(|_| takes_ammo(now, model, aim)) };
    let shots = aims.into_iter().map(shot).collect();
    now.emit(Event::Then(shots));
}

/// One of them; a shot whose target is gone by then is lost.
pub(crate) fn fire(now: &mut Now<'_>, by: ModelId, aim: Aim, ammo: Option<Item>) {
    now.emit(Event::Done);
    if !now.is_on_board(by) || aim_objection(now, by, aim).is_some() {
        return;
    }
    match aim {
        Aim::Model(weapon, target) => shooting::fire(now, by, (weapon, target), false, ammo),
        Aim::Cube(weapon, cell) => cube_attack::shoot(now, by, Thrown::Weapon(weapon), cell),
    }
}

/// Every pair of shots, of what single shots there are.
fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if !state.has(model, Ability::FireControl) {
        return;
    }
    let aim = |order: &Order| match *order {
        Order::Shoot { means: Means::Action, weapon, target, effect: false, ammo: None } => {
            Some(Aim::Model(weapon, target))
        }
        Order::ShootCube { means: Means::Action, with: Thrown::Weapon(weapon), cell } => Some(Aim::Cube(weapon, cell)),
        _ => None,
    };
    let aims: Vec<Aim> = orders.iter().filter_map(aim).collect();
    let carried = state.model(model).items.into_iter().zip(0..).filter(|it| shooting::is_ammo(it.0));
    let ammo = iter::once(None).chain(carried.map(|it| Some(it.1)));
    for first in &aims {
        let others = aims.iter().filter(|it| it.weapon() != first.weapon());
        for aims in others.map(|second| [*first, *second]) {
            let legal = ammo.clone().filter(|it| volley_objection(state, model, aims, *it).is_none());
            orders.extend(legal.map(|ammo| Order::Volley { aims, ammo }));
        }
    }
}
