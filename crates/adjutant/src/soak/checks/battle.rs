//! Checks about battles: the laws on new battles, and replays, intact and damaged.

use battle::{
    laws::{laws, laws_of},
    random, replay,
};
use dice::Seeded;
use games::{Game, NAMES, Visitor};

use super::random_text;
use crate::soak::Check;

/// The checks of this file: the laws of each game, and replays.
pub fn checks() -> Vec<Check> {
    let laws = NAMES.iter().filter_map(|it| games::visit(it, Laws).ok()).flatten();
    let damage = Check::new("replay-damage", "a replay verifies; a damaged one is refused with its line", |seed| {
        games::visit(NAMES[(seed % NAMES.len() as u64) as usize], Damage(seed))?
    });
    laws.chain([damage]).collect()
}

/// The checks about the laws of a game: on its sample setups, and on the ready battles it names.
struct Laws;

impl Visitor for Laws {
    type Output = Vec<Check>;

    fn visit<S: Game>(self, system: S) -> Vec<Check> {
        let samples = system.law_samples().iter().map(|sample| {
            let system = system.clone();
            Check::new(format!("{}-{}", S::NAME, sample.battle), sample.claim, move |seed| {
                keeps_the_laws_in(&system, sample.battle, seed)
            })
        });
        let samples: Vec<Check> = samples.collect();
        let claim = format!("a random battle of {} keeps every law", S::TITLE);
        let any = Check::new(format!("{}-laws", S::NAME), claim, move |seed| {
            laws(&system, seed..seed.saturating_add(1)).map(|_| ()).map_err(|breach| breach.to_string())
        });
        [any].into_iter().chain(samples).collect()
    }
}

fn keeps_the_laws_in<S: Game>(system: &S, battle: &str, seed: u64) -> Result<(), String> {
    let setup = system.setup(battle, 2, seed)?;
    laws_of(system, |_| setup.clone(), seed..seed.saturating_add(1)).map(|_| ()).map_err(|breach| breach.to_string())
}

/// Writes a random battle down, checks it, then changes some letters and checks that reading it still ends in an answer.
struct Damage(u64);

impl Visitor for Damage {
    type Output = Result<(), String>;

    fn visit<S: Game>(self, system: S) -> Result<(), String> {
        let Damage(seed) = self;
        let text = written(&system, seed)?;
        replay::verify(system.clone(), &text, false)
            .map_err(|fault| format!("a good replay is refused: {fault}\n{text}"))?;
        let damaged = damaged(&text, seed);
        let lines = damaged.lines().count();
        match replay::verify(system, &damaged, true) {
            Err(fault) if fault.line > lines + 1 => Err(format!("of {lines} lines it blames {}: {fault}", fault.line)),
            Ok(_) | Err(_) => Ok(()),
        }
    }
}

/// The replay of a battle of random legal orders.
pub(super) fn written<S: Game>(system: &S, seed: u64) -> Result<String, String> {
    let (mut dice, mut mind) = (Seeded::from_u64(seed), Seeded::from_u64(!seed));
    let fought = random::fight(system.clone(), system.sample_setup(seed), &mut dice, &mut mind);
    let fought = fought.map_err(|faults| format!("the setup is faulty: {faults:?}"))?;
    Ok(replay::write(&fought, Vec::new()))
}

/// The same text with some letters changed.
pub(super) fn damaged(text: &str, seed: u64) -> String {
    let mut dice = Seeded::from_u64(seed);
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(letters.len() as u32) as usize;
        let end = (at + dice.below(20) as usize).min(letters.len());
        let other = random_text(&mut dice, 10, text);
        letters.splice(at..end, other.chars());
    }
    letters.into_iter().collect()
}
