//! Giving orders, letting bots answer, taking back, and keeping the battle.

use std::sync::Arc;
use std::time::Duration;

use battle::Seat;
use leptos::prelude::{GetUntracked, Set, Update, set_timeout};

use super::{Desk, Sitter};
use crate::session::Refused;
use crate::store;
use crate::table::model::base;

impl Desk {
    /// Gives an order of the viewer.
    pub fn give(&self, order: &str) {
        match self.with(|it| it.give(order)) {
            Ok(()) => self.settle(),
            Err(Refused::Forbidden(why)) => self.refusal.set(Some(why)),
            Err(Refused::NeedDice { .. } | Refused::Unreadable) => {}
        }
    }

    /// After an order: draws what is there now, keeps it, and lets whoever is next go on.
    pub fn settle(&self) {
        self.forget();
        self.redraw();
        if self.with(|it| it.decision()).is_none_or(|it| self.sitter(it.seat) == Sitter::Person) {
            self.keep();
        }
        self.go_on_with_bots();
    }

    fn forget(&self) {
        self.tile.set(None);
        self.picked.update(Vec::clear);
        self.facing.set(None);
        self.plan.set(None);
        self.reach.set(Arc::default());
        self.refusal.set(None);
    }

    /// Draws the battle as it stands, from the eyes of the person whose choice it is.
    fn redraw(&self) {
        let decision = self.with(|it| it.decision());
        let mut viewer = self.viewer.get_untracked();
        if let Some(seat) = decision.map(|it| it.seat)
            && seat != viewer
            && self.sitter(seat) == Sitter::Person
        {
            self.handover.set(Some(seat));
            if self.people() == 1 {
                self.handover.set(None);
                viewer = seat;
                self.viewer.set(seat);
            }
        }
        self.bury(viewer);
        let told = self.with(|it| it.log(0, Some(viewer)));
        self.log.set(Arc::new(told));
        let scene = self.with(|it| it.scene(Some(viewer)));
        let actor = scene.actor.clone();
        if self.chosen.get_untracked().is_some_and(|it| scene.piece(&it).is_none()) {
            self.chosen.set(None);
        }
        self.scene.set(Arc::new(scene));
        if let Some(actor) = actor {
            self.look_at(&actor);
        }
    }

    fn people(&self) -> usize {
        self.sitters.get_untracked().iter().filter(|it| **it == Sitter::Person).count()
    }

    /// Marks where pieces have gone, until a new turn begins.
    fn bury(&self, viewer: Seat) {
        let (before, now) = (self.scene.get_untracked(), self.with(|it| it.scene(Some(viewer))));
        let new_turn = before.standing != now.standing;
        let mut fallen = if new_turn { Vec::new() } else { self.fallen.get_untracked().to_vec() };
        for piece in before.pieces.iter().filter(|it| now.piece(&it.id).is_none()) {
            let ((x, y), _) = base(&piece.outline);
            fallen.push((x, y, piece.seat));
        }
        self.fallen.set(Arc::new(fallen));
    }

    /// The seat the machine was handed to has taken it.
    pub fn take_over(&self, seat: Seat) {
        self.viewer.set(seat);
        self.handover.set(None);
        self.redraw();
    }

    /// Takes the last order back: where no dice fell freely, else as a takeback that everybody at the table sees.
    pub fn undo(&self) {
        if self.straighten() {
            return;
        }
        if self.with(|it| it.undo_is_free()) && self.with(|it| it.undo()) {
            self.forget();
            self.redraw();
            self.keep();
        }
    }

    /// Writes the battle down.
    pub fn keep(&self) {
        let scene = self.scene.get_untracked();
        let save = store::Save {
            key: self.save.get_untracked(),
            name: self.name.get_untracked(),
            sitters: self.sitters.get_untracked(),
            replay: self.with(|it| it.replay()),
            scores: scene.players.iter().map(|it| it.score.unwrap_or(0)).collect(),
            orders: self.with(|it| it.given()),
            at: js_sys::Date::now(),
        };
        store::keep(save);
    }

    /// Lets a bot answer, where one is asked, after a moment to look.
    pub fn go_on_with_bots(&self) {
        let desk = *self;
        let Some(decision) = self.with(|it| it.decision()) else { return self.thinking.set(false) };
        let Sitter::Bot(bot) = self.sitter(decision.seat) else { return self.thinking.set(false) };
        self.thinking.set(true);
        let wait = Duration::from_millis(u64::from(self.pace.get_untracked()));
        set_timeout(
            move || {
                if desk.closed.get_untracked() {
                    return;
                }
                let mind = js_sys::Math::random().to_bits();
                if let Some(order) = desk.with(|it| it.advice(&bot, mind)) {
                    desk.give(&order);
                }
            },
            wait,
        );
    }
}
