//! What is true of a unit or squad until the turn ends: sets of marks, a bit each.

use serde::{Deserialize, Serialize};

/// A set of marks of one kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Marks(pub u32);

impl Marks {
    /// Whether a mark is set.
    #[must_use]
    pub const fn has(self, bit: u32) -> bool {
        self.0 >> bit & 1 == 1
    }

    /// Sets a mark, or takes it off.
    pub fn set(&mut self, bit: u32, holds: bool) {
        self.0 = if holds { self.0 | 1 << bit } else { self.0 & !(1 << bit) };
    }

    /// Those that are among others as well.
    pub(crate) const fn only(self, others: Marks) -> Marks {
        Marks(self.0 & others.0)
    }

    /// These and others.
    pub(crate) const fn and(self, others: Marks) -> Marks {
        Marks(self.0 | others.0)
    }
}

/// Something that is true of a unit this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum UnitMark {
    /// It has shot out of the feature it is in (`dc.cqb.dice-shooting`).
    ShotOut,
    /// It has elected to shoot later this turn (`dc.cqb.dice-election`).
    ElectedToShoot,
    /// It may not shoot this turn, because it did not elect to (`dc.cqb.dice-election`).
    MayNotShoot,
    /// It has embarked or disembarked once this turn (`dc.transport.operations`).
    OneOperation,
    /// It has done so twice.
    TwoOperations,
    /// A squad has passed through this Drill this turn (`dc.special.subterranean-rate`).
    OnePassed,
    /// Two have.
    TwoPassed,
    /// Three have.
    ThreePassed,
    /// It was announced in which mode it enters (`dc.special.transition`).
    ModeAnnounced,
    /// It has changed mode this turn (`dc.special.transition-when`).
    Changed,
    /// It has done so twice.
    ChangedTwice,
    /// It has changed mode and not moved yet (`dc.special.transition-move`).
    OnlyChanged,
    /// It has changed mode after it moved (`dc.special.transition-when`).
    ChangedAfterMoving,
}

/// Something that is true of a squad this turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum SquadMark {
    /// Its activation is over.
    Done,
    /// It has shot (`dc.action.two-categories`).
    Shot,
    /// It has disembarked (`dc.shoot.disembark-penalty`).
    Disembarked,
    /// It has disembarked from a Transport in the air, or from one that came from such (`dc.shoot.disembark-aa`).
    FromTheAir,
    /// It has disembarked from Hovercraft only (`dc.special.hovercraft-fire`).
    FromHovercraft,
    /// It was thrown out of a destroyed Transport before it has shot (`dc.shoot.disembark-penalty`).
    ThrownOut,
    /// It has let units off (`dc.transport.ground-order`).
    Unloaded,
    /// It has let units on (`dc.transport.half-move-air`).
    Loaded,
    /// It has let units off since it last moved (`dc.transport.touch-and-go`).
    LetOff,
    /// It has let units on since it last moved.
    LetOn,
    /// It has flown on in a move after it let units off or on.
    TouchedAndGone,
    /// It has let its chance to shoot with the Transport it shares pass (`dc.action.shared-transport`).
    ChancePassed,
    /// It has embarked (`dc.shoot.disembark-penalty`).
    Embarked,
    /// It has searched (`dc.infantry.search`).
    Searched,
    /// It has found an Objective in this activation (`dc.objective.leave-building`).
    Found,
    /// It has elected to search later this turn (`dc.cqb.dice-election`).
    ElectedToSearch,
    /// It may not search this turn, because it did not elect to (`dc.cqb.dice-election`).
    MayNotSearch,
    /// It has left a feature, or entered one (`dc.cqb.trigger`, `dc.infantry.enter`).
    LeftOrEntered,
    /// It has passed its test to leave a feature with more enemies (`dc.cqb.locked`).
    BrokeOut,
    /// It came onto the table from Readiness (`dc.deploy.readiness`).
    Arrived,
    /// It has begun its movement by disembarking, and may go on.
    Moving,
    /// It has moved, and may enter or embark as the end of that move.
    HasMoved,
    /// Its movement is over (`dc.action.two-categories`).
    MovementOver,
    /// It came out of a Drill (`dc.special.subterranean-enter`).
    CameOutOfTheGround,
    /// It was rolled whether it arrives (`dc.fast.available`).
    Scrambled,
    /// It has arrived for an attack run.
    Available,
    /// It has flown an attack run, or intercepted one (`dc.fast.return`).
    HasFlown,
    /// It was hit by a Disruptor Array (`dc.weapon.disruptor`).
    Disrupted,
    /// It was placed by Infiltrate, before the first turn (`dc.special.infiltrate-search`).
    Infiltrated,
    /// Smoke hides it (`dc.weapon.smoke`).
    Smoke,
    /// It has moved a second time (`dc.card.call-for-extraction`).
    MovedTwice,
    /// It has been activated without its Battlegroup, which acts later (`dc.card.shock-assault`).
    ActedAlone,
}

impl SquadMark {
    /// What others have done to a squad, or what it is bound to for the turn: an extra action neither clears nor forgets it
    /// (`dc.card.reactionary-tactics`).
    pub(crate) const LASTING: Marks = Marks(
        1 << SquadMark::ThrownOut as u32
            | 1 << SquadMark::ElectedToSearch as u32
            | 1 << SquadMark::MayNotSearch as u32
            | 1 << SquadMark::Disrupted as u32
            | 1 << SquadMark::Infiltrated as u32
            | 1 << SquadMark::Smoke as u32
            | 1 << SquadMark::HasFlown as u32,
    );

    /// That a squad has done something in this activation (`dc.turn.activation`).
    const ACTS: [SquadMark; 4] = [SquadMark::Moving, SquadMark::HasMoved, SquadMark::MovementOver, SquadMark::Shot];

    /// Whether these are the marks of a squad that has done something in the activation of its Battlegroup: not before that,
    /// alone (`dc.turn.activation`, `dc.card.shock-assault`).
    pub(crate) fn has_acted(marks: Marks) -> bool {
        let acted = SquadMark::ACTS.into_iter().any(|it| marks.has(it as u32));
        acted && !marks.has(SquadMark::ActedAlone as u32)
    }
}

impl UnitMark {
    /// What a base is bound to for the turn: an extra action neither clears nor forgets it (`dc.card.reactionary-tactics`).
    pub(crate) const LASTING: Marks = Marks(1 << UnitMark::ElectedToShoot as u32 | 1 << UnitMark::MayNotShoot as u32);
}
