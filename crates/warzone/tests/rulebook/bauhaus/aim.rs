//! Bauhaus: what its doctrines and gases do to aim and range, case by case, and Juggernauts in numbers.

use catalogue::{RuleId, rule};
use warzone::{
    Device, DeviceKind, Event, Forbidden, Grant, Mark, ModelId, Order, Skill, Spot, Spray, SquadId, Step, Test, Throw,
    Until,
};

use crate::{
    support::{Game, Scene, Trooper, at, engage, hits, needs, scene, shoot, strike, trooper},
    turn::actives::use_skill,
};

const BEACON: RuleId = rule!("wz.bauhaus.doctrine.ranged.motion-beacon");

fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 9 12")
}

fn grant(game: &mut Game, model: u16, skill: Skill) {
    game.state.grants.push(Grant { model: ModelId(model), skill, until: Until::GameTurn });
}

/// A shooter (0) with a beacon or without, and a target (1) 14in away.
fn aiming(beacon: bool, table: Scene, target: &Trooper, others: impl FnOnce(Scene) -> Scene) -> Game {
    let position =
        table.squad(0, &trooper().skill(BEACON, None), &[(20., 20., 180)]).squad(1, target, &[(20., 35.18, 0)]);
    let mut game = others(position).begin();
    if beacon {
        grant(&mut game, 0, Skill::plain(BEACON));
    }
    game.activate(0);
    game
}

fn alone(scene: Scene) -> Scene {
    scene
}

/// wz.bauhaus.doctrine.ranged.motion-beacon: Heavy Cover, Camouflage, Hide and a Refraction Mirage are seen through.
#[test]
fn what_a_beacon_sees_through() {
    let wall = |kind| scene().area(kind, [15., 34., 25., 34.4], 2.);
    let camouflaged = trooper().skill(rule!("wz.skill.camouflage"), Some(2));
    let need = |game: &mut Game| needs(&game.give(0, shoot(&[1]), [19]), Test::RangeSkill)[0];
    for (beacon, heavy, hidden, mirage) in [(false, 6, 8, 7), (true, 12, 12, 12)] {
        assert_eq!(need(&mut aiming(beacon, wall("heavy-wall"), &camouflaged, alone)), heavy, "12 - 4 - 2");
        let mut behind = aiming(beacon, wall("light-wall"), &tough(), alone);
        behind.state.models[1].marks.add(Mark::Hidden);
        assert_eq!(need(&mut behind), hidden, "12 - 2 - 2");
        let mut veiled = aiming(beacon, scene(), &tough(), alone);
        grant(&mut veiled, 1, Skill::with(rule!("wz.bauhaus.skill.duval.refraction-mirage"), -5));
        assert_eq!(need(&mut veiled), mirage);
    }
}

/// wz.bauhaus.doctrine.ranged.motion-beacon: not the 8 for an Engaged target, nor Rapid Fire's 2, nor Tear Gas, nor Stalk.
#[test]
fn what_a_beacon_does_not_see_through() {
    let friend = |scene: Scene| scene.squad(0, &tough(), &[(20., 36.36, 0)]);
    let mut engaged = aiming(true, scene(), &tough(), friend);
    let events = engaged.give(0, shoot(&[2]), [19, 1]); // the miss strays onto the friend
    assert_eq!(needs(&events, Test::RangeSkill), [4]);
    let mut rapid = aiming(true, scene(), &tough(), alone);
    rapid.state.models[1].stand = Some(warzone::Stand::ground(at(20., 30.), table::Bearing::NORTH));
    let events = rapid.give(0, Order::RapidFire(crate::support::shots(&[1, 1])), [19, 19]);
    assert_eq!(needs(&events, Test::RangeSkill), [10, 10]);
    let gas = rule!("wz.bauhaus.skill.duval.tear-gas");
    let mut gassed = aiming(true, scene(), &tough().skill(gas, None), alone);
    grant(&mut gassed, 0, Skill::with(gas, -4));
    assert_eq!(needs(&gassed.give(0, shoot(&[1]), [19]), Test::RangeSkill), [8]);
    let stalker = tough().skill(rule!("wz.skill.stalk"), None);
    let events = aiming(true, scene(), &stalker, alone).give(0, shoot(&[1]), [12, 19]);
    assert_eq!(needs(&events, Test::Stalk), [12]);
}

/// wz.bauhaus.doctrine.ranged.steady-aim: a launcher of 12/SE reaches 18in; a thrown grenade still goes St, and a flamer has
/// no range to raise.
#[test]
fn a_steady_aim_of_other_weapons() {
    let steady = rule!("wz.bauhaus.doctrine.ranged.steady-aim");
    let armed = ["hussars-gw-170-ubgl", "duval-tear-gas-grenades", "etoiles-gehenna-puker"];
    let mut game = scene()
        .warlord(0, &trooper().armed(&armed).skill(steady, None), "psychic", (20., 10., 180))
        .squad(1, &tough(), &[(20., 40., 0)])
        .acting(0);
    let throw = |weapon: u8, far: f64| {
        let spot = [Spot::ground(at(20., 10.59 + far))].into_iter().collect();
        Order::Throw(Throw { weapon, at: spot, lucky: false })
    };
    assert_eq!(game.refused_by(throw(0, 12.02)), "wz.armoury.grenade.launcher");
    game.give(0, use_skill(steady), []);
    assert_eq!(game.refused_or_fine(throw(0, 18.)), None);
    assert_eq!(game.refused_by(throw(0, 18.02)), "wz.armoury.grenade.launcher");
    assert_eq!(game.refused_or_fine(throw(1, 8.)), None);
    assert_eq!(game.refused_by(throw(1, 8.02)), "wz.armoury.grenade.range");
    let flame = Order::Spray(Spray { weapon: 2, along: table::Bearing::degrees(180) });
    assert!(matches!(game.refused(flame), Forbidden::NobodyUnder { .. }), "30in away");
}

/// wz.bauhaus.skill.duval.tear-gas: two grenades are no worse than one, -4 RS, and the Game Turn ends it.
#[test]
fn tear_gas_clears() {
    let thrower = trooper().line("5 12 15 10 8 15 18 3 15(12)").armed(&["duval-tear-gas-grenades"]);
    let mut game =
        scene().squad(0, &thrower, &[(20., 20., 180), (22., 20., 180)]).squad(1, &tough(), &[(21., 28., 0)]).acting(0);
    let spot = || [Spot::ground(at(21., 28.))].into_iter().collect();
    game.give(0, Order::Throw(Throw { weapon: 0, at: spot(), lucky: false }), [5]);
    game.activate_next(1);
    game.give(0, Order::Throw(Throw { weapon: 0, at: spot(), lucky: false }), [5]);
    game.until_squad(1);
    game.activate(2);
    assert_eq!(needs(&game.give(1, shoot(&[0]), [9]), Test::RangeSkill), [8], "two grenades");
    while game.state.turn == 1 {
        game.decline();
    }
    game.until_squad(1);
    game.activate(2);
    assert_eq!(needs(&game.give(1, shoot(&[0]), [13]), Test::RangeSkill), [12], "the next Game Turn");
}

/// wz.bauhaus.doctrine.cc.long-bayonets, the example's other half: the Engage Bonus of a Small base is worth AVV 0 + 1, and
/// bayonets add nothing to that.
#[test]
fn bayonets_do_not_pierce() {
    let bike = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4");
    for (skill, gap, avv) in [(true, 5., 1), (false, 5., 1), (true, 4., 0)] {
        let bayonets = rule!("wz.bauhaus.doctrine.cc.long-bayonets");
        let kind = if skill { trooper().skill(bayonets, None) } else { trooper() };
        let mut game = scene().squad(0, &kind, &[(20., 20., 180)]).squad(1, &bike, &[(20., 21.77 + gap, 0)]).acting(0);
        game.give(0, engage(1), []);
        game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
        assert_eq!(needs(&game.give(0, strike(1), [5, 15, 1]), Test::Hull), [11 - avv], "{skill} {gap}");
    }
}

/// wz.bauhaus.skill.juggernauts.weapons-overcharge: three cards for the whole squad, one for one model; each rolls its own
/// D20 before its own first shot.
#[test]
fn a_whole_squad_overcharges() {
    let overcharge = rule!("wz.bauhaus.skill.juggernauts.weapons-overcharge");
    let steel = trooper().base(40).line("4 14 12 10 8 13 15 2 16(10)").skill(overcharge, None);
    let steel = steel.armed(&["gun 24 14 1 1 Piercing A", "juggernauts-js66"]);
    let squad = || {
        scene()
            .squad(0, &steel, &[(20., 20., 180), (23., 20., 180)])
            .squad(1, &tough(), &[(21.5, 34., 0)])
            .warlord(0, &trooper(), "psychic", (40., 4., 180))
            .acting(0)
    };
    let cards = |game: &Game| game.state.cards(battle::Seat(0));
    let mut one = squad();
    one.give(0, Order::UseSkill { skill: overcharge, models: vec![ModelId(0)] }, []);
    assert_eq!(cards(&one), 3);
    let mut game = squad();
    game.give(0, use_skill(overcharge), []);
    assert_eq!(cards(&game), 1);
    let events = game.give(0, shoot(&[3]), [19, 19]);
    assert_eq!((needs(&events, Test::Overcharge), game.model(0).wounds), (vec![19], 2));
    game.activate_next(1);
    let events = game.give(0, shoot(&[3]), [20, 19]);
    assert_eq!((needs(&events, Test::Overcharge), game.model(1).wounds), (vec![19], 1), "a die of its own");
}

/// wz.bauhaus.skill.juggernauts.motion-detector: who stands in smoke is Engaged all the same, in a straight line, and the
/// Engage Bonus is kept; who has no detector must see it, and nobody Engages behind his back.
#[test]
fn a_motion_detector_finds_who_is_in_smoke() {
    let detector = rule!("wz.bauhaus.skill.juggernauts.motion-detector");
    let game = |skill: Option<RuleId>, facing: i32| {
        let steel = trooper().base(40).line("4 14 12 10 8 13 15 2 16(10)");
        let steel = skill.map_or(steel.clone(), |it| steel.skill(it, None));
        let mut game = scene().squad(0, &steel, &[(20., 20., facing)]).squad(1, &tough(), &[(20., 27., 0)]).acting(0);
        let (kind, at) = (DeviceKind::Smoke, Spot::ground(at(20., 28.5)));
        game.state.devices.push(Device { kind, by: ModelId(1), at, met: Default::default() });
        game
    };
    assert_eq!(game(None, 180).refused_by(engage(1)), "wz.bauhaus.doctrine.cc.smoke-flare");
    assert!(matches!(game(Some(detector), 0).refused(engage(1)), Forbidden::NotInFront { .. }));
    let mut steel = game(Some(detector), 180);
    let events = steel.give(0, engage(1), []);
    let walked: Vec<_> = events.iter().filter(|it| matches!(it, Event::Walked(_))).collect();
    assert_eq!(walked.len(), 1, "straight at it");
    steel.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(hits(&steel.give(0, strike(1), [5, 1])), [(10 + 1 + 4, 1)], "with the Engage Bonus");
}

/// wz.squad-action.general, wz.bauhaus.skill.juggernauts.defensive-mode: a squad of closed Juggernauts joins no fire.
#[test]
fn closed_juggernauts_join_no_fire() {
    let closed = rule!("wz.bauhaus.skill.juggernauts.defensive-mode");
    let steel = trooper().base(40).line("4 14 12 10 8 13 15 2 16(10)").skill(closed, Some(14));
    let mut game = scene()
        .squad(0, &steel, &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &tough(), &[(20., 34., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let models = (0..3).map(ModelId).collect::<Vec<_>>();
    let fire = Order::Declare { action: warzone::SquadAction::FocusFire, target: ModelId(3), models };
    assert_eq!(game.refused_or_fine(fire.clone()), None);
    game.give(0, use_skill(closed), []);
    assert!(matches!(game.top(), Step::Declare(_) | Step::ChooseModel(_)));
    assert!(game.refused_or_fine(fire).is_some());
}
