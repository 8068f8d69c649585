//! What a player can say: the question, the kinds of orders, and each order with the things to point at for it.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};
use table::Point;

use crate::{Line, Seat};

/// What the battle waits for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// Whose choice it is.
    pub seat: Seat,
    /// The rule that puts it.
    pub rule: RuleId,
    /// The question.
    pub line: Line,
}

/// An order a player may give, or the reason why not.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice<O> {
    /// The order to send.
    pub order: O,
    /// The button's words.
    pub name: Line,
    /// Which tile it belongs to: orders of one kind share one.
    pub tile: String,
    /// What it costs, where it costs something: action points, cards.
    pub cost: Option<Line>,
    /// The drawn things that give this order when pointed at, in order: the model, then its target.
    pub points: Vec<Target>,
    /// Why not, where the rules forbid it now.
    pub refusal: Option<(RuleId, Line)>,
}

impl<O> Choice<O> {
    /// The same choice with its order put differently.
    pub fn map<P>(self, put: impl FnOnce(O) -> P) -> Choice<P> {
        let Choice { order, name, tile, cost, points, refusal } = self;
        Choice { order: put(order), name, tile, cost, points, refusal }
    }
}

/// A drawn thing that can be pointed at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Target {
    /// A piece by its id.
    Piece(String),
    /// A group by its id: any of its pieces, or its name in a list.
    Group(String),
    /// An item in a tray by its id.
    Item(String),
    /// A place on the table.
    Place(Point),
    /// A square or cube: column, row, level.
    Cube(u8, u8, u8),
}

/// A kind of order: one button, whoever and wherever it is for. Shown with its reason when it cannot be given.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tile {
    /// Which kind, as the choices name it: `shoot`.
    pub kind: String,
    /// The button's words.
    pub name: Line,
    /// The rule that describes it.
    pub rule: Option<RuleId>,
    /// What it costs, in pips of the piece that acts.
    pub cost: u8,
    /// How it is pointed at.
    pub gesture: Gesture,
    /// Why not, where the rules forbid it now.
    pub refusal: Option<(RuleId, Line)>,
}

/// What a player shows to give an order of a kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Gesture {
    /// Nothing: saying it is enough.
    Say,
    /// A piece, or one of the choices.
    Pick,
    /// Any number of things beside the table.
    Gather,
    /// A place.
    Place,
    /// A way from the piece that acts, and where it faces in the end.
    Way,
    /// A direction from the piece that acts.
    Aim,
    /// A place for a whole group.
    Set,
    /// A way for a group that goes as one: the piece that is led, and where it goes.
    March,
}
