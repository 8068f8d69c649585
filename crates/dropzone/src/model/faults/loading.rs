//! Who is in what: nobody is carried by itself (`dc.transport.nested`).

use battle::{Fault, Line};
use catalogue::rule;

use crate::{Army, Opening, Place, Setup};

/// Squads that would start in themselves, and units that stand in themselves.
pub(super) fn faults(setup: &Setup) -> Vec<Fault> {
    let fault = |(seat, squad): (usize, usize)| {
        let line = Line::new("dc-fault-circle").with("seat", seat).with("squad", squad);
        Fault { rule: Some(rule!("dc.transport.nested")), line }
    };
    let armies = setup.armies.iter().enumerate();
    let start = armies.flat_map(|(seat, army)| circles(army).map(move |squad| (seat, squad)));
    start.chain(standing_in_circles(setup)).map(fault).collect()
}

/// The squads of an army that start in themselves, be it through others.
fn circles(army: &Army) -> impl Iterator<Item = usize> + '_ {
    let carriers = |squad: usize| army.squads.get(squad).into_iter().flat_map(|it| it.aboard.iter().flatten());
    let in_itself = move |squad: &usize| {
        let mut above: Vec<usize> = Vec::new();
        let mut next = vec![*squad];
        while let Some(at) = next.pop() {
            let new = carriers(at).map(|it| usize::from(*it)).filter(|it| !above.contains(it)).collect::<Vec<_>>();
            above.extend(&new);
            next.extend(new);
        }
        above.contains(squad)
    };
    (0..army.squads.len()).filter(in_itself)
}

/// The squads with a unit that stands in itself, be it through others.
fn standing_in_circles(setup: &Setup) -> Vec<(usize, usize)> {
    let Opening::Position(position) = &setup.opening else { return Vec::new() };
    let carrier = |unit: usize| match position.stands.get(unit)?.place {
        Place::Aboard(transport) => Some(transport.index()),
        Place::Off(_) | Place::Ground(_) | Place::Air(_) | Place::Landed(_) | Place::Inside { .. } | Place::Gone => {
            None
        }
    };
    let in_itself = |unit: &usize| {
        let above = std::iter::successors(carrier(*unit), |it| carrier(*it));
        above.take(position.stands.len()).any(|it| it == *unit)
    };
    let mut squads: Vec<_> =
        (0..position.stands.len()).filter(in_itself).filter_map(|it| squad_of(setup, it)).collect();
    squads.dedup();
    squads
}

/// The seat and squad of a unit, by its place among all.
pub(super) fn squad_of(setup: &Setup, unit: usize) -> Option<(usize, usize)> {
    let squads = setup.armies.iter().enumerate().flat_map(|(seat, army)| {
        army.squads.iter().enumerate().map(move |(squad, it)| (seat, squad, usize::from(it.size)))
    });
    let mut first = 0;
    for (seat, squad, size) in squads {
        first += size;
        if unit < first {
            return Some((seat, squad));
        }
    }
    None
}
