//! Senseless arguments for commands that end quickly whatever their arguments.

use dice::Seeded;

use super::run::{adjutant, run};
use crate::soak::{Check, checks::random_text};

/// Lines to begin with, beside those of the games' own commands for odds; each word may be changed.
const LINES: &[&str] = &[
    "rules search heavy cover --system warzone --language fr --limit 3 --json",
    "rules show wz.skill.heal --language it",
    "odds units 2_Hussars --against 1_Hussars --cover light --range 12",
    "battle log --system duel --seed 3",
    "watch standard --seats random,random --seed 4 --seat 1 --language en --why",
    "soak --list --check dice-fair",
    "replay verify nowhere.replay --anyway",
    "coach nobody --field nowhere --openings 2",
    "sim --system duel --battles 3 --threads 2 --nodes 1 --seats random,random",
];
/// Words whose change would ask for much: they stay as they are.
const KEPT: &[&str] =
    &["sim", "watch", "standard", "random,random", "duel", "3", "--battles", "--nodes", "--list", "coach", "nobody"];
const WORDS: &[&str] = &[
    "",
    "-",
    "--",
    "--help",
    "-1",
    "0",
    "255",
    "65536",
    "4294967296",
    "18446744073709551616",
    "1e9",
    "nan",
    "inf",
    "chess",
    "--json",
    "--seed",
    "--system",
    "\u{1b}[31m",
    "\u{202e}",
    "'",
    "\"",
    "../..",
    "/dev/null",
    "é",
];

/// The check of this file.
pub fn check() -> Check {
    Check::new("hostile-arguments", "senseless arguments are refused in words, and sensible ones obeyed", |seed| {
        let mut dice = Seeded::from_u64(seed);
        let words = words(&mut dice);
        let ended = run(&mut adjutant(&words)?)?;
        ended.is_tame(&[0, 1, 2]).map_err(|why| format!("{}: {why}", words.join(" ").escape_debug()))
    })
}

fn line(dice: &mut Seeded) -> String {
    let of_games = games::odds_commands();
    let at = dice.below((LINES.len() + of_games.len()) as u32) as usize;
    LINES.get(at).map_or_else(
        || {
            let command = of_games[at - LINES.len()];
            format!("odds {} {}", command.word, command.example)
        },
        |it| (*it).to_owned(),
    )
}

fn words(dice: &mut Seeded) -> Vec<String> {
    let line = line(dice);
    let mut words: Vec<String> = line.split(' ').map(|it| it.replace('_', " ")).collect();
    for _ in 0..=dice.below(3) {
        let at = dice.below(words.len() as u32) as usize;
        if KEPT.contains(&words[at].as_str()) {
            continue;
        }
        let other = match dice.below(8) {
            0 => random_text(dice, 12, &line),
            1 => "long ".repeat(1 + dice.below(3_000) as usize),
            _ => WORDS[dice.below(WORDS.len() as u32) as usize].to_owned(),
        };
        match dice.below(4) {
            0 => drop(words.remove(at)),
            1 => words.insert(at, other),
            _ => words[at] = other,
        }
        if words.is_empty() {
            break;
        }
    }
    words.iter().map(|it| it.replace('\0', "")).collect()
}
