//! Shooting.

pub(crate) mod cover;
pub(crate) mod friendly_fire;
pub(crate) mod grenades;
pub(crate) mod sprays;
pub(crate) mod templates;
pub(crate) mod wall_of_fire;

use table::{Bearing, Inches};
use warzone::{ModelId, Order, Shots, Test};

use crate::support::{Trooper, hits, needs, scene, shoot, shots, trooper, why};

fn gunner(gun: &'static str) -> Trooper {
    trooper().armed(&[gun, "blade B2B +1 1 0 Piercing"])
}

/// wz.shoot.sequence, wz.action.shooting, wz.weapon.range: in range, in sight, in front.
#[test]
fn range_is_measured_edge_to_edge() {
    let game = |y: f64| scene().squad(0, &trooper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., y, 0)]).acting(0);
    let mut exactly = game(35.18); // 24in between 0.59in bases: wz.measure.based, wz.def.within
    exactly.give(0, shoot(&[1]), [13]);
    let beyond = game(35.19);
    assert!(matches!(beyond.refused(shoot(&[1])), warzone::Forbidden::OutOfRange { distance, range }
        if distance == Inches::hundredths(2401) && range.to_string() == "24″@wz.weapon.range"));
}

/// wz.action.aim: +2 RS and +2 St for the first die only, lost with the Activation.
#[test]
fn aim_helps_the_first_die() {
    let mut game = scene()
        .squad(0, &gunner("gun 24 12 2 0 Piercing A"), &[(20., 20., 180)])
        .squad(1, &trooper().line("5 12 12 8 8 12 14 5 12"), &[(20., 30., 0)])
        .acting(0);
    game.give(0, Order::Aim, []);
    let events = game.give(0, shoot(&[1, 1]), [14, 12, 8, 10]);
    assert_eq!(needs(&events, Test::RangeSkill), [14, 12]);
    assert_eq!(hits(&events), [(14, 1), (12, 1)]);
    assert_eq!(needs(&events, Test::Armour), [8, 10]);
}

/// wz.action.rapid-fire: one die more, -2 RS, half the range rounded up, and never at Engaged models.
#[test]
fn rapid_fire_is_faster_and_worse() {
    let mut game = scene()
        .squad(0, &gunner("gun 23 12 1 0 Piercing A"), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 33.18, 0)])
        .acting(0);
    let rapid = |at: &[u16]| Order::RapidFire(shots(at));
    let events = game.give(0, rapid(&[1, 1]), [11, 11]); // 12in, half of 23 rounded up
    assert_eq!(needs(&events, Test::RangeSkill), [10, 10]);
    assert_eq!(game.model(0).points, 0, "2 AP");
}

/// wz.weapon.rof-roa, wz.shoot.secondary-targets: as many dice as the rate, the first at the Primary Target, at most one
/// at each Secondary Target within 3in of it.
#[test]
fn dice_are_split_among_targets() {
    let mut game = scene()
        .squad(0, &gunner("gun 24 12 3 0 Piercing A"), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0), (24.18, 30., 0), (24.2, 32., 0)])
        .acting(0);
    assert_eq!(game.refused_by(shoot(&[1])), "wz.weapon.rof-roa");
    assert_eq!(game.refused_by(shoot(&[1, 2, 2])), "wz.shoot.secondary-targets");
    assert_eq!(game.refused_by(shoot(&[1, 1, 3])), "wz.shoot.secondary-targets");
    game.give(0, shoot(&[1, 1, 2]), [13, 13, 13]);
}

/// wz.def.target-priority, wz.def.target-sense-test: the nearest within 12in, or an LD test; failed, the point is lost
/// but Shooting may be tried again.
#[test]
fn the_nearest_must_be_shot_at() {
    let position = || {
        scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 28., 0), (24., 29., 0), (16., 28.5, 0)])
            .acting(0)
    };
    let mut game = position();
    let events = game.give(0, shoot(&[1]), [13]);
    assert_eq!(needs(&events, Test::TargetSense), [0; 0]);
    let mut game = position();
    let events = game.give(0, shoot(&[2]), [14, 13]); // LD 14
    assert_eq!(needs(&events, Test::TargetSense), [14]);
    assert_eq!(needs(&events, Test::RangeSkill), [12]);
    let mut game = position();
    game.give(0, shoot(&[2]), [15]);
    assert_eq!(game.model(0).points, 1);
    game.give(0, shoot(&[2]), [3, 13]);
}

/// wz.def.target-priority: beyond 12in anybody may be shot at; Engaged models are left out of the search.
#[test]
fn far_enemies_may_be_chosen_freely() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 33.3, 0), (24., 36., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[2]), [13]);
    assert_eq!(needs(&events, Test::TargetSense), [0; 0]);
}

/// wz.skill.target-sense lifts Target Priority.
#[test]
fn target_sense_needs_no_test() {
    let keen = trooper().skill(catalogue::rule!("wz.skill.target-sense"), None);
    let mut game =
        scene().squad(0, &keen, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 28., 0), (24., 29., 0)]).acting(0);
    let events = game.give(0, shoot(&[2]), [13]);
    assert_eq!(needs(&events, Test::TargetSense), [0; 0]);
}

/// wz.shoot.engaged-target: -8 RS; a miss hits the nearest friend in that combat, whose loss shakes its squad; only a
/// basic Shooting Action may be aimed at Engaged models.
#[test]
fn shots_into_a_fight_may_hit_friends() {
    let position = || {
        scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(0, &trooper(), &[(20.7, 30., 90), (30., 44., 0)])
            .squad(1, &trooper(), &[(21.89, 30., 270)])
            .acting(0)
    };
    let mut game = position();
    assert!(game.state.is_engaged(ModelId(3)) && game.state.is_engaged(ModelId(1)));
    assert_eq!(
        game.refused_by(Order::RapidFire(Shots { at: [ModelId(3), ModelId(3)].into_iter().collect(), ..shots(&[3]) })),
        "wz.shoot.engaged-target"
    );
    let events = game.give(0, shoot(&[3]), [5, 11, 15]); // misses at 4, the friend fails Armour 10, its squad breaks
    assert!(why(&events, Test::RangeSkill).contains("-8@wz.shoot.engaged-target"));
    assert!(!game.stands(1));
    assert_eq!(needs(&events, Test::Break), [14 - 2], "its Commander is gone: wz.squad.commander-lost");
    let mut game = position();
    let events = game.give(0, shoot(&[3]), [4, 3]);
    assert_eq!(hits(&events).len(), 1, "a hit hits the enemy");
}

/// wz.shoot.friendly-target: a friend may be shot at; a Wound lost breaks its squad's nerve.
#[test]
fn friendly_fire_calls_for_a_break_test() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(0, &trooper().line("5 12 12 8 8 12 14 2 12"), &[(20., 30., 0)])
        .squad(1, &trooper(), &[(40., 44., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1]), [5, 11, 3]);
    assert_eq!(needs(&events, Test::Break), [14]);
}

/// wz.shoot.simultaneous: the Cover of the second target is worked out before the first die.
#[test]
fn removing_one_target_does_not_uncover_another() {
    let mut game = scene()
        .squad(0, &gunner("gun 24 12 2 0 Piercing A"), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 28., 0), (20., 29.5, 0)])
        .acting(0);
    let events = game.give_kept(0, shoot(&[1, 2]), [12, 9, 11, 3]);
    assert_eq!(needs(&events, Test::RangeSkill), [12, 8], "model 1 stands in front of model 2");
}

/// wz.facing.front-rear: nobody shoots behind himself.
#[test]
fn targets_are_in_front() {
    let game = scene().squad(0, &trooper(), &[(20., 20., 0)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    assert_eq!(game.refused_by(shoot(&[1])), "wz.facing.front-rear");
    assert_eq!(Bearing::NORTH, Bearing::degrees(0));
}

/// wz.shoot.engaged-target: a stray shot has the St of the weapon, without what Aim added for somebody else.
#[test]
fn a_stray_shot_was_not_aimed() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(20.7, 30., 90), (30., 44., 0)])
        .squad(1, &trooper(), &[(21.89, 30., 270)])
        .acting(0);
    game.give(0, Order::Aim, []);
    let events = game.give(0, shoot(&[3]), [7, 10]);
    assert_eq!(needs(&events, Test::RangeSkill), [6], "12 + 2 - 8");
    assert_eq!(hits(&events), [(12, 1)]);
}
