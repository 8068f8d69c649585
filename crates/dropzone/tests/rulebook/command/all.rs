//! Every card of the deck can be played somewhere (`dc.card.deck-generic`, `dc.command.play`).

use battle::System;
use dropzone::{
    Card, CardSet, Dropzone, FeatureId, Objective, ObjectivePlace, Order, SquadId, Subject, UnitId, Way,
    chapters::{command, cqb, infantry, movement, turn},
};
use smallvec::SmallVec;

use super::{
    answers::before_initiative,
    fights::{burning, collateral, fight, shaken},
    hands::{to_the_next_turn, two_tanks},
    moves::{entered, picked, shot_at, trapped},
    shots::{anvil, area, devastator, duel, fire},
};
use crate::support::{Play, With, at_unit, infantry as soldiers, scene, tank};

/// Squads of all sorts act with their Commander: one in a building with a hidden Objective, one in the open, a tank with a
/// Devastator weapon.
fn acting(card: Card) -> Play {
    let mut scene = scene()
        .building(20.0, 35.0)
        .inside(0, soldiers(), 0, &[None])
        .squad(0, soldiers(), &[(30.0, 30.0)])
        .joins(0)
        .squad(0, tank().armed(vec![devastator(2)]), &[(24.0, 30.0)])
        .joins(0)
        .commander(0, 2, 4, 18)
        .squad(1, anvil(), &[(24.0, 20.0)])
        .hand(0, &[card])
        .deck(1, &[Card::LongShot], &[Card::DeployFlares]);
    scene.objectives.push(Objective::hidden(ObjectivePlace::Inside(FeatureId(0)), 1, 2));
    scene.act()
}

/// The second player, with CV 3, is about to discard: this card, and three others.
fn discarding(card: Card, discards: &[Card]) -> Play {
    let hand: Vec<Card> = [card].iter().chain(discards).copied().collect();
    let mut play = two_tanks().deck(1, &hand, &[Card::DeployFlares]).start();
    to_the_next_turn(&mut play, &[6, 3]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    let cards: CardSet = discards.iter().copied().collect();
    play.give(1, command::Order::Discard { cards }, &[]);
    play
}

/// The first player's tank has turned and is done; the second holds the card, and an APC with somebody aboard.
fn enemy_done(card: Card) -> Play {
    let mut play = scene()
        .squad(0, tank(), &[(24.0, 40.0)])
        .squad(1, crate::support::apc(), &[(24.0, 20.0)])
        .hurt(&[1])
        .aboard(1, soldiers().needs(dropzone::TransportLetter::I, 1), 1, 1)
        .commander(1, 0, 2, 9)
        .hand(1, &[card])
        .act();
    let way = Way::of(UnitId(0), &[], table::Bearing::EAST);
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![way] }, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play
}

/// A position in which a card can be played.
fn position(card: Card) -> Play {
    match card {
        Card::IntelReport
        | Card::SystemJammer
        | Card::CounterOperation
        | Card::CallForExtraction
        | Card::UndergroundPassage
        | Card::GetToTheLz
        | Card::VelocityTracker
        | Card::ArmourPiercing
        | Card::ExperimentalFirepower
        | Card::Marksmanship
        | Card::LongShot
        | Card::DestructiveFirepower
        | Card::ObjectiveLocated => acting(card),
        Card::SignalBooster | Card::QuickStrategist => before_initiative([&[card], &[]]),
        Card::Espionage => answering(card),
        Card::Interference => picked(),
        Card::ShockAssault | Card::InspiringPresence => discarding(card, &[]),
        Card::CloakingField | Card::TriedAndTested | Card::ConsiderYourOptions => {
            discarding(card, &[Card::LongShot, Card::RoomClearance, Card::ArmourPiercing])
        }
        Card::ReactionaryTactics | Card::MoveMoveMove | Card::FieldRepairs => enemy_done(card),
        Card::EvasiveManoeuvres => shot_at(),
        Card::AssistedTargeting | Card::CloseEnough => fired(card, &[3, 1, 1]),
        Card::Titanomachy => devastated(card, &[2]),
        Card::IncendiaryRounds => devastated(card, &[2, 1]),
        Card::LuckOfTheShot => declared(card),
        Card::DeployFlares => shot_with_flares(card),
        Card::RoomClearance => clearing(card),
        Card::OccupiersAdvantage | Card::TacticalWithdrawal => entered(&[card]),
        Card::NervesOfSteel => shaken(|it| it.hand(1, &[card])),
        Card::ExplosiveCharges | Card::ReinforcedSteel => collateral(&[card], &[], [3, 2]),
        Card::BoobyTrap => trap(),
        Card::HighlyVolatileContents => round_up(card),
    }
}

fn answering(card: Card) -> Play {
    let mut play = before_initiative([&[Card::SignalBooster], &[card]]);
    play.play(0, Card::SignalBooster, Subject::Seat(battle::Seat(0)), &[]);
    play
}

fn fired(card: Card, dice: &[u8]) -> Play {
    let mut play = duel(card, area(), anvil());
    fire(&mut play, dice);
    play
}

fn devastated(card: Card, dice: &[u8]) -> Play {
    let mut play = duel(card, devastator(2), anvil());
    fire(&mut play, dice);
    play
}

fn declared(card: Card) -> Play {
    let mut play = duel(card, devastator(2), anvil());
    let aim = play.aim(0, at_unit(2));
    play.give(0, aim, &[]);
    play
}

fn shot_with_flares(card: Card) -> Play {
    let mut play = scene()
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(1, anvil(), &[(20.0, 20.0)])
        .commander(1, 0, 2, 9)
        .hand(1, &[card])
        .act();
    play.shoot(0, at_unit(1), &[2]);
    play
}

fn clearing(card: Card) -> Play {
    let mut play = fight(|it| it.commander(0, 0, 2, 9).hand(0, &[card]));
    play.give(0, cqb::Order::Fight, &[]);
    play
}

fn trap() -> Play {
    let mut play = trapped(soldiers(), None).act();
    let edges = SmallVec::from_elem(None, 1);
    play.give(0, infantry::Order::Edges { squad: SquadId(0), edges }, &[]);
    play
}

fn round_up(card: Card) -> Play {
    let mut play = burning(card);
    play.give(1, turn::Order::DoneGroup, &[]);
    play
}

#[test]
fn every_card_of_the_deck_can_be_played() {
    // dc.card.deck-generic, dc.command.play: it is among the orders that are listed, and is accepted.
    for card in Card::ALL {
        let play = position(card);
        let mut orders = Vec::new();
        Dropzone.orders(&play.state, &mut orders);
        let plays = |it: &&Order| matches!(it, Order::Command(command::Order::Play { card: it, .. }) if *it == card);
        let order = orders.iter().find(plays).unwrap_or_else(|| panic!("{card:?} is not offered at {}", play.asks()));
        assert!(Dropzone.judge(&play.state, order).is_ok(), "{card:?}");
    }
}
