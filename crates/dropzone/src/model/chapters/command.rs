//! Command: decks, hands, cards played and in force (`dc.command.play`).

use battle::{Line, Seat, Secret};
use catalogue::{RuleId, rule};
use dice::Faces;
use serde::{Deserialize, Serialize};

use crate::{
    Card, CardSet, Hold, InForce, Moment, Play, SquadId, State, Subject, Until,
    model::{
        card::{Cards, HandCard},
        step::{Asks, StepFacts},
    },
};

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Plays a card (`dc.command.play`).
    Play {
        /// Which.
        card: Card,
        /// On what.
        on: Subject,
    },
    /// Plays none at this moment.
    Pass,
    /// Plays none at this moment, and none in answer to anything for so long.
    HoldCards {
        /// How long.
        until: Hold,
    },
    /// Discards these cards (`dc.command.hand`).
    Discard {
        /// Which.
        cards: CardSet,
    },
    /// Shuffles the deck, or leaves it as it is, having looked at its top (`dc.card.consider-your-options`).
    Shuffle {
        /// Whether it is shuffled.
        shuffle: bool,
    },
    /// Names a squad that may take only one action (`dc.card.interference`).
    Hinder {
        /// Which.
        squad: SquadId,
    },
    /// Picks one of the cards that were revealed (`dc.card.counter-operation`).
    Pick {
        /// Which.
        card: Card,
    },
}

/// What is left to resolve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// A window is opened, if anybody could play a card.
    Open(Moment),
    /// Cards may be played: the players are asked in turn until all have passed one after the other.
    Window {
        /// At what.
        moment: Moment,
        /// How many cards that were played before are not of this moment.
        before: u8,
        /// Who is asked.
        seat: Seat,
        /// How many have passed one after the other.
        passed: u8,
    },
    /// The card that was played last takes effect (`dc.command.stack`).
    Resolve,
    /// Hands are thinned out, in initiative order (`dc.turn.initiation`).
    Discards,
    /// A seat discards unwanted cards.
    Discard(Seat),
    /// A seat has lost its Commander, and cuts its hand down to this many cards.
    CutDown(Seat, u8),
    /// Hands are filled (`dc.command.hand`).
    Draw,
    /// A seat that has looked at the top of its deck may shuffle it.
    Shuffle(Seat),
    /// A seat discards one of the cards that another has revealed.
    PickToDiscard {
        /// Who.
        by: Seat,
        /// Whose cards.
        of: Seat,
    },
    /// A seat puts one of the cards it has revealed at the bottom of its deck.
    PickToPutUnder(Seat),
    /// A seat names squads of its own that may take only one action.
    Hinder {
        /// Who.
        seat: Seat,
        /// Who has played the card.
        by: Seat,
        /// How many are still to be named.
        left: u8,
    },
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Event {
    /// A seat drew a card.
    Drew {
        /// Who.
        seat: Seat,
        /// Which.
        card: Secret<Card>,
    },
    /// A card was played, and is out of the game.
    Played {
        /// By whom.
        seat: Seat,
        /// Where it was in the hand.
        slot: u8,
        /// Which.
        card: Card,
        /// On what.
        on: Subject,
    },
    /// A card was discarded.
    Discarded {
        /// By whom.
        seat: Seat,
        /// Where it was in the hand.
        slot: u8,
        /// Which.
        card: Card,
    },
    /// A card that was played is cancelled.
    Cancelled {
        /// Which of those that were played.
        at: u8,
    },
    /// The card that was played last takes effect, or is spent without one.
    Resolved {
        /// Which.
        play: Play,
    },
    /// A card is in force from now on.
    InForce(InForce),
    /// A card is in force no longer.
    Over {
        /// Which.
        card: Card,
        /// On what.
        on: Subject,
    },
    /// A seat plays no cards in answer to anything for so long.
    Held {
        /// Who.
        seat: Seat,
        /// How long.
        until: Hold,
    },
    /// A seat has cut its hand down.
    Cut {
        /// Who.
        seat: Seat,
    },
    /// A seat showed its hand to another.
    Shown {
        /// Whose.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The hand.
        hand: Vec<Secret<Card>>,
    },
    /// A seat looked at a card at the top of its deck, below those it has looked at before.
    Looked {
        /// Who.
        seat: Seat,
        /// Which.
        card: Secret<Card>,
    },
    /// A seat shuffled its deck.
    Shuffled {
        /// Who.
        seat: Seat,
        /// The discards that are shuffled in.
        back: CardSet,
    },
    /// A seat revealed the next card of its deck.
    Revealed {
        /// Who.
        seat: Seat,
        /// Which.
        card: Secret<Card>,
    },
    /// A card that was revealed was put away.
    PutAway {
        /// Whose.
        seat: Seat,
        /// Which.
        card: Card,
        /// Whether at the bottom of the deck, or into the discards.
        under: bool,
    },
    /// Dice were rolled for a card.
    Rolled {
        /// Which.
        card: Card,
        /// The dice.
        dice: Faces,
    },
}

/// Why an order is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Forbidden {
    /// The card is not in the hand.
    NotInHand {
        /// Which.
        card: Card,
    },
    /// The card cannot be played at this moment, or not on that.
    WrongMoment {
        /// Which.
        card: Card,
    },
    /// Its subject is out of reach of Commander and Scouts.
    OutOfInfluence {
        /// Which.
        card: Card,
        /// By which rule: the radius of the Commander, or that of Scouts alone.
        rule: RuleId,
    },
    /// So many cards are to be discarded.
    WrongNumber {
        /// How many.
        cards: u8,
    },
    /// The squad is not of the active Battlegroup, or has been named.
    CannotName {
        /// Which.
        squad: SquadId,
    },
    /// The card is played on a squad that does not act now.
    NotActing {
        /// Which.
        card: Card,
    },
    /// The card is not among those that were revealed.
    NotRevealed {
        /// Which.
        card: Card,
    },
}

impl Forbidden {
    /// The rule that forbids.
    #[must_use]
    pub fn rule(&self) -> RuleId {
        match self {
            Forbidden::NotInHand { .. } => rule!("dc.command.play"),
            Forbidden::WrongMoment { card } => card.rule(),
            Forbidden::OutOfInfluence { rule, .. } => *rule,
            Forbidden::WrongNumber { .. } => rule!("dc.command.hand"),
            Forbidden::NotRevealed { .. } => rule!("dc.card.counter-operation"),
            Forbidden::CannotName { .. } => rule!("dc.card.interference"),
            Forbidden::NotActing { .. } => rule!("dc.card.timing"),
        }
    }

    pub(crate) fn line(&self) -> Line {
        match *self {
            Forbidden::NotInHand { card } => Line::new("dc-no-not-in-hand").with("card", card.rule()),
            Forbidden::WrongMoment { card } => Line::new("dc-no-wrong-moment").with("card", card.rule()),
            Forbidden::CannotName { squad } => Line::new("dc-no-cannot-name").with("squad", squad.0),
            Forbidden::NotActing { card } => Line::new("dc-no-not-acting").with("card", card.rule()),
            Forbidden::OutOfInfluence { card, .. } => Line::new("dc-no-out-of-influence").with("card", card.rule()),
            Forbidden::NotRevealed { card } => Line::new("dc-no-not-revealed").with("card", card.rule()),
            Forbidden::WrongNumber { cards } => Line::new("dc-no-wrong-number").with("cards", cards),
        }
    }
}

impl Step {
    pub(crate) fn facts(&self) -> StepFacts {
        match self {
            Step::Window { seat, .. } => StepFacts::offer(rule!("dc.command.play"), Asks::Seat(*seat)),
            Step::Open(_) => StepFacts::automatic(rule!("dc.command.play")),
            Step::Resolve => StepFacts::automatic(rule!("dc.command.stack")),
            Step::Discards | Step::Draw => StepFacts::automatic(rule!("dc.command.hand")),
            Step::Discard(seat) => StepFacts::own_turn(rule!("dc.command.hand"), Asks::Seat(*seat)),
            Step::CutDown(seat, _) => StepFacts::forced(rule!("dc.command.hand"), Asks::Seat(*seat)),
            Step::Hinder { seat, .. } => StepFacts::forced(rule!("dc.card.interference"), Asks::Seat(*seat)),
            Step::Shuffle(seat) => StepFacts::offer(rule!("dc.card.consider-your-options"), Asks::Seat(*seat)),
            Step::PickToDiscard { by: seat, .. } | Step::PickToPutUnder(seat) => {
                StepFacts::forced(rule!("dc.card.counter-operation"), Asks::Seat(*seat))
            }
        }
    }
}

impl Event {
    /// The event as a viewer sees it: what others draw stays face down.
    pub(crate) fn witness(&self, viewer: Option<Seat>) -> Event {
        match self {
            Event::Drew { seat, .. } if Some(*seat) != viewer => Event::Drew { seat: *seat, card: Secret::Hidden },
            Event::Looked { seat, .. } if Some(*seat) != viewer => Event::Looked { seat: *seat, card: Secret::Hidden },
            Event::Shown { seat, to, hand } if ![Some(*seat), Some(*to)].contains(&viewer) => {
                Event::Shown { seat: *seat, to: *to, hand: vec![Secret::Hidden; hand.len()] }
            }
            _ => self.clone(),
        }
    }

    pub(crate) fn fold(&self, state: &mut State) {
        match self {
            Event::Drew { seat, card } => {
                let cards = cards(state, *seat);
                cards.take(*card);
                cards.hand.push(HandCard { card: *card, seen: 0 });
            }
            Event::Played { seat, slot, card, on } => {
                let cards = cards(state, *seat);
                take_from_hand(cards, *slot);
                cards.out = cards.out.set(*card, true);
                state.declared.push(Play { seat: *seat, card: *card, on: *on, cancelled: false });
            }
            Event::Discarded { seat, slot, card } => {
                let cards = cards(state, *seat);
                take_from_hand(cards, *slot);
                cards.discards = cards.discards.set(*card, true);
            }
            Event::Cancelled { at } => {
                if let Some(play) = state.declared.get_mut(usize::from(*at)) {
                    play.cancelled = true;
                }
            }
            Event::Resolved { .. } => drop(state.declared.pop()),
            Event::InForce(effect) => state.lasting.push(*effect),
            Event::Over { card, on } => state.lasting.retain(|it| it.card != *card || it.on != *on),
            Event::Held { seat, until } => cards(state, *seat).hold = Some(*until),
            Event::Cut { seat } => cards(state, *seat).cut = false,
            Event::Shown { seat, to, hand } => cards(state, *seat).show(*to, hand),
            Event::Looked { seat, card } => cards(state, *seat).look(*card),
            Event::Shuffled { seat, back } => cards(state, *seat).shuffle(*back),
            Event::Revealed { seat, card } => {
                let cards = cards(state, *seat);
                cards.take(*card);
                cards.revealed.extend(card.known().copied());
            }
            Event::PutAway { seat, card, under } => cards(state, *seat).put_away(*card, *under),
            Event::Rolled { .. } => {}
        }
    }
}

fn cards(state: &mut State, seat: Seat) -> &mut Cards {
    &mut state.sides[seat.index()].cards
}

fn take_from_hand(cards: &mut Cards, slot: u8) {
    if usize::from(slot) < cards.hand.len() {
        cards.hand.remove(usize::from(slot));
    }
}

/// Cards in force, and closed windows, end with a squad, a Battlegroup or a turn. Only for folding.
pub(crate) fn end(state: &mut State, hold: Hold, squad: Option<SquadId>) {
    let ends = |it: &InForce| match it.until {
        Until::Volley | Until::Fight => false,
        Until::Squad => hold > Hold::Squad || squad.is_some_and(|squad| subject_squad(it.on) == Some(squad)),
        Until::Group => hold > Hold::Squad,
        Until::Turn => hold == Hold::Turn,
    };
    state.lasting.retain(|it| !ends(it));
    for side in &mut state.sides {
        side.cards.hold = side.cards.hold.filter(|it| *it > hold);
    }
}

/// Cards that were in force for the shots that were fired. Only for folding.
pub(crate) fn end_volley(state: &mut State) {
    state.lasting.retain(|it| it.until != Until::Volley);
}

/// Cards that were in force for the fight that is over. Only for folding.
pub(crate) fn end_fight(state: &mut State) {
    state.lasting.retain(|it| it.until != Until::Fight);
}

/// The squad a card is on.
pub(crate) const fn subject_squad(on: Subject) -> Option<SquadId> {
    match on {
        Subject::Squad(squad) | Subject::Weapon(squad, _) | Subject::Against(squad, _) => Some(squad),
        Subject::Nothing
        | Subject::Seat(_)
        | Subject::Unit(_)
        | Subject::Group(_)
        | Subject::Feature(_)
        | Subject::Card(_)
        | Subject::Discards(_) => None,
    }
}
