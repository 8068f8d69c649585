//! Who may know what: hands are their owners' alone, stances until they are revealed.

use battle::{Seat, Secret};

use crate::{Event, State};

/// Turns face down what this seat may not know.
pub(crate) fn redact(state: &mut State, seat: Option<Seat>) {
    let stances_open = state.stances_open;
    for (owner, fencer) in Seat::first(state.setup.seats).zip(&mut state.fencers) {
        if Some(owner) == seat {
            continue;
        }
        fencer.hand.iter_mut().for_each(Secret::hide);
        if let Some(stance) = &mut fencer.stance
            && !stances_open
        {
            stance.hide();
        }
    }
}

/// What this seat sees of an event.
pub(crate) fn witness(event: &Event, seat: Option<Seat>) -> Event {
    match event {
        Event::Drew { seat: owner, .. } if Some(*owner) != seat => {
            Event::Drew { seat: *owner, die: Secret::Hidden, card: Secret::Hidden }
        }
        Event::ChoseStance { seat: owner, .. } if Some(*owner) != seat => {
            Event::ChoseStance { seat: *owner, stance: Secret::Hidden }
        }
        seen => seen.clone(),
    }
}
