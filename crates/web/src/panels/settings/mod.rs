//! Settings: bots and dice, keys, who plays which seat.

pub mod keys;
pub mod seating;
pub mod sheet;
pub mod style;
