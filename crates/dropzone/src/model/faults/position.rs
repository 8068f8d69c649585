//! Positions: what stands where, and what features are like.

use std::collections::BTreeMap;

use battle::{Fault, Line};
use catalogue::rule;

use super::loading::squad_of;
use crate::{CardSet, CardStart, FeatureId, Place, Position, Setup, Stand, UnitId};

/// Faults of a position: numbers of units, features or seats that there are not, squads that are not whole.
pub(super) fn faults(setup: &Setup, position: &Position, units: usize, features: usize) -> Vec<Fault> {
    let mut faults = Vec::new();
    if !position_fits(setup, position, units, features) {
        let line = Line::new("dc-fault-position").with("units", units);
        faults.push(Fault { rule: Some(rule!("dc.deploy.order")), line });
    }
    for (seat, _) in position.cards.iter().enumerate().filter(|it| has_twice(it.1)) {
        let line = Line::new("dc-fault-cards").with("seat", seat);
        faults.push(Fault { rule: Some(rule!("dc.card.deck-generic")), line });
    }
    let seats = position.features.iter().filter_map(|it| it.advantage);
    for seat in seats.filter(|it| it.index() >= setup.armies.len()) {
        let line = Line::new("dc-fault-advantage").with("seat", seat.index());
        faults.push(Fault { rule: Some(rule!("dc.cqb.occupiers-advantage")), line });
    }
    for (seat, squad) in partly_inside(setup, position) {
        let line = Line::new("dc-fault-partly-inside").with("seat", seat).with("squad", squad);
        faults.push(Fault { rule: Some(rule!("dc.infantry.enter")), line });
    }
    faults
}

/// Whether a hand and deck hold a card more than once: there is one of each (`dc.card.deck-generic`).
fn has_twice(start: &CardStart) -> bool {
    let hand: CardSet = start.hand.iter().copied().collect();
    usize::from(hand.len()) != start.hand.len() || hand.0 & start.deck.0 != 0
}

/// The squads of which some living units are in a feature and others are not in it.
fn partly_inside(setup: &Setup, position: &Position) -> Vec<(usize, usize)> {
    let mut squads: BTreeMap<(usize, usize), Vec<Option<FeatureId>>> = BTreeMap::new();
    for (unit, stand) in position.stands.iter().enumerate().filter(|it| it.1.place != Place::Gone) {
        let places = squad_of(setup, unit).map(|it| squads.entry(it).or_default());
        places.into_iter().for_each(|it| it.push(stand.place.feature()));
    }
    squads.into_iter().filter(|it| it.1.iter().any(|place| *place != it.1[0])).map(|it| it.0).collect()
}

fn position_fits(setup: &Setup, position: &Position, units: usize, features: usize) -> bool {
    let seats = setup.armies.len();
    let unit = |it: UnitId| it.index() < units;
    let place = |it: &Stand| match it.place {
        Place::Ground(at) | Place::Air(at) | Place::Landed(at) => setup.table.holds(at),
        Place::Inside { feature, edge } => feature.index() < features && edge.is_none_or(|it| it.0 < 4),
        Place::Aboard(transport) => unit(transport),
        Place::Off(_) | Place::Gone => true,
    };
    let carries = |it: &Stand| it.carries.is_none_or(|it| it.index() < position.objectives.len());
    let squads: usize = setup.armies.iter().map(|it| it.squads.len()).sum();
    let mut order: Vec<usize> = position.initiative.iter().map(|it| it.index()).collect();
    order.sort_unstable();
    position.stands.len() == units
        && position.edges.len() == seats
        && order == (0..seats).collect::<Vec<_>>()
        && position.stands.iter().all(|it| place(it) && carries(it))
        && position.features.iter().all(|it| it.feature.index() < features)
        && (position.cards.is_empty() || position.cards.len() == seats)
        && position.controllers.iter().flatten().all(|it| it.index() < squads)
        && position.turn > 0
}
