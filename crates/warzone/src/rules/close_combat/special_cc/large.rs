//! Large bases: Squash, and how far they lob. Their Charge is the Thunderous one, through Small and Medium bases.

use battle::{Breakdown, Change};
use catalogue::rule;
use table::Inches;

use crate::{
    Blow, ModelId, OnHit, State,
    rules::{close_combat, wounds::critical_force},
};

/// How far a model is lobbed at most (`wz.special-cc.large.lob`).
pub(super) const LOBBED: Inches = Inches::whole(6);
/// The Critical Force of a Squash.
const SQUASHED: i32 = 3;

/// A Squash: the own St, which an Engage Bonus may raise, with Critical Force (3), or what St alone gives if that is
/// more (`wz.special-cc.large.squash`).
pub(super) fn squash(state: &State, model: ModelId, target: ModelId) -> Blow {
    let rule = rule!("wz.special-cc.large.squash");
    let st = close_combat::charged_strength(state, model);
    let critical: Breakdown = critical_force(st.total()).with(rule, Change::AtLeast(SQUASHED));
    Blow { critical, effect: OnHit::Shock(rule), ..super::plain_blow(state, model, target, st) }
}
