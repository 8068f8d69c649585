//! Cards about hands, decks and other cards.

pub(crate) mod espionage;
