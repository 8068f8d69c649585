//! What is forecast is what happens: 224,000 attacks rolled by the engine, 7,000 of each of 32 kinds, against the
//! odds shown before the first die.
//!
//! Seeds are fixed, so every run counts the same. How often each number of Wounds was lost must lie within 4.5 standard
//! deviations of its forecast (one true forecast in 150,000 would not), and so must the kills; what the forecast calls
//! impossible must not happen at all.

use battle::{Seat, System, View, apply};
use dice::Seeded;
use rules::rule;
use table::Bearing;
use warzone::{Card, Mark, ModelId, Order, Shots, Spot, Spray, Throw, Warzone};

use crate::support::{Game, Scene, Trooper, at, engage, scene, shoot, shots, strike, trooper};

/// How often each attack is made.
const ROLLED: u64 = 7_000;
/// How far off a count may be, in standard deviations.
const BAND: f64 = 4.5;

/// Makes an attack many times over and compares what it cost model 1 with the forecast.
#[track_caller]
fn check(kind: &str, game: &Game, order: &Order) {
    let (target, before) = (ModelId(1), i32::from(game.model(1).wounds));
    let view = View::of(&Warzone, &game.state, Some(Seat(0)));
    let forecast = Warzone.forecast(&view, order).unwrap_or_else(|| panic!("{kind}: an attack has odds"));
    let (mut lost, mut kills) = (vec![0_u64; before as usize + 1], 0);
    for seed in 0..ROLLED {
        let (mut after, mut dice) = (game.state.clone(), Seeded::from_u64(seed));
        apply(&Warzone, &mut after, order, &mut dice, None).unwrap_or_else(|why| panic!("{kind}: {why}"));
        lost[(before - i32::from(after.model(target).wounds)) as usize] += 1;
        kills += u64::from(!after.is_standing(target));
    }
    for (wounds, count) in lost.into_iter().enumerate() {
        let odds = forecast.spreads[0].odds.iter().find(|it| it.0 == wounds as i32).map_or(0.0, |it| it.1);
        within_band(&format!("{kind}, {wounds} wounds"), count, odds);
    }
    let kill = forecast.chances.last().expect("the chance to kill").chance;
    within_band(&format!("{kind}, kills"), kills, kill);
}

#[track_caller]
fn within_band(what: &str, count: u64, odds: f64) {
    let (expected, rolled) = (odds * ROLLED as f64, ROLLED as f64);
    let band = BAND * (rolled * odds * (1.0 - odds)).sqrt();
    let off = (count as f64 - expected).abs();
    assert!(off <= band + 1e-6, "{what}: {count} of {ROLLED}, forecast {expected:.1}, band {band:.1}");
}

/// One who takes three Wounds.
fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 3 14")
}

/// A shooter, and in the open a victim 11in off with two comrades beside it.
fn open(gun: &'static str, victim: &Trooper) -> Scene {
    facing(scene(), gun, victim)
}

fn facing(scene: Scene, gun: &'static str, victim: &Trooper) -> Scene {
    scene.squad(0, &trooper().armed(&[gun]), &[(20., 20., 180)]).squad(
        1,
        victim,
        &[(20., 31., 0), (23.3, 31., 0), (26.6, 31., 0)],
    )
}

const RIFLE: &str = "gun 24 12 1 0 Piercing A";
const CARBINE: &str = "gun 24 12 2 0 Piercing A";
const MACHINE_GUN: &str = "gun 24 12 3 0 Piercing A";
const CANNON: &str = "gun 24 19 2 0 Plasma A";

#[test]
fn shots_by_dice() {
    check("one die", &open(RIFLE, &trooper()).acting(0), &shoot(&[1]));
    check("two dice", &open(CARBINE, &tough()).acting(0), &shoot(&[1, 1]));
    check("three dice", &open(MACHINE_GUN, &tough()).acting(0), &shoot(&[1, 1, 1]));
    check("rapid fire", &open(RIFLE, &tough()).acting(0), &Order::RapidFire(shots(&[1, 1])));
    check("dice split", &open(CARBINE, &trooper()).acting(0), &shoot(&[1, 2]));
    let mut faster = scene()
        .troops(0, &trooper().armed(&[CARBINE]), &[(20., 20., 180)])
        .squad(1, &tough(), &[(20., 31., 0)])
        .acting(0);
    faster.give(Order::Burn { on: Card::Rate }, []);
    check("a card for one more die", &faster, &shoot(&[1, 1, 1]));
}

#[test]
fn shots_aimed_and_at_another_than_the_nearest() {
    for (kind, gun, dice) in [("aimed, one die", RIFLE, vec![1]), ("aimed, two dice", CARBINE, vec![1, 1])] {
        let mut game = open(gun, &tough()).acting(0);
        game.give(Order::Aim, []);
        check(kind, &game, &shoot(&dice));
    }
    let nearer = scene().squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180)]).squad(
        1,
        &trooper(),
        &[(20., 31., 0), (23.3, 27., 0)],
    );
    check("past a nearer enemy", &nearer.acting(0), &shoot(&[1]));
}

#[test]
fn shots_at_what_is_covered() {
    let walled = facing(scene().block("heavy-wall", [15., 29., 25., 29.2], 0.6), CARBINE, &tough());
    check("behind a wall", &walled.acting(0), &shoot(&[1, 1]));
    let bush = || facing(scene().area("light-bush", [15., 30., 22., 33.], 1.2), RIFLE, &trooper());
    check("in a bush", &bush().acting(0), &shoot(&[1]));
    let mut hidden = bush().acting(0);
    hidden.state.models[1].marks.add(Mark::Hidden);
    check("hidden in a bush", &hidden, &shoot(&[1]));
    let wall = |scene: Scene, n: i32| {
        let y = 22.5 + 2. * f64::from(n);
        scene.block("heavy-wall", [15., y, 25., y + 0.1], 0.9)
    };
    let walls = facing((0..4).fold(scene(), wall), RIFLE, &trooper()).acting(0);
    check("a lucky shot", &walls, &Order::Shoot(Shots { lucky: true, ..shots(&[1]) }));
    let friend = scene()
        .squad(0, &trooper().armed(&[RIFLE]), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 31., 0)])
        .squad(0, &trooper(), &[(20., 26., 180)]);
    check("past a friend", &friend.acting(0), &shoot(&[1]));
}

#[test]
fn shots_by_armour_and_strength() {
    check("critical force", &open(CANNON, &tough()).acting(0), &shoot(&[1, 1]));
    check("a vicious weapon", &open("gun 24 12 1 3 Piercing A", &tough()).acting(0), &shoot(&[1]));
    let clad = tough().armour("Piercing", 4);
    check("armour against its type", &open(CARBINE, &clad).acting(0), &shoot(&[1, 1]));
    let impenetrable = trooper().line("5 12 12 8 8 12 14 3 14(6)");
    check("impenetrable", &open("gun 24 18 2 4 Piercing A", &impenetrable).acting(0), &shoot(&[1, 1]));
    let healer = tough().skill(rule!("wz.skill.heal"), Some(6));
    check("one who heals", &open(CARBINE, &healer).acting(0), &shoot(&[1, 1]));
}

#[test]
fn templates() {
    check("a small explosion", &open("gun 24 12 1 0 Blast A SE", &tough()).acting(0), &shoot(&[1]));
    check("two large explosions", &open("gun 24 19 2 0 Blast A LE", &tough()).acting(0), &shoot(&[1, 1]));
    let near = |weapon: &'static str| {
        let armed = tough().armed(&[weapon]);
        scene().squad(0, &armed, &[(20., 20., 180)]).squad(1, &tough(), &[(20., 24., 0)]).acting(0)
    };
    let along = |degrees: i32| Order::Spray(Spray { weapon: 0, along: Bearing::degrees(degrees) });
    check("a flamer", &near("etoiles-gehenna-puker"), &along(180));
    check("a shotgun", &near("gun - 12 2 0 Blast S ST"), &along(175));
    for (kind, grenade, y) in [
        ("a grenade", "anti-infantry-grenades", 24.5),
        ("a fire grenade", "fire-grenades", 24.5),
        ("a grenade near the thrower", "anti-infantry-grenades", 23.5),
    ] {
        let spots = [Spot::ground(at(20., y))].into_iter().collect();
        check(kind, &near(grenade), &Order::Throw(Throw { weapon: 0, at: spots, lucky: false }));
    }
}

/// A fight within reach, the first blow about to fall.
fn fight(fighter: &Trooper, victim: &Trooper, facing: i32, marked: Option<Mark>) -> Game {
    let mut game = scene().squad(0, fighter, &[(20., 20., 180)]).squad(1, victim, &[(20., 21.18, facing)]).acting(0);
    if let Some(mark) = marked {
        game.state.models[1].marks.add(mark);
    }
    game.give(Order::CloseCombat { weapon: Some(0) }, []);
    game
}

#[test]
fn blows() {
    let knife = trooper().armed(&["blade B2B +1 1 0 Piercing"]);
    let maul = trooper().armed(&["blade B2B +11 2 0 Blast"]);
    check("a blow", &fight(&knife, &tough(), 0, None), &strike(1));
    check("a blow from behind", &fight(&knife, &tough(), 180, None), &strike(1));
    check("a blow with critical force", &fight(&maul, &tough(), 0, None), &strike(1));
    check("a blow at one stunned", &fight(&knife, &tough(), 0, Some(Mark::Stunned)), &strike(1));
    let healer = tough().skill(rule!("wz.skill.heal"), Some(8));
    check("a blow at one who heals", &fight(&knife, &healer, 0, None), &strike(1));
    let mut run_up = scene().squad(0, &knife, &[(20., 20., 180)]).squad(1, &tough(), &[(20., 28., 0)]).acting(0);
    run_up.give(engage(1), []);
    run_up.give(Order::CloseCombat { weapon: Some(0) }, []);
    check("a blow after a run-up", &run_up, &strike(1));
}
