//! What an attack is likely to bring, before it is made: exact odds.
//!
//! Attacks of one piece (shots, templates, single blows, Squad Special Actions) have a closed form, held by a test to the
//! resolution itself walked over every die. Actions that ask their player more than once (a Close Combat Action with all
//! its attacks, a Swing, a charge) are walked by that resolution (`enumerate`).
//!
//! The first spread is that of the model the attack is meant for: the target, the nearest enemy beneath a template, whoever
//! is nearest to the place a grenade is thrown at, the first to be struck or run down. The others who would be hit follow,
//! friends among them: further targets, those beneath a template where it is aimed, those on the line of a Rail weapon,
//! friends on whom a miss falls. Whom only a template that scatters could reach is left out. Hulls lose Structure Points
//! (`hull`).
//!
//! Cards that the other side might turn are left out, and so are Sentries that might dive and hits that might be passed on:
//! those are choices of others. A failed die that may be rolled again is. Whoever is asked for something else on the way
//! takes the first answer there is.

mod chances;
mod enumerate;
pub(crate) mod hull;
mod melee;
mod ranged;
mod reaction;

use battle::Forecast;

use crate::{
    Action, ModelId, Order, Reaction, Shots, State, Step,
    content::{bauhaus::overcharge, skills::stalk},
    rules::squads::squad_actions,
};
use chances::{if_passed, if_tested};

/// Whose odds are worked out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Whom {
    /// Those of the model the attack is meant for.
    First,
    /// Those of everybody.
    All,
}

/// The odds of an order: an attack that could be made now.
pub(crate) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    let attack = at_once(state, order, Whom::All).or_else(|| enumerate::forecast(state, order));
    attack.or_else(|| reaction::forecast(state, order))
}

/// The odds of a Ranged Attack that is not the asked player's to order: one that waits to be rolled, or may come.
pub(crate) fn of_shots(state: &State, shooter: ModelId, action: Action, shots: &Shots) -> Option<Forecast> {
    ranged::shoot(state, shooter, action, shots, Whom::All)
}

/// The odds for the model an attack is meant for, where no resolution must be walked to know them: for who weighs many.
pub(crate) fn glance(state: &State, order: &Order) -> Option<Forecast> {
    at_once(state, order, Whom::First)
}

/// The odds of what has a closed form.
fn at_once(state: &State, order: &Order, whom: Whom) -> Option<Forecast> {
    match (state.steps.top()?, order) {
        (Step::Act(model), Order::Shoot(shots)) => {
            overcharged(state, *model, ranged::shoot(state, *model, Action::Shooting, shots, whom))
        }
        (Step::Act(model), Order::RapidFire(shots)) => ranged::shoot(state, *model, Action::RapidFire, shots, whom),
        (Step::Act(model), Order::Spray(spray)) => {
            overcharged(state, *model, ranged::spray(state, *model, spray, whom))
        }
        (Step::Act(model), Order::Throw(throw)) => {
            overcharged(state, *model, ranged::throw(state, *model, throw, whom))
        }
        (Step::Act(model), Order::WallOfFire { weapon, tokens }) => ranged::wall(state, *model, *weapon, *tokens),
        (Step::SentryWindow { .. }, Order::React { model, reaction }) => {
            let odds = match reaction {
                Reaction::Shoot(shots) => ranged::shoot(state, *model, Action::Shooting, shots, whom),
                Reaction::Spray(spray) => ranged::spray(state, *model, spray, whom),
                Reaction::Throw(throw) => ranged::throw(state, *model, throw, whom),
                Reaction::Move { .. } | Reaction::Leap { .. } | Reaction::CloseCombat { .. } => None,
            };
            Some(if_tested(state, *model, odds?))
        }
        (Step::Retarget(fire), Order::Shoot(shots)) => {
            ranged::other_targets(state, fire, Action::Shooting, shots, whom)
        }
        (Step::Retarget(fire), Order::RapidFire(shots)) => {
            ranged::other_targets(state, fire, Action::RapidFire, shots, whom)
        }
        (Step::Strike(melee), Order::Strike { target }) => melee::strike(state, melee, *target),
        (Step::Act(model), Order::Special { what, closing, short }) => {
            melee::special(state, *model, *what, closing.map(|it| (it, *short)))
        }
        (Step::Swing(swing), Order::Strike { target }) => melee::swing(state, swing, *target),
        (Step::Declare(squad), Order::Declare { action, target, models }) => {
            let (pledge, _) = squad_actions::judge(state, *squad, *action, *target, models).ok()?;
            melee::joint(state, &pledge)
        }
        (Step::Refocus { pledge, lead }, Order::Take { model }) => {
            melee::refocused(state, &stalk::judge_focus(state, pledge, *lead, *model).ok()?)
        }
        _ => None,
    }
}

/// The same odds where the die before the first of several overcharged weapons may be the end of who fires them.
fn overcharged(state: &State, model: ModelId, odds: Option<Forecast>) -> Option<Forecast> {
    Some(if_passed(odds?, overcharge::deadly(state, model), false))
}
