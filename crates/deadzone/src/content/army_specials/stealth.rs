//! Stealth: so many dice more on SURVIVE against a shot (`dz.special.stealth`).

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{
    Attack, Contest, Face, Help, Kin, State, Use,
    model::entry::{BeforeRoll, Entry},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.stealth");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    before_roll: Some(BeforeRoll { uses, fits, help, gives: None, braces: false }),
    repeats: true,
    ..Entry::NONE
};

fn uses(state: &State, _: &Contest, seat: Seat, take: &mut dyn FnMut(Use)) {
    (1..=state.results(seat, Face::Splat)).map(Use::Times).for_each(take);
}

fn fits(state: &State, test: &Contest, seat: Seat, how: Use) -> bool {
    let Use::Times(times) = how else { return false };
    let target = state.seat(test.target) == seat && splat::is_kin(state, test.target, Kin::CypherOrBlackTalon);
    let shot = matches!(test.attack, Attack::Shot { .. });
    target && shot && times > 0 && times <= state.results(seat, Face::Splat)
}

fn help(_: &State, _: &Contest, _: Seat, how: Use) -> Option<Help> {
    if let Use::Times(times) = how { Some(Help::Dice(times)) } else { None }
}
