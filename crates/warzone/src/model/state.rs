//! Where a battle stands.

use std::fmt;

use battle::{Breakdown, Seat, Steps};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Bearing, Body, Footprint, Inches, Point, Vec2};

use crate::{
    Deployment, Device, Faster, Field, Grant, Mission, Pierce, Profile, Search, Spot, Stand, Step,
    model::set::{Set, members},
};

/// A model, by its place in the list of all models.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct ModelId(pub u16);

/// A squad, by its place in the list of all squads.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SquadId(pub u8);

/// Where a battle stands, with all that is still to be resolved.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct State {
    /// What never changes.
    pub field: Field,
    /// The Game Turn, from 1; 0 before the battle begins.
    pub turn: u8,
    /// Who has the Initiative.
    pub initiative: Seat,
    /// The models, by id.
    pub models: Vec<Model>,
    /// The squads, by id.
    pub squads: Vec<Squad>,
    /// What lies before each player, by seat.
    pub sides: SmallVec<[Side; 2]>,
    /// The Squad Special Action that was declared and is still to be rolled.
    pub pledge: Option<Pledge>,
    /// The Suppression Fire that lasts through this Game Turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suppressions: Vec<Suppression>,
    /// What the battle is about.
    pub mission: Mission,
    /// The Objective markers (`wz.objective.markers.count`).
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub markers: SmallVec<[Point; 3]>,
    /// The supply tokens of a Supply Run.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub tokens: SmallVec<[Token; 3]>,
    /// The Mission Points of every player, once the battle is over or has come to the last tie-break.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub scored: Vec<Breakdown>,
    /// Whether the Warlords fight the last tie-break out (`wz.mission.tie.duel`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub duel: bool,
    /// The Walls of Fire of this Game Turn.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub walls: Vec<WallOfFire>,
    /// The tokens that squads have laid.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub devices: Vec<Device>,
    /// The skills models have for a time.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub grants: Vec<Grant>,
    /// The model whose Activation a Fumble has ended, until another is activated (`wz.dice.fumble`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fumbler: Option<ModelId>,
    /// What is to be resolved or answered, next one on top.
    pub steps: Steps<Step>,
    /// Whether the battle is over.
    pub over: bool,
}

/// One model.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Model {
    /// Where it stands; `None` before deployment and once it is removed.
    pub stand: Option<Stand>,
    /// Wounds left.
    pub wounds: u8,
    /// Structure Points lost, location by location (`wz.vehicle.sp.per-location`).
    #[serde(default, skip_serializing_if = "is_whole")]
    pub damage: [u8; 4],
    /// Action Points left in this Activation.
    pub points: u8,
    /// Action Points paid in this Activation before it was the model's turn to act: morale, a Squad Special Action.
    pub paid: u8,
    /// Inches travelled this Game Turn.
    pub travelled: Inches,
    /// States it is in.
    pub marks: Set<Mark>,
    /// Actions it has made this Game Turn.
    pub done: Set<Action>,
    /// What its first CC test of the Game Turn gains from an Engage Action.
    pub bonus: Option<EngageBonus>,
    /// The Walls of Fire that have scorched it on its present travel, a bit each.
    #[serde(default, skip_serializing_if = "is_none")]
    pub scorched: u32,
    /// What the card turned for its rate is for, if one was this Game Turn (`wz.card.burn-rof`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub faster: Option<Faster>,
    /// The fallen comrade whose weapon it saved, and whose profile it has since (`wz.skill.get-the-gun`).
    pub carries: Option<ModelId>,
}

fn is_whole(damage: &[u8; 4]) -> bool {
    *damage == [0; 4]
}

fn is_nobody(models: &u16) -> bool {
    *models == 0
}

fn is_none(walls: &u32) -> bool {
    *walls == 0
}

/// A Suppression Fire in effect (`wz.squad-action.suppression-fire`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Suppression {
    /// Who led it.
    pub by: ModelId,
    /// The lowest St among the weapons taking part.
    pub st: u8,
    /// What it does to a hull: the lowest AVV among them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull: Option<Pierce>,
    /// The models of the targeted squad that have not tested yet, each with what it has travelled since.
    pub exposed: Vec<(ModelId, Inches)>,
}

/// A Wall of Fire: a strip between two tokens (`wz.flamer.wall-of-fire`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct WallOfFire {
    /// Who laid it.
    pub by: ModelId,
    /// With which of its weapons.
    pub weapon: u8,
    /// Where its tokens lie.
    pub tokens: [Spot; 2],
}

/// What an Engage Action adds to the first CC test (`wz.action.engage-bonus`, `wz.cc.engage-from-height`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngageBonus {
    /// Whether it travelled far enough for the Engage Bonus of its base.
    pub run_up: bool,
    /// Inches it jumped down to Engage, rounded up.
    pub drop: u8,
}

members! {
    /// A state a model is in.
    Mark {
        /// It has been, or counts as having been, activated this Game Turn (`wz.def.activated`).
        Deactivated,
        /// It hides (`wz.action.hide`).
        Hidden,
        /// It keeps watch (`wz.action.sentry`).
        Sentry,
        /// It is stunned (`wz.def.stun`).
        Stunned,
        /// It rolled a 20: no AP and no cards this Game Turn (`wz.dice.fumble`).
        Fumbled,
        /// It took Aim this Activation (`wz.action.aim`).
        Aiming,
        /// Engaged and out of Coherency: CC halved (`wz.squad.out-of-coherency-engaged`).
        Astray,
        /// A card gave it a third AP this Game Turn (`wz.card.burn-action-point`).
        ThirdPoint,
        /// A card raised its rate of fire or attack this Game Turn (`wz.card.burn-rof`).
        Faster,
        /// That card is still to be used.
        FasterNow,
        /// It must Run back into Coherency before others may act (`wz.squad.out-of-coherency`).
        Straggler,
        /// It dived for cover from the shot at hand and can still be seen (`wz.action.dive-for-cover`).
        Dived,
        /// It dived out of sight from the shot at hand.
        DivedAway,
        /// It has fled in the flight under way.
        Fled,
        /// What makes it faster has served one movement Action of this Game Turn (`wz.move.dual-actions`).
        Hurried,
        /// Somebody holds it down: failed CC tests against it may be rerolled (`wz.special-cc.small.hold-him-down`).
        HeldDown,
        /// Its Contempt was worth a reroll in this Activation (`wz.skill.contempt`).
        Despised,
        /// It rerolled as a Duellist in this Activation (`wz.skill.duellist`).
        Duelled,
        /// It has killed hand to hand and was tested for it (`wz.skill.berserk.trigger`).
        Blooded,
        /// It is a Berserker (`wz.skill.berserk.effect`).
        Berserker,
        /// It failed to face somebody frightful: half its CC this Game Turn (`wz.skill.fear`).
        Afraid,
    }
}

members! {
    /// An Action, as far as a model may make it once a Game Turn.
    Action {
        /// Basic, 1 AP.
        Move,
        /// Basic, 1 AP.
        Engage,
        /// Basic, 1 AP.
        Aim,
        /// Basic, 1 AP.
        Hide,
        /// Basic, 1 AP.
        Shooting,
        /// Basic, 1 AP.
        CloseCombat,
        /// Basic, 1 AP.
        Pass,
        /// Advanced, 2 AP.
        Run,
        /// Advanced, 2 AP.
        RapidFire,
        /// Advanced, 2 AP.
        Sentry,
        /// A Sentry's reaction.
        DiveForCover,
        /// A leader's own, 1 AP (`wz.skill.execution.leader`).
        Execution,
        /// Taking up a supply token, 1 AP (`wz.priority.supply-run.carry`).
        PickUp,
    }
}

members! {
    /// A Morale test a squad may be forced to take once a Game Turn.
    ForcedTest {
        /// Half its models lost, or a brutal blow.
        Pinning,
        /// Three quarters of its models lost, or friendly fire.
        Break,
    }
}

/// One squad.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Squad {
    /// Whether it was activated this Game Turn.
    pub activated: bool,
    /// How steady it is.
    pub morale: Morale,
    /// Its Squad Commander or Acting Squad Commander; `None` while one must be named.
    pub commander: Option<ModelId>,
    /// Whether it has lost the Squad Commander it began with (`wz.squad.commander-lost`).
    pub commander_lost: bool,
    /// Models at the start of this Game Turn.
    pub strength: u16,
    /// Morale tests forced on it this Game Turn.
    pub tests: Set<ForcedTest>,
    /// Whether it declared a Squad Special Action this Game Turn.
    pub special: bool,
    /// Whether an execution will steady it in its next Activation (`wz.skill.execution.leader`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub cowed: bool,
    /// Models it had lost this Game Turn when one was executed: so many call for no Morale test.
    #[serde(default, skip_serializing_if = "is_nobody")]
    pub excused: u16,
    /// How it will come onto the table, if it is still to come.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub arrival: Option<Arrival>,
}

/// How a squad that is not set up with the others comes onto the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrival {
    /// There was no room for it: it enters over the own edge in the second Game Turn (`wz.deploy.battle-line-reserve`).
    Reserve,
    /// After everybody else, in cover (`wz.skill.infiltrate.timing`).
    Infiltrate,
    /// From above, in any Game Turn (`wz.skill.rapid-deployment.reserve`).
    RapidDeployment,
    /// Not at all: it was still above when the battle ended, and counts as removed for Body Count.
    Never,
}

/// A supply token (`wz.priority.supply-run.goal`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Token {
    /// It lies there.
    Lies(Point),
    /// A model has it.
    Carried(ModelId),
    /// A model has let it fall and its owner has still to say where it lies.
    Dropped {
        /// Who.
        by: ModelId,
        /// Where that model stood.
        at: Point,
    },
}

/// How steady a squad is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Morale {
    /// As it should be.
    #[default]
    Steady,
    /// Pinned (`wz.morale.pinned`).
    Pinned,
    /// Broken (`wz.morale.broken-limits`).
    Broken,
}

/// What lies before one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Side {
    /// Resource Cards that can be turned.
    pub ready: u8,
    /// Resource Cards already turned.
    pub burned: u8,
    /// How the force is set up.
    pub deploys: Deployment,
    /// The own edge, towards which Broken squads flee; `None` until it is chosen.
    pub edge: Option<Edge>,
    /// The own corner, with two edges to flee to, in Quarters (`wz.deploy.types`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corner: Option<Corner>,
    /// The squad activated last in the previous Game Turn (`wz.turn.last-not-first`).
    pub last: Option<SquadId>,
    /// The squad activated last in this one.
    pub latest: Option<SquadId>,
    /// Whether the player brings no more squads in from above this Game Turn.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub passed: bool,
    /// When the Warlord fell: before how many others (`wz.mission.tie.warlord`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub warlord_fell: Option<Fall>,
    /// Which marker the own Secondary Mission is about (`wz.objective.identify`).
    #[serde(default, skip_serializing_if = "Search::is_new")]
    pub search: Search,
}

/// When a Warlord fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fall {
    /// How many Warlords had fallen in earlier Actions.
    pub after: u8,
    /// Whether the Action in which it fell is still under way.
    pub now: bool,
}

/// An edge of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Edge {
    /// y = 0.
    North,
    /// x = width.
    East,
    /// y = depth.
    South,
    /// x = 0.
    West,
}

/// A corner of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Corner {
    /// x = 0, y = 0.
    NorthWest,
    /// x = width, y = 0.
    NorthEast,
    /// x = width, y = depth.
    SouthEast,
    /// x = 0, y = depth.
    SouthWest,
}

/// A Squad Special Action, declared and still to be rolled (`wz.squad-action.general`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pledge {
    /// Who.
    pub squad: SquadId,
    /// What.
    pub action: SquadAction,
    /// At whom.
    pub target: ModelId,
    /// Who takes part and has not dropped out.
    pub models: Vec<ModelId>,
}

/// What a squad does as one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum SquadAction {
    /// One strong shot.
    FocusFire,
    /// One strong blow.
    Swarm,
    /// Fire that makes moving dangerous.
    SuppressionFire,
    /// Sandbags are filled (`wz.bauhaus.doctrine.tech.sandbag-equipment`).
    Sandbags,
}

impl ModelId {
    /// Position in a list with one entry a model.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl SquadId {
    /// Position in a list with one entry a squad.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl State {
    /// A model.
    #[must_use]
    pub fn model(&self, id: ModelId) -> &Model {
        &self.models[id.index()]
    }

    /// A squad.
    #[must_use]
    pub fn squad(&self, id: SquadId) -> &Squad {
        &self.squads[id.index()]
    }

    /// What lies before a player.
    #[must_use]
    pub fn side(&self, seat: Seat) -> &Side {
        &self.sides[seat.index()]
    }

    /// The profile of a model: its own, or that of a comrade whose weapon it saved.
    #[must_use]
    pub fn profile(&self, model: ModelId) -> &Profile {
        self.field.profile(self.model(model).carries.unwrap_or(model))
    }

    /// The squad of a model, as it stands.
    #[must_use]
    pub fn squad_of(&self, model: ModelId) -> &Squad {
        self.squad(self.field.squad(model))
    }

    /// How steady a model is: as steady as its squad.
    #[must_use]
    pub fn morale(&self, model: ModelId) -> Morale {
        self.squad_of(model).morale
    }

    /// Whether there is such a model on the table.
    #[must_use]
    pub fn is_standing(&self, model: ModelId) -> bool {
        self.models.get(model.index()).is_some_and(|it| it.stand.is_some())
    }

    /// The models on the table.
    pub fn standing(&self) -> impl Iterator<Item = ModelId> + '_ {
        (0..self.models.len() as u16).map(ModelId).filter(|it| self.model(*it).stand.is_some())
    }

    /// The models of a squad on the table.
    pub fn members(&self, squad: SquadId) -> impl DoubleEndedIterator<Item = ModelId> + '_ {
        self.field.members(squad).filter(|it| self.model(*it).stand.is_some())
    }

    /// Whether two models are on different sides.
    #[must_use]
    pub fn are_enemies(&self, one: ModelId, other: ModelId) -> bool {
        self.field.models[one.index()].team != self.field.models[other.index()].team
    }

    /// The enemies of a model on the table.
    pub fn enemies(&self, of: ModelId) -> impl Iterator<Item = ModelId> + '_ {
        self.standing().filter(move |it| self.are_enemies(of, *it))
    }

    /// The middle of a model's base; the corner of the table for one that is not on it.
    #[must_use]
    pub fn centre(&self, model: ModelId) -> Vec2 {
        self.model(model).stand.unwrap_or_default().at.to_vec()
    }

    /// The way a model faces.
    #[must_use]
    pub fn facing(&self, model: ModelId) -> Bearing {
        self.model(model).stand.unwrap_or_default().facing
    }

    /// The level under a model's feet.
    #[must_use]
    pub fn foot(&self, model: ModelId) -> Inches {
        self.field.height(self.model(model).stand.unwrap_or_default().level)
    }

    /// A model as space knows it, if it is on the table.
    #[must_use]
    pub fn body(&self, model: ModelId) -> Option<Body> {
        let stand = self.model(model).stand?;
        Some(self.body_at(model, &stand))
    }

    /// A model as it would be if it stood there.
    #[must_use]
    pub fn body_at(&self, model: ModelId, stand: &Stand) -> Body {
        let profile = self.profile(model);
        let footprint = Footprint::Disc { radius: profile.radius };
        Body::new(footprint, stand.at, stand.facing, self.field.height(stand.level), profile.height)
    }

    /// The Resource Cards a player can still turn.
    #[must_use]
    pub fn cards(&self, seat: Seat) -> u8 {
        self.side(seat).ready
    }
}

impl Stand {
    /// On the table top.
    #[must_use]
    pub fn ground(at: Point, facing: Bearing) -> Stand {
        Stand { at, facing, ..Stand::default() }
    }
}

impl fmt::Debug for ModelId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "model {}", self.0)
    }
}

impl fmt::Debug for SquadId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "squad {}", self.0)
    }
}

impl State {
    /// Whether a model is a Berserker (`wz.skill.berserk.effect`).
    #[must_use]
    pub fn is_berserker(&self, model: ModelId) -> bool {
        self.model(model).marks.has(Mark::Berserker)
    }

    /// Whether a model carries a supply token (`wz.priority.supply-run.carry`).
    #[must_use]
    pub fn carries_token(&self, model: ModelId) -> bool {
        self.tokens.contains(&Token::Carried(model))
    }
}

impl Model {
    /// As it is before the first order.
    pub(crate) fn fresh(profile: &Profile) -> Model {
        Model { wounds: profile.w, ..Model::default() }
    }
}

impl Squad {
    /// As it is before the first order.
    pub(crate) fn fresh(field: &Field, squad: SquadId) -> Squad {
        let commander = field.members(squad).find(|it| field.models[it.index()].commander);
        Squad {
            activated: false,
            morale: Morale::Steady,
            commander,
            commander_lost: false,
            strength: field.squads[squad.index()].size,
            tests: Set::NONE,
            special: false,
            cowed: false,
            excused: 0,
            arrival: None,
        }
    }
}

impl Side {
    /// As it is before the first order.
    pub(crate) fn fresh(field: &Field, seat: Seat) -> Side {
        let cards = field.squads.iter().filter(|it| it.seat == seat).filter_map(|it| it.cards);
        Side {
            ready: cards.map(|it| it.1).sum(),
            burned: 0,
            deploys: Deployment::BattleLine,
            edge: None,
            corner: None,
            last: None,
            latest: None,
            passed: false,
            warlord_fell: None,
            search: Search::default(),
        }
    }
}
