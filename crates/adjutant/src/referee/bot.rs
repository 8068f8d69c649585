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
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::battle::Until;
use crate::{
    caught::caught,
    output::{self, Stop},
};

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
            output::line(answered(&system, player.as_mut(), &line)?)?;
        }
        Ok(())
    }
}

/// The answer to one question, or what is wrong with the question: where in it, and why.
pub fn answered<S: System>(system: &S, player: &mut dyn Player<S>, ask: &Value) -> Result<Value, String> {
    let number = &ask["number"];
    let told = |why: String| format!("question {number}: {why}");
    caught(|| answer(system, player, ask))
        .unwrap_or_else(|why| Err(format!("view: no battle comes to this: {why}")))
        .map_err(told)
}

fn answer<S: System>(system: &S, player: &mut dyn Player<S>, ask: &Value) -> Result<Value, String> {
    let within = Duration::from_millis(ask["clock_ms"].as_u64().unwrap_or(1_000));
    let clock = Until(Instant::now() + thinking_time(within));
    let state: S::State = part(ask, "view")?;
    let decision = system.decision(&state).ok_or("view: there is nothing to decide")?;
    if decision.seat.0 >= system.seats(&state) {
        return Err(format!("view: seat {} is asked, and there is none", decision.seat));
    }
    let texts: Vec<String> = part(ask, "orders")?;
    let read = |(at, it): (usize, &String)| notation::from_text(it).map_err(|why| format!("orders[{at}]: {why}"));
    let orders = texts.iter().enumerate().map(read).collect::<Result<Vec<S::Order>, String>>()?;
    if orders.is_empty() {
        return Err("orders: there are none".to_owned());
    }
    let view = View::of(system, &state, Some(decision.seat));
    let order = player.choose(&SeatAt::viewed(system, &view, decision, &orders), Limit::Time(&clock));
    let said = match orders.iter().position(|it| *it == order) {
        Some(place) => json!(place),
        None => json!(notation::to_text(&order).map_err(|why| why.to_string())?),
    };
    Ok(json!({ "type": "answer", "number": ask["number"], "order": said }))
}

/// A part of a question; where in it reading fails, and why.
fn part<T: DeserializeOwned>(ask: &Value, name: &str) -> Result<T, String> {
    serde_path_to_error::deserialize(&ask[name]).map_err(|why| match why.path().to_string().as_str() {
        "." => format!("{name}: {}", why.inner()),
        path if path.starts_with('[') => format!("{name}{path}: {}", why.inner()),
        path => format!("{name}.{path}: {}", why.inner()),
    })
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
