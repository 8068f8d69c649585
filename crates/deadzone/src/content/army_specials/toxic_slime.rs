//! Toxic Slime: the active model fights with it (`dz.special.toxic-slime`).

use catalogue::{RuleId, rule};

use crate::{
    Ability, Weapon,
    model::entry::{Entry, SplatAttack},
    rules::round::splat_attack,
};

const RULE: RuleId = rule!("dz.special.toxic-slime");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    attack: Some(SplatAttack {
        weapon: Some(weapon),
        action: None,
        shoot: None,
        fights: true,
        shoots: splat_attack::with_lent_weapon,
    }),
    ..Entry::NONE
};

fn weapon() -> Weapon {
    splat_attack::weapon(RULE, None, &[Ability::Toxic])
}
