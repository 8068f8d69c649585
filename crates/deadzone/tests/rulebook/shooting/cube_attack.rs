//! Thrown, knocked back, falling, slammed (`dz.state.*`).

use deadzone::{Due, Event, Mark, Order, Pace, Step};
use table::lattice::{Opening, Side};

use crate::support::{Fighter, Position, blade, deck, fight, fighter, going, gun, position, shoot, wall};

fn knocker(column: u8, row: u8, level: u8) -> Fighter {
    let abilities: &[(&str, Option<i32>)] = &[("dz.ability.knockback", None)];
    fighter(column, row, level).armed(vec![gun(8, 0, abilities), blade(0, abilities)])
}

/// A hit for one potential damage that armour stops, so that only the knock is left.
const KNOCK: [u8; 8] = [5, 1, 1, 1, 1, 1, 1, 1];

fn knocked(position: Position) -> crate::support::Play {
    let mut play = position.act();
    play.give(0, shoot(play.blue(0)), &KNOCK);
    play
}

#[test]
pub fn knockback_moves_directly_away_even_if_armour_stopped_the_hit() {
    // dz.ability.knockback and its example; dz.state.away, examples 1 to 3.
    let rows = [((2, 2), (5, 2), (6, 2)), ((2, 2), (4, 4), (5, 5)), ((2, 2), (4, 3), (5, 3))];
    for (from, to, lands) in rows {
        let target = fighter(to.0, to.1, 1).figure("Armour", 2);
        let play = knocked(position(vec![knocker(from.0, from.1, 1)], vec![target]));
        assert_eq!(play.at(play.blue(0)), (lands.0, lands.1, 1), "{from:?} at {to:?}");
        assert!(!play.is(play.blue(0), Mark::Pinned) && play.model(play.blue(0)).damage == 0);
    }
}

#[test]
fn near_a_corner_the_attacker_chooses_between_the_side_and_the_diagonal() {
    // dz.state.away: the line leaves the cube through its east side, less than a sixth from the corner.
    let target = fighter(6, 6, 1).figure("Armour", 2);
    let mut play = knocked(position(vec![knocker(2, 2, 1).at(0b010_000_000)], vec![target]));
    assert!(matches!(play.step(), Step::Throw(_)));
    let mut ways = Vec::new();
    battle::System::orders(&deadzone::Deadzone, &play.state, &mut ways);
    assert_eq!(ways, [2, 3].map(|wind| Order::ThrowTo { wind }), "east, or south-east");
    assert_eq!(play.refused(Order::ThrowTo { wind: 4 }), "dz.state.away");
    play.give(0, Order::ThrowTo { wind: 3 }, &[]);
    assert_eq!(play.at(play.blue(0)), (7, 7, 1));
}

#[test]
pub fn solid_models_stay_where_they_are() {
    // dz.ability.solid
    let target = fighter(5, 2, 1).figure("Armour", 2).with("dz.ability.solid", None);
    let play = knocked(position(vec![knocker(2, 2, 1)], vec![target]));
    assert_eq!(play.at(play.blue(0)), (5, 2, 1));
}

#[test]
fn a_wall_slams_and_a_gap_that_fits_lets_through() {
    // dz.state.slammed and its example, dz.faq.knockback-wall, dz.state.scatter-blocked
    let target = || fighter(5, 2, 1).figure("Armour", 2).figure("Size", 3);
    let walled = |gap| position(vec![knocker(2, 2, 1)], vec![target()]).walls(vec![wall((5, 2, 1), Side::East, gap)]);
    let mut play = walled(Opening::Blocked).act();
    // Wall 2, model 0: pinned, potential damage 2, which its armour stops.
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 5, 6, 1, 1, 2, 3]);
    assert!(play.is(play.blue(0), Mark::Pinned) && play.at(play.blue(0)) == (5, 2, 1));
    let play = knocked(walled(Opening::Large));
    assert_eq!(play.at(play.blue(0)), (6, 2, 1), "a large gap fits size 3");
}

#[test]
fn the_edge_of_the_board_is_a_wall() {
    // dz.field.edge
    let mut play = position(vec![knocker(5, 2, 1)], vec![fighter(8, 2, 1).figure("Armour", 2)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(!play.is(play.blue(0), Mark::Pinned), "draw: unharmed");
    assert_eq!(play.at(play.blue(0)), (8, 2, 1));
}

#[test]
fn in_one_cube_the_attacker_chooses_the_way() {
    // dz.faq.knockback-direction
    let mut play = position(vec![knocker(3, 3, 1)], vec![fighter(3, 3, 1).figure("Armour", 3)]).act();
    play.give(0, fight(play.blue(0)), &[]);
    play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1]);
    assert!(matches!(play.step(), Step::Throw(_)));
    assert_eq!(play.refused(Order::ThrowTo { wind: 8 }), "dz.state.away");
    play.give(0, Order::ThrowTo { wind: 4 }, &[]);
    assert_eq!(play.at(play.blue(0)), (3, 4, 1), "south");
}

#[test]
pub fn falls_of_two_levels_and_more_are_tested() {
    // dz.state.falling, examples 1 and 2; dz.state.scatter
    let roof = |level: u8| {
        let target = fighter(4, 2, level).figure("Armour", 3);
        position(vec![knocker(2, 2, level)], vec![target]).decks(vec![deck((2, 2, level), (4, 2, level), false)])
    };
    let mut play = roof(3).act();
    // Gravity 5 dice at 5+, one success ahead; armour stops it, but it is pinned.
    let log = play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 5, 1, 1, 1, 1, 1, 2, 3]);
    assert_eq!(play.at(play.blue(0)), (5, 2, 1));
    assert!(play.is(play.blue(0), Mark::Pinned));
    let gravity = log.iter().rev().find_map(|it| match it {
        Event::Rolled { by, .. } => Some(by.dice.total()),
        _ => None,
    });
    assert_eq!(gravity, Some(5), "three and one for each cube fallen");
    let play = knocked(roof(2));
    assert!(play.at(play.blue(0)) == (5, 2, 1) && !play.is(play.blue(0), Mark::Pinned), "one level: no test");
}

#[test]
fn a_jump_pack_saves_its_bearer_from_the_fall() {
    // dz.item.jump-pack
    let target = fighter(4, 2, 3).figure("Armour", 3).with("dz.item.jump-pack", None);
    let roof = position(vec![knocker(2, 2, 3)], vec![target]).decks(vec![deck((2, 2, 3), (4, 2, 3), false)]);
    let play = knocked(roof);
    assert!(play.at(play.blue(0)) == (5, 2, 1) && !play.is(play.blue(0), Mark::Pinned));
}

#[test]
fn a_partial_floor_catches_on_five_or_more() {
    // dz.state.scatter-partial
    for (die, level) in [(4, 1), (5, 2)] {
        let target = fighter(4, 2, 2).figure("Armour", 3);
        let decks = vec![deck((2, 2, 2), (4, 2, 2), false), deck((5, 2, 2), (5, 2, 2), true)];
        let mut play = position(vec![knocker(2, 2, 2)], vec![target]).decks(decks).act();
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, die]);
        assert_eq!(play.at(play.blue(0)), (5, 2, level), "a {die}");
    }
}

#[test]
fn without_room_for_its_own_side_it_stays() {
    // dz.state.scatter-full, dz.state.forced-move example 2, dz.move.capacity
    let target = fighter(5, 2, 1).figure("Armour", 2);
    let full = fighter(6, 2, 1).figure("Size", 4);
    let play = knocked(position(vec![knocker(2, 2, 1)], vec![target, full]));
    assert_eq!(play.at(play.blue(0)), (5, 2, 1), "no slam, no move");
}

#[test]
pub fn one_knocked_among_enemies_must_fight() {
    // dz.state.forced-move, example 3; dz.faq.forced-entry
    let target = fighter(5, 2, 1).figure("Armour", 2);
    let mut play = position(vec![knocker(2, 2, 1), fighter(6, 2, 1)], vec![target]).act();
    let (foe, victim) = (play.red(1), play.blue(0));
    let log = play.give(0, shoot(victim), &KNOCK);
    assert!(log.iter().any(|it| *it == Event::Awaits(Due::Fight(victim))));
    // The moved model has one enemy and one weapon: the fight has begun, and red answers.
    let log = play.give(0, Order::Evade, &[1; 7]);
    let (attack, _) = crate::support::rolled(&log);
    assert_eq!(crate::support::dice(attack), "3 moved+1");
    assert!(play.is(foe, Mark::OnBoard));
}

#[test]
fn jumping_down_more_than_a_level_is_a_fall() {
    // dz.move.jump-down, dz.faq.pinned-ends-activation
    let roof = position(vec![fighter(4, 2, 3)], vec![fighter(8, 5, 1)]).decks(vec![deck((4, 2, 3), (4, 2, 3), false)]);
    let mut play = roof.act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(5, 2, 1)]), &[1; 8]);
    assert!(play.at(me) == (5, 2, 1) && play.is(me, Mark::Pinned));
    assert!(play.state.active.is_none() && play.is(me, Mark::Activated), "being pinned ends the activation");
}

#[test]
fn one_that_jumps_down_among_enemies_is_at_their_mercy() {
    // dz.state.fall-landing, dz.faq.forced-entry
    let roof = position(vec![fighter(4, 2, 3)], vec![fighter(5, 2, 1)]).decks(vec![deck((4, 2, 3), (4, 2, 3), false)]);
    let mut play = roof.act();
    let (me, foe) = (play.red(0), play.blue(0));
    play.give(0, going(&play, me, Pace::Move, &[(5, 2, 1)]), &[1; 8]);
    assert_eq!(play.step(), &Step::Tumbled(me), "pinned by the fall, tested first");
    let log = play.give(1, Order::StrikeWith { model: foe, weapon: 1 }, &[1; 8]);
    let (attack, answer) = crate::support::rolled(&log);
    assert_eq!(crate::support::dice(attack), "3 pinned+1");
    assert_eq!(crate::support::dice(answer), "3 moved+1", "it stands up for free and only survives");
    assert!(!play.is(me, Mark::Pinned));
}
