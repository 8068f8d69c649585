//! Defender of the Star Realm: the active model rolls FIGHT and SURVIVE again (`dz.special.defender-of-the-star-realm`).

use catalogue::{RuleId, rule};

use crate::{
    Stat, State,
    model::entry::{AfterRoll, Entry, RolledTest},
};

const RULE: RuleId = rule!("dz.special.defender-of-the-star-realm");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, after_roll: Some(AfterRoll { rerolls, all: false, lowers_ap: false }), ..Entry::NONE };

fn rerolls(state: &State, test: &RolledTest<'_>) -> bool {
    let active = state.active.is_some_and(|it| it.model == test.model);
    active && test.stat != Stat::Shoot && test.roll.failed > 0
}
