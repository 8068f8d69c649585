//! Who may know what: the splits of CQB dice are sealed until every side has made its own
//! (`dc.cqb.distribute`); hands and decks are their owner's alone (`dc.command.deck`).

use battle::{Seat, Secret};

use crate::{Event, State, Step, model::chapters::cqb};

/// Hides what a viewer may not know.
pub(crate) fn redact(state: &mut State, viewer: Option<Seat>) {
    let sealed = is_sealed(state);
    for seat in state.seats().filter(|it| Some(*it) != viewer) {
        state.sides[seat.index()].cards.redact(viewer);
    }
    let sides = state.fight.as_mut().map(|it| it.sides.iter_mut());
    for side in sides.into_iter().flatten().filter(|it| sealed && Some(it.seat) != viewer) {
        if let Some(split) = &mut side.split {
            split.hide();
        }
    }
}

/// Whether splits are sealed: once they are shown, the steps that ask for them are gone.
pub(crate) fn is_sealed(state: &State) -> bool {
    state.steps.iter().any(|it| matches!(it, Step::Cqb(cqb::Step::Split(_) | cqb::Step::Roll)))
}

/// An event as a viewer sees it.
pub(crate) fn witness(event: &Event, viewer: Option<Seat>) -> Event {
    if let Event::Cqb(cqb::Event::SplitMade { seat, .. }) = event
        && Some(*seat) != viewer
    {
        return cqb::Event::SplitMade { seat: *seat, split: Secret::Hidden }.into();
    }
    if let Event::Command(event) = event {
        return event.witness(viewer).into();
    }
    event.clone()
}
