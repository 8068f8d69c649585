//! The laws that every battle of every system must satisfy, checked by playing random battles.
//!
//! [`laws`] plays one battle a seed and checks, at every step, what [`Law`] lists. A system joins by implementing
//! [`Proving`]: setups to play, and how to plant a marker in each secret. The first breach is reported with seed and step,
//! so it can be played again.

mod cues;
mod mutate;
mod numbers;
mod refusals;
mod run;
mod secrets;
mod views;

use std::{fmt, ops::Range};

use catalogue::RuleId;

use crate::{Seat, System, notation};

pub use mutate::mutate;

/// A system that can be tried by the laws.
pub trait Proving: System + Clone {
    /// A legal setup for this seed; over many seeds, all kinds of them.
    fn sample_setup(&self, seed: u64) -> Self::Setup;

    /// Replaces everything that only `owner` may know by something that depends on `marker`, and says how many secrets
    /// that were.
    fn plant(&self, state: &mut Self::State, owner: Seat, marker: u64) -> usize;

    /// The same for an event.
    fn plant_event(&self, event: &mut Self::Event, owner: Seat, marker: u64) -> usize;

    /// The rules that an order of this kind can break, apart from being given when the battle waits for something else.
    /// `None` if the system does not say, and its refusals are not held to [`Law::RefusalsNameTheirRule`].
    fn may_break(&self, _order: &Self::Order) -> Option<Vec<RuleId>> {
        None
    }

    /// How many orders a battle may take before it counts as stuck.
    fn longest(&self) -> usize {
        100_000
    }
}

/// What must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Law {
    /// Every order that is listed is accepted.
    LegalIsAccepted,
    /// An illegal order is refused and leaves state and dice unchanged. If all legal orders are listed, no other order
    /// is accepted. `objections` is empty exactly for legal orders.
    IllegalIsForbidden,
    /// Every refusal of an order names a rule that an order of its kind can break ([`Proving::may_break`]), or the rule of
    /// the decision that the battle waits for.
    RefusalsNameTheirRule,
    /// The events folded from the start give the battle, at every step; the written replay plays to the same end.
    ReplayEqualsPlay,
    /// What a seat or spectator gets does not depend on what others keep secret.
    ViewsLeakNothing,
    /// The listed orders, the refusals and the lines of the log follow from the view of the seat they are for: a seat that
    /// has its view alone lists, refuses and tells the same.
    ViewsSuffice,
    /// A view updated by the events it may see stays equal to a freshly made view.
    WitnessesKeepUp,
    /// Setup, state, orders and events survive being written and read.
    NotationRoundTrips,
    /// A battle waits for an answer that exists, or is over; and it ends.
    NoBattleGetsStuck,
    /// A battle that was saved and loaded continues like the original.
    SavedGoesOn,
    /// Dice that run dry change nothing; dice typed in one by one give the same result as dice rolled at once.
    DryDiceChangeNothing,
    /// The scene offers the deciding seat every listed order, each under a tile, refuses only with reason, and offers
    /// others nothing.
    SceneOffersOrders,
    /// The forecast's chances are chances, and a spread's sum to one.
    ForecastAddsUp,
    /// Every number shown equals its base with its terms, caps and floors applied: in events, the log, previews and
    /// refusals.
    NumbersAddUp,
    /// What is shown of an order is what happened: dice that were tests are shown and agree with the tally, every piece that
    /// left falls or is taken away, every piece that moved goes or is placed, and no way is broken up.
    CuesShowWhatHappened,
}

impl Law {
    /// All of them.
    pub const ALL: [Law; 15] = [
        Law::LegalIsAccepted,
        Law::IllegalIsForbidden,
        Law::RefusalsNameTheirRule,
        Law::ReplayEqualsPlay,
        Law::ViewsLeakNothing,
        Law::ViewsSuffice,
        Law::WitnessesKeepUp,
        Law::NotationRoundTrips,
        Law::NoBattleGetsStuck,
        Law::SavedGoesOn,
        Law::DryDiceChangeNothing,
        Law::SceneOffersOrders,
        Law::ForecastAddsUp,
        Law::NumbersAddUp,
        Law::CuesShowWhatHappened,
    ];
}

/// A law that did not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Breach {
    /// The law.
    pub law: Law,
    /// The battle.
    pub seed: u64,
    /// After so many orders.
    pub step: usize,
    /// What happened.
    pub what: String,
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?} does not hold (seed {}, after {} orders): {}", self.law, self.seed, self.step, self.what)
    }
}

impl std::error::Error for Breach {}

/// How often each law was exercised, so that a law that was never tested is noticed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Battles fought to the end.
    pub battles: usize,
    /// Orders given.
    pub orders: usize,
    /// Decisions at which every legal order is listed ([`System::lists_all`]).
    pub complete: usize,
    /// Mutated orders that the rules forbade.
    pub forbidden: usize,
    /// Refusals whose rule was looked up among those that their order can break.
    pub named: usize,
    /// Mutated orders that happened to be legal.
    pub also_legal: usize,
    /// Secrets in which markers were planted.
    pub secrets: usize,
    /// Orders whose dice ran dry on purpose.
    pub dried: usize,
    /// Forecasts looked at.
    pub forecasts: usize,
    /// Numbers whose reasons were added up.
    pub numbers: usize,
    /// Cues looked at.
    pub cues: usize,
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.battles += other.battles;
        self.orders += other.orders;
        self.complete += other.complete;
        self.forbidden += other.forbidden;
        self.named += other.named;
        self.also_legal += other.also_legal;
        self.secrets += other.secrets;
        self.dried += other.dried;
        self.forecasts += other.forecasts;
        self.numbers += other.numbers;
        self.cues += other.cues;
    }
}

/// Holds that a setup reads back from its text form and starts the same battle, as replays need; its text.
///
/// # Errors
/// What is not as it was.
pub fn setup_reads_back<S: System>(system: &S, setup: &S::Setup) -> Result<String, String> {
    let text = notation::to_text(setup).map_err(|why| why.to_string())?;
    let read: S::Setup = notation::from_text(&text).map_err(|why| format!("{text} is not read: {why}"))?;
    if notation::to_text(&read).ok().as_ref() != Some(&text) {
        return Err(format!("{text} reads back otherwise"));
    }
    let [one, other] = [setup, &read].map(|it| system.start(it).map_err(|_| format!("{text} cannot be started")));
    if one? == other? { Ok(text) } else { Err(format!("{text} starts another battle")) }
}

/// Plays a battle for each seed and checks every law at every step.
///
/// # Errors
/// The first breach.
pub fn laws<S: Proving>(system: &S, seeds: Range<u64>) -> Result<Tally, Breach> {
    laws_of(system, |seed| system.sample_setup(seed), seeds)
}

/// The same for one kind of battle, which `setup` sets up for each seed.
///
/// # Errors
/// The first breach.
pub fn laws_of<S: Proving>(system: &S, setup: impl Fn(u64) -> S::Setup, seeds: Range<u64>) -> Result<Tally, Breach> {
    let mut tally = Tally::default();
    for seed in seeds {
        tally.add(&run::battle(system, setup(seed), seed)?);
    }
    Ok(tally)
}
