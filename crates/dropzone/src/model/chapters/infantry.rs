//! Infantry in features: entering, edges, leaving, transferring (`dc.infantry.enter`).

use battle::{Line, Seat};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::{Inches, Point};

use crate::{
    Edge, FeatureId, Place, SquadId, State, UnitId,
    model::marks::{SquadMark, UnitMark},
};

/// The edge of each base of a squad, in the order of its bases; none: the centre.
pub type Edges = SmallVec<[Option<Edge>; 4]>;

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// A squad enters a feature at the end of its move (`dc.infantry.enter`).
    Enter {
        /// Which.
        squad: SquadId,
        /// What.
        feature: FeatureId,
        /// Who takes which edge.
        edges: Edges,
    },
    /// Bases take other edges, as the squad's move (`dc.infantry.edges`).
    Edges {
        /// Which.
        squad: SquadId,
        /// Who takes which edge.
        edges: Edges,
    },
    /// A squad leaves its feature, as its move (`dc.infantry.leave`).
    Leave {
        /// Which.
        squad: SquadId,
        /// Where each base is placed.
        places: SmallVec<[Point; 4]>,
    },
    /// A squad goes into an adjacent feature, as its move (`dc.infantry.transfer`).
    Transfer {
        /// Which.
        squad: SquadId,
        /// What.
        feature: FeatureId,
        /// Who takes which edge.
        edges: Edges,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Event {
    /// A squad entered a feature.
    Entered {
        /// Which.
        squad: SquadId,
        /// What.
        feature: FeatureId,
        /// Who took which edge.
        edges: Edges,
    },
    /// Bases took edges.
    TookEdges {
        /// Of which squad.
        squad: SquadId,
        /// Who took which.
        edges: Edges,
    },
    /// A squad left a feature for the open.
    Left {
        /// Which.
        squad: SquadId,
        /// Where each base was placed.
        places: SmallVec<[Point; 4]>,
        /// Whether it may still move (`dc.special.bikes`).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        moves_on: bool,
    },
    /// All bases in a feature were moved away from its edges, and none may take one this turn (`dc.weapon.concussion`).
    Concussed {
        /// Where.
        feature: FeatureId,
    },
    /// A seat has Occupier's Advantage, or nobody has (`dc.cqb.occupiers-advantage`).
    Advantage {
        /// Which.
        seat: Option<Seat>,
        /// Where.
        feature: FeatureId,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// Only infantry goes into features.
    NotInfantry {
        /// Which squad.
        squad: SquadId,
    },
    /// The feature does not stand.
    Fallen {
        /// Which.
        feature: FeatureId,
    },
    /// No base is near enough.
    TooFar {
        /// From which feature.
        feature: FeatureId,
        /// By which rule.
        rule: RuleId,
    },
    /// There is no room for so many bases.
    Full {
        /// Which feature.
        feature: FeatureId,
    },
    /// The squad is out of coherency, or would be.
    OutOfCoherency {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// The feature has no such edge.
    NoSuchEdge {
        /// Which.
        edge: Edge,
    },
    /// An enemy base holds the edge.
    EdgeTaken {
        /// Which.
        edge: Edge,
    },
    /// Nobody may take an edge in this feature this turn.
    Concussed {
        /// Which.
        feature: FeatureId,
    },
    /// The squad has left or entered a feature in this activation.
    JustEntered {
        /// Which.
        squad: SquadId,
    },
    /// The squad is not in a feature.
    NotInside {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// Some of the squad are elsewhere, and it goes in as a whole.
    NotWhole {
        /// Which.
        squad: SquadId,
    },
    /// The bases are not named one by one.
    EveryBase {
        /// How many there are.
        bases: u8,
        /// By which rule.
        rule: RuleId,
    },
    /// The enemies inside outnumber it, and it has not passed its test.
    Locked {
        /// Which.
        squad: SquadId,
    },
    /// It is Bloodthirsty, and enemies are inside.
    Thirsts {
        /// Which squad.
        squad: SquadId,
    },
    /// It has found an Objective, and enemies are inside.
    FoundAmongEnemies {
        /// Which squad.
        squad: SquadId,
    },
    /// A base cannot be placed there.
    CannotPlace {
        /// Who.
        unit: UnitId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::NotInfantry { .. } => rule!("dc.basic.type-infantry"),
            Forbidden::Fallen { .. } => rule!("dc.feature.collapse"),
            Forbidden::TooFar { rule, .. }
            | Forbidden::OutOfCoherency { rule, .. }
            | Forbidden::NotInside { rule, .. }
            | Forbidden::EveryBase { rule, .. } => *rule,
            Forbidden::Full { .. } => rule!("dc.feature.capacity"),
            Forbidden::NoSuchEdge { .. } => rule!("dc.feature.dimensions"),
            Forbidden::EdgeTaken { .. } => rule!("dc.infantry.edges"),
            Forbidden::Concussed { .. } => rule!("dc.weapon.concussion"),
            Forbidden::JustEntered { .. } | Forbidden::NotWhole { .. } => rule!("dc.infantry.enter"),
            Forbidden::CannotPlace { .. } => rule!("dc.infantry.leave"),
            Forbidden::Thirsts { .. } => rule!("dc.special.bloodthirsty"),
            Forbidden::FoundAmongEnemies { .. } => rule!("dc.objective.leave-building"),
            Forbidden::Locked { .. } => rule!("dc.cqb.locked"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::NotInfantry { squad } => Line::new("dc-no-not-infantry").with("squad", squad.0),
            Forbidden::Fallen { feature } => Line::new("dc-no-fallen").with("feature", feature.0),
            Forbidden::TooFar { feature, .. } => Line::new("dc-no-entrance").with("feature", feature.0),
            Forbidden::Full { feature } => Line::new("dc-no-full").with("feature", feature.0),
            Forbidden::OutOfCoherency { squad, .. } => Line::new("dc-no-out-of-coherency").with("squad", squad.0),
            Forbidden::NoSuchEdge { edge } => Line::new("dc-no-no-such-edge").with("edge", edge.0),
            Forbidden::EdgeTaken { edge } => Line::new("dc-no-edge-taken").with("edge", edge.0),
            Forbidden::Concussed { feature } => Line::new("dc-no-concussed").with("feature", feature.0),
            Forbidden::JustEntered { squad } => Line::new("dc-no-just-entered").with("squad", squad.0),
            Forbidden::Thirsts { squad } => Line::new("dc-no-thirsts").with("squad", squad.0),
            Forbidden::NotInside { squad, .. } => Line::new("dc-no-not-inside").with("squad", squad.0),
            Forbidden::NotWhole { squad } => Line::new("dc-no-not-whole").with("squad", squad.0),
            Forbidden::EveryBase { bases, .. } => Line::new("dc-no-every-base").with("bases", bases),
            Forbidden::Locked { squad } => Line::new("dc-no-locked").with("squad", squad.0),
            Forbidden::FoundAmongEnemies { squad } => Line::new("dc-no-found-among-enemies").with("squad", squad.0),
            Forbidden::CannotPlace { unit } => Line::new("dc-no-cannot-place").with("unit", unit.0),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Entered { squad, feature, edges } => {
                take_edges(state, *squad, *feature, edges);
                for base in state.living_list(*squad) {
                    let moved = &mut state.units[base.index()].moved;
                    *moved = (*moved).max(Inches::whole(1));
                }
                state.end_movement(*squad);
                state.mark_squad(*squad, SquadMark::LeftOrEntered, true);
            }
            Event::TookEdges { squad, edges } => {
                if let Some(feature) = state.squad_feature(*squad) {
                    take_edges(state, *squad, feature, edges);
                }
                state.end_movement(*squad);
            }
            Event::Left { squad, places, moves_on } => {
                place_outside(state, *squad, places);
                for base in state.living_list(*squad) {
                    state.units[base.index()].moved += Inches::whole(1);
                }
                if *moves_on {
                    state.mark_squad(*squad, SquadMark::Moving, true);
                } else {
                    state.end_movement(*squad);
                }
                state.mark_squad(*squad, SquadMark::LeftOrEntered, true);
            }
            Event::Concussed { feature } => concuss(state, *feature),
            Event::Advantage { seat, feature } => state.features[feature.index()].advantage = *seat,
        }
    }
}

/// Puts the bases of a squad into a feature. What they have shot before they came was not shot out of it
/// (`dc.cqb.dice-shooting`). Only for folding.
pub(crate) fn take_edges(state: &mut State, squad: SquadId, feature: FeatureId, edges: &Edges) {
    for (base, edge) in state.living_list(squad).iter().zip(edges) {
        if state.unit(*base).place.feature() != Some(feature) {
            state.mark_unit(*base, UnitMark::ShotOut, false);
        }
        state.units[base.index()].place = Place::Inside { feature, edge: *edge };
    }
}

fn concuss(state: &mut State, feature: FeatureId) {
    state.features[feature.index()].concussed = true;
    for unit in &mut state.units {
        if unit.place.feature() == Some(feature) {
            unit.place = Place::Inside { feature, edge: None };
        }
    }
}

/// Puts the bases of a squad on the ground. Only for folding.
pub(crate) fn place_outside(state: &mut State, squad: SquadId, places: &[Point]) {
    for (base, at) in state.living_list(squad).iter().zip(places) {
        state.units[base.index()].place = Place::Ground(*at);
    }
}
