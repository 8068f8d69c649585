//! The scene: what any page draws, and which drawn thing answers the decision with which order.
//!
//! A scene is made from a [`View`](crate::View), so it holds no secret its reader may not know. Lengths are inches on the
//! table (x east, y south), whatever the system; a lattice of cubes says so in its [`Ground`].

mod say;
mod side;
mod works;

use catalogue::RuleId;
use serde::{Deserialize, Serialize};
use table::{Bearing, Inches, Point};

use crate::{Breakdown, Line, Seat};

pub use say::{Choice, Gesture, Question, Target, Tile};
pub use side::{Group, Player, Readiness, Tray, TrayItem};
pub use works::{Climb, Partition, Storey, Works};

/// A picture of the battle, from below to above: ground, terrain, zones, pieces, and what can be said now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Scene<O> {
    /// What everything stands on.
    pub ground: Ground,
    /// Terrain, lowest first.
    pub terrain: Vec<Patch>,
    /// Marked areas: deployment zones, objectives, smoke.
    pub zones: Vec<Zone>,
    /// Models, tokens, counters.
    pub pieces: Vec<Piece>,
    /// Who plays, by seat.
    pub players: Vec<Player>,
    /// The squads, teams or battlegroups that pieces act in, in the order they are listed.
    pub groups: Vec<Group>,
    /// The piece that acts now, by its id.
    pub actor: Option<String>,
    /// What lies beside the table: hands of cards, command dice, points.
    pub trays: Vec<Tray>,
    /// Where the battle stands: turn, scores, whose turn it is.
    pub standing: Vec<Line>,
    /// What the battle waits for.
    pub question: Option<Question>,
    /// The kinds of orders available now, in display order: one for every choice, those by which a group acts as one, and
    /// those that are refused.
    pub tiles: Vec<Tile>,
    /// The orders that can be shown now, legal or not: a page shows the reason instead of hiding an illegal one.
    pub choices: Vec<Choice<O>>,
}

impl<O> Scene<O> {
    /// The same scene with its orders put differently.
    pub fn map<P>(self, put: impl Fn(O) -> P) -> Scene<P> {
        let Scene { ground, terrain, zones, pieces, players, groups, actor, trays, standing, question, tiles, choices } =
            self;
        let choices = choices.into_iter().map(|it| it.map(&put)).collect();
        Scene { ground, terrain, zones, pieces, players, groups, actor, trays, standing, question, tiles, choices }
    }

    /// The tile of this kind.
    pub fn tile(&self, kind: &str) -> Option<&Tile> {
        self.tiles.iter().find(|it| it.kind == kind)
    }

    /// Whether pointing at something with no kind chosen may mean this kind.
    pub fn is_bare(&self, kind: &str) -> bool {
        self.tile(kind).is_some_and(|it| it.bare && it.refusal.is_none())
    }

    /// The piece of this id.
    pub fn piece(&self, id: &str) -> Option<&Piece> {
        self.pieces.iter().find(|it| it.id == id)
    }
}

/// What everything stands on.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Ground {
    /// A table top measured in inches.
    Open {
        /// Extent to the east.
        width: Inches,
        /// Extent to the south.
        depth: Inches,
    },
    /// A board of squares (or cubes, with more than one level).
    Lattice {
        /// Squares to the east.
        columns: u8,
        /// Squares to the south.
        rows: u8,
        /// Levels upward.
        levels: u8,
        /// The side of a square.
        side: Inches,
        /// What is built on it.
        works: Works,
    },
}

/// A piece of terrain.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Patch {
    /// Which piece.
    pub id: u16,
    /// How to draw it: `hill`, `wood`, `wall`, `ruin`.
    pub kind: String,
    /// Its outline.
    pub outline: Vec<Point>,
    /// From this height …
    pub bottom: Inches,
    /// … to this height.
    pub top: Inches,
    /// Floors one can stand on, with their heights, lowest first.
    pub floors: Vec<(Vec<Point>, Inches)>,
    /// Its name, where it has one of its own; drawn on the ground.
    pub label: Option<Line>,
    /// Its name, and what it does, in words.
    pub name: Line,
}

/// A marked area.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Zone {
    /// How to draw it: `deployment`, `objective`.
    pub kind: String,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// Its outline.
    pub outline: Outline,
    /// Its name.
    pub name: Line,
}

/// The edge of something drawn.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Outline {
    /// A disc.
    Disc {
        /// Its centre.
        at: Point,
        /// Its radius.
        radius: Inches,
    },
    /// A polygon.
    Polygon(Vec<Point>),
    /// A square or cube of the board: column, row, level.
    Cube(u8, u8, u8),
}

/// A thing on the table that can be pointed at.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Piece {
    /// Which piece, as the system names it: `hussar-3`.
    pub id: String,
    /// Whose it is.
    pub seat: Option<Seat>,
    /// The squad, team or group it acts with.
    pub group: Option<String>,
    /// Its base.
    pub outline: Outline,
    /// The height it stands at.
    pub height: Inches,
    /// The way it faces.
    pub facing: Option<Bearing>,
    /// The pictogram to draw on it.
    pub pictogram: String,
    /// Its name.
    pub name: Line,
    /// What it is and what it carries, a line for each.
    pub about: Vec<Line>,
    /// States it is in, with the rule of each.
    pub badges: Vec<Badge>,
    /// Counted things, as pips: wounds, action points.
    pub pips: Vec<Pips>,
    /// Its numbers, each with its reasons.
    pub numbers: Vec<(Line, Breakdown)>,
}

/// A state a piece is in.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Badge {
    /// How to draw it: `pinned`.
    pub kind: String,
    /// The rule that says what it means; its title is the badge's word.
    pub rule: RuleId,
}

/// So many left out of so many.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Pips {
    /// What is counted: `wounds`.
    pub kind: String,
    /// How many are left.
    pub left: u8,
    /// How many there were.
    pub of: u8,
}
