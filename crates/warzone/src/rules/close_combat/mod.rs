//! Close combat: CC tests equal to the Rate of Attack of one weapon, each fully resolved before the next.
//!
//! An Engaged model may close in for nothing first, then strikes at a Primary Target and, with attacks left, at it again
//! or at Secondary Targets, once each (`wz.cc.attack-sequence`).

pub(crate) mod cc_test;
pub(crate) mod engage;
pub(crate) mod engage_fail;
pub(crate) mod engagement;
pub(crate) mod special_cc;
pub(crate) mod weapon_classes;

use battle::{Breakdown, Change, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::{Bearing, Inches, Point, measure, reach::Place};

use crate::{
    Action, ArmourTest, Attack, Base, Blow, Cause, Class, Close, CloseSt, DamageType, EngageBonus, Event, Faster,
    Forbidden, Mark, Melee, ModelId, Morale, OnHit, Pierce, Spot, State, Step, Test, Travel, Walk, Warzone, Wound,
    model::{area::TOLERANCE, entry::Strike},
    rules::{
        close_combat::engagement::holds,
        measuring::measure::{Figure, TOUCHING, inches},
        moments::{any, change, first},
        movement::bisect,
        rolls::skill_test::{limited, test},
        turn::rate_card,
        vehicles::hull,
        wounds::{self, AUTOHIT, critical_force, own_critical, strength},
    },
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.def.close-combat-attack"), rule!("wz.def.towards-away")];

/// How a model without a close combat weapon fights: its own St, one attack.
fn bare_hands(state: &State, model: ModelId) -> Close {
    let profile = state.profile(model);
    Close {
        reach: profile.base.reach(profile.hero),
        st: CloseSt::Added(0),
        roa: 1,
        avv: Some(0),
        damage: DamageType::Piercing,
        critical_damage: None,
        sticky: false,
    }
}

/// What a Heavy weapon costs its bearer in close combat.
const HEAVY: RuleId = rule!("wz.armoury.heavy.close-combat");

impl State {
    /// The close combat weapon of this number, or bare hands.
    #[must_use]
    pub fn blade(&self, model: ModelId, weapon: Option<u8>) -> Option<Close> {
        let Some(weapon) = weapon else { return Some(bare_hands(self, model)) };
        match &self.profile(model).weapons.get(usize::from(weapon))?.attack {
            Attack::Close(close) => Some(*close),
            Attack::Ranged(_) | Attack::Power(_) => None,
        }
    }

    /// How many attacks a Close Combat Action has. A pistol's figures are never changed.
    #[must_use]
    pub fn rate_of_attack(&self, model: ModelId, weapon: Option<u8>, blade: &Close) -> Breakdown {
        let faster = self.is_faster(model, Faster { weapon, action: Action::CloseCombat });
        self.attack_rate(model, weapon, blade, faster)
    }

    /// The same with a card for it, or without.
    pub(crate) fn attack_rate(&self, model: ModelId, weapon: Option<u8>, blade: &Close, faster: bool) -> Breakdown {
        let mut rate = Breakdown::base(rule!("wz.weapon.rof-roa"), i32::from(blade.roa));
        if matches!(blade.st, CloseSt::Added(_)) {
            rate.add(rate_card::RULE, i32::from(faster));
            change!(self, rate_of_attack(&Strike { by: model, weapon, target: None }, blade.roa, &mut rate));
        }
        if self.is_hampered(model) && rate.total() > 1 { rate.with(HEAVY, Change::AtMost(1)) } else { rate }
    }

    /// Whether a model carries a Heavy weapon: no Engage Bonus, and one attack (`wz.armoury.heavy.close-combat`).
    pub(crate) fn is_hampered(&self, model: ModelId) -> bool {
        self.profile(model).guns().any(|(_, it)| it.class == Class::Heavy)
    }
}

/// Judges a Close Combat Action: the model is Engaged, has a CC to test and the weapon named.
pub(crate) fn judge(state: &State, model: ModelId, weapon: Option<u8>) -> Result<Melee, Forbidden> {
    if state.profile(model).cc.is_none() {
        return Err(Forbidden::Dash { rule: rule!("wz.stat.cc") });
    }
    if !state.is_engaged(model) {
        return Err(not_engaged(state, model));
    }
    let blade = state
        .blade(model, weapon)
        .ok_or_else(|| weapon_classes::close_combat_objection(state, model, weapon.unwrap_or(0)))?;
    if weapon.is_none() && state.profile(model).blades().next().is_some() {
        return Err(Forbidden::WrongWeapon { weapon: 0, rule: rule!("wz.action.close-combat") });
    }
    first!(state, attack_objection(model)).map_or(Ok(()), Err)?;
    let left = state.rate_of_attack(model, weapon, &blade).total() as u8;
    Ok(Melee { model, weapon, left, primary: None, struck: Default::default(), may_close: true, won: 0 })
}

/// A model fights nobody: who is nearest to it, and how far that is.
pub(crate) fn not_engaged(state: &State, model: ModelId) -> Forbidden {
    let far = |it: ModelId| (it, inches(state.distance(model, it)));
    Forbidden::NotEngaged { model, nearest: state.enemies(model).map(far).min_by_key(|it| it.1) }
}

/// A Close Combat Action is declared.
pub(crate) fn declare(now: &mut Resolution<'_, Warzone>, melee: Melee) {
    let model = melee.model;
    now.emit(Event::Acted { model, action: Action::CloseCombat });
    rate_card::settle_fighter(now, model);
    now.emit(Event::Then(vec![Step::Strike(melee), Step::EndAction(model)]));
}

/// Why an attack cannot go at this target.
pub(crate) fn strike_objection(state: &State, melee: &Melee, target: ModelId) -> Option<Forbidden> {
    if !state.is_standing(target) || !state.are_enemies(melee.model, target) {
        return Some(Forbidden::NoSuchModel { model: target });
    }
    if let Some(why) = first!(state, target_objection(melee.model, target)) {
        return Some(why);
    }
    if melee.primary != Some(target) && melee.struck.contains(&target) {
        return Some(Forbidden::TargetUsed { target });
    }
    let reach = state.blade(melee.model, melee.weapon).map_or(Inches::ZERO, |it| it.reach);
    reach_objection(state, melee.model, target, reach)
}

/// Why a model is not in a close combat weapon's reach: Front Facing, Elevation, distance, walls.
pub(crate) fn reach_objection(state: &State, model: ModelId, target: ModelId, reach: Inches) -> Option<Forbidden> {
    let (here, there) = (state.figure(model), state.figure(target));
    if !here.has_in_front(&there) && !here.round {
        return Some(Forbidden::NotInFront { target });
    }
    if !here.is_level_with(&there) {
        return Some(Forbidden::Apart { target, rule: rule!("wz.cc.elevation") });
    }
    if !here.reaches(&there, reach) {
        return Some(Forbidden::OutOfReach { target, distance: inches(here.gap(&there)), reach });
    }
    let open = state.is_open_between(&here, &there);
    (!open).then_some(Forbidden::Apart { target, rule: rule!("wz.action.engage-gap") })
}

/// Whether there is an attack left and somebody to strike at; if not the Action is over.
pub(crate) fn goes_on(now: &mut Resolution<'_, Warzone>, melee: &Melee) -> bool {
    let can_strike = now.enemies(melee.model).any(|it| strike_objection(now, melee, it).is_none());
    let can_close = melee.may_close && closings(now, melee.model).next().is_some();
    let able = now.morale(melee.model) == Morale::Steady;
    let open = melee.left > 0 && able && (can_strike || can_close);
    if !open {
        now.emit(Event::Done);
    }
    open
}

/// What a CC test must not exceed. `None` where it succeeds without a roll: against stunned and Broken models.
#[must_use]
pub fn need(state: &State, model: ModelId, target: ModelId) -> Option<Breakdown> {
    let cc = i32::from(state.profile(model).cc?);
    let mut need = Breakdown::base(rule!("wz.stat.cc"), cc);
    if state.model(model).marks.has(Mark::Astray) {
        need.push(rule!("wz.squad.out-of-coherency-engaged"), Change::DividedUp(2));
    }
    change!(state, close_combat(model, &mut need));
    let rear = state.figure(target).has_behind(&state.figure(model));
    need.add(rule!("wz.cc.rear-facing"), if rear { 4 } else { 0 });
    need.add(rule!("wz.morale.pinned"), if state.morale(target) == Morale::Pinned { 4 } else { 0 });
    change!(state, close_combat_against(target, &mut need));
    Some(need)
}

/// The rule by which a blow at this target needs no test.
fn autohit(state: &State, target: ModelId) -> Option<RuleId> {
    if state.morale(target) == Morale::Broken {
        Some(rule!("wz.morale.broken-close-combat"))
    } else {
        state.model(target).marks.has(Mark::Stunned).then_some(AUTOHIT)
    }
}

/// What a CC test against this target must not exceed; none if the blow needs no test.
pub(crate) fn test_need(state: &State, model: ModelId, target: ModelId) -> Option<Breakdown> {
    if autohit(state, target).is_some() { None } else { need(state, model, target) }
}

/// The St a model has now, before anything it holds adds to it.
pub(crate) fn own_strength(state: &State, model: ModelId) -> Breakdown {
    let mut own = Breakdown::base(rule!("wz.stat.st"), i32::from(state.profile(model).st.unwrap_or(1)));
    change!(state, own_strength(model, &mut own));
    own
}

/// The St of a blow: the model's and the weapon's, and what an Engage adds to the first (`wz.weapon.strength`).
#[must_use]
pub fn blow_strength(state: &State, model: ModelId, blade: &Close) -> Breakdown {
    match blade.st {
        CloseSt::Own(st) => strength(Breakdown::base(rule!("wz.weapon.strength"), i32::from(st))),
        CloseSt::Added(st) if state.profile(model).hull.is_some() => strength(Breakdown::base(MACHINE, i32::from(st))),
        CloseSt::Added(st) => {
            let mut sum = own_strength(state, model);
            sum.add(rule!("wz.weapon.strength"), i32::from(st));
            change!(state, strength(model, &mut sum));
            strength(engage_bonus(state, model, sum))
        }
    }
}

/// A Vehicle has no St: that of its close combat weapon stands for it.
const MACHINE: RuleId = rule!("wz.vehicle.cc-by");

/// The St of a Vehicle's strongest close combat weapon, and its type; none for anybody else.
pub(crate) fn machine_strength(state: &State, model: ModelId) -> Option<(Breakdown, DamageType)> {
    let profile = state.profile(model);
    profile.hull?;
    let st = |it: &Close| match it.st {
        CloseSt::Added(st) => (i32::from(st), it.damage),
        CloseSt::Own(st) => (i32::from(st), it.damage),
    };
    let best = profile.blades().map(|it| st(it.1)).max_by_key(|it| it.0).unwrap_or((1, DamageType::Piercing));
    Some((strength(Breakdown::base(MACHINE, best.0)), best.1))
}

/// What a blow does to a hull: the AVV of the weapon, and what an Engage adds to the first. What has an AVV of its own
/// (pistols, shotguns, stuck-on grenades) keeps it.
pub(crate) fn pierce(state: &State, model: ModelId, blade: &Close) -> Option<Pierce> {
    let bonus = earned_bonus(state, model).filter(|_| matches!(blade.st, CloseSt::Added(_)));
    let (run_up, per_inch) = match state.profile(model).base {
        Base::Small => (1, 0),
        Base::Medium => (2, 0),
        Base::Large => (3, 1),
    };
    let added = bonus.map_or(0, |it| it.drop * per_inch + if it.run_up { run_up } else { 0 });
    let avv = blade.avv? + added;
    Some(Pierce { avv, critical: blade.critical_damage, aimed: false })
}

/// What the Engage of this Game Turn gave. Who carries a Heavy weapon gains nothing by the run-up, but all by a jump.
fn earned_bonus(state: &State, model: ModelId) -> Option<EngageBonus> {
    let bonus = state.model(model).bonus?;
    Some(EngageBonus { run_up: bonus.run_up && !state.is_hampered(model), ..bonus })
}

/// The Engage Bonus by base, and what a jump from a height adds (`wz.action.engage-bonus`,
/// `wz.cc.engage-from-height`).
fn engage_bonus(state: &State, model: ModelId, st: Breakdown) -> Breakdown {
    let Some(bonus) = earned_bonus(state, model) else { return st };
    let (run_up, per_inch) = match state.profile(model).base {
        Base::Small => (2, 1),
        Base::Medium => (4, 2),
        Base::Large => (6, 3),
    };
    let mut st = st.plus(rule!("wz.action.engage-bonus"), if bonus.run_up { run_up } else { 0 });
    change!(state, engage_bonus(model, bonus, &mut st));
    st.plus(rule!("wz.cc.engage-from-height"), per_inch * i32::from(bonus.drop))
}

/// The St of a blow at a target with the weapon of this number, or with bare hands: all that weapon and place add.
pub(crate) fn armed_strength(state: &State, model: ModelId, weapon: Option<u8>, target: ModelId) -> Breakdown {
    let blade = state.blade(model, weapon).unwrap_or_else(|| bare_hands(state, model));
    let mut st = blow_strength(state, model, &blade);
    change!(state, blow_strength(&Strike { by: model, weapon, target: Some(target) }, &mut st));
    strength(st)
}

/// A normal Close Combat Attack at a target, with all that the weapon of this number does.
pub(crate) fn armed_blow(state: &State, model: ModelId, weapon: Option<u8>, target: ModelId) -> Blow {
    let blade = state.blade(model, weapon).unwrap_or_else(|| bare_hands(state, model));
    let st = armed_strength(state, model, weapon, target);
    Blow {
        by: model,
        target,
        test: Test::CloseCombat,
        need: test_need(state, model, target),
        weapon,
        damage: blade.damage,
        critical: own_critical(state, model, weapon, critical_force(st.total())),
        armour: ArmourTest::Taken,
        heals: !any!(state, blow_forbids_heal(&Strike { by: model, weapon, target: Some(target) })),
        effect: OnHit::Wound,
        hull: pierce(state, model, &blade),
        st,
    }
}

/// The St of a model that uses no weapon, with what an Engage adds.
pub(crate) fn charged_strength(state: &State, model: ModelId) -> Breakdown {
    let machine = machine_strength(state, model).map(|it| it.0);
    machine.unwrap_or_else(|| blow_strength(state, model, &bare_hands(state, model)))
}

/// One attack: the CC test, and on a success a Wound Effect, resolved before the next attack.
pub(crate) fn strike(now: &mut Resolution<'_, Warzone>, melee: &Melee, target: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::AttackUsed { target });
    let blow = next_blow(now, melee, target);
    cc_test::strike(now, blow)
}

/// The next attack of a Close Combat Action, at this target.
pub(crate) fn next_blow(state: &State, melee: &Melee, target: ModelId) -> Blow {
    let need = strike_need(state, melee, target);
    Blow { need, ..armed_blow(state, melee.model, melee.weapon, target) }
}

/// What the next CC test of a Close Combat Action must not exceed; none if the blow needs no test.
fn strike_need(state: &State, melee: &Melee, target: ModelId) -> Option<Breakdown> {
    let mut need = test_need(state, melee.model, target)?;
    change!(state, further_attack(melee, &mut need));
    Some(need)
}

/// The Wound Effect of a blow. A natural 1 leaves neither Armour nor Heal.
pub(crate) fn blow(by: ModelId, victim: ModelId, st: &Breakdown, damage: DamageType, power: bool) -> Wound {
    Wound {
        victim,
        by: Some(by),
        st: st.total() as u8,
        damage,
        critical: critical_force(st.total()).total() as u8,
        weapon: None,
        cause: Cause::Close,
        armour: if power { ArmourTest::Denied } else { ArmourTest::Taken },
        heals: !power,
        hull: None,
    }
}

/// The weapon of a Free Slash: the strongest of those that add to their bearer's St.
fn slasher(state: &State, by: ModelId) -> Option<(u8, i8, DamageType)> {
    let added = |(number, it): (u8, &Close)| match it.st {
        CloseSt::Added(st) => Some((number, st, it.damage)),
        CloseSt::Own(_) => None,
    };
    state.profile(by).blades().filter_map(added).max_by_key(|it| it.1)
}

/// The St of a Free Slash: the slasher's and twice its strongest close combat weapon (`wz.cc.free-slash`); what is added
/// to that weapon for a time is not doubled (`wz.mod.order`). A Vehicle's is that of its weapon.
#[must_use]
pub fn slash_strength(state: &State, by: ModelId) -> (Breakdown, DamageType) {
    if let Some(machine) = machine_strength(state, by) {
        return machine;
    }
    let weapon = slasher(state, by);
    let (st, damage) = weapon.map_or((0, DamageType::Piercing), |it| (it.1, it.2));
    let mut sum = own_strength(state, by);
    change!(state, strength(by, &mut sum));
    sum.add(rule!("wz.cc.free-slash"), 2 * i32::from(st));
    change!(state, blow_strength(&Strike { by, weapon: weapon.map(|it| it.0), target: None }, &mut sum));
    (limited(sum), damage)
}

/// An enemy slashes at a mover: an Autohit, with what its weapon does besides.
pub(crate) fn free_slash(now: &mut Resolution<'_, Warzone>, model: ModelId, by: ModelId) {
    now.emit(Event::Done);
    if !now.is_standing(by) {
        return;
    }
    let (st, damage) = slash_strength(now, by);
    let weapon = slasher(now, by).map(|it| it.0);
    let hull = now.profile(model).hull.map(|_| hull::slash(now, by).1);
    let critical = own_critical(now, by, weapon, critical_force(st.total())).total() as u8;
    let heals = !any!(now, blow_forbids_heal(&Strike { by, weapon, target: Some(model) }));
    let wound = Wound { cause: Cause::Other, weapon, critical, heals, hull, ..blow(by, model, &st, damage, false) };
    wounds::strike(now, wound, st);
    now.emit(Event::Then(vec![Step::Wound(wound)]));
}

/// A mover must pass a St test, unmodified, to get out of the grip of a larger base (`wz.cc.grab`, `wz.cc.seize`): before
/// it sets out, if it is held where it stands.
pub(crate) fn hold(now: &mut Resolution<'_, Warzone>, model: ModelId, by: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let kind = if now.profile(by).base == Base::Large { Test::Seize } else { Test::Grab };
    let need = now.profile(model).st.map(|it| Breakdown::base(rule!("wz.stat.st"), i32::from(it)));
    if !test(now, model, kind, need)?.passed() {
        now.emit(Event::Stopped { model });
    }
    Ok(())
}

/// The enemies a model could close in on, Engaged with them in its Front Facing and not touching yet: any in its own reach,
/// or if none is the closest of them (`wz.cc.free-closing`).
pub(crate) fn closings(state: &State, model: ModelId) -> impl Iterator<Item = ModelId> + use<> {
    let able = state.morale(model) == Morale::Steady && !state.model(model).marks.has(Mark::Stunned);
    let here = state.figure(model);
    let gap = |it: ModelId| here.plan_gap(&state.figure(it));
    let in_front = state.engaged_with(model).filter(|it| able && state.has_in_front(model, *it));
    let mut near: Vec<ModelId> =
        in_front.filter(|it| gap(*it) <= TOUCHING || closing(state, model, *it).is_some()).collect();
    let closest = near.iter().map(|it| gap(*it)).fold(f64::INFINITY, f64::min);
    let own = |it: ModelId| holds(&here, &state.figure(it));
    let any = near.iter().any(|it| own(*it));
    near.retain(|it| if any { own(*it) } else { gap(*it) <= closest + TOUCHING });
    near.retain(|it| closing(state, model, *it).is_some());
    near.into_iter()
}

/// The compulsory Free Closing: an activated model held by an enemy beyond its own reach closes in, on whom of those that
/// hold it and how far its owner says (`wz.cc.free-closing`).
pub(crate) fn close_in_at_once(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    let here = now.figure(model);
    let own = now.engaged_with(model).any(|it| holds(&here, &now.figure(it)));
    if own || now.morale(model) != Morale::Steady || now.model(model).marks.has(Mark::Stunned) {
        return;
    }
    if closings(now, model).next().is_some() {
        now.emit(Event::Then(vec![Step::MustClose(model)]));
    }
}

/// A Free Closing is made. It is not travel: no trap, no flames, no fire from afar catch who makes it.
pub(crate) fn close_in(now: &mut Resolution<'_, Warzone>, walk: &Walk) {
    now.emit(Event::Done);
    now.emit(Event::Walked(*walk));
}

/// Whether there is a choice of enemy or distance; the only way there is is taken without asking.
pub(crate) fn chooses_closing(now: &mut Resolution<'_, Warzone>, model: ModelId) -> bool {
    let choices: Vec<ModelId> = closings(now, model).collect();
    if choices.len() > 1 || (choices.len() == 1 && now.profile(model).ccwr() > Inches::ZERO) {
        return true;
    }
    let walk = choices.first().and_then(|it| closing(now, model, *it));
    now.emit(Event::Done);
    now.emit(Event::Then(walk.map(Step::Walk).into_iter().collect()));
    false
}

/// How far short a compulsory Free Closing may stop to the inch: as far as the enemy is in reach then.
pub(crate) fn shortest_closing(state: &State, model: ModelId, target: ModelId) -> Option<Inches> {
    let short = state.profile(model).ccwr() - Inches::hundredths(2);
    judge_forced_closing(state, model, target, short).ok().map(|_| short)
}

/// Judges the compulsory one: it brings the enemy into the model's own reach, or goes as near as it can.
pub(crate) fn judge_forced_closing(
    state: &State,
    model: ModelId,
    target: ModelId,
    short: Inches,
) -> Result<Walk, Forbidden> {
    let walk = judge_closing(state, model, target, short)?;
    let stand = crate::Stand { at: walk.to.at, level: walk.to.level, facing: walk.facing };
    let (here, there) = (state.figure_at(model, &stand), state.figure(target));
    let reach = state.profile(model).ccwr();
    let enough = short == Inches::ZERO || holds(&here, &there);
    if enough { Ok(walk) } else { Err(Forbidden::OutOfReach { target, distance: inches(here.gap(&there)), reach }) }
}

/// Judges a Free Closing: straight at the enemy, as far as it likes up to base contact.
pub(crate) fn judge_closing(state: &State, model: ModelId, target: ModelId, short: Inches) -> Result<Walk, Forbidden> {
    let near = state.is_standing(target) && state.is_engaged_with(model, target);
    let walk = if near { closing(state, model, target) } else { None };
    let walk = walk.ok_or(Forbidden::NoSuchModel { model: target })?;
    if !closings(state, model).any(|it| it == target) {
        return Err(Forbidden::CannotTake { model: target, rule: rule!("wz.cc.free-closing") });
    }
    if short < Inches::ZERO || short >= walk.length {
        return Err(Forbidden::OutOfReach { target, distance: short, reach: walk.length });
    }
    let (from, to, length) = (state.centre(model), walk.to.at.to_vec(), walk.length - short);
    let at =
        if short == Inches::ZERO { walk.to.at } else { Point::nearest(measure::towards(from, to, length.to_f64())) };
    Ok(Walk { to: Spot::on(at, walk.to.level), length, ..walk })
}

/// The way straight at an enemy, up to base contact or the first thing in the way; none if there is none to go.
pub(crate) fn closing(state: &State, model: ModelId, target: ModelId) -> Option<Walk> {
    let (here, there) = (state.figure(model), state.figure(target));
    let stand = state.model(model).stand?;
    let along = (there.at - here.at).unit()?;
    let mut far = here.plan_gap(&there);
    for other in state.standing().filter(|it| *it != model && *it != target) {
        let other = state.figure(other);
        if other.foot == here.foot {
            far = far.min(room(here.at, along, other.at, here.radius() + other.radius()));
        }
    }
    let far = clear_of_terrain(state, model, along, far);
    let far = behind_still(&here, &there, along, far);
    let at = Point::nearest(here.at + along * far);
    (far > TOLERANCE * 20.0 && at != stand.at).then_some(Walk {
        model,
        to: Spot::on(at, stand.level),
        facing: stand.facing,
        length: inches(far),
        travel: Travel::Closing,
    })
}

/// How far a model can go along a line before Impassable Terrain or the edge of its floor stops it.
fn clear_of_terrain(state: &State, model: ModelId, along: table::Vec2, far: f64) -> f64 {
    let (from, level) = (state.centre(model), state.model(model).stand.unwrap_or_default().level);
    let free = |far: f64| {
        let places = [from, Point::nearest(from + along * far).to_vec()].map(|at| Place { level, at });
        state.field.ways_of(model).check(&places, &[]).is_ok()
    };
    if free(far) { far } else { bisect(0.0, far, free) }
}

/// How far a model behind another can go towards it and still be wholly behind it: it stays in the Facing in which it is
/// Engaged (`wz.cc.free-closing`). One in front of it only comes further in front.
fn behind_still(here: &Figure<'_>, there: &Figure<'_>, along: table::Vec2, far: f64) -> f64 {
    let behind = |far: f64| there.has_behind(&here.shifted(Point::nearest(here.at + along * far).to_vec()));
    if !there.has_behind(here) || behind(far) { far } else { bisect(0.0, far, behind) }
}

/// How far a disc can go along a line before it touches another whose middle is so far from its own.
pub(crate) fn room(from: table::Vec2, along: table::Vec2, other: table::Vec2, clear: f64) -> f64 {
    let to = other - from;
    let (ahead, aside) = (along.dot(to), along.cross(to));
    let square = clear * clear - aside * aside;
    if ahead <= 0.0 || square <= 0.0 { f64::INFINITY } else { (ahead - square.sqrt()).max(0.0) }
}

/// The bearing from one model to another.
pub(crate) fn bearing(state: &State, from: ModelId, to: ModelId) -> Bearing {
    Bearing::between(state.centre(from), state.centre(to)).unwrap_or(state.facing(from))
}
