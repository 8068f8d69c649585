//! The words of Transports.

use battle::{Beat, Line, Tone, scene::Target};
use catalogue::rule;
use table::Point;

use super::infantry::{edges_id, edges_of};
use crate::{
    Exit, Rides, SquadId, State, UnitId,
    model::chapters::transports::{Event, Order, Step, out_of_wreck},
    rules::transports::embark::transports,
    show::{
        names,
        said::Said,
        told::{Told, listed, looked_up, piece, pieces, place, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    let named = |key: &'static str, it: SquadId| Line::new(key).with("squad", names::squad(state, it));
    match order {
        Order::Call { squad: it } => {
            Said::new("call", rule!("dc.transport.assign"), named("dc-do-call", *it)).at([squad(*it)])
        }
        Order::Embark { squad: it, into } => {
            let name = named("dc-do-embark", *it).with("transports", ships(state, into));
            let all = transports(into);
            let left = into.iter().filter(|it| it.is_none()).count();
            let said = Said::new("embark", rule!("dc.transport.embark"), name);
            let id = format!("aboard-{}-{left}", all.iter().map(|it| it.0.to_string()).collect::<Vec<_>>().join("-"));
            said.at([squad(*it)]).at(all.first().map(|it| piece(*it))).with(id, ships(state, into))
        }
        Order::Disembark { squad: it, to: Exit::Open { places } } => {
            let to = places.first().copied().unwrap_or_default();
            let name = named("dc-do-disembark", *it).with("x", to.x).with("y", to.y);
            Said::new("disembark", rule!("dc.transport.disembark"), name).at([squad(*it), Target::Place(to)])
        }
        Order::Disembark { squad: it, to: Exit::Into { feature, edges } } => {
            let name = named("dc-do-disembark-into", *it).with("feature", names::feature(state, *feature));
            Said::new("disembark-into", rule!("dc.transport.disembark"), name.with("edges", edges_of(edges)))
                .at([squad(*it), place(*feature)])
                .with(edges_id(edges), edges_of(edges))
        }
        Order::GetOut { places } => {
            let to: Point = places.first().copied().unwrap_or_default();
            let name = Line::new("dc-do-get-out").with("x", to.x).with("y", to.y);
            Said::new("get-out", rule!("dc.transport.ground-destroyed"), name).at([Target::Place(to)])
        }
    }
}

/// The Transports somebody gets into.
fn ships(state: &State, into: &Rides) -> Line {
    listed(transports(into).into_iter().map(|it| names::known_unit(state, it)))
}

/// What an event is on the page; nothing for what only keeps the books.
pub(super) fn told(before: &State, event: &Event) -> Option<Told> {
    let named = |key: &'static str, it: SquadId| Line::new(key).with("squad", names::squad(before, it));
    let unit = |key: &'static str, it: UnitId| Line::new(key).with("unit", names::unit(before, it));
    Some(match event {
        Event::Called { squad: it } => Told::said(named("dc-log-called", *it)),
        Event::Embarked { squad: it, into } => {
            let line = named("dc-log-embarked", *it).with("transports", ships(before, into));
            Told::seen(Beat::Place, line).at(pieces(before, *it))
        }
        Event::Disembarked { squad: it, from, .. } => {
            let ships = listed(
                transports(&from.iter().map(|it| Some(it.1)).collect()).iter().map(|it| names::unit(before, *it)),
            );
            let line = named("dc-log-disembarked", *it).with("transports", ships);
            Told::seen(Beat::Place, line).at(pieces(before, *it))
        }
        Event::ChancePassed { squads } => {
            let all = listed(squads.iter().map(|it| names::squad(before, *it)));
            Told::said(Line::new("dc-log-chance-passed").with("squads", all))
        }
        Event::WreckRolled { transport, die, hits } => {
            let seat = before.seat(*transport);
            let line = unit("dc-log-wreck", *transport).with("hits", *hits);
            let dice = looked_up(Some(seat), rule!("dc.transport.ground-destroyed"), &[*die]);
            Told::seen(Beat::Harm, line).of(seat).rolling([dice]).toned(Tone::Loss)
        }
        Event::WreckCleared { .. } => return None,
        Event::GotOut { squad: it, places } => {
            let wrecked = places.iter().any(|it| out_of_wreck(before, it.0));
            let key = if wrecked { "dc-log-got-out" } else { "dc-log-all-out" };
            Told::seen(Beat::Place, named(key, *it)).at(pieces(before, *it))
        }
    })
}

/// What a step asks.
pub(super) fn asked(state: &State, step: &Step) -> Line {
    match step {
        Step::GetOut { squad: it, wreck } => {
            let line = Line::new("dc-ask-get-out").with("squad", names::squad(state, *it));
            line.with("unit", names::unit(state, wreck.transport))
        }
        Step::AllOut { squad: it, from } => {
            let line = Line::new("dc-ask-all-out").with("squad", names::squad(state, *it));
            line.with("unit", names::unit(state, from.transport))
        }
        Step::Wreck(_) | Step::Clear(_) => super::waits(&(*step).into()),
    }
}
