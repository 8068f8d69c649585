//! Giving orders, seeing what came of them, and keeping the battle.

use std::sync::Arc;

use battle::{Scene, Seat};
use catalogue::Language;
use leptos::prelude::{GetUntracked, Set, Update};

use super::{Desk, Fallen, Sitter};
use crate::broken;
use crate::saves::Save;
use crate::session::{OrderText, Refused};
use crate::store;
use crate::table::{models::model::base, picture};

/// While bots play among themselves the battle is kept after so many orders.
const KEPT_EVERY: usize = 8;

impl Desk {
    /// Resolves an order. Should the page break over it, it is named.
    pub(super) fn resolve(&self, order: &str) -> Result<(), Refused> {
        broken::tried(order);
        let done = self.with(|it| it.give(order));
        broken::tried("");
        done
    }

    /// Gives an order of the viewer.
    pub fn give(&self, order: &str) {
        if self.planned_ahead(order) {
            return;
        }
        match self.resolve(order) {
            Ok(()) => self.settle(),
            Err(Refused::Forbidden(why)) => self.refusal.set(Some(why)),
            Err(Refused::NeedDice(need)) => {
                self.bots.thinking.set(None);
                self.wanted.set(Some((order.to_owned(), need)));
            }
            Err(Refused::Unreadable) => {}
        }
    }

    /// After an order: draws what is there now, keeps it, and lets whoever is next go on.
    pub fn settle(&self) {
        self.forget();
        while self.pass_by_itself() || self.march_on() || self.hurry_by_itself() || self.carry_on() {}
        self.redraw();
        self.coach_looks();
        let asked = self.with(|it| it.decision()).map(|it| self.sitter(it.seat));
        if !matches!(asked, Some(Sitter::Bot(_))) || self.with(|it| it.given()).is_multiple_of(KEPT_EVERY) {
            self.keep();
        }
        self.go_on_with_bots();
    }

    pub(super) fn forget(&self) {
        self.tile.set(None);
        self.picked.update(Vec::clear);
        self.facing.set(None);
        self.draft.set(None);
        self.cursor.set(None);
        self.march.set(None);
        self.split.set(false);
        self.notice.set(None);
        self.marked.set(Arc::default());
        self.reach.set(Arc::default());
        self.refusal.set(None);
    }

    /// Draws the battle as it stands, from the eyes of the person whose choice it is.
    pub(super) fn redraw(&self) {
        let decision = self.with(|it| it.decision());
        let mut viewer = self.viewer.get_untracked();
        self.handover.set(None);
        if let Some(seat) = decision.map(|it| it.seat)
            && seat != viewer
            && self.sitter(seat) == Sitter::Person
        {
            if self.people() == 1 {
                viewer = seat;
                self.viewer.set(seat);
            } else {
                self.handover.set(Some(seat));
            }
        }
        let scene = self.with(|it| it.scene(Some(viewer)));
        self.bury(&scene);
        self.tell(viewer);
        let actor = scene.actor.clone();
        let mine = scene.question.as_ref().is_some_and(|it| it.seat == viewer);
        let stale = |it: &battle::scene::Piece| mine && it.seat != Some(viewer);
        if self.chosen.get_untracked().is_some_and(|it| scene.piece(&it).is_none_or(stale)) {
            self.chosen.set(None);
        }
        self.weigh(&scene, viewer);
        self.scene.set(Arc::new(scene));
        if let Some(actor) = actor {
            self.go_near(&actor);
            self.look_at(&actor);
        }
    }

    /// Tells what is new, or everything where it is not simply more than before.
    fn tell(&self, viewer: Seat) {
        let (log, given) = (self.log.get_untracked(), self.with(|it| it.given()));
        let (teller, told) = self.told.get_untracked();
        let from = if teller == viewer && told <= given { told } else { 0 };
        let before = log.iter().take_while(|it| from > 0 && it.order < from).cloned();
        let new = self.with(|it| it.log(from, Some(viewer)));
        self.log.set(Arc::new(before.chain(new).collect()));
        self.told.set((viewer, given));
    }

    /// Whether there is one person, to whom "you" can be said.
    pub fn plays_alone(&self) -> bool {
        self.people() == 1
    }

    fn people(&self) -> usize {
        self.sitters.get_untracked().iter().filter(|it| **it == Sitter::Person).count()
    }

    /// Marks where pieces have gone, until a new turn begins.
    fn bury(&self, now: &Scene<OrderText>) {
        let before = self.scene.get_untracked();
        let new_turn = before.standing.first() != now.standing.first();
        let mut fallen = if new_turn { Vec::new() } else { self.fallen.get_untracked().to_vec() };
        for piece in before.pieces.iter().filter(|it| now.piece(&it.id).is_none()) {
            fallen.push(Fallen { at: base(&piece.outline).0, seat: piece.seat });
        }
        self.fallen.set(Arc::new(fallen));
    }

    /// The seat the machine was handed to has taken it.
    pub fn take_over(&self, seat: Seat) {
        self.viewer.set(seat);
        self.handover.set(None);
        self.redraw();
    }

    /// Remembers the language of the person who looks.
    pub fn speak_to_viewer(&self, language: Language) {
        let viewer = self.viewer.get_untracked();
        if self.languages.get_untracked().get(&viewer) != Some(&language) {
            self.languages.update(|it| {
                it.insert(viewer, language);
            });
        }
    }

    /// Writes the battle down; one that is only looked at is not kept.
    pub fn keep(&self) {
        if self.save.get_untracked().is_empty() {
            return;
        }
        let scene = self.with(|it| it.scene(None)); // whoever finds it on the start screen sees what everybody may see
        let save = Save {
            key: self.save.get_untracked(),
            name: self.name.get_untracked(),
            sitters: self.sitters.get_untracked(),
            replay: self.with(|it| it.replay()),
            scores: scene.players.iter().map(|it| it.score.unwrap_or(0)).collect(),
            orders: self.with(|it| it.given()),
            at: js_sys::Date::now(),
            picture: picture(&scene),
            standing: scene.standing,
            whole: true,
        };
        broken::mended(&save.key);
        store::keep(save);
    }
}
