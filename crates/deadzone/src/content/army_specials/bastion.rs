//! Bastion: armour for a model in the test, or in an explosion (`dz.special.bastion`).

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{
    Attack, Contest, Help, ModelId, State, Use,
    model::entry::{BeforeRoll, Entry},
    rules::rolls::opposed_test,
};

const RULE: RuleId = rule!("dz.special.bastion");

/// The entry.
pub(crate) const ENTRY: Entry =
    Entry { rule: RULE, before_roll: Some(BeforeRoll { uses, fits, help, gives: None, braces: true }), ..Entry::NONE };

fn uses(state: &State, test: &Contest, seat: Seat, take: &mut dyn FnMut(Use)) {
    mine(state, test, seat).map(Use::On).for_each(take);
}

fn fits(state: &State, test: &Contest, seat: Seat, how: Use) -> bool {
    let attack = matches!(test.attack, Attack::Shot { effect: false, .. } | Attack::Blow { .. });
    attack && matches!(how, Use::On(model) if mine(state, test, seat).any(|it| it == model))
}

fn help(_: &State, _: &Contest, _: Seat, how: Use) -> Option<Help> {
    if let Use::On(model) = how { Some(Help::Armour(model)) } else { None }
}

/// The models of a seat in a test.
fn mine(state: &State, test: &Contest, seat: Seat) -> impl Iterator<Item = ModelId> {
    opposed_test::attacker(test).into_iter().chain([test.target]).filter(move |it| state.seat(*it) == seat)
}
