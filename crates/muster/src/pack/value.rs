//! The figures on a stat line.
//!
//! Each game prints its own columns, so a line is a map from the column's name to a [`Value`]; the pack's header
//! declares the columns of a line and their values ([`crate::LineKind`]). A game crate converts a line into its own
//! struct once, when the battle starts.

use std::{collections::BTreeMap, fmt};

use serde::{Deserialize, Serialize};

/// One figure of a stat line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Value {
    /// A plain number: 12.
    Number(i32),
    /// A modifier to somebody else's number: +2.
    Plus(i32),
    /// A length on the table.
    Inches(Hundredths),
    /// A dash: there is no value, which is not the same as 0.
    Dash,
    /// A word from the column's own list: `B2B`, `Piercing`.
    Word(String),
}

/// A length in hundredths of an inch, the precision of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hundredths(pub i32);

/// A stat line: the values of one model, or of one way to use a weapon.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    /// Which of the header's lines this is: `model`, `ranged`.
    pub kind: String,
    /// The values by column. A column that does not apply is absent.
    pub values: BTreeMap<String, Value>,
}

impl Line {
    /// What stands in a column.
    #[must_use]
    pub fn get(&self, column: &str) -> Option<&Value> {
        self.values.get(column)
    }

    /// The number in a column, printed plain or as a modifier; none for a dash, a word or an absent column.
    #[must_use]
    pub fn number(&self, column: &str) -> Option<i32> {
        match self.get(column)? {
            Value::Number(it) | Value::Plus(it) => Some(*it),
            Value::Inches(_) | Value::Dash | Value::Word(_) => None,
        }
    }

    /// The length in a column.
    #[must_use]
    pub fn inches(&self, column: &str) -> Option<Hundredths> {
        match self.get(column)? {
            Value::Inches(it) => Some(*it),
            Value::Number(_) | Value::Plus(_) | Value::Dash | Value::Word(_) => None,
        }
    }

    /// The word in a column.
    #[must_use]
    pub fn word(&self, column: &str) -> Option<&str> {
        match self.get(column)? {
            Value::Word(it) => Some(it),
            Value::Number(_) | Value::Plus(_) | Value::Inches(_) | Value::Dash => None,
        }
    }

    /// Raises (or lowers) the figure in a column: a number by that much, a length by that many inches. Dashes, words
    /// and absent columns stay as they are and answer `false`.
    pub(crate) fn add(&mut self, column: &str, amount: i32) -> bool {
        match self.values.get_mut(column) {
            Some(Value::Number(it) | Value::Plus(it)) => *it = it.saturating_add(amount),
            Some(Value::Inches(it)) => it.0 = it.0.saturating_add(amount.saturating_mul(100)),
            Some(Value::Dash | Value::Word(_)) | None => return false,
        }
        true
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Number(it) => write!(f, "{it}"),
            Value::Plus(it) => write!(f, "{it:+}"),
            Value::Inches(it) => write!(f, "{it}"),
            Value::Dash => f.write_str("-"),
            Value::Word(it) => f.write_str(it),
        }
    }
}

impl fmt::Display for Hundredths {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, part) = (self.0.unsigned_abs() / 100, self.0.unsigned_abs() % 100);
        match part {
            0 => write!(f, "{sign}{whole}"),
            part if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            part => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Hundredths, Line, Value};

    fn line() -> Line {
        let values = [
            ("CC", Value::Number(12)),
            ("St", Value::Plus(2)),
            ("range", Value::Inches(Hundredths(150))),
            ("AVV", Value::Dash),
            ("type", Value::Word("Blast".into())),
        ];
        Line { kind: "test".into(), values: values.map(|(column, value)| (column.into(), value)).into() }
    }

    #[test]
    fn figures_are_shown_as_the_books_print_them() {
        let shown: Vec<_> = line().values.values().map(ToString::to_string).collect();
        assert_eq!(shown, ["-", "12", "+2", "1.5", "Blast"]);
        assert_eq!([5, -105, 100].map(|it| Hundredths(it).to_string()), ["0.05", "-1.05", "1"]);
    }

    #[test]
    fn a_dash_is_no_number() {
        assert_eq!(line().number("AVV"), None);
        assert_eq!(line().number("CC"), Some(12));
        assert_eq!(line().number("none"), None);
        assert_eq!(line().inches("range"), Some(Hundredths(150)));
        assert_eq!(line().word("type"), Some("Blast"));
    }

    #[test]
    fn only_figures_can_be_raised() {
        let mut line = line();
        assert!(line.add("CC", 2) && line.add("St", -1) && line.add("range", 6));
        assert!(!line.add("AVV", 1) && !line.add("type", 1) && !line.add("none", 1));
        assert_eq!(line.number("CC"), Some(14));
        assert_eq!(line.number("St"), Some(1));
        assert_eq!(line.inches("range"), Some(Hundredths(750)));
    }
}
