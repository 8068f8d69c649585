//! What an attack is worth, in victory points and a little more for every model that is out of the way.

use battle::{Seat, Style};

use crate::{
    Ability, Answer, Attack, Burst, Cell, Contest, Explosion, Kind, Load, Mark, ModelId, State, Thrown, Why,
    odds::forecast::{
        area,
        opposed::{self, Hurt, Test},
    },
    rules::{
        fighting, missions,
        shooting::{area_attack, cube_attack},
    },
};

/// What a model is worth beyond the points it gives: it holds, carries and strikes.
const PRESENCE: f64 = 1.0;
/// The same for a Leader, who gives command dice.
const LEADER: f64 = 1.0;
/// What damage that does not kill is worth, of the model.
const WOUND: f64 = 0.45;
/// What it is worth to pin a model, of the model: before it has acted, and after.
const PIN: (f64, f64) = (0.4, 0.2);
/// What it is worth to stun one that has not acted, of the model.
const STUN: f64 = 0.45;
/// What it is worth to set a model on fire, of the model.
const FIRE: f64 = 0.15;

/// What a model is worth.
pub(super) fn worth(state: &State, model: ModelId) -> f64 {
    lost(state, model, None)
}

/// What is lost with a model that dies by this side's doing.
pub(super) fn lost(state: &State, model: ModelId, cause: Option<Seat>) -> f64 {
    let leads = state.profile(model).kind == Kind::Leader;
    f64::from(missions::scores(state, model, cause)) + PRESENCE + if leads { LEADER } else { 0.0 }
}

/// What being hurt like that, by this side's doing, costs a model's side.
fn cost(state: &State, model: ModelId, cause: Option<Seat>, hurt: &Hurt) -> f64 {
    let size = f64::from(state.profile(model).size) + 1.0;
    let wounds = (hurt.dealt.mean() / size).min(1.0 - hurt.kill).max(0.0);
    lost(state, model, cause) * (hurt.kill + WOUND * wounds)
}

/// What it costs a model's side that it is pinned.
fn pinned(state: &State, model: ModelId) -> f64 {
    let it = state.model(model);
    if it.is(Mark::Pinned) || !state.profile(model).can_be_pinned() {
        return 0.0;
    }
    worth(state, model) * if it.is(Mark::Activated) { PIN.1 } else { PIN.0 }
}

/// A shot at a model.
pub(super) fn shot(state: &State, by: ModelId, (weapon, target): (u8, ModelId), effect: bool, ammo: Option<u8>) -> f64 {
    let fired = state.fired(by, weapon);
    if fired.abilities.has(Ability::Invigorate) {
        return if state.seat(target) == state.seat(by) { 0.5 * worth(state, target) } else { -1.0 };
    }
    if fired.abilities.has(Ability::ItBurns) && !effect {
        let kind = Burst::Burns { by, weapon, target, dice: 0, declared: false };
        return explosion(state, by, kind, state.model(target).cell, 1.0);
    }
    let item = ammo.and_then(|it| state.model(by).item(it));
    let attack = Attack::Shot { by, weapon, effect, ammo: item };
    contest(state, &Contest::new(attack, target, Some(Answer::Survive), false), Style::BALANCED)
}

/// What a test is worth to who attacks in this style, as it stands.
pub(super) fn contest(state: &State, contest: &Contest, style: Style) -> f64 {
    let Test { lead, .. } = opposed::test(state, contest);
    let target = contest.target;
    let hit = lead.at_least(1);
    if let Attack::Shot { effect: true, .. } = contest.attack {
        return style.for_harm() * hit * pinned(state, target);
    }
    let gain = opposed::harm(state, contest, &lead, false).map_or(0.0, |it| cost(state, target, None, &it));
    let back = contest_attacker(contest)
        .filter(|_| matches!(contest.answer, Some(Answer::FightBack(_))))
        .and_then(|by| opposed::harm(state, contest, &lead, true).map(|it| cost(state, by, None, &it)));
    style.for_harm() * (gain + hit * extras(state, contest)) - style.for_losses() * back.unwrap_or(0.0)
}

fn contest_attacker(contest: &Contest) -> Option<ModelId> {
    crate::rules::rolls::opposed_test::attacker(contest)
}

/// What a hit does besides hurting: it stuns, throws about, pins.
fn extras(state: &State, contest: &Contest) -> f64 {
    let target = contest.target;
    let abilities = match contest.attack {
        Attack::Shot { by, weapon, .. } => state.fired(by, weapon).abilities,
        Attack::Blow { by, weapon, .. } => fighting::weapon(state, by, weapon).abilities,
        Attack::Fire | Attack::Wall | Attack::Fall(_) => return 0.0,
    };
    let waits = !state.model(target).is(Mark::Activated);
    let stuns = if abilities.has(Ability::Stun) && waits { STUN * worth(state, target) } else { 0.0 };
    let throws = abilities.has_any(&[Ability::Blast, Ability::Smash, Ability::Suppression]);
    let knocks = if abilities.has(Ability::Knockback) { 0.1 * worth(state, target) } else { 0.0 };
    stuns + knocks + if throws { pinned(state, target) } else { 0.0 }
}

/// Something shot or thrown at a cube.
pub(super) fn aimed(state: &State, by: ModelId, with: Thrown, cell: Cell) -> f64 {
    let Ok((_, lobbed, kind)) = cube_attack::load(state, by, with) else { return 0.0 };
    let Some(load) = lobbed.map(|it| cube_attack::aimed(state, by, cell, it)) else {
        return explosion(state, by, kind, cell, 1.0);
    };
    let lob = cube_attack::aiming(state, (by, with), load, cell, true);
    let lands = opposed::successes(&cube_attack::dice(&lob).1, state.profile(by).shoot, cube_attack::rerolls(&lob));
    let lands = lands.at_least(i32::from(cube_attack::wanted(load)));
    match load {
        Load::Indirect { dice, ap, .. } | Load::Frag { dice, ap } => {
            explosion(state, by, Burst::Frag { dice, ap }, cell, lands)
        }
        Load::Stun => {
            let waits = |it: &ModelId| !state.model(*it).is(Mark::Activated);
            let each = state.in_cell(cell).filter(waits).map(|it| sign(state, by, it) * STUN * worth(state, it));
            lands * each.sum::<f64>()
        }
        Load::Trap { .. } => 0.2,
        Load::Smoke { .. } | Load::Screen { .. } | Load::Invigorate { .. } => 0.0,
    }
}

/// Everyone in a cube, friends against enemies.
pub(super) fn explosion(state: &State, by: ModelId, kind: Burst, cell: Cell, lands: f64) -> f64 {
    let explosion = Explosion::new(cell, kind, area_attack::victims(state, cell));
    let burns = matches!(kind, Burst::Burns { .. });
    let cause = state.doing(by);
    let each = (0..explosion.victims.len()).map(|at| {
        let model = explosion.victims[at].0;
        let hurt = area::victim(state, &explosion, at);
        let after = if burns { FIRE * worth(state, model) } else { pinned(state, model) };
        sign(state, by, model) * (cost(state, model, cause, &hurt) + (1.0 - hurt.kill) * after)
    });
    lands * each.sum::<f64>()
}

fn sign(state: &State, by: ModelId, model: ModelId) -> f64 {
    if state.seat(model) == state.seat(by) { -1.0 } else { 1.0 }
}

/// A blow in this style: the enemy answers as suits him.
pub(super) fn blow(state: &State, by: ModelId, (target, weapon): (ModelId, u8), why: Why, style: Style) -> f64 {
    let was_pinned = state.model(target).is(Mark::Pinned);
    let with = |answer| Contest::new(Attack::Blow { by, weapon, why }, target, Some(answer), was_pinned);
    let evades = contest(state, &with(Answer::Survive), style);
    let only = was_pinned && state.field.setup.settings.pinned_only_survives || !fighting::fights_back(state, target);
    if only {
        return evades;
    }
    let back = fighting::weapons(state, target).next().unwrap_or(fighting::NOTHING);
    evades.min(contest(state, &with(Answer::FightBack(back)), style))
}

/// The best blow of a model at an enemy, in this style.
pub(super) fn best_blow(state: &State, by: ModelId, target: ModelId, why: Why, style: Style) -> f64 {
    let all = fighting::weapons(state, by).map(|it| blow(state, by, (target, it), why, style));
    all.fold(f64::NEG_INFINITY, f64::max)
}
