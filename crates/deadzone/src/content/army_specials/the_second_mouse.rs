//! The Second Mouse: a trap is thrown (`dz.special.the-second-mouse`).

use catalogue::{RuleId, rule};

use crate::{
    Ability, Action, Weapon,
    model::entry::{Entry, SplatAttack},
    rules::round::splat_attack,
};

const RULE: RuleId = rule!("dz.special.the-second-mouse");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    attack: Some(SplatAttack {
        weapon: Some(weapon),
        action: Some(Action::Shoot),
        shoot: None,
        fights: false,
        shoots: splat_attack::with_lent_weapon,
    }),
    ..Entry::NONE
};

fn weapon() -> Weapon {
    Weapon { frag: 3, ..splat_attack::weapon(RULE, Some(2), &[Ability::Frag, Ability::Grenade, Ability::Trap]) }
}
