//! Shots, templates, grenades and walls of fire.

use battle::Forecast;
use catalogue::RuleId;

use super::{
    Whom,
    chances::{Falls, Shot, if_passed, if_tested, odds, only_hit},
};
use crate::{
    Action, Cause, Cover, Fire, ModelId, Ranged, Shots, Spot, Spray, State, TemplateSize, Throw, WallOfFire,
    content::skills::stalk,
    rules::{
        moments::first,
        rolls::skill_test::limited,
        shooting::{self, grenades, rail, spray, templates, wall_of_fire},
    },
};

/// A Ranged Attack at models, with the tests that come before the first die.
pub(super) fn shoot(state: &State, shooter: ModelId, action: Action, shots: &Shots, whom: Whom) -> Option<Forecast> {
    let fire = shooting::judge(state, shooter, action, shots).ok()?;
    let primary = shots.at[0];
    let dice = match state.gun(shooter, shots.weapon)?.template {
        Some(size) => explosions(state, &fire, size, whom),
        None => shots.at.iter().enumerate().flat_map(|(at, target)| die(state, &fire, at, *target)).collect(),
    };
    let odds = odds(state, &dice, primary);
    let stalked = stalk::first(state, shooter, shots).is_some();
    let odds = if stalked { if_passed(odds, stalk::need(state, &fire), false) } else { odds };
    let sense = state.needs_target_sense_to_shoot(shooter, primary);
    Some(if sense { if_tested(state, shooter, odds) } else { odds })
}

/// Other targets in place of a stalker that was not made out.
pub(super) fn other_targets(state: &State, fire: &Fire, action: Action, shots: &Shots, whom: Whom) -> Option<Forecast> {
    stalk::judge(state, fire, action, shots).ok()?;
    shoot(state, fire.shooter, action, shots, whom)
}

/// One die at a target: what it does there, to everybody on the line of a Rail weapon, and to a friend if it misses.
fn die(state: &State, fire: &Fire, at: usize, target: ModelId) -> Vec<Shot> {
    let aimed = aimed(state, fire, at, target, target);
    let test = |wound, falls| Shot {
        wound,
        falls: Some(falls),
        need: aimed.need.clone(),
        again: aimed.again,
        one: 0,
        hard: None,
    };
    let stray = shooting::stray(state, fire, target).map(|(wound, _)| test(wound, Falls::STRAY));
    let line = rail::likely(state, fire, target, at == 0);
    let line = line.into_iter().map(|(wound, chance)| test(wound, Falls::sharing(chance)));
    let mut dice: Vec<Shot> = line.chain(stray).collect();
    dice.insert(0, aimed);
    dice
}

/// One die at a target, as it would hurt a victim: the same, or one beneath the template.
fn aimed(state: &State, fire: &Fire, at: usize, target: ModelId, victim: ModelId) -> Shot {
    let cover = state.cover_shot(fire.shooter, target);
    let need = shooting::need(state, fire, target, at == 0, &cover).map(limited);
    let hit = |denied| shooting::wound(state, fire, victim, at == 0, Cause::Ranged, denied).0;
    let again = shooting::reroll_offer(state, fire).is_some() && !need.as_ref().is_some_and(Cover::is_luck);
    let (wound, edge) = (hit(None), rail::worse_up_to(state, fire));
    let hard = (edge > 1).then(|| (edge, rail::worsen(state, fire, 1, wound)));
    Shot { need, wound, falls: None, again, one: hit(Some(shooting::POWER_SHOT)).critical, hard }
}

/// Explosions: every die for everybody beneath one of them where it is aimed.
fn explosions(state: &State, fire: &Fire, size: TemplateSize, whom: Whom) -> Vec<Shot> {
    let shots = &fire.shots.at;
    let mut victims = vec![shots[0]];
    if whom == Whom::All {
        let beneath = shots.iter().flat_map(|it| templates::under(state, size, templates::spot_of(state, *it)));
        for victim in beneath {
            if !victims.contains(&victim) {
                victims.push(victim);
            }
        }
    }
    let die = |victim: ModelId, (at, target): (usize, &ModelId)| {
        let place = templates::spot_of(state, *target);
        let falls = Some(falls(state, templates::SCATTER, size, fire.shooter, place, victim));
        Shot { falls, ..aimed(state, fire, at, *target, victim) }
    };
    let all = |victim: ModelId| shots.iter().enumerate().map(move |it| die(victim, it));
    victims.into_iter().flat_map(all).collect()
}

/// How a template sent at a place falls on a model.
fn falls(state: &State, scatter: (RuleId, u8), size: TemplateSize, by: ModelId, at: Spot, on: ModelId) -> Falls {
    Falls {
        passed: f64::from(u8::from(templates::is_under(state, size, at, on))),
        failed: templates::scatter_chance(state, scatter, size, by, at, on),
        twenty: None,
    }
}

/// Flames and shot: everybody they get at.
pub(super) fn spray(state: &State, model: ModelId, spray: &Spray, whom: Whom) -> Option<Forecast> {
    if spray::objection(state, model, spray).is_some() {
        return None;
    }
    let gun = state.gun(model, spray.weapon)?;
    let (victims, sense) = spray::victims(state, model, spray)?;
    let primary = *victims.first()?;
    let wanted = victims.into_iter().take(if whom == Whom::First { 1 } else { usize::MAX });
    let dice: Vec<Shot> = wanted.flat_map(|it| splash(state, model, spray.weapon, gun, it)).collect();
    let odds = odds(state, &dice, primary);
    Some(if sense { if_tested(state, model, odds) } else { odds })
}

/// What a template brings to one model it gets at, and to a friend of the firer where shot misses it.
fn splash(state: &State, model: ModelId, weapon: u8, gun: &Ranged, victim: ModelId) -> Vec<Shot> {
    let die = |it: spray::Splash| {
        let need = it.need.map(limited);
        let lucky = need.as_ref().is_some_and(Cover::is_luck);
        let again = need.is_some() && !lucky && first!(state, rolls_again(model, gun)).is_some();
        let falls = match it.enters {
            _ if it.strays => Some(Falls::STRAY),
            Some(chance) => Some(Falls::sharing(chance)),
            None => None,
        };
        Shot { need, wound: it.wound, falls, again, one: it.wound.critical, hard: None }
    };
    spray::likely(state, model, weapon, gun, victim).into_iter().map(die).collect()
}

/// Grenades: every die for everybody beneath the places they are thrown at.
pub(super) fn throw(state: &State, model: ModelId, throw: &Throw, whom: Whom) -> Option<Forecast> {
    if grenades::objection(state, model, throw).is_some() {
        return None;
    }
    let gun = state.gun(model, throw.weapon)?;
    let size = gun.template?;
    let victims = grenades::victims(state, throw, size);
    let primary = *victims.first()?;
    let wanted = victims.into_iter().take(if whom == Whom::First { 1 } else { usize::MAX });
    let needs = grenades::needs(state, model, throw);
    let mut dice = Vec::new();
    for victim in wanted {
        let wound = grenades::hit(state, model, throw.weapon, gun, victim).0;
        let in_hand = templates::is_under(state, size, templates::spot_of(state, model), victim);
        for (need, at) in needs.iter().zip(&throw.at) {
            let falls = falls(state, grenades::SCATTER, size, model, *at, victim);
            let falls = Falls { twenty: Some(f64::from(u8::from(in_hand))), ..falls };
            let again = first!(state, rolls_again(model, gun)).is_some() && !Cover::is_luck(need);
            dice.push(Shot { falls: Some(falls), again, ..Shot::plain(Some(need.clone()), wound) });
        }
    }
    let odds = odds(state, &dice, primary);
    Some(if gun.st.is_some() { odds } else { only_hit(odds) })
}

/// A Wall of Fire hurts nobody yet: the odds are those of the enemy nearest to it, if that goes through.
pub(super) fn wall(state: &State, by: ModelId, weapon: u8, tokens: [Spot; 2]) -> Option<Forecast> {
    let wall = WallOfFire { by, weapon, tokens };
    if wall_of_fire::objection(state, &wall).is_some() {
        return None;
    }
    let far = |it: &ModelId| wall.distance(state.centre(*it)) - state.profile(*it).radius.to_f64();
    let crosser = state.enemies(by).min_by(|a, b| far(a).total_cmp(&far(b)))?;
    let (wound, _) = wall_of_fire::burn(state, &wall, crosser);
    Some(odds(state, &[Shot::sure(wound)], crosser))
}
