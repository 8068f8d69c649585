//! What every list of steps needs to know of a step, stated once: its rule, whom it asks, and of which kind it is.

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{ModelId, SquadAction, SquadId, Step, Travel, model::token};

/// The facts of a step. [`Step::asks`], [`Step::rule`], offers, forecasts and the page read them here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StepFacts {
    /// The rule behind it.
    pub rule: RuleId,
    /// Whose answer it waits for; `None` for a step that resolves by itself.
    pub asks: Option<Asked>,
    /// Of which kind it is.
    pub kind: StepKind,
}

/// Who is asked: a player, or the player a squad or a model belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asked {
    /// This player.
    Seat(Seat),
    /// The player of this squad.
    Squad(SquadId),
    /// The player of this model.
    Model(ModelId),
}

/// The kinds of steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StepKind {
    /// It is the player's own turn to say what comes next.
    OwnTurn,
    /// Something is offered that may be declined.
    Offer,
    /// The player must choose before the battle goes on.
    Forced,
    /// It resolves by itself.
    Automatic,
}

const fn own_turn(rule: RuleId, asks: Asked) -> StepFacts {
    StepFacts { rule, asks: Some(asks), kind: StepKind::OwnTurn }
}

const fn offer(rule: RuleId, asks: Asked) -> StepFacts {
    StepFacts { rule, asks: Some(asks), kind: StepKind::Offer }
}

const fn forced(rule: RuleId, asks: Asked) -> StepFacts {
    StepFacts { rule, asks: Some(asks), kind: StepKind::Forced }
}

const fn automatic(rule: RuleId) -> StepFacts {
    StepFacts { rule, asks: None, kind: StepKind::Automatic }
}

impl Step {
    /// What is to be known of it.
    #[must_use]
    pub fn facts(&self) -> StepFacts {
        match self {
            Step::Begin => own_turn(rule!("wz.turn.initial-initiative"), Asked::Seat(Seat(0))),
            Step::GiveInitiative(seat) => own_turn(rule!("wz.turn.turn-initiative"), Asked::Seat(*seat)),
            Step::TakeEdge(seat) => own_turn(rule!("wz.deploy.battle-line"), Asked::Seat(*seat)),
            Step::TakeCorner(seat) => own_turn(rule!("wz.deploy.quarters"), Asked::Seat(*seat)),
            Step::Deploy(seat) => own_turn(rule!("wz.start.deploy"), Asked::Seat(*seat)),
            Step::Enter(squad) => forced(rule!("wz.deploy.battle-line-reserve"), Asked::Squad(*squad)),
            Step::Infiltrate(seat) => own_turn(rule!("wz.skill.infiltrate.timing"), Asked::Seat(*seat)),
            Step::Descend(squad) => forced(rule!("wz.skill.rapid-deployment.point"), Asked::Squad(*squad)),
            Step::Alight { squad, .. } => forced(rule!("wz.skill.rapid-deployment.placement"), Asked::Squad(*squad)),
            Step::PutDown { by, .. } => forced(rule!("wz.priority.supply-run.carry"), Asked::Model(*by)),
            Step::ChooseSquad(seat) => own_turn(rule!("wz.turn.alternate"), Asked::Seat(*seat)),
            Step::Declare(squad) => own_turn(rule!("wz.squad-action.general"), Asked::Squad(*squad)),
            Step::Locate(wound) => StepFacts {
                rule: rule!("wz.action.aim-vehicle"),
                asks: wound.by.map(Asked::Model),
                kind: StepKind::Forced,
            },
            Step::ChooseModel(squad) => own_turn(rule!("wz.turn.activation-sequence"), Asked::Squad(*squad)),
            Step::MustClose(model) => forced(rule!("wz.cc.free-closing"), Asked::Model(*model)),
            Step::Return(model) => forced(rule!("wz.squad.out-of-coherency"), Asked::Model(*model)),
            Step::Act(model) => own_turn(rule!("wz.action.points"), Asked::Model(*model)),
            Step::SentryWindow { seat, .. } => offer(rule!("wz.action.sentry-timing"), Asked::Seat(*seat)),
            Step::CounterCharge { by, .. } => offer(rule!("wz.cc.counter-charge"), Asked::Model(*by)),
            Step::Dive { model, .. } => offer(rule!("wz.action.dive-for-cover"), Asked::Model(*model)),
            Step::Strike(melee) => forced(rule!("wz.cc.attack-sequence"), Asked::Model(melee.model)),
            Step::Heal(wound) => offer(rule!("wz.card.burn-heal"), Asked::Model(wound.victim)),
            Step::NameCommander(squad) => forced(rule!("wz.squad.acting-commander"), Asked::Squad(*squad)),
            Step::LoseCards { seat, .. } => forced(rule!("wz.card.resource-loss"), Asked::Seat(*seat)),
            Step::Swing(swing) => forced(rule!("wz.special-cc.medium.swing"), Asked::Model(swing.model)),
            Step::Reroll { blow, .. } => offer(rule!("wz.dice.reroll"), Asked::Model(blow.by)),
            Step::RollAgain(again) => forced(rule!("wz.dice.reroll"), Asked::Model(again.model)),
            Step::Land { by, .. } => forced(rule!("wz.special-cc.medium.throw"), Asked::Model(*by)),
            Step::PassOn(wound) => offer(rule!("wz.skill.guarded"), Asked::Model(wound.victim)),
            Step::GetTheGun { fallen, .. } => offer(rule!("wz.skill.get-the-gun"), Asked::Model(*fallen)),
            Step::Execution(squad) => offer(rule!("wz.skill.execution.commander"), Asked::Squad(*squad)),
            Step::Retarget(fire) => offer(rule!("wz.skill.stalk"), Asked::Model(fire.shooter)),
            Step::Refocus { lead, .. } => offer(rule!("wz.skill.stalk"), Asked::Model(*lead)),
            Step::Announce(seat) => forced(rule!("wz.skill.espionage"), Asked::Seat(*seat)),
            Step::LaySandbags(squad) => forced(token::SANDBAGS, Asked::Squad(*squad)),
            Step::LayTrap(squad) => forced(token::TRAPS, Asked::Squad(*squad)),
            Step::TakeAway { by, .. } => forced(token::DISTORTION, Asked::Model(*by)),
            Step::Salvo(model) => {
                forced(rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge"), Asked::Model(*model))
            }
            Step::TurnInitiative => automatic(rule!("wz.turn.turn-initiative")),
            Step::Settle => automatic(rule!("wz.deploy.types")),
            Step::Ground => automatic(rule!("wz.deploy.types")),
            Step::Markers => automatic(rule!("wz.objective.markers.count")),
            Step::RoughLanding(_) => automatic(rule!("wz.skill.rapid-deployment.terrain")),
            Step::DuelInitiative => automatic(rule!("wz.mission.tie.duel")),
            Step::Duel(_) => automatic(rule!("wz.mission.tie.duel")),
            Step::BeginTurn => automatic(rule!("wz.turn.structure")),
            Step::Rally { .. } => automatic(rule!("wz.def.beginning-of-activation")),
            Step::Pledge => automatic(rule!("wz.squad-action.general")),
            Step::UnderFire(_) => automatic(SquadAction::SuppressionFire.rule()),
            Step::Coherency(_) => automatic(rule!("wz.squad.coherency")),
            Step::EndAction(_) => automatic(rule!("wz.action.points")),
            Step::Walk(walk) => automatic(walk.travel.rule()),
            Step::Hold { .. } => automatic(rule!("wz.cc.disengage")),
            Step::FreeSlash { .. } => automatic(rule!("wz.cc.free-slash")),
            Step::Engaged { .. } => automatic(rule!("wz.cc.engage-sequence")),
            Step::TargetSense { .. } => automatic(rule!("wz.def.target-sense-test")),
            Step::DiveTo { .. } => automatic(rule!("wz.action.dive-for-cover")),
            Step::Fire(_) => automatic(rule!("wz.shoot.sequence")),
            Step::Spray { .. } => automatic(rule!("wz.action.shooting")),
            Step::Throw { .. } => automatic(rule!("wz.armoury.grenade.target-point")),
            Step::Wound(_) => automatic(rule!("wz.def.wound-effect")),
            Step::Losses => automatic(rule!("wz.morale.test")),
            Step::Shaken(_) => automatic(rule!("wz.morale.test")),
            Step::PinningTest { .. } => automatic(rule!("wz.morale.pinning-trigger")),
            Step::BreakTest(_) => automatic(rule!("wz.morale.break-trigger")),
            Step::Flee(_) => automatic(rule!("wz.morale.broken-flight")),
            Step::SaveGun { .. } => automatic(rule!("wz.skill.get-the-gun")),
            Step::Shock { rule, .. } => automatic(*rule),
            Step::Rush(_) => automatic(Travel::Charge.rule()),
            Step::Trample { .. } => automatic(Travel::Charge.rule()),
            Step::Together(_) => automatic(rule!("wz.action.reaction-order")),
            Step::Berserk(_) => automatic(rule!("wz.skill.berserk.trigger")),
            Step::Stalk(_) => automatic(rule!("wz.skill.stalk")),
            Step::StopEngager { .. } => automatic(rule!("wz.cc.counter-charge")),
            Step::GapTest { .. } => automatic(rule!("wz.gap.failure")),
            Step::ClimbTest { .. } => automatic(rule!("wz.climb.con-test")),
            Step::Cast(_) => automatic(rule!("wz.psychic.kinds")),
            Step::Dread { .. } => automatic(rule!("wz.skill.fear")),
            Step::Wreck { .. } => automatic(rule!("wz.bauhaus.skill.juggernauts.bulldozer")),
            Step::Traps => automatic(token::TRAPS),
            Step::Identify(_) => automatic(rule!("wz.objective.identify")),
            Step::Overcharge(_) => automatic(rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge")),
            Step::Fall { to: Some(_), .. } => automatic(rule!("wz.fall.model")),
            Step::Fall { to: None, .. } => automatic(rule!("wz.jump.beyond")),
        }
    }

    /// Whether it offers something that may be declined.
    pub(crate) fn is_offer(&self) -> bool {
        self.facts().kind == StepKind::Offer
    }

    /// Whether it asks in the middle of something: it is nobody's own turn to say what comes next.
    pub(crate) fn is_amid(&self) -> bool {
        self.facts().kind != StepKind::OwnTurn
    }
}
