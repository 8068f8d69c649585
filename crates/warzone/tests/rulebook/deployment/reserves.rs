//! Squads that find no room at first: reserves that come over the edge, infiltrators with nowhere to hide, and upper floors.

use battle::{Seat, System};
use catalogue::rule;
use table::{Bearing, Floor, Inches, Kind, Piece, PieceId, Polygon, Table, reach::Level};
use warzone::{Arrival, Edge, Event, Mission, Opening, Order, Setup, SquadId, Stand, Step, Warzone};

use crate::{
    deployment::{set_up, setting_up_on},
    support::{Game, Scene, Trooper, at, scene, trooper},
};

fn infiltrator() -> Trooper {
    trooper().skill(rule!("wz.skill.infiltrate.timing"), None)
}

/// A table whose northern strip is rock, but for so much of it in the west.
fn narrow(position: Scene, room: f64) -> Setup {
    let outline = Polygon::rectangle(at(room, 0.), at(48., 7.)).unwrap();
    let rock = Piece::block(1, Kind::new("impassable-rock").unwrap(), outline, Inches::whole(3));
    on_table(position, vec![rock])
}

fn on_table(position: Scene, pieces: Vec<Piece>) -> Setup {
    let table = Table::new(Inches::whole(48), Inches::whole(48), pieces).unwrap();
    Setup { table, mission: Mission::KILL_THEM_ALL, opening: Opening::BattleLine, ..position.setup() }
}

/// The edges are taken, the first in the north.
fn begin(setup: Setup) -> Game {
    let mut game = setting_up_on(setup, []);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    game
}

fn orders(game: &Game) -> Vec<Order> {
    let mut orders = Vec::new();
    Warzone.orders(&game.state, &mut orders);
    orders
}

/// wz.deploy.battle-line-reserve: a squad of twelve comes in over an empty edge, side by side, in Coherency.
#[test]
fn a_large_squad_enters_in_a_line() {
    let twelve: Vec<(f64, f64, i32)> = (0..12).map(|it| (10. + 2. * f64::from(it), 10., 180)).collect();
    let position = scene().squad(0, &trooper(), &twelve).squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = begin(on_table(position, Vec::new()));
    Warzone.fold(&mut game.state, &Event::HeldBack { squad: SquadId(0), arrival: Arrival::Reserve });
    Warzone.fold(&mut game.state, &Event::Done);
    game.give(1, set_up(1, &[(24., 43.)]), []);
    while game.state.turn == 1 {
        game.decline();
    }
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    assert_eq!(game.top(), Step::Enter(SquadId(0)));
    let entry = orders(&game).into_iter().next().expect("a way in");
    game.give(0, entry, []);
    assert!((0..12).all(|it| game.stands(it)));
}

/// wz.deploy.battle-line-reserve, wz.card.resource-loss: Troops that cannot enter are lost, and the card of their Commander
/// with them.
#[test]
fn reserves_that_are_lost_cost_their_card() {
    let pair = [(20., 10., 180), (22., 10., 180)];
    let position = scene().troops(0, &trooper(), &pair).squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = begin(narrow(position, 1.));
    game.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    game.until_squad(1);
    assert_eq!(game.state.cards(Seat(0)), 1);
    while game.state.turn < 3 && !game.state.over {
        game.decline();
    }
    assert_eq!((game.state.cards(Seat(0)), game.state.body_count(Seat(0))), (0, 40 * warzone::WHOLE_POINT));
}

/// wz.skill.infiltrate.where: without cover infiltrators are offered places at home, and each of them is legal.
#[test]
fn infiltrators_without_cover_are_offered_home() {
    let position = scene().squad(0, &infiltrator(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = begin(on_table(position, Vec::new()));
    game.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    game.give(1, set_up(1, &[(10., 43.)]), []);
    assert_eq!(game.top(), Step::Infiltrate(Seat(0)));
    let homes = orders(&game);
    assert!(!homes.is_empty() && homes.iter().all(|it| game.refused_or_fine(it.clone()).is_none()));
    game.give(0, homes[0].clone(), []);
    assert!(game.stands(0));
}

/// wz.skill.infiltrate.where, wz.deploy.battle-line-reserve: where there is no room at home either they are reserves.
#[test]
fn infiltrators_without_a_home_are_reserves() {
    let pair = [(20., 10., 180), (22., 10., 180)];
    let position = scene().squad(0, &infiltrator(), &pair).squad(1, &trooper(), &[(20., 40., 0)]);
    let mut game = begin(narrow(position, 1.));
    game.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    assert_eq!(game.squad(0).arrival, Some(Arrival::Infiltrate));
    game.give(1, set_up(1, &[(10., 43.)]), []);
    assert_eq!(game.squad(0).arrival, Some(Arrival::Reserve));
    assert_eq!(game.top(), Step::ChooseSquad(Seat(1)));
}

/// A Light ruin in the northern zone with a floor 2in up.
fn ruin() -> Piece {
    let footprint = Polygon::rectangle(at(10., 0.), at(16., 6.)).unwrap();
    let block = Piece::block(1, Kind::new("light-ruin").unwrap(), footprint.clone(), Inches::whole(2));
    Piece { floors: vec![Floor { outline: footprint, height: Inches::whole(2) }], stackable: true, ..block }
}

/// wz.start.deploy, wz.skill.infiltrate.where: a model may be set up, and may infiltrate, on a floor that carries its base.
#[test]
fn upper_floors_are_in_the_zone() {
    let up = |x: f64| Stand {
        level: Level::Floor { piece: PieceId(1), floor: 0 },
        ..Stand::ground(at(x, 3.), Bearing::SOUTH)
    };
    let deploy = |x: f64| Order::Deploy { squad: SquadId(0), stands: vec![up(x)] };
    let game = |kind: &Trooper| {
        let position = scene().squad(0, kind, &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 40., 0)]);
        begin(on_table(position, vec![ruin()]))
    };
    let mut set = game(&trooper());
    assert_eq!(set.refused_by(deploy(20.)), "wz.start.deploy", "no floor there");
    set.give(0, deploy(13.), []);
    assert!(set.stands(0));
    let mut hidden = game(&infiltrator());
    hidden.give(0, Order::HoldBack { squad: SquadId(0) }, []);
    hidden.give(1, set_up(1, &[(10., 43.)]), []);
    hidden.give(0, deploy(13.), []);
    assert!(hidden.stands(0));
}
