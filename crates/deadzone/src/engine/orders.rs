//! Every order that answers the question at hand. What a player may say is finite but for the spots inside a cube: of
//! those a few are offered where sight may depend on them (see [`Spots`](crate::Spots)); and of cubes to throw a grenade
//! at, those with an enemy in them.

use crate::{
    Order, State, Step, Use,
    content::army_specials::aura_of_dread,
    model::entry::Shot,
    rules::{
        deployment::{arrivals, recon, recon_bonus, scout},
        fighting::free_fights,
        items, moments,
        movement::{self, forced_movement, on_entry, placement},
        rolls::{after_roll, opposed_test},
        round::{self, activation, command},
        shooting::{area_attack, cube_attack, follow_up},
    },
};

/// Adds the orders that answer the present decision.
pub(crate) fn orders(state: &State, orders: &mut Vec<Order>) {
    let Some(step) = state.steps.top() else { return };
    match step {
        Step::Begin => orders.push(Order::Begin),
        Step::NameStarter(_) => orders.extend(battle::Seat::first(2).map(|seat| Order::NameStarter { seat })),
        Step::TakeZone(_) => orders.extend([0, 1].map(|zone| Order::TakeZone { zone })),
        Step::Deploy(seat) => recon::orders(state, *seat, orders),
        Step::Airborne(seat) => {
            arrivals::land_orders(state, *seat, orders);
            if orders.is_empty() {
                orders.push(Order::Pass);
            }
        }
        Step::Bonus { faces, .. } => recon_bonus::orders(faces, orders),
        Step::Look { .. } => {
            orders.extend(recon_bonus::counters(state, true).map(|item| Order::LookAt { item }));
            orders.push(Order::Decline);
        }
        Step::Discard(_) => {
            orders.extend(recon_bonus::counters(state, false).map(|item| Order::Discard { item }));
            orders.push(Order::Decline);
        }
        Step::Shift { seat, moved, .. } => {
            recon_bonus::shift_orders(state, (*seat, moved), orders);
            orders.push(Order::Decline);
        }
        Step::Flank(seat) => {
            let mine = state.on_board().filter(|it| state.seat(*it) == *seat);
            orders.extend(mine.map(|model| Order::Flank { model }));
            orders.push(Order::Decline);
        }
        Step::Edge(seat) => recon_bonus::edge_orders(state, *seat, orders),
        Step::Logistics(_) => recon::shift_orders(state, orders),
        Step::Exchange { to, .. } => {
            for (item, _) in state.model(*to).carried() {
                orders.extend([true, false].map(|back| Order::Exchange { item, back }));
            }
        }
        Step::Settle => orders.extend(forced_movement::dues(state).into_iter().map(|due| Order::TakeUp { due })),
        Step::Scout(seat) => scout::orders(state, *seat, orders),
        Step::Start(model) => {
            moments::start_orders(state, *model, orders);
            orders.push(Order::Decline);
        }
        Step::Reroll(seat) => {
            let choices = command::choices_of(state.sides[seat.index()].results);
            orders.extend(choices.into_iter().map(|dice| Order::Reroll { dice }));
        }
        Step::Turn(seat) => {
            round::orders(state, *seat, orders);
            if round::pass_objection(state, *seat).is_none() {
                orders.push(Order::Pass);
            }
        }
        Step::Another(seat) => {
            let second = state.waiting(*seat).filter(|it| round::second_objection(state, *seat, *it).is_none());
            orders.extend(second.map(|model| Order::Activate { model }));
            orders.push(Order::Pass);
        }
        Step::Act(model) => activation::orders(state, *model, orders),
        Step::GoOn { model, pace } => {
            movement::go_on_orders(state, *model, *pace, orders);
            orders.push(Order::Decline);
        }
        Step::Leaving(model) => {
            free_fights::strike_orders(state, *model, free_fights::may_decline(state, *model), orders);
            free_fights::raise_orders(state, *model, true, orders);
        }
        Step::Rising(model) => {
            let may_decline = state.field.setup.settings.rising_attack_is_optional;
            free_fights::strike_orders(state, *model, may_decline, orders);
        }
        Step::Tumbled(model) => {
            free_fights::strike_orders(state, *model, false, orders);
            free_fights::raise_orders(state, *model, false, orders);
        }
        Step::MustFight(model) => free_fights::fight_orders(state, *model, orders),
        Step::Contest(it) => opposed_test::orders(state, it, orders),
        Step::Explosion(it) => area_attack::orders(state, it, orders),
        Step::Reckoning(it) => {
            after_roll::orders(after_roll::asks(state, it).map(|it| it.1), orders);
        }
        Step::Wave(it) => area_attack::wave_orders(state, it, orders),
        Step::Throws(all) => {
            orders.extend(forced_movement::left(state, all).into_iter().map(|due| Order::TakeUp { due }));
        }
        Step::Landing(it) => after_roll::orders(Some(cube_attack::landing_ask(&it.0)), orders),
        Step::Lob(it) => dice(cube_attack::asks(state, it).map(|it| it.1), orders),
        Step::Throw(throw) => {
            let ways = forced_movement::ways(state, throw);
            orders.extend(ways.into_iter().map(|wind| Order::ThrowTo { wind }));
            if forced_movement::is_optional(throw) {
                orders.push(Order::Decline);
            }
        }
        Step::Place(model) | Step::PlaceThrown { model, .. } => {
            orders.extend(placement::places(state, *model).map(|at| Order::TakePlace { at }));
        }
        Step::Control(_) => {
            orders.push(Order::TakeControl);
            if !state.field.setup.settings.control_is_compulsory {
                orders.push(Order::Decline);
            }
        }
        Step::Tread(_) => orders.extend([Order::Spring, Order::Decline]),
        Step::Rise { .. } => orders.extend([Order::Splat(Use::Now), Order::Decline]),
        Step::Met(model) => {
            on_entry::orders(state, *model, orders);
            orders.push(Order::Decline);
        }
        Step::Follow { by, target } => {
            follow_up::orders(state, Shot { by: *by, target: *target }, orders);
            orders.push(Order::Decline);
        }
        Step::Flee { model, by } => {
            let ways = aura_of_dread::flights(state, *model, *by);
            orders.extend(ways.into_iter().map(|it| Order::ThrowTo { wind: it.0 }));
        }
        Step::PickUp(model) => items::pick_up_orders(state, *model, orders),
        Step::Stow { .. } => items::stow_orders(state, step, orders),
        Step::RollCommand
        | Step::Walk(_)
        | Step::Rampage(_)
        | Step::Relay
        | Step::Tinker(_)
        | Step::Volley { .. }
        | Step::Resume(_)
        | Step::Pin(_)
        | Step::PinAll(_)
        | Step::Evades { .. }
        | Step::Off { .. }
        | Step::BonusRoll(_)
        | Step::Close
        | Step::EndRound => {}
    }
}

/// Whether every legal order is listed now: everywhere but where spots inside a cube, ways to it, or cubes to throw at
/// are a matter of taste.
pub(crate) fn lists_all(state: &State) -> bool {
    state.steps.top().is_none_or(|it| it.facts().lists_all)
}

fn dice(most: Option<u8>, orders: &mut Vec<Order>) {
    orders.extend((0..=most.unwrap_or(0)).map(|count| Order::AddDice { count }));
}
