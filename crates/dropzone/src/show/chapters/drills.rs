//! The words of Drills and of squads underground.

use battle::{
    Beat, Line,
    scene::{Gesture, Target},
};
use catalogue::rule;

use crate::{
    State,
    model::chapters::drills::{Event, Order, Step},
    show::{
        names,
        said::Said,
        told::{Told, looked_up, piece, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::PlaceDrill { unit, at } => {
            let name = Line::new("dc-do-drill").with("unit", names::known_unit(state, *unit));
            let said = Said::new("drill", rule!("dc.special.drill-point"), name.with("x", at.x).with("y", at.y));
            said.at([piece(*unit), Target::Place(*at)]).by(Gesture::Set)
        }
        Order::SpringTrap { unit, target } => {
            let name = Line::new("dc-do-trap").with("target", names::known_unit(state, *target));
            Said::new("trap", rule!("dc.weapon.trap-detonator"), name).at([piece(*unit), piece(*target)]).bare()
        }
        Order::Hold => Said::new("no-drill", rule!("dc.special.drill"), Line::new("dc-do-no-drill")).ends(),
    }
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Told {
    match event {
        Event::Deviated { unit, dice, to } => {
            let line = Line::new("dc-log-drill-deviates").with("unit", names::unit(before, *unit));
            let rolls = [looked_up(Some(before.seat(*unit)), rule!("dc.special.drill-deviation"), dice)];
            Told::seen(Beat::Test, line.with("x", to.x).with("y", to.y)).rolling(rolls)
        }
        Event::Emerged { unit, at } => {
            let line = Line::new("dc-log-drill-emerges").with("unit", names::unit(before, *unit));
            Told::seen(Beat::Place, line.with("x", at.x).with("y", at.y)).at([piece(*unit)])
        }
        Event::Passed { squad: it, drill, out } => {
            let line = Line::new("dc-log-drill-passed").with("squad", names::squad(before, *it));
            let line = line.with("unit", names::unit(before, *drill)).with("way", if *out { "out" } else { "in" });
            Told::seen(Beat::Word, line).of(before.squad_seat(*it)).at([squad(*it)])
        }
    }
}

/// What a step asks.
pub(super) fn asked(step: &Step) -> Line {
    match step {
        Step::Drill(..) => Line::new("dc-ask-drill"),
        Step::Trap(_) => Line::new("dc-ask-trap"),
        Step::Emerge { .. } => super::waits(&(*step).into()),
    }
}
