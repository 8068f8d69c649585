//! Pointing: from what the pointer is on to an order that could be given.

use std::sync::Arc;

use battle::{
    Scene, Sketch,
    scene::{Gesture, Target},
};
use leptos::prelude::{GetUntracked, Set, Update};
use table::Bearing;

use crate::desk::orders::targets::{begins, is_whole, near};
use crate::desk::{Desk, Draft, Entry, Why, entries};
use crate::session::OrderText;

impl Desk {
    /// A button of the bar is pressed.
    pub fn choose(&self, entry: &Entry) {
        self.refusal.set(None);
        if let Some(why) = &entry.refusal {
            return self.refusal.set(Some(vec![why.clone()]));
        }
        if let Some(order) = &entry.order {
            return self.give(order);
        }
        self.picked.update(Vec::clear);
        self.draft.set(None);
        self.march.set(None);
        self.split.set(false);
        self.facing.set(None);
        self.tile.set(Some(entry.kind.clone()));
        if entry.gesture == Gesture::Pick {
            self.stand_back();
        }
        let seat = self.viewer.get_untracked();
        self.reach.set(Arc::new(self.supposing(|it| it.reach(seat, &entry.kind))));
    }

    /// The pointer is on something: plans what it would mean.
    pub fn point(&self, target: Option<Target>) {
        if self.hover.get_untracked() == target {
            return;
        }
        self.hover.set(target.clone());
        if self.draft.get_untracked().is_some_and(|it| it.held) || !self.is_mine_now() {
            return;
        }
        if self.is_marching() {
            return target.iter().for_each(|it| self.point_march(it));
        }
        let plan = target.and_then(|it| self.planned(&it));
        let stays = self.draft.get_untracked().is_some_and(|it| it.preview.forecast.is_some());
        if plan.is_some() || !stays {
            self.draft.set(plan.map(Arc::new));
        }
    }

    /// Something is clicked: gives the order it means, or goes one thing further towards one.
    pub fn click(&self, target: &Target) {
        self.refusal.set(None);
        if let Target::Piece(id) = target {
            self.chosen.set(Some(id.clone()));
        }
        if !self.is_mine_now() {
            return;
        }
        if self.is_marching() {
            return self.click_march(target);
        }
        if self.split.get_untracked() && matches!(target, Target::Piece(_)) {
            return self.split_on(target);
        }
        if let Some(held) = self.draft.get_untracked().filter(|it| it.held) {
            if held.at.as_ref().is_some_and(|at| near(at, target)) {
                return self.confirm();
            }
            if matches!(target, Target::Place(_)) && self.gesture(&held.tile) == Some(Gesture::Way) {
                self.picked.update(|it| it.extend(held.at.clone()));
            }
        }
        let Some(plan) = self.planned(target) else { return self.go_on(target) };
        let chosen = self.tile.get_untracked().is_some();
        let says_itself = self.scene.get_untracked().speaks_for_itself();
        let at_once = says_itself || (chosen && self.gesture(&plan.tile) == Some(Gesture::Pick));
        if !plan.is_legal() && at_once {
            self.refusal.set(Some(plan.preview.refusals.clone()));
            return self.draft.set(Some(Arc::new(plan)));
        }
        if at_once {
            return self.give(&plan.order);
        }
        if !chosen {
            self.select(&plan.tile);
        }
        self.draft.set(Some(Arc::new(Draft { held: true, ..plan })));
    }

    /// A finger taps something: what it would come to is shown first, and given by a second tap or the button.
    pub fn tap(&self, target: &Target) {
        let looked_at = self.draft.get_untracked().is_some_and(|it| it.held && it.at.as_ref() == Some(target));
        let asks = self.is_mine_now() && !self.is_marching() && !self.split.get_untracked();
        let plan = self.planned(target).filter(|it| asks && !looked_at && it.preview.forecast.is_some());
        let Some(plan) = plan else { return self.click(target) };
        self.refusal.set(None);
        self.select(&plan.tile);
        self.draft.set(Some(Arc::new(Draft { held: true, ..plan })));
    }

    /// Goes on without doing anything, where that is possible.
    pub fn go_on_without(&self) {
        let ends = entries(&self.scene.get_untracked()).into_iter().find(|it| it.ends() && it.refusal.is_none());
        if let Some(entry) = ends.filter(|_| self.is_mine_now()) {
            self.choose(&entry);
        }
    }

    /// A click while a group is to go as one: on one of its pieces leads by that, on a place holds the plan, again gives it.
    fn click_march(&self, target: &Target) {
        if let Target::Piece(id) = target {
            self.lead(id);
        } else {
            self.let_go_of_march();
            self.point_march(target);
            self.hold_march();
        }
    }

    /// Gives the order that is planned.
    pub fn confirm(&self) {
        if self.march.get_untracked().is_some_and(|it| it.held) {
            return self.set_out();
        }
        let Some(plan) = self.draft.get_untracked() else { return };
        if plan.is_legal() {
            self.give(&plan.order);
        } else if plan.can_be_given() {
            if let Some(shorter) = self.shortened(&plan) {
                self.give(&shorter.order);
            }
        } else {
            self.refusal.set(Some(plan.preview.refusals.clone()));
        }
    }

    /// Asks why the planned order is refused.
    pub fn ask_refusal(&self) {
        if let Some(refusals) = self.refusal.get_untracked() {
            self.ask(Why::Refusal(refusals));
        }
    }

    /// Chooses a kind of order without giving any.
    pub fn select(&self, kind: &str) {
        if self.tile.get_untracked().as_deref() != Some(kind) {
            self.tile.set(Some(kind.to_owned()));
            let seat = self.viewer.get_untracked();
            self.reach.set(Arc::new(self.supposing(|it| it.reach(seat, kind))));
        }
    }

    /// The first kind of order by which the piece that acts can travel.
    pub fn travel_tile(&self) -> Option<String> {
        let scene = self.scene.get_untracked();
        let able = |it: &&battle::scene::Tile| it.gesture == Gesture::Way && it.refusal.is_none();
        scene.tiles.iter().find(able).map(|it| it.kind.clone())
    }

    pub(in crate::desk) fn gesture(&self, kind: &str) -> Option<Gesture> {
        entries(&self.scene.get_untracked()).iter().find(|it| it.kind == kind).map(|it| it.gesture)
    }

    fn go_on(&self, target: &Target) {
        let scene = self.scene.get_untracked();
        let mut picked = self.picked.get_untracked();
        picked.push(target.clone());
        let kind = self.tile.get_untracked();
        let mut open = scene.choices.iter().filter(|it| kind.as_ref().is_none_or(|kind| it.tile == *kind));
        if let Some(choice) = open.find(|it| begins(&scene, it, &picked)) {
            self.select(&choice.tile);
            self.picked.set(picked);
        }
    }

    /// What pointing at this would mean.
    pub(in crate::desk) fn planned(&self, target: &Target) -> Option<Draft> {
        let scene = self.scene.get_untracked();
        match self.tile.get_untracked() {
            Some(kind) => self.planned_as(&scene, &kind, target),
            None if matches!(target, Target::Place(_)) => None,
            None => {
                let whole = scene.choices.iter().find(|it| is_whole(&scene, it, &[], target))?;
                self.plan_of(whole.tile.clone(), whole.order.clone(), target)
            }
        }
    }

    fn planned_as(&self, scene: &Scene<OrderText>, kind: &str, target: &Target) -> Option<Draft> {
        let picked = self.picked.get_untracked();
        let whole = scene.choices.iter().find(|it| it.tile == kind && is_whole(scene, it, &picked, target));
        if let Some(choice) = whole {
            return self.plan_of(kind.to_owned(), choice.order.clone(), target);
        }
        let mut points = picked;
        points.push(target.clone());
        let facing = self.facing.get_untracked();
        let order = self.compose(kind, points.clone(), facing)?;
        let mut plan = self.plan_of(kind.to_owned(), order, target)?;
        if !plan.is_legal() && plan.preview.trail.len() > 1 {
            plan.legal_share = self.legal_share(kind, &points, facing);
        }
        Some(plan)
    }

    pub(in crate::desk) fn compose(
        &self,
        kind: &str,
        points: Vec<Target>,
        facing: Option<Bearing>,
    ) -> Option<OrderText> {
        let seat = self.viewer.get_untracked();
        self.supposing(|it| it.compose(seat, &Sketch { tile: kind.to_owned(), points, facing }))
    }

    pub(in crate::desk) fn plan_of(&self, tile: String, order: OrderText, target: &Target) -> Option<Draft> {
        let seat = self.viewer.get_untracked();
        let preview = self.supposing(|it| it.preview(seat, &order))?;
        let legal_share = if preview.refusals.is_empty() { 1.0 } else { 0.0 };
        Some(Draft { tile, order, preview, legal_share, at: Some(target.clone()), held: false })
    }

    /// Whether the viewer is to decide, asked once.
    pub fn is_mine_now(&self) -> bool {
        let asked = self.scene.get_untracked().question.as_ref().map(|it| it.seat);
        let now = self.handover.get_untracked().is_none() && self.past.get_untracked().is_none();
        let viewer = self.viewer.get_untracked();
        now && asked == Some(viewer) && self.sitter(viewer) == crate::desk::Sitter::Person
    }
}
