//! Shooting: a Ranged Attack with RS tests equal to the Rate of Fire of one weapon.
//!
//! Targets and dice are named first; Target Priority may call for an LD test; a Sentry that is shot at may dive. Then Cover
//! is worked out for every target, all dice are rolled, and each hit is a Wound Effect (`wz.shoot.sequence`). All shots of
//! an attack are simultaneous.

pub(crate) mod cover;
pub(crate) mod grenades;
pub(crate) mod line_of_fire;
pub(crate) mod rail;
pub(crate) mod spray;
pub(crate) mod target_priority;
pub(crate) mod templates;
pub(crate) mod wall_of_fire;

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use smallvec::SmallVec;
use table::Inches;

use crate::{
    Action, ArmourTest, Attack, Cause, Event, Faster, Fire, Forbidden, Mark, ModelId, Pierce, Ranged, Shots, State,
    Step, Test, Warzone, Wound,
    model::{area::TOLERANCE, entry::Shot},
    rules::{
        measuring::measure::inches,
        moments::{act, answers, any, change, first},
        movement,
        psychic::shooting as psychic,
        rolls::{
            reroll,
            skill_test::{Result20, limited, test, test_face},
        },
        shooting::cover::Cover,
        tokens::token,
        turn::{activation, rate_card, sentry, simultaneous_reactions},
        wounds::{self, critical_force, own_critical, strength},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] =
    &[rule!("wz.def.ranged-attack"), rule!("wz.shoot.simultaneous"), rule!("wz.shoot.elevation")];

/// No Squad Special or Advanced Actions against friends.
pub(crate) const FRIENDLY_TARGET: RuleId = rule!("wz.shoot.friendly-target");

/// How near a Secondary Target must be to the Primary Target (`wz.shoot.secondary-targets`).
pub(crate) const SECONDARY: Inches = Inches::whole(3);
/// How many pieces of Cover one may shoot through.
const MOST_COVER: u8 = 3;

impl State {
    /// The ranged weapon of this number, if the model has one there.
    #[must_use]
    pub fn gun(&self, model: ModelId, weapon: u8) -> Option<&Ranged> {
        let weapon = self.profile(model).weapons.get(usize::from(weapon))?;
        let ready = weapon.through.is_none_or(|it| self.granted(model, it).is_some());
        match &weapon.attack {
            Attack::Ranged(ranged) => Some(ranged).filter(|_| ready),
            Attack::Close(_) | Attack::Power(_) => None,
        }
    }

    /// From the shooter's base to the target's, or to its Body where the base is not in sight (`wz.shoot.elevation`).
    #[must_use]
    pub fn shooting_distance(&self, shooter: ModelId, target: ModelId) -> f64 {
        let (here, there) = (self.figure(shooter), self.figure(target));
        if here.is_level_with(&there) || self.sees_base_to_shoot(shooter, target) {
            return here.gap(&there);
        }
        let (plan, up) = (here.plan_gap(&there), there.foot - here.foot);
        let up = up.max(-up - there.profile.height.to_f64()).max(0.0);
        (plan * plan + up * up).sqrt()
    }

    /// How many dice a Ranged Attack has.
    #[must_use]
    pub fn rate_of_fire(&self, shooter: ModelId, (weapon, gun): (u8, &Ranged), action: Action) -> Breakdown {
        fire_rate(gun, action, self.is_faster(shooter, Faster { weapon: Some(weapon), action }))
    }
}

/// How many dice a Ranged Attack has with a card for it, or without.
pub(crate) fn fire_rate(gun: &Ranged, action: Action, faster: bool) -> Breakdown {
    let rate = Breakdown::base(rule!("wz.weapon.rof-roa"), i32::from(gun.rof))
        .plus(rule!("wz.action.rapid-fire"), i32::from(action == Action::RapidFire))
        .plus(rate_card::RULE, i32::from(faster));
    match gun.slow {
        Some(slow) if rate.total() > i32::from(gun.rof) => rate.with(slow, Change::AtMost(i32::from(gun.rof))),
        Some(_) | None => rate,
    }
}

/// How far a weapon reaches by this Action: Rapid Fire halves what is printed, rounding up to the next inch, before
/// anything is added (`wz.mod.order`). In hundredths of an inch.
pub(crate) fn range(state: &State, model: ModelId, gun: &Ranged, action: Action) -> Option<Breakdown> {
    let mut range = Breakdown::length(rule!("wz.weapon.range"), gun.range?);
    if action == Action::RapidFire {
        range.push(rule!("wz.action.rapid-fire"), Change::DividedUp(2));
        let odd = Inches::hundredths(range.total()).ceil() * 100 - range.total();
        range.add(rule!("wz.def.dividing"), odd);
    }
    answers!(state, range(model, gun)).for_each(|(rule, by)| range.add(rule, by.as_hundredths()));
    Some(range)
}

/// Judges a Ranged Attack.
pub(crate) fn judge(state: &State, shooter: ModelId, action: Action, shots: &Shots) -> Result<Fire, Forbidden> {
    judge_by(state, shooter, action, shots, |it| view(state, shooter, it))
}

/// How a shooter sees a target: behind so many pieces of Cover, or not at all. The same for every weapon and Action.
pub(crate) fn view(state: &State, shooter: ModelId, target: ModelId) -> Option<u8> {
    state.sees_to_shoot(shooter, target).then(|| state.pieces_before_shot(shooter, target))
}

/// Judges a Ranged Attack with what is known of how the shooter sees its targets.
pub(crate) fn judge_by(
    state: &State,
    shooter: ModelId,
    action: Action,
    shots: &Shots,
    view: impl Fn(ModelId) -> Option<u8>,
) -> Result<Fire, Forbidden> {
    let gun =
        state.gun(shooter, shots.weapon).ok_or(Forbidden::WrongWeapon { weapon: shots.weapon, rule: action.rule() })?;
    skill_objection(state, shooter, gun).map_or(Ok(()), Err)?;
    psychic::objection(gun, action).map_or(Ok(()), Err)?;
    if let Some(rule) = gun.slow.filter(|_| action == Action::RapidFire) {
        return Err(Forbidden::Barred { rule });
    }
    templates::objection(gun, shots.weapon, action).map_or(Ok(()), Err)?;
    let range = range(state, shooter, gun, action)
        .ok_or(Forbidden::WrongWeapon { weapon: shots.weapon, rule: action.rule() })?;
    let rate = state.rate_of_fire(shooter, (shots.weapon, gun), action).total() as u8;
    if shots.at.len() != usize::from(rate) {
        return Err(Forbidden::WrongDice { dice: shots.at.len(), rate });
    }
    let primary = shots.at[0];
    for (at, target) in shots.at.iter().enumerate() {
        if shots.at[..at].contains(target) {
            continue;
        }
        let view = || view(*target);
        let mut objections = target_objections(state, (shooter, *target), action, &range, view, shots.lucky);
        objections.next().map_or(Ok(()), Err)?;
        let dice = shots.at.iter().filter(|it| *it == target).count();
        if *target != primary {
            secondary_objection(state, primary, *target, dice).map_or(Ok(()), Err)?;
        }
    }
    Ok(Fire { shooter, shots: shots.clone(), action, rolled: SmallVec::new() })
}

/// Why a model cannot shoot with this at all: no value to test, or a rule in force that keeps it from Ranged Attacks.
pub(crate) fn skill_objection(state: &State, shooter: ModelId, gun: &Ranged) -> Option<Forbidden> {
    if psychic::skill(state, shooter, gun).is_none() {
        let rule = if gun.is_psychic() { rule!("wz.stat.wp") } else { rule!("wz.stat.rs") };
        return Some(Forbidden::Dash { rule });
    }
    token::fire_objection(state, shooter)
}

/// Everything that keeps a Ranged Attack from being made. What does not depend on a target comes first; a weapon that is
/// not there, or cannot shoot at all, leaves nothing else to be said.
pub(crate) fn objections(state: &State, shooter: ModelId, action: Action, shots: &Shots) -> Vec<Forbidden> {
    let weapon = shots.weapon;
    let gun = state.gun(shooter, weapon);
    let Some((gun, range)) = gun.and_then(|gun| Some((gun, range(state, shooter, gun, action)?))) else {
        return vec![Forbidden::WrongWeapon { weapon, rule: action.rule() }];
    };
    let slow = gun.slow.filter(|_| action == Action::RapidFire).map(|rule| Forbidden::Barred { rule });
    let skill = skill_objection(state, shooter, gun).into_iter().chain(psychic::objection(gun, action));
    let mut all: Vec<Forbidden> = skill.chain(slow).chain(templates::objection(gun, weapon, action)).collect();
    let rate = state.rate_of_fire(shooter, (shots.weapon, gun), action).total() as u8;
    if shots.at.len() != usize::from(rate) {
        all.push(Forbidden::WrongDice { dice: shots.at.len(), rate });
    }
    for (at, target) in shots.at.iter().enumerate().filter(|it| !shots.at[..it.0].contains(it.1)) {
        let view = || view(state, shooter, *target);
        all.extend(target_objections(state, (shooter, *target), action, &range, view, shots.lucky));
        let dice = shots.at.iter().filter(|it| *it == target).count();
        if at > 0 && state.is_standing(*target) && state.is_standing(shots.at[0]) {
            all.extend(secondary_objection(state, shots.at[0], *target, dice));
        }
    }
    all
}

/// Why a target cannot be shot at: range, Front Facing, sight, Cover, and what may be aimed at friends and at Engaged
/// models. Each is looked up only when it is asked for.
fn target_objections(
    state: &State,
    (shooter, target): (ModelId, ModelId),
    action: Action,
    range: &Breakdown,
    view: impl Fn() -> Option<u8>,
    lucky: bool,
) -> impl Iterator<Item = Forbidden> {
    let there = state.is_standing(target) && target != shooter;
    let checks = if there { 1..6 } else { 0..1 };
    checks.filter_map(move |check| match check {
        0 => Some(Forbidden::NoSuchModel { model: target }),
        1 => (!state.has_before_gun(shooter, target)).then_some(Forbidden::NotInFront { target }),
        2 => {
            let distance = state.shooting_distance(shooter, target);
            let far = distance > movement::hundredths(range).to_f64() + TOLERANCE;
            far.then(|| Forbidden::OutOfRange { distance: inches(distance), range: range.clone() })
        }
        3 => token::target_objection(state, shooter, target),
        4 => {
            let rule = basic_only(state, shooter, target).filter(|_| action != Action::Shooting);
            rule.map(|rule| Forbidden::BasicOnly { target, rule })
        }
        _ => match view() {
            None => Some(Forbidden::NoSight { target }),
            Some(pieces) => (!lucky && pieces > MOST_COVER).then_some(Forbidden::TooMuchCover { target, pieces }),
        },
    })
}

/// The rule that leaves only the basic Shooting Action at this target.
fn basic_only(state: &State, shooter: ModelId, target: ModelId) -> Option<RuleId> {
    if !state.are_enemies(shooter, target) {
        return Some(FRIENDLY_TARGET);
    }
    state.is_engaged(target).then_some(rule!("wz.shoot.engaged-target"))
}

fn secondary_objection(state: &State, primary: ModelId, target: ModelId, dice: usize) -> Option<Forbidden> {
    let distance = state.distance(primary, target);
    if dice > 1 {
        Some(Forbidden::SecondaryTwice { target })
    } else if distance > SECONDARY.to_f64() + TOLERANCE {
        Some(Forbidden::SecondaryTooFar { target, distance: inches(distance) })
    } else {
        None
    }
}

/// A Ranged Attack is declared: points are spent, Target Sense tested, Sentries that are shot at asked.
pub(crate) fn declare(now: &mut Resolution<'_, Warzone>, fire: Fire, in_sentry: bool) {
    let (model, action, weapon) = (fire.shooter, fire.action, fire.shots.weapon);
    let steps = steps(now, fire, in_sentry);
    spend(now, (model, action, weapon), steps);
}

/// A model fires a weapon: it spends its point, unless that is part of an Action that was begun.
pub(crate) fn spend(now: &mut Resolution<'_, Warzone>, fired: (ModelId, Action, u8), mut steps: Vec<Step>) {
    let (model, action, weapon) = fired;
    if any!(now, further_weapon(model, weapon)) {
        steps.retain(|it| !matches!(it, Step::EndAction(_)));
    } else {
        now.emit(Event::Acted { model, action });
    }
    act!(now, on_fire(fired, &mut steps));
    now.emit(Event::Then(steps));
}

/// The rule by which a failed RS test of an attack may be rolled again.
pub(crate) fn reroll_offer(state: &State, fire: &Fire) -> Option<RuleId> {
    state.gun(fire.shooter, fire.shots.weapon).and_then(|it| first!(state, rolls_again(fire.shooter, it)))
}

/// Lifts what cover has taken off the number before, for a shooter that sees through it.
pub(crate) fn lift_cover(state: &State, shooter: ModelId, before: i32, need: &mut Breakdown) {
    if let Some(rule) = first!(state, sees_through(shooter)).filter(|_| need.total() < before) {
        need.push(rule, Change::Becomes(before));
    }
}

/// Other targets are named in place of a stalker that was not made out (`wz.skill.stalk`).
pub(crate) fn declare_again(now: &mut Resolution<'_, Warzone>, fire: Fire) {
    let in_sentry = activation::acting(now) != Some(now.field.squad(fire.shooter));
    let mut steps = steps(now, fire, in_sentry);
    steps.pop();
    now.emit(Event::Done);
    now.emit(Event::Then(steps));
}

/// What a Ranged Attack brings: tests, questions to those who are shot at, the shots, and the end of the Action.
fn steps(now: &State, fire: Fire, in_sentry: bool) -> Vec<Step> {
    let (model, action, primary) = (fire.shooter, fire.action, fire.shots.at[0]);
    let mut steps = Vec::new();
    if now.needs_target_sense_to_shoot(model, primary) {
        steps.push(Step::TargetSense { model, action });
    }
    steps.extend(answers!(now, before_shot(&fire)));
    if !in_sentry {
        let targets = fire.shots.at.iter().enumerate().filter(|(at, it)| !fire.shots.at[..*at].contains(it));
        let divers = targets.filter(|(_, it)| sentry::may_dive(now, **it, model));
        steps.extend(simultaneous_reactions::together(divers.map(|(_, it)| Step::Dive { model: *it, shooter: model })));
    }
    steps.extend([Step::Fire(fire), Step::EndAction(model)]);
    steps
}

/// An LD test for Target Sense. Failed, the points are lost and the Action with them; Shooting may be tried again
/// (`wz.def.target-sense-test`).
pub(crate) fn target_sense(now: &mut Resolution<'_, Warzone>, model: ModelId, action: Action) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let need = now.leadership(model);
    if test(now, model, Test::TargetSense, need)?.passed() {
        return Ok(());
    }
    while !matches!(now.steps.top(), None | Some(Step::EndAction(_))) {
        now.emit(Event::Done);
    }
    if action == Action::Shooting {
        now.emit(Event::ActionSpoiled { model, action });
    }
    Ok(())
}

/// The number an RS test must not exceed.
#[must_use]
pub fn need(state: &State, fire: &Fire, target: ModelId, first: bool, cover: &Cover) -> Option<Breakdown> {
    let gun = state.gun(fire.shooter, fire.shots.weapon)?;
    let marks = &state.model(target).marks;
    let aims = first && aims(state, fire);
    let mut need = psychic::skill(state, fire.shooter, gun)?
        .plus(rule!("wz.action.aim"), if aims { 2 } else { 0 })
        .plus(rule!("wz.action.rapid-fire"), if fire.action == Action::RapidFire { -2 } else { 0 });
    if !gun.is_psychic() {
        let shot = Shot { shooter: Some(fire.shooter), target: Some(target), aims };
        change!(state, range_skill(&shot, &mut need));
    }
    let clear = need.total();
    let away = marks.has(Mark::DivedAway);
    if !away {
        cover.apply(&mut need);
        change!(state, after_cover(target, cover.claimed, &mut need));
    }
    if !gun.is_psychic() {
        psychic::mirage(state, target, &mut need);
    }
    lift_cover(state, fire.shooter, clear, &mut need);
    let dived = if away { -6 } else { -2 * i32::from(marks.has(Mark::Dived)) };
    need.add(rule!("wz.action.dive-for-cover"), dived);
    need.add(rule!("wz.shoot.engaged-target"), if state.is_engaged(target) { -8 } else { 0 });
    if cover.needs_luck() && dived == 0 {
        Cover::only_luck(&mut need);
    }
    Some(need)
}

/// Whether Aim helps this attack: never one with a template (`wz.template.no-special`).
fn aims(state: &State, fire: &Fire) -> bool {
    let gun = state.gun(fire.shooter, fire.shots.weapon);
    let steady = gun.is_some_and(|it| it.template.is_none() && !it.is_psychic());
    steady && state.model(fire.shooter).marks.has(Mark::Aiming)
}

/// The St of a hit.
#[must_use]
pub fn shot_strength(state: &State, fire: &Fire, first: bool) -> Breakdown {
    let st = state.gun(fire.shooter, fire.shots.weapon).and_then(|it| it.st).map_or(1, i32::from);
    let aims = first && aims(state, fire);
    let mut st =
        Breakdown::base(rule!("wz.weapon.strength"), st).plus(rule!("wz.action.aim"), if aims { 2 } else { 0 });
    change!(state, shot_strength(fire.shooter, fire.shots.weapon, &mut st));
    strength(st)
}

/// Rolls the dice of a Ranged Attack. Cover is worked out before the first (`wz.shoot.simultaneous`).
pub(crate) fn fire(now: &mut Resolution<'_, Warzone>, fire: &Fire) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    look_again(now, fire);
    let standing: SmallVec<[bool; 4]> = fire.shots.at.iter().map(|it| now.is_standing(*it)).collect();
    let covers: SmallVec<[Cover; 2]> = fire.shots.at.iter().map(|it| now.cover_shot(fire.shooter, *it)).collect();
    if let Some(rule) = reroll_offer(now, fire) {
        let next = (0..standing.len()).filter(|it| standing[*it]).nth(fire.rolled.len());
        if let Some(at) = next {
            let need = need(now, fire, fire.shots.at[at], at == 0, &covers[at]);
            let who = fire.shooter.aiming(fire.shots.weapon, fire.shots.at[at]);
            return reroll::roll(now, (rule, who, Test::RangeSkill), need, Step::Fire(fire.clone()));
        }
    }
    if let Some(size) = now.gun(fire.shooter, fire.shots.weapon).and_then(|it| it.template) {
        return templates::explode(now, fire, size, &standing, &covers);
    }
    let (mut hits, mut lines) = (Vec::new(), Vec::new());
    let targets = fire.shots.at.iter().enumerate().filter(|(at, _)| standing[*at]);
    for (number, (at, target)) in targets.enumerate() {
        let need = need(now, fire, *target, at == 0, &covers[at]);
        let (result, die) = attack_test(now, fire, (number, *target), need)?;
        if result.passed() {
            let (wound, st) = hit(now, fire, *target, at == 0, result == Result20::PowerShot);
            hits.push((rail::worsen(now, fire, die, wound), st));
            lines.push((*target, at == 0));
        } else {
            hits.extend(stray(now, fire, *target));
        }
    }
    for (target, first) in lines {
        hits.extend(rail::draw(now, fire, target, first)?);
    }
    settle_shooter(now, fire.shooter, (fire.shots.weapon, fire.action));
    settle_divers(now, fire);
    land(now, hits);
    Ok(())
}

/// The test of a Ranged Attack: on RS, or WP for a power, with its die; or the die that stands, where it was rolled before.
pub(crate) fn attack_test(
    now: &mut Resolution<'_, Warzone>,
    fire: &Fire,
    (number, target): (usize, ModelId),
    need: Option<Breakdown>,
) -> Result<(Result20, u8), NeedDice> {
    let kind = if now.is_psychic(fire) { Test::WillPower } else { Test::RangeSkill };
    let edge = rail::worse_up_to(now, fire);
    match (fire.rolled.get(number), need) {
        (Some(die), Some(need)) => Ok((Result20::of(*die, limited(need).total()), *die)),
        (_, need) => test_face(now, fire.shooter.aiming(fire.shots.weapon, target), kind, need, edge),
    }
}

/// What helped this attack alone is used up; a card for another weapon or Action stays.
pub(crate) fn settle_shooter(now: &mut Resolution<'_, Warzone>, model: ModelId, (weapon, action): (u8, Action)) {
    let mark = Mark::Aiming;
    if now.model(model).marks.has(mark) {
        now.emit(Event::Unmarked { model, mark });
    }
    rate_card::use_up(now, model, |it| it == Faster { weapon: Some(weapon), action });
}

/// The hits of an attack are resolved one after the other.
pub(crate) fn land(now: &mut Resolution<'_, Warzone>, hits: Vec<(Wound, Breakdown)>) {
    for (wound, st) in &hits {
        wounds::strike(now, *wound, st.clone());
    }
    now.emit(Event::Then(hits.into_iter().map(|(wound, _)| Step::Wound(wound)).collect()));
}

/// A diver that was held on its way is where it is: seen or not, in Cover or not (`wz.action.dive-for-cover`).
fn look_again(now: &mut Resolution<'_, Warzone>, fire: &Fire) {
    let dived = |state: &State, it: &ModelId| {
        let marks = &state.model(*it).marks;
        marks.has(Mark::Dived) || marks.has(Mark::DivedAway)
    };
    for model in fire.shots.at.iter().copied() {
        if !dived(now, &model) {
            continue;
        }
        let out_of_sight = !now.sees_to_shoot(fire.shooter, model);
        let covered = out_of_sight || now.cover(fire.shooter, model).claims_terrain;
        if out_of_sight == now.model(model).marks.has(Mark::DivedAway) && covered {
            continue;
        }
        drop_dive(now, model);
        if covered {
            now.emit(Event::Dived { model, out_of_sight });
        }
    }
}

fn drop_dive(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    for mark in [Mark::Dived, Mark::DivedAway] {
        if now.model(model).marks.has(mark) {
            now.emit(Event::Unmarked { model, mark });
        }
    }
}

pub(crate) fn settle_divers(now: &mut Resolution<'_, Warzone>, fire: &Fire) {
    for model in &fire.shots.at {
        drop_dive(now, *model);
    }
}

/// A hit: with a Power Shot neither Armour nor Heal helps (`wz.dice.power-shot`).
pub(crate) fn hit(state: &State, fire: &Fire, victim: ModelId, first: bool, power: bool) -> (Wound, Breakdown) {
    let cause = if state.are_enemies(fire.shooter, victim) { Cause::Ranged } else { Cause::Friendly };
    let denied = power.then_some(POWER_SHOT);
    wound(state, fire, victim, first, cause, denied)
}

/// What a natural 1 of the attacker denies the victim.
pub(crate) const POWER_SHOT: RuleId = rule!("wz.dice.power-shot");

/// A Wound Effect of the attack's St and type.
pub(crate) fn wound(
    state: &State,
    fire: &Fire,
    victim: ModelId,
    first: bool,
    cause: Cause,
    denied: Option<RuleId>,
) -> (Wound, Breakdown) {
    let st = shot_strength(state, fire, first);
    let gun = state.gun(fire.shooter, fire.shots.weapon);
    let damage = gun.map_or(crate::DamageType::Piercing, |it| it.damage);
    let wound = Wound {
        victim,
        by: Some(fire.shooter),
        st: st.total() as u8,
        damage,
        critical: critical(state, fire, &st, denied.is_some()).total() as u8,
        weapon: Some(fire.shots.weapon),
        cause,
        armour: if denied.is_some() { ArmourTest::Denied } else { ArmourTest::Taken },
        heals: denied.is_none(),
        hull: gun.and_then(|it| pierce(state, fire, it, first)),
    };
    (wound, st)
}

/// What a shot does to a hull. One that was aimed is placed by the shooter (`wz.action.aim-vehicle`).
fn pierce(state: &State, fire: &Fire, gun: &Ranged, first: bool) -> Option<Pierce> {
    let avv = gun.avv? + first!(state, pierce(fire.shooter, fire.shots.weapon)).map_or(0, |it| it.1);
    Some(Pierce { avv, critical: gun.critical_damage, aimed: first && aims(state, fire) })
}

/// The Critical Force of a hit; a natural 1 may be worth more.
fn critical(state: &State, fire: &Fire, st: &Breakdown, power: bool) -> Breakdown {
    let mut critical = own_critical(state, fire.shooter, Some(fire.shots.weapon), critical_force(st.total()));
    if power {
        change!(state, power_shot(fire.shooter, Some(fire.shots.weapon), &mut critical));
    }
    critical
}

/// A miss at an Engaged model falls on the nearest friend in sight that fights it (`wz.shoot.engaged-target`), at the
/// weapon's own St: Aim was taken at somebody else.
pub(crate) fn stray(state: &State, fire: &Fire, target: ModelId) -> Option<(Wound, Breakdown)> {
    if !state.is_engaged(target) {
        return None;
    }
    let friend = |it: &ModelId| *it != target && *it != fire.shooter && !state.are_enemies(fire.shooter, *it);
    let fights = |it: ModelId| {
        let enemy = state.is_engaged_with(it, target);
        let side = state.engaged_with(target).any(|foe| state.is_engaged_with(it, foe));
        enemy || (!state.are_enemies(fire.shooter, target) && side)
    };
    let near = state.standing().filter(|it| friend(it) && fights(*it) && state.sees_to_shoot(fire.shooter, *it));
    let victim = near.min_by(|a, b| {
        let far = |it: &ModelId| state.distance(fire.shooter, *it);
        far(a).total_cmp(&far(b)).then(a.cmp(b))
    })?;
    Some(wound(state, fire, victim, false, Cause::Stray, None))
}
