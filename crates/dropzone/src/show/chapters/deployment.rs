//! The words of deployment.

use battle::{Beat, Line, Seat};
use catalogue::rule;

use crate::{
    State, Wait,
    model::chapters::deployment::{Event, Order, Step},
    show::{
        names,
        said::Said,
        told::{Told, group, listed, looked_up},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::PickEdge { edge } => {
            let name = Line::new("dc-do-edge").with("edge", names::table_edge(*edge));
            Said::new("edge", rule!("dc.deploy.friendly-edge"), name)
        }
        Order::Start { group: it } => {
            let name = Line::new("dc-do-start").with("group", names::group(state, *it));
            Said::new("start", rule!("dc.deploy.readiness"), name).at([group(*it)]).bare()
        }
    }
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Told {
    match event {
        Event::RolledOff { dice, .. } => {
            let number = |(seat, die): &(Seat, u8)| {
                Line::new("dc-of-player").with("player", *seat).with("number", i32::from(*die))
            };
            let line = Line::new("dc-log-rolled-off").with("rolls", listed(dice.iter().map(number)));
            let die = |(seat, die): &(Seat, u8)| looked_up(Some(*seat), rule!("dc.deploy.order"), &[*die]);
            Told::seen(Beat::Turn, line).rolling(dice.iter().map(die))
        }
        Event::EdgesTaken { edges } => {
            let edge = |(seat, edge): (Seat, &crate::TableEdge)| {
                Line::new("dc-of-player").with("player", seat).with("number", names::table_edge(*edge))
            };
            let edges = before.seats().zip(edges).map(edge);
            Told::seen(Beat::Turn, Line::new("dc-log-edges").with("edges", listed(edges)))
        }
        Event::Started { squads, wait } => {
            let squads = listed(squads.iter().map(|it| names::squad(before, *it)));
            Told::said(Line::new("dc-log-started").with("squads", squads).with("wait", names::wait(*wait)))
        }
    }
}

/// What a step asks.
pub(super) fn asked(step: &Step) -> Line {
    match step {
        Step::RollOff => super::waits(&(*step).into()),
        Step::PickEdge(_) => Line::new("dc-ask-edge"),
        Step::Start(_) => Line::new("dc-ask-start").with("wait", names::wait(Wait::Readiness)),
    }
}
