//! Army specials before and after a roll (`dz.test.opposed`, `dz.special.*`).

use deadzone::{Face, Gift, Mark, Means, Order, Stat, Step, Use};

use crate::support::{Play, blade, dice, fight, fighter, gun, lob, position, rolled, shoot};

const NOW: Order = Order::Splat(Use::Now);

fn results(play: &Play, seat: usize) -> u8 {
    play.state.sides[seat].results[Face::Splat as usize]
}

#[test]
fn stealth_adds_dice_to_survive() {
    // dz.special.stealth: a Cypher or Black Talon shot at, one die for each Splat!, as many as one likes.
    let cypher = || fighter(5, 2, 1).called("dz.unit.asterians.cypher");
    let mut play = position(vec![fighter(2, 2, 1)], vec![cypher()]).blue_special("dz.special.stealth", 2).act();
    play.give(0, shoot(play.blue(0)), &[]);
    assert_eq!(play.refused(Order::Splat(Use::Times(3))), "dz.special.stealth");
    let log = play.give(1, Order::Splat(Use::Times(2)), &[1; 10]);
    assert_eq!((dice(rolled(&log).1), results(&play, 1)), ("3 stealth+2".to_owned(), 0));
    let mut play = position(vec![fighter(2, 2, 1)], vec![fighter(5, 2, 1)]).blue_special("dz.special.stealth", 2).act();
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert_eq!(results(&play, 1), 2, "nobody else is asked");
}

#[test]
fn a_bastion_braces_for_an_attack() {
    // dz.special.bastion: +1 Armour, declared before the roll, AP works on it too.
    for (ap, damage) in [(0, 1), (1, 2)] {
        let red = vec![fighter(2, 2, 1).armed(vec![gun(6, ap, &[])])];
        let blue = vec![fighter(5, 2, 1).figure("Size", 3)];
        let mut play = position(red, blue).blue_special("dz.special.bastion", 1).act();
        let foe = play.blue(0);
        play.give(0, shoot(foe), &[]);
        play.give(1, Order::Splat(Use::On(foe)), &[5, 5, 1, 1, 1, 1, 1, 1]);
        assert_eq!(play.model(foe).damage, damage, "AP{ap}");
    }
    let blue = vec![fighter(4, 2, 1), fighter(4, 2, 1)];
    let thrower = fighter(2, 2, 1).carrying("dz.item.frag-grenade", None);
    let mut play = position(vec![thrower], blue).blue_special("dz.special.bastion", 1).act();
    play.give(0, lob(deadzone::Thrown::Item(0), (4, 2, 1)), &[5, 1, 1]);
    assert!(matches!(play.step(), Step::Explosion(_)), "an explosion is an attack");
    play.give(1, Order::Splat(Use::On(play.blue(1))), &[4, 1, 1, 1, 1, 1, 1, 1, 1]);
    play.give(0, Order::TakeUp { due: 1 }, &[3, 3]);
    assert_eq!([0, 1].map(|it| play.model(play.blue(it)).damage), [1, 0]);
}

#[test]
fn green_rage_is_frenzy_4() {
    // dz.special.green-rage: before a FIGHT test, the higher of 4 and its own, for the round.
    let mut play = position(vec![fighter(2, 2, 1)], vec![fighter(2, 2, 1)]).special("dz.special.green-rage", 1).act();
    let (me, foe) = (play.red(0), play.blue(0));
    play.give(0, fight(foe), &[]);
    play.give(0, NOW, &[]);
    let log = play.give(1, Order::Evade, &[1, 1, 1, 5, 1, 1, 1, 1, 1]);
    assert_eq!(rolled(&log).0.rerolled, 3);
    assert!(play.state.is_given(me, Gift::FrenzyAtLeast(4)));
    let rabid = fighter(2, 2, 1).with("dz.ability.frenzy", Some(5));
    let play = position(vec![rabid], vec![fighter(2, 2, 1)]).special("dz.special.green-rage", 1).act();
    assert_eq!(play.state.frenzy(me, 0), 5);
}

#[test]
fn a_jack_of_all_trades_rolls_on_another_value() {
    // dz.special.jack-of-all-trades: the active model, for one test; a - cannot be swapped.
    let jack = || fighter(2, 2, 1).figure("Fight", 2);
    let mut play = position(vec![jack()], vec![fighter(5, 2, 1)]).special("dz.special.jack-of-all-trades", 1).act();
    let foe = play.blue(0);
    play.give(0, shoot(foe), &[]);
    assert_eq!(play.refused(Order::Splat(Use::Stat(Stat::Shoot))), "dz.special.jack-of-all-trades");
    play.give(0, Order::Splat(Use::Stat(Stat::Fight)), &[2, 1, 1, 1, 1, 1, 1, 1]);
    assert_eq!(play.model(foe).damage, 1, "2 is a success at 2+");
    let blank = jack().figure("Fight", None).figure("Survive", None);
    let mut play = position(vec![blank], vec![fighter(5, 2, 1)]).special("dz.special.jack-of-all-trades", 1).act();
    play.give(0, shoot(foe), &[1; 8]);
    assert_eq!(results(&play, 0), 1, "he has nothing to swap with");
}

#[test]
fn a_precision_shot_spares_friends() {
    // dz.special.precision-shot: no -2 for friends in the target cube, or no -1 for smoke.
    let red = || vec![fighter(2, 2, 1), fighter(5, 2, 1)];
    let mut play = position(red(), vec![fighter(5, 2, 1)]).special("dz.special.precision-shot", 1).act();
    let foe = play.blue(0);
    play.give(0, shoot(foe), &[]);
    let log = play.give(0, NOW, &[1; 8]);
    assert!(!dice(rolled(&log).0).contains("friendly"), "{}", dice(rolled(&log).0));
    let mut play = position(red(), vec![fighter(5, 2, 1)]).special("dz.special.precision-shot", 1).act();
    play.give(0, shoot(foe), &[]);
    let log = play.give(0, Order::Decline, &[1; 6]);
    assert!(dice(rolled(&log).0).contains("friendly-2"));
    let mut play =
        position(vec![fighter(2, 2, 1)], vec![fighter(5, 2, 1)]).special("dz.special.precision-shot", 1).act();
    play.give(0, shoot(foe), &[1; 8]);
    assert_eq!(results(&play, 0), 1, "nothing to ignore");
}

#[test]
fn the_stalwart_survive_again() {
    // dz.special.stalwart: failed SURVIVE dice of any own model, once; dz.test.reroll.
    let duel = || position(vec![fighter(2, 2, 1)], vec![fighter(5, 2, 1)]).blue_special("dz.special.stalwart", 1).act();
    let mut play = duel();
    let foe = play.blue(0);
    play.give(0, shoot(foe), &[5, 5, 1, 1, 1, 5, 1, 1]);
    assert!(matches!(play.step(), Step::Reckoning(_)));
    play.give(1, NOW, &[8, 1, 1]);
    assert_eq!(play.model(foe).damage, 0, "two more, the 8 added a die");
    let mut play = duel();
    play.give(0, shoot(foe), &[5, 5, 1, 1, 1, 5, 1, 1]);
    play.give(1, Order::Decline, &[]);
    assert_eq!(play.model(foe).damage, 1);
    let mut play = duel();
    play.give(0, shoot(foe), &[5, 5, 1, 1, 1, 5, 5, 5]);
    assert_eq!(results(&play, 1), 1, "no die failed");
    let blue = vec![fighter(4, 2, 1)];
    let thrower = fighter(2, 2, 1).carrying("dz.item.frag-grenade", None);
    let mut play = position(vec![thrower], blue).blue_special("dz.special.stalwart", 1).act();
    play.give(0, lob(deadzone::Thrown::Item(0), (4, 2, 1)), &[5, 1, 1, 4, 1, 1, 1, 1, 1]);
    play.give(1, NOW, &[5, 1, 1, 3]);
    assert_eq!(play.model(foe).damage, 0, "against explosions too");
}

#[test]
fn the_defender_of_the_star_realm_is_the_active_model() {
    // dz.special.defender-of-the-star-realm: FIGHT or SURVIVE of the active model.
    let special = "dz.special.defender-of-the-star-realm";
    let mut play = position(vec![fighter(2, 2, 1)], vec![fighter(2, 2, 1)]).special(special, 1).act();
    play.give(0, fight(play.blue(0)), &[]);
    play.give(1, Order::Evade, &[1, 1, 1, 1, 1, 1]);
    play.give(0, NOW, &[5, 1, 1]);
    assert_eq!(play.model(play.blue(0)).damage, 1);
    let mut play = position(vec![fighter(2, 2, 1)], vec![fighter(5, 2, 1)]).special(special, 1).act();
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert_eq!(results(&play, 0), 1, "not SHOOT");
}

#[test]
fn by_the_numbers_all_dice_are_rolled_again() {
    // dz.special.by-the-numbers: any test of a Commando, all dice at once.
    let commando = || fighter(2, 2, 1).called("dz.unit.marauders.commando");
    let special = "dz.special.by-the-numbers";
    let mut play = position(vec![commando()], vec![fighter(5, 2, 1)]).special(special, 1).act();
    let foe = play.blue(0);
    play.give(0, shoot(foe), &[5, 1, 1, 1, 1, 5, 1, 1]);
    play.give(0, NOW, &[5, 5, 1, 1, 1]);
    assert_eq!(play.model(foe).damage, 1, "the first success was taken back too");
    let mut play = position(vec![fighter(2, 2, 1)], vec![fighter(5, 2, 1)]).special(special, 1).act();
    play.give(0, shoot(foe), &[1; 8]);
    assert_eq!(results(&play, 0), 1);
}

#[test]
fn commandos_make_it_to_payday() {
    // dz.special.make-it-to-payday: a SURVIVE that failed, of Commandos and Goblin Snipers.
    let sniper = || fighter(5, 2, 1).called("dz.unit.marauders.goblin-sniper");
    let special = "dz.special.make-it-to-payday";
    let mut play = position(vec![fighter(2, 2, 1)], vec![sniper()]).blue_special(special, 1).act();
    let foe = play.blue(0);
    play.give(0, shoot(foe), &[5, 1, 1, 1, 1, 1, 1, 1]);
    play.give(1, NOW, &[5, 1, 1]);
    assert_eq!(play.model(foe).damage, 0);
    let mut play = position(vec![fighter(2, 2, 1)], vec![sniper()]).blue_special(special, 1).act();
    play.give(0, shoot(foe), &[5, 1, 1, 1, 1, 5, 1, 1]);
    assert_eq!(results(&play, 1), 1, "a draw is no hit");
}

#[test]
fn an_eye_in_the_sky_corrects_a_throw() {
    // dz.special.eye-in-the-sky: the hit roll of a grenade or an Indirect weapon.
    let thrower = || fighter(2, 2, 1).carrying("dz.item.stun-grenade", None);
    let special = "dz.special.eye-in-the-sky";
    let mut play = position(vec![thrower()], vec![fighter(4, 2, 1)]).special(special, 1).act();
    play.give(0, lob(deadzone::Thrown::Item(0), (4, 2, 1)), &[1, 1, 1]);
    assert!(matches!(play.step(), Step::Landing(_)));
    play.give(0, NOW, &[5, 1, 1]);
    assert!(play.is(play.blue(0), Mark::Activated), "it landed after all");
    let mut play = position(vec![thrower()], vec![fighter(4, 2, 1)]).special(special, 1).act();
    play.give(0, shoot(play.blue(0)), &[1; 8]);
    assert_eq!(results(&play, 0), 1, "no ordinary shot");
}

#[test]
fn starforged_armour_blunts_ap() {
    // dz.special.starforged-armour: AP lowered by one for each Splat!, when damage is resolved.
    let red = || vec![fighter(2, 2, 1).armed(vec![gun(6, 2, &[]), blade(2, &[])])];
    let blue = || vec![fighter(5, 2, 1).figure("Armour", 2).figure("Size", 3)];
    let special = "dz.special.starforged-armour";
    let hit = [5, 5, 1, 1, 1, 1, 1, 1];
    let mut play = position(red(), blue()).blue_special(special, 3).act();
    let foe = play.blue(0);
    play.give(0, shoot(foe), &hit);
    assert_eq!(play.refused(Order::Splat(Use::Times(3))), "dz.test.reroll", "AP is not below 0");
    play.give(1, Order::Splat(Use::Times(1)), &[]);
    assert_eq!((play.model(foe).damage, results(&play, 1)), (1, 2), "2 - 2 Armour + 2 AP - 1");
    let mut play = position(red(), blue()).blue_special(special, 3).act();
    play.give(0, shoot(foe), &[1; 8]);
    assert_eq!(results(&play, 1), 3, "no hit, no question");
    let mut play = position(red(), vec![fighter(2, 2, 1).figure("Armour", 1)]).blue_special(special, 1).act();
    play.give(0, Order::Fight { means: Means::Action, weapon: 1, target: foe }, &[]);
    play.give(1, Order::Evade, &[5, 1, 1, 1, 1, 1]);
    play.give(1, Order::Splat(Use::Times(1)), &[]);
    assert_eq!(play.model(foe).damage, 1, "AP1 is left, Armour 1 is gone");
}
