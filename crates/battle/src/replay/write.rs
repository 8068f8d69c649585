//! Writing a replay.

use std::fmt::Write;

use super::{Header, hashes::RunningHash, is_marked, state_hash};
use crate::{Battle, Entry, System, fair::Party, notation};

/// The battle as a replay file. `parties` are those of its fair dice, if it has them.
pub fn write<S: System>(battle: &Battle<S>, parties: Vec<Party>) -> String {
    Scribe::new(battle, parties).write(battle)
}

/// Writes a battle incrementally: each call adds only what is new since the last one.
pub struct Scribe<S: System> {
    /// What is written for good, and its hash.
    text: String,
    running: RunningHash,
    /// Up to so many orders.
    orders: usize,
    /// The state after them.
    state: S::State,
}

impl<S: System> Scribe<S> {
    /// Starts with the header and setup of this battle.
    pub fn new(battle: &Battle<S>, parties: Vec<Party>) -> Scribe<S> {
        let mut text = String::new();
        Header::of::<S>(parties).write(&mut text);
        text += "setup\n";
        for line in notation::to_block(battle.setup()).expect("a setup has a text form").lines() {
            let _ = writeln!(text, "  {line}");
        }
        text += "orders\n";
        let mut running = RunningHash::default();
        running.add(&text);
        Scribe { text, running, orders: 0, state: battle.state_after(0) }
    }

    /// The battle as a replay file. It must be the battle passed to [`new`](Scribe::new), with nothing undone since.
    pub fn write(&mut self, battle: &Battle<S>) -> String {
        for entry in &battle.entries()[self.orders.min(battle.entries().len())..] {
            self.follow(battle, entry);
        }
        let mut out = self.text.clone();
        if self.orders > 0 && !is_marked(self.orders) {
            out += &self.mark();
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

    fn follow(&mut self, battle: &Battle<S>, entry: &Entry<S>) {
        self.add(&write_turn(entry));
        for event in &entry.events {
            battle.system().fold(&mut self.state, event);
        }
        self.orders += 1;
        if is_marked(self.orders) {
            let mark = self.mark();
            self.add(&mark);
        }
    }

    fn add(&mut self, text: &str) {
        self.text += text;
        self.running.add(text);
    }

    /// The hashes of the state and of the file after the orders so far.
    fn mark(&self) -> String {
        let mark = format!("state {} {}", self.orders, state_hash::<S>(&self.state));
        format!("{mark} {}\n", self.running.of(&mark))
    }
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
