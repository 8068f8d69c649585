//! The coach: walks a lesson's steps while the learner plays.
//!
//! Whatever the learner does is looked at, order by order and line by line, until it meets the step at hand. Anything else
//! that the rules allow is allowed here too: the coach only says what it waits for, and can go back to where the step began.

use std::sync::Arc;

use battle::{
    Seat,
    lesson::{Lesson, Seen, Step, Until},
    scene::Target,
};
use leptos::prelude::{Get, GetUntracked, RwSignal, Set, Update};

use crate::desk::{Desk, Draft, Sheet, Why, entries};
use crate::session::OrderText;
use crate::store;

/// A lesson under way, or none.
#[derive(Clone, Copy)]
pub struct Coach {
    /// Its word, and the lesson.
    pub lesson: RwSignal<Option<Arc<(String, Lesson)>>>,
    /// Which step is at hand, from 0; past the last one when all is done.
    pub step: RwSignal<usize>,
    /// Whether the learner did something else than the step waits for.
    pub aside: RwSignal<bool>,
    /// Whether the card is folded away.
    pub folded: RwSignal<bool>,
    /// How many orders were given when each step so far began, the one at hand last.
    began: RwSignal<Vec<usize>>,
    /// How many orders the coach has looked at.
    looked: RwSignal<usize>,
    /// The plan that was on screen when the step at hand began.
    plan_before: RwSignal<Option<Arc<Draft>>>,
}

impl Coach {
    /// Nobody teaches.
    pub fn new() -> Coach {
        Coach {
            lesson: RwSignal::new(None),
            step: RwSignal::new(0),
            aside: RwSignal::new(false),
            folded: RwSignal::new(false),
            began: RwSignal::new(Vec::new()),
            looked: RwSignal::new(0),
            plan_before: RwSignal::new(None),
        }
    }

    /// Whether a plan was made since the step at hand began. What an earlier step has left on screen completes nothing.
    pub fn is_new(&self, plan: Option<&Arc<Draft>>) -> bool {
        let is_new = plan != self.plan_before.get_untracked().as_ref();
        if is_new {
            self.plan_before.set(None);
        }
        is_new && plan.is_some()
    }

    /// The step at hand.
    pub fn at_hand(&self) -> Option<Step> {
        let (lesson, step) = (self.lesson.get()?, self.step.get());
        lesson.1.steps.get(step).cloned()
    }

    fn at_hand_now(&self) -> Option<Step> {
        let lesson = self.lesson.get_untracked()?;
        lesson.1.steps.get(self.step.get_untracked()).cloned()
    }

    /// Orders after these are gone: what comes in their place is looked at anew.
    pub(in crate::desk) fn forget_after(&self, given: usize) {
        self.looked.update(|it| *it = (*it).min(given));
    }

    /// Whether steps are still to be done.
    pub fn teaches(&self) -> bool {
        self.at_hand_now().is_some()
    }

    /// The kind of order that the coach points at.
    pub fn tile_taught(&self) -> Option<String> {
        self.at_hand()?.tile
    }

    /// Whether the coach points at orders of a kind.
    pub fn points_at_tile(&self, kind: &str) -> bool {
        self.tile_taught().as_deref() == Some(kind)
    }

    /// Whether a plan is of the kind, and at one of the things, that the coach points at.
    pub fn is_met_by(&self, plan: &Draft) -> bool {
        self.at_hand_now().is_none_or(|step| {
            let kind = step.tile.as_ref().is_none_or(|it| *it == plan.tile);
            kind && (step.at.is_empty() || plan.at.as_ref().is_some_and(|it| step.at.contains(it)))
        })
    }

    /// Whether the coach waits for a question, which the log can be asked.
    pub fn points_at_log(&self) -> bool {
        self.at_hand().is_some_and(|it| it.until == Until::Why)
    }

    /// Whether the coach points at a group.
    pub fn points_at_group(&self, group: &str) -> bool {
        self.at_hand().is_some_and(|it| it.at.iter().any(|it| matches!(it, Target::Group(id) if id == group)))
    }
}

/// How far a lesson has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// The step at hand, from 0.
    pub step: usize,
    /// How many orders were given when each step so far began, the one at hand last.
    pub began: Vec<usize>,
}

/// What is known of a lesson by its battle's save: its word, and how far it has come.
pub fn kept_lesson(save: &str) -> Option<(String, Progress)> {
    let kept = store::setting(&format!("lesson-{save}"))?;
    let mut parts = kept.split(' ');
    let (word, step) = (parts.next()?, parts.next()?.parse().ok()?);
    Some((word.to_owned(), Progress { step, began: parts.filter_map(|it| it.parse().ok()).collect() }))
}

impl Desk {
    /// Begins a lesson, or goes on with it.
    pub fn teach(&self, word: String, lesson: Lesson, progress: Progress) {
        let given = self.with(|it| it.given());
        self.coach.step.set(progress.step);
        self.coach.began.set(if progress.began.is_empty() { vec![given] } else { progress.began });
        self.coach.looked.set(given);
        self.coach.lesson.set(Some(Arc::new((word, lesson))));
        self.keep_lesson();
    }

    /// The coach looks at what was ordered and told since the last time.
    pub fn coach_looks(&self) {
        let (coach, given) = (self.coach, self.with(|it| it.given()));
        if !coach.teaches() {
            return;
        }
        for order in coach.looked.get_untracked().min(given)..given {
            let before = coach.step.get_untracked();
            let said = self.with(|it| it.said(order)).filter(|it| it.0 == self.viewer.get_untracked());
            if let Some((_, kind)) = &said {
                self.coach_sees(Seen::Order(kind));
            }
            let log = self.log.get_untracked();
            for told in log.iter().filter(|it| it.order == order) {
                self.coach_sees(Seen::Told(&told.line));
            }
            if coach.step.get_untracked() != before {
                coach.began.update(|it| it.last_mut().into_iter().for_each(|it| *it = order + 1));
            } else if said.is_some_and(|it| !self.leads_on(&it.1)) {
                coach.aside.set(true);
            }
        }
        coach.looked.set(given);
        self.coach_sees_turn();
    }

    /// The coach sees that another seat has acted since the step began, and that the learner is asked again.
    fn coach_sees_turn(&self) {
        let (viewer, since) = (self.viewer.get_untracked(), self.step_began());
        let others = |it: usize| self.with(|session| session.said(it)).is_some_and(|it| it.0 != viewer);
        if self.with(|it| it.decision()).is_some_and(|it| it.seat == viewer)
            && (since..self.with(|it| it.given())).any(others)
        {
            self.coach_sees(Seen::Turn);
        }
    }

    /// How many orders were given when the step at hand began.
    fn step_began(&self) -> usize {
        self.coach.began.get_untracked().last().copied().unwrap_or_default()
    }

    /// Whether an order of this kind is part of what the step at hand shows.
    fn leads_on(&self, kind: &str) -> bool {
        let does = self.coach.at_hand_now().map(|it| it.does).unwrap_or_default();
        does.iter().any(|it| it.split(' ').next() == Some(kind))
    }

    /// The coach sees something; a step that it meets is done, and those after it that were met already.
    pub fn coach_sees(&self, seen: Seen<'_>) {
        let Some(step) = self.coach.at_hand_now() else { return };
        if step.until.is_met(seen) {
            self.next_step();
        }
    }

    /// Goes on to the next step: one that waits for something already told is passed over.
    pub fn next_step(&self) {
        let coach = self.coach;
        if self.is_elsewhere_now() {
            return;
        }
        if coach.at_hand_now().is_some_and(|it| it.until == Until::Why) {
            self.drawer.set(None);
        }
        let given = self.with(|it| it.given());
        let go_on = || {
            coach.began.update(|it| it.push(given));
            coach.step.update(|it| *it += 1);
        };
        coach.aside.set(false);
        coach.plan_before.set(self.draft.get_untracked());
        go_on();
        let log = self.log.get_untracked();
        while let Some(Step { until: until @ Until::Told(_), .. }) = coach.at_hand_now()
            && log.iter().any(|it| until.is_met(Seen::Told(&it.line)))
        {
            go_on();
        }
        self.keep_lesson();
    }

    /// Whether there is a step to go back to.
    pub fn has_step_before(&self) -> bool {
        self.coach.began.get().len() > 1 && self.coach.step.get() > 0
    }

    /// Goes back to where the step before this one began, orders and dice and all.
    pub fn step_back(&self) {
        let coach = self.coach;
        if coach.began.get_untracked().len() < 2 || self.is_elsewhere_now() {
            return;
        }
        coach.began.update(|it| it.truncate(it.len().saturating_sub(1)));
        coach.step.update(|it| *it = it.saturating_sub(1));
        self.begin_step_again();
        self.keep_lesson();
    }

    fn keep_lesson(&self) {
        if let Some(lesson) = self.coach.lesson.get_untracked() {
            let step = self.coach.step.get_untracked();
            let began: String = self.coach.began.get_untracked().iter().map(|it| format!(" {it}")).collect();
            store::set(&format!("lesson-{}", self.save.get_untracked()), &format!("{} {step}{began}", lesson.0));
            if step >= lesson.1.steps.len() {
                store::set("taught", "true");
            }
        }
    }

    /// Ends the lesson; the battle goes on.
    pub fn end_lesson(&self) {
        self.coach.step.set(usize::MAX);
        self.keep_lesson();
        self.coach.lesson.set(None);
        store::set("taught", "true");
        self.go_on_with_bots();
    }

    /// Goes back to where the step at hand began.
    pub fn begin_step_again(&self) {
        let since = self.step_began();
        if since < self.with(|it| it.given()) {
            self.coach.looked.set(since);
            self.rewind(since);
        }
        self.coach.aside.set(false);
    }

    /// Shows how the step at hand is done, by doing it.
    pub fn show_step(&self) {
        let Some(step) = self.coach.at_hand_now() else { return };
        let acts = matches!(step.until, Until::Order(_) | Until::Told(_) | Until::Forecast | Until::Hinted);
        if acts && !self.is_mine_now() {
            return;
        }
        match &step.until {
            Until::Order(_) | Until::Told(_) => self.give_in_turn(&step.does),
            Until::Forecast => self.show_forecast(&step),
            Until::Why => self.ask_for(&step),
            Until::Shown(word) => self.show_what(word, &step),
            Until::Undone => self.show_undo(),
            Until::Hinted => self.ask_hint(),
            Until::Turn if !step.does.is_empty() => self.give_in_turn(&step.does),
            Until::Turn | Until::Read => self.next_step(),
        }
    }

    /// Shows on the page what the step asks for.
    fn show_what(&self, word: &str, step: &Step) {
        match (word, step.at.first()) {
            ("datasheet", Some(Target::Piece(id))) => {
                self.open_datasheet(id);
            }
            ("mission", _) => self.toggle(Sheet::Mission),
            ("view", _) if self.board_now().is_some() => self.turn_board(true),
            ("sight", Some(from)) => {
                self.sight.set(Some(from.clone()));
                self.point(step.at.get(1).cloned());
            }
            _ => {}
        }
        if self.coach.at_hand_now().as_ref() == Some(step) {
            self.next_step();
        }
    }

    /// Takes the last order back; where none can be, goes on.
    fn show_undo(&self) {
        let step = self.coach.step.get_untracked();
        self.undo();
        if self.coach.step.get_untracked() == step {
            self.next_step();
        }
    }

    /// What a seat that does not learn says in this lesson: the first of the orders written for it that is legal, or it lets
    /// an offer go by.
    pub(in crate::desk) fn order_of_lesson(&self, seat: Seat) -> Option<OrderText> {
        let lesson = self.coach.lesson.get_untracked().filter(|_| self.coach.teaches())?;
        let legal =
            |it: &&OrderText| self.with(|session| session.preview(seat, it)).is_some_and(|it| it.refusals.is_empty());
        lesson.1.theirs.iter().find(legal).cloned().or_else(|| self.with(|it| it.pass()))
    }

    /// Lets an offer to the learner go by where the step at hand says so; whether it did.
    pub(in crate::desk) fn let_go_in_lesson(&self) -> bool {
        let Some(step) = self.coach.at_hand_now() else { return false };
        let viewer = self.viewer.get_untracked();
        let asked = self.with(|it| it.decision()).filter(|it| it.seat == viewer && step.lets.contains(&it.rule));
        let Some(pass) = asked.and_then(|_| self.with(|it| it.pass())) else { return false };
        self.resolve(&pass).is_ok()
    }

    /// Gives orders one after the other, without those that are not needed any more; where none is possible, from where the
    /// step began.
    fn give_in_turn(&self, orders: &[OrderText]) {
        let given = || orders.iter().filter(|it| self.resolve(it).is_ok()).count();
        if given() == 0 {
            self.begin_step_again();
            if given() == 0 {
                return self.next_step();
            }
        }
        self.settle();
    }

    /// Chooses the kind of order and points at the target.
    fn show_forecast(&self, step: &Step) {
        self.sight.set(None);
        self.hover.set(None);
        let entry = entries(&self.scene.get_untracked()).into_iter().find(|it| Some(&it.kind) == step.tile.as_ref());
        if let Some(entry) = entry.filter(|it| it.refusal.is_none() && it.order.is_none()) {
            self.choose(&entry);
        }
        for target in &step.at {
            self.point(Some(target.clone()));
        }
        self.hold();
        if self.draft.get_untracked().is_none_or(|it| it.preview.forecast.is_none()) {
            self.next_step();
        }
    }

    fn ask_for(&self, step: &Step) {
        match step.rule {
            Some(rule) => self.ask(Why::Rule(rule)),
            None => self.next_step(),
        }
    }
}
