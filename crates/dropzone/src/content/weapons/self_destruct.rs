//! Self Destruct (`dc.weapon.self-destruct`): a unit is destroyed with everything that its template touches.

use catalogue::rule;

use crate::{
    Aim, Forbidden, State, UnitId, Weapon, WeaponRule,
    model::{
        chapters::shooting::Forbidden as No,
        entry::{Aiming, Entry},
        marks::SquadMark,
    },
};

pub(crate) const ENTRY: Entry =
    Entry { aiming: Some(aiming), aim_objection: Some(objection), ..Entry::none(rule!("dc.weapon.self-destruct")) };

fn aiming(weapon: &Weapon, aiming: &mut Aiming) {
    if weapon.has(WeaponRule::SelfDestruct) {
        let rule = Some(rule!("dc.weapon.self-destruct"));
        (aiming.around, aiming.bursts) = (rule, rule);
    }
}

/// One unit of the squad in an activation, and none where the squad has disembarked this turn.
fn objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    let unit = *aim.shooters.first().filter(|_| weapon.has(WeaponRule::SelfDestruct))?;
    let squad = state.squad_of(unit);
    let fired =
        |it: UnitId| state.unit(it).fired >> aim.weapon.0 & 1 == 1 || state.declared(it, aim.weapon).next().is_some();
    let got_out = state.squad_is(squad, SquadMark::Disembarked) || state.squad_is(squad, SquadMark::ThrownOut);
    let no = got_out || state.members(squad).any(fired);
    no.then_some(No::MayNotFire { unit, rule: rule!("dc.weapon.self-destruct") }.into())
}
