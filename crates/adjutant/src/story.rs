//! The log of a battle as text, line by line.

use std::fmt::Write as _;

use battle::{Arg, Battle, Breakdown, Change, Line, Seat, Speech, System};
use catalogue::Language;
use clap::Args;

use crate::{
    output::{self, Stop},
    replay::language,
};

/// How a battle is told.
#[derive(Args)]
pub struct Telling {
    /// The language: en, fr or it.
    #[arg(long, value_parser = language, default_value = "en")]
    language: Language,
    /// Gives the reasons of every number: each modifier with its rule.
    #[arg(long)]
    why: bool,
    /// Tells only what this seat (from 0) could see; without it, everything.
    #[arg(long)]
    seat: Option<u8>,
}

/// A speaker of a game's lines.
pub fn speech<S: System>(system: &S, language: Language) -> Speech {
    Speech::new(language, &[&|it| system.messages(it)])
        .unwrap_or_else(|faults| panic!("the words of {} are faulty: {faults:?}", S::NAME))
}

/// Tells the whole battle on standard output.
pub fn tell<S: System>(battle: &Battle<S>, telling: &Telling) -> Result<(), Stop> {
    let seats = battle.system().seats(battle.state());
    if let Some(seat) = telling.seat.filter(|it| *it >= seats) {
        return Err(format!("--seat is {seat}; the battle has the seats 0 to {}", seats.saturating_sub(1)).into());
    }
    output::print(told(battle, telling))
}

/// The whole battle, line by line.
fn told<S: System>(battle: &Battle<S>, telling: &Telling) -> String {
    let mut out = String::new();
    let speech = speech(battle.system(), telling.language);
    let mut state = battle.state_after(0);
    for entry in battle.entries() {
        for event in &entry.events {
            let seen = match telling.seat {
                None => Some(event.clone()),
                Some(seat) => battle.system().witness(event, Some(Seat(seat))),
            };
            if let Some(line) = seen.and_then(|it| battle.system().narrate(&state, &it)) {
                say(&mut out, &speech, &line, telling);
            }
            battle.system().fold(&mut state, event);
        }
    }
    for seat in battle.outcome().iter().flat_map(battle::Outcome::winners) {
        let _ = writeln!(out, "=> seat {seat} takes the first place");
    }
    out
}

fn say(out: &mut String, speech: &Speech, line: &Line, telling: &Telling) {
    let _ = writeln!(out, "{}", speech.say(line));
    if !telling.why {
        return;
    }
    for number in line.args.iter().filter_map(|it| if let Arg::Because(number) = &it.1 { Some(number) } else { None }) {
        reasons(out, number, telling.language);
    }
}

fn reasons(out: &mut String, number: &Breakdown, language: Language) {
    let (rule, base) = number.start();
    let amount = |n: i32| match number.figure(n) {
        Arg::Length(length) => format!("{length}″"),
        _ => n.to_string(),
    };
    let signed = |n: i32| if n < 0 { amount(n) } else { format!("+{}", amount(n)) };
    let _ = writeln!(out, "    {:>5}  {}", amount(base), rule.title(language));
    for (term, total) in number.steps() {
        let what = match term.change {
            Change::Add(n) => signed(n),
            Change::Times(n) => format!("×{n}"),
            Change::DividedUp(n) | Change::DividedDown(n) => format!("÷{n}"),
            Change::AtMost(n) => format!("≤{}", amount(n)),
            Change::AtLeast(n) => format!("≥{}", amount(n)),
            Change::Becomes(n) => format!("={}", amount(n)),
            Change::Outweighed(n) => format!("({})", signed(n)),
        };
        let _ = writeln!(out, "    {what:>5}  {} → {}", term.rule.title(language), amount(total));
    }
}
