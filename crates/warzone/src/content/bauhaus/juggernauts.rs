//! Armoured Hussar Juggernauts: engines of war that need not see whom they run down.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{Forbidden, ModelId, Special, State};

/// A 20(14), and no attack at all.
const DEFENSIVE: RuleId = rule!("wz.bauhaus.skill.juggernauts.defensive-mode");
/// The Armour of a closed Juggernaut, and what nothing gets below.
const CLOSED: (i32, i32) = (20, 14);
/// Engages without sight.
const DETECTOR: RuleId = rule!("wz.bauhaus.skill.juggernauts.motion-detector");
/// Squashes for a card.
const SQUASH: RuleId = rule!("wz.bauhaus.skill.juggernauts.squash");

fn is_closed(state: &State, model: ModelId) -> bool {
    state.granted(model, DEFENSIVE).is_some()
}

/// The Armour Value of a model: the printed one, or a closed Juggernaut's.
pub(crate) fn armour(state: &State, model: ModelId) -> Option<Breakdown> {
    if is_closed(state, model) {
        return Some(Breakdown::base(DEFENSIVE, CLOSED.0));
    }
    Some(Breakdown::base(rule!("wz.stat.a"), i32::from(state.profile(model).a?)))
}

/// The Impenetrable Armour of a closed Juggernaut.
pub(crate) fn impenetrable(state: &State, model: ModelId) -> Option<(RuleId, i32)> {
    is_closed(state, model).then_some((DEFENSIVE, CLOSED.1))
}

/// Why a model has no rate to attack with.
pub(crate) fn objection(state: &State, model: ModelId) -> Option<Forbidden> {
    is_closed(state, model).then_some(Forbidden::Barred { rule: DEFENSIVE })
}

/// Whether a model Engages whom it does not see.
pub(crate) fn engages_unseen(state: &State, model: ModelId) -> bool {
    state.has_skill(model, DETECTOR)
}

/// Whether a card lets a model Squash as if on a Large base.
pub(crate) fn may_squash(state: &State, model: ModelId, what: Special) -> bool {
    matches!(what, Special::Squash { .. }) && state.granted(model, SQUASH).is_some()
}
