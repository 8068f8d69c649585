//! What a page lays beside the table when it is asked: the datasheet of a piece, the legend, the mission.
//!
//! Each is made from a [`View`](crate::View) by its system, with the rule behind every entry; a page shows it and knows
//! nothing of what it says.

use catalogue::RuleId;
use serde::{Deserialize, Serialize};

use super::scene::{Badge, Pips, Target};
use crate::{Breakdown, Line, Seat};

/// Everything there is to know of a piece.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sheet {
    /// Which piece.
    pub piece: String,
    /// Its entry in the catalogue; none for what has none.
    pub unit: Option<RuleId>,
    /// What it is, in a few words: its type, the squad it belongs to.
    pub about: Vec<Line>,
    /// States it is in.
    pub states: Vec<Badge>,
    /// What it loses step by step: wounds, damage.
    pub tracks: Vec<Track>,
    /// The stat line, in the order of the book.
    pub stats: Vec<Stat>,
    /// What it fights with.
    pub weapons: Vec<Weapon>,
    /// What it can do besides.
    pub abilities: Vec<Named>,
    /// What it carries.
    pub items: Vec<Named>,
}

/// A figure of a stat line.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Stat {
    /// Its full name: "Shoot".
    pub name: Line,
    /// As it is written: "4+", "5″", "–".
    pub figure: Line,
    /// The number with its reasons; none for a dash.
    pub why: Option<Breakdown>,
    /// The rule that says what it is for.
    pub rule: RuleId,
}

/// Something lost step by step.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Track {
    /// What is counted, and how many are left of how many.
    pub pips: Pips,
    /// What is counted, in words.
    pub name: Line,
    /// What each step means, the first loss first; empty where all are alike.
    pub steps: Vec<Line>,
    /// The rule of it.
    pub rule: RuleId,
}

/// A weapon, or one way to use it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Weapon {
    /// Its entry in the catalogue.
    pub rule: RuleId,
    /// Its name.
    pub name: Line,
    /// Its figures: the name of each, and what it is.
    pub figures: Vec<(Line, Line)>,
    /// What it does besides.
    pub abilities: Vec<Named>,
}

/// Something with a rule: an ability, an item.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Named {
    /// Its name, with its number where it has one: "Frenzy (1)".
    pub name: Line,
    /// Its rule.
    pub rule: RuleId,
}

/// A part of the legend: signs of one kind.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Legend {
    /// Which part: `terrain`, `badges`, `pips`, `rings`, `lines`, `dice`, `items`, `objectives`. The page has its heading.
    pub part: String,
    /// What is in it.
    pub signs: Vec<Sign>,
}

/// Something drawn on the table or beside it, and what it means.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Sign {
    /// How it is drawn.
    pub picture: Picture,
    /// What it is called.
    pub name: Line,
    /// What it does, in a sentence.
    pub effect: Option<Line>,
    /// Its rule, where it is a matter of rules.
    pub rule: Option<RuleId>,
}

/// How a sign of the legend is drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Picture {
    /// A piece of terrain of this kind; of this table, if it has one.
    Terrain(String),
    /// A badge on a model, by its kind.
    Badge(String),
    /// Pips under a model, by what they count.
    Pips(String),
    /// A pictogram.
    Glyph(String),
    /// A marked area, by its kind.
    Zone(String),
    /// A ring or a line the page draws, by its word: `acts`, `can-act`, `target`, `refused`, `trail`, `sight`, `hidden`, `reach`.
    Drawn(String),
    /// A die with this many sides that shows this face.
    Die(u8, u8),
}

/// What a battle is about: what scores, what wins, and how far everybody has come.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Mission {
    /// The mission.
    pub rule: RuleId,
    /// What scores, each with its rule.
    pub scores: Vec<(Line, RuleId)>,
    /// What wins, and when the battle ends, each with its rule.
    pub wins: Vec<(Line, RuleId)>,
    /// How far each seat has come.
    pub bars: Vec<Bar>,
    /// The objectives on the table.
    pub objectives: Vec<Objective>,
}

/// How far a seat has come towards something.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Bar {
    /// Whose.
    pub seat: Seat,
    /// Towards what.
    pub what: Line,
    /// So far.
    pub now: i32,
    /// Out of so many.
    pub of: i32,
    /// The points so far with their reasons, where they have some.
    pub why: Option<Breakdown>,
}

/// Something on the table that is fought over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Objective {
    /// Its name.
    pub name: Line,
    /// Who holds it.
    pub holder: Option<Seat>,
    /// How it stands, in words: held, contested, free.
    pub standing: Line,
    /// Where it is.
    pub at: Target,
}
