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
//!
//! Start reading at [`Dice`] and [`Roll`]; [`Seeded`] is the source that most battles use.

mod chi_squared;
mod distribution;
mod enumerate;
mod recorded;
mod recorder;
mod roll;
mod scripted;
mod seeded;
mod sum;
mod typed_faces;
mod typed_in;
mod walk;

pub use chi_squared::ChiSquared;
pub use distribution::{BadWeights, Distribution, NEVER, PoolDie, Rerolls};
pub use enumerate::{Outcomes, TooManyOutcomes, enumerate};
pub use recorded::{Fault, Recorded, Thrown};
pub use recorder::Recorder;
pub use roll::{Dice, Faces, NeedDice, Roll};
pub use scripted::Scripted;
pub use seeded::Seeded;
pub use typed_faces::BadFaces;
pub use typed_in::TypedIn;
