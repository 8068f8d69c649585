//! With what an order is done, where that lies not on the table: chosen once for a kind of order, and remembered.

use battle::{
    Scene,
    scene::{Choice, Target},
};
use leptos::prelude::{Get, GetUntracked, Set, Update};

use crate::desk::Desk;
use crate::session::OrderText;

/// What a kind of order can be done with; empty where there is no choice.
#[must_use]
pub fn means_of(scene: &Scene<OrderText>, kind: &str) -> Vec<Target> {
    let mut all: Vec<Target> = Vec::new();
    for means in scene.choices.iter().filter(|it| it.tile == kind && it.refusal.is_none()).filter_map(Choice::means) {
        if !all.contains(means) {
            all.push(means.clone());
        }
    }
    all
}

impl Desk {
    /// With what the chosen kind of order is done: what was chosen for it last, or else the first there is.
    pub fn means_chosen(&self, kind: &str) -> Option<Target> {
        chosen(&self.scene.get(), kind, &self.means.get())
    }

    /// The same, asked once.
    pub(in crate::desk) fn means_now(&self, kind: &str) -> Option<Target> {
        chosen(&self.scene.get_untracked(), kind, &self.means.get_untracked())
    }

    /// Whether a choice is one with the means that are chosen for its kind.
    pub fn is_with_means(&self, choice: &Choice<OrderText>) -> bool {
        choice.means().is_none() || choice.means() == self.means_now(&choice.tile).as_ref()
    }

    /// Chooses with what orders of a kind are done, from now on.
    pub fn choose_means(&self, kind: &str, means: &Target) {
        self.means.update(|it| drop(it.insert(kind.to_owned(), means.clone())));
        self.draft.set(None);
        self.picked.update(Vec::clear);
    }
}

fn chosen(
    scene: &Scene<OrderText>,
    kind: &str,
    remembered: &std::collections::BTreeMap<String, Target>,
) -> Option<Target> {
    let all = means_of(scene, kind);
    let again = remembered.get(kind).filter(|it| all.contains(it)).cloned();
    again.or_else(|| all.into_iter().next())
}
