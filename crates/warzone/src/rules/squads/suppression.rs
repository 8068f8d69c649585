//! Suppression Fire: a squad with the skill fires without aiming, and whoever moves under it does so at its peril.
//!
//! Nobody tests RS. For the rest of the Game Turn every model of the targeted squad takes a Con test, once, the moment it
//! has travelled more than 2in since; a failure is an Autohit at the lowest St that took part
//! (`wz.squad-action.suppression-fire`). Flight, forced Runs and being thrown count as travel, a Free Closing does not.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::{Inches, Point};

use crate::{
    ArmourTest, Cause, DamageType, Event, ModelId, Pierce, Pledge, Ranged, Spot, SquadId, Stand, State, Step,
    Suppression, Test, Travel, Walk, Warzone, Wound,
    model::area::TOLERANCE,
    rules::{
        measuring::measure::inches,
        rolls::skill_test::test,
        shooting::templates::spot_of,
        squads::squad_actions::plain_guns,
        wounds::{self, critical_force, strength},
    },
};

/// The skill that opens the Action.
pub(crate) const SKILL: RuleId = rule!("wz.skill.suppression-fire");
/// How many models of a squad must have it.
const BEARERS: usize = 3;
/// How far a model may travel without a test.
const FREE: Inches = Inches::whole(2);
/// The rule.
const RULE: RuleId = rule!("wz.squad-action.suppression-fire");

/// Whether a squad has the skill: at least three of its models do (`wz.skill.suppression-fire`).
pub(crate) fn has_skill(state: &State, squad: SquadId) -> bool {
    state.members(squad).filter(|it| state.has_skill(*it, SKILL)).count() >= BEARERS
}

/// Whom it can be fired at: those of the target squad who are not in close combat (`wz.shoot.engaged-target`).
fn targets<'a>(state: &'a State, pledge: &Pledge) -> impl Iterator<Item = ModelId> + use<'a> {
    state.members(state.field.squad(pledge.target)).filter(|it| !state.is_engaged(*it))
}

/// The gun a model takes part with: the strongest that reaches a model of the target squad it sees.
pub(crate) fn gun<'a>(state: &'a State, pledge: &Pledge, model: ModelId) -> Option<&'a Ranged> {
    let seen = |it: &ModelId| state.has_in_front(model, *it) && state.sees(model, *it);
    let targets = targets(state, pledge).filter(seen);
    let near = targets.map(|it| state.shooting_distance(model, it)).min_by(f64::total_cmp)?;
    let reaches = |it: &&Ranged| it.range.is_some_and(|range| near <= range.to_f64() + TOLERANCE);
    plain_guns(state, model).filter(reaches).max_by_key(|it| (it.st, it.rof))
}

/// The model whose Target Priority counts: the participant nearest the target, and the target nearest to it.
fn lead(state: &State, pledge: &Pledge) -> Option<(ModelId, ModelId)> {
    let pairs = pledge.models.iter().flat_map(|it| targets(state, pledge).map(|to| (*it, to)));
    let far = |it: &(ModelId, ModelId)| state.distance(it.0, it.1);
    pairs.min_by(|a, b| far(a).total_cmp(&far(b)))
}

/// The squad fires: from now on its target moves at its peril. The lead tests LD where Target Priority asks for it.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>, pledge: &Pledge, senses: bool) -> Result<(), NeedDice> {
    let Some((lead, target)) = lead(now, pledge) else { return Ok(()) };
    now.emit(Event::Then(vec![Step::EndAction(lead)]));
    if !senses && now.needs_target_sense(lead, target) {
        let need = now.leadership(lead);
        if !test(now, lead, Test::TargetSense, need)?.passed() {
            return Ok(());
        }
    }
    let fire = of(now, pledge, lead);
    now.emit(Event::Suppressed(fire));
    Ok(())
}

/// The Suppression Fire of these models.
fn of(state: &State, pledge: &Pledge, lead: ModelId) -> Suppression {
    let guns = || pledge.models.iter().filter_map(|it| gun(state, pledge, *it));
    let st = guns().filter_map(|it| it.st).min().unwrap_or(1);
    let avv = guns().map(|it| it.avv).min().flatten();
    let hull = avv.map(|avv| Pierce { avv, ..Pierce::default() });
    let exposed = state.members(state.field.squad(pledge.target)).map(|it| (it, Inches::ZERO)).collect();
    Suppression { by: lead, st, hull, exposed }
}

/// What it would mean for its target to travel on: the Con test, and the hit of a failure.
pub(crate) fn likely(state: &State, pledge: &Pledge) -> Option<(Option<Breakdown>, Wound)> {
    let (lead, _) = lead(state, pledge)?;
    let (wound, _) = wound(&of(state, pledge, lead), pledge.target);
    state.is_standing(pledge.target).then(|| (con(state, pledge.target), wound))
}

fn con(state: &State, model: ModelId) -> Option<Breakdown> {
    state.profile(model).con.map(|it| Breakdown::base(rule!("wz.stat.con"), i32::from(it)))
}

/// Counts a stretch of travel under a Suppression Fire.
pub(crate) fn count(fire: &mut Suppression, walk: &Walk) {
    let exposed = fire.exposed.iter_mut().filter(|it| it.0 == walk.model && walk.travel != Travel::Closing);
    exposed.for_each(|it| it.1 += walk.length);
}

/// Counts the way through the air of a model that is thrown: a forced move like any other.
pub(crate) fn count_throw(state: &mut State, model: ModelId, to: &Stand) {
    let Some(from) = state.model(model).stand else { return };
    let (plan, up) = (to.at.to_vec() - from.at.to_vec(), state.field.height(to.level) - state.field.height(from.level));
    let far = inches((plan.length_squared() + up.to_f64() * up.to_f64()).sqrt());
    let exposed = state.suppressions.iter_mut().flat_map(|it| &mut it.exposed);
    exposed.filter(|it| it.0 == model).for_each(|it| it.1 += far);
}

/// What a model has travelled under each Suppression Fire it has not tested for, with the number of each.
fn exposure(state: &State, model: ModelId) -> impl Iterator<Item = (usize, Inches)> + '_ {
    let of = move |it: &Suppression| it.exposed.iter().find(|it| it.0 == model).map(|it| it.1);
    state.suppressions.iter().enumerate().filter_map(move |(number, it)| Some((number, of(it)?)))
}

/// Whether a stretch goes on past the point where the test is due; if so it is cut there.
pub(crate) fn splits(now: &mut Resolution<'_, Warzone>, walk: &Walk) -> bool {
    let most = FREE + Inches::hundredths(1);
    let left = exposure(now, walk.model).map(|it| most - it.1).filter(|it| *it > Inches::ZERO).min();
    let start = spot_of(now, walk.model);
    let due = left.filter(|it| *it < walk.length && walk.travel != Travel::Closing && start.level == walk.to.level);
    let Some(far) = due else { return false };
    let (from, to) = (start.at.to_vec(), walk.to.at.to_vec());
    let at = Point::nearest(table::measure::towards(from, to, far.to_f64()));
    let facing = table::Bearing::between(from, to).unwrap_or(walk.facing);
    let first = Walk { to: Spot::on(at, start.level), length: far, facing, ..*walk };
    let rest = Walk { length: walk.length - far, ..*walk };
    now.emit(Event::Done);
    now.emit(Event::Then(vec![Step::Walk(first), Step::Walk(rest)]));
    true
}

/// A model has gone a stretch: if that was too far under fire, it tests at once.
pub(crate) fn check(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    if now.is_standing(model) && exposure(now, model).any(|it| it.1 > FREE) {
        now.emit(Event::Then(vec![Step::UnderFire(model)]));
    }
}

/// The Con test under every Suppression Fire the model has travelled too far under.
pub(crate) fn under_fire(now: &mut Resolution<'_, Warzone>, model: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let due: Vec<usize> = exposure(now, model).filter(|it| it.1 > FREE).map(|it| it.0).collect();
    for number in due {
        now.emit(Event::UnderFire { model, number: number as u8 });
        let need = con(now, model);
        if !test(now, model, Test::Suppression, need)?.passed() {
            hit(now, model, number);
        }
    }
    Ok(())
}

fn hit(now: &mut Resolution<'_, Warzone>, victim: ModelId, number: usize) {
    let (wound, st) = wound(&now.suppressions[number], victim);
    wounds::strike(now, wound, st);
    now.emit(Event::Then(vec![Step::Wound(wound)]));
}

/// A Blast Autohit at the lowest St that took part. It may be healed.
fn wound(fire: &Suppression, victim: ModelId) -> (Wound, Breakdown) {
    let st = strength(Breakdown::base(RULE, i32::from(fire.st)));
    let wound = Wound {
        victim,
        by: Some(fire.by),
        st: st.total() as u8,
        damage: DamageType::Blast,
        critical: critical_force(st.total()).total() as u8,
        weapon: None,
        cause: Cause::Other,
        armour: ArmourTest::Taken,
        heals: true,
        hull: fire.hull,
    };
    (wound, st)
}
