//! Tactical Genius: an action result of the opponent is taken over (`dz.special.tactical-genius`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Event, Face, Forbidden, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.tactical-genius");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, between_actions: Some(SplatUse { uses: splat::each_face, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let fits = |face: Face| {
        let action = matches!(face, Face::Move | Face::Shoot | Face::Fight);
        let there = state.results(State::opponent(state.seat(model)), face) > 0;
        action && there && state.active.is_some_and(|it| !it.result)
    };
    splat::only_if(matches!(how, Use::Result(face) if fits(face)), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::Result(face) = how {
        now.emit(Event::ResultTaken { seat: now.seat(model), face });
    }
    Ok(())
}
