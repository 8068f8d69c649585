//! What an attack is likely to bring, before it is made: exact odds.
//!
//! A closed form, held by a test to the resolution itself walked over every die. Cards that the other side might turn
//! are left out, and so are Sentries that might dive: those are choices, not chances. Of a template the odds are told for one
//! model: the target, the nearest enemy beneath, or whoever is nearest to the place it is thrown at.
//! Hits that might be passed on and rerolls are choices too. Hulls lose Structure Points (`hull_odds`).

use battle::{Breakdown, Chance, Forecast, Line, Spread};
use rules::RuleId;
use smallvec::SmallVec;
use table::Inches;

use crate::{
    Action, Cause, Cover, Fire, Melee, ModelId, Order, Pledge, Reaction, Shots, Special, Spot, Spray, SquadAction,
    State, Step, Swing, TemplateSize, Test, Throw, Wound, blows, close_combat,
    factions::{doctrines, duval, hussars},
    grenades, hull_odds,
    odds::{FUMBLE, POWER_SHOT, hurts, passes},
    shooting,
    skill_test::limited,
    skills::stalk,
    special_cc, spray, squad_actions, suppression, templates, wounds,
};

/// One die of an attack.
struct Shot {
    target: ModelId,
    /// What must be rolled; none if it hits by itself.
    need: Option<Breakdown>,
    wound: Wound,
    /// Where a template falls; none for an attack without one.
    falls: Option<Falls>,
    /// Whether a failed die is rolled again.
    again: bool,
    /// Wounds a natural 1 costs.
    one: u8,
}

/// The chances that a template falls on the target.
#[derive(Clone, Copy)]
struct Falls {
    /// When the test is passed.
    passed: f64,
    /// When it is failed and the template scatters.
    failed: f64,
    /// When a grenade goes off in the hand; none for what scatters on a 20 too.
    twenty: Option<f64>,
}

impl Falls {
    /// Of no template, but without a Power Shot all the same: every hit falls on the target, and no miss.
    const POWERLESS: Falls = Falls { passed: 1.0, failed: 0.0, twenty: Some(0.0) };

    /// The chances of a hit by a natural 1 and of any hit, if the last die is a 20 so often. Grenades have no Power Shot.
    fn chances(self, one: f64, hit: f64, last: f64) -> (f64, f64) {
        match self.twenty {
            None => (one * self.passed, hit * self.passed + (1.0 - hit) * self.failed),
            Some(twenty) => (0.0, hit * self.passed + (1.0 - last - hit) * self.failed + last * twenty),
        }
    }
}

/// The odds of an order: an attack that could be made now.
pub(crate) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    match (state.steps.top()?, order) {
        (Step::Act(model), Order::Shoot(shots)) => shoot(state, *model, Action::Shooting, shots),
        (Step::Act(model), Order::RapidFire(shots)) => shoot(state, *model, Action::RapidFire, shots),
        (Step::SentryWindow { .. }, Order::React { model, reaction: Reaction::Shoot(shots) }) => {
            let odds = shoot(state, *model, Action::Shooting, shots)?;
            Some(if_tested(state, *model, odds))
        }
        (Step::Act(model), Order::Spray(spray)) => sprayed(state, *model, spray),
        (Step::Act(model), Order::Throw(throw)) => thrown(state, *model, throw),
        (Step::Strike(melee), Order::Strike { target }) => strike(state, melee, *target),
        (Step::Act(model), Order::Special { what, closing, short }) => {
            special(state, *model, *what, closing.map(|it| (it, *short)))
        }
        (Step::Swing(swing), Order::Strike { target }) => swing_at(state, swing, *target),
        (Step::Declare(squad), Order::Declare { action, target, models }) => {
            let (pledge, _) = squad_actions::judge(state, *squad, *action, *target, models).ok()?;
            joint(state, &pledge)
        }
        _ => None,
    }
}

fn shoot(state: &State, shooter: ModelId, action: Action, shots: &Shots) -> Option<Forecast> {
    let fire = shooting::judge(state, shooter, action, shots).ok()?;
    let mut dice: Vec<Shot> = shots.at.iter().enumerate().map(|(at, target)| shot(state, &fire, at, *target)).collect();
    if let Some(size) = state.gun(shooter, shots.weapon)?.template {
        for die in &mut dice {
            let at = templates::spot_of(state, die.target);
            die.falls = Some(falls(state, templates::SCATTER, size, shooter, at, shots.at[0]));
            die.target = shots.at[0];
        }
    }
    let odds = odds(state, &dice, shots.at[0]);
    let sense = state.needs_target_sense_to_shoot(shooter, shots.at[0]);
    let stalked = stalk::first(state, shooter, shots).is_some();
    let odds = if stalked { if_passed(odds, stalk::need(state, &fire), false) } else { odds };
    Some(if sense { if_tested(state, shooter, odds) } else { odds })
}

fn shot(state: &State, fire: &Fire, at: usize, target: ModelId) -> Shot {
    let cover = state.cover_shot(fire.shooter, target);
    let need = shooting::need(state, fire, target, at == 0, &cover).map(limited);
    let (wound, _) = shooting::wound(state, fire, target, at == 0, Cause::Ranged, None);
    let (power, _) = shooting::wound(state, fire, target, at == 0, Cause::Ranged, Some(shooting::POWER_SHOT));
    let again = doctrines::reroll(state, fire).is_some() && !need.as_ref().is_some_and(Cover::is_luck);
    Shot { target, need, wound, falls: None, again, one: power.critical }
}

/// How a template sent at a place falls on a model.
fn falls(state: &State, scatter: (RuleId, u8), size: TemplateSize, by: ModelId, at: Spot, on: ModelId) -> Falls {
    Falls {
        passed: f64::from(u8::from(templates::is_under(state, size, at, on))),
        failed: templates::scatter_chance(state, scatter, size, by, at, on),
        twenty: None,
    }
}

fn sprayed(state: &State, model: ModelId, spray: &Spray) -> Option<Forecast> {
    if spray::objection(state, model, spray).is_some() {
        return None;
    }
    let (target, need, hits, sense) = spray::likely(state, model, spray)?;
    let need = need.map(limited);
    let gun = state.gun(model, spray.weapon);
    let lucky = need.as_ref().is_some_and(Cover::is_luck);
    let again = !lucky && gun.is_some_and(|it| doctrines::rolls_again(state, model, it).is_some());
    let die = |wound: Wound| Shot { target, need: need.clone(), wound, falls: None, again, one: wound.critical };
    let odds = odds(state, &hits.into_iter().map(die).collect::<Vec<_>>(), target);
    Some(if sense { if_tested(state, model, odds) } else { odds })
}

fn thrown(state: &State, model: ModelId, throw: &Throw) -> Option<Forecast> {
    if grenades::objection(state, model, throw).is_some() {
        return None;
    }
    let (target, needs, wound) = grenades::likely(state, model, throw)?;
    let gun = state.gun(model, throw.weapon)?;
    let size = gun.template?;
    let in_hand = templates::is_under(state, size, templates::spot_of(state, model), target);
    let die = |(need, at): (Breakdown, &Spot)| {
        let falls = falls(state, grenades::SCATTER, size, model, *at, target);
        let falls = Falls { twenty: Some(f64::from(u8::from(in_hand))), ..falls };
        let again = doctrines::rolls_again(state, model, gun).is_some() && !Cover::is_luck(&need);
        Shot { target, need: Some(limited(need)), wound, falls: Some(falls), again, one: wound.critical }
    };
    let dice: Vec<Shot> = needs.into_iter().zip(&throw.at).map(die).collect();
    Some(odds(state, &dice, target))
}

fn strike(state: &State, melee: &Melee, target: ModelId) -> Option<Forecast> {
    if close_combat::strike_objection(state, melee, target).is_some() {
        return None;
    }
    let blade = state.blade(melee.model, melee.weapon)?;
    let st = close_combat::armed_strength(state, melee.model, melee.weapon, target);
    let need = close_combat::strike_need(state, melee, target).map(limited);
    let wound = close_combat::blow(melee.model, target, &st, blade.damage, false);
    let heals = !duval::forbids_heal(state, melee.model, melee.weapon);
    let critical = wounds::own_critical(state, melee.model, melee.weapon, wounds::critical_force(st.total()));
    let hull = close_combat::pierce(state, melee.model, &blade);
    let wound = Wound { weapon: melee.weapon, critical: critical.total() as u8, heals, hull, ..wound };
    let falls = (!blows::has_power_shot(state, melee.model, melee.weapon)).then_some(Falls::POWERLESS);
    Some(odds(state, &[Shot { target, need, wound, falls, again: false, one: wound.critical }], target))
}

/// A Special Close Combat Action at one model.
fn special(state: &State, model: ModelId, what: Special, closing: Option<(ModelId, Inches)>) -> Option<Forecast> {
    let feat = special_cc::judge(state, model, what, closing).ok()?;
    let (need, wound) = special_cc::likely(state, &feat)?;
    let target = wound.victim;
    let powerless = matches!(what, Special::Throw { .. } | Special::Lob { .. });
    let falls = powerless.then_some(Falls::POWERLESS);
    Some(odds(
        state,
        &[Shot { target, need: need.map(limited), wound, falls, again: false, one: wound.critical }],
        target,
    ))
}

fn swing_at(state: &State, swing: &Swing, target: ModelId) -> Option<Forecast> {
    if special_cc::swing_objection(state, swing, target).is_some() {
        return None;
    }
    let (need, wound) = special_cc::swing_likely(state, swing, target);
    Some(odds(
        state,
        &[Shot { target, need: need.map(limited), wound, falls: None, again: false, one: wound.critical }],
        target,
    ))
}

/// A Squad Special Action, if it were rolled with everybody where they stand. Of a Suppression Fire the odds are those of
/// its target if that travels on.
fn joint(state: &State, pledge: &Pledge) -> Option<Forecast> {
    let target = pledge.target;
    if pledge.action == SquadAction::SuppressionFire {
        let (con, wound) = suppression::likely(state, pledge)?;
        let odds =
            odds(state, &[Shot { target, need: None, wound, falls: None, again: false, one: wound.critical }], target);
        let con = con.map(limited)?;
        let failed = 1.0 - passes(con.total());
        return Some(if_happens(odds, failed, con));
    }
    let (joint, wound) = squad_actions::likely(state, pledge)?;
    let odds = odds(
        state,
        &[Shot { target, need: joint.need.map(limited), wound, falls: None, again: false, one: wound.critical }],
        target,
    );
    let stalked = pledge.action == SquadAction::FocusFire && state.must_make_out(joint.lead, target);
    let odds = if stalked { if_passed(odds, stalk::focus_need(state, joint.lead), false) } else { odds };
    Some(match joint.sense {
        Some(lead) => if_tested(state, lead, odds),
        None => odds,
    })
}

/// The chances of one die to hit by a natural 1, and to hit at all.
fn lands(shot: &Shot) -> (f64, f64) {
    let (one, hit) = match &shot.need {
        Some(need) => (POWER_SHOT, passes(need.total())),
        None => (0.0, 1.0),
    };
    let (dice, last) = if shot.again { (2.0 - hit, FUMBLE * (1.0 - hit)) } else { (1.0, FUMBLE) };
    let (one, hit) = (one * dice, hit * dice);
    shot.falls.map_or((one, hit), |it| it.chances(one, hit, last))
}

/// The chances of one die: to hit, to cost the victim Wounds, and to do so by a natural 1.
fn chances(state: &State, shot: &Shot) -> (f64, f64, f64) {
    let (one, hit) = lands(shot);
    let saved = wounds::armour(state, &shot.wound).map_or(1.0, |it| {
        let once = passes(it.total());
        if wounds::tests_again(state, &shot.wound, &it) { once * once } else { once }
    });
    let healed = wounds::heal_skill(state, shot.target).filter(|_| wounds::heals(state, &shot.wound));
    let healed = healed.map_or(0.0, |it| passes(it.total()));
    (hit, hurts(one, hit, saved, healed) - one, one)
}

fn odds(state: &State, dice: &[Shot], primary: ModelId) -> Forecast {
    if state.profile(primary).hull.is_some() {
        let at_it = dice.iter().filter(|it| it.target == primary);
        let die = |it| {
            let ((one, hit), Shot { wound, .. }) = (lands(it), it);
            hull_odds::Die { one, hit, wound }
        };
        let odds = hull_odds::forecast(state, primary, &at_it.map(die).collect::<Vec<_>>());
        return Forecast { tests: tests(state, dice), ..odds };
    }
    let left = i32::from(state.model(primary).wounds);
    let (mut lost, mut missed): (SmallVec<[(i32, f64); 8]>, f64) = (SmallVec::from_slice(&[(0, 1.0)]), 1.0);
    for die in dice.iter().filter(|it| it.target == primary) {
        let (hit, hurt, one) = chances(state, die);
        missed *= 1.0 - hit;
        let (critical, power) = (i32::from(die.wound.critical), i32::from(die.one));
        let split = lost.iter().flat_map(|(n, p)| {
            let after = |wounds: i32| (n + wounds).min(left);
            [(*n, p * (1.0 - hurt - one)), (after(critical), p * hurt), (after(power), p * one)]
        });
        lost = split.collect();
    }
    let spread = Spread::gather(Line::new("wz-odds-wounds"), lost);
    let chance = |key, chance| Chance { what: Line::new(key), chance };
    let chances = vec![
        chance("wz-odds-hit", 1.0 - missed),
        chance("wz-odds-wound", spread.at_least(1)),
        chance("wz-odds-kill", spread.at_least(left)),
    ];
    Forecast { chances, spreads: vec![spread], tests: tests(state, dice) }
}

fn tests(state: &State, dice: &[Shot]) -> Vec<(Line, Breakdown)> {
    let Some(first) = dice.first() else { return Vec::new() };
    let hit = first.need.clone().map(|it| (Line::new("wz-odds-to-hit"), it));
    let armour = || wounds::armour(state, &first.wound).map(|it| (Line::new("wz-odds-armour"), it));
    let hull = state.profile(first.target).hull.is_some();
    let armour = if hull { hull_odds::test(state, &first.wound) } else { armour() };
    hit.into_iter().chain(armour).collect()
}

/// The same odds if a test on LD must be passed first.
fn if_tested(state: &State, model: ModelId, odds: Forecast) -> Forecast {
    if_passed(odds, state.leadership(model), hussars::rolls_again(state, model, Test::TargetSense))
}

/// The same odds if a test must be passed first, which may be rolled again.
fn if_passed(odds: Forecast, need: Option<Breakdown>, again: bool) -> Forecast {
    let Some(need) = need.map(limited) else { return odds };
    let once = passes(need.total());
    if_happens(odds, if again { once * (2.0 - once) } else { once }, need)
}

/// The same odds if something must happen first, so likely, by this test.
fn if_happens(mut odds: Forecast, likely: f64, need: Breakdown) -> Forecast {
    for chance in &mut odds.chances {
        chance.chance *= likely;
    }
    for spread in &mut odds.spreads {
        let nothing = [(0, 1.0 - likely)];
        let scaled = spread.odds.iter().map(|(n, p)| (*n, p * likely));
        *spread = Spread::gather(spread.what.clone(), scaled.chain(nothing));
    }
    odds.tests.insert(0, (Line::new("wz-odds-first"), need));
    odds
}
