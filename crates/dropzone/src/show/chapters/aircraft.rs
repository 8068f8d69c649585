//! The words of Aircraft.

use battle::scene::{Gesture, Target};
use catalogue::rule;

use super::movement::travels;
use crate::{
    State,
    model::chapters::aircraft::Order,
    show::{names, said::Said, told::squad},
};

/// What an order is on the page.
pub(super) fn said(state: &State, order: &Order) -> Said {
    match order {
        Order::Fly { squad: it, ways, landing } => {
            let (kind, rule) =
                if landing.is_empty() { ("fly", rule!("dc.air.move")) } else { ("land", rule!("dc.air.land")) };
            let name = travels(state, ways).with("squad", names::squad(state, *it));
            let end = ways.first().and_then(|way| way.path.last()).copied().map(Target::Place);
            Said::new(kind, rule, name).at([squad(*it)]).at(end).by(Gesture::March).bare()
        }
    }
}
