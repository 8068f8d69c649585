//! Skills of shooters and of those who are shot at.

use battle::System;
use catalogue::rule;
use table::{Bearing, Floor, Inches, Piece, PieceId, Polygon, Table, reach::Level};
use warzone::{ModelId, Opening, Order, Spray, SquadAction, State, Test, Warzone};

use crate::support::{Game, Scene, Trooper, at, needs, scene, shoot, shots, trooper, why};

/// A shooter in the north, a target 10in south of it.
fn pair(scene: Scene, shooter: &Trooper, target: &Trooper) -> Game {
    scene.squad(0, shooter, &[(20., 20., 180)]).squad(1, target, &[(20., 31.18, 0)]).acting(0)
}

/// A wall right before the target.
fn wall() -> Scene {
    scene().block("heavy-wall", [15., 30., 25., 30.2], 0.6)
}

/// wz.skill.bulky: +4 RS for whoever shoots at the bearer, not for the bearer.
#[test]
fn bulky_models_are_easy_to_hit() {
    let bulky = trooper().skill(rule!("wz.skill.bulky"), None);
    let events = pair(scene(), &trooper(), &bulky).give(0, shoot(&[1]), [17]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs +4@wz.skill.bulky");
    let events = pair(scene(), &bulky, &trooper()).give(0, shoot(&[1]), [17]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
}

/// wz.skill.bulky: the target's own skill, so the single test of a Focus Fire has the +4 too.
#[test]
fn bulky_models_are_easy_to_hit_together() {
    let bulky = trooper().skill(rule!("wz.skill.bulky"), None);
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &bulky, &[(20., 31., 0)])
        .begin();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    let models = vec![ModelId(0), ModelId(1), ModelId(2)];
    game.give(0, Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models }, []);
    game.activate(0);
    game.give(0, Order::Pass, []);
    game.activate(1);
    game.give(0, Order::Pass, []);
    game.activate(2);
    let events = game.give(0, Order::Pass, [20]);
    assert_eq!(
        why(&events, Test::FocusFire),
        "12@wz.stat.rs +6@wz.squad-action.focus-fire +4@wz.skill.bulky <=20@wz.stat.limits"
    );
}

/// wz.skill.camouflage, the example RS 13 - 2 - 2 = 9; out of Cover it does nothing.
#[test]
fn camouflage_makes_cover_better() {
    let hidden = trooper().skill(rule!("wz.skill.camouflage"), Some(2));
    let marksman = trooper().line("5 12 13 8 8 12 14 1 12");
    let bush = || scene().area("light-bush", [15., 30., 25., 30.4], 2.);
    let events = pair(bush(), &marksman, &hidden).give(0, shoot(&[1]), [10]);
    assert_eq!(why(&events, Test::RangeSkill), "13@wz.stat.rs -2@wz.shoot.cover-light -2@wz.skill.camouflage");
    let events = pair(scene(), &marksman, &hidden).give(0, shoot(&[1]), [14]);
    assert_eq!(needs(&events, Test::RangeSkill), [13]);
    let unclaimed = scene().area("light-bush", [15., 26., 25., 27.], 2.);
    let events = pair(unclaimed, &marksman, &hidden).give(0, shoot(&[1]), [12]);
    assert_eq!(needs(&events, Test::RangeSkill), [11], "it covers, but nobody Claims it");
}

/// wz.skill.camouflage: the WP of a Shooting power suffers as RS does; in a Focus Fire the -1 of the obscured stands for it.
#[test]
fn camouflage_of_mind_and_squad() {
    let hidden = trooper().skill(rule!("wz.skill.camouflage"), Some(2));
    let bush = || scene().area("light-bush", [15., 30., 25., 30.4], 2.);
    let psychic = trooper().line("5 12 12 8 8 16 14 1 12").armed(&["blast-of-demnogonis"]);
    let events = pair(bush(), &psychic, &hidden).give(0, shoot(&[1]), [13]);
    assert!(why(&events, Test::WillPower).ends_with("-2@wz.shoot.cover-light -2@wz.skill.camouflage"));
    assert_eq!(needs(&events, Test::WillPower), [12]);
    let mut game = bush()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &hidden, &[(20., 31.18, 0)])
        .begin();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    let models = vec![ModelId(0), ModelId(1), ModelId(2)];
    game.give(0, Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models }, []);
    let events = game.all_pass(3, [20]);
    let sum = "12@wz.stat.rs +6@wz.squad-action.focus-fire -3@wz.shoot.cover-threshold";
    assert_eq!(why(&events, Test::FocusFire), sum);
}

/// wz.skill.crackshot: Aim is worth +4 RS and +2 St in all; without Aim it is worth nothing.
#[test]
fn crackshots_aim_better() {
    let crack = trooper().skill(rule!("wz.skill.crackshot"), None);
    let mut game = pair(scene(), &crack, &trooper());
    game.give(0, Order::Aim, []);
    let events = game.give(0, shoot(&[1]), [2, 2]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs +2@wz.action.aim +2@wz.skill.crackshot");
    assert_eq!(crate::support::hits(&events), [(14, 1)]);
    let events = pair(scene(), &crack, &trooper()).give(0, shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
}

/// wz.skill.sniper, the example: bush nearer, wall at the target; only the wall counts. And it is one piece fewer.
#[test]
fn snipers_look_past_the_nearest_piece() {
    let sniper = trooper().skill(rule!("wz.skill.sniper"), None);
    let both = || wall().area("light-bush", [15., 26., 25., 27.], 2.);
    let events = pair(both(), &sniper, &trooper()).give(0, shoot(&[1]), [9]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -4@wz.shoot.cover-heavy");
    let events = pair(both(), &trooper(), &trooper()).give(0, shoot(&[1]), [7]);
    assert_eq!(needs(&events, Test::RangeSkill), [6]);
    let bush = |scene: Scene, y: f64| scene.area("light-bush", [15., y, 25., y + 0.3], 2.);
    let four = || [22., 24.5, 27., 29.5].into_iter().fold(scene(), bush);
    assert_eq!(pair(four(), &trooper(), &trooper()).refused_by(shoot(&[1])), "wz.shoot.lucky-shot");
    let events = pair(four(), &sniper, &trooper()).give(0, shoot(&[1]), [7]);
    assert_eq!(needs(&events, Test::RangeSkill), [6], "three pieces are left");
}

/// wz.skill.sniper meets wz.skill.camouflage: past the piece it hides behind nobody is camouflaged; past another, it is.
#[test]
fn snipers_see_through_camouflage() {
    let sniper = trooper().skill(rule!("wz.skill.sniper"), None);
    let hidden = trooper().skill(rule!("wz.skill.camouflage"), Some(2));
    let events = pair(wall(), &sniper, &hidden).give(0, shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
    let both = wall().area("light-bush", [15., 26., 25., 27.], 2.);
    let events = pair(both, &sniper, &hidden).give(0, shoot(&[1]), [7]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -4@wz.shoot.cover-heavy -2@wz.skill.camouflage");
}

/// A shooter who looks away from an enemy 6in behind it.
fn back_to_back(shooter: &Trooper) -> Game {
    scene().squad(0, shooter, &[(20., 20., 0)]).squad(1, &trooper(), &[(20., 27., 0)]).acting(0)
}

/// wz.skill.gunslinger: shoots to the rear, where others see nobody.
#[test]
fn gunslingers_shoot_behind() {
    let slinger = trooper().skill(rule!("wz.skill.gunslinger"), None);
    back_to_back(&slinger).give(0, shoot(&[1]), [13]);
    back_to_back(&slinger).give(0, Order::RapidFire(shots(&[1, 1])), [13, 13]);
    assert_eq!(back_to_back(&trooper()).refused_by(shoot(&[1])), "wz.facing.front-rear");
    let blind = back_to_back(&slinger).refused_by(crate::support::engage(1));
    assert_eq!(blind, "wz.facing.front-rear", "for Shooting Actions only");
}

/// wz.skill.gunslinger: looking all round it must mind the nearest enemy all round (wz.def.target-priority).
#[test]
fn gunslingers_mind_who_is_behind() {
    let position = |shooter: &Trooper| {
        scene()
            .squad(0, shooter, &[(20., 20., 0)])
            .squad(1, &trooper(), &[(20., 10., 180)])
            .squad(1, &trooper(), &[(20., 25., 0)])
            .acting(0)
    };
    let slinger = trooper().skill(rule!("wz.skill.gunslinger"), None);
    let events = position(&slinger).give(0, shoot(&[1]), [14, 13]);
    assert_eq!(needs(&events, Test::TargetSense), [14]);
    position(&slinger).give(0, shoot(&[2]), [13]);
    let events = position(&trooper()).give(0, shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::TargetSense), [0; 0], "others do not know who is behind");
}

/// wz.skill.gunslinger: a template lies in either facing, never in both.
#[test]
fn gunslingers_lay_templates_behind() {
    let spray = |degrees| Order::Spray(Spray { weapon: 0, along: Bearing::degrees(degrees) });
    let flamer = trooper().armed(&["gun - 12 1 0 Blast FT FT"]);
    let slinger = flamer.clone().skill(rule!("wz.skill.gunslinger"), None);
    back_to_back(&slinger).give(0, spray(180), [2]);
    assert_eq!(back_to_back(&flamer).refused_by(spray(180)), "wz.flamer.attack");
    let aside = scene().squad(0, &slinger, &[(20., 20., 0)]).squad(1, &trooper(), &[(25., 20., 0)]).acting(0);
    assert_eq!(aside.refused_by(spray(90)), "wz.flamer.attack", "across both facings");
}

fn slinger() -> Trooper {
    trooper().skill(rule!("wz.skill.gunslinger"), None)
}

/// wz.skill.gunslinger meets wz.shoot.engaged-target: a miss behind it falls on a friend it sees there.
#[test]
fn gunslingers_miss_behind() {
    let mut game = scene()
        .squad(0, &slinger(), &[(20., 20., 0)])
        .squad(0, &trooper(), &[(20., 28.18, 0)])
        .squad(1, &trooper(), &[(20., 27., 180)])
        .acting(0);
    let events = game.give(0, shoot(&[2]), [10, 2]);
    assert_eq!(needs(&events, Test::RangeSkill), [4]);
    assert_eq!(crate::support::struck(&events), [1]);
}

/// wz.skill.gunslinger meets wz.action.dive-for-cover: what is behind a Gunslinger is in its sight.
#[test]
fn nobody_dives_behind_a_gunslingers_back() {
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &slinger(), &[(20., 30., 180)]).acting(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.activate(1);
    game.give(0, Order::Decline, []);
    game.give(1, shoot(&[0]), []);
    let dive = Order::Dive { by: crate::support::way(22., 20.), facing: Bearing::SOUTH };
    assert_eq!(game.refused_by(dive), "wz.action.dive-for-cover");
    game.give(0, Order::Decline, [13]);
}

/// wz.skill.gunslinger: grenades go behind too, and a Sentry shoots there.
#[test]
fn gunslingers_throw_and_watch_behind() {
    let throw = |kind: Trooper| {
        let game = back_to_back(&kind.armed(&["anti-infantry-grenades"]));
        let spot = [warzone::Spot::ground(at(20., 27.))].into_iter().collect();
        (game, Order::Throw(warzone::Throw { weapon: 0, at: spot, lucky: false }))
    };
    let (mut game, behind) = throw(slinger());
    game.give(0, behind, [5, 2]);
    let (game, behind) = throw(trooper());
    assert_eq!(game.refused_by(behind), "wz.armoury.grenade.target-point");
    for (kind, sees) in [(slinger(), true), (trooper(), false)] {
        let mut game = back_to_back(&kind);
        game.give(0, Order::Sentry, []);
        game.until_squad(1);
        game.activate(1);
        let shot = Order::React { model: ModelId(0), reaction: warzone::Reaction::Shoot(shots(&[1])) };
        assert_eq!(game.refused_or_fine(shot).is_none(), sees);
    }
}

/// A Gunslinger on a tower 5in high, with an enemy on the ground 6in to the east.
fn on_a_tower(facing: i32) -> State {
    let mut setup = scene()
        .block("impassable-tower", [18., 18., 20.6, 22.], 5.)
        .squad(0, &slinger(), &[(20., 20., facing)])
        .squad(1, &trooper(), &[(27.18, 20., 0)])
        .setup();
    let outline = Polygon::rectangle(at(18., 18.), at(20.6, 22.)).unwrap();
    let floors = vec![Floor { outline, height: Inches::whole(5) }];
    let tower = Piece { floors, ..setup.table.pieces()[0].clone() };
    setup.table = Table::new(setup.table.width(), setup.table.depth(), vec![tower]).unwrap();
    if let Opening::Position { stands, .. } = &mut setup.opening {
        stands[0].level = Level::Floor { piece: PieceId(1), floor: 0 };
    }
    Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// wz.skill.gunslinger meets wz.shoot.elevation: down to the base it sees, also behind it: 6in and 5in down are 7.81in.
#[test]
fn gunslingers_measure_to_the_base_they_see() {
    for facing in [90, 270] {
        let far = on_a_tower(facing).shooting_distance(ModelId(0), ModelId(1));
        assert!((far - 7.81).abs() < 0.01, "{facing}: {far}");
    }
}
