//! What is wrong with a file: which file, which entry, which key, and why.

use std::{error::Error, fmt};

/// A mistake in a pack or roster file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misprint {
    /// The file as it was named when it was read.
    pub file: String,
    /// The entry: `unit hussars, option 2`. Empty when the file as a whole is meant.
    pub entry: String,
    /// The key inside the entry. Empty when the entry as a whole is meant.
    pub key: String,
    /// What is wrong there.
    pub problem: Problem,
}

/// What is wrong at a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// The text is no TOML; the message says where.
    NotToml(String),
    /// The file could not be read from disk.
    Unreadable(String),
    /// The schema has no such key.
    UnknownKey,
    /// A key the schema wants is not there.
    Missing,
    /// The value has another type than the schema wants.
    WrongType {
        /// What the schema wants: `a whole number`.
        wanted: &'static str,
    },
    /// A number beyond the limits of its key.
    OutOfRange {
        /// The number given.
        given: i64,
        /// The least that is accepted.
        least: i64,
        /// The most that is accepted.
        most: i64,
    },
    /// A value that does not belong to the column or key.
    BadValue {
        /// The value given.
        given: String,
        /// What is accepted there.
        wanted: String,
    },
    /// A name that does not exist in the pack or the catalogue.
    NoSuch {
        /// What kind of thing was looked for: `weapon`, `rule`.
        what: &'static str,
        /// The name that was not found.
        name: String,
    },
    /// Two entries of one kind with the same id.
    Twice {
        /// The id.
        id: String,
    },
}

impl fmt::Display for Misprint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.file)?;
        if !self.entry.is_empty() {
            write!(f, "{}: ", self.entry)?;
        }
        if !self.key.is_empty() {
            write!(f, "`{}`: ", self.key)?;
        }
        write!(f, "{}", self.problem)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NotToml(why) | Problem::Unreadable(why) => f.write_str(why),
            Problem::UnknownKey => f.write_str("no such key"),
            Problem::Missing => f.write_str("missing"),
            Problem::WrongType { wanted } => write!(f, "should be {wanted}"),
            Problem::OutOfRange { given, least, most } => write!(f, "{given} is not within {least} to {most}"),
            Problem::BadValue { given, wanted } => write!(f, "\"{given}\" is not {wanted}"),
            Problem::NoSuch { what, name } => write!(f, "no {what} \"{name}\""),
            Problem::Twice { id } => write!(f, "\"{id}\" is there twice"),
        }
    }
}

impl Error for Misprint {}
