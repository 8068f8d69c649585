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

    /// With what it is done, where that lies not on the table: a weapon, a power.
    #[must_use]
    pub fn means(&self) -> Option<&Target> {
        self.points.first().filter(|it| matches!(it, Target::Means { .. }))
    }

    /// What is pointed at on the table or beside it, once its means are chosen.
    #[must_use]
    pub fn aims(&self) -> &[Target] {
        &self.points[usize::from(self.means().is_some())..]
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
    /// With what, where that is drawn nowhere: a weapon, a power, a number. Always the first of an order's points.
    Means {
        /// Which.
        id: String,
        /// Its name.
        name: Box<Line>,
    },
}

/// A kind of order: one button, whoever and wherever it is for. Shown with its reason when it cannot be given. Every choice
/// of a scene belongs to one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tile {
    /// Which kind, as the choices name it: `shoot`.
    pub kind: String,
    /// The button's words: a verb, never the name of one of its choices where there are several.
    pub name: Line,
    /// A shorter name, where the other is too long for two lines.
    pub short: Option<Line>,
    /// The rule that describes it.
    pub rule: Option<RuleId>,
    /// What it costs, in pips of the piece that acts.
    pub cost: u8,
    /// How it is pointed at.
    pub gesture: Gesture,
    /// Whether pointing at something, with no kind chosen, may mean this kind: nothing dearer or riskier than what one would
    /// expect of a click.
    pub bare: bool,
    /// Whether one goes on by it without doing anything.
    pub ends: bool,
    /// The kind that leads further than this one, and costs more: a Run for a Move.
    pub beyond: Option<String>,
    /// Why not, where the rules forbid it now.
    pub refusal: Option<(RuleId, Line)>,
}

impl Tile {
    /// A kind that costs nothing, is allowed, and is given by its button alone.
    #[must_use]
    pub fn new(kind: &str, name: Line, gesture: Gesture) -> Tile {
        Tile {
            kind: kind.to_owned(),
            name,
            short: None,
            rule: None,
            cost: 0,
            gesture,
            bare: false,
            ends: false,
            beyond: None,
            refusal: None,
        }
    }

    /// The same, for a click as well.
    #[must_use]
    pub fn bare(self) -> Tile {
        Tile { bare: true, ..self }
    }

    /// The same, as a way to go on without doing anything.
    #[must_use]
    pub fn ends(self) -> Tile {
        Tile { ends: true, ..self }
    }

    /// Completes a list of tiles: every kind of choice that is not listed gets the tile that `make` gives the first of its
    /// kind, told whether it is the only one.
    pub fn complete<O>(tiles: &mut Vec<Tile>, choices: &[Choice<O>], make: impl Fn(&Choice<O>, bool) -> Tile) {
        for (at, choice) in choices.iter().enumerate() {
            if !tiles.iter().any(|it| it.kind == choice.tile) {
                let alone = !choices[at + 1..].iter().any(|it| it.tile == choice.tile);
                tiles.push(make(choice, alone));
            }
        }
    }
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
    /// Nothing: what each piece of a group would do is proposed at once.
    Drill,
}
