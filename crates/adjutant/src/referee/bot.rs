//! `adjutant bot`: one of our players as a program that speaks the protocol, for matches against others and as a pattern.

use std::{
    io::{self, BufRead},
    time::{Duration, Instant},
};

use battle::{System, View, notation};
use bots::{Limit, Player, SeatAt, thinking_time};
use clap::Args;
use dice::Seeded;
use games::{Game, Visitor};
use serde_json::{Value, json};

use super::battle::Until;
use crate::output::{self, Stop};

/// One of our players as a program for `adjutant match`
///
/// It speaks the protocol of docs/bots.md over standard input and output.
#[derive(Args)]
pub struct Bot {
    /// The player, with its style if it has one: level-4:cautious
    #[arg(value_name = "PLAYER", default_value = "tactician")]
    player: String,
}

impl Bot {
    /// Answers until the battle is over or the input ends.
    pub fn run(&self) -> Result<(), Stop> {
        let mut input = io::stdin().lock();
        let Some(hello) = read(&mut input)? else { return Ok(()) };
        let system = hello["system"].as_str().ok_or("the first line names no \"system\"")?;
        games::visit(system, Converse { bot: self, hello: &hello, input: &mut input })?
    }
}

struct Converse<'a, R> {
    bot: &'a Bot,
    hello: &'a Value,
    input: &'a mut R,
}

impl<R: BufRead> Visitor for Converse<'_, R> {
    type Output = Result<(), Stop>;

    fn visit<S: Game>(self, system: S) -> Result<(), Stop> {
        let kind = bots::named(&system.players(), &self.bot.player).map_err(|why| why.to_string())?;
        let mut player = kind.sit(Seeded::from_u64(self.hello["mind"].as_u64().unwrap_or(0)));
        output::line(json!({ "type": "ready", "name": kind.label() }))?;
        while let Some(line) = read(self.input)?.filter(|it| it["type"] == "ask") {
            output::line(answer(&system, player.as_mut(), &line)?)?;
        }
        Ok(())
    }
}

/// The answer to one question.
fn answer<S: System>(system: &S, player: &mut dyn Player<S>, ask: &Value) -> Result<Value, String> {
    let within = Duration::from_millis(ask["clock_ms"].as_u64().unwrap_or(1_000));
    let clock = Until(Instant::now() + thinking_time(within));
    let state = serde_json::from_value(ask["view"].clone()).map_err(|why| format!("the view cannot be read: {why}"))?;
    let decision = system.decision(&state).ok_or("a question with nothing to decide")?;
    let texts: Vec<String> = serde_json::from_value(ask["orders"].clone()).map_err(|why| why.to_string())?;
    let orders: Result<Vec<S::Order>, _> = texts.iter().map(|it| notation::from_text(it)).collect();
    let orders = orders.map_err(|why| format!("an order cannot be read: {why}"))?;
    let view = View::of(system, &state, Some(decision.seat));
    let order = player.choose(&SeatAt::viewed(system, &view, decision, &orders), Limit::Time(&clock));
    let said = match orders.iter().position(|it| *it == order) {
        Some(place) => json!(place),
        None => json!(notation::to_text(&order).map_err(|why| why.to_string())?),
    };
    Ok(json!({ "type": "answer", "number": ask["number"], "order": said }))
}

/// The next line; `None` at the end.
fn read(input: &mut impl BufRead) -> Result<Option<Value>, String> {
    let mut line = String::new();
    match input.read_line(&mut line) {
        Ok(0) => Ok(None),
        Ok(_) => serde_json::from_str(&line).map(Some).map_err(|why| format!("a line is not JSON: {why}")),
        Err(why) => Err(format!("standard input: {why}")),
    }
}
