//! What lies on a desk: plans, questions about reasons, sheets and drawers.

use battle::{Breakdown, Line, Preview, scene::Target};
use catalogue::RuleId;

use crate::session::{LogEntry, OrderText};

/// From where a battle that was only looked at is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayOn {
    /// From its last order.
    FromTheEnd,
    /// From the moment that is looked at.
    FromHere,
}

/// An order as it is being planned.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    /// The kind of order.
    pub tile: String,
    /// The order, where what was pointed at makes one.
    pub order: OrderText,
    /// What would come of it.
    pub preview: Preview,
    /// The part of a refused way that is still legal, as a share of it.
    pub legal_share: f64,
    /// What is pointed at.
    pub at: Option<Target>,
    /// It stays until it is given or taken back, wherever the pointer goes.
    pub held: bool,
}

impl Draft {
    /// Whether the rules allow it.
    #[must_use]
    pub fn is_legal(&self) -> bool {
        self.preview.refusals.is_empty()
    }

    /// Whether it can be given, or at least the part of its way that is legal.
    #[must_use]
    pub fn can_be_given(&self) -> bool {
        self.is_legal() || (self.preview.trail.len() > 1 && self.legal_share > 0.02)
    }
}

/// Something a player asks the reasons of.
#[derive(Clone, Debug, PartialEq)]
pub enum Why {
    /// A number.
    Number(Line, Breakdown),
    /// A number that is to be rolled.
    Test(Line, Breakdown),
    /// A line of the log, with the number it tells of.
    LogEntry(LogEntry),
    /// A rule.
    Rule(RuleId),
    /// A refusal: every objection.
    Refusal(Vec<(RuleId, Line)>),
}

/// A sheet laid over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// What the kinds of terrain do.
    Legend,
    /// What scores, what wins, and how far everybody has come.
    Mission,
    /// What the keys do.
    Keys,
    /// How bots and dice behave.
    Settings,
    /// The battle as a link or a file.
    Share,
    /// What was luck and what was decided.
    Review,
}

/// What the order bar lays over the table above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SheetUp {
    /// The kinds of orders that have no room on it.
    More,
    /// The orders of the chosen kind, by name.
    List,
}

/// What is drawn over the table on a narrow screen, where there is no room beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawer {
    /// The squads.
    Squads,
    /// The log.
    Log,
}

/// A ring around something on the table: its middle and its radius, in inches.
pub type Ring = ((f64, f64), f64);
