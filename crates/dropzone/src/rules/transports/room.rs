//! Room beside a Transport for a unit that gets out (`dc.transport.disembark`): on free ground, for Aircraft in the air.

use table::{Body, Point};

use crate::{
    Place, State, UnitId, UnitType,
    rules::{aircraft::fly, infantry::is_free, measuring::body_at},
};

/// The body of a unit that gets out there.
pub(super) fn placed(state: &State, unit: UnitId, at: Point) -> Option<Body> {
    body_at(state, unit, Place::outside(state.mode(unit).unit_type, at))
}

/// Whether nothing keeps a unit from that place.
pub(super) fn is_open(state: &State, unit: UnitId, body: &Body) -> bool {
    match state.mode(unit).unit_type {
        UnitType::Aircraft => {
            state.field.setup.table.holds_shape(body.shape()) && fly::is_free_in_the_air(state, unit, body)
        }
        UnitType::Infantry | UnitType::Vehicle => is_free(state, body, None),
    }
}
