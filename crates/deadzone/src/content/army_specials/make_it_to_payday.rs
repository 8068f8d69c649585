//! Make It To Payday: a failed SURVIVE test of a Commando or Goblin Sniper is rolled again (`dz.special.make-it-to-payday`).

use catalogue::{RuleId, rule};

use crate::{
    Kin, Stat, State,
    model::entry::{AfterRoll, Entry, RolledTest},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.make-it-to-payday");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, after_roll: Some(AfterRoll { rerolls, all: false, lowers_ap: false }), ..Entry::NONE };

fn rerolls(state: &State, test: &RolledTest<'_>) -> bool {
    let kin = |kin: Kin| splat::is_kin(state, test.model, kin);
    let failed = test.stat == Stat::Survive && test.fails && test.roll.failed > 0;
    failed && (kin(Kin::Commando) || kin(Kin::GoblinSniper))
}
