//! Explosions, flamers and shotguns.

use table::Bearing;
use warzone::{Event, ModelId, Order, Test};

use crate::support::{Trooper, hits, needs, scene, shoot, shots, strike, trooper, why};

fn armed(gun: &'static str) -> Trooper {
    trooper().armed(&[gun])
}

fn spray(degrees: i32) -> Order {
    Order::Spray { weapon: 0, along: Bearing::degrees(degrees) }
}

/// wz.template.explosion-attack, wz.template.range-value, wz.template.sizes: R 18/SE, centred on its target, hits everybody
/// within 1.5in, friend and foe.
#[test]
fn a_hit_explodes_on_its_target() {
    let launcher = armed("gun 18 10 1 1 Blast A SE");
    let mut game = scene()
        .squad(0, &launcher, &[(20., 20., 180)])
        .squad(0, &trooper(), &[(18., 30., 0)])
        .squad(1, &trooper(), &[(20., 30., 0), (22.08, 30., 0), (22.2, 32., 0)])
        .acting(0);
    assert_eq!(game.refused_by(Order::RapidFire(shots(&[2, 2]))), "wz.template.no-special");
    let events = game.give(shoot(&[2]), [12, 2, 2, 2]);
    assert_eq!(hits(&events).len(), 3, "two enemies, one friend; the third enemy stands 0.1in outside");
    assert_eq!(needs(&events, Test::Armour), [12, 12, 12]);
}

/// wz.template.scatter: a miss scatters, halves rounded up: dice 11 and 7 are direction 6, 4in: straight on.
#[test]
fn a_miss_scatters() {
    let launcher = armed("gun 18 10 1 1 Blast A SE");
    let mut game =
        scene().squad(0, &launcher, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0), (20., 34., 0)]).acting(0);
    let events = game.give(shoot(&[1]), [13, 11, 7, 2]);
    assert!(events.contains(&Event::Exploded { by: ModelId(0), at: crate::support::at(20., 34.) }));
    assert_eq!(hits(&events).len(), 1, "only the model it scattered onto");
}

/// wz.template.scatter: it may come back onto its thrower.
#[test]
fn a_scatter_may_hit_the_shooter() {
    let launcher = armed("gun 18 10 1 1 Blast A LE");
    let mut game = scene().squad(0, &launcher, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 27., 0)]).acting(0);
    let events = game.give(shoot(&[1]), [13, 1, 14, 2]);
    assert!(matches!(events.iter().find(|it| matches!(it, Event::Struck { .. })), Some(Event::Struck { wound, .. })
        if wound.victim == ModelId(0)));
}

/// wz.dice.power-shot: a natural 1 covers everybody under that template.
#[test]
fn a_power_shot_counts_for_all_under_the_template() {
    let launcher = armed("gun 18 10 1 1 Blast A SE");
    let mut game = scene()
        .squad(0, &launcher, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0), (21.5, 30., 0)])
        .acting(0);
    game.give(shoot(&[1]), [1]);
    assert!(!game.stands(1) && !game.stands(2));
}

/// wz.action.aim: not usable with templates.
#[test]
fn aim_does_not_help_templates() {
    let launcher = armed("gun 18 10 1 1 Blast A SE");
    let mut game = scene().squad(0, &launcher, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0)]).acting(0);
    game.give(Order::Aim, []);
    let events = game.give(shoot(&[1]), [12, 2]);
    assert_eq!((needs(&events, Test::RangeSkill), hits(&events)), (vec![12], vec![(10, 1)]));
}

/// wz.flamer.attack, wz.flamer.rof, wz.flamer.no-range-modifiers, wz.def.counts-as: no test; as many Wound Effects as the
/// rate for each model within; it counts as the Shooting of the turn.
#[test]
fn a_flamer_needs_no_test() {
    let flamer = armed("gun - 12 2 1 Plasma FT FT");
    let mut game =
        scene().squad(0, &flamer, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 24., 0), (20., 29., 0)]).acting(0);
    assert_eq!(game.refused_by(spray(90)), "wz.facing.front-rear", "wholly in the Front Facing");
    assert_eq!(game.refused_by(spray(140)), "wz.flamer.attack", "nobody there");
    let events = game.give(spray(180), [2, 2]);
    assert_eq!(needs(&events, Test::RangeSkill), [0; 0]);
    assert_eq!(hits(&events).len(), 2, "twice the one within 7in");
    assert_eq!(game.refused_by(spray(180)), "wz.action.once");
}

/// wz.flamer.cover, the printed example: in Heavy Cover Armour 16 is halved to 8.
#[test]
fn cover_is_no_help_against_flames() {
    let flamer = armed("gun - 10 1 1 Plasma FT FT");
    let stalker = trooper().line("5 12 12 8 8 12 14 1 16");
    let mut game = scene()
        .area("heavy-ruin", [17., 23., 23., 26.], 3.)
        .squad(0, &flamer, &[(20., 20., 180)])
        .squad(1, &stalker, &[(20., 24.5, 0)])
        .acting(0);
    let events = game.give(spray(180), [2]);
    assert_eq!(why(&events, Test::Armour), "16@wz.stat.a /2@wz.flamer.cover");
}

/// wz.flamer.engaged: whoever fights a model within the template is burned too.
#[test]
fn flames_spread_to_whoever_fights() {
    let flamer = armed("gun - 10 1 1 Plasma FT FT");
    let mut game = scene()
        .squad(0, &flamer, &[(20., 20., 180)])
        .squad(0, &trooper(), &[(22.38, 26.2, 270)])
        .squad(1, &trooper(), &[(21.2, 26.2, 90)])
        .acting(0);
    let events = game.give(spray(180), [2, 2]);
    let victims: Vec<u16> = events
        .iter()
        .filter_map(|it| if let Event::Struck { wound, .. } = it { Some(wound.victim.0) } else { None })
        .collect();
    assert_eq!(victims, [1, 2]);
}

/// wz.def.target-priority: a template that does not cover the nearest needs Target Sense.
#[test]
fn a_spray_minds_the_nearest() {
    let flamer = armed("gun - 10 1 1 Plasma FT FT");
    let mut game =
        scene().squad(0, &flamer, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 26., 0), (16., 23., 0)]).acting(0);
    let events = game.give(spray(180), [14, 2]);
    assert_eq!(needs(&events, Test::TargetSense), [14]);
}

/// wz.shotgun.attack, wz.shotgun.no-range-modifiers: an RS test for each model within, without Cover.
#[test]
fn a_shotgun_tests_for_each() {
    let shotgun = armed("gun - 10 2 0 Blast S ST");
    let mut game = scene()
        .block("heavy-wall", [15., 23., 25., 23.2], 0.9)
        .squad(0, &shotgun, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(19.4, 25., 0), (20.7, 25., 0)])
        .acting(0);
    let events = game.give(spray(180), [12, 13, 2]);
    assert_eq!(needs(&events, Test::RangeSkill), [12, 12]);
    assert_eq!(hits(&events).len(), 1);
}

/// wz.shotgun.close-combat, the printed Mandible: two modes; in close combat St 12, RoA 2, and no Engage Bonus.
#[test]
fn a_shotgun_is_a_close_combat_weapon() {
    let mandible = trooper().armed(&["gun 18 12 1 1 Piercing S + - 10 2 0 Blast S ST"]);
    let tough = trooper().line("5 12 12 8 8 12 14 3 12");
    let mut game = scene().squad(0, &mandible, &[(20., 20., 180)]).squad(1, &tough, &[(20., 26.18, 0)]).acting(0);
    assert_eq!(game.state.profile(ModelId(0)).guns().count(), 2);
    game.give(crate::support::engage(1), []);
    game.give(Order::CloseCombat { weapon: Some(2) }, []);
    assert_eq!(hits(&game.give(strike(1), [5, 2])), [(12, 1)]);
    assert_eq!(hits(&game.give(strike(1), [5, 2])), [(12, 1)]);
}
