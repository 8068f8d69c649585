//! Decks and hands (`dc.command.deck`, `dc.command.hand`), and who may know what of them.

use battle::{Seat, Secret, System, View};
use dropzone::{
    Card, CardSet, Dropzone, Event, SquadId, UnitId, Way,
    chapters::{command, movement, turn},
};

use crate::support::{Play, Scene, With, at_unit, gun, scene, tank};

pub(super) const FOUR: [Card; 4] = [Card::IntelReport, Card::LongShot, Card::RoomClearance, Card::CloseEnough];

/// A tank each, the second seat's with its Commander.
pub(super) fn two_tanks() -> Scene {
    scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).commander(1, 0, 3, 12)
}

/// Both activate and turn; then the next turn begins.
pub(super) fn to_the_next_turn(play: &mut Play, dice: &[u8]) {
    for (seat, squad) in [(0, 0), (1, 1)] {
        play.activate(seat, 0);
        let way = Way::of(UnitId(squad), &[], table::Bearing::EAST);
        play.give(seat, movement::Order::Move { squad: SquadId(squad), ways: vec![way] }, &[]);
        play.give(seat, turn::Order::DoneGroup, if seat == 1 { dice } else { &[] });
    }
}

pub(super) fn hand(play: &Play, seat: u8) -> Vec<Card> {
    play.state.sides[usize::from(seat)].cards.known().collect()
}

#[test]
fn in_initiation_cards_are_discarded_and_hands_are_filled() {
    // dc.command.hand, dc.turn.initiation, dc.command.cv-without, dc.command.deck: seat 0 has no Commander and a hand of one;
    // seat 1 with CV 3 has two, discards one and draws two by dice with as many faces as cards left.
    let mut play = two_tanks()
        .deck(0, &[], &[Card::LongShot, Card::CloseEnough])
        .deck(1, &[Card::MoveMoveMove, Card::DeployFlares], &FOUR)
        .start();
    to_the_next_turn(&mut play, &[6, 3]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.hand"), "seat 0 has nothing to discard");
    let both = [Card::MoveMoveMove, Card::LongShot].into_iter().collect();
    assert_eq!(play.refused(command::Order::Discard { cards: both }), "dc.command.play", "not in the hand");
    let cards = [Card::MoveMoveMove].into_iter().collect();
    let log = play.give_mixed(1, command::Order::Discard { cards }, &[(2, 1), (4, 2), (3, 3)]);
    assert_eq!(hand(&play, 0), [Card::CloseEnough]);
    assert_eq!(hand(&play, 1), [Card::DeployFlares, Card::RoomClearance, Card::LongShot]);
    let side = &play.state.sides[1].cards;
    assert_eq!((side.deck_len(), side.discards), (2, cards));
    let drew = |it: &&Event| matches!(it, Event::Command(command::Event::Drew { .. }));
    assert_eq!(log.iter().filter(drew).count(), 3);
}

#[test]
fn an_empty_deck_gives_nothing_more() {
    // dc.command.hand
    let mut play = two_tanks().deck(1, &[], &[Card::LongShot]).start();
    to_the_next_turn(&mut play, &[6, 3]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    assert_eq!(hand(&play, 1), [Card::LongShot]);
    assert_eq!(play.state.sides[1].cards.deck_len(), 0);
}

#[test]
fn a_hand_is_known_to_its_owner_alone() {
    // dc.command.deck: drawn in secret. Others see how many cards there are, and which lie open.
    let play = two_tanks().deck(1, &[Card::MoveMoveMove, Card::DeployFlares], &FOUR).start();
    let seen = |viewer: Option<Seat>| View::of(&Dropzone, &play.state, viewer).state().sides[1].cards.clone();
    assert_eq!(seen(Some(Seat(1))), play.state.sides[1].cards);
    for viewer in [Some(Seat(0)), None] {
        let cards = seen(viewer);
        assert!(cards.hand.iter().all(|it| it.card == Secret::Hidden));
        assert_eq!((cards.hand.len(), cards.left, cards.rest), (2, 4, Some(Secret::Hidden)));
    }
    let drew = command::Event::Drew { seat: Seat(1), card: Secret::Known(Card::LongShot) };
    let hidden = command::Event::Drew { seat: Seat(1), card: Secret::Hidden };
    assert_eq!(Dropzone.witness(&drew.clone().into(), Some(Seat(0))), Some(hidden.into()));
    assert_eq!(Dropzone.witness(&drew.clone().into(), Some(Seat(1))), Some(drew.into()));
}

#[test]
fn when_the_commander_dies_the_hand_is_cut_down_at_once() {
    // dc.command.hand, dc.command.cv-without: of three cards one is left.
    let hand = [Card::MoveMoveMove, Card::IntelReport, Card::LongShot];
    let killer = tank().armed(vec![gun(12, 1, 2)]);
    let mut play = scene()
        .squad(0, killer, &[(20.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .squad(1, tank(), &[(24.0, 20.0)])
        .commander(1, 0, 3, 12)
        .hand(1, &hand)
        .act();
    let order = play.aim(0, at_unit(1));
    play.give(0, order, &[]);
    play.give(0, dropzone::chapters::shooting::Order::Fire, &[6, 6]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.command.hand"));
    let one: CardSet = [Card::LongShot].into_iter().collect();
    assert_eq!(play.refused(command::Order::Discard { cards: one }), "dc.command.hand", "two are to go");
    let two = [Card::MoveMoveMove, Card::LongShot].into_iter().collect();
    play.give(1, command::Order::Discard { cards: two }, &[]);
    assert_eq!(self::hand(&play, 1), [Card::IntelReport]);
    assert_eq!(play.asked(), 0, "the activation goes on");
}
