//! Resource Cards.

use battle::Seat;
use catalogue::rule;
use warzone::{Action, Card, Mark, ModelId, Order, Shots, Step, Test};

use crate::support::{Game, faster, go, hits, needs, scene, shoot, shots, trooper};

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

fn duel() -> Game {
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
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
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
    game.give(0, faster(0, Action::Shooting), []);
    assert_eq!(game.refused_by(faster(0, Action::Shooting)), "wz.card.burn-rof");
    assert_eq!(game.refused_by(shoot(&[2])), "wz.weapon.rof-roa");
    let events = game.give(0, shoot(&[2, 2]), [13, 13]);
    assert_eq!(needs(&events, Test::RangeSkill).len(), 2);
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    assert_eq!(game.refused_by(faster(0, Action::Shooting)), "wz.card.turn-to-burn", "no card left");
}

/// wz.card.burn-rof: for a single weapon in a single Action: another weapon, and another Action, are no faster.
#[test]
fn a_card_names_weapon_and_action() {
    let armed = trooper().armed(&["gun 24 12 1 0 Piercing A", "gun 24 10 1 0 Piercing A"]);
    let mut game = scene().troops(0, &armed, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    let (first, second) = (shots(&[1, 1]), Shots { weapon: 1, ..shots(&[1]) });
    game.give(0, faster(0, Action::Shooting), []);
    assert_eq!(game.refused_by(Order::Shoot(Shots { weapon: 1, ..shots(&[1, 1]) })), "wz.weapon.rof-roa");
    assert_eq!(game.refused_by(Order::RapidFire(shots(&[1, 1, 1]))), "wz.weapon.rof-roa");
    let mut other = Game { state: game.state.clone() };
    assert_eq!(needs(&other.give(0, Order::Shoot(second), [13]), Test::RangeSkill).len(), 1);
    assert_eq!(needs(&game.give(0, Order::Shoot(first), [13, 13]), Test::RangeSkill).len(), 2);
}

/// wz.card.burn-rof: no card is turned where it can have no effect: a weapon the model has not, an Action it cannot make,
/// a rate that stays as it is; and a Move has no rate.
#[test]
fn no_card_is_turned_for_nothing() {
    let arms = ["gun 24 12 1 0 Piercing H", "gun - 14 1 0 Plasma S FT", "blade B2B +1 2 0 Piercing"];
    let heavy = trooper().armed(&arms);
    let place =
        |enemy| scene().troops(0, &heavy, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., enemy, 0)]).acting(0);
    let mut far = place(30.);
    for (order, rule) in [
        (faster(9, Action::Shooting), "wz.card.burn-rof"),
        (faster(2, Action::Shooting), "wz.card.burn-rof"),
        (faster(2, Action::CloseCombat), "wz.action.close-combat"),
        (faster(1, Action::RapidFire), "wz.template.no-special"),
        (faster(0, Action::Move), "wz.card.burn-rof"),
    ] {
        assert_eq!(far.refused_by(order.clone()), rule);
        assert!(!far.listed().contains(&order));
    }
    assert!(far.listed().contains(&faster(0, Action::RapidFire)));
    far.give(0, shoot(&[1]), [13]);
    assert_eq!(far.refused_by(faster(0, Action::Shooting)), "wz.action.once");
    let near = place(21.18);
    assert_eq!(near.refused_by(faster(2, Action::CloseCombat)), "wz.armoury.heavy.close-combat");
    assert_eq!(near.refused_by(faster(0, Action::Shooting)), "wz.action.points-engaged");
}

/// wz.card.burn-heal: after a failed Armour test a card gives Heal (3); a Power Shot leaves no room for it.
#[test]
fn a_card_may_heal() {
    let mut game = duel();
    game.give(0, shoot(&[2]), [5, 19]);
    assert!(matches!(game.top(), Step::Heal(_)));
    let events = game.give(1, Order::Accept, [3]);
    assert_eq!(needs(&events, Test::Heal), [3]);
    assert!(game.stands(2));
    assert_eq!(game.state.cards(Seat(1)), 1);
    let mut game = duel();
    game.give(0, shoot(&[2]), [5, 19]);
    game.give(1, Order::Accept, [4]);
    assert!(!game.stands(2));
    let mut game = duel();
    let events = game.give(0, shoot(&[2]), [1]);
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
    game.give_kept(0, shoot(&[1]), [5, 19]);
    game.give(1, Order::Accept, [19]); // one turned in vain, and the Commander is lost
    assert!(matches!(game.top(), Step::LoseCards { count: 1, .. }));
    assert_eq!(game.refused_by(Order::LoseCards { burned: 2 }), "wz.card.resource-loss");
    game.give(1, Order::LoseCards { burned: 1 }, [12]); // half the squad is lost: wz.morale.pinning-trigger
    let side = game.state.side(Seat(1));
    assert_eq!((side.ready, side.burned), (4, 0));
    assert_eq!(game.squad(1).commander, Some(ModelId(2)));
}

/// A shooter (0) and a victim (1) of so many Wounds that has this Heal of its own, and two cards.
fn wounded(heal: Option<i32>) -> Game {
    let victim = trooper().line("5 12 12 8 8 12 14 2 12");
    let victim = heal.map_or(victim.clone(), |x| victim.skill(rule!("wz.skill.heal"), Some(x)));
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .troops(1, &victim, &[(20., 30., 0)])
        .troops(1, &trooper(), &[(40., 44., 0)])
        .acting(0);
    game.give(0, shoot(&[1]), if heal.is_some_and(|it| it > 3) { vec![5, 19, 6] } else { vec![5, 19] });
    game
}

/// wz.card.burn-heal: a model with a Heal of its own rolls once, on the better value; a better one asks for no card.
#[test]
fn the_better_heal_is_rolled_once() {
    let mut card = wounded(Some(2));
    assert!(matches!(card.top(), Step::Heal(_)));
    assert_eq!(needs(&card.give(1, Order::Accept, [3]), Test::Heal), [3]);
    assert_eq!(card.model(1).wounds, 2);
    let mut own = wounded(Some(2));
    assert_eq!(needs(&own.give(1, Order::Decline, [3]), Test::Heal), [2]);
    assert_eq!((own.model(1).wounds, own.state.cards(Seat(1))), (1, 2));
    let better = wounded(Some(5));
    assert!(!matches!(better.top(), Step::Heal(_)), "it rolled its own 5 and was not asked");
    assert_eq!((better.model(1).wounds, better.state.cards(Seat(1))), (1, 2));
}

/// wz.card.burn-heal: once per Wound Effect.
#[test]
fn one_card_per_wound_effect() {
    let mut game = wounded(None);
    game.give(1, Order::Accept, [4]);
    assert_eq!((game.model(1).wounds, game.state.cards(Seat(1))), (1, 1));
    assert!(!matches!(game.top(), Step::Heal(_)), "no second card for the same one");
}

/// wz.card.burn-action-point: an Engaged model goes from 1 to 2 AP.
#[test]
fn a_card_for_an_engaged_model() {
    let mut game = scene().troops(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    assert_eq!(game.model(0).points, 1);
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    assert_eq!(game.model(0).points, 2);
}

/// wz.card.turn-to-burn, example: one model has a third AP and a Heal (3): then no fourth AP and no second Heal for the
/// same Wound Effect, but a die more.
#[test]
fn three_cards_for_one_model() {
    let mut game = scene()
        .troops(0, &trooper(), &[(20., 20., 180)])
        .warlord(0, &trooper(), "tech", (44., 4., 180))
        .squad(1, &trooper(), &[(20., 21.18, 0)])
        .acting(0);
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    game.give(0, go(20., 16., 180), [19]); // the Free Slash
    assert!(matches!(game.top(), Step::Heal(_)));
    game.give(0, Order::Accept, [3]);
    assert_eq!(game.state.cards(Seat(0)), 3);
    assert!(matches!(game.top(), Step::Act(_)), "the Wound Effect is over");
    assert_eq!(game.refused_by(Order::Burn { on: Card::ActionPoint }), "wz.card.burn-action-point");
    game.give(0, faster(0, Action::Shooting), []);
    assert_eq!(needs(&game.give(0, shoot(&[2, 2]), [13, 13]), Test::RangeSkill).len(), 2);
}

/// A Warlord of this kind falls, with two cards of his army already turned.
pub fn fallen_warlord(kind: &str) -> Game {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .warlord(1, &trooper(), kind, (20., 30., 0))
        .troops(1, &trooper(), &[(40., 44., 0)])
        .troops(1, &trooper(), &[(44., 44., 0)])
        .acting(0);
    game.state.sides[1].ready -= 2;
    game.state.sides[1].burned += 2;
    game.give(0, shoot(&[1]), [5, 19]);
    game.give(1, Order::Decline, []);
    game
}

/// wz.card.resource-loss, examples: with Dr. Diana, a Tech Warlord, any 4 cards go, with Alakhai, a Close Combat one, any 3.
#[test]
fn a_warlord_takes_many_cards_along() {
    for (kind, lost) in [("tech", 4), ("close-combat", 3)] {
        let fallen = || {
            let game = fallen_warlord(kind);
            assert!(matches!(game.top(), Step::LoseCards { count, .. } if count == lost), "{:?}", game.top());
            game
        };
        assert_eq!(fallen().refused_by(Order::LoseCards { burned: 3 }), "wz.card.resource-loss");
        for burned in [0, 1, 2] {
            let mut game = fallen();
            game.give(1, Order::LoseCards { burned }, []);
            let side = game.state.side(Seat(1));
            assert_eq!((side.ready + side.burned, side.burned), (2, 2 - burned));
        }
    }
}

/// wz.dice.fumble, wz.card.burn-heal: no card heals a model that fumbled this Game Turn; another it does.
#[test]
fn no_card_heals_who_fumbled() {
    for fumbled in [false, true] {
        let mut game = duel();
        if fumbled {
            game.mark(2, Mark::Fumbled);
        }
        game.give(0, shoot(&[2]), [12, 19]);
        assert_eq!(matches!(game.top(), Step::Heal(_)), !fumbled);
        assert_eq!(game.stands(2), !fumbled);
    }
}
