//! Falling, jumping, gaps, climbing, and engaging from a height: the worked examples and their edges.

use battle::{System, apply};
use dice::Seeded;
use table::{Bearing, Floor, Inches, Kind, Piece, PieceId, Point, Polygon, Table, reach::Level};
use warzone::{
    Base, Event, Forbidden, Mark, ModelId, Opening, Order, Spot, Step, Test, Warzone, Way, fall_strength, ready,
};

use crate::support::{Game, Scene, Trooper, at, engage, hits, needs, scene, shoot, strike, trooper};

/// A block with a flat roof: west, north, east, south, height.
pub fn roofed(id: u16, kind: &str, sides: [f64; 4], top: f64) -> Piece {
    let footprint = Polygon::rectangle(at(sides[0], sides[1]), at(sides[2], sides[3])).unwrap();
    let height = Inches::nearest(top);
    let block = Piece::block(id, Kind::new(kind).unwrap(), footprint.clone(), height);
    Piece { floors: vec![Floor { outline: footprint, height }], stackable: true, ..block }
}

/// The battle with the first model activated.
pub fn on(pieces: &[Piece], scene: Scene, roofs: &[(usize, u16)]) -> Game {
    let mut game = begun(pieces, scene, roofs);
    game.activate(0);
    game
}

/// The battle with these pieces on the table and these models on roofs.
pub fn begun(pieces: &[Piece], scene: Scene, roofs: &[(usize, u16)]) -> Game {
    let mut setup = scene.setup();
    setup.table = Table::new(Inches::whole(48), Inches::whole(48), pieces.to_vec()).unwrap();
    if let Opening::Position { stands, .. } = &mut setup.opening {
        roofs.iter().for_each(|(model, piece)| stands[*model].level = roof(*piece));
    }
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    game.give(0, Order::Begin, []);
    game
}

pub fn roof(piece: u16) -> Level {
    Level::Floor { piece: PieceId(piece), floor: 0 }
}

pub fn ground(x: f64, y: f64) -> Spot {
    Spot::ground(at(x, y))
}

pub fn up(piece: u16, x: f64, y: f64) -> Spot {
    Spot::on(at(x, y), roof(piece))
}

pub fn walk(by: &[Spot]) -> Order {
    Order::Move { by: by.iter().copied().collect::<Way>(), facing: Bearing::degrees(180) }
}

pub fn run(by: &[Spot]) -> Order {
    Order::Run { by: by.iter().copied().collect::<Way>(), facing: Bearing::degrees(180) }
}

/// One of these against a squad far away.
pub fn alone(kind: &Trooper, x: f64, y: f64) -> Scene {
    scene().squad(0, kind, &[(x, y, 180)]).squad(1, &trooper(), &[(2., 46., 0)])
}

pub fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 5 12")
}

pub fn stand(game: &Game, model: u16) -> (Point, Level) {
    let stand = game.model(model).stand.expect("it stands");
    (stand.at, stand.level)
}

/// wz.jump.free: a Hussar jumps down 1in and has its full 5in left on the ground.
#[test]
fn a_free_jump_costs_nothing() {
    let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], 1.0);
    let mut game = on(&[tower], alone(&trooper(), 23., 15.41), &[(0, 1)]);
    let far = |y: f64| walk(&[ground(23., 16.59), ground(23., y)]);
    assert!(matches!(game.refused(far(21.6)), Forbidden::TooFar { length, .. } if length == Inches::hundredths(501)));
    assert!(
        matches!(game.refused(walk(&[ground(23., 18.)])), Forbidden::NoWay { .. }),
        "the landing touches its last place"
    );
    game.give(0, far(21.59), []);
    assert_eq!(stand(&game, 0), (at(23., 21.59), Level::Ground));
    assert_eq!(game.model(0).travelled, Inches::whole(5));
}

/// wz.jump.free, wz.terrain.within: a Razide Runs 4in through Heavy Terrain and jumps down 3in: 10 - 4 - 4 = 2in left.
#[test]
fn a_large_base_jumps_three_inches() {
    let ruin = roofed(1, "heavy-ruin", [10., 10., 20., 20.], 3.0);
    let razide = trooper().base(50);
    let mut game = on(&[ruin], alone(&razide, 15., 15.02), &[(0, 1)]);
    let far = |y: f64| run(&[up(1, 15., 19.02), ground(15., 20.98), ground(15., y)]);
    assert!(matches!(game.refused(far(22.99)), Forbidden::TooFar { limit, .. } if limit.total() == 600));
    game.give(0, far(22.98), []);
    assert_eq!(stand(&game, 0), (at(15., 22.98), Level::Ground));
}

/// wz.terrain.within: who walks on a floor of a Heavy piece is within it.
#[test]
fn a_floor_is_within_its_piece() {
    let ruin = roofed(1, "heavy-ruin", [10., 10., 20., 20.], 3.0);
    let mut game = on(&[ruin], alone(&trooper(), 15., 15.), &[(0, 1)]);
    assert!(
        matches!(game.refused(walk(&[up(1, 15., 17.01)])), Forbidden::TooFar { limit, .. } if limit.total() == 200)
    );
    game.give(0, walk(&[up(1, 15., 17.)]), []);
}

/// wz.jump.beyond: a Hussar jumps down 2in: 1in of its Movement and a St 7 Piercing Autohit, and goes on.
#[test]
fn a_deeper_jump_is_paid_and_hurts() {
    let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], 2.0);
    let mut game = on(&[tower], alone(&trooper(), 23., 15.41), &[(0, 1)]);
    let far = |y: f64| walk(&[ground(23., 16.59).jumped(), ground(23., y)]);
    assert!(matches!(game.refused(far(20.6)), Forbidden::TooFar { length, .. } if length == Inches::hundredths(501)));
    let events = game.give(0, far(20.59), [15]);
    assert_eq!(hits(&events), [(7, 1)]);
    assert_eq!(needs(&events, Test::Armour), [15], "A 12 + 10 - St 7");
    let landed = events.iter().position(|it| matches!(it, Event::Fell { .. })).unwrap();
    let on = events.iter().rposition(|it| matches!(it, Event::Walked(_))).unwrap();
    assert!(landed < on, "the hit falls on landing, then it goes on");
    assert_eq!(stand(&game, 0).0, at(23., 20.59));
}

/// wz.jump.beyond: a model that dies of the jump goes no farther.
#[test]
fn a_jump_can_kill() {
    let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], 5.0);
    let mut game = on(&[tower], alone(&trooper(), 23., 15.41), &[(0, 1)]);
    let events = game.give(0, walk(&[ground(23., 16.59).jumped(), ground(23., 17.)]), [13]);
    assert_eq!(hits(&events), [(10, 1)], "5in less the Free Jump, + 6");
    assert!(!game.stands(0));
}

/// wz.climb.measure: climbing down costs the full depth, no Free Jump taken off, and hurts nobody.
#[test]
fn climbing_down_is_the_slow_way() {
    let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], 2.0);
    let mut game = on(&[tower], alone(&trooper(), 23., 15.41), &[(0, 1)]);
    let far = |y: f64| walk(&[ground(23., 16.59), ground(23., y)]);
    assert_eq!(game.refused_by(far(19.59)), "wz.climb.measure");
    game.give(0, far(19.58), []);
    assert_eq!(game.model(0).travelled, Inches::hundredths(499));
}

/// wz.fall.model: inches fallen, rounded up, + 6; never more than 20, critical from 18.
#[test]
fn the_strength_of_a_fall() {
    for (height, st) in [(100, 7), (101, 8), (300, 9), (1150, 18), (1400, 20), (2000, 20)] {
        assert_eq!(fall_strength(Inches::hundredths(height)).total(), st, "{height}");
    }
}

/// Two towers 3in high, so far apart.
fn towers(kind: &str, apart: f64) -> [Piece; 2] {
    [roofed(1, kind, [20., 10., 26., 16.], 3.0), roofed(2, kind, [20., 16. + apart, 26., 24. + apart], 3.0)]
}

pub fn leap(base: i32, kind: &str, apart: f64) -> (Game, Order) {
    let runner = tough().base(base);
    let game = on(&towers(kind, apart), alone(&runner, 23., 15.5), &[(0, 1)]);
    (game, run(&[up(2, 23., 16.2 + apart)]))
}

/// wz.gap.small, wz.gap.medium, wz.gap.large: under the first width as on level ground, up to the second a Con test,
/// beyond it no jump.
#[test]
fn gaps_by_base() {
    for (base, free, tested, most) in [(30, 0.49, 0.5, 1.0), (40, 0.99, 1.0, 2.0), (50, 1.99, 2.0, 3.0)] {
        let (mut game, order) = leap(base, "impassable-tower", free);
        assert!(needs(&game.give(0, order, []), Test::Gap).is_empty());
        for width in [tested, most] {
            let (mut game, order) = leap(base, "impassable-tower", width);
            let events = game.give(0, order, [8]);
            assert_eq!(needs(&events, Test::Gap), [8], "base {base}, {width}in");
            assert_eq!(stand(&game, 0), (at(23., 16.2 + width), roof(2)));
        }
        let (game, order) = leap(base, "impassable-tower", most + 0.01);
        let why = game.refused(order);
        assert!(matches!(why, Forbidden::GapTooWide { width, .. } if width == Inches::nearest(most + 0.01)), "{why:?}");
    }
    assert_eq!(Base::Small.gap_rule().name(), "wz.gap.small");
}

/// wz.gap.small: a tested gap counts as one more piece of Light Terrain, and its width as travel.
#[test]
fn a_gap_slows() {
    let game = on(&towers("impassable-tower", 1.0), alone(&trooper(), 23., 15.5), &[(0, 1)]);
    let far = |y: f64| walk(&[up(2, 23., y)]);
    let why = game.refused(far(18.51));
    assert!(
        matches!(&why, Forbidden::TooFar { length, limit, .. } if *length == Inches::hundredths(301) && limit.total() == 300),
        "{why:?}"
    );
    let mut game = game;
    game.give(0, far(18.5), [1]);
}

/// wz.gap.medium: an Attila crosses just under 1in in Ruins: no Con test, but Heavy Terrain still slows it.
#[test]
fn ruins_slow_whoever_leaps_in_them() {
    let attila = trooper().base(40);
    let mut game = on(&towers("heavy-ruin", 0.99), alone(&attila, 23., 15.5), &[(0, 1)]);
    let order = walk(&[up(2, 23., 17.6)]);
    assert!(
        matches!(game.refused(order), Forbidden::TooFar { limit, .. } if limit.total() == 200),
        "5 - 4 - 4, at least 2"
    );
    game.give(0, walk(&[up(2, 23., 17.5)]), []);
}

/// wz.gap.failure: who fails lies at the bottom against the far piece, after a fall of the whole height; the Action is
/// over, the model is not.
#[test]
fn a_failed_leap_ends_at_the_bottom() {
    let jumper = tough().base(50);
    let mut game = on(&towers("impassable-tower", 2.0), alone(&jumper, 23., 15.5), &[(0, 1)]);
    let events = game.give(0, walk(&[up(2, 23., 18.2)]), [9, 14]);
    assert_eq!(hits(&events), [(9, 1)], "3in + 6, no Free Jump taken off");
    let (place, level) = stand(&game, 0);
    assert_eq!(level, Level::Ground);
    assert!((place.to_vec().y - (18.0 - 0.98)).abs() < 0.02, "against the far tower: {place:?}");
    assert_eq!(game.model(0).wounds, 4);
    assert_eq!(game.top(), Step::Act(ModelId(0)), "it still has a point to spend");
    assert_eq!(game.model(0).points, 1);
}

/// wz.gap.general: a base too wide for the gap falls to the nearest place where it fits.
#[test]
fn a_base_wider_than_the_gap_falls_beside_it() {
    let mut game = on(&towers("impassable-tower", 1.0), alone(&tough(), 23., 15.5), &[(0, 1)]);
    game.give(0, walk(&[up(2, 23., 17.2)]), [9, 1]);
    let (place, level) = stand(&game, 0);
    assert_eq!(level, Level::Ground);
    let beside = place.to_vec();
    assert!((beside.x - 26.59).abs() < 0.03 || (beside.x - 19.41).abs() < 0.03, "round the corner: {beside:?}");
}

/// wz.gap.general: not over Impassable Terrain, and not up.
#[test]
fn gaps_that_cannot_be_jumped() {
    let pool = Piece::area(
        3,
        Kind::new("impassable-water").unwrap(),
        Polygon::rectangle(at(20., 16.2), at(26., 16.8)).unwrap(),
        Inches::hundredths(1),
    );
    let [near, far] = towers("impassable-tower", 1.0);
    let game = on(&[near.clone(), far, pool], alone(&tough(), 23., 15.5), &[(0, 1)]);
    assert_eq!(game.refused_by(walk(&[up(2, 23., 17.2)])), "wz.gap.general");
    let higher = roofed(2, "impassable-tower", [20., 17., 26., 24.], 3.01);
    let game = on(&[near, higher], alone(&tough(), 23., 15.5), &[(0, 1)]);
    assert_eq!(game.refused_by(walk(&[up(2, 23., 17.2)])), "wz.climb.measure");
}

/// A cliff to the south, so high.
pub fn cliff(height: f64) -> [Piece; 1] {
    [roofed(1, "impassable-cliff", [15., 20., 31., 32.], height)]
}

/// wz.climb.measure, wz.climb.con-test: 2in to the cliff, 4in up, 2in beyond are 8in: a Run, hence a Con test at +4.
#[test]
fn a_climb_by_run() {
    let mut game = on(&cliff(4.0), alone(&trooper(), 23., 17.41), &[]);
    let way = [ground(23., 19.41), up(1, 23., 20.59), up(1, 23., 22.59)];
    assert!(matches!(game.refused(walk(&way)), Forbidden::ClimbTooFar { length, .. } if length == Inches::whole(8)));
    let events = game.give(0, run(&way), [12]);
    assert_eq!(needs(&events, Test::Climb), [12], "Con 8 + 4");
    assert_eq!(stand(&game, 0), (at(23., 22.59), roof(1)));
    assert_eq!(game.model(0).travelled, Inches::whole(8));
}

/// wz.climb.measure: 1in to a wall and 4in up are 5in, and 5 is not less than 5. A climb by Move needs no test.
#[test]
fn a_climb_must_be_shorter_than_the_movement() {
    let way = [ground(23., 19.41), up(1, 23., 20.59)];
    let game = on(&cliff(4.0), alone(&trooper(), 23., 18.41), &[]);
    assert_eq!(game.refused_by(walk(&way)), "wz.climb.measure");
    let mut game = on(&cliff(3.99), alone(&trooper(), 23., 18.41), &[]);
    game.give(0, walk(&way), []);
    let far = on(&cliff(3.99), alone(&trooper(), 23., 18.41), &[]);
    assert_eq!(far.refused_by(walk(&[up(1, 23., 20.)])), "wz.climb.measure", "the inch to the wall counts");
}

/// wz.climb.con-test: who fails falls the whole climb, lies at its foot and is Deactivated.
#[test]
fn a_climber_who_fails_falls() {
    let mut game = on(&cliff(4.0), alone(&tough(), 23., 17.41), &[]);
    let events = game.give(0, run(&[ground(23., 19.41), up(1, 23., 20.59), up(1, 23., 22.59)]), [13, 13]);
    assert_eq!(hits(&events), [(10, 1)], "4in + 6");
    assert_eq!(stand(&game, 0), (at(23., 19.41), Level::Ground));
    assert!(game.model(0).marks.has(Mark::Deactivated));
    assert!(matches!(game.top(), Step::ChooseSquad(_)), "its Activation is over");
}

/// wz.fall.vehicle: a hull takes one Autohit with AVV 10 on a random location, from no side, and lies against what it fell
/// from.
#[test]
fn a_hull_that_falls() {
    let walker = trooper().line("5 12 12 - 8 12 14 - -").hull("2/12 2/12 3/11 2/12 2 -4");
    let mut game = on(&cliff(4.), alone(&walker, 23., 17.41), &[]);
    let events = game.give(0, run(&[ground(23., 19.35), up(1, 23., 20.5)]), [13, 15, 19]);
    assert_eq!(needs(&events, Test::Hull), [1], "AV 11 - 10, nothing for the front");
    assert_eq!(game.state.structure(ModelId(0), 2), 2);
    assert_eq!(stand(&game, 0), (at(23., 19.41), Level::Ground), "against the cliff");
}

/// wz.climb.con-test, wz.stat.con: the climber's own Con counts, and a 1 always holds.
#[test]
fn a_climb_with_a_natural_one() {
    let clumsy = trooper().line("5 12 12 8 1 12 14 1 12");
    let mut game = on(&cliff(4.0), alone(&clumsy, 23., 19.41), &[]);
    assert_eq!(needs(&game.give(0, run(&[up(1, 23., 20.59)]), [1]), Test::Climb), [5]);
}

/// wz.climb.engage-fall: who climbs to Engage and fails is slashed at first, then falls.
#[test]
fn a_failed_climb_to_engage() {
    let scene = scene().squad(0, &tough(), &[(23., 17.41, 180)]).squad(1, &trooper(), &[(23., 20.8, 0)]);
    let cramped = on(&cliff(2.0), scene, &[(1, 1)]);
    assert_eq!(cramped.refused_by(engage(1)), "wz.cc.elevation", "there is no room beside it on the edge");
    let scene = self::scene().squad(0, &tough(), &[(23., 17.41, 180)]).squad(1, &trooper(), &[(23., 22., 0)]);
    let mut high = on(&cliff(2.0), scene, &[(1, 1)]);
    let events = high.give(0, engage(1), [13, 1, 12]);
    assert_eq!(needs(&events, Test::Climb), [12]);
    assert_eq!(hits(&events), [(10, 1), (8, 1)], "a Free Slash at St 8 + 2 x 1, then 2in + 6");
    assert_eq!(stand(&high, 0), (at(23., 19.41), Level::Ground));
    assert!(high.model(0).marks.has(Mark::Deactivated));
}

/// wz.climb.engage-fall, wz.action.reaction-order: two slash at a climber who falls; the Initiative says who first.
#[test]
fn two_slash_at_a_falling_climber() {
    let pike = trooper().armed(&["blade 1 +1 1 0 Piercing"]);
    let scene = scene().squad(0, &tough(), &[(23., 17.41, 180)]).squad(1, &pike, &[(23., 22., 0), (24.3, 22., 0)]);
    let mut game = on(&cliff(2.0), scene, &[(1, 1), (2, 1)]);
    game.give(0, engage(1), []);
    game.give(1, Order::Decline, [13]);
    assert!(matches!(game.top(), Step::Together(_)), "{:?}", game.top());
    let events = game.give(0, Order::First { which: 1 }, [1, 1, 1]);
    assert_eq!(hits(&events), [(10, 1), (10, 1), (8, 1)], "two Free Slashes, then 2in + 6");
    assert_eq!(stand(&game, 0).1, Level::Ground);
}

/// wz.flamer.wall-of-fire, wz.jump.free: a Free Jump into the flames burns like a step into them.
#[test]
fn a_free_jump_into_a_wall_of_fire() {
    let flamer = trooper().armed(&["gun - 12 1 0 Plasma FT FT"]);
    let scene = scene().squad(0, &tough(), &[(23., 20.59, 0)]).warlord(1, &flamer, "tech", (23., 12., 180));
    let mut game = begun(&cliff(1.0), scene, &[(0, 1)]);
    game.state.walls.push(warzone::WallOfFire {
        by: ModelId(1),
        weapon: 0,
        tokens: [ground(20., 19.41), ground(26., 19.41)],
    });
    game.activate(0);
    let events = game.give(0, walk(&[ground(23., 19.41)]), [1]);
    assert_eq!(hits(&events), [(12, 1)]);
    let mut beside = begun(
        &cliff(1.0),
        self::scene().squad(0, &tough(), &[(23., 20.59, 0)]).squad(1, &flamer, &[(23., 12., 180)]),
        &[(0, 1)],
    );
    beside.state.walls.push(warzone::WallOfFire {
        by: ModelId(1),
        weapon: 0,
        tokens: [ground(20., 15.), ground(26., 15.)],
    });
    beside.activate(0);
    assert!(hits(&beside.give(0, walk(&[ground(23., 19.41)]), [])).is_empty());
}

/// wz.action.engage-fail: an Engage that jumps down and finds its target gone goes no further than one Movement Value.
#[test]
fn a_failed_engage_from_a_roof() {
    let pike = trooper().base(40).armed(&["blade 1 +1 1 0 Piercing"]);
    let scene = scene().squad(0, &trooper(), &[(23., 21., 0)]).squad(1, &pike, &[(25.2, 17., 270)]).squad(
        1,
        &trooper(),
        &[(23., 13., 180)],
    );
    let mut game = on(&cliff(1.0), scene, &[(0, 1)]);
    game.give(0, engage(2), [2]);
    assert!(matches!(game.top(), Step::CounterCharge { .. }), "{:?}", game.top());
    game.state.models[2].stand = Some(warzone::Stand::ground(at(40., 40.), Bearing::degrees(0)));
    let events = game.give(1, Order::Decline, []);
    assert!(!events.iter().any(|it| matches!(it, Event::Engaged { .. })));
    assert_eq!((game.model(0).points, stand(&game, 0).1), (0, Level::Ground));
    assert!(game.model(0).travelled <= Inches::whole(5), "{:?}", game.model(0).travelled);
}

/// wz.morale.broken-flight: a Broken model on a floor climbs down and flees on towards its edge.
#[test]
fn a_broken_model_flees_down() {
    let mut game = begun(&cliff(2.0), alone(&trooper(), 23., 22.), &[(0, 1)]);
    game.state.squads[0].morale = warzone::Morale::Broken;
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, [19, 19]);
    let (at, level) = stand(&game, 0);
    assert_eq!(level, Level::Ground);
    assert_eq!(at.y, Inches::hundredths(1282), "10in, 2 of them down, and the width of its base over the edge");
}

/// wz.squad.out-of-coherency: a straggler is offered ways up to a Commander on a floor.
#[test]
fn a_straggler_finds_a_way_up() {
    let scene = scene().squad(0, &trooper(), &[(23., 26., 180), (23., 14., 180)]).squad(1, &trooper(), &[(2., 46., 0)]);
    let mut game = begun(&cliff(2.0), scene, &[(0, 1)]);
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
    assert!(matches!(game.top(), Step::Return(_)), "{:?}", game.top());
    let mut orders = Vec::new();
    Warzone.orders(&game.state, &mut orders);
    let up = |it: &Order| matches!(it, Order::Run { by, .. } if by.last().is_some_and(|it| it.level != Level::Ground));
    assert!(orders.iter().any(up), "{orders:?}");
}

/// wz.cc.elevation: a target beside which the engager cannot stand at one Elevation cannot be Engaged.
#[test]
fn nobody_is_engaged_from_below() {
    let scene = scene().squad(0, &tough(), &[(23., 19.3, 180)]).squad(1, &trooper(), &[(23., 20.6, 0)]);
    let game = on(&cliff(1.5), scene, &[(1, 1)]);
    assert!(!game.state.is_engaged(ModelId(0)), "they touch in plan, 1.5in apart in height");
}

/// wz.cc.elevation: what lies below the feet of both keeps nobody apart, however narrow it is.
#[test]
fn a_fight_on_a_wall_walk() {
    let wall = roofed(1, "impassable-wall", [22.6, 10., 23.4, 20.], 3.0);
    let scene = scene().squad(0, &tough(), &[(23., 13., 180)]).squad(1, &trooper(), &[(23., 14.18, 0)]);
    let game = on(&[wall], scene, &[(0, 1), (1, 1)]);
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(1)));
}

/// The engager on a tower so high, the enemy so far from its foot; with a base of so many millimetres.
fn above(base: i32, height: f64, enemy: f64, radius: f64) -> Game {
    let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], height);
    let jumper = tough().base(base).armed(&["blade B2B +1 1 0 Piercing"]);
    let scene = scene().squad(0, &jumper, &[(23., 16. - radius, 180)]).squad(1, &tough(), &[(23., enemy, 0)]);
    on(&[tower], scene, &[(0, 1)])
}

fn blow(game: &Game) -> i32 {
    let blade = game.state.blade(ModelId(0), Some(0)).unwrap();
    warzone::blow_strength(&game.state, ModelId(0), &blade).total()
}

/// wz.cc.engage-from-height: per inch jumped +1 St for a Small, +2 for a Medium, +3 for a Large base.
#[test]
fn engaging_from_two_inches() {
    for (base, radius, bonus) in [(30, 0.59, 2), (40, 0.79, 4), (50, 0.98, 6)] {
        let mut game = above(base, 2.0, 19.0, radius);
        let dice: &[u8] = if base == 30 { &[1] } else { &[] };
        game.give(0, engage(1), dice.iter().copied());
        assert_eq!(stand(&game, 0).1, Level::Ground);
        assert!(game.state.is_engaged_with(ModelId(0), ModelId(1)));
        assert_eq!(blow(&game), 9 + bonus, "base {base}");
    }
}

/// wz.cc.engage-from-height: a Trooper Engages from 3in: +3 St, a St 8 hit once the Engage has ended, then it may fight;
/// the bonus goes with the first test.
#[test]
fn a_trooper_engages_from_three_inches() {
    let mut game = above(30, 3.0, 19.0, 0.59);
    let events = game.give(0, engage(1), [14]);
    assert_eq!(hits(&events), [(8, 1)], "3 - 1 + 6");
    let engaged = events.iter().position(|it| matches!(it, Event::Engaged { .. })).unwrap();
    let fell = events.iter().position(|it| matches!(it, Event::Fell { .. })).unwrap();
    assert!(engaged < fell);
    assert_eq!(blow(&game), 12);
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    let events = game.give(0, strike(1), [12, 1]);
    assert_eq!(hits(&events), [(12, 1)]);
    assert_eq!(blow(&game), 9);
}

/// wz.cc.engage-from-height, wz.action.engage-bonus: an Attila jumps 2in without travelling its Movement Value: +4 St
/// and no Engage Bonus; with the run-up it has both.
#[test]
fn an_attila_needs_no_run_up() {
    let mut game = above(40, 2.0, 19.0, 0.79);
    let events = game.give(0, engage(1), []);
    assert!(hits(&events).is_empty(), "2in are its Free Jump");
    assert_eq!(blow(&game), 9 + 4);
    let mut far = above(40, 2.0, 24.0, 0.79);
    far.give(0, engage(1), []);
    assert_eq!(blow(&far), 9 + 4 + 4);
}

/// wz.jump.beyond: an engager may climb down instead: a Con test, no hit and no bonus for the height.
#[test]
fn engaging_by_climbing_down() {
    let mut game = above(30, 3.0, 19.0, 0.59);
    let events = game.give(0, Order::EngageClimbing { target: ModelId(1), short: Inches::ZERO, side: None }, [12]);
    assert_eq!(needs(&events, Test::Climb), [12]);
    assert!(hits(&events).is_empty());
    assert_eq!(blow(&game), 9);
}

/// wz.gap.failure: a gap inside an Engage that is not cleared makes the Engage fail.
#[test]
fn an_engage_across_a_gap() {
    let scene = || scene().squad(0, &tough(), &[(23., 15., 180)]).squad(1, &trooper(), &[(23., 20., 0)]);
    let mut game = on(&towers("impassable-tower", 1.0), scene(), &[(0, 1), (1, 2)]);
    game.give(0, engage(1), [8]);
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(1)));
    let mut fallen = on(&towers("impassable-tower", 1.0), scene(), &[(0, 1), (1, 2)]);
    let events = fallen.give(0, engage(1), [9, 1]);
    assert_eq!(hits(&events), [(9, 1)]);
    assert_eq!(stand(&fallen, 0).1, Level::Ground);
    assert_eq!(fallen.model(0).points, 0);
    assert!(!fallen.state.is_engaged(ModelId(0)));
}

/// wz.def.elevation: up to 1in, 2in or 4in of height, as the larger base allows, two models are at one Elevation and
/// measured in plan; beyond that straight through the air.
#[test]
fn elevations_by_base() {
    for (base, radius, level) in [(30, 0.59, 1.0), (40, 0.79, 2.0), (50, 0.98, 4.0)] {
        let distance = |height: f64| {
            let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], height);
            let scene =
                scene().squad(0, &tough().base(base), &[(23., 13., 180)]).squad(1, &trooper(), &[(23., 24., 0)]);
            on(&[tower], scene, &[(0, 1)]).state.distance(ModelId(0), ModelId(1))
        };
        let plan = 11.0 - radius - 0.59;
        assert!((distance(level) - plan).abs() < 0.01, "base {base}: {} is {plan}", distance(level));
        let above: f64 = level + 0.01;
        let air = (plan * plan + above * above).sqrt();
        assert!((distance(above) - air).abs() < 0.01, "base {base}: {} is {air}", distance(above));
    }
}

/// wz.shoot.elevation: down from a tower the range is measured straight through the air; to a target whose base is hidden,
/// to its Body.
#[test]
fn range_from_a_tower() {
    let game = |y: f64, walls: &[Piece]| {
        let tower = roofed(1, "impassable-tower", [20., 4., 26., 10.], 10.0);
        let scene = scene().squad(0, &trooper(), &[(23., 9.5, 180)]).squad(1, &trooper(), &[(23., y, 0)]);
        on(&[&[tower], walls].concat(), scene, &[(0, 1)])
    };
    let (near, far) = (9.5 + 1.18 + 21.81, 9.5 + 1.18 + 21.83);
    assert!(
        !matches!(Warzone.judge(&game(near, &[]).state, &shoot(&[1])), Err(Forbidden::OutOfRange { .. })),
        "23.99in"
    );
    let why = game(far, &[]).refused(shoot(&[1]));
    assert!(matches!(why, Forbidden::OutOfRange { distance, .. } if distance == Inches::hundredths(2401)), "{why:?}");
    let sides = Polygon::rectangle(at(20., far - 0.9), at(26., far - 0.6)).unwrap();
    let wall = Piece::block(2, Kind::new("heavy-wall").unwrap(), sides, Inches::hundredths(60));
    let hidden = game(far, &[wall]);
    assert!(hidden.state.shooting_distance(ModelId(0), ModelId(1)) < 24.0, "the Body is nearer than the hidden base");
}

/// wz.squad.coherency-elevation: from the Commander's base to the nearest part of base or Body: up to the feet of a model
/// above, down to the head of one below.
#[test]
fn coherency_up_and_down() {
    let out = |leader_up: bool| {
        let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], 6.0);
        let (low, high) = ((23., 20.58, 0), (23., 15.4, 180)); // 4in apart in plan
        let places = if leader_up { [high, low] } else { [low, high] };
        let scene = scene().squad(0, &trooper(), &places).squad(1, &trooper(), &[(2., 46., 0)]);
        let game = begun(&[tower], scene, &[(usize::from(!leader_up), 1)]);
        let squad = game.state.field.squad(ModelId(0));
        game.state.out_of_coherency(squad).map(|it| (it.0, it.1)).collect::<Vec<_>>()
    };
    assert_eq!(out(false), [(ModelId(1), Inches::hundredths(721))], "4in across and 6in up, LD 14 allows 7in");
    assert_eq!(out(true), [], "the head of a model below is nearer than its base");
}

/// Every way over heights that is offered is legal, and up and down are offered.
#[test]
fn heights_are_offered() {
    let offered = |game: &Game| {
        let mut orders = Vec::new();
        Warzone.orders(&game.state, &mut orders);
        orders.iter().for_each(|it| assert!(Warzone.judge(&game.state, it).is_ok(), "{it:?}"));
        orders
    };
    let low = on(&cliff(2.0), alone(&trooper(), 23., 18.), &[]);
    let onto = |it: &Order| matches!(it, Order::Move { by, .. } if by.last().is_some_and(|it| it.level == roof(1)));
    assert!(offered(&low).iter().any(onto));
    let high = on(&cliff(2.0), alone(&trooper(), 23., 22.), &[(0, 1)]);
    let off = |jump: bool| move |it: &Order| matches!(it, Order::Run { by, .. } if by.iter().any(|it| it.level == Level::Ground && it.jumps == jump));
    assert!(offered(&high).iter().any(off(true)));
    assert!(offered(&high).iter().any(off(false)));
}

/// Battles between random players among roofs: what is offered is legal, nobody gets stuck, the log is the battle, and
/// people do climb, jump and fall.
#[test]
fn battles_among_roofs() {
    let mut setup = ready::battle("first-battle").expect("a ready battle");
    let block = |at: u16| {
        let (x, y) = (f64::from(at % 5) * 9.0 + 2.0, f64::from(at / 5) * 7.5 + 7.0);
        let (kind, height) = [("impassable-tower", 1.0), ("heavy-ruin", 2.5), ("open-hill", 1.0)][usize::from(at % 3)];
        roofed(at + 1, kind, [x, y, x + 6.0, y + 6.8], height)
    };
    setup.table = Table::new(Inches::whole(48), Inches::whole(48), (0..20).map(block).collect()).unwrap();
    let start = Warzone.start(&setup).unwrap();
    let (mut orders, mut falls, mut tests) = (Vec::new(), 0, 0);
    for seed in 0..2 {
        let (mut state, mut dice, mut mind) = (start.clone(), Seeded::from_u64(seed), Seeded::from_u64(!seed));
        let mut events = Vec::new();
        while Warzone.decision(&state).is_some() {
            orders.clear();
            Warzone.orders(&state, &mut orders);
            assert!(!orders.is_empty(), "seed {seed}: stuck at {:?}", state.steps.top());
            let order = &orders[mind.below(orders.len() as u32) as usize];
            apply(&Warzone, &mut state, order, &mut dice, Some(&mut events))
                .unwrap_or_else(|why| panic!("{order:?}: {why}"));
        }
        let mut again = start.clone();
        events.iter().for_each(|it| Warzone.fold(&mut again, it));
        assert_eq!(again, state, "seed {seed}: the log is the battle");
        falls += events.iter().filter(|it| matches!(it, Event::Fell { .. })).count();
        tests += needs(&events, Test::Climb).len() + needs(&events, Test::Gap).len();
    }
    assert!(falls > 0 && tests > 0, "{falls} falls, {tests} tests");
}

/// wz.armoury.rail.elevation: from a roof at the ground no Rail is drawn, whoever stands behind the target.
#[test]
fn no_rail_between_elevations() {
    let gunner = trooper().armed(&["gun 24 13 1 1 Piercing R"]);
    let position = |roofs: &[(usize, u16)]| {
        let tower = roofed(1, "impassable-tower", [18., 17., 22., 21.], 3.0);
        let scene = scene()
            .squad(0, &gunner, &[(20., if roofs.is_empty() { 22. } else { 20.4 }, 180)])
            .squad(1, &tough(), &[(20., 28., 0)])
            .squad(1, &tough(), &[(20., 30., 0)]);
        on(&[tower], scene, roofs)
    };
    let events = position(&[(0, 1)]).give(0, shoot(&[1]), [5, 2]);
    assert_eq!(needs(&events, Test::Rail), [0; 0], "an ordinary shot");
    let events = position(&[]).give(0, shoot(&[1]), [5, 11, 2]);
    assert_eq!(needs(&events, Test::Rail), [10]);
}

/// wz.skill.leap: onto a roof no higher than X, without a climb or its test; a higher one is out of reach.
#[test]
fn leaps_go_up_to_roofs() {
    let leaper = trooper().skill(catalogue::rule!("wz.skill.leap"), Some(4));
    let position =
        |top: f64| on(&[roofed(1, "impassable-tower", [20., 12., 26., 18.], top)], alone(&leaper, 23., 10.), &[]);
    let leap = || Order::Leap { to: up(1, 23., 13.), facing: Bearing::degrees(180) };
    let mut game = position(4.);
    game.give(0, leap(), []);
    assert_eq!(stand(&game, 0), (at(23., 13.), roof(1)));
    assert!(matches!(position(4.1).refused(leap()), Forbidden::TooHigh { .. }));
}
