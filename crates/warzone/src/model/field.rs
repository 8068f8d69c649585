//! The field: what never changes in a battle. Table, terrain, profiles, who belongs to whom. Behind an `Arc`, so that a
//! state is cheap to clone; written and read as the setup it was made from.

use std::{
    any::Any,
    fmt,
    ops::Deref,
    sync::{Arc, OnceLock},
};

use battle::{Fault, Seat, fair::Bytes32, notation};
use catalogue::{RuleId, rule};
use muster::ResolvedUnit;
use serde::{Serialize, Serializer};
use table::{
    Footprint, Inches, PieceId, Shape,
    reach::{Climbing, Level, Mover, Ways},
};

use crate::{
    Action, ModelId, Profile, Secondary, Setup, SquadId,
    model::{
        bounds::Bounds,
        entry::{Book, Moments},
        setup,
        terrain::Terrain,
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("wz.squad.commander"), rule!("wz.hero.lord-join"), rule!("wz.hero.lord-commander")];

/// A shared [`FieldData`].
#[derive(Clone)]
pub struct Field(Arc<FieldData>);

/// What never changes in a battle.
pub struct FieldData {
    /// What it was made from.
    pub setup: Setup,
    /// The type of each piece, in the table's order.
    pub terrain: Vec<Terrain>,
    /// A box around each piece, in the table's order.
    pub bounds: Vec<Bounds>,
    /// The squads, by id.
    pub squads: Vec<SquadCard>,
    /// The models, by id.
    pub models: Vec<ModelCard>,
    /// The different profiles.
    pub profiles: Vec<Profile>,
    /// Whether any piece has a floor to stand on.
    pub has_floors: bool,
    /// Whether any model is a vehicle.
    pub has_hulls: bool,
    /// Half the width of the widest base.
    pub widest: Inches,
    /// No two models whose middles are farther apart than this are Engaged, in hundredths.
    pub grasp: i64,
    /// How the bearer of each profile gets about.
    pub ways: Vec<Ways>,
    /// How the bearer of each profile gets about in an Engage, where that differs.
    pub engage_ways: Vec<Option<Ways>>,
    /// The Active skills of each profile, a bit each in the order of their list.
    pub(crate) actives: Vec<u32>,
    /// What the entries of the army books change, of those that somebody here has.
    pub(crate) moments: Moments,
    /// All army books.
    pub(crate) book: &'static Book,
    /// The hash of the setup's text, worked out when it is first compared with another's.
    digest: OnceLock<Bytes32>,
    /// What the room `tactics` computes once for a battle.
    pub(crate) tactics_cache: OnceLock<Box<dyn Any + Send + Sync>>,
}

/// What never changes about a squad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquadCard {
    /// Whose it is.
    pub seat: Seat,
    /// What it is called.
    pub name: String,
    /// The unit it is, in the catalogue.
    pub unit: RuleId,
    /// What it is.
    pub role: Role,
    /// Its first model.
    pub first: ModelId,
    /// How many models it has.
    pub size: u16,
    /// Resource Cards its Commander or Warlord provides, and the rule that says so.
    pub cards: Option<(RuleId, u8)>,
}

/// What a squad is on the organisation chart, as far as rules ask.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A Warlord, alone.
    Warlord,
    /// A Lord on his own.
    Lord,
    /// Troops.
    Troops,
    /// Support and everything else.
    Support,
}

/// What never changes about a model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ModelCard {
    /// Its squad.
    pub squad: SquadId,
    /// Whose it is.
    pub seat: Seat,
    /// On whose side it is.
    pub team: u8,
    /// Its profile, by place in the list.
    pub profile: u16,
    /// Whether it was named Squad Commander before the game (`wz.squad.commander`).
    pub commander: bool,
    /// What it counts towards Body Count, in parts of a point ([`WHOLE_POINT`]).
    pub worth: i64,
    /// What kind of vehicle or monster its entry is, whatever slot that fills (`wz.ooc.categories`).
    pub vehicle: Option<VehicleClass>,
}

/// The two categories of vehicles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VehicleClass {
    /// Light Vehicles and Monsters.
    Light,
    /// Heavy Vehicles.
    Heavy,
}

/// Parts of a point that squads of up to 15 models can be divided into without a rest.
pub const WHOLE_POINT: i64 = 360_360;

impl Field {
    /// The field of a changed setup, with the same army books.
    pub(crate) fn rebuilt(&self, setup: &Setup) -> Result<Field, Vec<Fault>> {
        Field::with(setup, self.book)
    }

    /// The field of a setup with these army books, or every fault of it.
    pub(crate) fn with(setup: &Setup, book: &'static Book) -> Result<Field, Vec<Fault>> {
        let faults = setup::faults(setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        let mut field = FieldData {
            setup: setup.clone(),
            terrain: setup.table.pieces().iter().map(Terrain::of_piece).collect(),
            bounds: setup.table.pieces().iter().map(|it| bounds(it.footprint.shape())).collect(),
            squads: Vec::new(),
            models: Vec::new(),
            profiles: Vec::new(),
            has_floors: setup.table.pieces().iter().any(|it| !it.floors.is_empty()),
            has_hulls: false,
            widest: Inches::ZERO,
            grasp: 0,
            ways: Vec::new(),
            engage_ways: Vec::new(),
            moments: Moments::default(),
            book,
            actives: Vec::new(),
            digest: OnceLock::new(),
            tactics_cache: OnceLock::new(),
        };
        for (seat, force) in Seat::first(setup.forces.len() as u8).zip(&setup.forces) {
            for (at, unit) in force.units.iter().enumerate().filter(|(_, it)| it.joins.is_none()) {
                let joined = force.units.iter().filter(|it| it.joins == Some(at as u32));
                field.enlist(seat, unit, joined);
            }
        }
        field.has_hulls = field.profiles.iter().any(|it| it.hull.is_some());
        field.widest = field.profiles.iter().map(|it| it.radius).max().unwrap_or_default();
        field.grasp = grasp(&field.profiles);
        field.ways = field.profiles.iter().map(|it| ways(setup, it)).collect();
        field.moments = Moments::of(book, &field.profiles);
        let engage_ways = |profile: &Profile| field.moments.engage_ways.iter().find_map(|it| it(setup, profile));
        field.engage_ways = field.profiles.iter().map(engage_ways).collect();
        field.actives = field.profiles.iter().map(|it| borne(book, it)).collect();
        Ok(Field(Arc::new(field)))
    }
}

impl FieldData {
    /// The profile of a model.
    #[must_use]
    pub fn profile(&self, model: ModelId) -> &Profile {
        &self.profiles[usize::from(self.models[model.index()].profile)]
    }

    /// How a model gets about.
    #[must_use]
    pub fn ways_of(&self, model: ModelId) -> &Ways {
        &self.ways[usize::from(self.models[model.index()].profile)]
    }

    /// How a model gets about by this Action.
    pub(crate) fn ways_for(&self, model: ModelId, action: Action) -> &Ways {
        let own = self.engage_ways[usize::from(self.models[model.index()].profile)].as_ref();
        own.filter(|_| action == Action::Engage).unwrap_or_else(|| self.ways_of(model))
    }

    /// The hash of the setup's text: two setups are equal when these are.
    fn digest(&self) -> Bytes32 {
        let text =
            || notation::to_text(&self.setup).unwrap_or_else(|why| unreachable!("a setup has a text form: {why}"));
        *self.digest.get_or_init(|| Bytes32::hash(&[text().as_bytes()]))
    }

    /// What a player is after besides the mission.
    #[must_use]
    pub fn secondary(&self, seat: Seat) -> Option<Secondary> {
        self.setup.secondary.get(seat.index()).copied().flatten()
    }

    /// No two models whose bases are farther apart than this are Engaged.
    #[must_use]
    pub fn reach(&self) -> f64 {
        self.grasp as f64 / 100.0
    }

    /// The type of a piece.
    #[must_use]
    pub fn terrain_of(&self, piece: PieceId) -> Terrain {
        let number = self.setup.table.pieces().binary_search_by_key(&piece, |it| it.id);
        number.map_or(Terrain::Open, |it| self.terrain[it])
    }

    /// Whose a model is.
    #[must_use]
    pub fn seat(&self, model: ModelId) -> Seat {
        self.models[model.index()].seat
    }

    /// The squad of a model.
    #[must_use]
    pub fn squad(&self, model: ModelId) -> SquadId {
        self.models[model.index()].squad
    }

    /// Whether two seats are on one side.
    #[must_use]
    pub fn are_friends(&self, one: Seat, other: Seat) -> bool {
        self.setup.forces[one.index()].team == self.setup.forces[other.index()].team
    }

    /// The models of a squad, gone or not.
    pub fn members(&self, squad: SquadId) -> impl DoubleEndedIterator<Item = ModelId> + ExactSizeIterator + use<> {
        let card = &self.squads[squad.index()];
        (card.first.0..card.first.0 + card.size).map(ModelId)
    }

    /// The squads of a seat.
    pub fn squads_of(&self, seat: Seat) -> impl Iterator<Item = SquadId> + '_ {
        (0..self.squads.len() as u8).map(SquadId).filter(move |it| self.squads[it.index()].seat == seat)
    }

    /// How high a level lies.
    #[must_use]
    pub fn height(&self, level: Level) -> Inches {
        match level {
            Level::Ground => Inches::ZERO,
            Level::Floor { piece, floor } => {
                let piece = self.setup.table.piece(piece);
                piece.and_then(|it| it.floors.get(usize::from(floor))).map_or(Inches::ZERO, |it| it.height)
            }
        }
    }

    /// A unit becomes a squad; a Lord who joins leads it (`wz.hero.lord-commander`), an Advisor comes last.
    fn enlist<'a>(&mut self, seat: Seat, unit: &'a ResolvedUnit, joined: impl Iterator<Item = &'a ResolvedUnit>) {
        let team = self.setup.forces[seat.index()].team;
        let (squad, first) = (SquadId(self.squads.len() as u8), ModelId(self.models.len() as u16));
        let (advisors, lords): (Vec<_>, Vec<_>) = joined.partition(|it| setup::is_advisor(it));
        let leading = lords.first().copied().unwrap_or(unit);
        for part in lords.iter().copied().chain([unit]).chain(advisors.iter().copied()) {
            let hero = matches!(part.category.as_str(), "warlord" | "lord");
            let worth = part.points * WHOLE_POINT / part.models.len() as i64;
            for (number, model) in part.models.iter().enumerate() {
                let mut profile = Profile::read(model, hero).unwrap_or_else(|why| unreachable!("checked: {why}"));
                profile.kinds = std::iter::once(&part.faction).chain(&part.keywords).cloned().collect();
                if let Some(lord) = lords.first().filter(|it| !std::ptr::eq(**it, part) && !setup::is_advisor(part)) {
                    profile.follow(lord, number == 0);
                }
                let commander = number == 0 && std::ptr::eq(part, leading);
                let profile = self.profile_number(profile);
                self.models.push(ModelCard { squad, seat, team, profile, commander, worth, vehicle: vehicle(part) });
            }
        }
        let size = self.models.len() as u16 - first.0;
        let role = role(unit);
        self.squads.push(SquadCard {
            seat,
            name: own_name(&unit.name, &self.squads),
            unit: unit.rule,
            role,
            first,
            size,
            cards: provided(role, &unit.keywords),
        });
    }

    fn profile_number(&mut self, profile: Profile) -> u16 {
        let known = self.profiles.iter().position(|it| *it == profile);
        known.unwrap_or_else(|| {
            self.profiles.push(profile);
            self.profiles.len() - 1
        }) as u16
    }
}

/// How far apart the middles of two Engaged models can be at most, in hundredths: more than `holds` ever bridges.
fn grasp(profiles: &[Profile]) -> i64 {
    let most = |of: fn(&Profile) -> Inches| profiles.iter().map(of).max().unwrap_or_default();
    let far = most(|it| it.radius) + most(|it| it.radius) + most(Profile::ccwr);
    i64::from(far.as_hundredths()) + 11
}

/// The Resource Cards that a squad's leader provides, and the rule that says so: Warlords by type, Commanders of Troops
/// one each.
fn provided(role: Role, keywords: &[String]) -> Option<(RuleId, u8)> {
    let by_type = |kind: &str| match kind {
        "tech" | "psychic" => Some((rule!("wz.card.resource-by-warlord"), 4)),
        "close-combat" | "ranged" => Some((rule!("wz.card.resource-by-warlord"), 3)),
        _ => None,
    };
    match role {
        Role::Warlord => keywords.iter().find_map(|it| by_type(it)),
        Role::Troops => Some((rule!("wz.card.resource-by-troop-commander"), 1)),
        Role::Lord | Role::Support => None,
    }
}

/// The Active skills of a profile, a bit each in the order of their list.
fn borne(book: &Book, profile: &Profile) -> u32 {
    book.actives.iter().enumerate().filter(|it| profile.bears(it.1.rule)).fold(0, |all, it| all | 1 << it.0)
}

fn bounds(shape: &Shape) -> Bounds {
    let (low, high) = shape.bounds();
    Bounds { low, high }
}

fn role(unit: &ResolvedUnit) -> Role {
    match unit.category.as_str() {
        "warlord" => Role::Warlord,
        "lord" => Role::Lord,
        "troops" => Role::Troops,
        _ => Role::Support,
    }
}

fn vehicle(unit: &ResolvedUnit) -> Option<VehicleClass> {
    match unit.category.as_str() {
        "light-vehicle" => Some(VehicleClass::Light),
        "heavy-vehicle" => Some(VehicleClass::Heavy),
        _ => None,
    }
}

fn ways(setup: &Setup, profile: &Profile) -> Ways {
    let mover = Mover::new(&Footprint::Disc { radius: profile.radius }, profile.height);
    Ways::new(&setup.table, mover, Climbing::default(), |it| Terrain::of_piece(it).toll())
        .unwrap_or_else(|why| unreachable!("a base fits on a table of 12in: {why}"))
}

impl Deref for Field {
    type Target = FieldData;

    fn deref(&self) -> &FieldData {
        &self.0
    }
}

impl PartialEq for Field {
    fn eq(&self, other: &Field) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.digest() == other.digest()
    }
}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Field")
    }
}

impl Serialize for Field {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.setup.serialize(serializer)
    }
}

/// A name no squad has yet: armies may call theirs alike, and a log must tell them apart.
fn own_name(name: &str, squads: &[SquadCard]) -> String {
    let is_taken = |name: &str| squads.iter().any(|it| it.name == name);
    let mut names = std::iter::once(name.to_owned()).chain((2..).map(|it| format!("{name} ({it})")));
    names.find(|it| !is_taken(it)).unwrap_or_default()
}
