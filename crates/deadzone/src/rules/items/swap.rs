//! Swapping items (`dz.item.swap`) and the bike that is ridden while it is carried (`dz.item.mono-wheel`).

use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Ability, Action, Event, Forbidden, Item, Means, ModelId, Now, Order, Pace, State, Step, rules::round::activation,
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("dz.item.mono-wheel")];

/// Whom a model may give something to: friends in its cube that can carry items.
fn partners(state: &State, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
    let (cell, team) = (state.model(model).cell, state.team(model));
    let all = state.in_cell(cell).filter(move |it| *it != model && state.team(*it) == team);
    all.filter(|it| state.profile(*it).pockets() > 0 && !state.has(*it, Ability::Vehicle))
}

/// Whether a model that may pick up may give something instead: it has something, somebody is there, and the active model
/// has walked there or about.
pub(crate) fn may_give(state: &State, model: ModelId) -> bool {
    let has = state.model(model).items.iter().flatten().any(|it| *it != Item::MonoWheel);
    has && walks(state, model) && partners(state, model).next().is_some()
}

/// Whether it is the active model on its own way: a swap is part of a MOVE, unlike a pick-up, which any movement allows.
fn walks(state: &State, model: ModelId) -> bool {
    let below = state.steps.iter().find(|it| !matches!(it, Step::PickUp(_)));
    let way = matches!(below, Some(Step::Walk(walk)) if walk.model == model);
    way && state.active.is_some_and(|it| it.model == model)
}

/// Why a model may not give that to another.
pub(crate) fn give_objection(state: &State, model: ModelId, item: u8, to: ModelId) -> Option<Forbidden> {
    let rule = rule!("dz.item.swap");
    if state.model(model).item(item).is_none_or(|it| it == Item::MonoWheel) {
        return Some(Forbidden::NoSuchItem { item, rule });
    }
    let fits = walks(state, model) && partners(state, model).any(|it| it == to);
    (!fits).then_some(Forbidden::NoAbility { rule })
}

fn free(state: &State, model: ModelId) -> Option<u8> {
    (0..state.profile(model).pockets() as u8).find(|it| state.model(model).item(*it).is_none())
}

/// It changes hands; who cannot carry more gives one back or drops one.
pub(crate) fn give(now: &mut Now<'_>, model: ModelId, item: u8, to: ModelId) {
    now.emit(Event::Done);
    let Some(what) = now.model(model).item(item) else { return };
    let bought = now.model(model).found >> item & 1 == 0;
    now.emit(Event::HandedOver { model, pocket: item });
    match free(now, to) {
        Some(pocket) => now.emit(Event::Stowed { model: to, pocket, item: what, bought }),
        None => now.emit(Event::Then(smallvec![Step::Exchange { from: model, to, item: what, bought }])),
    }
}

/// Why the receiver may not part with that.
pub(crate) fn exchange_objection(state: &State, to: ModelId, item: u8) -> Option<Forbidden> {
    let rule = rule!("dz.item.swap");
    state.model(to).item(item).is_none().then_some(Forbidden::NoSuchItem { item, rule })
}

/// The receiver's owner says what goes, and whether the giver gets it.
pub(crate) fn exchange(now: &mut Now<'_>, step: &Step, pocket: u8, back: bool) {
    let Step::Exchange { from, to, item, bought } = *step else { return };
    let (cell, gone) = (now.model(to).cell, now.model(to).item(pocket));
    let was_bought = now.model(to).found >> pocket & 1 == 0;
    now.emit(Event::Done);
    now.emit(Event::Stowed { model: to, pocket, item, bought });
    let Some(gone) = gone else { return };
    match free(now, from).filter(|_| back) {
        Some(hand) => now.emit(Event::Stowed { model: from, pocket: hand, item: gone, bought: was_bought }),
        None => now.emit(Event::Dropped { cell, item: gone, bought: was_bought }),
    }
}

/// What may be given to whom.
pub(crate) fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    for (item, _) in state.model(model).carried() {
        let all = partners(state, model).filter(|it| give_objection(state, model, item, *it).is_none());
        orders.extend(all.map(|to| Order::Give { item, to }));
    }
}

/// Why a rider may not spend a MOVE on leaving his bike: with no enemy in the cube (`dz.item.mono-wheel`).
pub(crate) fn dismount_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    if !state.rides(model) {
        return Some(Forbidden::NoAbility { rule: rule!("dz.item.mono-wheel") });
    }
    let enemy = state.has_enemy(state.model(model).cell, state.team(model));
    activation::objection(state, model, Action::Move, false)
        .or_else(|| enemy.then_some(Forbidden::EnemyInCube { rule: rule!("dz.item.mono-wheel") }))
}

/// Why a rider may not leave his bike where he is on his way: he has come there with a MOVE, or by a Move result.
pub(crate) fn leave_objection(state: &State, model: ModelId) -> Option<Forbidden> {
    let moves = |it: &Step| matches!(it, Step::Walk(walk) if matches!(walk.pace, Pace::Move | Pace::Result));
    let fits = state.rides(model) && walks(state, model) && state.steps.iter().any(moves);
    (!fits).then_some(Forbidden::NoAbility { rule: rule!("dz.item.mono-wheel") })
}

/// A MOVE of which nothing is made but that the bike is left.
pub(crate) fn dismount(now: &mut Now<'_>, model: ModelId) {
    activation::spend(now, model, Means::Action, Action::Move, false);
    leave(now, model);
}

/// The bike is left face up in the cube.
pub(crate) fn leave(now: &mut Now<'_>, model: ModelId) {
    let cell = now.model(model).cell;
    let pocket = now.model(model).carried().find(|it| it.1 == Item::MonoWheel).map(|it| it.0);
    let Some(pocket) = pocket else { return };
    now.emit(Event::HandedOver { model, pocket });
    now.emit(Event::Dropped { cell, item: Item::MonoWheel, bought: true });
}
