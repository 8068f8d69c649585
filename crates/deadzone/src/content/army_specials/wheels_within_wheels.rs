//! Wheels Within Wheels: a command result of the opponent is lost (`dz.special.wheels-within-wheels`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Event, Forbidden, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.wheels-within-wheels");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    between_actions: Some(SplatUse { uses: splat::each_face, objection, resolve }),
    repeats: true,
    ..Entry::NONE
};

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let other = State::opponent(state.seat(model));
    splat::only_if(matches!(how, Use::Result(face) if state.results(other, face) > 0), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::Result(face) = how {
        now.emit(Event::ResultLost { seat: State::opponent(now.seat(model)), face, rule: RULE });
    }
    Ok(())
}
