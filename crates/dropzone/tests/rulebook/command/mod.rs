//! Command: hands, decks, cards and their moments (`dc.command.play`).

mod answers;
mod decks;
mod hands;
mod shots;
