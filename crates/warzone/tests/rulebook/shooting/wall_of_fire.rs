//! Wall of Fire.

use catalogue::rule;
use table::Inches;
use warzone::{Event, Forbidden, Order, Spot, Test, Way};

use crate::support::{Game, Trooper, at, engage, go, hits, needs, scene, trooper, way};

/// FT, St 14, RoF 2, AVV 1, Plasma (FT).
const PUKER: &str = "etoiles-gehenna-puker";

fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 5 12")
}

fn wall(one: (f64, f64), other: (f64, f64)) -> Order {
    Order::WallOfFire { weapon: 0, tokens: [one, other].map(|(x, y)| Spot::ground(at(x, y))) }
}

/// A flamer at (20, 20) facing south with four cards, and an enemy.
fn flamer(enemy: (f64, f64, i32)) -> Game {
    scene()
        .warlord(0, &trooper().armed(&[PUKER]), "tech", (20., 20., 180))
        .squad(1, &tough(), &[enemy])
        .squad(1, &tough(), &[(44., 44., 0)])
        .acting(0)
}

/// The same with a wall along y = 24 and the enemy about to act.
fn burning(enemy: (f64, f64, i32)) -> Game {
    let mut game = flamer(enemy);
    game.give(0, wall((16.5, 24.), (23.5, 24.)), []);
    game.until_squad(1);
    game.activate(1);
    game
}

fn walked(events: &[Event]) -> Vec<(f64, f64)> {
    let place = |it: &Event| match it {
        Event::Walked(walk) => Some((walk.to.at.x.to_f64(), walk.to.at.y.to_f64())),
        _ => None,
    };
    events.iter().filter_map(place).collect()
}

/// wz.flamer.wall-of-fire, wz.def.counts-as: two cards and a Shooting Action with all its rules, 1 AP, once.
#[test]
fn a_wall_costs_two_cards_and_the_action() {
    let mut game = flamer((20., 40., 0));
    assert_eq!(game.state.cards(battle::Seat(0)), 4);
    game.give(0, wall((16.5, 24.), (23.5, 24.)), []);
    assert_eq!(game.state.cards(battle::Seat(0)), 2);
    assert_eq!(game.model(0).points, 1);
    assert_eq!(game.refused_by(wall((16.5, 24.), (23.5, 24.))), "wz.action.once");
    let poor = scene().unit(0, "troops", &[], &trooper().armed(&[PUKER]), &[(20., 20., 180)]);
    let why = poor.squad(1, &tough(), &[(20., 40., 0)]).acting(0).refused(wall((16.5, 24.), (23.5, 24.)));
    assert!(matches!(why, Forbidden::TooFewCards { needed: 2, ready: 1, .. }));
}

/// wz.flamer.wall-of-fire: both tokens within 8in of the model and of each other, in front and in sight; a flamer only.
#[test]
fn where_a_wall_may_stand() {
    let game = flamer((20., 40., 0));
    for (one, other) in [
        ((20., 29.2), (20., 24.)), // 8.02in away
        ((15., 24.), (24.2, 24.)), // 8.02in apart
        ((20., 19.), (20., 24.)),  // behind
        ((20., 60.), (20., 24.)),  // off the table
    ] {
        assert_eq!(game.refused_by(wall(one, other)), "wz.flamer.wall-of-fire", "{one:?} {other:?}");
    }
    let mut exactly = flamer((20., 40., 0));
    exactly.give(0, wall((20., 29.18), (20., 24.)), []);
    let hidden = scene()
        .block("impassable-wall", [15., 22., 25., 22.3], 4.)
        .warlord(0, &trooper().armed(&[PUKER]), "tech", (20., 20., 180))
        .squad(1, &tough(), &[(20., 40., 0)])
        .acting(0);
    assert!(matches!(hidden.refused(wall((18., 24.), (22., 24.))), Forbidden::PlaceUnseen { .. }));
    let rifle = scene().warlord(0, &trooper(), "tech", (20., 20., 180)).squad(1, &tough(), &[(20., 40., 0)]).acting(0);
    assert_eq!(rifle.refused_by(wall((18., 24.), (22., 24.))), "wz.flamer.wall-of-fire");
}

/// wz.flamer.wall-of-fire, wz.def.autohit: a base that comes over the strip is hit at once, once, at the weapon's St.
#[test]
fn a_mover_is_burned_where_it_enters() {
    let mut game = burning((20., 30., 0));
    let events = game.give(1, go(20., 25., 0), [8]);
    assert_eq!(walked(&events), [(20., 25.17), (20., 25.)]);
    assert_eq!(hits(&events), [(14, 1)], "RoF counts for nothing");
    assert_eq!(needs(&events, Test::Armour), [8]);
    let mut beside = burning((20., 30., 0));
    assert!(hits(&beside.give(1, go(20., 25.18, 0), [])).is_empty());
}

/// wz.flamer.wall-of-fire: crossed twice in one Action it burns once, in two Actions twice.
#[test]
fn a_wall_crossed_twice() {
    let there_and_back: Way = [(22., 22.), (22., 26.)].into_iter().map(|(x, y)| Spot::ground(at(x, y))).collect();
    let mut game = burning((22., 27., 0));
    let run = Order::Run { by: there_and_back, facing: table::Bearing::NORTH };
    assert_eq!(hits(&game.give(1, run, [8])).len(), 1);
    let mut game = burning((20., 30., 0));
    assert_eq!(hits(&game.give(1, go(20., 25., 0), [8])).len(), 1);
    assert_eq!(hits(&game.give(1, engage(0), [8])).len(), 1, "another movement Action");
}

/// wz.flamer.wall-of-fire: whoever stands on it when it appears is hit only by travelling; turning is no travel.
#[test]
fn standing_in_the_flames() {
    let mut game = burning((20., 24.5, 0));
    assert_eq!(game.model(1).wounds, 5);
    let turn = Order::Move { by: way(20., 24.5), facing: table::Bearing::EAST };
    assert!(hits(&game.give(1, turn, [])).is_empty());
    let mut game = burning((20., 24.5, 0));
    assert_eq!(hits(&game.give(1, go(20., 28., 0), [8])).len(), 1);
}

/// wz.flamer.wall-of-fire: terrain it touches is no fuel, and whoever burns to death goes no further.
#[test]
fn a_wall_does_not_halve_armour() {
    let mut game = scene()
        .area("heavy-ruin", [17., 24.5, 23., 27.], 3.)
        .warlord(0, &trooper().armed(&[PUKER]), "tech", (20., 20., 180))
        .unit(1, "support", &[], &trooper(), &[(20., 26., 0), (24., 27., 0)])
        .acting(0);
    game.give(0, wall((16.5, 24.), (23.5, 24.)), []);
    game.until_squad(1);
    game.activate(1);
    let events = game.give(1, go(20., 25., 0), [9, 5]); // the Armour test, and Pinning for the rest
    assert_eq!(needs(&events, Test::Armour), [8]);
    assert!(!game.stands(1));
    assert_eq!(walked(&events), [(20., 25.17)]);
}

/// wz.skill.fireproof, wz.skill.flammable: a Wall of Fire is a Ranged Attack by a flamer.
#[test]
fn a_wall_and_the_fireproof() {
    let need = |skill: catalogue::RuleId, die: u8| {
        let mut game = scene()
            .warlord(0, &trooper().armed(&[PUKER]), "tech", (20., 20., 180))
            .squad(1, &tough().skill(skill, None), &[(20., 30., 0)])
            .acting(0);
        game.give(0, wall((16.5, 24.), (23.5, 24.)), []);
        game.until_squad(1);
        game.activate(1);
        needs(&game.give(1, go(20., 25., 0), [die]), Test::Armour)
    };
    assert_eq!(need(rule!("wz.skill.fireproof"), 12), [12]);
    assert_eq!(need(rule!("wz.skill.flammable"), 4), [4]);
}

/// wz.flamer.wall-of-fire: it stands until the end of the Game Turn.
#[test]
fn a_wall_goes_out_with_the_turn() {
    let mut game = burning((20., 30., 0));
    assert_eq!(game.state.walls.len(), 1);
    while game.state.turn == 1 {
        game.decline();
    }
    assert!(game.state.walls.is_empty());
    assert_eq!(game.model(1).scorched, 0);
    assert_eq!(game.model(1).travelled, Inches::ZERO);
}
