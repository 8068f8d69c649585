//! The notation: positions, orders, events and whole battles as text that reads like something said at the table.
//!
//! ```text
//! shoot shooter=hussar-3 target=ranger-1
//! answer parry card=feint
//! turn=1 seat=0 models=[(id=hussar-3 at=(x=10 y=20.5) wounds=2)] outcome=-
//! ```
//!
//! A system only derives `Serialize` and `Deserialize`. Players see the text (replays, "copy position", bug reports),
//! tests type it, and replays hash it, so it is canonical: [`to_text`] gives each value exactly one text, the same on
//! every machine. [`from_text`] reads that text back, whatever its spacing, line breaks and comments (`#`), and
//! otherwise reports where and why it fails. `docs/notation.md` has the grammar for other tools.
//!
//! The reader knows the type it reads, so a word needs no mark to say whether it is a name, a number or a yes. Three
//! serde features learn their type only after reading (`flatten`, `untagged`, internally tagged enums); they work too,
//! if every enum inside them is `rename_all = "kebab-case"` and every field keeps its snake-case name.

mod block;
mod error;
mod kept;
mod lexer;
mod names;
mod reader;
mod word;
mod writer;

use serde::{Deserialize, Serialize};

pub use block::block;
pub use error::{Error, Place};
pub use kept::Kept;
pub use lexer::{Kind, Token, tokens, words};

/// How deep values may lie in each other, for the writer and the reader alike: hostile text must not exhaust the stack.
pub const DEEPEST: u8 = 128;

/// The text of a value, on one line.
///
/// ```
/// #[derive(serde::Serialize)]
/// enum Order { FocusFire { shooters: Vec<String>, target: String } }
/// let order = Order::FocusFire { shooters: vec!["hussar-1".into(), "hussar-2".into()], target: "ranger-1".into() };
/// assert_eq!(battle::notation::to_text(&order).unwrap(), "focus-fire shooters=[hussar-1 hussar-2] target=ranger-1");
/// ```
pub fn to_text<T: Serialize + ?Sized>(value: &T) -> Result<String, Error> {
    let mut out = String::with_capacity(128);
    append(&mut out, value)?;
    Ok(out)
}

/// Writes the text of a value behind what `out` already holds, which stays as it was if the value has no text.
pub fn append<T: Serialize + ?Sized>(out: &mut String, value: &T) -> Result<(), Error> {
    let before = out.len();
    let written = value.serialize(&mut writer::Writer::new(out));
    if written.is_err() {
        out.truncate(before);
    }
    written
}

/// The text of a value over several lines, for people: a line for each field, and for each entry of a list that holds
/// more than words. It reads back as the same value.
pub fn to_block<T: Serialize + ?Sized>(value: &T) -> Result<String, Error> {
    to_text(value).map(|line| block(&line))
}

/// The value of a text, all of it: whatever is left over is an error.
///
/// ```
/// let wounds = battle::notation::from_text::<std::collections::BTreeMap<String, u8>>("{hussar-1=2 hussar-2=x}");
/// assert_eq!(wounds.unwrap_err().to_string(), "line 1, column 22: expected a whole number from 0 to 255, found \"x\"");
/// ```
pub fn from_text<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Error> {
    reader::Reader::new(text).all().map_err(|it| it.placed_in(text))
}
