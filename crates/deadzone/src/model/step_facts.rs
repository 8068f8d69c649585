//! What is known of each step: its rule, whom it asks, and how it comes about. Stated once, read everywhere.

use battle::Seat;
use catalogue::{RuleId, rule};

use crate::{ModelId, Pace, Step};

/// What is known of a step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StepFacts {
    /// The rule that asks, or that is carried out.
    pub rule: RuleId,
    /// Whom it asks.
    pub asks: Asks,
    /// How it comes about.
    pub kind: StepKind,
    /// Whether it is a point where a plan ends and a position is valued.
    pub settled: bool,
    /// Whether every legal order is listed: not where spots inside a cube, ways to it, or cubes to throw at are a matter of
    /// taste.
    pub lists_all: bool,
    /// Whether all that it does happens at once, though it is told model by model.
    pub one_instant: bool,
}

/// Whom a step asks.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Asks {
    /// This seat.
    Seat(Seat),
    /// Who makes this model's choices.
    Player(ModelId),
    /// The owner of this model.
    Owner(ModelId),
    /// The opponent of its owner.
    Opponent(ModelId),
    /// The player with the initiative, or nobody at all.
    Initiative,
    /// Who that is depends on what has been said and on what lies about: rules work it out.
    Open,
}

/// How a step comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StepKind {
    /// It is a player's own turn to say what comes next.
    OwnTurn,
    /// Something is offered in the middle of something else.
    Offer,
    /// Something must be answered in the middle of something else.
    Forced,
    /// It is resolved by itself.
    Automatic,
}

impl StepFacts {
    const fn of(kind: StepKind, rule: RuleId, asks: Asks) -> StepFacts {
        StepFacts { rule, asks, kind, settled: false, lists_all: true, one_instant: false }
    }

    const fn own_turn(rule: RuleId, asks: Asks) -> StepFacts {
        StepFacts::of(StepKind::OwnTurn, rule, asks)
    }

    const fn offer(rule: RuleId, asks: Asks) -> StepFacts {
        StepFacts::of(StepKind::Offer, rule, asks)
    }

    const fn forced(rule: RuleId, asks: Asks) -> StepFacts {
        StepFacts::of(StepKind::Forced, rule, asks)
    }

    const fn automatic(rule: RuleId) -> StepFacts {
        StepFacts::of(StepKind::Automatic, rule, Asks::Initiative)
    }

    const fn settled(self) -> StepFacts {
        StepFacts { settled: true, ..self }
    }

    const fn samples(self) -> StepFacts {
        StepFacts { lists_all: false, ..self }
    }

    const fn in_one_instant(self) -> StepFacts {
        StepFacts { one_instant: true, ..self }
    }
}

impl Step {
    /// The rule that asks, or that is carried out.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        self.facts().rule
    }

    /// What is known of it.
    #[inline]
    pub(crate) fn facts(&self) -> StepFacts {
        use StepFacts as Facts;
        match *self {
            Step::Begin => Facts::own_turn(rule!("dz.setup.sequence"), Asks::Seat(Seat(0))).settled(),
            Step::NameStarter(seat) => Facts::own_turn(rule!("dz.recon.test"), Asks::Seat(seat)).settled(),
            Step::TakeZone(seat) => Facts::own_turn(rule!("dz.recon.deploy"), Asks::Seat(seat)).settled(),
            Step::Deploy(seat) => Facts::own_turn(rule!("dz.recon.deploy"), Asks::Seat(seat)).settled().samples(),
            Step::Airborne(seat) => Facts::own_turn(rule!("dz.ability.aerial-deployment"), Asks::Seat(seat)).samples(),
            Step::Logistics(seat) => Facts::own_turn(rule!("dz.ability.logistics"), Asks::Seat(seat)),
            Step::BonusRoll(seat) => Facts::of(StepKind::Automatic, rule!("dz.recon.bonus"), Asks::Seat(seat)),
            Step::Bonus { seat, .. } | Step::Look { seat, .. } | Step::Discard(seat) | Step::Flank(seat) => {
                Facts::own_turn(rule!("dz.recon.bonus"), Asks::Seat(seat))
            }
            Step::Shift { seat, .. } | Step::Edge(seat) => {
                Facts::own_turn(rule!("dz.recon.bonus"), Asks::Seat(seat)).samples()
            }
            Step::Scout(seat) => Facts::own_turn(rule!("dz.ability.scout"), Asks::Seat(seat)).samples(),
            Step::RollCommand => Facts::automatic(rule!("dz.command.roll")),
            Step::Reroll(seat) => Facts::own_turn(rule!("dz.command.roll"), Asks::Seat(seat)).settled(),
            Step::Relay => Facts::automatic(rule!("dz.ability.communications-relay")),
            Step::Turn(seat) => Facts::own_turn(rule!("dz.turn.initiative"), Asks::Seat(seat)).settled(),
            Step::Another(seat) => Facts::own_turn(rule!("dz.command.plus-model"), Asks::Seat(seat)).settled(),
            Step::Start(model) => Facts::offer(rule!("dz.turn.start-order"), Asks::Player(model)),
            Step::Act(model) => Facts::own_turn(rule!("dz.turn.activate"), Asks::Player(model)).samples(),
            Step::Walk(_) => Facts::automatic(rule!("dz.move.move")),
            Step::GoOn { model, pace } => Facts::offer(go_on_rule(pace), Asks::Player(model)).samples(),
            Step::Leaving(_) => Facts::offer(rule!("dz.move.leave-fight"), Asks::Open),
            Step::Rising(_) => Facts::forced(rule!("dz.action.stand-up"), Asks::Open),
            Step::Tumbled(_) => Facts::forced(rule!("dz.faq.forced-entry"), Asks::Open),
            Step::MustFight(model) => Facts::forced(rule!("dz.move.enter-fight"), Asks::Player(model)),
            Step::Tinker(_) => Facts::automatic(rule!("dz.ability.experimental")),
            Step::Volley { .. } => Facts::automatic(rule!("dz.ability.fire-control")),
            Step::Contest(it) if it.answer.is_none() => Facts::forced(rule!("dz.fight.test"), Asks::Open),
            Step::Contest(_) | Step::Lob(_) => Facts::offer(rule!("dz.command.dice"), Asks::Open),
            Step::Reckoning(_) => Facts::offer(rule!("dz.test.reroll"), Asks::Open),
            Step::Explosion(_) => Facts::offer(rule!("dz.test.opposed"), Asks::Open).in_one_instant(),
            Step::Wave(ref it) if it.against.is_none() && it.by.is_none() => {
                Facts::forced(rule!("dz.damage.order"), Asks::Open).in_one_instant()
            }
            Step::Wave(_) => Facts::offer(rule!("dz.test.reroll"), Asks::Open).in_one_instant(),
            Step::Landing(ref it) if it.0.open => Facts::offer(rule!("dz.test.reroll"), Asks::Player(it.0.by)),
            Step::Landing(ref it) => Facts::offer(rule!("dz.test.reroll"), Asks::Owner(it.0.by)),
            Step::Throw(_) => Facts::forced(rule!("dz.state.away"), Asks::Open),
            Step::Place(model) => Facts::forced(rule!("dz.move.displace"), Asks::Owner(model)).samples(),
            Step::PlaceThrown { by, .. } => Facts::forced(rule!("dz.move.displace"), Asks::Player(by)).samples(),
            Step::Throws(_) => Facts::forced(rule!("dz.state.forced-move"), Asks::Initiative),
            Step::Evades { .. } => Facts::automatic(rule!("dz.ability.evade")),
            Step::Rampage(_) => Facts::automatic(rule!("dz.ability.rampage")),
            Step::Control(model) => Facts::offer(rule!("dz.state.rampage-control"), Asks::Opponent(model)),
            Step::Tread(_) => Facts::offer(rule!("dz.ability.trap"), Asks::Open),
            Step::Met(mover) => Facts::offer(rule!("dz.command.splat"), Asks::Opponent(mover)),
            Step::Follow { by, .. } => Facts::offer(rule!("dz.special.on-my-mark"), Asks::Owner(by)),
            Step::Rise { .. } => Facts::offer(rule!("dz.command.splat"), Asks::Open),
            Step::Flee { by, .. } => Facts::forced(rule!("dz.special.aura-of-dread"), Asks::Owner(by)),
            Step::Resume(_) => Facts::automatic(rule!("dz.special.tide-of-vermin")),
            Step::Pin(_) | Step::PinAll(_) => Facts::automatic(rule!("dz.state.pinned")),
            Step::PickUp(model) => Facts::offer(rule!("dz.item.pick-up"), Asks::Player(model)).samples(),
            Step::Stow { model, .. } => Facts::forced(rule!("dz.item.keep-drop-destroy"), Asks::Player(model)),
            Step::Exchange { to, .. } => Facts::forced(rule!("dz.item.swap"), Asks::Player(to)),
            Step::Off { .. } => Facts::automatic(rule!("dz.move.leave-board")),
            Step::Settle => Facts::forced(rule!("dz.round.simultaneous"), Asks::Initiative),
            Step::Close => Facts::automatic(rule!("dz.end.check-win")),
            Step::EndRound => Facts::automatic(rule!("dz.end.reset")),
        }
    }
}

/// The rule by which a model moves outside its actions.
const fn go_on_rule(pace: Pace) -> RuleId {
    match pace {
        Pace::Agile | Pace::Evade | Pace::Leap | Pace::Dodge | Pace::Surge => pace.rule(),
        Pace::Move | Pace::Sprint | Pace::Result | Pace::Wings | Pace::Dance | Pace::Rush => {
            rule!("dz.move.leave-fight")
        }
    }
}
