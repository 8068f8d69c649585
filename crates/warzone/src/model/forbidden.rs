//! Refusals: why an order is not allowed, with the rule that forbids it and the facts.

use battle::{Breakdown, Seat};
use catalogue::{RuleId, rule};
use table::{Inches, Point};

use crate::{Action, Base, Card, Corner, Edge, ModelId, SquadId, Step};

/// Why an order is refused, with the facts a player needs to put it right.
#[derive(Clone, Debug, PartialEq)]
pub enum Forbidden {
    /// The battle waits for something else.
    NotNow {
        /// What it waits for.
        step: Option<Box<Step>>,
    },
    /// There is no such player.
    NoSuchSeat {
        /// The number.
        seat: Seat,
    },
    /// There is no such squad of this player.
    NotYourSquad {
        /// The squad.
        squad: SquadId,
    },
    /// There is no such model on the table, or it is not the one meant.
    NoSuchModel {
        /// The model.
        model: ModelId,
    },
    /// The model does not belong to the squad that acts.
    NotOfThisSquad {
        /// The model.
        model: ModelId,
        /// The squad.
        squad: SquadId,
        /// The rule that asks for one of them.
        rule: RuleId,
    },
    /// That edge cannot be taken.
    WrongEdge {
        /// Which.
        edge: Edge,
        /// Those that can.
        open: Vec<Edge>,
    },
    /// That corner cannot be taken.
    WrongCorner {
        /// Which.
        corner: Corner,
        /// Those that can.
        open: Vec<Corner>,
    },
    /// There is room for the squad: it cannot be held back.
    HasRoom {
        /// The squad.
        squad: SquadId,
        /// The rule about squads without room.
        rule: RuleId,
    },
    /// A model would be too near an enemy.
    EnemyNear {
        /// The model.
        model: ModelId,
        /// How far the enemy is.
        distance: Inches,
        /// How far it must be more than.
        limit: Inches,
        /// The rule that says so.
        rule: RuleId,
    },
    /// In the Duel there is only fighting.
    Duelling {
        /// Which Action.
        action: Action,
    },
    /// No card is turned for this in the Duel.
    CardInDuel {
        /// What for.
        card: Card,
    },
    /// A model with a supply token may not do this.
    Carrying {
        /// Which Action.
        action: Action,
    },
    /// No such supply token lies on the table.
    NoSuchToken {
        /// Its number.
        token: u8,
    },
    /// So many models, so many places.
    WrongCount {
        /// Models.
        models: usize,
        /// Places.
        places: usize,
    },
    /// The squad is already on the table.
    AlreadyDeployed {
        /// The squad.
        squad: SquadId,
    },
    /// A model would stand outside its deployment zone.
    OutsideZone {
        /// The model.
        model: ModelId,
        /// The rule of the zone.
        rule: RuleId,
    },
    /// A model would overlap something.
    NoRoom {
        /// The model.
        model: ModelId,
        /// The rule of what is there.
        rule: RuleId,
    },
    /// A model would be out of Coherency.
    OutOfCoherency {
        /// The model.
        model: ModelId,
        /// How far it is.
        distance: Inches,
        /// How far it may be.
        limit: Inches,
    },
    /// The squad was activated this Game Turn.
    AlreadyActivated {
        /// The squad.
        squad: SquadId,
    },
    /// The squad has no model left.
    SquadGone {
        /// The squad.
        squad: SquadId,
    },
    /// The squad activated last may not be first now.
    LastNotFirst {
        /// The squad.
        squad: SquadId,
    },
    /// The model has been activated this Game Turn.
    AlreadyActed {
        /// The model.
        model: ModelId,
    },
    /// Another model has further to go back into Coherency.
    StragglersFirst {
        /// Which.
        model: ModelId,
    },
    /// The Action was made this Game Turn.
    OncePerTurn {
        /// Which.
        action: Action,
    },
    /// Too few Action Points.
    TooFewPoints {
        /// Needed.
        needed: u8,
        /// Left.
        left: u8,
    },
    /// An Engaged model may not do this.
    WhileEngaged {
        /// Which Action.
        action: Action,
    },
    /// Only an Engaged model may do this.
    NotEngaged {
        /// Who is not.
        model: ModelId,
        /// The nearest enemy, and how far it is.
        nearest: Option<(ModelId, Inches)>,
    },
    /// The way ends nowhere or leads off the table or through something.
    NoWay {
        /// The rule of what is in the way.
        rule: RuleId,
    },
    /// The way is too long.
    TooFar {
        /// How long it is.
        length: Inches,
        /// How far the model may go, in hundredths of an inch.
        limit: Breakdown,
        /// The rule that lets it go no further: of the Action, or of what shortens it.
        rule: RuleId,
    },
    /// The target is a friend.
    Friend {
        /// Who.
        target: ModelId,
        /// The rule that asks for an enemy.
        rule: RuleId,
    },
    /// An Engage cannot go round that side: nobody stands in its line, or the other side is nearer to it.
    NotThatWayRound {
        /// The target.
        target: ModelId,
    },
    /// Not in the Front Facing.
    NotInFront {
        /// Who.
        target: ModelId,
    },
    /// Not in sight.
    NoSight {
        /// Who.
        target: ModelId,
    },
    /// Out of range.
    OutOfRange {
        /// How far it is.
        distance: Inches,
        /// How far the weapon reaches, in hundredths of an inch.
        range: Breakdown,
    },
    /// The weapon cannot be used so.
    WrongWeapon {
        /// Its number.
        weapon: u8,
        /// The rule that asks for another.
        rule: RuleId,
    },
    /// A weapon of this class is of no use in close combat.
    NotHandToHand {
        /// Its number.
        weapon: u8,
        /// The rule of its class.
        rule: RuleId,
    },
    /// The model has no value to do this with.
    Dash {
        /// The rule of the value.
        rule: RuleId,
    },
    /// As many dice as the Rate of Fire.
    WrongDice {
        /// Named.
        dice: usize,
        /// The rate.
        rate: u8,
    },
    /// More than one die at a Secondary Target.
    SecondaryTwice {
        /// Who.
        target: ModelId,
    },
    /// A Secondary Target is too far from the Primary Target.
    SecondaryTooFar {
        /// Who.
        target: ModelId,
        /// How far it is.
        distance: Inches,
    },
    /// More than three pieces of Cover.
    TooMuchCover {
        /// Who.
        target: ModelId,
        /// How many.
        pieces: u8,
    },
    /// Only a basic Shooting Action may be aimed at Engaged or friendly models.
    BasicOnly {
        /// Who.
        target: ModelId,
        /// The rule that allows no other.
        rule: RuleId,
    },
    /// There is no card to turn.
    NoCard {
        /// How many are turned already.
        burned: u8,
    },
    /// The card may be turned for a model once.
    CardUsed {
        /// What for.
        card: Card,
    },
    /// A model that fumbled may do no more.
    Fumbled {
        /// Who.
        model: ModelId,
    },
    /// Too many models of the squad keep watch.
    SentriesFull {
        /// How many there may be.
        most: Breakdown,
    },
    /// Not in Close Combat Weapon Range.
    OutOfReach {
        /// Who.
        target: ModelId,
        /// How far it is.
        distance: Inches,
        /// How far the weapon reaches.
        reach: Inches,
    },
    /// The two stand at different Elevations, or apart by walls.
    Apart {
        /// Who.
        target: ModelId,
        /// The rule that keeps them apart.
        rule: RuleId,
    },
    /// The target may not be attacked again in this Action.
    TargetUsed {
        /// Who.
        target: ModelId,
    },
    /// Too few models take part.
    TooFewModels {
        /// How many.
        models: usize,
        /// How many must.
        needed: usize,
        /// The rule that asks for them.
        rule: RuleId,
    },
    /// Only squads with the skill may do this.
    NoSkill {
        /// The skill's rule.
        rule: RuleId,
    },
    /// The model cannot react now.
    CannotReact {
        /// Who.
        model: ModelId,
    },
    /// The dive ends neither in cover nor out of sight.
    NoCoverThere {
        /// Where it ends.
        at: Point,
        /// Who shoots.
        shooter: ModelId,
    },
    /// A base of this size cannot do this.
    WrongBase {
        /// The size.
        base: Base,
        /// The rule that says so.
        rule: RuleId,
    },
    /// No Special Action with a template weapon.
    NoSpecialAction {
        /// The weapon's number.
        weapon: u8,
    },
    /// Part of a template would lie in the Rear Facing.
    TemplateBehind {
        /// The rule of the template.
        rule: RuleId,
    },
    /// The template would cover nobody in sight.
    NobodyUnder {
        /// The rule of the template.
        rule: RuleId,
    },
    /// There is no such place to stand on.
    NoSuchPlace {
        /// Where.
        at: Point,
        /// The rule that asks for a place.
        rule: RuleId,
    },
    /// The place is not in the Front Facing.
    PlaceBehind {
        /// Where.
        at: Point,
        /// The rule that asks for a place.
        rule: RuleId,
    },
    /// The place is not in sight.
    PlaceUnseen {
        /// Where.
        at: Point,
        /// The rule that asks for a place.
        rule: RuleId,
    },
    /// The place is too far away.
    PlaceTooFar {
        /// How far it is.
        distance: Inches,
        /// How far it may be.
        limit: Inches,
        /// The rule that limits it.
        rule: RuleId,
    },
    /// More than three pieces of Cover before the place.
    PlaceTooCovered {
        /// How many.
        pieces: u8,
    },
    /// More than one die for a place that is not the first.
    PlaceTwice {
        /// Where.
        at: Point,
    },
    /// Too few cards to turn.
    TooFewCards {
        /// Needed.
        needed: u8,
        /// At hand.
        ready: u8,
        /// The rule that asks for them.
        rule: RuleId,
    },
    /// Not so many cards of that kind.
    NotThoseCards {
        /// Named.
        burned: u8,
        /// The least it can be.
        least: u8,
        /// The most it can be.
        most: u8,
    },
    /// Only a model that is not Engaged may do this.
    AlreadyEngaged {
        /// The rule that says so.
        rule: RuleId,
    },
    /// The point is not in the Front Facing.
    PointBehind {
        /// The rule that asks for it.
        rule: RuleId,
    },
    /// The attacker is not completely in the target's Rear Facing.
    NotBehind {
        /// Who.
        target: ModelId,
        /// The rule that asks for it.
        rule: RuleId,
    },
    /// The attacker is not in base contact.
    NotTouching {
        /// Who.
        target: ModelId,
        /// How far it is.
        distance: Inches,
        /// The rule that asks for it.
        rule: RuleId,
    },
    /// No other friend is Engaged with the target.
    NobodyHelps {
        /// Who.
        target: ModelId,
        /// The rule that asks for it.
        rule: RuleId,
    },
    /// There is nowhere to throw it.
    NoLanding {
        /// Who.
        target: ModelId,
        /// The rule that asks for it.
        rule: RuleId,
    },
    /// Too far away to be put there or to take it.
    TooFarAway {
        /// Who.
        model: ModelId,
        /// How far it is.
        distance: Inches,
        /// How far it may be.
        limit: Inches,
        /// The rule that says so.
        rule: RuleId,
    },
    /// This model cannot be the one.
    CannotTake {
        /// Who.
        model: ModelId,
        /// The rule that says so.
        rule: RuleId,
    },
    /// A Berserker does only what brings it at the nearest enemy.
    Berserk {
        /// Who.
        model: ModelId,
    },
    /// A stalker that was not made out cannot be named again.
    Stalks {
        /// Who.
        target: ModelId,
    },
    /// What lies on the way is too high to leap over, or the floor to leap to.
    TooHigh {
        /// How high it is.
        height: Inches,
        /// How high it may be.
        most: Inches,
    },
    /// There are not so many reactions to choose from.
    NoSuchReaction {
        /// The number.
        which: u8,
        /// How many there are.
        of: u8,
    },
    /// A hull has no such location.
    NoSuchLocation {
        /// The number.
        location: u8,
    },
    /// A way with a climb must be shorter than the Movement.
    ClimbTooFar {
        /// How long it is.
        length: Inches,
        /// What it must be shorter than, in hundredths of an inch.
        limit: Breakdown,
    },
    /// A rule in force does not allow it.
    Barred {
        /// Which.
        rule: RuleId,
    },
    /// The skill or power was used, and may not be again.
    SkillUsed {
        /// Which, or the rule that limits it.
        rule: RuleId,
    },
    /// The gap is too wide for the base.
    GapTooWide {
        /// How wide it is.
        width: Inches,
        /// How wide it may be.
        most: Inches,
        /// For which base.
        base: Base,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::NotNow { step: Some(step) } => step.rule(),
            Forbidden::NotNow { step: None } => rule!("wz.mission.end.disengage"),
            Forbidden::NoSuchSeat { .. } => rule!("wz.turn.turn-initiative"),
            Forbidden::NotYourSquad { .. } | Forbidden::SquadGone { .. } => rule!("wz.squad.definition"),
            Forbidden::NoSuchModel { .. } => rule!("wz.def.casualty"),
            Forbidden::NotOfThisSquad { rule, .. } | Forbidden::TooFewModels { rule, .. } => *rule,
            Forbidden::WrongEdge { .. } => rule!("wz.deploy.battle-line"),
            Forbidden::WrongCorner { .. } => rule!("wz.deploy.quarters"),
            Forbidden::OutsideZone { rule, .. }
            | Forbidden::HasRoom { rule, .. }
            | Forbidden::EnemyNear { rule, .. } => *rule,
            Forbidden::Duelling { .. } => rule!("wz.mission.tie.duel"),
            Forbidden::CardInDuel { .. } => rule!("wz.mission.tie.duel-resources"),
            Forbidden::Carrying { .. } | Forbidden::NoSuchToken { .. } => rule!("wz.priority.supply-run.carry"),
            Forbidden::WrongCount { .. } | Forbidden::AlreadyDeployed { .. } => rule!("wz.start.deploy"),
            Forbidden::NoRoom { rule, .. } | Forbidden::NoWay { rule } => *rule,
            Forbidden::OutOfCoherency { .. } => rule!("wz.squad.coherency"),
            Forbidden::AlreadyActivated { .. } => rule!("wz.turn.alternate"),
            Forbidden::LastNotFirst { .. } => rule!("wz.turn.last-not-first"),
            Forbidden::AlreadyActed { .. } => rule!("wz.def.activated"),
            Forbidden::StragglersFirst { .. } => rule!("wz.squad.out-of-coherency"),
            Forbidden::OncePerTurn { .. } => rule!("wz.action.once"),
            Forbidden::TooFewPoints { .. } => rule!("wz.action.points"),
            Forbidden::WhileEngaged { .. } => rule!("wz.action.points-engaged"),
            Forbidden::NotEngaged { .. } => rule!("wz.action.close-combat"),
            Forbidden::TooFar { rule, .. } | Forbidden::Friend { rule, .. } | Forbidden::BasicOnly { rule, .. } => {
                *rule
            }
            Forbidden::NotThatWayRound { .. } => rule!("wz.action.engage"),
            Forbidden::NotInFront { .. } => rule!("wz.facing.front-rear"),
            Forbidden::NoSight { .. } => rule!("wz.los.definition"),
            Forbidden::OutOfRange { range, .. } => range.start().0,
            Forbidden::WrongWeapon { rule, .. } | Forbidden::NotHandToHand { rule, .. } => *rule,
            Forbidden::Dash { .. } => rule!("wz.def.dash"),
            Forbidden::WrongDice { .. } => rule!("wz.weapon.rof-roa"),
            Forbidden::SecondaryTwice { .. } | Forbidden::SecondaryTooFar { .. } => {
                rule!("wz.shoot.secondary-targets")
            }
            Forbidden::TooMuchCover { .. } => rule!("wz.shoot.lucky-shot"),
            Forbidden::NoCard { .. } => rule!("wz.card.turn-to-burn"),
            Forbidden::CardUsed { card } => card.rule(),
            Forbidden::Fumbled { .. } => rule!("wz.dice.fumble"),
            Forbidden::SentriesFull { .. } => rule!("wz.action.sentry-limit"),
            Forbidden::OutOfReach { .. } => rule!("wz.cc.ccwr"),
            Forbidden::Apart { rule, .. } => *rule,
            Forbidden::TargetUsed { .. } => rule!("wz.cc.secondary-targets"),
            Forbidden::NoSkill { rule } => *rule,
            Forbidden::CannotReact { .. } => rule!("wz.action.sentry"),
            Forbidden::NoCoverThere { .. } => rule!("wz.action.dive-for-cover"),
            Forbidden::WrongBase { rule, .. } => *rule,
            Forbidden::NoSpecialAction { .. } => rule!("wz.template.no-special"),
            Forbidden::TemplateBehind { rule } | Forbidden::NobodyUnder { rule } => *rule,
            Forbidden::NoSuchPlace { rule, .. }
            | Forbidden::PlaceBehind { rule, .. }
            | Forbidden::PlaceUnseen { rule, .. }
            | Forbidden::PlaceTooFar { rule, .. } => *rule,
            Forbidden::PlaceTooCovered { .. } => rule!("wz.shoot.lucky-shot"),
            Forbidden::PlaceTwice { .. } => rule!("wz.armoury.grenade.launcher"),
            Forbidden::TooFewCards { rule, .. } | Forbidden::Barred { rule } | Forbidden::SkillUsed { rule } => *rule,
            Forbidden::NotThoseCards { .. } => rule!("wz.card.resource-loss"),
            Forbidden::AlreadyEngaged { rule }
            | Forbidden::PointBehind { rule }
            | Forbidden::NotBehind { rule, .. }
            | Forbidden::NotTouching { rule, .. }
            | Forbidden::NobodyHelps { rule, .. }
            | Forbidden::NoLanding { rule, .. }
            | Forbidden::TooFarAway { rule, .. }
            | Forbidden::CannotTake { rule, .. } => *rule,
            Forbidden::Berserk { .. } => rule!("wz.skill.berserk.effect"),
            Forbidden::Stalks { .. } => rule!("wz.skill.stalk"),
            Forbidden::TooHigh { .. } => rule!("wz.skill.leap"),
            Forbidden::NoSuchReaction { .. } => rule!("wz.action.reaction-order"),
            Forbidden::NoSuchLocation { .. } => rule!("wz.action.aim-vehicle"),
            Forbidden::ClimbTooFar { .. } => rule!("wz.climb.measure"),
            Forbidden::GapTooWide { base, .. } => base.gap_rule(),
        }
    }
}
