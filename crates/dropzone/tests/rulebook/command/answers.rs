//! Cards played at the same moment, and in answer to each other (`dc.command.stack`).

use dropzone::{
    Card, Hold, SquadId, Subject, UnitId, Way,
    chapters::{command, movement, turn},
};

use crate::support::{Play, Scene, scene, tank};

/// A tank each with a Commander; both hold cards, and the next turn is about to begin.
pub(super) fn before_initiative(hands: [&[Card]; 2]) -> Play {
    let scene: Scene = scene()
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .commander(0, 0, 2, 9)
        .commander(1, 0, 3, 12)
        .hand(0, hands[0])
        .hand(1, hands[1]);
    let mut play = scene.start();
    for (seat, squad) in [(0, 0), (1, 1)] {
        play.activate(seat, 0);
        let way = Way::of(UnitId(squad), &[], table::Bearing::EAST);
        play.give(seat, movement::Order::Move { squad: SquadId(squad), ways: vec![way] }, &[]);
        play.give(seat, turn::Order::DoneGroup, &[]);
    }
    play
}

const BOOSTER: (Card, Subject) = (Card::SignalBooster, Subject::Seat(battle::Seat(0)));

#[test]
fn a_card_is_played_at_its_moment_and_is_out_of_the_game() {
    // dc.command.play, dc.card.signal-booster: CV 2 counts as 3 for the roll: 4 and 3 against 3 and 3.
    let mut play = before_initiative([&[Card::SignalBooster], &[]]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.command.play"));
    let wrong = command::Order::Play { card: BOOSTER.0, on: Subject::Nothing };
    assert_eq!(play.refused(wrong), "dc.card.signal-booster");
    play.play(0, BOOSTER.0, BOOSTER.1, &[4, 3]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.turn.initiative-yield"));
    let cards = &play.state.sides[0].cards;
    assert!(cards.hand.is_empty() && cards.out.has(Card::SignalBooster) && cards.discards.is_empty());
    play.give(0, turn::Order::KeepInitiative, &[]);
    assert_eq!(play.asks(), "dc.turn.activation");
}

#[test]
fn an_answer_resolves_first_and_can_be_answered_itself() {
    // dc.command.stack, dc.card.espionage, dc.card.timing: the golden chain. Seat 0 boosts; seat 1 answers with Espionage;
    // seat 0 answers that with its own Espionage, which resolves first: the booster works after all.
    let mut play = before_initiative([&[Card::SignalBooster, Card::Espionage], &[Card::Espionage]]);
    play.play(0, BOOSTER.0, BOOSTER.1, &[]);
    assert_eq!(play.asked(), 1);
    assert_eq!(play.state.declared.len(), 1, "declared, not resolved");
    play.play(1, Card::Espionage, Subject::Card(0), &[]);
    assert_eq!(play.asked(), 0);
    let own = command::Order::Play { card: Card::Espionage, on: Subject::Card(0) };
    assert_eq!(play.refused(own), "dc.card.espionage", "only an opponent's card");
    // The dice 4 and 4: 4 + 3 and 4 + 3 tie, then 5 and 4: seat 0 wins, which it would not with CV 2 and two ties.
    play.play(0, Card::Espionage, Subject::Card(1), &[4, 4, 5, 4]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.turn.initiative-yield"));
    assert!(play.state.in_force(Card::SignalBooster, BOOSTER.1).is_some());
    assert!(play.state.declared.is_empty());
}

#[test]
fn a_cancelled_card_is_spent() {
    // dc.command.stack, dc.card.espionage: 4 with CV 2 loses to 3 with CV 3 on the second throw; the card is gone.
    let mut play = before_initiative([&[Card::SignalBooster], &[Card::Espionage]]);
    play.play(0, BOOSTER.0, BOOSTER.1, &[]);
    let log = play.play(1, Card::Espionage, Subject::Card(0), &[4, 4]);
    assert!(log.iter().any(|it| matches!(it, dropzone::Event::Command(command::Event::Cancelled { at: 0 }))));
    assert_eq!((play.asked(), play.asks()), (1, "dc.turn.initiative-yield"));
    assert!(play.state.lasting.is_empty() && play.state.sides[0].cards.out.has(Card::SignalBooster));
}

#[test]
fn whoever_holds_the_cards_is_not_asked_again() {
    // dc.command.play: a window opens on what everybody knows. Seat 1 has one card that could be Espionage; it holds on to
    // its cards to the end of the turn, and is not asked.
    let mut play = before_initiative([&[Card::SignalBooster, Card::Espionage], &[Card::Espionage]]);
    play.play(0, BOOSTER.0, BOOSTER.1, &[]);
    assert_eq!(play.asked(), 1);
    play.give(1, command::Order::HoldCards { until: Hold::Turn }, &[6, 3]);
    assert_eq!(play.asks(), "dc.turn.initiative-yield");
    assert_eq!(play.state.sides[1].cards.hold, Some(Hold::Turn));
    assert_eq!(play.refused(command::Order::Pass), "dc.turn.initiative-yield");
}
