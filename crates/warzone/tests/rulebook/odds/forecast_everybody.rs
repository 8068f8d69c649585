//! The odds of everybody an attack gets at, held to the attack walked over every die: further targets, those beneath
//! templates, on the line of a Rail weapon, in the way of a miss; and the odds of Sentries and of second choices.

use battle::{System, View, outcomes};
use catalogue::rule;
use table::Bearing;
use warzone::{Mark, ModelId, Order, Reaction, Spot, Spray, SquadAction, SquadId, Step, Throw, Warzone};

use crate::{
    odds::forecast::{check_all, check_victims},
    support::{Game, Trooper, at, go, scene, shoot, shots, trooper},
};

/// One who takes three Wounds and is alone in its squad.
fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 3 14")
}

/// A firer (0) at (20, 20) who looks south, and lone enemies.
fn against(firer: &Trooper, enemies: &[(f64, f64, i32)]) -> Game {
    let scene = scene().squad(0, firer, &[(20., 20., 180)]);
    enemies.iter().fold(scene, |scene, it| scene.squad(1, &tough(), &[*it])).acting(0)
}

fn armed(weapon: &'static str) -> Trooper {
    tough().armed(&[weapon])
}

fn spray(degrees: i32) -> Order {
    Order::Spray(Spray { weapon: 0, along: Bearing::degrees(degrees) })
}

fn throw(places: &[(f64, f64)]) -> Throw {
    Throw { weapon: 0, at: places.iter().map(|(x, y)| Spot::ground(at(*x, *y))).collect(), lucky: false }
}

#[test]
fn split_dice() {
    let game = against(&armed("gun 24 13 3 0 Piercing A"), &[(20., 31., 0), (22., 31., 0)]);
    check_all(&game, &shoot(&[1, 2, 1]), &[1, 2]);
}

/// wz.shoot.engaged-target: a miss at an Engaged model falls on a friend, and the odds say how often.
#[test]
fn misses_that_fall_on_a_friend() {
    let game = scene()
        .squad(0, &tough(), &[(20., 20., 180)])
        .squad(0, &tough(), &[(20.7, 30., 90)])
        .squad(1, &tough(), &[(21.89, 30., 270)])
        .acting(0);
    check_all(&game, &shoot(&[2]), &[2, 1]);
}

/// wz.armoury.rail.collateral: everybody on the line.
#[test]
fn the_line_of_a_rail_weapon() {
    let enemies = [(20., 28., 0), (20.5, 33., 0), (23., 33., 0)];
    check_all(&against(&armed("gun 16 13 1 1 Piercing R"), &enemies), &shoot(&[1]), &[1, 2]);
    check_all(&against(&armed("gun 24 19 1 1 Plasma R"), &enemies), &shoot(&[1]), &[1, 2]);
}

/// Everybody beneath an explosion where it is aimed, also where the second die is aimed elsewhere.
#[test]
fn explosions() {
    let enemies = [(20., 31., 0), (21.5, 31., 0), (23., 31., 0)];
    check_all(&against(&armed("gun 24 12 1 0 Blast A SE"), &enemies), &shoot(&[1]), &[1, 2]);
    check_all(&against(&armed("gun 24 19 1 0 Blast A LE"), &enemies), &shoot(&[2]), &[2, 1, 3]);
    let two = against(&armed("gun 24 12 2 0 Blast A SE"), &[(20., 31., 0), (22.9, 31., 0)]);
    let order = shoot(&[1, 2]);
    let seat = Warzone.decision(&two.state).map(|it| it.seat);
    let forecast = Warzone.forecast(&View::of(&Warzone, &two.state, seat), &order).expect("an attack has odds");
    let [first, second] = [0, 1].map(|it| forecast.spreads[it].mean());
    assert!((first - second).abs() < 0.2 && first > 0.1, "alike for both: {first} and {second}");
}

#[test]
fn flames_and_shot() {
    let enemies = [(20., 24., 0), (20., 25.5, 0)];
    check_all(&against(&armed("etoiles-gehenna-puker"), &enemies), &spray(180), &[1, 2]);
    check_all(&against(&armed("gun - 12 1 0 Blast S ST"), &enemies), &spray(180), &[1, 2]);
    let friend = scene()
        .squad(0, &armed("gun - 12 1 0 Plasma FT FT"), &[(20., 20., 180)])
        .squad(0, &tough(), &[(20., 23., 180)])
        .squad(1, &tough(), &[(20., 25., 0)])
        .acting(0);
    check_all(&friend, &spray(180), &[2, 1]);
}

/// wz.shotgun.close-combat: shot that misses an enemy in close combat falls on a friend there; flames burn both.
#[test]
fn flames_and_shot_at_a_fight() {
    let fight = |weapon: &'static str| {
        scene()
            .squad(0, &armed(weapon), &[(20., 20., 180)])
            .squad(0, &tough(), &[(21.9, 25., 270)])
            .squad(1, &tough(), &[(20.7, 25., 90)])
            .acting(0)
    };
    check_all(&fight("gun - 12 1 0 Blast S ST"), &spray(185), &[2, 1]);
    check_all(&fight("gun - 12 1 0 Plasma FT FT"), &spray(185), &[2, 1]);
}

/// wz.flamer.garrison, wz.shotgun.garrison: those inside are told of too.
#[test]
fn garrisons() {
    let door = |weapon: &'static str| {
        scene()
            .structure([16., 20., 24., 28.], 3., &[(20., 20.)])
            .squad(0, &armed(weapon), &[(20., 16., 180)])
            .squad(1, &tough(), &[(20., 20.7, 0)])
            .squad(1, &tough(), &[(20., 26., 0)])
            .acting(0)
    };
    check_all(&door("gun - 12 2 0 Plasma FT FT"), &spray(180), &[1, 2]);
    check_all(&door("gun - 12 1 0 Piercing S ST"), &spray(180), &[1]);
}

#[test]
fn grenades() {
    let enemies = [(20., 25., 0), (21.3, 25., 0)];
    for grenade in ["anti-infantry-grenades", "fire-grenades"] {
        check_all(&against(&armed(grenade), &enemies), &Order::Throw(throw(&[(20., 25.)])), &[1, 2]);
    }
}

/// A power is a shot of the mind; Heal and WP against it.
#[test]
fn powers() {
    for power in ["blast-of-demnogonis", "power S 18 14 1 -"] {
        let psychic = trooper().line("5 12 - 8 8 16 14 1 12").armed(&[power]);
        let victim = trooper().line("5 12 12 8 8 13 14 6 18(16)").skill(rule!("wz.skill.heal"), Some(4));
        let game = scene().squad(0, &psychic, &[(20., 20., 180)]).squad(1, &victim, &[(20., 30., 0)]).acting(0);
        check_all(&game, &shoot(&[1]), &[1]);
    }
}

/// A firer (0) who keeps watch when an enemy is activated.
fn on_watch(firer: &Trooper, enemies: &[(f64, f64, i32)]) -> Game {
    let mut game = against(firer, enemies);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.activate(1);
    assert!(matches!(game.top(), Step::SentryWindow { .. }));
    game
}

/// wz.action.sentry: whatever a Sentry does, the LD test comes first.
#[test]
fn sentries() {
    let react = |reaction| Order::React { model: ModelId(0), reaction };
    let rifle = on_watch(&armed("gun 24 13 2 0 Piercing A"), &[(20., 31., 0), (22., 31., 0)]);
    check_all(&rifle, &react(Reaction::Shoot(shots(&[1, 2]))), &[1, 2]);
    let nearer = on_watch(&armed("gun 24 13 1 0 Piercing A"), &[(20., 31., 0), (24., 27., 0)]);
    check_all(&nearer, &react(Reaction::Shoot(shots(&[1]))), &[1]);
    let flamer = on_watch(&armed("etoiles-gehenna-puker"), &[(20., 24., 0), (20., 25.5, 0)]);
    check_all(&flamer, &react(Reaction::Spray(Spray { weapon: 0, along: Bearing::degrees(180) })), &[1, 2]);
    let thrower = on_watch(&armed("anti-infantry-grenades"), &[(20., 25., 0), (21.3, 25., 0)]);
    check_all(&thrower, &react(Reaction::Throw(throw(&[(20., 25.)]))), &[1, 2]);
    let backbone = armed("anti-infantry-grenades").skill(rule!("wz.bauhaus.skill.hussars.backbone-of-bauhaus"), None);
    let steady = on_watch(&backbone, &[(20., 25., 0)]);
    check_all(&steady, &react(Reaction::Throw(throw(&[(20., 25.)]))), &[1]);
}

/// wz.skill.stalk: who did not make a stalker out has the odds of another target.
#[test]
fn another_target_after_a_stalker() {
    let stalker = tough().skill(rule!("wz.skill.stalk"), None);
    let hunt = || {
        let scene = scene().squad(0, &armed("gun 36 13 2 0 Piercing A"), &[(20., 10., 180)]);
        scene.squad(1, &stalker, &[(20., 25., 0)]).squad(1, &tough(), &[(23., 26., 0)]).acting(0)
    };
    let mut shot = hunt();
    shot.give(0, shoot(&[1, 1]), [13]);
    assert!(matches!(shot.top(), Step::Retarget(_)));
    check_all(&shot, &shoot(&[2, 2]), &[2]);
    let mut rapid = hunt();
    rapid.give(0, Order::RapidFire(shots(&[1, 1, 1])), [13]);
    check_all(&rapid, &Order::RapidFire(shots(&[2, 2, 2])), &[2]);
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 10., 180), (20., 10., 180), (22., 10., 180)])
        .squad(1, &stalker, &[(20., 26., 0)])
        .squad(1, &tough(), &[(24., 26., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let models = vec![ModelId(0), ModelId(1), ModelId(2)];
    game.give(0, Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models }, []);
    game.all_pass(3, [13]);
    assert!(matches!(game.top(), Step::Refocus { .. }));
    check_all(&game, &Order::Take { model: ModelId(4) }, &[4]);
}

/// wz.flamer.wall-of-fire: the odds of a wall are those of the enemy nearest to it, if that goes through.
#[test]
fn a_wall_of_fire() {
    let wall = Order::WallOfFire { weapon: 0, tokens: [(16.5, 24.), (23.5, 24.)].map(|(x, y)| Spot::ground(at(x, y))) };
    let flamer = || {
        scene()
            .warlord(0, &armed("etoiles-gehenna-puker"), "tech", (20., 20., 180))
            .squad(1, &tough(), &[(44., 44., 0)])
            .squad(1, &tough(), &[(20., 26., 0)])
            .acting(0)
    };
    let (game, mut burning) = (flamer(), flamer());
    burning.give(0, wall.clone(), []);
    burning.until_squad(1);
    burning.activate(2);
    let crossing = [go(20., 21.5, 0)];
    let ways = outcomes(&Warzone, &burning.state, &crossing, 10_000).expect("not too many ways");
    assert!(ways.iter().any(|it| it.1.model(ModelId(2)).wounds < 3), "it is burned");
    check_victims(&game, &wall, &ways, &[2]);
}

/// Who is marked, hidden or healed is told of like anybody else: what only stuns has the chance to hit alone.
#[test]
fn what_costs_no_wounds() {
    let game = against(&armed("flash-bang-grenades"), &[(20., 25., 0)]);
    let order = Order::Throw(throw(&[(20., 25.)]));
    let forecast = Warzone.forecast(&View::of(&Warzone, &game.state, None), &order).expect("it may hit");
    let ways = outcomes(&Warzone, &game.state, &[order], 10_000).expect("not too many ways");
    let stunned = |it: &warzone::State| it.model(ModelId(1)).marks.has(Mark::Stunned);
    let walked: f64 = ways.iter().filter(|it| stunned(&it.1)).map(|it| it.0).sum();
    assert!((forecast.chances[0].chance - walked).abs() < 1e-9 && walked > 0.5, "{forecast:?}, walked {walked}");
    assert!(forecast.spreads.is_empty() && forecast.chances.len() == 1);
}
