//! Scour, Breakthrough, the random mission; hatches and half tiles; what falls due together.

use battle::{Seat, System};
use deadzone::{Deadzone, Due, Item, Mark, Mission, Opening, Order, Pace, Settings, Step, Way, in_zone};
use dice::Scripted;
use table::lattice::{Opening as Gap, Side};

use crate::support::{Fighter, Position, cell, deck, fighter, going, lob, position, shoot, wall};

fn on(mission: Mission, red: Vec<Fighter>, blue: Vec<Fighter>) -> Position {
    let mut given = position(red, blue);
    given.mission = mission;
    given
}

#[test]
fn in_scour_found_items_are_sent_off_from_home() {
    // dz.mission.scour: a SPECIAL in the own zone, 2 VPs, only counters that were found.
    let red = || vec![fighter(3, 2, 1), fighter(1, 3, 1).carrying("dz.item.ammo", None)];
    let mut play = on(Mission::Scour, red(), vec![fighter(8, 7, 1)]).item((3, 1, 1), Some(Item::Ammo)).act();
    let send = Order::SendOff { item: 0 };
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 1, 1)]), &[]);
    play.give(0, Order::PickUp { item: 0 }, &[]);
    play.give(0, Order::Stow { give_up: None, destroy: false }, &[]);
    play.give(0, send, &[]);
    assert_eq!((play.state.sides[0].vps, play.model(play.red(0)).items), (2, [None; 3]));
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    assert_eq!(play.refused(send), "dz.mission.scour", "a bought item is none");
    let zoned = |zone, column, row| in_zone(Mission::Scour, &Settings::default(), zone, column, row);
    assert!(zoned(0, 1, 3) && zoned(0, 3, 1) && !zoned(0, 2, 2));
    assert!(zoned(1, 8, 6) && zoned(1, 6, 8));
    let mut play = on(Mission::Patrol, red(), vec![fighter(8, 7, 1)]).act();
    assert_eq!(play.refused(send), "dz.mission.scour");
}

#[test]
pub fn in_breakthrough_models_leave_by_the_far_edge() {
    // dz.mission.breakthrough, dz.move.leave-board: from the enemy's row, one cube more, its VPs and one.
    let runner = || fighter(4, 7, 1).figure("VPs", 2);
    let mut play = on(Mission::Breakthrough, vec![runner(), fighter(1, 3, 1)], vec![fighter(8, 5, 1)]).act();
    let leave = |pace, cells: &[deadzone::Cell]| Order::Leave { pace, way: Way::new(cells).expect("a way") };
    assert_eq!(play.refused(leave(Pace::Move, &[cell(4, 8, 1)])), "dz.move.move", "two cubes");
    assert_eq!(play.refused(leave(Pace::Sprint, &[])), "dz.move.leave-board", "not from row 7");
    play.give(0, leave(Pace::Sprint, &[cell(4, 8, 1)]), &[]);
    let me = play.red(0);
    assert!(!play.state.is_on_board(me) && !play.is(me, Mark::Dead));
    assert_eq!((play.state.sides[0].vps, play.state.sides[1].vps), (3, 0));
    assert!(play.state.active.is_none());
    let edge = || fighter(4, 8, 1);
    let mut play = on(Mission::Breakthrough, vec![edge(), fighter(1, 3, 1)], vec![fighter(4, 8, 1)]).act();
    play.give(0, leave(Pace::Move, &[]), &[]);
    assert!(matches!(play.step(), Step::Leaving(_)), "enemies strike at a leaver");
    play.give(1, Order::Decline, &[]);
    assert_eq!(play.state.sides[0].vps, 2);
    let mut play = on(Mission::Patrol, vec![edge()], vec![fighter(8, 5, 1)]).act();
    assert_eq!(play.refused(leave(Pace::Move, &[])), "dz.move.leave-board");
}

#[test]
fn the_mission_may_be_rolled_for() {
    // dz.mission.random: 1-2 Patrol, 3-4 Scour, 5-6 Breakthrough, 7-8 Search and Destroy.
    for (die, mission) in
        [(2, Mission::Patrol), (3, Mission::Scour), (6, Mission::Breakthrough), (7, Mission::SearchAndDestroy)]
    {
        let setup = on(Mission::Random, vec![fighter(2, 2, 1)], vec![]).setup();
        let mut state = Deadzone.start(&setup).expect("a setup");
        let mut dice = Scripted::d8([die]);
        battle::apply(&Deadzone, &mut state, &Order::Begin, &mut dice, None).expect("begins");
        dice.expect_spent();
        assert_eq!(state.mission, mission);
    }
}

#[test]
fn in_scour_all_eight_counters_lie_on_the_map() {
    // dz.mission.scour: one that would fall in a zone is rolled again.
    let mut setup = on(Mission::Scour, vec![], vec![]).setup();
    setup.opening = Opening::Deployment;
    setup.map = deadzone::ready::map("depot").expect("a map");
    let mut state = Deadzone.start(&setup).expect("a setup");
    let items = [[1, 1]].into_iter().chain([[4, 4]; 8]).flatten();
    let mut dice = Scripted::d8(items.chain([8, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]));
    battle::apply(&Deadzone, &mut state, &Order::Begin, &mut dice, None).expect("begins");
    dice.expect_spent();
    assert_eq!(state.counters.len(), 8);
}

#[test]
fn a_hatch_lets_pass_and_shuts() {
    // dz.field.hatch: models up to its size pass, nobody sees through.
    let hatched = |size: i32| {
        let mut hatch = wall((3, 2, 1), Side::West, Gap::Medium);
        hatch.hatch = true;
        let red = vec![fighter(2, 2, 1).figure("Size", size)];
        position(red, vec![fighter(3, 2, 1)]).walls(vec![hatch]).act()
    };
    let mut play = hatched(2);
    assert_eq!(play.refused(shoot(play.blue(0))), "dz.shoot.los");
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
    assert!(matches!(play.step(), Step::Contest(_)));
    let mut play = hatched(3);
    assert_eq!(play.refused(going(&play, play.red(0), Pace::Move, &[(3, 2, 1)])), "dz.move.gap");
}

#[test]
fn a_half_tile_holds_half() {
    // dz.field.half-tile: two sizes a side; large models may cross it but not stop there, and fall through if thrown.
    let bridge = |size: i32, friends: usize| {
        let red = vec![fighter(2, 2, 2).figure("Size", size).figure("Sprint", 2)];
        let red = red.into_iter().chain((0..friends).map(|_| fighter(3, 2, 2))).collect();
        let decks = vec![deck((2, 2, 2), (4, 2, 2), false)];
        let mut given = position(red, vec![fighter(8, 7, 1)]).decks(decks);
        given.map.halves = vec![cell(3, 2, 2)];
        given.act()
    };
    let mut play = bridge(1, 1);
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 2)]), &[]);
    let mut play = bridge(1, 2);
    assert_eq!(play.refused(going(&play, play.red(0), Pace::Move, &[(3, 2, 2)])), "dz.move.capacity");
    let mut play = bridge(3, 0);
    assert_eq!(play.refused(going(&play, play.red(0), Pace::Move, &[(3, 2, 2)])), "dz.field.half-tile");
    play.give(0, going(&play, play.red(0), Pace::Sprint, &[(3, 2, 2), (4, 2, 2)]), &[]);
    assert_eq!(play.at(play.red(0)), (4, 2, 2));
}

#[test]
pub fn the_active_player_orders_what_falls_due_together() {
    // dz.round.simultaneous: one Frag kills two BOOM! models; he says which explodes first, the other explodes too.
    let bomb = || fighter(4, 2, 1).with("dz.ability.boom", Some(1)).hurt(1);
    let thrower = fighter(2, 2, 1).carrying("dz.item.frag-grenade", None);
    let mut play = position(vec![thrower], vec![bomb(), bomb(), fighter(8, 7, 1)]).act();
    play.give(0, lob(deadzone::Thrown::Item(0), (4, 2, 1)), &[5, 1, 1, 4, 4, 4, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.step(), &Step::Settle);
    assert_eq!(Deadzone.decision(&play.state).map(|it| it.seat), Some(Seat(0)));
    assert!(play.state.due.iter().all(|it| matches!(it.due, Due::Boom { .. })) && play.state.due.len() == 2);
    play.give(0, Order::TakeUp { due: 1 }, &[1, 1]);
    assert!(matches!(play.step(), Step::Act(_)), "both have exploded");
    assert_eq!(play.refused(Order::TakeUp { due: 0 }), "dz.turn.activate");
}

#[test]
fn secret_missions_change_what_is_scored() {
    // dz.mission.secret: 1-2 normal, 3-4 Claim, 5-6 Murder, 7-8 Local knowledge; only its player knows it till it matters.
    let start = |dice: [u8; 2], red: Vec<Fighter>| {
        let mut given = position(red, vec![fighter(5, 2, 1).figure("VPs", 3), fighter(8, 7, 1)]);
        given.settings.secret_missions = true;
        let mut play = given.begun(&dice);
        play.give(0, Order::Activate { model: play.red(0) }, &[]);
        play
    };
    let killed = |die: u8| {
        let mut play = start([die, 1], vec![fighter(2, 2, 1)]);
        play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
        (play.state.sides[0].vps, play.state.sides[0].shown)
    };
    assert_eq!([1, 4, 6].map(killed), [(3, false), (1, true), (3, false)], "Claim halves kills; Murder means Leaders");
    let mut play = start([7, 1], vec![fighter(6, 8, 1).figure("VPs", 2), fighter(1, 3, 1)]);
    let mut seen = play.state.clone();
    Deadzone.redact(&mut seen, Some(Seat(1)));
    assert_eq!((seen.sides[0].secret, play.state.sides[0].secret.is_some()), (None, true), "the other does not know");
    play.give(0, Order::Leave { pace: Pace::Move, way: Way::default() }, &[]);
    assert_eq!((play.state.sides[0].vps, play.state.sides[0].shown), (4, true));
}
