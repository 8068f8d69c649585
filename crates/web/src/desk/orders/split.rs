//! Split fire: each die of an order gets its own target.

use std::sync::Arc;

use battle::scene::{Choice, Gesture, Target};
use leptos::prelude::{GetUntracked, Set, Update};

use crate::desk::{Desk, Draft};
use crate::session::OrderText;

impl Desk {
    /// How many dice an order of the chosen kind can send to different targets.
    pub fn dice_to_split(&self) -> usize {
        let (scene, Some(kind)) = (self.scene.get_untracked(), self.tile.get_untracked()) else { return 0 };
        let pieces = |it: &Choice<OrderText>| it.points.iter().filter(|it| matches!(it, Target::Piece(_))).count();
        let of_kind = scene.choices.iter().filter(|it| it.tile == kind);
        if self.gesture(&kind) == Some(Gesture::Pick) { of_kind.map(pieces).max().unwrap_or(0) } else { 0 }
    }

    /// The next die goes at this target, and those left with it.
    pub(in crate::desk) fn split_on(&self, target: &Target) {
        let Some(kind) = self.tile.get_untracked() else { return };
        let mut points = self.picked.get_untracked();
        if points.len() >= self.dice_to_split() {
            points.clear();
        }
        points.push(target.clone());
        let with: Vec<Target> = self.means_now(&kind).into_iter().chain(points.iter().cloned()).collect();
        let plan = self.compose(&kind, with, None).and_then(|it| self.plan_of(kind, it, target));
        if let Some(plan) = plan {
            self.picked.set(points);
            self.draft.set(Some(Arc::new(Draft { held: true, ..plan })));
        }
    }

    /// Gives each die its own target, or all of them one again.
    pub fn toggle_split(&self) {
        if self.split.get_untracked() || self.dice_to_split() > 1 {
            self.split.update(|it| *it = !*it);
            self.picked.update(Vec::clear);
            self.draft.set(None);
        }
    }
}
