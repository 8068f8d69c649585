//! Scenarios by name, table edges, and what a scenario's entry and its data file say (`content/scenarios/`).

use catalogue::{RuleId, rule};
use dice::NeedDice;
use serde::{Deserialize, Serialize};

use crate::{Now, Objective, ObjectiveId, ObjectivePlace, UnitId, model::field::FieldData};

/// A scenario.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Scenario {
    /// Targets of Opportunity.
    #[default]
    TargetsOfOpportunity,
    /// Primary Target.
    PrimaryTarget,
    /// Battle Royale.
    BattleRoyale,
    /// Military Complex.
    MilitaryComplex,
    /// Bunker Assault.
    BunkerAssault,
    /// Hive Assault.
    HiveAssault,
    /// Survey and Control.
    SurveyAndControl,
    /// Stop the Clock.
    StopTheClock,
    /// Recon.
    Recon,
    /// Focal Points.
    FocalPoints,
    /// Take and Extract.
    TakeAndExtract,
    /// Critical Locations.
    CriticalLocations,
    /// Platform Assault.
    PlatformAssault,
}

/// Where a player starts: a side of the table, or a corner, whose edges are the halves of two sides
/// (`dc.deploy.friendly-edge`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum TableEdge {
    /// The top of the map.
    North,
    /// The right of the map.
    East,
    /// The bottom of the map.
    South,
    /// The left of the map.
    West,
    /// The corner at the top right.
    NorthEast,
    /// The corner at the bottom right.
    SouthEast,
    /// The corner at the bottom left.
    SouthWest,
    /// The corner at the top left.
    NorthWest,
}

/// Where players start in a scenario, and how (`dc.scenario.no-approach`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Starts {
    /// From corners instead of sides.
    pub corners: bool,
    /// How many inches deep the zones of Direct Deployment are; none: it is not allowed (`dc.deploy.direct`).
    pub zone: Option<u8>,
}

/// How large a game is (`dc.army.sizes`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameSize {
    /// Under 1000 points.
    Skirmish,
    /// Under 2000.
    Clash,
    /// 2000 and more.
    Battle,
}

/// What a scenario says: one file each under `content/scenarios/`.
#[derive(Debug)]
pub(crate) struct ScenarioRules {
    /// Which.
    pub scenario: Scenario,
    /// Its data file.
    pub data: fn() -> &'static ScenarioData,
    /// What lies where when the table is set (`dc.objective.placement`); where lots are drawn, with the diagonal.
    pub lay_out: fn(&FieldData, Option<u8>) -> Vec<Objective>,
    /// What a piece of Intel turns out to be (`dc.objective.intel`).
    pub intel: fn(&mut Now<'_>, Revealed) -> Result<(), NeedDice>,
    /// Whether Intel is revealed by occupying its feature, and not by searching it (`dc.scenario.survey-and-control`).
    pub revealed_by_occupying: bool,
    /// Scores at the end of a turn.
    pub score_turn: Option<fn(&mut Now<'_>)>,
    /// Scores at the end of the game.
    pub score_end: Option<fn(&mut Now<'_>)>,
}

/// A piece of Intel that is revealed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Revealed {
    /// Which.
    pub token: ObjectiveId,
    /// By whom.
    pub unit: UnitId,
    /// Where it lies.
    pub at: ObjectivePlace,
    /// What the die counts as.
    pub die: u8,
}

/// The data file of a scenario (`data/dropzone/scenarios`).
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScenarioData {
    /// Its rule in the catalogue.
    pub rule: String,
    /// How many turns it lasts.
    pub turns: u8,
    /// Where the armies come from.
    pub edges: Zones,
    /// How Battlegroups may start.
    pub starts: Vec<Start>,
    /// How many inches deep the zones are.
    #[serde(default)]
    pub zone: u8,
    /// What lies where, by the size of the game.
    pub layout: Vec<Layout>,
}

/// Where the armies come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Zones {
    /// Edges across from each other.
    Opposite,
    /// Corners across from each other.
    Corners,
}

/// How a Battlegroup may start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Start {
    /// Placed in its zone (`dc.deploy.direct`).
    Direct,
    /// In Readiness (`dc.deploy.readiness`).
    Readiness,
}

/// What lies where in a size of game.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Layout {
    /// In which sizes.
    pub sizes: Vec<GameSize>,
    /// The table (`dc.scenario.table`).
    pub table: TableSize,
    /// Whether bunkers can be damaged.
    #[serde(default = "yes")]
    pub damaged: bool,
    /// How many features hold Intel: those nearest to the centre.
    #[serde(default)]
    pub features: u8,
    /// How many pieces of Intel players place in the open.
    #[serde(default)]
    pub open: u8,
    /// How far from the edges those are, in inches.
    #[serde(default)]
    pub off_edges: u8,
    /// How far from each other.
    #[serde(default)]
    pub apart: u8,
    /// The places.
    #[serde(default)]
    pub place: Vec<PlaceData>,
}

/// The size of a table in inches.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct TableSize {
    /// From west to east.
    pub width: u8,
    /// From north to south.
    pub depth: u8,
}

/// A place of a layout.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceData {
    /// What is there.
    pub kind: PlaceKind,
    /// Inches from the west edge.
    pub x: f64,
    /// Inches from the north edge.
    pub y: f64,
    /// The feature it is in: the nearest, the next nearest that is not taken, or one that must stand there.
    pub feature: Option<String>,
    /// Victory Points for holding an Objective.
    #[serde(default)]
    pub held: u8,
    /// Victory Points for extracting it.
    #[serde(default)]
    pub extracted: u8,
    /// Victory Points for the Objective in a bunker.
    #[serde(default)]
    pub objective: u8,
    /// Victory Points for the most points around it.
    #[serde(default)]
    pub within: u8,
    /// On which diagonal it lies, where lots are drawn.
    pub diagonal: Option<u8>,
}

/// What is at a place of a layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum PlaceKind {
    /// A hidden Objective.
    HiddenObjective,
    /// A large feature to shoot from.
    Stronghold,
    /// A bunker with an Objective in it.
    Bunker,
    /// A Focal Point.
    FocalPoint,
    /// A Critical Location.
    CriticalLocation,
    /// A Cannon Platform.
    CannonPlatform,
    /// A Missile Platform.
    MissilePlatform,
}

const fn yes() -> bool {
    true
}

impl ScenarioData {
    /// Where players start, and how: as the scenario states it, by no approach types (`dc.scenario.no-approach`).
    pub fn starts(&self) -> Starts {
        let zone = self.starts.contains(&Start::Direct).then_some(self.zone);
        Starts { corners: self.edges == Zones::Corners, zone }
    }

    /// The layout for a size of game.
    pub fn layout(&self, size: GameSize) -> &Layout {
        let fits = self.layout.iter().find(|it| it.sizes.contains(&size));
        fits.unwrap_or(&self.layout[0])
    }
}

impl GameSize {
    /// The size of a game of so many points (`dc.army.sizes`).
    #[must_use]
    pub const fn of(points: u16) -> GameSize {
        match points {
            0..1_000 => GameSize::Skirmish,
            1_000..2_000 => GameSize::Clash,
            2_000.. => GameSize::Battle,
        }
    }
}

impl Scenario {
    /// Every scenario, in the order of the rulebook.
    pub const ALL: [Scenario; 13] = [
        Scenario::TargetsOfOpportunity,
        Scenario::PrimaryTarget,
        Scenario::BattleRoyale,
        Scenario::MilitaryComplex,
        Scenario::BunkerAssault,
        Scenario::HiveAssault,
        Scenario::SurveyAndControl,
        Scenario::StopTheClock,
        Scenario::Recon,
        Scenario::FocalPoints,
        Scenario::TakeAndExtract,
        Scenario::CriticalLocations,
        Scenario::PlatformAssault,
    ];

    /// Its rule in the catalogue.
    #[must_use]
    pub fn rule(self) -> RuleId {
        match self {
            Scenario::TargetsOfOpportunity => rule!("dc.scenario.targets-of-opportunity"),
            Scenario::PrimaryTarget => rule!("dc.scenario.primary-target"),
            Scenario::BattleRoyale => rule!("dc.scenario.battle-royale"),
            Scenario::MilitaryComplex => rule!("dc.scenario.military-complex"),
            Scenario::BunkerAssault => rule!("dc.scenario.bunker-assault"),
            Scenario::HiveAssault => rule!("dc.scenario.hive-assault"),
            Scenario::SurveyAndControl => rule!("dc.scenario.survey-and-control"),
            Scenario::StopTheClock => rule!("dc.scenario.stop-the-clock"),
            Scenario::Recon => rule!("dc.scenario.recon"),
            Scenario::FocalPoints => rule!("dc.scenario.focal-points"),
            Scenario::TakeAndExtract => rule!("dc.scenario.take-and-extract"),
            Scenario::CriticalLocations => rule!("dc.scenario.critical-locations"),
            Scenario::PlatformAssault => rule!("dc.scenario.platform-assault"),
        }
    }
}

impl TableEdge {
    /// The sides of the table.
    pub const SIDES: [TableEdge; 4] = [TableEdge::North, TableEdge::East, TableEdge::South, TableEdge::West];
    /// Its corners.
    pub const CORNERS: [TableEdge; 4] =
        [TableEdge::NorthEast, TableEdge::SouthEast, TableEdge::SouthWest, TableEdge::NorthWest];

    /// The edge or corner across the table.
    #[must_use]
    pub const fn opposite(self) -> TableEdge {
        match self {
            TableEdge::North => TableEdge::South,
            TableEdge::East => TableEdge::West,
            TableEdge::South => TableEdge::North,
            TableEdge::West => TableEdge::East,
            TableEdge::NorthEast => TableEdge::SouthWest,
            TableEdge::SouthEast => TableEdge::NorthWest,
            TableEdge::SouthWest => TableEdge::NorthEast,
            TableEdge::NorthWest => TableEdge::SouthEast,
        }
    }
}
