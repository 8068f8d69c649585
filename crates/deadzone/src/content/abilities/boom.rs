//! BOOM! (`dz.ability.boom`): a SPECIAL action sets off the model's own explosion.

use catalogue::{RuleId, rule};
use smallvec::smallvec;

use crate::{
    Action, Event, Forbidden, Means, ModelId, Now, Order, State, Step,
    model::entry::{Bearer, Entry},
    rules::{damage, missions, round::activation},
};

const RULE: RuleId = rule!("dz.ability.boom");

/// The entry. Anybody may be given BOOM! by an experiment or an army special.
pub(crate) const ENTRY: Entry = Entry { rule: RULE, bearer: Bearer::Anybody, actions: Some(orders), ..Entry::NONE };

/// Why a model may not set off its own explosion; enemies in the cube do not matter (`dz.ability.boom`).
pub(crate) fn objection(state: &State, model: ModelId) -> Option<Forbidden> {
    if state.boom(model) == 0 {
        return Some(Forbidden::NoAbility { rule: RULE });
    }
    activation::objection(state, model, Action::Special, false).filter(|why| !matches!(why, Forbidden::Engaged { .. }))
}

/// The model dies of it, for which its opponent scores in any case, and explodes.
pub(crate) fn set_off(now: &mut Now<'_>, model: ModelId) {
    activation::spend(now, model, Means::Action, Action::Special, false);
    now.emit(Event::Then(smallvec![Step::Settle]));
    let (vps, cause) = (missions::worth(now, model), now.doing(model));
    damage::kill(now, model, vps, cause);
}

fn orders(state: &State, model: ModelId, orders: &mut Vec<Order>) {
    if objection(state, model).is_none() {
        orders.push(Order::SetOff);
    }
}
