//! What is agreed before the first order: scenario, table, armies, and the settings of the house.

use battle::{Fault, Line, Seat};
use catalogue::rule;
use serde::{Deserialize, Serialize};
use table::{Bearing, Piece, Table};

use crate::{
    Card, CardSet, Faction, FeatureId, GroupId, Mode, Objective, ObjectiveId, Place, Profile, ProfileId, Scenario,
    Scenery, Settings, TableEdge, UnitId,
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

/// The most units in a battle.
pub(crate) const MOST_UNITS: usize = 200;
/// The most squads and Battlegroups.
const MOST_SQUADS: usize = 120;
/// The most features on a table.
pub(crate) const MOST_FEATURES: usize = 64;

/// Every fault of a setup.
pub(crate) fn faults(setup: &Setup) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |rule, line| faults.push(Fault { rule: Some(rule), line });
    if !(2..=4).contains(&setup.armies.len()) {
        fault(rule!("dc.deploy.order"), Line::new("dc-fault-seats").with("seats", setup.armies.len()));
    }
    for piece in setup.table.pieces().iter().filter(|it| Scenery::of(&it.kind).is_none()) {
        let line = Line::new("dc-fault-scenery").with("piece", i32::from(piece.id.0)).with("kind", piece.kind.as_str());
        fault(rule!("dc.feature.types"), line);
    }
    let is_feature = |it: &&Piece| matches!(Scenery::of(&it.kind), Some(Scenery::Feature(_)));
    let features = setup.table.pieces().iter().filter(is_feature).count();
    if features > MOST_FEATURES {
        fault(rule!("dc.feature.types"), Line::new("dc-fault-features").with("features", features));
    }
    for profile in setup.profiles.iter().filter(|it| !is_sound(it)) {
        fault(rule!("dc.basic.stat-dp"), Line::new("dc-fault-profile").with("unit", profile.name.as_str()));
    }
    for (seat, army) in setup.armies.iter().enumerate() {
        for (at, _) in army.squads.iter().enumerate().filter(|(_, it)| !squad_fits(setup, army, it)) {
            fault(rule!("dc.basic.squad"), Line::new("dc-fault-squad").with("seat", seat).with("squad", at));
        }
        if army.commander.is_some_and(|it| usize::from(it.squad) >= army.squads.len()) {
            fault(rule!("dc.command.one-commander"), Line::new("dc-fault-commander").with("seat", seat));
        }
    }
    let squads: usize = setup.armies.iter().map(|it| it.squads.len() + it.groups.len()).sum();
    let units: usize = setup.armies.iter().flat_map(|it| &it.squads).map(|it| usize::from(it.size)).sum();
    if units > MOST_UNITS || squads > MOST_SQUADS {
        fault(rule!("dc.army.total"), Line::new("dc-fault-units").with("units", units));
    }
    if let Opening::Position(position) = &setup.opening
        && !position_fits(setup, position, units, features)
    {
        fault(rule!("dc.deploy.order"), Line::new("dc-fault-position").with("units", units));
    }
    faults
}

/// A profile without a mode or Damage Points, or with more weapons than a unit counts, is no profile.
fn is_sound(profile: &Profile) -> bool {
    let sound = |it: &Mode| it.damage_points > 0 && it.weapons.len() <= 16;
    !profile.modes.is_empty() && profile.modes.iter().all(sound)
}

fn squad_fits(setup: &Setup, army: &Army, squad: &SquadSetup) -> bool {
    let group = squad.group.is_none_or(|it| it.index() < army.groups.len());
    let aboard = squad.aboard.is_empty() || squad.aboard.len() == usize::from(squad.size);
    let transport = |it: &u8| army.squads.get(usize::from(*it)).is_some_and(|it| it.size == 1);
    let known = squad.profile.index() < setup.profiles.len();
    known && (1..=16).contains(&squad.size) && group && aboard && squad.aboard.iter().flatten().all(transport)
}

fn position_fits(setup: &Setup, position: &Position, units: usize, features: usize) -> bool {
    let seats = setup.armies.len();
    let unit = |it: UnitId| it.index() < units;
    let place = |it: &Stand| match it.place {
        Place::Ground(at) | Place::Air(at) | Place::Landed(at) => setup.table.holds(at),
        Place::Inside { feature, edge } => feature.index() < features && edge.is_none_or(|it| it.0 < 4),
        Place::Aboard(transport) => unit(transport),
        Place::Off(_) | Place::Gone => true,
    };
    let carries = |it: &Stand| it.carries.is_none_or(|it| it.index() < position.objectives.len());
    let mut order: Vec<usize> = position.initiative.iter().map(|it| it.index()).collect();
    order.sort_unstable();
    position.stands.len() == units
        && position.edges.len() == seats
        && order == (0..seats).collect::<Vec<_>>()
        && position.stands.iter().all(|it| place(it) && carries(it))
        && position.features.iter().all(|it| it.feature.index() < features)
        && (position.cards.is_empty() || position.cards.len() == seats)
        && position.cards.iter().all(|it| it.hand.iter().copied().collect::<CardSet>().len() as usize == it.hand.len())
        && position.turn > 0
}
