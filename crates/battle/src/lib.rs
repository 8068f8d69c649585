//! What every system shares.
//!
//! A battle is a pure function: setup, orders and dice give events, and events folded one after the other give the
//! state. This crate holds the words for that story ([`System`], [`Decision`], [`Breakdown`], [`Scene`] …), the one way
//! in ([`apply`]), the text form of everything ([`notation`]), [`replay`]s, [`fair`] dice, and the [`laws`] that every
//! battle of every system must keep. It knows no rule of any game.
//!
//! Start reading at [`System`], which is all that a game must offer, and [`apply`], which takes an order through it. Then
//! [`Resolution`] (what rules code writes events to), [`View`] (what a seat may know), [`Scene`] (what a page draws) and
//! [`Tactics`] (what bots ask). `crates/duel` is a small game that implements all of it.

mod account;
pub mod advice;
mod apply;
mod battle;
mod breakdown;
pub mod chain;
mod decision;
pub mod fair;
mod forecast;
pub mod form;
pub mod laws;
pub mod lesson;
mod line;
pub mod notation;
mod plan;
pub mod random;
pub mod replay;
mod resolution;
pub mod scene;
mod seat;
mod speech;
mod steps;
mod system;
pub mod tactics;
mod view;

pub use account::{Account, Enlisted};
pub use apply::{Stop, afterstates, apply, outcomes, partly};
pub use battle::{Battle, Entry, NoUndo};
pub use breakdown::{Breakdown, Change, Term};
pub use decision::{Decision, Outcome};
pub use forecast::{Chance, Forecast, Spread, total};
pub use line::{Arg, Line};
pub use plan::{Hider, Preview, SightLine, Sketch, Stride, Tally, Tone};
pub use resolution::Resolution;
pub use scene::Scene;
pub use seat::Seat;
pub use speech::Speech;
pub use steps::Steps;
pub use system::{Fault, Refusal, System, each_once};
pub use tactics::{Feature, Features, Ranked, Style, Styles, Tactics};
pub use view::{Secret, View};

/// The version of the engine, written into every replay.
pub const ENGINE: &str = env!("CARGO_PKG_VERSION");
