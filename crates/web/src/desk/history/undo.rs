//! Taking back: freely before dice fall and nobody else has spoken, else only where everybody at the table agrees.

use battle::{Line, NoUndo, Seat};
use leptos::prelude::{GetUntracked, Set, Update};

use crate::desk::{Desk, Sitter};

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
        match self.with(|it| it.undo_objection()) {
            None => self.take_back(),
            Some(why) if why != NoUndo::NothingGiven && self.others_are_people() => {
                self.takeback.set(Some(self.viewer.get_untracked()));
            }
            Some(NoUndo::NothingGiven) => self.notice.set(Some(Line::new("page-undo-nothing"))),
            Some(NoUndo::DiceFell) => self.notice.set(Some(Line::new("page-undo-dice"))),
            Some(NoUndo::OthersAreAsked) => self.notice.set(Some(Line::new("page-undo-others"))),
        }
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
        }
    }
}
