//! Resource Cards.

use battle::Seat;
use warzone::{Card, ModelId, Order, Step, Test};

use crate::support::{hits, needs, scene, shoot, trooper};

/// wz.card.resource-by-warlord, wz.card.resource-by-troop-commander, the printed example: a Close Combat Warlord and two
/// squads of Troops: 3 + 1 + 1 = 5.
#[test]
fn leaders_provide_cards() {
    for (kind, cards) in [("tech", 6), ("close-combat", 5), ("ranged", 5), ("psychic", 6)] {
        let game = scene()
            .warlord(0, &trooper(), kind, (10., 10., 180))
            .troops(0, &trooper(), &[(20., 10., 180)])
            .troops(0, &trooper(), &[(30., 10., 180)])
            .unit(0, "support", &[], &trooper(), &[(34., 10., 180)])
            .troops(1, &trooper(), &[(20., 44., 0)])
            .begin();
        assert_eq!(game.state.cards(Seat(0)), cards, "{kind}");
    }
}

fn duel() -> crate::support::Game {
    scene()
        .troops(0, &trooper(), &[(20., 20., 180)])
        .troops(0, &trooper(), &[(40., 10., 180)])
        .troops(1, &trooper(), &[(20., 30., 0)])
        .troops(1, &trooper(), &[(40., 44., 0)])
        .acting(0)
}

/// wz.card.burn-action-point, wz.card.turn-to-burn: a third point, once per model and turn; the card comes back next turn.
#[test]
fn a_card_gives_a_third_point() {
    let mut game = duel();
    game.give(Order::Burn { on: Card::ActionPoint }, []);
    assert_eq!((game.model(0).points, game.state.cards(Seat(0))), (3, 1));
    assert_eq!(game.refused_by(Order::Burn { on: Card::ActionPoint }), "wz.card.burn-action-point");
    while game.state.turn == 1 {
        game.decline();
    }
    assert_eq!(game.state.cards(Seat(0)), 2, "wz.turn.control-phase");
}

/// wz.card.burn-rof: one die more for the next attack, one card per model and turn.
#[test]
fn a_card_raises_the_rate() {
    let mut game = duel();
    game.give(Order::Burn { on: Card::Rate }, []);
    assert_eq!(game.refused_by(Order::Burn { on: Card::Rate }), "wz.card.burn-rof");
    assert_eq!(game.refused_by(shoot(&[2])), "wz.weapon.rof-roa");
    let events = game.give(shoot(&[2, 2]), [13, 13]);
    assert_eq!(needs(&events, Test::RangeSkill).len(), 2);
    game.give(Order::Burn { on: Card::ActionPoint }, []);
    assert_eq!(game.refused_by(Order::Burn { on: Card::Rate }), "wz.card.turn-to-burn", "no card left");
}

/// wz.card.burn-heal: after a failed Armour test a card gives Heal (3); a Power Shot leaves no room for it.
#[test]
fn a_card_may_heal() {
    let mut game = duel();
    game.give(shoot(&[2]), [5, 19]);
    assert!(matches!(game.top(), Step::Heal(_)));
    let events = game.give(Order::Accept, [3]);
    assert_eq!(needs(&events, Test::Heal), [3]);
    assert!(game.stands(2));
    assert_eq!(game.state.cards(Seat(1)), 1);
    let mut game = duel();
    game.give(shoot(&[2]), [5, 19]);
    game.give(Order::Accept, [4]);
    assert!(!game.stands(2));
    let mut game = duel();
    let events = game.give(shoot(&[2]), [1]);
    assert_eq!(hits(&events).len(), 1);
    assert!(!game.stands(2), "wz.dice.power-shot");
}

/// wz.card.resource-loss: the leader's cards go with him, turned ones too if the owner likes.
#[test]
fn cards_are_lost_with_their_provider() {
    let mut game = scene()
        .troops(0, &trooper(), &[(20., 20., 180)])
        .troops(1, &trooper(), &[(20., 30., 0), (22., 30., 0)])
        .warlord(1, &trooper(), "tech", (40., 44., 0))
        .acting(0);
    game.give_kept(shoot(&[1]), [5, 19]);
    game.give(Order::Accept, [19]); // one turned in vain, and the Commander is lost
    assert!(matches!(game.top(), Step::LoseCards { count: 1, .. }));
    assert_eq!(game.refused_by(Order::LoseCards { burned: 2 }), "wz.card.resource-loss");
    game.give(Order::LoseCards { burned: 1 }, [12]); // half the squad is lost: wz.morale.pinning-trigger
    let side = game.state.side(Seat(1));
    assert_eq!((side.ready, side.burned), (4, 0));
    assert_eq!(game.squad(1).commander, Some(ModelId(2)));
}
