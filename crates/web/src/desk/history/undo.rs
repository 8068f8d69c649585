//! Taking back: freely before dice fall and nobody else has spoken, else only where everybody at the table agrees.

use battle::{Line, NoUndo, Seat, lesson::Seen};
use leptos::prelude::{Get, GetUntracked, Set, Update};

use crate::desk::{Desk, Sitter};
use crate::store;

impl Desk {
    /// Takes back a corner of a way, or the last order; where that is not free, asks the others or says why not.
    pub fn undo(&self) {
        if self.straighten() || self.past.get_untracked().is_some() {
            return;
        }
        if self.queue.get_untracked().is_some() {
            return self.plan_less();
        }
        self.notice.set(None);
        if !self.others_are_people() {
            return self.go_back();
        }
        match self.with(|it| it.undo_objection()) {
            None => self.take_back(),
            Some(why) if why != NoUndo::NothingGiven && self.others_are_people() => {
                self.takeback.set(Some(self.viewer.get_untracked()));
            }
            Some(NoUndo::NothingGiven) => self.notice.set(Some(Line::new("page-undo-nothing"))),
            Some(NoUndo::DiceFell) => self.notice.set(Some(Line::new("page-undo-dice"))),
            Some(NoUndo::OthersAreAsked) => self.notice.set(Some(Line::new("page-undo-others"))),
            Some(NoUndo::Revealed) => self.notice.set(Some(Line::new("page-undo-revealed"))),
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
        let Some(own) = self.last_own_order() else { return };
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
        format!("practice {}", self.save.get_untracked())
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
        self.stage.skip();
        self.passing.update(Vec::clear);
        self.on_the_way.update(Vec::clear);
        self.to_do.update(Vec::clear);
        for _ in 0..orders {
            self.with(|it| it.undo());
        }
        let given = self.with(|it| it.given());
        self.by_itself.update(|it| it.retain(|order| *order < given));
        self.bots.forget();
        self.told.set((self.viewer.get_untracked(), 0));
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
        self.bots.dismiss();
        self.stage.skip();
        self.passing.update(Vec::clear);
        self.on_the_way.update(Vec::clear);
        let before = self.with(|it| it.branch(orders));
        self.replace(before);
        self.told.set((self.viewer.get_untracked(), 0));
        self.settle();
    }

    fn take_back(&self) {
        self.passing.update(Vec::clear);
        self.on_the_way.update(Vec::clear);
        if self.with(|it| it.undo()) {
            self.bots.forget();
            self.told.set((self.viewer.get_untracked(), 0));
            self.settle();
            self.coach_sees(Seen::Undone);
        }
    }
}
