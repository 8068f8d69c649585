//! Battles put together from parts: armies, missions and tables by their words.

use dice::Seeded;
use muster::{Fault, Roster};
use serde::{
    Deserialize,
    de::value::{Error, StrDeserializer},
};

use crate::Game;

/// The table that the seed makes.
pub const MADE: &str = "made";

/// The ready battle in which nobody has the better army, for games that have armies.
pub const EVEN: &str = "even";
/// What it is about.
pub const EVEN_ABOUT: &str = "the same army for both; army, mission and table made from the seed";

/// An even battle: any mission on a made table with any of the ready armies, but for those of less than half the size of the
/// largest, which are of heroes who meet alone.
///
/// # Errors
/// The game has no armies or missions, or a part of it is wrong.
pub fn even<G: Game>(game: &G, seed: u64) -> Result<G::Setup, String> {
    let mut dice = Seeded::from_u64(seed);
    let none = |what: &str| format!("{} has no {what}", G::NAME);
    let mut any = |of: usize| dice.below(of as u32) as usize;
    let armies: Vec<_> = game.rosters().into_iter().filter_map(|it| game.roster(it).ok()).collect();
    let largest = armies.iter().map(|it| it.points).max().ok_or_else(|| none("armies"))?;
    let armies: Vec<_> = armies.iter().filter(|it| 2 * it.points >= largest).collect();
    let (army, missions) = (armies[any(armies.len())], game.missions());
    let mission = missions.get(any(missions.len().max(1))).ok_or_else(|| none("missions"))?;
    let pack = game.pack().ok_or_else(|| none("armies"))?;
    game.meeting(pack, [army, army], mission, MADE, seed)
}

/// What is wrong with a roster that is not legal.
#[must_use]
pub fn illegal(roster: &Roster, faults: &[Fault]) -> String {
    format!("the roster \"{}\" is not legal: {}", roster.name, muster::told(faults))
}

/// The refusal of a ready battle for so many seats.
#[must_use]
pub fn wrong_seats(battle: &str, seats: usize) -> String {
    format!("the battle \"{}\" cannot be played by {seats}", battle.escape_debug())
}

/// A mission, or another plain value, by its word in files.
///
/// # Errors
/// There is none of this word; those that there are.
pub fn named<T: for<'de> Deserialize<'de>>(word: &str) -> Result<T, String> {
    T::deserialize(StrDeserializer::<Error>::new(word)).map_err(|why| why.to_string())
}
