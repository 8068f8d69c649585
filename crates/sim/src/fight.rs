//! One battle, played to its end with nothing written down.

use std::{fmt, panic};

use battle::{Decision, Outcome, Seat, Stop, System, apply, fair::Bytes32, replay};
use bots::{Limit, Player, SeatAt};

use crate::{Openings, Study};

/// What is kept of a battle.
pub(crate) struct Fought {
    pub outcome: Outcome,
    pub orders: u64,
    /// The turn it ended in, where the game counts turns.
    pub turn: Option<u32>,
    /// The hash of the final state.
    pub hash: Bytes32,
}

/// Why a battle could not be played to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The setup is faulty.
    Setup {
        /// Its faults.
        faults: Vec<String>,
    },
    /// The setup is for another number of players.
    Seats {
        /// Seats there are.
        seats: u8,
        /// Players there are.
        players: usize,
    },
    /// A player gave an order that the rules forbid.
    Illegal {
        /// The player.
        player: &'static str,
        /// The order.
        order: String,
        /// The rule and the facts.
        why: String,
    },
    /// It waits for something and lists no order that answers it.
    Stuck {
        /// What it waits for.
        decision: String,
    },
    /// It did not end.
    Endless {
        /// After so many orders.
        orders: u64,
    },
    /// It waits for nothing and has no outcome.
    Undecided,
    /// The program failed; what it said went to standard error.
    Panicked,
}

/// Plays battles one after the other, keeping what they can share.
pub(crate) struct Table<'a, S: System> {
    study: &'a Study<'a, S>,
    /// Where every battle starts, if all start alike.
    start: Option<S::State>,
    orders: Vec<S::Order>,
    hashes: replay::Hashes,
}

impl<'a, S: System> Table<'a, S> {
    pub fn new(study: &'a Study<'a, S>) -> Table<'a, S> {
        Table { study, start: None, orders: Vec::new(), hashes: replay::Hashes::default() }
    }

    /// Plays a battle of the study. A panic ends that battle only, and is told with its number.
    pub fn fight(&mut self, battle: u64) -> Result<Fought, Trouble> {
        let fought = panic::catch_unwind(panic::AssertUnwindSafe(|| self.play(battle)));
        fought.unwrap_or(Err(Trouble::Panicked))
    }

    fn play(&mut self, battle: u64) -> Result<Fought, Trouble> {
        let study = self.study;
        let seeds = study.seeds(battle);
        let mut state = self.opening(battle)?;
        let mut dice = seeds.dice();
        let sit = |seat| (study.players[study.player_in(seat, battle)].sit)(seeds.mind(seat));
        let mut players: Vec<Box<dyn Player<S>>> = Seat::first(study.players.len() as u8).map(sit).collect();
        let mut given = 0;
        while let Some(decision) = study.system.decision(&state) {
            if given == study.longest {
                return Err(Trouble::Endless { orders: given });
            }
            let player = &mut players[decision.seat.index()];
            let order = self.ask(&state, decision, player.as_mut())?;
            apply(study.system, &mut state, &order, &mut dice, None)
                .map_err(|why| illegal(player.name(), &order, &why))?;
            given += 1;
        }
        let outcome = study.system.outcome(&state).ok_or(Trouble::Undecided)?;
        let turn = study.system.turn(&state);
        Ok(Fought { outcome, orders: given, turn, hash: self.hashes.of::<S>(&state) })
    }

    fn ask(&mut self, state: &S::State, decision: Decision, player: &mut dyn Player<S>) -> Result<S::Order, Trouble> {
        self.orders.clear();
        self.study.system.orders(state, &mut self.orders);
        if self.orders.is_empty() {
            return Err(Trouble::Stuck { decision: format!("{decision:?}") });
        }
        let at = SeatAt::table(self.study.system, state, decision, &self.orders);
        Ok(player.choose(&at, Limit::Nodes(self.study.nodes)))
    }

    fn opening(&mut self, battle: u64) -> Result<S::State, Trouble> {
        match (&self.study.openings, &self.start) {
            (Openings::Same(_), Some(start)) => Ok(start.clone()),
            (Openings::Same(setup), None) => {
                let start = self.start(setup)?;
                self.start = Some(start.clone());
                Ok(start)
            }
            (Openings::Made(setup), _) => self.start(&setup(self.study.seeds(battle).setup())),
        }
    }

    fn start(&self, setup: &S::Setup) -> Result<S::State, Trouble> {
        let text = |faults: Vec<battle::Fault>| faults.iter().map(|it| format!("{:?}", it.line)).collect();
        let state = self.study.system.start(setup).map_err(|it| Trouble::Setup { faults: text(it) })?;
        let (seats, players) = (self.study.system.seats(&state), self.study.players.len());
        if usize::from(seats) == players { Ok(state) } else { Err(Trouble::Seats { seats, players }) }
    }
}

fn illegal<O: fmt::Debug, F: battle::Refusal>(player: &'static str, order: &O, why: &Stop<F>) -> Trouble {
    Trouble::Illegal { player, order: format!("{order:?}"), why: why.to_string() }
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::Setup { faults } => write!(f, "the setup is faulty: {}", faults.join("; ")),
            Trouble::Seats { seats, players } => write!(f, "it has {seats} seats, but there are {players} players"),
            Trouble::Illegal { player, order, why } => write!(f, "{player} says {order}: {why}"),
            Trouble::Stuck { decision } => write!(f, "no order answers {decision}"),
            Trouble::Endless { orders } => write!(f, "it has not ended after {orders} orders"),
            Trouble::Undecided => write!(f, "it waits for nothing and nobody has won"),
            Trouble::Panicked => write!(f, "the program failed; the message is above"),
        }
    }
}
