//! Drone Strike: an Indirect attack (`dz.special.drone-strike`).

use catalogue::{RuleId, rule};

use crate::{
    Ability, Action, Weapon,
    model::entry::{Entry, SplatAttack},
    rules::round::splat_attack,
};

const RULE: RuleId = rule!("dz.special.drone-strike");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    attack: Some(SplatAttack {
        weapon: Some(weapon),
        action: Some(Action::Special),
        shoot: None,
        fights: false,
        shoots: splat_attack::with_lent_weapon,
    }),
    ..Entry::NONE
};

fn weapon() -> Weapon {
    Weapon { indirect: 2, ..splat_attack::weapon(RULE, Some(8), &[Ability::Indirect]) }
}
