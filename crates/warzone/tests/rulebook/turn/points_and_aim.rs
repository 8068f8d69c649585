//! What is left of a Game Turn: travel, Aim, and the points of a model that fumbled before it was activated.

use table::Inches;
use warzone::{Card, Forbidden, Mark, ModelId, Order, Reaction, Step, Test};

use crate::support::{go, needs, run, scene, shoot, shots, trooper};

/// wz.stat.m-minimum, wz.stat.m-maximum: with an inch of the travel left the 2in of the least Movement are not to be had.
#[test]
fn the_least_movement_is_within_the_travel_left() {
    let mut game = scene()
        .area("heavy-wood", [15., 10.3, 25., 20.], 1.)
        .squad(0, &trooper(), &[(20., 10., 180)])
        .squad(1, &trooper(), &[(40., 45., 0)])
        .acting(0);
    game.state.models[0].travelled = Inches::whole(9);
    let Forbidden::TooFar { limit, .. } = game.refused(go(20., 12., 180)) else { panic!("it is too far") };
    assert!(limit.to_string().ends_with(">=2″@wz.stat.m-minimum <=1″@wz.stat.m-maximum"), "{limit}");
    game.give(0, go(20., 11., 180), []);
}

/// wz.stat.m-maximum, wz.card.burn-action-point: a third point does not raise the travel of the Game Turn.
#[test]
fn a_third_point_goes_no_further() {
    let mut game = scene().troops(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(40., 45., 0)]).acting(0);
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    game.give(0, run(20., 20., 180), []);
    assert_eq!(game.model(0).points, 1);
    let Forbidden::TooFar { limit, .. } = game.refused(go(20., 20.1, 180)) else { panic!("it is too far") };
    assert_eq!(limit.total(), 0);
    game.give(0, go(20., 20., 0), []);
}

/// wz.action.aim: it waits for the first shot of the Activation, over a Move that a card paid for.
#[test]
fn aim_outlasts_a_move() {
    let mut game = scene().troops(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    game.give(0, Order::Aim, []);
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    game.give(0, go(20., 12., 180), []);
    assert_eq!(needs(&game.give(0, shoot(&[1]), [15]), Test::RangeSkill), [14]);
}

/// wz.action.aim: it is lost with the Activation and helps no Sentry.
#[test]
fn aim_helps_no_sentry() {
    let mut game = scene().troops(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    game.give(0, Order::Aim, []);
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    game.give(0, Order::Sentry, []);
    game.activate(1);
    let reaction = Reaction::Shoot(shots(&[1]));
    let events = game.give(0, Order::React { model: ModelId(0), reaction }, [14, 13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
}

/// wz.dice.fumble: a Sentry that rolls a 20 before its own Activation has no points in it, and is given none by a card.
#[test]
fn a_fumble_before_the_activation() {
    for (die, fumbled) in [(20, true), (19, false)] {
        let mut game = scene()
            .squad(0, &trooper(), &[(5., 5., 180)])
            .troops(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 32., 0)])
            .squad(1, &trooper(), &[(40., 44., 0)])
            .begin();
        game.mark(1, Mark::Sentry);
        game.activate(0);
        game.give(0, Order::Pass, []);
        game.activate(2);
        game.give(0, Order::React { model: ModelId(1), reaction: Reaction::Shoot(shots(&[2])) }, [die]);
        game.give(1, Order::Pass, []);
        game.activate(1);
        assert_eq!(matches!(game.top(), Step::Act(_)), !fumbled, "a {die}");
        assert_eq!(game.model(1).marks.has(Mark::Deactivated), fumbled, "its Activation is over before it began");
    }
}
