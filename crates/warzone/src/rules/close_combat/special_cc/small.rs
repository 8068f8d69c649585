//! Small bases: Back Stab, and holding an enemy down for the others.

use catalogue::rule;

use crate::{
    Base, Forbidden, ModelId, State,
    rules::measuring::measure::{TOUCHING, inches},
};

/// A Back Stab needs the attacker completely in the target's Rear Facing (`wz.special-cc.small.back-stab`).
pub(super) fn back_stab_objection(state: &State, model: ModelId, target: ModelId) -> Option<Forbidden> {
    let rule = rule!("wz.special-cc.small.back-stab");
    (!is_behind(state, model, target)).then_some(Forbidden::NotBehind { target, rule })
}

/// Holding down needs base contact in the target's Rear Facing, and another friend Engaged with it. Medium bases do it
/// just so (`wz.special-cc.small.hold-him-down`, `wz.special-cc.medium.hold-him-down`).
pub(super) fn hold_objection(state: &State, model: ModelId, target: ModelId) -> Option<Forbidden> {
    let rule = match state.profile(model).base {
        Base::Medium => rule!("wz.special-cc.medium.hold-him-down"),
        Base::Small | Base::Large => rule!("wz.special-cc.small.hold-him-down"),
    };
    let gap = state.figure(model).plan_gap(&state.figure(target));
    if gap > TOUCHING {
        return Some(Forbidden::NotTouching { target, distance: inches(gap), rule });
    }
    if !is_behind(state, model, target) {
        return Some(Forbidden::NotBehind { target, rule });
    }
    let friend = |it: ModelId| it != model && !state.are_enemies(model, it);
    let helped = state.engaged_with(target).any(friend);
    (!helped).then_some(Forbidden::NobodyHelps { target, rule })
}

/// Whether a model is completely in another's Rear Facing (`wz.cc.rear-facing`).
fn is_behind(state: &State, model: ModelId, target: ModelId) -> bool {
    state.figure(target).has_behind(&state.figure(model))
}
