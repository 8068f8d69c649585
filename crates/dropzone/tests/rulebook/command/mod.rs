//! Command: hands, decks, cards and their moments (`dc.command.play`).

mod answers;
mod decks;
mod fights;
mod hands;
mod shots;
mod squads;
