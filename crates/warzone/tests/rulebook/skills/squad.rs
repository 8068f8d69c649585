//! Skills of movement, of healing and of Commanders.

use catalogue::rule;
use warzone::{Event, ModelId, Morale, Order, Special, SquadId, Test, skills};

use crate::support::{Game, Scene, Trooper, at, go, needs, run, scene, shoot, trooper, why};

fn walker(scene: Scene, kind: &Trooper) -> Game {
    scene.squad(0, kind, &[(20., 10., 180)]).squad(1, &trooper(), &[(40., 45., 0)]).acting(0)
}

/// wz.skill.pathfinder: Light Terrain is Open, however much of it; Heavy is not. wz.skill.ranger: both are.
#[test]
fn rangers_and_pathfinders_are_not_slowed() {
    let pathfinder = trooper().skill(rule!("wz.skill.pathfinder"), None);
    let ranger = trooper().skill(rule!("wz.skill.ranger"), None);
    let water = || scene().area("light-water", [15., 11., 25., 25.], 0.);
    let wood = || scene().area("heavy-wood", [15., 11., 25., 25.], 1.);
    walker(water(), &pathfinder).give(0, run(20., 20., 180), []);
    walker(water(), &ranger).give(0, run(20., 20., 180), []);
    walker(wood(), &ranger).give(0, run(20., 20., 180), []);
    assert_eq!(walker(wood(), &pathfinder).refused_by(run(20., 20., 180)), "wz.terrain.heavy");
    assert_eq!(walker(water(), &trooper()).refused_by(run(20., 20., 180)), "wz.terrain.light-long");
    let rock = scene().area("impassable-rock", [15., 11., 25., 14.], 1.);
    assert_eq!(walker(rock, &ranger).refused_by(run(20., 20., 180)), "wz.terrain.impassable");
}

/// wz.bauhaus.skill.vorreiters.unstoppable-assault: Light Terrain does not slow it; Heavy does.
#[test]
fn an_unstoppable_assault_goes_through_light_terrain() {
    let vorreiter = trooper().skill(rule!("wz.bauhaus.skill.vorreiters.unstoppable-assault"), None);
    let water = || scene().area("light-water", [15., 11., 25., 25.], 0.);
    let wood = scene().area("heavy-wood", [15., 11., 25., 25.], 1.);
    walker(water(), &vorreiter).give(0, run(20., 20., 180), []);
    assert_eq!(walker(water(), &trooper()).refused_by(run(20., 20., 180)), "wz.terrain.light-long");
    assert_eq!(walker(wood, &vorreiter).refused_by(run(20., 20., 180)), "wz.terrain.heavy");
}

/// How far north a Broken model flees from y = 20 through this terrain.
fn flees(scene: Scene, kind: &Trooper) -> table::Point {
    let mut game = scene.squad(0, kind, &[(20., 20., 180)]).squad(1, &trooper(), &[(40., 45., 0)]).begin();
    game.happens(Event::MoraleBecame { squad: SquadId(0), morale: Morale::Broken });
    game.give(0, Order::Activate { squad: SquadId(0) }, [9, 9]);
    game.at(0)
}

/// wz.skill.ranger, wz.skill.pathfinder in flight (wz.morale.broken-flight): terrain slows it as it does a Run.
#[test]
fn rangers_flee_as_fast_as_they_run() {
    let pathfinder = trooper().skill(rule!("wz.skill.pathfinder"), None);
    let ranger = trooper().skill(rule!("wz.skill.ranger"), None);
    let water = || scene().area("light-water", [15., 13.5, 25., 15.], 0.);
    let wood = || scene().area("heavy-wood", [15., 13., 25., 15.], 1.);
    assert_eq!(flees(wood(), &ranger), at(20., 10.));
    assert_eq!(flees(wood(), &pathfinder), at(20., 14.), "10in less 4");
    assert_eq!(flees(water(), &pathfinder), at(20., 10.));
    assert_eq!(flees(water(), &ranger), at(20., 10.));
    assert_eq!(flees(water(), &trooper()), at(20., 12.), "10in less 2");
}

/// wz.skill.ranger: a Charge through a wood is as long as in the open (wz.special-cc.medium.charge).
#[test]
fn rangers_charge_through_woods() {
    let wood = || scene().area("heavy-wood", [15., 12., 25., 15.], 1.);
    let charge =
        Order::Special { what: Special::Charge { to: at(20., 20.) }, closing: None, short: table::Inches::ZERO };
    let brute = trooper().base(40);
    let mut game = walker(wood(), &brute.clone().skill(rule!("wz.skill.ranger"), None));
    game.give(0, charge.clone(), []);
    assert_eq!(game.at(0), at(20., 20.));
    assert_eq!(walker(wood(), &brute).refused_by(charge), "wz.terrain.heavy");
}

/// wz.skill.ranger: the terrain is Open to its feet and Cover all the same.
#[test]
fn rangers_still_claim_cover() {
    let ranger = trooper().skill(rule!("wz.skill.ranger"), None);
    let mut game = scene()
        .area("light-bush", [15., 29., 25., 33.], 2.)
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &ranger, &[(20., 31.18, 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1]), [11]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -2@wz.shoot.cover-light");
}

fn patient(medic: &Trooper, patient: &Trooper, far: f64) -> Game {
    scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, patient, &[(20., 31.18, 0)])
        .squad(1, medic, &[(20. + 1.18 + far, 31.18, 0)])
        .acting(0)
}

/// wz.skill.medic, the example of Dr. Diana: friends within 4in have Heal (4); a better Heal is kept.
#[test]
fn medics_heal_those_near() {
    let medic = trooper().skill(rule!("wz.skill.medic"), Some(4));
    let mut game = patient(&medic, &trooper(), 4.);
    let events = game.give(0, shoot(&[1]), [5, 19, 4]);
    assert_eq!(why(&events, Test::Heal), "4@wz.skill.medic");
    assert!(game.stands(1));
    let mut game = patient(&medic, &trooper(), 4.02);
    game.give(0, shoot(&[1]), [5, 19]);
    assert!(!game.stands(1), "too far");
    let healer = trooper().skill(rule!("wz.skill.heal"), Some(6));
    let events = patient(&medic, &healer, 2.).give(0, shoot(&[1]), [5, 19, 7]);
    assert_eq!(why(&events, Test::Heal), "6@wz.skill.heal");
}

/// wz.skill.medic: the Medic is within its own range; a Power Shot cannot be healed by anybody (wz.skill.heal).
#[test]
fn medics_heal_themselves() {
    let medic = trooper().skill(rule!("wz.skill.medic"), Some(4));
    let position = || scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &medic, &[(20., 31.18, 0)]).acting(0);
    position().give(0, shoot(&[1]), [5, 19, 4]);
    position().give(0, shoot(&[1]), [1]);
}

/// wz.skill.dispersible, the example: LD 16, 16in instead of 8in.
#[test]
fn dispersible_squads_keep_coherency_further() {
    let led = trooper().line("5 12 12 8 8 12 16 1 12");
    let position = |led: &Trooper| {
        let mut game =
            scene().squad(0, led, &[(10., 10., 180), (26., 10., 180)]).squad(1, &trooper(), &[(40., 45., 0)]).begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game
    };
    let mut game = position(&led.clone().skill(rule!("wz.skill.dispersible"), None));
    assert_eq!(game.state.coherency(SquadId(0)).unwrap().to_string(), "16@wz.stat.ld *1@wz.skill.dispersible");
    game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
    game.give(0, go(27., 10., 180), []);
    let game = position(&led);
    assert_eq!(game.refused_by(Order::ActivateModel { model: ModelId(0) }), "wz.squad.out-of-coherency");
}

/// A gunner kills four of five, and the fifth would have to take a Break test.
fn decimated(five: &Trooper, dice: &[u8]) -> (Game, usize) {
    let gunner = trooper().armed(&["gun 24 12 4 0 Piercing A"]).skill(rule!("wz.skill.target-sense"), None);
    let places: Vec<(f64, f64, i32)> = (0..5).map(|it| (18. + 1.3 * f64::from(it), 28., 0)).collect();
    let mut game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, five, &places).acting(0);
    let all = [2, 2, 2, 2, 19, 19, 19, 19].iter().chain(dice).copied();
    let events = game.give(0, shoot(&[2, 3, 4, 5]), all);
    (game, needs(&events, Test::Break).len())
}

/// wz.skill.disposable: a squad under such a Commander never breaks; a Pinning test it takes all the same.
#[test]
fn disposable_squads_do_not_break() {
    let disposable = trooper().skill(rule!("wz.skill.disposable"), None);
    let (game, tests) = decimated(&disposable, &[15]);
    assert_eq!((tests, game.squad(1).morale), (0, Morale::Pinned));
    let (game, tests) = decimated(&trooper(), &[15]);
    assert_eq!((tests, game.squad(1).morale), (1, Morale::Broken));
}

/// wz.skill.stay-frosty: the Acting Squad Commander who has it makes up for the -2 LD of the lost one.
#[test]
fn a_frosty_commander_takes_over() {
    let lose = |kind: &Trooper| {
        let mut game = scene()
            .squad(0, &trooper(), &[(20., 30., 0)])
            .squad(1, kind, &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
            .acting(0);
        game.give_kept(0, shoot(&[1]), [2, 19]);
        game.give(1, Order::Name { model: ModelId(3) }, []);
        game.state.squad_leadership(SquadId(1)).unwrap().to_string()
    };
    assert_eq!(lose(&trooper().skill(rule!("wz.skill.stay-frosty"), None)), "14@wz.stat.ld");
    assert_eq!(lose(&trooper()), "14@wz.stat.ld -2@wz.squad.commander-lost");
}

/// wz.skill.generic-or-specific: the book's list is Generic, what a squad's entry describes is its own.
#[test]
fn skills_are_generic_or_a_squads_own() {
    assert!(skills::is_generic(rule!("wz.skill.heal")));
    assert!(!skills::is_generic(rule!("wz.bauhaus.doubtless-precision")));
    assert!(!skills::is_generic(rule!("wz.stat.cc")));
}
