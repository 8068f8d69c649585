//! Head of Security: a free shot, Firing for Effect (`dz.special.head-of-security`).

use catalogue::{RuleId, rule};

use crate::{
    ModelId, State,
    model::{
        entry::{Entry, SplatAttack},
        state::LENT,
    },
    rules::round::splat_attack,
};

const RULE: RuleId = rule!("dz.special.head-of-security");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    attack: Some(SplatAttack { weapon: None, action: None, shoot: None, fights: false, shoots: for_effect }),
    keeps_open: Some(splat_attack::keeps_open),
    ..Entry::NONE
};

fn for_effect(_: &State, _: ModelId, weapon: u8, effect: bool) -> bool {
    weapon != LENT && effect
}
