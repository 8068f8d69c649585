//! Target Identified, and the Secondary Mission that asks for it.

use battle::{Seat, System};
use catalogue::rule;
use warzone::{Event, Order, Secondary, Test, Warzone};

use crate::support::{Game, Scene, Trooper, go, needs, scene, trooper};

/// The markers lie at 24/24, 12/24 and 36/24. Three squads of seat 0, each a Move from one of them, in this order; seat 1
/// is far away.
fn searchers(kind: &Trooper) -> Scene {
    scene()
        .squad(0, kind, &[(24., 21., 180)])
        .squad(0, kind, &[(12., 21., 180)])
        .squad(0, kind, &[(36., 21., 180)])
        .squad(1, &trooper(), &[(24., 46., 0)])
        .squad(1, &trooper(), &[(20., 46., 0)])
        .squad(1, &trooper(), &[(28., 46., 0)])
}

fn begun(scene: Scene, secondary: Vec<Option<Secondary>>) -> Game {
    let setup = warzone::Setup { secondary, ..scene.setup() };
    let mut game = Game { state: Warzone.start(&setup).unwrap() };
    game.give(0, Order::Begin, []);
    game
}

fn seeking(scene: Scene) -> Game {
    begun(scene, vec![Some(Secondary::ExperimentalTech), None])
}

/// A model of seat 0 goes to its marker, and the enemy passes.
fn reach(game: &mut Game, model: u16, dice: &[u8]) -> Vec<Event> {
    game.until_squad(0);
    game.activate(model);
    let x = [24., 12., 36.][usize::from(model)];
    let events = game.give(0, go(x, 22.82, 180), dice.iter().copied());
    game.give(0, Order::Pass, []);
    events
}

fn found(game: &Game) -> Option<u8> {
    game.state.side(Seat(0)).search.found
}

/// wz.objective.identify, the three derived examples.
#[test]
fn the_right_marker_is_found() {
    let mut first = seeking(searchers(&trooper()));
    assert_eq!(needs(&reach(&mut first, 0, &[10]), Test::Identify), [10]);
    assert_eq!(found(&first), Some(0));
    reach(&mut first, 1, &[]);
    assert_eq!(found(&first), Some(0), "nobody rolls once it is known");

    let mut second = seeking(searchers(&trooper()));
    reach(&mut second, 0, &[11]);
    assert_eq!(found(&second), None);
    assert_eq!(needs(&reach(&mut second, 1, &[15]), Test::Identify), [15]);
    assert_eq!(found(&second), Some(1));

    let mut third = seeking(searchers(&trooper()));
    reach(&mut third, 0, &[11]);
    reach(&mut third, 1, &[16]);
    reach(&mut third, 2, &[]);
    assert_eq!(found(&third), Some(2), "it must be the third");
}

/// wz.objective.identify: once for each marker; only whom the own mission asks; not by the Broken.
#[test]
fn a_marker_is_looked_at_once_and_only_by_those_who_seek() {
    let mut game = seeking(searchers(&trooper()));
    game.activate(0);
    game.give(0, go(24., 22.82, 180), [11]);
    game.give(0, Order::Aim, []);
    let mut idle = begun(searchers(&trooper()), Vec::new());
    reach(&mut idle, 0, &[]);
    assert_eq!(found(&idle), None);
    let mut short = seeking(searchers(&trooper()));
    short.activate(0);
    short.give(0, go(24., 22.5, 180), []);
    let mut theirs = begun(searchers(&trooper()), vec![None, Some(Secondary::ExperimentalTech)]);
    reach(&mut theirs, 0, &[]);
    assert_eq!(theirs.state.side(Seat(1)).search.found, None);
}

/// wz.skill.target-identifier: the marker he reaches is the right one.
#[test]
fn a_target_identifier_never_errs() {
    let mut game = seeking(searchers(&trooper().skill(rule!("wz.skill.target-identifier"), None)));
    let events = reach(&mut game, 1, &[]);
    assert!(needs(&events, Test::Identify).is_empty());
    assert_eq!(found(&game), Some(1));
}

/// wz.secondary.experimental-tech, wz.mission.points: 5 points for holding the right marker undisputed.
#[test]
fn the_right_marker_is_worth_five_points() {
    let points = |game: &Game| game.state.mission_points(Seat(0)).to_string();
    let mut game = seeking(searchers(&trooper()));
    reach(&mut game, 0, &[11]);
    assert_eq!(points(&game), "0@wz.mission.points", "it is another");
    reach(&mut game, 1, &[15]);
    assert_eq!(points(&game), "0@wz.mission.points +5@wz.secondary.experimental-tech");
    let disputed = searchers(&trooper()).squad(1, &trooper(), &[(12., 28.2, 0)]);
    let mut disputed = seeking(disputed);
    reach(&mut disputed, 1, &[10]);
    assert_eq!(found(&disputed), Some(1));
    assert_eq!(points(&disputed), "0@wz.mission.points +5@wz.secondary.experimental-tech", "3.02in away");
    let near = searchers(&trooper()).squad(1, &trooper(), &[(12., 28.1, 0)]);
    let mut near = seeking(near);
    reach(&mut near, 1, &[10]);
    assert_eq!(points(&near), "0@wz.mission.points", "an enemy within 3in");
}
