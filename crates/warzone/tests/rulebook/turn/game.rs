//! The game turn, Initiative and the order of squads.

use battle::{Seat, System};
use warzone::{Edge, Event, Order, SquadId, Step, Warzone, ready};

use crate::support::{Game, scene, trooper};

fn squads(count: usize) -> Game {
    let mut position = scene();
    for at in 0..count {
        position = position.squad(0, &trooper(), &[(5. + 4. * at as f64, 5., 180)]);
    }
    position.squad(1, &trooper(), &[(5., 43., 0)]).begin()
}

/// wz.turn.initial-initiative: highest D20 wins, ties roll again, the winner keeps or gives the Initiative and the edges
/// and deployment follow it (wz.deploy.battle-line).
#[test]
fn the_battle_opens_with_initiative_and_deployment() {
    let setup = ready::battle("duel-of-heroes").unwrap();
    let mut game = Game { state: Warzone.start(&setup).unwrap() };
    let events = game.give(0, Order::Begin, [7, 7, 3, 9]);
    assert_eq!(events.iter().filter(|it| matches!(it, Event::InitiativeRolled { .. })).count(), 2);
    assert_eq!(game.top(), Step::GiveInitiative(Seat(1)));
    assert_eq!(game.refused_by(Order::GiveInitiative { to: Seat(2) }), "wz.turn.turn-initiative");
    game.give(1, Order::GiveInitiative { to: Seat(0) }, []);
    assert_eq!(game.top(), Step::TakeEdge(Seat(0)));
    game.give(0, Order::TakeEdge { edge: Edge::East }, []);
    assert_eq!(game.refused_by(Order::TakeEdge { edge: Edge::North }), "wz.deploy.battle-line");
    game.give(1, Order::TakeEdge { edge: Edge::West }, []);
    assert_eq!(game.top(), Step::Deploy(Seat(0)), "the Initiative sets up first");
    game.decline();
    game.decline();
    assert_eq!((game.state.turn, game.top()), (1, Step::ChooseSquad(Seat(0))), "no Control Phase: wz.turn.structure");
}

/// wz.turn.alternate, the printed example: one squad against three, Thomas first: Thomas, Jean, Thomas, Thomas.
#[test]
fn players_alternate_and_the_rest_comes_last() {
    let mut game = squads(3);
    let mut order = Vec::new();
    while game.state.turn == 1 {
        if let Step::ChooseSquad(seat) = game.top() {
            order.push(seat.0);
        }
        game.decline();
    }
    assert_eq!(order, [0, 1, 0, 0]);
}

/// wz.turn.control-phase, wz.turn.turn-initiative: from the second turn on Initiative is rolled anew.
#[test]
fn a_new_turn_begins_with_a_control_phase() {
    let mut game = squads(1);
    while game.state.turn == 1 {
        game.decline();
    }
    assert!(matches!(game.top(), Step::GiveInitiative(_)));
    assert!(game.state.squads.iter().all(|it| !it.activated));
}

/// wz.turn.last-not-first: the squad activated last may not be first, unless it is the only one.
#[test]
fn the_last_squad_is_not_first() {
    let mut game = squads(2);
    for squad in [0, 1] {
        game.until_squad(0);
        game.give(0, Order::Activate { squad: SquadId(squad) }, []);
    }
    while game.state.turn == 1 {
        game.decline();
    }
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    assert_eq!(game.refused_by(Order::Activate { squad: SquadId(1) }), "wz.turn.last-not-first");
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.until_squad(1);
    game.give(1, Order::Activate { squad: SquadId(2) }, []); // one squad: free
}

/// wz.turn.activation-sequence, wz.squad.definition: one squad, all its models, then the next player.
#[test]
fn every_model_of_a_squad_acts() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 10., 180), (22., 10., 180)])
        .squad(0, &trooper(), &[(30., 10., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .acting(0);
    game.give(0, Order::Pass, []);
    assert_eq!(game.top(), Step::ChooseModel(SquadId(0)));
    assert_eq!(game.refused_by(Order::ActivateModel { model: warzone::ModelId(2) }), "wz.turn.activation-sequence");
    assert_eq!(game.refused_by(Order::ActivateModel { model: warzone::ModelId(0) }), "wz.def.activated");
}

/// wz.mission.end.disengage, wz.priority.kill-them-all, wz.mission.points: the eighth turn is the last.
#[test]
fn the_battle_ends_after_eight_turns() {
    let mut game = squads(1);
    while !game.state.over {
        game.decline();
    }
    assert_eq!(game.state.turn, 8);
    assert!(Warzone.outcome(&game.state).unwrap().is_draw());
}

/// Three players, each alone: the order of play runs round the table from the Initiative (wz.turn.initial-initiative).
#[test]
fn three_may_play() {
    let mut setup = ready::battle("duel-of-heroes").unwrap();
    let third = warzone::Force { team: 2, ..setup.forces[0].clone() };
    setup.forces.push(third);
    let mut game = Game { state: Warzone.start(&setup).unwrap() };
    game.give(0, Order::Begin, [2, 9, 5]);
    game.give(1, Order::GiveInitiative { to: Seat(1) }, []);
    let mut order = Vec::new();
    while game.state.turn < 2 {
        if let Step::ChooseSquad(seat) = game.top() {
            order.push(seat.0);
        }
        game.decline();
    }
    assert_eq!(order, [1, 2, 0]);
    while !game.state.over {
        game.decline();
    }
    assert_eq!(Warzone.outcome(&game.state).unwrap().places.len(), 3);
}
