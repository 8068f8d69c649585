//! Where heights meet other rules: what an Engage ends with, what a floor counts for, what a drop adds.

use catalogue::rule;
use table::{Bearing, Inches, reach::Level};
use warzone::{Event, Forbidden, Mark, ModelId, Order, Step, Test};

use crate::{
    movement::heights::{alone, begun, cliff, ground, on, roof, roofed, run, stand, tough, up, walk},
    support::{Game, Trooper, at, engage, hits, needs, scene, strike, trooper, why},
};

fn frightful() -> Trooper {
    tough().skill(rule!("wz.skill.fear"), Some(2))
}

/// The tests made, in order.
fn tests(events: &[Event]) -> Vec<Test> {
    events.iter().filter_map(|it| if let Event::Tested { test, .. } = it { Some(*test) } else { None }).collect()
}

/// wz.cc.engage-sequence: after a climb to Engage the Con test comes first, and only who holds on faces the frightful.
#[test]
fn fear_comes_after_the_climb() {
    let below = || {
        let scene = scene().squad(0, &tough(), &[(23., 17.41, 180)]).squad(1, &frightful(), &[(23., 22., 0)]);
        on(&cliff(2.0), scene, &[(1, 1)])
    };
    let mut fell = below();
    let events = fell.give(0, engage(1), [13, 1, 12]);
    assert_eq!(tests(&events), [Test::Climb, Test::Armour, Test::Armour], "a Free Slash, the fall, and no Fear");
    assert_eq!(stand(&fell, 0).1, Level::Ground);
    let mut up = below();
    let events = up.give(0, engage(1), [12, 13]);
    assert_eq!(needs(&events, Test::Climb), [12]);
    assert_eq!(needs(&events, Test::Fear), [12]);
    assert!(up.model(0).marks.has(Mark::Afraid));
}

/// wz.cc.engage-sequence: the hit of a jump falls before the Fear test; who dies of it tests nothing.
#[test]
fn fear_comes_after_the_jump() {
    let above = |jumper: &Trooper| {
        let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], 3.0);
        let scene = scene().squad(0, jumper, &[(23., 15.41, 180)]).squad(1, &frightful(), &[(23., 19., 0)]);
        on(&[tower], scene, &[(0, 1)])
    };
    let events = above(&tough()).give(0, engage(1), [14, 12]);
    assert_eq!(tests(&events), [Test::Armour, Test::Fear]);
    let mut dead = above(&trooper());
    assert_eq!(tests(&dead.give(0, engage(1), [15])), [Test::Armour]);
    assert!(!dead.stands(0));
}

/// wz.cc.engage-sequence, wz.cc.counter-charge: who is stopped on the way has Engaged the one who stopped it: first the
/// hit of the jump, then the Fear test.
#[test]
fn a_stopped_engager_faces_its_fear_last() {
    let pike = frightful().base(40).armed(&["blade 1 +1 1 0 Piercing"]);
    let scene = scene().squad(0, &tough(), &[(23., 21., 0)]).squad(1, &pike, &[(25.2, 17., 270)]).squad(
        1,
        &trooper(),
        &[(23., 13., 180)],
    );
    let mut game = on(&cliff(2.0), scene, &[(0, 1)]);
    game.give(0, engage(2), [2]);
    assert!(matches!(game.top(), Step::CounterCharge { .. }), "{:?}", game.top());
    let events = game.give(1, Order::Accept, [5, 5, 12]);
    assert_eq!(tests(&events), [Test::CounterCharge, Test::Armour, Test::Fear]);
}

/// wz.terrain.within, wz.terrain.cumulative: a way that begins on a floor is within its piece, if it leaves it at once.
#[test]
fn a_floor_left_at_once_still_slows() {
    let ruin = roofed(1, "heavy-ruin", [10., 10., 20., 20.], 1.0);
    let mut game = on(&[ruin], alone(&trooper(), 15., 19.41), &[(0, 1)]);
    let far = |y: f64| walk(&[ground(15., 20.63), ground(15., y)]);
    assert!(matches!(game.refused(far(22.64)), Forbidden::TooFar { limit, .. } if limit.total() == 200));
    game.give(0, far(22.63), []);
}

/// wz.terrain.within: and so is one that ends on it.
#[test]
fn a_floor_climbed_last_still_slows() {
    let ruin = || roofed(1, "heavy-ruin", [10., 10., 20., 20.], 1.0);
    let climb = walk(&[ground(15., 9.36), up(1, 15., 10.58)]);
    let far = on(&[ruin()], alone(&trooper(), 15., 6.), &[]);
    assert!(matches!(far.refused(climb.clone()), Forbidden::ClimbTooFar { limit, .. } if limit.total() == 200));
    let mut near = on(&[ruin()], alone(&trooper(), 15., 8.8), &[]);
    near.give(0, climb, []);
    assert_eq!(stand(&near, 0).1, roof(1));
}

fn blow(game: &Game) -> i32 {
    let blade = game.state.blade(ModelId(0), Some(0)).unwrap();
    warzone::blow_strength(&game.state, ModelId(0), &blade).total()
}

/// Two roofs side by side, the second lower; an engager on the first, its enemy on the second.
fn stairs(base: i32, high: f64, low: f64) -> Game {
    let pieces = [
        roofed(1, "impassable-tower", [20., 10., 26., 16.], high),
        roofed(2, "impassable-tower", [20., 16., 26., 24.], low),
    ];
    let jumper = tough().base(base).armed(&["blade B2B +1 1 0 Piercing"]);
    let scene = scene().squad(0, &jumper, &[(23., 14.9, 180)]).squad(1, &tough(), &[(23., 19.5, 0)]);
    on(&pieces, scene, &[(0, 1), (1, 2)])
}

/// wz.cc.engage-from-height: down from one roof onto a lower one beside it counts like any other jump.
#[test]
fn engaging_from_roof_to_roof() {
    for (base, high, low, bonus) in [(30, 3.0, 2.0, 1), (40, 3.0, 1.0, 4), (50, 4.0, 1.0, 9), (30, 2.0, 2.0, 0)] {
        let mut game = stairs(base, high, low);
        let events = game.give(0, engage(1), []);
        assert!(hits(&events).is_empty(), "a Free Jump");
        assert!(game.state.is_engaged_with(ModelId(0), ModelId(1)));
        assert_eq!(blow(&game), 9 + bonus, "base {base}, {high}in to {low}in");
    }
}

/// wz.cc.engage-from-height, example: a Large base that jumps 2in has +2 AVV; Medium and Small ones have none. The bike
/// has AV 11 where it is struck.
#[test]
fn the_anti_vehicle_value_of_a_jump() {
    let bike = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4");
    for (base, radius, fall, avv) in [(30, 0.59, true, 2), (40, 0.79, false, 2), (50, 0.98, false, 4)] {
        let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], 2.0);
        let jumper = tough().base(base).armed(&["blade B2B +1 1 2 Piercing"]);
        let scene = scene().squad(0, &jumper, &[(23., 16. - radius, 180)]).squad(1, &bike, &[(23., 19.6, 0)]);
        let mut game = on(&[tower], scene, &[(0, 1)]);
        game.give(0, engage(1), fall.then_some(1));
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        let events = game.give(0, strike(1), [5, 15, 1]);
        assert_eq!(why(&events, Test::Hull), format!("11@wz.vehicle.stat.av-test -{avv}@wz.weapon.avv"), "base {base}");
    }
}

/// wz.gap.failure, wz.climb.con-test: a Run that climbed and then fell into a gap is over; the climb is tested no more.
#[test]
fn a_fall_into_a_gap_ends_a_climb() {
    let pieces = [
        roofed(1, "impassable-tower", [20., 10., 26., 12.], 3.0),
        roofed(2, "impassable-tower", [20., 13., 26., 20.], 3.0),
    ];
    let order = || run(&[up(1, 23., 10.59), up(2, 23., 13.2)]);
    let mut fell = on(&pieces, alone(&tough(), 23., 9.41), &[]);
    let events = fell.give(0, order(), [9, 1]);
    assert_eq!(tests(&events), [Test::Gap, Test::Armour]);
    assert_eq!(stand(&fell, 0).1, Level::Ground);
    let mut across = on(&pieces, alone(&tough(), 23., 9.41), &[]);
    assert_eq!(tests(&across.give(0, order(), [8, 12])), [Test::Gap, Test::Climb], "who clears it tests for the climb");
    assert_eq!(stand(&across, 0).1, roof(2));
}

/// wz.jump.free: a Vehicle drives down 3in whatever its base.
#[test]
fn a_vehicle_drives_down_three_inches() {
    let walker = trooper().line("5 12 12 - 8 12 14 - -").hull("2/12 2/12 3/11 2/12 2 -4");
    let down = |height: f64, kind: &Trooper| {
        let tower = roofed(1, "impassable-tower", [20., 10., 26., 16.], height);
        begun(&[tower], alone(kind, 23., 15.41), &[(0, 1)])
    };
    let order = walk(&[ground(23., 16.59).jumped(), ground(23., 17.)]);
    let mut driven = down(3.0, &walker);
    driven.activate(0);
    driven.give(0, order.clone(), []);
    assert_eq!(driven.model(0).travelled, Inches::hundredths(41));
    let mut deeper = down(3.01, &walker);
    deeper.activate(0);
    let events = deeper.give(0, order.clone(), [15, 1]);
    assert_eq!(needs(&events, Test::Hull), [1], "wz.fall.vehicle: AV 11 - 10");
    let mut man = down(3.0, &tough());
    man.activate(0);
    assert_eq!(hits(&man.give(0, order, [1])), [(8, 1)], "2in beyond the Free Jump of a Small base");
    assert_eq!(Bearing::degrees(180), man.state.facing(ModelId(0)));
}

/// wz.jump.free, wz.gap.general: a roof beside a higher one is stepped down to as to the ground; one across a narrow gap is
/// reached where the base is clear of the higher wall.
#[test]
fn down_to_the_next_roof() {
    let roofs = |apart: f64| {
        [
            roofed(1, "impassable-tower", [20., 10., 26., 16.], 3.0),
            roofed(2, "impassable-tower", [20., 16. + apart, 26., 24.], 2.0),
        ]
    };
    let mut beside = on(&roofs(0.0), alone(&trooper(), 23., 15.41), &[(0, 1)]);
    let far = |y: f64| walk(&[up(2, 23., 16.59), up(2, 23., y)]);
    assert!(matches!(beside.refused(far(21.6)), Forbidden::TooFar { length, .. } if length == Inches::hundredths(501)));
    beside.give(0, far(21.59), []);
    assert_eq!(beside.model(0).travelled, Inches::whole(5), "the step down costs nothing");
    let mut across = on(&roofs(0.3), alone(&trooper(), 23., 15.41), &[(0, 1)]);
    assert!(matches!(across.refused(walk(&[up(2, 23., 16.4)])), Forbidden::NoWay { .. }), "in the higher wall");
    across.give(0, walk(&[up(2, 23., 18.)]), []);
    assert_eq!(across.model(0).travelled, Inches::hundredths(259), "the width of a gap is travel");
}

/// wz.cc.grab: a climber who is held tests before it sets out, and if it fails keeps place and facing; free, it is slashed
/// and climbs.
#[test]
fn a_held_climber_stays_below() {
    let ogre = trooper().base(40);
    let position = || {
        let held = scene().squad(0, &tough(), &[(23., 19.41, 0)]).squad(1, &ogre, &[(23., 18.03, 180)]);
        on(&cliff(2.0), held, &[])
    };
    let mut held = position();
    let before = held.model(0).stand;
    assert_eq!(needs(&held.give(0, walk(&[up(1, 23., 20.59)]), [9]), Test::Grab), [8]);
    assert_eq!((held.model(0).stand, held.model(0).travelled), (before, Inches::ZERO));
    let mut free = position();
    let events = free.give(0, walk(&[up(1, 23., 20.59)]), [8, 1]);
    assert_eq!((hits(&events).len(), stand(&free, 0)), (1, (at(23., 20.59), roof(1))));
}
