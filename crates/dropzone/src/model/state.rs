//! Where a battle stands.

use battle::{Outcome, Seat, Steps};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Bearing, Inches, Point};

use crate::{
    Aim, FeatureId, Field, Fight, GroupId, Hands, InForce, Mode, Objective, ObjectiveId, Place, Profile, Sortie,
    SquadId, Step, TableEdge, Target, UnitId, Volley, Weapon, WeaponId,
    model::{
        card::{Cards, Play},
        chapters::{features::Collateral, transports::Wreck, turn::Alone},
        field::{FeatureCard, SquadCard},
        ground::{Ground, GroundData},
        marks::{Marks, SquadMark, UnitMark},
    },
};

/// Where a battle stands, with all that is still to be answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What never changes.
    pub field: Field,
    /// The turn, from 1; 0 before the first.
    pub turn: u8,
    /// The seats in initiative order (`dc.turn.initiative`).
    pub initiative: SmallVec<[Seat; 4]>,
    /// The units, by number.
    pub units: Vec<Unit>,
    /// The squads, by number.
    pub squads: Vec<Squad>,
    /// The Battlegroups, by number.
    pub groups: Vec<Group>,
    /// The players, by seat.
    pub sides: SmallVec<[Side; 2]>,
    /// The Structures and Forests, by number.
    pub features: Vec<Feature>,
    /// What the scenario is about, by number.
    pub objectives: Vec<Objective>,
    /// Through whose hands they went this turn.
    pub hands: Hands,
    /// The Battlegroup that is being activated.
    pub active: Option<GroupId>,
    /// The squad that acts without its Battlegroup (`dc.card.shock-assault`).
    pub alone: Option<Alone>,
    /// What is declared to be shot (`dc.shoot.declare`).
    pub volley: Option<Box<Volley>>,
    /// The flight that was announced, until it is completed (`dc.weapon.reaction-fire`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sortie: Option<Box<Sortie>>,
    /// Destroyed Transports whose cargo is still to be dealt with (`dc.transport.ground-destroyed`).
    pub wrecks: SmallVec<[Wreck; 2]>,
    /// Dice of Collateral Damage that lie on the table (`dc.feature.collateral`).
    pub collateral: Option<Collateral>,
    /// The fight in a feature that goes on.
    pub fight: Option<Box<Fight>>,
    /// Cards that were played and are still to take effect, the last one first (`dc.command.stack`).
    pub declared: SmallVec<[Play; 2]>,
    /// Cards in force.
    pub lasting: SmallVec<[InForce; 2]>,
    /// What is left to resolve, next one on top.
    pub steps: Steps<Step>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The ground as features have fallen; derived from them.
    #[serde(skip)]
    pub(crate) ground: Ground,
}

/// One unit.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Unit {
    /// Where it is.
    pub place: Place,
    /// Damage Points left (`dc.basic.stat-dp`).
    pub dp: u8,
    /// Which way it faces.
    pub facing: Bearing,
    /// How far it counts as having moved this turn, for Move and Fire (`dc.basic.weapon-mf`).
    pub moved: Inches,
    /// The weapons it has fired this turn, a bit each.
    pub fired: u16,
    /// How often each of its first Limited weapons has been fired (`dc.weapon.limited`).
    pub spent: [u8; 6],
    /// The Transports it has been in this turn (`dc.transport.two-transports`).
    pub ridden: SmallVec<[UnitId; 2]>,
    /// Its mode (`dc.special.transition`).
    pub mode: u8,
    /// What it carries (`dc.objective.carry`).
    pub carries: Option<ObjectiveId>,
    /// What is true of it.
    pub marks: Marks,
}

/// One squad.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Squad {
    /// The Battlegroup it acts with; of a Transport this turn's (`dc.transport.assign`).
    pub group: Option<GroupId>,
    /// The feature it was in when its activation began (`dc.cqb.trigger`).
    pub began_inside: Option<FeatureId>,
    /// Its Damage Points when the game began (`dc.cqb.fortitude`).
    pub start_dp: u16,
    /// The target for which Fast Movers have arrived, until they have flown (`dc.fast.available`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub intended: Option<Target>,
    /// What is true of it.
    pub marks: Marks,
}

/// One Battlegroup.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Group {
    /// Whether it has been activated this turn.
    pub activated: bool,
}

/// One player's side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Victory Points (`dc.victory.vp`).
    pub vp: u16,
    /// Kill Points (`dc.victory.kp`).
    pub kp: u16,
    /// The friendly table edge (`dc.deploy.friendly-edge`).
    pub edge: Option<TableEdge>,
    /// Its command cards (`dc.command.deck`).
    pub cards: Cards,
    /// Its forward air controller (`dc.fast.fac`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub controller: Option<SquadId>,
    /// Whether it may change its next roll on the table of a clock (`dc.scenario.stop-the-clock`).
    pub may_change: bool,
}

/// One Structure or Forest.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Feature {
    /// Damage Points left; with 0 it is destroyed (`dc.feature.collapse`).
    pub dp: u8,
    /// Fire Tokens on it (`dc.weapon.fire`).
    pub fires: u8,
    /// Whether a CQB has taken place in it this turn (`dc.cqb.once-per-feature`).
    pub fought: bool,
    /// Who has Occupier's Advantage (`dc.cqb.occupiers-advantage`).
    pub advantage: Option<Seat>,
    /// Who can never have it again, a bit each.
    pub forfeited: u8,
    /// Whether nobody may take an edge in it this turn (`dc.weapon.concussion`).
    #[serde(default)]
    pub concussed: bool,
}

impl State {
    /// A unit.
    #[must_use]
    pub fn unit(&self, unit: UnitId) -> &Unit {
        &self.units[unit.index()]
    }

    /// A squad.
    #[must_use]
    pub fn squad(&self, squad: SquadId) -> &Squad {
        &self.squads[squad.index()]
    }

    /// A feature.
    #[must_use]
    pub fn feature(&self, feature: FeatureId) -> &Feature {
        &self.features[feature.index()]
    }

    /// The squad of a unit.
    #[must_use]
    pub fn squad_of(&self, unit: UnitId) -> SquadId {
        self.field.units[unit.index()].squad
    }

    /// Whose a unit is.
    #[must_use]
    pub fn seat(&self, unit: UnitId) -> Seat {
        self.squad_seat(self.squad_of(unit))
    }

    /// Whose a squad is.
    #[must_use]
    pub fn squad_seat(&self, squad: SquadId) -> Seat {
        self.squad_card(squad).seat
    }

    /// What never changes about a squad.
    #[must_use]
    pub fn squad_card(&self, squad: SquadId) -> &SquadCard {
        &self.field.squads[squad.index()]
    }

    /// What never changes about a feature.
    #[must_use]
    pub fn feature_card(&self, feature: FeatureId) -> &FeatureCard {
        &self.field.features[feature.index()]
    }

    /// The profile of a unit.
    #[must_use]
    pub fn profile(&self, unit: UnitId) -> &Profile {
        self.squad_profile(self.squad_of(unit))
    }

    /// The profile of a squad.
    #[must_use]
    pub fn squad_profile(&self, squad: SquadId) -> &Profile {
        self.field.profile(self.squad_card(squad).profile)
    }

    /// The line of a unit in its present mode.
    #[must_use]
    pub fn mode(&self, unit: UnitId) -> &Mode {
        self.profile(unit).mode(self.unit(unit).mode)
    }

    /// A weapon of a unit.
    #[must_use]
    pub fn weapon(&self, unit: UnitId, weapon: WeaponId) -> Option<&Weapon> {
        self.mode(unit).weapons.get(weapon.index())
    }

    /// A weapon of a unit, if there is such a unit.
    #[must_use]
    pub fn weapon_of(&self, unit: UnitId, weapon: WeaponId) -> Option<&Weapon> {
        (unit.index() < self.units.len()).then(|| self.weapon(unit, weapon)).flatten()
    }

    /// All units of a squad, gone or not.
    pub fn members(&self, squad: SquadId) -> impl DoubleEndedIterator<Item = UnitId> + Clone + use<> {
        let card = self.squad_card(squad);
        (card.first.0..card.first.0 + card.size).map(UnitId)
    }

    /// The units of a squad that are in the game, wherever they are.
    pub fn living(&self, squad: SquadId) -> impl DoubleEndedIterator<Item = UnitId> + Clone + '_ {
        self.members(squad).filter(|it| self.unit(*it).place != Place::Gone)
    }

    /// The same, as a list to go through while the state changes.
    #[must_use]
    pub fn living_list(&self, squad: SquadId) -> SmallVec<[UnitId; 8]> {
        self.living(squad).collect()
    }

    /// Every unit.
    pub fn all_units(&self) -> impl DoubleEndedIterator<Item = UnitId> + Clone + use<> {
        (0..self.units.len() as u8).map(UnitId)
    }

    /// Every squad.
    pub fn all_squads(&self) -> impl DoubleEndedIterator<Item = SquadId> + Clone + use<> {
        (0..self.squads.len() as u8).map(SquadId)
    }

    /// Every feature, fallen or not.
    pub fn all_features(&self) -> impl DoubleEndedIterator<Item = FeatureId> + Clone + use<> {
        (0..self.features.len() as u8).map(FeatureId)
    }

    /// Every feature that stands.
    pub fn standing_features(&self) -> impl DoubleEndedIterator<Item = FeatureId> + Clone + '_ {
        self.all_features().filter(|it| self.feature(*it).dp > 0)
    }

    /// The squads that act with a Battlegroup, Transports among them, that have somebody left.
    pub fn squads_of(&self, group: GroupId) -> impl Iterator<Item = SquadId> + Clone + '_ {
        self.all_squads().filter(move |it| self.squad(*it).group == Some(group) && self.living(*it).next().is_some())
    }

    /// Whether a squad does not act although its Battlegroup does: another of it acts alone (`dc.card.shock-assault`).
    #[must_use]
    pub fn stands_by(&self, squad: SquadId) -> bool {
        self.alone.as_ref().is_some_and(|it| it.squad != squad)
    }

    /// The seats, in their order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone + use<> {
        Seat::first(self.sides.len() as u8)
    }

    /// Whether two seats are enemies (`dc.basic.friendly`).
    #[must_use]
    pub fn are_enemies(&self, one: Seat, other: Seat) -> bool {
        one != other
    }

    /// The unit itself, or the Transport that carries it on the outside: the end of the chain (`dc.transport.aboard`).
    #[must_use]
    pub fn outermost(&self, unit: UnitId) -> UnitId {
        let mut at = unit;
        // A chain of Transports cannot be longer than there are units.
        for _ in 0..self.units.len() {
            let Some(transport) = self.unit(at).place.transport() else { break };
            at = transport;
        }
        at
    }

    /// Where a unit is on the outside: its own place, that of the Transport that carries it, or that of the wreck it is in.
    #[must_use]
    pub fn resting_place(&self, unit: UnitId) -> Place {
        let outermost = self.outermost(unit);
        let wreck = self.wrecks.iter().find(|it| it.transport == outermost);
        wreck.map_or(self.unit(outermost).place, |it| it.place)
    }

    /// The Transports a unit is in, innermost first (`dc.transport.nested`).
    #[must_use]
    pub fn carriers(&self, unit: UnitId) -> SmallVec<[UnitId; 2]> {
        let mut carriers = SmallVec::new();
        let mut at = unit;
        while let Some(transport) = self.unit(at).place.transport() {
            if carriers.len() >= self.units.len() {
                break;
            }
            carriers.push(transport);
            at = transport;
        }
        carriers
    }

    /// A unit and all it carries, itself first, however deep.
    #[must_use]
    pub fn with_cargo(&self, unit: UnitId) -> SmallVec<[UnitId; 8]> {
        let mut all: SmallVec<[UnitId; 8]> = SmallVec::from_slice(&[unit]);
        let mut at = 0;
        while let Some(next) = all.get(at).copied() {
            let more: SmallVec<[UnitId; 8]> = self.cargo(next).filter(|it| !all.contains(it)).collect();
            all.extend(more);
            at += 1;
        }
        all
    }

    /// The units right inside a Transport.
    pub fn cargo(&self, transport: UnitId) -> impl Iterator<Item = UnitId> + '_ {
        self.all_units().filter(move |it| self.unit(*it).place == Place::Aboard(transport))
    }

    /// The bases in a feature.
    pub fn inside(&self, feature: FeatureId) -> impl Iterator<Item = UnitId> + Clone + '_ {
        self.all_units().filter(move |it| self.unit(*it).place.feature() == Some(feature))
    }

    /// The squads with a base in a feature, each once.
    #[must_use]
    pub fn squads_inside(&self, feature: FeatureId) -> SmallVec<[SquadId; 4]> {
        let mut squads: SmallVec<[SquadId; 4]> = self.inside(feature).map(|it| self.squad_of(it)).collect();
        squads.dedup();
        squads
    }

    /// Whether a base of an enemy of this seat is in a feature.
    #[must_use]
    pub fn has_enemies_inside(&self, feature: FeatureId, seat: Seat) -> bool {
        self.inside(feature).any(|it| self.are_enemies(self.seat(it), seat))
    }

    /// The feature a squad is in, if its units are in one.
    #[must_use]
    pub fn squad_feature(&self, squad: SquadId) -> Option<FeatureId> {
        self.living(squad).find_map(|it| self.unit(it).place.feature())
    }

    /// Damage Points left in a squad.
    #[must_use]
    pub fn squad_dp(&self, squad: SquadId) -> u16 {
        self.living(squad).map(|it| u16::from(self.unit(it).dp)).sum()
    }

    /// Whether a squad has this mark.
    #[must_use]
    pub fn squad_is(&self, squad: SquadId, mark: SquadMark) -> bool {
        self.squad(squad).marks.has(mark as u32)
    }

    /// Sets a mark of a squad, or takes it off. Only for folding.
    pub(crate) fn mark_squad(&mut self, squad: SquadId, mark: SquadMark, holds: bool) {
        self.squads[squad.index()].marks.set(mark as u32, holds);
    }

    /// Whether a unit has this mark.
    #[must_use]
    pub fn unit_is(&self, unit: UnitId, mark: UnitMark) -> bool {
        self.unit(unit).marks.has(mark as u32)
    }

    /// Sets a mark of a unit, or takes it off. Only for folding.
    pub(crate) fn mark_unit(&mut self, unit: UnitId, mark: UnitMark, holds: bool) {
        self.units[unit.index()].marks.set(mark as u32, holds);
    }

    /// The movement of a squad is over (`dc.action.two-categories`). Only for folding.
    pub(crate) fn end_movement(&mut self, squad: SquadId) {
        self.mark_squad(squad, SquadMark::Moving, false);
        self.mark_squad(squad, SquadMark::HasMoved, false);
        self.mark_squad(squad, SquadMark::MovementOver, true);
    }

    /// The ground as it is now.
    pub(crate) fn ground(&self) -> &GroundData {
        self.ground.get(&self.field, &self.features)
    }

    /// How far a unit has moved this turn, for Move and Fire: a change of mode without movement is left out.
    #[must_use]
    pub(crate) fn moved(&self, unit: UnitId) -> Inches {
        if self.unit_is(unit, UnitMark::OnlyChanged) { Inches::ZERO } else { self.unit(unit).moved }
    }

    /// What is declared of a unit's weapon.
    pub fn declared(&self, unit: UnitId, weapon: WeaponId) -> impl Iterator<Item = &Aim> + '_ {
        let aims = self.volley.as_ref().map(|it| it.aims.iter());
        aims.into_iter().flatten().filter(move |it| it.weapon == weapon && it.shooters.contains(&unit))
    }

    /// Where a unit stands or flies.
    #[must_use]
    pub fn point(&self, unit: UnitId) -> Option<Point> {
        self.unit(unit).place.point()
    }
}

impl Unit {
    /// Whether it is on the table, in a feature or a Transport there.
    #[must_use]
    pub const fn is_on_table(&self) -> bool {
        !matches!(self.place, Place::Gone | Place::Off(_))
    }
}
