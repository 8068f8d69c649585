//! Squads that share a Transport shoot at the same time (`dc.action.shared-transport`, `dc.transport.shoot-together`).
//!
//! As soon as one of them has shot, the others do so, one after the other, before anything else is done; who does not lets its
//! chance pass.

use catalogue::{RuleId, rule};
use smallvec::SmallVec;

use crate::{
    Now, Order, SquadId, State, Step,
    model::{
        chapters::{objectives, shooting, transports::Event, turn::Step as Turn},
        marks::SquadMark,
    },
};

/// The squads of the same Battlegroup that are tied to this one by Transports they were in this turn, itself among them.
fn tied(state: &State, squad: SquadId) -> SmallVec<[SquadId; 4]> {
    let mut all: SmallVec<[SquadId; 4]> = SmallVec::from_slice(&[squad]);
    let Some(group) = state.squad(squad).group else { return all };
    let mut at = 0;
    while let Some(next) = all.get(at).copied() {
        let more = state.squads_of(group).filter(|it| !all.contains(it) && are_tied(state, next, *it));
        let more: SmallVec<[SquadId; 4]> = more.collect();
        all.extend(more);
        at += 1;
    }
    all
}

/// Whether one of these squads was in the other this turn.
fn are_tied(state: &State, one: SquadId, other: SquadId) -> bool {
    let was_in = |squad: SquadId, transport: SquadId| {
        let mut ridden = state.living(squad).flat_map(|it| state.unit(it).ridden.iter());
        ridden.any(|it| state.squad_of(*it) == transport)
    };
    was_in(one, other) || was_in(other, one)
}

/// The rule by which a squad has let its chance to shoot pass: a Transport shoots with its cargo, squads in the same
/// Transport together.
pub(crate) fn chance_passed(state: &State, squad: SquadId) -> Option<RuleId> {
    if !state.squad_is(squad, SquadMark::ChancePassed) {
        return None;
    }
    let with = |it: SquadId| state.squad_is(it, SquadMark::Shot) && are_tied(state, squad, it);
    let transport = state.all_squads().any(with);
    Some(if transport { rule!("dc.transport.shoot-together") } else { rule!("dc.action.shared-transport") })
}

/// Before anything else is done than shooting by squads that are tied to one that has shot, these let their chance pass.
pub(crate) fn let_chances_pass(now: &mut Now<'_>, order: &Order) {
    let (Some(Step::Turn(Turn::Act(_))), Some(group)) = (now.steps.top(), now.active) else { return };
    if now.alone.is_some() {
        return;
    }
    let shooting = match order {
        Order::Shooting(shooting::Order::Aim(aim)) => aim.shooters.first().map(|it| now.squad_of(*it)),
        Order::Shooting(shooting::Order::Smoke { squad }) => Some(*squad),
        Order::Shooting(shooting::Order::Fire | shooting::Order::Focus { .. } | shooting::Order::Guard { .. })
        | Order::Command(_) => return,
        // What passes from hand to hand costs nothing (`dc.objective.pass`).
        Order::Objectives(
            objectives::Order::PickUp { .. } | objectives::Order::Pass { .. } | objectives::Order::Drop { .. },
        ) => return,
        Order::Turn(_)
        | Order::Deployment(_)
        | Order::Movement(_)
        | Order::Aircraft(_)
        | Order::Infantry(_)
        | Order::Drills(_)
        | Order::Features(_)
        | Order::Cqb(_)
        | Order::Objectives(_)
        | Order::Reactions(_)
        | Order::Transition(_)
        | Order::Transports(_) => None,
    };
    let waits = |it: &SquadId| !now.squad_is(*it, SquadMark::Shot) && !now.squad_is(*it, SquadMark::ChancePassed);
    let waiting: SmallVec<[SquadId; 8]> = now.squads_of(group).filter(waits).collect();
    let has_lost = |it: &SquadId| {
        let tied = tied(now, *it);
        tied.iter().any(|it| now.squad_is(*it, SquadMark::Shot)) && !shooting.is_some_and(|it| tied.contains(&it))
    };
    let squads: SmallVec<[SquadId; 4]> = waiting.into_iter().filter(has_lost).collect();
    if !squads.is_empty() {
        now.emit(Event::ChancePassed { squads }.into());
    }
}
