//! What an attack is likely to bring, before it is made: exact chances in closed form, held to the resolution by a test.
//!
//! Dice results that are not declared yet are left out on both sides; in a fight the odds are given for an enemy who
//! evades and for one who fights back.

use battle::{Breakdown, Chance, Forecast, Line, Spread};
use dice::Distribution;
use rules::rule;

use crate::{
    Abilities, Ability, Answer, Attack, Contest, Handful, Mark, Means, ModelId, Order, State, Step, Why, contest,
    damage, fight, judge, shooting, splat::arms,
};

/// The odds of an order; `None` where it rolls no dice at once or is not legal.
pub(crate) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    judge::judge(state, order).ok()?;
    match (state.steps.top()?, *order) {
        (Step::Act(by), Order::Shoot { weapon, target, effect, ammo, .. }) => {
            shot(state, *by, (weapon, target), effect, ammo)
        }
        (Step::Act(by), Order::Fight { weapon, target, .. }) => Some(blow(state, *by, target, weapon, Why::Action)),
        (Step::MustFight(by), Order::Fight { weapon, target, means: Means::Action }) => {
            Some(blow(state, *by, target, weapon, Why::Entered))
        }
        _ => None,
    }
}

/// How many successes a pool has.
fn successes(dice: &Breakdown, needs: Option<u8>, again: u8) -> Distribution {
    Handful { dice: dice.total().max(0).unsigned_abs(), on: needs, rerolls: u32::from(again) }.successes()
}

fn shot(
    state: &State,
    by: ModelId,
    (weapon, target): (u8, ModelId),
    effect: bool,
    ammo: Option<u8>,
) -> Option<Forecast> {
    let fired = shooting::weapon(state, by, weapon).ok()?;
    if fired.abilities.has(Ability::Invigorate) {
        return None;
    }
    let burns = fired.abilities.has(Ability::ItBurns) && !effect;
    let item = ammo.and_then(|it| state.model(by).item(it));
    let attack = Attack::Shot { by, weapon, effect, ammo: item };
    let contest = Contest::new(attack, target, Some(Answer::Survive), false);
    let (_, dice, again) = contest::attack_dice(state, &contest);
    let dice = if burns { Breakdown::base(rule!("dz.ability.it-burns"), 3) } else { dice };
    let against = contest::answer_dice(state, &contest);
    let profile = state.profile(target);
    let attack = successes(&dice, arms::shoot_value(state, by, weapon), again);
    let lead = attack.minus(&successes(&against, profile.survive, state.resilient(target)));
    let mut forecast = Forecast::default();
    forecast.tests.push((Line::new("dz-odds-attack"), dice));
    forecast.tests.push((Line::new("dz-odds-answer"), against));
    if effect {
        let pins = if profile.can_be_pinned() { lead.at_least(1) } else { 0.0 };
        forecast.chances.push(Chance { what: Line::new("dz-odds-pin"), chance: pins });
        return Some(forecast);
    }
    let ap = fired.ap + u8::from(item == Some(crate::Item::ApAmmo));
    let dealt = dealt(state, by, target, &harmless(&lead, fired.abilities), ap);
    forecast.chances.push(Chance { what: Line::new("dz-odds-hit"), chance: lead.at_least(1) });
    let toxic = fired.abilities.has(Ability::Toxic);
    forecast.chances.push(Chance { what: Line::new("dz-odds-kill"), chance: kills(state, target, &dealt, toxic) });
    forecast.spreads.push(Spread::gather(Line::new("dz-odds-damage"), dealt.iter()));
    Some(forecast)
}

fn blow(state: &State, by: ModelId, target: ModelId, weapon: u8, why: Why) -> Forecast {
    let was_pinned = state.model(target).is(Mark::Pinned);
    let attack = Attack::Blow { by, weapon, why };
    let with = |answer| Contest::new(attack, target, Some(answer), was_pinned);
    let hit = fight::weapon(state, by, weapon);
    let evading = with(Answer::Survive);
    let (_, dice, again) = contest::attack_dice(state, &evading);
    let against = contest::answer_dice(state, &evading);
    let able = weapon != fight::NOTHING && !state.has(by, Ability::NonCombatant);
    let profile = state.profile(target);
    let struck = successes(&dice, state.profile(by).fight.filter(|_| able), again);
    let lead = struck.minus(&successes(&against, profile.survive, state.resilient(target)));
    let dealt_evading = dealt(state, by, target, &harmless(&lead, hit.abilities), hit.ap);
    let mut forecast = Forecast::default();
    forecast.chances.push(Chance { what: Line::new("dz-odds-hit"), chance: lead.at_least(1) });
    let kill = kills(state, target, &dealt_evading, hit.abilities.has(Ability::Toxic));
    forecast.chances.push(Chance { what: Line::new("dz-odds-kill"), chance: kill });
    forecast.spreads.push(Spread::gather(Line::new("dz-odds-damage"), dealt_evading.iter()));
    forecast.tests.push((Line::new("dz-odds-attack"), dice));
    forecast.tests.push((Line::new("dz-odds-answer"), against));
    let survives_only = was_pinned && state.field.setup.settings.pinned_only_survives;
    if fight::fights_back(state, target) && !survives_only {
        let back = fight::weapons(state, target).next().unwrap_or(fight::NOTHING);
        let fighting = contest::answer_dice(state, &with(Answer::FightBack(back)));
        let again = state.frenzy(target, fight::weapon(state, target, back).frenzy);
        let lead = struck.minus(&successes(&fighting, profile.fight, again));
        forecast.chances.push(Chance { what: Line::new("dz-odds-hit-back"), chance: lead.at_most(-1) });
        forecast.chances.push(Chance { what: Line::new("dz-odds-hit-fought"), chance: lead.at_least(1) });
        forecast.tests.push((Line::new("dz-odds-fight-back"), fighting));
    }
    forecast
}

/// Actual damage of a lead: Tough, shields, armour less AP (`dz.damage.order`).
fn dealt(state: &State, by: ModelId, target: ModelId, lead: &Distribution, ap: u8) -> Distribution {
    let more = i32::from(state.has(by, Ability::Dismantle) && !state.profile(target).is_living());
    let lead = lead.map(|it| if it > 0 { it + more } else { it });
    let tough = i32::from(state.has(target, Ability::Tough));
    let potential = lead.clone().floor(0).map(|it| (it - tough).max(0));
    let it = state.model(target);
    let printed = state.profile(target).shields.iter().enumerate().filter(|it2| it.shields_lost >> it2.0 & 1 == 0);
    let carried = it.carried().filter_map(|it| match it.1 {
        crate::Item::EnergyShield(n) => Some(n),
        _ => None,
    });
    let works = |it: &ModelId| state.model(*it).shields_lost & crate::fold::GENERATOR == 0;
    let generators: u32 = state.in_cell(it.cell).filter(works).map(|it| u32::from(state.profile(it).generator)).sum();
    let dice: u32 = generators + printed.map(|it| u32::from(*it.1)).sum::<u32>() + carried.map(u32::from).sum::<u32>();
    let left = if dice == 0 {
        potential
    } else {
        potential.minus(&Handful { dice, on: Some(6), rerolls: 0 }.successes()).floor(0)
    };
    let armour = (damage::armour_of(state, target).total() - i32::from(ap)).max(0);
    left.map(|it| (it - armour).max(0))
}

/// Weapons that do no direct damage.
fn harmless(lead: &Distribution, abilities: Abilities) -> Distribution {
    let harmless = abilities.has_any(&[Ability::Blast, Ability::Stun, Ability::NonLethal]);
    if harmless { Distribution::point(0) } else { lead.clone() }
}

fn kills(state: &State, target: ModelId, dealt: &Distribution, toxic: bool) -> f64 {
    let profile = state.profile(target);
    let poisoned = state.toxic.has(state.model(target).cell) && profile.is_living();
    let at_once = profile.has(Ability::Vulnerable) || poisoned || toxic && profile.is_living();
    let spare = i32::from(profile.size) - i32::from(state.model(target).damage);
    dealt.at_least(if at_once { 1 } else { spare + 1 })
}
