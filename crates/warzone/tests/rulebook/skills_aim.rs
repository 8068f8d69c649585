//! Skills of shooters and of those who are shot at.

use rules::rule;
use table::Bearing;
use warzone::{ModelId, Order, Spray, SquadAction, Test};

use crate::support::{Game, Scene, Trooper, needs, scene, shoot, shots, trooper, why};

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
    let events = pair(scene(), &trooper(), &bulky).give(shoot(&[1]), [17]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs +4@wz.skill.bulky");
    let events = pair(scene(), &bulky, &trooper()).give(shoot(&[1]), [17]);
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
    game.give(Order::Activate { squad: warzone::SquadId(0) }, []);
    let models = vec![ModelId(0), ModelId(1), ModelId(2)];
    game.give(Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models }, []);
    game.activate(0);
    game.give(Order::Pass, []);
    game.activate(1);
    game.give(Order::Pass, []);
    game.activate(2);
    let events = game.give(Order::Pass, [20]);
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
    let events = pair(bush(), &marksman, &hidden).give(shoot(&[1]), [10]);
    assert_eq!(why(&events, Test::RangeSkill), "13@wz.stat.rs -2@wz.shoot.cover-light -2@wz.skill.camouflage");
    let events = pair(scene(), &marksman, &hidden).give(shoot(&[1]), [14]);
    assert_eq!(needs(&events, Test::RangeSkill), [13]);
    let unclaimed = scene().area("light-bush", [15., 26., 25., 27.], 2.);
    let events = pair(unclaimed, &marksman, &hidden).give(shoot(&[1]), [12]);
    assert_eq!(needs(&events, Test::RangeSkill), [11], "it covers, but nobody Claims it");
}

/// wz.skill.crackshot: Aim is worth +4 RS and +2 St in all; without Aim it is worth nothing.
#[test]
fn crackshots_aim_better() {
    let crack = trooper().skill(rule!("wz.skill.crackshot"), None);
    let mut game = pair(scene(), &crack, &trooper());
    game.give(Order::Aim, []);
    let events = game.give(shoot(&[1]), [2, 2]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs +2@wz.action.aim +2@wz.skill.crackshot");
    assert_eq!(crate::support::hits(&events), [(14, 1)]);
    let events = pair(scene(), &crack, &trooper()).give(shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
}

/// wz.skill.sniper, the example: bush nearer, wall at the target; only the wall counts. And it is one piece fewer.
#[test]
fn snipers_look_past_the_nearest_piece() {
    let sniper = trooper().skill(rule!("wz.skill.sniper"), None);
    let both = || wall().area("light-bush", [15., 26., 25., 27.], 2.);
    let events = pair(both(), &sniper, &trooper()).give(shoot(&[1]), [9]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -4@wz.shoot.cover-heavy");
    let events = pair(both(), &trooper(), &trooper()).give(shoot(&[1]), [7]);
    assert_eq!(needs(&events, Test::RangeSkill), [6]);
    let bush = |scene: Scene, y: f64| scene.area("light-bush", [15., y, 25., y + 0.3], 2.);
    let four = || [22., 24.5, 27., 29.5].into_iter().fold(scene(), bush);
    assert_eq!(pair(four(), &trooper(), &trooper()).refused_by(shoot(&[1])), "wz.shoot.lucky-shot");
    let events = pair(four(), &sniper, &trooper()).give(shoot(&[1]), [7]);
    assert_eq!(needs(&events, Test::RangeSkill), [6], "three pieces are left");
}

/// wz.skill.sniper meets wz.skill.camouflage: past the piece it hides behind nobody is camouflaged; past another, it is.
#[test]
fn snipers_see_through_camouflage() {
    let sniper = trooper().skill(rule!("wz.skill.sniper"), None);
    let hidden = trooper().skill(rule!("wz.skill.camouflage"), Some(2));
    let events = pair(wall(), &sniper, &hidden).give(shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
    let both = wall().area("light-bush", [15., 26., 25., 27.], 2.);
    let events = pair(both, &sniper, &hidden).give(shoot(&[1]), [7]);
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
    back_to_back(&slinger).give(shoot(&[1]), [13]);
    back_to_back(&slinger).give(Order::RapidFire(shots(&[1, 1])), [13, 13]);
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
    let events = position(&slinger).give(shoot(&[1]), [14, 13]);
    assert_eq!(needs(&events, Test::TargetSense), [14]);
    position(&slinger).give(shoot(&[2]), [13]);
    let events = position(&trooper()).give(shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::TargetSense), [0; 0], "others do not know who is behind");
}

/// wz.skill.gunslinger: a template lies in either facing, never in both.
#[test]
fn gunslingers_lay_templates_behind() {
    let spray = |degrees| Order::Spray(Spray { weapon: 0, along: Bearing::degrees(degrees) });
    let flamer = trooper().armed(&["gun - 12 1 0 Blast FT FT"]);
    let slinger = flamer.clone().skill(rule!("wz.skill.gunslinger"), None);
    back_to_back(&slinger).give(spray(180), [2]);
    assert_eq!(back_to_back(&flamer).refused_by(spray(180)), "wz.flamer.attack");
    let aside = scene().squad(0, &slinger, &[(20., 20., 0)]).squad(1, &trooper(), &[(25., 20., 0)]).acting(0);
    assert_eq!(aside.refused_by(spray(90)), "wz.flamer.attack", "across both facings");
}
