//! Army specials when somebody comes in, has shot, or dies (`dz.special.*`).

use deadzone::{Event, Face, Mark, Order, Pace, Step, Use};

use crate::support::{Fighter, Play, Position, cell, dice, fighter, going, gun, position, rolled, shoot};

fn rapid(column: u8, row: u8) -> Fighter {
    fighter(column, row, 1).armed(vec![gun(6, 0, &[("dz.ability.rapid-fire", None)])])
}

/// Red's model at 2-2 moves in on blue's at 3-2.
fn moving_in(blue: Vec<Fighter>, special: &'static str) -> Play {
    let mut play = position(vec![fighter(2, 2, 1)], blue).blue_special(special, 1).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(3, 2, 1)]), &[]);
    play
}

#[test]
fn overwatch_shoots_at_who_moves_in() {
    // dz.special.overwatch: a Rapid Fire weapon of an unactivated model, before the fight; no Clear Shot.
    let mut play = moving_in(vec![rapid(3, 2)], "dz.special.overwatch");
    let (me, foe) = (play.red(0), play.blue(0));
    assert_eq!(play.step(), &Step::Met(me));
    let log = play.give(1, Order::Snap { model: foe, weapon: 0 }, &[5, 5, 1, 1, 1, 1]);
    assert_eq!(dice(rolled(&log).0), "3");
    assert!(
        play.is(me, Mark::Dead) && !play.is(foe, Mark::Activated),
        "no fight follows, and it may still be activated"
    );
    for foe in [rapid(3, 2).activated(), fighter(3, 2, 1)] {
        let play = moving_in(vec![foe], "dz.special.overwatch");
        assert!(matches!(play.step(), Step::Contest(_)), "nobody can");
    }
    let red = vec![fighter(2, 2, 1), fighter(3, 2, 1)];
    let mut play = position(red, vec![rapid(3, 2)]).blue_special("dz.special.overwatch", 1).act();
    play.give(0, going(&play, me, Pace::Move, &[(3, 2, 1)]), &[]);
    assert!(matches!(play.step(), Step::Contest(_)), "another enemy was there");
}

#[test]
fn the_dope_finds_nobody() {
    // dz.special.rope-a-dope, dz.faq.rope-a-dope: one steps aside before the fight, unharmed and unactivated.
    let mut play = moving_in(vec![fighter(3, 2, 1)], "dz.special.rope-a-dope");
    let (me, foe) = (play.red(0), play.blue(0));
    play.give(1, Order::Splat(Use::On(foe)), &[]);
    play.give(1, going(&play, foe, Pace::Dodge, &[(4, 2, 1)]), &[]);
    assert_eq!((play.at(foe), play.is(foe, Mark::Activated)), ((4, 2, 1), false));
    assert_eq!(play.step(), &Step::Act(me), "no fight, and a short action is left");
    play.give(0, shoot(foe), &[1; 8]);
    let mut play = moving_in(vec![fighter(3, 2, 1), fighter(3, 2, 1).activated()], "dz.special.rope-a-dope");
    assert_eq!(play.refused(Order::Splat(Use::On(play.blue(1)))), "dz.round.activation-marker");
}

#[test]
fn on_my_mark_a_second_model_shoots() {
    // dz.special.on-my-mark, dz.faq.on-my-mark: unactivated, unpinned, at the same target; then it is marked.
    let team = |second: Fighter| -> Position {
        position(vec![fighter(2, 2, 1), second], vec![fighter(5, 2, 1)]).special("dz.special.on-my-mark", 1)
    };
    let mut play = team(fighter(2, 4, 1)).act();
    let (second, foe) = (play.red(1), play.blue(0));
    play.give(0, shoot(foe), &[1; 8]);
    assert_eq!(play.step(), &Step::Follow { by: play.red(0), target: foe });
    play.give(0, Order::Snap { model: second, weapon: 0 }, &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(play.model(foe).damage == 1 && play.is(second, Mark::Activated));
    assert_eq!(play.step(), &Step::Act(play.red(0)));
    for second in [fighter(2, 4, 1).pinned(), fighter(2, 4, 1).activated()] {
        let mut play = team(second).act();
        play.give(0, shoot(foe), &[1; 8]);
        assert_eq!(play.step(), &Step::Act(play.red(0)), "nobody to follow");
    }
}

/// Red shoots blue's first model dead.
fn killing(blue: Fighter, red_special: Option<&'static str>, blue_special: Option<&'static str>) -> (Play, Vec<Event>) {
    let mut setup = position(vec![fighter(2, 2, 1)], vec![blue, fighter(8, 7, 1)]);
    if let Some(special) = red_special {
        setup = setup.special(special, 1);
    }
    if let Some(special) = blue_special {
        setup = setup.blue_special(special, 1);
    }
    let mut play = setup.act();
    let log = play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
    (play, log)
}

#[test]
fn infection_raises_a_zombie() {
    // dz.special.infection: pinned and activated in the same cube, for the Plague; the kill is scored.
    let (mut play, _) = killing(fighter(5, 2, 1), Some("dz.special.infection"), None);
    let dead = play.blue(0);
    assert!(matches!(play.step(), Step::Rise { .. }) && play.is(dead, Mark::Dead));
    let log = play.give(0, Order::Splat(Use::Now), &[]);
    let zombie = log.iter().find_map(|it| if let Event::Arrived { model, .. } = it { Some(*model) } else { None });
    let zombie = zombie.expect("a zombie");
    assert_eq!((play.state.seat(zombie), play.at(zombie)), (battle::Seat(0), (5, 2, 1)));
    assert!(play.is(zombie, Mark::Pinned) && play.is(zombie, Mark::Activated));
    assert_eq!((play.state.sides[0].vps, play.state.profile(zombie).vps), (1, 0));
    let robot = fighter(5, 2, 1).with("dz.ability.construct", None);
    let (play, _) = killing(robot, Some("dz.special.infection"), None);
    assert!(matches!(play.step(), Step::Act(_)), "only the living");
}

#[test]
fn the_serum_goes_before_the_infection() {
    // dz.special.fast-acting-serum: a Plague Victim of the dead model's own team; the infection comes after.
    let both = || killing(fighter(5, 2, 1), Some("dz.special.infection"), Some("dz.special.fast-acting-serum")).0;
    let mut play = both();
    play.give(1, Order::Splat(Use::Now), &[]);
    let risen = play.state.on_board().find(|it| play.at(*it) == (5, 2, 1)).expect("a victim");
    assert_eq!(play.state.seat(risen), battle::Seat(1));
    assert_eq!(play.state.results(battle::Seat(0), Face::Splat), 1);
    let mut play = both();
    play.give(1, Order::Decline, &[]);
    play.give(0, Order::Splat(Use::Now), &[]);
    let risen = play.state.on_board().find(|it| play.at(*it) == (5, 2, 1)).expect("a zombie");
    assert_eq!(play.state.seat(risen), battle::Seat(0));
}

#[test]
fn nobody_rises_where_there_is_no_room() {
    // dz.special.fast-acting-serum: a half tile holds two sizes a side (dz.field.half-tile), a whole cube four.
    let killed = |half: bool| {
        let blue = vec![fighter(5, 2, 1).at(0b000_001_000), fighter(5, 2, 1).figure("Size", 2).at(0b110)];
        let mut given = position(vec![fighter(2, 2, 1)], blue).blue_special("dz.special.fast-acting-serum", 1);
        given.map.halves = if half { vec![cell(5, 2, 1)] } else { vec![] };
        let mut play = given.act();
        play.give(0, shoot(play.blue(0)), &[5, 5, 5, 1, 1, 1, 1, 1]);
        assert!(play.is(play.blue(0), Mark::Dead));
        play
    };
    assert!(matches!(killed(false).step(), Step::Rise { .. }));
    assert!(matches!(killed(true).step(), Step::Act(_)), "no room for one more");
}
