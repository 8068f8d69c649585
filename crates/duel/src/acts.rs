//! Orders: which are legal, and what becomes of each.

use battle::{Resolution, Seat, Secret};
use catalogue::rule;
use dice::{NeedDice, Roll};

use crate::{Card, Duel, Event, Forbidden, Order, Stance, State, Step, Strike, clash};

/// The most cards a hand may hold (`duel.card.hand`).
pub(crate) const MOST_CARDS: u8 = 4;

/// An order found legal.
#[derive(Clone, Copy, Debug)]
pub enum Deed {
    /// Opens the duel.
    Salute,
    /// Chooses a stance.
    Stance(Seat, Stance),
    /// Moves.
    Step(Seat, u8),
    /// Draws a card.
    Draw(Seat),
    /// Rests.
    Rest(Seat),
    /// Strikes.
    Strike(Strike),
    /// Answers a strike with a parry, or without.
    Answer(Strike, bool),
    /// Strikes back, or holds.
    Riposte(Strike, bool),
}

/// Whether the rules allow this order now.
pub(crate) fn judge(state: &State, order: &Order) -> Result<Deed, Forbidden> {
    let deed = deed(state, order)?;
    match objections_to(state, &deed).into_iter().next() {
        None => Ok(deed),
        Some(why) => Err(why),
    }
}

/// Every rule that stands in the way of this order.
pub(crate) fn objections(state: &State, order: &Order) -> Vec<Forbidden> {
    match deed(state, order) {
        Err(why) => vec![why],
        Ok(deed) => objections_to(state, &deed),
    }
}

/// The deed that answers the question at hand with this order.
fn deed(state: &State, order: &Order) -> Result<Deed, Forbidden> {
    let step = state.steps.top().copied();
    match (step, *order) {
        (Some(Step::Salute), Order::Salute) => Ok(Deed::Salute),
        (Some(Step::Stance(seat)), Order::TakeStance(stance)) => Ok(Deed::Stance(seat, stance)),
        (Some(Step::Act(seat)), Order::Step { to }) => Ok(Deed::Step(seat, to)),
        (Some(Step::Act(seat)), Order::Draw) => Ok(Deed::Draw(seat)),
        (Some(Step::Act(seat)), Order::Rest) => Ok(Deed::Rest(seat)),
        (Some(Step::Act(by)), Order::Strike { target, card }) => {
            Ok(Deed::Strike(Strike { by, target, card, riposte: false }))
        }
        (Some(Step::Answer(strike)), Order::Parry) => Ok(Deed::Answer(strike, true)),
        (Some(Step::Answer(strike)), Order::TakeIt) => Ok(Deed::Answer(strike, false)),
        (Some(Step::Riposte(strike)), Order::Riposte) => Ok(Deed::Riposte(strike, true)),
        (Some(Step::Riposte(strike)), Order::Hold) => Ok(Deed::Riposte(strike, false)),
        _ => Err(Forbidden::NotNow { step }),
    }
}

fn objections_to(state: &State, deed: &Deed) -> Vec<Forbidden> {
    match *deed {
        Deed::Step(seat, to) => objections_to_step(state, seat, to),
        Deed::Draw(seat) if state.fencer(seat).hand.len() >= usize::from(MOST_CARDS) => {
            vec![Forbidden::HandFull { most: MOST_CARDS }]
        }
        Deed::Rest(seat) if state.fencer(seat).vigour >= state.setup.vigour => {
            vec![Forbidden::FullVigour { vigour: state.fencer(seat).vigour }]
        }
        Deed::Strike(strike) => clash::objections(state, &strike),
        Deed::Answer(strike, true) if !state.holds(strike.target, Card::Parry) => {
            vec![Forbidden::NotInHand { card: Card::Parry }]
        }
        Deed::Salute | Deed::Stance(..) | Deed::Draw(_) | Deed::Rest(_) | Deed::Answer(..) | Deed::Riposte(..) => {
            vec![]
        }
    }
}

/// One pace, two when bold, onto a free pace of the strip (`duel.act.step`).
fn objections_to_step(state: &State, seat: Seat, to: u8) -> Vec<Forbidden> {
    let mut no = Vec::new();
    if to >= state.setup.strip {
        no.push(Forbidden::OffTheStrip { pace: to, strip: state.setup.strip });
    }
    if let Some(by) = state.standing().find(|it| state.fencer(*it).at == Some(to)) {
        no.push(Forbidden::Occupied { pace: to, by });
    }
    let most = if state.stands(seat, Stance::Bold) { 2 } else { 1 };
    let paces = state.fencer(seat).at.map_or(u8::MAX, |at| at.abs_diff(to));
    if paces > most {
        no.push(Forbidden::TooFar { paces, most });
    }
    no
}

/// Every order that answers the question at hand.
pub(crate) fn orders(state: &State, orders: &mut Vec<Order>) {
    let candidates: &[Order] = match state.steps.top() {
        None => &[],
        Some(Step::Salute) => &[Order::Salute],
        Some(Step::Stance(_)) => &[Order::TakeStance(Stance::Bold), Order::TakeStance(Stance::Wary)],
        Some(Step::Act(_)) => &[Order::Draw, Order::Rest],
        Some(Step::Answer(_)) => &[Order::Parry, Order::TakeIt],
        Some(Step::Riposte(_)) => &[Order::Riposte, Order::Hold],
    };
    orders.extend_from_slice(candidates);
    if let Some(Step::Act(_)) = state.steps.top() {
        orders.extend((0..state.setup.strip).map(|to| Order::Step { to }));
        for target in state.standing() {
            for card in [None, Some(Card::Lunge), Some(Card::Feint)] {
                orders.push(Order::Strike { target, card });
            }
        }
    }
    orders.retain(|it| judge(state, it).is_ok());
}

/// Carries a deed out.
pub(crate) fn resolve(now: &mut Resolution<'_, Duel>, deed: Deed) -> Result<(), NeedDice> {
    match deed {
        Deed::Salute => salute(now),
        Deed::Stance(seat, stance) => {
            now.emit(Event::ChoseStance { seat, stance: Secret::Known(stance) });
            Ok(())
        }
        Deed::Step(seat, to) => {
            now.emit(Event::Stepped { seat, to });
            Ok(())
        }
        Deed::Draw(seat) => draw(now, seat),
        Deed::Rest(seat) => {
            now.emit(Event::Rested { seat });
            Ok(())
        }
        Deed::Strike(strike) => clash::strike(now, strike),
        Deed::Answer(strike, parries) => clash::answer(now, strike, parries),
        Deed::Riposte(strike, strikes) => clash::riposte(now, strike, strikes),
    }
}

/// Opening the duel deals three cards to each (`duel.setup.salute`).
fn salute(now: &mut Resolution<'_, Duel>) -> Result<(), NeedDice> {
    now.emit(Event::Saluted);
    for seat in Seat::first(now.setup.seats) {
        for _ in 0..3 {
            draw(now, seat)?;
        }
    }
    Ok(())
}

/// The owner alone sees the die (`duel.act.draw`).
fn draw(now: &mut Resolution<'_, Duel>, seat: Seat) -> Result<(), NeedDice> {
    let die = now.roll_one(Roll::new(rule!("duel.act.draw"), 1, 6).grouped(&[2, 4]))?;
    now.emit(Event::Drew { seat, die: Secret::Known(die), card: Secret::Known(Card::drawn_by(die)) });
    Ok(())
}
