//! What is left to resolve. A battle's state holds a stack of these; the next one is on top.
//!
//! Some steps ask a player something; the rest resolve by themselves. Who resolves which is `flow`.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Bearing, Inches, PieceId, Point};

use crate::{
    Action, Aimed, Asked, Blow, DamageType, Drop, ModelId, Pledge, Rush, Shots, Spot, Spray, SquadId, Swing, Test,
    Throw, Way,
};

/// Something left to resolve or to answer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Asks for the roll that begins the battle.
    Begin,
    /// Asks the winner of an Initiative roll who is to have it.
    GiveInitiative(Seat),
    /// Asks for a deployment edge.
    TakeEdge(Seat),
    /// The deployment is settled as the mission says.
    Settle,
    /// Whoever has no ground to deploy on is asked for it.
    Ground,
    /// Asks for a deployment corner.
    TakeCorner(Seat),
    /// The Objective markers are placed.
    Markers,
    /// Asks for a squad to be set up.
    Deploy(Seat),
    /// Asks where a squad in reserve comes onto the table.
    Enter(SquadId),
    /// Asks for a squad to infiltrate.
    Infiltrate(Seat),
    /// Asks for the Deployment Point of a squad that comes down from above.
    Descend(SquadId),
    /// Asks how a squad that comes down is placed around its point.
    Alight {
        /// Which squad.
        squad: SquadId,
        /// Where, and how it went.
        drop: Drop,
    },
    /// A model that came down in terrain tests Con.
    RoughLanding(ModelId),
    /// The first Game Turn begins, or the next one with its Control Phase.
    BeginTurn,
    /// Rolls for the Turn Initiative.
    TurnInitiative,
    /// Asks for the squad to activate.
    ChooseSquad(Seat),
    /// A Pinned squad tries to recover, a Broken one to regroup; the second time if `again`.
    Rally {
        /// Which squad.
        squad: SquadId,
        /// Whether it failed once.
        again: bool,
    },
    /// Asks whether the squad declares a Squad Special Action.
    Declare(SquadId),
    /// Finds the models out of Coherency.
    Coherency(SquadId),
    /// Asks for the model to activate next.
    ChooseModel(SquadId),
    /// Asks a model that must Run back into Coherency how.
    Return(ModelId),
    /// Asks a model that is held beyond its own reach on whom it closes in, and how far.
    MustClose(ModelId),
    /// Asks a model for an Action, while it has points to spend.
    Act(ModelId),
    /// An Action of this model is complete with all it caused.
    EndAction(ModelId),
    /// Asks a player whether a Sentry interrupts this model.
    SentryWindow {
        /// Whom.
        seat: Seat,
        /// The model that would be interrupted.
        against: ModelId,
    },
    /// Asks where a supply token lies that was dropped.
    PutDown {
        /// Which.
        token: u8,
        /// Who dropped it.
        by: ModelId,
        /// Where that model stood.
        at: Point,
    },
    /// Rolls for who acts first in the Duel.
    DuelInitiative,
    /// It is the turn of this player's Warlord in the Duel.
    Duel(Seat),
    /// The base goes straight on to a place.
    Walk(Walk),
    /// The mover must pass a St test to get away from an enemy (`wz.cc.grab`, `wz.cc.seize`).
    Hold {
        /// Who moves.
        model: ModelId,
        /// Who holds it.
        by: ModelId,
    },
    /// An enemy slashes at a mover (`wz.cc.free-slash`).
    FreeSlash {
        /// Who moves.
        model: ModelId,
        /// Who slashes.
        by: ModelId,
    },
    /// Asks an enemy passed by an engager whether to stop it.
    CounterCharge {
        /// Who engages.
        model: ModelId,
        /// Who may stop it.
        by: ModelId,
        /// How the engager has come.
        travelled: RunUp,
    },
    /// The engager stands in a CCWR.
    Engaged {
        /// Who engages.
        model: ModelId,
        /// Whom.
        target: ModelId,
        /// How it has come.
        travelled: RunUp,
    },
    /// The model tests LD for Target Sense; failing drops the Action that waits below (`wz.def.target-sense-test`).
    TargetSense {
        /// Who.
        model: ModelId,
        /// For which Action.
        action: Action,
    },
    /// Asks a Sentry that is shot at whether to dive for cover.
    Dive {
        /// Who is shot at.
        model: ModelId,
        /// By whom.
        shooter: ModelId,
    },
    /// A Sentry that said so dives for cover.
    DiveTo {
        /// Who is shot at.
        model: ModelId,
        /// By whom.
        shooter: ModelId,
        /// The way it takes.
        by: Way,
        /// The way it faces then.
        facing: Bearing,
    },
    /// The dice of a Ranged Attack are rolled.
    Fire(Fire),
    /// A flamer or shotgun template is laid.
    Spray {
        /// By whom.
        model: ModelId,
        /// With what, which way.
        spray: Spray,
        /// The dice that stand, where failed ones may be rolled again.
        #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
        rolled: SmallVec<[u8; 2]>,
    },
    /// Grenades are thrown.
    Throw {
        /// By whom.
        model: ModelId,
        /// With what, where to.
        throw: Throw,
        /// The dice that stand, where failed ones may be rolled again.
        #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
        rolled: SmallVec<[u8; 2]>,
    },
    /// Asks for the target of the next attack of a Close Combat Action.
    Strike(Melee),
    /// A Wound Effect is resolved.
    Wound(Wound),
    /// Asks whether a card heals a Wound Effect whose Armour test failed.
    Heal(Wound),
    /// Asks for an Acting Squad Commander.
    NameCommander(SquadId),
    /// Asks which Resource Cards are lost.
    LoseCards {
        /// Whose.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// Looks for squads that lost enough models to be tested.
    Losses,
    /// A squad lost enough to be tested: the Break test first, then the Pinning test.
    Shaken(SquadId),
    /// A Pinning test.
    PinningTest {
        /// Which squad.
        squad: SquadId,
        /// What is added to its LD, by which rule.
        modifier: Option<(RuleId, i8)>,
    },
    /// A Break test.
    BreakTest(SquadId),
    /// A Broken squad flees.
    Flee(SquadId),
    /// The Squad Special Action is rolled.
    Pledge,
    /// A model under Suppression Fire that has travelled too far takes its Con test.
    UnderFire(ModelId),
    /// Asks for the location of a hull that an aimed hit falls on (`wz.action.aim-vehicle`).
    Locate(Wound),
    /// Asks for the next test of a Swing.
    Swing(Swing),
    /// Asks whether a failed CC test is rolled again (`wz.dice.reroll`).
    Reroll {
        /// The blow that failed.
        blow: Box<Blow>,
        /// Whether it was a 20.
        fumbled: bool,
    },
    /// Asks whether a failed test of another kind is rolled again (`wz.dice.reroll`).
    RollAgain(Box<Again>),
    /// A comrade has rolled for a fallen gunner's weapon.
    SaveGun {
        /// Who.
        model: ModelId,
        /// Whose weapon.
        fallen: ModelId,
    },
    /// A brutal blow is resolved: if it killed, the victim's squad takes a Pinning test.
    Shock {
        /// Who was struck.
        victim: ModelId,
        /// By which rule.
        rule: RuleId,
    },
    /// Asks where a thrown model lands.
    Land {
        /// Who is thrown.
        model: ModelId,
        /// By whom.
        by: ModelId,
        /// How far at most.
        most: Inches,
    },
    /// A charge goes on.
    Rush(Rush),
    /// A charger runs somebody down.
    Trample {
        /// The charge.
        rush: Rush,
        /// Whom.
        victim: ModelId,
    },
    /// Asks whether a Guarded or Shielded model passes a Wound Effect on.
    PassOn(Wound),
    /// Asks who tries to save a fallen comrade's weapon.
    GetTheGun {
        /// Who fell.
        fallen: ModelId,
        /// Who was near.
        near: Vec<ModelId>,
    },
    /// A model that killed hand to hand for the first time tests LD.
    Berserk(ModelId),
    /// Asks whether a Commander executes one of his own.
    Execution(SquadId),
    /// A shooter must make a stalker out before it can shoot.
    Stalk(Fire),
    /// Asks for other targets in place of a stalker.
    Retarget(Fire),
    /// Asks for another target of a Focus Fire in place of a stalker.
    Refocus {
        /// The Focus Fire.
        pledge: Pledge,
        /// Whose test it is.
        lead: ModelId,
    },
    /// Asks for the order of reactions at one instant.
    Together(Vec<Step>),
    /// An enemy that said so tries to stop an engager.
    StopEngager {
        /// Who engages.
        model: ModelId,
        /// Who tries to stop it.
        by: ModelId,
        /// How far the engager has come.
        travelled: RunUp,
    },
    /// A model at the edge of a gap tests Con before it jumps.
    GapTest {
        /// Who.
        model: ModelId,
        /// Where it ends if it fails.
        bottom: Spot,
        /// How deep that is.
        height: Inches,
        /// Whether it is on its way to Engage.
        engaging: bool,
    },
    /// A model that climbed by a Run or an Engage tests Con.
    ClimbTest {
        /// Who.
        model: ModelId,
        /// The climbs of its way.
        climbs: Vec<Climbed>,
        /// Whether it climbed to Engage.
        engaging: bool,
    },
    /// A model takes the hit of a fall.
    Fall {
        /// Who.
        model: ModelId,
        /// Where it lies then; none where it has jumped.
        to: Option<Spot>,
        /// How deep it fell, as far as that hurts.
        height: Inches,
        /// Only if it has travelled so far this Game Turn: a way that was stopped before the jump does not hurt.
        after: Inches,
    },
    /// A Booster or Debuff is cast.
    Cast(Casting),
    /// A model that was activated, or has Engaged, tests against whom it stands beside.
    Dread {
        /// Who.
        model: ModelId,
        /// Whether it was just activated, or has just Engaged.
        activated: bool,
    },
    /// A model about to fire overcharged weapons rolls whether they hold.
    Overcharge(ModelId),
    /// An overcharged model picks the next weapon of its Shooting Action.
    Salvo(ModelId),
    /// A model at an Objective marker looks whether it is the one its force is after.
    Identify(ModelId),
    /// The armies stand: Booby Traps are laid, squad by squad.
    Traps,
    /// Asks for the place of a squad's Booby Trap.
    LayTrap(SquadId),
    /// An Engage has gone through these: each loses a Structure Point.
    Wreck {
        /// Who came through.
        model: ModelId,
        /// What it came through.
        pieces: Vec<PieceId>,
    },
    /// Asks where a squad's sandbags lie.
    LaySandbags(SquadId),
    /// Asks whether a Distortion Device is taken away.
    TakeAway {
        /// Who laid it.
        by: ModelId,
    },
    /// Asks a player who is spied on for the squad to be activated next.
    Announce(Seat),
}

/// How an engager has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct RunUp {
    /// How far it has travelled in this Engage.
    pub length: Inches,
    /// How deep it has jumped down on the way.
    pub drop: Inches,
    /// Whether it came unseen or not straight, and has no Engage Bonus (`wz.skill.predator-senses`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub prowled: bool,
}

/// A climb on a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Climbed {
    /// How high.
    pub height: Inches,
    /// Its foot.
    pub foot: Spot,
    /// What the model has travelled this Game Turn when it is made.
    pub after: Inches,
}

/// A straight stretch of a way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Walk {
    /// Who.
    pub model: ModelId,
    /// Where to.
    pub to: Spot,
    /// The way it faces then.
    pub facing: Bearing,
    /// How far that is.
    pub length: Inches,
    /// What kind of travel it is part of.
    pub travel: Travel,
}

/// A kind of travel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Travel {
    /// By an Action of its own.
    Own(Action),
    /// Broken, off towards the edge.
    Flight,
    /// Free Closing.
    Closing,
    /// A Charge or Thunderous Charge.
    Charge,
    /// Put down somewhere by a leap of its own.
    Leap,
}

/// A Ranged Attack whose targets are named.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fire {
    /// Who shoots.
    pub shooter: ModelId,
    /// With what at whom.
    pub shots: Shots,
    /// Shooting or Rapid Fire.
    pub action: Action,
    /// The dice that stand, where failed ones may be rolled again; one for each target still there.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub rolled: SmallVec<[u8; 2]>,
}

/// A Close Combat Action under way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Melee {
    /// Who fights.
    pub model: ModelId,
    /// With which of its weapons; none for bare hands.
    pub weapon: Option<u8>,
    /// Attacks left.
    pub left: u8,
    /// The Primary Target, once it is chosen.
    pub primary: Option<ModelId>,
    /// Secondary Targets already attacked.
    pub struck: SmallVec<[ModelId; 4]>,
    /// Whether the optional Free Closing is still to be had.
    pub may_close: bool,
    /// Tests passed that each brought another attack.
    #[serde(default)]
    pub won: u8,
}

/// A Wound Effect on its way (`wz.def.wound-effect`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wound {
    /// On whom.
    pub victim: ModelId,
    /// By whom; none for a fall.
    pub by: Option<ModelId>,
    /// Its St.
    pub st: u8,
    /// Its type.
    pub damage: DamageType,
    /// Wounds a failed Armour test costs.
    pub critical: u8,
    /// With which of its weapons, where there is one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<u8>,
    /// How it came about.
    pub cause: Cause,
    /// What becomes of the Armour test.
    pub armour: ArmourTest,
    /// Whether it may be healed.
    pub heals: bool,
    /// What it does to a model with Structure Points; none where only a St is given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hull: Option<Pierce>,
}

/// What a hit does to a hull.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pierce {
    /// Its Anti Vehicle Value.
    pub avv: u8,
    /// The X of Critical Damage (X), where the weapon has it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub critical: Option<u8>,
    /// Whether it was aimed: the attacker may name the location.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub aimed: bool,
}

/// How a Wound Effect came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    /// A Ranged Attack.
    Ranged,
    /// A Ranged Attack at a friend (`wz.shoot.friendly-target`).
    Friendly,
    /// A Ranged Attack that hit a friend in close combat.
    Stray,
    /// A grenade thrown at a place.
    Grenade,
    /// A flamer template.
    Flame,
    /// A Wall of Fire (`wz.flamer.wall-of-fire`).
    WallOfFire,
    /// The burst of a Chthonic Transfuser's victim (`wz.armoury.weapon.chthonic-transfuser`).
    Ichor,
    /// A Close Combat Attack.
    Close,
    /// Anything else.
    Other,
}

/// What becomes of an Armour test.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum ArmourTest {
    /// Taken.
    Taken,
    /// Taken with the Armour Value halved.
    Halved,
    /// Not allowed: it counts as failed (`wz.armour.denied`).
    Denied,
}

/// A power on its way.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Casting {
    /// Who casts it.
    pub caster: ModelId,
    /// Which of its weapons the power is.
    pub power: u8,
    /// On whom.
    pub target: ModelId,
}

/// A failed test that may be rolled again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Again {
    /// The rule that offers it.
    pub rule: RuleId,
    /// Who tested.
    pub model: ModelId,
    /// With what and at whom, where it was an attack.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub aimed: Option<Aimed>,
    /// What for.
    pub test: Test,
    /// What was needed.
    pub need: Breakdown,
    /// What the die showed.
    pub die: u8,
    /// What goes on with the die that stands.
    pub then: Step,
}

impl Step {
    /// Whose answer it waits for; `None` for a step that resolves by itself.
    #[must_use]
    pub fn asks(&self, seat_of: impl Fn(ModelId) -> Seat, seat_of_squad: impl Fn(SquadId) -> Seat) -> Option<Seat> {
        Some(match self.facts().asks? {
            Asked::Seat(seat) => seat,
            Asked::Squad(squad) => seat_of_squad(squad),
            Asked::Model(model) => seat_of(model),
        })
    }

    /// The rule behind it.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.facts().rule
    }

    /// Whether it is part of this model's travel, and falls away when the travel stops.
    pub(crate) fn is_travel_of(&self, mover: ModelId) -> bool {
        match self {
            Step::Walk(walk) => walk.model == mover,
            Step::Hold { model, .. }
            | Step::FreeSlash { model, .. }
            | Step::CounterCharge { model, .. }
            | Step::StopEngager { model, .. }
            | Step::Engaged { model, .. }
            | Step::Wreck { model, .. }
            | Step::GapTest { model, .. } => *model == mover,
            Step::Rush(rush) | Step::Trample { rush, .. } => rush.model == mover,
            Step::Together(reactions) => reactions.iter().all(|it| it.is_travel_of(mover)),
            _ => false,
        }
    }

    /// Whether it is a Wound Effect on a model that is still to be resolved.
    pub(crate) fn is_wound_of(&self, model: ModelId) -> bool {
        match self {
            Step::Wound(wound) | Step::Heal(wound) | Step::PassOn(wound) | Step::Locate(wound) => wound.victim == model,
            _ => false,
        }
    }

    /// Whether it is what a climb or a jump brings once this model has come to the end of its way.
    pub(crate) fn follows_way_of(&self, mover: ModelId) -> bool {
        matches!(self, Step::ClimbTest { model, .. } | Step::Fall { model, .. } if *model == mover)
    }

    /// Whether it is what a jump or a climb still ahead of a model would have done to it, or whom it would have faced.
    pub(crate) fn is_ahead_of(&self, mover: ModelId, travelled: Inches) -> bool {
        match self {
            Step::Dread { model, activated: false } => *model == mover,
            Step::Fall { model, after, .. } => *model == mover && *after > travelled,
            Step::ClimbTest { model, climbs, .. } => *model == mover && climbs.iter().all(|it| it.after > travelled),
            _ => false,
        }
    }

    /// Whether it is pointless once this model is gone.
    pub(crate) fn needs(&self, gone: ModelId) -> bool {
        match self {
            Step::Act(model)
            | Step::Return(model)
            | Step::MustClose(model)
            | Step::Berserk(model)
            | Step::Dread { model, .. }
            | Step::Overcharge(model)
            | Step::Salvo(model)
            | Step::Identify(model) => *model == gone,
            Step::Cast(casting) => casting.caster == gone || casting.target == gone,
            Step::Hold { by, .. } | Step::FreeSlash { by, .. } | Step::CounterCharge { by, .. } => {
                *by == gone || self.is_travel_of(gone)
            }
            Step::TargetSense { model, .. } | Step::Dive { model, .. } | Step::DiveTo { model, .. } => *model == gone,
            Step::Fire(fire) | Step::Stalk(fire) | Step::Retarget(fire) => fire.shooter == gone,
            Step::Spray { model, .. } | Step::Throw { model, .. } => *model == gone,
            Step::Strike(melee) => melee.model == gone,
            Step::UnderFire(model) => *model == gone,
            Step::ClimbTest { model, .. } | Step::Fall { model, .. } => *model == gone,
            Step::RoughLanding(model) => *model == gone,
            Step::Swing(swing) => swing.model == gone,
            Step::Reroll { blow, .. } => blow.by == gone || blow.target == gone,
            Step::RollAgain(again) => again.model == gone,
            Step::SaveGun { model, .. } => *model == gone,
            Step::Land { model, by, .. } => *model == gone || *by == gone,
            _ => self.is_travel_of(gone) || self.is_wound_of(gone),
        }
    }
}

impl Travel {
    /// The rule behind it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Travel::Own(action) => action.rule(),
            Travel::Flight => rule!("wz.morale.broken-flight"),
            Travel::Closing => rule!("wz.cc.free-closing"),
            Travel::Charge => rule!("wz.special-cc.medium.charge"),
            Travel::Leap => rule!("wz.skill.leap"),
        }
    }

    /// Whether it counts against the most a model may travel in a Game Turn (`wz.stat.m-maximum`).
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Travel::Own(_) | Travel::Charge | Travel::Leap)
    }
}
