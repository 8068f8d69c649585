//! Leaving a feature in which there are more enemy squads than friendly ones (`dc.cqb.locked`): a Fortitude test first. Who
//! passes may leave as it likes; who fails loses DP equal to the margin and flees.

use super::Event;
use crate::{
    Forbidden, Now, SquadId, State, Step,
    model::{
        chapters::{
            cqb::{Forbidden as No, Step as Cqb},
            features,
        },
        marks::SquadMark,
    },
    rules::{
        flow::{done, then},
        infantry::going_objection,
        objectives::hands::must_drop,
        turn::acting_objection,
    },
};

/// How many more enemy squads than friendly ones are in a squad's feature.
fn margin(state: &State, squad: SquadId) -> u8 {
    let seat = state.squad_seat(squad);
    let inside = state.squad_feature(squad).map(|it| state.squads_inside(it)).unwrap_or_default();
    let enemies = inside.iter().filter(|it| state.are_enemies(state.squad_seat(**it), seat)).count();
    enemies.saturating_sub(inside.len() - enemies) as u8
}

/// Whether a squad has to test before it leaves (`dc.cqb.locked`).
pub(crate) fn is_locked(state: &State, squad: SquadId) -> bool {
    margin(state, squad) > 0 && !state.squad_is(squad, SquadMark::BrokeOut)
}

/// Why a squad cannot try to leave: it could not leave anyhow, or nothing holds it.
pub(super) fn objection(state: &State, squad: SquadId) -> Option<Forbidden> {
    acting_objection(state, squad)
        .or_else(|| going_objection(state, squad, true))
        .or_else(|| (!is_locked(state, squad)).then_some(No::NotLocked { squad }.into()))
}

/// Who fails drops what it carries, loses DP that an opponent puts on its bases, and flees.
pub(super) fn tested(now: &mut Now<'_>, squad: SquadId, die: Option<u8>, free: bool) {
    let (dp, by) = (margin(now, squad), opponent(now, squad));
    now.emit(Event::BrokeOut { squad, die, free }.into());
    done(now);
    if free {
        return;
    }
    must_drop(now, squad);
    let suffer = by.map(|by| Step::from(features::Step::Suffer { by, squad, dp }));
    then(now, suffer.into_iter().chain([Cqb::Flee { squad, withdraws: false }.into()]));
}

/// The first opponent in initiative order with squads inside.
fn opponent(state: &State, squad: SquadId) -> Option<battle::Seat> {
    let seat = state.squad_seat(squad);
    let inside = state.squads_inside(state.squad_feature(squad)?);
    let is_inside = |it: &battle::Seat| inside.iter().any(|squad| state.squad_seat(*squad) == *it);
    state.initiative.iter().copied().find(|it| state.are_enemies(*it, seat) && is_inside(it))
}
