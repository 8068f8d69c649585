//! What an order is likely to bring, before it is given: exact chances in closed form, held to the resolution by a test.
//!
//! **Tests of one model against another** (`opposed`): shots, blows in every kind of fight, with the Dice results already
//! declared and those the order adds; **attacks on a cube** (`area`); and **what happens to a model by itself**: the
//! fire it burns in as it is activated, the fall of one that jumps down. Dice results that are not declared yet are left
//! out on both sides; a preview says so (`omissions`). Where a player may use an army special for a test, the chances with it
//! stand beside those without (`specials`). In a fight the odds are given for an enemy who evades and for one who fights back.

pub(crate) mod area;
pub(crate) mod omissions;
pub(crate) mod opposed;
mod specials;
mod tally;

use battle::{Arg, Chance, Forecast, Line, Spread};
use dice::Distribution;

use crate::{
    Ability, Answer, Attack, Burst, Contest, Explosion, Lob, Mark, Means, ModelId, Order, Reckoning, State, Step, Use,
    Way, Why,
    content::abilities::invigorate,
    engine::judge,
    rules::{
        fighting,
        movement::flight,
        rolls::opposed_test,
        shooting::{self, area_attack},
    },
};
use opposed::{Hurt, Test};

/// The odds of an order; `None` where it leads to no test at once or is not legal.
pub(crate) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    judge::judge(state, order).ok()?;
    match (state.steps.top()?, *order) {
        (Step::Act(by), Order::Shoot { weapon, target, effect, ammo, .. }) => {
            shot(state, *by, (weapon, target), effect, ammo)
        }
        (Step::Act(by), Order::ShootCube { with, cell, .. }) => area::aimed(state, *by, with, cell),
        (Step::Act(by), Order::Fight { weapon, target, .. }) => Some(blow(state, *by, target, weapon, Why::Action)),
        (Step::MustFight(by), Order::Fight { weapon, target, means: Means::Action }) => {
            Some(blow(state, *by, target, weapon, Why::Entered))
        }
        (Step::Leaving(target), Order::StrikeWith { model, weapon }) => {
            Some(blow(state, model, *target, weapon, Why::Leaving))
        }
        (Step::Rising(target), Order::StrikeWith { model, weapon }) => {
            Some(blow(state, model, *target, weapon, Why::Rising))
        }
        (Step::Tumbled(target), Order::StrikeWith { model, weapon }) => {
            Some(blow(state, model, *target, weapon, Why::Tumbled))
        }
        (Step::Contest(contest), order) => said(state, contest, order),
        (Step::Reckoning(it), order) => answered(state, it, order),
        (Step::Lob(lob), Order::AddDice { count }) => {
            Some(area::thrown(state, &Lob { dice: lob.dice + count, ..*lob }))
        }
        (Step::Explosion(explosion), Order::AddDice { count }) => Some(braced(state, explosion, count)),
        (Step::Turn(_) | Step::Another(_), Order::Activate { model }) if state.model(model).is(Mark::Burning) => {
            Some(event(state, Attack::Fire, model))
        }
        (Step::Act(model), Order::Move { way, .. }) => fall(state, *model, &way),
        _ => None,
    }
}

/// A shot at a model, or the spray of It Burns! at all of its cube.
fn shot(
    state: &State,
    by: ModelId,
    (weapon, target): (u8, ModelId),
    effect: bool,
    ammo: Option<u8>,
) -> Option<Forecast> {
    let fired = shooting::weapon(state, by, weapon).ok()?;
    if fired.abilities.has(Ability::Invigorate) {
        return Some(area::thrown(state, &invigorate::waking(state, by, target)));
    }
    if fired.abilities.has(Ability::ItBurns) && !effect {
        let kind = Burst::Burns { by, weapon, target, dice: 0, declared: false };
        let cell = state.model(target).cell;
        let mut forecast = Forecast::default();
        area::explosion(state, &Explosion::new(cell, kind, area_attack::victims(state, cell)), &mut forecast);
        return Some(forecast);
    }
    let item = ammo.and_then(|it| state.model(by).item(it));
    let attack = Attack::Shot { by, weapon, effect, ammo: item };
    Some(of(state, &Contest::new(attack, target, Some(Answer::Survive), false)))
}

fn blow(state: &State, by: ModelId, target: ModelId, weapon: u8, why: Why) -> Forecast {
    let was_pinned = state.model(target).is(Mark::Pinned);
    let contest = Contest::new(Attack::Blow { by, weapon, why }, target, Some(Answer::Survive), was_pinned);
    let mut forecast = of(state, &contest);
    let survives_only = was_pinned && state.field.setup.settings.pinned_only_survives;
    if fighting::fights_back(state, target) && !survives_only {
        let back = fighting::weapons(state, target).next().unwrap_or(fighting::NOTHING);
        fought(state, &Contest { answer: Some(Answer::FightBack(back)), ..contest }, &mut forecast);
    }
    forecast
}

/// A test that was rolled, with what a player says about it.
fn answered(state: &State, reckoning: &Reckoning, order: Order) -> Option<Forecast> {
    let lead = specials::of_answer(state, reckoning, order)?;
    let mut contest = reckoning.contest;
    if let Order::Splat(Use::Times(times)) = order {
        contest.blunt = times;
    }
    let mut forecast = Forecast::default();
    chances(state, &contest, &lead, &mut forecast);
    if matches!(contest.answer, Some(Answer::FightBack(_))) {
        forecast.chances.push(Chance { what: Line::new("dz-odds-hit-back"), chance: lead.at_most(-1) });
    }
    Some(forecast)
}

/// The chances of both where the attacked fights back.
fn fought(state: &State, contest: &Contest, forecast: &mut Forecast) {
    let Test { against, lead, .. } = opposed::test(state, contest);
    forecast.chances.push(Chance { what: Line::new("dz-odds-hit-back"), chance: lead.at_most(-1) });
    forecast.chances.push(Chance { what: Line::new("dz-odds-hit-fought"), chance: lead.at_least(1) });
    forecast.tests.push((pool("dz-odds-fight-back", opposed_test::needs_of_answer(state, contest)), against));
}

/// The dice of a side, and what each of them must show; 0 for a dash, which never succeeds.
pub(crate) fn pool(key: &'static str, needs: Option<u8>) -> Line {
    Line::new(key).with("needs", needs.unwrap_or(0))
}

/// A test as it stands: to hit, to kill, the damage; for Firing for Effect the chance to pin.
fn of(state: &State, contest: &Contest) -> Forecast {
    let Test { dice, against, lead } = opposed::test(state, contest);
    let mut forecast = Forecast::default();
    forecast.tests.push((pool("dz-odds-attack", opposed_test::needs_of_attack(state, contest)), dice));
    forecast.tests.push((pool("dz-odds-answer", opposed_test::needs_of_answer(state, contest)), against));
    if is_experiment(state, contest) {
        let (hit, hurt) = opposed::experiment(state, contest);
        harmed(hit, hurt, &mut forecast);
        return forecast;
    }
    chances(state, contest, &lead, &mut forecast);
    specials::of_contest(state, contest, &mut forecast);
    forecast
}

/// The chances of a test that is so far ahead: to pin, or to hit and to kill.
fn chances(state: &State, contest: &Contest, lead: &Distribution, forecast: &mut Forecast) {
    if let Attack::Shot { effect: true, .. } = contest.attack {
        let pins = if state.profile(contest.target).can_be_pinned() { lead.at_least(1) } else { 0.0 };
        forecast.chances.push(Chance { what: Line::new("dz-odds-pin"), chance: pins });
        return;
    }
    let none = || Hurt { dealt: Distribution::point(0), kill: 0.0 };
    let hurt = opposed::harm(state, contest, lead, false).unwrap_or_else(none);
    harmed(lead.at_least(1), hurt, forecast);
}

fn harmed(hit: f64, Hurt { dealt, kill }: Hurt, forecast: &mut Forecast) {
    forecast.chances.push(Chance { what: Line::new("dz-odds-hit"), chance: hit });
    forecast.chances.push(Chance { what: Line::new("dz-odds-kill"), chance: kill });
    let joint = Line::new("dz-odds-joint").with("hit", Arg::Chance(hit));
    let joint = joint.with("harm", Arg::Chance(dealt.at_least(1))).with("kill", Arg::Chance(kill));
    forecast.joint.push(joint);
    forecast.spreads.push(Spread::gather(Line::new("dz-odds-damage"), dealt.iter()));
}

/// Whether a shot has still to find out what its weapon does this time.
fn is_experiment(state: &State, contest: &Contest) -> bool {
    let Attack::Shot { by, weapon, .. } = contest.attack else { return false };
    contest.trick.is_none() && state.fired(by, weapon).abilities.has(Ability::Experimental)
}

/// A test with what a player says in it: how it is answered, how many Dice results are added.
fn said(state: &State, contest: &Contest, order: Order) -> Option<Forecast> {
    let mut contest = *contest;
    match order {
        Order::Evade => contest.answer = Some(Answer::Survive),
        Order::FightBack { weapon } => contest.answer = Some(Answer::FightBack(weapon)),
        Order::Splat(how) => {
            let seat = crate::engine::flow::asked(state, state.steps.top()?);
            let (state, told) = specials::told(state, &contest, seat, how);
            return Some(settled(&state, &told));
        }
        Order::UseItem { .. } => {
            let seat = crate::engine::flow::asked(state, state.steps.top()?);
            contest.stimulants[usize::from(opposed_test::attacker(&contest).is_none_or(|it| state.seat(it) != seat))] =
                true;
        }
        Order::Decline => {
            let seat = crate::engine::flow::asked(state, state.steps.top()?);
            contest.declared = opposed_test::first_said(state, seat) + 1;
        }
        Order::AddDice { count } => {
            let answers = state.seat(contest.target) == crate::engine::flow::asked(state, state.steps.top()?);
            contest.dice[usize::from(answers)] += count;
        }
        _ => return None,
    }
    Some(settled(state, &contest))
}

/// A test as it stands, with what comes back where the attacked fights back.
fn settled(state: &State, contest: &Contest) -> Forecast {
    let fights_back = matches!(contest.answer, Some(Answer::FightBack(_)));
    let mut forecast = of(state, &Contest { answer: contest.answer.or(Some(Answer::Survive)), ..*contest });
    if fights_back {
        fought(state, contest, &mut forecast);
    }
    forecast
}

/// A test as it stands, with nothing more declared.
pub(crate) fn as_it_stands(state: &State, contest: &Contest) -> Forecast {
    of(state, &Contest { answer: contest.answer.or(Some(Answer::Survive)), ..*contest })
}

/// An explosion with so many Dice results added for the next of its victims.
fn braced(state: &State, explosion: &Explosion, count: u8) -> Forecast {
    let next = area_attack::next_asked(state, explosion);
    let mut explosion = explosion.clone();
    match (&mut explosion.kind, next) {
        (Burst::Burns { dice, declared: false, .. }, _) => *dice += count,
        (_, Some(at)) => explosion.victims[at].1 += count,
        (_, None) => {}
    }
    let mut forecast = Forecast::default();
    area::explosion(state, &explosion, &mut forecast);
    forecast
}

/// What a fire, a wall or a fall does to a model.
fn event(state: &State, attack: Attack, model: ModelId) -> Forecast {
    of(state, &Contest::event(attack, model))
}

/// A way that goes down two levels or more at once (`dz.move.jump-down`).
fn fall(state: &State, model: ModelId, way: &Way) -> Option<Forecast> {
    let mut from = state.model(model).cell;
    let mut drops = way.cells().iter().map(|to| {
        let levels = from.level().saturating_sub(to.level());
        from = *to;
        levels
    });
    let levels = drops.find(|it| *it >= 2).filter(|_| !flight::lands_softly(state, model))?;
    Some(event(state, Attack::Fall(levels), model))
}
