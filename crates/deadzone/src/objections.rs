//! "Why not?": every rule that stands in the way of an order, not only the first.
//!
//! What keeps a model from the action as such (it has acted twice, it lies pinned) has nothing to do with what keeps it from
//! this target, so both are told. Where one thing must hold before another can be asked at all, such as a model that is
//! there, only the one is.

use rules::rule;

use crate::{Action, Forbidden, Means, ModelId, Order, State, Step, activation, fight, judge, shooting};

/// Every rule that stands in the way; the first is the one the judge names.
pub(crate) fn objections(state: &State, order: &Order) -> Vec<Forbidden> {
    let Err(first) = judge::judge(state, order) else { return Vec::new() };
    let mut all = vec![first];
    let more = match state.steps.top() {
        Some(Step::Act(model)) => to_an_action(state, *model, order),
        _ => Vec::new(),
    };
    for why in more {
        if !all.contains(&why) {
            all.push(why);
        }
    }
    all
}

/// What keeps the active model from shooting or fighting so.
fn to_an_action(state: &State, model: ModelId, order: &Order) -> Vec<Forbidden> {
    match *order {
        Order::Shoot { means: Means::Action, weapon, target, effect, ammo } => {
            let long = shooting::is_long(state, model, weapon);
            let action = activation::objections(state, model, Action::Shoot, long);
            action.chain(shooting::objections(state, model, (weapon, target), effect, ammo)).collect()
        }
        Order::Fight { means: Means::Action, weapon, target } => {
            let able = fight::fights_back(state, model);
            let dash = (!able).then_some(Forbidden::Dash { rule: rule!("dz.fight.blank") });
            let late = state.active.is_some_and(|it| !it.began_with_enemy).then_some(Forbidden::NoEnemyAtFirst);
            let with = fight::target_objection(state, model, target).into_iter();
            let action = activation::objections(state, model, Action::Fight, true);
            action.chain(late).chain(dash).chain(with).chain(fight::weapon_objection(state, model, weapon)).collect()
        }
        _ => Vec::new(),
    }
}
