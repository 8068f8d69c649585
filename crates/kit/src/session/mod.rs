//! A battle without its types, whatever the game.
//!
//! [`Session`] is what screens and workers talk to: orders and saves are text, scenes are drawn things. [`LocalSession`]
//! makes one of any [`Game`](crate::Game), played in this process.

mod hints;
mod local;
mod log_entry;
mod outlook;
mod prepared_dice;

use std::rc::Rc;

use battle::{
    Decision, Forecast, Line, NoUndo, Outcome, Preview, Scene, Seat, Sketch, Stake, Stride,
    scene::{Target, Zone},
    sheet::{Legend, Mission, Sheet},
};
use bots::Clock;
use catalogue::{Language, RuleId};
use dice::{BadFaces, NeedDice};
use serde::{Deserialize, Serialize};

pub use hints::{BattleReview, Hint, TurningPoint};
pub use local::LocalSession;
pub use log_entry::LogEntry;
pub use outlook::{AtRisk, Outlook};

/// An order in its text form.
pub type OrderText = String;

/// Why an order did not go through.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Refused {
    /// The rules forbid it: every objection.
    Forbidden(Vec<(RuleId, Line)>),
    /// Dice have to be typed in first.
    NeedDice(NeedDice),
    /// It is no order of this game.
    Unreadable,
}

/// A battle in progress.
pub trait Session {
    /// The word for the game.
    fn system(&self) -> &'static str;
    /// The messages of the game.
    fn words(&self, language: Language) -> &'static str;
    /// The words of the bots that play it, the weakest and quickest first.
    fn bots(&self) -> Vec<&'static str>;
    /// The roles in an army to which a bot can give a style of their own.
    fn roles(&self) -> &'static [&'static str];
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
    /// What a seat could do to raise the chance of an order most, in words, each with the new chance.
    fn raising(&self, seat: Seat, order: &str) -> Vec<(Line, f64)>;
    /// The battle as it might stand after these orders of a seat, to plan on from; `None` where one cannot be given.
    fn suppose(&self, seat: Seat, orders: &[OrderText]) -> Option<Box<dyn Session>>;
    /// What may come of these orders of a seat.
    fn outlook(&self, seat: Seat, orders: &[OrderText]) -> Outlook;
    /// Whether it waits in the middle of something, rather than for somebody's own turn.
    fn amid(&self) -> bool;
    /// How far orders of a kind lead.
    fn reach(&self, seat: Seat, tile: &str) -> Vec<Zone>;
    /// What the pieces of a group would do if it went as one.
    fn march(&self, seat: Seat, sketch: &Sketch) -> Vec<Stride<OrderText>>;
    /// What is seen and measured between two things.
    fn look(&self, seat: Seat, from: &Target, to: &Target) -> Preview;
    /// What is at stake in the present question, where it is a reaction.
    fn stake(&self, seat: Seat) -> Option<Stake<OrderText>>;
    /// The orders of a plan of a seat in one sentence, where the game has one.
    fn gist(&self, seat: Seat, orders: &[OrderText]) -> Option<Line>;
    /// The order that need not be asked for: the only one there is, which rolls, costs and declines nothing.
    fn obvious(&self) -> Option<OrderText>;
    /// The datasheet of a piece, as a seat may know it.
    fn sheet(&self, seat: Seat, piece: &str) -> Option<Sheet>;
    /// What everything that is drawn means.
    fn legend(&self, seat: Seat) -> Vec<Legend>;
    /// What the battle is about, and how far everybody has come.
    fn mission(&self, seat: Seat) -> Option<Mission>;
    /// The order that lets the present question go by, where it may be passed.
    fn pass(&self) -> Option<OrderText>;
    /// Gives an order; dice come from the session's own source.
    fn give(&mut self, order: &str) -> Result<(), Refused>;
    /// How many orders were given.
    fn given(&self) -> usize;
    /// The log from this order on, as a seat sees it.
    fn log(&self, from: usize, seat: Option<Seat>) -> Vec<LogEntry>;
    /// What stands in the way of taking the last order back without asking anybody.
    fn undo_objection(&self) -> Option<NoUndo>;
    /// How many orders lead back to the last decision of a seat, through what bots have said since.
    ///
    /// # Errors
    /// Why they cannot be taken back without asking anybody.
    fn way_back(&self, seat: Seat, bots: &[Seat]) -> Result<usize, NoUndo>;
    /// Takes the last order back; whether there was one.
    fn undo(&mut self) -> bool;
    /// The whole battle as a replay file.
    fn replay(&self) -> String;
    /// An order with its dice as text, for whoever follows the battle.
    fn turn(&self, order: usize) -> Option<String>;
    /// Follows a battle fought elsewhere by one order.
    ///
    /// # Errors
    /// What is wrong with it.
    fn follow(&mut self, turn: &str) -> Result<(), String>;
    /// What a bot of this kind says now; `None` for nobody or no decision. Its mind is seeded with this number when it
    /// sits down, and remembers its plans from then on. Without a clock it counts what it looks at.
    fn advice(&mut self, bot: &str, mind: u64, clock: Option<&dyn Clock>) -> Option<OrderText>;
    /// What a strategist would do for whoever is asked, and why; `None` where there is no time for a thought. Its mind is seeded
    /// with this number. Without a clock it counts what it looks at.
    fn hint(&self, mind: u64, clock: Option<&dyn Clock>) -> Option<Hint>;
    /// Why the battle was won, the reason first; nothing until it is over.
    fn verdict(&self) -> Vec<Line>;
    /// What was luck in the battle so far, what was decided, and where it turned.
    fn review(&self) -> BattleReview;
    /// Who gave an order, and of which kind it is: the word it is written with.
    fn said(&self, order: usize) -> Option<(Seat, String)>;
    /// The first dice of this battle fall so.
    fn prepare(&mut self, faces: &[u8]);
    /// Whether dice are rolled by people and typed in, from now on.
    fn roll_by_hand(&mut self, by_hand: bool);
    /// What people have to roll before the order that stopped for want of dice can go on.
    fn missing(&self) -> Option<NeedDice>;
    /// Takes in what people rolled: faces as they were typed.
    ///
    /// # Errors
    /// What is wrong with them.
    fn enter(&mut self, faces: &str) -> Result<(), BadFaces>;
    /// Rolls what is missing.
    fn roll_missing(&mut self);
    /// The battle as it stood after so many orders, to look at or to play on from.
    fn branch(&self, orders: usize) -> Box<dyn Session>;
}

/// A session that several parts of the page hold.
pub type Shared = Rc<std::cell::RefCell<Box<dyn Session>>>;
