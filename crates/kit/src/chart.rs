//! Chances in plain text.

use std::fmt::Write;

/// How wide a bar of certainty is.
const WIDTH: f64 = 40.0;
/// Values that are less likely have no line.
const WORTH_A_LINE: f64 = 0.000_05;

/// One line a value: the value, its chance in per cent, and a bar.
#[must_use]
pub fn bars(odds: impl IntoIterator<Item = (i32, f64)>) -> String {
    let mut chart = String::new();
    for (value, chance) in odds.into_iter().filter(|it| it.1 >= WORTH_A_LINE) {
        let bar = "█".repeat((chance * WIDTH).round() as usize);
        let _ = writeln!(chart, "{value:>6}  {:>6.2} %  {bar}", chance * 100.0);
    }
    chart
}

/// A chance in per cent.
#[must_use]
pub fn per_cent(chance: f64) -> String {
    format!("{:.2} %", chance * 100.0)
}
