//! By The Numbers: a Commando rolls all dice of a test again (`dz.special.by-the-numbers`).

use catalogue::{RuleId, rule};

use crate::{
    Kin, State,
    model::entry::{AfterRoll, Entry, RolledTest},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.by-the-numbers");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, after_roll: Some(AfterRoll { rerolls, all: true, lowers_ap: false }), ..Entry::NONE };

fn rerolls(state: &State, test: &RolledTest<'_>) -> bool {
    splat::is_kin(state, test.model, Kin::Commando) && test.roll.failed + test.roll.won > 0
}
