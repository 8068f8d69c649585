//! The turn and deployment (`dc.turn.sequence`, `dc.deploy.order`).

use battle::{Seat, System};
use dropzone::{
    Category, Commander, Dropzone, GroupId, Opening, Place, Scenario, SquadId, SquadMark, TableEdge, UnitId, UnitRule,
    UnitType, Wait, Way,
    chapters::{deployment, movement, turn},
};

use crate::support::{Play, With, infantry, north, point, scene, tank};

fn move_on(play: &mut Play, seat: u8, squad: u8) {
    let first = play.state.members(SquadId(squad)).next().expect("a unit");
    let facing = Way::of(first, &[], table::Bearing::EAST);
    play.give(seat, movement::Order::Move { squad: SquadId(squad), ways: vec![facing] }, &[]);
    play.give(seat, turn::Order::DoneGroup, &[]);
}

#[test]
fn battlegroups_are_activated_by_turns_until_none_is_left() {
    // dc.turn.activation, dc.action.end-activation, dc.turn.round-up: seat 0 has two, seat 1 one; then a new turn begins.
    let mut play = scene()
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(0, tank(), &[(24.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .act();
    assert_eq!(play.refused(turn::Order::DoneGroup), "dc.turn.activation", "somebody has to act");
    move_on(&mut play, 0, 0);
    assert_eq!(play.asked(), 1);
    assert_eq!(play.refused(turn::Order::Wait), "dc.turn.activation");
    play.activate(1, 0);
    move_on(&mut play, 1, 2);
    assert_eq!(play.asked(), 0);
    assert_eq!(play.refused(turn::Order::Activate { group: GroupId(0) }), "dc.turn.activation", "it has been");
    play.activate(0, 1);
    let facing = Way::of(UnitId(1), &[], table::Bearing::EAST);
    play.give(0, movement::Order::Move { squad: SquadId(1), ways: vec![facing] }, &[]);
    // dc.turn.initiative: dice 4 and 2 with Command Value 1 each (dc.command.cv-without).
    play.give(0, turn::Order::DoneGroup, &[4, 2]);
    assert_eq!((play.state.turn, play.asks()), (3, "dc.turn.initiative-yield"));
    assert!(!play.state.squad_is(SquadId(0), SquadMark::Done));
}

#[test]
fn the_winner_may_let_the_other_go_first() {
    // dc.turn.initiative-yield, dc.turn.initiative-six: a lone 6 wins against CV 5; ties are rolled again.
    let setup = |rolls: &[u8]| {
        let mut setup = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).setup();
        setup.armies[1].commander = Some(Commander { squad: 0, command: 5, radius: 22, points: 140 });
        let mut play = Play { state: Dropzone.start(&setup).expect("a setup") };
        play.give(0, turn::Order::Begin, &[]);
        play.activate(0, 0);
        move_on(&mut play, 0, 0);
        play.activate(1, 0);
        let facing = Way::of(UnitId(1), &[], table::Bearing::EAST);
        play.give(1, movement::Order::Move { squad: SquadId(1), ways: vec![facing] }, &[]);
        play.give(1, turn::Order::DoneGroup, rolls);
        play
    };
    assert_eq!(setup(&[6, 4]).asked(), 0);
    assert_eq!(setup(&[6, 6]).asked(), 1, "several sixes: Command Values count");
    assert_eq!(setup(&[5, 1, 2, 2]).asked(), 1, "6 and 6 tie, then 3 and 7");
    let mut play = setup(&[6, 4]);
    play.give(0, turn::Order::YieldInitiative, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.turn.activation"));
}

#[test]
fn a_whole_game_begins_with_edges_and_readiness() {
    // dc.deploy.order, dc.deploy.friendly-edge, dc.deploy.aerial-advantage, dc.deploy.reserve, dc.fast.reserve,
    // dc.deploy.readiness, dc.deploy.readiness-half-move, dc.special.hovercraft-aerial-advantage
    let hover = tank().rule(UnitRule::Hovercraft);
    let mut fast = tank().line(|it| {
        it.movement = dropzone::Move::Fast;
        it.unit_type = UnitType::Aircraft;
    });
    fast.category = Category::Air;
    let mut setup = scene()
        .squad(0, tank(), &[(1.0, 1.0)])
        .squad(0, hover, &[(1.0, 1.0)])
        .squad(0, fast, &[(1.0, 1.0)])
        .squad(1, infantry(), &[(1.0, 1.0)])
        .setup();
    setup.opening = Opening::Deployment;
    setup.scenario = Scenario::TargetsOfOpportunity;
    let mut play = Play { state: Dropzone.start(&setup).expect("a setup") };
    play.give(0, turn::Order::Begin, &[3, 3, 2, 5]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.deploy.friendly-edge"), "5 beats 2 after a tie");
    play.give(1, deployment::Order::PickEdge { edge: TableEdge::North }, &[]);
    assert_eq!(play.state.sides[0].edge, Some(TableEdge::South));
    play.give(1, deployment::Order::Start { group: GroupId(3) }, &[]);
    play.give(0, deployment::Order::Start { group: GroupId(0) }, &[]);
    play.give(0, deployment::Order::Start { group: GroupId(1) }, &[]);
    // dc.turn.reserves: initiative 5 and 2; the Fast Movers need a 6 in turn 1.
    play.give(0, deployment::Order::Start { group: GroupId(2) }, &[5, 2]);
    play.give(0, turn::Order::KeepInitiative, &[5]);
    let waits = |unit: usize| play.state.units[unit].place;
    assert_eq!(waits(0), Place::Off(Wait::AerialAdvantage));
    assert_eq!(waits(1), Place::Off(Wait::Readiness));
    assert_eq!(waits(2), Place::Off(Wait::Reserve));
    assert_eq!(waits(3), Place::Off(Wait::AerialAdvantage));
    assert_eq!(play.refused(turn::Order::Activate { group: GroupId(0) }), "dc.deploy.aerial-advantage");
    assert_eq!(play.refused(turn::Order::Activate { group: GroupId(2) }), "dc.deploy.reserve");
    play.give(0, turn::Order::Wait, &[3, 2]);
    // dc.deploy.aerial-advantage: at the end of turn 1 they are In Readiness.
    assert_eq!((play.state.turn, play.state.units[0].place), (2, Place::Off(Wait::Readiness)));
    play.give(0, turn::Order::KeepInitiative, &[4]);
    play.give(0, turn::Order::Activate { group: GroupId(0) }, &[]);
    let far = |inches: f64| {
        let path = [point(20.0, 47.4), point(20.0, 47.4 - inches)];
        movement::Order::Move { squad: SquadId(0), ways: vec![Way::of(UnitId(0), &path, north())] }
    };
    assert_eq!(play.refused(far(2.5)), "dc.deploy.readiness-half-move", "Mv 4 enters up to 2 inches");
    let path = [point(20.0, 46.0), point(20.0, 45.0)];
    let inland = movement::Order::Move { squad: SquadId(0), ways: vec![Way::of(UnitId(0), &path, north())] };
    assert_eq!(play.refused(inland), "dc.deploy.readiness");
    play.give(0, far(2.0), &[]);
    assert_eq!(play.state.point(UnitId(0)), Some(point(20.0, 45.4)));
}

#[test]
fn the_game_ends_after_its_last_turn_or_when_a_side_is_gone() {
    // dc.turn.end, dc.victory.vp, dc.victory.kp, dc.victory.tie
    let mut setup = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).setup();
    let Opening::Position(position) = &mut setup.opening else { panic!("a position") };
    position.turn = 6;
    let mut play = Play { state: Dropzone.start(&setup).expect("a setup") };
    play.give(0, turn::Order::Begin, &[]);
    play.activate(0, 0);
    move_on(&mut play, 0, 0);
    play.activate(1, 0);
    move_on(&mut play, 1, 1);
    assert!(play.state.outcome.as_ref().is_some_and(battle::Outcome::is_draw));
    let mut play = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).act();
    play.shoot(0, crate::support::at_unit(1), &[2, 5]);
    play.give(0, turn::Order::DoneGroup, &[]);
    let winners: Vec<Seat> = play.state.outcome.as_ref().expect("it is over").winners().collect();
    assert_eq!(winners, [Seat(0)], "by Kill Points");
}

/// Three tanks of three players; these are the dice of the next initiative.
fn three_roll(dice: &[u8]) -> Vec<u8> {
    let scene = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]);
    let mut play = scene.squad(2, tank(), &[(40.0, 20.0)]).start();
    for seat in 0..3 {
        play.activate(seat, 0);
        let way = Way::of(UnitId(seat), &[], table::Bearing::EAST);
        play.give(seat, movement::Order::Move { squad: SquadId(seat), ways: vec![way] }, &[]);
        play.give(seat, turn::Order::DoneGroup, if seat == 2 { dice } else { &[] });
    }
    assert_eq!(play.asks(), "dc.turn.initiative-yield");
    play.state.initiative.iter().map(|it| it.0).collect()
}

#[test]
fn only_those_who_tie_roll_again() {
    // dc.turn.initiative, dc.turn.initiative-six: the dice of three players, and their order. Who is first or last is not
    // rolled for again; a lone 6 wins among those who tie as well.
    let rows: [(&[u8], [u8; 3]); 6] = [
        (&[5, 3, 4], [0, 2, 1]),
        (&[5, 3, 3, 2, 4], [0, 2, 1]),
        (&[4, 4, 1, 2, 5], [1, 0, 2]),
        (&[4, 4, 4, 1, 3, 3, 5, 6], [2, 1, 0]),
        (&[6, 2, 2, 5, 1], [0, 1, 2]),
        (&[6, 1, 6, 3, 5], [2, 0, 1]),
    ];
    for (dice, expected) in rows {
        assert_eq!(three_roll(dice), expected, "{dice:?}");
    }
}
