//! Armoured Hussar Juggernauts: engines of war that need not see whom they run down.

use battle::Breakdown;
use catalogue::{RuleId, rule};

use crate::{Forbidden, ModelId, Special, State, Wound, model::entry::Entry};

/// A 20(14), and no attack at all.
const DEFENSIVE: RuleId = rule!("wz.bauhaus.skill.juggernauts.defensive-mode");
/// The Armour of a closed Juggernaut, and what nothing gets below.
const CLOSED: (i32, i32) = (20, 14);
/// Engages without sight.
const DETECTOR: RuleId = rule!("wz.bauhaus.skill.juggernauts.motion-detector");
/// Squashes for a card.
const SQUASH: RuleId = rule!("wz.bauhaus.skill.juggernauts.squash");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[DEFENSIVE, DETECTOR, SQUASH],
    armour_value: Some(armour_value),
    impenetrable: Some(impenetrable),
    attack_objection: Some(objection),
    engages_unseen: Some(|state, model| state.has_skill(model, DETECTOR)),
    any_base: Some(may_squash),
    ..Entry::NONE
};

fn is_closed(state: &State, model: ModelId) -> bool {
    state.granted(model, DEFENSIVE).is_some()
}

/// The Armour Value of a closed Juggernaut.
fn armour_value(state: &State, model: ModelId) -> Option<Breakdown> {
    is_closed(state, model).then(|| Breakdown::base(DEFENSIVE, CLOSED.0))
}

/// The Impenetrable Armour of a closed Juggernaut.
fn impenetrable(state: &State, wound: &Wound) -> Option<(RuleId, i32)> {
    is_closed(state, wound.victim).then_some((DEFENSIVE, CLOSED.1))
}

/// Why a model has no rate to attack with.
fn objection(state: &State, model: ModelId) -> Option<Forbidden> {
    is_closed(state, model).then_some(Forbidden::Barred { rule: DEFENSIVE })
}

/// Whether a card lets a model Squash as if on a Large base.
fn may_squash(state: &State, model: ModelId, what: Special) -> bool {
    matches!(what, Special::Squash { .. }) && state.granted(model, SQUASH).is_some()
}
