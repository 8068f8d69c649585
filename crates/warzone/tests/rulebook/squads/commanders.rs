//! Who commands after the Commander, and whose cards go with whom.

use battle::{Seat, System};
use catalogue::rule;
use warzone::{ModelId, Order, SquadId, Step, Warzone};

use crate::support::{Game, scene, shoot, trooper};

/// Shoots at a model and lets nobody stand in for it or heal it.
fn fell(game: &mut Game, shooter: u16, victim: u16) {
    game.activate(shooter);
    game.give_kept(0, shoot(&[victim]), [5, 19]);
    if matches!(game.top(), Step::Heal(_)) {
        game.give(1, Order::Decline, []);
    }
    assert!(!game.stands(victim));
}

/// wz.squad.commander-lost, wz.squad.acting-commander, wz.card.resource-loss: with the Commander go 2 LD and his card; with
/// the Acting Commander go neither, and another is named.
#[test]
fn an_acting_commander_is_replaced() {
    let keen = trooper().skill(rule!("wz.skill.target-sense"), None);
    let five = [(20., 30., 0), (23., 30., 0), (26., 30., 0), (20., 33., 0), (23., 33., 0)];
    let mut game = scene()
        .squad(0, &keen, &[(20., 20., 180), (23., 20., 180)])
        .troops(1, &trooper(), &five)
        .troops(1, &trooper(), &[(40., 44., 0)])
        .begin();
    let figures = |game: &Game| (game.state.coherency(SquadId(1)).map(|it| it.total()), game.state.cards(Seat(1)));
    assert_eq!(figures(&game), (Some(7), 2));
    fell(&mut game, 0, 2);
    assert_eq!(game.top(), Step::NameCommander(SquadId(1)));
    game.give(1, Order::Name { model: ModelId(3) }, []);
    assert_eq!(figures(&game), (Some(6), 1));
    game.give(0, Order::Pass, []);
    fell(&mut game, 1, 3);
    assert_eq!(game.top(), Step::NameCommander(SquadId(1)), "another is named");
    game.give(1, Order::Name { model: ModelId(4) }, []);
    assert_eq!(figures(&game), (Some(6), 1), "no further loss");
}

/// wz.card.resource-by-troop-commander: a Lord who leads Troops provides their card, which goes with him.
#[test]
fn a_lord_provides_the_card_of_his_troops() {
    let led = |category: &str| {
        let mut setup = scene()
            .squad(0, &trooper().skill(rule!("wz.skill.target-sense"), None), &[(20., 20., 180)])
            .unit(1, category, &[], &trooper(), &[(23., 32., 0), (26., 32., 0), (29., 32., 0)])
            .unit(1, "lord", &[], &trooper(), &[(20., 30., 0)])
            .setup();
        setup.forces[1].units[1].joins = Some(0);
        let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
        game.give(0, Order::Begin, []);
        game
    };
    let mut game = led("troops");
    let lord = game.squad(1).commander.expect("a Commander");
    assert!(game.state.profile(lord).hero);
    assert_eq!(game.state.cards(Seat(1)), 1);
    fell(&mut game, 0, lord.0);
    assert_eq!(game.state.cards(Seat(1)), 0);
    assert_eq!(led("support").state.cards(Seat(1)), 0, "of Troops only");
}
