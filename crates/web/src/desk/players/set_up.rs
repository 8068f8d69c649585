//! "Set up for me": before the first turn the best bot answers for whoever asks it to, through the same orders.

use battle::{
    Scene, Seat,
    scene::{Gesture, Readiness},
};
use leptos::prelude::{Get, GetUntracked, Set};

use crate::desk::{Desk, Sitter};
use crate::session::OrderText;

impl Desk {
    /// Whether the viewer is asked how to set up, and a bot could do it.
    pub fn may_lend(&self) -> bool {
        let free = !self.lent.get() && !self.coach.teaches();
        free && self.is_mine() && is_set_up(&self.scene.get()) && self.with(|it| !it.bots().is_empty())
    }

    /// Lets the best bot set up for the viewer.
    pub fn set_up_for_me(&self) {
        self.forget_plan();
        self.lent.set(true);
        self.go_on_with_bots();
    }

    /// Who answers for a seat while its set-up is left to a bot; with the first other question that is over.
    pub(in crate::desk) fn stand_in(&self, seat: Seat) -> Option<Sitter> {
        let asked = self.with(|it| it.decision()).map(|it| it.seat);
        if !self.lent.get_untracked() || seat != self.viewer.get_untracked() || asked != Some(seat) {
            return None;
        }
        if !is_set_up(&self.with(|it| it.scene(Some(seat)))) {
            self.lent.set(false);
            return None;
        }
        self.with(|it| it.bots().last().map(|it| Sitter::Bot((*it).to_owned())))
    }

    fn forget_plan(&self) {
        self.tile.set(None);
        self.draft.set(None);
        self.refusal.set(None);
    }
}

/// Whether squads are still to be set up: nobody stands on the table yet, or a place for a whole squad is asked for.
fn is_set_up(scene: &Scene<OrderText>) -> bool {
    let waiting = scene.groups.iter().any(|it| it.readiness == Readiness::Reserve);
    let empty = scene.pieces.iter().all(|it| it.seat.is_none());
    waiting && (empty || scene.tiles.iter().any(|it| it.gesture == Gesture::Set))
}
