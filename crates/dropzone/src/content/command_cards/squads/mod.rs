//! Cards about squads: what protects and repairs them, and what they find.

pub(crate) mod cloaking_field;
pub(crate) mod field_repairs;
pub(crate) mod objective_located;
pub(crate) mod reactionary_tactics;
pub(crate) mod shock_assault;

use battle::Seat;

use crate::{SquadId, State};

/// The squads of a seat that act with a Battlegroup.
fn with_a_group(state: &State, seat: Seat) -> impl Iterator<Item = SquadId> + '_ {
    let acts = move |it: &SquadId| state.squad(*it).group.is_some() && state.living(*it).next().is_some();
    state.all_squads().filter(move |it| state.squad_seat(*it) == seat && acts(it))
}
