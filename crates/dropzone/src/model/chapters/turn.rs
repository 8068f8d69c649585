//! The turn: Initiation, activation of Battlegroups, Round Up (`dc.turn.sequence`).

use battle::{Breakdown, Line, Outcome, Seat};
use catalogue::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Inches;

use crate::{
    GroupId, Hands, Hold, Place, Squad, SquadId, State, UnitId, Wait,
    model::{
        chapters::command,
        marks::{Marks, SquadMark, UnitMark},
        step::{Asks, StepFacts},
    },
};

/// A squad that acts without its Battlegroup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Alone {
    /// Which.
    pub squad: SquadId,
    /// What comes back when an extra action is over.
    pub before: Option<Box<Before>>,
}

/// What was true of a squad before its extra action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Before {
    /// The Battlegroup that was active.
    pub active: Option<GroupId>,
    /// The squad.
    pub squad: Squad,
    /// How far each of its units had moved, what it had fired, and its marks.
    pub units: Vec<(Inches, u16, Marks)>,
}

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Begin the battle.
    Begin,
    /// The winner of the initiative goes first (`dc.turn.initiative-yield`).
    KeepInitiative,
    /// The winner of the initiative lets the next one go first.
    YieldInitiative,
    /// Activate a Battlegroup (`dc.turn.activation`).
    Activate {
        /// Which.
        group: GroupId,
    },
    /// Activate none, having only Battlegroups In Readiness (`dc.turn.activation`).
    Wait,
    /// A squad has completed its actions (`dc.action.two-categories`).
    DoneSquad {
        /// Which.
        squad: SquadId,
    },
    /// The whole Battlegroup has (`dc.action.end-activation`).
    DoneGroup,
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Begin the battle.
    Begin,
    /// A turn begins.
    StartTurn,
    /// Initiative is rolled.
    Initiative,
    /// The winner may let another go first.
    Yield(Seat),
    /// Battlegroups In Reserve are rolled for.
    Reserves,
    /// A seat activates a Battlegroup, if it has one to activate.
    Activate(Seat),
    /// The active Battlegroup acts.
    Act(Seat),
    /// A squad ends its activation.
    EndSquad(SquadId),
    /// The active Battlegroup ends its activation.
    EndGroup(Seat),
    /// A squad that acts alone is done.
    EndAlone,
    /// Fire, effects, checks and scoring.
    RoundUp,
    /// The turn is over.
    EndTurn,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A turn began.
    TurnBegan {
        /// Which.
        turn: u8,
    },
    /// Initiative was rolled.
    InitiativeRolled {
        /// Each seat's die with its Command Value.
        rolls: Vec<(Seat, Breakdown)>,
    },
    /// The order of the seats is settled.
    InOrder {
        /// The seats.
        order: SmallVec<[Seat; 4]>,
        /// By which rule: the totals, a lone 6, or because the first place was given away.
        rule: RuleId,
    },
    /// A Battlegroup was rolled for (`dc.turn.reserves`).
    ReserveRolled {
        /// Which.
        group: GroupId,
        /// The number needed.
        need: u8,
        /// The die.
        die: u8,
    },
    /// A Transport that waits by itself was rolled for (`dc.special.infiltrate-transport`).
    TransportRolled {
        /// Its squad.
        squad: SquadId,
        /// The number needed.
        need: u8,
        /// The die.
        die: u8,
    },
    /// Squads held back by Aerial Advantage are In Readiness (`dc.deploy.aerial-advantage`).
    AerialAdvantageEnded,
    /// A Battlegroup was activated.
    Activated {
        /// Which.
        group: GroupId,
    },
    /// A seat waited.
    Waited {
        /// Which.
        seat: Seat,
    },
    /// A squad ended its activation.
    SquadDone {
        /// Which.
        squad: SquadId,
    },
    /// A squad acts alone, without its Battlegroup (`dc.card.shock-assault`).
    ActsAlone {
        /// Which.
        squad: SquadId,
        /// Whether it is an extra action, which leaves its activation as it was (`dc.card.reactionary-tactics`).
        extra: bool,
    },
    /// It is done.
    AloneOver,
    /// The Battlegroup ended its activation.
    GroupDone,
    /// What lasts a turn ended.
    TurnEnded,
    /// A seat scored Victory Points.
    Scored {
        /// Which.
        seat: Seat,
        /// How many.
        vp: u16,
        /// By which rule.
        rule: RuleId,
    },
    /// The game is over.
    Over {
        /// How.
        outcome: Outcome,
        /// By which rule: Victory Points, Kill Points, or a draw.
        rule: RuleId,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// The Battlegroup has been activated, or nobody of it can act.
    CannotActivate {
        /// Which.
        group: GroupId,
    },
    /// All of the Battlegroup is In Reserve.
    InReserve {
        /// Which.
        group: GroupId,
        /// By which rule.
        rule: RuleId,
    },
    /// A Battlegroup on the table is still to be activated.
    MustActivate,
    /// The squad is not of the active Battlegroup, or is done.
    SquadNotActive {
        /// Which.
        squad: SquadId,
    },
    /// Nobody of the Battlegroup has done anything yet.
    MustAct,
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::CannotActivate { .. } | Forbidden::MustActivate | Forbidden::MustAct => {
                rule!("dc.turn.activation")
            }
            Forbidden::InReserve { rule, .. } => *rule,
            Forbidden::SquadNotActive { .. } => rule!("dc.action.two-categories"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match self {
            Forbidden::CannotActivate { group } => Line::new("dc-no-cannot-activate").with("group", group.0),
            Forbidden::InReserve { group, rule } => {
                Line::new("dc-no-in-reserve").with("group", group.0).with("rule", *rule)
            }
            Forbidden::MustActivate => Line::new("dc-no-must-activate"),
            Forbidden::SquadNotActive { squad } => Line::new("dc-no-squad-not-active").with("squad", squad.0),
            Forbidden::MustAct => Line::new("dc-no-must-act"),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Begin => StepFacts::own_turn(rule!("dc.deploy.order"), Asks::Seat(Seat(0))),
            Step::StartTurn => StepFacts::automatic(rule!("dc.turn.initiation")),
            Step::Initiative => StepFacts::automatic(rule!("dc.turn.initiative")),
            Step::Yield(seat) => StepFacts::own_turn(rule!("dc.turn.initiative-yield"), Asks::Seat(*seat)),
            Step::Reserves => StepFacts::automatic(rule!("dc.turn.reserves")),
            Step::Activate(seat) => StepFacts::own_turn(rule!("dc.turn.activation"), Asks::Seat(*seat)),
            Step::Act(seat) => StepFacts::own_turn(rule!("dc.action.two-categories"), Asks::Seat(*seat)).samples(),
            Step::EndSquad(_) => StepFacts::automatic(rule!("dc.cqb.timing")),
            Step::EndAlone => StepFacts::automatic(rule!("dc.action.end-activation")),
            Step::EndGroup(_) => StepFacts::automatic(rule!("dc.action.end-activation")),
            Step::RoundUp => StepFacts::automatic(rule!("dc.turn.round-up")),
            Step::EndTurn => StepFacts::automatic(rule!("dc.turn.end")),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::TurnBegan { turn } => state.turn = *turn,
            Event::InitiativeRolled { .. } => {}
            // Who waits has no more Battlegroups to activate this turn (`dc.turn.activation`).
            Event::Waited { seat } => {
                let field = state.field.clone();
                let mine = state.groups.iter_mut().zip(&field.groups).filter(|(_, card)| card.seat == *seat);
                mine.for_each(|(group, _)| group.activated = true);
            }
            Event::InOrder { order, .. } => state.initiative.clone_from(order),
            Event::ReserveRolled { group, need, die } => {
                if die >= need {
                    let squads: SmallVec<[SquadId; 8]> = state.squads_of(*group).collect();
                    squads.iter().for_each(|it| ready(state, *it, Wait::Reserve));
                }
            }
            Event::TransportRolled { squad, need, die } => {
                if die >= need {
                    ready(state, *squad, Wait::Reserve);
                }
            }
            Event::AerialAdvantageEnded => {
                state.all_squads().for_each(|it| ready(state, it, Wait::AerialAdvantage));
            }
            Event::Activated { group } => activate(state, *group),
            Event::SquadDone { squad } => {
                state.mark_squad(*squad, SquadMark::Done, true);
                command::end(state, Hold::Squad, Some(*squad));
            }
            Event::ActsAlone { squad, extra } => act_alone(state, *squad, *extra),
            Event::AloneOver => alone_over(state),
            Event::GroupDone => {
                state.active = None;
                command::end(state, Hold::Group, None);
            }
            Event::TurnEnded => end_turn(state),
            Event::Scored { seat, vp, .. } => state.sides[seat.index()].vp += vp,
            Event::Over { outcome, .. } => state.outcome = Some(outcome.clone()),
        }
    }
}

/// The units of a squad that wait are In Readiness, with the Transports they are in.
fn ready(state: &mut State, squad: SquadId, from: Wait) {
    for unit in state.members(squad) {
        let outermost = state.outermost(unit);
        let place = &mut state.units[outermost.index()].place;
        if *place == Place::Off(from) {
            *place = Place::Off(Wait::Readiness);
        }
    }
}

/// A squad acts without its Battlegroup. An extra action begins with nothing done, and is forgotten when it is over.
fn act_alone(state: &mut State, squad: SquadId, extra: bool) {
    let units: Vec<UnitId> = state.members(squad).collect();
    let done = |it: &UnitId| (state.unit(*it).moved, state.unit(*it).fired, state.unit(*it).marks);
    let before = extra.then(|| {
        let (active, squad) = (state.active, state.squad(squad).clone());
        Box::new(Before { active, squad, units: units.iter().map(done).collect() })
    });
    for unit in units.into_iter().filter(|_| extra) {
        let it = &mut state.units[unit.index()];
        (it.moved, it.fired, it.marks) = (Inches::ZERO, 0, it.marks.only(UnitMark::LASTING));
    }
    let inside = state.squad_feature(squad);
    let it = &mut state.squads[squad.index()];
    it.began_inside = inside;
    if extra {
        it.marks = it.marks.only(SquadMark::LASTING);
    }
    state.active = it.group;
    state.alone = Some(Alone { squad, before });
}

/// What an extra action has marked is forgotten, but not what others have done to the squad meanwhile; cards that were played for
/// it end with it (`dc.card.reactionary-tactics`, `dc.card.timing`).
fn alone_over(state: &mut State) {
    let Some(alone) = state.alone.take() else { return };
    state.active = None;
    let Some(before) = alone.before else {
        state.mark_squad(alone.squad, SquadMark::ActedAlone, true);
        return;
    };
    state.active = before.active;
    for (unit, (moved, fired, marks)) in state.members(alone.squad).zip(before.units) {
        let it = &mut state.units[unit.index()];
        (it.moved, it.fired, it.marks) = (moved, fired, marks.and(it.marks.only(UnitMark::LASTING)));
    }
    let it = &mut state.squads[alone.squad.index()];
    let marks = before.squad.marks.and(it.marks.only(SquadMark::LASTING));
    *it = Squad { marks, ..before.squad };
    command::end(state, Hold::Squad, Some(alone.squad));
}

/// The Battlegroup becomes active, with the Transports its squads are in (`dc.transport.assign`).
fn activate(state: &mut State, group: GroupId) {
    state.active = Some(group);
    state.groups[group.index()].activated = true;
    let riders: SmallVec<[UnitId; 16]> = state.squads_of(group).flat_map(|it| state.living(it)).collect();
    for unit in riders {
        let mut at = unit;
        while let Some(transport) = state.unit(at).place.transport() {
            let squad = state.squad_of(transport);
            let acts_with = &mut state.squads[squad.index()].group;
            *acts_with = acts_with.or(Some(group));
            at = transport;
        }
    }
    let squads: SmallVec<[SquadId; 8]> = state.squads_of(group).collect();
    for squad in squads {
        state.squads[squad.index()].began_inside = state.squad_feature(squad);
    }
}

fn end_turn(state: &mut State) {
    command::end(state, Hold::Turn, None);
    for number in state.all_units() {
        let ridden = state.carriers(number);
        let unit = &mut state.units[number.index()];
        (unit.moved, unit.fired, unit.marks) = (Inches::ZERO, 0, Marks::default());
        unit.ridden = ridden;
    }
    let field = state.field.clone();
    for (squad, card) in state.squads.iter_mut().zip(&field.squads) {
        (squad.marks, squad.began_inside, squad.intended) = (Marks::default(), None, None);
        squad.group = if card.is_transport { None } else { card.group };
    }
    state.hands = Hands::default();
    state.groups.iter_mut().for_each(|it| it.activated = false);
    state.features.iter_mut().for_each(|it| (it.fought, it.concussed) = (false, false));
}
