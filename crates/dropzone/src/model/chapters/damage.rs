//! Damage: Damage Points lost, units destroyed (`dc.damage.apply`).

use battle::Seat;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::{Place, State, UnitId, model::chapters::transports::Wreck};

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A unit lost Damage Points.
    Damaged {
        /// Who.
        unit: UnitId,
        /// How many.
        dp: u8,
    },
    /// A unit got Damage Points back (`dc.card.field-repairs`).
    Repaired {
        /// Who.
        unit: UnitId,
        /// How many.
        dp: u8,
    },
    /// A unit is destroyed.
    Destroyed {
        /// Who.
        unit: UnitId,
        /// Kill Points for each enemy seat (`dc.victory.kp`).
        kp: u16,
    },
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Damaged { unit, dp } => {
                let unit = &mut state.units[unit.index()];
                unit.dp = unit.dp.saturating_sub(*dp);
            }
            Event::Repaired { unit, dp } => state.units[unit.index()].dp += dp,
            Event::Destroyed { unit, kp } => {
                let seat = state.seat(*unit);
                let enemies: SmallVec<[Seat; 4]> = state.seats().filter(|it| state.are_enemies(*it, seat)).collect();
                enemies.iter().for_each(|it| state.sides[it.index()].kp += kp);
                wreck(state, *unit);
                if state.field.units[unit.index()].commander {
                    let cards = &mut state.sides[seat.index()].cards;
                    cards.cut = !cards.hand.is_empty();
                }
                let it = &mut state.units[unit.index()];
                (it.place, it.dp) = (Place::Gone, 0);
            }
        }
    }
}

/// What it carried, and how it comes down if it was flying, is dealt with as soon as what destroyed it is resolved
/// (`dc.transport.ground-destroyed`, `dc.air.destroyed-table`).
fn wreck(state: &mut State, unit: UnitId) {
    let flew = matches!(state.unit(unit).place, Place::Air(_));
    if flew || state.cargo(unit).next().is_some() {
        let place = state.resting_place(unit);
        state.wrecks.push(Wreck { transport: unit, place });
    }
}
