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

/// What one player knows of a counter that lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Peek {
    /// Who.
    pub seat: Seat,
    /// What it shows; nobody else knows.
    pub item: Option<Item>,
}
