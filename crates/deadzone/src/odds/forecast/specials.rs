//! What army specials (`dz.command.splat`) make of the odds of a test.
//!
//! Each is counted by itself: its player uses it, the other player uses none. Of what may be declared before a roll, the use
//! that is best for its player; after a roll it is used at its best, on those falls of the dice where it pays. Best is what
//! hurts the enemy most and oneself least, as plan odds have it (`battle::plan_odds::Goal::Harm`).

use std::collections::BTreeMap;

use battle::{Chance, Forecast, Line, Seat};
use catalogue::RuleId;
use dice::Distribution;

use super::{
    area, opposed,
    tally::{self, Fallen, Tally},
};
use crate::{
    Answer, Attack, Contest, Event, Explosion, Face, Lob, ModelId, Order, Pool, Reckoning, Stat, State, Use,
    model::entry::RolledTest,
    rules::{
        rolls::{after_roll, before_roll, opposed_test, pool::Again, test_result},
        round::splat,
        shooting::{area_attack, cube_attack},
    },
};

/// What is no difference between two chances.
const NOTHING: f64 = 1e-12;

/// What a test comes to.
#[derive(Clone, Copy)]
struct Ends {
    hit: f64,
    kill: f64,
    /// Damage dealt less damage suffered; the chance to pin where that is all it is for.
    worth: f64,
}

impl Ends {
    fn of(state: &State, contest: &Contest, lead: &Distribution) -> Ends {
        let hit = lead.at_least(1);
        if let Attack::Shot { effect: true, .. } = contest.attack {
            return Ends { hit, kill: 0.0, worth: hit };
        }
        let dealt = opposed::harm(state, contest, lead, false);
        let fights = matches!(contest.answer, Some(Answer::FightBack(_)));
        let back = if fights { opposed::harm(state, contest, lead, true) } else { None };
        let kill = dealt.as_ref().map_or(0.0, |it| it.kill);
        let mean = |it: Option<opposed::Hurt>| it.map_or(0.0, |it| it.dealt.mean());
        Ends { hit, kill, worth: mean(dealt) - mean(back) }
    }
}

/// The chances of a test with the army special of each player who may use one for it.
pub(super) fn of_contest(state: &State, contest: &Contest, forecast: &mut Forecast) {
    for seat in Seat::first(2) {
        let Some((rule, ends)) = with_special(state, contest, seat) else { continue };
        let says = |key: &'static str| line(key, seat, rule);
        forecast.chances.push(Chance { what: says("dz-odds-hit-special"), chance: ends.hit });
        if !matches!(contest.attack, Attack::Shot { effect: true, .. }) {
            forecast.chances.push(Chance { what: says("dz-odds-kill-special"), chance: ends.kill });
        }
    }
}

fn line(key: &'static str, seat: Seat, rule: RuleId) -> Line {
    Line::new(key).with("player", i32::from(seat.0) + 1).with("special", rule)
}

/// What a test comes to if this player uses his army special for it as is best for him.
fn with_special(state: &State, contest: &Contest, seat: Seat) -> Option<(RuleId, Ends)> {
    let special = splat::ready(state, seat)?;
    let sign = if state.seat(contest.target) == seat { -1.0 } else { 1.0 };
    let plain = opposed::test(state, contest).lead;
    let without = Ends::of(state, contest, &plain);
    let mut found: Vec<Ends> = declared(state, contest, seat);
    found.extend(rolled_again(state, contest, seat).map(|lead| Ends::of(state, contest, &lead)));
    let wound = test_result::wound(state, contest, 1).filter(test_result::harms);
    let blunt = wound.filter(|it| state.seat(it.loser) == seat).map_or(0, |it| after_roll::blunts(state, seat, it.ap));
    if blunt > 0 {
        found.push(Ends::of(state, &Contest { blunt, ..*contest }, &plain));
    }
    let better = |one: Ends, other: Ends| if sign * other.worth > sign * one.worth { other } else { one };
    let tells = |it: &Ends| (it.hit - without.hit).abs() + (it.kill - without.kill).abs() > NOTHING;
    found.into_iter().reduce(better).filter(tells).map(|ends| (special.rule, ends))
}

/// What the test comes to with each use that may be declared before the roll.
fn declared(state: &State, contest: &Contest, seat: Seat) -> Vec<Ends> {
    if contest.declared > opposed_test::first_said(state, seat) {
        return Vec::new();
    }
    let mut orders = Vec::new();
    before_roll::orders(state, contest, seat, &mut orders);
    let uses = orders.into_iter().filter_map(|it| if let Order::Splat(how) = it { Some(how) } else { None });
    uses.map(|how| {
        let (state, told) = told(state, contest, seat, how);
        Ends::of(&state, &told, &opposed::test(&state, &told).lead)
    })
    .collect()
}

/// The test, and the state, once a use is declared and paid for.
pub(super) fn told(state: &State, contest: &Contest, seat: Seat, how: Use) -> (State, Contest) {
    let (mut after, mut told) = (state.clone(), *contest);
    let count = if let Use::Times(times) = how { times } else { 1 };
    Event::Spent { seat, face: Face::Splat, count }.fold(&mut after);
    if let Some(boon) = before_roll::told(state, &mut told, seat, how) {
        Event::Given(boon).fold(&mut after);
    }
    (after, told)
}

/// The two sides of a test as their dice may fall.
struct Sides {
    falls: [Tally; 2],
    needs: [Option<u8>; 2],
}

impl Sides {
    fn of(state: &State, contest: &Contest) -> Sides {
        let (_, dice, again) = opposed_test::attack_dice(state, contest);
        let against = opposed_test::answer_dice(state, contest);
        let back = Again::dice(opposed_test::answer_rerolls(state, contest));
        let needs = [opposed_test::needs_of_attack(state, contest), opposed_test::needs_of_answer(state, contest)];
        let falls = [
            tally::tally(opposed::count(&dice), needs[0], again),
            tally::tally(opposed::count(&against), needs[1], back),
        ];
        Sides { falls, needs }
    }

    /// How far the attack is ahead if one side may roll again after the roll: whether it may, and all its dice, is said
    /// of each fall; it does where that is worth more to it.
    fn lead(
        &self,
        answers: bool,
        may: impl Fn(&Fallen, &Fallen) -> Option<bool>,
        worth: impl Fn(i32) -> f64,
    ) -> Distribution {
        let mut chances: BTreeMap<i32, f64> = BTreeMap::new();
        let mut known: BTreeMap<u32, Distribution> = BTreeMap::new();
        for (by, chance) in &self.falls[0] {
            for (against, share) in &self.falls[1] {
                let kept = i32::from(by.successes) - i32::from(against.successes);
                let mut lead = Distribution::point(kept);
                if let Some(all) = may(by, against) {
                    let mine = if answers { against } else { by };
                    let (left, dice) = mine.taken_up(all);
                    let needs = self.needs[usize::from(answers)];
                    let fresh = known.entry(dice).or_insert_with(|| tally::once(dice, needs));
                    let again = if answers {
                        fresh.clone().negate().shift(i32::from(by.successes) - i32::from(left))
                    } else {
                        fresh.clone().shift(i32::from(left) - i32::from(against.successes))
                    };
                    let mean: f64 = again.iter().fold(0.0, |sum, it| sum + it.1 * worth(it.0));
                    if mean > worth(kept) {
                        lead = again;
                    }
                }
                lead.iter().for_each(|(it, part)| *chances.entry(it).or_insert(0.0) += chance * share * part);
            }
        }
        gathered(&chances)
    }
}

fn gathered(chances: &BTreeMap<i32, f64>) -> Distribution {
    let (Some(lowest), Some(highest)) = (chances.keys().next(), chances.keys().next_back()) else {
        return Distribution::point(0);
    };
    let weights: Vec<f64> = (*lowest..=*highest).map(|it| chances.get(&it).copied().unwrap_or(0.0)).collect();
    Distribution::from_weights(*lowest, &weights).unwrap_or_else(|_| Distribution::point(0))
}

/// How far the attack is ahead if this player rolls again by an army special where it pays.
fn rolled_again(state: &State, contest: &Contest, seat: Seat) -> Option<Distribution> {
    let answers = state.seat(contest.target) == seat;
    let model = if answers { contest.target } else { opposed_test::attacker(contest)? };
    let stat = if answers { opposed_test::stat_of_answer(contest) } else { opposed_test::stat_of_attack(contest) };
    let sides = Sides::of(state, contest);
    let may = |by: &Fallen, against: &Fallen| {
        let fails = answers && by.successes > against.successes;
        let it = if answers { against } else { by };
        may_again(state, model, stat, it, sides.needs[usize::from(answers)], fails, false)
    };
    let ever = sides.falls[0].keys().any(|by| sides.falls[1].keys().any(|it| may(by, it).is_some()));
    let worths = worths(state, contest, if answers { -1.0 } else { 1.0 });
    ever.then(|| sides.lead(answers, may, |lead| worths.get(&lead).copied().unwrap_or(0.0)))
}

/// What each lead is worth to a side.
fn worths(state: &State, contest: &Contest, sign: f64) -> BTreeMap<i32, f64> {
    let most = 60;
    (-most..=most).map(|it| (it, sign * Ends::of(state, contest, &Distribution::point(it)).worth)).collect()
}

/// Whether a test may be rolled again by an army special, and all its dice.
fn may_again(
    state: &State,
    model: ModelId,
    stat: Stat,
    fallen: &Fallen,
    needs: Option<u8>,
    fails: bool,
    lobbed: bool,
) -> Option<bool> {
    let Fallen { successes, failed, won } = *fallen;
    let dice = battle::Breakdown::base(catalogue::rule!("dz.test.format"), 0);
    let roll = Pool { dice, needs, faces: dice::Faces::new(), rerolled: 0, failed, won, successes };
    after_roll::reroll(state, &RolledTest { model, stat, roll: &roll, fails, lobbed }).map(|it| it.1)
}

/// The chance that a throw lands with the army special of its thrower.
pub(super) fn of_throw(state: &State, lob: &Lob, forecast: &mut Forecast) {
    let seat = state.seat(lob.by);
    let Some(special) = splat::ready(state, seat) else { return };
    let (_, dice) = cube_attack::dice(lob);
    let needs = state.profile(lob.by).shoot;
    let falls = tally::tally(opposed::count(&dice), needs, cube_attack::rerolls(lob));
    let wanted = i32::from(cube_attack::wanted(lob.load));
    let (mut lands, mut ever) = (0.0, false);
    for (it, chance) in &falls {
        let kept = f64::from(u8::from(i32::from(it.successes) >= wanted));
        let may = may_again(state, lob.by, Stat::Shoot, it, needs, false, true);
        ever |= may.is_some();
        let again = may.map_or(0.0, |all| {
            let (left, dice) = it.taken_up(all);
            tally::once(dice, needs).at_least(wanted - i32::from(left))
        });
        lands += chance * kept.max(again);
    }
    if ever {
        forecast.chances.push(Chance { what: line("dz-odds-land-special", seat, special.rule), chance: lands });
    }
}

/// The chance that one of those in an explosion is killed all the same if its player uses an army special for it.
pub(super) fn of_victim(state: &State, explosion: &Explosion, at: usize, forecast: &mut Forecast) {
    let (model, _) = explosion.victims[at];
    let seat = state.seat(model);
    let Some(special) = splat::ready(state, seat) else { return };
    let kills = [braced(state, explosion, at), stood_again(state, explosion, at), blunted(state, explosion, at)];
    let Some(chance) = kills.into_iter().flatten().reduce(f64::min) else { return };
    let what = line("dz-odds-kill-whom-special", seat, special.rule).with("model", state.name(model));
    forecast.chances.push(Chance { what, chance });
}

fn braced(state: &State, explosion: &Explosion, at: usize) -> Option<f64> {
    let (model, _) = explosion.victims[at];
    let seat = state.seat(model);
    let fits = explosion.braced[seat.index()].is_none() && before_roll::braces(state, explosion, seat).is_some();
    let mut told = explosion.clone();
    told.braced[seat.index()] = Some(model);
    fits.then(|| area::victim(state, &told, at).kill)
}

fn stood_again(state: &State, explosion: &Explosion, at: usize) -> Option<f64> {
    let (model, _) = explosion.victims[at];
    let (_, dice, needs, again, _) = area_attack::attack(state, explosion.kind);
    let survive = state.profile(model).survive;
    let back = Again::dice(state.resilient(model));
    let answer = area::answer_dice(state, explosion, at);
    let falls =
        [tally::tally(opposed::count(&dice), needs, again), tally::tally(opposed::count(&answer), survive, back)];
    let sides = Sides { falls, needs: [needs, survive] };
    let may = |by: &Fallen, it: &Fallen| {
        may_again(state, model, Stat::Survive, it, survive, by.successes > it.successes, false)
    };
    let ever = sides.falls[0].keys().any(|by| sides.falls[1].keys().any(|it| may(by, it).is_some()));
    let harm = |lead: i32| -area::harmed(state, explosion, at, Distribution::point(lead)).dealt.mean();
    let worths: BTreeMap<i32, f64> = (-60..=60).map(|it| (it, harm(it))).collect();
    let lead = ever.then(|| sides.lead(true, may, |it| worths.get(&it).copied().unwrap_or(0.0)))?;
    Some(area::harmed(state, explosion, at, lead).kill)
}

fn blunted(state: &State, explosion: &Explosion, at: usize) -> Option<f64> {
    let (model, _) = explosion.victims[at];
    let (.., ap) = area_attack::attack(state, explosion.kind);
    let blunt = after_roll::blunts(state, state.seat(model), ap);
    (blunt > 0).then(|| area::blunted(state, explosion, at, blunt).kill)
}

/// What an answer about a test that was rolled comes to: to roll again, to lower the AP, or to leave it.
pub(super) fn of_answer(state: &State, reckoning: &Reckoning, order: Order) -> Option<Distribution> {
    let (_, ask) = after_roll::asks(state, reckoning)?;
    let kept = i32::from(reckoning.by.successes) - i32::from(reckoning.against.successes);
    let answers = match (ask, order) {
        (after_roll::Ask::Attack, Order::Splat(_)) | (after_roll::Ask::Second { answers: false }, Order::RollAgain) => {
            false
        }
        (after_roll::Ask::Answer, Order::Splat(_)) | (after_roll::Ask::Second { answers: true }, Order::RollAgain) => {
            true
        }
        (_, Order::Decline) | (after_roll::Ask::Blunt(_), Order::Splat(_)) => return Some(Distribution::point(kept)),
        _ => return None,
    };
    let pool = if answers { &reckoning.against } else { &reckoning.by };
    let after = again_of(state, reckoning, pool, answers, order);
    let other = if answers { &reckoning.by } else { &reckoning.against };
    let other = i32::from(other.successes);
    Some(if answers { after.negate().shift(other) } else { after.shift(-other) })
}

/// The successes of a pool that is rolled again, by an army special or by an ability.
fn again_of(state: &State, reckoning: &Reckoning, pool: &Pool, answers: bool, order: Order) -> Distribution {
    let fallen = Fallen { successes: pool.successes, failed: pool.failed, won: pool.won };
    if order == Order::RollAgain {
        let again = if answers {
            Again::dice(opposed_test::answer_rerolls(state, &reckoning.contest))
        } else {
            opposed_test::attack_dice(state, &reckoning.contest).2
        };
        let ones = if again.ones { pool.faces.iter().filter(|it| **it == 1).count() as u8 } else { 0 };
        return tally::taken(fallen, ones, pool.needs, again);
    }
    let contest = &reckoning.contest;
    let (model, stat) = if answers {
        (contest.target, opposed_test::stat_of_answer(contest))
    } else {
        (opposed_test::attacker(contest).unwrap_or(contest.target), opposed_test::stat_of_attack(contest))
    };
    let fails = reckoning.by.successes > reckoning.against.successes;
    let all = may_again(state, model, stat, &fallen, pool.needs, fails, false).unwrap_or(false);
    let (left, dice) = fallen.taken_up(all);
    tally::once(dice, pool.needs).shift(i32::from(left))
}
