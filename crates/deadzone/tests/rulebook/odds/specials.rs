//! What army specials make of the odds of a test, held to plans that are walked through the resolution itself.

use battle::{
    System, View,
    plan_odds::{Bounds, Goal, Script, prospect},
};
use deadzone::{Deadzone, Face, ModelId, Order, Step, Thrown, Use};

use crate::support::{Fighter, Play, Position, blade, fight, fighter, gun, lob, position, shoot};

/// The chance of this name, for a player who uses his army special.
fn chance(play: &Play, order: &Order, key: &str) -> Option<f64> {
    let forecast = Deadzone.forecast(&View::of(&Deadzone, &play.state, None), order).expect("odds");
    forecast.chances.iter().find(|it| it.what.key == key).map(|it| it.chance)
}

/// Holds the forecast of an order to the plan: blue's first model falls with the special used at its best.
#[track_caller]
fn check(place: Position, order: impl Fn(ModelId) -> Order) {
    let play = place.act();
    let (target, piece) = (play.blue(0), format!("model-{}", play.blue(0).0));
    let order = order(target);
    let told = chance(&play, &order, "dz-odds-kill-special").expect("a special counts");
    let plain = chance(&play, &order, "dz-odds-kill").expect("it may kill");
    let orders = [order];
    let script = Script::new(&Deadzone, &play.state, &orders, Goal::Harm);
    let odds = prospect(&Deadzone, &play.state, &script, Bounds { states: 10_000, floor: 5e-6 });
    let kills = odds.chance(|losses| losses.iter().any(|it| it.gone && it.piece == piece));
    let slack = odds.neglected + 1e-9;
    assert!(kills <= told + slack && told <= kills + slack, "{told} told, {kills} walked, {} left out", odds.neglected);
    assert!(odds.neglected < 0.02, "{}", odds.neglected);
    assert!((told - plain).abs() > slack, "{told} with it, {plain} without");
}

/// Somebody at 5+ with everything.
fn shooter() -> Fighter {
    fighter(2, 2, 1).armed(vec![gun(6, 0, &[]), blade(0, &[])])
}

/// A target without a Clear Shot at it, whom one more damage kills.
fn target() -> Fighter {
    fighter(5, 2, 1).hurt(1).with("dz.ability.stealthy", None)
}

#[test]
fn stalwart_survives_again_where_it_pays() {
    // dz.special.stalwart, dz.test.reroll
    check(position(vec![shooter()], vec![target()]).blue_special("dz.special.stalwart", 1), shoot);
}

#[test]
fn by_the_numbers_weighs_what_it_gives_up() {
    // dz.special.by-the-numbers: all dice again, the successes too, so only where that is worth more.
    let commando = shooter().called("dz.unit.marauders.commando");
    check(position(vec![commando], vec![target()]).special("dz.special.by-the-numbers", 1), shoot);
}

#[test]
fn a_bastion_is_told() {
    // dz.special.bastion
    check(position(vec![shooter()], vec![target()]).blue_special("dz.special.bastion", 1), shoot);
}

#[test]
fn starforged_armour_is_told() {
    // dz.special.starforged-armour
    let piercing = shooter().armed(vec![gun(6, 1, &[])]);
    let plated = target().figure("Armour", 1);
    check(position(vec![piercing], vec![plated]).blue_special("dz.special.starforged-armour", 1), shoot);
}

#[test]
fn a_jack_of_all_trades_takes_his_best_value() {
    // dz.special.jack-of-all-trades
    let jack = shooter().figure("Fight", 3).figure("Survive", 6);
    check(position(vec![jack], vec![target()]).special("dz.special.jack-of-all-trades", 1), shoot);
}

#[test]
fn stealth_takes_as_many_as_there_are() {
    // dz.special.stealth
    let cypher = target().called("dz.unit.asterians.cypher");
    check(position(vec![shooter()], vec![cypher]).blue_special("dz.special.stealth", 1), shoot);
}

#[test]
fn the_defender_of_the_star_realm_fights_again() {
    // dz.special.defender-of-the-star-realm: in a fight the odds are those of one who evades; Fight - never fights back.
    let foe = fighter(2, 2, 1).hurt(1).figure("Fight", None);
    check(position(vec![shooter()], vec![foe]).special("dz.special.defender-of-the-star-realm", 1), fight);
}

#[test]
fn a_rage_is_told_before_it_comes() {
    // dz.special.green-rage: Frenzy (4) for the round counts in this test already.
    let foe = fighter(2, 2, 1).hurt(1).figure("Fight", None);
    let play = position(vec![shooter()], vec![foe]).special("dz.special.green-rage", 1).act();
    let order = fight(play.blue(0));
    let [with, without] = ["dz-odds-hit-special", "dz-odds-hit"].map(|it| chance(&play, &order, it).expect("told"));
    assert!(with > without, "{with} {without}");
}

#[test]
fn payday_comes_only_after_a_hit() {
    // dz.special.make-it-to-payday: its player waits for the roll, and uses it against every hit.
    let sniper = target().called("dz.unit.marauders.goblin-sniper");
    check(position(vec![shooter()], vec![sniper]).blue_special("dz.special.make-it-to-payday", 1), shoot);
}

#[test]
fn a_throw_is_told_with_an_eye_in_the_sky() {
    // dz.special.eye-in-the-sky: it fails with 1/8, and with 1/8 of that if all three are rolled again.
    let thrower = fighter(2, 2, 1).carrying("dz.item.stun-grenade", None);
    let play = position(vec![thrower], vec![fighter(4, 2, 1)]).special("dz.special.eye-in-the-sky", 1).act();
    let lands = chance(&play, &lob(Thrown::Item(0), (4, 2, 1)), "dz-odds-land-special").expect("told");
    assert!((lands - (1.0 - 1.0 / 64.0)).abs() < 1e-12, "{lands}");
}

#[test]
fn whom_an_explosion_spares_by_a_special_is_told() {
    // dz.special.bastion, dz.special.stalwart: for each of them, as if it were used for that one.
    for special in ["dz.special.bastion", "dz.special.stalwart"] {
        let thrower = fighter(2, 2, 1).carrying("dz.item.frag-grenade", None);
        let crowd = || fighter(4, 2, 1).hurt(1);
        let play = position(vec![thrower], vec![crowd()]).blue_special(special, 1).act();
        let order = lob(Thrown::Item(0), (4, 2, 1));
        let keys = ["dz-odds-kill-whom-special", "dz-odds-kill-whom"];
        let [with, without] = keys.map(|it| chance(&play, &order, it).expect("told"));
        assert!(with < without - 0.01, "{special}: {with} {without}");
    }
}

#[test]
fn answers_after_a_roll_have_odds_of_their_own() {
    // dz.special.stalwart: one success to none; the three failed dice of the answer are rolled again.
    let mut play = position(vec![shooter()], vec![target()]).blue_special("dz.special.stalwart", 1).act();
    play.give(0, shoot(play.blue(0)), &[5, 1, 1, 1, 1, 1]);
    assert!(matches!(play.step(), Step::Reckoning(_)));
    assert_eq!(chance(&play, &Order::Decline, "dz-odds-kill"), Some(1.0), "one success ahead");
    let spared = chance(&play, &Order::Splat(Use::Now), "dz-odds-kill").expect("told");
    assert!((spared - 1.0 / 8.0).abs() < 1e-12, "all three fail again: {spared}");
}

#[test]
fn what_is_declared_has_odds_of_its_own() {
    // dz.special.bastion: the odds of the order that declares it.
    let mut play = position(vec![shooter()], vec![target()]).blue_special("dz.special.bastion", 1).act();
    let foe = play.blue(0);
    let told = chance(&play, &shoot(foe), "dz-odds-kill-special");
    play.give(0, shoot(foe), &[]);
    assert_eq!(chance(&play, &Order::Splat(Use::On(foe)), "dz-odds-kill"), told);
    assert!(chance(&play, &Order::Decline, "dz-odds-kill") > told);
}

#[test]
fn nothing_is_told_of_a_special_that_does_not_fit() {
    // dz.command.splat: none left, or for another kind of test.
    let place = position(vec![shooter()], vec![target()]).special("dz.special.green-rage", 1);
    let play = place.results(&[Face::Dice], &[]).act();
    assert_eq!(chance(&play, &shoot(play.blue(0)), "dz-odds-hit-special"), None);
    let play = position(vec![shooter()], vec![target()]).blue_special("dz.special.stalwart", 0).act();
    assert_eq!(chance(&play, &shoot(play.blue(0)), "dz-odds-hit-special"), None);
}
