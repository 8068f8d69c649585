//! The Balance Is All: command dice are rolled again (`dz.special.the-balance-is-all`).

use catalogue::{RuleId, rule};
use dice::NeedDice;

use crate::{
    Face, Forbidden, ModelId, Now, State, Use,
    model::entry::{Entry, SplatUse},
    rules::round::{command, splat},
};

const RULE: RuleId = rule!("dz.special.the-balance-is-all");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, between_actions: Some(SplatUse { uses: choices, objection, resolve }), ..Entry::NONE };

fn objection(state: &State, model: ModelId, how: Use) -> Option<Forbidden> {
    let fits = |back: [u8; 6]| {
        let have = left(state, model);
        back != [0; 6] && have.iter().zip(back).all(|(have, back)| back <= *have)
    };
    splat::only_if(matches!(how, Use::Dice(back) if fits(back)), RULE)
}

fn resolve(now: &mut Now<'_>, model: ModelId, how: Use) -> Result<(), NeedDice> {
    if let Use::Dice(back) = how {
        command::roll_again(now, RULE, now.seat(model), back)?;
    }
    Ok(())
}

/// The results beside the Splat! that is spent on it.
fn left(state: &State, model: ModelId) -> [u8; 6] {
    let mut have = state.sides[state.seat(model).index()].results;
    have[Face::Splat as usize] -= 1;
    have
}

fn choices(state: &State, model: ModelId, take: &mut dyn FnMut(Use)) {
    command::choices_of(left(state, model)).into_iter().map(Use::Dice).for_each(take);
}
