//! Several reactions at one instant: the player with the Initiative puts them in order (`wz.action.reaction-order`).
//!
//! First everybody with an optional one declares or declines it; whoever dives for cover says where to. (Only those whose
//! turn it is not have any, so that the acting player is never asked before them.) Then they are picked one by one, and
//! each is resolved to the end before the next; one whose model is gone, or whose condition no longer holds, is dropped.
//! All of them come through [`together`].

use battle::{Resolution, Seat};

use crate::{
    Event, Forbidden, Order, State, Step, Warzone,
    rules::{morale, turn::sentry},
};

/// Reactions of one instant as a step: none, the only one, or several to be put in order.
pub(crate) fn together(reactions: impl IntoIterator<Item = Step>) -> Option<Step> {
    let mut reactions: Vec<Step> = reactions.into_iter().collect();
    if reactions.len() > 1 { Some(Step::Together(reactions)) } else { reactions.pop() }
}

/// Whether somebody must still declare or choose; if not the last one is resolved.
pub(crate) fn is_open(now: &mut Resolution<'_, Warzone>, reactions: &[Step]) -> bool {
    let left: Vec<Step> = reactions.iter().filter(|it| holds(now, it)).cloned().collect();
    if left.len() > 1 && left.len() == reactions.len() {
        return true;
    }
    if left.len() > 1 {
        now.emit(Event::Together(left));
        return false;
    }
    now.emit(Event::Done);
    now.emit(Event::Then(left));
    false
}

/// Whether a reaction is still possible.
fn holds(state: &State, reaction: &Step) -> bool {
    match reaction {
        Step::Hold { model, by } | Step::FreeSlash { model, by } => state.is_standing(*model) && state.is_standing(*by),
        Step::CounterCharge { model, by, .. } | Step::StopEngager { model, by, .. } => {
            state.is_standing(*model) && state.is_standing(*by) && !state.is_engaged_but(*by, *model)
        }
        Step::Dive { model, shooter } | Step::DiveTo { model, shooter, .. } => {
            sentry::may_dive(state, *model, *shooter)
        }
        Step::PinningTest { squad, .. } => morale::may_be_pinned(state, *squad),
        _ => true,
    }
}

impl State {
    /// Whether a model is Engaged with anybody but this one, who is just running into its reach.
    pub(crate) fn is_engaged_but(&self, model: crate::ModelId, but: crate::ModelId) -> bool {
        self.engaged_with(model).any(|it| it != but)
    }

    /// The question that is put now: of several reactions the first one still to be declared.
    pub(crate) fn asking(&self) -> Option<&Step> {
        self.steps.top().map(put)
    }
}

/// The question a step puts.
pub(crate) fn put(step: &Step) -> &Step {
    match step {
        Step::Together(reactions) => undeclared(reactions).map_or(step, |at| &reactions[at]),
        _ => step,
    }
}

/// The first reaction still to be declared.
fn undeclared(reactions: &[Step]) -> Option<usize> {
    reactions.iter().position(|it| matches!(it, Step::CounterCharge { .. } | Step::Dive { .. }))
}

/// Who is asked: the owner of an optional reaction, and when all are declared the player with the Initiative.
pub(crate) fn asked(state: &State, reactions: &[Step]) -> Seat {
    match undeclared(reactions).map(|at| &reactions[at]) {
        Some(Step::CounterCharge { by: model, .. } | Step::Dive { model, .. }) => state.field.seat(*model),
        Some(_) | None => state.initiative,
    }
}

/// How many can be picked from now: none while one is still to be declared.
pub(crate) fn choices(reactions: &[Step]) -> u8 {
    if undeclared(reactions).is_some() { 0 } else { reactions.len() as u8 }
}

/// Judges a declaration: what is left to be put in order.
pub(crate) fn judge_declaration(state: &State, reactions: &[Step], order: &Order) -> Result<Vec<Step>, Forbidden> {
    let not_now = || Forbidden::NotNow { step: state.steps.top().cloned().map(Box::new) };
    let at = undeclared(reactions).ok_or_else(not_now)?;
    let mut left = reactions.to_vec();
    match (left.remove(at), order) {
        (_, Order::Decline) => {}
        (Step::CounterCharge { model, by, travelled }, Order::Accept) => {
            left.insert(at, Step::StopEngager { model, by, travelled });
        }
        (Step::Dive { model, shooter }, Order::Dive { by, facing }) => {
            sentry::judge_dive(state, model, shooter, by, *facing)?;
            left.insert(at, Step::DiveTo { model, shooter, by: by.clone(), facing: *facing });
        }
        _ => return Err(not_now()),
    }
    Ok(left)
}

/// Judges the choice of the next one: it, and what is left.
pub(crate) fn judge_first(reactions: &[Step], which: u8) -> Result<(Step, Vec<Step>), Forbidden> {
    if which >= choices(reactions) {
        return Err(Forbidden::NoSuchReaction { which, of: choices(reactions) });
    }
    let mut left = reactions.to_vec();
    let first = left.remove(usize::from(which));
    Ok((first, left))
}

/// The one picked is resolved next, the others after it.
pub(crate) fn first(now: &mut Resolution<'_, Warzone>, first: Step, left: Vec<Step>) {
    now.emit(Event::Together(left));
    now.emit(Event::Then(vec![first]));
}
