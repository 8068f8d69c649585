//! Armour tests and Wounds.

use warzone::{Event, Test, critical_force};

use crate::support::{Trooper, hits, needs, scene, shoot, trooper, why};

/// What an Armour test needs when this victim is hit by this gun.
fn armour_needs(victim: &Trooper, gun: &'static str) -> (i32, String) {
    let gunner = trooper().armed(&[gun]);
    let mut game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, victim, &[(20., 30., 0)]).acting(0);
    let events = game.give(0, shoot(&[1]), [5, 1]);
    (needs(&events, Test::Armour)[0], why(&events, Test::Armour))
}

/// wz.armour.test, wz.armour.strength-table, wz.stat.a: A 12 against St 13 is 9; the modifier is 10 - St.
#[test]
fn strength_modifies_armour() {
    let (need, why) = armour_needs(&trooper(), "gun 24 13 1 0 Plasma A");
    assert_eq!((need, why.as_str()), (9, "12@wz.stat.a -3@wz.armour.strength-table"));
    assert_eq!(armour_needs(&trooper(), "gun 24 10 1 0 Piercing A").0, 12);
    assert_eq!(armour_needs(&trooper(), "gun 24 1 1 0 Piercing A").0, 20, "capped: wz.stat.limits");
}

/// wz.armour.weapon-type: Titanium plates are -3 against Blast; Piercing +2 helps against Piercing.
#[test]
fn armour_minds_the_type_of_weapon() {
    let plates = trooper().armour("Blast", -3).armour("Piercing", 2);
    assert_eq!(armour_needs(&plates, "gun 24 10 1 0 Blast A").0, 9);
    assert_eq!(armour_needs(&plates, "gun 24 10 1 0 Piercing A").0, 14);
    assert_eq!(armour_needs(&plates, "gun 24 10 1 0 Plasma A").0, 12);
}

/// wz.stat.impenetrable: Everassur A 16(12) with -7 tests at 12, not 9.
#[test]
fn impenetrable_armour_has_a_floor() {
    let everassur = trooper().line("5 12 12 8 8 12 14 1 16(12)");
    let (need, why) = armour_needs(&everassur, "gun 24 17 1 0 Piercing A");
    assert_eq!(need, 12);
    assert!(why.ends_with(">=12@wz.stat.impenetrable"), "{why}");
    assert_eq!(armour_needs(&everassur, "gun 24 10 1 0 Piercing A").0, 16);
}

/// wz.def.critical-force: St 18, 19, 20 cost 2, 3, 4 Wounds.
#[test]
fn strong_hits_cost_more_wounds() {
    for (gun, lost) in [
        ("gun 24 17 1 0 Piercing A", 1),
        ("gun 24 18 1 0 Piercing A", 2),
        ("gun 24 19 1 0 Piercing A", 3),
        ("gun 24 20 1 0 Piercing A", 4),
    ] {
        let ox = trooper().line("5 12 12 8 8 12 14 9 12");
        let mut game =
            scene().squad(0, &trooper().armed(&[gun]), &[(20., 20., 180)]).squad(1, &ox, &[(20., 30., 0)]).acting(0);
        game.give(0, shoot(&[1]), [5, 20]);
        assert_eq!(game.model(1).wounds, 9 - lost, "{gun}");
    }
    assert_eq!(critical_force(20).total(), 4);
}

/// wz.stat.w, wz.def.casualty, wz.def.wound-effect: at 0 Wounds the model is removed; a passed test costs nothing.
#[test]
fn a_failed_armour_test_costs_a_wound() {
    let tough = trooper().line("5 12 12 8 8 12 14 2 12");
    let mut game = scene()
        .squad(0, &trooper().armed(&["gun 24 12 3 0 Piercing A"]), &[(20., 20., 180)])
        .squad(1, &tough, &[(20., 30., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1, 1, 1]), [5, 5, 5, 10, 11, 11]);
    assert_eq!(hits(&events).len(), 3, "a Wound Effect each");
    assert_eq!(needs(&events, Test::Armour), [10, 10, 10]);
    assert!(!game.stands(1));
    assert!(events.iter().any(|it| matches!(it, Event::Removed { .. })));
}

/// wz.shoot.simultaneous: dice at a model already dead are lost.
#[test]
fn hits_on_the_dead_are_lost() {
    let mut game = scene()
        .squad(0, &trooper().armed(&["gun 24 12 2 0 Piercing A"]), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1, 1]), [5, 5, 11]);
    assert_eq!(needs(&events, Test::Armour).len(), 1);
}

/// wz.armour.denied: a test that is not allowed counts as failed, Impenetrable Armour or not: 1 Wound, or as many as
/// Critical Force says.
#[test]
fn a_denied_test_counts_as_failed() {
    let ox = trooper().line("5 12 12 8 8 12 14 9 16(12)");
    for (gun, lost) in [("gun 24 12 1 0 Piercing A", 1), ("gun 24 19 1 0 Piercing A", 3)] {
        let mut game =
            scene().squad(0, &trooper().armed(&[gun]), &[(20., 20., 180)]).squad(1, &ox, &[(20., 30., 0)]).acting(0);
        let events = game.give(0, shoot(&[1]), [1]);
        assert_eq!(needs(&events, Test::Armour), [0; 0]);
        assert_eq!(game.model(1).wounds, 9 - lost, "{gun}");
    }
}
