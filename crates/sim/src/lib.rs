//! Simulation of many battles in parallel.
//!
//! A [`Study`] says what is played, by whom and how often; [`simulate`] plays it on any number of threads and returns a
//! [`Summary`]. Each battle depends only on the study's seed and its own number ([`Seeds`]), and results are counted in
//! the order of the battles, so the summary, including the digest over all final states, does not depend on the number
//! of threads.
//!
//! A [`Bout`] is a single battle played with a [`Ledger`]: who attacked whom with what, and the result, as the system
//! states it from its events. [`each`] plays a list of them on any number of threads.
//!
//! Nothing here reads a clock: a caller that wants battles per second measures the time.
//!
//! Start reading at [`Study`] and [`simulate`].

mod bout;
mod crew;
mod each;
mod fight;
mod ledger;
mod pool;
mod rate;
mod seeds;
mod study;
mod summary;

pub use bout::Bout;
pub use crew::simulate;
pub use each::each;
pub use fight::{Fought, Trouble};
pub use ledger::{Ledger, Record, Strike};
pub use rate::{Rate, wilson};
pub use seeds::Seeds;
pub use study::{Openings, Study};
pub use summary::{Stopped, Summary};
