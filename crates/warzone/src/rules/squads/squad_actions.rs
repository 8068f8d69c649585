//! Squad Special Actions: a squad gives up a point per model and acts as one (`wz.squad-action.general`).
//!
//! Declared when the Activation begins, rolled when the last model taking part is Deactivated; in between, models spend
//! what they have left. A model drops out if it is not in range and sight (or Engaged) at the end of its own Activation.
//! With fewer than three left, or the target gone, the Action is lost and the points stay spent.

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Action, ArmourTest, Blow, Cause, Close, CloseSt, DamageType, Event, Forbidden, Mark, ModelId, Morale, OnHit,
    Pierce, Pledge, Ranged, SquadAction, SquadId, State, Step, Test, Warzone, Wound,
    model::{area::TOLERANCE, entry::Shot},
    rules::{
        close_combat::{self, cc_test},
        moments::{any, change, first},
        psychic::shooting as psychic,
        rolls::skill_test::{Result20, limited, test},
        shooting::{FRIENDLY_TARGET, templates},
        squads::suppression,
        tokens::{sandbags, token},
        wounds::critical_force,
    },
};

/// What every Squad Special Action obeys.
const GENERAL: RuleId = rule!("wz.squad-action.general");
/// How many models must take part.
const LEAST: usize = 3;
/// Critical Force never exceeds this (`wz.def.critical-force`).
const MOST_CRITICAL: i32 = 4;

/// Judges a declaration; gives the pledge and who pays for it.
pub(crate) fn judge(
    state: &State,
    squad: SquadId,
    action: SquadAction,
    target: ModelId,
    models: &[ModelId],
) -> Result<(Pledge, Vec<ModelId>), Forbidden> {
    if action == SquadAction::Sandbags {
        return sandbags::judge(state, squad);
    }
    if !state.is_standing(target) {
        return Err(Forbidden::NoSuchModel { model: target });
    }
    if state.field.are_friends(state.field.seat(target), state.field.squads[squad.index()].seat) {
        return Err(Forbidden::Friend { target, rule: enemies_only(action) });
    }
    if action == SquadAction::FocusFire && state.is_engaged(target) {
        return Err(Forbidden::BasicOnly { target, rule: action.rule() });
    }
    if action == SquadAction::SuppressionFire && !suppression::has_skill(state, squad) {
        return Err(Forbidden::NoSkill { rule: suppression::SKILL });
    }
    for (at, model) in models.iter().enumerate() {
        if !state.is_standing(*model) || state.field.squad(*model) != squad || models[..at].contains(model) {
            return Err(Forbidden::NotOfThisSquad { model: *model, squad, rule: GENERAL });
        }
        if state.points_to_pledge(*model) == 0 {
            return Err(Forbidden::TooFewPoints { needed: 1, left: 0 });
        }
        means_objection(state, *model, action).map_or(Ok(()), Err)?;
    }
    let needed = least(state, action, models);
    if models.len() < needed {
        return Err(Forbidden::TooFewModels { models: models.len(), needed, rule: GENERAL });
    }
    let payers = state.members(squad).filter(|it| state.points_to_pledge(*it) > 0).collect();
    Ok((Pledge { squad, action, target, models: models.to_vec() }, payers))
}

/// The rule that asks for an enemy to act against.
fn enemies_only(action: SquadAction) -> RuleId {
    if is_fire(action) { FRIENDLY_TARGET } else { action.rule() }
}

/// Whether it is a Shooting Action, which leaves no other to those who take part.
fn is_fire(action: SquadAction) -> bool {
    matches!(action, SquadAction::FocusFire | SquadAction::SuppressionFire)
}

/// Whoever takes part in a Focus Fire or a Suppression Fire makes no other Shooting Action this Game Turn.
pub(crate) fn action_objection(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    let pledge = state.pledge.as_ref().filter(|it| is_fire(it.action) && it.models.contains(&model))?;
    let shoots = matches!(action, Action::Shooting | Action::RapidFire);
    shoots.then(|| Forbidden::Barred { rule: pledge.action.rule() })
}

/// The models of a squad that could take part: those with a point to pay, and for fire, who have not shot.
pub(crate) fn able(state: &State, squad: SquadId, action: SquadAction) -> impl Iterator<Item = ModelId> + '_ {
    let able = move |it: &ModelId| state.points_to_pledge(*it) > 0 && !(is_fire(action) && has_shot(state, *it));
    state.members(squad).filter(able)
}

/// Whether a model has made a Shooting Action this Game Turn.
fn has_shot(state: &State, model: ModelId) -> bool {
    let done = &state.model(model).done;
    done.has(Action::Shooting) || done.has(Action::RapidFire)
}

/// How many models must take part: three, or two whose machine guns combine; anybody fills sandbags.
pub(crate) fn least(state: &State, action: SquadAction, models: &[ModelId]) -> usize {
    let combined = action == SquadAction::FocusFire && any!(state, combines_fire(models));
    match action {
        SquadAction::Sandbags => 1,
        _ if combined => 2,
        _ => LEAST,
    }
}

/// Whether a squad could declare one at all.
pub(crate) fn may_declare(state: &State, squad: SquadId) -> bool {
    let able: Vec<ModelId> = state.members(squad).filter(|it| state.points_to_pledge(*it) > 0).collect();
    let enough = able.len() >= least(state, SquadAction::FocusFire, &able) || sandbags::judge(state, squad).is_ok();
    enough && state.squad(squad).morale == Morale::Steady && !state.squad(squad).special
}

impl State {
    /// The points a model could pay for a Squad Special Action: what a Stun will cost is set aside (`wz.def.stun`).
    #[must_use]
    pub fn points_to_pledge(&self, model: ModelId) -> u8 {
        let own = !self.is_berserker(model) && !self.carries_token(model);
        let points = self.points_to_pay(model).saturating_sub(u8::from(self.model(model).marks.has(Mark::Stunned)));
        if own { points } else { 0 }
    }
}

/// Why a model has not the means to take part: it has shot, has no skill to test (`wz.def.dash`), or nothing to shoot
/// with.
fn means_objection(state: &State, model: ModelId, action: SquadAction) -> Option<Forbidden> {
    if let Some(why) = first!(state, attack_objection(model)) {
        return Some(why);
    }
    if is_fire(action) && has_shot(state, model) {
        return Some(Forbidden::Barred { rule: action.rule() });
    }
    let profile = state.profile(model);
    match action {
        SquadAction::FocusFire if profile.rs.is_none() => Some(Forbidden::Dash { rule: rule!("wz.stat.rs") }),
        SquadAction::Swarm if profile.cc.is_none() => Some(Forbidden::Dash { rule: rule!("wz.stat.cc") }),
        SquadAction::Swarm | SquadAction::Sandbags => None,
        SquadAction::FocusFire | SquadAction::SuppressionFire => {
            let unarmed = plain_guns(state, model).next().is_none();
            unarmed.then(|| templates::without_gun(state, model))
        }
    }
}

/// The guns a model could take part in a Focus Fire with: those without a template.
pub(crate) fn plain_guns(state: &State, model: ModelId) -> impl Iterator<Item = &Ranged> {
    let ready = state.profile(model).guns().filter(move |(at, _)| state.gun(model, *at).is_some());
    let able = token::fire_objection(state, model).is_none();
    ready.map(|it| it.1).filter(move |it| able && it.template.is_none() && !it.is_psychic())
}

/// The gun a model takes part in a Focus Fire with: the strongest that reaches the target.
fn weapon(state: &State, model: ModelId, target: ModelId) -> Option<&Ranged> {
    if token::target_objection(state, model, target).is_some() {
        return None;
    }
    let far = state.shooting_distance(model, target);
    let in_range = |it: &&Ranged| it.range.is_some_and(|range| far <= range.to_f64() + TOLERANCE);
    plain_guns(state, model).filter(in_range).max_by_key(|it| (it.st, it.rof))
}

/// The blade a model takes part in a Swarm with: the strongest that reaches the target. Who carries a Heavy weapon has
/// one attack with any.
fn blade(state: &State, model: ModelId, target: ModelId) -> (i32, i32, Option<u8>) {
    let own = close_combat::own_strength(state, model).total();
    let most = if state.is_hampered(model) { 1 } else { u8::MAX };
    let (here, there) = (state.figure(model), state.figure(target));
    let reaches = |it: &&Close| here.reaches(&there, it.reach);
    let st = |it: &Close| match it.st {
        CloseSt::Added(st) => own + i32::from(st),
        CloseSt::Own(st) => i32::from(st),
    };
    let blades = state.profile(model).blades().map(|it| it.1).filter(reaches);
    let best = blades.map(|it| (st(it), i32::from(it.roa.min(most)), it.avv)).max();
    best.unwrap_or((own, 1, Some(0)))
}

/// Whether a model can still take part.
fn qualifies(state: &State, pledge: &Pledge, model: ModelId) -> bool {
    let target = pledge.target;
    let able = state.is_standing(model) && state.morale(model) == Morale::Steady;
    let aimless = matches!(pledge.action, SquadAction::SuppressionFire | SquadAction::Sandbags);
    able && (state.is_standing(target) || aimless)
        && match pledge.action {
            SquadAction::FocusFire => can_focus(state, model, target),
            SquadAction::Swarm => state.is_engaged_with(model, target),
            SquadAction::SuppressionFire => suppression::gun(state, pledge, model).is_some(),
            SquadAction::Sandbags => true,
        }
}

/// Whether a model stands so that it can take part in a Focus Fire at this target.
pub(crate) fn can_focus(state: &State, model: ModelId, target: ModelId) -> bool {
    state.is_standing(model)
        && state.morale(model) == Morale::Steady
        && state.has_in_front(model, target)
        && weapon(state, model, target).is_some()
        && state.sees(model, target)
        && !state.cover(model, target).needs_luck()
}

/// A model taking part is Deactivated: it drops out if it cannot go on, and the last one brings the roll.
pub(crate) fn when_deactivated(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    let Some(pledge) = now.pledge.clone().filter(|it| it.models.contains(&model)) else { return };
    if !qualifies(now, &pledge, model) {
        now.emit(Event::DroppedOut { models: vec![model] });
    }
    if is_due(now) {
        now.emit(Event::Then(vec![Step::Pledge]));
    }
}

/// Whether the Squad Special Action is to be rolled: everybody who still takes part is Deactivated.
pub(crate) fn is_due(state: &State) -> bool {
    let done = |it: &ModelId| state.model(*it).marks.has(Mark::Deactivated);
    state.pledge.as_ref().is_some_and(|it| it.models.iter().all(done))
}

/// The Squad Special Action is rolled, if enough are left and the target is still there.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let Some(pledge) = now.pledge.clone() else { return Ok(()) };
    if pledge.action == SquadAction::Swarm {
        close_in(now, &pledge);
    }
    let reaches = |it: ModelId| pledge.action != SquadAction::Swarm || now.has_in_ccwr(it, pledge.target);
    let fails = |it: &ModelId| !(qualifies(now, &pledge, *it) && reaches(*it));
    let models: Vec<ModelId> = pledge.models.iter().copied().filter(fails).collect();
    if !models.is_empty() {
        now.emit(Event::DroppedOut { models });
    }
    let Some(pledge) = now.pledge.clone() else { return Ok(()) };
    let engaged = pledge.action == SquadAction::FocusFire && now.is_engaged(pledge.target);
    let lost = pledge.models.len() < least(now, pledge.action, &pledge.models) || engaged;
    now.emit(Event::PledgeOver { lost });
    if lost {
        return Ok(());
    }
    match pledge.action {
        SquadAction::FocusFire => focus_fire(now, &pledge),
        SquadAction::Swarm => swarm(now, &pledge),
        SquadAction::SuppressionFire => suppression::resolve(now, &pledge, has_sense(now, &pledge)),
        SquadAction::Sandbags => {
            sandbags::due(now, pledge.squad);
            Ok(())
        }
    }
}

/// Whoever takes part in a Swarm and is only held by the target closes in on it (`wz.squad-action.swarm`).
fn close_in(now: &mut Resolution<'_, Warzone>, pledge: &Pledge) {
    for model in &pledge.models {
        let held = qualifies(now, pledge, *model) && !now.has_in_ccwr(*model, pledge.target);
        let walk = close_combat::closings(now, *model).find(|it| held && *it == pledge.target);
        if let Some(walk) = walk.and_then(|it| close_combat::closing(now, *model, it)) {
            now.emit(Event::Walked(walk));
        }
    }
}

/// The one RS test: the best RS, +6, -1 for each model whose sight is obscured (`wz.squad-action.focus-fire`).
#[must_use]
pub fn focus_fire_need(best: i32, obscured: i32) -> Breakdown {
    Breakdown::base(rule!("wz.stat.rs"), best)
        .plus(rule!("wz.squad-action.focus-fire"), 6)
        .plus(rule!("wz.shoot.cover-threshold"), -obscured)
}

/// The St of it: the lowest of all, plus every rate.
#[must_use]
pub fn joint_strength(action: SquadAction, lowest: i32, rates: i32) -> Breakdown {
    limited(Breakdown::base(rule!("wz.weapon.strength"), lowest).plus(action.rule(), rates))
}

/// The Critical Force of it: St's own, and one for every three models (`wz.squad-action.focus-fire-critical`).
#[must_use]
pub fn joint_critical(st: i32, models: usize) -> Breakdown {
    let level = critical_force(st).plus(rule!("wz.squad-action.focus-fire-critical"), (models / 3) as i32);
    if level.total() > MOST_CRITICAL {
        level.with(rule!("wz.def.critical-force"), Change::AtMost(MOST_CRITICAL))
    } else {
        level
    }
}

/// What it does to a hull: the lowest AVV of all, and one for every three models.
fn joint_pierce(lowest: Option<u8>, models: usize) -> Option<Pierce> {
    lowest.map(|avv| Pierce { avv: avv + (models / 3) as u8, ..Pierce::default() })
}

/// One test of a squad that acts as one, worked out before it is rolled.
pub(crate) struct Joint {
    /// Who tests.
    pub lead: ModelId,
    /// What the test must not exceed; none if it hits by itself.
    pub need: Option<Breakdown>,
    st: Breakdown,
    avv: Option<u8>,
    /// Whether an LD test for Target Sense comes first, and of whom.
    pub sense: Option<ModelId>,
}

/// The one test of a Focus Fire or a Swarm, if it were rolled now by those of its models that qualify, and the hit it
/// makes; none with too few of them. A Suppression Fire has no test of its own.
pub(crate) fn likely(state: &State, pledge: &Pledge) -> Option<(Joint, Wound)> {
    let models: Vec<ModelId> = pledge.models.iter().copied().filter(|it| qualifies(state, pledge, *it)).collect();
    let pledge = Pledge { models, ..pledge.clone() };
    if pledge.models.len() < least(state, pledge.action, &pledge.models) {
        return None;
    }
    let spoiled = pledge.action == SquadAction::FocusFire && state.is_engaged(pledge.target);
    if spoiled { None } else { rolled_by_all(state, &pledge) }
}

/// The same by all of these models, who are known to take part.
pub(crate) fn rolled_by_all(state: &State, pledge: &Pledge) -> Option<(Joint, Wound)> {
    let joint = match pledge.action {
        SquadAction::FocusFire => focus(state, pledge),
        SquadAction::Swarm => crowd(state, pledge),
        SquadAction::SuppressionFire | SquadAction::Sandbags => return None,
    };
    let cause = if pledge.action == SquadAction::Swarm { Cause::Close } else { Cause::Ranged };
    let wound = joint_wound(pledge, &joint, Result20::Passed, cause).0;
    Some((joint, wound))
}

pub(crate) fn focus_fire(now: &mut Resolution<'_, Warzone>, pledge: &Pledge) -> Result<(), NeedDice> {
    let joint = focus(now, pledge);
    if let Some(lead) = joint.sense {
        let need = now.leadership(lead);
        if !test(now, lead, Test::TargetSense, need)?.passed() {
            now.emit(Event::Then(vec![Step::EndAction(lead)]));
            return Ok(());
        }
    }
    for number in 0..now.field.moments.before_focus.len() {
        if !now.field.moments.before_focus[number](now, pledge, joint.lead)? {
            return Ok(());
        }
    }
    let result = test(now, joint.lead.aiming(None, pledge.target), Test::FocusFire, joint.need.clone())?;
    hit(now, pledge, &joint, result, Cause::Ranged);
    Ok(())
}

/// The figures of a Focus Fire.
fn focus(state: &State, pledge: &Pledge) -> Joint {
    let rs = |it: &ModelId| i32::from(state.profile(*it).rs.unwrap_or(0));
    let lead = first_best(&pledge.models, rs);
    let sees_through = |it: &ModelId| first!(state, sees_through(*it)).is_some();
    let clear = |it: &ModelId| sees_through(it) || !state.cover(*it, pledge.target).obscures();
    let obscured = pledge.models.iter().filter(|it| !clear(it)).count() as i32;
    let mut need = focus_fire_need(rs(&lead), obscured);
    change!(state, range_skill(&Shot { shooter: None, target: Some(pledge.target), aims: false }, &mut need));
    if !sees_through(&lead) {
        psychic::mirage(state, pledge.target, &mut need);
    }
    let guns = || pledge.models.iter().filter_map(|it| weapon(state, *it, pledge.target));
    let lowest = guns().filter_map(|it| it.st).map(i32::from).min().unwrap_or(1);
    let rates = guns().map(|it| i32::from(it.rof)).sum();
    let senses = !has_sense(state, pledge) && state.needs_target_sense(lead, pledge.target);
    Joint {
        lead,
        need: Some(need),
        st: joint_strength(pledge.action, lowest, rates),
        avv: guns().map(|it| it.avv).min().flatten(),
        sense: senses.then_some(lead),
    }
}

/// The lead: the best, and among equals the one its owner named first (`wz.def.target-priority`).
fn first_best(models: &[ModelId], skill: impl Fn(&ModelId) -> i32) -> ModelId {
    *models.iter().rev().max_by_key(|it| skill(it)).unwrap_or(&models[0])
}

/// If anyone has Target Sense, all have it (`wz.def.target-sense-squad`).
fn has_sense(state: &State, pledge: &Pledge) -> bool {
    let shared = (rule!("wz.def.target-sense-squad"), crate::rules::shooting::target_priority::TARGET_SENSE);
    pledge.models.iter().any(|it| state.has_skill(*it, shared.1))
}

fn swarm(now: &mut Resolution<'_, Warzone>, pledge: &Pledge) -> Result<(), NeedDice> {
    let joint = crowd(now, pledge);
    let lead = joint.lead;
    let blow = Blow {
        by: lead,
        target: pledge.target,
        test: Test::Swarm,
        need: joint.need,
        weapon: None,
        damage: DamageType::Piercing,
        critical: joint_critical(joint.st.total(), pledge.models.len()),
        armour: ArmourTest::Taken,
        heals: false,
        effect: OnHit::Wound,
        hull: joint_pierce(joint.avv, pledge.models.len()),
        st: joint.st,
    };
    now.emit(Event::Then(vec![Step::EndAction(lead)]));
    cc_test::strike(now, blow)
}

/// The figures of a Swarm.
fn crowd(state: &State, pledge: &Pledge) -> Joint {
    let cc = |it: &ModelId| i32::from(state.profile(*it).cc.unwrap_or(0));
    let lead = first_best(&pledge.models, cc);
    let blades = || pledge.models.iter().map(|it| blade(state, *it, pledge.target));
    let lowest = blades().map(|it| it.0).min().unwrap_or(1);
    let rates = blades().map(|it| it.1).sum();
    let pinned = state.morale(pledge.target) == Morale::Pinned;
    let helpless = state.morale(pledge.target) == Morale::Broken || state.model(pledge.target).marks.has(Mark::Stunned);
    let mut need = Breakdown::base(rule!("wz.stat.cc"), cc(&lead))
        .plus(rule!("wz.squad-action.swarm"), 6)
        .plus(rule!("wz.morale.pinned"), if pinned { 4 } else { 0 });
    change!(state, close_combat_against(pledge.target, &mut need));
    Joint {
        lead,
        need: (!helpless).then_some(need),
        st: joint_strength(pledge.action, lowest, rates),
        avv: blades().map(|it| it.2).min().flatten(),
        sense: None,
    }
}

/// A hit is always Piercing and cannot be healed.
fn hit(now: &mut Resolution<'_, Warzone>, pledge: &Pledge, joint: &Joint, result: Result20, cause: Cause) {
    let lead = joint.lead;
    if !result.passed() {
        now.emit(Event::Then(vec![Step::EndAction(lead)]));
        return;
    }
    let (wound, critical) = joint_wound(pledge, joint, result, cause);
    now.emit(Event::Struck { wound, st: joint.st.clone(), critical });
    now.emit(Event::Then(vec![Step::Wound(wound), Step::EndAction(lead)]));
}

/// The Wound Effect of a joint hit, with its Critical Force.
fn joint_wound(pledge: &Pledge, joint: &Joint, result: Result20, cause: Cause) -> (Wound, Breakdown) {
    let critical = joint_critical(joint.st.total(), pledge.models.len());
    let wound = Wound {
        victim: pledge.target,
        by: Some(joint.lead),
        st: joint.st.total() as u8,
        damage: DamageType::Piercing,
        weapon: None,
        critical: critical.total() as u8,
        cause,
        armour: if result == Result20::PowerShot { ArmourTest::Denied } else { ArmourTest::Taken },
        heals: false,
        hull: joint_pierce(joint.avv, pledge.models.len()),
    };
    (wound, critical)
}
