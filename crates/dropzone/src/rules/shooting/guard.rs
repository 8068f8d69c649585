//! Shots at a Commander (`dc.shoot.commander-guard`): its owner may move them to another unit of the same squad.

use super::{aim::could_shoot, numbers::fired_as, spotting::is_obscured};
use crate::{
    Aim, Forbidden, Now, Order, State, Step, Target, UnitId, WeaponRule,
    model::chapters::shooting::{Event, Forbidden as No, Order as Said, Step as Shoot},
    rules::{flow::done, moments},
};

/// The questions that shots which have just been fired raise. In Reaction Fire there are none: nobody else is where the target
/// flies.
pub(super) fn questions(state: &State) -> Vec<Step> {
    let volley = state.volley.iter().filter(|it| !it.reaction);
    let aims = volley.flat_map(|it| it.aims.iter().enumerate());
    let asked = aims.filter(|(_, aim)| !candidates(state, aim).is_empty());
    let question = |(at, aim): (usize, &Aim)| match aim.target {
        Target::Unit(unit) => Some(Shoot::Guard { aim: at as u8, squad: state.squad_of(unit) }.into()),
        Target::Feature(_) => None,
    };
    asked.filter_map(question).collect()
}

/// The units that shots can be moved to: the weapon could shoot them, and they are not obscured unless the Commander's unit is.
/// A Sniper's shots are not moved (`dc.weapon.sniper`).
fn candidates(state: &State, aim: &Aim) -> Vec<UnitId> {
    let Target::Unit(commander) = aim.target else { return Vec::new() };
    let weapons = || aim.shooters.iter().filter_map(|it| Some((*it, fired_as(state, *it, aim.weapon, aim.target)?)));
    let fixed = weapons().any(|(_, it)| {
        let aiming = moments::aiming(state, &it);
        it.has(WeaponRule::Sniper) || aiming.around.is_some() || aiming.at_friends.is_some()
    });
    if !state.field.units[commander.index()].commander || fixed {
        return Vec::new();
    }
    let hidden = |unit: UnitId| weapons().any(|(by, it)| is_obscured(state, by, &it, unit));
    let open = hidden(commander);
    let mates = state.living(state.squad_of(commander)).filter(|it| *it != commander);
    let fits = |it: &UnitId| {
        let moved = Aim { target: Target::Unit(*it), ..aim.clone() };
        could_shoot(state, &moved) && (open || !hidden(*it))
    };
    mates.filter(fits).collect()
}

fn asked(state: &State) -> Option<&Aim> {
    let Some(Step::Shooting(Shoot::Guard { aim, .. })) = state.steps.top() else { return None };
    state.volley.as_ref()?.aims.get(usize::from(*aim))
}

/// Why shots cannot be moved like that.
pub(super) fn objection(state: &State, to: Option<UnitId>) -> Option<Forbidden> {
    let Some(aim) = asked(state) else { return Some(Forbidden::not_now(state.steps.top())) };
    let unit = to.filter(|it| !candidates(state, aim).contains(it))?;
    Some(No::CannotGuard { unit }.into())
}

/// Moves the shots, or leaves them.
pub(super) fn give(now: &mut Now<'_>, to: Option<UnitId>) {
    let Some(Step::Shooting(Shoot::Guard { aim, .. })) = now.steps.top().cloned() else { return };
    if let Some(to) = to {
        now.emit(Event::Guarded { aim, to }.into());
    }
    done(now);
}

/// What can be said.
pub(super) fn orders(state: &State, orders: &mut Vec<Order>) {
    let Some(aim) = asked(state) else { return };
    let to = candidates(state, aim).into_iter().map(Some).chain([None]);
    orders.extend(to.map(|to| Order::from(Said::Guard { to })));
}
