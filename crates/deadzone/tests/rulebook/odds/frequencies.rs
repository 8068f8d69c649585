//! Forecasts against the resolution itself: attacks of every kind rolled by the engine many times, each beside its odds.

use battle::{Forecast, System, View, apply};
use deadzone::{Deadzone, Face, Mark, ModelId, Order, Pace, State, Thrown};
use dice::Seeded;

use crate::support::{Fighter, Play, blade, deck, fight, fighter, going, gun, lob, position, shoot};

/// How often an order is tried.
const TRIES: u32 = 3_000;
/// How far a frequency may be from its chance: more than four standard errors.
const BAND: f64 = 0.04;

fn forecast(play: &Play, order: &Order) -> Forecast {
    let view = View::of(&Deadzone, &play.state, None);
    Deadzone.forecast(&view, order).unwrap_or_else(|| panic!("{order:?} has no odds"))
}

fn chance(forecast: &Forecast, key: &str) -> f64 {
    let found = forecast.chances.iter().find(|it| it.what.key == key);
    found.unwrap_or_else(|| panic!("no {key} in {forecast:?}")).chance
}

/// How often something is so after these orders.
fn frequency(play: &Play, orders: &[Order], so: impl Fn(&State) -> bool) -> f64 {
    let mut chance = Seeded::from_u64(7);
    let mut times = 0;
    for _ in 0..TRIES {
        let mut state = play.state.clone();
        for order in orders {
            apply(&Deadzone, &mut state, order, &mut chance, None).unwrap_or_else(|why| panic!("{order:?}: {why}"));
        }
        times += u32::from(so(&state));
    }
    f64::from(times) / f64::from(TRIES)
}

fn dies(model: ModelId) -> impl Fn(&State) -> bool {
    move |state| state.model(model).is(Mark::Dead)
}

fn hurts(model: ModelId) -> impl Fn(&State) -> bool {
    move |state| state.model(model).is(Mark::Dead) || state.model(model).damage > 0
}

#[track_caller]
fn agree(seen: f64, foreseen: f64) {
    assert!((seen - foreseen).abs() < BAND, "seen {seen}, foreseen {foreseen}");
}

/// A gunner with this weapon against this target, three cubes away in the open.
fn shot_with(abilities: &[(&str, Option<i32>)], target: Fighter) -> Play {
    let gunner = fighter(2, 4, 1).figure("Shoot", 4).armed(vec![gun(6, 1, abilities)]);
    position(vec![gunner], vec![target]).act()
}

fn target() -> Fighter {
    fighter(5, 4, 1).figure("Armour", 1)
}

#[test]
pub fn shots_with_rerolls_and_without() {
    let weapons: [&[(&str, Option<i32>)]; 5] = [
        &[],
        &[("dz.ability.weight-of-fire", Some(2))],
        &[("dz.ability.precision", None)],
        &[("dz.ability.precision", None), ("dz.ability.weight-of-fire", Some(1))],
        &[("dz.ability.toxic", None)],
    ];
    for abilities in weapons {
        let play = shot_with(abilities, target());
        let order = shoot(play.blue(0));
        let foreseen = forecast(&play, &order);
        agree(frequency(&play, &[order], dies(play.blue(0))), chance(&foreseen, "dz-odds-kill"));
        agree(frequency(&play, &[order], hurts(play.blue(0))), foreseen.spreads[0].at_least(1));
    }
}

#[test]
pub fn targets_of_every_size_tough_shielded_and_hurt() {
    let targets = [
        target().figure("Size", 3),
        target().figure("Size", 2).hurt(1),
        target().with("dz.ability.tough", None),
        target().with("dz.item.energy-shield", Some(3)),
        target().with("dz.ability.vulnerable", None),
        target().with("dz.ability.resilient", Some(2)),
        target().figure("Survive", None),
    ];
    for target in targets {
        let play = shot_with(&[], target);
        let order = shoot(play.blue(0));
        let foreseen = forecast(&play, &order);
        agree(frequency(&play, &[order], dies(play.blue(0))), chance(&foreseen, "dz-odds-kill"));
        let (model, before) = (play.blue(0), play.model(play.blue(0)).damage);
        let worse = |state: &State| state.model(model).is(Mark::Dead) || state.model(model).damage > before;
        agree(frequency(&play, &[order], worse), foreseen.spreads[0].at_least(1));
    }
}

#[test]
pub fn an_experimental_weapon_does_something_else_each_time() {
    let play = shot_with(&[("dz.ability.experimental", None)], target());
    let order = shoot(play.blue(0));
    let foreseen = forecast(&play, &order);
    agree(frequency(&play, &[order], dies(play.blue(0))), chance(&foreseen, "dz-odds-kill"));
}

#[test]
fn dice_results_are_counted_as_they_are_added() {
    let gunner = fighter(2, 4, 1).figure("Shoot", 4).armed(vec![gun(6, 1, &[])]);
    let mut play = position(vec![gunner], vec![target()]).results(&[Face::Dice, Face::Dice], &[]).act();
    let plain = chance(&forecast(&play, &shoot(play.blue(0))), "dz-odds-kill");
    play.give(0, shoot(play.blue(0)), &[]);
    let order = Order::AddDice { count: 2 };
    let more = chance(&forecast(&play, &order), "dz-odds-kill");
    assert!(more > plain + 0.1, "{plain} to {more}");
    agree(frequency(&play, &[order], dies(play.blue(0))), more);
}

#[test]
fn a_fight_for_who_evades_and_for_who_fights_back() {
    let brute = fighter(3, 3, 1).figure("Fight", 4).armed(vec![gun(3, 0, &[]), blade(1, &[])]);
    let foe =
        fighter(3, 3, 1).figure("Armour", 1).armed(vec![gun(3, 0, &[]), blade(0, &[("dz.ability.frenzy", Some(1))])]);
    let play = position(vec![brute], vec![foe]).act();
    let order = fight(play.blue(0));
    let foreseen = forecast(&play, &order);
    agree(frequency(&play, &[order, Order::Evade], dies(play.blue(0))), chance(&foreseen, "dz-odds-kill"));
    let back = Order::FightBack { weapon: 1 };
    agree(frequency(&play, &[order, back], hurts(play.red(0))), chance(&foreseen, "dz-odds-hit-back"));
}

#[test]
fn an_explosion_hurts_everyone_in_the_cube_by_its_own_odds() {
    let gunner = fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(4))])]);
    let (one, other) = (fighter(5, 4, 1), fighter(5, 4, 1).figure("Armour", 1).figure("Size", 2));
    let play = position(vec![gunner], vec![one, other]).act();
    let order = lob(Thrown::Weapon(0), (5, 4, 1));
    let foreseen = forecast(&play, &order);
    for number in 0..2 {
        let model = play.blue(number);
        agree(frequency(&play, &[order], dies(model)), foreseen.chances[usize::from(number)].chance);
        agree(frequency(&play, &[order], hurts(model)), foreseen.spreads[usize::from(number)].at_least(1));
    }
}

#[test]
fn a_spray_hurts_at_once_and_burns_after() {
    let gunner = fighter(2, 4, 1).figure("Shoot", 4).armed(vec![gun(3, 1, &[("dz.ability.it-burns", None)])]);
    let play = position(vec![gunner], vec![target()]).act();
    let order = shoot(play.blue(0));
    agree(frequency(&play, &[order], dies(play.blue(0))), forecast(&play, &order).chances[0].chance);
}

#[test]
pub fn a_throw_and_an_indirect_shot_land_first() {
    let weapons = [
        gun(6, 0, &[("dz.ability.frag", Some(4)), ("dz.ability.grenade", None)]),
        gun(6, 0, &[("dz.ability.indirect", Some(4))]),
    ];
    for weapon in weapons {
        let gunner = fighter(2, 4, 1).figure("Shoot", 6).armed(vec![weapon]);
        let play = position(vec![gunner], vec![fighter(5, 4, 1)]).act();
        let order = lob(Thrown::Weapon(0), (5, 4, 1));
        let foreseen = forecast(&play, &order);
        let (lands, kill) = (chance(&foreseen, "dz-odds-land"), chance(&foreseen, "dz-odds-kill-whom"));
        assert!(lands > 0.3 && lands < 1.0, "{lands}");
        agree(frequency(&play, &[order], dies(play.blue(0))), lands * kill);
    }
}

#[test]
fn the_fire_that_a_model_burns_in() {
    let play = position(vec![fighter(3, 3, 1).burning()], vec![fighter(8, 2, 1)]).start();
    let order = Order::Activate { model: play.red(0) };
    let foreseen = forecast(&play, &order);
    agree(frequency(&play, &[order], dies(play.red(0))), chance(&foreseen, "dz-odds-kill"));
    agree(frequency(&play, &[order], hurts(play.red(0))), foreseen.spreads[0].at_least(1));
    let cool = position(vec![fighter(3, 3, 1)], vec![fighter(8, 2, 1)]).start();
    let view = View::of(&Deadzone, &cool.state, None);
    assert!(Deadzone.forecast(&view, &order).is_none(), "nothing to fear");
}

#[test]
fn a_fall_of_two_levels_and_of_three() {
    for level in [3, 4] {
        let place = position(vec![fighter(3, 3, level)], vec![fighter(8, 2, 1)]);
        let play = place.decks(vec![deck((3, 3, level), (3, 3, level), false)]).act();
        let order = going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]);
        let foreseen = forecast(&play, &order);
        agree(frequency(&play, &[order], dies(play.red(0))), chance(&foreseen, "dz-odds-kill"));
        agree(frequency(&play, &[order], hurts(play.red(0))), foreseen.spreads[0].at_least(1));
    }
}
