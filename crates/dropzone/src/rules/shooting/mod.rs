//! Shooting (`dc.shoot.sequence`): targets for the whole squad are declared, then everything is rolled, then what it has done
//! is applied at once.
//!
//! [`aim`] says what may be declared; [`numbers`] works out the numbers needed, with cover and the modifiers; [`salvo`]
//! rolls. Special rules of weapons are entries (`content/weapons/`) that change these at the moments of
//! [`crate::model::entry::Entry`].

pub(crate) mod aim;
pub(crate) mod barrage;
pub(crate) mod cover;
mod focus;
mod guard;
pub(crate) mod numbers;
pub(crate) mod reroll;
mod salvo;
mod samples;
pub(crate) mod spotting;
pub(crate) mod template;

use catalogue::rule;
use dice::NeedDice;
use smallvec::SmallVec;

use crate::{
    FeatureId, Forbidden, Harm, Moment, Now, Order, SquadId, State, Step, Target, UnitId, UnitRule,
    model::chapters::{
        features,
        shooting::{Event, Forbidden as No, Order as Said, Step as Shoot},
    },
    rules::{
        command::opening,
        damage::{destroy, hurt},
        features::wear,
        flow::{replace, then},
        turn::acting_objection,
    },
};

pub(crate) use samples::orders;

/// Why an order of this chapter is not legal.
pub(crate) fn objection(state: &State, order: &Said) -> Option<Forbidden> {
    match order {
        Said::Aim(it) => aim::objection(state, it),
        Said::Fire => match state.volley.as_ref().and_then(|it| it.aims.first()) {
            Some(aim) => acting_objection(state, state.squad_of(aim.shooters[0])),
            None => Some(No::NothingDeclared.into()),
        },
        Said::Smoke { squad } => smoke_objection(state, *squad),
        Said::Focus { discarded } => focus::objection(state, discarded),
        Said::Guard { to } => guard::objection(state, *to),
    }
}

/// Carries an order out.
pub(crate) fn give(now: &mut Now<'_>, order: Said) {
    match order {
        Said::Aim(aim) => now.emit(Event::Aimed(aim).into()),
        Said::Fire => {
            now.emit(Event::Fired.into());
            shoot(now);
        }
        Said::Smoke { squad } => now.emit(Event::Smoked { squad, launched: true }.into()),
        Said::Focus { discarded } => focus::give(now, discarded),
        Said::Guard { to } => guard::give(now, to),
    }
}

/// What can be said to a step of this chapter.
pub(crate) fn answers(state: &State, step: &Shoot, orders: &mut Vec<Order>) {
    match step {
        Shoot::Focus { aim, hits, .. } => focus::orders(state, *aim, *hits, orders),
        Shoot::Guard { .. } => guard::orders(state, orders),
        Shoot::Salvo(_) | Shoot::Damage(_) | Shoot::Focused(_) | Shoot::Tally | Shoot::Apply => {}
    }
}

/// A squad with smoke launchers that could shoot, and shoots at nobody (`dc.weapon.smoke`).
fn smoke_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    let rule = rule!("dc.weapon.smoke");
    if squad.index() >= state.squads.len() {
        return Some(Forbidden::NoSuchThing { rule });
    }
    let launches = |it| state.mode(it).has(UnitRule::SmokeLauncher) && state.unit(it).is_on_table();
    let ready = state.volley.is_none() && state.living(squad).all(launches);
    acting_objection(state, squad)
        .or_else(|| aim::squad_objection(state, squad))
        .or_else(|| (!ready).then_some(No::MayNotShoot { squad, rule }.into()))
}

/// The volley that was fired is resolved; first shots at Commanders may be moved (`dc.shoot.commander-guard`).
pub(crate) fn shoot(now: &mut Now<'_>) {
    let aims = now.volley.as_ref().map_or(0, |it| it.aims.len()) as u8;
    then(now, volley_steps(now, aims));
    then(now, guard::questions(now));
}

/// All shots are rolled to hit, then all hits to damage; cards may be played on the dice (`dc.shoot.sequence`).
fn volley_steps(state: &State, aims: u8) -> SmallVec<[Step; 8]> {
    let window = |moment: Moment| opening(state, moment);
    let mut steps: SmallVec<[Step; 8]> = (0..aims).map(|it| Shoot::Salvo(it).into()).collect();
    steps.extend([Moment::RolledToHit, Moment::BeforeDamage].into_iter().filter_map(window));
    steps.extend((0..aims).map(|it| Step::from(Shoot::Damage(it))));
    steps.extend(window(Moment::RolledToDamage));
    steps.extend([Shoot::Tally, Shoot::Apply].map(Step::from));
    steps
}

/// Carries out the step on top.
pub(crate) fn resolve(now: &mut Now<'_>, step: Shoot) -> Result<bool, NeedDice> {
    match step {
        Shoot::Salvo(aim) => salvo::roll(now, aim)?,
        Shoot::Damage(aim) => salvo::roll_damage(now, aim)?,
        Shoot::Focus { .. } | Shoot::Guard { .. } => return Ok(true),
        Shoot::Focused(aim) => focus::roll(now, aim)?,
        Shoot::Tally => salvo::tally(now)?,
        Shoot::Apply => apply(now),
    }
    Ok(false)
}

/// All that the volley has done is applied at once; collateral damage comes before collapse (`dc.damage.apply`,
/// `dc.feature.collateral`).
fn apply(now: &mut Now<'_>) {
    let harm: Vec<Harm> = now.volley.as_ref().map(|it| it.harm.clone()).unwrap_or_default();
    let mut dead: SmallVec<[UnitId; 8]> = SmallVec::new();
    let mut features: SmallVec<[(FeatureId, u8); 4]> = SmallVec::new();
    for it in harm {
        match it.target {
            Target::Unit(unit) => {
                if hurt(now, unit, it.dp) && !dead.contains(&unit) {
                    dead.push(unit);
                }
            }
            Target::Feature(feature) => {
                harm_feature(now, feature, &it);
                match features.iter_mut().find(|known| known.0 == feature) {
                    Some(known) => known.1 = known.1.saturating_add(it.collateral),
                    None => features.push((feature, it.collateral)),
                }
            }
        }
    }
    dead.into_iter().for_each(|it| destroy(now, it));
    let from = shot_out(now);
    now.emit(Event::VolleyOver.into());
    let windows = from.into_iter().filter_map(|it| opening(now, it));
    let steps: Vec<Step> = feature_steps(now, &features).into_iter().chain(windows).collect();
    replace(now, steps);
}

/// The squads that have shot out of features in the volley; Reaction Fire is no action.
fn shot_out(state: &State) -> SmallVec<[Moment; 2]> {
    let volley = state.volley.as_ref().filter(|it| !it.reaction);
    let squads =
        volley.into_iter().flat_map(|it| &it.aims).filter_map(|it| Some(state.squad_of(*it.shooters.first()?)));
    let mut from: SmallVec<[Moment; 2]> =
        squads.filter_map(|it| Some(Moment::ActedInside(it, state.squad_feature(it)?))).collect();
    from.dedup();
    from
}

fn harm_feature(now: &mut Now<'_>, feature: FeatureId, harm: &Harm) {
    wear(now, feature, harm.dp);
    if harm.fires > 0 {
        now.emit(features::Event::Lit { feature, tokens: harm.fires, rule: harm.rule }.into());
    }
}

/// What is still to be resolved of features that were hit, each with the Collateral Damage in it.
pub(crate) fn feature_steps(state: &State, features: &[(FeatureId, u8)]) -> Vec<Step> {
    let collateral = features.iter().filter(|it| it.1 > 0);
    let collateral = collateral.map(|(feature, points)| features::Step::Collateral {
        feature: *feature,
        points: *points,
        rule: rule!("dc.feature.collateral-trigger"),
    });
    let fallen = features.iter().filter(|it| state.feature(it.0).dp == 0).map(|it| features::Step::Collapse(it.0));
    collateral.chain(fallen).map(Step::from).collect()
}
