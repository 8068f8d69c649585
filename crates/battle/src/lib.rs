//! What every game system shares: the [`System`] trait and everything built on it.
//!
//! A battle is a pure function: setup, orders and dice give events, and the events, folded in order, give the state.
//! This crate defines the types of that process ([`System`], [`Decision`], [`Breakdown`], [`Scene`] …), the one entry
//! point for orders ([`apply`]), the text form of all data ([`notation`]), [`replay`]s, [`fair`] dice, and the [`laws`]
//! that every battle of every system must satisfy. It contains no rule of any game. Start reading at [`System`].

mod engine;
pub mod fair;
pub mod laws;
mod library;
pub mod notation;
mod odds;
pub mod replay;
mod show;
mod system;
pub mod tactics;

pub use engine::apply::{Stop, afterstates, apply, outcomes, partly};
pub use engine::battle::{Battle, Entry, NoUndo};
pub use engine::random;
pub use engine::resolution::Resolution;
pub use engine::steps::Steps;
pub use library::{form, lesson};
pub use odds::forecast::{Chance, Forecast, Spread, total};
pub use odds::{advice, plan_odds};
pub use scene::Scene;
pub use show::breakdown::{Breakdown, Change, Term};
pub use show::cue::{Beat, Cue, Face, Rolled};
pub use show::line::{Arg, Line};
pub use show::preview::{Answer, Hider, Preview, SightLine, Sketch, Stake, Stride, Tally, Tone};
pub use show::scene;
pub use show::sheet;
pub use show::speech::{Speech, english, told};
pub use system::account::{Account, Enlisted};
pub use system::decision::{Decision, Outcome};
pub use system::seat::Seat;
pub use system::view::{Secret, View};
pub use system::{Fault, Mismatch, Refusal, System, each_once};
pub use tactics::{Feature, Features, Ranked, Style, Styles, Tactics};

/// The version of the engine, written into every replay.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");
