//! Berserk: the first kill hand to hand may cost the bearer its wits.
//!
//! It tests LD at once, once in a battle; failed, it is a Berserker until it loses a Wound. A Berserker fights better and
//! shoots and guards itself worse, with the attacks left of the same Action already. It spends its points on nothing but
//! Runs towards the nearest enemy, Engages and Close Combat Actions against it; what its squad is forced to do it does. A
//! Pass is no Action against anybody, so it may still do nothing.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Action, Cause, Event, Forbidden, Mark, ModelId, Special, Stand, State, Step, Test, Warzone, Way, Wound,
    model::{
        area::TOLERANCE,
        entry::{Entry, Shot},
    },
    rules::rolls::skill_test::test,
};

/// The skill.
pub(crate) const TRIGGER: RuleId = rule!("wz.skill.berserk.trigger");
/// What it does to a Berserker.
pub(crate) const EFFECT: RuleId = rule!("wz.skill.berserk.effect");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[TRIGGER],
    close_combat: Some(|state, model, need| add(state, model, 4, need)),
    strength: Some(|state, model, st| add(state, model, 2, st)),
    armour: Some(|state, wound, need| add(state, wound.victim, -2, need)),
    range_skill: Some(range_skill),
    after_kill: Some(after_kill),
    action_objection: Some(action_objection),
    target_objection: Some(target_objection),
    special_objection: Some(special_objection),
    ..Entry::NONE
};

impl State {
    /// The distance to the nearest enemy.
    fn nearest_enemy(&self, model: ModelId) -> Option<f64> {
        self.enemies(model).map(|it| self.distance(model, it)).min_by(f64::total_cmp)
    }
}

/// What being a Berserker adds to a number.
fn add(state: &State, model: ModelId, by: i32, number: &mut Breakdown) {
    number.add(EFFECT, if state.is_berserker(model) { by } else { 0 });
}

/// It shoots worse.
fn range_skill(state: &State, shot: &Shot, need: &mut Breakdown) {
    if let Some(shooter) = shot.shooter {
        add(state, shooter, -2, need);
    }
}

/// The victim of this wound is removed: whoever struck it down and has the skill is tested, the first time.
fn after_kill(now: &mut Resolution<'_, Warzone>, wound: &Wound) {
    let Some(by) = wound.by.filter(|_| wound.cause == Cause::Close) else { return };
    if now.is_standing(by) && now.has_skill(by, TRIGGER) && !now.model(by).marks.has(Mark::Blooded) {
        now.emit(Event::Marked { model: by, mark: Mark::Blooded });
        now.emit(Event::Then(vec![Step::Berserk(by)]));
    }
}

/// The LD test.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>, model: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let need = now.leadership(model);
    if !test(now, model, Test::Berserk, need)?.passed() {
        now.emit(Event::Marked { model, mark: Mark::Berserker });
    }
    Ok(())
}

/// Why a Berserker does not spend points on this.
fn action_objection(state: &State, model: ModelId, action: Action) -> Option<Forbidden> {
    let fits = matches!(action, Action::Run | Action::CloseCombat | Action::Engage | Action::Pass);
    (!fits && state.is_berserker(model)).then_some(Forbidden::Berserk { model })
}

/// Why a Berserker does not go at this target: somebody else is nearer.
pub(crate) fn target_objection(state: &State, model: ModelId, target: ModelId) -> Option<Forbidden> {
    let nearest = || state.nearest_enemy(model).is_none_or(|it| state.distance(model, target) <= it + TOLERANCE);
    (state.is_berserker(model) && !nearest()).then_some(Forbidden::Berserk { model })
}

/// Why a Berserker does not make this Special Close Combat Action: it is not aimed at the nearest enemy.
fn special_objection(state: &State, model: ModelId, what: Special) -> Option<Forbidden> {
    match what.target() {
        Some(target) => target_objection(state, model, target),
        None => state.is_berserker(model).then_some(Forbidden::Berserk { model }),
    }
}

/// Why a Berserker does not run there: it comes no closer to the nearest enemy.
pub(crate) fn run_objection(state: &State, model: ModelId, by: &Way) -> Option<Forbidden> {
    if !state.is_berserker(model) {
        return None;
    }
    let (stand, end) = (state.model(model).stand?, by.last()?);
    let there = state.figure_at(model, &Stand { at: end.at, level: end.level, ..stand });
    let near = state.nearest_enemy(model)?;
    let nearest = state.enemies(model).filter(|it| state.distance(model, *it) <= near + TOLERANCE);
    let closer = nearest.map(|it| there.gap(&state.figure(it))).any(|it| it < near - TOLERANCE);
    (!closer).then_some(Forbidden::Berserk { model })
}
