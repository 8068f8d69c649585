//! Thunder Strike: an explosion of a hammer (`dz.special.thunder-strike`).

use catalogue::{RuleId, rule};

use crate::{
    Ability, Action, Kin, ModelId, State, Weapon,
    model::{
        entry::{Entry, SplatAttack},
        state::LENT,
    },
    rules::round::{splat, splat_attack},
};

const RULE: RuleId = rule!("dz.special.thunder-strike");

/// The entry.
pub(crate) const ENTRY: Entry = Entry {
    rule: RULE,
    attack: Some(SplatAttack {
        weapon: Some(weapon),
        action: Some(Action::Special),
        shoot: None,
        fights: false,
        shoots: hammers,
    }),
    ..Entry::NONE
};

fn weapon() -> Weapon {
    Weapon { frag: 2, ..splat_attack::weapon(RULE, Some(2), &[Ability::Frag]) }
}

/// Who bears a hammer strikes with it.
fn hammers(state: &State, model: ModelId, weapon: u8, _: bool) -> bool {
    weapon == LENT && splat::is_kin(state, model, Kin::Hammer)
}
