//! Calls of entries (`content::ENTRIES`) at their moments: only of those that somebody in this battle has.

use battle::{Breakdown, Seat};

use crate::{
    Aim, Forbidden, SquadId, State, UnitId, Weapon,
    model::entry::{Changes, Shot},
};

/// Why shots may not be declared like that.
pub(crate) fn aim_objection(state: &State, aim: &Aim, weapon: &Weapon) -> Option<Forbidden> {
    state.field.moments.aim_objection.iter().find_map(|it| it(state, aim, weapon))
}

/// What entries make of the number to hit.
pub(crate) fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    change(&state.field.moments.accuracy, state, shot, need);
}

/// What entries make of the number to damage.
pub(crate) fn damage(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    change(&state.field.moments.damage, state, shot, need);
}

/// What entries make of the number of shots.
pub(crate) fn shots(state: &State, shot: &Shot<'_>, shots: &mut Breakdown) {
    change(&state.field.moments.shots, state, shot, shots);
}

fn change(moment: &[Changes], state: &State, shot: &Shot<'_>, number: &mut Breakdown) {
    moment.iter().for_each(|it| it(state, shot, number));
}

/// What a damaging hit is multiplied by, and whether it doubles at all on its target.
pub(crate) fn multiples<'a>(
    state: &'a State,
    shot: &'a Shot<'_>,
) -> impl Iterator<Item = crate::model::entry::Multiple> + use<'a> {
    state.field.moments.multiple.iter().filter_map(|it| it(state, shot))
}

/// How many Fire Tokens these dice to hit light.
pub(crate) fn fires(state: &State, shot: &Shot<'_>, dice: &[u8], hits: u8) -> u8 {
    state.field.moments.fires.iter().map(|it| it(state, shot, dice, hits)).sum()
}

/// How much more Command Value a seat has.
pub(crate) fn command_value(state: &State, seat: Seat) -> u8 {
    state.field.moments.command_value.iter().map(|it| it(state, seat)).sum()
}

/// What a seat adds to its die for initiative.
pub(crate) fn initiative(state: &State, seat: Seat, number: &mut Breakdown) {
    state.field.moments.initiative.iter().for_each(|it| it(state, seat, number));
}

/// Whether collateral hits on a unit that would damage are rolled again.
pub(crate) fn rerolls_collateral(state: &State, unit: UnitId) -> bool {
    state.field.moments.collateral_reroll.iter().any(|it| it(state, unit))
}

/// Why a squad may not search.
pub(crate) fn search_objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    state.field.moments.search_objection.iter().find_map(|it| it(state, squad))
}
