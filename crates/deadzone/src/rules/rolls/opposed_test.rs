//! An opposed test (`dz.test.opposed`): declarations, the two rolls, and what comes of them.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Ability, Answer, Attack, Contest, Event, Face, Forbidden, Help, Item, ModelId, Now, Order, Pool, Reckoning, Stat,
    State, Step, Trick,
    rules::{
        fighting,
        rolls::{
            after_roll, before_roll,
            pool::{self, Again},
            second_chance, test_result,
        },
        round::{splat, splat_attack},
        shooting,
    },
};

/// What a player must say before the dice fall.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Fight back or evade.
    Answer,
    /// Whether he uses his army special for it.
    Splat,
    /// Whether the model at hand uses its Stimulant Shot.
    Stimulant(u8),
    /// How many Dice results he adds, at most so many.
    Dice(u8),
}

/// Who has to say what next; `None` when the dice may fall. The active player does all of his first.
pub(crate) fn asks(state: &State, contest: &Contest) -> Option<(Seat, Ask)> {
    let first = state.initiative;
    for (number, seat) in [first, State::opponent(first)].into_iter().enumerate() {
        // Two things are declared by each: the army special, then the dice.
        let said = usize::from(contest.declared).saturating_sub(2 * number);
        if said < 2 && contest.answer.is_none() && state.seat(contest.target) == seat {
            return Some((seat, Ask::Answer));
        }
        if said < 1 && before_roll::may(state, contest, seat) {
            return Some((seat, Ask::Splat));
        }
        if said < 1
            && let Some(pocket) = stimulant(state, contest, seat)
        {
            return Some((seat, Ask::Stimulant(pocket)));
        }
        let most = state.results(seat, Face::Dice);
        if said < 2 && most > 0 && may_add(state, contest, seat) {
            return Some((seat, Ask::Dice(most)));
        }
    }
    None
}

/// How much was declared of a test when this seat begins: the active player declares two things first.
pub(crate) fn first_said(state: &State, seat: Seat) -> u8 {
    if seat == state.initiative { 0 } else { 2 }
}

/// Whether a seat has a test of its own here that Dice results can be added to: not where a stat of - rolls nothing.
fn may_add(state: &State, contest: &Contest, seat: Seat) -> bool {
    let target = contest.target;
    if state.seat(target) == seat && state.takes_results(target) {
        return needs_of_answer(state, contest).is_some();
    }
    let mine = attacker(contest).filter(|it| state.seat(*it) == seat && state.takes_results(*it));
    mine.is_some() && needs_of_attack(state, contest).is_some()
}

/// The Stimulant Shot that a model of this seat may use for its SHOOT or FIGHT test (`dz.item.stimulant-shot`).
fn stimulant(state: &State, contest: &Contest, seat: Seat) -> Option<u8> {
    let back = matches!(contest.answer, Some(Answer::FightBack(_)));
    let mine = [(attacker(contest), 0), (Some(contest.target).filter(|_| back), 1)];
    let carries = |model: ModelId| state.model(model).carried().find(|it| it.1 == Item::StimulantShot).map(|it| it.0);
    let rolls =
        |it: &(Option<ModelId>, usize)| it.0.filter(|who| state.seat(*who) == seat && !contest.stimulants[it.1]);
    mine.iter().filter_map(rolls).find_map(carries)
}

/// Who attacks; nobody where fire, a wall or gravity does.
pub(crate) fn attacker(contest: &Contest) -> Option<ModelId> {
    match contest.attack {
        Attack::Shot { by, .. } | Attack::Blow { by, .. } => Some(by),
        Attack::Fire | Attack::Wall | Attack::Fall(_) => None,
    }
}

/// The value an attack is usually made on.
pub(crate) fn stat_of_attack(contest: &Contest) -> Stat {
    if matches!(contest.attack, Attack::Shot { .. }) { Stat::Shoot } else { Stat::Fight }
}

/// The value an answer is usually made on.
pub(crate) fn stat_of_answer(contest: &Contest) -> Stat {
    if matches!(contest.answer, Some(Answer::FightBack(_))) { Stat::Fight } else { Stat::Survive }
}

/// The value that an army special puts in its place.
fn swapped(state: &State, contest: &Contest, model: ModelId, answers: bool) -> Option<u8> {
    match contest.helps[usize::from(answers)] {
        Some(Help::Stat(stat)) => state.profile(model).value(stat),
        _ => None,
    }
}

pub(crate) fn needs_of_attack(state: &State, contest: &Contest) -> Option<u8> {
    match contest.attack {
        Attack::Shot { by, weapon, .. } => {
            swapped(state, contest, by, false).or_else(|| splat_attack::shoot_value(state, by, weapon))
        }
        Attack::Blow { by, weapon, .. } => {
            let able = weapon != fighting::NOTHING && !state.has(by, Ability::NonCombatant);
            swapped(state, contest, by, false).or(state.profile(by).fight).filter(|_| able)
        }
        Attack::Fire => Some(4),
        Attack::Wall | Attack::Fall(_) => Some(5),
    }
}

pub(crate) fn needs_of_answer(state: &State, contest: &Contest) -> Option<u8> {
    let target = contest.target;
    swapped(state, contest, target, true).or(state.profile(target).value(stat_of_answer(contest)))
}

/// Why this is no answer.
pub(crate) fn objection(state: &State, contest: &Contest, order: &Order) -> Option<Forbidden> {
    let now = Forbidden::not_now(state.steps.top());
    let Some((seat, ask)) = asks(state, contest) else { return Some(now) };
    match (ask, order) {
        (Ask::Answer, Order::Evade) | (Ask::Splat | Ask::Stimulant(_), Order::Decline) => None,
        (Ask::Stimulant(pocket), Order::UseItem { item }) => {
            (*item != pocket).then_some(Forbidden::NoSuchItem { item: *item, rule: rule!("dz.item.stimulant-shot") })
        }
        (Ask::Answer, Order::FightBack { weapon }) => fighting::weapon_objection(state, contest.target, *weapon),
        (Ask::Splat, Order::Splat(how)) => before_roll::objection(state, contest, seat, *how),
        (Ask::Dice(most), Order::AddDice { count }) => {
            (*count > most).then_some(Forbidden::TooManyDice { count: *count, have: most })
        }
        _ => Some(now),
    }
}

/// What may be answered.
pub(crate) fn orders(state: &State, contest: &Contest, orders: &mut Vec<Order>) {
    match asks(state, contest) {
        Some((_, Ask::Answer)) => {
            orders.push(Order::Evade);
            orders.extend(fighting::weapons(state, contest.target).map(|weapon| Order::FightBack { weapon }));
        }
        Some((seat, Ask::Splat)) => {
            before_roll::orders(state, contest, seat, orders);
            orders.push(Order::Decline);
        }
        Some((_, Ask::Stimulant(item))) => orders.extend([Order::UseItem { item }, Order::Decline]),
        Some((_, Ask::Dice(most))) => orders.extend((0..=most).map(|count| Order::AddDice { count })),
        None => {}
    }
}

/// Takes an answer.
pub(crate) fn answer(now: &mut Now<'_>, mut contest: Contest, order: &Order) {
    let Some((seat, ask)) = asks(now, &contest) else { return };
    let number = first_said(now, seat);
    match order {
        Order::FightBack { weapon } => {
            let weapon = fighting::take_up(now, contest.target, *weapon);
            contest.answer = Some(Answer::FightBack(weapon));
        }
        Order::Evade => contest.answer = Some(Answer::Survive),
        Order::Splat(how) => before_roll::declare(now, &mut contest, seat, *how),
        Order::UseItem { item } => {
            let answers = attacker(&contest).is_none_or(|it| now.seat(it) != seat);
            let model = if answers { contest.target } else { attacker(&contest).unwrap_or(contest.target) };
            contest.stimulants[usize::from(answers)] = true;
            now.emit(Event::UsedUp { model, pocket: *item });
        }
        Order::AddDice { count } => {
            let answers = now.seat(contest.target) == seat;
            contest.dice[usize::from(answers)] += count;
            if *count > 0 {
                now.emit(Event::Spent { seat, face: Face::Dice, count: *count });
            }
        }
        _ => {}
    }
    match ask {
        Ask::Answer => {}
        // The army special comes first, then the stimulant.
        Ask::Splat if stimulant(now, &contest, seat).is_some() => contest.declared = number,
        Ask::Splat | Ask::Stimulant(_) => contest.declared = number + 1,
        Ask::Dice(_) => contest.declared = number + 2,
    }
    now.emit(Event::Becomes(Step::Contest(contest)));
}

/// Both sides roll at once; more successes win, once nobody rolls again.
pub(crate) fn roll(now: &mut Now<'_>, contest: Contest) -> Result<(), NeedDice> {
    let (by, waits) = attack_roll(now, &contest)?;
    let (against, waits_too) = answer_roll(now, &contest)?;
    let open = [waits, waits_too];
    let answer = contest.answer.unwrap_or(Answer::Survive);
    let (attack, target) = (contest.attack, contest.target);
    if open == [false; 2] && Seat::first(2).all(|seat| splat::ready(now, seat).is_none()) {
        let lead = i32::from(by.successes) - i32::from(against.successes);
        now.emit(Event::Rolled { attack, target, answer, by, against });
        now.emit(Event::Done);
        return test_result::resolve(now, &contest, lead);
    }
    now.emit(Event::Rolled { attack, target, answer, by: by.clone(), against: against.clone() });
    let reckoning = Reckoning { contest, by, against, asked: 0, open };
    if after_roll::asks(now, &reckoning).is_some() {
        now.emit(Event::Becomes(Step::Reckoning(Box::new(reckoning))));
        return Ok(());
    }
    after_roll::settle(now, &reckoning)
}

/// The attack, and whether its rerolls wait for a word.
fn attack_roll(now: &mut Now<'_>, contest: &Contest) -> Result<(Pool, bool), NeedDice> {
    let (rule, dice, again) = attack_dice(now, contest);
    rolled(now, contest, (rule, dice, again), needs_of_attack(now, contest))
}

/// The answer, and whether its rerolls wait for a word.
fn answer_roll(now: &mut Now<'_>, contest: &Contest) -> Result<(Pool, bool), NeedDice> {
    let dice = answer_dice(now, contest);
    let again = Again::dice(answer_rerolls(now, contest));
    rolled(now, contest, (answer_rule(contest), dice, again), needs_of_answer(now, contest))
}

fn rolled(
    now: &mut Now<'_>,
    contest: &Contest,
    (rule, dice, again): (RuleId, Breakdown, Again),
    needs: Option<u8>,
) -> Result<(Pool, bool), NeedDice> {
    let pool = pool::fall(now, rule, dice, needs, again)?;
    if again.fits(&pool) && second_chance::in_contest(now, contest) {
        return Ok((pool, true));
    }
    Ok((pool::take(now, rule, pool, again)?, false))
}

/// Failed dice are rolled again as an ability allows, its player having said so.
pub(crate) fn roll_again(now: &mut Now<'_>, reckoning: &mut Reckoning, answers: bool) -> Result<(), NeedDice> {
    let contest = reckoning.contest;
    let (model, rule, again) = if answers {
        (Some(contest.target), answer_rule(&contest), Again::dice(answer_rerolls(now, &contest)))
    } else {
        let (rule, _, again) = attack_dice(now, &contest);
        (attacker(&contest), rule, again)
    };
    let pool = if answers { &mut reckoning.against } else { &mut reckoning.by };
    *pool = pool::take(now, rule, pool.clone(), again)?;
    if let Some(model) = model {
        let rule = second_chance::rule_of(&contest, answers, again);
        now.emit(Event::Rerolled { model, roll: pool.clone(), rule });
    }
    Ok(())
}

/// The rule, the dice and the rerolls of an attack.
pub(crate) fn attack_dice(state: &State, contest: &Contest) -> (RuleId, Breakdown, Again) {
    let none = Again::dice(0);
    match contest.attack {
        Attack::Shot { by, weapon, .. } => {
            let heavy = if contest.trick == Some(Trick::WeightOfFire) { 2 } else { 0 };
            let again = shooting::rerolls(state, by, weapon);
            let again = Again { dice: again.dice + heavy, ..again };
            (rule!("dz.shoot.test"), shooting::dice(state, contest), again)
        }
        Attack::Blow { by, weapon, .. } => {
            let again = Again::dice(state.frenzy(by, fighting::weapon(state, by, weapon).frenzy));
            (rule!("dz.fight.test"), fighting::dice(state, contest, true), again)
        }
        Attack::Fire => (rule!("dz.state.on-fire"), Breakdown::base(rule!("dz.state.on-fire"), 3), none),
        Attack::Wall => (rule!("dz.state.slammed"), Breakdown::base(rule!("dz.state.slammed"), 3), none),
        Attack::Fall(levels) => {
            let gravity = Breakdown::base(rule!("dz.state.falling"), 3);
            (rule!("dz.state.falling"), gravity.plus(rule!("dz.state.falling"), i32::from(levels)), none)
        }
    }
}

/// The rule of the answer.
const fn answer_rule(contest: &Contest) -> RuleId {
    if matches!(contest.attack, Attack::Blow { .. }) { rule!("dz.fight.test") } else { rule!("dz.shoot.test") }
}

/// How many failed dice of the answer may be rolled again.
pub(crate) fn answer_rerolls(state: &State, contest: &Contest) -> u8 {
    let target = contest.target;
    match contest.answer {
        Some(Answer::FightBack(weapon)) => state.frenzy(target, fighting::weapon(state, target, weapon).frenzy),
        Some(Answer::Survive) | None => state.resilient(target),
    }
}

/// The dice of the answer: in a fight with its modifiers, elsewhere three and the Dice results added.
pub(crate) fn answer_dice(state: &State, contest: &Contest) -> Breakdown {
    match contest.attack {
        Attack::Blow { .. } => fighting::dice(state, contest, false),
        Attack::Shot { .. } | Attack::Fire | Attack::Wall | Attack::Fall(_) => {
            let hidden = if let Some(Help::Dice(dice)) = contest.helps[1] { i32::from(dice) } else { 0 };
            Breakdown::base(rule!("dz.shoot.test"), 3)
                .plus(rule!("dz.special.stealth"), hidden)
                .plus(rule!("dz.command.dice"), i32::from(contest.dice[1]))
        }
    }
}
