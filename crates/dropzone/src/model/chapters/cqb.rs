//! CQB: close quarter battle in a feature (`dc.cqb.summary`).

use battle::{Breakdown, Line, Seat, Secret};
use catalogue::{RuleId, rule};
use dice::Faces;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use table::Point;

use crate::{
    Card, FeatureId, Rides, SquadId, State, UnitId,
    model::{
        chapters::{
            command::end_fight,
            infantry::{Edges, place_outside, take_edges},
            transports::board,
        },
        marks::{SquadMark, UnitMark},
        step::{Asks, StepFacts},
    },
};

/// How many dice go at which squad.
pub type Split = SmallVec<[(SquadId, u16); 4]>;

/// What is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// The squad starts a CQB (`dc.cqb.trigger`).
    Fight,
    /// It does not.
    HoldBack,
    /// Who will shoot later this turn and whether the squad will search, at 3 dice each (`dc.cqb.dice-election`).
    Elect {
        /// Bases that will shoot.
        shoot: SmallVec<[UnitId; 4]>,
        /// Whether the squad will search.
        search: bool,
    },
    /// How the dice are distributed (`dc.cqb.distribute`).
    Split(Split),
    /// The owner puts the next DP on this base (`dc.cqb.allocate`).
    Suffer {
        /// Who.
        unit: UnitId,
    },
    /// A squad that the enemies in its feature outnumber wants to leave (`dc.cqb.locked`).
    BreakOut {
        /// Which.
        squad: SquadId,
    },
    /// The squad's Fortitude is tested.
    Test,
    /// It fails by choice (`dc.cqb.fortitude-choose-fail`).
    FailTest,
    /// Where the squad flees to (`dc.cqb.vacate`).
    Flee(Flight),
}

/// Where a squad flees to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Flight {
    /// Into an adjacent Structure.
    Transfer {
        /// Which.
        feature: FeatureId,
        /// Who takes which edge.
        edges: Edges,
    },
    /// Into Transports beside the feature; none: left behind, and destroyed.
    Embark {
        /// Which Transport each base gets into.
        into: Rides,
    },
    /// Out into the open. Bases for which there is no place are destroyed.
    Abandon {
        /// Where each base is placed.
        places: SmallVec<[Point; 4]>,
    },
}

/// A fight that goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fight {
    /// Where.
    pub feature: FeatureId,
    /// The sides, in initiative order.
    pub sides: SmallVec<[FightSide; 2]>,
    /// The squads that take part.
    pub squads: SmallVec<[SquadId; 6]>,
    /// Squads that failed and have to leave.
    pub fleeing: SmallVec<[SquadId; 4]>,
}

/// One side of a fight.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FightSide {
    /// Whose.
    pub seat: Seat,
    /// Its dice (`dc.cqb.dice`).
    pub dice: u16,
    /// How it has distributed them: sealed until every side has.
    pub split: Option<Secret<Split>>,
}

/// What is left to resolve.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A squad that may start a CQB is asked.
    Offer {
        /// Which.
        squad: SquadId,
    },
    /// A squad that has not activated says what it will do later.
    Elect {
        /// Which.
        squad: SquadId,
    },
    /// Dice are counted.
    Count,
    /// A seat distributes its dice.
    Split(Seat),
    /// All splits are revealed and rolled.
    Roll,
    /// The damage of a squad is put on its bases.
    Allocate {
        /// Which.
        squad: SquadId,
        /// DP left to put.
        dp: u16,
    },
    /// The dead are removed.
    Remove,
    /// It is found who must test.
    Fortitude,
    /// A squad takes its Fortitude test.
    Test {
        /// Which.
        squad: SquadId,
    },
    /// Who has to leave is settled.
    Settle,
    /// A squad leaves.
    Flee {
        /// Which.
        squad: SquadId,
        /// Whether of its own will, and not because it has failed a test (`dc.card.tactical-withdrawal`).
        withdraws: bool,
    },
    /// A squad that wants to leave takes its Fortitude test.
    BreakOut {
        /// Which.
        squad: SquadId,
    },
    /// A test has failed, and a card lets its squad roll again: it may, or lets the die stand.
    Again {
        /// Which.
        squad: SquadId,
        /// The die.
        die: u8,
        /// By which card.
        card: Card,
    },
    /// The fight is over.
    Over,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A fight began.
    Began {
        /// Where.
        feature: FeatureId,
        /// By which squad.
        squad: SquadId,
        /// The seats that take part, in initiative order.
        seats: SmallVec<[Seat; 4]>,
        /// The squads that take part.
        squads: SmallVec<[SquadId; 6]>,
        /// Whether it is the feature's fight of this turn (`dc.cqb.once-per-feature`).
        counts: bool,
    },
    /// A squad that is done in a feature with enemies may not start a fight.
    NotOffered {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// A squad said what it will do later.
    Elected {
        /// Which.
        squad: SquadId,
        /// Bases that will shoot.
        shoot: SmallVec<[UnitId; 4]>,
        /// Whether it will search.
        search: bool,
    },
    /// Dice were counted.
    Counted {
        /// Each seat's dice.
        pools: Vec<(Seat, u16)>,
        /// How each squad's come about.
        squads: Vec<(SquadId, Breakdown)>,
        /// Faces of random CQB values, in the order of bases (`dc.special.reckless-abandon`).
        random: Faces,
    },
    /// A seat distributed its dice, in secret.
    SplitMade {
        /// Which.
        seat: Seat,
        /// How.
        split: Secret<Split>,
    },
    /// All splits lie open.
    SplitsShown {
        /// Seat by seat.
        splits: Vec<(Seat, Split)>,
    },
    /// Dice were rolled at a squad.
    Rolled {
        /// By whom.
        by: Seat,
        /// At which squad.
        squad: SquadId,
        /// The number needed.
        need: Breakdown,
        /// The dice.
        faces: Vec<u8>,
        /// How many hit.
        hits: u16,
    },
    /// Hits were blocked or evaded.
    Saved {
        /// Which squad's.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
        /// The number needed.
        need: u8,
        /// The dice.
        faces: Vec<u8>,
        /// Hits left.
        left: u16,
    },
    /// A squad below half takes no test.
    Exempt {
        /// Which.
        squad: SquadId,
        /// By which rule.
        rule: RuleId,
    },
    /// A Fortitude test was taken.
    Tested {
        /// By which squad.
        squad: SquadId,
        /// The die; none if nothing was rolled.
        die: Option<u8>,
        /// Whether it stays.
        stays: bool,
    },
    /// A squad that wanted to leave among more enemies was tested (`dc.cqb.locked`).
    BrokeOut {
        /// Which.
        squad: SquadId,
        /// The die; none if nothing was rolled.
        die: Option<u8>,
        /// Whether it may leave as it likes.
        free: bool,
    },
    /// Not everybody can leave: this squad stays (`dc.cqb.vacate-last`).
    Stayed {
        /// Which.
        squad: SquadId,
        /// The dice of those that rolled off.
        dice: SmallVec<[(SquadId, u8); 2]>,
    },
    /// A squad fled.
    Fled {
        /// Which.
        squad: SquadId,
        /// Where to.
        flight: Flight,
    },
    /// The fight is over.
    Over,
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// Nobody may start a CQB now.
    NobodyFights,
    /// The enemies inside do not outnumber it: it leaves without a test.
    NotLocked {
        /// Which squad.
        squad: SquadId,
    },
    /// A Bloodthirsty squad must fight.
    MustFight {
        /// Which.
        squad: SquadId,
    },
    /// The base is not of the squad that is asked, or cannot shoot out.
    NotOfTheSquad {
        /// Who.
        unit: UnitId,
    },
    /// The dice do not add up, or go at no enemy squad inside.
    WrongSplit {
        /// How many dice there are.
        dice: u16,
    },
    /// Dice go at a squad that is not in the fight.
    NotInTheFight {
        /// Which.
        squad: SquadId,
    },
    /// Damage goes to the most damaged base.
    NotMostDamaged {
        /// Who.
        unit: UnitId,
    },
    /// It may not choose to fail.
    MayNotFail {
        /// Which squad.
        squad: SquadId,
    },
    /// It cannot flee there.
    NoWayOut {
        /// Which squad.
        squad: SquadId,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::NobodyFights => rule!("dc.cqb.trigger"),
            Forbidden::NotLocked { .. } => rule!("dc.cqb.locked"),
            Forbidden::MustFight { .. } => rule!("dc.special.bloodthirsty"),
            Forbidden::NotOfTheSquad { .. } => rule!("dc.cqb.dice-election"),
            Forbidden::WrongSplit { .. } => rule!("dc.cqb.distribute"),
            Forbidden::NotInTheFight { .. } => rule!("dc.cqb.participants"),
            Forbidden::NotMostDamaged { .. } => rule!("dc.damage.squad-hits"),
            Forbidden::MayNotFail { .. } => rule!("dc.special.reckless-abandon"),
            Forbidden::NoWayOut { .. } => rule!("dc.cqb.vacate"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::NobodyFights => Line::new("dc-no-nobody-fights"),
            Forbidden::NotLocked { squad } => Line::new("dc-no-not-locked").with("squad", squad.0),
            Forbidden::MustFight { squad } => Line::new("dc-no-must-fight").with("squad", squad.0),
            Forbidden::NotOfTheSquad { unit } => Line::new("dc-no-not-of-the-squad").with("unit", unit.0),
            Forbidden::WrongSplit { dice } => Line::new("dc-no-wrong-split").with("dice", i32::from(dice)),
            Forbidden::NotInTheFight { squad } => Line::new("dc-no-not-in-the-fight").with("squad", squad.0),
            Forbidden::NotMostDamaged { unit } => Line::new("dc-no-not-most-damaged").with("unit", unit.0),
            Forbidden::MayNotFail { squad } => Line::new("dc-no-may-not-fail").with("squad", squad.0),
            Forbidden::NoWayOut { squad } => Line::new("dc-no-no-way-out").with("squad", squad.0),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Offer { squad } => StepFacts::offer(rule!("dc.cqb.trigger"), Asks::Squad(*squad)),
            Step::Elect { squad } => StepFacts::forced(rule!("dc.cqb.dice-election"), Asks::Squad(*squad)).samples(),
            Step::Count => StepFacts::automatic(rule!("dc.cqb.dice")),
            Step::Split(seat) => StepFacts::forced(rule!("dc.cqb.distribute"), Asks::Seat(*seat)).samples(),
            Step::Roll => StepFacts::automatic(rule!("dc.cqb.hits")),
            Step::Allocate { squad, .. } => StepFacts::forced(rule!("dc.cqb.allocate"), Asks::Squad(*squad)),
            Step::Remove => StepFacts::automatic(rule!("dc.cqb.simultaneous")),
            Step::Fortitude => StepFacts::automatic(rule!("dc.cqb.fortitude")),
            Step::Test { squad } => StepFacts::forced(rule!("dc.cqb.fortitude"), Asks::Squad(*squad)),
            Step::Settle => StepFacts::automatic(rule!("dc.cqb.vacate-last")),
            Step::Flee { squad, .. } => StepFacts::forced(rule!("dc.cqb.vacate"), Asks::Squad(*squad)).samples(),
            Step::BreakOut { squad } => StepFacts::forced(rule!("dc.cqb.locked"), Asks::Squad(*squad)),
            Step::Again { squad, card, .. } => StepFacts::offer(card.rule(), Asks::Squad(*squad)),
            Step::Over => StepFacts::automatic(rule!("dc.cqb.summary")),
        }
    }
}

impl Event {
    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Began { feature, seats, squads, counts, .. } => {
                state.features[feature.index()].fought |= counts;
                let side = |seat: &Seat| FightSide { seat: *seat, dice: 0, split: None };
                let (sides, squads) = (seats.iter().map(side).collect(), squads.clone());
                state.fight = Some(Box::new(Fight { feature: *feature, sides, squads, fleeing: SmallVec::new() }));
            }
            Event::Elected { squad, shoot, search } => elect(state, *squad, shoot, *search),
            Event::Counted { pools, .. } => count(state, pools),
            Event::SplitMade { seat, split } => on_side(state, *seat, |it| it.split = Some(split.clone())),
            Event::SplitsShown { splits } => {
                for (seat, split) in splits {
                    on_side(state, *seat, |it| it.split = Some(Secret::Known(split.clone())));
                }
            }
            Event::Rolled { .. } | Event::Saved { .. } | Event::NotOffered { .. } | Event::Exempt { .. } => {}
            Event::Tested { squad, stays, .. } => {
                if let Some(fight) = state.fight.as_mut().filter(|_| !stays) {
                    fight.fleeing.push(*squad);
                }
            }
            Event::BrokeOut { squad, free: true, .. } => state.mark_squad(*squad, SquadMark::BrokeOut, true),
            Event::BrokeOut { squad, free: false, .. } => {
                state.end_movement(*squad);
                state.mark_squad(*squad, SquadMark::LeftOrEntered, true);
            }
            Event::Stayed { squad, .. } => {
                if let Some(fight) = &mut state.fight {
                    fight.fleeing.retain(|it| it != squad);
                }
            }
            Event::Fled { squad, flight } => flee(state, *squad, flight),
            Event::Over => {
                state.fight = None;
                end_fight(state);
            }
        }
    }
}

/// Fleeing costs nothing of what the squad may still do, but in its own activation it was not inside all the time
/// (`dc.cqb.vacate`, `dc.cqb.trigger`).
fn flee(state: &mut State, squad: SquadId, flight: &Flight) {
    match flight {
        Flight::Transfer { feature, edges } => take_edges(state, squad, *feature, edges),
        Flight::Embark { into } => board(state, squad, into),
        Flight::Abandon { places } => place_outside(state, squad, places),
    }
    if state.squad(squad).group == state.active {
        state.squads[squad.index()].began_inside = None;
    }
}

fn on_side(state: &mut State, seat: Seat, change: impl FnOnce(&mut FightSide)) {
    let sides = state.fight.as_mut().map(|it| it.sides.iter_mut());
    if let Some(side) = sides.into_iter().flatten().find(|it| it.seat == seat) {
        change(side);
    }
}

/// Who did not elect to shoot or search may not (`dc.cqb.dice-election`).
fn elect(state: &mut State, squad: SquadId, shoot: &[UnitId], search: bool) {
    for base in state.living_list(squad) {
        let elected = shoot.contains(&base);
        state.mark_unit(base, UnitMark::ElectedToShoot, elected);
        state.mark_unit(base, UnitMark::MayNotShoot, !elected);
    }
    state.mark_squad(squad, SquadMark::ElectedToSearch, search);
    state.mark_squad(squad, SquadMark::MayNotSearch, !search);
}

/// With the dice counted Occupier's Advantage is lost for good (`dc.cqb.occupiers-advantage`).
fn count(state: &mut State, pools: &[(Seat, u16)]) {
    let Some(fight) = &mut state.fight else { return };
    let feature = &mut state.features[fight.feature.index()];
    if let Some(seat) = feature.advantage.take() {
        feature.forfeited |= 1 << seat.0;
    }
    for (seat, dice) in pools {
        if let Some(side) = fight.sides.iter_mut().find(|it| it.seat == *seat) {
            side.dice = *dice;
        }
    }
}
