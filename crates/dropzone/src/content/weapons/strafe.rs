//! Strafe (`dc.weapon.strafe`): shots are split between targets that form a chain.

use catalogue::{RuleId, rule};

use crate::{
    Aim, Forbidden, State, UnitId, Weapon, WeaponRule,
    model::{chapters::shooting::Forbidden as No, entry::Entry},
    rules::measuring::{HAIR, between_targets},
};

pub(crate) const ENTRY: Entry =
    Entry { aim_objection: Some(objection), splits: Some(splits), ..Entry::none(rule!("dc.weapon.strafe")) };

/// How near a target must be to another one of the same weapon.
const LINK: f64 = 3.0;

fn splits(weapon: &Weapon) -> Option<RuleId> {
    weapon.has(WeaponRule::Strafe).then_some(rule!("dc.weapon.strafe"))
}

/// A further target must be near one that is declared already.
fn objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    let rule = splits(weapon)?;
    let apart = |unit: &UnitId| {
        let mut others = state.declared(*unit, aim.weapon).peekable();
        let near = |it: &Aim| between_targets(state, it.target, aim.target) <= LINK + HAIR;
        others.peek().is_some() && !others.any(near)
    };
    aim.shooters.iter().any(apart).then_some(No::NoTarget { rule }.into())
}
