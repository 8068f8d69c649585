//! Who scores for a model that its own side killed (`dz.team.vp-value`): its opponent, or nobody where the house plays it so.

use battle::{Battle, notation, replay};
use deadzone::{Deadzone, Gift, Mark, Means, Order, Pace, Thrown};
use dice::Scripted;

use crate::support::{Fighter, Play, Position, cell, deck, fighter, going, gun, lob, position, shoot};

/// One that dies of any damage, and gives so many points.
fn frail(column: u8, row: u8, level: u8, vps: i32) -> Fighter {
    fighter(column, row, level).figure("Survive", None).hurt(1).figure("VPs", vps)
}

fn bomb(column: u8, vps: i32) -> Fighter {
    frail(column, 4, 1, vps).with("dz.ability.boom", Some(1))
}

fn launcher(level: u8) -> Fighter {
    fighter(1, 4, level).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(1))])])
}

/// The points of both sides when this was played, as it is ruled and otherwise.
fn points(place: impl Fn() -> Position, play: impl Fn(&mut Play)) -> [[u16; 2]; 2] {
    [false, true].map(|other| {
        let mut place = place();
        place.settings.own_kills_score_nothing = other;
        let mut it = place.start();
        play(&mut it);
        it.state.sides.map(|it| it.vps)
    })
}

fn act(play: &mut Play) {
    play.give(0, Order::Activate { model: play.red(0) }, &[]);
}

#[test]
fn a_frag_among_friend_and_foe() {
    // dz.ability.frag: both die of it.
    let range = || position(vec![launcher(1), frail(4, 4, 1, 2)], vec![frail(4, 4, 1, 3)]);
    let seen = points(range, |play| {
        act(play);
        play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[4]);
    });
    assert_eq!(seen, [[3, 2], [3, 0]]);
    // dz.ability.grenade: it misses, scatters to the west and kills the thrower.
    let thrower = || frail(2, 4, 1, 2).carrying("dz.item.frag-grenade", None);
    let range = || position(vec![thrower(), fighter(8, 1, 1)], vec![fighter(3, 4, 1)]);
    let seen = points(range, |play| {
        act(play);
        play.give(0, lob(Thrown::Item(0), (3, 4, 1)), &[1, 1, 1, 7, 4, 1, 1]);
        assert!(play.is(play.red(0), Mark::Dead));
    });
    assert_eq!(seen, [[0, 2], [0, 0]]);
}

#[test]
fn what_a_frag_throws_off_a_roof_or_against_a_wall() {
    // dz.state.falling, dz.state.slammed: the Frag does nothing, what comes after it does.
    let roof = || position(vec![launcher(3), frail(4, 4, 3, 2)], vec![fighter(8, 8, 1).activated()]);
    let roof = || roof().decks(vec![deck((1, 4, 3), (1, 4, 3), false), deck((4, 4, 3), (4, 4, 3), false)]);
    let falls = |play: &mut Play| {
        act(play);
        play.give(0, lob(Thrown::Weapon(0), (4, 4, 3)), &[1, 3, 5, 1, 1, 1, 1]);
        assert!(play.is(play.red(1), Mark::Dead) && play.at(play.red(1)) == (5, 4, 1));
    };
    assert_eq!(points(roof, falls), [[0, 2], [0, 0]]);
    let edge = || position(vec![launcher(1), frail(4, 1, 1, 2)], vec![fighter(8, 8, 1).activated()]);
    let slams = |play: &mut Play| {
        act(play);
        play.give(0, lob(Thrown::Weapon(0), (4, 1, 1)), &[1, 1, 5, 1, 1]);
        assert!(play.is(play.red(1), Mark::Dead));
    };
    assert_eq!(points(edge, slams), [[0, 2], [0, 0]]);
}

#[test]
fn an_explosion_is_the_doing_of_who_set_it_off() {
    // dz.ability.boom: red shoots blue's bomb, which takes a friend of each along.
    let crowd = || vec![bomb(4, 2), frail(4, 4, 1, 3)];
    let range = || position(vec![fighter(2, 4, 1), frail(4, 4, 1, 4)], crowd());
    let seen = points(range, |play| {
        act(play);
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 4]);
        assert!([play.red(1), play.blue(0), play.blue(1)].iter().all(|it| play.is(*it, Mark::Dead)));
    });
    assert_eq!(seen, [[5, 4], [5, 0]], "blue's own bomb, but red's doing");
    // Two bombs of red's own side, the second set off by the first, which a Frag of red set off.
    let range = || position(vec![launcher(1), bomb(4, 2), fighter(8, 1, 1)], vec![frail(4, 4, 1, 3)]);
    let seen = points(range, |play| {
        act(play);
        play.give(0, lob(Thrown::Weapon(0), (4, 4, 1)), &[4, 1]);
    });
    assert_eq!(seen, [[3, 2], [3, 0]]);
    // Set off by its bearer, whose points its opponent has in any case.
    let range = || position(vec![bomb(4, 2), frail(4, 4, 1, 3), fighter(8, 1, 1)], vec![frail(4, 4, 1, 4)]);
    let seen = points(range, |play| {
        act(play);
        play.give(0, Order::SetOff, &[4]);
    });
    assert_eq!(seen, [[4, 5], [4, 2]]);
}

#[test]
fn a_fire_that_a_friend_lit() {
    // dz.ability.it-burns, dz.state.on-fire: red's spray burns red's model, which dies of it in its own activation.
    let burner = || fighter(2, 4, 1).armed(vec![gun(3, 0, &[("dz.ability.it-burns", None)])]);
    let red = || vec![burner(), frail(4, 4, 1, 2), fighter(8, 1, 1)];
    let range = || position(red(), vec![fighter(4, 4, 1).figure("Survive", None).activated()]);
    let burns = |play: &mut Play| {
        act(play);
        play.give(0, shoot(play.blue(0)), &[1; 3]);
        play.give(0, Order::Done, &[]);
        play.give(0, Order::Activate { model: play.red(1) }, &[4, 1, 1]);
        assert!(play.is(play.red(1), Mark::Dead));
        assert!(!play.state.boons.iter().any(|it| it.model == play.red(1) && matches!(it.gift, Gift::Fire(_))));
    };
    assert_eq!(points(range, burns), [[0, 2], [0, 0]]);
    // One that nobody lit.
    let range = || position(vec![frail(4, 4, 1, 2).burning(), fighter(8, 1, 1)], vec![fighter(8, 7, 1).activated()]);
    let burns = |play: &mut Play| {
        play.give(0, Order::Activate { model: play.red(0) }, &[4, 1, 1]);
    };
    assert_eq!(points(range, burns), [[0, 2], [0, 2]]);
}

#[test]
fn traps_jumps_and_beasts() {
    // dz.ability.trap: red's own, with one of red's models beside it.
    let red = || vec![fighter(2, 2, 1), frail(4, 2, 1, 2).activated()];
    let field = || position(red(), vec![frail(5, 2, 1, 3)]).special("dz.special.the-second-mouse", 1);
    let seen = points(field, |play| {
        act(play);
        let (means, with, cell) = (Means::Splat, Thrown::Weapon(13), cell(4, 2, 1));
        play.give(0, Order::ShootCube { means, with, cell }, &[5, 1, 1]);
        play.give(0, Order::Done, &[]);
        play.give(1, Order::Activate { model: play.blue(0) }, &[]);
        play.give(1, going(play, play.blue(0), Pace::Move, &[(4, 2, 1)]), &[]);
        play.give_with(0, Order::Spring, Scripted::d8([4, 1, 1]).then(6, [1; 6]));
    });
    assert_eq!(seen, [[3, 2], [3, 0]]);
    // dz.state.falling: a jump is nobody's doing.
    let roof = || position(vec![frail(4, 4, 3, 2), fighter(8, 1, 1)], vec![fighter(8, 7, 1)]);
    let seen = points(
        || roof().decks(vec![deck((4, 4, 3), (4, 4, 3), false)]),
        |play| {
            act(play);
            play.give(0, going(play, play.red(0), Pace::Move, &[(5, 4, 1)]), &[5, 1, 1, 1, 1]);
        },
    );
    assert_eq!(seen, [[0, 2], [0, 2]]);
    // dz.state.rampage-control: blue runs red's beast, so it is blue's doing; who strikes back is red.
    let beast = || fighter(4, 4, 1).with("dz.ability.rampage", None).figure("Size", 2).hurt(2).figure("VPs", 5);
    let brawl = || position(vec![beast(), frail(5, 4, 1, 2)], vec![fighter(8, 7, 1)]);
    let runs = |play: &mut Play| {
        play.give(0, Order::Activate { model: play.red(0) }, &[1]);
        play.give(1, Order::TakeControl, &[]);
        play.give(1, going(play, play.red(0), Pace::Move, &[(5, 4, 1)]), &[]);
    };
    let seen = points(brawl, |play| {
        runs(play);
        play.give(0, Order::Evade, &[5, 1, 1, 1, 1, 1]);
    });
    assert_eq!(seen, [[0, 2], [0, 2]]);
    let seen = points(brawl, |play| {
        runs(play);
        play.give(0, Order::FightBack { weapon: 1 }, &[1, 1, 1, 1, 1, 1, 5, 1, 1, 1]);
    });
    assert_eq!(seen, [[0, 5], [0, 0]]);
}

#[test]
fn it_is_kept_in_the_replay() {
    let mut place = position(vec![launcher(1), bomb(4, 2), fighter(8, 1, 1)], vec![frail(4, 4, 1, 3)]);
    for (other, wanted) in [(false, [3, 2]), (true, [3, 0])] {
        place.settings.own_kills_score_nothing = other;
        let mut battle = Battle::start(Deadzone, place.setup()).expect("a position");
        let mut dice = Scripted::d8([4, 1]);
        let orders = [Order::Begin, Order::Activate { model: deadzone::ModelId(0) }];
        for order in orders.into_iter().chain([lob(Thrown::Weapon(0), (4, 4, 1))]) {
            battle.give(order, &mut dice).expect("legal");
        }
        dice.expect_spent();
        let text = replay::write(&battle, Vec::new());
        assert_eq!(text.contains("own-kills-score-nothing"), other, "what is ruled is not written");
        let again = replay::play(Deadzone, &replay::read(&text).expect("a replay")).expect("it plays");
        assert_eq!(again.state().sides.map(|it| it.vps), wanted);
        assert_eq!(again.state(), battle.state());
    }
}

#[test]
fn whose_doing_it_is_is_kept_in_the_middle_of_an_action() {
    // Two are still to be thrown against the edge when the battle is put away.
    for (other, wanted) in [(false, 5), (true, 0)] {
        let mut place = position(vec![launcher(1), frail(4, 1, 1, 2), frail(4, 1, 1, 3)], vec![fighter(8, 7, 1)]);
        place.settings.own_kills_score_nothing = other;
        let mut play = place.act();
        play.give(0, lob(Thrown::Weapon(0), (4, 1, 1)), &[1]);
        let text = notation::to_text(&play.state).expect("a state");
        assert_eq!(text.contains("cause"), other, "what nobody asks is not written");
        play.state = notation::from_text(&text).expect("the same state");
        play.give(0, Order::TakeUp { due: 0 }, &[1, 5, 1, 1, 1, 5, 1, 1]);
        assert_eq!(play.state.sides[1].vps, wanted);
    }
}
