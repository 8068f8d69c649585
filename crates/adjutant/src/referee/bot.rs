//! `adjutant bot`: one of our players as a program that speaks the protocol, for matches and as an example.

use std::{
    io::{self, BufRead},
    time::{Duration, Instant},
};

use battle::{Mismatch, System, View, notation};
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

/// What is said of a view in which the rules lost their way, where no check found the place beforehand.
pub const NO_BATTLE: &str = "no battle comes to this";

/// The answer to one question, or what is wrong with the question: where in it, and why.
pub fn answered<S: System>(system: &S, player: &mut dyn Player<S>, ask: &Value) -> Result<Value, String> {
    let number = &ask["number"];
    let told = |why: String| format!("question {number}: {why}");
    caught(|| answer(system, player, ask)).unwrap_or_else(|why| Err(format!("view: {NO_BATTLE}: {why}"))).map_err(told)
}

fn answer<S: System>(system: &S, player: &mut dyn Player<S>, ask: &Value) -> Result<Value, String> {
    let within = Duration::from_millis(ask["clock_ms"].as_u64().unwrap_or(1_000));
    let clock = Until(Instant::now() + thinking_time(within));
    let state: S::State = part(ask, "view")?;
    if let Some(Mismatch { place, why }) = system.mismatch(&state) {
        return Err(format!("view.{place}: {why}"));
    }
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

#[cfg(test)]
mod tests {
    use battle::{System, View, notation};
    use bots::Random;
    use dice::Seeded;
    use duel::{Duel, Setup};
    use serde_json::{Value, json};

    use super::answered;

    /// A question about the beginning of a duel, with one thing in its view changed.
    fn asked(place: &str, value: Value) -> Result<Value, String> {
        let state = Duel.start(&Setup::default()).expect("a good setup");
        let mut orders = Vec::new();
        Duel.orders(&state, &mut orders);
        let texts: Vec<String> = orders.iter().map(|it| notation::to_text(it).expect("an order has a text")).collect();
        let view = View::of(&Duel, &state, Duel.decision(&state).map(|it| it.seat));
        let mut ask = json!({ "type": "ask", "number": 3, "clock_ms": 50, "orders": texts, "view": view.state() });
        *ask.pointer_mut(place).expect("there is such a place") = value;
        answered(&Duel, Random::kind().sit(Seeded::from_u64(1)).as_mut(), &ask)
    }

    #[test]
    fn a_question_that_makes_no_sense_is_refused_with_place_and_reason() {
        assert_eq!(asked("/number", json!(3)).map(|it| it["number"].clone()), Ok(json!(3)));
        for (place, value, wanted) in [
            ("/view/round", json!("x"), "question 3: view.round: invalid type: string \"x\""),
            ("/view/fencers", json!([]), "question 3: view.fencers: there are 0, by the setup 2"),
            ("/view/fencers/1/at", json!(99), "question 3: view.fencers.at: 99 is none of the 7 there are"),
            ("/view/to_act", json!([7]), "question 3: view.to_act: 7 is none of the 2 there are"),
            ("/view/steps", json!([{ "Stance": 9 }]), "question 3: view.steps: 9 is none of the 2 there are"),
            ("/view/steps", json!([]), "question 3: view: there is nothing to decide"),
            ("/view/setup/seats", json!(200), "question 3: view.setup: "),
            ("/orders", json!([]), "question 3: orders: there are none"),
            ("/orders/0", json!("fly"), "question 3: orders[0]: "),
            ("/orders/0", json!(5), "question 3: orders[0]: invalid type: integer `5`"),
        ] {
            let why = asked(place, value).expect_err(place);
            assert!(why.starts_with(wanted), "{place}: {why}");
        }
    }
}
