//! Chances for the terminal and for machines.

use std::fmt::Write;

use dice::Distribution;
use serde_json::{Map, Value};

/// How wide a bar of certainty is.
const WIDTH: f64 = 40.0;
/// What is less likely is left out of a chart for people.
const WORTH_A_LINE: f64 = 0.000_05;

/// One line a value: its chance in per cent, and a bar.
pub fn bars(odds: &Distribution) -> String {
    bars_of(odds.iter())
}

/// The same for values with their chances.
pub fn bars_of(odds: impl IntoIterator<Item = (i32, f64)>) -> String {
    let mut chart = String::new();
    for (value, chance) in odds.into_iter().filter(|it| it.1 >= WORTH_A_LINE) {
        let bar = "█".repeat((chance * WIDTH).round() as usize);
        let _ = writeln!(chart, "{value:>6}  {:>6.2} %  {bar}", chance * 100.0);
    }
    chart
}

/// Each value that can come up, with its chance.
pub fn object(odds: &Distribution) -> Value {
    object_of(odds.iter())
}

/// The same for values with their chances.
pub fn object_of(odds: impl IntoIterator<Item = (i32, f64)>) -> Value {
    let possible = odds.into_iter().filter(|it| it.1 > 0.0);
    Value::Object(possible.map(|(value, chance)| (value.to_string(), chance.into())).collect::<Map<_, _>>())
}

/// A chance as people read it.
pub fn per_cent(chance: f64) -> String {
    format!("{:.2} %", chance * 100.0)
}
