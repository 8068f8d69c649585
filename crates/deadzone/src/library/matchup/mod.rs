//! A match-up: some models against some others on a bare map, by the names of their units, for exact odds.
//!
//! The two sides stand in rows of cubes, face to face, so many cubes apart; at no distance in the same cubes. The attackers
//! are activated one after the other, each at the enemy nearest to it; the others take their turns in between if they are
//! to answer. Everything goes through ordinary orders. There are no command results. Whoever is asked answers as is best
//! for him. Far off each side has one more model, which does nothing: who has a Leader needs no other, and the round does
//! not end.

mod asked;
mod script;

use battle::{
    Seat,
    plan_odds::{Bounds, Losses, Prospect, prospect},
};
use dice::Scripted;
use kit::matchup::{position, weapon_is_among};
use muster::{Pack, Party, ResolvedUnit};
use table::lattice::{Opening as Gap, Side};

use crate::{
    Before, Cell, Deadzone, Map, Mission, Opening, Order, Settings, Setup, Stand, State, Team, Wall,
    model::{cell, profile::Kind},
};

/// The columns of a row, from the middle outward.
const COLUMNS: [u8; 7] = [4, 5, 3, 6, 2, 7, 1];
/// The furthest an encounter reaches, in cubes.
pub const FURTHEST: u8 = cell::SIDE - 1;

/// What somebody does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Doing {
    /// Shoots.
    #[default]
    Shoot,
    /// Fires for Effect.
    FireForEffect,
    /// Moves in where that is needed, and fights.
    Fight,
}

/// An encounter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Encounter {
    /// Who attacks.
    pub attackers: Party,
    /// Whom.
    pub targets: Party,
    /// Cubes between them: 0 in the same, 1 in the next.
    pub apart: u8,
    /// Whether a low wall before the targets spoils clear shots.
    pub screened: bool,
    /// What the attackers do.
    pub doing: Doing,
    /// The only weapon used, by its name or a part of it; whatever is best without.
    pub weapon: Option<String>,
    /// What the targets do in their turns.
    pub answer: Option<Doing>,
}

impl Encounter {
    /// The odds of every loss.
    ///
    /// # Errors
    /// What is wrong with the encounter: no such unit, size, option or weapon.
    pub fn odds(&self, pack: &Pack, bounds: Bounds) -> Result<Prospect<Losses>, String> {
        let state = self.position(pack)?;
        self.weapon_is_there(&state)?;
        Ok(prospect(&Deadzone, &state, &script::Turns::of(self, &state), bounds))
    }

    /// The position it begins with: the attackers are to act.
    ///
    /// # Errors
    /// What is wrong with the encounter.
    pub fn position(&self, pack: &Pack) -> Result<State, String> {
        position(&Deadzone, &self.setup(pack)?, &Order::Begin, Scripted::d8([]))
    }

    /// The points of the attackers and of the targets.
    ///
    /// # Errors
    /// What is wrong with the encounter.
    pub fn points(&self, pack: &Pack) -> Result<[f64; 2], String> {
        Ok([self.attackers.field(pack)?.1, self.targets.field(pack)?.1])
    }

    fn setup(&self, pack: &Pack) -> Result<Setup, String> {
        if self.apart > FURTHEST {
            return Err(format!("{} cubes apart; an encounter is of 0 to {FURTHEST}", self.apart));
        }
        let (attackers, targets) = (side(&self.attackers, pack)?, side(&self.targets, pack)?);
        let row = (cell::SIDE - self.apart).div_ceil(2);
        let mut stands = line(attackers.len() - 1, row, 1, (false, false))?;
        stands.extend(line(targets.len() - 1, row + self.apart, cell::SIDE, (self.answer.is_none(), true))?);
        let walls = if self.screened { walls(row + self.apart) } else { Vec::new() };
        Ok(Setup {
            mission: Mission::Patrol,
            points: 100,
            map: Map { walls, ..Map::open("encounter", 1) },
            teams: vec![Team { units: attackers }, Team { units: targets }],
            opening: Opening::Position {
                stands,
                initiative: Seat(0),
                results: Vec::new(),
                items: Vec::new(),
                before: Before::default(),
            },
            settings: Settings::default(),
        })
    }

    fn weapon_is_there(&self, state: &State) -> Result<(), String> {
        let weapons = &state.profile(crate::ModelId(0)).weapons;
        let names: Vec<&str> = weapons.iter().map(|it| it.name.as_str()).collect();
        weapon_is_among(&names, self.weapon.as_deref())
    }
}

/// The models of a side, and the one that stands by.
fn side(party: &Party, pack: &Pack) -> Result<Vec<ResolvedUnit>, String> {
    let mut units = party.field(pack)?.0;
    if units.len() > COLUMNS.len() || units.iter().any(|it| it.models.len() != 1) {
        return Err(format!("an encounter has room for {} models a side", COLUMNS.len()));
    }
    let leads = Kind::of(&units[0].category) == Some(Kind::Leader);
    if leads && units.len() > 1 {
        return Err(format!("{}: a team has one Leader", units[0].name));
    }
    let mut idle = units[0].clone();
    idle.category = if leads { "trooper" } else { "leader" }.to_owned();
    idle.models[0].skills.clear();
    units.push(idle);
    Ok(units)
}

/// Where a side stands: its models in a row, the one that stands by in a corner.
fn line(models: usize, row: u8, corner: u8, (activated, idle): (bool, bool)) -> Result<Vec<Stand>, String> {
    let at = |column: u8, row: u8| Cell::new(column, row, 1).ok_or("a cube that is not on the map");
    let columns = COLUMNS.iter().take(models);
    let mut stands: Vec<Stand> = columns
        .map(|it| Ok(Stand { cell: at(*it, row)?, activated, ..Stand::default() }))
        .collect::<Result<_, &str>>()?;
    stands.push(Stand { cell: at(cell::SIDE, corner)?, activated: idle, ..Stand::default() });
    Ok(stands)
}

/// A low wall along a row, on the attackers' side.
fn walls(row: u8) -> Vec<Wall> {
    let wall = |cell| Wall { cell, side: Side::North, gap: Gap::Large, smooth: false, hatch: false };
    COLUMNS.iter().filter_map(|it| Cell::new(*it, row, 1)).map(wall).collect()
}
