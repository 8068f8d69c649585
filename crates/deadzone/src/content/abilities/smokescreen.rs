//! Smokescreens and Ink Sacs (`dz.ability.smokescreen`, `dz.ability.toxic-smokescreen`, `dz.ability.ink-sac`): once a game a
//! model fills its cube with smoke as its activation begins; an Ink Sac may end one as well.

use catalogue::{RuleId, rule};

use crate::{
    Ability, Event, Mark, ModelId, Now, Order, State,
    model::entry::{Bearer, Entry},
};

/// The rules of this entry that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.ability.smokescreen"), rule!("dz.ability.toxic-smokescreen")];

/// The entry of all three.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.ability.smokescreen"),
    bearer: Bearer::Ability(&[Ability::Smokescreen, Ability::ToxicSmokescreen, Ability::InkSac]),
    start: Some(start_orders),
    actions: Some(ink_orders),
    keeps_open: Some(may_ink),
    ..Entry::NONE
};

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

/// Fills the cube with smoke, once a game (`dz.ability.smokescreen`, `dz.ability.toxic-smokescreen`).
pub(crate) fn raise(now: &mut Now<'_>, model: ModelId) {
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

fn start_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if has_smokescreen(state, model) {
        orders.push(Order::Smokescreen);
    }
}

fn ink_orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if may_ink(state, model) {
        orders.push(Order::Smokescreen);
    }
}
