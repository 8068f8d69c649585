//! Cards about hands, decks and initiative.

use battle::{Seat, Secret, System, View};
use dropzone::{
    Card, CardSet, Cards, Dropzone, Event, SquadId, Subject, UnitId, Way,
    chapters::{command, movement, turn},
};

use super::{
    answers::before_initiative,
    hands::{FOUR, hand, to_the_next_turn, two_tanks},
};
use crate::support::{Play, scene, tank};

const THEY: Subject = Subject::Seat(Seat(1));
const ME: Subject = Subject::Seat(Seat(0));

fn played(card: Card, on: Subject) -> command::Order {
    command::Order::Play { card, on }
}

fn set(cards: &[Card]) -> CardSet {
    cards.iter().copied().collect()
}

/// The cards of a seat as another seat knows them.
fn seen(play: &Play, seat: usize, viewer: Option<Seat>) -> Cards {
    View::of(&Dropzone, &play.state, viewer).state().sides[seat].cards.clone()
}

/// A tank each; these are the cards in hand, and the deck of the second.
pub(super) fn acting(card: Card, theirs: &[Card], deck: &[Card]) -> Play {
    let scene = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]);
    scene.hand(0, &[card]).deck(1, theirs, deck).act()
}

#[test]
fn intel_report_shows_a_hand_to_one_player() {
    // dc.card.intel-report: in one's own activation; nobody else sees the hand.
    let mut play = acting(Card::IntelReport, &[Card::LongShot, Card::CloseEnough], &[]);
    assert_eq!(play.refused(played(Card::IntelReport, ME)), "dc.card.intel-report", "an opponent's hand");
    assert_eq!(seen(&play, 1, Some(Seat(0))).known().count(), 0);
    let log = play.play(0, Card::IntelReport, THEY, &[]);
    let known: Vec<Card> = seen(&play, 1, Some(Seat(0))).known().collect();
    assert_eq!(known, [Card::LongShot, Card::CloseEnough]);
    assert_eq!(seen(&play, 1, None).known().count(), 0);
    let shown = |it: &&Event| matches!(it, Event::Command(command::Event::Shown { .. }));
    let shown = log.iter().find(shown).expect("it is shown");
    assert_eq!(Dropzone.witness(shown, Some(Seat(0))).as_ref(), Some(shown));
    let hidden = command::Event::Shown { seat: Seat(1), to: Seat(0), hand: vec![Secret::Hidden; 2] };
    assert_eq!(Dropzone.witness(shown, None), Some(hidden.into()));
}

#[test]
fn intel_report_needs_a_hand_to_look_at() {
    // dc.card.intel-report
    let mut play = acting(Card::IntelReport, &[], &[]);
    assert_eq!(play.refused(played(Card::IntelReport, THEY)), "dc.card.intel-report");
}

#[test]
fn system_jammer_takes_cards_at_random() {
    // dc.card.system-jammer, dc.basic.dice: 3 of 6 is 2 cards of three: the second, then the second of those left.
    let three = [Card::LongShot, Card::CloseEnough, Card::RoomClearance];
    let mut play = acting(Card::SystemJammer, &three, &[]);
    assert_eq!(play.refused(played(Card::SystemJammer, ME)), "dc.card.system-jammer");
    play.give_mixed(0, played(Card::SystemJammer, THEY), &[(6, 3), (3, 2), (2, 2)]);
    assert_eq!(hand(&play, 1), [Card::LongShot]);
    assert_eq!(play.state.sides[1].cards.discards, set(&[Card::CloseEnough, Card::RoomClearance]));
    // A hand of one is gone whatever is rolled, and nothing is drawn by lot.
    let mut play = acting(Card::SystemJammer, &[Card::LongShot], &[]);
    play.play(0, Card::SystemJammer, THEY, &[6]);
    assert!(hand(&play, 1).is_empty());
}

#[test]
fn quick_strategist_adds_3_and_has_a_6_rolled_again() {
    // dc.card.quick-strategist, dc.turn.initiative-six: 3 + 2 + 3 is 8; the opponent's 6 is rolled again, 4 + 3 is 7.
    let mut play = before_initiative([&[Card::QuickStrategist], &[]]);
    assert_eq!(play.refused(played(Card::QuickStrategist, ME)), "dc.card.quick-strategist");
    play.play(0, Card::QuickStrategist, THEY, &[3, 6, 4]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.turn.initiative-yield"));
    // Only one 6: 2 + 5 and 4 + 3 tie, and of the second throw the 6 stands.
    let mut play = before_initiative([&[Card::QuickStrategist], &[]]);
    play.play(0, Card::QuickStrategist, THEY, &[2, 6, 4, 2, 6]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.turn.initiative-yield"));
    // One's own 6 stands.
    let mut play = before_initiative([&[Card::QuickStrategist], &[]]);
    play.play(0, Card::QuickStrategist, THEY, &[6, 5]);
    assert_eq!(play.asked(), 0);
}

/// The next turn up to the discards of the first seat, who has these cards.
fn discarding(held: &[Card], deck: &[Card], cards: CardSet, dice: &[(u8, u8)]) -> Play {
    let mut play = two_tanks().deck(0, held, deck).start();
    to_the_next_turn(&mut play, &[6, 3]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.give_mixed(0, command::Order::Discard { cards }, dice);
    play
}

/// Consider Your Options was played: Close Enough lies at the top, then Intel Report, then Long Shot.
fn looked() -> Play {
    let mut play = discarding(&[Card::ConsiderYourOptions], &FOUR, CardSet::default(), &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    play.give_mixed(0, played(Card::ConsiderYourOptions, ME), &[(4, 3), (3, 1), (2, 2)]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.card.consider-your-options"));
    play
}

#[test]
fn consider_your_options_looks_at_three_cards() {
    // dc.card.consider-your-options: nobody else sees them; they are drawn in their order unless the deck is shuffled.
    let top = [Card::LongShot, Card::IntelReport, Card::CloseEnough].map(Secret::Known);
    let mut play = looked();
    assert_eq!(play.state.sides[0].cards.top.as_slice(), top);
    assert_eq!(seen(&play, 0, Some(Seat(0))).top.as_slice(), top);
    assert_eq!(seen(&play, 0, Some(Seat(1))).top.as_slice(), [Secret::Hidden; 3]);
    play.give(0, command::Order::Shuffle { shuffle: false }, &[]);
    assert_eq!(hand(&play, 0), [Card::CloseEnough]);
    let mut play = looked();
    play.give_mixed(0, command::Order::Shuffle { shuffle: true }, &[(4, 2)]);
    assert_eq!(hand(&play, 0), [Card::RoomClearance]);
    let cards = &play.state.sides[0].cards;
    assert_eq!((cards.top.len(), cards.left), (0, 3));
}

#[test]
fn tried_and_tested_brings_three_discards_back() {
    // dc.card.tried-and-tested
    let away = set(&[Card::MoveMoveMove, Card::DeployFlares, Card::LongShot]);
    let held = [Card::TriedAndTested, Card::MoveMoveMove, Card::DeployFlares, Card::LongShot];
    let mut play = discarding(&held, &[Card::RoomClearance], away, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    let others = Subject::Discards(set(&[Card::MoveMoveMove, Card::DeployFlares, Card::RoomClearance]));
    assert_eq!(play.refused(played(Card::TriedAndTested, others)), "dc.card.tried-and-tested");
    play.give_mixed(0, played(Card::TriedAndTested, Subject::Discards(away)), &[(4, 1)]);
    assert_eq!(hand(&play, 0), [Card::MoveMoveMove]);
    let cards = &play.state.sides[0].cards;
    assert_eq!((cards.discards, cards.left), (CardSet::default(), 3));
    // Two are too few: nobody is asked.
    let two = set(&[Card::MoveMoveMove, Card::DeployFlares]);
    let play = discarding(&held, &[Card::RoomClearance], two, &[]);
    assert_eq!(play.asks(), "dc.turn.activation");
}

#[test]
fn counter_operation_takes_the_best_of_a_deck() {
    // dc.card.counter-operation: of three cards one is discarded, one goes under the deck, the third is discarded.
    let mut play = acting(Card::CounterOperation, &[], &FOUR);
    play.give_mixed(0, played(Card::CounterOperation, THEY), &[(4, 1), (3, 1), (2, 1)]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.card.counter-operation"));
    assert_eq!(play.refused(command::Order::Pick { card: Card::LongShot }), "dc.card.counter-operation");
    play.give(0, command::Order::Pick { card: Card::RoomClearance }, &[]);
    assert_eq!(play.asked(), 1, "the owner says what goes under the deck");
    play.give(1, command::Order::Pick { card: Card::IntelReport }, &[]);
    let cards = &play.state.sides[1].cards;
    assert_eq!(cards.discards, set(&[Card::RoomClearance, Card::CloseEnough]));
    assert_eq!((cards.bottom.as_slice(), cards.left, cards.deck_len()), ([Card::IntelReport].as_slice(), 1, 2));
    assert_eq!(play.asks(), "dc.action.two-categories");
}

#[test]
fn counter_operation_is_for_the_beginning_of_an_activation() {
    // dc.card.counter-operation
    let mut play = acting(Card::CounterOperation, &[], &FOUR);
    let way = Way::of(UnitId(0), &[], table::Bearing::EAST);
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![way] }, &[]);
    assert_eq!(play.refused(played(Card::CounterOperation, THEY)), "dc.card.counter-operation");
}
