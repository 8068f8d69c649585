//! Tokens on the map, and what one player knows of a counter that lies face down.

use battle::Seat;
use serde::{Deserialize, Serialize};

use crate::{Cell, Item};

/// A trap that lies in wait (`dz.ability.trap`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trap {
    /// Where.
    pub cell: Cell,
    /// Whose.
    pub seat: Seat,
    /// The dice of its explosion.
    pub dice: u8,
}

/// What a counter that lies face down shows, where that is settled: one player knows it, or nobody yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peek {
    /// Who knows; a seat that does not exist where nobody does.
    pub seat: Seat,
    /// What it shows; nobody else knows.
    pub item: Option<Item>,
    /// Whether it is one that was used up and came back (`dz.faq.always-short`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub returned: bool,
}
