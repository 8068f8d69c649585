//! What is agreed before the first order: scenario, table, armies, and the settings of the house.

use battle::Seat;
use serde::{Deserialize, Serialize};
use table::{Bearing, Table};

use crate::{
    Card, CardSet, Faction, FeatureId, GroupId, Objective, ObjectiveId, Place, Profile, ProfileId, Scenario, Settings,
    SquadId, TableEdge,
};

/// Everything agreed before the first order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// The scenario.
    pub scenario: Scenario,
    /// The points limit, which sets the size of the game (`dc.army.sizes`).
    pub points: u16,
    /// The table with its scenery.
    pub table: Table,
    /// The profiles of all squads.
    pub profiles: Vec<Profile>,
    /// The armies, by seat.
    pub armies: Vec<Army>,
    /// How the armies come onto the table.
    pub opening: Opening,
    /// How the house plays what the sources leave open.
    #[serde(default)]
    pub settings: Settings,
}

/// One player's army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Army {
    /// Its army list.
    pub faction: Faction,
    /// Its Battlegroups.
    pub groups: Vec<GroupKind>,
    /// Its squads, each Transport among them as a squad of one.
    pub squads: Vec<SquadSetup>,
    /// Its Commander (`dc.command.one-commander`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commander: Option<Commander>,
}

/// What a Battlegroup is (`dc.army.bg-command` and its fellows).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum GroupKind {
    /// The command Battlegroup.
    Command,
    /// Armour.
    Armour,
    /// Infantry.
    Infantry,
    /// Special, with heavy squads.
    Heavy,
    /// Special, with scouts and exotics.
    Scout,
    /// Fast Movers.
    Air,
}

/// A squad of an army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SquadSetup {
    /// Its profile.
    pub profile: ProfileId,
    /// How many units it has.
    pub size: u8,
    /// Its Battlegroup in its army; of a Transport the one it starts with; none for a Drill.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub group: Option<GroupId>,
    /// The Transport each unit starts in, by its place among the army's squads. Empty: none does.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub aboard: Vec<Option<u8>>,
}

/// A Commander (`dc.command.commander-table`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Commander {
    /// The squad it is mounted in, by its place among the army's squads; its first unit carries it.
    pub squad: u8,
    /// The Command Value.
    pub command: u8,
    /// The Influence radius in inches.
    pub radius: u8,
    /// What it costs beside its mount, which is what killing it is worth (`dc.victory.kp`).
    pub points: u16,
}

/// How the armies come onto the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opening {
    /// As the rules say (`dc.deploy.order`).
    Deployment,
    /// The units already stand somewhere: a puzzle, a worked example.
    Position(Position),
}

/// A battle in the middle: the activation of Battlegroups begins at once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The turn.
    pub turn: u8,
    /// The seats in initiative order.
    pub initiative: Vec<Seat>,
    /// Each seat's friendly table edge.
    pub edges: Vec<TableEdge>,
    /// Where each unit is, army by army and squad by squad.
    pub stands: Vec<Stand>,
    /// Features that are not as new.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub features: Vec<FeatureStart>,
    /// What the scenario is about.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub objectives: Vec<Objective>,
    /// The command cards of each seat; nobody has any where this is empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub cards: Vec<CardStart>,
    /// The forward air controller of each seat, by number in the battle; nobody has one where this is empty.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub controllers: Vec<Option<SquadId>>,
}

/// The command cards of a seat; those in neither are out of the game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardStart {
    /// Its hand.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub hand: Vec<Card>,
    /// Its deck, unordered.
    #[serde(default)]
    pub deck: CardSet,
}

/// Where a unit is, and how it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Stand {
    /// Where.
    pub place: Place,
    /// Which way it faces.
    #[serde(default)]
    pub facing: Bearing,
    /// Damage Points it has lost.
    #[serde(default)]
    pub lost: u8,
    /// Its mode.
    #[serde(default)]
    pub mode: u8,
    /// What it carries.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub carries: Option<ObjectiveId>,
}

/// A feature that is not as new.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FeatureStart {
    /// Which, counted among the table's Structures and Forests.
    pub feature: FeatureId,
    /// Damage Points it has lost.
    #[serde(default)]
    pub lost: u8,
    /// Fire Tokens on it.
    #[serde(default)]
    pub fires: u8,
    /// Who has Occupier's Advantage in it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub advantage: Option<Seat>,
}

impl Stand {
    /// Unhurt on this place, facing north.
    #[must_use]
    pub const fn at(place: Place) -> Stand {
        Stand { place, facing: Bearing::NORTH, lost: 0, mode: 0, carries: None }
    }
}
