//! Rounds and turns (`dz.round.*`, `dz.turn.*`, `dz.end.*`): who activates, who passes, and what the end of a round brings.

pub(crate) mod activation;
pub(crate) mod command;
pub(crate) mod splat;
pub(crate) mod splat_attack;

use battle::Seat;
use catalogue::{RuleId, rule};
use dice::{NeedDice, Roll};
use smallvec::smallvec;

use crate::{
    Event, Extra, Face, Forbidden, Mark, Model, ModelCard, ModelId, Now, Order, State, Step,
    rules::{
        deployment::recon_bonus,
        missions::{self, secret_missions, standstill},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("dz.round.sequence"), rule!("dz.turn.start-order"), rule!("dz.end.next-initiative")];

/// No rule sets a last round: whatever goes on longer than that, though something changes all the time, ends with the points
/// as they are.
const LAST: u8 = 200;

/// A round begins with the command dice.
pub(crate) fn begin(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let round = now.round + 1;
    now.emit(Event::RoundBegan { round });
    command::roll(now)
}

/// How many of a seat's models are left to activate, and how many of the opponent's, of those that count.
fn left(state: &State, seat: Seat, counts: impl Fn(&ModelCard) -> bool) -> (u8, u8) {
    let waits = |it: &Model| it.is(Mark::OnBoard) && !it.is(Mark::Activated);
    let waiting = state.models.iter().zip(&state.field.models).filter(|it| waits(it.0) && counts(it.1));
    waiting.fold((0, 0), |(own, others), it| if it.1.seat == seat { (own + 1, others) } else { (own, others + 1) })
}

/// A turn comes: the round is over when nobody is left to activate, and a player without models left must pass. True
/// while it waits for an answer.
pub(crate) fn turn(now: &mut Now<'_>, seat: Seat) -> bool {
    let (own, others) = left(now, seat, |_| true);
    match (own, others) {
        (0, 0) => now.emit(Event::Becomes(Step::EndRound)),
        (0, _) => pass_on(now, seat),
        _ => {
            if now.initiative != seat {
                now.emit(Event::TurnCame { seat });
            }
            return true;
        }
    }
    false
}

/// The initiative goes to the opponent.
fn pass_on(now: &mut Now<'_>, seat: Seat) {
    let other = State::opponent(seat);
    now.emit(Event::Becomes(Step::Turn(other)));
    now.emit(Event::TurnCame { seat: other });
}

/// Why a model may not be activated.
pub(crate) fn objection(state: &State, seat: Seat, model: ModelId) -> Option<Forbidden> {
    if !state.is_on_board(model) {
        return Some(Forbidden::NoSuchModel { model });
    }
    if state.seat(model) != seat {
        return Some(Forbidden::NotYours { model });
    }
    state.model(model).is(Mark::Activated).then_some(Forbidden::AlreadyActivated { model })
}

/// Passing is for who has fewer models left to activate; Sentry Guns count, unless the house plays otherwise
/// (`dz.turn.pass`).
pub(crate) fn pass_objection(state: &State, seat: Seat) -> Option<Forbidden> {
    let no_guns = state.field.setup.settings.guns_do_not_wait;
    let (own, others) = left(state, seat, |card| !(no_guns && is_gun(card)));
    (own >= others).then_some(Forbidden::MayNotPass { own, others })
}

/// Passes the turn.
pub(crate) fn pass(now: &mut Now<'_>, seat: Seat) {
    now.emit(Event::Passed { seat });
    pass_on(now, seat);
}

/// After an activation: whether a second model may follow by a +1 Model result. True while it waits for an answer.
pub(crate) fn another(now: &mut Now<'_>, seat: Seat) -> bool {
    if may_follow(now, seat) {
        return true;
    }
    pass_on(now, seat);
    false
}

/// One +1 Model result a turn (`dz.command.plus-model`).
fn may_follow(state: &State, seat: Seat) -> bool {
    let second = |it: ModelId| !is_left_out(state, it);
    !state.second_model && state.results(seat, Face::PlusModel) > 0 && state.waiting(seat).any(second)
}

fn is_gun(card: &ModelCard) -> bool {
    card.extra.is_some_and(Extra::is_gun)
}

/// No result is spent on a Sentry Gun (`dz.item.sentry-gun`), unless the house plays otherwise (`dz.command.plus-model`).
fn is_left_out(state: &State, model: ModelId) -> bool {
    is_gun(state.card(model)) && !state.field.setup.settings.plus_model_for_guns
}

/// Why a model may not be the second of a turn.
pub(crate) fn second_objection(state: &State, seat: Seat, model: ModelId) -> Option<Forbidden> {
    objection(state, seat, model)
        .or_else(|| is_left_out(state, model).then_some(Forbidden::NoAbility { rule: rule!("dz.item.sentry-gun") }))
}

/// A second model follows.
pub(crate) fn follow(now: &mut Now<'_>, seat: Seat) {
    now.emit(Event::Spent { seat, face: Face::PlusModel, count: 1 });
}

/// Ends the turn.
pub(crate) fn end_turn(now: &mut Now<'_>, seat: Seat) {
    pass_on(now, seat);
}

/// Scores objectives, rolls for smoke (`dz.end.smoke`), looks whether somebody has won, and clears the round away (`dz.end.objectives`).
pub(crate) fn end(now: &mut Now<'_>) -> Result<(), NeedDice> {
    let held: smallvec::SmallVec<[(Seat, u8); 4]> = missions::held(now).collect();
    for (seat, vps) in held {
        let vps = secret_missions::objective(now, seat, vps);
        if vps == 0 {
            continue;
        }
        now.emit(Event::Scored { seat, vps, rule: rule!("dz.end.objectives") });
    }
    for cell in now.smoke.iter() {
        let die = now.roll_one(Roll::new(rule!("dz.end.smoke"), 1, 8).grouped(&[4]))?;
        now.emit(Event::SmokeRolled { cell, die });
    }
    if now.round == 1 && Seat::first(2).any(|it| recon_bonus::flankers(now, it).next().is_some()) {
        let first = now.first_done.unwrap_or(now.initiative);
        now.emit(Event::Becomes(Step::Close));
        now.emit(Event::Then(smallvec![Step::Edge(first), Step::Edge(State::opponent(first))]));
        return Ok(());
    }
    close(now);
    Ok(())
}

/// Looks whether somebody has won, and clears the round away.
pub(crate) fn close(now: &mut Now<'_>) {
    let endless = (standstill::ends(now) || now.round >= LAST).then(|| missions::by_points(now));
    if let Some(outcome) = missions::winner(now).or(endless) {
        now.emit(Event::Ended { outcome });
        return;
    }
    now.emit(Event::Done);
    now.emit(Event::RoundEnded);
    now.emit(Event::Then(smallvec![Step::RollCommand]));
}

/// Whom a seat may activate.
pub(crate) fn orders(state: &State, seat: Seat, orders: &mut Vec<Order>) {
    orders.extend(state.waiting(seat).map(|model| Order::Activate { model }));
}
