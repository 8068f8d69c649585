//! The rules that each kind of order can break: what a refusal of it may name.
//!
//! The law "refusals name their rule" holds every refusal of a random or mutated order to this table. A new rule that
//! refuses an order of some kind is entered beside that kind.

use catalogue::{RuleId, rule};

use crate::{Order, Reaction};

/// Whoever is named is not there.
const NOBODY: &[RuleId] = &[rule!("wz.def.casualty")];
/// What keeps a model from spending points on an Action.
const ACTION: &[RuleId] = &[
    rule!("wz.mission.tie.duel"),
    rule!("wz.dice.fumble"),
    rule!("wz.action.once"),
    rule!("wz.action.points"),
    rule!("wz.action.points-engaged"),
    rule!("wz.skill.rapid-deployment.delayed"),
    rule!("wz.skill.rapid-deployment.action"),
    rule!("wz.deploy.battle-line-reserve"),
    rule!("wz.deploy.quarters-reserve"),
    rule!("wz.skill.berserk.effect"),
    rule!("wz.priority.supply-run.carry"),
    rule!("wz.priority.supply-run.restrictions"),
];
/// Ways on the ground and over heights, and how far they lead.
const WAY: &[RuleId] = &[
    rule!("wz.def.models-impassable"),
    rule!("wz.terrain.impassable"),
    rule!("wz.terrain.light"),
    rule!("wz.terrain.light-long"),
    rule!("wz.terrain.heavy"),
    rule!("wz.terrain.cumulative"),
    rule!("wz.bauhaus.skill.juggernauts.bulldozer"),
    rule!("wz.stat.m-maximum"),
    rule!("wz.move.modifiers"),
    rule!("wz.priority.supply-run.carry"),
    rule!("wz.climb.measure"),
    rule!("wz.gap.general"),
    rule!("wz.gap.small"),
    rule!("wz.gap.medium"),
    rule!("wz.gap.large"),
];
/// What a Leap needs.
const LEAP: &[RuleId] = &[rule!("wz.skill.leap")];
/// What an Engage Action needs.
const ENGAGE: &[RuleId] = &[
    rule!("wz.action.engage"),
    rule!("wz.action.engage-gap"),
    rule!("wz.cc.engage-sequence"),
    rule!("wz.cc.elevation"),
    rule!("wz.cc.ccwr"),
    rule!("wz.facing.front-rear"),
    rule!("wz.los.definition"),
    rule!("wz.bauhaus.doctrine.cc.smoke-flare"),
];
/// What keeps a model from any attack.
const ATTACK: &[RuleId] = &[
    rule!("wz.bauhaus.skill.juggernauts.defensive-mode"),
    rule!("wz.bauhaus.skill.duval.distraction"),
    rule!("wz.def.dash"),
];
/// What keeps a model from a Ranged Attack.
const FIRE: &[RuleId] = &[
    rule!("wz.action.shooting"),
    rule!("wz.weapon.rof-roa"),
    rule!("wz.squad-action.focus-fire"),
    rule!("wz.squad-action.suppression-fire"),
    rule!("wz.bauhaus.doctrine.cc.smoke-flare"),
    rule!("wz.bauhaus.skill.drachen.distortion-device"),
];
/// What a shot at models needs.
const SHOTS: &[RuleId] = &[
    rule!("wz.weapon.range"),
    rule!("wz.facing.front-rear"),
    rule!("wz.los.definition"),
    rule!("wz.shoot.secondary-targets"),
    rule!("wz.shoot.lucky-shot"),
    rule!("wz.skill.stalk"),
];
/// What Rapid Fire needs beyond a shot.
const RAPID: &[RuleId] = &[
    rule!("wz.action.rapid-fire"),
    rule!("wz.shoot.engaged-target"),
    rule!("wz.shoot.friendly-target"),
    rule!("wz.template.no-special"),
    rule!("wz.psychic.shooting.action"),
    rule!("wz.bauhaus.skill.hussars.slow-reload"),
    rule!("wz.bauhaus.skill.venusian-rangers.slow-reload"),
];
/// What a template laid from the base needs.
const SPRAY: &[RuleId] =
    &[rule!("wz.flamer.attack"), rule!("wz.shotgun.attack"), rule!("wz.flamer.garrison"), rule!("wz.shotgun.garrison")];
/// What grenades need.
const THROW: &[RuleId] = &[
    rule!("wz.armoury.grenade.target-point"),
    rule!("wz.armoury.grenade.range"),
    rule!("wz.armoury.grenade.launcher"),
    rule!("wz.shoot.lucky-shot"),
];
/// What a Close Combat Action needs.
const FIGHT: &[RuleId] = &[
    rule!("wz.action.close-combat"),
    rule!("wz.armoury.auto.no-close-combat"),
    rule!("wz.armoury.special.no-close-combat"),
    rule!("wz.armoury.heavy.close-combat"),
    rule!("wz.armoury.classes"),
    rule!("wz.psychic.shooting.action"),
];
/// What a blow at a model needs.
const BLOW: &[RuleId] = &[
    rule!("wz.cc.ccwr"),
    rule!("wz.cc.elevation"),
    rule!("wz.cc.secondary-targets"),
    rule!("wz.facing.front-rear"),
    rule!("wz.action.engage-gap"),
    rule!("wz.skill.berserk.effect"),
    rule!("wz.special-cc.medium.swing"),
    rule!("wz.cc.free-closing"),
];
/// What Special Close Combat Actions need.
const SPECIAL: &[RuleId] = &[
    rule!("wz.special-cc.medium.hold-him-down"),
    rule!("wz.special-cc.general"),
    rule!("wz.special-cc.small.back-stab"),
    rule!("wz.special-cc.small.hold-him-down"),
    rule!("wz.special-cc.medium.brutal-attack"),
    rule!("wz.special-cc.medium.charge"),
    rule!("wz.special-cc.medium.swing"),
    rule!("wz.special-cc.medium.throw"),
    rule!("wz.special-cc.large.lob"),
    rule!("wz.special-cc.large.squash"),
    rule!("wz.special-cc.large.thunderous-charge"),
    rule!("wz.bauhaus.skill.juggernauts.squash"),
];
/// Setting a squad up.
const DEPLOY: &[RuleId] = &[
    rule!("wz.squad.definition"),
    rule!("wz.start.deploy"),
    rule!("wz.deploy.battle-line"),
    rule!("wz.deploy.quarters"),
    rule!("wz.deploy.battle-line-reserve"),
    rule!("wz.deploy.quarters-reserve"),
    rule!("wz.terrain.impassable"),
    rule!("wz.def.models-impassable"),
    rule!("wz.squad.coherency"),
    rule!("wz.skill.infiltrate.where"),
    rule!("wz.skill.infiltrate.timing"),
    rule!("wz.skill.rapid-deployment.placement"),
    rule!("wz.skill.rapid-deployment.reserve"),
];
/// Turning a card.
const CARD: &[RuleId] = &[
    rule!("wz.mission.tie.duel-resources"),
    rule!("wz.card.turn-to-burn"),
    rule!("wz.card.burn-action-point"),
    rule!("wz.card.burn-rof"),
    rule!("wz.armoury.grenade.rof"),
    rule!("wz.armoury.pistol.unmodified"),
    rule!("wz.shotgun.attack"),
    rule!("wz.bauhaus.skill.duval.finesse-weapons"),
];
/// Cards for a skill.
const CARDS: &[RuleId] = &[rule!("wz.card.burn-skill")];

/// The rules an order of this kind can break, chapter by chapter.
pub(super) fn may_break(order: &Order) -> Vec<RuleId> {
    let mut rules = chapters(order).concat();
    match order {
        Order::UseSkill { skill, .. } | Order::LayToken { skill, .. } => rules.push(*skill),
        _ => {}
    }
    rules
}

fn chapters(order: &Order) -> Vec<&'static [RuleId]> {
    match order {
        Order::Begin | Order::DeclareNothing | Order::Decline | Order::Accept => vec![],
        Order::GiveInitiative { .. } => vec![&[rule!("wz.turn.turn-initiative")]],
        Order::TakeEdge { .. } => vec![&[rule!("wz.deploy.battle-line")]],
        Order::TakeCorner { .. } => vec![&[rule!("wz.deploy.quarters")]],
        Order::Deploy { .. } | Order::Alight { .. } | Order::HoldBack { .. } | Order::FromAbove { .. } => vec![DEPLOY],
        Order::Descend { .. } => vec![&[rule!("wz.skill.rapid-deployment.point")]],
        Order::Activate { .. } | Order::Announce { .. } => vec![&[
            rule!("wz.squad.definition"),
            rule!("wz.turn.alternate"),
            rule!("wz.turn.last-not-first"),
            rule!("wz.skill.espionage"),
        ]],
        Order::Declare { .. } => vec![NOBODY, ATTACK, CARDS, DECLARE],
        Order::ActivateModel { .. } => vec![NOBODY, MODEL],
        Order::Move { .. } => vec![ACTION, WAY, &[rule!("wz.action.move")]],
        Order::Run { .. } => vec![ACTION, WAY, &[rule!("wz.action.run"), rule!("wz.squad.coherency")]],
        Order::Dive { .. } => vec![WAY, &[rule!("wz.action.dive-for-cover")]],
        Order::Leap { .. } => vec![ACTION, LEAP],
        Order::Engage { .. } | Order::EngageClimbing { .. } => vec![ACTION, NOBODY, WAY, ENGAGE],
        Order::EngageAlong { .. } => vec![ACTION, NOBODY, WAY, ENGAGE, &[rule!("wz.skill.predator-senses")]],
        Order::Aim | Order::Hide | Order::Pass => vec![ACTION],
        Order::Sentry => vec![ACTION, &[rule!("wz.action.sentry-limit")]],
        Order::Shoot(_) => vec![ACTION, NOBODY, ATTACK, FIRE, SHOTS],
        Order::RapidFire(_) => vec![ACTION, NOBODY, ATTACK, FIRE, SHOTS, RAPID],
        Order::Spray(_) => vec![ACTION, ATTACK, FIRE, SPRAY],
        Order::Throw(_) => vec![ACTION, ATTACK, FIRE, THROW],
        Order::WallOfFire { .. } => vec![ACTION, ATTACK, FIRE, &[rule!("wz.flamer.wall-of-fire")]],
        Order::CloseCombat { .. } => vec![ACTION, ATTACK, FIGHT],
        Order::Special { .. } => vec![ACTION, NOBODY, ATTACK, FIGHT, BLOW, SPECIAL, WAY],
        Order::CloseIn { .. } | Order::Strike { .. } => vec![NOBODY, BLOW],
        Order::PickUp { .. } => vec![ACTION, &[rule!("wz.objective.carry-limits")]],
        Order::PutDown { .. } => vec![&[rule!("wz.priority.supply-run.carry")]],
        Order::Burn { .. } => vec![ACTION, CARD, ATTACK, FIRE, RAPID, FIGHT],
        Order::BurnForSentry { .. } => vec![SENTRY, CARD, ATTACK, FIRE, FIGHT, &[rule!("wz.dice.fumble")]],
        Order::React { reaction, .. } => react(reaction),
        Order::Name { .. } => vec![&[rule!("wz.squad.acting-commander"), rule!("wz.skill.advisor.limits")]],
        Order::Locate { .. } => vec![&[rule!("wz.action.aim-vehicle")]],
        Order::LoseCards { .. } => vec![&[rule!("wz.card.resource-loss")]],
        Order::Land { .. } => {
            vec![&[
                rule!("wz.special-cc.medium.throw"),
                rule!("wz.special-cc.large.lob"),
                rule!("wz.facing.front-rear"),
            ]]
        }
        Order::Take { .. } => vec![NOBODY, TAKE],
        Order::Execute { .. } => vec![ACTION, NOBODY, &[rule!("wz.skill.execution.leader")]],
        Order::First { .. } => vec![&[rule!("wz.action.reaction-order")]],
        Order::UseSkill { .. } => vec![CARDS, USE],
        Order::LayToken { .. } | Order::Recharge { .. } | Order::Spy { .. } => vec![ACTION, CARDS, EFFORT],
        Order::LaySandbags { .. } => vec![&[rule!("wz.bauhaus.doctrine.tech.sandbag-equipment")]],
        Order::Break { .. } => vec![ACTION, ATTACK, FIRE, FIGHT, BREAK],
        Order::Cast { .. } => vec![ACTION, NOBODY, CARDS, CAST],
    }
}

fn react(reaction: &Reaction) -> Vec<&'static [RuleId]> {
    match reaction {
        Reaction::Move { .. } => vec![SENTRY, WAY, &[rule!("wz.action.move")]],
        Reaction::Leap { .. } => vec![SENTRY, LEAP],
        Reaction::Shoot(_) => vec![SENTRY, NOBODY, ATTACK, FIRE, SHOTS],
        Reaction::Spray(_) => vec![SENTRY, ATTACK, FIRE, SPRAY],
        Reaction::Throw(_) => vec![SENTRY, ATTACK, FIRE, THROW],
        Reaction::CloseCombat { .. } => vec![SENTRY, ATTACK, FIGHT],
    }
}

const SENTRY: &[RuleId] = &[rule!("wz.action.sentry"), rule!("wz.action.once"), rule!("wz.action.points-engaged")];
const DECLARE: &[RuleId] = &[
    rule!("wz.squad-action.general"),
    rule!("wz.squad-action.focus-fire"),
    rule!("wz.squad-action.swarm"),
    rule!("wz.squad-action.suppression-fire"),
    rule!("wz.skill.suppression-fire"),
    rule!("wz.shoot.friendly-target"),
    rule!("wz.action.points"),
    rule!("wz.action.shooting"),
    rule!("wz.template.no-special"),
    rule!("wz.bauhaus.doctrine.tech.sandbag-equipment"),
];
const MODEL: &[RuleId] =
    &[rule!("wz.turn.activation-sequence"), rule!("wz.def.activated"), rule!("wz.squad.out-of-coherency")];
const TAKE: &[RuleId] = &[
    rule!("wz.skill.guarded"),
    rule!("wz.skill.shielded"),
    rule!("wz.skill.get-the-gun"),
    rule!("wz.squad.commander-get-the-gun"),
    rule!("wz.skill.advisor.limits"),
    rule!("wz.skill.execution.commander"),
    rule!("wz.skill.stalk"),
    rule!("wz.skill.relentless"),
];
const USE: &[RuleId] = &[
    rule!("wz.def.beginning-of-activation"),
    rule!("wz.dice.fumble"),
    rule!("wz.mission.tie.duel-resources"),
    rule!("wz.mission.tie.duel"),
    rule!("wz.bauhaus.skill.duval.distraction"),
    rule!("wz.priority.supply-run.restrictions"),
];
const EFFORT: &[RuleId] = &[
    rule!("wz.bauhaus.skill.drachen.recharge-neurolash"),
    rule!("wz.skill.espionage"),
    rule!("wz.turn.turn-initiative"),
    rule!("wz.bauhaus.skill.duval.distraction"),
    rule!("wz.bauhaus.skill.venusian-rangers.booby-traps"),
];
const BREAK: &[RuleId] = &[
    rule!("wz.structure.target.selection"),
    rule!("wz.structure.target.close-combat"),
    rule!("wz.structure.target.templates"),
    rule!("wz.weapon.range"),
];
const CAST: &[RuleId] = &[
    rule!("wz.psychic.kinds"),
    rule!("wz.psychic.booster.cost"),
    rule!("wz.psychic.debuff.cost"),
    rule!("wz.psychic.booster.target"),
    rule!("wz.psychic.debuff.target"),
    rule!("wz.weapon.range"),
    rule!("wz.facing.front-rear"),
    rule!("wz.los.definition"),
    rule!("wz.def.dash"),
    rule!("wz.bauhaus.skill.duval.distraction"),
];
