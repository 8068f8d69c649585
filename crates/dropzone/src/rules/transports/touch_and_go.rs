//! Touch-and-go (`dc.transport.touch-and-go`): landing, letting units off or on and taking off again is one move that nothing
//! interrupts. `rules/aircraft/fly.rs` judges the take-off, [`super::embark`] who gets in and out.

use smallvec::SmallVec;

use super::{disembark::aboard, embark::transports};
use crate::{
    Now, Order, Place, SquadId, State, Step,
    model::{
        chapters::{movement, objectives, transports::Order as Said, turn::Step as Turn},
        marks::SquadMark,
    },
};

/// Before somebody moves over the ground, shoots or searches, the move of an Aircraft that has landed is over
/// (`dc.action.two-categories`).
pub(crate) fn end_stops(now: &mut Now<'_>, order: &Order) {
    let (Some(Step::Turn(Turn::Act(_))), Some(group)) = (now.steps.top(), now.active) else { return };
    let Some(go_on) = that_go_on(now, order) else { return };
    let stopped = |it: &SquadId| now.squad_is(*it, SquadMark::HasMoved) && has_landed(now, *it) && !go_on.contains(it);
    let stopped: SmallVec<[SquadId; 4]> = now.squads_of(group).filter(stopped).collect();
    stopped.into_iter().for_each(|squad| now.emit(movement::Event::MovementEnded { squad }.into()));
}

fn has_landed(state: &State, squad: SquadId) -> bool {
    state.living(squad).all(|it| matches!(state.unit(it).place, Place::Landed(_)))
}

/// The squads whose move goes on with this order: the Transports that somebody gets into or out of. None if the order ends
/// nobody's move.
fn that_go_on(state: &State, order: &Order) -> Option<SmallVec<[SquadId; 4]>> {
    match order {
        Order::Transports(Said::Embark { into, .. }) => {
            Some(transports(into).into_iter().map(|it| state.squad_of(it)).collect())
        }
        Order::Transports(Said::Disembark { squad, .. }) => {
            Some(aboard(state, *squad).into_iter().map(|it| state.squad_of(it.1)).collect())
        }
        Order::Objectives(
            objectives::Order::PickUp { .. } | objectives::Order::Pass { .. } | objectives::Order::Drop { .. },
        )
        | Order::Transports(Said::Call { .. } | Said::GetOut { .. })
        | Order::Aircraft(_)
        | Order::Reactions(_)
        | Order::Transition(_)
        | Order::Drills(_)
        | Order::Command(_)
        | Order::Turn(_) => None,
        Order::Deployment(_)
        | Order::Movement(_)
        | Order::Infantry(_)
        | Order::Shooting(_)
        | Order::Features(_)
        | Order::Cqb(_)
        | Order::Objectives(_) => Some(SmallVec::new()),
    }
}
