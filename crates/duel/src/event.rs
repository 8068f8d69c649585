//! What happened on the strip, and how it changes where the duel stands.

use battle::{Breakdown, Seat, Secret};
use serde::{Deserialize, Serialize};

use crate::{Card, Stance, State, Step, Strike};

/// What happened. A duel is its setup and these, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// The duel was opened.
    Saluted,
    /// A fencer drew a card; the die and the card are the owner's secret.
    Drew {
        /// Who.
        seat: Seat,
        /// The D6.
        die: Secret<u8>,
        /// The card.
        card: Secret<Card>,
    },
    /// A round began, and with it the choice of stances.
    RoundBegan {
        /// Which round.
        round: u8,
    },
    /// A stance was chosen, in secret.
    ChoseStance {
        /// Who.
        seat: Seat,
        /// What.
        stance: Secret<Stance>,
    },
    /// All stances were revealed.
    StancesRevealed {
        /// Who stands how.
        stances: Vec<(Seat, Stance)>,
    },
    /// Initiative was rolled.
    InitiativeRolled {
        /// Each fencer's die and result.
        results: Vec<(Seat, Breakdown)>,
        /// Who acts when.
        to_act: Vec<Seat>,
    },
    /// A fencer's turn came.
    TurnCame {
        /// Whose.
        seat: Seat,
    },
    /// A fencer moved.
    Stepped {
        /// Who.
        seat: Seat,
        /// To which pace.
        to: u8,
    },
    /// A fencer regained vigour.
    Rested {
        /// Who.
        seat: Seat,
    },
    /// A strike was declared, its card shown.
    Struck(Strike),
    /// A fencer was asked to answer a strike.
    AnswerAsked(Strike),
    /// A strike was parried, the card shown.
    Parried {
        /// By whom.
        seat: Seat,
    },
    /// A strike was taken as it comes.
    Taken {
        /// By whom.
        seat: Seat,
    },
    /// The strike was rolled.
    StrikeRolled {
        /// The strike.
        strike: Strike,
        /// What was needed, and why.
        need: Breakdown,
        /// The D6.
        die: u8,
    },
    /// A fencer lost vigour.
    Wounded {
        /// Who.
        seat: Seat,
        /// How much, and why.
        loss: Breakdown,
    },
    /// A fencer is out.
    Fell {
        /// Who.
        seat: Seat,
    },
    /// A fencer was asked whether to strike back.
    RiposteAsked(Strike),
    /// A fencer did not strike back.
    Held {
        /// Who.
        seat: Seat,
    },
    /// The duel ended.
    Ended,
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Saluted => drop(state.steps.pop()),
            Event::Drew { seat, card, .. } => take_card(state, *seat, *card),
            Event::RoundBegan { round } => begin_round(state, *round),
            Event::ChoseStance { seat, stance } => choose_stance(state, *seat, *stance),
            Event::StancesRevealed { stances } => reveal(state, stances),
            Event::InitiativeRolled { to_act, .. } => state.to_act.clone_from(to_act),
            Event::TurnCame { seat } => begin_turn(state, *seat),
            Event::Stepped { seat, to } => step(state, *seat, *to),
            Event::Rested { seat } => rest(state, *seat),
            Event::Struck(strike) => strike_out(state, strike),
            Event::AnswerAsked(strike) => state.steps.push(Step::Answer(*strike)),
            Event::Parried { seat } => parry(state, *seat),
            Event::Taken { .. } | Event::Held { .. } => drop(state.steps.pop()),
            Event::StrikeRolled { .. } => {}
            Event::Wounded { seat, loss } => wound(state, *seat, loss.total()),
            Event::Fell { seat } => state.fencers[seat.index()].at = None,
            Event::RiposteAsked(strike) => state.steps.push(Step::Riposte(*strike)),
            Event::Ended => state.over = true,
        }
    }
}

fn take_card(state: &mut State, seat: Seat, card: Secret<Card>) {
    if matches!(state.steps.top(), Some(Step::Act(actor)) if *actor == seat) {
        state.steps.pop();
    }
    let hand = &mut state.fencers[seat.index()].hand;
    hand.push(card);
    hand.sort();
}

fn begin_round(state: &mut State, round: u8) {
    state.round = round;
    state.stances_open = false;
    state.fencers.iter_mut().for_each(|it| it.stance = None);
    let ask: Vec<Step> = state.standing().map(Step::Stance).collect();
    state.steps.push_all(ask);
}

fn choose_stance(state: &mut State, seat: Seat, stance: Secret<Stance>) {
    state.steps.pop();
    state.fencers[seat.index()].stance = Some(stance);
}

fn reveal(state: &mut State, stances: &[(Seat, Stance)]) {
    state.stances_open = true;
    for (seat, stance) in stances {
        state.fencers[seat.index()].stance = Some(Secret::Known(*stance));
    }
}

fn begin_turn(state: &mut State, seat: Seat) {
    state.to_act.retain(|it| *it != seat);
    state.steps.push(Step::Act(seat));
}

fn step(state: &mut State, seat: Seat, to: u8) {
    state.steps.pop();
    state.fencers[seat.index()].at = Some(to);
}

fn rest(state: &mut State, seat: Seat) {
    state.steps.pop();
    state.fencers[seat.index()].vigour += 1;
}

/// The act, or the question whether to riposte, is answered by striking.
fn strike_out(state: &mut State, strike: &Strike) {
    state.steps.pop();
    if let Some(card) = strike.card {
        play_card(state, strike.by, card);
    }
}

/// A card played is gone from the hand; where the hand is hidden, one hidden card less.
fn play_card(state: &mut State, seat: Seat, card: Card) {
    let hand = &mut state.fencers[seat.index()].hand;
    if let Some(at) = hand.iter().position(|held| held.known().is_none_or(|it| *it == card)) {
        hand.remove(at);
    }
}

fn parry(state: &mut State, seat: Seat) {
    state.steps.pop();
    play_card(state, seat, Card::Parry);
}

fn wound(state: &mut State, seat: Seat, loss: i32) {
    let fencer = &mut state.fencers[seat.index()];
    fencer.vigour = fencer.vigour.saturating_sub(loss.clamp(0, 255) as u8);
}
