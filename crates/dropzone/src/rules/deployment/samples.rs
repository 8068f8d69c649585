//! Sample orders of deployment: every edge and every plain start; squads underground; rows placed in a zone, or near the edge.

use smallvec::SmallVec;
use table::Point;

use super::{
    edges::{Stretch, friendly},
    edges_to_pick, group_squads, is_undeployed, objection, waiting,
};
use crate::{
    GroupId, Order, Place, SquadId, State, UnitId, UnitType,
    model::chapters::deployment::{Order as Said, Standing, Step as Deploy},
    rules::{aircraft::available, measuring::size},
};

/// What can be said: the legal ones among the samples.
pub(crate) fn orders(state: &State, step: &Deploy, orders: &mut Vec<Order>) {
    let groups: SmallVec<[GroupId; 8]> = match step {
        Deploy::RollOff => return,
        Deploy::PickEdge(_) => {
            orders.extend(edges_to_pick(state).into_iter().map(|edge| Said::PickEdge { edge }.into()));
            return;
        }
        Deploy::Controller(seat) => {
            let squads = available::controllers(state, *seat);
            orders.extend(squads.map(|squad| Said::NameController { squad }.into()));
            return;
        }
        Deploy::Start(seat) => waiting(state, *seat).collect(),
        Deploy::Finish(group) => [*group].into_iter().collect(),
    };
    let mut samples: Vec<Said> = groups.iter().map(|group| Said::Start { group: *group }).collect();
    for group in groups {
        let squads: SmallVec<[SquadId; 8]> = group_squads(state, group).collect();
        samples.extend(squads.iter().map(|squad| Said::GoUnderground { squad: *squad }));
        for stretch in friendly(state, state.field.groups[group.index()].seat) {
            for number in 1..4 {
                let middle = stretch.length() * f64::from(number) / 4.0;
                let stands = rows(state, &squads, &stretch, middle);
                samples.extend((!stands.is_empty()).then_some(Said::Deploy { group, stands }));
                let row = |it: &SquadId| (*it, rows(state, &[*it], &stretch, middle));
                let near = squads.iter().map(row).filter(|it| !it.1.is_empty());
                samples.extend(near.map(|(squad, stands)| Said::Infiltrate { squad, stands }));
            }
        }
    }
    orders.extend(samples.into_iter().filter(|it| objection(state, it).is_none()).map(Order::from));
}

/// Squads in rows one behind the other, side by side around a place along an edge.
fn rows(state: &State, squads: &[SquadId], stretch: &Stretch, middle: f64) -> Vec<Standing> {
    let (along, inward) = (stretch.along(), stretch.inward.to_vec());
    let (mut stands, mut deep) = (Vec::new(), 0.1);
    for squad in squads {
        let placed = |it: &UnitId| {
            let transport = state.field.units[it.index()].aboard;
            is_undeployed(state, *it) && !transport.is_some_and(|it| squads.contains(&state.squad_of(it)))
        };
        let units: SmallVec<[UnitId; 8]> = state.members(*squad).filter(placed).collect();
        let Some(first) = units.first() else { continue };
        let radius = size(state, *first).radius.to_f64();
        for (at, unit) in units.iter().enumerate() {
            let shift = (at as f64 - (units.len() as f64 - 1.0) / 2.0) * (radius * 2.0 + 0.05);
            let at = Point::nearest(stretch.from + along * (middle + shift) + inward * (deep + radius));
            let flies = state.mode(*unit).unit_type == UnitType::Aircraft;
            let place = if flies { Place::Air(at) } else { Place::Ground(at) };
            stands.push(Standing { unit: *unit, place, facing: stretch.inward });
        }
        deep += radius * 2.0 + 0.1;
    }
    stands
}
