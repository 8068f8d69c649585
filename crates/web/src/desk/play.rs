//! Giving orders, seeing what came of them, and keeping the battle.

use std::sync::Arc;

use battle::Seat;
use catalogue::Language;
use leptos::prelude::{Get, GetUntracked, Set, Track, Update};

use super::{Desk, Sitter};
use crate::broken;
use crate::saves::Save;
use crate::session::Refused;
use crate::store;
use crate::table::picture;
use crate::words::{bot_name, call_seats, say, t, t_with};

/// While bots play among themselves the battle is kept after so many orders.
const KEPT_EVERY: usize = 8;

impl Desk {
    /// Resolves an order, where the battle is played here. Should the page break over it, it is named.
    pub(super) fn resolve(&self, order: &str) -> Result<(), Refused> {
        if self.is_elsewhere_now() {
            return Err(Refused::Unreadable);
        }
        broken::tried(order);
        let done = self.with(|it| it.give(order));
        broken::tried("");
        done
    }

    /// Gives an order of the viewer.
    pub fn give(&self, order: &str) {
        if self.is_elsewhere_now() || self.planned_ahead(order) {
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
        while self.let_go_in_lesson()
            || self.pass_by_itself()
            || self.march_on()
            || self.hurry_by_itself()
            || self.carry_on()
            || self.answer_by_itself()
        {}
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
        self.options.set(None);
        self.turn.set(None);
        self.sheet_up.set(None);
        self.may_go_back.set(false);
        self.hint.set(None);
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
        let (before, new) = (self.scene.get_untracked(), self.tell(viewer));
        let actor = scene.actor.clone();
        let mine = scene.question.as_ref().is_some_and(|it| it.seat == viewer);
        let stale = |it: &battle::scene::Piece| mine && it.seat != Some(viewer);
        if self.chosen.get_untracked().is_some_and(|it| scene.piece(&it).is_none_or(stale)) {
            self.chosen.set(None);
        }
        self.weigh(&scene, viewer);
        self.scene.set(Arc::new(scene));
        match new {
            Some(from) => self.perform(before, from),
            None => self.stage.skip(),
        }
        match actor {
            // What is played moves the table itself, and no further than it must.
            Some(actor) if self.stage.plays() => self.chosen.set(Some(actor)),
            Some(actor) => {
                self.go_near(&actor);
                self.look_at(&actor);
            }
            None => {}
        }
    }

    /// Tells what is new, or everything where it is not simply more than before; from which place in the log on it is new.
    fn tell(&self, viewer: Seat) -> Option<usize> {
        let (log, given) = (self.log.get_untracked(), self.with(|it| it.given()));
        let (teller, told) = self.told.get_untracked();
        let from = if teller == viewer && told <= given { told } else { 0 };
        let before: Vec<_> = log.iter().take_while(|it| from > 0 && it.order < from).cloned().collect();
        let known = (from > 0 && given > from).then_some(before.len());
        let new = self.with(|it| it.log(from, Some(viewer)));
        self.log.set(Arc::new(before.into_iter().chain(new).collect()));
        self.told.set((viewer, given));
        known
    }

    /// Whether there is one person, to whom "you" can be said.
    pub fn plays_alone(&self) -> bool {
        self.people() == 1
    }

    fn people(&self) -> usize {
        self.sitters.get_untracked().iter().filter(|it| **it == Sitter::Person).count()
    }

    /// Who sits at a seat, as the viewer knows them: "You", the bot, or else the army; with a number where two are called alike.
    pub fn who(&self, seat: Seat) -> String {
        self.told_apart(seat, |it| match self.sitters.get_untracked().get(it.index()) {
            Some(Sitter::Person) if self.plays_alone() => t("page-you"),
            Some(Sitter::Bot(bot)) if self.plays_alone() => bot_name(bot),
            Some(Sitter::Person | Sitter::Bot(_)) | None => self.army_of(it),
        })
    }

    /// The army of a seat, whoever sits there; with a number where two are called alike.
    pub fn army(&self, seat: Seat) -> String {
        self.told_apart(seat, |it| self.army_of(it))
    }

    fn army_of(&self, seat: Seat) -> String {
        let scene = self.scene.get_untracked();
        let army = scene.players.iter().find(|it| it.seat == seat).map(|it| say(&it.name));
        army.unwrap_or_else(|| t_with("page-player", "number", i32::from(seat.0) + 1))
    }

    /// What a seat is called, with its number where another is called the same.
    fn told_apart(&self, seat: Seat, called: impl Fn(Seat) -> String) -> String {
        let (name, seats) = (called(seat), self.sitters.get_untracked().len() as u8);
        let alike = Seat::first(seats).any(|it| it != seat && called(it) == name);
        if alike { format!("{name} {}", seat.0 + 1) } else { name }
    }

    /// Seats are called by who sits there, in everything that is said from now on.
    pub fn name_seats(&self) {
        let seats = self.sitters.get().len() as u8;
        self.viewer.track();
        call_seats(Seat::first(seats).map(|it| self.who(it)).collect());
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
        if self.save.get_untracked().is_empty() || self.is_elsewhere_now() {
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
        self.tell_as_kept(&save.replay);
        store::keep(save);
    }
}
