//! The words of deployment.

use battle::{
    Beat, Line, Seat,
    scene::{Gesture, Target},
};
use catalogue::rule;

use crate::{
    State, UnitId,
    model::chapters::deployment::{Event, Order, Standing, Step},
    show::{
        names,
        said::Said,
        told::{Told, group, listed, looked_up, piece, squad},
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
        Order::Deploy { group: it, stands } => {
            let name = Line::new("dc-do-deploy").with("group", names::group(state, *it));
            let said = Said::new("deploy", rule!("dc.deploy.direct"), placed_at(name, stands));
            said.at([group(*it)]).at(first(stands)).by(Gesture::Set)
        }
        Order::Infiltrate { squad: it, stands } => {
            let name = Line::new("dc-do-infiltrate").with("squad", names::squad(state, *it));
            let said = Said::new("infiltrate", rule!("dc.special.infiltrate"), placed_at(name, stands));
            said.at([squad(*it)]).at(first(stands)).by(Gesture::Set)
        }
        Order::NameController { squad: it } => {
            let name = Line::new("dc-do-name-controller").with("squad", names::squad(state, *it));
            Said::new("controller", rule!("dc.fast.fac"), name).at([squad(*it)]).bare()
        }
        Order::GoUnderground { squad: it } => {
            let name = Line::new("dc-do-underground").with("squad", names::squad(state, *it));
            Said::new("underground", rule!("dc.special.subterranean"), name).at([squad(*it)])
        }
    }
}

/// The place of the first unit that stands somewhere, to point at.
fn first(stands: &[Standing]) -> Option<Target> {
    stands.iter().find_map(|it| it.place.point()).map(Target::Place)
}

fn placed_at(line: Line, stands: &[Standing]) -> Line {
    let at = stands.iter().find_map(|it| it.place.point()).unwrap_or_default();
    line.with("x", at.x).with("y", at.y)
}

/// Those that were placed, with all they carry.
fn placed(before: &State, stands: &[Standing]) -> Vec<Target> {
    let aboard = |transport: UnitId| {
        before.all_units().filter(move |it| before.field.units[it.index()].aboard == Some(transport))
    };
    let cargo = |it: &Standing| {
        let riders = aboard(it.unit).flat_map(move |it| std::iter::once(it).chain(aboard(it)));
        std::iter::once(it.unit).chain(riders).map(piece).collect::<Vec<_>>()
    };
    stands.iter().flat_map(cargo).collect()
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
        Event::ControllerNamed { squad: it } => {
            let line = Line::new("dc-log-controller").with("squad", names::squad(before, *it));
            Told::seen(Beat::Word, line).of(before.squad_seat(*it)).at([squad(*it)])
        }
        Event::Started { squads, wait, .. } => {
            let squads = listed(squads.iter().map(|it| names::squad(before, *it)));
            Told::said(Line::new("dc-log-started").with("squads", squads).with("wait", names::wait(*wait)))
        }
        Event::Deployed { group: it, stands } => {
            let line = Line::new("dc-log-deployed").with("group", names::group(before, *it));
            Told::seen(Beat::Place, line).at(placed(before, stands))
        }
        Event::Infiltrated { squad: it, stands } => {
            let line = Line::new("dc-log-infiltrated").with("squad", names::squad(before, *it));
            Told::seen(Beat::Place, line).at(placed(before, stands))
        }
    }
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Step) -> Line {
    match step {
        Step::RollOff => super::waits(&(*step).into()),
        Step::Controller(_) => Line::new("dc-ask-controller"),
        Step::PickEdge(_) => Line::new("dc-ask-edge"),
        Step::Finish(it) => Line::new("dc-ask-finish").with("group", names::group(state, *it)),
        Step::Start(_) => Line::new("dc-ask-start"),
    }
}
