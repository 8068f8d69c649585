//! The games this program knows, by name.

use std::sync::LazyLock;

use battle::{Speech, System, Tactics, laws::Proving};
use bots::Kind;
use catalogue::Language;
use deadzone::Deadzone;
use dice::Seeded;
use duel::{Duel, Setup};
use warzone::Warzone;

use crate::study::arena::{Arena, MADE};

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

/// The battle in which nobody has the better army, for games that have armies.
const EVEN: (&str, &str) = ("even", "the same army for both; army, mission and table made from the seed");

/// An even battle: any mission on a made table with any of the ready armies, but for those of less than half the size of the
/// largest, which are of heroes who meet alone.
fn even<S: Arena>(system: &S, seed: u64) -> Option<S::Setup> {
    let mut dice = Seeded::from_u64(seed);
    let mut any = |of: usize| dice.below(of as u32) as usize;
    let armies: Vec<_> = system.rosters().into_iter().filter_map(|it| system.roster(it).ok()).collect();
    let largest = armies.iter().map(|it| it.points).max()?;
    let armies: Vec<_> = armies.iter().filter(|it| 2 * it.points >= largest).collect();
    let (army, missions) = (armies[any(armies.len())], system.missions());
    system.meeting([army, army], &missions[any(missions.len())], MADE, seed).ok()
}

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
            EVEN,
        ]
    }

    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Option<warzone::Setup> {
        let setup = if self.varies(battle) { even(self, seed) } else { warzone::ready::battle(battle).ok() };
        setup.filter(|it| it.forces.len() == seats)
    }

    fn varies(&self, battle: &str) -> bool {
        battle == EVEN.0
    }
}

impl Game for Deadzone {
    fn battles(&self) -> &'static [(&'static str, &'static str)] {
        static ALL: LazyLock<Vec<(&str, &str)>> =
            LazyLock::new(|| deadzone::ready::abouts().iter().copied().chain([EVEN]).collect());
        &ALL
    }

    fn setup(&self, battle: &str, seats: usize, seed: u64) -> Option<deadzone::Setup> {
        let setup = if battle == EVEN.0 { even(self, seed) } else { deadzone::ready::battle(battle, seed).ok() };
        setup.filter(|_| seats == 2)
    }

    fn varies(&self, battle: &str) -> bool {
        battle == EVEN.0 || deadzone::ready::varies(battle)
    }
}

/// A speaker of a game's lines.
pub fn speech<S: System>(system: &S, language: Language) -> Speech {
    Speech::new(language, &[&|it| system.messages(it)])
        .unwrap_or_else(|faults| panic!("the words of {} are faulty: {faults:?}", S::NAME))
}

#[cfg(test)]
mod tests {
    use battle::System;
    use deadzone::Deadzone;
    use warzone::Warzone;

    use super::{EVEN, Game};

    #[test]
    fn even_battles_give_both_the_same_army_and_differ_by_their_seed() {
        let setups: Vec<warzone::Setup> =
            (0..40).map(|seed| Warzone.setup(EVEN.0, 2, seed).expect("an even battle")).collect();
        for (seed, it) in setups.iter().enumerate() {
            assert!(Warzone.start(it).is_ok(), "seed {seed}");
            assert_eq!(it.forces[0].units, it.forces[1].units, "seed {seed}");
            assert!(it.forces[0].units.len() > 1, "seed {seed}: nobody meets alone");
        }
        let missions = warzone::Mission::ALL.map(|mission| setups.iter().filter(|it| it.mission == mission).count());
        assert!(missions.iter().all(|it| *it > 0), "all missions come up: {missions:?}");
        for seed in 0..40 {
            let it = Deadzone.setup(EVEN.0, 2, seed).expect("an even battle");
            assert!(Deadzone.start(&it).is_ok(), "seed {seed}");
            assert_eq!(it.teams[0].units, it.teams[1].units, "seed {seed}");
            assert_ne!(it.map, Deadzone.setup(EVEN.0, 2, seed + 1).expect("another").map, "seed {seed}");
        }
        assert!(Warzone.varies(EVEN.0) && Deadzone.varies(EVEN.0) && !Warzone.varies("first-battle"));
        assert!(Warzone.setup(EVEN.0, 3, 1).is_none() && Deadzone.setup(EVEN.0, 3, 1).is_none());
    }
}
