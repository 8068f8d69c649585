//! Pointing: from what the pointer is on to an order that could be given.

use std::sync::Arc;

use battle::{
    Scene, Sketch,
    scene::{Choice, Gesture, Target, Tile},
};
use leptos::prelude::{GetUntracked, Set, Update};
use table::Bearing;

use crate::desk::orders::targets::{begins, is_whole, near};
use crate::desk::{Desk, Draft, Entry, Why, entries};
use crate::session::OrderText;

/// No more orders than this are offered where a click may mean several.
const MOST_OPTIONS: usize = 4;

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
        self.options.set(None);
        self.turn.set(None);
        self.sheet_up.set(None);
        if entry.gesture == Gesture::Drill {
            self.propose(&entry.kind);
            return;
        }
        self.tile.set(Some(entry.kind.clone()));
        let seat = self.viewer.get_untracked();
        self.reach.set(Arc::new(self.supposing(|it| it.reach(seat, &entry.kind))));
        self.point_at_the_only_one(&entry.kind);
    }

    /// The only legal order of a kind, where there is just one.
    pub fn only_choice(&self, kind: &str) -> Option<Choice<OrderText>> {
        let scene = self.scene.get_untracked();
        let legal = |it: &&Choice<OrderText>| it.tile == kind && it.refusal.is_none() && self.is_with_means(it);
        let mut legal = scene.choices.iter().filter(legal);
        let first = legal.next();
        first.filter(|_| legal.next().is_none()).cloned()
    }

    /// Where a kind of order has one target alone, that is what is planned.
    fn point_at_the_only_one(&self, kind: &str) {
        if let Some(choice) = self.only_choice(kind)
            && let [target @ Target::Piece(_)] = choice.aims()
            && let Some(plan) = self.plan_of(kind.to_owned(), choice.order.clone(), target)
        {
            self.draft.set(Some(Arc::new(Draft { held: true, ..plan })));
        }
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

    /// Something is clicked: plans the order it means, gives what is planned already, or goes one thing further towards one.
    pub fn click(&self, target: &Target) {
        self.pressed_on(target, false);
    }

    /// A finger taps something: nothing that has something to be seen first is given by one tap.
    pub fn tap(&self, target: &Target) {
        self.pressed_on(target, true);
    }

    fn pressed_on(&self, target: &Target, touch: bool) {
        self.refusal.set(None);
        self.options.set(None);
        self.turn.set(None);
        if let Target::Piece(id) = target {
            self.chosen.set(Some(id.clone()));
        }
        if !self.is_mine_now() {
            return self.look_into(target);
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
        let mut plans = self.plans(target);
        match plans.len() {
            0 => {
                if let Target::Piece(id) = target
                    && self.turn_to(id)
                {
                    return;
                }
                self.go_on(target);
            }
            1 => self.take(plans.remove(0), touch),
            _ => self.options.set(Some(Arc::new(plans))),
        }
    }

    /// Takes a plan up: holds it to be looked at, or gives it where there is nothing to see first. Only a mouse, which has
    /// shown the odds before it was pressed, gives an order of a chosen kind at once.
    fn take(&self, plan: Draft, touch: bool) {
        let chosen = self.tile.get_untracked().is_some();
        let preview = &plan.preview;
        let plain = preview.forecast.is_none() && preview.trail.len() < 2 && preview.stands.is_empty();
        let at_once = plain || (chosen && !touch && self.gesture(&plan.tile) == Some(Gesture::Pick));
        if !plan.is_legal() && at_once {
            self.refusal.set(Some(plan.preview.refusals.clone()));
            return self.draft.set(Some(Arc::new(plan)));
        }
        if at_once {
            return self.give(&plan.order);
        }
        if !chosen && self.gesture(&plan.tile) == Some(Gesture::Way) {
            self.select(&plan.tile);
        }
        self.draft.set(Some(Arc::new(Draft { held: true, ..plan })));
    }

    /// What is planned stays planned, to be confirmed.
    pub(in crate::desk) fn hold(&self) {
        let held = |plan: Arc<Draft>| Arc::new(Draft { held: true, ..(*plan).clone() });
        self.draft.update(|it| *it = it.take().map(held));
    }

    /// One of several orders that a click may mean is chosen.
    pub fn choose_option(&self, plan: &Draft) {
        self.options.set(None);
        if plan.preview.forecast.is_some() || plan.preview.trail.len() < 2 {
            self.give(&plan.order);
        } else {
            self.draft.set(Some(Arc::new(Draft { held: true, ..plan.clone() })));
        }
    }

    /// Goes on without doing anything, where that is possible.
    pub fn go_on_without(&self) {
        let ends = entries(&self.scene.get_untracked()).into_iter().find(|it| it.ends && it.refusal.is_none());
        if let Some(entry) = ends.filter(|_| self.is_mine_now()) {
            self.choose(&entry);
        }
    }

    /// A click while a group is to go as one: on one of its pieces leads by that, on a place holds the plan, again gives it.
    fn click_march(&self, target: &Target) {
        if let Target::Piece(id) = target {
            if !self.turns_on(target) {
                self.lead(id);
            }
        } else if matches!(target, Target::Group(_)) {
            self.lead_group(target);
        } else {
            self.let_go_of_march();
            self.point_march(target);
            self.hold_march();
        }
    }

    /// The piece that leads is to do something to another one: that is planned in place of the march; whether it can be.
    fn turns_on(&self, target: &Target) -> bool {
        let Some(led) = self.march.get_untracked().and_then(|it| it.led.clone()) else { return false };
        let scene = self.scene.get_untracked();
        let picked = [led, target.clone()];
        let could =
            |it: &Choice<OrderText>| scene.is_bare(&it.tile) && it.refusal.is_none() && begins(&scene, it, &picked);
        if picked[0] == picked[1] || !scene.choices.iter().any(could) {
            return false;
        }
        self.march.set(None);
        self.tile.set(None);
        self.picked.set(picked[..1].to_vec());
        self.pressed_on(target, false);
        true
    }

    /// Gives the order that is planned.
    pub fn confirm(&self) {
        if self.march.get_untracked().is_some_and(|it| it.held) {
            return self.set_out();
        }
        let Some(plan) = self.draft.get_untracked() else { return };
        let beside = plan.at.is_none() && !plan.held;
        if beside {
            return; // A button is looked at: it is given by itself, not by a key for what is planned.
        }
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
        let able = |it: &&Tile| (it.gesture == Gesture::Way || it.beyond.is_some()) && it.refusal.is_none();
        scene.tiles.iter().find(able).map(|it| it.kind.clone())
    }

    /// A piece is dragged to a place: by the kind of order that is chosen, or by the one beyond it where that leads further.
    pub fn drag_to(&self, target: Option<Target>) {
        self.hover.set(target.clone());
        let scene = self.scene.get_untracked();
        let (Some(kind), Some(target)) = (self.tile.get_untracked(), target) else { return self.draft.set(None) };
        let Some(plan) = self.planned_as(&scene, &kind, &target) else { return self.draft.set(None) };
        let beyond = scene.tile(&kind).and_then(|it| it.beyond.clone());
        let beyond = beyond.filter(|it| !plan.is_legal() && scene.tile(it).is_some_and(|it| it.refusal.is_none()));
        let further = beyond.and_then(|it| self.planned_as(&scene, &it, &target));
        let further = further.filter(|it| it.is_legal() || it.legal_share > plan.legal_share + 0.02);
        self.draft.set(Some(Arc::new(further.unwrap_or(plan))));
    }

    pub(in crate::desk) fn gesture(&self, kind: &str) -> Option<Gesture> {
        entries(&self.scene.get_untracked()).iter().find(|it| it.kind == kind).map(|it| it.gesture)
    }

    fn go_on(&self, target: &Target) {
        let scene = self.scene.get_untracked();
        let mut picked = self.picked.get_untracked();
        picked.push(target.clone());
        let kind = self.tile.get_untracked();
        let wanted = |it: &str| kind.as_ref().map_or_else(|| scene.is_bare(it), |kind| it == kind);
        let mut open = scene.choices.iter().filter(|it| wanted(&it.tile) && it.refusal.is_none());
        if let Some(choice) = open.find(|it| begins(&scene, it, &picked)) {
            let marches = self.gesture(&choice.tile) == Some(Gesture::March);
            let leads = || match target {
                Target::Piece(id) => self.lead(id),
                Target::Group(_) => self.lead_group(target),
                Target::Place(_) | Target::Item(_) | Target::Cube(..) | Target::Means { .. } => false,
            };
            if marches && leads() {
                return;
            }
            self.select(&choice.tile);
            self.picked.set(picked);
        } else {
            self.look_into(target);
        }
    }

    /// A click on a piece that means no order opens its datasheet.
    fn look_into(&self, target: &Target) {
        if let Target::Piece(id) = target {
            self.open_datasheet(id);
        }
    }

    /// What pointing at this would mean: one order at most.
    pub(in crate::desk) fn planned(&self, target: &Target) -> Option<Draft> {
        if self.tile.get_untracked().is_none() && matches!(target, Target::Place(_)) {
            return None;
        }
        let mut plans = self.plans(target);
        if plans.len() == 1 { plans.pop() } else { None }
    }

    /// What pointing at this may mean: by the kind that is chosen, or else by any that a click may mean. What is legal goes
    /// before what is refused.
    pub(in crate::desk) fn plans(&self, target: &Target) -> Vec<Draft> {
        let scene = self.scene.get_untracked();
        if let Some(kind) = self.tile.get_untracked() {
            let several = self.several(&scene, &kind, target);
            return if several.len() > 1 {
                several
            } else {
                self.planned_as(&scene, &kind, target).into_iter().collect()
            };
        }
        let acts = |id: &str| scene.actor.as_deref() == Some(id);
        if matches!(target, Target::Piece(id) if acts(id)) {
            return Vec::new();
        }
        let own = |id: &str| scene.piece(id).is_some_and(|it| it.seat == Some(self.viewer.get_untracked()));
        let of_own = matches!(target, Target::Piece(id) if own(id));
        let mut plans: Vec<Draft> = Vec::new();
        for tile in scene.tiles.iter().filter(|it| it.bare && it.refusal.is_none()) {
            let lead_there = !matches!(tile.gesture, Gesture::Pick) == matches!(target, Target::Place(_));
            if lead_there {
                let several = self.several(&scene, &tile.kind, target);
                let one = || self.planned_as(&scene, &tile.kind, target).into_iter().collect();
                plans.extend(if several.len() > 1 { several } else { one() });
            }
        }
        if plans.iter().any(Draft::is_legal) {
            plans.retain(Draft::is_legal);
        }
        let refused = plans.iter().all(|it| !it.is_legal());
        if refused && of_own {
            plans.clear();
        }
        plans.truncate(if refused { 1 } else { MOST_OPTIONS });
        plans
    }

    /// The orders of a kind that pointing at a piece completes, where they differ in more than the place.
    fn several(&self, scene: &Scene<OrderText>, kind: &str, target: &Target) -> Vec<Draft> {
        let picked = self.picked.get_untracked();
        let whole = |it: &&Choice<OrderText>| {
            it.tile == kind && it.refusal.is_none() && self.is_with_means(it) && is_whole(scene, it, &picked, target)
        };
        if !matches!(target, Target::Piece(_)) {
            return Vec::new();
        }
        let whole = scene.choices.iter().filter(whole).take(MOST_OPTIONS);
        whole.filter_map(|it| self.plan_of(kind.to_owned(), it.order.clone(), target)).collect()
    }

    fn planned_as(&self, scene: &Scene<OrderText>, kind: &str, target: &Target) -> Option<Draft> {
        let picked = self.picked.get_untracked();
        let whole =
            |it: &&Choice<OrderText>| it.tile == kind && self.is_with_means(it) && is_whole(scene, it, &picked, target);
        let legal = scene.choices.iter().filter(whole).find(|it| it.refusal.is_none());
        if let Some(choice) = legal.or_else(|| scene.choices.iter().find(whole)) {
            return self.plan_of(kind.to_owned(), choice.order.clone(), target);
        }
        let mut points = picked;
        points.push(target.clone());
        let points: Vec<Target> = self.means_now(kind).into_iter().chain(points).collect();
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
        let elsewhere = self.is_elsewhere_now();
        let now = self.handover.get_untracked().is_none() && self.past.get_untracked().is_none() && !elsewhere;
        let viewer = self.viewer.get_untracked();
        now && asked == Some(viewer) && self.sitter(viewer) == crate::desk::Sitter::Person
    }
}
