//! Counsel at the desk: a hint for whoever is asked, and what luck and decisions made of a battle that is over.
//!
//! Both are thought about beside the page. A hint is laid out as a plan: its orders, their odds, and a button to carry it out.

use std::sync::Arc;

use battle::{Arg, Line, Scene, Seat, notation};
use leptos::prelude::{GetUntracked, Set};

use crate::desk::{Desk, players::bots::seed};
use crate::session::{BattleReview, Hint, OrderText, TurningPoint};
use crate::words::{by, say, t_of, t_with};

/// For how many turns of either side it is told what is expected.
const MOST_EXPECTED: usize = 2;
/// And how many orders of them.
const MOST_ORDERS: usize = 7;

impl Desk {
    /// Asks what a strategist would do.
    pub fn ask_hint(&self) {
        if self.is_mine_now() {
            self.drop_course();
            let (given, limit) = (self.with(|it| it.given()), self.bots.limit.get_untracked());
            let asked = self.tell_and_ask(&format!("hint {given} {} {limit}", seed())).is_ok();
            self.notice.set(asked.then(|| Line::new("page-advice-asked")));
        }
    }

    /// Asks how the battle went, unless that is known.
    pub fn ask_review(&self) {
        if self.review.get_untracked().is_none() {
            let _ = self.tell_and_ask(&format!("review {}", self.with(|it| it.given())));
        }
    }

    /// Hears counsel, if it is still about the battle as it stands.
    pub(in crate::desk) fn hear_counsel(&self, head: &str, told: &str) {
        let given = self.with(|it| it.given());
        match head.split_once(' ') {
            Some(("hint", number)) if number.parse() == Ok(given) && self.is_mine_now() => self.take_hint(told),
            Some(("review", number)) if number.parse() == Ok(given) => {
                self.review.set(notation::from_text::<BattleReview>(told).ok().map(Arc::new));
            }
            Some(_) | None => {}
        }
    }

    /// Lays a hint out as a plan, with its reasons.
    fn take_hint(&self, told: &str) {
        let hint = notation::from_text::<Hint>(told).ok();
        self.notice.set(None);
        let Some(hint) = hint else { return };
        self.plan_ahead();
        for order in &hint.orders {
            self.planned_ahead(order);
        }
        let reasons: Vec<String> = hint.reasons.into_iter().map(|it| format!("{} {}", t_of(it.0), by(it.1))).collect();
        let against = t_with("page-advice-against", "reasons", Arg::Name(reasons.join(", ")));
        let line = Line::new("page-advice").with("chance", Arg::Chance(hint.chance));
        let expected = self.expected_named(hint.orders, hint.expected);
        let then = t_with("page-advice-expected", "line", Arg::Name(expected.join("; ")));
        let line = line.with("reasons", if reasons.is_empty() { String::new() } else { against });
        self.notice.set(Some(line.with("expected", if expected.is_empty() { String::new() } else { then })));
    }

    /// What is expected after a plan, in words: whoever is asked, and what is said then.
    fn expected_named(&self, mut orders: Vec<OrderText>, expected: Vec<OrderText>) -> Vec<String> {
        let (own, mut last, mut parts) = (self.viewer.get_untracked(), None, Vec::<String>::new());
        for order in expected.into_iter().take(MOST_ORDERS) {
            let Some(now) = self.with(|it| it.suppose(own, &orders)) else { break };
            let Some(seat) = now.decision().map(|it| it.seat) else { break };
            let name = name_in(&now.scene(Some(seat)), &order);
            if last == Some(seat) {
                let part = parts.pop().unwrap_or_default();
                parts.push(format!("{part}, {name}"));
            } else if parts.len() < MOST_EXPECTED {
                parts.push(format!("{}: {name}", t_with("page-player", "number", i32::from(seat.0) + 1)));
            } else {
                break;
            }
            last = Some(seat);
            orders.push(order);
        }
        parts
    }

    /// What would have been better at a turning point, in words.
    pub fn better_named(&self, turned: &TurningPoint) -> String {
        let (seat, then) = (Seat(turned.seat), self.with(|it| it.branch(turned.order as usize)));
        let named = |at: usize| {
            let now = then.suppose(seat, &turned.better[..at])?;
            Some(name_in(&now.scene(Some(seat)), &turned.better[at]))
        };
        (0..turned.better.len()).map_while(named).collect::<Vec<_>>().join(", ")
    }
}

/// What an order is called: as it is offered, or by its kind.
pub(in crate::desk) fn name_in(scene: &Scene<OrderText>, order: &str) -> String {
    let offered = scene.choices.iter().find(|it| it.order == order).map(|it| say(&it.name));
    let kind = order.split(' ').next().unwrap_or_default();
    let tile = || scene.tiles.iter().find(|it| it.kind == kind).map(|it| say(&it.name));
    offered.or_else(tile).unwrap_or_else(|| kind.to_owned())
}
