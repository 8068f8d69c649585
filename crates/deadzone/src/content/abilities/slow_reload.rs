//! Slow Reload, Loaders and Weapons Teams (`dz.ability.slow-reload`, `dz.ability.loader`, `dz.ability.weapons-team`).

use catalogue::rule;

use crate::{
    Ability, Action, Event, Forbidden, Means, ModelId, Now, Order, State, Weapon,
    model::entry::{Bearer, Entry},
    rules::round::activation,
};

/// The entry of all three.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.ability.slow-reload"),
    bearer: Bearer::Ability(&[Ability::SlowReload, Ability::WeaponsTeam]),
    fired: Some(fired),
    actions: Some(orders),
    ..Entry::NONE
};

/// Whether a weapon must be reloaded after it was fired: by its own ability, or in the hands of an injured team.
fn is_slow(state: &State, model: ModelId, weapon: &Weapon) -> bool {
    let team = state.has(model, Ability::WeaponsTeam) && state.model(model).damage > 0;
    weapon.abilities.has(Ability::SlowReload) || team && weapon.shoots()
}

/// A weapon was fired.
fn fired(now: &mut Now<'_>, model: ModelId, weapon: u8) {
    if is_slow(now, model, now.fired(model, weapon)) {
        now.emit(Event::Unloaded { model, weapon, empty: true });
    }
}

/// Why a model may not reload that weapon: its own, or as a Loader that of a friend in the cube.
pub(crate) fn objection(state: &State, model: ModelId, gunner: ModelId, weapon: u8) -> Option<Forbidden> {
    if let Some(why) = activation::objection(state, model, Action::Special, false) {
        return Some(why);
    }
    if !state.is_on_board(gunner) {
        return Some(Forbidden::NoSuchModel { model: gunner });
    }
    let (here, there) = (state.model(model), state.model(gunner));
    if gunner != model {
        if !state.has(model, Ability::Loader) {
            return Some(Forbidden::NoAbility { rule: rule!("dz.ability.loader") });
        }
        if state.seat(gunner) != state.seat(model) {
            return Some(Forbidden::NotYours { model: gunner });
        }
        if here.cell != there.cell {
            return Some(Forbidden::NotHere { model: gunner, rule: rule!("dz.ability.loader") });
        }
    }
    let empty = weapon < 16 && there.unloaded >> weapon & 1 == 1;
    (!empty).then_some(Forbidden::WrongWeapon { weapon, rule: rule!("dz.ability.slow-reload") })
}

/// It is loaded again.
pub(crate) fn reload(now: &mut Now<'_>, model: ModelId, gunner: ModelId, weapon: u8) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::Unloaded { model: gunner, weapon, empty: false });
}

/// What a model may reload.
fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    for gunner in state.in_cell(state.model(model).cell).filter(|it| state.model(*it).unloaded != 0) {
        let all = (0..16).filter(|it| objection(state, model, gunner, *it).is_none());
        orders.extend(all.map(|weapon| Order::Reload { model: gunner, weapon }));
    }
}
