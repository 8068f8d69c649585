//! A battle with its history: setup, every order with its dice and events, and the current state.

use dice::{Dice, Recorder, Thrown};
use serde::{Deserialize, Serialize};

use crate::{Decision, Fault, Outcome, Seat, Stop, System, View, apply};

/// A battle with its history. Simulations that need no history call [`apply`] on a bare state.
pub struct Battle<S: System> {
    system: S,
    setup: S::Setup,
    state: S::State,
    entries: Vec<Entry<S>>,
}

/// One order, the dice it took, and what came of it.
pub struct Entry<S: System> {
    /// Who gave it.
    pub seat: Seat,
    /// The order.
    pub order: S::Order,
    /// The dice that fell.
    pub thrown: Vec<Thrown>,
    /// What happened.
    pub events: Vec<S::Event>,
}

/// Why an order cannot simply be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoUndo {
    /// There is none.
    NothingGiven,
    /// Its dice have fallen.
    DiceFell,
    /// It is another seat's choice now, or the battle is over.
    OthersAreAsked,
    /// Something hidden has been shown since.
    Revealed,
}

impl<S: System> Battle<S> {
    /// A battle before its first order, or every fault of the setup.
    pub fn start(system: S, setup: S::Setup) -> Result<Battle<S>, Vec<Fault>> {
        let state = system.start(&setup)?;
        Ok(Battle { system, setup, state, entries: Vec::new() })
    }

    /// The same battle with another state and no history. Plan previews use it and discard it.
    #[must_use]
    pub fn supposed(&self, state: S::State) -> Battle<S>
    where
        S: Clone,
    {
        Battle { system: self.system.clone(), setup: self.setup.clone(), state, entries: Vec::new() }
    }

    /// The game.
    pub fn system(&self) -> &S {
        &self.system
    }

    /// What was agreed before the first order.
    pub fn setup(&self) -> &S::Setup {
        &self.setup
    }

    /// Where it stands.
    pub fn state(&self) -> &S::State {
        &self.state
    }

    /// Every order so far.
    pub fn entries(&self) -> &[Entry<S>] {
        &self.entries
    }

    /// What it waits for; `None` once it is over.
    pub fn decision(&self) -> Option<Decision> {
        self.system.decision(&self.state)
    }

    /// How it ended; `None` until then.
    pub fn outcome(&self) -> Option<Outcome> {
        self.system.outcome(&self.state)
    }

    /// The orders that answer what it waits for.
    pub fn orders(&self) -> Vec<S::Order> {
        let mut orders = Vec::new();
        self.system.orders(&self.state, &mut orders);
        orders
    }

    /// What a seat may know; `None` for a spectator.
    pub fn view(&self, seat: Option<Seat>) -> View<S> {
        View::of(&self.system, &self.state, seat)
    }

    /// Gives the order of the seat whose choice it is. A refusal, or dice that run dry, change nothing.
    pub fn give(&mut self, order: S::Order, dice: &mut dyn Dice) -> Result<&Entry<S>, Stop<S::Forbidden>> {
        let seat = self.decision().map_or_else(Seat::default, |it| it.seat);
        let mut recorder = Recorder::new(dice);
        let mut events = Vec::new();
        apply(&self.system, &mut self.state, &order, &mut recorder, Some(&mut events))?;
        self.entries.push(Entry { seat, order, thrown: recorder.take(), events });
        Ok(self.entries.last().expect("just pushed"))
    }

    /// Why the last order cannot be undone without asking anybody; `None` if it can: no dice were rolled, nothing hidden was
    /// shown, and the same seat decides now, so nobody else has acted on it.
    pub fn undo_objection(&self) -> Option<NoUndo> {
        match self.entries.last() {
            None => Some(NoUndo::NothingGiven),
            Some(last) if !last.thrown.is_empty() => Some(NoUndo::DiceFell),
            Some(last) if self.reveals(last) => Some(NoUndo::Revealed),
            Some(last) if self.decision().is_none_or(|it| it.seat != last.seat) => Some(NoUndo::OthersAreAsked),
            Some(_) => None,
        }
    }

    /// How many orders lead back to the last decision of a seat, through what bots have said since; or why they cannot be
    /// taken back without asking anybody: a die fell, something was shown, or somebody who is no bot has spoken.
    pub fn way_back(&self, seat: Seat, bots: &[Seat]) -> Result<usize, NoUndo> {
        let last = self.entries.iter().rposition(|it| it.seat == seat).ok_or(NoUndo::NothingGiven)?;
        let since = &self.entries[last..];
        let told = |it: Seat| it == seat || bots.contains(&it);
        if since.iter().any(|it| !it.thrown.is_empty()) {
            return Err(NoUndo::DiceFell);
        }
        if since.iter().any(|it| self.reveals(it)) {
            return Err(NoUndo::Revealed);
        }
        let others = since.iter().any(|it| !told(it.seat)) || self.decision().is_none_or(|it| !told(it.seat));
        if others { Err(NoUndo::OthersAreAsked) } else { Ok(since.len()) }
    }

    fn reveals(&self, entry: &Entry<S>) -> bool {
        entry.events.iter().any(|it| self.system.reveals(it))
    }

    /// Whether the last order can be undone without asking anybody.
    pub fn undo_is_free(&self) -> bool {
        self.undo_objection().is_none()
    }

    /// Undoes the last order with its dice and returns it. Whether the players agree is for the caller to check.
    pub fn undo(&mut self) -> Option<Entry<S>> {
        let taken = self.entries.pop()?;
        self.state = self.state_after(self.entries.len());
        Some(taken)
    }

    /// The state after so many orders, folded from the start.
    pub fn state_after(&self, orders: usize) -> S::State {
        let mut state = self.system.start(&self.setup).unwrap_or_else(|_| unreachable!("it did start"));
        for event in self.entries[..orders].iter().flat_map(|it| &it.events) {
            self.system.fold(&mut state, event);
        }
        state
    }
}
