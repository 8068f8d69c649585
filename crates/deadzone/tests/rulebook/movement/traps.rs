//! Traps (`dz.ability.trap`, `dz.special.the-second-mouse`) and wrecks of Vehicles (`dz.ability.vehicle`).

use deadzone::{Cell, Mark, Means, Order, Pace, Step, Thrown};

use crate::support::{Fighter, Play, cell, fighter, going, position, shoot};

/// Red's Half-Tail at 2-2 lays a trap at 4-2; blue's models are beside it.
fn trapped(blue: Vec<Fighter>) -> Play {
    let red = vec![fighter(2, 2, 1), fighter(1, 3, 1)];
    let mut play = position(red, blue).special("dz.special.the-second-mouse", 1).act();
    let at: Cell = cell(4, 2, 1);
    play.give(0, Order::ShootCube { means: Means::Splat, with: Thrown::Weapon(13), cell: at }, &[5, 1, 1]);
    assert_eq!(play.state.traps.first().map(|it| it.cell), Some(at));
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: play.blue(0) }, &[]);
    play
}

#[test]
pub fn the_second_mouse_lets_the_first_walk_into_it() {
    // dz.special.the-second-mouse: R2, Grenade, Trap [Frag (3)], as a SHOOT. dz.ability.trap: the owner decides; the
    // activation of who walked in is over.
    let mut play = trapped(vec![fighter(5, 2, 1).figure("Size", 2), fighter(8, 7, 1)]);
    let foe = play.blue(0);
    play.give(1, going(&play, foe, Pace::Move, &[(4, 2, 1)]), &[]);
    assert_eq!(play.step(), &Step::Tread(foe));
    play.give(0, Order::Spring, &[4, 4, 1, 1, 1, 1, 3]);
    assert_eq!((play.model(foe).damage, play.at(foe)), (2, (5, 2, 1)));
    assert!(play.is(foe, Mark::Pinned) && play.is(foe, Mark::Activated) && play.state.traps.is_empty());
    let mut play = trapped(vec![fighter(5, 2, 1), fighter(8, 7, 1)]);
    play.give(1, going(&play, foe, Pace::Move, &[(4, 2, 1)]), &[]);
    play.give(0, Order::Decline, &[]);
    assert!(play.step() == &Step::Act(foe) && play.state.traps.len() == 1);
}

#[test]
pub fn engineers_are_not_caught() {
    // dz.ability.trap: not set off by an Engineer, who may take it away with a SPECIAL action.
    let mut play = trapped(vec![fighter(5, 2, 1).with("dz.ability.engineer", None), fighter(8, 7, 1)]);
    let foe = play.blue(0);
    assert_eq!(play.refused(Order::Disarm { trap: 0 }), "dz.ability.trap", "from where it lies");
    play.give(1, going(&play, foe, Pace::Move, &[(4, 2, 1)]), &[]);
    assert_eq!(play.step(), &Step::Act(foe));
    play.give(1, Order::Disarm { trap: 0 }, &[]);
    assert!(play.state.traps.is_empty());
    let mut play = trapped(vec![fighter(5, 2, 1), fighter(8, 7, 1)]);
    play.give(1, Order::Done, &[]);
    play.give(0, Order::Activate { model: play.red(1) }, &[]);
    assert_eq!(play.refused(Order::Disarm { trap: 0 }), "dz.ability.trap");
}

#[test]
pub fn a_wreck_stays_in_the_way() {
    // dz.ability.vehicle: it keeps its spots and hides what is behind it, takes no capacity and is nobody's enemy.
    let tank = fighter(4, 2, 1).with("dz.ability.vehicle", None).figure("Size", 4).hurt(4);
    let blue = vec![tank, fighter(6, 2, 1), fighter(8, 7, 1)];
    let mut play = position(vec![fighter(2, 2, 1).figure("Size", 4), fighter(1, 4, 1)], blue).act();
    let (me, wreck, behind) = (play.red(0), play.blue(0), play.blue(1));
    let spots = play.model(wreck).spots;
    play.give(0, shoot(wreck), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.is(wreck, Mark::Dead) && play.is(wreck, Mark::Wreck));
    assert_eq!(play.state.taken_spots(cell(4, 2, 1)), spots);
    assert_eq!(play.state.crowd(cell(4, 2, 1), battle::Seat(1)), 0);
    assert!(!play.state.has_enemy(cell(4, 2, 1), battle::Seat(0)));
    play.give(0, Order::Done, &[]);
    play.give(1, Order::Activate { model: behind }, &[]);
    assert_eq!(play.refused(shoot(me)), "dz.shoot.los", "the wreck hides him like scenery");
    let man = fighter(4, 2, 1).hurt(1);
    let mut play = position(vec![fighter(2, 2, 1)], vec![man, fighter(8, 7, 1)]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(!play.is(play.blue(0), Mark::Wreck), "men leave none");
}
