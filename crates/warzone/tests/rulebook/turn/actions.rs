//! Action Points and Actions.

use warzone::{Action, Mark, ModelId, Order, Step};

use crate::support::{engage, go, run, scene, shoot, trooper};

fn two() -> crate::support::Scene {
    scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 40., 0)])
}

/// wz.action.points, wz.def.activated: two points, then the model is Deactivated.
#[test]
fn a_model_has_two_points() {
    let mut game = two().acting(0);
    assert_eq!(game.model(0).points, 2);
    game.give(0, go(20., 24., 180), []);
    assert_eq!(game.model(0).points, 1);
    game.give(0, Order::Aim, []);
    assert!(game.model(0).marks.has(Mark::Deactivated));
    assert!(matches!(game.top(), Step::ChooseSquad(seat) if seat.0 == 1));
}

/// wz.action.once: each Action once; Move and Engage are different ones.
#[test]
fn an_action_is_made_once_a_turn() {
    let mut game = two().acting(0);
    game.give(0, go(20., 24., 180), []);
    assert_eq!(game.refused_by(go(20., 25., 180)), "wz.action.once");
    assert_eq!(game.refused_by(run(20., 25., 180)), "wz.action.points");
}

/// wz.action.pass, wz.action.at-least-one: a Pass ends it, other points are lost.
#[test]
fn pass_ends_the_activation() {
    let mut game = two().acting(0);
    game.give(0, Order::Pass, []);
    assert_eq!(game.model(0).points, 0);
    assert!(game.model(0).marks.has(Mark::Deactivated));
}

/// wz.action.pivot: turning on the spot is the Move of the turn.
#[test]
fn turning_is_a_move() {
    let mut game = two().acting(0);
    game.give(0, go(20., 20., 0), []);
    assert_eq!(game.model(0).stand.unwrap().facing, table::Bearing::NORTH);
    assert_eq!(game.model(0).points, 1);
    assert_eq!(game.refused_by(go(20., 21., 0)), "wz.action.once");
}

/// wz.action.move, wz.action.run, wz.stat.m, wz.move.value-vs-movement: M5 moves 5in and runs 10in.
#[test]
fn move_and_run() {
    let mut game = two().acting(0);
    assert_eq!(game.refused_by(go(20., 25.01, 180)), "wz.action.move");
    game.give(0, go(20., 25., 180), []);
    let mut game = two().acting(0);
    assert_eq!(game.refused_by(run(20., 30.01, 180)), "wz.action.run");
    game.give(0, run(20., 30., 180), []);
    assert!(game.model(0).done.has(Action::Run));
}

/// wz.action.hide: hiding lasts through Control Phases, and a Pass keeps it.
#[test]
fn hiding_lasts() {
    let mut game = two().acting(0);
    game.give(0, Order::Hide, []);
    game.give(0, Order::Pass, []);
    game.until_squad(1);
    game.until_squad(0);
    assert_eq!(game.state.turn, 2);
    assert!(game.model(0).marks.has(Mark::Hidden));
}

/// wz.action.points-engaged: a model that begins Engaged has one point, for Close Combat or a Move.
#[test]
fn engaged_models_have_one_point() {
    let game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    assert!(game.state.is_engaged(ModelId(0)), "wz.cc.engaged-state, wz.def.b2b");
    assert_eq!(game.model(0).points, 1);
    for order in [Order::Aim, Order::Hide, shoot(&[1]), engage(1)] {
        assert_eq!(game.refused_by(order), "wz.action.points-engaged");
    }
}

/// wz.def.stun: a stunned model spends its first point to recover.
#[test]
fn a_stun_costs_a_point() {
    let mut game = two().begin();
    battle::System::fold(
        &warzone::Warzone,
        &mut game.state,
        &warzone::Event::Marked { model: ModelId(0), mark: Mark::Stunned },
    );
    game.activate(0);
    assert_eq!(game.model(0).points, 1);
    assert!(!game.model(0).marks.has(Mark::Stunned));
}
