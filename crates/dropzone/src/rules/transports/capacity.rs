//! What a Transport holds (`dc.transport.values`, `dc.transport.capacity`): letters and numbers.

use catalogue::rule;
use smallvec::SmallVec;

use crate::{Category, Profile, State, TransportLetter, UnitId};

/// What of a Transport's capacity a unit takes up: its own number by a letter that the Transport has, the least of them;
/// none if it cannot be carried by it.
pub(crate) fn load(unit: &Profile, transport: &Profile) -> Option<u8> {
    let fits = |letter: TransportLetter| transport.carries.iter().any(|it| it.letter == letter);
    unit.needs.iter().filter(|it| fits(it.letter)).map(|it| it.amount).min()
}

/// How much a Transport holds in all: where it has two letters, loads are counted in one total (`dc.transport.capacity`).
pub(crate) fn capacity(transport: &Profile) -> u8 {
    transport.carries.iter().map(|it| it.amount).max().unwrap_or(0)
}

/// What a unit takes up of a Transport it is in. What is fixed to it takes up nothing (`dc.special.vampires`).
pub(crate) fn load_aboard(unit: &Profile, transport: &Profile) -> u16 {
    if unit.category == Category::Upgrade { 0 } else { u16::from(load(unit, transport).unwrap_or(0)) }
}

/// Capacity that is left in a Transport.
fn room(state: &State, transport: UnitId) -> u16 {
    let profile = state.profile(transport);
    let taken: u16 = state.cargo(transport).map(|it| load_aboard(state.profile(it), profile)).sum();
    u16::from(capacity(profile)).saturating_sub(taken)
}

/// Whether a Transport has room for these units besides its cargo, and by which rule not.
pub(crate) fn no_room(state: &State, transport: UnitId, units: &[UnitId]) -> Option<(UnitId, catalogue::RuleId)> {
    let profile = state.profile(transport);
    let mut left = room(state, transport);
    for unit in units {
        let Some(load) = load(state.profile(*unit), profile) else {
            return Some((*unit, rule!("dc.transport.values")));
        };
        let Some(rest) = left.checked_sub(u16::from(load)) else {
            return Some((*unit, rule!("dc.transport.capacity")));
        };
        left = rest;
    }
    None
}

/// Whether two Transports have a letter in common (`dc.transport.two-transports`).
pub(crate) fn share_a_letter(one: &Profile, other: &Profile) -> bool {
    one.carries.iter().any(|it| other.carries.iter().any(|with| with.letter == it.letter))
}

/// The Transports a unit or what it carries has been in this turn that forbid it this one.
pub(crate) fn ridden_before(state: &State, unit: UnitId, transport: UnitId) -> Option<UnitId> {
    let target = state.profile(transport);
    let riders: SmallVec<[UnitId; 8]> = state.with_cargo(unit);
    let forbids = |rider: &UnitId| {
        let mut ridden = state.unit(*rider).ridden.iter();
        ridden.any(|it| *it != transport && share_a_letter(state.profile(*it), target))
    };
    riders.into_iter().find(forbids)
}
