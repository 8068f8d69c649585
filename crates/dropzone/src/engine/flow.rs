//! What happens by itself: steps are resolved one after the other until somebody must answer something.

use battle::Seat;
use dice::NeedDice;

use crate::{
    Now, State, Step,
    model::step::Asks,
    rules::{
        aircraft, command, cqb, deployment, drills, features, flow::then, objectives, reactions, shooting, transports,
        turn,
    },
};

/// Goes on until the battle waits for an answer, or is over.
pub(crate) fn go_on(now: &mut Now<'_>) -> Result<(), NeedDice> {
    loop {
        if let Some(wreck) = transports::next_wreck(now) {
            then(now, [wreck]);
        }
        command::cut_hands(now);
        objectives::hands::discover(now);
        let Some(step) = now.steps.top().cloned() else { break };
        let waits = match step {
            Step::Turn(step) => turn::resolve(now, step)?,
            Step::Deployment(step) => deployment::resolve(now, step)?,
            Step::Aircraft(step) => aircraft::resolve(now, step)?,
            Step::Reactions(step) => reactions::resolve(now, step),
            Step::Shooting(step) => shooting::resolve(now, step)?,
            Step::Drills(step) => drills::resolve(now, step),
            Step::Features(step) => features::resolve(now, step)?,
            Step::Cqb(step) => cqb::resolve(now, step)?,
            Step::Transports(step) => transports::resolve(now, step)?,
            Step::Command(step) => command::resolve(now, step)?,
            Step::Objectives(step) => objectives::resolve(now, step)?,
        };
        if waits {
            break;
        }
    }
    Ok(())
}

/// Whom a step asks.
pub(crate) fn asked(state: &State, step: &Step) -> Seat {
    match step.facts().asks {
        Asks::Seat(seat) => seat,
        Asks::Squad(squad) => state.squad_seat(squad),
        Asks::Group(group) => state.field.groups[group.index()].seat,
        Asks::Nobody => state.initiative.first().copied().unwrap_or_default(),
    }
}
