//! Where a duel stands.

use battle::{Fault, Line, Mismatch, Seat, Secret, Steps};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::{Card, Stance, Strike};

/// What is agreed before the salute (`duel.setup.strip`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// Fencers: 2 to 4.
    pub seats: u8,
    /// Paces of the strip: 5 to 15.
    pub strip: u8,
    /// Vigour of each fencer: 1 to 9.
    pub vigour: u8,
    /// Rounds at the most: 1 to 20.
    pub rounds: u8,
}

impl Default for Setup {
    fn default() -> Setup {
        Setup { seats: 2, strip: 7, vigour: 5, rounds: 12 }
    }
}

/// Where a duel stands, with all that is still to be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// What was agreed.
    pub setup: Setup,
    /// The round, from 1; 0 before the salute.
    pub round: u8,
    /// The fencers, by seat.
    pub fencers: Vec<Fencer>,
    /// Whether this round's stances lie open.
    pub stances_open: bool,
    /// Who has still to act this round, next one first.
    pub to_act: Vec<Seat>,
    /// What is to be answered, next one on top.
    pub steps: Steps<Step>,
    /// Whether the duel is over.
    pub over: bool,
}

/// One fencer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fencer {
    /// The pace it stands on; `None` once it is out.
    pub at: Option<u8>,
    /// Vigour left.
    pub vigour: u8,
    /// Cards held, in order of kind.
    pub hand: Vec<Secret<Card>>,
    /// This round's stance, once chosen.
    pub stance: Option<Secret<Stance>>,
}

/// Something that a seat must answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Open the duel.
    Salute,
    /// Choose a stance.
    Stance(Seat),
    /// Act.
    Act(Seat),
    /// Parry this strike or take it.
    Answer(Strike),
    /// Strike back with this or hold.
    Riposte(Strike),
}

impl Step {
    /// Everybody it names.
    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        let (one, other) = match *self {
            Step::Salute => (None, None),
            Step::Stance(seat) | Step::Act(seat) => (Some(seat), None),
            Step::Answer(strike) | Step::Riposte(strike) => (Some(strike.by), Some(strike.target)),
        };
        one.into_iter().chain(other)
    }

    /// Whose answer it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        match self {
            Step::Salute => Seat(0),
            Step::Stance(seat) | Step::Act(seat) => *seat,
            Step::Answer(strike) => strike.target,
            Step::Riposte(strike) => strike.by,
        }
    }

    /// The rule that asks.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Step::Salute => rule!("duel.setup.salute"),
            Step::Stance(_) => rule!("duel.round.stance"),
            Step::Act(_) => rule!("duel.round.act"),
            Step::Answer(_) => rule!("duel.clash.answer"),
            Step::Riposte(_) => rule!("duel.clash.riposte"),
        }
    }
}

impl State {
    /// The strip before the salute, or every fault of the setup (`duel.setup.strip`).
    pub fn start(setup: &Setup) -> Result<State, Vec<Fault>> {
        let faults = faults(setup);
        if !faults.is_empty() {
            return Err(faults);
        }
        let fencer = |seat: Seat| Fencer {
            at: Some((seat.index() * (usize::from(setup.strip) - 1) / (usize::from(setup.seats) - 1)) as u8),
            vigour: setup.vigour,
            hand: Vec::new(),
            stance: None,
        };
        Ok(State {
            setup: *setup,
            round: 0,
            fencers: Seat::first(setup.seats).map(fencer).collect(),
            stances_open: false,
            to_act: Vec::new(),
            steps: [Step::Salute].into_iter().collect(),
            over: false,
        })
    }

    /// What contradicts itself in a state from elsewhere: fencers who are not there, paces beyond the strip.
    pub(crate) fn mismatch(&self) -> Option<Mismatch> {
        if let Some(fault) = faults(&self.setup).first() {
            return Some(Mismatch { place: "setup".to_owned(), why: fault.line.key.to_string() });
        }
        let seats = usize::from(self.setup.seats);
        let fencers = Mismatch::of_length("fencers", self.fencers.len(), seats);
        let paces = || self.fencers.iter().filter_map(|it| it.at);
        let beyond = || paces().find_map(|it| Mismatch::of_number("fencers.at", it.into(), self.setup.strip.into()));
        let to_act = || self.to_act.iter().find_map(|it| Mismatch::of_number("to_act", it.index(), seats));
        let asked =
            || self.steps.iter().flat_map(Step::seats).find_map(|it| Mismatch::of_number("steps", it.index(), seats));
        fencers.or_else(beyond).or_else(to_act).or_else(asked)
    }

    /// The fencer of a seat.
    #[must_use]
    pub fn fencer(&self, seat: Seat) -> &Fencer {
        &self.fencers[seat.index()]
    }

    /// The seats whose fencers are standing.
    pub fn standing(&self) -> impl Iterator<Item = Seat> {
        Seat::first(self.setup.seats).filter(|it| self.fencer(*it).at.is_some())
    }

    /// Paces between two fencers; `None` when one of them is out.
    #[must_use]
    pub fn paces_between(&self, one: Seat, other: Seat) -> Option<u8> {
        Some(self.fencer(one).at?.abs_diff(self.fencer(other).at?))
    }

    /// Whether this fencer's stance lies open and is this one.
    #[must_use]
    pub fn stands(&self, seat: Seat, stance: Stance) -> bool {
        self.stances_open && self.fencer(seat).stance == Some(Secret::Known(stance))
    }

    /// Whether this fencer is known to hold a card.
    #[must_use]
    pub fn holds(&self, seat: Seat, card: Card) -> bool {
        self.fencer(seat).hand.contains(&Secret::Known(card))
    }
}

fn faults(setup: &Setup) -> Vec<Fault> {
    let limits = [
        ("duel-fault-seats", setup.seats, 2, 4),
        ("duel-fault-strip", setup.strip, 5, 15),
        ("duel-fault-vigour", setup.vigour, 1, 9),
        ("duel-fault-rounds", setup.rounds, 1, 20),
    ];
    let outside = limits.into_iter().filter(|(_, found, least, most)| !(*least..=*most).contains(found));
    outside
        .map(|(key, found, least, most)| Fault {
            rule: Some(rule!("duel.setup.strip")),
            line: Line::new(key).with("found", found).with("least", least).with("most", most),
        })
        .collect()
}
