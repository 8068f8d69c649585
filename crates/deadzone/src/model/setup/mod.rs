//! What is agreed before the first order: the mission, the strike teams, the battlefield, and the settings of the house
//! (`dz.setup.sequence`).

mod before;

use battle::{Fault, Line, Seat};
use catalogue::rule;
use muster::{Pack, ResolvedUnit};
use serde::{Deserialize, Serialize};

use crate::{
    Cell, Face, Item, Map, Mission, Profile, Spots,
    model::{profile::Kind, settings::Settings},
};

pub use before::Before;

/// Everything agreed before the first order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The mission.
    pub mission: Mission,
    /// The points limit of the teams, which sets the victory points needed (`dz.mission.vp-target`).
    pub points: u16,
    /// The battlefield.
    pub map: Map,
    /// The strike teams, by seat.
    pub teams: Vec<Team>,
    /// How the teams come onto the map.
    pub opening: Opening,
    /// How the house plays what the books leave open.
    #[serde(default)]
    pub settings: Settings,
}

/// One player's strike team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Team {
    /// Its models as mustered.
    pub units: Vec<ResolvedUnit>,
}

/// How the teams come onto the map.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Opening {
    /// Items, the Recon test and deployment, as the rules say.
    Deployment,
    /// The models already stand somewhere: a puzzle, a worked example.
    Position {
        /// Where each model stands, team by team.
        stands: Vec<Stand>,
        /// Who has the initiative.
        initiative: Seat,
        /// The command results of the round that begins, by seat.
        results: Vec<Vec<Face>>,
        /// Items on the map, face up where they are known.
        items: Vec<(Cell, Option<Item>)>,
        /// What happened before.
        #[serde(default, skip_serializing_if = "Before::is_nothing")]
        before: Before,
    },
}

/// Where a model stands, and how it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Stand {
    /// Its cube.
    pub cell: Cell,
    /// Its spots; the free ones nearest the middle if none are given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub spots: Option<Spots>,
    /// Damage counters on it.
    #[serde(default)]
    pub damage: u8,
    /// Whether it lies pinned.
    #[serde(default)]
    pub pinned: bool,
    /// Whether it burns.
    #[serde(default)]
    pub burning: bool,
    /// Whether it has been activated.
    #[serde(default)]
    pub activated: bool,
}

/// The most models in a battle.
pub(crate) const MOST_MODELS: usize = 120;

/// Every fault of a setup.
pub(crate) fn faults(setup: &Setup, pack: &Pack) -> Vec<Fault> {
    let mut faults = Vec::new();
    if let Err(wrong) = setup.map.plan() {
        let line = |it: &table::lattice::LatticeFault| Line::new("dz-fault-map").with("fault", it.to_string());
        faults.extend(wrong.iter().map(|it| Fault { rule: Some(rule!("dz.field.map")), line: line(it) }));
    }
    if setup.opening == Opening::Deployment
        && let Some((column, row)) = setup.map.bare_block()
    {
        let line = Line::new("dz-fault-bare").with("column", column).with("row", row);
        faults.push(Fault { rule: Some(rule!("dz.field.map")), line });
    }
    if setup.teams.len() != 2 {
        let line = Line::new("dz-fault-seats").with("seats", setup.teams.len());
        faults.push(Fault { rule: Some(rule!("dz.setup.players")), line });
    }
    for (seat, team) in setup.teams.iter().enumerate() {
        team_faults(seat, team, pack, &mut faults);
    }
    position_faults(setup, pack, &mut faults);
    faults
}

fn team_faults(seat: usize, team: &Team, pack: &Pack, faults: &mut Vec<Fault>) {
    let leaders = team.units.iter().filter(|it| Kind::of(&it.category) == Some(Kind::Leader)).count();
    if leaders != 1 {
        let line = Line::new("dz-fault-leader").with("seat", seat).with("leaders", leaders);
        faults.push(Fault { rule: Some(rule!("dz.team.type.leader")), line });
    }
    if team.units.len() > MOST_MODELS / 2 || team.units.iter().any(|it| it.models.len() != 1) {
        faults.push(Fault { rule: None, line: Line::new("dz-fault-team").with("seat", seat) });
        return;
    }
    for unit in &team.units {
        if let Err(what) = Profile::read(unit, &unit.models[0], pack) {
            let line = Line::new("dz-fault-profile").with("unit", unit.name.as_str()).with("what", what.as_str());
            faults.push(Fault { rule: Some(rule!("dz.team.profile")), line });
        }
    }
}

fn position_faults(setup: &Setup, pack: &Pack, faults: &mut Vec<Fault>) {
    let Opening::Position { stands, initiative, results, items, before } = &setup.opening else { return };
    before.faults(setup, pack, faults);
    let models: usize = setup.teams.iter().map(|it| it.units.len()).sum();
    let off = |it: &Cell| it.level() > setup.map.levels;
    let wrong = stands.len() != models
        || results.len() > 2
        || initiative.index() >= 2
        || stands.iter().any(|it| off(&it.cell))
        || items.iter().any(|it| off(&it.0));
    if wrong {
        let line = Line::new("dz-fault-stands").with("stands", stands.len()).with("models", models);
        faults.push(Fault { rule: Some(rule!("dz.recon.deploy")), line });
    }
}
