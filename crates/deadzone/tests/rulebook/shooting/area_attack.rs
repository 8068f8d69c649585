//! Attacks on a whole cube: grenades, Frag, It Burns!, fire (`dz.ability.frag`, `dz.ability.grenade`, `dz.ability.it-burns`).

use deadzone::{Event, Face, Mark, Order, Step, Thrown};

use crate::support::{fighter, gun, lob, position, shoot};

#[test]
pub fn a_frag_throws_and_pins_everyone_whatever_the_dice_say() {
    // dz.ability.frag and its example; dz.state.scatter-diagram; friends are hit too.
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(3))])]);
    let crowd = vec![fighter(4, 4, 1).figure("Size", 2), fighter(4, 4, 1)];
    let mut play = position(vec![launcher], crowd).act();
    let (one, other) = (play.blue(0), play.blue(1));
    // Frag 2 successes; the models roll 0 and 2. Then north and east.
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[4, 4, 1, 1, 2, 3, 5, 5, 1]);
    assert!(matches!(play.step(), Step::Throws(_)), "the active player sets the order of the throws");
    play.give(0, Order::TakeUp { due: 0 }, &[1, 3]);
    assert_eq!((play.model(one).damage, play.model(other).damage), (2, 0));
    assert_eq!((play.at(one), play.at(other)), ((4, 3, 1), (5, 4, 1)));
    assert!(play.is(one, Mark::Pinned) && play.is(other, Mark::Pinned));
}

#[test]
pub fn only_those_who_can_be_thrown_are_put_in_order() {
    // dz.round.simultaneous: a Solid model stays where it is (dz.ability.solid), so nobody says when it is thrown.
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let rock = fighter(4, 4, 1).with("dz.ability.solid", None);
    let mut play = position(vec![launcher], vec![rock, fighter(4, 4, 1), fighter(4, 4, 1)]).act();
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[1; 10]);
    assert!(matches!(play.step(), Step::Throws(_)));
    assert_eq!(play.refused(Order::TakeUp { due: 0 }), "dz.state.forced-move");
    let mut listed = Vec::new();
    battle::System::orders(&deadzone::Deadzone, &play.state, &mut listed);
    assert_eq!(listed, [1, 2].map(|due| Order::TakeUp { due }));
    play.give(0, Order::TakeUp { due: 2 }, &[1, 3]);
    let places = [0, 1, 2].map(|it| play.at(play.blue(it)));
    assert_eq!(places, [(4, 4, 1), (5, 4, 1), (4, 3, 1)]);
}

#[test]
pub fn frag_against_a_wall_and_off_a_roof() {
    // dz.state.forced-move, example 1: A meets a wall, B is blown off a level 4 roof.
    use crate::support::{deck, wall};
    use table::lattice::{Opening, Side};
    let launcher = fighter(1, 4, 4).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let crowd = vec![fighter(4, 4, 4).figure("Size", 2), fighter(4, 4, 4).figure("Size", 2)];
    let roofs = vec![deck((1, 4, 4), (1, 4, 4), false), deck((4, 4, 4), (4, 4, 4), false)];
    let walls = vec![wall((4, 4, 4), Side::North, Opening::Blocked)];
    let mut play = position(vec![launcher], crowd).decks(roofs).walls(walls).act();
    let (a, b) = (play.blue(0), play.blue(1));
    let log = play.give(
        0,
        lob(Thrown::Weapon(0), (4, 4, 4)),
        // Frag fails, both survive; A north: wall 2 to 1; B east: gravity 6 dice, none.
        &[1; 7],
    );
    assert!(log.iter().any(|it| matches!(it, Event::Burst { .. })));
    let log = play.give(0, Order::TakeUp { due: 0 }, &[1, 5, 5, 1, 5, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!((play.at(a), play.model(a).damage), ((4, 4, 4), 1));
    assert_eq!(play.at(b), (5, 4, 1), "three cubes down");
    assert!(play.is(a, Mark::Pinned) && play.is(b, Mark::Pinned));
    let gravity = log.iter().any(|it| matches!(it, Event::Rolled { by, .. } if by.dice.total() == 6));
    assert!(gravity, "gravity rolls 6 dice at 5+");
}

#[test]
pub fn a_grenade_lands_or_scatters_and_is_used_up() {
    // dz.ability.grenade, dz.item.frag-grenade, dz.ability.one-use, dz.test.no-modifiers, dz.shoot.cube-target
    let thrower = || fighter(2, 4, 1).carrying("dz.item.frag-grenade", None);
    let mut play = position(vec![thrower()], vec![fighter(4, 4, 1), fighter(6, 4, 1)]).act();
    assert_eq!(play.refused(lob(Thrown::Item(0), (6, 4, 1))), "dz.shoot.range");
    assert_eq!(play.refused(lob(Thrown::Item(0), (2, 4, 1))), "dz.shoot.cube-target", "never the own cube");
    let log = play.give(0, lob(Thrown::Item(0), (4, 4, 1)), &[1, 1, 1, 3, 1, 1, 1]);
    assert!(
        log.iter().any(|it| matches!(it, Event::Scattered { die: 3, .. })),
        "three dice, no Clear Shot, then scatter"
    );
    assert_eq!(play.model(play.red(0)).items, [None; 3], "used up whatever the result");
}

#[test]
fn a_grenade_bounces_off_the_edge_and_off_walls() {
    // dz.faq.scatter-off-board, dz.state.scatter-blocked
    let thrower = fighter(6, 1, 1).carrying("dz.item.frag-grenade", None);
    let mut play = position(vec![thrower], vec![fighter(8, 1, 1)]).act();
    // Fails, scatters north into the edge, stays; Frag 0; the target survives and is thrown west.
    play.give(0, lob(Thrown::Item(0), (8, 1, 1)), &[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 7]);
    assert_eq!(play.at(play.blue(0)), (7, 1, 1));
}

#[test]
fn stun_grenades_mark_everyone_in_the_cube() {
    // dz.item.stun-grenade
    let thrower = fighter(2, 4, 1).carrying("dz.item.stun-grenade", None);
    let mut play = position(vec![thrower], vec![fighter(4, 4, 1), fighter(4, 4, 1)]).act();
    play.give(0, lob(Thrown::Item(0), (4, 4, 1)), &[5, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Activated) && play.is(play.blue(1), Mark::Activated));
}

#[test]
pub fn it_burns_attacks_the_cube_and_sets_all_on_fire() {
    // dz.ability.it-burns
    let torch = fighter(2, 4, 1).armed(vec![gun(3, 1, &[("dz.ability.it-burns", None)])]);
    let crowd = vec![fighter(4, 4, 1).at(1).figure("Armour", 1), fighter(4, 4, 1).at(256)];
    let mut play = position(vec![torch], crowd).act();
    let (one, other) = (play.blue(0), play.blue(1));
    // One attack roll of three dice without modifiers; each rolls SURVIVE for itself.
    play.give(0, shoot(one), &[5, 1, 1, 1, 1, 1, 5, 1, 1]);
    assert_eq!((play.model(one).damage, play.model(other).damage), (1, 0), "AP of the weapon counts");
    assert!(play.is(one, Mark::Burning) && play.is(other, Mark::Burning));
}

#[test]
fn a_burning_model_fights_the_fire_first() {
    // dz.state.on-fire, dz.turn.start-order
    let mut play = position(vec![fighter(3, 3, 1).burning()], vec![fighter(6, 6, 1)]).start();
    let me = play.red(0);
    play.give(0, Order::Activate { model: me }, &[4, 1, 1, 5, 1, 1]);
    assert!(!play.is(me, Mark::Burning) && matches!(play.step(), Step::Act(_)), "a draw: out, go on as normal");
    let mut play =
        position(vec![fighter(3, 3, 1).burning().figure("Armour", 1), fighter(3, 4, 1)], vec![fighter(6, 6, 1)])
            .start();
    let me = play.red(0);
    play.give(0, Order::Activate { model: me }, &[4, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(me).damage, 1, "AP1");
    assert!(play.is(me, Mark::Activated) && !play.is(me, Mark::Burning) && play.state.active.is_none());
}

#[test]
pub fn dice_results_help_against_explosions_one_model_after_the_other() {
    // dz.command.dice, dz.test.opposed
    let launcher = fighter(1, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])]);
    let mut play = position(vec![launcher], vec![fighter(4, 4, 1)]).results(&[], &[Face::Dice]).act();
    play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[]);
    assert_eq!(play.refused(Order::AddDice { count: 2 }), "dz.command.dice");
    let log = play.give(1, Order::AddDice { count: 1 }, &[4, 1, 1, 1, 5, 1]);
    assert!(log.iter().any(|it| matches!(it, Event::Withstood { against, .. } if against.dice.total() == 4)));
    assert_eq!(play.state.sides[1].results, [0; 6]);
}
