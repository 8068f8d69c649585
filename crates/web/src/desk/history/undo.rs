//! Taking back: freely before dice fall and nobody else has spoken, else only where everybody at the table agrees.

use battle::{Line, NoUndo, Seat, lesson::Seen};
use leptos::prelude::{Get, GetUntracked, Set, Update};

use crate::desk::{Desk, Sitter};
use crate::store;
use crate::taking_back::{last_given_by_somebody, orders_back};

impl Desk {
    /// Takes back a corner of a way, or the last order; where that is not free, asks the others or says why not.
    pub fn undo(&self) {
        if self.straighten() || self.past.get_untracked().is_some() || self.is_elsewhere_now() {
            return;
        }
        if self.queue.get_untracked().is_some() {
            return self.plan_less();
        }
        self.notice.set(None);
        if !self.others_are_people() {
            return self.go_back();
        }
        let given = self.with(|it| it.given());
        let objection = |orders: usize| {
            if orders == given {
                self.with(|it| it.undo_objection())
            } else {
                self.with(|it| it.branch(orders)).undo_objection()
            }
        };
        match orders_back(given, &self.by_itself.get_untracked(), objection) {
            Ok(_) => self.take_back(),
            Err(NoUndo::NothingGiven) => self.notice.set(Some(Line::new("page-undo-nothing"))),
            Err(NoUndo::DiceFell | NoUndo::OthersAreAsked | NoUndo::Revealed) => {
                self.takeback.set(Some(self.viewer.get_untracked()));
            }
        }
    }

    /// Against bots: goes back to one's last decision, through what they have said since, if no die fell and nothing was
    /// shown. Where that is not so it says why, and offers to go back all the same.
    fn go_back(&self) {
        let (viewer, bots) = (self.viewer.get_untracked(), self.bots_seated());
        let mut back = 0;
        let before = loop {
            let then = self.with(|it| it.given()).saturating_sub(back);
            let way = if back == 0 {
                self.with(|it| it.way_back(viewer, &bots))
            } else {
                self.with(|it| it.branch(then)).way_back(viewer, &bots)
            };
            match way {
                Ok(orders) => back += orders,
                Err(why) => break Err(why),
            }
            let first = self.with(|it| it.given()).saturating_sub(back);
            if !self.by_itself.get_untracked().contains(&first) {
                break Ok(back);
            }
        };
        let why = match before {
            Ok(orders) => {
                self.bots.dismiss();
                self.take_back_orders(orders);
                self.settle();
                return self.coach_sees(Seen::Undone);
            }
            Err(NoUndo::NothingGiven) => "page-undo-nothing",
            Err(NoUndo::DiceFell) => "page-undo-dice",
            Err(NoUndo::OthersAreAsked) => "page-undo-others",
            Err(NoUndo::Revealed) => "page-undo-revealed",
        };
        self.notice.set(Some(Line::new(why)));
        self.may_go_back.set(why != "page-undo-nothing" && self.last_own_order().is_some());
    }

    /// Goes back to one's last decision though dice fell or something was shown since: the battle is practice from then on.
    pub fn go_back_anyway(&self) {
        let Some(own) = self.last_own_order().filter(|_| !self.is_elsewhere_now()) else { return };
        let given = self.with(|it| it.given());
        self.bots.dismiss();
        self.take_back_orders(given - own);
        self.practice.set(true);
        store::set(&self.practice_key(), "true");
        self.settle();
    }

    /// Whether the battle is practice: somebody went back though dice had fallen.
    pub fn is_practice(&self) -> bool {
        self.practice.get() || store::setting(&self.practice_key()).is_some()
    }

    fn practice_key(&self) -> String {
        store::practice_key(&self.save.get_untracked())
    }

    /// The last order one has given oneself.
    fn last_own_order(&self) -> Option<usize> {
        let (viewer, by_itself) = (self.viewer.get_untracked(), self.by_itself.get_untracked());
        let own = |order: &usize| {
            !by_itself.contains(order) && self.with(|it| it.said(*order)).is_some_and(|it| it.0 == viewer)
        };
        (0..self.with(|it| it.given())).rev().find(own)
    }

    /// The seats at which bots sit.
    fn bots_seated(&self) -> Vec<Seat> {
        let seats = (0..self.sitters.get_untracked().len() as u8).map(Seat);
        seats.filter(|it| self.sitter(*it) != Sitter::Person).collect()
    }

    /// Takes so many orders back, without drawing anything yet.
    pub(in crate::desk) fn take_back_orders(&self, orders: usize) {
        for _ in 0..orders {
            self.with(|it| it.undo());
        }
        self.forget_what_came_after();
    }

    /// The battle stands as it stood before: what was meant to come, and what is known of orders that are gone, is forgotten.
    fn forget_what_came_after(&self) {
        let given = self.with(|it| it.given());
        self.stage.skip();
        self.passing.update(Vec::clear);
        self.on_the_way.update(Vec::clear);
        self.to_do.update(Vec::clear);
        self.by_itself.update(|it| it.retain(|order| *order < given));
        self.coach.forget_after(given);
        self.forget_counsel();
        self.end_shut.set(false);
        self.bots.forget();
        self.told.set((self.viewer.get_untracked(), 0));
        let left = self.with(|it| it.log(0, Some(self.viewer.get_untracked()))).len();
        self.stage.forget_after(left);
    }

    /// Everybody agrees to a takeback, or somebody does not.
    pub fn answer_takeback(&self, agreed: bool) {
        self.takeback.set(None);
        if agreed {
            self.take_back();
        } else {
            self.notice.set(Some(Line::new("page-takeback-refused")));
        }
    }

    /// The seats that have to agree to a takeback.
    pub fn those_who_agree(&self) -> Vec<Seat> {
        let asking = self.takeback.get_untracked();
        let seats = (0..self.sitters.get_untracked().len() as u8).map(Seat);
        seats.filter(|it| Some(*it) != asking && self.sitter(*it) == Sitter::Person).collect()
    }

    fn others_are_people(&self) -> bool {
        let sitters = self.sitters.get_untracked();
        sitters.len() > 1 && sitters.iter().all(|it| *it == Sitter::Person)
    }

    /// Goes back to where the battle stood after so many orders, dice and all.
    pub fn rewind(&self, orders: usize) {
        if self.is_elsewhere_now() {
            return;
        }
        self.bots.dismiss();
        let before = self.with(|it| it.branch(orders));
        self.replace(before);
        self.forget_what_came_after();
        self.settle();
    }

    /// Takes back the last order that somebody gave, and what was given by itself since: it would be given again at once.
    fn take_back(&self) {
        let given = self.with(|it| it.given());
        if let Some(to) = last_given_by_somebody(given, &self.by_itself.get_untracked()) {
            self.take_back_orders(given - to);
            self.settle();
            self.coach_sees(Seen::Undone);
        }
    }
}
