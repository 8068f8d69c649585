//! Models that come another way: from the air, by a drop, out of a sewer; and a gun that an Engineer sets up.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use smallvec::{SmallVec, smallvec};

use crate::{
    Ability, Action, Burst, Cell, Event, Explosion, Extra, Forbidden, Gift, Lasts, Mark, Means, ModelId, Now, Order,
    Spots, State, Step, Use,
    model::{extra_models, grants::Boon},
    rules::{
        deployment::recon,
        missions, movement,
        round::{
            activation,
            splat::{self, Special},
        },
        shooting::area_attack,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[
    rule!("dz.ability.aerial-deployment"),
    rule!("dz.ability.recon-drone"),
    rule!("dz.ability.hammerfist-drop-armour"),
    rule!("dz.item.bomb-bot"),
];

/// How far from every enemy a model lands from the air.
const CLEAR: u8 = 2;

/// Whether a model waits off the table to be dropped (`dz.ability.hammerfist-drop-armour`).
pub(crate) fn drops(state: &State, model: ModelId) -> bool {
    state.profile(model).has(Ability::Hammerfist)
}

/// A seat's models that come from the air and have not.
pub(crate) fn airborne(state: &State, seat: Seat) -> impl Iterator<Item = ModelId> + '_ {
    recon::undeployed(state, seat).filter(|it| state.has(*it, Ability::AerialDeployment))
}

/// Why a model may not come down from the air there: its own zone, or the top of a stack without an objective, at least
/// two cubes from every enemy and out of his zone (`dz.ability.aerial-deployment`).
pub(crate) fn land_objection(state: &State, seat: Seat, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    if !recon::in_zone(state, seat, cell) {
        let rule = rule!("dz.ability.aerial-deployment");
        let near = |it: ModelId| state.seat(it) != seat && state.model(it).cell.distance(cell) < CLEAR;
        let top = state.field.top(cell.column(), cell.row()) == cell;
        let objective = missions::objective_cells(state).any(|it| it.0 == cell);
        if recon::in_zone(state, State::opponent(seat), cell) || !top || objective || state.on_board().any(near) {
            return Some(Forbidden::NoAbility { rule });
        }
    }
    if !airborne(state, seat).any(|it| it == model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    recon::place_objection(state, model, cell, at)
}

/// Where the next of them may come down.
pub(crate) fn land_orders(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    let Some(model) = airborne(state, seat).next() else { return };
    for cell in state.field.standing.iter() {
        for at in movement::spots(state, model, cell) {
            if land_objection(state, seat, model, cell, at).is_none() {
                orders.push(Order::Deploy { model, cell, at });
            }
        }
    }
}

/// One came down, or found no place; then it is the other player's.
pub(crate) fn land(now: &mut Now<'_>, seat: Seat, order: Order) {
    if let Order::Deploy { model, cell, at } = order {
        now.emit(Event::Deployed { model, cell, at });
    }
    let other = State::opponent(seat);
    let next = if airborne(now, other).next().is_some() { other } else { seat };
    now.emit(Event::Becomes(Step::Airborne(next)));
}

/// Why a model may not be dropped there: it waits, and the cube is the empty top of a stack.
pub(crate) fn drop_objection(state: &State, seat: Seat, model: ModelId, cell: Cell, at: Spots) -> Option<Forbidden> {
    let rule = rule!("dz.ability.hammerfist-drop-armour");
    if model.index() >= state.models.len() || state.seat(model) != seat {
        return Some(Forbidden::NoSuchModel { model });
    }
    let waits = drops(state, model) && !state.is_on_board(model) && !state.model(model).is(Mark::Dead);
    if !waits || state.field.top(cell.column(), cell.row()) != cell {
        return Some(Forbidden::NoAbility { rule });
    }
    recon::place_objection(state, model, cell, at)
}

/// Why a model may not call one in with a SPECIAL action: the cube must be empty.
pub(crate) fn call_objection(
    state: &State,
    by: ModelId,
    (model, cell, at): (ModelId, Cell, Spots),
) -> Option<Forbidden> {
    activation::objection(state, by, Action::Special, false)
        .or_else(|| state.in_cell(cell).next().map(|_| Forbidden::Occupied { cell }))
        .or_else(|| drop_objection(state, state.seat(by), model, cell, at))
}

/// It comes down; everyone in the cubes around tests against it.
pub(crate) fn call(now: &mut Now<'_>, by: ModelId, (model, cell, at): (ModelId, Cell, Spots)) {
    activation::spend(now, by, Means::Action, Action::Special, false);
    touch_down(now, model, cell, at);
    let around = now.on_board().filter(|it| now.model(*it).cell.distance(cell) == 1);
    let victims: SmallVec<[(ModelId, u8); 4]> = around.map(|it| (it, 0)).collect();
    let cause = now.doing(by);
    let explosion = Explosion { cause, ..Explosion::new(cell, Burst::Impact { by: model }, victims) };
    now.emit(Event::Then(smallvec![Step::Explosion(explosion), Step::Settle]));
}

fn touch_down(now: &mut Now<'_>, model: ModelId, cell: Cell, at: Spots) {
    let rule = rule!("dz.ability.hammerfist-drop-armour");
    now.emit(Event::Arrived { model, cell, at, pinned: false, activated: true });
    let gift = Gift::Ability(Ability::JumpPack);
    now.emit(Event::Given(Boon { model, gift, lasts: Lasts::Game, rule }));
}

/// Why the God's fist may not strike there (`dz.special.fist-of-an-angry-god`): as a call, but enemies may be in the cube.
pub(crate) fn fist_objection(state: &State, by: ModelId, (model, cell): (ModelId, Cell)) -> Option<Forbidden> {
    let seat = state.seat(by);
    let friends = || state.in_cell(cell).any(|it| state.seat(it) == seat);
    let at = spots(state, model, cell);
    let occupied = friends().then_some(Forbidden::Occupied { cell });
    occupied.or_else(|| drop_objection(state, seat, model, cell, at.unwrap_or_default()))
}

fn spots(state: &State, model: ModelId, cell: Cell) -> Option<Spots> {
    (model.index() < state.models.len()).then(|| movement::spots(state, model, cell).next()).flatten()
}

/// It comes down on whoever is there: Frag (4), then a fight with one that is still in the cube.
pub(crate) fn fist(now: &mut Now<'_>, (model, cell): (ModelId, Cell)) {
    let Some(at) = spots(now, model, cell) else { return };
    let victims = area_attack::victims(now, cell);
    touch_down(now, model, cell, at);
    let rule = Special::FistOfAnAngryGod.rule();
    now.emit(Event::Given(Boon { model, gift: Gift::Crushing, lasts: Lasts::Round, rule }));
    let cause = now.doing(model);
    let explosion = Explosion { cause, ..Explosion::new(cell, Burst::Frag { dice: 4, ap: 0 }, victims) };
    now.emit(Event::Then(smallvec![Step::Explosion(explosion), Step::Settle, Step::MustFight(model)]));
}

/// The roll of an impact: three dice at 4+.
pub(crate) fn impact() -> Breakdown {
    Breakdown::base(rule!("dz.ability.hammerfist-drop-armour"), 3)
}

/// Why a Swarm Lord may not call a swarm: fewer than two in play, and room in its cube (`dz.ability.swarm-lord`).
pub(crate) fn swarm_objection(state: &State, model: ModelId, at: Spots) -> Option<Forbidden> {
    let rule = rule!("dz.ability.swarm-lord");
    if !state.has(model, Ability::SwarmLord) {
        return Some(Forbidden::NoAbility { rule });
    }
    let (cell, seat) = (state.model(model).cell, state.seat(model));
    let there = state.on_board().filter(|it| state.card(*it).extra == Some(Extra::RatSwarm) && state.seat(*it) == seat);
    let swarm = extra_models::free(state, seat, Extra::RatSwarm).filter(|_| there.count() < 2);
    let Some(swarm) = swarm else { return Some(Forbidden::NoAbility { rule }) };
    activation::objection(state, model, Action::Special, false)
        .or_else(|| recon::place_objection(state, swarm, cell, at))
}

/// A swarm comes out of the ground.
pub(crate) fn call_swarm(now: &mut Now<'_>, model: ModelId, at: Spots) {
    let (cell, seat) = (now.model(model).cell, now.seat(model));
    let Some(swarm) = extra_models::free(now, seat, Extra::RatSwarm) else { return };
    activation::spend(now, model, Means::Action, Action::Special, false);
    let activated = now.field.setup.settings.swarms_come_activated;
    now.emit(Event::Arrived { model: swarm, cell, at, pinned: false, activated });
}

/// Whom a model may call in, and where.
pub(crate) fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    let seat = state.seat(model);
    if state.has(model, Ability::SwarmLord)
        && let Some(swarm) = extra_models::free(state, seat, Extra::RatSwarm)
    {
        let cell = state.model(model).cell;
        let places = movement::spots(state, swarm, cell).filter(|it| swarm_objection(state, model, *it).is_none());
        orders.extend(places.take(1).map(|at| Order::CallSwarm { at }));
    }
    let waiting = (0..state.models.len() as u8).map(ModelId).find(|it| {
        let (on_board, dead) = (state.model(*it).is(Mark::OnBoard), state.model(*it).is(Mark::Dead));
        !on_board && !dead && state.seat(*it) == seat && drops(state, *it)
    });
    let Some(trooper) = waiting else { return };
    for cell in state.field.standing.iter() {
        if let Some(at) = spots(state, trooper, cell)
            && call_objection(state, model, (trooper, cell, at)).is_none()
        {
            orders.push(Order::CallIn { model: trooper, cell, at });
        }
    }
    if splat::is_ready(state, seat, Special::FistOfAnAngryGod) {
        let cells = state.field.standing.iter().filter(|it| state.has_enemy(*it, seat));
        let struck = cells.filter(|it| fist_objection(state, model, (trooper, *it)).is_none());
        orders.extend(struck.map(|cell| Order::Splat(Use::Drop(trooper, cell))));
    }
}
