//! Attacks that an army special puts into the hands of the active model.

use catalogue::{RuleId, rule};

use crate::{
    Ability, Event, Forbidden, ModelId, Now, State, Weapon,
    model::{entry::SplatAttack, profile::bare, state::LENT},
    rules::round::{activation, splat},
};

/// A weapon that a special lends.
pub(crate) fn weapon(special: RuleId, range: Option<u8>, abilities: &[Ability]) -> Weapon {
    let abilities = abilities.iter().copied().collect();
    Weapon { range, rule: special, name: special.name().to_owned(), abilities, ..bare() }
}

/// Whether this is a shot with the weapon that the special lends.
pub(crate) fn with_lent_weapon(state: &State, model: ModelId, weapon: u8, _: bool) -> bool {
    weapon == LENT && state.field.arms[state.seat(model).index()].as_ref().is_some_and(Weapon::shoots)
}

fn attack(state: &State, model: ModelId) -> Option<SplatAttack> {
    state.field.specials[state.seat(model).index()].and_then(|it| it.attack)
}

/// Why a model may not shoot by a Splat!: with what it gives, or Firing for Effect by `dz.special.head-of-security`.
pub(crate) fn shoot_objection(state: &State, model: ModelId, weapon: u8, effect: bool) -> Option<Forbidden> {
    let seat = state.seat(model);
    let special = state.field.specials[seat.index()];
    let rule = special.map_or(rule!("dz.command.splat"), |it| it.rule);
    let Some(attack) = attack(state, model).filter(|it| (it.shoots)(state, model, weapon, effect)) else {
        return Some(Forbidden::NoAbility { rule });
    };
    let active = state.active?;
    splat::objection(state, seat, rule)
        .or_else(|| state.bars_results(model).map(|rule| Forbidden::NoAbility { rule }))
        .or_else(|| active.down.then_some(Forbidden::StandUpFirst))
        .or_else(|| attack.action.and_then(|it| activation::objection(state, model, it, false)))
}

/// Pays for it: the Splat!, and the action if it takes one.
pub(crate) fn pay(now: &mut Now<'_>, model: ModelId) {
    splat::spend(now, now.seat(model), 1);
    match attack(now, model).and_then(|it| it.action) {
        Some(action) => now.emit(Event::Acted { model, action, long: false }),
        None => now.emit(Event::ActedBySplat { model }),
    }
}

/// The Shoot value a model uses with a weapon: spittle needs none of its own (`dz.special.caustic-spittle`).
pub(crate) fn shoot_value(state: &State, model: ModelId, weapon: u8) -> Option<u8> {
    let lent = || if weapon == LENT { attack(state, model).and_then(|it| it.shoot) } else { None };
    state.profile(model).shoot.or_else(lent)
}

/// Whether a model may fight with what a Splat! gives: the active one (`dz.special.toxic-slime`).
pub(crate) fn fights(state: &State, model: ModelId) -> bool {
    let Some(special) = state.field.specials[state.seat(model).index()] else { return false };
    let active = state.active.is_some_and(|it| it.model == model);
    special.attack.is_some_and(|it| it.fights)
        && active
        && state.takes_results(model)
        && splat::is_ready(state, state.seat(model), special.rule)
}

/// Whether a free attack may be made by a Splat! now, so that an activation is not over.
pub(crate) fn keeps_open(state: &State, model: ModelId) -> bool {
    splat::ready(state, state.seat(model)).is_some_and(|it| it.attack.is_some() && it.keeps_open.is_some())
}
