//! The result of a match.

use std::time::Duration;

use ::sim::Rate;
use serde_json::{Value, json};

use super::battle::Fought;

/// The sum of a match of two.
pub struct Score {
    system: &'static str,
    battle: &'static str,
    players: [Tally; 2],
    battles: u64,
    draws: u64,
    orders: u64,
    /// What repeats it, where a seed does not.
    secret: Option<String>,
}

/// How one of the two did.
struct Tally {
    name: String,
    wins: u64,
    /// Why battles were forfeited, with their numbers from 0.
    forfeits: Vec<(u64, String)>,
    slowest: Duration,
}

impl Score {
    /// Nothing played yet.
    pub fn new(system: &'static str, battle: &'static str, names: [&String; 2], secret: Option<String>) -> Score {
        let players =
            names.map(|it| Tally { name: it.clone(), wins: 0, forfeits: Vec::new(), slowest: Duration::ZERO });
        Score { system, battle, players, battles: 0, draws: 0, orders: 0, secret }
    }

    /// Counts a battle, in which these players sat in this order.
    pub fn add(&mut self, seated: [usize; 2], fought: &Fought) {
        for (seat, player) in seated.into_iter().enumerate() {
            let tally = &mut self.players[player];
            let won = !fought.outcome.is_draw() && fought.outcome.places[seat] == 1;
            tally.wins += u64::from(won);
            tally.slowest = tally.slowest.max(fought.slowest[seat]);
            if let Some((_, why)) = fought.forfeit.as_ref().filter(|it| it.0.index() == seat) {
                tally.forfeits.push((self.battles, why.clone()));
            }
        }
        self.draws += u64::from(fought.outcome.is_draw());
        self.orders += fought.orders;
        self.battles += 1;
    }

    /// For machines.
    pub fn json(&self) -> Value {
        let player = |it: &Tally| {
            let (low, high) = self.rate(it).interval();
            json!({
                "player": it.name, "wins": it.wins, "interval": [low, high],
                "forfeits": it.forfeits.iter().map(|(battle, why)| json!({"battle": battle, "why": why})).collect::<Vec<_>>(),
                "slowest_ms": it.slowest.as_secs_f64() * 1000.0,
            })
        };
        json!({
            "system": self.system, "battle": self.battle, "battles": self.battles, "draws": self.draws,
            "orders": self.orders, "secret": self.secret, "players": self.players.iter().map(player).collect::<Vec<_>>(),
        })
    }

    /// For people.
    pub fn table(&self) -> String {
        let mut out =
            format!("{} battles of {} \"{}\", {} orders\n\n", self.battles, self.system, self.battle, self.orders);
        for (letter, it) in ["A", "B"].into_iter().zip(&self.players) {
            let (rate, (low, high)) = (self.rate(it), self.rate(it).interval());
            out += &format!("{letter} {:<24} {:>5} won {:>6.1}%", it.name, it.wins, 100.0 * rate.share());
            out += &format!("  ({:.1}% to {:.1}%)", 100.0 * low, 100.0 * high);
            out += &format!("  slowest answer {:.0} ms\n", it.slowest.as_secs_f64() * 1000.0);
        }
        out += &format!("  {:<24} {:>5}\n", "drawn", self.draws);
        for (letter, it) in ["A", "B"].into_iter().zip(&self.players) {
            it.forfeits.iter().for_each(|(battle, why)| out += &format!("{letter} forfeits battle {battle}: {why}\n"));
        }
        self.secret.iter().for_each(|it| out += &format!("\nthe same dice again: --secret {it}\n"));
        out
    }

    fn rate(&self, player: &Tally) -> Rate {
        Rate { hits: player.wins, of: self.battles }
    }
}
