//! Fist of an Angry God: a model in drop armour comes down on enemies (`dz.special.fist-of-an-angry-god`).

use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::smallvec;

use crate::{
    Burst, Cell, Event, Explosion, Forbidden, Gift, Lasts, ModelId, Now, Order, State, Step, Use,
    content::abilities::hammerfist,
    model::entry::{Entry, SplatUse},
    rules::{round::splat, shooting::area_attack},
};

const RULE: RuleId = rule!("dz.special.fist-of-an-angry-god");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: nothing, objection, resolve }),
    actions: Some(orders),
    ..Entry::NONE
};

/// Its uses are listed after the calls of drop armour (`orders`).
fn nothing(_: &State, _: ModelId, _: &mut dyn FnMut(Use)) {}

/// As a call, but enemies may be in the cube.
fn objection(state: &State, by: ModelId, how: Use) -> Option<Forbidden> {
    let Use::Drop(model, cell) = how else { return Some(Forbidden::NoAbility { rule: RULE }) };
    drop_objection(state, by, model, cell)
}

fn drop_objection(state: &State, by: ModelId, model: ModelId, cell: Cell) -> Option<Forbidden> {
    let seat = state.seat(by);
    let friends = state.in_cell(cell).any(|it| state.seat(it) == seat);
    let at = hammerfist::spots(state, model, cell).unwrap_or_default();
    let occupied = friends.then_some(Forbidden::Occupied { cell, rule: RULE });
    occupied.or_else(|| hammerfist::drop_objection(state, seat, model, cell, at))
}

/// It comes down on whoever is there: Frag (4), then a fight with one that is still in the cube.
fn resolve(now: &mut Now<'_>, _: ModelId, how: Use) -> Result<(), NeedDice> {
    let Use::Drop(model, cell) = how else { return Ok(()) };
    let Some(at) = hammerfist::spots(now, model, cell) else { return Ok(()) };
    let victims = area_attack::victims(now, cell);
    hammerfist::touch_down(now, model, cell, at);
    splat::give(now, model, RULE, Gift::Crushing, Lasts::Round);
    let cause = now.doing(model);
    let explosion = Explosion { cause, ..Explosion::new(cell, Burst::Frag { dice: 4, ap: 0 }, victims) };
    now.emit(Event::Then(smallvec![Step::Explosion(explosion), Step::Settle, Step::MustFight(model)]));
    Ok(())
}

/// Whom it may strike.
fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let seat = state.seat(model);
    let Some(trooper) = hammerfist::waiting(state, seat).filter(|_| splat::is_ready(state, seat, RULE)) else { return };
    let cells = state.field.standing.iter().filter(|it| state.has_enemy(*it, seat));
    let struck = cells.filter(|it| drop_objection(state, model, trooper, *it).is_none());
    orders.extend(struck.map(|cell| Order::Splat(Use::Drop(trooper, cell))));
}
