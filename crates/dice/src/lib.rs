//! Chance as an argument.
//!
//! Rules code never makes a random number. It asks a [`Dice`] for a [`Roll`], naming the rule the roll is for, and gets
//! faces. Where they come from is the business of whoever calls the rules:
//!
//! | source | where the faces come from |
//! |---|---|
//! | [`Seeded`] | a seed, by a published recipe: the same everywhere, and checkable by hand |
//! | [`TypedIn`] | people who roll real dice; runs dry, says what to roll, and goes on |
//! | [`Recorded`] | a replay, written down by a [`Recorder`] |
//! | [`enumerate`] | every way they can fall, each with its exact chance |
//! | [`Scripted`] | a test, which fails when a die is left over or missing |
//!
//! A [`Distribution`] is the exact chance of every value of a number: sums, successes, exploding pools and what falls
//! between two of them, in closed form where walking every way would take too long.

mod chi_squared;
mod exact;
mod roll;
mod sources;

pub use chi_squared::ChiSquared;
pub use exact::distribution::{BadWeights, Distribution, NEVER, PoolDie, Rerolls};
pub use exact::enumerate::{Outcomes, TooManyOutcomes, enumerate};
pub use roll::{Dice, Faces, NeedDice, Roll};
pub use sources::recorded::{Fault, Recorded, Thrown};
pub use sources::recorder::Recorder;
pub use sources::scripted::Scripted;
pub use sources::seeded::Seeded;
pub use sources::typed_faces::BadFaces;
pub use sources::typed_in::TypedIn;
