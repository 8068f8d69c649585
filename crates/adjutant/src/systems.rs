//! The games this program knows, by name.

use battle::{Speech, System, Tactics, laws::Proving};
use bots::Kind;
use deadzone::Deadzone;
use duel::{Duel, Setup};
use rules::Language;
use warzone::Warzone;

use crate::study::arena::Arena;

/// Something to do with whichever game a file or a command names.
pub trait Task {
    /// What it gives.
    type Answer;

    /// Does it with this game.
    fn with<S: Game>(self, system: S) -> Self::Answer;
}

/// The names of all games.
pub const NAMES: [&str; 3] = [Warzone::NAME, Deadzone::NAME, Duel::NAME];

/// Does the task with the game of this name; `Err` says which games there are.
pub fn with<T: Task>(name: &str, task: T) -> Result<T::Answer, String> {
    match name {
        Duel::NAME => Ok(task.with(Duel)),
        Warzone::NAME => Ok(task.with(Warzone)),
        Deadzone::NAME => Ok(task.with(Deadzone)),
        _ => Err(format!("no game \"{}\"; this program knows {}", name.escape_debug(), NAMES.join(", "))),
    }
}

/// A game at the prompt: who can play it, and what there is to play.
pub trait Game: Proving<Setup: Sync> + Arena + Tactics + Sync + 'static {
    /// The players for it; the last plays where none is named.
    fn players(&self) -> Vec<Kind<Self>> {
        bots::players()
    }

    /// Its ready battles, with a sentence about each. The first is played where none is named.
    fn battles(&self) -> &'static [(&'static str, &'static str)] {
        &[("any", "a setup made from the seed")]
    }

    /// A ready battle for so many seats. The seed matters only where the battle [varies](Game::varies).
    fn setup(&self, _battle: &str, seats: usize, seed: u64) -> Option<Self::Setup> {
        (0..SETUPS_TRIED)
            .map(|it| self.sample_setup(seed.wrapping_add(it)))
            .find(|it| self.start(it).is_ok_and(|state| usize::from(self.seats(&state)) == seats))
    }

    /// Whether a ready battle has another setup for another seed.
    fn varies(&self, battle: &str) -> bool {
        battle == "any"
    }
}

/// How many made setups are looked at for one with the right number of seats.
const SETUPS_TRIED: u64 = 64;

impl Game for Duel {
    fn battles(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("standard", "seven paces, five vigour, twelve rounds"),
            ("long", "five paces, five vigour, twenty rounds: skill tells"),
            ("any", "a strip, vigour and rounds made from the seed"),
        ]
    }

    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Option<Setup> {
        let seats = u8::try_from(seats).ok().filter(|it| (2..=4).contains(it))?;
        Some(match battle {
            "any" => Setup { seats, ..self.sample_setup(seed) },
            "long" => Setup { seats, strip: 5, vigour: 5, rounds: 20 },
            _ => Setup { seats, ..Setup::default() },
        })
    }
}

impl Game for Warzone {
    fn battles(&self) -> &'static [(&'static str, &'static str)] {
        &[
            ("first-battle", "Hussars and Etoiles Mortant, 500 points a side"),
            ("thousand-points", "Venusian Rangers and Etoiles Mortant, 1,000 points a side"),
            ("duel-of-heroes", "Max Steiner and Valerie Duval"),
            ("last-stand", "600 points against 900"),
            ("seize-ground", "for the middle of the table"),
            ("take-and-hold", "for three markers"),
            ("supply-run", "for supplies to be carried home"),
            ("reconnaissance", "for three of five zones"),
            ("fighting-withdrawal", "through the enemy and into his zone"),
        ]
    }

    fn setup(&self, battle: &str, seats: usize, _seed: u64) -> Option<warzone::Setup> {
        warzone::ready::battle(battle).ok().filter(|it| it.forces.len() == seats)
    }
}

impl Game for Deadzone {
    fn battles(&self) -> &'static [(&'static str, &'static str)] {
        deadzone::ready::abouts()
    }

    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Option<deadzone::Setup> {
        deadzone::ready::battle(battle, seed).ok().filter(|_| seats == 2)
    }

    fn varies(&self, battle: &str) -> bool {
        deadzone::ready::varies(battle)
    }
}

/// A speaker of a game's lines.
pub fn speech<S: System>(system: &S, language: Language) -> Speech {
    Speech::new(language, &[&|it| system.words(it)])
        .unwrap_or_else(|faults| panic!("the words of {} are faulty: {faults:?}", S::NAME))
}
