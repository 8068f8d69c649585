//! Many battles at once.
//!
//! A [`Study`] says what is played, by whom and how often; [`simulate`] plays it on any number of threads and gives a
//! [`Summary`]. Each battle follows from the study's seed and its own number alone ([`Seeds`]), and results are counted in
//! the order of the battles, so the summary, down to the digest over all final states, does not depend on the threads.
//!
//! Nothing here looks at a clock: who wants battles per second holds the watch.

mod crew;
mod fight;
mod rate;
mod seeds;
mod study;
mod summary;

pub use crew::simulate;
pub use fight::Trouble;
pub use rate::Rate;
pub use seeds::Seeds;
pub use study::{Openings, Study};
pub use summary::{Stopped, Summary};
