//! The lines that a referee and a program exchange, as JSON: version 1, described in `docs/bots.md`.

use battle::{Decision, Outcome, Seat, System, View, notation};
use serde_json::{Value, json};

/// The version of the protocol. It grows when a program written for the version before could be misled.
pub const VERSION: u64 = 1;

/// The first line: who plays what, and a number for the program's own chance.
pub fn hello<S: System>(battle: &str, seat: Seat, seats: u8, mind: u64) -> Value {
    json!({
        "type": "hello", "version": VERSION, "system": S::NAME, "battle": battle,
        "seat": seat.0, "seats": seats, "mind": mind,
    })
}

/// A question: what this seat sees, which orders answer it, and how long it may think.
pub fn ask<S: System>(system: &S, view: &View<S>, asked: &Asked, orders: &[S::Order]) -> Value {
    let texts: Vec<String> = orders.iter().map(|it| notation::to_text(it).unwrap_or_default()).collect();
    json!({
        "type": "ask", "number": asked.number, "seat": asked.decision.seat.0, "rule": asked.decision.rule.to_string(),
        "turn": system.turn(view.state()), "clock_ms": asked.clock_ms, "orders": texts,
        "complete": system.lists_all(view.state()),
        "view": serde_json::to_value(view.state()).unwrap_or(Value::Null),
    })
}

/// What is asked, and how long there is to answer it.
pub struct Asked {
    /// How many questions the battle has put before.
    pub number: u64,
    /// Whose choice it is, and by which rule.
    pub decision: Decision,
    /// The time to answer, in milliseconds.
    pub clock_ms: u64,
}

/// The last line: how it ended, and who forfeited.
pub fn over(outcome: &Outcome, forfeit: Option<Seat>) -> Value {
    json!({ "type": "over", "places": outcome.places, "forfeit": forfeit.map(|it| it.0) })
}

/// The first line of a program: its name.
pub fn read_ready(line: &str) -> Result<String, String> {
    let value = object(line, "ready")?;
    let name = value["name"].as_str().map(str::trim).filter(|it| !it.is_empty());
    let name = name.ok_or_else(|| format!("its first line has no \"name\": {}", shown(line)))?;
    Ok(name.chars().filter(|it| !it.is_control()).take(40).collect())
}

/// An answer to the question of this number: the place of an order in the list, or an order in notation.
pub fn read_answer<S: System>(line: &str, number: u64, orders: &[S::Order]) -> Result<S::Order, String> {
    let value = object(line, "answer")?;
    if value["number"].as_u64() != Some(number) {
        return Err(format!("it does not answer question {number}: {}", shown(line)));
    }
    match (&value["order"], value["order"].as_u64()) {
        (_, Some(place)) => {
            let found = usize::try_from(place).ok().and_then(|it| orders.get(it));
            found.cloned().ok_or_else(|| format!("there is no order {place}; {} are listed, from 0", orders.len()))
        }
        (Value::String(text), None) => {
            notation::from_text(text).map_err(|why| format!("the order {} cannot be read: {why}", shown(text)))
        }
        _ => Err(format!("its \"order\" is neither a place in the list nor a text: {}", shown(line))),
    }
}

/// An object of this type.
fn object(line: &str, kind: &str) -> Result<Value, String> {
    let value: Value = serde_json::from_str(line).map_err(|why| format!("not JSON ({why}): {}", shown(line)))?;
    if value["type"] == kind { Ok(value) } else { Err(format!("expected \"type\": \"{kind}\", got {}", shown(line))) }
}

/// The beginning of a text, safe to print.
fn shown(text: &str) -> String {
    const MOST: usize = 120;
    let start: String = text.chars().take(MOST).collect();
    let more = if text.chars().count() > MOST { "…" } else { "" };
    format!("{}{more}", start.escape_debug())
}

#[cfg(test)]
mod tests {
    use duel::{Duel, Order};

    use super::{read_answer, read_ready};

    fn answer(line: &str) -> Result<Order, String> {
        read_answer::<Duel>(line, 7, &[Order::Draw, Order::Rest])
    }

    #[test]
    fn an_answer_is_a_place_or_a_text() {
        assert_eq!(answer(r#"{"type":"answer","number":7,"order":1}"#), Ok(Order::Rest));
        assert_eq!(answer(r#"{"type":"answer","number":7,"order":"step to=3"}"#), Ok(Order::Step { to: 3 }));
    }

    #[test]
    fn nonsense_is_told_for_what_it_is() {
        for (line, why) in [
            ("hello", "not JSON"),
            ("{}", "expected \"type\": \"answer\""),
            (r#"{"type":"answer","number":6,"order":1}"#, "does not answer question 7"),
            (r#"{"type":"answer","number":7,"order":2}"#, "there is no order 2; 2 are listed, from 0"),
            (r#"{"type":"answer","number":7,"order":-1}"#, "neither a place in the list nor a text"),
            (r#"{"type":"answer","number":7,"order":"fly"}"#, "the order fly cannot be read"),
        ] {
            let told = answer(line).expect_err(line);
            assert!(told.contains(why), "{line}: {told}");
        }
        assert!(read_ready(r#"{"type":"ready"}"#).is_err_and(|why| why.contains("no \"name\"")));
        assert_eq!(read_ready("{\"type\":\"ready\",\"name\":\"a\\u0007b\"}"), Ok("ab".to_owned()));
        let long = format!("{{\"type\":\"ready\",\"name\":\"{}\"}}", "x".repeat(500));
        assert_eq!(read_ready(&long).map(|it| it.len()), Ok(40));
    }
}
