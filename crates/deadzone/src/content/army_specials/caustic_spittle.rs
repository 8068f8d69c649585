//! Caustic Spittle: a spray that needs no Shoot value of its own (`dz.special.caustic-spittle`).

use catalogue::{RuleId, rule};

use crate::{
    Ability, Weapon,
    model::entry::{Entry, SplatAttack},
    rules::round::splat_attack,
};

const RULE: RuleId = rule!("dz.special.caustic-spittle");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    attack: Some(SplatAttack {
        weapon: Some(weapon),
        action: None,
        shoot: Some(7),
        fights: false,
        shoots: splat_attack::with_lent_weapon,
    }),
    keeps_open: Some(splat_attack::keeps_open),
    ..Entry::NONE
};

fn weapon() -> Weapon {
    splat_attack::weapon(RULE, Some(2), &[Ability::ItBurns])
}
