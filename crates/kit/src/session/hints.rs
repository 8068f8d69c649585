//! Hints and reviews: what a strategist would do, and how luck and decisions changed the chances. A worker computes them and
//! hands them to the page as text.

use battle::{Battle, Seat};
use bots::{Limit, SeatAt};
use dice::Seeded;
use serde::{Deserialize, Serialize};

use super::{OrderText, local::text};
use crate::Game;

/// How many reasons of a hint are told, and how many turning points of a battle.
const MOST: usize = 3;

/// A hint: what a strategist would do.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hint {
    /// The chance to win that it hopes for.
    pub chance: f64,
    /// What it would say, one after the other.
    pub orders: Vec<OrderText>,
    /// What is expected to be said then, by whoever is asked.
    pub expected: Vec<OrderText>,
    /// What speaks for it against the next best, by message, and how much; below zero what speaks against it.
    pub reasons: Vec<(String, f64)>,
}

/// The review of a battle that is over.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct BattleReview {
    /// For each seat what luck gave it and what its decisions gave away, in chances to win.
    pub seats: Vec<(f64, f64)>,
    /// Where it turned, the greatest change first.
    pub turns: Vec<TurningPoint>,
}

/// A turning point of a battle.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TurningPoint {
    /// The first of its orders, from 0.
    pub order: u32,
    /// Whose decision it was.
    pub seat: u8,
    /// The chance of that seat to win before it.
    pub before: f64,
    /// And after it.
    pub after: f64,
    /// How much of the change was luck.
    pub luck: f64,
    /// What would have been better, and by how much; nothing where nothing was.
    pub better: Vec<OrderText>,
    /// By how much.
    pub gain: f64,
}

/// What a strategist would do for whoever is asked.
pub(super) fn hinted<S: Game>(battle: &Battle<S>, mind: u64, limit: Limit<'_>) -> Option<Hint> {
    let orders = battle.orders();
    let at = SeatAt::table(battle.system(), battle.state(), battle.decision()?, &orders);
    let hint = bots::hint(&at, &mut Seeded::from_u64(mind), limit)?;
    let reasons = hint.reasons.iter().take(MOST);
    Some(Hint {
        chance: hint.chance,
        orders: hint.orders.iter().map(text).collect(),
        expected: hint.expected.iter().map(text).collect(),
        reasons: reasons
            .map(|(it, gain)| (it.word::<S>().unwrap_or("page-advice-follows").to_owned(), *gain))
            .collect(),
    })
}

/// How a battle went.
pub(super) fn reviewed<S: Game>(battle: &Battle<S>) -> BattleReview {
    let review = bots::review(battle);
    let better = |first: usize, seat: Seat, plan: &S::Plan| {
        bots::line(battle.system(), &battle.state_after(first), seat, plan).iter().map(text).collect()
    };
    let turns = review.turning_points(MOST).into_iter().map(|it| TurningPoint {
        order: it.first as u32,
        seat: it.seat.0,
        before: it.before,
        after: it.after,
        luck: it.luck,
        better: it.better.as_ref().map(|(plan, _)| better(it.first, it.seat, plan)).unwrap_or_default(),
        gain: it.better.as_ref().map_or(0.0, |it| it.1),
    });
    BattleReview { turns: turns.collect(), seats: review.seats.iter().map(|it| (it.luck, it.given_away)).collect() }
}
