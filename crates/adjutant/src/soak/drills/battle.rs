//! Drills about battles: the laws on ever new ones, and replays good and damaged.

use battle::laws::{Proving, laws, laws_of};
use battle::replay;
use deadzone::Deadzone;
use dice::Seeded;
use duel::Duel;
use warzone::Warzone;

use super::random_text;
use crate::soak::Drill;

/// The drills of this file.
pub const DRILLS: [Drill; 5] = [
    Drill {
        name: "duel-laws",
        claim: "a random duel keeps every law of battle",
        run: |seed| keeps_the_laws(&Duel, seed),
    },
    Drill {
        name: "warzone-laws",
        claim: "a random battle of Warzone keeps every law",
        run: |seed| keeps_the_laws(&Warzone, seed),
    },
    Drill {
        name: "warzone-first-battle",
        claim: "a random battle of the 500-point first battle keeps every law",
        run: first_battle_keeps_the_laws,
    },
    Drill {
        name: "deadzone-laws",
        claim: "a random battle of Deadzone keeps every law",
        run: |seed| keeps_the_laws(&Deadzone, seed),
    },
    Drill { name: "replay-damage", claim: "a replay verifies; a damaged one is refused with its line", run: damage },
];

fn keeps_the_laws<S: Proving>(system: &S, seed: u64) -> Result<(), String> {
    laws(system, seed..seed.saturating_add(1)).map(|_| ()).map_err(|breach| breach.to_string())
}

fn first_battle_keeps_the_laws(seed: u64) -> Result<(), String> {
    let setup = warzone::ready::battle("first-battle")?;
    laws_of(&Warzone, |_| setup.clone(), seed..seed.saturating_add(1)).map(|_| ()).map_err(|breach| breach.to_string())
}

/// Writes a duel down, checks it, then changes some letters and checks that reading it still ends in an answer.
fn damage(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let text = replay::write(&duel::random_battle(seed), Vec::new());
    replay::verify(Duel, &text, false).map_err(|fault| format!("a good replay is refused: {fault}\n{text}"))?;
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(letters.len() as u32) as usize;
        let end = (at + dice.below(20) as usize).min(letters.len());
        let other = random_text(&mut dice, 10, &text);
        letters.splice(at..end, other.chars());
    }
    let damaged: String = letters.into_iter().collect();
    let lines = damaged.lines().count();
    match replay::verify(Duel, &damaged, true) {
        Err(fault) if fault.line > lines + 1 => Err(format!("of {lines} lines it blames {}: {fault}", fault.line)),
        Ok(_) | Err(_) => Ok(()),
    }
}
