//! Forecasts: the closed forms against the resolution itself, over many battles.

use battle::{System, View, apply};
use deadzone::{Deadzone, Mark, Order};
use dice::Seeded;

use crate::support::{Position, blade, fight, fighter, gun, position, shoot};

/// How often the first of blue died, and how much damage it took on average, in so many shots or blows.
fn observed(position: Position, order: Order, answer: Option<Order>) -> (f64, f64, battle::Forecast) {
    let play = position.act();
    let view = View::of(&Deadzone, &play.state, None);
    let forecast = Deadzone.forecast(&view, &order).expect("an attack has odds");
    let target = play.blue(0);
    let (mut dead, mut damage, tries) = (0, 0, 4_000);
    let mut chance = Seeded::from_u64(7);
    for _ in 0..tries {
        let mut state = play.state.clone();
        apply(&Deadzone, &mut state, &order, &mut chance, None).unwrap();
        if let Some(answer) = answer {
            apply(&Deadzone, &mut state, &answer, &mut chance, None).unwrap();
        }
        dead += i32::from(state.model(target).is(Mark::Dead));
        damage += i32::from(state.model(target).damage);
    }
    (f64::from(dead) / f64::from(tries), f64::from(damage) / f64::from(tries), forecast)
}

fn check(position: Position, order: Order, answer: Option<Order>) {
    let (dead, damage, forecast) = observed(position, order, answer);
    let kill = forecast.chances.iter().find(|it| it.what.key == "dz-odds-kill").unwrap().chance;
    assert!((dead - kill).abs() < 0.03, "killed {dead}, forecast {kill}");
    assert!((damage - forecast.spreads[0].mean()).abs() < 0.08, "damage {damage}, forecast {:?}", forecast.spreads[0]);
}

#[test]
fn the_odds_of_a_shot_are_what_the_dice_do() {
    let gunner = fighter(1, 4, 1).figure("Shoot", 4).armed(vec![gun(6, 1, &[("dz.ability.weight-of-fire", Some(2))])]);
    let target = fighter(4, 4, 1).figure("Armour", 2).figure("Size", 2).with("dz.item.energy-shield", Some(2));
    let tough = target.with("dz.ability.tough", None).with("dz.ability.resilient", Some(1));
    let place = position(vec![gunner], vec![tough]);
    let order = shoot(deadzone::ModelId(2));
    check(place, order, None);
}

#[test]
fn the_odds_of_a_blow_are_what_the_dice_do() {
    let brute =
        fighter(3, 3, 1).figure("Fight", 4).armed(vec![gun(3, 0, &[]), blade(1, &[("dz.ability.frenzy", Some(1))])]);
    let place = position(vec![brute], vec![fighter(3, 3, 1).figure("Armour", 1)]);
    check(place, fight(deadzone::ModelId(2)), Some(Order::Evade));
}
