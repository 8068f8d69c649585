//! Sentries.

use table::Bearing;
use warzone::{Mark, ModelId, Order, Reaction, Step, Test};

use crate::support::{Game, engage, go, needs, run, scene, shoot, shots, trooper, way, why};

/// Seat 0's first model keeps watch over seat 1's.
fn watch(position: crate::support::Scene) -> Game {
    let mut game = position.acting(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game
}

fn duel() -> crate::support::Scene {
    scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 32., 0)])
}

fn react(reaction: Reaction) -> Order {
    Order::React { model: ModelId(0), reaction }
}

/// wz.action.sentry, wz.action.sentry-timing: before an activated enemy has spent anything, an LD test, then the Action;
/// the watch is over (wz.action.sentry-duration).
#[test]
fn a_sentry_shoots_first() {
    let mut game = watch(duel());
    game.activate(1);
    assert!(matches!(game.top(), Step::SentryWindow { .. }));
    let events = game.give(0, react(Reaction::Shoot(shots(&[1]))), [14, 12, 10]);
    assert_eq!((needs(&events, Test::Sentry), needs(&events, Test::RangeSkill)), (vec![14], vec![12]));
    assert!(!game.model(0).marks.has(Mark::Sentry));
    assert_eq!(game.top(), Step::Act(ModelId(1)), "the enemy goes on");
    assert_eq!(game.model(1).points, 2);
}

/// wz.action.sentry: a failed LD test ends the watch without the Action.
#[test]
fn a_sentry_may_fail() {
    let mut game = watch(duel());
    game.activate(1);
    let events = game.give(0, react(Reaction::Shoot(shots(&[1]))), [15]);
    assert_eq!(needs(&events, Test::RangeSkill), [0; 0]);
    assert!(!game.model(0).marks.has(Mark::Sentry));
}

/// wz.action.sentry-timing, the printed example: the enemy Engages the Sentry, who may act before its second point; and
/// after the last Action of a model a window opens too.
#[test]
fn a_window_opens_after_each_action() {
    let mut game = watch(scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 28., 0)]));
    game.activate(1);
    game.give(0, Order::Decline, []);
    game.give(1, engage(0), []);
    assert!(matches!(game.top(), Step::SentryWindow { .. }));
    assert_eq!(game.refused_by(react(Reaction::Shoot(shots(&[1])))), "wz.action.points-engaged");
    game.give(0, react(Reaction::CloseCombat { weapon: Some(1) }), [2]);
    game.give(0, crate::support::strike(1), [13]);
    assert_eq!(game.top(), Step::Act(ModelId(1)));

    let mut game = watch(duel());
    game.activate(1);
    game.give(0, Order::Decline, []);
    game.give(1, run(20., 24., 0), []);
    assert!(matches!(game.top(), Step::SentryWindow { .. }), "the last one included");
}

/// wz.action.sentry-timing, the printed example in full: he declines when the third model of a squad is activated; it
/// Engages the Sentry, who may act now, before its second point.
#[test]
fn the_third_model_is_answered_after_its_engage() {
    let mut game = watch(scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(
        1,
        &trooper(),
        &[(18., 28., 0), (22., 28., 0), (20., 28., 0)],
    ));
    for model in [1, 2] {
        game.activate(model);
        game.give(0, Order::Decline, []);
        game.give(1, Order::Pass, []);
        game.give(0, Order::Decline, []);
    }
    game.activate(3);
    assert!(matches!(game.top(), Step::SentryWindow { .. }));
    game.give(0, Order::Decline, []);
    game.give(1, engage(0), []);
    assert!(matches!(game.top(), Step::SentryWindow { .. }));
    assert_eq!(game.model(3).points, 1, "its second point is not spent");
    let events = game.give(0, react(Reaction::CloseCombat { weapon: Some(1) }), [14]);
    assert_eq!(needs(&events, Test::Sentry), [14]);
    game.give(0, crate::support::strike(3), [13]);
    assert_eq!(game.top(), Step::Act(ModelId(3)));
}

/// wz.action.once: a Sentry's reaction counts as the Action of that turn.
#[test]
fn a_reaction_uses_the_action_up() {
    let mut game = watch(duel());
    game.activate(1);
    game.give(0, react(Reaction::Move { by: way(20., 17.), facing: Bearing::SOUTH }), [3]);
    assert!(game.model(0).done.has(warzone::Action::Move));
    assert_eq!(game.model(0).travelled.as_hundredths(), 300);
}

/// wz.action.sentry-limit: two of a small squad, two for every five of a larger one.
#[test]
fn only_some_may_keep_watch() {
    let places: Vec<(f64, f64, i32)> = (0..4).map(|it| (18. + 1.5 * f64::from(it), 20., 180)).collect();
    let mut game = scene().squad(0, &trooper(), &places).squad(1, &trooper(), &[(20., 40., 0)]).begin();
    for model in [0, 1] {
        game.activate(model);
        game.give(0, Order::Sentry, []);
    }
    game.activate(2);
    assert_eq!(game.refused_by(Order::Sentry), "wz.action.sentry-limit");
}

/// wz.action.dive-for-cover, the printed example: a Sentry that is shot at dives into Light Terrain: RS -4 in all.
#[test]
fn a_sentry_dives_for_cover() {
    let position = || {
        let mut game =
            watch(scene().area("light-bush", [16., 21., 24., 22.], 2.).squad(0, &trooper(), &[(26., 20., 180)]).squad(
                1,
                &trooper(),
                &[(20., 32., 0)],
            ));
        game.activate(1);
        game.give(0, Order::Decline, []);
        game.give(1, shoot(&[0]), []);
        game
    };
    let dive = |x: f64, y: f64| Order::Dive { by: way(x, y), facing: Bearing::SOUTH };
    let mut game = position();
    assert!(matches!(game.top(), Step::Dive { .. }));
    assert_eq!(game.refused_by(dive(30., 20.)), "wz.action.dive-for-cover");
    let events = game.give(0, dive(21.2, 19.8), [14, 9]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -2@wz.shoot.cover-light -2@wz.action.dive-for-cover");
    let mut game = position();
    let events = game.give(0, Order::Decline, [13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
}

/// wz.action.dive-for-cover: out of sight the attack is made at a flat -6.
#[test]
fn a_dive_out_of_sight_is_six() {
    let mut game = watch(
        scene().block("impassable-rock", [16., 24., 19., 25.], 3.).squad(0, &trooper(), &[(20., 22., 180)]).squad(
            1,
            &trooper(),
            &[(18., 34., 0)],
        ),
    );
    game.activate(1);
    game.give(0, Order::Decline, []);
    game.give(1, shoot(&[0]), []);
    let events = game.give(0, Order::Dive { by: way(17.6, 22.6), facing: Bearing::SOUTH }, [3, 7]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -6@wz.action.dive-for-cover");
}

/// wz.action.sentry-duration: the watch outlasts the Control Phase and ends with the squad's next Activation.
#[test]
fn the_watch_ends_with_the_next_activation() {
    let mut game = watch(duel());
    game.activate(1);
    game.give(0, Order::Decline, []);
    game.give(1, go(20., 31., 0), []);
    while game.state.turn == 1 {
        game.decline();
    }
    assert!(game.model(0).marks.has(Mark::Sentry));
    game.give(0, Order::GiveInitiative { to: battle::Seat(0) }, []);
    game.activate(0);
    assert!(!game.model(0).marks.has(Mark::Sentry));
}
