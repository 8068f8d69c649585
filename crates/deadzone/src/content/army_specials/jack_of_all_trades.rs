//! Jack of All Trades: the active model tests on another value (`dz.special.jack-of-all-trades`).

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{
    Contest, Help, Stat, State, Use,
    model::entry::{BeforeRoll, Entry},
    rules::rolls::opposed_test,
};

const RULE: RuleId = rule!("dz.special.jack-of-all-trades");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, before_roll: Some(BeforeRoll { uses, fits, help, gives: None, braces: false }), ..Entry::NONE };

fn uses(_: &State, _: &Contest, _: Seat, take: &mut dyn FnMut(Use)) {
    [Stat::Shoot, Stat::Fight, Stat::Survive].into_iter().map(Use::Stat).for_each(take);
}

fn fits(state: &State, test: &Contest, seat: Seat, how: Use) -> bool {
    let Use::Stat(stat) = how else { return false };
    let Some(model) = state.active.map(|it| it.model).filter(|it| state.seat(*it) == seat) else { return false };
    let usual = if model == test.target {
        opposed_test::stat_of_answer(test)
    } else if opposed_test::attacker(test) == Some(model) {
        opposed_test::stat_of_attack(test)
    } else {
        return false;
    };
    let profile = state.profile(model);
    usual != stat && state.takes_results(model) && profile.value(usual).is_some() && profile.value(stat).is_some()
}

fn help(_: &State, _: &Contest, _: Seat, how: Use) -> Option<Help> {
    if let Use::Stat(stat) = how { Some(Help::Stat(stat)) } else { None }
}
