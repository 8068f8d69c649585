//! Invalid movers and starts, refused with a reason.

use std::fmt;

use super::{Blocker, Level};
use crate::PieceId;

/// A mover that cannot move on a table at all.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NotMover {
    /// A base without a size.
    NoRadius,
    /// A base wider than the table.
    TooWide,
    /// A toll that is negative or no number, or ground that makes movement cheaper.
    BadToll(PieceId),
    /// A climb that costs less than nothing or no number.
    BadClimbing,
}

impl fmt::Display for NotMover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotMover::NoRadius => f.write_str("a base needs a radius"),
            NotMover::TooWide => f.write_str("the base is wider than the table"),
            NotMover::BadToll(piece) => write!(f, "piece {}: its toll is not a number of at least nothing", piece.0),
            NotMover::BadClimbing => f.write_str("what climbing costs is not a number of at least nothing"),
        }
    }
}

impl std::error::Error for NotMover {}

/// A place no move can start from, or a limit that is none.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NoStart {
    /// The place is no place, or beyond the edge of its level.
    OffTable,
    /// There is no such level.
    NoLevel(Level),
    /// Something already stands there.
    Occupied(Blocker),
    /// The limit is negative or no number.
    BadLimit,
}

impl fmt::Display for NoStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoStart::OffTable => f.write_str("the base is not on the table"),
            NoStart::NoLevel(level) => write!(f, "there is no level {level:?}"),
            NoStart::Occupied(blocker) => write!(f, "{blocker:?} stands there"),
            NoStart::BadLimit => f.write_str("the limit is not a length"),
        }
    }
}

impl std::error::Error for NoStart {}
