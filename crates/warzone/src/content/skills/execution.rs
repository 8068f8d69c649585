//! Execution: a leader shoots one of his own, and the others pull themselves together.
//!
//! A Warlord or Lord does it for a point to any friend within 6in; a Squad Commander for nothing, at the beginning of his
//! squad's Activation, to one of his own squad that is Pinned or Broken. The squad then passes its tests to recover and to
//! regroup in its next Activation and pays nothing for them. The death itself calls for no Morale test, but counts among
//! the squad's losses when the next one does.

use battle::Resolution;
use catalogue::{RuleId, rule};
use table::Inches;

use crate::{
    Action, Event, Forbidden, ModelId, Morale, SquadId, State, Step, Warzone,
    model::entry::Entry,
    rules::{measuring::measure::inches, wounds},
};

/// The Action of a Warlord or Lord; the skill goes by its name.
pub(crate) const LEADER: RuleId = rule!("wz.skill.execution.leader");
/// What a Squad Commander does with the same skill.
pub(crate) const COMMANDER: RuleId = rule!("wz.skill.execution.commander");
/// How near the victim must be to a Warlord or Lord.
const NEAR: Inches = Inches::whole(6);

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[LEADER],
    rallies: Some(rallies),
    before_activation: Some(|state, squad| is_open(state, squad).then_some(Step::Execution(squad))),
    ..Entry::NONE
};

/// Why a Warlord or Lord cannot execute this model.
pub(crate) fn objection(state: &State, model: ModelId, victim: ModelId) -> Option<Forbidden> {
    if !state.profile(model).hero || !state.has_skill(model, LEADER) {
        return Some(Forbidden::NoSkill { rule: LEADER });
    }
    if !state.is_standing(victim) || victim == model || state.are_enemies(model, victim) {
        return Some(Forbidden::NoSuchModel { model: victim });
    }
    let distance = inches(state.distance(model, victim));
    let far = !state.is_within(model, victim, NEAR);
    far.then_some(Forbidden::TooFarAway { model: victim, distance, limit: NEAR, rule: LEADER })
}

/// Those a Warlord or Lord could execute.
pub(crate) fn victims(state: &State, model: ModelId) -> impl Iterator<Item = ModelId> + '_ {
    let able = state.has_skill(model, LEADER);
    state.standing().filter(move |it| able && objection(state, model, *it).is_none())
}

/// A Warlord or Lord spends a point.
pub(crate) fn execute(now: &mut Resolution<'_, Warzone>, model: ModelId, victim: ModelId) {
    now.emit(Event::Acted { model, action: Action::Execution });
    now.emit(Event::Then(vec![Step::EndAction(model)]));
    remove(now, victim);
}

/// Whether a Commander may execute one of his own now: his squad needs it, and is more than him. An Acting one leads for
/// Coherency and Morale alone (`wz.squad.acting-commander`).
pub(crate) fn is_open(state: &State, squad: SquadId) -> bool {
    let it = state.squad(squad);
    let own = it.commander.filter(|it| state.field.models[it.index()].commander);
    let able = own.is_some_and(|it| state.has_skill(it, LEADER));
    able && !it.cowed && it.morale != Morale::Steady && state.members(squad).count() > 1
}

/// Why a Commander cannot execute this model.
pub(crate) fn own_objection(state: &State, squad: SquadId, victim: ModelId) -> Option<Forbidden> {
    if !state.is_standing(victim) || state.field.squad(victim) != squad {
        return Some(Forbidden::NotOfThisSquad { model: victim, squad, rule: COMMANDER });
    }
    let himself = state.squad(squad).commander == Some(victim);
    himself.then_some(Forbidden::CannotTake { model: victim, rule: COMMANDER })
}

/// A Commander executes one of his own.
pub(crate) fn execute_own(now: &mut Resolution<'_, Warzone>, victim: ModelId) {
    now.emit(Event::Done);
    remove(now, victim);
}

fn remove(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    wounds::remove(now, model);
    let squad = now.field.squad(model);
    now.emit(Event::Executed { model, squad });
}

/// Whether an execution has done what tests would have to: the squad is steady again, for nothing.
fn rallies(now: &mut Resolution<'_, Warzone>, squad: SquadId) -> bool {
    if !now.squad(squad).cowed {
        return false;
    }
    now.emit(Event::Cowed { squad });
    if now.squad(squad).morale != Morale::Steady {
        now.emit(Event::MoraleBecame { squad, morale: Morale::Steady });
    }
    true
}
