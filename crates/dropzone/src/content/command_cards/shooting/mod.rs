//! Cards about shots.

pub(crate) mod armour_piercing;
pub(crate) mod assisted_targeting;
pub(crate) mod close_enough;
pub(crate) mod deploy_flares;
pub(crate) mod destructive_firepower;
pub(crate) mod experimental_firepower;
pub(crate) mod incendiary_rounds;
pub(crate) mod long_shot;
pub(crate) mod luck_of_the_shot;
pub(crate) mod marksmanship;
pub(crate) mod titanomachy;
pub(crate) mod velocity_tracker;

use battle::Seat;

use crate::{SquadId, State, Subject, Target, UnitId, Weapon, WeaponId, WeaponRule, Wounds};

/// The squads of a seat that have fired in the volley.
fn firing(state: &State, seat: Seat) -> Vec<SquadId> {
    let aims = state.volley.as_ref().map(|it| it.aims.iter());
    let mut squads: Vec<SquadId> =
        aims.into_iter().flatten().filter_map(|it| Some(state.squad_of(*it.shooters.first()?))).collect();
    squads.retain(|it| state.squad_seat(*it) == seat);
    squads.dedup();
    squads
}

/// The squad of a unit that is a target.
fn target_squad(state: &State, target: Target) -> Option<SquadId> {
    match target {
        Target::Unit(unit) => Some(state.squad_of(unit)),
        Target::Feature(_) => None,
    }
}

/// The squad that has rolled these.
fn wounding(state: &State, wounds: &Wounds) -> SquadId {
    state.squad_of(wounds.by)
}

/// Whether it is a Devastator weapon.
fn devastates(weapon: &Weapon) -> bool {
    weapon.rules.iter().any(|it| matches!(it, WeaponRule::Devastator(_)))
}

/// A weapon of a unit as the subject of a card: all of one profile count as the same.
fn weapon_subject(state: &State, by: UnitId, weapon: &Weapon) -> Option<Subject> {
    let at = state.mode(by).weapons.iter().position(|it| it == weapon)?;
    Some(Subject::Weapon(state.squad_of(by), WeaponId(at as u8)))
}

/// The weapons of these squads for which that holds.
fn weapons(
    state: &State,
    squads: impl Iterator<Item = SquadId>,
    holds: impl Fn(SquadId, &Weapon) -> bool,
) -> Vec<Subject> {
    let mut all = Vec::new();
    for squad in squads {
        let Some(first) = state.living(squad).next() else { continue };
        let weapons = state.mode(first).weapons.iter().enumerate().filter(|it| holds(squad, it.1));
        all.extend(weapons.map(|it| Subject::Weapon(squad, WeaponId(it.0 as u8))));
    }
    all
}
