//! Sentry: whose windows open, and when.

use battle::Seat;
use table::Bearing;
use warzone::{ModelId, Order, Reaction, Step, Test};

use crate::support::{Game, go, needs, scene, shoot, shots, trooper, way};

/// Seat 1 with a Sentry (model 2) and seat 0 with one (model 1), in Game Turn 2, seat 0 to activate model 0.
fn two_sentries() -> Game {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(26., 20., 180)])
        .squad(1, &trooper(), &[(20., 34., 0)])
        .begin();
    game.activate(1);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.activate(2);
    game.decline();
    game.give(1, Order::Sentry, []);
    game.until_squad(0);
    game.activate(0);
    game
}

/// wz.action.sentry-timing: a Sentry acts only in an enemy Activation Phase, so a Sentry's shot opens no window for the
/// active side.
#[test]
fn a_sentrys_shot_is_not_answered_by_the_active_side() {
    let mut game = two_sentries();
    assert!(matches!(game.top(), Step::SentryWindow { seat: Seat(1), .. }), "{:?}", game.top());
    let reaction = Reaction::Shoot(shots(&[0]));
    game.give(1, Order::React { model: ModelId(2), reaction }, [14, 13]);
    assert!(matches!(game.top(), Step::Act(ModelId(0))), "{:?}", game.top());
}

/// wz.action.sentry-timing: a window opens after the last Action too, a Pass included.
#[test]
fn a_window_opens_after_a_pass() {
    let mut game = two_sentries();
    game.decline();
    game.give(0, go(20., 21., 180), []);
    assert!(matches!(game.top(), Step::SentryWindow { seat: Seat(1), .. }), "{:?}", game.top());
    game.decline();
    game.give(0, Order::Pass, []);
    assert!(matches!(game.top(), Step::SentryWindow { seat: Seat(1), .. }), "{:?}", game.top());
}

/// wz.action.sentry-timing: in one window Sentries act one by one, also after the first has felled whom they interrupt.
#[test]
fn a_second_sentry_may_act_after_the_first_has_killed() {
    let mut game = scene()
        .squad(0, &trooper(), &[(5., 5., 180)])
        .squad(0, &trooper(), &[(20., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 34., 0), (22., 34., 0)])
        .begin();
    game.activate(0);
    game.give(0, Order::Pass, []);
    for model in [3, 4] {
        game.activate(model);
        game.give(1, Order::Sentry, []);
    }
    game.until_squad(0);
    game.activate(1);
    let events =
        game.give(1, Order::React { model: ModelId(3), reaction: Reaction::Shoot(shots(&[1])) }, [14, 12, 20, 12]); // half its squad lost: it stays
    assert!(!game.stands(1), "{events:?}");
    game.give(1, Order::React { model: ModelId(4), reaction: Reaction::Shoot(shots(&[2])) }, [14, 13]);
}

/// wz.action.dive-for-cover: a diver held on its way gains nothing from the Cover it never reached.
#[test]
fn a_diver_that_is_held_is_shot_at_where_it_is() {
    let ogre = trooper().base(40).armed(&["blade 1 +1 1 0 Piercing"]);
    let mut game = scene()
        .squad(0, &trooper(), &[(5., 5., 180)])
        .squad(0, &trooper(), &[(20., 18., 180)])
        .squad(0, &ogre, &[(21.5, 32., 0)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .block("heavy-wall", [23.1, 28.3, 25.5, 28.8], 3.0)
        .begin();
    game.activate(0);
    game.give(0, Order::Pass, []);
    game.activate(3);
    game.give(1, Order::Sentry, []);
    game.until_squad(0);
    game.activate(1);
    game.give(1, Order::Decline, []);
    game.give(0, shoot(&[3]), []);
    let dive = Order::Dive { by: way(24.5, 30.), facing: Bearing::degrees(0) };
    let events = game.give(1, dive, [14, 9, 5, 1]); // LD, Grab, RS, and the Armour of the friend in that fight
    assert_eq!(needs(&events, Test::RangeSkill), [4], "12, and 8 less for an Engaged target");
}
