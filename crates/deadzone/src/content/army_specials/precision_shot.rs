//! Precision Shot: friends or smoke do not matter (`dz.special.precision-shot`).

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{
    Attack, Contest, Help, State, Use,
    model::entry::{BeforeRoll, Entry},
    rules::{
        round::splat,
        shooting::{self, sight},
    },
};

const RULE: RuleId = rule!("dz.special.precision-shot");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    before_roll: Some(BeforeRoll { uses: splat::test_as_it_stands, fits, help, gives: None, braces: false }),
    ..Entry::NONE
};

fn fits(state: &State, test: &Contest, seat: Seat, how: Use) -> bool {
    how == Use::Now && ignored(state, test, seat).is_some()
}

fn help(state: &State, test: &Contest, seat: Seat, _: Use) -> Option<Help> {
    ignored(state, test, seat)
}

/// The modifier that a precise shot leaves out: friends before smoke, which costs less.
fn ignored(state: &State, test: &Contest, seat: Seat) -> Option<Help> {
    let Attack::Shot { by, .. } = test.attack else { return None };
    if state.seat(by) != seat {
        return None;
    }
    if shooting::is_friendly(state, by, state.model(test.target).cell) {
        return Some(Help::NoFriends);
    }
    sight::passes_smoke(state, by, test.target).then_some(Help::NoSmoke)
}
