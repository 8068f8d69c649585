//! What is forecast is what happens: 336,000 attacks rolled by the engine, 7,000 of each of 48 kinds, against the
//! odds shown before the first die.
//!
//! Seeds are fixed, so every run counts the same. How often each number of Wounds was lost must lie within 4.5 standard
//! deviations of its forecast (one true forecast in 150,000 would not), and so must the kills; what the forecast calls
//! impossible must not happen at all.

use battle::{System, View, apply};
use catalogue::rule;
use dice::Seeded;
use table::{Bearing, Inches};
use warzone::{
    Action, Mark, ModelId, Order, Reaction, Shots, Special, Spot, Spray, SquadAction, SquadId, Throw, Warzone,
};

use crate::{
    support::{Game, Scene, Trooper, at, engage, faster, scene, shoot, shots, strike, trooper},
    tokens::{attacks::before, bauhaus::attack},
};

/// How often each attack is made.
const ROLLED: u64 = 7_000;
/// How far off a count may be, in standard deviations.
const BAND: f64 = 4.5;

/// Makes an attack many times over and compares what it cost model 1 with the forecast.
#[track_caller]
fn check(kind: &str, game: &Game, order: &Order) {
    check_through(kind, game, std::slice::from_ref(order), 1);
}

/// The same at any target, where more orders follow the first; those that are not legal when their turn comes are left out.
#[track_caller]
fn check_through(kind: &str, game: &Game, orders: &[Order], target: u16) {
    let (before, target) = (i32::from(game.model(target).wounds), ModelId(target));
    let seat = Warzone.decision(&game.state).map(|it| it.seat);
    let view = View::of(&Warzone, &game.state, seat);
    let forecast = Warzone.forecast(&view, &orders[0]).unwrap_or_else(|| panic!("{kind}: an attack has odds"));
    let (mut lost, mut kills) = (vec![0_u64; before as usize + 1], 0);
    for seed in 0..ROLLED {
        let (mut after, mut dice) = (game.state.clone(), Seeded::from_u64(seed));
        apply(&Warzone, &mut after, &orders[0], &mut dice, None).unwrap_or_else(|why| panic!("{kind}: {why}"));
        for order in &orders[1..] {
            let _ = apply(&Warzone, &mut after, order, &mut dice, None);
        }
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
    let mut quick = scene()
        .troops(0, &trooper().armed(&[CARBINE]), &[(20., 20., 180)])
        .squad(1, &tough(), &[(20., 31., 0)])
        .acting(0);
    quick.give(0, faster(0, Action::Shooting), []);
    check("a card for one more die", &quick, &shoot(&[1, 1, 1]));
}

#[test]
fn shots_aimed_and_at_another_than_the_nearest() {
    for (kind, gun, dice) in [("aimed, one die", RIFLE, vec![1]), ("aimed, two dice", CARBINE, vec![1, 1])] {
        let mut game = open(gun, &tough()).acting(0);
        game.give(0, Order::Aim, []);
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

/// Tokens, which are there or not: explosions that may scatter off them and back on, and dice that share an Action.
#[test]
fn tokens_under_attack() {
    for (kind, arm) in [
        ("two small explosions at a token", "gun 24 12 2 4 Blast A SE"),
        ("three large explosions at a token", "gun 24 12 3 1 Blast A LE"),
        ("a grenade at a token", "rangers-gw-170-ubgl"),
    ] {
        let (game, order) = (before(arm, 8.), attack(0));
        let forecast = Warzone.forecast(&View::of(&Warzone, &game.state, None), &order);
        let odds = forecast.unwrap_or_else(|| panic!("{kind} has odds")).chances[0].chance;
        let gone = |seed: &u64| {
            let (mut after, mut dice) = (game.state.clone(), Seeded::from_u64(*seed));
            apply(&Warzone, &mut after, &order, &mut dice, None).unwrap_or_else(|why| panic!("{kind}: {why}"));
            after.devices.is_empty()
        };
        within_band(kind, (0..ROLLED).filter(gone).count() as u64, odds);
    }
}

/// A fight within reach, the first blow about to fall.
fn fight(fighter: &Trooper, victim: &Trooper, facing: i32, marked: Option<Mark>) -> Game {
    let mut game = scene().squad(0, fighter, &[(20., 20., 180)]).squad(1, victim, &[(20., 21.18, facing)]).acting(0);
    if let Some(mark) = marked {
        game.state.models[1].marks.add(mark);
    }
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
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
    run_up.give(0, engage(1), []);
    run_up.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    check("a blow after a run-up", &run_up, &strike(1));
}

/// All attacks of a Close Combat Action, and dice that may be rolled again.
#[test]
fn fights() {
    let close_combat = Order::CloseCombat { weapon: Some(0) };
    let lone = |fighter: &Trooper| {
        scene().squad(0, fighter, &[(20., 20., 180)]).squad(1, &tough(), &[(20., 21.18, 0)]).acting(0)
    };
    let mace = trooper().armed(&["blade B2B +4 3 0 Blast"]);
    check_through("a fight", &lone(&mace), &[close_combat.clone(), strike(1), strike(1), strike(1)], 1);
    let contempt = mace.skill_of(rule!("wz.skill.contempt"), "all");
    let mut again = lone(&contempt);
    again.give(0, close_combat, []);
    check_through("a blow rolled again", &again, &[strike(1), Order::Accept], 1);
}

/// Three of one squad act as one.
#[test]
fn squads_acting_as_one() {
    let together = |kind: &str, action: SquadAction, who: &Trooper, places: [(f64, f64, i32); 3]| {
        let scene = scene().squad(0, who, &places).squad(1, &tough(), &[(22., 30., 0)]);
        let mut game = scene.squad(1, &trooper(), &[(40., 46., 0)]).begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        let models: Vec<ModelId> = [0, 1, 2].map(ModelId).to_vec();
        let mut orders = vec![Order::Declare { action, target: ModelId(3), models: models.clone() }];
        orders.extend(models.into_iter().flat_map(|model| [Order::ActivateModel { model }, Order::Pass]));
        check_through(kind, &game, &orders, 3);
    };
    let row = [(20., 20., 180), (22., 20., 180), (24., 20., 180)];
    together("a focus fire", SquadAction::FocusFire, &trooper(), row);
    let around = [(20.97, 29.42, 180), (22., 28.82, 180), (23.03, 29.42, 180)];
    together("a swarm", SquadAction::Swarm, &trooper(), around);
}

/// Special Close Combat Actions of every base.
#[test]
fn feats() {
    let special = |what| Order::Special { what, closing: None, short: Inches::ZERO };
    let near = |fighter: &Trooper, far: f64, facing: i32| {
        scene().squad(0, fighter, &[(20., 20., 180)]).squad(1, &tough(), &[(20., 20. + far, facing)]).acting(0)
    };
    let target = ModelId(1);
    let small = near(&trooper(), 1.18, 180);
    check("a back stab", &small, &special(Special::BackStab { target, weapon: Some(1) }));
    let ogre = trooper().base(40).line("5 12 12 13 8 12 14 3 14").armed(&["blade 1 +3 1 0 Piercing"]);
    let brutal = special(Special::BrutalAttack { target, weapon: Some(0) });
    check("a brutal attack", &near(&ogre, 1.38, 0), &brutal);
    check("a charge", &near(&ogre, 5., 0), &special(Special::Charge { to: at(20., 28.) }));
    let giant = trooper().base(50).line("5 12 12 14 8 12 14 4 14").armed(&["blade 2 +3 1 0 Piercing"]);
    check("a squash", &near(&giant, 1.57, 0), &special(Special::Squash { target }));
}

/// What is neither gun nor blade in a model's own Activation: powers, Rail weapons, Sentries.
#[test]
fn powers_rails_and_sentries() {
    let psychic = trooper().line("5 12 - 8 8 16 14 1 12").armed(&["blast-of-demnogonis"]);
    let victim = trooper().line("5 12 12 8 8 13 14 6 18(16)").skill(rule!("wz.skill.heal"), Some(4));
    let mind = scene().squad(0, &psychic, &[(20., 20., 180)]).squad(1, &victim, &[(20., 30., 0)]).acting(0);
    check("a power", &mind, &shoot(&[1]));
    let rail = open("gun 24 13 1 1 Piercing R", &tough());
    check("a rail weapon", &rail.squad(1, &tough(), &[(20., 34., 0)]).acting(0), &shoot(&[1]));
    let watch = |weapon: &'static str, y: f64| {
        let sentry = tough().armed(&[weapon]);
        let mut game = scene().squad(0, &sentry, &[(20., 20., 180)]).squad(1, &tough(), &[(20., y, 0)]).acting(0);
        game.give(0, Order::Sentry, []);
        game.until_squad(1);
        game.activate(1);
        game
    };
    let react = |reaction| Order::React { model: ModelId(0), reaction };
    check("a sentry's shots", &watch(CARBINE, 31.), &react(Reaction::Shoot(shots(&[1, 1]))));
    let flames = Spray { weapon: 0, along: Bearing::degrees(180) };
    check("a sentry's flames", &watch("etoiles-gehenna-puker", 24.), &react(Reaction::Spray(flames)));
    let spots = [Spot::ground(at(20., 24.5))].into_iter().collect();
    let throw = Throw { weapon: 0, at: spots, lucky: false };
    check("a sentry's grenade", &watch("anti-infantry-grenades", 24.5), &react(Reaction::Throw(throw)));
}
