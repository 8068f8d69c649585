//! Battles of random legal orders, told completely, with what the strongest bot would have said now and then.

use battle::{Battle, Tactics, notation, random};
use bots::{Limit, SeatAt, levels};
use dice::Seeded;
use games::{Game, UnknownGame, Visitor};

/// The whole event log of a battle of random legal orders.
///
/// # Errors
/// There is no such game.
pub fn log_of(system: &str, seed: u64) -> Result<String, UnknownGame> {
    games::visit(system, Log { seed })
}

struct Log {
    seed: u64,
}

impl Visitor for Log {
    type Output = String;

    fn visit<G: Game>(self, game: G) -> String {
        let Log { seed } = self;
        let setup = game.sample_setup(seed);
        let (mut dice, mut mind) = (Seeded::from_u64(seed), Seeded::from_u64(!seed));
        let fought = random::fight(game, setup, &mut dice, &mut mind);
        let fought = fought.unwrap_or_else(|faults| panic!("a sample setup is faulty: {faults:?}"));
        let said: String = (1..=ASKED).filter_map(|it| would_say(&fought, it, seed)).collect();
        random::log(&fought) + &said
    }
}

/// How often a bot is asked in a battle, and how much it looks at.
const ASKED: usize = 3;
const NODES: u64 = 150;

/// What the strongest bot would have said after this part of the battle.
fn would_say<S: Tactics + 'static>(fought: &Battle<S>, part: usize, seed: u64) -> Option<String> {
    let after = fought.entries().len() * part / (ASKED + 1);
    let (system, state) = (fought.system(), fought.state_after(after));
    let decision = system.decision(&state)?;
    let mut orders = Vec::new();
    system.orders(&state, &mut orders);
    let [.., strongest] = levels::<S>();
    let at = SeatAt::table(system, &state, decision, &orders);
    let order = strongest.sit(Seeded::from_u64(seed)).choose(&at, Limit::Nodes(NODES));
    Some(format!("after {after}, seat {}: {}\n", decision.seat, notation::to_text(&order).ok()?))
}

#[cfg(test)]
mod tests {
    use games::NAMES;

    use super::log_of;

    #[test]
    fn every_system_has_a_log_and_seeds_differ() {
        for system in NAMES {
            let log = log_of(system, 1).expect("it is listed");
            assert!(log.lines().count() > 3, "{system}: {log}");
            assert_eq!(log.lines().filter(|it| it.starts_with("after ")).count(), 3, "{system}: a bot is asked: {log}");
            assert_eq!(log_of(system, 1).as_ref(), Ok(&log), "{system}: the same seed, the same battle");
            assert_ne!(log_of(system, 2).as_ref(), Ok(&log), "{system}: another seed, another battle");
        }
    }
}
