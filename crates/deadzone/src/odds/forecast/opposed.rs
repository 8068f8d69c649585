//! An opposed test in closed form: how far the attack is ahead, and what that does to the loser.
//!
//! The dice and their reasons come from the same breakdowns that the resolution rolls; only the rolling is replaced by
//! distributions. A test holds both together.

use battle::Breakdown;
use dice::Distribution;

use super::tally;
use crate::{
    Ability, Attack, Contest, Handful, Help, Item, ModelId, State, Trick,
    model::state::GENERATOR,
    rules::{
        damage,
        rolls::{
            opposed_test,
            pool::Again,
            test_result::{self, Wound},
        },
    },
};

/// The tricks of an experimental weapon with their chances in sevenths: an 8 is rolled again.
const TRICKS: [(Trick, f64); 4] =
    [(Trick::Blast, 2.0), (Trick::Knockback, 2.0), (Trick::WeightOfFire, 2.0), (Trick::Ap, 1.0)];

/// A test before it is rolled.
pub(crate) struct Test {
    /// The dice of the attack.
    pub dice: Breakdown,
    /// The dice of the answer.
    pub against: Breakdown,
    /// By how many successes the attack is ahead.
    pub lead: Distribution,
}

/// What becomes of a model that was beaten, or not.
pub(crate) struct Hurt {
    /// The actual damage.
    pub dealt: Distribution,
    /// The chance that it dies.
    pub kill: f64,
}

/// What reaches a model when an attack is ahead.
#[derive(Clone, Copy)]
pub(crate) struct Impact {
    pub on: ModelId,
    pub ap: u8,
    pub toxic: bool,
    /// Whether it does one more to machines.
    pub dismantles: bool,
    /// Whether the model is braced for it.
    pub braced: bool,
}

impl Impact {
    /// Plain damage with so much AP.
    pub const fn plain(on: ModelId, ap: u8) -> Impact {
        Impact { on, ap, toxic: false, dismantles: false, braced: false }
    }
}

/// The dice of a test and how far it is ahead.
pub(crate) fn test(state: &State, contest: &Contest) -> Test {
    let (_, dice, again) = opposed_test::attack_dice(state, contest);
    let against = opposed_test::answer_dice(state, contest);
    let on = opposed_test::needs_of_attack(state, contest);
    let attack = successes(&dice, on, again);
    let back = Again::dice(opposed_test::answer_rerolls(state, contest));
    let answer = successes(&against, opposed_test::needs_of_answer(state, contest), back);
    Test { lead: attack.minus(&answer), dice, against }
}

pub(super) fn count(dice: &Breakdown) -> u32 {
    dice.total().max(0).unsigned_abs()
}

/// How many successes a pool has.
pub(crate) fn successes(dice: &Breakdown, needs: Option<u8>, again: Again) -> Distribution {
    if again.ones {
        let falls = tally::tally(count(dice), needs, again);
        let parts: Vec<(f64, Distribution)> =
            falls.iter().map(|(it, chance)| (*chance, Distribution::point(i32::from(it.successes)))).collect();
        let parts: Vec<(f64, &Distribution)> = parts.iter().map(|it| (it.0, &it.1)).collect();
        return Distribution::mixture(&parts).unwrap_or_else(|_| Distribution::point(0));
    }
    Handful { dice: count(dice), on: needs, rerolls: u32::from(again.dice) }.successes()
}

/// What a test does to the attacked, or to the attacker by an answer that fights back; `None` where it hurts nobody.
pub(crate) fn harm(state: &State, contest: &Contest, lead: &Distribution, back: bool) -> Option<Hurt> {
    let wound = test_result::wound(state, contest, if back { -1 } else { 1 });
    let lead = if back { lead.clone().negate() } else { lead.clone() };
    let impact = match (contest.attack, wound) {
        (_, Some(wound)) => struck(state, contest, &wound)?,
        (Attack::Fire, None) => Impact::plain(contest.target, 1),
        (Attack::Wall | Attack::Fall(_), None) => Impact::plain(contest.target, 0),
        (Attack::Shot { .. } | Attack::Blow { .. }, None) => return None,
    };
    Some(hurt(state, &impact, &lead))
}

/// A hit by a weapon; `None` for one that does no direct damage.
fn struck(state: &State, contest: &Contest, wound: &Wound) -> Option<Impact> {
    let braced = contest.helps.contains(&Some(Help::Armour(wound.loser)));
    let (toxic, dismantles) = (wound.abilities.has(Ability::Toxic), state.has(wound.by, Ability::Dismantle));
    test_result::harms(wound).then_some(Impact {
        on: wound.loser,
        ap: wound.ap.saturating_sub(contest.blunt),
        toxic,
        dismantles,
        braced,
    })
}

/// The same over the tricks of an experimental weapon: the chance to hit, the damage, the chance to kill.
pub(crate) fn experiment(state: &State, contest: &Contest) -> (f64, Hurt) {
    let (mut hit, mut kill, mut parts) = (0.0, 0.0, Vec::new());
    for (trick, share) in TRICKS.map(|it| (it.0, it.1 / 7.0)) {
        let tricky = Contest { trick: Some(trick), ..*contest };
        let Test { lead, .. } = test(state, &tricky);
        hit += share * lead.at_least(1);
        let hurt = harm(state, &tricky, &lead, false);
        kill += share * hurt.as_ref().map_or(0.0, |it| it.kill);
        parts.push((share, hurt.map_or_else(|| Distribution::point(0), |it| it.dealt)));
    }
    let parts: Vec<(f64, &Distribution)> = parts.iter().map(|it| (it.0, &it.1)).collect();
    let dealt = Distribution::mixture(&parts).unwrap_or_else(|_| Distribution::point(0));
    (hit, Hurt { dealt, kill })
}

/// Potential damage becomes actual: Tough, shields, armour less AP (`dz.damage.order`).
pub(crate) fn hurt(state: &State, impact: &Impact, lead: &Distribution) -> Hurt {
    let Impact { on, ap, toxic, dismantles, braced } = *impact;
    let more = i32::from(dismantles && !state.profile(on).is_living());
    let tough = i32::from(state.has(on, Ability::Tough));
    let potential = lead.map(|it| if it > 0 { it + more } else { 0 });
    let after_tough = |it: Distribution| it.map(|it| (it - tough).max(0));
    let left = if state.field.setup.settings.shields_before_tough {
        after_tough(shielded(state, on, potential))
    } else {
        shielded(state, on, after_tough(potential))
    };
    let worth = damage::armour_of(state, on).total() + i32::from(braced);
    let armour = (worth - i32::from(ap)).max(0);
    let dealt = left.map(|it| (it - armour).max(0));
    let kill = kills(state, on, &dealt, toxic);
    Hurt { dealt, kill }
}

/// What shields of its own, in its pockets and in its cube let through.
fn shielded(state: &State, model: ModelId, potential: Distribution) -> Distribution {
    let it = state.model(model);
    let printed = state.profile(model).shields.iter().enumerate().filter(|shield| it.shields_lost >> shield.0 & 1 == 0);
    let carried = it.carried().map(|it| if let Item::EnergyShield(n) = it.1 { u32::from(n) } else { 0 });
    let works = |it: &ModelId| state.model(*it).shields_lost & GENERATOR == 0;
    let generators: u32 = state.in_cell(it.cell).filter(works).map(|it| u32::from(state.profile(it).generator)).sum();
    let dice = generators + printed.map(|it| u32::from(*it.1)).sum::<u32>() + carried.sum::<u32>();
    if dice == 0 {
        return potential;
    }
    potential.minus(&Handful { dice, on: Some(6), rerolls: 0 }.successes()).floor(0)
}

fn kills(state: &State, target: ModelId, dealt: &Distribution, toxic: bool) -> f64 {
    let profile = state.profile(target);
    let poisoned = state.toxic.has(state.model(target).cell) && profile.is_living();
    let at_once = profile.has(Ability::Vulnerable) || poisoned || toxic && profile.is_living();
    let spare = i32::from(profile.size) - i32::from(state.model(target).damage);
    dealt.at_least(if at_once { 1 } else { spare + 1 })
}
