//! Flight and Glide (`dz.ability.flight`, `dz.ability.glide`).

use deadzone::{Mark, Order, Pace, Step};

use crate::support::{blade, deck, fighter, going, position};

#[test]
pub fn fliers_cross_gaps_and_pass_over_enemies() {
    // dz.ability.flight, dz.faq.flight-over: no fight on the way, no capacity, and it must end where it can stand.
    let flier = || fighter(3, 3, 1).with("dz.ability.flight", None).figure("Sprint", 3);
    let mut play = position(vec![flier()], vec![fighter(4, 3, 1)]).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]), &[]);
    assert_eq!((play.at(me), play.state.active), ((5, 3, 1), None), "nobody fought");
    let mut play = position(vec![flier()], vec![fighter(8, 7, 1)]).decks(vec![deck((5, 3, 2), (5, 3, 2), false)]).act();
    assert_eq!(
        play.refused(going(&play, me, Pace::Sprint, &[(3, 3, 2), (4, 3, 2)])),
        "dz.ability.flight",
        "in the air"
    );
    play.give(0, going(&play, me, Pace::Sprint, &[(3, 3, 2), (4, 3, 2), (5, 3, 2)]), &[]);
    assert_eq!(play.at(me), (5, 3, 2));
    let mut play = position(vec![fighter(3, 3, 1).figure("Sprint", 3)], vec![fighter(4, 3, 1)]).act();
    assert_eq!(play.refused(going(&play, me, Pace::Sprint, &[(4, 3, 1), (5, 3, 1)])), "dz.move.enter-fight", "on foot");
}

#[test]
pub fn gliders_come_down_far_from_where_they_left() {
    // dz.ability.glide: one cube sideways for each level, one cube of movement, no fall.
    let glider = || fighter(3, 3, 4).with("dz.ability.glide", None);
    let tower = vec![deck((3, 3, 4), (3, 3, 4), false)];
    let mut play = position(vec![glider()], vec![fighter(8, 7, 1)]).decks(tower.clone()).act();
    let me = play.red(0);
    assert_eq!(play.refused(going(&play, me, Pace::Move, &[(7, 3, 1)])), "dz.ability.glide", "four cubes away");
    play.give(0, going(&play, me, Pace::Move, &[(6, 3, 1)]), &[]);
    assert_eq!(play.at(me), (6, 3, 1), "three levels, three cubes; no test");
    let mut play = position(vec![fighter(3, 3, 4)], vec![fighter(8, 7, 1)]).decks(tower).act();
    assert_eq!(play.refused(going(&play, me, Pace::Move, &[(6, 3, 1)])), "dz.move.adjacent", "without wings");
}

#[test]
pub fn a_glider_that_is_knocked_off_lands_on_its_feet() {
    // dz.ability.glide: on in the direction of the throw, no fall and no pin.
    let brute = fighter(4, 3, 4).armed(vec![blade(0, &[("dz.ability.knockback", None)])]).at(0b000_001_000);
    let roof = vec![deck((4, 3, 4), (4, 3, 4), false)];
    let victim = |glides: bool| {
        let victim = fighter(4, 3, 4).figure("Size", 3).at(0b000_110_100);
        if glides { victim.with("dz.ability.glide", None) } else { victim }
    };
    let foes = |glides| vec![victim(glides), fighter(8, 7, 1)];
    let mut play = position(vec![brute.clone()], foes(true)).decks(roof.clone()).act();
    let foe = play.blue(0);
    play.give(0, Order::Fight { means: deadzone::Means::Action, weapon: 0, target: foe }, &[]);
    play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1, 1]);
    if matches!(play.step(), Step::Throw(_)) {
        play.give(0, Order::ThrowTo { wind: 2 }, &[]);
    }
    assert_eq!(play.at(foe), (7, 3, 1), "one cube, and one more for each level but the last");
    assert!(!play.is(foe, Mark::Pinned) && play.model(foe).damage == 1);
}
