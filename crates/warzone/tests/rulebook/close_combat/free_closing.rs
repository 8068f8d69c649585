//! Free Closing: on whom, how far, in which Facing.

use table::{Bearing, Inches};
use warzone::{ModelId, Order, Special, Spot, Step, Test, WallOfFire};

use crate::support::{Game, Trooper, at, hits, needs, scene, strike, trooper, why};

fn reaching(reach: &'static str) -> Trooper {
    trooper().armed(&[reach])
}

fn close(target: u16, short: f64) -> Order {
    Order::CloseIn { target: ModelId(target), short: Inches::nearest(short) }
}

const FIGHT: Order = Order::CloseCombat { weapon: Some(0) };

/// Somebody (0) with this weapon, held by a 1in blade (1) 0.5in away and by a 3in pike (2) 2.8in away.
fn held(weapon: &'static str) -> Game {
    scene()
        .squad(0, &reaching(weapon), &[(20., 20., 180)])
        .squad(1, &reaching("blade 1 +1 1 0 Piercing"), &[(20., 21.68, 0)])
        .squad(1, &reaching("blade 3 +1 1 0 Piercing"), &[(23.98, 20.3, 270)])
        .begin()
}

/// wz.cc.free-closing: the compulsory one goes to the closest of those that hold the model, not to whom it likes.
#[test]
fn the_closest_is_closed_in_on() {
    let mut game = held("blade 0.3 +1 1 0 Piercing");
    game.activate(0);
    assert_eq!(game.top(), Step::MustClose(ModelId(0)));
    assert_eq!(game.refused_by(close(2, 0.)), "wz.cc.free-closing");
    game.give(0, close(1, 0.2), []);
    let mut touching = held("blade B2B +1 1 0 Piercing");
    touching.activate(0);
    assert!(touching.state.distance(ModelId(0), ModelId(1)) < 0.02, "with no choice it is made at once");
    touching.give(0, FIGHT, []);
    assert_eq!(touching.refused_by(close(2, 0.)), "wz.cc.free-closing", "it touches a closer one");
}

/// wz.cc.free-closing: among several in its own reach the owner chooses.
#[test]
fn in_its_own_reach_the_owner_chooses() {
    let mut game = held("blade 3 +1 1 0 Piercing");
    game.activate(0);
    game.give(0, FIGHT, []);
    game.give(0, close(2, 1.), []);
    assert!((game.state.distance(ModelId(0), ModelId(2)) - 1.0).abs() < 0.02);
}

/// wz.cc.free-closing: who is behind its enemy comes no nearer than wholly behind it.
#[test]
fn it_stays_in_the_same_facing() {
    let ogre = trooper().base(40).armed(&["blade 1 +1 1 0 Piercing"]);
    let mut game = scene().squad(0, &ogre, &[(22.15, 19., 270)]).squad(1, &trooper(), &[(20., 20., 180)]).acting(0);
    assert!(game.state.is_engaged(ModelId(0)));
    game.give(0, FIGHT, []);
    game.give(0, close(1, 0.), []);
    let left = game.state.distance(ModelId(0), ModelId(1));
    assert!(left > 0.4 && left < 0.6, "{left}");
    assert!(why(&game.give(0, strike(1), [17]), Test::CloseCombat).contains("+4@wz.cc.rear-facing"));
    let mut front = scene().squad(0, &ogre, &[(22.15, 19., 270)]).squad(1, &trooper(), &[(20., 20., 0)]).acting(0);
    front.give(0, FIGHT, []);
    front.give(0, close(1, 0.), []);
    assert!(front.state.distance(ModelId(0), ModelId(1)) < 0.02, "in front of it up to base contact");
}

/// wz.cc.free-closing, the printed example: Alakhai reaches the Trooper and strikes without closing in.
#[test]
fn alakhai_need_not_close_in() {
    let alakhai = trooper().base(40).armed(&["blade 1.5 +4 2 0 Piercing"]);
    let mut game = scene().squad(0, &alakhai, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 22.6, 0)]).acting(0);
    assert!(matches!(game.top(), Step::Act(_)), "nothing is asked of it");
    game.give(0, FIGHT, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(12, 1)]);
    assert_eq!(game.at(0), at(20., 20.));
}

/// wz.cc.free-closing: any distance up to base contact before a Special Close Combat Action too.
#[test]
fn a_swing_may_stop_short() {
    let ogre = trooper().base(40).armed(&["blade 1 +1 1 0 Piercing"]);
    let mut game = scene().squad(0, &ogre, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 22.28, 0)]).acting(0);
    let swing =
        |short: f64| Order::Special { what: Special::Swing, closing: Some(ModelId(1)), short: Inches::nearest(short) };
    assert_eq!(game.refused_by(swing(0.95)), "wz.cc.ccwr", "that is farther than it is away");
    game.give(0, swing(0.5), []);
    assert!((game.state.distance(ModelId(0), ModelId(1)) - 0.5).abs() < 0.02);
    assert_eq!(hits(&game.give(0, strike(1), [12, 1])), [(8, 1)]);
}

/// wz.flamer.wall-of-fire: a Free Closing is not travel; no flames burn who makes it.
#[test]
fn flames_do_not_burn_who_closes_in() {
    let alakhai = trooper().base(40).armed(&["gun - 12 1 0 Plasma FT FT", "blade 1.5 +4 2 0 Piercing"]);
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &alakhai, &[(20., 22.6, 0)]).begin();
    let tokens = [(17., 21.), (23., 21.)].map(|(x, y)| Spot::ground(at(x, y)));
    game.state.walls.push(WallOfFire { by: ModelId(1), weapon: 0, tokens });
    game.activate(0);
    assert!(game.state.has_in_ccwr(ModelId(0), ModelId(1)), "it has closed in, through the flames");
    let events =
        game.give(0, Order::Move { by: crate::support::way(20., 17.), facing: Bearing::degrees(0) }, [8, 1, 1]);
    assert_eq!(needs(&events, Test::Grab), [8]);
    assert_eq!(hits(&events).len(), 2, "a Free Slash, and the flames on the way back");
}

/// wz.cc.free-closing, wz.bauhaus.skill.venusian-rangers.booby-traps: nor does a trap go off beneath who closes in, be it
/// forced, in a Close Combat Action or before a special one.
#[test]
fn no_trap_goes_off_under_who_closes_in() {
    let trapped = |mut game: Game| {
        game.state.devices.push(crate::tokens::bauhaus::trap(ModelId(1), 20., 23.5));
        game.activate(0);
        game
    };
    let forced = trapped(held("blade B2B +1 1 0 Piercing"));
    assert!(forced.state.distance(ModelId(0), ModelId(1)) < 0.02, "it has closed in, and no die was rolled");
    let mut fighting = trapped(held("blade 3 +1 1 0 Piercing"));
    fighting.give(0, FIGHT, []);
    fighting.give(0, close(1, 0.), []);
    assert!(fighting.state.devices[0].met.is_empty());
    let ogre = trooper().base(40).armed(&["blade 1 +1 1 0 Piercing"]);
    let swing = scene().squad(0, &ogre, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 22.28, 0)]).begin();
    let mut swing = trapped(swing);
    swing.give(0, Order::Special { what: Special::Swing, closing: Some(ModelId(1)), short: Inches::ZERO }, []);
    assert!(swing.state.devices[0].met.is_empty());
    let mut walking =
        trapped(scene().squad(0, &trooper(), &[(20., 15., 180)]).squad(1, &ogre, &[(20., 40., 0)]).begin());
    walking.give(0, crate::support::go(20., 18., 180), [13]);
}
