//! What a fencer may say.

use battle::Seat;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

/// Every variant is a sentence one could say on the strip.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Opens the duel.
    Salute,
    /// Chooses this round's stance.
    TakeStance(Stance),
    /// Moves to a pace.
    Step {
        /// The pace, from 0.
        to: u8,
    },
    /// Strikes at an opponent, perhaps with a card.
    Strike {
        /// Whom.
        target: Seat,
        /// The card played with it.
        card: Option<Card>,
    },
    /// Draws a card.
    Draw,
    /// Regains breath.
    Rest,
    /// Parries the strike at hand.
    Parry,
    /// Lets the strike at hand come.
    TakeIt,
    /// Strikes back after a parry.
    Riposte,
    /// Does not strike back.
    Hold,
}

/// How a fencer fights this round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stance {
    /// Quick and easy to hit with.
    Bold,
    /// Hard to hit.
    Wary,
}

/// A card of the hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Card {
    /// Further and harder.
    Lunge,
    /// Cannot be parried.
    Feint,
    /// Makes the strike at hand harder.
    Parry,
}

impl Card {
    /// Every kind of card.
    pub const ALL: [Card; 3] = [Card::Lunge, Card::Feint, Card::Parry];

    /// The card that a D6 draws (`duel.act.draw`).
    #[must_use]
    pub const fn drawn_by(die: u8) -> Card {
        match die {
            ..=2 => Card::Lunge,
            3 | 4 => Card::Feint,
            5.. => Card::Parry,
        }
    }

    /// The rule on the card.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Card::Lunge => rule!("duel.card.lunge"),
            Card::Feint => rule!("duel.card.feint"),
            Card::Parry => rule!("duel.card.parry"),
        }
    }
}

/// A strike on its way: who, whom, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strike {
    /// Who strikes.
    pub by: Seat,
    /// Who is struck at.
    pub target: Seat,
    /// The card played with it.
    pub card: Option<Card>,
    /// Whether it answers a parried strike.
    pub riposte: bool,
}
