//! Stalk: who must be made out before it can be shot at.

use catalogue::rule;
use warzone::{Mark, ModelId, Order, SquadAction, SquadId, Step, Test};

use crate::support::{Game, Trooper, needs, scene, shoot, shots, trooper, why};

fn stalker() -> Trooper {
    trooper().skill(rule!("wz.skill.stalk"), None)
}

/// A shooter, a stalker so far off, and perhaps somebody else beside it.
fn hunt(far: f64, other: bool) -> Game {
    let y = 10. + 1.18 + far;
    let scene = scene().squad(0, &trooper(), &[(20., 10., 180)]).squad(1, &stalker(), &[(20., y, 0)]);
    let scene = if other { scene.squad(1, &trooper(), &[(23., y, 0)]) } else { scene };
    scene.acting(0)
}

/// wz.skill.stalk: more than 12in away, an unmodified RS test comes first; within 12in none.
#[test]
fn stalkers_must_be_made_out() {
    let mut game = hunt(12.02, false);
    game.give(0, Order::Aim, []);
    let events = game.give(0, shoot(&[1]), [12, 15]);
    assert_eq!(why(&events, Test::Stalk), "12@wz.stat.rs", "unmodified");
    assert_eq!(needs(&events, Test::RangeSkill), [14]);
    let events = hunt(12., false).give(0, shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::Stalk), [0; 0]);
}

/// wz.skill.stalk: failed, another target may be named; with nobody else the points are spent for nothing.
#[test]
fn a_shooter_that_fails_names_another() {
    let mut game = hunt(14., true);
    game.give(0, shoot(&[1]), [13]);
    assert!(matches!(game.top(), Step::Retarget(_)));
    assert_eq!(game.refused_by(shoot(&[1])), "wz.skill.stalk", "once per Action");
    assert_eq!(game.refused_by(Order::RapidFire(shots(&[2, 2]))), "wz.skill.stalk", "the Action stays the same");
    let events = game.give(0, shoot(&[2]), [13]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
    assert_eq!(game.model(0).points, 1);
    let mut game = hunt(14., false);
    game.give(0, shoot(&[1]), [13]);
    assert!(matches!(game.top(), Step::Act(_)));
    assert_eq!(game.model(0).points, 1);
}

/// wz.skill.stalk: a natural 20 is a Fumble, but the shooter may still name another for the points it has spent.
#[test]
fn a_fumble_is_a_fumble() {
    let mut game = hunt(14., true);
    game.give(0, shoot(&[1]), [20]);
    assert!(game.model(0).marks.has(Mark::Fumbled));
    game.give(0, Order::Decline, []);
}

/// wz.skill.stalk meets wz.def.target-sense-test: the nearest enemy is minded first.
#[test]
fn target_sense_comes_first() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 10., 180)])
        .squad(1, &stalker(), &[(20., 26., 0)])
        .squad(1, &trooper(), &[(26., 16., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1]), [14, 12, 13]);
    assert_eq!((needs(&events, Test::TargetSense), needs(&events, Test::Stalk)), (vec![14], vec![12]));
}

/// Three shooters who focus their fire on a stalker, with another enemy near it.
pub fn focus(dice: &[u8]) -> (Game, Vec<warzone::Event>) {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 10., 180), (20., 10., 180), (22., 10., 180)])
        .squad(1, &stalker(), &[(20., 26., 0)])
        .squad(1, &trooper(), &[(24., 26., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let models = vec![ModelId(0), ModelId(1), ModelId(2)];
    game.give(0, Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models }, []);
    let events = game.all_pass(3, dice.iter().copied());
    (game, events)
}

/// wz.skill.stalk: a Focus Fire tests once, on the best RS; failed, it may be turned on somebody else.
#[test]
fn a_focus_fire_makes_out_its_target() {
    let (_, events) = focus(&[12, 20]);
    assert_eq!((needs(&events, Test::Stalk), needs(&events, Test::FocusFire)), (vec![12], vec![18]));
    let (mut game, _) = focus(&[13]);
    assert!(matches!(game.top(), Step::Refocus { .. }));
    assert_eq!(game.refused_by(Order::Take { model: ModelId(3) }), "wz.skill.stalk");
    let events = game.give(0, Order::Take { model: ModelId(4) }, [19]);
    assert_eq!(needs(&events, Test::FocusFire), [18]);
    let (mut game, _) = focus(&[13]);
    game.give(0, Order::Decline, []);
    assert!(matches!(game.top(), Step::ChooseSquad(_)));
}

/// wz.skill.stalk: another target, but the same weapon.
#[test]
fn a_shooter_that_fails_keeps_its_weapon() {
    let gunner = trooper().armed(&["gun 18 12 1 0 Piercing P", "gun 24 13 1 0 Piercing A"]);
    let far = |y: f64| {
        let mut game = scene()
            .squad(0, &gunner, &[(20., 10., 180)])
            .squad(1, &stalker(), &[(20., 25., 0)])
            .squad(1, &trooper(), &[(23., y, 0)])
            .acting(0);
        game.give(0, shoot(&[1]), [13]);
        game
    };
    let rifle = Order::Shoot(warzone::Shots { weapon: 1, ..shots(&[2]) });
    let mut near = far(25.);
    assert_eq!(near.refused_by(rifle), "wz.skill.stalk");
    near.give(0, shoot(&[2]), [13]);
    assert!(matches!(far(31.).top(), Step::Act(_)), "out of the pistol's range there is nobody else");
}

/// wz.skill.stalk: a Shooting power makes it out on WP.
#[test]
fn powers_make_stalkers_out_by_will() {
    let psychic = trooper().line("5 12 12 8 8 15 14 1 12").armed(&["blast-of-demnogonis"]);
    let mut game = scene().squad(0, &psychic, &[(20., 10., 180)]).squad(1, &stalker(), &[(20., 25., 0)]).acting(0);
    let events = game.give(0, shoot(&[1]), [15, 16]);
    assert_eq!(why(&events, Test::Stalk).split(' ').next(), Some("15@wz.stat.wp"));
    assert_eq!(needs(&events, Test::WillPower), [15]);
}
