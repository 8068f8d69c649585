//! The words of each chapter: of its orders (`said`), its events (`told`) and its steps (`asked`). A line for each chapter
//! here; an order, event or step that is new has its words in its chapter's file.

mod aircraft;
mod command;
mod cqb;
mod damage;
mod deployment;
mod drills;
mod features;
mod infantry;
mod movement;
mod objectives;
mod reactions;
mod shooting;
mod transition;
mod transports;
mod turn;

use battle::Line;

use super::{said::Said, told::Told};
use crate::{Event, Order, State, Step};

/// What an order is on the page.
pub(crate) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Turn(order) => turn::said(state, order),
        Order::Deployment(order) => deployment::said(state, order),
        Order::Movement(order) => movement::said(state, order),
        Order::Aircraft(order) => aircraft::said(state, order),
        Order::Infantry(order) => infantry::said(state, order),
        Order::Reactions(order) => reactions::said(state, order),
        Order::Shooting(order) => shooting::said(state, order),
        Order::Drills(order) => drills::said(state, order),
        Order::Features(order) => features::said(state, order),
        Order::Cqb(order) => cqb::said(state, order),
        Order::Transition(order) => transition::said(state, order),
        Order::Transports(order) => transports::said(state, order),
        Order::Command(order) => command::said(state, order),
        Order::Objectives(order) => objectives::said(state, order),
    }
}

/// What an event is on the page; nothing for what only keeps the books.
pub(crate) fn told(before: &State, event: &Event) -> Option<Told> {
    match event {
        Event::Done | Event::Next(_) => None,
        Event::Turn(event) => turn::told(before, event),
        Event::Deployment(event) => Some(deployment::told(before, event)),
        Event::Movement(event) => movement::told(before, event),
        Event::Aircraft(event) => aircraft::told(before, event),
        Event::Infantry(event) => Some(infantry::told(before, event)),
        Event::Reactions(event) => reactions::told(before, event),
        Event::Shooting(event) => shooting::told(before, event),
        Event::Damage(event) => Some(damage::told(before, event)),
        Event::Drills(event) => Some(drills::told(before, event)),
        Event::Features(event) => features::told(before, event),
        Event::Cqb(event) => cqb::told(before, event),
        Event::Transition(event) => transition::told(before, event),
        Event::Transports(event) => transports::told(before, event),
        Event::Command(event) => command::told(before, event),
        Event::Objectives(event) => objectives::told(before, event),
    }
}

/// What a step asks.
pub(crate) fn asked(state: &State, step: &Step) -> Line {
    match step {
        Step::Turn(it) => turn::asked(state, it),
        Step::Deployment(it) => deployment::asked(state, it),
        Step::Drills(it) => drills::asked(it),
        Step::Features(it) => features::asked(state, it),
        Step::Cqb(it) => cqb::asked(state, it),
        Step::Transports(it) => transports::asked(state, it),
        Step::Command(it) => command::asked(state, it),
        Step::Objectives(it) => objectives::asked(state, it),
        Step::Reactions(it) => reactions::asked(state, it),
        Step::Shooting(it) => shooting::asked(state, it),
        Step::Aircraft(_) => waits(step),
    }
}

/// The words of a step that is resolved by itself: the rule that is carried out.
fn waits(step: &Step) -> Line {
    Line::new("dc-ask-wait").with("rule", step.rule())
}
