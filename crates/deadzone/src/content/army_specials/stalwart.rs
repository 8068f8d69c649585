//! Stalwart: SURVIVE tests are rolled again (`dz.special.stalwart`).

use catalogue::{RuleId, rule};

use crate::{
    Stat, State,
    model::entry::{AfterRoll, Entry, RolledTest},
};

const RULE: RuleId = rule!("dz.special.stalwart");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, after_roll: Some(AfterRoll { rerolls, all: false, lowers_ap: false }), ..Entry::NONE };

fn rerolls(_: &State, test: &RolledTest<'_>) -> bool {
    test.stat == Stat::Survive && test.roll.failed > 0
}
