//! Grenades.

use catalogue::rule;
use table::Inches;
use warzone::{Action, Forbidden, Mark, Order, Spot, Test, Throw};

use crate::support::{Trooper, at, engage, faster, hits, laid, needs, scene, shoot, strike, struck, trooper, why};

const FRAG: &str = "anti-infantry-grenades";

fn thrower(grenade: &'static str) -> Trooper {
    trooper().armed(&[grenade]).line("5 12 12 8 8 12 14 5 12")
}

fn tough() -> Trooper {
    trooper().line("5 12 12 8 8 12 14 5 12")
}

/// Throws the first weapon at these places.
fn throw(places: &[(f64, f64)]) -> Order {
    let at = places.iter().map(|(x, y)| Spot::ground(at(*x, *y))).collect();
    Order::Throw(Throw { weapon: 0, at, lucky: false })
}

/// wz.armoury.grenade.range, example: a thrower with St 8 throws 8in. wz.armoury.grenade.anti-infantry: St 13, SE.
#[test]
fn a_grenade_goes_as_far_as_its_thrower_is_strong() {
    let game = || scene().squad(0, &thrower(FRAG), &[(20., 20., 180)]).squad(1, &tough(), &[(20., 28.5, 0)]).acting(0);
    let too_far = game().refused(throw(&[(20., 28.6)]));
    assert!(matches!(too_far, Forbidden::PlaceTooFar { distance, limit, .. }
        if distance == Inches::hundredths(801) && limit == Inches::whole(8)));
    assert_eq!(game().refused_by(throw(&[(20., 28.6)])), "wz.armoury.grenade.range");
    let events = game().give(0, throw(&[(20., 28.59)]), [12, 9]);
    assert_eq!(needs(&events, Test::Grenade), [12]);
    assert_eq!(hits(&events), [(13, 1)]);
    assert_eq!(needs(&events, Test::Armour), [9]);
}

/// wz.armoury.grenade.target-point: a place in front and in sight; Target Priority has no say; nothing from Aim.
#[test]
fn a_place_is_named() {
    let mut game = scene()
        .block("impassable-wall", [23., 22., 31., 22.3], 4.)
        .squad(0, &thrower(FRAG), &[(20., 20., 180)])
        .squad(1, &tough(), &[(21.7, 21.3, 0)])
        .squad(1, &tough(), &[(18., 27., 0)])
        .acting(0);
    assert!(matches!(game.refused(throw(&[(20., 18.)])), Forbidden::PlaceBehind { .. }));
    assert!(matches!(game.refused(throw(&[(27.5, 22.8)])), Forbidden::PlaceUnseen { .. }));
    assert!(matches!(game.refused(throw(&[(24., 22.1)])), Forbidden::NoSuchPlace { .. }), "within the wall");
    assert_eq!(game.refused_by(throw(&[(20., 18.)])), "wz.armoury.grenade.target-point");
    assert_eq!(game.refused_by(shoot(&[1])), "wz.action.shooting", "thrown at places, not at models");
    game.give(0, Order::Aim, []);
    let events = game.give(0, throw(&[(18., 27.)]), [12, 9]);
    assert!(needs(&events, Test::TargetSense).is_empty());
    assert_eq!(needs(&events, Test::Grenade), [12]);
    assert_eq!(struck(&events), [2]);
}

/// wz.armoury.grenade.target-point: -8 if the place is on the base of an Engaged model.
#[test]
fn a_place_under_an_engaged_model() {
    let game = || {
        scene()
            .squad(0, &thrower(FRAG), &[(20., 20., 180)])
            .squad(0, &tough(), &[(21.18, 26., 270)])
            .squad(1, &tough(), &[(20., 26., 90)])
            .acting(0)
    };
    let events = game().give(0, throw(&[(20., 26.)]), [4, 9, 9]);
    assert_eq!(needs(&events, Test::Grenade), [4]);
    let events = game().give(0, throw(&[(20., 24.9)]), [12, 9, 9]);
    assert_eq!(needs(&events, Test::Grenade), [12], "before it");
}

/// wz.armoury.grenade.cover: a place behind Cover claims it, however far behind, unless the thrower claims it too.
#[test]
fn a_place_behind_cover_claims_it() {
    let need = |wood: f64| {
        let mut game = scene()
            .area("heavy-wood", [17., wood, 23., wood + 1.], 3.)
            .squad(0, &thrower(FRAG), &[(20., 20., 180)])
            .squad(1, &tough(), &[(40., 40., 0)])
            .acting(0);
        needs(&game.give(0, throw(&[(20., 27.)]), [1]), Test::Grenade)
    };
    assert_eq!(need(23.), [8]);
    assert_eq!(need(21.), [12], "the thrower is within 1in of it");
}

/// wz.armoury.grenade.hit: everybody within it, friends and the thrower too.
#[test]
fn a_grenade_spares_nobody() {
    let mut game = scene()
        .squad(0, &thrower(FRAG), &[(20., 20., 180)])
        .squad(0, &tough(), &[(21.9, 22., 180)])
        .squad(1, &tough(), &[(20., 23.5, 0)])
        .acting(0);
    let events = game.give(0, throw(&[(20., 22.)]), [12, 9, 9, 9]);
    assert_eq!(struck(&events), [0, 1, 2]);
}

/// wz.armoury.grenade.miss, examples: distance roll 17 is 5in, distance roll 4 is 1in. Straight back it falls on its
/// thrower.
#[test]
fn a_miss_scatters_a_quarter() {
    let fall = |direction: u8, distance: u8, dice: &[u8]| {
        let mut game =
            scene().squad(0, &thrower(FRAG), &[(20., 20., 180)]).squad(1, &tough(), &[(40., 40., 0)]).acting(0);
        let dice: Vec<u8> = [13, direction, distance].iter().chain(dice).copied().collect();
        let events = game.give(0, throw(&[(20., 26.)]), dice);
        (laid(&events)[0], struck(&events))
    };
    assert_eq!(fall(11, 17, &[]), (at(20., 31.), vec![]));
    assert_eq!(fall(11, 4, &[]), (at(20., 27.), vec![]));
    assert_eq!(fall(1, 20, &[9]), (at(20., 21.), vec![0]));
}

/// wz.armoury.grenade.natural-20: it goes off in the thrower's hand, who fumbles besides.
#[test]
fn a_natural_20_goes_off_in_the_hand() {
    let mut game = scene().squad(0, &thrower(FRAG), &[(20., 20., 180)]).squad(1, &tough(), &[(20., 26., 0)]).acting(0);
    let events = game.give(0, throw(&[(20., 26.)]), [20, 9]);
    assert_eq!(laid(&events), [at(20., 20.)]);
    assert_eq!(struck(&events), [0]);
    assert!(game.model(0).marks.has(Mark::Fumbled));
}

/// wz.armoury.grenade.no-power-shot: after a natural 1 Armour is tested as ever.
#[test]
fn grenades_have_no_power_shot() {
    let mut game = scene().squad(0, &thrower(FRAG), &[(20., 20., 180)]).squad(1, &tough(), &[(20., 26., 0)]).acting(0);
    let events = game.give(0, throw(&[(20., 26.)]), [1, 9]);
    assert_eq!(needs(&events, Test::Armour), [9]);
}

/// wz.armoury.grenade.rof: no card raises the RoF of a thrown grenade.
#[test]
fn no_card_throws_two() {
    let mut game = scene()
        .unit(0, "troops", &[], &thrower(FRAG), &[(20., 20., 180)])
        .squad(1, &tough(), &[(20., 26., 0)])
        .acting(0);
    assert_eq!(game.refused_by(faster(0, Action::Shooting)), "wz.armoury.grenade.rof");
    assert_eq!(game.refused_by(throw(&[(20., 26.), (20., 26.)])), "wz.weapon.rof-roa");
    game.give(0, throw(&[(20., 26.)]), [12, 9]);
}

/// wz.armoury.grenade.launcher, examples: a UBGL of class (G) scatters D20/4, a CAR-24 launcher of class (A) D20/2.
#[test]
fn launchers_have_a_range_of_their_own() {
    let armed = |weapon: &'static str| {
        let scene = scene().squad(0, &thrower(weapon), &[(20., 10., 180)]);
        scene.squad(1, &tough(), &[(20., 22., 0)]).acting(0)
    };
    let mut game = armed("hussars-gw-170-ubgl");
    assert_eq!(game.refused_by(throw(&[(20., 22.7)])), "wz.armoury.grenade.launcher");
    let events = game.give(0, throw(&[(20., 22.)]), [13, 11, 9]);
    assert_eq!(laid(&events), [at(20., 25.)], "3in");
    let launcher = warzone::Shots { weapon: 1, at: [warzone::ModelId(1)].into_iter().collect(), lucky: false };
    let events = armed("car-24").give(0, Order::Shoot(launcher), [13, 11, 9]);
    assert_eq!(laid(&events), [at(20., 27.)], "5in");
}

/// wz.armoury.grenade.launcher: every die names a place: the first again, or another within 3in of it, once. A card may
/// raise its RoF.
#[test]
fn a_launcher_with_several_dice() {
    let mut game = scene()
        .unit(0, "troops", &[], &thrower("gun 12 11 2 1 Blast G SE"), &[(20., 10., 180)])
        .squad(1, &tough(), &[(40., 40., 0)])
        .acting(0);
    assert_eq!(game.refused_by(throw(&[(20., 20.)])), "wz.weapon.rof-roa");
    assert_eq!(game.refused_by(throw(&[(20., 20.), (23.1, 20.)])), "wz.armoury.grenade.launcher");
    game.give(0, faster(0, Action::Shooting), []);
    let twice = game.refused(throw(&[(20., 20.), (23., 20.), (23., 20.)]));
    assert!(matches!(twice, Forbidden::PlaceTwice { at: place } if place == at(23., 20.)));
    let events = game.give(0, throw(&[(20., 20.), (20., 20.), (23., 20.)]), [12, 12, 12]);
    assert_eq!(laid(&events), [at(20., 20.), at(20., 20.), at(23., 20.)]);
}

/// wz.armoury.grenade.flash-bang: models on Small bases are stunned, the Relentless and the larger are not; no wound.
#[test]
fn a_flash_bang_stuns() {
    let mut game = scene()
        .squad(0, &thrower("flash-bang-grenades"), &[(20., 20., 180)])
        .squad(1, &tough(), &[(19.4, 26., 0)])
        .squad(1, &tough().base(40), &[(21., 26., 0)])
        .squad(1, &tough().skill(rule!("wz.skill.relentless"), None), &[(20., 27.3, 0)])
        .acting(0);
    let events = game.give(0, throw(&[(20., 26.)]), [4]);
    assert!(struck(&events).is_empty());
    let stunned: Vec<u16> = (0..4).filter(|it| game.model(*it).marks.has(Mark::Stunned)).collect();
    assert_eq!(stunned, [1]);
}

/// wz.armoury.grenade.fire, example: A 16, claiming cover, St 12: 16 / 2 - 2 = 6.
#[test]
fn a_fire_grenade_burns_cover() {
    let need = |wood: f64| {
        let mut game = scene()
            .area("heavy-wood", [17., wood, 23., wood + 1.], 3.)
            .squad(0, &thrower("fire-grenades"), &[(20., 20., 180)])
            .squad(1, &trooper().line("5 12 12 8 8 12 14 5 16"), &[(20., 26., 0)])
            .acting(0);
        let events = game.give(0, throw(&[(20., 26.5)]), [1, 1]);
        (needs(&events, Test::Armour), why(&events, Test::Armour).contains("wz.armoury.grenade.fire"))
    };
    assert_eq!(need(23.5), (vec![6], true));
    assert_eq!(need(22.5), (vec![14], false), "too far from the wood to claim it");
}

/// wz.armoury.grenade.anti-vehicle: stuck on in base contact on CC, with a St of its own and no Engage Bonus; no card
/// makes it two.
#[test]
fn an_anti_vehicle_grenade_is_stuck_on() {
    let mut game = scene()
        .unit(0, "troops", &[], &thrower("anti-vehicle-grenades"), &[(20., 20., 180)])
        .squad(1, &tough(), &[(20., 25., 0)])
        .acting(0);
    game.give(0, engage(1), []);
    assert_eq!(game.refused_by(faster(0, Action::CloseCombat)), "wz.armoury.pistol.unmodified");
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    let events = game.give(0, strike(1), [12, 7]);
    assert_eq!(hits(&events), [(15, 1)]);
    assert!(matches!(game.refused(strike(1)), Forbidden::NotNow { .. }), "one attack");
    let medium = scene()
        .squad(0, &thrower("anti-vehicle-grenades").base(40), &[(20., 20., 180)])
        .squad(1, &tough(), &[(20., 25., 0)])
        .acting(0);
    assert_eq!(medium.state.profile(warzone::ModelId(0)).ccwr(), Inches::whole(1), "the reach is still the base's");
}

/// wz.armoury.grenade.no-power-shot: nor is there one for a grenade stuck on: a 1 leaves Armour and AV tests.
#[test]
fn a_grenade_stuck_on_has_no_power_shot() {
    let stick = |kind: &Trooper, y: f64, dice: &[u8]| {
        let mut game = scene()
            .squad(0, &thrower("anti-vehicle-grenades"), &[(20., 20., 180)])
            .squad(1, kind, &[(20., y, 0)])
            .acting(0);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        game.give(0, strike(1), dice.iter().copied())
    };
    assert_eq!(needs(&stick(&tough(), 21.18, &[1, 7]), Test::Armour), [7], "12 less 5");
    let bike = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("2/12 2/12 3/11 2/12 0 -4");
    assert_eq!(needs(&stick(&bike, 21.77, &[1, 10, 6]), Test::Hull), [6], "AV 12 less 6");
}
