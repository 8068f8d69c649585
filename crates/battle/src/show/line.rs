//! A message before it is worded: its key and its arguments. The page words it in its language
//! ([`Speech`](crate::Speech)); no code reads the text back.

use std::borrow::Cow;

use catalogue::RuleId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Inches;

use crate::{Breakdown, Seat};

/// A message to be worded: its key in the Fluent files, and its arguments.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Line {
    /// The message's key: `duel-strike-hits`.
    pub key: Cow<'static, str>,
    /// What goes into it, by name.
    pub args: SmallVec<[(Cow<'static, str>, Arg); 4]>,
}

/// Something that goes into a message.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Arg {
    /// A number.
    Number(i64),
    /// A length.
    Length(Inches),
    /// A chance between 0 and 1.
    Chance(f64),
    /// A name given by people, the same in every language.
    Name(String),
    /// Another message: a unit's name, a weapon's, a state's.
    Line(Box<Line>),
    /// A rule, worded by its title.
    Rule(RuleId),
    /// A unit or weapon of the catalogue, worded by its title without the faction in brackets.
    Thing(RuleId),
    /// A number that can be asked "why?"; worded by its total.
    Because(Breakdown),
    /// A seat, worded by who sits there.
    Seat(Seat),
}

impl Line {
    /// A message without arguments.
    #[must_use]
    pub fn new(key: &'static str) -> Line {
        Line { key: Cow::Borrowed(key), args: SmallVec::new() }
    }

    /// With an argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Line {
        self.args.push((Cow::Borrowed(name), value.into()));
        self
    }

    /// The same message, its lengths added to those that another of its kind has under the same names: two stretches of one way
    /// are one way.
    #[must_use]
    pub fn adding_lengths_of(mut self, other: &Line) -> Line {
        for (name, value) in &mut self.args {
            if let (Arg::Length(length), Some(Arg::Length(more))) = (value, other.arg(name)) {
                *length += *more;
            }
        }
        self
    }

    /// The argument of this name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&Arg> {
        self.args.iter().find(|it| it.0 == name).map(|it| &it.1)
    }
}

macro_rules! arg_from {
    ($($kind:ident($type:ty) = $value:ident => $made:expr;)*) => {$(
        impl From<$type> for Arg {
            fn from($value: $type) -> Arg {
                Arg::$kind($made)
            }
        }
    )*};
}
arg_from! {
    Number(i32) = n => i64::from(n);
    Number(u8) = n => i64::from(n);
    Number(i64) = n => n;
    Number(usize) = n => n as i64;
    Length(Inches) = length => length;
    Name(String) = name => name;
    Name(&str) = name => name.to_owned();
    Line(Line) = line => Box::new(line);
    Rule(RuleId) = rule => rule;
    Because(Breakdown) = number => number;
    Seat(Seat) = seat => seat;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_of_two_stretches_add_up_and_nothing_else_does() {
        let went = |far: i32, squad: i32| Line::new("went").with("far", Inches::whole(far)).with("squad", squad);
        assert_eq!(went(3, 7).adding_lengths_of(&went(2, 9)), went(5, 7));
    }
}
