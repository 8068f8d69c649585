//! Battles put together from parts: armies, missions and tables by their words.

use battle::plan_odds::{Bounds, Losses, Prospect};
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

/// How far the odds of a match-up are followed for a [curve](crate::Game::curve).
pub const BOUNDS: Bounds = Bounds { states: 4_000, floor: 1e-6 };

/// An even battle: any mission on a made table with any of the ready armies, but for those of less than half the size of the
/// largest, which are of heroes who meet alone.
pub fn even<G: Game>(game: &G, seed: u64) -> Option<G::Setup> {
    let mut dice = Seeded::from_u64(seed);
    let mut any = |of: usize| dice.below(of as u32) as usize;
    let armies: Vec<_> = game.rosters().into_iter().filter_map(|it| game.roster(it).ok()).collect();
    let largest = armies.iter().map(|it| it.points).max()?;
    let armies: Vec<_> = armies.iter().filter(|it| 2 * it.points >= largest).collect();
    let (army, missions) = (armies[any(armies.len())], game.missions());
    let mission = missions.get(any(missions.len().max(1)))?;
    game.meeting([army, army], mission, MADE, seed).ok()
}

/// The expected harm at each of these distances; distances without odds are left out.
pub fn curve(
    distances: impl Iterator<Item = u8>,
    odds: impl Fn(u8) -> Result<Prospect<Losses>, String>,
) -> Vec<(u8, f64)> {
    let harm = |it: &Prospect<Losses>| it.ends.iter().map(|(end, chance)| f64::from(end.wounds) * chance).sum::<f64>();
    distances.filter_map(|apart| Some((apart, harm(&odds(apart).ok()?)))).collect()
}

/// What is wrong with a roster that is not legal.
#[must_use]
pub fn illegal(roster: &Roster, faults: &[Fault]) -> String {
    format!("the roster \"{}\" is not legal: {}", roster.name, muster::told(faults))
}

/// A mission, or another plain value, by its word in files.
///
/// # Errors
/// There is none of this word; those that there are.
pub fn named<T: for<'de> Deserialize<'de>>(word: &str) -> Result<T, String> {
    T::deserialize(StrDeserializer::<Error>::new(word)).map_err(|why| why.to_string())
}
