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
        Event::Done
        | Event::Then(_)
        | Event::Becomes(_)
        | Event::ItemPlaced { .. }
        | Event::ReconRolled { .. }
        | Event::BonusRolled { .. }
        | Event::Looked { .. }
        | Event::Flanked { .. }
        | Event::StarterNamed { .. }
        | Event::ZoneTaken { .. }
        | Event::Deployed { .. }
        | Event::RoundBegan { .. }
        | Event::CommandRolled { .. }
        | Event::TurnCame { .. }
        | Event::Passed { .. }
        | Event::Activated { .. }
        | Event::Spent { .. }
        | Event::Acted { .. }
        | Event::ActedFreely { .. }
        | Event::ActivationEnded { .. }
        | Event::Moved { .. }
        | Event::Marked { .. }
        | Event::StoodUp { .. }
        | Event::Rolled { .. }
        | Event::Rerolled { .. }
        | Event::Burst { .. }
        | Event::Withstood { .. }
        | Event::Thrown { .. }
        | Event::Scattered { .. }
        | Event::FloorRolled { .. }
        | Event::Shielded { .. }
        | Event::Damaged { .. }
        | Event::Healed { .. }
        | Event::VolatileRolled { .. }
        | Event::WeaponSpent { .. }
        | Event::Unloaded { .. }
        | Event::ResultGained { .. }
        | Event::Linked { .. }
        | Event::Smoked { .. }
        | Event::SmokeRolled { .. }
        | Event::Died { .. }
        | Event::Scored { .. }
        | Event::Awaits(_)
        | Event::TakenUp(_)
        | Event::PickedUp { .. }
        | Event::Stowed { .. }
        | Event::Dropped { .. }
        | Event::UsedUp { .. }
        | Event::Given(_)
        | Event::TableRolled { .. }
        | Event::ResultLost { .. }
        | Event::ResultTaken { .. }
        | Event::Drawn { .. }
        | Event::ItemLaid { .. }
        | Event::ActedBySplat { .. }
        | Event::Resumed(_)
        | Event::Arrived { .. }
        | Event::CounterGone { .. }
        | Event::CounterMoved { .. }
        | Event::HandedOver { .. }
        | Event::LeftTheBoard { .. }
        | Event::MissionRolled { .. }
        | Event::SecretRolled { .. }
        | Event::SecretShown { .. }
        | Event::Rushed { .. }
        | Event::Controlled { .. }
        | Event::TrapLaid(_)
        | Event::TrapGone { .. }
        | Event::RoundEnded
        | Event::Ended { .. } => event.clone(),
    }
}
