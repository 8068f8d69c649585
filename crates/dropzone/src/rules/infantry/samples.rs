//! Sample orders of infantry: everybody in the centre or on one edge; out in a row along an edge.

use smallvec::SmallVec;

use super::{is_in_the_open, objection, outside::row_outside};
use crate::{
    Edge, Order, SquadId, State,
    model::chapters::infantry::{Edges, Order as Said},
    rules::measuring::is_infantry,
};

/// The legal ones among the samples.
pub(crate) fn orders(state: &State, squad: SquadId, orders: &mut Vec<Order>) {
    if !state.living(squad).all(|it| is_infantry(state, it)) {
        return;
    }
    let mut samples = Vec::new();
    let bases = state.living(squad).count();
    let all: Vec<Edges> =
        std::iter::once(None).chain(Edge::ALL.map(Some)).map(|it| SmallVec::from_elem(it, bases)).collect();
    if let Some(from) = state.squad_feature(squad) {
        samples.extend(all.iter().map(|edges| Said::Edges { squad, edges: edges.clone() }));
        let places = Edge::ALL.into_iter().filter_map(|it| row_outside(state, squad, from, it));
        samples.extend(places.map(|places| Said::Leave { squad, places }));
        for feature in state.standing_features().filter(|it| *it != from) {
            samples.extend(all.iter().map(|edges| Said::Transfer { squad, feature, edges: edges.clone() }));
        }
    } else if is_in_the_open(state, squad) {
        for feature in state.standing_features() {
            samples.extend(all.iter().map(|edges| Said::Enter { squad, feature, edges: edges.clone() }));
        }
    }
    orders.extend(samples.into_iter().filter(|it| objection(state, it).is_none()).map(Order::from));
}
