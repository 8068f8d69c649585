//! An opposed test in closed form: how far the attack is ahead, and what that does to the loser.
//!
//! The dice and their reasons come from the same breakdowns that the resolution rolls; only the rolling is replaced by
//! distributions. A test holds both together.

use std::collections::BTreeMap;

use battle::Breakdown;
use dice::Distribution;

use crate::{
    Ability, Attack, Contest, Handful, Help, Item, ModelId, State, Trick,
    model::state::GENERATOR,
    rules::{
        damage,
        rolls::{
            opposed_test,
            test_result::{self, Wound},
        },
    },
};

/// The most 8s in a row that are counted where dice that show 1 are rolled again.
const CHAIN: u8 = 12;
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
    let attack = match on {
        Some(on) if opposed_test::is_precise(state, contest) => precise(count(&dice), on, again),
        on => successes(&dice, on, again),
    };
    let answer = successes(
        &against,
        opposed_test::needs_of_answer(state, contest),
        opposed_test::answer_rerolls(state, contest),
    );
    Test { lead: attack.minus(&answer), dice, against }
}

fn count(dice: &Breakdown) -> u32 {
    dice.total().max(0).unsigned_abs()
}

/// How many successes a pool has.
pub(crate) fn successes(dice: &Breakdown, needs: Option<u8>, again: u8) -> Distribution {
    Handful { dice: count(dice), on: needs, rerolls: u32::from(again) }.successes()
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
    test_result::harms(wound).then_some(Impact { on: wound.loser, ap: wound.ap, toxic, dismantles, braced })
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

/// Successes and failed dice that may still be rolled again, with their chances.
type Tally = BTreeMap<(u8, u8), f64>;

/// The successes of a precise weapon, whose 1s are rolled again first, then other failed dice (`dz.ability.precision`).
fn precise(dice: u32, on: u8, again: u8) -> Distribution {
    let die = precise_die(on, CHAIN);
    let rerolled = thrown(on, f64::from(on.saturating_sub(1)), (0, 0), Some(&die));
    let none = Tally::from([((0, 0), 1.0)]);
    let mut all = (0..dice).fold(none, |all, _| sum(&all, &die));
    for _ in 0..again {
        all = one_again(&all, &rerolled);
    }
    let parts: Vec<(f64, Distribution)> =
        all.iter().map(|(key, chance)| (*chance, Distribution::point(i32::from(key.0)))).collect();
    let parts: Vec<(f64, &Distribution)> = parts.iter().map(|it| (it.0, &it.1)).collect();
    Distribution::mixture(&parts).unwrap_or_else(|_| Distribution::point(0))
}

/// One of the failed dice is rolled again, where there is one; the extra dice of its 8 may be in their turn.
fn one_again(all: &Tally, rerolled: &Tally) -> Tally {
    let mut after = Tally::new();
    for ((won, failed), chance) in all {
        if *failed == 0 {
            *after.entry((*won, 0)).or_insert(0.0) += chance;
            continue;
        }
        for ((more, lost), share) in rerolled {
            *after.entry((won + more, failed - 1 + lost)).or_insert(0.0) += chance * share;
        }
    }
    after
}

fn sum(one: &Tally, other: &Tally) -> Tally {
    let mut all = Tally::new();
    for ((won, failed), chance) in one {
        for ((more, lost), share) in other {
            *all.entry((won + more, failed + lost)).or_insert(0.0) += chance * share;
        }
    }
    all
}

/// A die whose 1 is rolled again, with the extra dice of its 8s; a chain of 8s longer than `chain` is cut off.
fn precise_die(on: u8, chain: u8) -> Tally {
    let extra = (chain > 0).then(|| precise_die(on, chain - 1));
    let mut die = thrown(on, f64::from(on.saturating_sub(2)), (0, 1), extra.as_ref());
    // What was rolled again is not rolled a third time; the extra dice of its 8s are.
    let again = thrown(on, f64::from(on.saturating_sub(1)), (0, 0), extra.as_ref());
    again.iter().for_each(|(key, chance)| *die.entry(*key).or_insert(0.0) += chance / 8.0);
    die
}

/// One throw of a die: so many faces fail like that, those from `on` succeed, and an 8 gives another.
fn thrown(on: u8, fails: f64, failed: (u8, u8), extra: Option<&Tally>) -> Tally {
    let mut die = Tally::from([(failed, fails / 8.0)]);
    *die.entry((1, 0)).or_insert(0.0) += f64::from(8 - on.min(8)) / 8.0;
    let Some(extra) = extra else {
        *die.entry((1, 0)).or_insert(0.0) += 1.0 / 8.0;
        return die;
    };
    for ((won, failed), chance) in extra {
        *die.entry((1 + won, *failed)).or_insert(0.0) += chance / 8.0;
    }
    die
}
