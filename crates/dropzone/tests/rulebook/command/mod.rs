//! Command: hands, decks, cards and their moments (`dc.command.play`).

mod all;
mod answers;
mod decks;
mod fights;
mod hands;
mod moves;
mod shots;
mod squads;
