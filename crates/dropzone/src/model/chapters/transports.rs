//! Transports: embarking, disembarking, wrecks (`dc.transport.embark`).

use battle::Line;
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Point;

use crate::{
    Category, FeatureId, Place, SquadId, State, UnitId,
    model::{
        chapters::infantry::Edges,
        marks::{SquadMark, UnitMark},
        step::{Asks, StepFacts},
    },
};

/// The Transport each unit of a squad gets into, in the order of its units; none: it is left behind.
pub type Rides = SmallVec<[Option<UnitId>; 4]>;

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// An empty Transport acts with the active Battlegroup (`dc.transport.assign`).
    Call {
        /// Which.
        squad: SquadId,
    },
    /// A squad embarks at the end of its move (`dc.transport.embark`).
    Embark {
        /// Which.
        squad: SquadId,
        /// Who gets into what.
        into: Rides,
    },
    /// A squad disembarks at the start of its move (`dc.transport.disembark`).
    Disembark {
        /// Which.
        squad: SquadId,
        /// Where to.
        to: Exit,
    },
    /// Who comes out of a wreck is placed (`dc.transport.ground-destroyed`).
    GetOut {
        /// Where, unit by unit.
        places: SmallVec<[Point; 4]>,
    },
}

/// Where a squad gets out to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Exit {
    /// Into the open.
    Open {
        /// Where each unit aboard is placed, in their order.
        places: SmallVec<[Point; 4]>,
    },
    /// Straight into a feature.
    Into {
        /// Which.
        feature: FeatureId,
        /// Who takes which edge.
        edges: Edges,
    },
}

/// A Transport that was destroyed, until it is settled what becomes of its cargo.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wreck {
    /// What it was.
    pub transport: UnitId,
    /// Where it lies.
    pub place: Place,
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A Transport on the ground was destroyed: its cargo is hit and gets out.
    Wreck(Wreck),
    /// Units of a squad get out of a wreck.
    GetOut {
        /// Which squad.
        squad: SquadId,
        /// Out of what.
        wreck: Wreck,
    },
    /// Units of a squad get out of a Transport that stands (`dc.card.move-move-move`).
    AllOut {
        /// Which squad.
        squad: SquadId,
        /// Out of what.
        from: Wreck,
    },
    /// Everybody is out of a wreck.
    Clear(Wreck),
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// An empty Transport acts with the active Battlegroup.
    Called {
        /// Which.
        squad: SquadId,
    },
    /// A squad embarked.
    Embarked {
        /// Which.
        squad: SquadId,
        /// Who got into what.
        into: Rides,
    },
    /// A squad disembarked. Where it went into a feature, that it entered follows.
    Disembarked {
        /// Which.
        squad: SquadId,
        /// Who, out of which Transport.
        from: SmallVec<[(UnitId, UnitId); 4]>,
        /// Where to.
        to: Exit,
        /// What it got out of.
        out_of: OutOf,
    },
    /// Squads that share a Transport with one that has shot let their chance to shoot pass (`dc.action.shared-transport`).
    ChancePassed {
        /// Which.
        squads: SmallVec<[SquadId; 4]>,
    },
    /// It was rolled how hard the cargo of a destroyed Transport is hit.
    WreckRolled {
        /// Which.
        transport: UnitId,
        /// The D3.
        die: u8,
        /// Hits on each unit aboard.
        hits: u8,
    },
    /// It is settled what becomes of the cargo of a wreck.
    WreckCleared {
        /// Which.
        transport: UnitId,
    },
    /// Units got out of a wreck.
    GotOut {
        /// Of which squad.
        squad: SquadId,
        /// Who was placed where.
        places: SmallVec<[(UnitId, Point); 4]>,
    },
}

/// What a squad got out of, as far as its shots ask for it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct OutOf {
    /// An aerial Transport, or one that came from such (`dc.shoot.disembark-aa`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub air: bool,
    /// Hovercraft only (`dc.special.hovercraft-fire`).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub hovercraft: bool,
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// It moves twice as far to embark, and does nothing else.
    MustEmbark {
        /// Which squad.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// It is no Transport, it is not empty, or it acts with another Battlegroup.
    CannotCall {
        /// Which squad.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// Nobody of the squad is in a Transport.
    NobodyAboard {
        /// Which squad.
        squad: SquadId,
    },
    /// The Transport does not let units on or off now.
    NotThisTransport {
        /// Which.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// There is no room for the unit, or the Transport is not made for it.
    NoRoom {
        /// For whom.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// No unit of the squad is near enough to the Transport.
    TooFar {
        /// From what.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// The unit has embarked or disembarked twice this turn, or has been in another Transport of that letter.
    NotAgain {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// The squad has shot, or is out of coherency.
    SquadCannot {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// The unit may not be left behind: there is room for it.
    NotLeftBehind {
        /// Who.
        unit: UnitId,
    },
    /// The unit cannot be placed there.
    CannotPlace {
        /// Who.
        unit: UnitId,
        /// By which rule.
        rule: RuleId,
    },
    /// Each unit has to be named.
    EveryUnit {
        /// How many there are.
        units: u8,
    },
    /// A ground Transport that has moved and let units off stays where it is.
    DrivesOn {
        /// Which.
        squad: SquadId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::MustEmbark { rule, .. } => *rule,
            Forbidden::CannotCall { rule, .. }
            | Forbidden::NotThisTransport { rule, .. }
            | Forbidden::NoRoom { rule, .. }
            | Forbidden::TooFar { rule, .. }
            | Forbidden::NotAgain { rule, .. }
            | Forbidden::SquadCannot { rule, .. }
            | Forbidden::CannotPlace { rule, .. } => *rule,
            Forbidden::NobodyAboard { .. } | Forbidden::EveryUnit { .. } => rule!("dc.transport.disembark"),
            Forbidden::NotLeftBehind { .. } => rule!("dc.transport.strand"),
            Forbidden::DrivesOn { .. } => rule!("dc.transport.ground-order"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::MustEmbark { squad, rule } => {
                Line::new("dc-no-must-embark").with("squad", squad.0).with("rule", rule)
            }
            Forbidden::CannotCall { squad, rule } => {
                Line::new("dc-no-cannot-call").with("squad", squad.0).with("rule", rule)
            }
            Forbidden::NobodyAboard { squad } => Line::new("dc-no-nobody-aboard").with("squad", squad.0),
            Forbidden::NotThisTransport { unit, rule } => {
                Line::new("dc-no-not-this-transport").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::NoRoom { unit, rule } => Line::new("dc-no-no-room").with("unit", unit.0).with("rule", rule),
            Forbidden::TooFar { unit, rule } => {
                Line::new("dc-no-transport-too-far").with("unit", unit.0).with("rule", rule)
            }
            Forbidden::NotAgain { unit, rule } => Line::new("dc-no-not-again").with("unit", unit.0).with("rule", rule),
            Forbidden::SquadCannot { squad, rule } => {
                Line::new("dc-no-squad-cannot").with("squad", squad.0).with("rule", rule)
            }
            Forbidden::NotLeftBehind { unit } => Line::new("dc-no-not-left-behind").with("unit", unit.0),
            Forbidden::CannotPlace { unit, .. } => Line::new("dc-no-cannot-place").with("unit", unit.0),
            Forbidden::EveryUnit { units } => Line::new("dc-no-place-for-each").with("units", units),
            Forbidden::DrivesOn { squad } => Line::new("dc-no-drives-on").with("squad", squad.0),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        let rule = rule!("dc.transport.ground-destroyed");
        match self {
            Step::Wreck(_) | Step::Clear(_) => StepFacts::automatic(rule),
            Step::AllOut { squad, .. } => {
                StepFacts::forced(rule!("dc.card.move-move-move"), Asks::Squad(*squad)).samples()
            }
            Step::GetOut { squad, .. } => StepFacts::forced(rule, Asks::Squad(*squad)).samples(),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Called { squad } => call(state, *squad),
            Event::Embarked { squad, into } => {
                board(state, *squad, into);
                for unit in state.living_list(*squad) {
                    operate(state, unit);
                }
                state.end_movement(*squad);
                state.mark_squad(*squad, SquadMark::Embarked, true);
            }
            Event::Disembarked { squad, from, to, out_of } => disembark(state, *squad, from, to, *out_of),
            Event::ChancePassed { squads } => {
                squads.iter().for_each(|it| state.mark_squad(*it, SquadMark::ChancePassed, true));
            }
            Event::WreckRolled { .. } => {}
            Event::WreckCleared { transport } => state.wrecks.retain(|it| it.transport != *transport),
            Event::GotOut { squad, places } => {
                let wrecked = places.iter().any(|it| out_of_wreck(state, it.0));
                for (unit, at) in places {
                    state.units[unit.index()].place = Place::outside(state.mode(*unit).unit_type, *at);
                }
                if wrecked && !state.squad_is(*squad, SquadMark::Shot) {
                    state.mark_squad(*squad, SquadMark::ThrownOut, true);
                }
            }
        }
    }
}

/// Whether the Transport a unit is in has been destroyed.
pub(crate) fn out_of_wreck(state: &State, unit: UnitId) -> bool {
    state.unit(unit).place.transport().is_some_and(|it| state.unit(it).place == Place::Gone)
}

/// An empty Transport acts with the active Battlegroup, and so does what carries it.
fn call(state: &mut State, squad: SquadId) {
    let active = state.active;
    state.squads[squad.index()].group = active;
    for unit in state.living_list(squad) {
        for carrier in state.carriers(unit) {
            let carrier = state.squad_of(carrier);
            state.squads[carrier.index()].group = active;
        }
    }
}

/// Puts the units of a squad into Transports; whoever they carry has been in these as well. Only for folding.
pub(crate) fn board(state: &mut State, squad: SquadId, into: &Rides) {
    for (unit, transport) in state.living_list(squad).iter().zip(into) {
        let Some(transport) = *transport else { continue };
        for rider in state.with_cargo(*unit) {
            let ridden = &mut state.units[rider.index()].ridden;
            if !ridden.contains(&transport) {
                ridden.push(transport);
            }
        }
        state.units[unit.index()].place = Place::Aboard(transport);
        let transport = state.squad_of(transport);
        state.mark_squad(transport, SquadMark::Loaded, true);
        state.mark_squad(transport, SquadMark::LetOn, true);
    }
}

/// A unit has embarked or disembarked once more (`dc.transport.operations`).
fn operate(state: &mut State, unit: UnitId) {
    let again = state.unit_is(unit, UnitMark::OneOperation);
    state.mark_unit(unit, if again { UnitMark::TwoOperations } else { UnitMark::OneOperation }, true);
}

fn disembark(state: &mut State, squad: SquadId, from: &[(UnitId, UnitId)], to: &Exit, out_of: OutOf) {
    for (number, (unit, transport)) in from.iter().enumerate() {
        operate(state, *unit);
        if let Exit::Open { places } = to
            && let Some(at) = places.get(number)
        {
            state.units[unit.index()].place = Place::outside(state.mode(*unit).unit_type, *at);
        }
        // Who is fixed to it detaches, and is not let off (`dc.special.vampires`).
        let lets_off = state.profile(*unit).category != Category::Upgrade;
        let transport = state.squad_of(*transport);
        for mark in [SquadMark::Unloaded, SquadMark::LetOff].into_iter().filter(|_| lets_off) {
            state.mark_squad(transport, mark, true);
        }
    }
    state.mark_squad(squad, SquadMark::Disembarked, true);
    state.mark_squad(squad, SquadMark::FromTheAir, out_of.air);
    state.mark_squad(squad, SquadMark::FromHovercraft, out_of.hovercraft);
    state.mark_squad(squad, SquadMark::Moving, true);
}
