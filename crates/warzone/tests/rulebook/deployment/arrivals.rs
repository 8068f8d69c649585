//! Infiltrate and Rapid Deployment.

use battle::Seat;
use catalogue::rule;
use warzone::{Arrival, Edge, Event, Mark, Mishap, Mission, ModelId, Opening, Order, SquadId, Step, Test};

use crate::{
    deployment::{set_up, setting_up},
    support::{Game, Scene, Trooper, at, hits, needs, scene, trooper, why},
};

fn infiltrator() -> Trooper {
    trooper().skill(rule!("wz.skill.infiltrate.timing"), None)
}

/// A pair that may infiltrate, beside a squad that may not, with a wood in the middle of the table.
fn sneaking(mission: Mission) -> Game {
    let position = scene()
        .area("heavy-wood", [20., 20., 28., 32.], 4.)
        .squad(0, &infiltrator(), &[(20., 10., 180), (22., 10., 180)])
        .squad(0, &trooper(), &[(20., 5., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .squad(1, &infiltrator(), &[(22., 40., 0)]);
    let mut game = setting_up(position, mission, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game
}

/// wz.skill.infiltrate.timing: held back until all others are set up, then one by one, the Initiative first; who may
/// infiltrate may be set up as usual, who may not may not be held back.
#[test]
fn infiltrators_come_last() {
    let mut game = sneaking(Mission::KILL_THEM_ALL);
    assert_eq!(game.refused_by(Order::HoldBack { squad: SquadId(1) }), "wz.deploy.battle-line-reserve");
    game.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    assert_eq!(game.squad(0).arrival, Some(Arrival::Infiltrate));
    game.give(0, set_up(1, &[(10., 5.)]), []);
    game.give(1, set_up(2, &[(10., 43.)]), []);
    game.give(1, Order::HoldBack { squad: SquadId(3) }, []);
    assert_eq!(game.top(), Step::Infiltrate(Seat(0)), "when both have set up everything else");
    game.give(0, set_up(0, &[(22., 22.), (24., 22.)]), []);
    assert_eq!(game.top(), Step::Infiltrate(Seat(1)), "the players alternate");
}

/// wz.skill.infiltrate.timing: it is optional.
#[test]
fn infiltrators_may_be_set_up_as_usual() {
    let mut game = sneaking(Mission::KILL_THEM_ALL);
    game.give(0, set_up(0, &[(20., 5.), (22., 5.)]), []);
    assert!(game.stands(0));
}

/// Both sides set up but for the pair, with an enemy here.
fn hidden(mission: Mission, enemy: (f64, f64)) -> Game {
    let mut game = sneaking(mission);
    game.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    game.give(0, set_up(1, &[(10., 5.)]), []);
    game.give(1, set_up(2, &[(enemy.0, enemy.1)]), []);
    game.give(1, set_up(3, &[(44., 44.)]), []);
    game
}

/// wz.skill.infiltrate.where: within Light or Heavy Terrain, and not within 12in of an enemy.
#[test]
fn infiltrators_keep_to_cover_and_away() {
    let mut game = hidden(Mission::KILL_THEM_ALL, (24., 43.));
    assert_eq!(game.refused_by(set_up(0, &[(22., 22.), (29., 22.)])), "wz.skill.infiltrate.where", "in the open");
    assert_eq!(game.refused_by(set_up(0, &[(22., 5.), (24., 5.)])), "wz.skill.infiltrate.where", "at home");
    game.give(0, set_up(0, &[(28.5, 24.), (26., 24.)]), []); // touching the wood is enough
}

/// wz.skill.infiltrate.where: 12in are too near, a hair more is not.
#[test]
fn twelve_inches_from_the_enemy() {
    let near = 42.59 - 12. - 2. * 0.59;
    let mut game = hidden(Mission::KILL_THEM_ALL, (24., 42.59));
    assert_eq!(game.refused_by(set_up(0, &[(24., 26.), (24., near)])), "wz.skill.infiltrate.where");
    game.give(0, set_up(0, &[(24., 26.), (24., near - 0.02)]), []);
}

/// wz.skill.infiltrate.where: where there is no such place they are set up in their own zone.
#[test]
fn infiltrators_without_cover_stay_at_home() {
    let position = scene().squad(0, &infiltrator(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = setting_up(position, Mission::KILL_THEM_ALL, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    game.give(1, set_up(1, &[(10., 43.)]), []);
    assert_eq!(game.refused_by(set_up(0, &[(24., 24.)])), "wz.skill.infiltrate.where");
    game.give(0, set_up(0, &[(24., 4.)]), []);
}

/// wz.priority.fighting-withdrawal: not beyond the centre line.
#[test]
fn nobody_is_first_placed_beyond_the_centre_in_a_fighting_withdrawal() {
    let mut game = hidden(Mission::FIGHTING_WITHDRAWAL, (24., 43.));
    assert_eq!(game.refused_by(set_up(0, &[(22., 23.42), (24., 22.)])), "wz.priority.fighting-withdrawal");
    game.give(0, set_up(0, &[(22., 23.41), (24., 22.)]), []);
}

/// A pair that waits above, a squad at home, an enemy at (24, 43), a wood and a rock in the middle.
fn above(kind: &Trooper) -> Game {
    let kind = kind.clone().skill(rule!("wz.skill.rapid-deployment.reserve"), None);
    let position: Scene = scene()
        .area("heavy-wood", [30., 20., 36., 26.], 4.)
        .block("impassable-rock", [10., 20., 16., 26.], 3.)
        .squad(0, &kind, &[(20., 10., 180), (22., 10., 180)])
        .squad(0, &trooper(), &[(20., 5., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = setting_up(position, Mission::KILL_THEM_ALL, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game.give(0, set_up(1, &[(20., 5.)]), []);
    game.give(1, set_up(2, &[(24., 43.)]), []);
    game
}

fn descend(x: f64, y: f64) -> Order {
    Order::Descend { at: at(x, y) }
}

/// The pair of [`above`], about to name its point.
fn dropping(kind: &Trooper) -> Game {
    let mut game = above(kind);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    assert_eq!(game.top(), Step::Descend(SquadId(0)));
    game
}

/// wz.skill.rapid-deployment.reserve: not set up with the others; brought in in any Game Turn, or not.
#[test]
fn a_squad_waits_above() {
    let mut game = above(&trooper());
    assert_eq!(game.squad(0).arrival, Some(Arrival::RapidDeployment));
    assert_eq!(game.top(), Step::ChooseSquad(Seat(0)));
    assert_eq!(game.refused_by(Order::Decline), "wz.turn.alternate", "another squad is left");
    game.give(0, Order::Activate { squad: SquadId(1) }, []);
    game.until_squad(0);
    game.give(0, Order::Decline, [9, 2]);
    assert_eq!(game.state.turn, 2, "it does not count as a squad to activate");
    assert_eq!(game.state.body_count(Seat(0)), 0);
}

/// wz.skill.rapid-deployment.reserve: whoever is still above when it ends counts as removed.
#[test]
fn a_squad_that_never_came_is_lost() {
    let mut game = above(&trooper());
    game.state.turn = 8;
    game.give(0, Order::Activate { squad: SquadId(1) }, []);
    game.until_squad(0);
    game.give(0, Order::Decline, []);
    assert!(game.state.over);
    assert_eq!(game.state.body_count(Seat(0)), 40 * warzone::WHOLE_POINT);
}

/// wz.skill.rapid-deployment.point: on the table, in Open Terrain, on nobody.
#[test]
fn the_point_is_open_and_free() {
    let mut game = dropping(&trooper());
    for (x, y) in [(33., 23.), (29.5, 23.), (13., 23.), (24., 42.), (0.3, 10.)] {
        assert_eq!(game.refused_by(descend(x, y)), "wz.skill.rapid-deployment.point", "{x}, {y}");
    }
    game.give(0, descend(24., 41.8), [7]);
}

/// wz.skill.rapid-deployment.test: half the Commander's LD, rounded up.
#[test]
fn half_the_leadership() {
    for (line, need) in [("5 12 12 8 8 12 15 1 12", 8), ("5 12 12 8 8 12 14 1 12", 7)] {
        let events = dropping(&trooper().line(line)).give(0, descend(24., 24.), [need]);
        assert_eq!(needs(&events, Test::RapidDeployment), [i32::from(need)]);
        let ld = if need == 8 { 15 } else { 14 };
        assert_eq!(why(&events, Test::RapidDeployment), format!("{ld}@wz.stat.ld /2@wz.skill.rapid-deployment.test"));
    }
}

fn around(places: &[(f64, f64)]) -> Order {
    set_up(0, places)
}

/// wz.skill.rapid-deployment.placement: the Commander on the point, the others within 3in, nobody in Impassable Terrain
/// or on another.
#[test]
fn the_squad_stands_around_its_point() {
    let mut game = dropping(&trooper());
    game.give(0, descend(24., 24.), [7]);
    let limit = 24. + 3. + 2. * 0.59;
    for places in [[(24., 25.), (22., 24.)], [(24., 24.), (24., limit + 0.05)]] {
        assert_eq!(game.refused_by(around(&places)), "wz.skill.rapid-deployment.placement");
    }
    assert_eq!(game.refused_by(around(&[(24., 24.), (24., 24.5)])), "wz.def.models-impassable");
    assert_eq!(game.refused_by(around(&[(24., 24.)])), "wz.start.deploy", "there is room for the other");
    game.give(0, around(&[(24., 24.), (24., limit)]), []);
    assert!(game.stands(0) && game.stands(1));
}

/// wz.skill.rapid-deployment.action: it was a Move over the full Movement Value, a point is left, and as much travel.
#[test]
fn arriving_is_a_move() {
    let mut game = dropping(&trooper());
    game.give(0, descend(24., 24.), [7]);
    game.give(0, around(&[(24., 24.), (26., 24.)]), []);
    game.activate(0);
    assert_eq!(game.model(0).points, 1);
    assert_eq!(game.refused_by(crate::support::go(24., 25., 180)), "wz.action.once");
    let left = warzone::allowance(&game.state, ModelId(0), warzone::Action::Engage, &[]);
    assert_eq!(left.total(), 500, "one more Movement Value, by Engage");
}

/// wz.skill.rapid-deployment.natural-1: no point is paid.
#[test]
fn a_one_costs_nothing() {
    let mut game = dropping(&trooper());
    game.give(0, descend(24., 24.), [1]);
    game.give(0, around(&[(24., 24.), (26., 24.)]), []);
    game.activate(0);
    assert_eq!(game.model(0).points, 2);
    assert_eq!(game.refused_by(crate::support::go(24., 25., 180)), "wz.action.once");
}

/// wz.skill.rapid-deployment.natural-20: the whole squad is lost.
#[test]
fn a_twenty_is_the_end() {
    let mut game = dropping(&trooper());
    game.give(0, descend(24., 24.), [20]);
    assert_eq!(game.state.body_count(Seat(0)), 40 * warzone::WHOLE_POINT);
    assert_eq!(game.top(), Step::ChooseSquad(Seat(1)), "and its Activation is over");
}

/// wz.skill.rapid-deployment.scatter: direction 1 is towards the own edge, half the second die rounded up is how far.
#[test]
fn a_failed_test_scatters_the_point() {
    for (dice, to) in [([8, 2, 7], (24., 20.)), ([19, 12, 20], (24., 34.))] {
        let mut game = dropping(&trooper());
        game.give(0, descend(24., 24.), dice);
        let Step::Alight { drop, .. } = game.top() else { panic!("{:?}", game.top()) };
        assert_eq!((drop.at, drop.rough, drop.mishap), (at(to.0, to.1), false, None));
    }
}

/// wz.skill.rapid-deployment.terrain: scattered into a wood each model tests Con, or takes a St 10 hit.
#[test]
fn woods_hurt() {
    let mut game = dropping(&trooper());
    game.give(0, descend(33., 28.), [8, 1, 6]); // 3in towards the north
    let Step::Alight { drop, .. } = game.top() else { panic!("{:?}", game.top()) };
    assert!(drop.rough);
    let events = game.give(0, around(&[(33., 25.), (33., 27.)]), [9, 8, 3]);
    assert_eq!(needs(&events, Test::RoughLanding), [8, 8]);
    assert_eq!(hits(&events), [(10, 1)], "one of them failed");
    game.activate(0);
}

/// The pair scatters onto the rock 2in north of its point; the mishap is this die.
fn mishap(die: u8) -> Game {
    let mut game = dropping(&trooper());
    let events = game.give(0, descend(13., 28.), [8, 1, 6, die]); // 3in towards the north: onto the rock
    assert!(events.iter().any(|it| matches!(it, Event::MishapRolled { .. })));
    game
}

/// How far down the table the scatter of a mishap was cut off.
#[track_caller]
fn short_of_the_rock(game: &Game) -> f64 {
    let Step::Alight { drop, .. } = game.top() else { panic!("{:?}", game.top()) };
    drop.at.to_vec().y
}

/// wz.skill.rapid-deployment.mishap: a table of four.
#[test]
fn mishaps() {
    for (die, mishap) in [
        (5, Mishap::Delayed),
        (6, Mishap::Emergency),
        (10, Mishap::Emergency),
        (11, Mishap::Critical),
        (15, Mishap::Critical),
        (16, Mishap::Perilous),
    ] {
        assert_eq!(Mishap::of(die), mishap, "{die}");
    }
}

/// wz.skill.rapid-deployment.mishap: off the board and onto a model are mishaps too.
#[test]
fn off_the_board_is_a_mishap() {
    for (x, y, dice) in [(10., 2.), (20., 8.)].map(|(x, y)| (x, y, [8, 1, 6, 1])) {
        let events = dropping(&trooper()).give(0, descend(x, y), dice);
        assert!(events.iter().any(|it| matches!(it, Event::MishapRolled { .. })), "{x}, {y}");
    }
}

/// wz.skill.rapid-deployment.delayed: not this Game Turn; the Activation is spent.
#[test]
fn a_delayed_squad_comes_later() {
    let game = mishap(5);
    assert_eq!(game.squad(0).arrival, Some(Arrival::RapidDeployment));
    assert!(game.squad(0).activated);
    assert_eq!(game.top(), Step::ChooseSquad(Seat(1)));
}

/// wz.skill.rapid-deployment.emergency: the scatter is shortened by as little as needed, and the squad is Deactivated.
#[test]
fn an_emergency_ends_short_of_the_rock() {
    let mut game = mishap(6);
    let y = short_of_the_rock(&game);
    assert!((26.59..26.7).contains(&y), "{y}");
    game.give(0, around(&[(13., y), (15., y)]), []);
    assert!(game.model(0).marks.has(Mark::Deactivated) && !game.model(0).marks.has(Mark::Stunned));
    assert_eq!(game.top(), Step::ChooseSquad(Seat(1)));
}

/// wz.skill.rapid-deployment.critical: everybody is Stunned as well.
#[test]
fn a_critical_landing_stuns() {
    let mut game = mishap(11);
    let y = short_of_the_rock(&game);
    game.give(0, around(&[(13., y), (15., y)]), []);
    assert!(game.model(1).marks.has(Mark::Stunned) && game.model(1).marks.has(Mark::Deactivated));
}

/// wz.skill.rapid-deployment.perilous: everybody takes a St 10 hit as well.
#[test]
fn a_perilous_landing_hurts() {
    let mut game = mishap(16);
    let y = short_of_the_rock(&game);
    let events = game.give(0, around(&[(13., y), (15., y)]), [3, 3]);
    assert_eq!(hits(&events), [(10, 1), (10, 1)]);
    assert_eq!(game.top(), Step::ChooseSquad(Seat(1)));
}

/// wz.skill.rapid-deployment.placement: whoever finds no room is lost.
#[test]
fn no_room_no_landing() {
    let kind = trooper().skill(rule!("wz.skill.rapid-deployment.reserve"), None);
    let mut position = scene();
    for sides in [[20., 20., 28., 22.9], [20., 25.1, 28., 28.], [20., 22.9, 22.9, 25.1], [25.1, 22.9, 28., 25.1]] {
        position = position.block("impassable-rock", sides, 3.);
    }
    let position = position
        .squad(0, &kind, &[(20., 10., 180), (22., 10., 180)])
        .squad(0, &trooper(), &[(20., 5., 180)])
        .squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = setting_up(position, Mission::KILL_THEM_ALL, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game.give(0, set_up(1, &[(20., 5.)]), []);
    game.give(1, set_up(2, &[(24., 43.)]), []);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, descend(24., 24.), [7]);
    game.give(0, around(&[(24., 24.)]), [3]);
    assert!(game.stands(0) && !game.stands(1));
    assert_eq!(game.state.body_count(Seat(0)), 20 * warzone::WHOLE_POINT);
}

/// wz.hero.lord-deployment-skills: a squad joined by a Lord infiltrates only if he does.
#[test]
fn a_lord_costs_the_squad_its_skill() {
    let joined = |lord: &Trooper| {
        let mut setup = scene()
            .unit(0, "support", &[], &infiltrator(), &[(20., 10., 180), (22., 10., 180)])
            .unit(0, "lord", &[], lord, &[(24., 10., 180)])
            .squad(1, &trooper(), &[(20., 40., 0)])
            .setup();
        setup.forces[0].units[1].joins = Some(0);
        setup.opening = Opening::BattleLine;
        let mut game = crate::deployment::setting_up_on(setup, []);
        game.give(0, Order::TakeEdge { edge: Edge::North }, []);
        game.give(1, Order::TakeEdge { edge: Edge::South }, []);
        let hold = Order::HoldBack { squad: SquadId(0) };
        use battle::System;
        warzone::Warzone.judge(&game.state, &hold).is_ok()
    };
    assert!(joined(&infiltrator()));
    assert!(!joined(&trooper()));
}
