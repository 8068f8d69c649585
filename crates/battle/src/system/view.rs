//! Views: what a seat may know.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Seat, System, notation};

/// A battle as one seat (or a spectator) may see it: the only form in which a state leaves the machine that runs the
/// battle. The secrets of others are removed from it, not merely hidden.
pub struct View<S: System> {
    seat: Option<Seat>,
    state: S::State,
}

impl<S: System> View<S> {
    /// What `seat` may know of `state`; `None` for a spectator.
    pub fn of(system: &S, state: &S::State, seat: Option<Seat>) -> View<S> {
        let mut state = state.clone();
        system.redact(&mut state, seat);
        View { seat, state }
    }

    /// Whose view it is.
    pub fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// The state, without the secrets of others.
    pub fn state(&self) -> &S::State {
        &self.state
    }

    /// Follows the battle: folds in what this seat saw of an event ([`System::witness`]).
    pub fn follow(&mut self, system: &S, seen: &S::Event) {
        system.fold(&mut self.state, seen);
    }

    /// The bytes that leave the machine.
    pub fn text(&self) -> String {
        notation::to_text(&self.state).expect("a state has a text form")
    }
}

impl<S: System> Clone for View<S> {
    fn clone(&self) -> Self {
        View { seat: self.seat, state: self.state.clone() }
    }
}

impl<S: System> PartialEq for View<S> {
    fn eq(&self, other: &Self) -> bool {
        self.seat == other.seat && self.state == other.state
    }
}

impl<S: System> fmt::Debug for View<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("View").field("seat", &self.seat).field("state", &self.state).finish()
    }
}

/// Something that is there for all to see but whose value only some may know: a face-down card, a sealed choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Secret<T> {
    /// Face down.
    Hidden,
    /// Its value, for those who may know it.
    Known(T),
}

impl<T> Secret<T> {
    /// The value, where it is known.
    pub fn known(&self) -> Option<&T> {
        match self {
            Secret::Known(value) => Some(value),
            Secret::Hidden => None,
        }
    }

    /// Turns it face down.
    pub fn hide(&mut self) {
        *self = Secret::Hidden;
    }
}
