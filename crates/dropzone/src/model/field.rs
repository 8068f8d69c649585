//! The field: what never changes in a battle. Table, features, profiles, who belongs to whom. Behind an `Arc`, so that a
//! state is cheap to clone; written and read as the setup it was made from.

use std::{
    fmt,
    ops::Deref,
    sync::{Arc, OnceLock},
};

use battle::{Seat, notation::Kept};
use catalogue::RuleId;
use serde::{Serialize, Serializer};
use table::{Piece, PieceId, Polygon, Vec2};

use crate::{
    Army, Category, FeatureKind, GameSize, GroupId, GroupKind, Opening, Profile, ProfileId, Scenery, Setup, SquadId,
    UnitId,
    model::{
        entry::{Entry, Moments},
        ground::GroundData,
        scenario::{Layout, ScenarioRules, Starts},
    },
};

/// A shared [`FieldData`].
#[derive(Clone)]
pub struct Field(Arc<FieldData>);

/// What never changes in a battle.
pub struct FieldData {
    /// What it was made from.
    pub setup: Setup,
    /// Its text, which every state begins with.
    text: Kept,
    /// The units, by number.
    pub units: Vec<UnitCard>,
    /// The squads, by number.
    pub squads: Vec<SquadCard>,
    /// The Battlegroups, by number.
    pub groups: Vec<GroupCard>,
    /// The Structures and Forests, by number.
    pub features: Vec<FeatureCard>,
    /// What the scenario says.
    pub(crate) scenario: &'static ScenarioRules,
    /// The functions of the entries that somebody in this battle has.
    pub(crate) moments: Moments,
    /// The ground with every feature standing.
    pub(crate) intact: OnceLock<Arc<GroundData>>,
    /// The places along the edges of each feature, when first asked for.
    pub(crate) edges: OnceLock<Vec<[Places; 4]>>,
}

/// Places along an edge of a feature, just outside it, with the way out.
pub(crate) type Places = Vec<(Vec2, Vec2)>;

/// What never changes about a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitCard {
    /// Its squad.
    pub squad: SquadId,
    /// The Transport it starts in.
    pub aboard: Option<UnitId>,
    /// Whether the Commander is mounted in it.
    pub commander: bool,
}

/// What never changes about a squad.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquadCard {
    /// Whose it is.
    pub seat: Seat,
    /// Its profile.
    pub profile: ProfileId,
    /// Its Battlegroup; of a Transport the one it starts with.
    pub group: Option<GroupId>,
    /// Its first unit; the others follow.
    pub first: UnitId,
    /// How many units it began with.
    pub size: u8,
    /// Whether it is a Transport, which is not tied to a squad (`dc.transport.assign`).
    pub is_transport: bool,
    /// How many squads of the same profile come before it in its army.
    pub number: u8,
}

/// What never changes about a Battlegroup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GroupCard {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: GroupKind,
}

/// What never changes about a Structure or Forest.
#[derive(Clone, Debug)]
pub struct FeatureCard {
    /// Its piece of the table.
    pub piece: PieceId,
    /// What it is.
    pub kind: FeatureKind,
    /// The ground it covers.
    pub footprint: Polygon,
    /// The middle of its box.
    pub centre: Vec2,
    /// How far the corners of its box are from there, in inches.
    pub reach: f64,
    /// How high it is, in inches.
    pub height: f64,
}

impl FieldData {
    /// The field of a setup without fault.
    pub(crate) fn new(setup: &Setup, entries: &[&'static Entry], scenario: &'static ScenarioRules) -> FieldData {
        let mut field = FieldData {
            setup: setup.clone(),
            text: Kept::default(),
            units: Vec::new(),
            squads: Vec::new(),
            groups: Vec::new(),
            features: setup.table.pieces().iter().filter_map(feature_card).collect(),
            scenario,
            moments: Moments::default(),
            intact: OnceLock::new(),
            edges: OnceLock::new(),
        };
        for (seat, army) in setup.armies.iter().enumerate() {
            field.add_army(Seat(seat as u8), army);
        }
        field.moments = Moments::of(&field, entries);
        field
    }

    fn add_army(&mut self, seat: Seat, army: &Army) {
        let (first_group, first_squad) = (self.groups.len() as u8, self.squads.len());
        self.groups.extend(army.groups.iter().map(|kind| GroupCard { seat, kind: *kind }));
        for squad in &army.squads {
            let number = self.squads[first_squad..].iter().filter(|it| it.profile == squad.profile).count() as u8;
            let card = UnitCard { squad: SquadId(self.squads.len() as u8), aboard: None, commander: false };
            self.squads.push(SquadCard {
                seat,
                profile: squad.profile,
                group: squad.group.map(|it| GroupId(it.0 + first_group)),
                first: UnitId(self.units.len() as u8),
                size: squad.size,
                is_transport: self.setup.profiles[squad.profile.index()].category == Category::Transport,
                number,
            });
            self.units.extend(std::iter::repeat_n(card, usize::from(squad.size)));
        }
        self.load(army, first_squad);
    }

    /// Puts the Commander into its mount and notes who starts aboard what.
    fn load(&mut self, army: &Army, first_squad: usize) {
        if let Some(commander) = &army.commander {
            let mount = self.squads[first_squad + usize::from(commander.squad)].first;
            self.units[mount.index()].commander = true;
        }
        for (at, squad) in army.squads.iter().enumerate() {
            let first = self.squads[first_squad + at].first;
            for (unit, transport) in squad.aboard.iter().enumerate() {
                let transport = transport.map(|it| self.squads[first_squad + usize::from(it)].first);
                self.units[first.index() + unit].aboard = transport;
            }
        }
    }

    /// A profile.
    #[must_use]
    pub fn profile(&self, profile: ProfileId) -> &Profile {
        &self.setup.profiles[profile.index()]
    }

    /// The turns the scenario lasts (`dc.turn.sequence`).
    #[must_use]
    pub fn turns(&self) -> u8 {
        (self.scenario.data)().turns
    }

    /// How large the game is; with more than two players it is laid out like a Battle (`dc.army.sizes`).
    #[must_use]
    pub fn size(&self) -> GameSize {
        if self.setup.armies.len() > 2 { GameSize::Battle } else { GameSize::of(self.setup.points) }
    }

    /// Where players start, and how.
    pub(crate) fn starts(&self) -> Starts {
        (self.scenario.data)().starts()
    }

    /// What the scenario puts where.
    pub(crate) fn layout(&self) -> &'static Layout {
        (self.scenario.data)().layout(self.size())
    }

    /// Whether players have command cards (`dc.command.deck`).
    pub(crate) fn has_cards(&self) -> bool {
        match &self.setup.opening {
            Opening::Deployment => !self.setup.settings.no_cards,
            Opening::Position(position) => !position.cards.is_empty(),
        }
    }

    /// Whether somebody of this battle has this rule by a profile or weapon.
    pub(crate) fn has_rule(&self, rule: RuleId) -> bool {
        let mut modes = self.setup.profiles.iter().flat_map(|it| &it.modes);
        modes.any(|mode| {
            let mut weapons = mode.weapons.iter().flat_map(|it| &it.rules);
            mode.rules.iter().any(|it| it.rule() == rule) || weapons.any(|it| it.rule() == rule)
        })
    }
}

fn feature_card(piece: &Piece) -> Option<FeatureCard> {
    let Some(Scenery::Feature(kind)) = Scenery::of(&piece.kind) else { return None };
    let (low, high) = piece.footprint.shape().bounds();
    let (centre, reach) = ((low + high) * 0.5, (high - low).length() / 2.0);
    let (footprint, height) = (piece.footprint.clone(), piece.top().to_f64());
    Some(FeatureCard { piece: piece.id, kind, footprint, centre, reach, height })
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
        write!(f, "field of {} units and {} features", self.units.len(), self.features.len())
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
