//! Rerolls that an ability gives: taken at once, or asked for where a success more can hurt (`dz.test.reroll`).

use deadzone::{Event, Mark, Order, Step, Thrown, Use};

use crate::support::{Fighter, Play, blade, fight, fighter, fire_for_effect, gun, lob, position, shoot};

/// A shooter with so much Weight of Fire, at 5+.
fn gunner(weight: i32) -> Fighter {
    fighter(2, 2, 1).armed(vec![gun(6, 0, &[("dz.ability.weight-of-fire", Some(weight))]), blade(0, &[])])
}

/// Somebody who cannot be harmed, so that nothing comes of a hit.
fn plated() -> Fighter {
    fighter(5, 2, 1).figure("Armour", 9)
}

fn rerolled(log: &[Event]) -> Option<(&'static str, u8, u8)> {
    log.iter().find_map(|it| match it {
        Event::Rerolled { rule, roll, .. } => Some((rule.name(), roll.rerolled, roll.successes)),
        _ => None,
    })
}

fn waits(play: &Play) -> bool {
    matches!(play.step(), Step::Reckoning(_) | Step::Wave(_) | Step::Landing(_))
}

#[test]
fn who_gains_by_every_success_is_not_asked() {
    // dz.test.reroll, dz.ability.weight-of-fire: a plain target; two failed dice are rolled again before it answers.
    let mut play = position(vec![gunner(2)], vec![plated()]).act();
    let log = play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 5, 1, 1, 1, 1]);
    assert!(!waits(&play) && rerolled(&log).is_none());
    // dz.shoot.ffe: a shot that pins and does no more throws nobody, whatever the weapon could; it has a die more.
    let weight = ("dz.ability.weight-of-fire", Some(2));
    let abilities = [weight, ("dz.ability.rapid-fire", None), ("dz.ability.knockback", None)];
    let mut play = position(vec![gunner(2).armed(vec![gun(6, 0, &abilities)])], vec![plated()]).act();
    play.give(0, fire_for_effect(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
    assert!(!waits(&play));
}

#[test]
fn who_may_regret_a_hit_is_asked() {
    // dz.test.reroll: one that explodes, smokes, rampages or evades when it is hit, and a weapon that throws it.
    let stirs = ["dz.ability.ink-sac", "dz.ability.rampage", "dz.ability.evade"].map(|it| plated().with(it, None));
    for target in stirs.into_iter().chain([plated().with("dz.ability.boom", Some(3))]) {
        let mut play = position(vec![gunner(2)], vec![target]).act();
        play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
        assert!(waits(&play));
        assert_eq!(play.asked(), 0, "it is the shooter's word");
        assert_eq!(play.refused(Order::Splat(Use::Now)), "dz.test.reroll");
        let log = play.give(0, Order::RollAgain, &[5, 8, 1]);
        assert_eq!(rerolled(&log), Some(("dz.ability.weight-of-fire", 2, 3)), "dz.test.exploding");
    }
    for ability in ["dz.ability.blast", "dz.ability.knockback"] {
        let thrower = gunner(2).armed(vec![gun(6, 0, &[("dz.ability.weight-of-fire", Some(2)), (ability, None)])]);
        let mut play = position(vec![thrower], vec![plated()]).act();
        play.give(0, shoot(play.blue(0)), &[1; 8]);
        assert!(waits(&play), "{ability}");
        play.give(0, Order::Decline, &[]);
        assert!(!waits(&play), "{ability}");
    }
}

#[test]
fn what_is_left_is_not_rolled() {
    // dz.test.reroll, dz.ability.frenzy: a blow that had failed fails; the dice that fell count.
    let brute = fighter(2, 2, 1).armed(vec![gun(3, 0, &[]), blade(0, &[("dz.ability.frenzy", Some(3))])]);
    let bomb = fighter(2, 2, 1).with("dz.ability.boom", Some(3));
    let mut play = position(vec![brute], vec![bomb]).act();
    play.give(0, fight(play.blue(0)), &[]);
    play.give(1, Order::Evade, &[1; 6]);
    assert!(waits(&play));
    play.give(0, Order::Decline, &[]);
    assert_eq!(play.model(play.blue(0)).damage, 0);
}

#[test]
fn the_active_player_speaks_first_about_rerolls() {
    // dz.test.opposed, dz.ability.resilient: red about its attack, then blue about its answer.
    let bomb = plated().with("dz.ability.boom", Some(3)).with("dz.ability.resilient", Some(1));
    let mut play = position(vec![gunner(1)], vec![bomb]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1, 1]);
    play.give(0, Order::Decline, &[]);
    assert!(waits(&play));
    let log = play.give(1, Order::RollAgain, &[5]);
    assert_eq!(rerolled(&log), Some(("dz.ability.resilient", 1, 1)));
    assert!(!waits(&play));
}

#[test]
fn a_precise_shot_may_leave_its_ones() {
    // dz.ability.precision: only the 1s, and only where there are any.
    let precise = || gunner(0).armed(vec![gun(6, 0, &[("dz.ability.precision", None)])]);
    let bomb = || plated().with("dz.ability.boom", Some(3));
    let mut play = position(vec![precise()], vec![bomb()]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 2, 2, 2, 1, 1, 1]);
    let log = play.give(0, Order::RollAgain, &[5]);
    assert_eq!(rerolled(&log), Some(("dz.ability.precision", 1, 2)));
    let mut play = position(vec![precise()], vec![bomb()]).act();
    play.give(0, shoot(play.blue(0)), &[5, 2, 2, 2, 2, 1, 1, 1]);
    assert!(!waits(&play), "no 1 fell");
}

#[test]
fn a_spray_on_own_models_is_asked_about() {
    // dz.ability.it-burns, dz.test.reroll: everyone in the cube is attacked, the own model too.
    let abilities = [("dz.ability.it-burns", None), ("dz.ability.weight-of-fire", Some(1))];
    let torch = || fighter(2, 2, 1).armed(vec![gun(3, 0, &abilities)]);
    let friend = fighter(4, 2, 1).figure("Armour", 9);
    let foe = || fighter(4, 2, 1).figure("Armour", 9);
    let mut play = position(vec![torch(), friend.clone()], vec![foe()]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1]);
    assert!(waits(&play));
    let log = play.give(0, Order::RollAgain, &[5, 1, 1, 1, 1, 1, 1]);
    assert_eq!(rerolled(&log), Some(("dz.ability.weight-of-fire", 1, 2)));
    let mut play = position(vec![torch(), friend], vec![foe()]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1]);
    let log = play.give(0, Order::Decline, &[1, 1, 1, 1, 1, 1]);
    assert!(rerolled(&log).is_none() && play.is(play.blue(0), Mark::Burning));
    let mut play = position(vec![torch()], vec![foe()]).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1, 1]);
    assert!(!waits(&play), "enemies only");
}

#[test]
fn a_throw_among_own_models_is_asked_about() {
    // dz.ability.grenade, dz.test.no-modifiers: rerolls of the model count, 1s by Precision too.
    let thrower = |ability| fighter(2, 2, 1).carrying("dz.item.stun-grenade", None).with(ability, Some(1));
    let friend = fighter(4, 2, 1);
    for ability in ["dz.ability.weight-of-fire", "dz.ability.precision"] {
        let mut play = position(vec![thrower(ability), friend.clone()], vec![fighter(4, 2, 1)]).act();
        play.give(0, lob(Thrown::Item(0), (4, 2, 1)), &[1, 2, 2]);
        assert!(waits(&play), "{ability}");
        let log = play.give(0, Order::RollAgain, &[5]);
        assert_eq!(rerolled(&log), Some((ability, 1, 1)));
        assert!(play.is(play.blue(0), Mark::Activated), "it landed");
        let mut play = position(vec![thrower(ability)], vec![fighter(4, 2, 1)]).act();
        play.give(0, lob(Thrown::Item(0), (4, 2, 1)), &[1, 2, 2, 5]);
        assert!(play.is(play.blue(0), Mark::Activated), "nobody was asked, it landed");
    }
    let mut play = position(vec![thrower("dz.ability.weight-of-fire"), friend], vec![fighter(4, 2, 1)]).act();
    play.give(0, lob(Thrown::Item(0), (4, 2, 1)), &[1, 1, 1]);
    play.give(0, Order::Decline, &[1]);
    assert!(!play.is(play.blue(0), Mark::Activated), "it went astray");
}

#[test]
fn who_stands_an_explosion_may_want_to_fall() {
    // dz.ability.resilient, dz.ability.frag: the owner is asked, model by model.
    let thrower = || fighter(2, 2, 1).carrying("dz.item.frag-grenade", None);
    let bomb = fighter(4, 2, 1).with("dz.ability.resilient", Some(1)).with("dz.ability.boom", Some(3));
    let mut play = position(vec![thrower()], vec![bomb]).act();
    play.give(0, lob(Thrown::Item(0), (4, 2, 1)), &[5, 1, 1, 4, 1, 1, 1, 1, 1]);
    assert!(waits(&play));
    let log = play.give(1, Order::RollAgain, &[5, 3]);
    assert_eq!(rerolled(&log), Some(("dz.ability.resilient", 1, 1)));
    assert_eq!(play.model(play.blue(0)).damage, 0);
    let plain = fighter(4, 2, 1).with("dz.ability.resilient", Some(1));
    let mut play = position(vec![thrower()], vec![plain]).act();
    play.give(0, lob(Thrown::Item(0), (4, 2, 1)), &[5, 1, 1, 4, 1, 1, 1, 1, 1, 5, 3]);
    assert_eq!(play.model(play.blue(0)).damage, 0, "nobody was asked");
}

#[test]
fn the_house_may_ask_in_every_test() {
    // dz.test.reroll: the setting; where no die failed there is nothing to ask.
    let asked = |dice: &[u8], always: bool| {
        let mut place = position(vec![gunner(2)], vec![plated()]);
        place.settings.rerolls_are_asked = always;
        let mut play = place.act();
        play.give(0, shoot(play.blue(0)), dice);
        waits(&play)
    };
    assert!(asked(&[5, 1, 1, 1, 1, 1, 1, 1], true));
    assert!(!asked(&[5, 5, 5, 5, 5, 1, 1, 1], true));
    assert!(!asked(&[5, 1, 1, 1, 1, 1, 1, 1, 1, 1], false));
}
