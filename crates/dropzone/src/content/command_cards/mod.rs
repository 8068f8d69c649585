//! The command cards of the generic deck (`dc.card.deck-generic`), a folder for each part of a turn and a file for each card.

pub(crate) mod hands;
pub(crate) mod initiation;
