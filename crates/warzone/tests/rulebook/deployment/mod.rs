//! How armies come onto the table: Battle Line, Quarters, and squads that find no room.

pub(crate) mod arrivals;
pub(crate) mod landings;
pub(crate) mod reserves;
pub(crate) mod room;

use battle::{Seat, System};
use table::{Bearing, Inches, Kind, Piece, Polygon, Table};
use warzone::{
    Arrival, Corner, Deployment, Edge, Event, Mission, Opening, Order, Setup, SquadId, Stand, Step, Warzone, muster,
    ready,
};

use crate::support::{Game, Scene, at, scene, trooper};

/// A battle that has to be set up, with the first seat to choose its ground.
pub fn setting_up(position: Scene, mission: Mission, opening: Opening) -> Game {
    setting_up_on(Setup { mission, opening, ..position.setup() }, [])
}

pub fn setting_up_on(setup: Setup, die: impl IntoIterator<Item = u8>) -> Game {
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    game.give(0, Order::Begin, [9, 2]);
    game.give(0, Order::GiveInitiative { to: Seat(0) }, die);
    game
}

fn pairs() -> Scene {
    scene().squad(0, &trooper(), &[(20., 10., 180), (22., 10., 180)]).squad(
        1,
        &trooper(),
        &[(20., 40., 0), (22., 40., 0)],
    )
}

pub fn set_up(squad: u8, places: &[(f64, f64)]) -> Order {
    let stands = places.iter().map(|(x, y)| Stand::ground(at(*x, *y), Bearing::SOUTH)).collect();
    Order::Deploy { squad: SquadId(squad), stands }
}

/// wz.deploy.battle-line, wz.start.deploy: wholly within 6in of the own edge, in Coherency, the Initiative first.
#[test]
fn a_battle_line_is_six_inches_deep() {
    let mut game = setting_up(pairs(), Mission::KILL_THEM_ALL, Opening::BattleLine);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    assert_eq!(game.refused_by(Order::TakeEdge { edge: Edge::West }), "wz.deploy.battle-line", "not the opposite one");
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    assert_eq!(game.top(), Step::Deploy(Seat(0)));
    assert_eq!(game.refused_by(set_up(0, &[(10., 5.42), (12., 5.)])), "wz.deploy.battle-line");
    assert_eq!(game.refused_by(set_up(0, &[(10., 5.), (30., 5.)])), "wz.squad.coherency");
    assert_eq!(game.refused_by(set_up(0, &[(10., 5.), (10.5, 5.)])), "wz.def.models-impassable");
    game.give(0, set_up(0, &[(10., 5.41), (12., 5.)]), []);
    assert_eq!(game.top(), Step::Deploy(Seat(1)));
}

/// wz.deploy.quarters: any corner, the opposite one for the other; 18in along both edges on a table of 4 by 4 feet.
#[test]
fn quarters_are_corners() {
    let mut game = setting_up(pairs(), Mission::KILL_THEM_ALL, Opening::Quarters);
    assert_eq!(game.top(), Step::TakeCorner(Seat(0)));
    game.give(0, Order::TakeCorner { corner: Corner::NorthEast }, []);
    assert_eq!(game.refused_by(Order::TakeCorner { corner: Corner::NorthWest }), "wz.deploy.quarters");
    game.give(1, Order::TakeCorner { corner: Corner::SouthWest }, []);
    assert_eq!(game.refused_by(set_up(0, &[(30.58, 10.), (33., 10.)])), "wz.deploy.quarters");
    assert_eq!(game.refused_by(set_up(0, &[(40., 17.42), (42., 10.)])), "wz.deploy.quarters");
    game.give(0, set_up(0, &[(30.59, 17.41), (33., 10.)]), []);
}

/// wz.deploy.quarters: 24in on a table of 6 by 4 feet.
#[test]
fn corners_are_larger_on_a_larger_table() {
    let table = Table::new(Inches::whole(72), Inches::whole(48), Vec::new()).unwrap();
    let setup = Setup { table, opening: Opening::Quarters, ..pairs().setup() };
    let mut game = setting_up_on(setup, []);
    game.give(0, Order::TakeCorner { corner: Corner::NorthWest }, []);
    game.give(1, Order::TakeCorner { corner: Corner::SouthEast }, []);
    assert_eq!(game.refused_by(set_up(0, &[(23.42, 10.), (21., 10.)])), "wz.deploy.quarters");
    game.give(0, set_up(0, &[(23.41, 23.41), (21., 23.)]), []);
}

/// wz.objective.markers.axis: in Quarters the axis runs between the free corners.
#[test]
fn the_axis_of_quarters_is_a_diagonal() {
    let mut game = setting_up(pairs(), Mission::TAKE_AND_HOLD, Opening::Quarters);
    game.give(0, Order::TakeCorner { corner: Corner::NorthWest }, []);
    let events = game.give(1, Order::TakeCorner { corner: Corner::SouthEast }, []);
    assert!(events.iter().any(|it| matches!(it, Event::MarkersPlaced { .. })), "before anybody is set up");
    assert_eq!(game.state.markers.to_vec(), [at(24., 24.), at(12., 36.), at(36., 12.)]);
}

/// wz.objective.markers.axis: along the centre line in a Battle Line, 18in out where it is 6ft long.
#[test]
fn the_axis_of_a_battle_line_is_the_centre_line() {
    let table = Table::new(Inches::whole(72), Inches::whole(48), Vec::new()).unwrap();
    let setup = Setup { table, mission: Mission::SEIZE_GROUND, opening: Opening::Mission, ..pairs().setup() };
    let mut game = setting_up_on(setup, []);
    assert_eq!(game.refused_by(Order::TakeEdge { edge: Edge::West }), "wz.deploy.battle-line", "a long edge");
    game.give(0, Order::TakeEdge { edge: Edge::South }, []);
    game.give(1, Order::TakeEdge { edge: Edge::North }, []);
    assert_eq!(game.state.markers.to_vec(), [at(36., 24.), at(18., 24.), at(54., 24.)]);
}

/// wz.deploy.types: each mission names its deployment; Kill Them All and Take and Hold roll, 1-10 Quarters.
#[test]
fn the_mission_names_the_deployment() {
    let deployed = |mission, die: &[u8]| {
        let setup = Setup { mission, opening: Opening::Mission, ..pairs().setup() };
        setting_up_on(setup, die.iter().copied()).state.sides[1].deploys
    };
    for mission in [Mission::KILL_THEM_ALL, Mission::TAKE_AND_HOLD] {
        assert_eq!(deployed(mission, &[10]), Deployment::Quarters);
        assert_eq!(deployed(mission, &[11]), Deployment::BattleLine);
    }
    assert_eq!(deployed(Mission::RECONNAISSANCE, &[]), Deployment::Quarters);
    for mission in [Mission::SUPPLY_RUN, Mission::SEIZE_GROUND, Mission::FIGHTING_WITHDRAWAL] {
        assert_eq!(deployed(mission, &[]), Deployment::BattleLine);
    }
}

/// wz.deploy.types: in Quarters Broken squads flee to the nearer of the corner's two edges.
#[test]
fn the_broken_flee_to_the_nearer_edge_of_their_corner() {
    for (place, end) in [((6., 16.), (0.59, 16.)), ((16., 6.), (16., 0.59))] {
        let mut game = setting_up(pairs(), Mission::KILL_THEM_ALL, Opening::Quarters);
        game.give(0, Order::TakeCorner { corner: Corner::NorthWest }, []);
        game.give(1, Order::TakeCorner { corner: Corner::SouthEast }, []);
        game.give(0, set_up(0, &[place, (place.0 + 1.3, place.1 + 1.3)]), []);
        game.give(1, set_up(1, &[(40., 40.), (42., 40.)]), []);
        let squad = SquadId(0);
        Warzone.fold(&mut game.state, &Event::MoraleBecame { squad, morale: warzone::Morale::Broken });
        let events = game.give(0, Order::Activate { squad }, [20, 20]);
        let first = events.iter().find_map(|it| if let Event::Walked(walk) = it { Some(walk.to.at) } else { None });
        assert_eq!(first, Some(at(end.0, end.1)), "it runs to the edge and is gone");
    }
}

/// A table whose northern strip is rock, but for so much of it in the west.
fn narrow(room: f64) -> Setup {
    let outline = Polygon::rectangle(at(room, 0.), at(48., 7.)).unwrap();
    let rock = Piece::block(1, Kind::new("impassable-rock").unwrap(), outline, Inches::whole(3));
    let table = Table::new(Inches::whole(48), Inches::whole(48), vec![rock]).unwrap();
    Setup { table, opening: Opening::BattleLine, ..pairs().setup() }
}

/// A battle on a narrow strip, with the squad to be set up.
fn squeezed(room: f64) -> Game {
    let mut game = setting_up_on(narrow(room), []);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game
}

/// wz.deploy.battle-line-reserve: a squad that fits nowhere is held back; one that fits must be set up.
#[test]
fn a_squad_without_room_is_held_back() {
    let hold = Order::HoldBack { squad: SquadId(0) };
    assert_eq!(squeezed(4.).refused_by(hold.clone()), "wz.deploy.battle-line-reserve");
    let mut game = squeezed(1.);
    game.give(0, hold, []);
    assert_eq!(game.squad(0).arrival, Some(Arrival::Reserve));
    assert_eq!(game.top(), Step::Deploy(Seat(1)));
}

/// wz.deploy.battle-line-reserve: it cannot enter in the second Game Turn either, and counts for Body Count.
#[test]
fn reserves_without_a_way_in_are_lost() {
    let mut game = squeezed(1.);
    game.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    game.until_squad(1);
    assert_eq!((game.state.turn, game.state.body_count(Seat(0))), (1, 0));
    while game.state.turn < 3 && !game.state.over {
        game.decline();
    }
    assert_eq!(game.state.body_count(Seat(0)), 40 * warzone::WHOLE_POINT);
}

/// wz.deploy.quarters-reserve: they come over an edge of the corner in the second Game Turn, not before, and move on.
#[test]
fn reserves_come_over_the_edge_in_the_second_turn() {
    let mut game = setting_up(pairs(), Mission::KILL_THEM_ALL, Opening::Quarters);
    game.give(0, Order::TakeCorner { corner: Corner::NorthWest }, []);
    game.give(1, Order::TakeCorner { corner: Corner::SouthEast }, []);
    assert_eq!(game.refused_by(Order::HoldBack { squad: SquadId(0) }), "wz.deploy.quarters-reserve");
    Warzone.fold(&mut game.state, &Event::HeldBack { squad: SquadId(0), arrival: Arrival::Reserve });
    Warzone.fold(&mut game.state, &Event::Done);
    game.give(1, set_up(1, &[(40., 40.), (42., 40.)]), []);
    assert_eq!(game.top(), Step::ChooseSquad(Seat(1)), "nobody of the first player is there");
    while game.state.turn == 1 {
        game.decline();
    }
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    assert_eq!(game.top(), Step::Enter(SquadId(0)));
    assert_eq!(game.refused_by(set_up(0, &[(20., 0.7), (22., 0.59)])), "wz.deploy.quarters-reserve");
    game.give(0, set_up(0, &[(20., 0.59), (22., 0.59)]), []);
    game.activate(0);
    assert_eq!(game.refused_by(Order::Sentry), "wz.deploy.quarters-reserve", "first they move on");
    assert_eq!(game.refused_by(Order::Pass), "wz.deploy.quarters-reserve");
    game.give(0, crate::support::go(20., 5.59, 180), []);
    game.give(0, Order::Aim, []);
    assert_eq!(game.at(0), at(20., 5.59));
    assert!(game.stands(1));
}

/// wz.start.objectives: the markers lie before anybody is set up, as the mission says.
#[test]
fn objectives_come_before_the_armies() {
    for (mission, tokens) in [(Mission::TAKE_AND_HOLD, 0), (Mission::SUPPLY_RUN, 3)] {
        let mut game = setting_up(pairs(), mission, Opening::BattleLine);
        assert!(game.state.markers.is_empty());
        game.give(0, Order::TakeEdge { edge: Edge::North }, []);
        assert!(game.state.markers.is_empty(), "where they lie depends on the edges");
        game.give(1, Order::TakeEdge { edge: Edge::South }, []);
        assert_eq!(game.top(), Step::Deploy(Seat(0)));
        assert_eq!(game.state.markers[..], [at(24., 24.), at(12., 24.), at(36., 24.)]);
        assert_eq!(game.state.tokens.len(), tokens);
    }
}

/// wz.start.points, wz.start.army, wz.start.chart: every fault of both rosters is told at once, with whose it is.
#[test]
fn rosters_are_checked_before_the_battle() {
    let good = ready::roster("first-battle-hussars").unwrap();
    assert!(muster(&[good.clone(), ready::roster("first-battle-etoiles").unwrap()], ready::pack()).is_ok());
    let mut poor = good.clone();
    poor.points = 400;
    let mut thin = good.clone();
    thin.units.truncate(2);
    let faults = muster(&[poor, thin], ready::pack()).unwrap_err();
    let told: Vec<(Option<&str>, String)> =
        faults.iter().map(|it| (it.rule.map(catalogue::RuleId::name), format!("{:?}", it.line))).collect();
    assert_eq!(faults.len(), 2, "{told:?}");
    assert!(told[0].1.contains("wz-fault-points") && told[1].1.contains("wz-fault-slot-empty"), "{told:?}");
    let other = ready::roster("duel-duval").unwrap();
    let faults = muster(&[good, other], ready::pack()).unwrap_err();
    assert_eq!(faults[0].rule.map(catalogue::RuleId::name), Some("wz.start.chart"));
}
