//! Objectives and Intel: searching, carrying, passing, extracting (`dc.objective.carry`).

use battle::{Breakdown, Line, Seat};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::Point;

use crate::{
    FeatureId, Objective, ObjectiveId, ObjectiveKind, ObjectivePlace, SquadId, State, UnitId,
    model::{
        marks::SquadMark,
        step::{Asks, StepFacts},
    },
};

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// A squad searches its feature instead of moving (`dc.infantry.search`).
    Search {
        /// Which.
        squad: SquadId,
        /// The base that takes what is found.
        base: UnitId,
    },
    /// A unit picks up what lies within its reach (`dc.objective.pick-up`).
    PickUp {
        /// Who.
        unit: UnitId,
        /// What.
        objective: ObjectiveId,
    },
    /// A unit passes what it carries to another (`dc.objective.pass`).
    Pass {
        /// Who.
        from: UnitId,
        /// To whom.
        to: UnitId,
    },
    /// A unit puts down what it carries (`dc.objective.drop`).
    Drop {
        /// Who.
        unit: UnitId,
        /// Where; none: in the feature it is in.
        at: Option<Point>,
    },
    /// A piece of Intel is placed on open ground (`dc.objective.placement`).
    Place {
        /// Where.
        at: Point,
    },
    /// The next roll on the table of a clock counts as this (`dc.scenario.stop-the-clock`).
    CountAs {
        /// The number.
        number: u8,
    },
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// It is drawn by lot which of two diagonals counts (`dc.scenario.critical-locations`).
    Draw,
    /// A seat places the next piece of Intel on open ground.
    Place(Seat),
    /// A piece of Intel is revealed by a unit (`dc.objective.intel`).
    Reveal {
        /// What.
        token: ObjectiveId,
        /// By whom.
        unit: UnitId,
    },
    /// A seat says what a die on the table of a clock counts as.
    CountAs {
        /// Who is asked.
        seat: Seat,
        /// What is revealed.
        token: ObjectiveId,
        /// By whom.
        unit: UnitId,
        /// What was rolled.
        die: u8,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// Lots were drawn, and these things lie on the table.
    Drawn {
        /// Which diagonal.
        diagonal: u8,
        /// What lies where.
        objectives: Vec<Objective>,
    },
    /// Something was placed.
    Placed {
        /// By whom.
        seat: Seat,
        /// What.
        objective: Objective,
    },
    /// A squad searched.
    Searched {
        /// Which.
        squad: SquadId,
        /// Where.
        feature: FeatureId,
        /// The number needed and the die; none where it succeeds by itself.
        roll: Option<(Breakdown, u8)>,
    },
    /// A unit found something and carries it.
    Found {
        /// Who.
        unit: UnitId,
        /// What.
        objective: ObjectiveId,
    },
    /// What lies in the open was discovered (`dc.infantry.search-open`).
    Discovered {
        /// By whom.
        unit: UnitId,
        /// What.
        objective: ObjectiveId,
        /// By which rule.
        rule: RuleId,
    },
    /// A unit came within reach of what lies on the ground.
    Reached {
        /// Who.
        unit: UnitId,
        /// What.
        objective: ObjectiveId,
    },
    /// A unit picked something up.
    PickedUp {
        /// Who.
        unit: UnitId,
        /// What.
        objective: ObjectiveId,
    },
    /// A unit passed something to another.
    Passed {
        /// Who.
        from: UnitId,
        /// To whom.
        to: UnitId,
        /// What.
        objective: ObjectiveId,
    },
    /// A unit dropped something.
    Dropped {
        /// Who.
        unit: UnitId,
        /// What.
        objective: ObjectiveId,
        /// Where it lies.
        at: ObjectivePlace,
        /// By which rule.
        rule: RuleId,
    },
    /// A unit left the table with something.
    Extracted {
        /// Who.
        unit: UnitId,
        /// What.
        objective: ObjectiveId,
        /// By which rule.
        rule: RuleId,
    },
    /// Intel was rolled for.
    IntelRolled {
        /// What.
        token: ObjectiveId,
        /// By whom.
        unit: UnitId,
        /// The die.
        die: u8,
    },
    /// A die on the table of a clock counts as another number.
    Changed {
        /// Whose.
        seat: Seat,
        /// The number.
        number: u8,
    },
    /// A side may change its next roll on the table of a clock.
    MayChange {
        /// Which.
        seat: Seat,
    },
    /// Something is used up.
    Removed {
        /// What.
        objective: ObjectiveId,
        /// By which rule.
        rule: RuleId,
    },
    /// The points of units near a place were counted (`dc.victory.points-within`).
    Compared {
        /// Near what.
        place: ObjectiveId,
        /// How many each seat has.
        points: Vec<(Seat, Breakdown)>,
    },
    /// Intel turned out to be something else.
    Became {
        /// What.
        objective: ObjectiveId,
        /// What it is now.
        kind: ObjectiveKind,
        /// What it is worth held and extracted.
        worth: (u8, u8),
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// It may not pass what it carries.
    MayNotPass {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// Nothing hidden is in the squad's feature.
    NothingHidden {
        /// Which squad.
        squad: SquadId,
    },
    /// The squad may not search.
    MayNotSearch {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// The squad carries something already.
    OneEach {
        /// Which.
        squad: SquadId,
    },
    /// The unit is of no kind that carries, or is not where it could.
    CannotCarry {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// The unit carries nothing.
    CarriesNothing {
        /// Who.
        unit: UnitId,
    },
    /// It lies nowhere within reach.
    OutOfReach {
        /// Of whom.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// Enemies are inside too.
    Contested {
        /// Where.
        feature: FeatureId,
    },
    /// It has gone through the hands of two squads this turn.
    TwoSquads {
        /// To which it may not go.
        squad: SquadId,
    },
    /// Nothing can be put down there.
    NoPlace {
        /// By which rule.
        rule: RuleId,
    },
    /// The die is not changed by so much.
    TooMuch {
        /// What was rolled.
        die: u8,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::MayNotPass { rule, .. } => *rule,
            Forbidden::NothingHidden { .. } => rule!("dc.objective.hidden"),
            Forbidden::OneEach { .. } => rule!("dc.objective.one-each"),
            Forbidden::CarriesNothing { .. } => rule!("dc.objective.carry"),
            Forbidden::Contested { .. } => rule!("dc.objective.pick-up-inside"),
            Forbidden::TwoSquads { .. } => rule!("dc.objective.pass"),
            Forbidden::TooMuch { .. } => rule!("dc.scenario.stop-the-clock"),
            Forbidden::MayNotSearch { rule, .. }
            | Forbidden::CannotCarry { rule, .. }
            | Forbidden::OutOfReach { rule, .. }
            | Forbidden::NoPlace { rule } => *rule,
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::MayNotPass { unit, rule } => {
                Line::new("dc-no-may-not-pass").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::NothingHidden { squad } => Line::new("dc-no-nothing-hidden").with("squad", squad.0),
            Forbidden::MayNotSearch { squad, rule } => {
                Line::new("dc-no-may-not-search").with("squad", squad.0).with("rule", rule)
            }
            Forbidden::OneEach { squad } => Line::new("dc-no-one-each").with("squad", squad.0),
            Forbidden::CannotCarry { unit, rule } => {
                Line::new("dc-no-cannot-carry").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::CarriesNothing { unit } => Line::new("dc-no-carries-nothing").with("unit", unit.0),
            Forbidden::OutOfReach { unit, rule } => {
                Line::new("dc-no-out-of-reach").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::Contested { feature } => Line::new("dc-no-contested").with("feature", feature.0),
            Forbidden::TwoSquads { squad } => Line::new("dc-no-two-squads").with("squad", squad.0),
            Forbidden::NoPlace { rule } => Line::new("dc-no-no-place").with("rule", rule),
            Forbidden::TooMuch { die } => Line::new("dc-no-too-much").with("die", die),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Draw => StepFacts::automatic(rule!("dc.scenario.critical-locations")),
            Step::Place(seat) => StepFacts::own_turn(rule!("dc.objective.placement"), Asks::Seat(*seat)).samples(),
            Step::Reveal { .. } => StepFacts::automatic(rule!("dc.objective.intel")),
            Step::CountAs { seat, .. } => StepFacts::forced(rule!("dc.scenario.stop-the-clock"), Asks::Seat(*seat)),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Drawn { objectives, .. } => state.objectives.clone_from(objectives),
            Event::Placed { objective, .. } => state.objectives.push(*objective),
            Event::Searched { squad, .. } => {
                state.mark_squad(*squad, SquadMark::Searched, true);
                state.end_movement(*squad);
            }
            Event::Found { unit, objective } => {
                state.objectives[objective.index()].discovered = true;
                take(state, *unit, *objective);
                state.mark_squad(state.squad_of(*unit), SquadMark::Found, true);
            }
            Event::Discovered { objective, .. } => state.objectives[objective.index()].discovered = true,
            Event::Reached { unit, objective } => state.hands.reached.push((*unit, *objective)),
            Event::PickedUp { unit, objective } => take(state, *unit, *objective),
            Event::Passed { from, to, objective } => pass(state, *from, *to, *objective),
            Event::Dropped { unit, objective, at, .. } => {
                forget(state, *objective);
                state.units[unit.index()].carries = None;
                state.objectives[objective.index()].at = *at;
            }
            Event::Extracted { unit, objective, .. } => {
                state.objectives[objective.index()].at = ObjectivePlace::Extracted(state.seat(*unit));
                state.units[unit.index()].carries = None;
            }
            Event::IntelRolled { .. } | Event::Compared { .. } => {}
            Event::Changed { seat, .. } => state.sides[seat.index()].may_change = false,
            Event::MayChange { seat } => state.sides[seat.index()].may_change = true,
            Event::Removed { objective, .. } => state.objectives[objective.index()].at = ObjectivePlace::Gone,
            Event::Became { objective, kind, worth } => {
                let it = &mut state.objectives[objective.index()];
                (it.kind, it.discovered, it.held, it.extracted) = (*kind, true, worth.0, worth.1);
            }
        }
    }
}

/// Who has come near an Objective has not come near the place where it lies from now on (`dc.objective.pick-up`).
fn forget(state: &mut State, objective: ObjectiveId) {
    state.hands.reached.retain(|it| it.1 != objective);
}

fn take(state: &mut State, unit: UnitId, objective: ObjectiveId) {
    forget(state, objective);
    state.units[unit.index()].carries = Some(objective);
    state.objectives[objective.index()].at = ObjectivePlace::Carried(unit);
}

/// Which squads it went between is remembered for the turn (`dc.objective.pass`).
fn pass(state: &mut State, from: UnitId, to: UnitId, objective: ObjectiveId) {
    state.units[from.index()].carries = None;
    take(state, to, objective);
    let (one, other) = (state.squad_of(from), state.squad_of(to));
    if one != other && !state.hands.passed.iter().any(|it| it.0 == objective) {
        state.hands.passed.push((objective, one, other));
    }
}
