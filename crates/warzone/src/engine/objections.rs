//! "Why not?": every rule that stands in the way of an order, not only the first.
//!
//! Reasons against the Action as such (its points, a fumble, an Engagement) and reasons against this target or this way are
//! independent, so both are listed. Where a check only makes sense once another has passed, such as the model being there,
//! only the failed one is listed.

use std::iter;

use crate::{
    Action, Breaking, Forbidden, ModelId, Order, State, Step,
    engine::judge,
    rules::{
        close_combat::{
            self,
            engage::{self, Manner},
        },
        movement,
        shooting::{self, grenades, spray},
        tokens::breaking,
        turn::activation,
    },
};

/// Every rule that stands in the way; the first is the one the judge names.
pub(crate) fn objections(state: &State, order: &Order) -> Vec<Forbidden> {
    let Err(first) = judge::judge(state, order) else { return Vec::new() };
    let more = match state.steps.top() {
        Some(Step::Act(model)) => to_an_action(state, *model, order),
        _ => Vec::new(),
    };
    battle::each_once(iter::once(first).chain(more))
}

/// What keeps an activated model from spending points on this.
fn to_an_action(state: &State, model: ModelId, order: &Order) -> Vec<Forbidden> {
    let Some(action) = action(state, model, order) else { return Vec::new() };
    let mut all: Vec<Forbidden> =
        activation::action_objections(state, model, action, || state.is_engaged(model)).collect();
    match order {
        Order::Shoot(shots) | Order::RapidFire(shots) => all.extend(shooting::objections(state, model, action, shots)),
        Order::Move { by, facing } | Order::Run { by, facing } => {
            all.extend(movement::judge(state, model, action, by, *facing).err());
        }
        Order::Engage { target, short, side } => {
            let manner = Manner { short: *short, climbs: false, side: *side };
            all.extend(engage::judge(state, model, *target, manner).err());
        }
        Order::EngageClimbing { target, short, side } => {
            let manner = Manner { short: *short, climbs: true, side: *side };
            all.extend(engage::judge(state, model, *target, manner).err());
        }
        Order::Spray(aim) => all.extend(spray::objection(state, model, aim)),
        Order::Throw(throw) => all.extend(grenades::objection(state, model, throw)),
        Order::CloseCombat { weapon } => all.extend(close_combat::judge(state, model, *weapon).err()),
        Order::Sentry => all.extend(activation::sentry_objection(state, model)),
        Order::Break { weapon, token } => {
            all.extend(breaking::objection(state, Breaking { model, weapon: *weapon, token: *token }));
        }
        _ => {}
    }
    all
}

/// The Action an order asks for, where it is one.
pub(super) fn action(state: &State, model: ModelId, order: &Order) -> Option<Action> {
    Some(match order {
        Order::Move { .. } | Order::Leap { .. } => Action::Move,
        Order::Run { .. } => Action::Run,
        Order::Engage { .. } | Order::EngageClimbing { .. } | Order::EngageAlong { .. } => Action::Engage,
        Order::Aim => Action::Aim,
        Order::Hide => Action::Hide,
        Order::Shoot(_) | Order::Spray(_) | Order::Throw(_) | Order::WallOfFire { .. } => Action::Shooting,
        Order::RapidFire(_) => Action::RapidFire,
        Order::CloseCombat { .. } | Order::Special { .. } => Action::CloseCombat,
        Order::Sentry => Action::Sentry,
        Order::PickUp { .. } => Action::PickUp,
        Order::Pass => Action::Pass,
        Order::Execute { .. } => Action::Execution,
        Order::Break { weapon, token } => breaking::action(state, Breaking { model, weapon: *weapon, token: *token }),
        Order::Begin
        | Order::GiveInitiative { .. }
        | Order::TakeEdge { .. }
        | Order::TakeCorner { .. }
        | Order::Deploy { .. }
        | Order::Alight { .. }
        | Order::HoldBack { .. }
        | Order::FromAbove { .. }
        | Order::Descend { .. }
        | Order::Activate { .. }
        | Order::Declare { .. }
        | Order::DeclareNothing
        | Order::ActivateModel { .. }
        | Order::CloseIn { .. }
        | Order::Strike { .. }
        | Order::PutDown { .. }
        | Order::Burn { .. }
        | Order::React { .. }
        | Order::BurnForSentry { .. }
        | Order::Dive { .. }
        | Order::Decline
        | Order::Accept
        | Order::Name { .. }
        | Order::Locate { .. }
        | Order::LoseCards { .. }
        | Order::Land { .. }
        | Order::Take { .. }
        | Order::First { .. }
        | Order::UseSkill { .. }
        | Order::LayToken { .. }
        | Order::LaySandbags { .. }
        | Order::Recharge { .. }
        | Order::Spy { .. }
        | Order::Announce { .. }
        | Order::Cast { .. } => return None,
    })
}
