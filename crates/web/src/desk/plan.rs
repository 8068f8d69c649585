//! Pointing: from what the pointer is on to an order that could be given.

use std::sync::Arc;

use battle::{
    Scene, Sketch,
    scene::{Choice, Gesture, Target},
};
use leptos::prelude::{GetUntracked, Set, Update};
use table::{Bearing, Inches, Point};

use super::{Desk, Entry, Plan, Why, entries};
use crate::session::OrderText;

/// How often a refused way is halved to find where the rule bites.
const HALVINGS: u32 = 7;

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
        self.plan.set(None);
        self.march.set(None);
        self.split.set(false);
        self.facing.set(None);
        self.tile.set(Some(entry.kind.clone()));
        let seat = self.viewer.get_untracked();
        self.reach.set(Arc::new(self.with(|it| it.reach(seat, &entry.kind))));
    }

    /// The pointer is on something: plans what it would mean.
    pub fn point(&self, target: Option<Target>) {
        if self.hover.get_untracked() == target {
            return;
        }
        self.hover.set(target.clone());
        if self.plan.get_untracked().is_some_and(|it| it.held) || !self.is_mine_now() {
            return;
        }
        if self.is_marching() {
            return target.iter().for_each(|it| self.point_march(it));
        }
        let plan = target.and_then(|it| self.planned(&it));
        let stays = self.plan.get_untracked().is_some_and(|it| it.preview.forecast.is_some());
        if plan.is_some() || !stays {
            self.plan.set(plan.map(Arc::new));
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
        if let Some(held) = self.plan.get_untracked().filter(|it| it.held) {
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
            return self.plan.set(Some(Arc::new(plan)));
        }
        if at_once {
            return self.give(&plan.order);
        }
        if !chosen {
            self.select(&plan.tile);
        }
        self.plan.set(Some(Arc::new(Plan { held: true, ..plan })));
    }

    /// A finger taps something: what it would come to is shown first, and given by a second tap or the button.
    pub fn tap(&self, target: &Target) {
        let looked_at = self.plan.get_untracked().is_some_and(|it| it.held && it.at.as_ref() == Some(target));
        let asks = self.is_mine_now() && !self.is_marching() && !self.split.get_untracked();
        let plan = self.planned(target).filter(|it| asks && !looked_at && it.preview.forecast.is_some());
        let Some(plan) = plan else { return self.click(target) };
        self.refusal.set(None);
        self.select(&plan.tile);
        self.plan.set(Some(Arc::new(Plan { held: true, ..plan })));
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

    /// How many dice an order of the chosen kind can send to different targets.
    pub fn dice_to_split(&self) -> usize {
        let (scene, Some(kind)) = (self.scene.get_untracked(), self.tile.get_untracked()) else { return 0 };
        let pieces = |it: &Choice<OrderText>| it.points.iter().filter(|it| matches!(it, Target::Piece(_))).count();
        let of_kind = scene.choices.iter().filter(|it| it.tile == kind);
        if self.gesture(&kind) == Some(Gesture::Pick) { of_kind.map(pieces).max().unwrap_or(0) } else { 0 }
    }

    /// The next die goes at this target, and those left with it.
    fn split_on(&self, target: &Target) {
        let Some(kind) = self.tile.get_untracked() else { return };
        let mut points = self.picked.get_untracked();
        if points.len() >= self.dice_to_split() {
            points.clear();
        }
        points.push(target.clone());
        let plan = self.compose(&kind, points.clone(), None).and_then(|it| self.plan_of(kind, it, target));
        if let Some(plan) = plan {
            self.picked.set(points);
            self.plan.set(Some(Arc::new(Plan { held: true, ..plan })));
        }
    }

    /// Gives the order that is planned.
    pub fn confirm(&self) {
        if self.march.get_untracked().is_some_and(|it| it.held) {
            return self.set_out();
        }
        let Some(plan) = self.plan.get_untracked() else { return };
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

    /// Turns what is planned to face a place.
    pub fn face(&self, towards: Point) {
        let Some(plan) = self.plan.get_untracked() else { return };
        let Some(stand) = plan.preview.stands.first() else { return };
        self.facing.set(Bearing::between(stand.1.to_vec(), towards.to_vec()));
        if let Some(at) = plan.at.clone()
            && let Some(turned) = self.planned(&at)
        {
            self.plan.set(Some(Arc::new(Plan { held: true, ..turned })));
        }
    }

    /// Whether what is planned stands somewhere and could face another way.
    pub fn can_turn(&self) -> bool {
        let turns = |plan: &Plan| plan.held && plan.preview.stands.first().is_some_and(|it| it.2.is_some());
        self.is_mine_now() && self.plan.get_untracked().is_some_and(|it| turns(&it))
    }

    /// Takes back the last corner of a way; whether there was one.
    pub fn straighten(&self) -> bool {
        if self.picked.get_untracked().is_empty() {
            return false;
        }
        self.picked.update(|it| {
            it.pop();
        });
        self.plan.set(None);
        true
    }

    /// Chooses a kind of order without giving any.
    pub fn select(&self, kind: &str) {
        if self.tile.get_untracked().as_deref() != Some(kind) {
            self.tile.set(Some(kind.to_owned()));
            let seat = self.viewer.get_untracked();
            self.reach.set(Arc::new(self.with(|it| it.reach(seat, kind))));
        }
    }

    /// The first kind of order by which the piece that acts can travel.
    pub fn travel_tile(&self) -> Option<String> {
        let scene = self.scene.get_untracked();
        let able = |it: &&battle::scene::Tile| it.gesture == Gesture::Way && it.refusal.is_none();
        scene.tiles.iter().find(able).map(|it| it.kind.clone())
    }

    fn gesture(&self, kind: &str) -> Option<Gesture> {
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
    fn planned(&self, target: &Target) -> Option<Plan> {
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

    fn planned_as(&self, scene: &Scene<OrderText>, kind: &str, target: &Target) -> Option<Plan> {
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

    fn compose(&self, kind: &str, points: Vec<Target>, facing: Option<Bearing>) -> Option<OrderText> {
        let seat = self.viewer.get_untracked();
        self.with(|it| it.compose(seat, &Sketch { tile: kind.to_owned(), points, facing }))
    }

    fn plan_of(&self, tile: String, order: OrderText, target: &Target) -> Option<Plan> {
        let seat = self.viewer.get_untracked();
        let preview = self.with(|it| it.preview(seat, &order))?;
        let legal_share = if preview.refusals.is_empty() { 1.0 } else { 0.0 };
        Some(Plan { tile, order, preview, legal_share, at: Some(target.clone()), held: false })
    }

    /// How much of the last stretch of a refused way is legal.
    fn legal_share(&self, kind: &str, points: &[Target], facing: Option<Bearing>) -> f64 {
        let (mut legal, mut refused) = (0.0, 1.0);
        for _ in 0..HALVINGS {
            let middle = (legal + refused) / 2.0;
            if self.shortened_to(kind, points, facing, middle).is_some() {
                legal = middle;
            } else {
                refused = middle;
            }
        }
        legal
    }

    /// The plan whose last stretch ends at this share of it, where that is legal.
    fn shortened_to(&self, kind: &str, points: &[Target], facing: Option<Bearing>, share: f64) -> Option<Plan> {
        let (last, before) = points.split_last()?;
        let Target::Place(to) = last else { return None };
        let from = match before.last() {
            Some(Target::Place(from)) => *from,
            _ => self.place_of(self.scene.get_untracked().actor.as_ref()?)?,
        };
        let (from, to) = (from.to_vec(), to.to_vec());
        let end = Target::Place(Point::nearest(from + (to - from) * share));
        let points: Vec<Target> = before.iter().cloned().chain([end.clone()]).collect();
        let order = self.compose(kind, points, facing)?;
        self.plan_of(kind.to_owned(), order, &end).filter(Plan::is_legal)
    }

    /// The longest legal part of a refused way.
    fn shortened(&self, plan: &Plan) -> Option<Plan> {
        let mut points = self.picked.get_untracked();
        points.extend(plan.at.clone());
        self.shortened_to(&plan.tile, &points, self.facing.get_untracked(), plan.legal_share)
    }

    /// Gives each die its own target, or all of them one again.
    pub fn toggle_split(&self) {
        if self.split.get_untracked() || self.dice_to_split() > 1 {
            self.split.update(|it| *it = !*it);
            self.picked.update(Vec::clear);
            self.plan.set(None);
        }
    }

    /// Whether the viewer is to decide, asked once.
    pub fn is_mine_now(&self) -> bool {
        let asked = self.scene.get_untracked().question.as_ref().map(|it| it.seat);
        let now = self.handover.get_untracked().is_none() && self.past.get_untracked().is_none();
        let viewer = self.viewer.get_untracked();
        now && asked == Some(viewer) && self.sitter(viewer) == super::Sitter::Person
    }
}

/// Whether two targets are the same thing, or places that a hand cannot tell apart.
fn near(one: &Target, other: &Target) -> bool {
    match (one, other) {
        (Target::Place(a), Target::Place(b)) => (a.to_vec() - b.to_vec()).length() < 0.8,
        (one, other) => one == other,
    }
}

/// Whether pointing at `target` is pointing at `point`.
fn meets(scene: &Scene<OrderText>, point: &Target, target: &Target) -> bool {
    match (point, target) {
        (Target::Group(group), Target::Piece(id)) => scene.piece(id).is_some_and(|it| it.group.as_ref() == Some(group)),
        (Target::Place(at), Target::Place(to)) => {
            let far = Inches::hundredths(45);
            (at.x - to.x).abs() <= far && (at.y - to.y).abs() <= far
        }
        (point, target) => point == target,
    }
}

/// Whether a choice goes on with these things.
fn begins(scene: &Scene<OrderText>, choice: &Choice<OrderText>, picked: &[Target]) -> bool {
    choice.points.len() >= picked.len() && choice.points.iter().zip(picked).all(|(a, b)| meets(scene, a, b))
}

/// Whether pointing at this completes a choice: everything still to be pointed at is this.
fn is_whole(scene: &Scene<OrderText>, choice: &Choice<OrderText>, picked: &[Target], target: &Target) -> bool {
    let left = choice.points.get(picked.len()..).unwrap_or_default();
    begins(scene, choice, picked) && !left.is_empty() && left.iter().all(|it| meets(scene, it, target))
}
