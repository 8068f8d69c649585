//! Eye In The Sky: hit rolls of grenades and Indirect weapons are rolled again (`dz.special.eye-in-the-sky`).

use catalogue::{RuleId, rule};

use crate::{
    State,
    model::entry::{AfterRoll, Entry, RolledTest},
};

const RULE: RuleId = rule!("dz.special.eye-in-the-sky");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, after_roll: Some(AfterRoll { rerolls, all: false, lowers_ap: false }), ..Entry::NONE };

fn rerolls(_: &State, test: &RolledTest<'_>) -> bool {
    test.lobbed && test.roll.failed > 0
}
