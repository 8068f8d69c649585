//! Forecasts: the closed forms against the resolution itself, over many battles.

use battle::{System, View, apply};
use deadzone::{Deadzone, Face, Mark, Order, Thrown};
use dice::Seeded;

use crate::support::{Play, Position, blade, fight, fighter, gun, lob, position, shoot};

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
pub fn the_odds_of_a_shot_are_what_the_dice_do() {
    let gunner = fighter(1, 4, 1).figure("Shoot", 4).armed(vec![gun(6, 1, &[("dz.ability.weight-of-fire", Some(2))])]);
    let target = fighter(4, 4, 1).figure("Armour", 2).figure("Size", 2).with("dz.item.energy-shield", Some(2));
    let tough = target.with("dz.ability.tough", None).with("dz.ability.resilient", Some(1));
    let place = position(vec![gunner], vec![tough]);
    let order = shoot(deadzone::ModelId(2));
    check(place, order, None);
}

#[test]
pub fn the_odds_of_a_blow_are_what_the_dice_do() {
    let brute =
        fighter(3, 3, 1).figure("Fight", 4).armed(vec![gun(3, 0, &[]), blade(1, &[("dz.ability.frenzy", Some(1))])]);
    let place = position(vec![brute], vec![fighter(3, 3, 1).figure("Armour", 1)]);
    check(place, fight(deadzone::ModelId(2)), Some(Order::Evade));
}

#[test]
fn what_is_left_out_is_said() {
    // dz.command.dice, dz.command.splat, dz.state.scatter: Dice results nobody has declared, army specials of both players, the throws.
    let noted = |play: &Play, order: &Order| -> Vec<String> {
        let preview = Deadzone.preview(&View::of(&Deadzone, &play.state, None), order);
        let notes = preview.measures.iter().filter(|it| it.key.starts_with("dz-note"));
        notes.map(|it| it.key.clone().into_owned()).collect()
    };
    let place = position(vec![fighter(2, 4, 1)], vec![fighter(4, 4, 1)]);
    let play = place.results(&[], &[Face::Dice]).blue_special("dz.special.stalwart", 1).act();
    assert_eq!(noted(&play, &shoot(play.blue(0))), ["dz-note-dice"], "what the special does is told");
    let place = position(vec![fighter(2, 4, 1).figure("Fight", 3)], vec![fighter(4, 4, 1)]);
    let both = place.special("dz.special.jack-of-all-trades", 1).blue_special("dz.special.stalwart", 1).act();
    assert_eq!(noted(&both, &shoot(both.blue(0))), ["dz-note-splats"]);
    let thrower = || fighter(2, 4, 1).carrying("dz.item.frag-grenade", None);
    let play = position(vec![thrower()], vec![fighter(4, 4, 1), fighter(5, 5, 1)]).act();
    assert_eq!(noted(&play, &lob(Thrown::Item(0), (4, 4, 1))), ["dz-note-throws"]);
    // Nobody dices, nobody has a special, nobody is thrown: nothing is left out.
    let play = position(vec![fighter(2, 4, 1)], vec![fighter(4, 4, 1)]).special("dz.special.always-short", 1).act();
    assert!(noted(&play, &shoot(play.blue(0))).is_empty());
}

#[test]
fn whom_a_scatter_may_kill_is_told() {
    // dz.state.scatter-diagram: the throw fails with 1/8, and goes south-east with 1/8 of that.
    let thrower = fighter(2, 4, 1).carrying("dz.item.frag-grenade", None);
    let play = position(vec![thrower], vec![fighter(4, 4, 1), fighter(5, 5, 1)]).act();
    let order = lob(Thrown::Item(0), (4, 4, 1));
    let forecast = Deadzone.forecast(&View::of(&Deadzone, &play.state, None), &order).expect("odds");
    let of =
        |key: &str| forecast.chances.iter().filter(|it| it.what.key == key).map(|it| it.chance).collect::<Vec<_>>();
    let (lands, kill, stray) = (of("dz-odds-land")[0], of("dz-odds-kill-whom")[0], of("dz-odds-stray"));
    assert!(stray.len() == 1 && (stray[0] - (1.0 - lands) / 8.0 * kill).abs() < 1e-12, "{stray:?}");
}
