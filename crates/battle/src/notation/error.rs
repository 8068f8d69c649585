//! What is wrong with a text, in words for the person who typed it.

use std::fmt::{self, Display};

use serde::{de, ser};

use super::{lexer::Kind, lexer::Token, names};

/// Where in a text something is: both count from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The character of that line.
    pub column: u32,
}

/// Why a text has no value, or a value no text: `line 3, column 14: expected a number for wounds, found "x"`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Inner {
    offset: Option<usize>,
    place: Option<Place>,
    field: Option<String>,
    problem: Problem,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Problem {
    Expected { what: String, found: String },
    Said(String),
}

impl Error {
    /// Where in the text it was noticed; `None` if a value could not be written.
    #[must_use]
    pub fn place(&self) -> Option<Place> {
        self.0.place
    }

    /// The innermost field it happened in, as the text spells it.
    #[must_use]
    pub fn field(&self) -> Option<&str> {
        self.0.field.as_deref()
    }

    /// What is wrong, without the place: for a text that is itself a part of a larger one.
    #[must_use]
    pub fn reason(&self) -> String {
        match (&self.0.problem, &self.0.field) {
            (Problem::Expected { what, found }, None) => format!("expected {what}, found {found}"),
            (Problem::Expected { what, found }, Some(field)) => format!("expected {what} for `{field}`, found {found}"),
            (Problem::Said(message), None) => message.clone(),
            (Problem::Said(message), Some(field)) => format!("{message} (in `{field}`)"),
        }
    }

    pub(super) fn said(message: impl Into<String>) -> Error {
        Error::new(Problem::Said(message.into()))
    }

    pub(super) fn expected(what: impl Display, found: &Token<'_>) -> Error {
        let found = match found.kind {
            Kind::End => "the end of the text".to_owned(),
            Kind::Stray if found.text.starts_with('"') => "a quote that is not closed on its line".to_owned(),
            Kind::Quoted => shown(found.text),
            Kind::Word | Kind::Open | Kind::Close | Kind::Equals | Kind::Stray => format!("\"{}\"", shown(found.text)),
        };
        Error::new(Problem::Expected { what: what.to_string(), found })
    }

    fn new(problem: Problem) -> Error {
        Error(Box::new(Inner { offset: None, place: None, field: None, problem }))
    }

    /// The same at this byte of the text, unless it already knows a nearer one.
    pub(super) fn at(mut self, offset: usize) -> Error {
        self.0.offset.get_or_insert(offset);
        self
    }

    /// The same in this field of the code, unless it already knows an inner one.
    pub(super) fn in_field(mut self, name: &str) -> Error {
        self.0.field.get_or_insert_with(|| names::kebab(name));
        self
    }

    /// The same with its place counted out in the text it is about.
    pub(super) fn placed_in(mut self, text: &str) -> Error {
        let before = &text[..self.0.offset.unwrap_or(text.len())];
        let line_start = before.rfind('\n').map_or(0, |it| it + 1);
        let count = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        self.0.place = Some(Place {
            line: count(before.matches('\n').count() + 1),
            column: count(before[line_start..].chars().count() + 1),
        });
        self
    }
}

/// As much of a text as a message has room for.
fn shown(text: &str) -> String {
    match text.char_indices().nth(40) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

impl Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0.place {
            Some(Place { line, column }) => write!(f, "line {line}, column {column}: {}", self.reason()),
            None => f.write_str(&self.reason()),
        }
    }
}

impl std::error::Error for Error {}

impl ser::Error for Error {
    fn custom<T: Display>(message: T) -> Error {
        Error::said(message.to_string())
    }
}

impl de::Error for Error {
    fn custom<T: Display>(message: T) -> Error {
        Error::said(message.to_string())
    }

    fn invalid_type(found: de::Unexpected<'_>, expected: &dyn de::Expected) -> Error {
        let found = match found {
            de::Unexpected::Str(text) => format!("\"{}\"", shown(text)),
            de::Unexpected::Option => "\"-\"".to_owned(),
            other => other.to_string(),
        };
        Error::new(Problem::Expected { what: expected.to_string(), found })
    }

    fn invalid_value(found: de::Unexpected<'_>, expected: &dyn de::Expected) -> Error {
        Error::invalid_type(found, expected)
    }

    fn invalid_length(length: usize, expected: &dyn de::Expected) -> Error {
        Error::new(Problem::Expected { what: expected.to_string(), found: format!("{length}") })
    }

    fn unknown_variant(found: &str, known: &'static [&'static str]) -> Error {
        Error::said(format!("\"{}\" is not known here, {}", shown(found), names::suggest(found, known)))
    }

    fn unknown_field(found: &str, known: &'static [&'static str]) -> Error {
        Error::said(format!("there is no field `{}` here, {}", shown(found), names::suggest(found, known)))
    }

    fn missing_field(field: &'static str) -> Error {
        Error::said(format!("the field `{}` is missing", names::kebab(field)))
    }

    fn duplicate_field(field: &'static str) -> Error {
        Error::said(format!("the field `{}` is given twice", names::kebab(field)))
    }
}
