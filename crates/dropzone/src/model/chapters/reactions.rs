//! Reaction Fire (`dc.weapon.reaction-fire`): shots at Aircraft while they fly.

use battle::{Line, Seat};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Inches, Point};

use super::shooting::{Aim, Target, Volley, spend, spend_all};
use crate::{
    Move, Place, SquadId, State, UnitId, Way, WeaponId,
    model::step::{Asks, StepFacts},
};

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// A weapon shoots at an Aircraft at a point of its path.
    React(Reaction),
    /// An Interceptor squad flies behind an attack run (`dc.fast.intercept`).
    Intercept {
        /// Which.
        squad: SquadId,
        /// What it shoots at those before it.
        aims: Vec<Aim>,
    },
    /// Nobody else of this player reacts.
    Decline,
}

/// A shot in Reaction Fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reaction {
    /// Who shoots.
    pub unit: UnitId,
    /// The weapon, by its place in the unit's profile.
    pub weapon: WeaponId,
    /// At which unit of the squad that flies.
    pub target: UnitId,
    /// At which point of its path (`dc.weapon.reaction-range`).
    pub at: Point,
}

/// A squad's flight, announced whole, until it is completed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sortie {
    /// Which squad.
    pub squad: SquadId,
    /// Who flies where.
    pub legs: Vec<Leg>,
    /// Who lands at the end of its way.
    pub landing: SmallVec<[UnitId; 2]>,
    /// Whether it comes from Readiness.
    pub arrived: bool,
    /// Whether it is an attack run (`dc.fast.attack-run`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub run: bool,
    /// Where its line ends, if it changes to its Hover Mode before it comes there (`dc.special.transition-fast-mover`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub beyond: Option<Point>,
    /// The Interceptors behind it (`dc.fast.intercept`).
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub chased: SmallVec<[SquadId; 1]>,
    /// The Interceptors that were rolled for behind it.
    #[serde(default, skip_serializing_if = "SmallVec::is_empty")]
    pub tried: SmallVec<[SquadId; 1]>,
    /// The shots at it, and its own, that are declared and not resolved yet.
    pub shots: Vec<InFlight>,
}

/// One unit's part of a flight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Leg {
    /// Its way as it was announced.
    pub way: Way,
    /// The places its middle goes through; the first where it is, or comes onto the table.
    pub path: SmallVec<[Point; 4]>,
    /// How far it counts as having moved.
    pub length: Inches,
}

/// Shots that are to fall when the squad is so far along its way.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct InFlight {
    /// Who shoots at what.
    pub aim: Aim,
    /// How far along the path.
    pub along: Inches,
    /// The place on the path where its target is, or it is itself if it shoots.
    pub at: Point,
    /// By what right.
    pub fire: InFlightFire,
    /// Where Aircraft that shoot come from.
    pub from: Point,
}

/// By what right somebody shoots during a flight; at the same point in this order (`dc.fast.reaction`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum InFlightFire {
    /// Interceptors behind an attack run (`dc.fast.intercept`).
    Interception,
    /// Reaction Fire (`dc.weapon.reaction-fire`).
    Reaction,
    /// The squad's own attack run (`dc.fast.attack-run`).
    Run,
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A seat may intercept the attack run that was announced.
    Intercept(Seat),
    /// A seat may react to the flight that was announced.
    Declare(Seat),
    /// The squad flies on, to the next shot or to the end.
    Fly,
    /// The same of an attack run.
    Run,
    /// Interceptors fly along this line.
    Chase(SquadId, [Point; 2]),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A flight was announced.
    Announced(Box<Sortie>),
    /// A shot at it was declared; its weapon is spent.
    Declared {
        /// Who shoots at whom, and where.
        reaction: Reaction,
        /// How far along its path.
        along: Inches,
    },
    /// Interceptors fly behind the squad.
    Intercepted {
        /// Which.
        squad: SquadId,
        /// Their shots.
        shots: Vec<InFlight>,
    },
    /// The next shot is taken up.
    Reached {
        /// The unit that is shot at, or shoots.
        unit: UnitId,
        /// Where it is.
        at: Point,
    },
    /// It is shot.
    Shot,
    /// It cannot be shot any more.
    Missed,
    /// The flight is completed.
    Completed,
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// The unit cannot react with this weapon.
    MayNotReact {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// The target does not fly now.
    NotInFlight {
        /// Who.
        unit: UnitId,
    },
    /// The target does not come to this point.
    NotOnPath {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::MayNotReact { rule, .. } | Forbidden::NotOnPath { rule, .. } => *rule,
            Forbidden::NotInFlight { .. } => rule!("dc.weapon.reaction-fire"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::MayNotReact { unit, rule } => {
                Line::new("dc-no-may-not-react").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::NotInFlight { unit } => Line::new("dc-no-not-in-flight").with("unit", unit.0),
            Forbidden::NotOnPath { unit, .. } => Line::new("dc-no-not-on-path").with("unit", unit.0),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        let rule = rule!("dc.weapon.reaction-fire");
        match self {
            Step::Intercept(seat) => StepFacts::offer(rule!("dc.fast.intercept"), Asks::Seat(*seat)).samples(),
            Step::Declare(seat) => StepFacts::offer(rule, Asks::Seat(*seat)).samples(),
            Step::Run => StepFacts::automatic(rule!("dc.fast.reaction")),
            Step::Chase(..) => StepFacts::automatic(rule!("dc.fast.intercept")),
            // What was announced is carried out, now that the others have had their say.
            Step::Fly => StepFacts::automatic(rule!("dc.action.announce")),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Announced(sortie) => state.sortie = Some(sortie.clone()),
            Event::Declared { reaction, along } => {
                let Reaction { unit, weapon, target, at } = *reaction;
                spend(state, unit, weapon);
                let aim = Aim::new(weapon, SmallVec::from_slice(&[unit]), Target::Unit(target));
                let shots = state.sortie.as_mut().map(|it| &mut it.shots);
                shots.into_iter().for_each(|it| {
                    it.push(InFlight { aim: aim.clone(), along: *along, at, fire: InFlightFire::Reaction, from: at });
                });
            }
            Event::Intercepted { squad, shots } => {
                let Some(sortie) = &mut state.sortie else { return };
                sortie.chased.push(*squad);
                sortie.shots.extend(shots.iter().cloned());
            }
            Event::Reached { unit, at } => {
                // Arcs are taken along the line of an attack run (`dc.fast.attack-run`).
                let fast = state.mode(*unit).movement == Move::Fast;
                let legs = state.sortie.as_ref().filter(|_| fast).map(|it| it.legs.as_slice()).unwrap_or_default();
                let facing = legs.iter().find(|it| it.way.unit == *unit).map(|it| it.way.facing);
                let unit = &mut state.units[unit.index()];
                unit.place = Place::Air(*at);
                unit.facing = facing.unwrap_or(unit.facing);
            }
            Event::Shot => shoot(state),
            Event::Missed => drop(state.take_salvo()),
            Event::Completed => state.sortie = None,
        }
    }
}

/// The next shots are a volley of those who are left. The weapon of a reaction was spent when it was declared.
fn shoot(state: &mut State) {
    let salvo = state.take_salvo();
    let reaction = salvo.iter().any(|it| it.fire == InFlightFire::Reaction);
    let aims: Vec<Aim> = salvo.iter().filter_map(|it| it.falls(state)).map(|it| it.aim).collect();
    let Some(first) = aims.first().cloned() else { return };
    let seat = state.seat(first.shooters[0]);
    if !reaction {
        spend_all(state, &aims);
    }
    state.volley = Some(Box::new(Volley { fired: true, reaction, aims, ..Volley::of(seat, first) }));
}

impl State {
    /// The shots of a flight that fall next.
    pub(crate) fn salvo(&self) -> Vec<InFlight> {
        let flight = self.sortie.iter();
        flight.flat_map(|it| self.places_of_salvo(it).into_iter().map(|at| it.shots[at].clone())).collect()
    }

    /// Their places in the list: the first on its way, of several there the one that was declared first; at the same point
    /// others shoot before the squad itself (`dc.fast.reaction`). What a squad fires at one point of an attack run is one volley.
    fn places_of_salvo(&self, flight: &Sortie) -> SmallVec<[usize; 4]> {
        let all = 0..flight.shots.len();
        let Some(next) = all.clone().min_by_key(|it| (flight.shots[*it].along, flight.shots[*it].fire)) else {
            return SmallVec::new();
        };
        let of = |it: &InFlight| (it.along, it.fire, it.aim.shooters.first().map(|by| self.squad_of(*by)));
        let (first, alone) = (of(&flight.shots[next]), flight.shots[next].fire == InFlightFire::Reaction);
        all.filter(|it| *it == next || !alone && of(&flight.shots[*it]) == first).collect()
    }

    fn take_salvo(&mut self) -> Vec<InFlight> {
        let Some(mut flight) = self.sortie.take() else { return Vec::new() };
        let places = self.places_of_salvo(&flight);
        let mut salvo: Vec<InFlight> = places.iter().rev().map(|it| flight.shots.remove(*it)).collect();
        salvo.reverse();
        self.sortie = Some(flight);
        salvo
    }
}

impl InFlight {
    /// The shot with those of its shooters that are left; none if nobody is, or nothing to shoot at.
    pub(crate) fn falls(&self, state: &State) -> Option<InFlight> {
        let is_left = |it: &UnitId| state.unit(*it).place != Place::Gone;
        let target = match self.aim.target {
            Target::Unit(unit) => is_left(&unit),
            Target::Feature(feature) => state.feature(feature).dp > 0,
        };
        let shooters: SmallVec<[UnitId; 6]> = self.aim.shooters.iter().copied().filter(is_left).collect();
        let aim = Aim { shooters, ..self.aim.clone() };
        (target && !aim.shooters.is_empty()).then(|| InFlight { aim, ..self.clone() })
    }
}
