//! Target Sense tests that fail: what is lost with them.

use warzone::{Action, Forbidden, Mark, Order, Step, Test};

use crate::support::{Game, engage, needs, scene, shoot, shots, trooper};

/// A model with an enemy 6.82in before it (1) and another further off (2).
fn two_enemies() -> Game {
    scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 28., 0), (25., 28., 0)]).acting(0)
}

/// wz.def.target-sense-test: a failed Engage costs its point and is not repeated.
#[test]
fn a_failed_engage_is_not_repeated() {
    let mut game = two_enemies();
    let events = game.give(0, engage(2), [15]);
    assert_eq!(needs(&events, Test::TargetSense), [14]);
    assert_eq!(game.model(0).points, 1);
    assert!(!game.state.is_engaged(warzone::ModelId(0)));
    for target in [1, 2] {
        assert_eq!(game.refused(engage(target)), Forbidden::OncePerTurn { action: Action::Engage });
    }
    game.give(0, shoot(&[1]), [13]);
    let mut passed = two_enemies();
    passed.give(0, engage(2), [14]);
    assert!(passed.state.is_engaged(warzone::ModelId(0)));
}

/// wz.def.target-sense-test: a failed Rapid Fire costs both points.
#[test]
fn a_failed_rapid_fire_costs_both_points() {
    let mut game = two_enemies();
    let events = game.give(0, Order::RapidFire(shots(&[2, 2])), [15]);
    assert_eq!(needs(&events, Test::RangeSkill), [0; 0]);
    assert_eq!(game.model(0).points, 0);
    assert!(matches!(game.top(), Step::ChooseSquad(_)));
}

/// wz.def.target-sense-test, wz.dice.fumble: a 20 leaves no second attempt, a 19 does.
#[test]
fn a_fumble_leaves_no_second_attempt() {
    let mut game = two_enemies();
    game.give(0, shoot(&[2]), [20]);
    assert!(game.model(0).marks.has(Mark::Fumbled));
    assert!(matches!(game.top(), Step::ChooseSquad(_)));
    let mut again = two_enemies();
    again.give(0, shoot(&[2]), [19]);
    assert_eq!(again.model(0).points, 1);
    again.give(0, shoot(&[2]), [14, 13]);
}
