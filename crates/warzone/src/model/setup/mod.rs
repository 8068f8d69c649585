//! What is agreed before the first order: the table, the forces, the mission, and how the armies come onto the table.

mod before;

use battle::{Fault, Line, Seat};
use catalogue::{RuleId, rule};
use muster::ResolvedUnit;
use serde::{Deserialize, Serialize};
use table::{Bearing, Inches, Piece, PieceId, Point, Table, reach::Level};

use crate::{Mission, Profile, Secondary, model::terrain::Terrain};

pub use before::Before;

/// The skill of one who goes along with a squad and has no say in it.
pub(crate) const ADVISOR: RuleId = rule!("wz.skill.advisor.joining");

/// Everything agreed before the first order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The table with its terrain.
    pub table: Table,
    /// The forces, by seat.
    pub forces: Vec<Force>,
    /// What the battle is about.
    pub mission: Mission,
    /// What each player is after besides, by seat and known to all; nothing where none is given.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub secondary: Vec<Option<Secondary>>,
    /// How the armies come onto the table.
    pub opening: Opening,
    /// Which cards are played with.
    #[serde(default, skip_serializing_if = "is_basic")]
    pub game: RulesLevel,
    /// The pieces models can be inside of.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub structures: Vec<Structure>,
}

/// A piece with a roof that models can be inside of (`wz.structure.intact`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Structure {
    /// Which piece of the table.
    pub piece: PieceId,
    /// The middles of its Access Points, on its outline.
    pub access: Vec<Point>,
}

/// Which cards are played with, as the players choose before play (`wz.card.game-modes`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum RulesLevel {
    /// Resource Cards only.
    #[default]
    Basic,
    /// Resource Cards and a deck. No decks are known here, so this is refused.
    Advanced,
}

fn is_basic(game: &RulesLevel) -> bool {
    *game == RulesLevel::Basic
}

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.card.game-modes"), rule!("wz.def.token-sp")];

/// One player's army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Force {
    /// Seats of one team are friends.
    pub team: u8,
    /// Its units as mustered, each a squad unless it joins another.
    pub units: Vec<ResolvedUnit>,
}

/// How a force is set up (`wz.deploy.types`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Deployment {
    /// In opposite corners (`wz.deploy.quarters`).
    Quarters,
    /// Along opposite edges (`wz.deploy.battle-line`).
    BattleLine,
}

/// How the armies come onto the table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opening {
    /// As the mission says, by a roll where it asks for one.
    Mission,
    /// Opposite long edges, 6in deep (`wz.deploy.battle-line`).
    BattleLine,
    /// Opposite corners (`wz.deploy.quarters`).
    Quarters,
    /// The models already stand somewhere: a puzzle, a worked example. Seats flee towards the same edges as in a
    /// Battle Line with seat 0 in the north.
    Position {
        /// Where each model stands, force by force, unit by unit.
        stands: Vec<Stand>,
        /// Who has the Initiative in the Game Turn that begins.
        initiative: Seat,
        /// What happened before.
        #[serde(default, skip_serializing_if = "Before::is_nothing")]
        before: Before,
    },
}

impl Opening {
    /// The Game Turn the battle begins with.
    #[must_use]
    pub fn first_turn(&self) -> u8 {
        if let Opening::Position { before, .. } = self { before.turns + 1 } else { 1 }
    }
}

/// Where a model stands and which way it faces.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stand {
    /// The middle of its base.
    pub at: Point,
    /// What it stands on.
    #[serde(default, skip_serializing_if = "is_ground")]
    pub level: Level,
    /// The way it faces.
    #[serde(default)]
    pub facing: Bearing,
}

fn is_ground(level: &Level) -> bool {
    *level == Level::Ground
}

/// The least and the longest side of a table.
const SIDES: (Inches, Inches) = (Inches::whole(12), Inches::whole(144));

/// Every fault of a setup.
pub(crate) fn faults(setup: &Setup) -> Vec<Fault> {
    let mut faults = Vec::new();
    let sides = [setup.table.width(), setup.table.depth()];
    if sides.iter().any(|it| !(SIDES.0..=SIDES.1).contains(it)) {
        let line = Line::new("wz-fault-table").with("width", sides[0]).with("depth", sides[1]);
        faults.push(Fault { rule: Some(rule!("wz.start.board")), line });
    }
    for piece in setup.table.pieces().iter().filter(|it| Terrain::of(&it.kind).is_none()) {
        let line = Line::new("wz-fault-terrain").with("piece", i32::from(piece.id.0)).with("kind", piece.kind.as_str());
        faults.push(Fault { rule: Some(rule!("wz.terrain.footprint")), line });
    }
    let most = if matches!(setup.opening, Opening::Position { .. }) { 6 } else { 4 };
    if !(2..=most).contains(&setup.forces.len()) {
        faults.push(Fault { rule: None, line: Line::new("wz-fault-seats").with("seats", setup.forces.len()) });
    }
    piece_faults(setup, &mut faults);
    for (seat, force) in setup.forces.iter().enumerate() {
        force_faults(seat, force, &mut faults);
    }
    let models: usize = setup.forces.iter().flat_map(|it| &it.units).map(|it| it.models.len()).sum();
    if let Opening::Position { stands, before, .. } = &setup.opening {
        before.faults(setup, &mut faults);
        for stand in stands.iter().filter(|it| !setup.table.holds(it.at)) {
            let line = Line::new("wz-fault-off-table").with("x", stand.at.x).with("y", stand.at.y);
            faults.push(Fault { rule: Some(rule!("wz.action.move")), line });
        }
    }
    if let Opening::Position { stands, initiative, .. } = &setup.opening
        && (stands.len() != models || initiative.index() >= setup.forces.len())
    {
        let line = Line::new("wz-fault-stands").with("stands", stands.len()).with("models", models);
        faults.push(Fault { rule: None, line });
    }
    faults
}

/// What is wrong with the choice of cards, with structures and with tokens: one with Structure Points is Light Terrain and
/// never lies on Impassable Terrain (`wz.def.token-sp`).
fn piece_faults(setup: &Setup, faults: &mut Vec<Fault>) {
    if setup.game == RulesLevel::Advanced {
        faults.push(Fault { rule: Some(RULES[0]), line: Line::new("wz-fault-game") });
    }
    for structure in setup.structures.iter().filter(|it| setup.table.piece(it.piece).is_none()) {
        let line = Line::new("wz-fault-structure").with("piece", i32::from(structure.piece.0));
        faults.push(Fault { rule: Some(rule!("wz.structure.intact")), line });
    }
    let pieces = setup.table.pieces();
    let middle = |it: &Piece| it.footprint.shape().bounds();
    for token in pieces.iter().filter(|it| it.kind.as_str().ends_with("-token")) {
        let (low, high) = middle(token);
        let at = (low + high) * 0.5;
        let under = |it: &&Piece| it.id != token.id && it.footprint.shape().contains(at);
        let blocked = pieces.iter().filter(under).any(|it| Terrain::of_piece(it) == Terrain::Impassable);
        if blocked || Terrain::of_piece(token) != Terrain::Light {
            let line = Line::new("wz-fault-token").with("piece", i32::from(token.id.0));
            faults.push(Fault { rule: Some(RULES[1]), line });
        }
    }
}

/// Whether a unit is an Advisor (`wz.skill.advisor.joining`).
pub(crate) fn is_advisor(unit: &ResolvedUnit) -> bool {
    unit.models.iter().any(|it| it.skills.iter().any(|it| it.rule == ADVISOR))
}

fn force_faults(seat: usize, force: &Force, faults: &mut Vec<Fault>) {
    let models: usize = force.units.iter().map(|it| it.models.len()).sum();
    if models == 0 || models > 200 || force.units.len() > 40 {
        faults.push(Fault { rule: None, line: Line::new("wz-fault-force").with("seat", seat).with("models", models) });
    }
    for unit in &force.units {
        let target = unit.joins.map(|it| force.units.get(it as usize));
        let joined_well = target.is_none_or(|it| it.is_some_and(|it| it.joins.is_none() && it.category != "warlord"));
        if unit.models.is_empty() || !joined_well {
            let line = Line::new("wz-fault-unit").with("seat", seat).with("unit", unit.name.as_str());
            faults.push(Fault { rule: Some(rule!("wz.hero.lord-join")), line });
        }
        if target.flatten().is_some_and(|it| is_advisor(unit) && !["troops", "support"].contains(&it.category.as_str()))
        {
            let line = Line::new("wz-fault-unit").with("seat", seat).with("unit", unit.name.as_str());
            faults.push(Fault { rule: Some(ADVISOR), line });
        }
        if unit.category == "warlord" && (unit.joins.is_some() || unit.models.len() > 1) {
            let line = Line::new("wz-fault-unit").with("seat", seat).with("unit", unit.name.as_str());
            faults.push(Fault { rule: Some(rule!("wz.hero.warlord-independent")), line });
        }
        for why in unit.models.iter().filter_map(|it| Profile::read(it, false).err()) {
            let line = Line::new("wz-fault-profile").with("unit", unit.name.as_str()).with("column", why.as_str());
            faults.push(Fault { rule: Some(rule!("wz.stat.line")), line });
        }
    }
}
