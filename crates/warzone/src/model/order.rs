//! Orders: everything a player can say to the battle.

use battle::Seat;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Bearing, Inches, Point, reach::Level};

use crate::{Action, Corner, Edge, ModelId, Special, SquadAction, SquadId, Stand};

/// Every variant is a sentence one could say at the table. Who acts is whom the battle asks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Roll for the Initial Initiative: the battle begins.
    Begin,
    /// The Initiative is to be this player's.
    GiveInitiative {
        /// Whose.
        to: Seat,
    },
    /// We deploy along this edge.
    TakeEdge {
        /// Which.
        edge: Edge,
    },
    /// We deploy in this corner.
    TakeCorner {
        /// Which.
        corner: Corner,
    },
    /// This squad is set up there.
    Deploy {
        /// Which squad.
        squad: SquadId,
        /// Where each of its models stands, by id.
        stands: Vec<Stand>,
    },
    /// The squad comes down from above so, without those for whom there is no room.
    Alight {
        /// Which squad.
        squad: SquadId,
        /// Where each of the others stands: the Commander first, the rest by id.
        stands: Vec<Stand>,
        /// Who is lost.
        lost: Vec<ModelId>,
    },
    /// This squad is not set up now: it infiltrates, or there is no room for it.
    HoldBack {
        /// Which squad.
        squad: SquadId,
    },
    /// This squad is not set up now: it comes from above.
    FromAbove {
        /// Which squad.
        squad: SquadId,
    },
    /// The squad that waits above comes down here.
    Descend {
        /// The Deployment Point.
        at: Point,
    },
    /// This squad is activated.
    Activate {
        /// Which squad.
        squad: SquadId,
    },
    /// The squad declares a Squad Special Action.
    Declare {
        /// What.
        action: SquadAction,
        /// At whom.
        target: ModelId,
        /// Who takes part.
        models: Vec<ModelId>,
    },
    /// The squad declares no Squad Special Action.
    DeclareNothing,
    /// This model of the squad acts next.
    ActivateModel {
        /// Which model.
        model: ModelId,
    },
    /// Moves along a way; standing still and turning is a Move too.
    Move {
        /// The places the way bends at and ends in.
        by: Way,
        /// The way it faces in the end.
        facing: Bearing,
    },
    /// Runs along a way.
    Run {
        /// The places the way bends at and ends in.
        by: Way,
        /// The way it faces in the end.
        facing: Bearing,
    },
    /// Engages an enemy.
    Engage {
        /// Whom.
        target: ModelId,
        /// How far short of base contact it stops, if it wishes to.
        short: Inches,
        /// Which way round a base in the line, where both are as near to it; none for whichever is found first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Flank>,
    },
    /// Aims.
    Aim,
    /// Hides.
    Hide,
    /// Shoots.
    Shoot(Shots),
    /// Shoots faster and worse.
    RapidFire(Shots),
    /// Lays a flamer or shotgun template.
    Spray(Spray),
    /// Throws a grenade, or fires a launcher of grenades, at places.
    Throw(Throw),
    /// Turns two cards and lays a Wall of Fire between two places.
    WallOfFire {
        /// Which of the model's weapons.
        weapon: u8,
        /// Where its two tokens lie.
        tokens: [Spot; 2],
    },
    /// Fights with a close combat weapon, or with bare hands.
    CloseCombat {
        /// Which of the model's weapons; none for bare hands.
        weapon: Option<u8>,
    },
    /// Closes in on an enemy for nothing.
    CloseIn {
        /// On whom.
        target: ModelId,
        /// How far short of where it could go it stops, if it wishes to.
        #[serde(default)]
        short: Inches,
    },
    /// Strikes at an enemy with the next attack of a Close Combat Action.
    Strike {
        /// Whom.
        target: ModelId,
    },
    /// Keeps watch.
    Sentry,
    /// Picks up a supply token.
    PickUp {
        /// Which, by its place in the list.
        token: u8,
    },
    /// The token that was dropped lies here.
    PutDown {
        /// Where.
        at: Point,
    },
    /// Does nothing more.
    Pass,
    /// Turns a Resource Card.
    Burn {
        /// What for.
        on: Card,
    },
    /// A Sentry reacts: this model tests, to do this.
    React {
        /// Which model.
        model: ModelId,
        /// What it will do if it passes.
        reaction: Reaction,
    },
    /// Turns a Resource Card for a Sentry that may react: +1 RoF or RoA.
    BurnForSentry {
        /// Which model.
        model: ModelId,
        /// Of what, and for which Action.
        rate: Faster,
    },
    /// A Sentry that is shot at dives for cover along this way.
    Dive {
        /// The places the way bends at and ends in.
        by: Way,
        /// The way it faces in the end.
        facing: Bearing,
    },
    /// Does not react, does not burn a card, does not take the offer.
    Decline,
    /// Takes the offer: counter charges, heals.
    Accept,
    /// This model becomes the Acting Squad Commander.
    Name {
        /// Who.
        model: ModelId,
    },
    /// The hit falls on this location of the hull: 0 to 3 from the top of its table.
    Locate {
        /// Which.
        location: u8,
    },
    /// Loses Resource Cards, so many of them already turned.
    LoseCards {
        /// Turned ones.
        burned: u8,
    },
    /// Makes a Special Close Combat Action.
    Special {
        /// Which.
        what: Special,
        /// On whom it closes in for nothing first, if at all.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        closing: Option<ModelId>,
        /// How far short of where it could go it stops then, if it wishes to.
        #[serde(default, skip_serializing_if = "is_zero")]
        short: Inches,
    },
    /// The model thrown lands there.
    Land {
        /// Where, and which way it faces.
        to: Stand,
    },
    /// This model takes it: a Wound Effect passed on, a weapon to be saved.
    Take {
        /// Who.
        model: ModelId,
    },
    /// Leaps to a place (`wz.skill.leap`).
    Leap {
        /// Where to.
        to: Spot,
        /// The way it faces then.
        facing: Bearing,
    },
    /// Engages an enemy by a way of its own (`wz.skill.predator-senses`).
    EngageAlong {
        /// Whom.
        target: ModelId,
        /// The places the way bends at and ends in.
        by: Way,
    },
    /// Executes a friend (`wz.skill.execution.leader`).
    Execute {
        /// Whom.
        model: ModelId,
    },
    /// Of several reactions at one instant this one comes first.
    First {
        /// Its place in the list.
        which: u8,
    },
    /// Turns cards for an Active skill.
    UseSkill {
        /// The rule of the skill.
        skill: RuleId,
        /// For whom, where there is a choice; else for all it can be for.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        models: Vec<ModelId>,
    },
    /// Lays a token of a skill: smoke, a device, a trap.
    LayToken {
        /// The rule of the skill.
        skill: RuleId,
        /// Where.
        at: Spot,
    },
    /// Lays a squad's three sandbags side by side.
    LaySandbags {
        /// The middle one.
        at: Point,
        /// The way they lie.
        along: Bearing,
    },
    /// Attacks a token with Structure Points: shoots at it, or strikes it, with this weapon.
    Break {
        /// With which.
        weapon: u8,
        /// The number of the token.
        token: u8,
    },
    /// Turns a card to put a Neurolash token beside a model in reach.
    Recharge {
        /// Beside whom.
        target: ModelId,
    },
    /// Spies on a player, who must name the squad to be activated next.
    Spy {
        /// On whom.
        against: Seat,
    },
    /// This squad will be activated next.
    Announce {
        /// Which.
        squad: SquadId,
    },
    /// Casts a Booster or a Debuff.
    Cast {
        /// Which of the model's weapons the power is.
        power: u8,
        /// On whom.
        target: ModelId,
    },
    /// Engages an enemy, climbing down where it could jump.
    EngageClimbing {
        /// Whom.
        target: ModelId,
        /// How far short of base contact it stops, if it wishes to.
        short: Inches,
        /// Which way round a base in the line, where both are as near to it; none for whichever is found first.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Flank>,
    },
}

/// A way round something, as the traveller sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Flank {
    /// To the left of it.
    Left,
    /// To the right of it.
    Right,
}

fn is_zero(short: &Inches) -> bool {
    *short == Inches::ZERO
}

/// The places a way bends at, the last of them where it ends.
pub type Way = SmallVec<[Spot; 2]>;

/// A place on the table or on a floor.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spot {
    /// Where.
    pub at: Point,
    /// On what.
    #[serde(default, skip_serializing_if = "is_ground")]
    pub level: Level,
    /// Whether it is jumped down to where it could be climbed down to (`wz.jump.beyond`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub jumps: bool,
}

fn is_ground(level: &Level) -> bool {
    *level == Level::Ground
}

/// A Ranged Attack: which weapon, and at whom each die goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shots {
    /// Which of the model's weapons.
    pub weapon: u8,
    /// The target of each D20: first the Primary Target.
    pub at: SmallVec<[ModelId; 4]>,
    /// Whether targets behind more than three pieces of Cover are shot at by luck (`wz.shoot.lucky-shot`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lucky: bool,
}

/// A flamer or shotgun template laid from the firer's base (`wz.flamer.attack`, `wz.shotgun.attack`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spray {
    /// Which of the model's weapons.
    pub weapon: u8,
    /// The way the template points.
    pub along: Bearing,
}

/// Grenades: each die names a place (`wz.armoury.grenade.target-point`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    /// Which of the model's weapons.
    pub weapon: u8,
    /// The place each D20 is thrown at.
    pub at: SmallVec<[Spot; 2]>,
    /// Whether places behind more than three pieces of Cover are thrown at by luck.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lucky: bool,
}

/// What a Sentry does in the enemy's Activation (`wz.action.sentry`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Reaction {
    /// Moves.
    Move {
        /// The places the way bends at and ends in.
        by: Way,
        /// The way it faces in the end.
        facing: Bearing,
    },
    /// Leaps (`wz.skill.leap`).
    Leap {
        /// Where to.
        to: Spot,
        /// The way it faces then.
        facing: Bearing,
    },
    /// Shoots.
    Shoot(Shots),
    /// Lays a flamer or shotgun template.
    Spray(Spray),
    /// Throws a grenade.
    Throw(Throw),
    /// Fights.
    CloseCombat {
        /// Which of the model's weapons; none for bare hands.
        weapon: Option<u8>,
    },
}

/// What a Resource Card is turned for (`wz.card.turn-to-burn`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Card {
    /// A third Action Point.
    ActionPoint,
    /// +1 RoF or RoA.
    Rate(Faster),
}

/// What a card makes faster: one weapon, in one Shooting, Rapid Fire or Close Combat Action (`wz.card.burn-rof`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Faster {
    /// Which of the model's weapons; none for bare hands.
    pub weapon: Option<u8>,
    /// In which Action.
    pub action: Action,
}

impl Action {
    /// What it costs in Action Points.
    #[must_use]
    pub const fn cost(self) -> u8 {
        match self {
            Action::Run | Action::RapidFire | Action::Sentry => 2,
            Action::DiveForCover => 0,
            Action::Move
            | Action::Engage
            | Action::Aim
            | Action::Hide
            | Action::Shooting
            | Action::CloseCombat
            | Action::Execution
            | Action::PickUp
            | Action::Pass => 1,
        }
    }

    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Action::Move => rule!("wz.action.move"),
            Action::Engage => rule!("wz.action.engage"),
            Action::Aim => rule!("wz.action.aim"),
            Action::Hide => rule!("wz.action.hide"),
            Action::Shooting => rule!("wz.action.shooting"),
            Action::CloseCombat => rule!("wz.action.close-combat"),
            Action::Pass => rule!("wz.action.pass"),
            Action::Run => rule!("wz.action.run"),
            Action::RapidFire => rule!("wz.action.rapid-fire"),
            Action::Sentry => rule!("wz.action.sentry"),
            Action::DiveForCover => rule!("wz.action.dive-for-cover"),
            Action::Execution => rule!("wz.skill.execution.leader"),
            Action::PickUp => rule!("wz.priority.supply-run.carry"),
        }
    }
}

impl SquadAction {
    /// Its rule.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            SquadAction::FocusFire => rule!("wz.squad-action.focus-fire"),
            SquadAction::Swarm => rule!("wz.squad-action.swarm"),
            SquadAction::SuppressionFire => rule!("wz.squad-action.suppression-fire"),
            SquadAction::Sandbags => rule!("wz.bauhaus.doctrine.tech.sandbag-equipment"),
        }
    }
}

impl Spot {
    /// On the table top.
    #[must_use]
    pub const fn ground(at: Point) -> Spot {
        Spot::on(at, Level::Ground)
    }

    /// On a level.
    #[must_use]
    pub const fn on(at: Point, level: Level) -> Spot {
        Spot { at, level, jumps: false }
    }

    /// Jumped down to.
    #[must_use]
    pub const fn jumped(self) -> Spot {
        Spot { jumps: true, ..self }
    }
}
