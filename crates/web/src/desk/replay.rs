//! Looking back: any moment of the battle, played again order by order.

use std::sync::Arc;
use std::time::Duration;

use leptos::prelude::{GetUntracked, Set, set_timeout};

use super::Desk;
use crate::session::Session;

/// How long each order is shown while the past is played, in milliseconds.
const BEAT: u64 = 450;

impl Desk {
    /// Looks at the battle as it stood after so many orders.
    pub fn look_back(&self, orders: usize) {
        let orders = orders.min(self.with(|it| it.given()));
        let viewer = self.viewer.get_untracked();
        self.past.set(Some(orders));
        self.plan.set(None);
        let told = self.with(|it| it.log(0, Some(viewer)));
        self.log.set(Arc::new(told.into_iter().filter(|it| it.order < orders).collect()));
        self.scene.set(Arc::new(self.with(|it| it.scene_after(orders))));
    }

    /// Goes a few orders back or on.
    pub fn step(&self, by: isize) {
        let at = self.past.get_untracked().unwrap_or_else(|| self.with(|it| it.given()));
        self.look_back(at.saturating_add_signed(by));
    }

    /// Plays the past, or stops.
    pub fn play_past(&self) {
        let on = !self.playing.get_untracked();
        self.playing.set(on);
        if on {
            self.beat();
        }
    }

    fn beat(&self) {
        let desk = *self;
        let at = self.past.get_untracked().unwrap_or_default();
        if !self.playing.get_untracked() || self.closed.get_untracked() || at >= self.with(|it| it.given()) {
            return self.playing.set(false);
        }
        self.step(1);
        set_timeout(move || desk.beat(), Duration::from_millis(BEAT));
    }

    /// Back to the present.
    pub fn return_to_present(&self) {
        self.playing.set(false);
        self.past.set(None);
        self.told.set((self.viewer.get_untracked(), 0));
        self.settle();
    }

    /// The battle as it stood at the moment looked at, to be played on.
    pub fn branched(&self) -> Box<dyn Session> {
        let orders = self.past.get_untracked().unwrap_or_else(|| self.with(|it| it.given()));
        self.with(|it| it.branch(orders))
    }
}
