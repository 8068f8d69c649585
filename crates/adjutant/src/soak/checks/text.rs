//! Checks about text from outside: no reader panics, and what a reader accepts is written back the same.

use std::collections::BTreeMap;

use battle::notation;
use dice::Seeded;

use super::random_text;
use crate::soak::Check;

/// The checks of this file.
pub fn checks() -> [Check; 1] {
    [Check::new("notation-text", "notation that can be read round-trips; the rest is refused", notation_text)]
}

/// Some nested data to read, as an order or a position might be.
type Something = BTreeMap<String, Vec<(i16, Option<String>, f64)>>;

fn notation_text(seed: u64) -> Result<(), String> {
    let mut dice = Seeded::from_u64(seed);
    let text = random_text(&mut dice, 80, "{}[]()=-.\"\\ #\n019ax");
    let Ok(value) = notation::from_text::<Something>(&text) else { return Ok(()) };
    let written =
        notation::to_text(&value).map_err(|error| format!("{text:?} can be read, but not written: {error}"))?;
    match notation::from_text::<Something>(&written) {
        Ok(again) if again == value => Ok(()),
        other => Err(format!("{text:?} is {value:?}, written {written:?}, which reads {other:?}")),
    }
}
