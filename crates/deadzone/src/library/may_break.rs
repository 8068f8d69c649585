//! The rules that each kind of order can break: what a refusal of it may name.
//!
//! The law "refusals name their rule" holds every refusal of a random or mutated order to this table. A new rule that
//! refuses an order of some kind is entered beside that kind. What the battle waits for may always be named.

use catalogue::{RuleId, rule};

use crate::{Aim, Means, Order, Pace, Thrown, Use, content};

/// Whoever is named is not there, or on the wrong side.
const NOBODY: &[RuleId] = &[rule!("dz.setup.players")];
/// What keeps the active model from any action.
const ACTION: &[RuleId] = &[
    rule!("dz.action.once"),
    rule!("dz.turn.activate"),
    rule!("dz.action.pinned-first"),
    rule!("dz.item.sentry-gun"),
    rule!("dz.state.overstacked"),
];
/// What keeps it from all but MOVE, FIGHT and STAND UP.
const ENGAGED: &[RuleId] = &[rule!("dz.action.engaged")];
/// What keeps it from a second move.
const ROOTED: &[RuleId] = &[rule!("dz.special.mobile-infantry"), rule!("dz.special.wings-of-the-dragon")];
/// What keeps a command result from being spent on the model.
const RESULT: &[RuleId] = &[
    rule!("dz.command.pool"),
    rule!("dz.command.one-action-result"),
    rule!("dz.state.rampage-control"),
    rule!("dz.item.sentry-gun"),
    rule!("dz.action.pinned-first"),
    rule!("dz.state.overstacked"),
];
/// What keeps a Splat! from being spent.
const SPLAT: &[RuleId] = &[rule!("dz.command.pool"), rule!("dz.command.splat")];
/// Models that take no results.
const BARRED: &[RuleId] = &[rule!("dz.state.rampage-control"), rule!("dz.item.sentry-gun")];
/// Where a model can go, cube by cube, and stand.
const WAY: &[RuleId] = &[
    rule!("dz.team.profile"),
    rule!("dz.move.adjacent"),
    rule!("dz.move.path"),
    rule!("dz.move.gap"),
    rule!("dz.move.climb"),
    rule!("dz.move.jump-down"),
    rule!("dz.move.diagonal"),
    rule!("dz.move.enter-fight"),
    rule!("dz.field.half-tile"),
    rule!("dz.ability.vehicle"),
    rule!("dz.ability.glide"),
    rule!("dz.ability.flight"),
];
/// Room in a cube, and spots in it.
const ROOM: &[RuleId] = &[rule!("dz.move.capacity"), rule!("dz.move.placement")];
/// Weapons that cannot be shot.
const WEAPON: &[RuleId] = &[
    rule!("dz.shoot.rf"),
    rule!("dz.ability.one-use"),
    rule!("dz.ability.volatile"),
    rule!("dz.ability.slow-reload"),
    rule!("dz.ability.weapons-team"),
];
/// What keeps a model from shooting at anything.
const SHOOTER: &[RuleId] = &[rule!("dz.test.blank"), rule!("dz.shoot.engaged")];
/// How far and what it sees.
const SIGHT: &[RuleId] = &[rule!("dz.shoot.range"), rule!("dz.shoot.los")];
/// What a shot at a model needs.
const TARGET: &[RuleId] = &[
    rule!("dz.shoot.action"),
    rule!("dz.shoot.cube-target"),
    rule!("dz.ability.rapid-fire"),
    rule!("dz.ability.invigorate"),
    rule!("dz.item.ammo"),
];
/// What a shot at a cube needs.
const CUBE: &[RuleId] = &[rule!("dz.shoot.cube-target"), rule!("dz.ability.indirect")];

/// The rules an order of this kind can break.
pub(super) fn may_break(order: &Order) -> Vec<RuleId> {
    let mut rules = chapters(order).concat();
    match order {
        Order::Move { pace, .. } | Order::Leave { pace, .. } => rules.push(pace.rule()),
        Order::Splat(_) | Order::Snap { .. } => rules.extend(specials()),
        Order::Shoot { means, .. } | Order::ShootCube { means, .. } if *means == Means::Splat => {
            rules.extend(specials());
        }
        _ => {}
    }
    rules
}

/// The army specials: which of them a team has depends on its Leader.
fn specials() -> impl Iterator<Item = RuleId> {
    content::ENTRIES.iter().map(|it| it.rule).filter(|it| it.name().starts_with("dz.special."))
}

fn chapters(order: &Order) -> Vec<&'static [RuleId]> {
    match order {
        Order::Begin | Order::Done | Order::Decline | Order::Evade | Order::TakeControl | Order::Spring => vec![],
        Order::TakeUp { .. } | Order::TakeBonus { .. } | Order::TakeAmmo | Order::RollAgain => vec![],
        Order::NameStarter { .. } => vec![&[rule!("dz.recon.test")]],
        Order::TakeZone { .. } => vec![&[rule!("dz.recon.deploy")]],
        Order::Deploy { .. } => {
            vec![NOBODY, ROOM, WAY, &[rule!("dz.recon.deploy")]]
        }
        Order::Scout { .. } => vec![NOBODY, ROOM, WAY, &[rule!("dz.ability.scout"), rule!("dz.move.sprint")]],
        Order::ShiftItem { .. } => vec![&[rule!("dz.ability.logistics")]],
        Order::LookAt { .. } | Order::Discard { .. } => vec![&[rule!("dz.recon.bonus")]],
        Order::Flank { .. } => vec![NOBODY],
        Order::Reroll { .. } => vec![&[rule!("dz.command.roll")]],
        Order::Activate { .. } => {
            vec![NOBODY, &[rule!("dz.round.activation-marker"), rule!("dz.item.sentry-gun")]]
        }
        Order::Pass => vec![&[rule!("dz.turn.pass")]],
        Order::Move { pace, .. } => [vec![ROOM, WAY], moving(*pace)].concat(),
        Order::Leave { pace, .. } => [vec![ROOM, WAY, &[rule!("dz.move.leave-board")]], moving(*pace)].concat(),
        Order::Dismount => vec![ACTION, ROOTED, &[rule!("dz.item.mono-wheel")]],
        Order::StandUp { .. } => vec![ACTION, &[rule!("dz.action.stand-up"), rule!("dz.move.placement")]],
        Order::TakePlace { .. } => vec![&[rule!("dz.move.placement")]],
        Order::ThrowTo { .. } => vec![],
        Order::Shoot { means, .. } => {
            [by(*means), vec![NOBODY, SHOOTER, WEAPON, SIGHT, TARGET, &[rule!("dz.command.splat")]]].concat()
        }
        Order::ShootCube { means, with, .. } => [by(*means), cube(*means, *with)].concat(),
        Order::Volley { aims, .. } => [vec![ACTION, ENGAGED, VOLLEY], aims.iter().flat_map(aim).collect()].concat(),
        Order::Snap { .. } => vec![NOBODY, SPLAT, SHOOTER, WEAPON, SIGHT, TARGET, SNAP],
        Order::Tag { .. } => vec![ACTION, ENGAGED, NOBODY, WEAPON, SIGHT, &[rule!("dz.ability.tag")]],
        Order::Reload { .. } => vec![ACTION, ENGAGED, NOBODY, RELOAD],
        Order::Fight { means, .. } => [fighting(*means), vec![NOBODY, FIGHT]].concat(),
        Order::FightBack { .. } => vec![&[rule!("dz.fight.weapon")]],
        Order::StrikeWith { .. } => vec![NOBODY, &[rule!("dz.fight.blank"), rule!("dz.fight.weapon")]],
        Order::Raise { .. } => vec![&[rule!("dz.faq.pinned-breakaway"), rule!("dz.faq.forced-entry")]],
        Order::AddDice { .. } => vec![&[rule!("dz.command.dice")]],
        Order::Heal { pack: None, .. } => vec![ACTION, ENGAGED, NOBODY, &[rule!("dz.ability.medic")]],
        Order::Heal { pack: Some(_), .. } => vec![ACTION, ENGAGED, NOBODY, &[rule!("dz.item.medi-pack")]],
        Order::Teleport { .. } => vec![ACTION, ENGAGED, ROOM, &[rule!("dz.ability.teleport")]],
        Order::SetOff => vec![ACTION, &[rule!("dz.ability.boom")]],
        Order::Smokescreen => {
            vec![&[rule!("dz.ability.smokescreen"), rule!("dz.ability.ink-sac"), rule!("dz.state.overstacked")]]
        }
        Order::Link { .. } => vec![ACTION, ENGAGED, &[rule!("dz.item.commlink"), rule!("dz.shoot.los")]],
        Order::CallIn { .. } => vec![ACTION, ENGAGED, NOBODY, ROOM, &[rule!("dz.ability.hammerfist-drop-armour")]],
        Order::CallSwarm { .. } => vec![ACTION, ENGAGED, ROOM, &[rule!("dz.ability.swarm-lord")]],
        Order::Emplace { .. } => vec![ACTION, ENGAGED, ROOM],
        Order::Pack { .. } => vec![ACTION, ENGAGED, &[rule!("dz.item.carry")]],
        Order::Disarm { .. } => vec![ACTION, ENGAGED, &[rule!("dz.ability.trap")]],
        Order::SendOff { .. } => vec![ACTION, ENGAGED, &[rule!("dz.mission.scour")]],
        Order::UseItem { .. } => vec![&[rule!("dz.item.adrenaline-shot"), rule!("dz.item.stimulant-shot")]],
        Order::PickUp { .. } => vec![&[rule!("dz.item.pick-up"), rule!("dz.item.mono-wheel")]],
        Order::Give { .. } | Order::Exchange { .. } => vec![&[rule!("dz.item.swap")]],
        Order::Stow { .. } => vec![&[rule!("dz.item.keep-drop-destroy")]],
        Order::Splat(how) => [vec![SPLAT, BARRED, &[rule!("dz.state.overstacked")]], splat(*how)].concat(),
    }
}

/// What keeps a model from moving at this pace at all.
fn moving(pace: Pace) -> Vec<&'static [RuleId]> {
    match pace {
        Pace::Move => vec![ACTION, ROOTED],
        Pace::Sprint => vec![ACTION, ENGAGED, ROOTED],
        Pace::Result => vec![RESULT, ROOTED],
        Pace::Wings => vec![ACTION, ENGAGED, ROOTED, SPLAT, &[rule!("dz.move.sprint")]],
        Pace::Dance => vec![SPLAT, &[rule!("dz.state.overstacked")]],
        Pace::Rush => vec![&[rule!("dz.action.pinned-first"), rule!("dz.state.overstacked")]],
        Pace::Agile | Pace::Evade | Pace::Leap | Pace::Surge | Pace::Dodge => vec![&[rule!("dz.ability.scout")]],
    }
}

/// What keeps a model from a SHOOT by these means.
fn by(means: Means) -> Vec<&'static [RuleId]> {
    match means {
        Means::Action => vec![ACTION, ENGAGED],
        Means::Result => vec![RESULT],
        Means::Splat => vec![SPLAT, BARRED, ACTION, ENGAGED],
    }
}

fn cube(means: Means, with: Thrown) -> Vec<&'static [RuleId]> {
    let mut rules = vec![SHOOTER, SIGHT, CUBE];
    if let Thrown::Weapon(_) = with {
        rules.extend([WEAPON, &[rule!("dz.command.splat")]]);
    }
    if means == Means::Result {
        rules.push(&[rule!("dz.command.shoot")]);
    }
    rules
}

fn aim(aim: &Aim) -> Vec<&'static [RuleId]> {
    match aim {
        Aim::Model(..) => vec![NOBODY, SHOOTER, WEAPON, SIGHT, TARGET],
        Aim::Cube(..) => vec![SHOOTER, WEAPON, SIGHT, CUBE],
    }
}

/// What keeps a model from a FIGHT by these means.
fn fighting(means: Means) -> Vec<&'static [RuleId]> {
    match means {
        Means::Action => vec![ACTION],
        Means::Result => vec![RESULT],
        Means::Splat => vec![&[rule!("dz.command.splat"), rule!("dz.state.overstacked")]],
    }
}

/// What an army special needs of what it is used on.
fn splat(how: Use) -> Vec<&'static [RuleId]> {
    match how {
        Use::On(_) => vec![NOBODY, ON],
        Use::Gift(..) => vec![NOBODY],
        Use::Drop(..) => vec![NOBODY, ROOM, &[rule!("dz.ability.hammerfist-drop-armour")]],
        Use::Now | Use::Result(_) | Use::Dice(_) | Use::Cube(_) | Use::Times(_) | Use::Stat(_) => vec![],
    }
}

const ON: &[RuleId] = &[rule!("dz.action.pinned-first"), rule!("dz.round.activation-marker"), rule!("dz.shoot.los")];
const SNAP: &[RuleId] =
    &[rule!("dz.action.pinned-first"), rule!("dz.round.activation-marker"), rule!("dz.move.enter-fight")];
const VOLLEY: &[RuleId] = &[rule!("dz.ability.fire-control"), rule!("dz.item.ammo")];
const RELOAD: &[RuleId] = &[rule!("dz.ability.loader"), rule!("dz.ability.slow-reload")];
const FIGHT: &[RuleId] = &[rule!("dz.fight.action"), rule!("dz.fight.blank"), rule!("dz.fight.weapon")];
