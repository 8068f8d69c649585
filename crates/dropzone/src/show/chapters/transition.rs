//! The words of Transition.

use battle::{Beat, Line, scene::Target};
use catalogue::rule;

use crate::{
    Place, SquadId, State, UnitId,
    model::chapters::transition::{Event, Order},
    show::{
        names,
        said::Said,
        told::{Told, piece, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Change { squad: it, units, mode } => change(state, *it, units, *mode),
        Order::Hover { squad: it, at, .. } => {
            let name = Line::new("dc-do-hover").with("squad", names::known_squad(state, *it));
            let said =
                Said::new("hover", rule!("dc.special.transition-fast-mover"), name.with("x", at.x).with("y", at.y));
            said.at([squad(*it), Target::Place(*at)])
        }
        Order::FlyOff { squad: it, to } => {
            let name = Line::new("dc-do-fly-off").with("squad", names::known_squad(state, *it));
            let name = name.with("x", to.x).with("y", to.y);
            let said = Said::new("fly-off", rule!("dc.special.transition-fast-mover"), name);
            said.at([squad(*it), Target::Place(*to)])
        }
    }
}

/// A whole squad is pointed at as such, one unit by itself.
fn change(state: &State, it: SquadId, units: &[UnitId], mode: u8) -> Said {
    let known = it.index() < state.squads.len();
    let whole = known && state.living(it).count() == units.len();
    let who = if whole { names::squad(state, it) } else { listed(state, units) };
    let waits = units.iter().all(|it| it.index() < state.units.len() && matches!(state.unit(*it).place, Place::Off(_)));
    let key = if waits { "dc-do-announce-mode" } else { "dc-do-change-mode" };
    let named = if known { state.squad_profile(it).mode(mode).name.as_str() } else { "" };
    let said = Said::new(
        "change-mode",
        rule!("dc.special.transition-when"),
        Line::new(key).with("who", who).with("mode", named),
    );
    let said = if whole { said.at([squad(it)]) } else { said.at(units.iter().copied().map(piece)) };
    let several = known && state.squad_profile(it).modes.len() > 2;
    if several { said.with(format!("mode-{mode}"), Line::new("dc-mode").with("mode", named)) } else { said }
}

fn listed(state: &State, units: &[UnitId]) -> Line {
    crate::show::told::listed(units.iter().map(|it| names::known_unit(state, *it)))
}

/// What an event is on the page; nothing for what only keeps the books.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    let (unit, mode, key) = match event {
        Event::Announced { unit, mode } => (*unit, *mode, "dc-log-announced-mode"),
        Event::Changed { unit, mode, .. } => (*unit, *mode, "dc-log-changed-mode"),
        Event::Hovers { .. } => return None,
    };
    let line = Line::new(key).with("unit", names::unit(before, unit));
    let line = line.with("mode", before.profile(unit).mode(mode).name.as_str());
    let told = if before.point(unit).is_some() { Told::seen(Beat::Word, line) } else { Told::said(line) };
    Some(told.of(before.seat(unit)).by(Some(unit)))
}
