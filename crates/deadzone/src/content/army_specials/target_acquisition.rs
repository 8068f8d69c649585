//! Target Acquisition: an enemy is tagged (`dz.special.target-acquisition`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Event, Forbidden, Mark, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.target-acquisition");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, between_actions: Some(SplatUse { uses: splat::enemies, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let fits = |target: ModelId| {
        let enemy = state.is_on_board(target) && state.seat(target) == State::opponent(state.seat(model));
        enemy && !state.model(target).is(Mark::Tagged)
    };
    splat::only_if(matches!(how, Use::On(target) if fits(target)), RULE)
}

fn resolve(now: &mut Now<'_>, _: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::On(target) = how {
        now.emit(Event::Marked { model: target, mark: Mark::Tagged, holds: true, rule: RULE });
    }
    Ok(())
}
