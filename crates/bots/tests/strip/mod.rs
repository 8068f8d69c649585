//! A place on the strip to begin from.

use battle::{Seat, Secret, System};
use duel::{Card, Duel, Setup, State, Step};

/// Two fencers face to face, the first to act with this hand.
pub fn face_to_face(hand: &[Card], vigour: [u8; 2]) -> State {
    let mut state = Duel.start(&Setup::default()).expect("a good setup");
    state.round = 1;
    state.stances_open = true;
    state.steps = [Step::Act(Seat(0))].into_iter().collect();
    for (at, fencer) in state.fencers.iter_mut().enumerate() {
        fencer.at = Some(3 + at as u8);
        fencer.vigour = vigour[at];
    }
    state.fencers[0].hand = hand.iter().map(|it| Secret::Known(*it)).collect();
    state
}
