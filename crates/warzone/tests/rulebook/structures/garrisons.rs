//! Flames and shot at those inside a structure, and flames out of one.

use table::Bearing;
use warzone::{Event, Order, Spray, Test};

use crate::support::{Game, Scene, Trooper, at, hits, laid, needs, scene, shoot, struck, trooper, why};

fn flamer() -> Trooper {
    trooper().armed(&["gun - 12 1 0 Plasma FT FT"])
}

fn shotgun() -> Trooper {
    trooper().armed(&["gun - 12 1 0 Piercing S ST"])
}

fn spray(degrees: i32) -> Order {
    Order::Spray(Spray { weapon: 0, along: Bearing::degrees(degrees) })
}

/// A bunker with a door in the middle of its north side at (20, 20).
fn bunker() -> Scene {
    scene().structure([16., 20., 24., 28.], 3., &[(20., 20.)])
}

/// A firer (0) north of the door; two inside: one by the door (1), one deep within (2).
fn at_the_door(kind: &Trooper, x: f64) -> Game {
    let game = bunker().squad(0, kind, &[(x, 16., 180)]);
    game.squad(1, &trooper(), &[(20., 20.7, 0)]).squad(1, &trooper(), &[(20., 26., 0)]).acting(0)
}

fn rolls(events: &[Event]) -> Vec<u8> {
    let die = |it: &Event| if let Event::FlamesEntered { die, .. } = it { Some(*die) } else { None };
    events.iter().filter_map(die).collect()
}

/// wz.flamer.garrison: a template that touches an Access Point threatens everybody inside: 1-10 on a D20 each is a Wound
/// Effect against halved Armour.
#[test]
fn flames_through_the_door() {
    let mut game = at_the_door(&flamer(), 20.);
    let events = game.give(0, spray(180), [10, 11, 7]);
    assert_eq!(rolls(&events), [10, 11]);
    assert_eq!(hits(&events), [(12, 1)]);
    assert_eq!(why(&events, Test::Armour), "12@wz.stat.a /2@wz.flamer.garrison -2@wz.armour.strength-table");
    assert!(!game.stands(1) && game.stands(2));
}

/// A template beside the door gets at nobody inside, wherever they stand.
#[test]
fn flames_at_the_wall() {
    let game = at_the_door(&flamer(), 23.);
    assert_eq!(game.refused(spray(180)).rule().name(), "wz.flamer.attack");
}

/// wz.shotgun.garrison: an RS test only for those no further than 1in from the Access Point.
#[test]
fn shot_through_the_door() {
    let mut game = at_the_door(&shotgun(), 20.);
    let events = game.give(0, spray(180), [12, 20]);
    assert_eq!(needs(&events, Test::Shotgun), [12], "one of the two is near the door");
    assert_eq!(hits(&events), [(12, 1)]);
    assert!(!game.stands(1) && game.stands(2));
}

/// wz.flamer.from-garrison: from inside, the template starts at an Access Point the model touches; from deeper within it
/// cannot be laid. Those with the firer are not burned.
#[test]
fn flames_out_of_the_door() {
    let inside = |y: f64| {
        let garrison = bunker().squad(0, &flamer(), &[(20., y, 0), (18., 25., 0)]);
        garrison.squad(1, &trooper(), &[(20., 15., 180)]).acting(0)
    };
    let mut game = inside(20.59);
    let events = game.give(0, spray(0), [19]);
    assert_eq!(hits(&events), [(12, 1)]);
    assert!(!game.stands(2) && game.stands(1));
    assert_eq!(inside(22.).refused(spray(0)).rule().name(), "wz.flamer.from-garrison");
}

/// wz.template.explosion-attack: walls do not shield, but an Intact Structure does: an explosion outside reaches nobody
/// inside, one that comes to lie inside nobody outside.
#[test]
fn explosions_stay_on_their_side_of_the_wall() {
    let launcher = trooper().armed(&["gun 18 10 1 1 Blast A SE"]);
    let game = |x: f64, inside: (f64, f64), outside: (f64, f64)| {
        bunker()
            .squad(0, &launcher, &[(x, 10., 180)])
            .squad(1, &trooper(), &[(x, 18.9, 0)])
            .squad(1, &trooper(), &[(inside.0, inside.1, 0)])
            .squad(1, &trooper(), &[(outside.0, outside.1, 0)])
            .acting(0)
    };
    let events = game(18., (18., 20.6), (19.3, 18.9)).give(0, shoot(&[1]), [5, 1, 1]);
    assert_eq!(struck(&events), [1, 3], "the one inside is as near, behind the wall");
    let events = game(17., (17., 21.5), (15.3, 22.9)).give(0, shoot(&[1]), [13, 11, 7, 1]);
    assert_eq!(laid(&events), [at(17., 22.9)]);
    assert_eq!(struck(&events), [2], "the one outside is as near, behind the wall");
}
