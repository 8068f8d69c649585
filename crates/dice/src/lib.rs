//! Dice as an argument: sources of faces, and exact probabilities.
//!
//! Rules code never generates a random number. It asks a [`Dice`] for a [`Roll`], naming the rule the roll is for, and
//! gets faces. The caller of the rules chooses where they come from:
//!
//! | source | where the faces come from |
//! |---|---|
//! | [`Seeded`] | a seed, by a published recipe: the same everywhere, and checkable by hand |
//! | [`TypedIn`] | people who roll real dice; runs dry, says what to roll, and goes on |
//! | [`Recorded`] | a replay, written down by a [`Recorder`] |
//! | [`enumerate`] | every way they can fall, each with its exact chance |
//! | [`Scripted`] | a test, which fails when a die is left over or missing |
//!
//! A [`Distribution`] is the exact probability of every value of a number: sums, successes, exploding pools and the
//! difference of two of them, in closed form where enumerating every outcome would take too long.
//!
//! Start reading at [`Dice`] and [`Roll`]; [`Seeded`] is the source that most battles use.

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
