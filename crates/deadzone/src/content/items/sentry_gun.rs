//! Sentry Guns (`dz.item.sentry-gun`): an item until an Engineer emplaces it, then a model that shoots.

use catalogue::{RuleId, rule};

use crate::{
    Ability, Action, Event, Extra, Forbidden, Gun, Item, Mark, Means, ModelId, Now, Order, Spots, State,
    model::{
        entry::{Bearer, Entry},
        extra_models,
    },
    rules::{deployment::recon, movement, round::activation},
};

/// The rules of this entry that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.item.sentry-gun")];

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: rule!("dz.item.sentry-gun"),
    bearer: Bearer::Item(|it| Extra::emplaced(it).is_some()),
    actions: Some(orders),
    ..Entry::NONE
};

/// What is carried or lies there.
pub(crate) fn item(state: &State, gun: Gun) -> Option<Item> {
    match gun {
        Gun::Carried(who, pocket) => state.is_on_board(who).then(|| state.model(who).item(pocket)).flatten(),
        Gun::Lying(at) => state.counters.get(usize::from(at)).and_then(|it| it.item),
    }
}

fn is_here(state: &State, model: ModelId, gun: Gun) -> bool {
    let (cell, seat) = (state.model(model).cell, state.seat(model));
    match gun {
        Gun::Carried(who, _) => state.is_on_board(who) && state.seat(who) == seat && state.model(who).cell == cell,
        Gun::Lying(at) => state.counters.get(usize::from(at)).is_some_and(|it| it.cell == cell),
    }
}

/// Where a gun goes among the models of an Engineer's side: a place with its weapon.
fn place(state: &State, model: ModelId, gun: Gun) -> Option<ModelId> {
    extra_models::free(state, state.seat(model), Extra::emplaced(item(state, gun)?)?)
}

/// Why an Engineer may not emplace that gun: carried by him or a friend here, or lying here, with room for it.
pub(crate) fn emplace_objection(state: &State, model: ModelId, gun: Gun, at: Spots) -> Option<Forbidden> {
    let rule = rule!("dz.item.sentry-gun");
    let able = state.has(model, Ability::Engineer) && is_here(state, model, gun);
    let place = place(state, model, gun).filter(|_| able);
    let Some(place) = place else { return Some(Forbidden::NoAbility { rule }) };
    activation::objection(state, model, Action::Special, false)
        .or_else(|| recon::place_objection(state, place, state.model(model).cell, at))
}

/// It stands, and has not acted unless it was packed up after it had this round.
pub(crate) fn emplace(now: &mut Now<'_>, model: ModelId, gun: Gun, at: Spots) {
    let cell = now.model(model).cell;
    let Some(place) = place(now, model, gun) else { return };
    activation::spend(now, model, Means::Action, Action::Special, false);
    match gun {
        Gun::Carried(who, pocket) => now.emit(Event::UsedUp { model: who, pocket }),
        Gun::Lying(counter) => now.emit(Event::CounterGone { counter }),
    }
    let activated = now.model(place).is(Mark::Activated);
    now.emit(Event::Arrived { model: place, cell, at, pinned: false, activated });
}

/// Why an Engineer may not pack up that gun: in his cube, and into his hands only if they are free.
pub(crate) fn pack_objection(state: &State, model: ModelId, gun: ModelId, carry: bool) -> Option<Forbidden> {
    let rule = rule!("dz.item.sentry-gun");
    let there = state.is_on_board(gun) && state.is_gun(gun);
    let mine = there && state.seat(gun) == state.seat(model) && state.model(gun).cell == state.model(model).cell;
    if !mine || !state.has(model, Ability::Engineer) {
        return Some(Forbidden::NoAbility { rule });
    }
    let free = pocket(state, model).is_some();
    activation::objection(state, model, Action::Special, false)
        .or_else(|| (carry && !free).then_some(Forbidden::BadStow { rule: rule!("dz.item.carry") }))
}

fn pocket(state: &State, model: ModelId) -> Option<u8> {
    let pockets = state.profile(model).pockets() as u8;
    (0..pockets).find(|it| state.model(model).item(*it).is_none())
}

/// It is an item again, with its weapon, in his hands or face up in the cube.
pub(crate) fn pack(now: &mut Now<'_>, model: ModelId, gun: ModelId, carry: bool) {
    let cell = now.model(model).cell;
    let Some(item) = now.card(gun).extra.and_then(Extra::packed) else { return };
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::LeftTheBoard { model: gun });
    match pocket(now, model).filter(|_| carry) {
        Some(pocket) => now.emit(Event::Stowed { model, pocket, item, bought: true }),
        None => now.emit(Event::Dropped { cell, item, bought: true }),
    }
}

/// What an Engineer may do with guns.
fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if !state.has(model, Ability::Engineer) {
        return;
    }
    let cell = state.model(model).cell;
    let is_gun = |it: Item| Extra::emplaced(it).is_some();
    let carried = state.in_cell(cell).flat_map(|who| {
        let guns = state.model(who).carried().filter(|it| is_gun(it.1));
        guns.map(move |it| Gun::Carried(who, it.0)).collect::<Vec<_>>()
    });
    let lying = state.items_in(cell).filter(|it| it.1.item.is_some_and(is_gun)).map(|it| Gun::Lying(it.0));
    for gun in carried.chain(lying) {
        if let Some(place) = place(state, model, gun) {
            let spots = movement::spots(state, place, cell);
            let places = spots.filter(|at| emplace_objection(state, model, gun, *at).is_none());
            orders.extend(places.map(|at| Order::Emplace { gun, at }));
        }
    }
    for gun in state.in_cell(cell) {
        let both = [false, true].into_iter().filter(|it| pack_objection(state, model, gun, *it).is_none());
        orders.extend(both.map(|carry| Order::Pack { gun, carry }));
    }
}
