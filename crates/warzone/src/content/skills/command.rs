//! What a Commander's skills do for the squad: Dispersible, Disposable, Stay Frosty.

use catalogue::{RuleId, rule};

use crate::{ForcedTest, SquadId, State, model::entry::Entry};

/// The rule of the Commander whose squad keeps Coherency at the full LD.
const DISPERSIBLE: RuleId = rule!("wz.skill.dispersible");
/// The rule of the Commander whose squad never breaks.
const DISPOSABLE: RuleId = rule!("wz.skill.disposable");
/// The rule of the Acting Squad Commander who makes up for the lost one.
const STAY_FROSTY: RuleId = rule!("wz.skill.stay-frosty");

/// What it changes.
pub(crate) const ENTRY: Entry = Entry {
    rules: &[DISPERSIBLE, DISPOSABLE, STAY_FROSTY],
    full_coherency: Some(|state, squad| leads_with(state, squad, DISPERSIBLE).then_some(DISPERSIBLE)),
    bears_loss: Some(|state, squad| leads_with(state, squad, STAY_FROSTY)),
    passes_morale: Some(passes_morale),
    ..Entry::NONE
};

/// Whether the Squad Commander or Acting Squad Commander has a skill.
pub(super) fn leads_with(state: &State, squad: SquadId, skill: RuleId) -> bool {
    state.squad(squad).commander.is_some_and(|it| state.has_skill(it, skill))
}

/// A squad under a Disposable Commander never breaks.
fn passes_morale(state: &State, squad: SquadId, test: ForcedTest) -> bool {
    test == ForcedTest::Break && leads_with(state, squad, DISPOSABLE)
}
