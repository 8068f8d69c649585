//! One battle played to its end without a history.

use std::{fmt, panic};

use battle::{Decision, Outcome, Seat, Stop, System, apply, fair::Bytes32, replay};
use bots::{Limit, Player, SeatAt};
use dice::Seeded;

use crate::{Ledger, Openings, Study};

/// The result of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fought {
    /// How it ended.
    pub outcome: Outcome,
    /// Orders given.
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
        let state = self.opening(battle)?;
        let sit = |seat| study.players[study.player_in(seat, battle)].sit(seeds.mind(seat));
        let mut players: Vec<Box<dyn Player<S>>> = Seat::first(study.players.len() as u8).map(sit).collect();
        let mut sitting = Sitting {
            system: study.system,
            players: &mut players,
            nodes: &[study.nodes],
            dice: seeds.dice(),
            longest: study.longest,
            listed: &mut self.orders,
            hashes: &mut self.hashes,
            ledger: None,
        };
        sitting.play(state)
    }

    fn opening(&mut self, battle: u64) -> Result<S::State, Trouble> {
        match (&self.study.openings, &self.start) {
            (Openings::Same(_), Some(start)) => Ok(start.clone()),
            (Openings::Same(setup), None) => {
                let start = start(self.study.system, setup, self.study.players.len())?;
                self.start = Some(start.clone());
                Ok(start)
            }
            (Openings::Made(setup), _) => {
                start(self.study.system, &setup(self.study.seeds(battle).setup()), self.study.players.len())
            }
        }
    }
}

/// Where a setup for so many players begins.
pub(crate) fn start<S: System>(system: &S, setup: &S::Setup, players: usize) -> Result<S::State, Trouble> {
    let text = |faults: Vec<battle::Fault>| faults.iter().map(|it| battle::english(system, &it.line)).collect();
    let state = system.start(setup).map_err(|it| Trouble::Setup { faults: text(it) })?;
    let seats = system.seats(&state);
    if usize::from(seats) == players { Ok(state) } else { Err(Trouble::Seats { seats, players }) }
}

/// Players round a table.
pub(crate) struct Sitting<'a, S: System> {
    pub system: &'a S,
    pub players: &'a mut [Box<dyn Player<S>>],
    /// How many states each may look at for one answer; the first counts for all that have none.
    pub nodes: &'a [u64],
    pub dice: Seeded,
    /// How many orders it may take before it counts as endless.
    pub longest: u64,
    /// Room for the orders that are listed.
    pub listed: &'a mut Vec<S::Order>,
    /// Room for the hash of the final state.
    pub hashes: &'a mut replay::Hashes,
    /// The books, if any are kept.
    pub ledger: Option<&'a mut Ledger>,
}

impl<S: System> Sitting<'_, S> {
    /// Plays from here to the end.
    pub fn play(&mut self, mut state: S::State) -> Result<Fought, Trouble> {
        let (mut given, mut events) = (0, Vec::new());
        while let Some(decision) = self.system.decision(&state) {
            if given == self.longest {
                return Err(Trouble::Endless { orders: given });
            }
            let order = self.ask(&state, decision)?;
            let before = self.ledger.is_some().then(|| state.clone());
            apply(self.system, &mut state, &order, &mut self.dice, before.is_some().then_some(&mut events))
                .map_err(|why| illegal::<S>(self.players[decision.seat.index()].name(), &order, &why))?;
            if let Some(before) = before {
                self.enter(before, &events);
                events.clear();
            }
            given += 1;
        }
        let outcome = self.system.outcome(&state).ok_or(Trouble::Undecided)?;
        let turn = self.system.turn(&state);
        Ok(Fought { outcome, orders: given, turn, hash: self.hashes.of::<S>(&state) })
    }

    fn ask(&mut self, state: &S::State, decision: Decision) -> Result<S::Order, Trouble> {
        self.listed.clear();
        self.system.orders(state, self.listed);
        if self.listed.is_empty() {
            return Err(Trouble::Stuck { decision: format!("seat {} under {}", decision.seat, decision.rule) });
        }
        let seat = decision.seat.index();
        let nodes = self.nodes.get(seat).unwrap_or(&self.nodes[0]);
        let at = SeatAt::table(self.system, state, decision, self.listed);
        Ok(self.players[seat].choose(&at, Limit::Nodes(*nodes)))
    }

    /// Tells the books what happened, event by event from the state before.
    fn enter(&mut self, mut before: S::State, events: &[S::Event]) {
        let Some(ledger) = &mut self.ledger else { return };
        for event in events {
            if let Some(account) = self.system.account(&before, event) {
                ledger.enter(account, self.system.turn(&before).unwrap_or(0));
            }
            self.system.fold(&mut before, event);
        }
    }
}

fn illegal<S: System>(player: &'static str, order: &S::Order, why: &Stop<S::Forbidden>) -> Trouble {
    let order = battle::notation::to_text(order).unwrap_or_default();
    Trouble::Illegal { player, order, why: why.to_string() }
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
