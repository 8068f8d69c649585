//! Many battles at once.
//!
//! A [`Study`] says what is played, by whom and how often; [`simulate`] plays it on any number of threads and gives a
//! [`Summary`]. Each battle follows from the study's seed and its own number alone ([`Seeds`]), and results are counted in
//! the order of the battles, so the summary, down to the digest over all final states, does not depend on the threads.
//!
//! A [`Bout`] is one battle of one's own making, played with its books kept ([`Ledger`]): who attacked whom with what, and
//! what came of it, as the system itself tells it from its events. [`each`] does a list of them on any number of threads.
//!
//! Nothing here looks at a clock: who wants battles per second holds the watch.

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
