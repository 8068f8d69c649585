//! Several reactions at one instant: all are declared first, then the player with the Initiative puts them in order.

use battle::{Seat, System};
use table::Bearing;
use warzone::{Event, Mark, ModelId, Morale, Order, Spot, Step, Test, Throw, Warzone};

use crate::support::{Game, at, engage, needs, scene, shoot, trooper, way};

/// A shooter (0) fires one die each at two Sentries (1 and 2) near a row of bushes.
pub fn two_divers() -> Game {
    let gunner = trooper().armed(&["gun 24 12 2 0 Piercing A"]);
    let mut game = scene()
        .area("light-bush", [16., 21., 23., 22.], 2.)
        .squad(0, &gunner, &[(20., 32., 0)])
        .squad(1, &trooper(), &[(26., 20., 180), (25., 17.8, 180)])
        .begin();
    game.mark(1, Mark::Sentry);
    game.mark(2, Mark::Sentry);
    game.activate(0);
    game.give(1, Order::Decline, []);
    game.give(0, shoot(&[1, 2]), []);
    game
}

fn dive(x: f64) -> Order {
    Order::Dive { by: way(x, 19.8), facing: Bearing::SOUTH }
}

fn asked(game: &Game) -> Seat {
    Warzone.decision(&game.state).expect("a question").seat
}

/// Who took tests of this kind, in order.
fn who_tested(events: &[Event], of: Test) -> Vec<u16> {
    let who = |it: &Event| match it {
        Event::Tested { test, model, .. } if *test == of => Some(model.0),
        _ => None,
    };
    events.iter().filter_map(who).collect()
}

/// wz.action.reaction-order: two Sentries are shot at. Both say whether and where they dive before either tests; then the
/// player with the Initiative says who goes first.
#[test]
fn dives_are_declared_before_any_is_resolved() {
    let mut game = two_divers();
    assert!(matches!(game.top(), Step::Together(_)) && asked(&game) == Seat(1));
    assert_eq!(game.refused_by(Order::First { which: 0 }), "wz.action.reaction-order");
    assert_eq!(game.refused_by(dive(30.)), "wz.action.dive-for-cover");
    game.give(1, dive(22.6), []);
    assert!(game.model(1).marks.has(Mark::Sentry) && game.at(1) == at(26., 20.), "nothing has happened yet");
    assert_eq!(asked(&game), Seat(1));
    game.give(1, dive(21.2), []);
    assert_eq!(asked(&game), Seat(0), "the player with the Initiative");
    let events = game.give(0, Order::First { which: 1 }, [5, 15, 13, 9]);
    assert_eq!(who_tested(&events, Test::Sentry), [2, 1]);
    assert_eq!(needs(&events, Test::RangeSkill), [12, 8]);
    assert_eq!((game.at(1), game.at(2)), (at(26., 20.), at(21.2, 19.8)));
}

/// wz.action.reaction-order: where only one dives there is nothing to put in order, and where nobody does nothing at all.
#[test]
fn one_dive_needs_no_order() {
    let mut game = two_divers();
    game.give(1, dive(21.2), []);
    let events = game.give(1, Order::Decline, [5, 9, 13]);
    assert_eq!(who_tested(&events, Test::Sentry), [1]);
    assert_eq!(needs(&events, Test::RangeSkill), [8, 12]);
    let mut game = two_divers();
    game.give(1, Order::Decline, []);
    let events = game.give(1, Order::Decline, [13, 13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12, 12]);
}

/// wz.action.reaction-order: a dive whose place is taken when its turn comes is dropped, and the watch goes on.
#[test]
fn a_dive_to_a_place_that_is_taken_is_dropped() {
    let mut game = two_divers();
    game.give(1, dive(22.), []);
    game.give(1, dive(22.), []);
    let events = game.give(0, Order::First { which: 0 }, [5, 9, 13]);
    assert_eq!(who_tested(&events, Test::Sentry), [1]);
    assert_eq!(needs(&events, Test::RangeSkill), [8, 12]);
    assert!(game.model(2).marks.has(Mark::Sentry) && !game.model(1).marks.has(Mark::Sentry));
}

/// wz.action.reaction-order, wz.cc.counter-charge: two guards met at one point both say so before either tests.
#[test]
fn counter_charges_are_declared_before_any_is_resolved() {
    let guard = trooper().base(40).armed(&[]);
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 29., 0)])
        .squad(1, &guard, &[(18., 26., 90), (22., 26., 270)])
        .acting(0);
    game.give(0, engage(1), [2]);
    game.give(1, Order::Accept, []);
    game.give(1, Order::Accept, []);
    assert_eq!(asked(&game), Seat(0));
    let events = game.give(0, Order::First { which: 1 }, [15, 14]);
    assert_eq!(who_tested(&events, Test::CounterCharge), [3, 2]);
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)) && !game.state.is_engaged_with(ModelId(0), ModelId(1)));
}

/// wz.action.reaction-order, wz.bauhaus.skill.hussars.look-out: of two squads hit by one launcher the player with the
/// Initiative says which tests first; one that is gone tests no more.
#[test]
fn pinning_tests_of_one_instant_are_put_in_order() {
    let position = || {
        scene()
            .squad(0, &trooper().armed(&["hussars-gw-170-ubgl"]), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 30., 0)])
            .squad(1, &trooper(), &[(21.3, 30., 0)])
            .acting(0)
    };
    let throw = || {
        let spot = [Spot::ground(at(20.6, 30.))].into_iter().collect();
        Order::Throw(Throw { weapon: 0, at: spot, lucky: false })
    };
    let mut game = position();
    game.give(0, throw(), [5, 2, 2]);
    assert_eq!(asked(&game), Seat(0));
    game.give(0, Order::First { which: 1 }, [15, 14]);
    assert_eq!((game.squad(1).morale, game.squad(2).morale), (Morale::Steady, Morale::Pinned));
    let mut game = position();
    game.give(0, throw(), [5, 20, 2, 14]);
    assert!(!game.stands(1) && game.squad(2).morale == Morale::Steady);
}
