//! Disruptor Array (`dc.weapon.disruptor`): a squad on the ground that is hit needs 2 more to hit until the turn ends.

use battle::Breakdown;
use catalogue::rule;

use crate::{
    Now, Place, State, Target, UnitId, UnitType, WeaponRule,
    model::{
        chapters::shooting::Event,
        entry::{Entry, Shot},
        marks::SquadMark,
    },
};

pub(crate) const ENTRY: Entry =
    Entry { struck: Some(struck), accuracy: Some(accuracy), ..Entry::none(rule!("dc.weapon.disruptor")) };

fn struck(now: &mut Now<'_>, shot: &Shot<'_>, _: u8) {
    let Target::Unit(unit) = shot.target else { return };
    let squad = now.squad_of(unit);
    let disrupts = shot.weapon.has(WeaponRule::Disruptor) && is_on_the_ground(now, unit);
    if disrupts && !now.squad_is(squad, SquadMark::Disrupted) {
        now.emit(Event::Disrupted { squad }.into());
    }
}

/// Whether it is infantry or a Vehicle, or an Aircraft that counts as one (`dc.air.landed`).
fn is_on_the_ground(state: &State, unit: UnitId) -> bool {
    match state.mode(unit).unit_type {
        UnitType::Infantry | UnitType::Vehicle => true,
        UnitType::Aircraft => matches!(state.unit(unit).place, Place::Landed(_)),
    }
}

fn accuracy(state: &State, shot: &Shot<'_>, need: &mut Breakdown) {
    if state.squad_is(state.squad_of(shot.by), SquadMark::Disrupted) {
        need.add(rule!("dc.weapon.disruptor"), 2);
    }
}
