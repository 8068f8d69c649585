//! Why the strip says no.

use battle::{Line, Refusal, Seat};
use catalogue::{RuleId, rule};

use crate::{Card, Step};

/// Why an order is refused, with the facts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// The duel waits for something else.
    NotNow {
        /// What it waits for.
        step: Option<Step>,
    },
    /// There is no such pace.
    OffTheStrip {
        /// The pace.
        pace: u8,
        /// Paces there are.
        strip: u8,
    },
    /// Somebody stands there.
    Occupied {
        /// The pace.
        pace: u8,
        /// By whom.
        by: Seat,
    },
    /// Further than one may step.
    TooFar {
        /// Paces.
        paces: u8,
        /// Paces allowed.
        most: u8,
    },
    /// No such fencer.
    NoSuchFencer {
        /// The seat.
        seat: Seat,
    },
    /// One cannot strike oneself.
    Oneself,
    /// That fencer is out.
    Out {
        /// Who.
        seat: Seat,
    },
    /// The opponent is too far away.
    OutOfReach {
        /// Paces between.
        paces: u8,
        /// Paces reached.
        reach: u8,
    },
    /// The card is not in the hand.
    NotInHand {
        /// The card.
        card: Card,
    },
    /// The card cannot be played with a strike.
    NotForAStrike {
        /// The card.
        card: Card,
    },
    /// The hand is full.
    HandFull {
        /// Cards allowed.
        most: u8,
    },
    /// There is nothing to regain.
    FullVigour {
        /// Vigour.
        vigour: u8,
    },
}

impl Refusal for Forbidden {
    fn rule(&self) -> RuleId {
        match self {
            Forbidden::NotNow { step: Some(step) } => step.rule(),
            Forbidden::NotNow { step: None } => rule!("duel.over.end"),
            Forbidden::OffTheStrip { .. } => rule!("duel.setup.strip"),
            Forbidden::Occupied { .. } | Forbidden::TooFar { .. } => rule!("duel.act.step"),
            Forbidden::NoSuchFencer { .. } | Forbidden::Oneself => rule!("duel.clash.strike"),
            Forbidden::Out { .. } => rule!("duel.clash.wound"),
            Forbidden::OutOfReach { .. } => rule!("duel.clash.reach"),
            Forbidden::NotInHand { .. } | Forbidden::HandFull { .. } => rule!("duel.card.hand"),
            Forbidden::NotForAStrike { card } => card.rule(),
            Forbidden::FullVigour { .. } => rule!("duel.act.rest"),
        }
    }

    fn line(&self) -> Line {
        match *self {
            Forbidden::NotNow { .. } => Line::new("duel-no-not-now").with("rule", self.rule()),
            Forbidden::OffTheStrip { pace, strip } => {
                Line::new("duel-no-off-the-strip").with("pace", pace).with("strip", strip)
            }
            Forbidden::Occupied { pace, by } => Line::new("duel-no-occupied").with("pace", pace).with("seat", by.0),
            Forbidden::TooFar { paces, most } => Line::new("duel-no-too-far").with("paces", paces).with("most", most),
            Forbidden::NoSuchFencer { seat } => Line::new("duel-no-such-fencer").with("seat", seat.0),
            Forbidden::Oneself => Line::new("duel-no-oneself"),
            Forbidden::Out { seat } => Line::new("duel-no-out").with("seat", seat.0),
            Forbidden::OutOfReach { paces, reach } => {
                Line::new("duel-no-out-of-reach").with("paces", paces).with("reach", reach)
            }
            Forbidden::NotInHand { card } => Line::new("duel-no-not-in-hand").with("card", card.rule()),
            Forbidden::NotForAStrike { card } => Line::new("duel-no-not-for-a-strike").with("card", card.rule()),
            Forbidden::HandFull { most } => Line::new("duel-no-hand-full").with("most", most),
            Forbidden::FullVigour { vigour } => Line::new("duel-no-full-vigour").with("vigour", vigour),
        }
    }
}
