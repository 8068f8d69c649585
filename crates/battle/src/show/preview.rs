//! Previews: an order while a player is still composing it, and what would come of it.
//!
//! A page knows no rule. It reports what the player pointed at ([`Sketch`]); the system composes an order from it
//! ([`System::compose`](crate::System::compose)) and previews the result ([`System::preview`](crate::System::preview)):
//! what forbids it, how far it goes, who is under a template, what is seen.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};
use table::{Bearing, Inches, Point};

use crate::{
    Breakdown, Chance, Forecast, Line, Seat,
    show::scene::{Outline, Target},
};

/// What a player has pointed at so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Sketch {
    /// The kind of order: a [`Tile`](crate::scene::Tile) of the scene.
    pub tile: String,
    /// The places and pieces pointed at, in order. For a path its bends, the last of them its end.
    pub points: Vec<Target>,
    /// The way something faces in the end, where the player has said so.
    pub facing: Option<Bearing>,
}

/// What would come of an order.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Preview {
    /// Every rule that stands in the way; none if the order is legal.
    pub refusals: Vec<(RuleId, Line)>,
    /// The way it leads along, with its bends.
    pub trail: Vec<Point>,
    /// How high each bend lies; none where all of the way is on the ground.
    pub heights: Vec<Inches>,
    /// Where pieces would stand, and which way they would face: by id.
    pub stands: Vec<(String, Point, Option<Bearing>)>,
    /// What is measured, in words: "4.2 of 5".
    pub measures: Vec<Line>,
    /// Numbers that matter to it, with their reasons.
    pub numbers: Vec<(Line, Breakdown)>,
    /// Areas it covers: templates.
    pub areas: Vec<Outline>,
    /// The pieces it would fall on.
    pub under: Vec<String>,
    /// Lines of sight it depends on.
    pub sights: Vec<SightLine>,
    /// Its odds.
    pub forecast: Option<Forecast>,
}

/// What one piece does when its group moves as one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stride<O> {
    /// Which piece.
    pub piece: String,
    /// The orders that take it there, one after the other; none where it cannot go.
    pub orders: Vec<O>,
    /// What would come of them.
    pub preview: Preview,
}

impl<O> Stride<O> {
    /// The same stride with its orders put differently.
    pub fn map<P>(self, put: impl FnMut(O) -> P) -> Stride<P> {
        let Stride { piece, orders, preview } = self;
        Stride { piece, orders: orders.into_iter().map(put).collect(), preview }
    }
}

/// What is at stake while somebody is asked to react, or offered something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stake<O> {
    /// Whom the question is about.
    pub about: Option<Target>,
    /// What comes, or may come, if the moment is let go by: in words, with its odds.
    pub preview: Preview,
    /// The answers, those that do something first. Choices that are not among them are offered as ever.
    pub answers: Vec<Answer<O>>,
}

/// One answer to an offer.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Answer<O> {
    /// The order that gives it.
    pub order: O,
    /// The deed, in words: never yes or no.
    pub deed: Line,
    /// What it costs, or spares.
    pub price: Option<Line>,
    /// What is hoped of it, and how likely that is.
    pub chance: Option<Chance>,
    /// What is rolled for it.
    pub need: Option<(Line, Breakdown)>,
}

impl<O> Stake<O> {
    /// A stake without answers of its own.
    #[must_use]
    pub fn of(about: Option<Target>, preview: Preview) -> Stake<O> {
        Stake { about, preview, answers: Vec::new() }
    }

    /// With one more answer.
    #[must_use]
    pub fn with(mut self, answer: Answer<O>) -> Stake<O> {
        self.answers.push(answer);
        self
    }

    /// The same with its orders put differently.
    pub fn map<P>(self, put: impl Fn(O) -> P) -> Stake<P> {
        let Stake { about, preview, answers } = self;
        let answers = answers.into_iter().map(|it| {
            let Answer { order, deed, price, chance, need } = it;
            Answer { order: put(order), deed, price, chance, need }
        });
        Stake { about, preview, answers: answers.collect() }
    }
}

impl<O> Answer<O> {
    /// A deed that costs nothing and rolls nothing.
    #[must_use]
    pub fn new(order: O, deed: Line) -> Answer<O> {
        Answer { order, deed, price: None, chance: None, need: None }
    }
}

/// A look from one piece at another, and what is in its way.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SightLine {
    /// From here …
    pub from: Point,
    /// … to there.
    pub to: Point,
    /// How high both ends are.
    pub heights: (Inches, Inches),
    /// Whether anything of what is looked at is seen.
    pub seen: bool,
    /// What hides some of what is looked at, nearest first.
    pub hiders: Vec<Hider>,
}

/// Something between an eye and what it looks at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hider {
    /// Its outline.
    pub outline: Vec<Point>,
    /// Where the line of sight meets it.
    pub at: Point,
    /// Whether it counts for anything.
    pub counts: bool,
    /// What it is and does, in words.
    pub line: Line,
}

/// How a line of the log is to be shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Tone {
    /// As it is.
    #[default]
    Plain,
    /// A heading: a turn, an activation.
    Heading,
    /// A test that was passed.
    Passed,
    /// A test that could not have gone better.
    Best,
    /// A test that was failed.
    Failed,
    /// A loss.
    Loss,
}

/// A test for the tally of dice: whose it was, how likely it was to be passed, and whether it was.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tally {
    /// Who rolled.
    pub seat: Seat,
    /// How likely it was to be passed, between 0 and 1.
    pub chance: f64,
    /// Whether it was.
    pub passed: bool,
}
