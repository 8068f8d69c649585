//! Morale: Pinning and Break tests, recovering and regrouping, and the flight of a Broken squad.
//!
//! Losses are counted after each Action or attack is fully resolved, against the squad's strength at the start of the
//! Game Turn: half calls for a Pinning test, three quarters for a Break test, each at most once a Game Turn. If both are
//! due at once, the Break test comes first and the Pinning test only if that is passed.

pub(crate) mod broken_flight;

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Event, ForcedTest, Mark, ModelId, Morale, SquadId, State, Step, Test, Warzone,
    rules::{moments::any, rolls::skill_test::morale_test, turn::simultaneous_reactions},
};

/// The rules of this chapter that no number, refusal or step names.
pub(crate) const RULES: &[RuleId] = &[rule!("wz.action.recover-pinning"), rule!("wz.action.regroup")];

/// Looks for squads that lost enough to be tested, once everything of an attack is resolved. Of several the player with
/// the Initiative says which tests first (`wz.action.reaction-order`).
pub(crate) fn losses(now: &mut Resolution<'_, Warzone>) {
    now.emit(Event::Done);
    let squads = (0..now.squads.len() as u8).map(SquadId);
    let due = squads.filter(|it| breaks(now, *it) || pins(now, *it)).map(Step::Shaken);
    let due: Vec<Step> = simultaneous_reactions::together(due).into_iter().collect();
    now.emit(Event::Then(due));
}

/// The tests of a squad that lost enough for them.
pub(crate) fn shaken(now: &mut Resolution<'_, Warzone>, squad: SquadId) {
    now.emit(Event::Done);
    let breaks = breaks(now, squad).then_some(Step::BreakTest(squad));
    let pins = pins(now, squad).then_some(Step::PinningTest { squad, modifier: None });
    now.emit(Event::Then(breaks.into_iter().chain(pins).collect()));
}

fn lost(state: &State, squad: SquadId) -> (u16, u16) {
    let (strength, left) = (state.squad(squad).strength, state.members(squad).count() as u16);
    (if left == 0 { 0 } else { strength.saturating_sub(left) }, strength)
}

/// Half lost, and no Pinning test this Game Turn (`wz.morale.pinning-trigger`).
fn pins(state: &State, squad: SquadId) -> bool {
    let (lost, strength) = lost(state, squad);
    lost > state.squad(squad).excused && 2 * lost >= strength && !state.squad(squad).tests.has(ForcedTest::Pinning)
}

/// Three quarters lost, and no Break test this Game Turn (`wz.morale.break-trigger`).
fn breaks(state: &State, squad: SquadId) -> bool {
    let (lost, strength) = lost(state, squad);
    lost > state.squad(squad).excused && 4 * lost >= 3 * strength && !state.squad(squad).tests.has(ForcedTest::Break)
}

/// A Pinning test: failed, the squad is Pinned. A Broken squad has no use for it.
pub(crate) fn pinning_test(
    now: &mut Resolution<'_, Warzone>,
    squad: SquadId,
    modifier: Option<(RuleId, i8)>,
) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if is_spared(now, squad, ForcedTest::Pinning) {
        return Ok(());
    }
    // What a Broken squad is spared does not come back when it regroups (`wz.morale.pinning-trigger`).
    now.emit(Event::TestUsed { squad, test: ForcedTest::Pinning });
    if now.squad(squad).morale == Morale::Broken {
        return Ok(());
    }
    let mut need = now.squad_leadership(squad);
    if let (Some(need), Some((rule, amount))) = (&mut need, modifier) {
        need.add(rule, i32::from(amount));
    }
    let need = need.filter(|_| !any!(now, passes_morale(squad, ForcedTest::Pinning)));
    if !morale_test(now, squad, Test::Pinning, need)? && now.squad(squad).morale == Morale::Steady {
        now.emit(Event::MoraleBecame { squad, morale: Morale::Pinned });
    }
    Ok(())
}

/// A Break test: failed, the squad is Broken and flees at once.
pub(crate) fn break_test(now: &mut Resolution<'_, Warzone>, squad: SquadId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    if is_spared(now, squad, ForcedTest::Break) {
        return Ok(());
    }
    now.emit(Event::TestUsed { squad, test: ForcedTest::Break });
    let fearless = any!(now, passes_morale(squad, ForcedTest::Break));
    let need = now.squad_leadership(squad).filter(|_| !fearless);
    if !morale_test(now, squad, Test::Break, need)? && now.squad(squad).morale != Morale::Broken {
        now.emit(Event::MoraleBecame { squad, morale: Morale::Broken });
        now.emit(Event::Then(vec![Step::Flee(squad)]));
    }
    Ok(())
}

/// Whether a Pinning test of a squad would still be taken.
pub(crate) fn may_be_pinned(state: &State, squad: SquadId) -> bool {
    !is_spared(state, squad, ForcedTest::Pinning)
}

/// A wiped-out squad tests nothing, and each test comes once a Game Turn.
fn is_spared(state: &State, squad: SquadId, test: ForcedTest) -> bool {
    state.members(squad).next().is_none() || state.squad(squad).tests.has(test)
}

/// What a squad must roll to recover from Pinning or to regroup from Broken.
#[must_use]
pub fn rally_need(state: &State, squad: SquadId) -> Option<Breakdown> {
    let led = state.squad_leadership(squad)?;
    Some(match state.squad(squad).morale {
        Morale::Pinned => led.plus(rule!("wz.morale.recover"), -2),
        Morale::Broken => led.plus(rule!("wz.morale.regroup"), -6),
        Morale::Steady => led,
    })
}

/// A squad that is Pinned or Broken tries to recover before anything else, twice if it must.
pub(crate) fn rally(now: &mut Resolution<'_, Warzone>, squad: SquadId, again: bool) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    for number in 0..now.field.moments.rallies.len() {
        if now.field.moments.rallies[number](now, squad) {
            return Ok(());
        }
    }
    let (morale, payers) = (now.squad(squad).morale, payers(now, squad, again));
    if morale == Morale::Steady || (again && payers.is_empty()) {
        return Ok(());
    }
    now.emit(Event::RallyPaid { squad, by: payers });
    let test = if morale == Morale::Broken { Test::Regroup } else { Test::Recover };
    let need = rally_need(now, squad);
    if morale_test(now, squad, test, need)? {
        now.emit(Event::MoraleBecame { squad, morale: Morale::Steady });
    } else if !again {
        now.emit(Event::Then(vec![Step::Rally { squad, again: true }]));
    } else if morale == Morale::Broken {
        now.emit(Event::Then(vec![Step::Flee(squad)]));
    }
    Ok(())
}

/// Who pays for an attempt: everyone with a point to spend. Engaged models of a Broken squad pay nothing for the first.
fn payers(state: &State, squad: SquadId, again: bool) -> Vec<ModelId> {
    let free = |it: ModelId| state.squad(squad).morale == Morale::Broken && !again && state.is_engaged(it);
    state.members(squad).filter(|it| state.points_to_pay(*it) > 0 && !free(*it)).collect()
}

impl State {
    /// The points a model could still pay before it is its turn to act.
    #[must_use]
    pub fn points_to_pay(&self, model: ModelId) -> u8 {
        let all = if self.model(model).marks.has(Mark::Fumbled) { 0 } else { self.full_points(model) };
        all.saturating_sub(self.model(model).paid)
    }
}
