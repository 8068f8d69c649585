//! Flamers and shotguns.

use catalogue::rule;
use table::Bearing;
use warzone::{Action, CloseSt, Forbidden, ModelId, Order, Reaction, Spot, Spray, Step, Test, Throw};

use crate::support::{Trooper, faster, hits, needs, scene, shots, struck, trooper, why};

/// FT, St 14, RoF 2, AVV 1, Plasma (FT).
const PUKER: &str = "etoiles-gehenna-puker";
const SHOTGUN: &str = "gun - 10 2 0 Blast S ST";

fn flamer() -> Trooper {
    trooper().armed(&[PUKER])
}

fn shotgunner() -> Trooper {
    trooper().armed(&[SHOTGUN])
}

fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 5 12")
}

/// Lays the first weapon's template along so many degrees.
fn spray(degrees: i32) -> Order {
    Order::Spray(Spray { weapon: 0, along: Bearing::degrees(degrees) })
}

/// wz.flamer.attack, wz.flamer.rof: no test, everybody touched, friend and foe but not the firer, RoF times.
#[test]
fn flames_need_no_test() {
    let mut game = scene()
        .squad(0, &flamer(), &[(20., 20., 180)])
        .squad(0, &tough(), &[(20., 22.5, 180)])
        .squad(1, &tough(), &[(20., 26., 0), (22., 26., 0)])
        .acting(0);
    let events = game.give_kept(0, spray(180), [8, 8, 8, 8]);
    assert!(needs(&events, Test::RangeSkill).is_empty());
    assert_eq!(struck(&events), [1, 1, 2, 2]);
    assert_eq!(hits(&events), [(14, 1); 4]);
    assert_eq!(needs(&events, Test::Armour), [8, 8, 8, 8]);
    assert_eq!(game.refused_by(spray(180)), "wz.action.once", "a Shooting Action");
}

/// wz.flamer.rof, wz.card.burn-rof: a card adds a Wound Effect for everybody.
#[test]
fn a_card_makes_flames_fiercer() {
    let mut game =
        scene().unit(0, "troops", &[], &flamer(), &[(20., 20., 180)]).squad(1, &tough(), &[(20., 26., 0)]).acting(0);
    game.give(0, faster(0, Action::Shooting), []);
    assert_eq!(struck(&game.give(0, spray(180), [8, 8, 8])), [1, 1, 1]);
}

/// wz.flamer.attack: wholly in the Front Facing, over somebody in sight.
#[test]
fn the_whole_template_lies_in_front() {
    let game = scene().squad(0, &flamer(), &[(20., 20., 180)]).squad(1, &tough(), &[(24., 20.6, 0)]).acting(0);
    assert!(matches!(game.refused(spray(90)), Forbidden::TemplateBehind { .. }), "half of it would be behind");
    assert_eq!(game.refused_by(spray(0)), "wz.flamer.attack");
    assert_eq!(game.refused_by(spray(180)), "wz.flamer.attack");
    assert!(matches!(game.refused(spray(180)), Forbidden::NobodyUnder { .. }));
    let mut turned = scene().squad(0, &flamer(), &[(20., 20., 180)]).squad(1, &tough(), &[(24., 20.6, 0)]).acting(0);
    turned.give(0, spray(108), [8, 8]);
    let shot = Order::Shoot(shots(&[1, 1]));
    let fresh = scene().squad(0, &flamer(), &[(20., 20., 180)]).squad(1, &tough(), &[(20., 24., 0)]).acting(0);
    assert_eq!(fresh.refused_by(shot), "wz.action.shooting", "it is laid, not shot");
}

/// wz.flamer.attack: sight to one model under it is needed, and terrain shields nobody within.
#[test]
fn a_wall_shields_nobody_within() {
    let behind_wall = |second: bool| {
        let mut scene = scene()
            .block("impassable-wall", [17., 23., 23., 23.3], 4.)
            .squad(0, &flamer(), &[(20., 20., 180)])
            .squad(1, &tough(), &[(20., 26., 0)]);
        if second {
            scene = scene.squad(1, &tough(), &[(20., 22., 0)]);
        }
        scene.acting(0)
    };
    assert!(matches!(behind_wall(false).refused(spray(180)), Forbidden::NobodyUnder { .. }));
    assert_eq!(struck(&behind_wall(true).give(0, spray(180), [8, 8, 8, 8])), [1, 1, 2, 2]);
}

/// wz.flamer.attack with wz.def.target-priority: a template that leaves out the nearest enemy needs Target Sense.
#[test]
fn the_nearest_enemy_must_be_under_it() {
    let game = || {
        scene()
            .squad(0, &flamer(), &[(20., 20., 180)])
            .squad(1, &tough(), &[(20., 26., 0)])
            .squad(1, &tough(), &[(23., 22., 0)])
            .acting(0)
    };
    let mut failed = game();
    let events = failed.give(0, spray(180), [15]);
    assert_eq!(needs(&events, Test::TargetSense), [14]);
    assert!(struck(&events).is_empty());
    assert_eq!(failed.model(0).points, 1);
    assert_eq!(struck(&failed.give(0, spray(180), [14, 8, 8])), [1, 1], "it may be tried again");
    let mut nearest = game();
    assert_eq!(struck(&nearest.give(0, spray(123), [8, 8])), [2, 2]);
}

/// wz.action.sentry: a Sentry may lay its template or throw a grenade, which are Shooting Actions.
#[test]
fn a_sentry_burns_whoever_comes_near() {
    let watch = |weapon: &'static str| {
        let mut game = scene()
            .squad(0, &trooper().armed(&[weapon]), &[(20., 20., 180)])
            .squad(1, &tough(), &[(20., 27., 0)])
            .acting(0);
        game.give(0, Order::Sentry, []);
        game.until_squad(1);
        game.activate(1);
        game
    };
    let react = |reaction: Reaction| Order::React { model: ModelId(0), reaction };
    let flames = react(Reaction::Spray(Spray { weapon: 0, along: Bearing::SOUTH }));
    let events = watch(PUKER).give(0, flames.clone(), [14, 8, 8]);
    assert_eq!((needs(&events, Test::Sentry), struck(&events)), (vec![14], vec![1, 1]));
    assert_eq!(watch("anti-infantry-grenades").refused_by(flames), "wz.flamer.attack");
    let at = [Spot::ground(crate::support::at(20., 27.))].into_iter().collect();
    let grenade = react(Reaction::Throw(Throw { weapon: 0, at, lucky: false }));
    assert_eq!(struck(&watch("anti-infantry-grenades").give(0, grenade, [14, 12, 9])), [1]);
}

/// wz.flamer.engaged: whoever is in close combat with a touched Engaged model burns with it, one step and no further.
#[test]
fn flames_spread_through_a_close_combat() {
    let mut game = scene()
        .squad(0, &flamer(), &[(20., 20., 180)])
        .squad(0, &tough(), &[(22.18, 24., 270)])
        .squad(1, &tough(), &[(21., 24., 90), (23.36, 24., 270)])
        .acting(0);
    let events = game.give_kept(0, spray(180), [8, 8, 8, 8]);
    assert_eq!(struck(&events), [1, 1, 2, 2], "the second enemy is not in reach of the touched one");
}

/// wz.flamer.cover, example: a Gehenna Puker at a Praetorian Stalker (A 16) claiming Heavy Cover in a ruin: no RS modifier
/// (no test at all), Armour 16 halved to 8.
#[test]
fn cover_is_fuel() {
    let game = |firer: f64, victim: f64, stalker: Trooper| {
        scene()
            .area("heavy-ruin", [17., 24., 23., 27.], 3.)
            .squad(0, &flamer(), &[(20., firer, 180)])
            .squad(1, &stalker, &[(20., victim, 0)])
            .acting(0)
    };
    let stalker = || trooper().line("5 12 12 8 8 12 14 5 16");
    let events = game(21., 26., stalker()).give(0, spray(180), [4, 4]);
    assert!(needs(&events, Test::RangeSkill).is_empty());
    assert_eq!(needs(&events, Test::Armour), [4, 4], "16 halved to 8, St 14");
    assert!(why(&events, Test::Armour).contains("wz.flamer.cover"));
    let mut handgun = scene()
        .area("heavy-ruin", [17., 24., 23., 27.], 3.)
        .squad(0, &trooper(), &[(20., 21., 180)])
        .squad(1, &stalker(), &[(20., 26., 0)])
        .acting(0);
    let events = handgun.give(0, Order::Shoot(shots(&[1])), [9]);
    assert_eq!(why(&events, Test::RangeSkill), "12@wz.stat.rs -4@wz.shoot.cover-heavy", "a handgun has -4");
    let claimed = game(22.5, 26., stalker()).give(0, spray(180), [12, 12]);
    assert_eq!(needs(&claimed, Test::Armour), [12, 12], "the firer Claims the same piece");
    let fireproof = stalker().skill(rule!("wz.skill.fireproof"), None);
    let events = game(21., 26., fireproof).give(0, spray(180), [16, 16]);
    assert_eq!(needs(&events, Test::Armour), [16, 16], "wz.skill.fireproof: +4 and not halved");
    let flammable = trooper().line("5 12 12 8 8 12 14 5 16").skill(rule!("wz.skill.flammable"), None);
    let events = scene().squad(0, &flamer(), &[(20., 21., 180)]).squad(1, &flammable, &[(20., 26., 0)]).acting(0).give(
        0,
        spray(180),
        [8, 8],
    );
    assert_eq!(needs(&events, Test::Armour), [8, 8], "wz.skill.flammable: -4");
}

/// wz.flamer.cover: the model must touch the terrain; within 1in is Cover from a bullet, but no fuel.
#[test]
fn cover_not_touched_does_not_burn() {
    let game = |victim: f64| {
        scene()
            .area("heavy-ruin", [17., 23.5, 23., 24.5], 3.)
            .squad(0, &flamer(), &[(20., 20., 180)])
            .squad(1, &tough(), &[(20., victim, 0)])
            .acting(0)
    };
    assert_eq!(needs(&game(25.09).give(0, spray(180), [2, 2]), Test::Armour), [2, 2], "6 - 4");
    assert_eq!(needs(&game(25.4).give(0, spray(180), [8, 8]), Test::Armour), [8, 8]);
}

/// wz.flamer.no-range-modifiers, wz.shotgun.no-range-modifiers: a template has no range, whatever a line says, and
/// nothing that changes ranges changes it.
#[test]
fn a_template_has_no_range() {
    for (gun, near, far) in [("gun 2 14 1 1 Blast FT FT", 28.1, 28.3), ("gun 2 14 1 1 Blast S ST", 28.1, 28.3)] {
        let game = |y: f64| {
            scene().squad(0, &trooper().armed(&[gun]), &[(20., 20., 180)]).squad(1, &tough(), &[(20., y, 0)]).acting(0)
        };
        assert_eq!(game(near).state.gun(ModelId(0), 0).unwrap().range, None);
        let dice: &[u8] = if gun.ends_with("ST") { &[12, 8] } else { &[8] };
        assert_eq!(struck(&game(near).give(0, spray(180), dice.iter().copied())), [1], "7in from base to base");
        assert!(matches!(game(far).refused(spray(180)), Forbidden::NobodyUnder { .. }));
    }
}

/// wz.shotgun.attack: one RS test for each model under it whatever the RoF, cards included; no Cover.
#[test]
fn a_shotgun_tests_for_every_model() {
    let mut game = scene()
        .area("heavy-wood", [17., 22.5, 23., 23.5], 3.)
        .unit(0, "troops", &[], &shotgunner(), &[(20., 20., 180)])
        .squad(0, &tough(), &[(19.2, 25.5, 180)])
        .squad(1, &tough(), &[(20.5, 25.5, 0), (24., 25.5, 0)])
        .acting(0);
    assert_eq!(game.refused_by(faster(0, Action::Shooting)), "wz.shotgun.attack");
    let events = game.give(0, spray(180), [13, 12, 5]);
    assert_eq!(needs(&events, Test::Shotgun), [12, 12]);
    assert_eq!(struck(&events), [2], "a miss at a friend harms nobody");
    assert_eq!(hits(&events), [(10, 1)]);
    let mut sure = scene().squad(0, &shotgunner(), &[(20., 20., 180)]).squad(1, &tough(), &[(20., 25., 0)]).acting(0);
    let events = sure.give(0, spray(180), [1]);
    assert!(needs(&events, Test::Armour).is_empty(), "a Power Shot");
}

/// wz.shotgun.attack, wz.shoot.engaged-target: -8 at an Engaged model, and a miss at an enemy falls on a friend there.
#[test]
fn a_shotgun_into_close_combat() {
    let mut game = scene()
        .squad(0, &shotgunner(), &[(20., 20., 180)])
        .squad(0, &tough(), &[(22.3, 25., 270)])
        .squad(1, &tough(), &[(21.12, 25., 90)])
        .acting(0);
    let events = game.give(0, spray(180), [5, 5]);
    assert_eq!(needs(&events, Test::Shotgun), [4]);
    assert_eq!(struck(&events), [1]);
}

/// wz.shotgun.attack: refused like a flamer.
#[test]
fn a_shotgun_is_laid_in_front() {
    let game = scene().squad(0, &shotgunner(), &[(20., 20., 180)]).squad(1, &tough(), &[(20., 25., 0)]).acting(0);
    assert_eq!(game.refused_by(spray(90)), "wz.shotgun.attack");
    assert_eq!(game.refused_by(spray(225)), "wz.shotgun.attack");
}

/// wz.shotgun.close-combat, wz.armoury.dual-stats, example: Mandible Autoshotgun, 18 / St 12 / RoF 1 and ST / St 10 /
/// RoF 2: two firing modes, and St 12, RoA 2 in close combat, with no Engage Bonus.
#[test]
fn a_shotgun_is_a_close_combat_weapon() {
    let mandible = "gun 18 12 1 1 Piercing S | gun - 10 2 0 Blast S ST";
    let mut game = scene()
        .squad(0, &trooper().armed(&[mandible]), &[(20., 20., 180)])
        .squad(1, &tough(), &[(20., 24., 0)])
        .acting(0);
    let profile = game.state.profile(ModelId(0));
    assert_eq!(profile.guns().count(), 2);
    let blades: Vec<_> = profile.blades().map(|(_, it)| (it.st, it.roa)).collect();
    assert_eq!(blades, [(CloseSt::Own(12), 2)]);
    game.give(0, crate::support::engage(1), []);
    game.give(0, Order::CloseCombat { weapon: Some(2) }, []);
    let events = game.give(0, crate::support::strike(1), [5, 5]);
    assert_eq!(hits(&events), [(12, 1)]);
}

/// wz.flamer.engaged: in both directions: whoever the touched model has in reach, and whoever has it in reach.
#[test]
fn flames_spread_along_either_reach() {
    let (pike, knife) = ("blade 2 +1 1 0 Piercing", "blade B2B +1 1 0 Piercing");
    for (beside, touched, burns) in [(pike, knife, true), (knife, pike, true), (knife, knife, false)] {
        let mut game = scene()
            .squad(0, &flamer(), &[(20., 20., 180)])
            .squad(0, &tough().armed(&[beside]), &[(23.98, 24., 270)])
            .squad(1, &tough().armed(&[touched]), &[(21., 24., 90)])
            .acting(0);
        let events = game.give_kept(0, spray(180), vec![8; if burns { 4 } else { 2 }]);
        assert_eq!(struck(&events), if burns { vec![1, 1, 2, 2] } else { vec![2, 2] }, "{beside} beside {touched}");
    }
}

/// wz.bauhaus.doctrine.ranged.targeting-flare, wz.dice.reroll: shot from a Blast weapon may be rolled again like any other
/// Ranged Attack, a failed die at a time, as its player likes.
#[test]
fn a_flare_helps_a_shotgun() {
    let flare = trooper().skill(rule!("wz.bauhaus.doctrine.ranged.targeting-flare"), None);
    let position = |kind: &'static str| {
        let shooter = flare.clone().armed(&[kind]);
        let targets = [(19.3, 25., 0), (20.7, 25., 0)];
        scene().squad(0, &shooter, &[(20., 20., 180)]).squad(1, &tough(), &targets).acting(0)
    };
    let mut game = position("gun - 10 2 0 Blast S ST");
    game.give(0, spray(180), [13]);
    assert!(matches!(game.top(), Step::RollAgain(_)), "{:?}", game.top());
    game.give(0, Order::Accept, [12, 14]);
    assert!(matches!(game.top(), Step::RollAgain(_)), "the second die by itself");
    let events = game.give_kept(0, Order::Decline, [1]);
    assert_eq!(struck(&events), [1], "the first hit, the second was let stand");
    let mut plain = position("gun - 10 2 0 Piercing S ST");
    assert!(struck(&plain.give(0, spray(180), [13, 14])).is_empty());
}
