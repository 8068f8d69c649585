//! Target Identified: which of the Objective markers a player's own mission is about.
//!
//! A force that looks for one rolls for every marker when one of its models first ends an Action in contact with it: the
//! first is the right one on 10 or less, the second on 15 or less, and if it was neither it is the third. A Target
//! Identifier knows it when he sees it.

use battle::{Breakdown, Resolution};
use catalogue::{RuleId, rule};
use dice::NeedDice;
use table::Inches;

use super::markers::{interacts, is_near};
use crate::{Event, ModelId, Secondary, State, Step, Test, Warzone, rules::rolls::skill_test::attempt};

/// The rule.
pub(crate) const RULE: RuleId = rule!("wz.objective.identify");
/// Always right.
const IDENTIFIER: RuleId = rule!("wz.skill.target-identifier");
/// What the first and the second marker need; the last needs nothing.
const NEEDS: [i32; 2] = [10, 15];

/// The marker a model would look at now: in contact with it, none of its force has been, and the right one is not known.
fn before(state: &State, model: ModelId) -> Option<u8> {
    let seat = state.field.seat(model);
    let search = state.side(seat).search;
    let looks = state.field.secondary(seat).is_some_and(Secondary::identifies) && search.found.is_none();
    if !looks || !state.is_standing(model) || !interacts(state, model) {
        return None;
    }
    let unseen = (0..state.markers.len() as u8).filter(|it| search.seen >> it & 1 == 0);
    unseen.into_iter().find(|it| is_near(state, model, state.markers[usize::from(*it)], Inches::ZERO))
}

/// A model has ended an Action: if it stands at a marker its force looks at for the first time, it looks.
pub(crate) fn look(now: &mut Resolution<'_, Warzone>, model: ModelId) {
    if before(now, model).is_some() {
        now.emit(Event::Then(vec![Step::Identify(model)]));
    }
}

/// The roll.
pub(crate) fn resolve(now: &mut Resolution<'_, Warzone>, model: ModelId) -> Result<(), NeedDice> {
    now.emit(Event::Done);
    let Some(marker) = before(now, model) else { return Ok(()) };
    let seat = now.field.seat(model);
    let seen = now.side(seat).search.seen.count_ones() as usize;
    let last = seen + 1 >= now.markers.len();
    let need = NEEDS.get(seen).filter(|_| !last && !now.has_skill(model, IDENTIFIER));
    let found = match need {
        Some(need) => attempt(now, model, Test::Identify, Breakdown::base(RULE, *need))?.passed(),
        None => true,
    };
    now.emit(Event::Searched { model, marker, found });
    Ok(())
}
