//! The odds of attacks on hulls speak of Structure Points, and are those of the attack itself.

use battle::{System, View, outcomes};
use warzone::{ModelId, Order, State, Warzone};

use crate::support::{Game, Trooper, bike, scene, shoot, strike, trooper};

const HULL: ModelId = ModelId(1);

fn left(state: &State) -> i32 {
    (0..4).map(|it| i32::from(state.structure(HULL, it))).sum()
}

/// The forecast against every die walked: each number of Structure Points lost, and the chance to destroy.
#[track_caller]
fn check(game: &Game, orders: &[Order]) {
    let view = View::of(&Warzone, &game.state, Some(battle::Seat(0)));
    let forecast = Warzone.forecast(&view, &orders[0]).expect("an attack has odds");
    assert_eq!(forecast.spreads[0].what.key, "wz-odds-structure");
    let ways = outcomes(&Warzone, &game.state, orders, 500_000).expect("not too many ways");
    let sum = |it: &dyn Fn(&State) -> bool| ways.iter().filter(|way| it(&way.1)).map(|way| way.0).sum::<f64>();
    for (lost, odds) in &forecast.spreads[0].odds {
        let walked = sum(&|it| left(&game.state) - left(it) == *lost);
        assert!((walked - odds).abs() < 1e-9, "{lost} SP: forecast {odds}, walked {walked}");
    }
    let destroyed = forecast.chances.last().expect("the chance to destroy");
    assert_eq!(destroyed.what.key, "wz-odds-destroy");
    let walked = sum(&|it| !it.is_standing(HULL));
    assert!((walked - destroyed.chance).abs() < 1e-9, "destroyed: {} and {walked}", destroyed.chance);
}

fn before_a_bike(kind: &Trooper, facing: i32) -> Game {
    scene().squad(0, kind, &[(20., 20., 180)]).squad(1, &bike(), &[(20., 29., facing)]).acting(0)
}

/// wz.vehicle.sp.per-location, wz.def.critical-damage: guns with AVV, from before and behind, one die and two.
#[test]
fn shots_at_a_hull() {
    for facing in [0, 180] {
        check(&before_a_bike(&trooper().armed(&["gun 24 12 1 3 Piercing A"]), facing), &[shoot(&[1])]);
        check(&before_a_bike(&trooper().armed(&["gun 24 12 2 6 Piercing A"]), facing), &[shoot(&[1, 1])]);
        let cannon = trooper().armed(&["gun 24 12 2 3 Piercing A"]).critical_damage(2);
        check(&before_a_bike(&cannon, facing), &[shoot(&[1, 1])]);
    }
    let mut worn = before_a_bike(&trooper().armed(&["gun 24 12 2 3 Piercing A"]), 0);
    worn.state.models[1].damage = [1, 2, 0, 0];
    check(&worn, &[shoot(&[1, 1])]);
}

/// wz.armoury.rail.critical: a hull that a Rail weapon hits on a 4 or less is hurt worse.
#[test]
fn rails_at_a_hull() {
    for (rail, dice) in [("gun 24 12 1 3 Piercing R", &[1][..]), ("gun 24 12 2 5 Piercing R", &[1, 1])] {
        for facing in [0, 180] {
            check(&before_a_bike(&trooper().armed(&[rail]), facing), &[shoot(dice)]);
        }
    }
    let blind = trooper().line("5 12 3 8 8 12 14 1 12").armed(&["gun 24 12 1 5 Piercing R"]);
    check(&before_a_bike(&blind, 0), &[shoot(&[1])]);
}

/// wz.action.aim-vehicle: the odds of an aimed shot are those of one placed where it destroys.
#[test]
fn an_aimed_shot_at_a_hull() {
    let mut game = before_a_bike(&trooper().armed(&["gun 24 12 1 3 Piercing A"]), 0);
    game.give(0, Order::Aim, []);
    check(&game, &[shoot(&[1]), Order::Locate { location: 0 }]);
}

/// wz.vehicle.stat.line: what has no AVV does nothing to a hull, and a blade with one does.
#[test]
fn blows_at_a_hull() {
    for avv in ["blade B2B +1 1 4 Piercing", "blade B2B +1 1 0 Piercing"] {
        let fighter = trooper().armed(&[avv]);
        let mut game = scene().squad(0, &fighter, &[(20., 20., 180)]).squad(1, &bike(), &[(20., 21.77, 0)]).acting(0);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        check(&game, &[strike(1)]);
    }
}
