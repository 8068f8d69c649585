//! A battle as the page sees it, whatever the game.
//!
//! [`Session`] is what the screens talk to: orders and saves are text, scenes are drawn things. [`Kept`] makes one of any
//! [`System`](battle::System), so a new game needs a line in [`games`] and nothing else here.

pub mod games;
mod kept;
mod told;

use std::rc::Rc;

use battle::{Decision, Forecast, Line, Outcome, Preview, Scene, Seat, Sketch, scene::Zone};
use rules::{Language, RuleId};

pub use kept::Kept;
pub use told::Told;

/// An order in its text form.
pub type OrderText = String;

/// Why an order did not go through.
#[derive(Clone, Debug, PartialEq)]
pub enum Refused {
    /// The rules forbid it: every objection.
    Forbidden(Vec<(RuleId, Line)>),
    /// So many dice of so many sides have to be typed in first.
    NeedDice {
        /// The rule that rolls.
        rule: RuleId,
        /// How many.
        count: u8,
        /// Of how many sides.
        sides: u8,
    },
    /// It is no order of this game.
    Unreadable,
}

/// A battle in progress.
pub trait Session {
    /// The word for the game.
    fn system(&self) -> &'static str;
    /// The messages of the game.
    fn words(&self, language: Language) -> &'static str;
    /// How many seats there are.
    fn seats(&self) -> u8;
    /// What it waits for; `None` once it is over.
    fn decision(&self) -> Option<Decision>;
    /// How it ended.
    fn outcome(&self) -> Option<Outcome>;
    /// What a seat sees.
    fn scene(&self, seat: Option<Seat>) -> Scene<OrderText>;
    /// What a spectator saw after so many orders.
    fn scene_after(&self, orders: usize) -> Scene<OrderText>;
    /// The order meant by what a seat has pointed at.
    fn compose(&self, seat: Seat, sketch: &Sketch) -> Option<OrderText>;
    /// What would come of an order.
    fn preview(&self, seat: Seat, order: &str) -> Option<Preview>;
    /// The odds of an order.
    fn forecast(&self, seat: Seat, order: &str) -> Option<Forecast>;
    /// How far orders of a kind lead.
    fn reach(&self, seat: Seat, tile: &str) -> Vec<Zone>;
    /// Gives an order; dice come from the session's own source.
    fn give(&mut self, order: &str) -> Result<(), Refused>;
    /// How many orders were given.
    fn given(&self) -> usize;
    /// The log from this order on, as a seat sees it.
    fn log(&self, from: usize, seat: Option<Seat>) -> Vec<Told>;
    /// Whether the last order may be taken back without asking anybody.
    fn undo_is_free(&self) -> bool;
    /// Takes the last order back; whether there was one.
    fn undo(&mut self) -> bool;
    /// The whole battle as a replay file.
    fn replay(&self) -> String;
    /// What a bot of this kind would say now, from a mind seeded with this number; `None` for nobody or no decision.
    fn advice(&self, bot: &str, mind: u64) -> Option<OrderText>;
    /// The battle as it stood after so many orders, to look at or to play on from.
    fn branch(&self, orders: usize) -> Box<dyn Session>;
}

/// A session that several parts of the page hold.
pub type Shared = Rc<std::cell::RefCell<Box<dyn Session>>>;
