//! What happened.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Inches, PieceId, Point};

use crate::{
    Action, Arrival, Card, Casting, Corner, Deployment, Device, Edge, EngageBonus, ForcedTest, Mark, Mishap, Mission,
    ModelId, Morale, Pledge, Skill, Special, Spot, SquadId, Stand, Step, Suppression, TemplateSize, Until, Walk,
    WallOfFire, Wound,
};

/// What happened. A battle is its setup and these, in order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// More is to be resolved, the first of these next.
    Then(Vec<Step>),
    /// What was on top is resolved.
    Done,
    /// Initiative was rolled; nobody wins while the highest tie.
    InitiativeRolled {
        /// Each player's D20.
        rolls: SmallVec<[(Seat, u8); 2]>,
        /// Who won.
        winner: Option<Seat>,
    },
    /// This player has the Initiative.
    InitiativeTaken {
        /// Who.
        seat: Seat,
    },
    /// A deployment edge was chosen.
    EdgeTaken {
        /// Who.
        seat: Seat,
        /// Which.
        edge: Edge,
    },
    /// A deployment corner was chosen.
    CornerTaken {
        /// Who.
        seat: Seat,
        /// Which.
        corner: Corner,
    },
    /// What the battle is about and how the forces are set up is settled.
    Settled {
        /// What it is about.
        mission: Mission,
        /// How each force is set up, by seat.
        deployments: SmallVec<[Deployment; 2]>,
        /// The D20 that decided between Quarters and Battle Line, where one did.
        die: Option<u8>,
    },
    /// The Objective markers lie on the table.
    MarkersPlaced {
        /// Where.
        at: SmallVec<[Point; 3]>,
    },
    /// A squad is not set up with the others.
    HeldBack {
        /// Which.
        squad: SquadId,
        /// How it will come.
        arrival: Arrival,
    },
    /// A squad is lost as casualties before it came onto the table.
    SquadLost {
        /// Which.
        squad: SquadId,
    },
    /// A Deployment Point scattered where nobody can land.
    MishapRolled {
        /// Whose.
        squad: SquadId,
        /// The D20.
        die: u8,
        /// What it means.
        mishap: Mishap,
    },
    /// A squad came down from above.
    Alighted {
        /// Which.
        squad: SquadId,
        /// Whether that cost no Action Point.
        free: bool,
        /// Who stands where.
        placed: Vec<(ModelId, Stand)>,
    },
    /// A player brings no more squads in from above this Game Turn.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// A model picked up a supply token.
    PickedUp {
        /// Who.
        model: ModelId,
        /// Which.
        token: u8,
    },
    /// A model looked at a marker, the first of its force to do so (`wz.objective.identify`).
    Searched {
        /// Who.
        model: ModelId,
        /// Which.
        marker: u8,
        /// Whether it is the right one.
        found: bool,
    },
    /// A dropped supply token lies somewhere.
    PutDown {
        /// Which.
        token: u8,
        /// Where.
        at: Point,
    },
    /// A squad was set up.
    Deployed {
        /// Which.
        squad: SquadId,
        /// Where its models stand.
        stands: Vec<Stand>,
    },
    /// A Game Turn began; from the second on, everything of the last one was cleared and all cards turned back.
    TurnBegan {
        /// Which.
        turn: u8,
    },
    /// A squad was activated.
    SquadActivated {
        /// Which.
        squad: SquadId,
    },
    /// A squad's Activation is over.
    SquadDone {
        /// Which.
        squad: SquadId,
    },
    /// Every model of a squad paid for trying to recover or regroup.
    RallyPaid {
        /// Which squad.
        squad: SquadId,
        /// Which of its models paid.
        by: Vec<ModelId>,
    },
    /// A Squad Special Action was declared and paid.
    Declared {
        /// What, at whom, by whom.
        pledge: Pledge,
        /// Who paid an Action Point.
        by: Vec<ModelId>,
    },
    /// Models dropped out of the Squad Special Action.
    DroppedOut {
        /// Who.
        models: Vec<ModelId>,
    },
    /// The Squad Special Action is rolled or lost.
    PledgeOver {
        /// Whether too few were left, or the target.
        lost: bool,
    },
    /// A model is out of Coherency: it must Run back, or fights at half CC where it is Engaged.
    Strayed {
        /// Who.
        model: ModelId,
        /// Whether it is Engaged.
        engaged: bool,
    },
    /// A model was activated.
    ModelActivated {
        /// Which.
        model: ModelId,
        /// Its Action Points.
        points: Breakdown,
    },
    /// A model's Activation is over.
    ModelDone {
        /// Which.
        model: ModelId,
    },
    /// A model spent its points on an Action.
    Acted {
        /// Who.
        model: ModelId,
        /// On what.
        action: Action,
    },
    /// A model's remaining points are lost.
    PointsLost {
        /// Whose.
        model: ModelId,
    },
    /// An Action came to nothing and may be tried again.
    ActionSpoiled {
        /// Who.
        model: ModelId,
        /// What.
        action: Action,
    },
    /// A model entered a state.
    Marked {
        /// Who.
        model: ModelId,
        /// Which.
        mark: Mark,
    },
    /// A model left a state.
    Unmarked {
        /// Who.
        model: ModelId,
        /// Which.
        mark: Mark,
    },
    /// A Resource Card was turned.
    Burned {
        /// Whose.
        seat: Seat,
        /// For whom.
        model: ModelId,
        /// What for; none for a Heal roll.
        on: Option<Card>,
    },
    /// Resource Cards were lost for good.
    CardsLost {
        /// Whose.
        seat: Seat,
        /// Cards that could still be turned.
        ready: u8,
        /// Cards already turned.
        burned: u8,
    },
    /// A test was rolled.
    Tested {
        /// Who.
        model: ModelId,
        /// What for.
        test: Test,
        /// The number to roll at or under.
        need: Breakdown,
        /// The D20.
        die: u8,
        /// What it is made with and at whom, where it is the test of an attack.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        aimed: Option<Aimed>,
    },
    /// A Squad took a Morale test.
    MoraleTested {
        /// Who.
        squad: SquadId,
        /// What for.
        test: Test,
        /// The number to roll at or under.
        need: Breakdown,
        /// The D20.
        die: u8,
    },
    /// A model went some way.
    Walked(Walk),
    /// A model's travel stopped where it is.
    Stopped {
        /// Who.
        model: ModelId,
    },
    /// A model turned on the spot at another's doing.
    Turned {
        /// Who.
        model: ModelId,
        /// Which way.
        facing: table::Bearing,
    },
    /// An Engage Action is complete.
    Engaged {
        /// Who.
        model: ModelId,
        /// With whom.
        target: ModelId,
        /// What it gains for its first CC test.
        bonus: Option<EngageBonus>,
    },
    /// A Wound Effect fell on a model.
    Struck {
        /// What.
        wound: Wound,
        /// Its St and why.
        st: Breakdown,
        /// The Wounds a failed Armour test costs, and why.
        critical: Breakdown,
    },
    /// A template scattered (`wz.template.scatter`).
    Scattered {
        /// The rule of this scatter.
        rule: RuleId,
        /// From where.
        from: Spot,
        /// To where.
        to: Spot,
        /// The D20 for the direction and the one for the distance.
        dice: [u8; 2],
    },
    /// A template lies on the table.
    TemplateLaid {
        /// By whom.
        by: ModelId,
        /// Which.
        size: TemplateSize,
        /// The middle of an explosion; where the firer stands for the others.
        at: Spot,
        /// The way it points, if it does.
        along: Option<table::Bearing>,
    },
    /// What hit goes on in a line (`wz.armoury.rail.line`).
    RailDrawn {
        /// Who shot.
        by: ModelId,
        /// Where the line ends.
        to: Spot,
    },
    /// Two cards were turned and a Wall of Fire stands.
    WallRaised {
        /// Whose cards.
        seat: Seat,
        /// Which wall.
        wall: WallOfFire,
    },
    /// A model travels into a Wall of Fire.
    Scorched {
        /// Who.
        model: ModelId,
        /// Every wall that has scorched it on this travel, a bit each.
        walls: u32,
    },
    /// A squad is under Suppression Fire for this Game Turn.
    Suppressed(Suppression),
    /// A model takes its test under a Suppression Fire, by number.
    UnderFire {
        /// Who.
        model: ModelId,
        /// Which Suppression Fire.
        number: u8,
    },
    /// Flames came in through an Access Point: on 1 to 10 they get at this model.
    FlamesEntered {
        /// Who is inside.
        model: ModelId,
        /// The D20.
        die: u8,
    },
    /// A hit was placed on a location of a hull.
    Located {
        /// Whose.
        model: ModelId,
        /// Which, from the top of its table.
        location: u8,
        /// The D20; none where the attacker named it.
        die: Option<u8>,
    },
    /// A location of a hull lost Structure Points.
    HullHurt {
        /// Whose.
        model: ModelId,
        /// Which location.
        location: u8,
        /// How many, and why.
        sp: Breakdown,
    },
    /// A model lost Wounds.
    Wounded {
        /// Who.
        model: ModelId,
        /// How many.
        wounds: u8,
    },
    /// A model is removed as a casualty.
    Removed {
        /// Who.
        model: ModelId,
    },
    /// A squad's steadiness changed.
    MoraleBecame {
        /// Whose.
        squad: SquadId,
        /// To what.
        morale: Morale,
    },
    /// A forced Morale test of this Game Turn is used up.
    TestUsed {
        /// Whose.
        squad: SquadId,
        /// Which.
        test: ForcedTest,
    },
    /// A Commander was named.
    CommanderNamed {
        /// Whose.
        squad: SquadId,
        /// Who.
        model: ModelId,
    },
    /// How far the player who moves next must look: a Sentry test failed or passed, the watch is over.
    WatchOver {
        /// Whose.
        model: ModelId,
    },
    /// A model dived for cover from the shot at hand.
    Dived {
        /// Who.
        model: ModelId,
        /// Whether it is out of the shooter's sight now.
        out_of_sight: bool,
    },
    /// An attack of a Close Combat Action was made.
    AttackUsed {
        /// On whom.
        target: ModelId,
    },
    /// The optional Free Closing of a Close Combat Action was made or passed up.
    ClosedIn,
    /// A model spent a point on a Special Close Combat Action.
    Special {
        /// Who.
        model: ModelId,
        /// On what.
        what: Special,
    },
    /// A test of a Swing is made.
    Swung {
        /// For whom.
        target: ModelId,
    },
    /// A model was thrown and landed.
    Thrown {
        /// Who.
        model: ModelId,
        /// By whom.
        by: ModelId,
        /// Where it landed.
        stand: Stand,
    },
    /// A Wound Effect was passed on.
    PassedOn {
        /// By whom.
        from: ModelId,
        /// To whom.
        to: ModelId,
    },
    /// A model saved the weapon of a fallen comrade.
    GunSaved {
        /// Who.
        model: ModelId,
        /// Whose weapon.
        fallen: ModelId,
    },
    /// A leader executed a model; its squad will be steady for it.
    Executed {
        /// Whom.
        model: ModelId,
        /// Of which squad.
        squad: SquadId,
    },
    /// A squad has had the good of an execution.
    Cowed {
        /// Which.
        squad: SquadId,
    },
    /// Of the reactions at this instant these are left.
    Together(Vec<Step>),
    /// A model fell, or landed hard.
    Fell {
        /// Who.
        model: ModelId,
        /// Where it lies.
        to: Spot,
        /// How deep it fell.
        height: Inches,
    },
    /// Cards were turned for an Active skill.
    SkillUsed {
        /// Whose.
        seat: Seat,
        /// By whom, or by the first of them.
        model: ModelId,
        /// Which.
        rule: RuleId,
        /// How many cards.
        cards: u8,
    },
    /// A Booster or Debuff is cast.
    Cast {
        /// Which, on whom.
        casting: Casting,
        /// Whose cards.
        seat: Seat,
        /// Action Points spent.
        points: u8,
        /// Cards turned.
        cards: u8,
    },
    /// A model spies on a player.
    Spied {
        /// Who.
        model: ModelId,
        /// On whom.
        against: Seat,
    },
    /// A squad's token lies on the table.
    TokenLaid {
        /// Which.
        device: Device,
        /// The Action Points it took.
        points: u8,
    },
    /// A token is gone.
    TokenTaken {
        /// Its number.
        number: u8,
    },
    /// A structure lost a Structure Point.
    StructureHurt {
        /// Which.
        piece: PieceId,
    },
    /// A squad has laid three sandbags.
    SandbagsLaid {
        /// Who commands it.
        by: ModelId,
        /// Where.
        at: [Point; 3],
    },
    /// A token that was hit took its AV test.
    TokenTested {
        /// Who attacks it.
        by: ModelId,
        /// With which weapon.
        weapon: u8,
        /// Its number.
        number: u8,
        /// What it needed.
        need: Breakdown,
        /// The die.
        die: u8,
    },
    /// A model has come near a trap on its travel.
    TrapMet {
        /// The number of the trap.
        number: u8,
        /// Who.
        model: ModelId,
    },
    /// Its travel is over, and it has rolled whether the trap goes off; who is gone does not roll.
    TrapRolled {
        /// The number of the trap.
        number: u8,
        /// Who.
        model: ModelId,
        /// The die.
        die: Option<u8>,
    },
    /// A Neurolash token was put beside a model.
    Recharged {
        /// By whom.
        by: ModelId,
        /// Beside whom.
        target: ModelId,
    },
    /// A passed CC test brings another attack of the same Action.
    AttackWon,
    /// Models have a skill for a time.
    Granted {
        /// Who.
        models: Vec<ModelId>,
        /// What.
        skill: Skill,
        /// How long.
        until: Until,
    },
    /// Everything is level: the Warlords fight it out.
    DuelBegan {
        /// Mission Points, by seat.
        points: Vec<Breakdown>,
        /// Where the two stand.
        stands: SmallVec<[(ModelId, Stand); 2]>,
    },
    /// A Warlord's turn in the Duel.
    DuelTurn {
        /// Who acts.
        model: ModelId,
        /// Where the two stand.
        stands: SmallVec<[(ModelId, Stand); 2]>,
    },
    /// The battle is over.
    Ended {
        /// Mission Points, by seat.
        points: Vec<Breakdown>,
    },
}

/// What the test of an attack is made with, and at whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aimed {
    /// With which of the weapons; none for bare hands, and where a squad acts as one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weapon: Option<u8>,
    /// At whom; nobody where a place is aimed at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<ModelId>,
}

/// What a test is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Test {
    /// To hit at range.
    RangeSkill,
    /// To hit in close combat.
    CloseCombat,
    /// To choose another target than the nearest.
    TargetSense,
    /// To interrupt as a Sentry.
    Sentry,
    /// To stop an engager.
    CounterCharge,
    /// To get out of a Medium base's grip.
    Grab,
    /// To get out of a Large base's grip.
    Seize,
    /// To ignore a Wound Effect.
    Armour,
    /// To ignore it after all.
    Heal,
    /// Half the squad lost.
    Pinning,
    /// Three quarters of the squad lost.
    Break,
    /// To recover from Pinning.
    Recover,
    /// To regroup from Broken.
    Regroup,
    /// To hit a model under a shotgun template.
    Shotgun,
    /// To land a grenade on a place.
    Grenade,
    /// The one RS test of a Focus Fire.
    FocusFire,
    /// The one CC test of a Swarm.
    Swarm,
    /// To move under Suppression Fire.
    Suppression,
    /// To ignore damage to a hull.
    Hull,
    /// To save a fallen comrade's weapon.
    GetTheGun,
    /// To jump across a gap.
    Gap,
    /// To keep hold after a climb.
    Climb,
    /// Whether the line of a Rail weapon hits.
    Rail,
    /// To keep one's wits after the first kill.
    Berserk,
    /// To make a stalker out.
    Stalk,
    /// To come down on the Deployment Point.
    RapidDeployment,
    /// To come down in terrain unhurt.
    RoughLanding,
    /// To hit with a Shooting power.
    WillPower,
    /// To cast a Booster.
    Booster,
    /// To cast a Debuff.
    Debuff,
    /// To breathe in the reach of the Neurolash.
    Strangled,
    /// To face somebody frightful.
    Fear,
    /// Whether overcharged weapons hold.
    Overcharge,
    /// Whether a marker is the right one.
    Identify,
    /// To hit a token at range.
    Token,
}

impl Test {
    /// The rule that asks for it.
    #[must_use]
    pub const fn rule(self) -> RuleId {
        match self {
            Test::RangeSkill => rule!("wz.shoot.sequence"),
            Test::CloseCombat => rule!("wz.cc.attack-sequence"),
            Test::TargetSense => rule!("wz.def.target-sense-test"),
            Test::Sentry => rule!("wz.action.sentry"),
            Test::CounterCharge => rule!("wz.cc.counter-charge"),
            Test::Grab => rule!("wz.cc.grab"),
            Test::Seize => rule!("wz.cc.seize"),
            Test::Armour => rule!("wz.armour.test"),
            Test::Heal => rule!("wz.card.burn-heal"),
            Test::Pinning => rule!("wz.morale.pinning-trigger"),
            Test::Break => rule!("wz.morale.break-trigger"),
            Test::Recover => rule!("wz.morale.recover"),
            Test::Regroup => rule!("wz.morale.regroup"),
            Test::Shotgun => rule!("wz.shotgun.attack"),
            Test::Grenade => rule!("wz.armoury.grenade.target-point"),
            Test::FocusFire => rule!("wz.squad-action.focus-fire"),
            Test::Swarm => rule!("wz.squad-action.swarm"),
            Test::Suppression => rule!("wz.squad-action.suppression-fire"),
            Test::Hull => rule!("wz.vehicle.stat.av-test"),
            Test::GetTheGun => rule!("wz.skill.get-the-gun"),
            Test::Gap => rule!("wz.gap.general"),
            Test::Climb => rule!("wz.climb.con-test"),
            Test::Rail => rule!("wz.armoury.rail.collateral"),
            Test::Berserk => rule!("wz.skill.berserk.trigger"),
            Test::Stalk => rule!("wz.skill.stalk"),
            Test::RapidDeployment => rule!("wz.skill.rapid-deployment.test"),
            Test::RoughLanding => rule!("wz.skill.rapid-deployment.terrain"),
            Test::WillPower => rule!("wz.psychic.shooting.action"),
            Test::Booster => rule!("wz.psychic.booster.test"),
            Test::Debuff => rule!("wz.psychic.debuff.test"),
            Test::Strangled => rule!("wz.bauhaus.skill.drachen.strangled"),
            Test::Fear => rule!("wz.skill.fear"),
            Test::Overcharge => rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge"),
            Test::Identify => rule!("wz.objective.identify"),
            Test::Token => rule!("wz.structure.target.ranged-hit"),
        }
    }

    /// Whether it is a test on LD.
    #[must_use]
    pub const fn is_on_leadership(self) -> bool {
        matches!(
            self,
            Test::TargetSense
                | Test::Sentry
                | Test::CounterCharge
                | Test::Pinning
                | Test::Break
                | Test::Recover
                | Test::Regroup
                | Test::RapidDeployment
                | Test::Fear
        )
    }

    /// Whether a natural 20 is a Fumble of the model (`wz.dice.fumble`).
    #[must_use]
    pub const fn fumbles(self) -> bool {
        match self {
            Test::RangeSkill
            | Test::CloseCombat
            | Test::TargetSense
            | Test::Sentry
            | Test::CounterCharge
            | Test::Grab
            | Test::Seize
            | Test::Shotgun
            | Test::Grenade
            | Test::FocusFire
            | Test::Swarm
            | Test::Suppression
            | Test::Gap
            | Test::RoughLanding
            | Test::Climb
            | Test::Berserk
            | Test::Stalk
            | Test::WillPower
            | Test::Booster
            | Test::Debuff
            | Test::Strangled
            | Test::Token
            | Test::Fear => true,
            Test::Armour
            | Test::Heal
            | Test::Pinning
            | Test::Break
            | Test::Recover
            | Test::Regroup
            | Test::Hull
            | Test::RapidDeployment
            | Test::GetTheGun
            | Test::Rail
            | Test::Overcharge
            | Test::Identify => false,
        }
    }
}
