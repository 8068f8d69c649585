//! Where faces come from: a seed, a script, a record, people who type them in.

pub(crate) mod recorded;
pub(crate) mod recorder;
pub(crate) mod scripted;
pub(crate) mod seeded;
pub(crate) mod typed_faces;
pub(crate) mod typed_in;
