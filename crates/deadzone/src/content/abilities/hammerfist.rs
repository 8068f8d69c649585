//! Hammerfist drop armour (`dz.ability.hammerfist-drop-armour`): a SPECIAL action of a friend calls in who wears it.

use battle::Seat;
use catalogue::{RuleId, rule};
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Action, Boon, Burst, Cell, Event, Explosion, Forbidden, Gift, Lasts, Mark, Means, ModelId, Now, Order,
    Spots, State, Step,
    model::entry::{Bearer, Entry},
    rules::{
        deployment::{arrivals::drops, recon},
        movement,
        round::activation,
    },
};

const RULE: RuleId = rule!("dz.ability.hammerfist-drop-armour");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, bearer: Bearer::Ability(&[Ability::Hammerfist]), actions: Some(orders), ..Entry::NONE };

/// Why a model may not be dropped there: it waits, and the cube is the empty top of a stack.
pub(crate) fn drop_objection(state: &State, seat: Seat, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    if model.index() >= state.models.len() || state.seat(model) != seat {
        return Some(Forbidden::NoSuchModel { model });
    }
    let waits = drops(state, model) && !state.is_on_board(model) && !state.model(model).is(Mark::Dead);
    if !waits || state.field.top(cell.column(), cell.row()) != cell {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    recon::place_objection(state, model, cell, at)
}

/// Why a model may not call one in with a SPECIAL action: the cube must be empty.
pub(crate) fn call_objection(state: &State, by: ModelId, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    activation::objection(state, by, Action::Special, false)
        .or_else(|| state.in_cell(cell).next().map(|_| Forbidden::Occupied { cell, rule: RULE }))
        .or_else(|| drop_objection(state, state.seat(by), model, cell, at))
}

/// It comes down; everyone in the cubes around tests against it.
pub(crate) fn call(now: &mut Now<'_>, by: ModelId, model: ModelId, cell: Cell, at: Spots) {
    activation::spend(now, by, Means::Action, Action::Special, false);
    touch_down(now, model, cell, at);
    let around = now.on_board().filter(|it| now.model(*it).cell.distance(cell) == 1);
    let victims: SmallVec<[(ModelId, u8); 4]> = around.map(|it| (it, 0)).collect();
    let cause = now.doing(by);
    let explosion = Explosion { cause, ..Explosion::new(cell, Burst::Impact { by: model }, victims) };
    now.emit(Event::Then(smallvec![Step::Explosion(explosion), Step::Settle]));
}

/// It stands where it came down, activated, and has a Jump Pack from now on.
pub(crate) fn touch_down(now: &mut Now<'_>, model: ModelId, cell: Cell, at: Spots) {
    now.emit(Event::Arrived { model, cell, at, pinned: false, activated: true });
    let gift = Gift::Ability(Ability::JumpPack);
    now.emit(Event::Given(Boon { model, gift, lasts: Lasts::Game, rule: RULE }));
}

/// The spots of a cube on which a model would come down.
pub(crate) fn spots(state: &State, model: ModelId, cell: Cell) -> Option<Spots> {
    (model.index() < state.models.len()).then(|| movement::spots(state, model, cell).next()).flatten()
}

/// The first of a seat's models that waits to be dropped.
pub(crate) fn waiting(state: &State, seat: Seat) -> Option<ModelId> {
    (0..state.models.len() as u8).map(ModelId).find(|it| {
        let (on_board, dead) = (state.model(*it).is(Mark::OnBoard), state.model(*it).is(Mark::Dead));
        !on_board && !dead && state.seat(*it) == seat && drops(state, *it)
    })
}

/// Where it may be called in.
fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let Some(trooper) = waiting(state, state.seat(model)) else { return };
    for cell in state.field.standing.iter() {
        if let Some(at) = spots(state, trooper, cell)
            && call_objection(state, model, trooper, cell, at).is_none()
        {
            orders.push(Order::CallIn { model: trooper, cell, at });
        }
    }
}
