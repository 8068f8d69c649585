//! The field: what never changes in a battle. Map, profiles, who belongs to whom. Behind an `Arc`, so that a state is
//! cheap to clone; written and read as the setup it was made from.

use std::{fmt, ops::Deref, sync::Arc};

use battle::{Seat, notation::Kept};
use muster::Pack;
use serde::{Serialize, Serializer};
use table::lattice::{Floor, Lattice, Opening};

use crate::{
    Cell, Cells, Extra, Profile, Setup, Weapon,
    model::{
        caches::{reach::Roads, scenery_steps::Leaps, sight::Sights, walking_distance::Paths},
        cell::SIDE,
        entry::{Entry, Moments},
        extra_models,
        mission::{MissionRules, missions_of},
        profile::{self, Kind},
    },
};

/// The most size of one side in a whole cube (`dz.move.capacity`).
const CAPACITY: u8 = 4;

/// The squares of both deployment zones in each mission, a bit each, row by row.
pub(crate) type Zones = [[u64; 2]; 5];

/// A shared [`FieldData`].
#[derive(Clone)]
pub struct Field(Arc<FieldData>);

/// What never changes in a battle.
#[derive(Debug)]
pub struct FieldData {
    /// What it was made from.
    pub setup: Setup,
    /// Its text, which every state begins with.
    text: Kept,
    /// The cubes.
    pub lattice: Lattice,
    /// The models, by id.
    pub models: Vec<ModelCard>,
    /// The profiles; models with the same one share it.
    pub profiles: Vec<Profile>,
    /// The army special that each seat's Leader gives.
    pub(crate) specials: [Option<&'static Entry>; 2],
    /// The weapon that it gives, if it does.
    pub arms: [Option<Weapon>; 2],
    /// What there is to fight with where there is nothing.
    pub(crate) bare: Weapon,
    /// The functions of the entries that somebody in this battle has.
    pub(crate) moments: Moments,
    /// The rules of each mission.
    pub(crate) missions: [&'static MissionRules; 5],
    /// Cubes a model can stand in.
    pub standing: Cells,
    /// Cubes with a ramp.
    pub ramps: Cells,
    /// Cubes whose floor is a half tile.
    pub halves: Cells,
    /// Cubes where it matters for sight on which spots a model stands: scenery is in them or beside them.
    pub near_scenery: Cells,
    /// The deployment zones of each mission.
    pub(crate) zones: Zones,
    /// How far it is on foot, for who asks.
    pub(crate) paths: Paths,
    /// The highest level of each stack (`dz.field.stack`), row by row.
    tops: [u8; 64],
    /// Where drops and hops lead.
    leaps: Leaps,
    /// Where ways lead, as far as it was asked.
    pub(crate) roads: Roads,
    /// What scenery hides from whom, as far as it was asked.
    pub(crate) sights: Sights,
}

/// What never changes about a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModelCard {
    /// Whose it is.
    pub seat: Seat,
    /// Its profile, by place in the list.
    pub profile: u8,
    /// How many models of the same profile come before it in its team.
    pub number: u8,
    /// How many there are.
    pub of: u8,
    /// What it is if it is on no army list.
    pub extra: Option<Extra>,
}

/// The gap a model of a size needs (`dz.move.gap`).
#[must_use]
pub const fn gap(size: u8) -> Opening {
    match size {
        0 | 1 => Opening::Small,
        2 => Opening::Medium,
        3 => Opening::Large,
        4.. => Opening::Open,
    }
}

impl FieldData {
    /// The field of a setup without fault, with nobody on it.
    pub(crate) fn new(setup: &Setup) -> FieldData {
        let plan = setup.map.plan().unwrap_or_else(|_| unreachable!("the map was found without fault"));
        let lattice = Lattice::new(plan).unwrap_or_else(|_| unreachable!("its plan was found without fault"));
        let cells = || (0..lattice.cubes()).map(Cell::at);
        let standing: Cells = cells().filter(|it| lattice.floor(it.cube()) != Floor::None).collect();
        FieldData {
            setup: setup.clone(),
            text: Kept::default(),
            models: Vec::new(),
            profiles: Vec::new(),
            specials: [None; 2],
            arms: [None, None],
            bare: profile::bare(),
            moments: Moments::default(),
            missions: [&MissionRules::NONE; 5],
            ramps: setup.map.ramps.iter().copied().collect(),
            halves: setup.map.halves.iter().copied().collect(),
            near_scenery: near_scenery(setup, &lattice),
            zones: Zones::default(),
            paths: Paths::default(),
            tops: tops(&standing),
            leaps: Leaps::new(&lattice, &standing),
            roads: Roads::default(),
            sights: Sights::default(),
            standing,
            lattice,
        }
    }

    /// Adds the models of both teams, those that may come into play, and the entries that somebody has.
    pub(crate) fn add_teams(&mut self, setup: &Setup, pack: &Pack, entries: &[&'static Entry]) {
        for (seat, team) in setup.teams.iter().enumerate() {
            for unit in &team.units {
                let profile = Profile::read(unit, &unit.models[0], pack);
                self.add(Seat(seat as u8), profile.unwrap_or_else(|_| unreachable!("found without fault")), None);
            }
        }
        self.read_specials(entries);
        extra_models::add(self, pack);
        self.missions = missions_of(entries);
        self.moments = Moments::of(self, entries);
    }

    pub(crate) fn add(&mut self, seat: Seat, profile: Profile, extra: Option<Extra>) {
        let known = self.profiles.iter().position(|it| *it == profile);
        let profile = known.unwrap_or_else(|| {
            self.profiles.push(profile);
            self.profiles.len() - 1
        }) as u8;
        let alike = |it: &&mut ModelCard| it.seat == seat && it.profile == profile;
        let number = self.models.iter_mut().filter(alike).map(|it| it.of += 1).count() as u8;
        self.models.push(ModelCard { seat, profile, number, of: number + 1, extra });
    }

    /// The army specials of both Leaders.
    fn read_specials(&mut self, entries: &[&'static Entry]) {
        for seat in 0..2 {
            let mut mine = self.models.iter().filter(|it| it.seat.index() == seat);
            let leader = mine.find(|it| self.profiles[usize::from(it.profile)].kind == Kind::Leader);
            let splat = leader.and_then(|it| self.profiles[usize::from(it.profile)].splat);
            let special = entries.iter().copied().find(|it| splat == Some(it.rule));
            self.specials[seat] = special;
            self.arms[seat] = special.and_then(|it| it.attack?.weapon).map(|weapon| weapon());
        }
    }

    /// The cube on the highest level of a stack, named by column and row from 1.
    #[must_use]
    pub fn top(&self, column: u8, row: u8) -> Cell {
        let at = (row.clamp(1, SIDE) - 1) * SIDE + column.clamp(1, SIDE) - 1;
        Cell::at(usize::from(at)).on_level(self.tops[usize::from(at)]).unwrap_or_default()
    }

    /// The cubes a model of this size may step to from a cube, by the scenery alone: walking or flying, on feet or wheels.
    #[must_use]
    pub fn steps(&self, from: Cell, size: u8, flies: bool, rolls: bool) -> Cells {
        let near = self.leaps.steps(from, size, flies).common(&self.standing);
        if rolls { near.iter().filter(|it| self.rolls(from, *it)).collect() } else { near }
    }

    /// The cubes that something of this size gets to through the air, whether or not one can stand there.
    #[must_use]
    pub fn flights(&self, from: Cell, size: u8) -> Cells {
        self.leaps.steps(from, size, true)
    }

    /// The cubes a model of this size may drop to, two or more levels down (`dz.move.jump-down`).
    #[must_use]
    pub fn drops(&self, from: Cell, size: u8, rolls: bool) -> &[Cell] {
        if rolls { &[] } else { self.leaps.drops(from, size) }
    }

    /// The neighbours on its level that a Jump Pack carries a model of this size to, where no step leads
    /// (`dz.item.jump-pack`).
    #[must_use]
    pub fn hops(&self, from: Cell, size: u8) -> &[Cell] {
        self.leaps.hops(from, size)
    }

    /// The most size of one side in a cube (`dz.move.capacity`): half of it on a half tile (`dz.field.half-tile`).
    #[must_use]
    pub fn capacity(&self, cell: Cell) -> u8 {
        if self.halves.has(cell) { CAPACITY / 2 } else { CAPACITY }
    }

    /// Whether a cube is a half tile that a model of this size may only cross (`dz.field.half-tile`).
    pub(crate) fn is_narrow(&self, size: u8, cell: Cell) -> bool {
        size > 2 && self.halves.has(cell)
    }

    /// A Vehicle changes level by ramps alone (`dz.ability.vehicle`).
    fn rolls(&self, from: Cell, to: Cell) -> bool {
        let lower = if from.level() < to.level() { from } else { to };
        from.level() == to.level() || self.ramps.has(lower)
    }
}

fn tops(standing: &Cells) -> [u8; 64] {
    let mut tops = [1; 64];
    for cell in standing.iter() {
        let square = cell.index() % 64;
        tops[square] = tops[square].max(cell.level());
    }
    tops
}

fn near_scenery(setup: &Setup, lattice: &Lattice) -> Cells {
    let squares = setup.map.scenery();
    let holds = |cell: Cell| squares[usize::from(cell.column()) - 1][usize::from(cell.row()) - 1];
    let near = |cell: &Cell| holds(*cell) || (0..8).filter_map(|it| cell.neighbour(it)).any(holds);
    (0..lattice.cubes()).map(Cell::at).filter(near).collect()
}

impl From<FieldData> for Field {
    fn from(data: FieldData) -> Field {
        Field(Arc::new(data))
    }
}

impl Deref for Field {
    type Target = FieldData;

    fn deref(&self) -> &FieldData {
        &self.0
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "field of {} models on {}", self.models.len(), self.setup.map.name)
    }
}

impl PartialEq for Field {
    fn eq(&self, other: &Field) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.setup == other.setup
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.text.serialize(&self.setup, serializer)
    }
}
