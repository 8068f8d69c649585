//! The words of infantry in features.

use battle::{Beat, Line, scene::Target};
use catalogue::rule;

use crate::{
    State,
    model::chapters::infantry::{Edges, Event, Order},
    show::{
        names,
        said::Said,
        told::{Told, listed, pieces, place, squad},
    },
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Enter { squad: it, feature, edges } => {
            let name = Line::new("dc-do-enter").with("squad", names::squad(state, *it));
            let name = name.with("feature", names::feature(state, *feature)).with("edges", edges_of(edges));
            Said::new("enter", rule!("dc.infantry.enter"), name)
                .at([squad(*it), place(*feature)])
                .with(edges_id(edges), edges_of(edges))
        }
        Order::Edges { squad: it, edges } => {
            let name = Line::new("dc-do-edges").with("squad", names::squad(state, *it)).with("edges", edges_of(edges));
            Said::new("edges", rule!("dc.infantry.edges"), name).at([squad(*it)]).with(edges_id(edges), edges_of(edges))
        }
        Order::Leave { squad: it, places } => {
            let name = Line::new("dc-do-leave").with("squad", names::squad(state, *it));
            let to = places.first().copied().unwrap_or_default();
            let name = name.with("x", to.x).with("y", to.y);
            Said::new("leave", rule!("dc.infantry.leave"), name).at([squad(*it), Target::Place(to)])
        }
        Order::Transfer { squad: it, feature, edges } => {
            let name = Line::new("dc-do-transfer").with("squad", names::squad(state, *it));
            let name = name.with("feature", names::feature(state, *feature)).with("edges", edges_of(edges));
            Said::new("transfer", rule!("dc.infantry.transfer"), name)
                .at([squad(*it), place(*feature)])
                .with(edges_id(edges), edges_of(edges))
        }
    }
}

/// Where the bases of a squad are in a feature: each edge once.
pub(super) fn edges_of(edges: &Edges) -> Line {
    let mut once: Vec<_> = Vec::new();
    for edge in edges.iter().filter(|it| !once.contains(*it)).collect::<Vec<_>>() {
        if !once.contains(edge) {
            once.push(*edge);
        }
    }
    listed(once.into_iter().map(|it| it.map_or_else(|| Line::new("dc-centre"), names::edge)))
}

/// How that is named to the page.
pub(super) fn edges_id(edges: &Edges) -> String {
    let edge = |it: &Option<crate::Edge>| it.map_or_else(|| "c".to_owned(), |it| it.0.to_string());
    format!("edges-{}", edges.iter().map(edge).collect::<String>())
}

/// What an event is on the page.
pub(super) fn told(before: &State, event: &Event) -> Told {
    match event {
        Event::Entered { squad: it, feature, edges } => {
            let line = Line::new("dc-log-entered").with("squad", names::squad(before, *it));
            let line = line.with("feature", names::feature(before, *feature)).with("edges", edges_of(edges));
            Told::seen(Beat::Place, line).at(pieces(before, *it)).at([place(*feature)])
        }
        Event::TookEdges { squad: it, edges } => {
            let line = Line::new("dc-log-took-edges").with("squad", names::squad(before, *it));
            Told::seen(Beat::Place, line.with("edges", edges_of(edges))).at(pieces(before, *it))
        }
        Event::Left { squad: it, .. } => {
            let line = Line::new("dc-log-left").with("squad", names::squad(before, *it));
            let line = line.with("feature", names::feature_of(before, *it));
            Told::seen(Beat::Place, line).at(pieces(before, *it))
        }
        Event::Concussed { feature } => {
            let line = Line::new("dc-log-concussed").with("feature", names::feature(before, *feature));
            Told::seen(Beat::Strike, line).at([place(*feature)])
        }
        Event::Advantage { seat: Some(seat), feature } => {
            let line = Line::new("dc-log-advantage").with("player", *seat);
            let line = line.with("feature", names::feature(before, *feature));
            Told::seen(Beat::Word, line).of(*seat).at([place(*feature)])
        }
        Event::Advantage { seat: None, feature } => {
            let line = Line::new("dc-log-advantage-gone").with("feature", names::feature(before, *feature));
            Told::seen(Beat::Word, line).at([place(*feature)])
        }
    }
}
