//! Deadzone, second edition: strike teams in a lattice of cubes, and pools of eight-sided dice.

mod pack;

pub use pack::pack;
