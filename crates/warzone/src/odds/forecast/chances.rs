//! Dice and what they cost: the chances of one die, and the Wounds of all of them together.

use battle::{Arg, Breakdown, Chance, Forecast, Line, Spread};
use catalogue::rule;
use smallvec::SmallVec;

use crate::{
    ModelId, State, Test, Wound,
    model::names,
    odds::{
        forecast::hull,
        volley::{FUMBLE, POWER_SHOT, hurts, passes},
    },
    rules::{moments::any, rolls::skill_test::limited, wounds},
};

/// One die of an attack, as far as it matters to one model.
pub(super) struct Shot {
    /// What must be rolled; none if it hits by itself.
    pub need: Option<Breakdown>,
    /// What a hit does, and to whom.
    pub wound: Wound,
    /// How results become hits on that model; none where every hit is one.
    pub falls: Option<Falls>,
    /// Whether a failed die is rolled again.
    pub again: bool,
    /// Wounds a natural 1 costs.
    pub one: u8,
    /// Up to which face a hit is a harder one, and what that does, where it makes a difference to a hull.
    pub hard: Option<(u8, Wound)>,
}

/// The chances that a template, a stray shot or a flame gets at the model.
#[derive(Clone, Copy)]
pub(super) struct Falls {
    /// When the test is passed.
    pub passed: f64,
    /// When it is failed and the template scatters.
    pub failed: f64,
    /// When a 20 is something of its own: a grenade that goes off in the hand. None where it fails like any other, and a
    /// natural 1 is a Power Shot.
    pub twenty: Option<f64>,
}

impl Falls {
    /// Of no template, but without a Power Shot all the same: every hit falls on the target, and no miss.
    pub const POWERLESS: Falls = Falls::sharing(1.0);
    /// What misses its target falls on this model.
    pub const STRAY: Falls = Falls { passed: 0.0, failed: 1.0, twenty: Some(1.0) };

    /// Without a Power Shot: so many of the hits get at the model, and no miss.
    pub const fn sharing(passed: f64) -> Falls {
        Falls { passed, failed: 0.0, twenty: Some(0.0) }
    }

    /// The chances of a hit by a natural 1 and of any hit, if the last die is a 20 so often. Grenades have no Power Shot.
    fn chances(self, one: f64, hit: f64, last: f64) -> (f64, f64) {
        match self.twenty {
            None => (one * self.passed, hit * self.passed + (1.0 - hit) * self.failed),
            Some(twenty) => (0.0, hit * self.passed + (1.0 - last - hit) * self.failed + last * twenty),
        }
    }
}

impl Shot {
    /// A hit that needs no test.
    pub fn sure(wound: Wound) -> Shot {
        Shot { need: None, wound, falls: None, again: false, one: wound.critical, hard: None }
    }

    /// One test and the hit of a success.
    pub fn plain(need: Option<Breakdown>, wound: Wound) -> Shot {
        Shot { need: need.map(limited), ..Shot::sure(wound) }
    }
}

/// The chances of one die to hit by a natural 1, and to hit at all.
fn lands(shot: &Shot) -> (f64, f64) {
    let (one, hit) = match &shot.need {
        Some(need) => (POWER_SHOT, passes(need.total())),
        None => (0.0, 1.0),
    };
    let (dice, last) = match &shot.need {
        None => (1.0, 0.0),
        Some(_) if shot.again => (2.0 - hit, FUMBLE * (1.0 - hit)),
        Some(_) => (1.0, FUMBLE),
    };
    let (one, hit) = (one * dice, hit * dice);
    shot.falls.map_or((one, hit), |it| it.chances(one, hit, last))
}

/// The chance of a hit by one of the faces up to an edge.
fn lands_hard(shot: &Shot, edge: u8) -> f64 {
    let Some(need) = shot.need.as_ref().map(Breakdown::total) else { return 0.0 };
    let dice = if shot.again { 2.0 - passes(need) } else { 1.0 };
    passes(need.min(i32::from(edge))) * dice
}

/// The chances of one die: to hit, to cost the victim Wounds, and to do so by a natural 1.
fn chances(state: &State, shot: &Shot) -> (f64, f64, f64) {
    let (one, hit) = lands(shot);
    let saved = wounds::armour(state, &shot.wound).map_or(1.0, |it| {
        let once = passes(it.total());
        if wounds::tests_again(state, &shot.wound, &it) { once * once } else { once }
    });
    let healed = wounds::heal_skill(state, shot.wound.victim).filter(|_| wounds::heals(state, &shot.wound));
    let healed = healed.map_or(0.0, |it| passes(it.total()));
    (hit, hurts(one, hit, saved, healed) - one, one)
}

/// What these dice bring: to the first model named, and after it to all others they get at.
pub(super) fn odds(state: &State, dice: &[Shot], primary: ModelId) -> Forecast {
    let mut first = lost(state, dice, primary);
    let mut others: SmallVec<[ModelId; 8]> = SmallVec::new();
    for victim in dice.iter().map(|it| it.wound.victim).filter(|it| *it != primary) {
        if !others.contains(&victim) {
            others.push(victim);
        }
    }
    let others =
        others.into_iter().flat_map(|it| lost(state, dice, it).spreads.into_iter().map(move |that| (it, that)));
    first.spreads.extend(others.map(|(victim, spread)| named(state, victim, spread)));
    Forecast { tests: tests(state, dice), joint: joint(state, dice, primary), ..first }
}

/// How a hit and the tests against it join to the chance that a die costs Wounds, for dice that are all alike.
fn joint(state: &State, dice: &[Shot], primary: ModelId) -> Vec<Line> {
    let plain = |it: &&Shot| it.wound.victim == primary && it.falls.is_none() && it.need.is_some();
    let Some(die) = dice.first().filter(plain).filter(|_| state.profile(primary).hull.is_none()) else {
        return Vec::new();
    };
    let (hit, hurt, one) = chances(state, die);
    let gets_through = if hit > one { hurt / (hit - one) } else { 0.0 };
    let line = Line::new("wz-odds-joint").with("dice", dice.len());
    let line = line.with("hit", Arg::Chance(hit - one)).with("through", Arg::Chance(gets_through));
    let line = line.with("one", Arg::Chance(one)).with("rule", rule!("wz.dice.power-shot"));
    vec![line.with("total", Arg::Chance(hurt + one))]
}

/// A spread of Wounds or Structure Points that says whose they are.
pub(super) fn named(state: &State, model: ModelId, spread: Spread) -> Spread {
    let key = if state.profile(model).hull.is_some() { "wz-odds-structure-of" } else { "wz-odds-wounds-of" };
    Spread { what: Line::new(key).with("model", names::name(state, model)), ..spread }
}

/// What one model loses, with the chances that it is hit, hurt and removed.
fn lost(state: &State, dice: &[Shot], victim: ModelId) -> Forecast {
    if state.profile(victim).hull.is_some() {
        let at_it = dice.iter().filter(|it| it.wound.victim == victim);
        let die = |it| {
            let ((one, hit), Shot { wound, hard, .. }) = (lands(it), it);
            let hard = hard.as_ref().map_or((one, wound), |(edge, wound)| (lands_hard(it, *edge), wound));
            hull::Die { one, hit, wound, hard }
        };
        return hull::forecast(state, victim, &at_it.map(die).collect::<Vec<_>>());
    }
    let left = i32::from(state.model(victim).wounds);
    let (mut lost, mut missed): (SmallVec<[(i32, f64); 8]>, f64) = (SmallVec::from_slice(&[(0, 1.0)]), 1.0);
    for die in dice.iter().filter(|it| it.wound.victim == victim) {
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
    Forecast { chances, spreads: vec![spread], ..Forecast::default() }
}

/// The tests of the first die, each with its reasons.
fn tests(state: &State, dice: &[Shot]) -> Vec<(Line, Breakdown)> {
    let Some(first) = dice.first() else { return Vec::new() };
    let hit = first.need.clone().map(|it| (Line::new("wz-odds-to-hit"), it));
    let armour = || wounds::armour(state, &first.wound).map(|it| (Line::new("wz-odds-armour"), it));
    let hull = state.profile(first.wound.victim).hull.is_some();
    let armour = if hull { hull::test(state, &first.wound) } else { armour() };
    hit.into_iter().chain(armour).collect()
}

/// Only the chance to hit: of what costs no Wounds.
pub(super) fn only_hit(mut odds: Forecast) -> Forecast {
    odds.chances.truncate(1);
    odds.spreads.clear();
    odds.joint.clear();
    odds.tests.retain(|it| it.0 == Line::new("wz-odds-to-hit"));
    odds
}

/// The same odds if a test on LD must be passed first.
pub(super) fn if_tested(state: &State, model: ModelId, odds: Forecast) -> Forecast {
    if_passed(odds, state.leadership(model), any!(state, tests_again(model, Test::TargetSense)))
}

/// The same odds if a test must be passed first, which may be rolled again.
pub(super) fn if_passed(odds: Forecast, need: Option<Breakdown>, again: bool) -> Forecast {
    let Some(need) = need.map(limited) else { return odds };
    let once = passes(need.total());
    if_happens(odds, if again { once * (2.0 - once) } else { once }, need)
}

/// The same odds if something must happen first, so likely, by this test.
pub(super) fn if_happens(mut odds: Forecast, likely: f64, need: Breakdown) -> Forecast {
    odds.joint.clear();
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
