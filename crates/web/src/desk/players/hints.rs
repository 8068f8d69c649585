//! Counsel at the desk: a hint for whoever is asked, and what luck and decisions made of a battle that is over.
//!
//! Both are thought about beside the page. A hint is asked for twice at once: a first answer comes after a moment's thought, and
//! a better one takes its place. It is drawn over the battle as it stands, told in a sentence, and carried out as a whole or
//! an order at a time.

use std::sync::Arc;

use battle::{Arg, Line, Preview, Scene, Seat, lesson::Seen, notation};
use leptos::prelude::{GetUntracked, Set};

use crate::desk::{Desk, players::bots::seed};
use crate::session::{BattleReview, Hint, OrderText, TurningPoint};
use crate::words::{by, say, t_of, t_with};

/// For how many turns of either side it is told what is expected.
const MOST_EXPECTED: usize = 2;
/// And how many orders of them.
const MOST_ORDERS: usize = 7;

/// How long is thought about the first answer, in milliseconds, and about the last.
const THOUGHTS: [u32; 2] = [200, 2_500];

/// A hint as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct HintShown {
    /// Its orders.
    pub orders: Vec<OrderText>,
    /// Each of them as it would be seen, where something is drawn of it.
    pub previews: Vec<Preview>,
    /// The whole of it in a sentence.
    pub gist: Line,
    /// Why, in words.
    pub reasons: Line,
    /// After how many orders it was given.
    given: usize,
}

impl Desk {
    /// Asks what a strategist would do: for a quick answer, and for a better one.
    pub fn ask_hint(&self) {
        if self.is_mine_now() {
            self.drop_course();
            self.hint.set(None);
            self.hint_open.set(true);
            let number = self.number_question();
            let ask = |limit: u32| self.tell_and_ask(&format!("hint {number} {} {limit}", seed())).is_ok();
            if THOUGHTS.into_iter().all(ask) {
                self.notice.set(Some(Line::new("page-advice-asked")));
            } else {
                self.do_without_counsel();
            }
        }
    }

    /// The number of the next question for counsel: answers to any before it are not heard.
    fn number_question(&self) -> u32 {
        let (number, given) = (self.counsel.get_untracked().0 + 1, self.with(|it| it.given()));
        self.counsel.set((number, given));
        number
    }

    /// The battle is another than counsel was asked about: what is still thought about it is not heard.
    pub(in crate::desk) fn forget_counsel(&self) {
        self.number_question();
        self.hint_open.set(false);
        self.review.set(None);
    }

    /// Nobody thinks beside the page, or nothing came of it: that is said to whoever waits for a hint.
    pub(in crate::desk) fn do_without_counsel(&self) {
        if self.hint_open.get_untracked() && self.hint.get_untracked().is_none() {
            self.hint_open.set(false);
            self.notice.set(Some(Line::new("page-advice-none")));
        }
    }

    /// Wants no more of a hint, nor a better one that is still thought about.
    pub fn drop_hint(&self) {
        self.hint.set(None);
        self.hint_open.set(false);
        self.notice.set(None);
    }

    /// Does the whole of a hint, or its next order alone.
    pub fn follow_hint(&self, whole: bool) {
        let Some(hint) = self.hint.get_untracked().filter(|_| !self.is_elsewhere_now()) else { return };
        let next = hint.orders.first().cloned().into_iter().collect();
        let orders = if whole { hint.orders.clone() } else { next };
        self.to_do.set(orders.into_iter().rev().collect());
        let rest: Vec<OrderText> = if whole { Vec::new() } else { hint.orders.iter().skip(1).cloned().collect() };
        let given = hint.given;
        self.hint.set(None);
        self.settle();
        if !rest.is_empty() && self.with(|it| it.given()) > given && self.is_mine_now() {
            self.hint.set(Some(Arc::new(self.shown(rest, hint.reasons.clone()))));
        }
    }

    /// A plan as it is shown.
    fn shown(&self, orders: Vec<OrderText>, reasons: Line) -> HintShown {
        let seat = self.viewer.get_untracked();
        let gist = self.with(|it| it.gist(seat, &orders)).unwrap_or_else(|| Line::new("page-hint-go-on"));
        let mut previews = Vec::new();
        for (at, order) in orders.iter().enumerate() {
            let preview = match at {
                0 => self.with(|it| it.preview(seat, order)),
                _ => self.with(|it| it.suppose(seat, &orders[..at])).and_then(|it| it.preview(seat, order)),
            };
            previews
                .extend(preview.filter(|it| !it.stands.is_empty() || !it.sights.is_empty() || !it.under.is_empty()));
        }
        HintShown { orders, previews, gist, reasons, given: self.with(|it| it.given()) }
    }

    /// Asks how the battle went, unless that is known.
    pub fn ask_review(&self) {
        if self.review.get_untracked().is_none() {
            let number = self.number_question();
            let _ = self.tell_and_ask(&format!("review {number}"));
        }
    }

    /// Hears counsel, if it answers the last question and that is still about the battle as it stands.
    pub(in crate::desk) fn hear_counsel(&self, head: &str, told: &str) {
        let (asked, given) = self.counsel.get_untracked();
        let awaited = |number: &str| number.parse() == Ok(asked) && given == self.with(|it| it.given());
        match head.split_once(' ') {
            Some(("hint", number)) if awaited(number) && self.is_mine_now() => self.take_hint(told),
            Some(("review", number)) if awaited(number) => {
                self.review.set(notation::from_text::<BattleReview>(told).ok().map(Arc::new));
            }
            Some(_) | None => {}
        }
    }

    /// Lays a hint out as a plan, with its reasons.
    fn take_hint(&self, told: &str) {
        if !self.hint_open.get_untracked() {
            return;
        }
        let Ok(hint) = notation::from_text::<Hint>(told) else { return self.do_without_counsel() };
        self.notice.set(None);
        if self.queue.get_untracked().is_some() || self.hint.get_untracked().is_some_and(|it| it.orders == hint.orders)
        {
            return;
        }
        let reasons: Vec<String> = hint.reasons.into_iter().map(|it| format!("{} {}", t_of(it.0), by(it.1))).collect();
        let against = t_with("page-advice-against", "reasons", Arg::Name(reasons.join(", ")));
        let line = Line::new("page-advice").with("chance", Arg::Chance(hint.chance));
        let expected = self.expected_named(hint.orders.clone(), hint.expected);
        let then = t_with("page-advice-expected", "line", Arg::Name(expected.join("; ")));
        let line = line.with("reasons", if reasons.is_empty() { String::new() } else { against });
        let line = line.with("expected", if expected.is_empty() { String::new() } else { then });
        self.hint.set(Some(Arc::new(self.shown(hint.orders, line))));
        self.coach_sees(Seen::Hinted);
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
                parts.push(format!("{}: {name}", self.who(seat)));
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
