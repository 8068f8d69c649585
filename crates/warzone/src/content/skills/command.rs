//! What a Commander's skills do for the squad: Dispersible, Disposable, Stay Frosty.

use catalogue::{RuleId, rule};

use crate::{ModelId, SquadId, State};

/// The rule of the Commander whose squad keeps Coherency at the full LD.
pub(crate) const DISPERSIBLE: RuleId = rule!("wz.skill.dispersible");
/// The rule of the Commander whose squad never breaks.
pub(crate) const DISPOSABLE: RuleId = rule!("wz.skill.disposable");
/// The rule of the Acting Squad Commander who makes up for the lost one.
pub(crate) const STAY_FROSTY: RuleId = rule!("wz.skill.stay-frosty");

/// Whether the Squad Commander or Acting Squad Commander has a skill.
pub(crate) fn leads_with(state: &State, squad: SquadId, skill: RuleId) -> bool {
    state.squad(squad).commander.is_some_and(|it| state.has_skill(it, skill))
}

/// Whether the loss of its first Commander weighs on a model: not under one who stays frosty (`wz.squad.commander-lost`).
pub(crate) fn misses_commander(state: &State, model: ModelId) -> bool {
    let squad = state.field.squad(model);
    state.squad(squad).commander_lost && !leads_with(state, squad, STAY_FROSTY)
}
