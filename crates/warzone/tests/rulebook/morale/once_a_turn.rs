//! Morale tests come once a Game Turn, whatever calls for them; and what a squad pays to come to its senses.

use catalogue::rule;
use table::{Bearing, Inches};
use warzone::{Event, Mark, ModelId, Morale, Order, Special, Spot, SquadId, Test, Throw};

use crate::support::{Game, Trooper, at, needs, scene, shoot, trooper};

/// wz.morale.break-trigger: a Break test that friendly fire forced is the one of the Game Turn.
#[test]
fn one_break_test_for_friendly_fire() {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (22., 20., 180)])
        .squad(0, &trooper().line("5 12 12 8 8 12 14 4 12"), &[(20., 30., 0)])
        .squad(1, &trooper(), &[(40., 44., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[2]), [5, 11, 14]);
    assert_eq!(needs(&events, Test::Break), [14]);
    game.give(0, Order::Pass, []);
    game.activate(1);
    let events = game.give(0, shoot(&[2]), [5, 11]);
    assert_eq!((game.model(2).wounds, needs(&events, Test::Break)), (2, vec![]));
}

/// Four enemies (0 to 3 of seat 1), one of them in contact with a brute (0); a gunner (1) behind.
fn brute_and_gunner() -> Game {
    let brute = trooper().base(40).armed(&["blade 1 +2 1 0 Plasma"]);
    let gunner = trooper().skill(rule!("wz.skill.target-sense"), None);
    scene()
        .squad(0, &brute, &[(20., 20., 180)])
        .squad(0, &gunner, &[(30., 20., 180)])
        .squad(1, &trooper(), &[(26., 26., 0), (20., 21.38, 0), (29., 27., 0), (31.5, 27., 0)])
        .begin()
}

/// Everybody else passes, then the gunner shoots at one of the four.
fn shot_later(game: &mut Game, dice: &[u8]) -> Vec<Event> {
    game.until_squad(0);
    game.activate(1);
    game.give(0, shoot(&[4]), dice.iter().copied())
}

/// wz.morale.pinning-trigger: one Pinning test a Game Turn, whatever its source: after a Brutal Attack the loss of half
/// the squad calls for none; without it, it does.
#[test]
fn one_pinning_test_after_a_brutal_attack() {
    let brutal = Special::BrutalAttack { target: ModelId(3), weapon: Some(0) };
    let mut game = brute_and_gunner();
    game.activate(0);
    let order = Order::Special { what: brutal, closing: None, short: Inches::ZERO };
    assert_eq!(needs(&game.give(0, order, [5, 19, 10]), Test::Pinning), [10]);
    assert_eq!(needs(&shot_later(&mut game, &[5, 19]), Test::Pinning), [0; 0], "2 of 4 are lost");
    let mut other = brute_and_gunner();
    other.happens(Event::Removed { model: ModelId(3) });
    other.activate(0);
    other.give(0, Order::Pass, []);
    assert_eq!(needs(&shot_later(&mut other, &[5, 19, 14]), Test::Pinning), [14]);
}

/// wz.morale.pinning-trigger, wz.bauhaus.skill.hussars.look-out: so it is after a test the launcher forced.
#[test]
fn one_pinning_test_after_look_out() {
    let gunner = |weapon: &'static str| -> Trooper { trooper().armed(&[weapon]) };
    let mut game = scene()
        .squad(0, &gunner("hussars-gw-170-ubgl"), &[(20., 20., 180)])
        .squad(0, &gunner("gun 24 12 1 0 Piercing A"), &[(24., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0), (24., 30., 0)])
        .acting(0);
    let spot = [Spot::ground(at(20., 30.5))].into_iter().collect();
    let events = game.give_kept(0, Order::Throw(Throw { weapon: 0, at: spot, lucky: false }), [5, 2, 14]);
    assert_eq!(needs(&events, Test::Pinning), [14]);
    game.until_squad(0);
    game.activate(1);
    let events = game.give(0, shoot(&[3]), [5, 19]);
    assert!(!game.stands(3));
    assert_eq!(needs(&events, Test::Pinning), [0; 0], "half of them are lost");
}

/// Three of a Broken squad, the first of them Engaged.
fn broken_and_engaged() -> Game {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(18., 21.18, 0)])
        .begin();
    game.shake(0, Morale::Broken);
    game
}

/// Who paid for each attempt.
fn paid(events: &[Event]) -> Vec<Vec<u16>> {
    let by = |it: &Event| match it {
        Event::RallyPaid { by, .. } => Some(by.iter().map(|it| it.0).collect()),
        _ => None,
    };
    events.iter().filter_map(by).collect()
}

/// wz.morale.regroup: Engaged models pay nothing for the first attempt, and their one point for the second.
#[test]
fn engaged_models_regroup_for_nothing() {
    let mut game = broken_and_engaged();
    let events = game.give(0, Order::Activate { squad: SquadId(0) }, [8]);
    assert_eq!(paid(&events), [vec![1, 2]]);
    game.activate(0);
    assert_eq!(game.model(0).points, 1);
    let mut game = broken_and_engaged();
    let events = game.give(0, Order::Activate { squad: SquadId(0) }, [9, 8]);
    assert_eq!(paid(&events), [vec![1, 2], vec![0, 1, 2]]);
    let mut pinned = broken_and_engaged();
    pinned.shake(0, Morale::Pinned);
    let events = pinned.give(0, Order::Activate { squad: SquadId(0) }, [12]);
    assert_eq!(paid(&events), [vec![0, 1, 2]], "only when Broken");
}

/// wz.dice.fumble: a 20 on a squad's Morale test fails and locks nobody.
#[test]
fn a_twenty_on_a_morale_test_locks_nobody() {
    let mut game = scene()
        .troops(0, &trooper(), &[(18., 20., 180), (20., 20., 180)])
        .squad(1, &trooper(), &[(20., 44., 0)])
        .begin();
    game.shake(0, Morale::Pinned);
    game.give(0, Order::Activate { squad: SquadId(0) }, [20, 12]);
    assert_eq!(game.squad(0).morale, Morale::Steady);
    assert!((0..2).all(|it| !game.model(it).marks.has(Mark::Fumbled)));
    game.activate(0);
    game.give(0, Order::Burn { on: warzone::Card::ActionPoint }, []);
    game.give(0, Order::Move { by: crate::support::way(18., 22.), facing: Bearing::SOUTH }, []);
}
