//! Chance as an argument.

mod roll;

pub use roll::{Dice, Faces, NeedDice, Roll};
