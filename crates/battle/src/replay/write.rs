//! Writing a replay.

use std::fmt::Write;

use super::{Header, is_marked, state_hash};
use crate::{Battle, Entry, System, fair::Party, notation};

/// The battle as a replay file. `parties` are those of its fair dice, if it has them.
pub fn write<S: System>(battle: &Battle<S>, parties: Vec<Party>) -> String {
    let mut out = String::new();
    Header::of::<S>(parties).write(&mut out);
    out += "setup\n";
    for line in notation::to_block(battle.setup()).expect("a setup has a text form").lines() {
        let _ = writeln!(out, "  {line}");
    }
    out += "orders\n";
    let mut state = battle.state_after(0);
    for (at, entry) in battle.entries().iter().enumerate() {
        out += &write_turn(entry);
        for event in &entry.events {
            battle.system().fold(&mut state, event);
        }
        let orders = at + 1;
        if is_marked(orders) || orders == battle.entries().len() {
            let _ = writeln!(out, "state {orders} {}", state_hash::<S>(&state));
        }
    }
    match battle.outcome() {
        None => out += "open\n",
        Some(outcome) => {
            let places: Vec<String> = outcome.places.iter().map(u8::to_string).collect();
            let _ = writeln!(out, "over {}", places.join(" "));
        }
    }
    out
}

/// One order with its dice, as it stands in a replay file.
pub fn write_turn<S: System>(entry: &Entry<S>) -> String {
    let order = notation::to_text(&entry.order).expect("an order has a text form");
    let mut out = format!("{}: {order}\n", entry.seat);
    for thrown in &entry.thrown {
        let _ = write!(out, "  {} {}d{}", thrown.rule, thrown.faces.len(), thrown.sides);
        for face in &thrown.faces {
            let _ = write!(out, " {face}");
        }
        out.push('\n');
    }
    out
}
