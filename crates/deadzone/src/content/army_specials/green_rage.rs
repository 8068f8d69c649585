//! Green Rage: Frenzy (4) at least for a round (`dz.special.green-rage`).

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{
    Answer, Attack, Boon, Contest, Gift, Lasts, ModelId, State, Use,
    model::entry::{BeforeRoll, Entry},
    rules::round::splat,
};

const RULE: RuleId = rule!("dz.special.green-rage");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    before_roll: Some(BeforeRoll {
        uses: splat::test_as_it_stands,
        fits,
        help: |_, _, _, _| None,
        gives: Some(rage),
        braces: false,
    }),
    ..Entry::NONE
};

fn fits(state: &State, test: &Contest, seat: Seat, how: Use) -> bool {
    let calm = |it: ModelId| state.takes_results(it) && !state.is_given(it, Gift::FrenzyAtLeast(4));
    how == Use::Now && fighter(state, test, seat).is_some_and(calm)
}

fn rage(state: &State, test: &Contest, seat: Seat) -> Option<Boon> {
    let gift = Gift::FrenzyAtLeast(4);
    fighter(state, test, seat).map(|model| Boon { model, gift, lasts: Lasts::Round, rule: RULE })
}

/// The model of a seat that rolls FIGHT in a test.
fn fighter(state: &State, test: &Contest, seat: Seat) -> Option<ModelId> {
    let Attack::Blow { by, .. } = test.attack else { return None };
    let back = matches!(test.answer, Some(Answer::FightBack(_)));
    [(by, true), (test.target, back)].into_iter().find(|it| it.1 && state.seat(it.0) == seat).map(|it| it.0)
}
