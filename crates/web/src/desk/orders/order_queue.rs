//! A plan of several orders: thought through on the table, weighed as a whole, then carried out or dropped.
//!
//! While a plan is made every order is added to it instead of being given, and the table shows the battle as it would stand if
//! nobody were hurt. What the whole plan is likely to bring is worked out from the battle as it is. Carried out, its orders are
//! given one after the other; what is asked in between is asked as ever, and an order that can no longer be given is left
//! out.

use std::sync::Arc;
use std::time::Duration;

use battle::Line;
use leptos::prelude::{GetUntracked, Set, SetValue, Update, UpdateValue, set_timeout};

use crate::desk::{Desk, players::hints::name_in};
use crate::session::{OrderText, Outlook, Session};
use crate::words::say;

/// A plan that is being made.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct OrderQueue {
    /// Its orders, each with what it is called.
    pub steps: Vec<(OrderText, String)>,
    /// What may come of them; nothing while it is worked out.
    pub outlook: Option<Outlook>,
}

impl OrderQueue {
    fn orders(&self) -> Vec<OrderText> {
        self.steps.iter().map(|it| it.0.clone()).collect()
    }
}

impl Desk {
    /// Does something with the battle as it is planned: as it might stand, or as it is where nothing is planned.
    pub fn supposing<T>(&self, act: impl FnOnce(&mut dyn Session) -> T) -> T {
        let mut act = Some(act);
        let supposed =
            self.supposed.try_update_value(|it| it.as_mut().and_then(|it| act.take().map(|act| act(it.as_mut()))));
        match (supposed.flatten(), act) {
            (Some(done), _) => done,
            (None, Some(act)) => self.with(act),
            (None, None) => unreachable!("it was done"),
        }
    }

    /// Begins a plan.
    pub fn plan_ahead(&self) {
        if self.is_mine_now() {
            self.cancel();
            self.queue.set(Some(Arc::default()));
        }
    }

    /// Whether an order belongs to the plan that is being made, and is added to it.
    pub(in crate::desk) fn planned_ahead(&self, order: &str) -> bool {
        let Some(course) = self.queue.get_untracked() else { return false };
        let mut course = (*course).clone();
        course.steps.push((order.to_owned(), self.name_of(order)));
        self.suppose(course);
        true
    }

    /// Takes the last order out of the plan.
    pub fn plan_less(&self) {
        if let Some(course) = self.queue.get_untracked() {
            let mut course = (*course).clone();
            course.steps.pop();
            self.suppose(course);
        }
    }

    /// Drops the plan: the table shows the battle as it is.
    pub fn drop_course(&self) {
        if self.queue.get_untracked().is_some() {
            self.queue.set(None);
            self.supposed.set_value(None);
            self.forget();
            self.redraw();
        }
    }

    /// Carries the plan out.
    pub fn carry_out(&self) {
        let Some(course) = self.queue.get_untracked() else { return };
        self.drop_course();
        self.to_do.set(course.orders().into_iter().rev().collect());
        self.settle();
    }

    /// Gives the next order of a plan that is carried out, if it is its turn; whether it did.
    pub(in crate::desk) fn carry_on(&self) -> bool {
        let Some(order) = self.to_do.get_untracked().pop() else { return false };
        let viewer = self.viewer.get_untracked();
        let own_turn = self.with(|it| it.decision()).is_some_and(|it| it.seat == viewer);
        let can = own_turn && self.with(|it| it.preview(viewer, &order)).is_some_and(|it| it.refusals.is_empty());
        if !can && (!own_turn || self.with(|it| it.amid())) {
            return false;
        }
        self.to_do.update(|it| drop(it.pop()));
        if !can {
            self.notice.set(Some(Line::new("page-course-left-out")));
            return self.carry_on();
        }
        self.gave(&order)
    }

    /// Shows where a plan leads, and begins to work out what comes of it.
    fn suppose(&self, course: OrderQueue) {
        let seat = self.viewer.get_untracked();
        let orders = course.orders();
        let Some(mut supposed) = self.with(|it| it.suppose(seat, &orders)) else {
            let why = course.steps.last().and_then(|it| self.supposing(|session| session.preview(seat, &it.0)));
            return self.refusal.set(why.map(|it| it.refusals).filter(|it| !it.is_empty()));
        };
        let scene = supposed.scene(Some(seat));
        supposed.roll_by_hand(false);
        self.supposed.set_value(Some(supposed).filter(|_| !orders.is_empty()));
        self.forget();
        self.scene.set(Arc::new(scene));
        self.queue.set(Some(Arc::new(OrderQueue { outlook: None, ..course })));
        if !orders.is_empty() {
            self.weigh_course(orders);
        }
    }

    /// Works the odds of the plan out once it is on screen; nothing comes of it where the plan has changed since.
    fn weigh_course(&self, orders: Vec<OrderText>) {
        let desk = *self;
        let weigh = move || {
            let still = desk.queue.try_get_untracked().flatten().filter(|it| it.orders() == orders);
            if let Some(course) = still {
                let seat = desk.viewer.get_untracked();
                let outlook = Some(desk.with(|it| it.outlook(seat, &orders)));
                desk.queue.set(Some(Arc::new(OrderQueue { outlook, ..(*course).clone() })));
            }
        };
        set_timeout(weigh, Duration::from_millis(30));
    }

    /// What an order is called: as it is offered, or by the kind it was planned as.
    fn name_of(&self, order: &str) -> String {
        let scene = self.scene.get_untracked();
        let plan = self.draft.get_untracked();
        let planned = plan.and_then(|plan| scene.tiles.iter().find(|it| it.kind == plan.tile).map(|it| say(&it.name)));
        planned.unwrap_or_else(|| name_in(&scene, order))
    }
}
