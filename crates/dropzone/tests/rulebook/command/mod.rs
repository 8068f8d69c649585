//! Command: hands, decks, cards and their moments (`dc.command.play`).

mod answers;
mod hands;
mod shots;
