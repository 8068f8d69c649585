//! Who may know what: secret missions, and counters that one player has looked at. What a viewer may not know is taken
//! out of the state and of the events he is shown.

use battle::Seat;

use crate::{Event, Peek, State, rules::deployment::recon_bonus};

/// Takes out of a state what a viewer may not know.
pub(crate) fn redact(state: &mut State, viewer: Option<Seat>) {
    for seat in Seat::first(2).filter(|it| Some(*it) != viewer) {
        let side = &mut state.sides[seat.index()];
        side.secret = side.secret.filter(|_| side.shown);
    }
    recon_bonus::redact(state, viewer);
}

/// The event as a viewer learns of it.
pub(crate) fn witness(event: &Event, viewer: Option<Seat>) -> Event {
    match event {
        Event::SecretRolled { seat, .. } if Some(*seat) != viewer => Event::SecretRolled { seat: *seat, secret: None },
        Event::Looked { seat, counter, .. } if Some(*seat) != viewer => {
            Event::Looked { seat: *seat, counter: *counter, item: None }
        }
        Event::ItemLaid { cell, settled: Some(peek) } => {
            Event::ItemLaid { cell: *cell, settled: Some(Peek { item: None, returned: false, ..*peek }) }
        }
        event => event.clone(),
    }
}
