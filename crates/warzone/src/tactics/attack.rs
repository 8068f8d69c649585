//! The attack that promises most from where a model stands, by the exact odds of the forecast.

use smallvec::{SmallVec, smallvec};

use super::situation::{Lineup, Man};
use crate::{
    Action, Class, Melee, ModelId, Order, Shots, State,
    odds::forecast::glance,
    rules::{
        close_combat,
        shooting::{SECONDARY, grenades, spray},
    },
};
use table::Arrange;

/// How many targets a gun is looked at along; the others look worse at a glance.
const TARGETS: usize = 3;
/// How near others must be to share a template.
const HUDDLE: f64 = 1.5;

/// An attack and the points it is expected to cost the enemy.
#[derive(Clone)]
pub(super) struct Attack {
    pub order: Order,
    pub worth: f64,
}

impl Attack {
    /// The same if so much is made of harm.
    pub fn weighed(self, harm: f64) -> Attack {
        Attack { worth: harm * self.worth, ..self }
    }
}

/// The best shot, template or throw by one Shooting Action.
pub(super) fn best(lineup: &Lineup<'_>, model: ModelId) -> Option<Attack> {
    let man = lineup.man(model).filter(|it| !it.engaged)?;
    let mut best = None;
    guns(lineup, man, Action::Shooting, &mut best);
    let state = lineup.state;
    let templates = state.profile(model).guns().any(|it| it.1.template.is_some());
    if templates {
        spray::candidates(state, model, |it| keep(&mut best, huddle(lineup, man, Order::Spray(it))));
        grenades::candidates(state, model, |it| keep(&mut best, huddle(lineup, man, Order::Throw(it))));
    }
    best
}

/// The best shot at each of the targets that look best, best first.
pub(super) fn by_target(lineup: &Lineup<'_>, model: ModelId) -> Vec<Attack> {
    let Some(man) = lineup.man(model).filter(|it| !it.engaged) else { return Vec::new() };
    let targets = targets(lineup, man);
    let best = |target: &&Man| {
        let mut best = None;
        each_gun(lineup, man, Action::Shooting, |weapon, rate| {
            keep(
                &mut best,
                shot(lineup, Action::Shooting, Shots { weapon, at: smallvec![target.id; rate], lucky: false }),
            );
        });
        best
    };
    let mut all: Vec<Attack> = targets.iter().filter_map(best).collect();
    all.arrange(|a, b| b.worth.total_cmp(&a.worth));
    all
}

/// The best Rapid Fire.
pub(super) fn rapid(lineup: &Lineup<'_>, model: ModelId) -> Option<Attack> {
    let man = lineup.man(model).filter(|it| !it.engaged)?;
    let mut best = None;
    guns(lineup, man, Action::RapidFire, &mut best);
    best
}

fn keep(best: &mut Option<Attack>, found: Option<Attack>) {
    if let Some(found) = found.filter(|it| best.as_ref().is_none_or(|best| it.worth > best.worth)) {
        *best = Some(found);
    }
}

/// Every gun at the targets that look best, all dice at one or the last at somebody near it.
fn guns(lineup: &Lineup<'_>, man: &Man, action: Action, best: &mut Option<Attack>) {
    let targets = targets(lineup, man);
    each_gun(lineup, man, action, |weapon, rate| {
        for target in &targets {
            let all: SmallVec<[ModelId; 4]> = smallvec![target.id; rate];
            keep(best, shot(lineup, action, Shots { weapon, at: all.clone(), lucky: false }));
            let second = targets.iter().find(|it| it.id != target.id && near(target, it, SECONDARY.to_f64()));
            if let Some(second) = second.filter(|_| rate > 1) {
                let mut at = all;
                at[rate - 1] = second.id;
                keep(best, shot(lineup, action, Shots { weapon, at, lucky: false }));
            }
        }
    });
}

/// Every gun that is no grenade, by its place among the weapons, with its rate of fire.
fn each_gun(lineup: &Lineup<'_>, man: &Man, action: Action, mut on: impl FnMut(u8, usize)) {
    let state = lineup.state;
    for (weapon, gun) in state.profile(man.id).guns().filter(|it| it.1.class != Class::Grenade) {
        on(weapon, state.rate_of_fire(man.id, (weapon, gun), action).total().clamp(1, 20) as usize);
    }
}

fn near(one: &Man, other: &Man, limit: f64) -> bool {
    super::situation::gap(&one.end, &other.end) <= limit
}

/// The enemies in front that look best to shoot at.
fn targets<'a>(lineup: &'a Lineup<'_>, man: &Man) -> SmallVec<[&'a Man; 8]> {
    let seen = lineup.enemies(man.seat).filter(|it| lineup.state.has_in_front(man.id, it.id));
    let rated = seen.map(|it| (lineup.shot(man, &man.end, it, &it.end, false).min(it.wounds) * it.worth, it));
    let mut rated: SmallVec<[(f64, &Man); 16]> = rated.filter(|it| it.0 > 0.0).collect();
    rated.arrange(|a, b| b.0.total_cmp(&a.0).then(a.1.id.cmp(&b.1.id)));
    rated.into_iter().take(TARGETS).map(|it| it.1).collect()
}

fn shot(lineup: &Lineup<'_>, action: Action, shots: Shots) -> Option<Attack> {
    let order = |it: Shots| if action == Action::Shooting { Order::Shoot(it) } else { Order::RapidFire(it) };
    let (first, last) = (*shots.at.first()?, *shots.at.last()?);
    let mut worth = points(lineup, &order(shots.clone()), first)?;
    if last != first {
        let alone = Shots { at: smallvec![last; shots.at.len()], ..shots.clone() };
        worth += points(lineup, &order(alone), last)? / shots.at.len() as f64;
    }
    Some(Attack { order: order(shots), worth })
}

/// A template is worth more the more enemies stand close together, and nothing near friends.
fn huddle(lineup: &Lineup<'_>, man: &Man, order: Order) -> Option<Attack> {
    let place = match &order {
        Order::Throw(throw) => throw.at.first()?.at.to_vec(),
        Order::Spray(it) => man.end.at + it.along.to_vec() * 3.5,
        _ => return None,
    };
    let close = |it: &&Man| (it.end.at - place).length() <= HUDDLE + it.end.radius;
    let friends = lineup.men.iter().filter(|it| lineup.state.field.are_friends(it.seat, man.seat) && it.id != man.id);
    if friends.into_iter().any(|it| close(&it)) {
        return None;
    }
    let enemies: SmallVec<[&Man; 8]> = lineup.enemies(man.seat).filter(close).collect();
    let first = enemies.first().or(lineup.nearest(man).map(|it| it.1).as_ref())?.id;
    let worth = points(lineup, &order, first)? * enemies.len().max(1) as f64;
    Some(Attack { order, worth })
}

/// The points an attack is expected to cost this target.
fn points(lineup: &Lineup<'_>, order: &Order, target: ModelId) -> Option<f64> {
    let odds = glance(lineup.state, order)?;
    Some(odds.spreads.first()?.mean() * lineup.man(target)?.worth)
}

/// A Close Combat Action with the weapon that promises most.
pub(super) fn fight(state: &State, model: ModelId) -> Option<Order> {
    let mut weapons: SmallVec<[Option<u8>; 4]> = state.profile(model).blades().map(|it| Some(it.0)).collect();
    if weapons.is_empty() {
        weapons.push(None);
    }
    let hard = |weapon: &Option<u8>| {
        let blade = state.blade(model, *weapon);
        blade.map(|it| {
            let rate = state.rate_of_attack(model, *weapon, &it).total();
            (rate * close_combat::blow_strength(state, model, &it).total(), it.roa)
        })
    };
    weapons.retain(|it| close_combat::judge(state, model, *it).is_ok());
    weapons.into_iter().max_by_key(hard).map(|weapon| Order::CloseCombat { weapon })
}

/// The next blow: at whoever loses most by it; closing in where nobody is in reach.
pub(super) fn strike(state: &State, melee: &Melee) -> Order {
    let mut best: Option<(f64, ModelId)> = None;
    for target in state.engaged_with(melee.model) {
        let worth = super::exchange::worth(state, target);
        let odds = glance(state, &Order::Strike { target });
        let points = odds.and_then(|it| it.spreads.first().map(|it| it.mean() * worth));
        if let Some(points) = points.filter(|it| best.is_none_or(|best| *it > best.0)) {
            best = Some((points, target));
        }
    }
    let closing = || close_combat::closings(state, melee.model).next().filter(|_| melee.may_close);
    match best {
        Some((_, target)) => Order::Strike { target },
        None => closing().map_or(Order::Decline, |target| Order::CloseIn { target, short: table::Inches::ZERO }),
    }
}
