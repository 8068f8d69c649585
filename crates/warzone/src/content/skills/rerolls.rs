//! Duellist and Contempt (X): one failed CC test an Activation may be rolled again.
//!
//! Duellist is for targets on a base of the same size or smaller (who has none is larger than any), Contempt for those of a faction or kind, or for all.
//! A natural 20 may be rolled again. A die has one reroll whoever offers it, and one that costs nothing is taken first.
//! In a Swarm the skills of those who take part do not count.

use catalogue::{RuleId, rule};

use crate::{Mark, ModelId, State, Test, model::entry::Entry};

const CONTEMPT: RuleId = rule!("wz.skill.contempt");
const DUELLIST: RuleId = rule!("wz.skill.duellist");
/// The word for every enemy.
const ALL: &str = "all";

/// What it changes.
pub(crate) const ENTRY: Entry = Entry { rules: &[CONTEMPT, DUELLIST], reroll: Some(offer), ..Entry::NONE };

/// The skill that offers another roll of a failed CC test, and the mark that says it was used.
fn offer(state: &State, by: ModelId, target: ModelId, test: Test) -> Option<(RuleId, Mark)> {
    if test == Test::Swarm {
        return None;
    }
    let unused = |mark: Mark| !state.model(by).marks.has(mark);
    let despises = unused(Mark::Despised) && despises(state, by, target);
    let duels = || unused(Mark::Duelled) && duels(state, by, target);
    if despises { Some((CONTEMPT, Mark::Despised)) } else { duels().then_some((DUELLIST, Mark::Duelled)) }
}

fn duels(state: &State, model: ModelId, target: ModelId) -> bool {
    let (own, other) = (state.profile(model), state.profile(target));
    let as_large = own.baseless || (!other.baseless && other.base <= own.base);
    state.has_skill(model, DUELLIST) && as_large
}

/// Whether a model holds this enemy in Contempt; a Contempt without a word is for all.
fn despises(state: &State, model: ModelId, target: ModelId) -> bool {
    if !state.has_skill(model, CONTEMPT) || !state.are_enemies(model, target) {
        return false;
    }
    let (words, kinds) = (&state.profile(model).contempt, &state.profile(target).kinds);
    words.is_empty() || words.iter().any(|it| it == ALL || kinds.contains(it))
}
