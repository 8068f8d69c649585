//! What may be done about a test that was rolled: the rerolls of an ability where its player is asked (`second_chance`), then
//! army specials that roll dice again or take the edge off a hit.

use battle::Seat;
use dice::NeedDice;

use crate::{
    Event, Face, Forbidden, ModelId, Now, Order, Pool, Reckoning, State, Step, Use,
    model::entry::{Entry, RolledTest},
    rules::{
        rolls::{opposed_test, pool, test_result},
        round::splat,
    },
};

/// The special by which a test may be rolled again, and whether all its dice are.
pub(crate) fn reroll(state: &State, test: &RolledTest<'_>) -> Option<(&'static Entry, bool)> {
    let special = splat::ready(state, state.seat(test.model))?;
    let moment = special.after_roll.filter(|it| state.takes_results(test.model) && (it.rerolls)(state, test))?;
    Some((special, moment.all))
}

/// Rolls a test again.
pub(crate) fn again(now: &mut Now<'_>, test: &RolledTest<'_>) -> Result<Option<Pool>, NeedDice> {
    let Some((special, all)) = reroll(now, test) else { return Ok(None) };
    let roll = pool::again(now, special.rule, test.roll.clone(), all)?;
    splat::spend(now, now.seat(test.model), 1);
    now.emit(Event::Rerolled { model: test.model, roll: roll.clone(), rule: special.rule });
    Ok(Some(roll))
}

/// What is asked about a test that was rolled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ask {
    /// Whether failed dice are rolled again as an ability allows: those of the attack, or of the answer.
    Second {
        /// Whether it is the answer.
        answers: bool,
    },
    /// Whether the attack is rolled again.
    Attack,
    /// Whether the answer is.
    Answer,
    /// By how much the AP is lowered, at most.
    Blunt(u8),
}

fn attack_test(reckoning: &Reckoning) -> Option<RolledTest<'_>> {
    let model = opposed_test::attacker(&reckoning.contest)?;
    let stat = opposed_test::stat_of_attack(&reckoning.contest);
    Some(RolledTest { model, stat, roll: &reckoning.by, fails: false, lobbed: false })
}

fn answer_test(reckoning: &Reckoning) -> RolledTest<'_> {
    let fails = reckoning.by.successes > reckoning.against.successes;
    let stat = opposed_test::stat_of_answer(&reckoning.contest);
    RolledTest { model: reckoning.contest.target, stat, roll: &reckoning.against, fails, lobbed: false }
}

/// Who is asked what next: the active player's rerolls, the other's, then about the AP of the hit.
pub(crate) fn asks(state: &State, reckoning: &Reckoning) -> Option<(Seat, Ask)> {
    let first = state.initiative;
    for (number, seat) in [first, State::opponent(first)].into_iter().enumerate() {
        if number < usize::from(reckoning.asked) {
            continue;
        }
        if let Some(answers) = open(state, reckoning, seat) {
            return Some((seat, Ask::Second { answers }));
        }
        if splat::ready(state, seat).is_none() {
            continue;
        }
        let attack = attack_test(reckoning).filter(|it| state.seat(it.model) == seat && reroll(state, it).is_some());
        if attack.is_some() {
            return Some((seat, Ask::Attack));
        }
        let answer = answer_test(reckoning);
        if state.seat(answer.model) == seat && reroll(state, &answer).is_some() {
            return Some((seat, Ask::Answer));
        }
    }
    if reckoning.asked > 2 {
        return None;
    }
    let wound = test_result::wound(state, &reckoning.contest, lead(reckoning)).filter(test_result::harms)?;
    let seat = state.seat(wound.loser);
    let most = blunts(state, seat, wound.ap);
    (most > 0).then_some((seat, Ask::Blunt(most)))
}

/// The side of a test whose rerolls wait for a word of this seat: it runs the model that rolled.
fn open(state: &State, reckoning: &Reckoning, seat: Seat) -> Option<bool> {
    let runs = |model: Option<ModelId>| model.is_some_and(|it| state.player(it) == seat);
    let models = [opposed_test::attacker(&reckoning.contest), Some(reckoning.contest.target)];
    [false, true].into_iter().find(|it| reckoning.open[usize::from(*it)] && runs(models[usize::from(*it)]))
}

/// By how much the AP of a hit on a model of this seat may be lowered (`dz.special.starforged-armour`).
pub(crate) fn blunts(state: &State, seat: Seat, ap: u8) -> u8 {
    let lowers = splat::ready(state, seat).and_then(|it| it.after_roll).is_some_and(|it| it.lowers_ap);
    if lowers { ap.min(state.results(seat, Face::Splat)) } else { 0 }
}

fn lead(reckoning: &Reckoning) -> i32 {
    i32::from(reckoning.by.successes) - i32::from(reckoning.against.successes)
}

/// Why this is no answer to a question after a roll.
pub(crate) fn objection(ask: Option<Ask>, order: &Order, now: Forbidden) -> Option<Forbidden> {
    let Some(ask) = ask else { return Some(now) };
    match (ask, order) {
        (_, Order::Decline)
        | (Ask::Attack | Ask::Answer, Order::Splat(Use::Now))
        | (Ask::Second { .. }, Order::RollAgain) => None,
        (Ask::Blunt(most), Order::Splat(Use::Times(times))) if *times > 0 && *times <= most => None,
        _ => Some(now),
    }
}

/// What may be answered.
pub(crate) fn orders(ask: Option<Ask>, orders: &mut Vec<Order>) {
    match ask {
        Some(Ask::Second { .. }) => orders.push(Order::RollAgain),
        Some(Ask::Attack | Ask::Answer) => orders.push(Order::Splat(Use::Now)),
        Some(Ask::Blunt(most)) => orders.extend((1..=most).map(|it| Order::Splat(Use::Times(it)))),
        None => {}
    }
    orders.push(Order::Decline);
}

/// Takes the answer about an opposed test.
pub(crate) fn answer(now: &mut Now<'_>, mut reckoning: Reckoning, order: Order) -> Result<(), NeedDice> {
    let Some((seat, ask)) = asks(now, &reckoning) else { return Ok(()) };
    let uses = !matches!(order, Order::Decline);
    match ask {
        Ask::Second { answers } => {
            if uses {
                opposed_test::roll_again(now, &mut reckoning, answers)?;
            }
            reckoning.open[usize::from(answers)] = false;
            now.emit(Event::Becomes(Step::Reckoning(Box::new(reckoning))));
            return Ok(());
        }
        Ask::Attack if uses => {
            let rolled = attack_test(&reckoning).map(|it| again(now, &it)).transpose()?.flatten();
            reckoning.by = rolled.unwrap_or(reckoning.by);
        }
        Ask::Answer if uses => {
            let rolled = again(now, &answer_test(&reckoning))?;
            reckoning.against = rolled.unwrap_or(reckoning.against);
        }
        Ask::Blunt(_) => {
            if let Order::Splat(Use::Times(times)) = order {
                splat::spend(now, seat, times);
                reckoning.contest.blunt = times;
            }
        }
        Ask::Attack | Ask::Answer => {}
    }
    reckoning.asked = match ask {
        Ask::Blunt(_) => 3,
        Ask::Second { .. } => reckoning.asked,
        Ask::Attack | Ask::Answer if seat == now.initiative => 1,
        Ask::Attack | Ask::Answer => 2,
    };
    now.emit(Event::Becomes(Step::Reckoning(Box::new(reckoning))));
    Ok(())
}

/// Nobody changes it any more: what comes of it.
pub(crate) fn settle(now: &mut Now<'_>, reckoning: &Reckoning) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    test_result::resolve(now, &reckoning.contest, lead(reckoning))
}
