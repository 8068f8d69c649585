//! Move and Fire (`dc.basic.weapon-mf`): a weapon's MF binds its unit for the whole turn, before the shot and after it.
//!
//! What was moved before a shot is judged where the shot is declared (`rules/shooting/aim.rs`); here, what is moved after it.

use table::Inches;

use crate::{State, UnitId, Weapon, model::chapters::movement::Forbidden as No};

/// How far a unit moves, unless a weapon it has fired this turn keeps it from moving so far.
pub(crate) fn check(state: &State, unit: UnitId, length: Inches) -> Result<Inches, No> {
    let moved = state.moved(unit) + length;
    match most(state, unit) {
        Some(most) if length > Inches::ZERO && moved > most => Err(No::HasFired { unit, moved, most }),
        _ => Ok(length),
    }
}

/// The least MF of the weapons a unit has fired this turn.
fn most(state: &State, unit: UnitId) -> Option<Inches> {
    fired(state, unit).filter_map(|it| it.move_and_fire).min().map(|it| Inches::whole(i32::from(it)))
}

/// The weapons a unit has fired this turn.
fn fired(state: &State, unit: UnitId) -> impl Iterator<Item = &Weapon> {
    let fired = state.unit(unit).fired;
    let weapons = state.mode(unit).weapons.iter().enumerate();
    weapons.filter(move |(slot, _)| fired >> slot & 1 == 1).map(|it| it.1)
}
