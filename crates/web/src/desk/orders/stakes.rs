//! Reactions: what is at stake in them, and what each answer is likely to bring.

use std::sync::Arc;

use battle::{
    Answer, Chance, Scene, Seat, Stake,
    scene::{Readiness, Target},
};
use leptos::prelude::{Get, GetUntracked, Set};

use crate::desk::{Desk, Draft, Entry};
use crate::session::OrderText;

/// Whether a seat is asked while another seat's group acts.
fn reacts(scene: &Scene<OrderText>, viewer: Seat) -> bool {
    scene.groups.iter().any(|it| it.readiness == Readiness::Acting && it.seat != viewer)
}

impl Desk {
    /// Whether the viewer is asked while another seat's squad acts.
    pub fn is_reaction(&self) -> bool {
        self.is_mine() && reacts(&self.scene.get(), self.viewer.get())
    }

    /// The same, asked once.
    pub fn is_reaction_now(&self) -> bool {
        self.is_mine_now() && reacts(&self.scene.get_untracked(), self.viewer.get_untracked())
    }

    /// What is at stake in the reaction or offer that is asked for.
    pub fn at_stake(&self) -> Option<Arc<Stake<OrderText>>> {
        self.stake.get().filter(|_| self.is_mine() && self.queue.get().is_none())
    }

    /// The answers that have a button each.
    pub fn answers_offered(&self) -> Vec<Answer<OrderText>> {
        self.at_stake().map(|it| it.answers.clone()).unwrap_or_default()
    }

    /// The group of one's own that the question is about, where questions about it can be let go by.
    pub fn group_at_stake(&self) -> Option<String> {
        let Some(Target::Piece(id)) = self.stake.get()?.about.clone() else { return None };
        let scene = self.scene.get();
        let piece = scene.piece(&id)?;
        piece.group.clone().filter(|_| piece.seat == Some(self.viewer.get()))
    }

    /// Finds out what is at stake in a scene that is about to be shown.
    pub(in crate::desk) fn weigh(&self, scene: &Scene<OrderText>, viewer: Seat) {
        let asked = scene.question.as_ref().is_some_and(|it| it.seat == viewer);
        let stake = if asked { self.with(|it| it.stake(viewer)) } else { None };
        self.stake.set(stake.map(Arc::new));
    }

    /// What an order of the viewer is likeliest to be given for, and how likely that is.
    pub fn odds(&self, order: &str) -> Option<Chance> {
        let seat = self.viewer.get_untracked();
        self.supposing(|it| it.forecast(seat, order)).and_then(|it| it.chances.last().cloned())
    }

    /// A button that is an order is pointed at: shows what would come of it.
    pub fn peek(&self, entry: &Entry) {
        let Some(order) = entry.order.as_ref().filter(|_| self.is_reaction_now()) else { return };
        let scene = self.scene.get_untracked();
        let choice = scene.choices.iter().find(|it| it.order == *order);
        let Some(at) = choice.and_then(|it| it.aims().last().cloned()) else { return };
        let plan: Option<Draft> = self.plan_of(entry.kind.clone(), order.clone(), &at);
        self.draft.set(plan.map(Arc::new));
    }

    /// The button is no longer pointed at.
    pub fn look_away(&self) {
        if self.is_reaction_now() && self.draft.get_untracked().is_some_and(|it| !it.held) {
            self.draft.set(None);
        }
    }
}
