//! Battles of random legal orders, told completely.

use std::fmt;

use battle::{laws::Proving, random};
use deadzone::Deadzone;
use dice::Seeded;
use duel::Duel;
use warzone::Warzone;

/// The systems that can be played.
pub const SYSTEMS: [&str; 3] = ["duel", "warzone", "deadzone"];

/// A system was asked for that is not there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownSystem(String);

impl fmt::Display for UnknownSystem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no system {:?}, only {}", self.0, SYSTEMS.join(", "))
    }
}

impl std::error::Error for UnknownSystem {}

/// The whole event log of a battle of random legal orders.
pub fn battle_log(system: &str, seed: u64) -> Result<String, UnknownSystem> {
    match system {
        "duel" => Ok(log(Duel, seed)),
        "warzone" => Ok(log(Warzone, seed)),
        "deadzone" => Ok(log(Deadzone, seed)),
        _ => Err(UnknownSystem(system.to_owned())),
    }
}

fn log<S: Proving>(system: S, seed: u64) -> String {
    let setup = system.sample_setup(seed);
    let (mut dice, mut mind) = (Seeded::from_u64(seed), Seeded::from_u64(!seed));
    let fought = random::fight(system, setup, &mut dice, &mut mind);
    random::log(&fought.unwrap_or_else(|faults| panic!("a sample setup is faulty: {faults:?}")))
}

#[cfg(test)]
mod tests {
    use super::{SYSTEMS, battle_log};

    #[test]
    fn every_system_has_a_log_and_seeds_differ() {
        for system in SYSTEMS {
            let log = battle_log(system, 1).expect("it is listed");
            assert!(log.lines().count() > 3, "{system}: {log}");
            assert_eq!(battle_log(system, 1).as_ref(), Ok(&log), "{system}: the same seed, the same battle");
            assert_ne!(battle_log(system, 2).as_ref(), Ok(&log), "{system}: another seed, another battle");
        }
    }

    #[test]
    fn an_unknown_system_is_named_together_with_the_known_ones() {
        let error = battle_log("checkers", 1).expect_err("nobody plays checkers here");
        assert_eq!(error.to_string(), "there is no system \"checkers\", only duel, warzone, deadzone");
    }
}
