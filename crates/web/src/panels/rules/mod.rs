//! Rules, and why a number is what it is.

pub mod rule;
pub mod stamp;
pub mod why;
