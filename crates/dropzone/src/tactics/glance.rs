//! What orders promise at a glance.

use dice::Seeded;

use crate::{
    Order, State,
    chapters::{command, cqb, drills, reactions, shooting, turn},
    engine::orders,
};

/// Every order that is listed, with its rank.
pub(super) fn ranked(state: &State) -> Vec<(i32, Order)> {
    let mut all = Vec::new();
    orders::orders(state, &mut all);
    all.into_iter().map(|it| (rank(&it), it)).collect()
}

/// One of the best, by chance.
pub(super) fn answer(state: &State, mind: &mut Seeded) -> Order {
    let all = ranked(state);
    let best = all.iter().map(|it| it.0).max().unwrap_or(0);
    let mut among: Vec<Order> = all.into_iter().filter(|it| it.0 == best).map(|it| it.1).collect();
    if among.is_empty() {
        return turn::Order::Begin.into();
    }
    among.swap_remove(mind.below(among.len() as u32) as usize)
}

fn rank(order: &Order) -> i32 {
    match order {
        Order::Turn(turn::Order::DoneGroup | turn::Order::Wait) => 0,
        Order::Turn(turn::Order::DoneSquad { .. }) => 10,
        Order::Command(command::Order::Pass) => 90,
        Order::Command(_) => 5,
        Order::Reactions(reactions::Order::Decline) => 1,
        Order::Reactions(reactions::Order::React(_) | reactions::Order::Intercept { .. })
        | Order::Shooting(shooting::Order::Aim(_)) => 80,
        Order::Cqb(cqb::Order::HoldBack | cqb::Order::FailTest) => 1,
        Order::Objectives(_) => 85,
        Order::Transports(_) | Order::Infantry(_) => 70,
        Order::Shooting(shooting::Order::Fire) => 60,
        Order::Shooting(shooting::Order::Smoke { .. }) => 30,
        Order::Shooting(shooting::Order::Focus { .. } | shooting::Order::Guard { .. }) => 50,
        Order::Movement(_) | Order::Aircraft(_) => 40,
        Order::Transition(_) => 20,
        Order::Drills(drills::Order::Hold) => 1,
        Order::Turn(_) | Order::Drills(_) | Order::Deployment(_) | Order::Features(_) | Order::Cqb(_) => 50,
    }
}
