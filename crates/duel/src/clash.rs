//! Strikes: who may be struck, the answer to a strike, the roll, wounds and the riposte.

use battle::{Breakdown, Chance, Change, Forecast, Line, Resolution, Secret, Spread, System, outcomes};
use catalogue::rule;
use dice::{NeedDice, Roll};

use crate::{Card, Duel, Event, Forbidden, Order, Stance, State, Step, Strike};

/// Every rule that stands in the way of a strike.
pub(crate) fn objections(state: &State, strike: &Strike) -> Vec<Forbidden> {
    let mut no = Vec::new();
    if strike.target.index() >= state.fencers.len() {
        return vec![Forbidden::NoSuchFencer { seat: strike.target }];
    }
    if strike.target == strike.by {
        no.push(Forbidden::Oneself);
    }
    match state.paces_between(strike.by, strike.target) {
        None => no.push(Forbidden::Out { seat: strike.target }),
        Some(paces) if paces > reach(strike) => no.push(Forbidden::OutOfReach { paces, reach: reach(strike) }),
        Some(_) => {}
    }
    match strike.card {
        Some(card @ Card::Parry) => no.push(Forbidden::NotForAStrike { card }),
        Some(card) if !state.holds(strike.by, card) => no.push(Forbidden::NotInHand { card }),
        Some(_) | None => {}
    }
    no
}

/// One pace, two with a lunge (`duel.clash.reach`, `duel.card.lunge`).
fn reach(strike: &Strike) -> u8 {
    if strike.card == Some(Card::Lunge) { 2 } else { 1 }
}

/// Declares a strike; a target with cards in hand may answer it, unless it is a feint (`duel.clash.answer`).
pub(crate) fn strike(now: &mut Resolution<'_, Duel>, strike: Strike) -> Result<(), NeedDice> {
    now.emit(Event::Struck(strike));
    let may_answer = !strike.riposte && strike.card != Some(Card::Feint) && !now.fencer(strike.target).hand.is_empty();
    if may_answer {
        now.emit(Event::AnswerAsked(strike));
        return Ok(());
    }
    roll(now, strike, false)
}

/// The strike is parried, or comes as it is.
pub(crate) fn answer(now: &mut Resolution<'_, Duel>, strike: Strike, parries: bool) -> Result<(), NeedDice> {
    let seat = strike.target;
    now.emit(if parries { Event::Parried { seat } } else { Event::Taken { seat } });
    roll(now, strike, parries)
}

/// Strikes back, or holds (`duel.clash.riposte`).
pub(crate) fn riposte(now: &mut Resolution<'_, Duel>, back: Strike, strikes: bool) -> Result<(), NeedDice> {
    if strikes {
        return strike(now, back);
    }
    now.emit(Event::Held { seat: back.by });
    Ok(())
}

/// What the D6 must show to hit (`duel.clash.strike`).
pub(crate) fn need(state: &State, strike: &Strike, parried: bool) -> Breakdown {
    let bold = i32::from(state.stands(strike.by, Stance::Bold));
    let wary = i32::from(state.stands(strike.target, Stance::Wary));
    Breakdown::base(rule!("duel.clash.strike"), 4)
        .plus(rule!("duel.stance.bold"), -bold)
        .plus(rule!("duel.stance.wary"), wary)
        .plus(rule!("duel.card.parry"), if parried { 2 } else { 0 })
        .with(rule!("duel.clash.strike"), Change::AtLeast(2))
        .with(rule!("duel.clash.strike"), Change::AtMost(6))
}

/// What a hit costs (`duel.clash.wound`).
fn loss(strike: &Strike, die: u8) -> Breakdown {
    Breakdown::base(rule!("duel.clash.wound"), 1)
        .plus(rule!("duel.clash.wound"), i32::from(die == 6))
        .plus(rule!("duel.card.lunge"), i32::from(strike.card == Some(Card::Lunge)))
}

fn roll(now: &mut Resolution<'_, Duel>, strike: Strike, parried: bool) -> Result<(), NeedDice> {
    let need = need(now, &strike, parried);
    let hits_from = need.total() as u8;
    let die = now.roll_one(Roll::new(rule!("duel.clash.strike"), 1, 6).grouped(&[hits_from - 1, 5]))?;
    now.emit(Event::StrikeRolled { strike, need, die });
    if die >= hits_from {
        hit(now, &strike, die);
    } else if parried && now.paces_between(strike.by, strike.target) == Some(1) {
        let back = Strike { by: strike.target, target: strike.by, card: None, riposte: true };
        now.emit(Event::RiposteAsked(back));
    }
    Ok(())
}

fn hit(now: &mut Resolution<'_, Duel>, strike: &Strike, die: u8) {
    let seat = strike.target;
    now.emit(Event::Wounded { seat, loss: loss(strike, die) });
    if now.fencer(seat).vigour == 0 {
        now.emit(Event::Fell { seat });
    }
}

/// The odds of a strike, unanswered and parried, by the resolution itself: the hidden hand is imagined empty, then with a
/// parry in it.
pub(crate) fn forecast(state: &State, order: &Order) -> Option<Forecast> {
    let strike = struck_by(state, order)?;
    Duel.judge(state, order).ok()?;
    let (mut open, mut parried) = (state.clone(), state.clone());
    open.fencers[strike.target.index()].hand.clear();
    parried.fencers[strike.target.index()].hand = vec![Secret::Known(Card::Parry)];
    let vigour = state.fencer(strike.target).vigour;
    let lost = |from: &State, orders: &[Order]| {
        let ways = outcomes(&Duel, from, orders, 1_000).ok()?;
        let lost = |after: &State| i32::from(vigour - after.fencer(strike.target).vigour);
        let all = ways.iter().map(|(chance, after)| (lost(after), *chance));
        Some(Spread::gather(Line::new("duel-odds-loss"), all))
    };
    let taken = lost(&open, &[*order])?;
    let answered = lost(&parried, &[*order, Order::Parry])?;
    let can_be_parried = !strike.riposte && strike.card != Some(Card::Feint);
    let mut forecast = Forecast::default();
    forecast.chances.push(Chance { what: Line::new("duel-odds-hit"), chance: taken.at_least(1) });
    forecast.chances.push(Chance { what: Line::new("duel-odds-out"), chance: taken.at_least(i32::from(vigour)) });
    forecast.tests.push((Line::new("duel-odds-need"), need(state, &strike, false)));
    if can_be_parried {
        forecast.chances.push(Chance { what: Line::new("duel-odds-hit-parried"), chance: answered.at_least(1) });
        forecast.tests.push((Line::new("duel-odds-need-parried"), need(state, &strike, true)));
    }
    forecast.spreads.push(taken);
    Some(forecast)
}

fn struck_by(state: &State, order: &Order) -> Option<Strike> {
    match (state.steps.top()?, *order) {
        (Step::Act(by), Order::Strike { target, card }) => Some(Strike { by: *by, target, card, riposte: false }),
        (Step::Riposte(strike), Order::Riposte) => Some(*strike),
        _ => None,
    }
}
