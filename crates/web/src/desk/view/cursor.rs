//! The cursor: places and targets without a pointer.
//!
//! Where an order wants a place, arrows push a cursor over the table and what is planned follows it; else they step from
//! model to model. What the cursor is on is said aloud every time (`spoken`).

use battle::{
    Line,
    scene::{Gesture, Piece, Target},
};
use leptos::prelude::{GetUntracked, Set, Update};
use table::{Point, Vec2, vec2};

use crate::desk::{Desk, entries};
use crate::table::models::model::base;
use crate::table::scenery::ground::extent;
use crate::words::{say, t};

/// How far the cursor goes at a time, in inches; and with Shift.
const STEPS: (f64, f64) = (1.0, 0.25);
/// How far a facing turns at a time, in degrees; and with Shift.
const TURNS: (f64, f64) = (15.0, 5.0);
/// How near the edge of the view the cursor may come, in pixels.
const EDGE: f64 = 48.0;

impl Desk {
    /// Whether the kind of order chosen wants a place.
    pub fn wants_place(&self) -> bool {
        let Some(kind) = self.tile.get_untracked() else { return false };
        let entry = entries(&self.scene.get_untracked()).into_iter().find(|it| it.kind == kind);
        entry.is_some_and(|it| !matches!(it.gesture, Gesture::Pick | Gesture::Say | Gesture::Drill))
    }

    /// Pushes the cursor; or steps to the next model in this direction, where no place is wanted.
    pub fn push_cursor(&self, dx: f64, dy: f64, finely: bool) {
        if self.cursor.get_untracked().is_none() && !self.wants_place() {
            return self.step_over(vec2(dx, dy));
        }
        let step = if finely { STEPS.1 } else { STEPS.0 };
        let from = self.cursor.get_untracked().unwrap_or_else(|| self.beginning());
        let (wide, deep) = extent(&self.scene.get_untracked().ground);
        let to = from.to_vec() + vec2(dx * step, dy * step);
        self.set_cursor(Point::nearest(vec2(to.x.clamp(0.0, wide), to.y.clamp(0.0, deep))));
    }

    /// Lays the cursor on the table, or takes it away.
    pub fn toggle_cursor(&self) {
        match self.cursor.get_untracked() {
            Some(_) => self.cursor.set(None),
            None => self.set_cursor(self.beginning()),
        }
    }

    /// Where a cursor begins: what is planned, who acts or is looked at, the first place suggested, or the middle.
    fn beginning(&self) -> Point {
        let planned = self.draft.get_untracked().and_then(|it| it.at.clone());
        let held = planned.and_then(|it| if let Target::Place(at) = it { Some(at) } else { None });
        let scene = self.scene.get_untracked();
        let led = self.march.get_untracked().and_then(|it| it.leader().cloned());
        let acts = led.or_else(|| scene.actor.clone()).or_else(|| self.chosen.get_untracked());
        let (wide, deep) = extent(&scene.ground);
        let middle = || Point::nearest(vec2(wide / 2.0, deep / 2.0));
        let suggested =
            || self.answers().into_iter().find_map(|it| if let Target::Place(at) = it { Some(at) } else { None });
        held.or_else(|| acts.and_then(|it| self.place_of(&it))).or_else(suggested).unwrap_or_else(middle)
    }

    /// Puts the cursor somewhere: plans what that means, and says it.
    pub fn set_cursor(&self, at: Point) {
        let held = self.draft.get_untracked().filter(|it| it.held);
        if let Some(held) = held {
            if self.is_way(&held.tile) {
                self.picked.update(|it| it.extend(held.at.clone()));
            }
            self.draft.set(None);
        }
        self.let_go_of_march();
        self.cursor.set(Some(at));
        self.bring_into_view((at.x.to_f64(), at.y.to_f64()), EDGE);
        let on = self.under(at);
        self.hover.set(None);
        self.point(Some(on.clone()));
        self.say_what_is_at(&on);
    }

    fn is_way(&self, kind: &str) -> bool {
        let scene = self.scene.get_untracked();
        scene.tiles.iter().any(|it| it.kind == kind && it.gesture == Gesture::Way)
    }

    /// What lies at a place: a model, or the ground.
    pub(in crate::desk) fn under(&self, at: Point) -> Target {
        if let Some(cube) = self.cube_under(at) {
            return cube;
        }
        let scene = self.scene.get_untracked();
        let there = |it: &&Piece| {
            let ((x, y), radius) = base(&it.outline);
            (vec2(x, y) - at.to_vec()).length() <= radius
        };
        let own = |it: &&Piece| self.wants_place() && Some(&it.id) == scene.actor.as_ref();
        let found = scene.pieces.iter().filter(|it| !own(it)).find(there);
        found.map_or(Target::Place(at), |it| Target::Piece(it.id.clone()))
    }

    /// Enter: sets what the cursor is on, or gives what is set already.
    pub fn confirm_at_cursor(&self) {
        let cursor = self.cursor.get_untracked();
        let set = self.draft.get_untracked().is_some_and(|it| it.held);
        let marching = self.march.get_untracked().is_some_and(|it| it.held);
        if set || marching {
            return self.confirm();
        }
        match cursor {
            Some(_) if self.is_marching() => {
                self.hold_march();
                self.spoken.set(t("page-cursor-set"));
            }
            Some(at) => {
                let given = self.with(|it| it.given());
                self.click(&self.under(at));
                if self.with(|it| it.given()) == given && self.draft.get_untracked().is_some_and(|it| it.held) {
                    self.spoken.set(format!("{}. {}", t("page-cursor-set"), self.words_of_plan().unwrap_or_default()));
                }
            }
            None => self.confirm_or_go_on(),
        }
    }

    /// Gives what is planned; where pointing is not enough for a plan, goes on with what is pointed at.
    fn confirm_or_go_on(&self) {
        match (self.draft.get_untracked(), self.hover.get_untracked()) {
            (None, Some(target @ Target::Piece(_))) => self.click(&target),
            (Some(_) | None, _) => self.confirm(),
        }
    }

    /// Turns what is planned.
    pub fn turn_plan(&self, left: bool, finely: bool) {
        let Some(plan) = self.draft.get_untracked() else { return };
        let Some((_, at, facing)) = plan.preview.stands.first() else { return };
        let by = if finely { TURNS.1 } else { TURNS.0 };
        let degrees = facing.map_or(0.0, |it| f64::from(it.as_hundredths()) / 100.0) + if left { -by } else { by };
        let radians = degrees.to_radians();
        let towards = at.to_vec() + vec2(radians.sin(), -radians.cos()) * 4.0;
        self.face(Point::nearest(towards));
        self.spoken.set(say(&Line::new("page-cursor-faces").with("bearing", degrees.rem_euclid(360.0).round() as i32)));
    }

    /// The things that answer the question next: those of the chosen kind, or all where no kind is chosen.
    fn answers(&self) -> Vec<Target> {
        let (scene, kind, picked) =
            (self.scene.get_untracked(), self.tile.get_untracked(), self.picked.get_untracked());
        let corners = if kind.as_ref().is_some_and(|it| self.is_way(it)) { 0 } else { picked.len() };
        let mut answers: Vec<Target> = Vec::new();
        let meant = |it: &str| kind.as_ref().map_or_else(|| scene.is_bare(it), |kind| it == kind);
        for choice in
            scene.choices.iter().filter(|it| meant(&it.tile) && it.refusal.is_none() && self.is_with_means(it))
        {
            let point = match choice.aims().get(corners) {
                Some(Target::Group(group)) => {
                    let first = scene.pieces.iter().find(|it| it.group.as_ref() == Some(group));
                    first.map(|it| Target::Piece(it.id.clone()))
                }
                point => point.cloned(),
            };
            answers.extend(point.filter(|it| !answers.contains(it)));
        }
        answers
    }

    /// The next place or target that answers the question, or the one before, round and round or only to the end; whether
    /// there was one.
    pub fn next_answer(&self, back: bool, around: bool) -> bool {
        let acts = self.scene.get_untracked().actor.is_some();
        if !around && self.tile.get_untracked().is_none() && acts {
            return false;
        }
        let answers = self.answers();
        let on = |target: &Target| answers.iter().position(|answer| answer == target);
        let cursor = self.cursor.get_untracked().and_then(|it| on(&Target::Place(it)));
        let at = cursor.or_else(|| self.hover.get_untracked().and_then(|it| on(&it)));
        let last = answers.len().saturating_sub(1);
        let to = match at {
            Some(0) if back => around.then_some(last),
            Some(at) if back => Some(at - 1),
            Some(at) if at == last => around.then_some(0),
            Some(at) => Some(at + 1),
            None => Some(if back { last } else { 0 }),
        };
        let Some(to) = to.filter(|_| !answers.is_empty()) else { return false };
        match &answers[to] {
            Target::Place(at) => self.set_cursor(*at),
            target => {
                if let Target::Piece(id) = target {
                    self.look_at(id);
                }
                self.cursor.set(None);
                self.point(Some(target.clone()));
                self.say_what_is_at(target);
            }
        }
        true
    }

    /// Steps to the nearest model in a direction; where there is none, the table is pushed.
    fn step_over(&self, way: Vec2) {
        let scene = self.scene.get_untracked();
        let looked_at = match self.hover.get_untracked() {
            Some(Target::Piece(id)) => Some(id),
            _ => self.chosen.get_untracked().or_else(|| scene.actor.clone()),
        };
        let from = looked_at.as_deref().and_then(|it| self.place_of(it)).unwrap_or_else(|| self.beginning()).to_vec();
        let cost = |piece: &&Piece| {
            let (x, y) = base(&piece.outline).0;
            let away = vec2(x, y) - from;
            let along = away.dot(way);
            let aside = (away - way * along).length();
            (along > 0.2 && along >= aside * 0.5).then_some(along + 2.0 * aside)
        };
        let others = scene.pieces.iter().filter(|it| Some(&it.id) != looked_at.as_ref());
        let costs = others.filter_map(|it| cost(&it).map(|cost| (cost, it.id.clone())));
        match costs.min_by(|a, b| a.0.total_cmp(&b.0)) {
            Some((_, id)) => {
                self.look_at(&id);
                self.point(Some(Target::Piece(id.clone())));
                self.say_what_is_at(&Target::Piece(id));
            }
            None => self.camera.update(|it| *it = it.panned(-way.x * 60.0, -way.y * 60.0)),
        }
    }
}
