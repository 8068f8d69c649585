//! What a player is given when it must decide.

use std::cell::OnceCell;

use battle::{Decision, Seat, System, View};

/// What a player is given when it must decide: its view, the question, and the orders that answer it.
///
/// On the machine that runs the battle the view is made only when it is read, so a player that does not read it costs
/// nothing.
pub struct SeatAt<'a, S: System> {
    system: &'a S,
    decision: Decision,
    orders: &'a [S::Order],
    sight: Sight<'a, S>,
}

/// Where the view comes from.
enum Sight<'a, S: System> {
    /// The whole state, which no player can get at, and the view once it was asked for.
    Behind(&'a S::State, OnceCell<View<S>>),
    /// A view that came over the wire.
    Given(&'a View<S>),
}

impl<'a, S: System> SeatAt<'a, S> {
    /// The seat that decides, on the machine that runs the battle.
    pub fn table(system: &'a S, state: &'a S::State, decision: Decision, orders: &'a [S::Order]) -> SeatAt<'a, S> {
        SeatAt { system, decision, orders, sight: Sight::Behind(state, OnceCell::new()) }
    }

    /// The same on a machine that has only the view.
    pub fn viewed(system: &'a S, view: &'a View<S>, decision: Decision, orders: &'a [S::Order]) -> SeatAt<'a, S> {
        SeatAt { system, decision, orders, sight: Sight::Given(view) }
    }

    /// The game.
    pub fn system(&self) -> &'a S {
        self.system
    }

    /// Who is asked.
    pub fn seat(&self) -> Seat {
        self.decision.seat
    }

    /// What is asked.
    pub fn decision(&self) -> Decision {
        self.decision
    }

    /// The orders that answer it: at least one.
    pub fn orders(&self) -> &'a [S::Order] {
        self.orders
    }

    /// What this seat may see of the battle.
    pub fn view(&self) -> &View<S> {
        match &self.sight {
            Sight::Given(view) => view,
            Sight::Behind(state, seen) => seen.get_or_init(|| View::of(self.system, state, Some(self.seat()))),
        }
    }

    /// Whether an order is legal, as far as this seat can see: also one that is not listed.
    pub fn allows(&self, order: &S::Order) -> bool {
        self.orders.contains(order) || self.system.judge(self.view().state(), order).is_ok()
    }
}
