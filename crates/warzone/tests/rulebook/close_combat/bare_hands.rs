//! Fighting without a blade, and Free Slashes of those who seem to be past it.

use table::Inches;
use warzone::{DamageType, Event, Mark, ModelId, Morale, Order, Special, Step, Test};

use crate::support::{Game, Trooper, at, go, hits, needs, scene, strike, trooper};

/// A model (0) face to face with another (1).
fn face_to_face(one: &Trooper, other: &Trooper) -> Game {
    scene().squad(0, one, &[(20., 20., 180)]).squad(1, other, &[(20., 21.18, 0)]).acting(0)
}

/// wz.cc.free-slash: Pinned and Stunned models slash like any other; it costs them nothing.
#[test]
fn the_shaken_slash_too() {
    let mut pinned = face_to_face(&trooper(), &trooper());
    pinned.shake(1, Morale::Pinned);
    assert_eq!(hits(&pinned.give(0, go(20., 16., 180), [3])), [(10, 1)]);
    assert_eq!(pinned.squad(1).morale, Morale::Pinned);
    let mut stunned = face_to_face(&trooper(), &trooper());
    stunned.mark(1, Mark::Stunned);
    assert_eq!(hits(&stunned.give(0, go(20., 16., 180), [3])), [(10, 1)]);
    assert!(stunned.model(1).marks.has(Mark::Stunned));
    let mut broken = face_to_face(&trooper(), &trooper());
    broken.shake(1, Morale::Broken);
    assert_eq!(hits(&broken.give(0, go(20., 16., 180), [])), [], "a Broken one does not");
}

/// wz.cc.free-slash: the St of a pistol is not added: a model with nothing else slashes at its own St, Piercing.
#[test]
fn a_pistol_does_not_slash() {
    let pistol = trooper().armed(&["gun 12 11 2 0 Plasma P"]);
    let fights = face_to_face(&pistol, &trooper()).state.profile(ModelId(0)).blades().next().is_some();
    assert!(fights, "it is of use hand to hand");
    let events = face_to_face(&trooper(), &pistol).give(0, go(20., 16., 180), [3]);
    assert_eq!(hits(&events), [(8, 1)]);
    assert!(events.iter().any(|it| matches!(it, Event::Struck { wound, .. } if wound.damage == DamageType::Piercing)));
}

/// wz.action.close-combat: without a close combat weapon a model fights with bare hands: one blow at its own St.
#[test]
fn bare_hands_strike_once() {
    let unarmed = trooper().armed(&["gun 24 12 2 0 Plasma A"]);
    let mut game = face_to_face(&unarmed, &trooper());
    game.give(0, Order::CloseCombat { weapon: None }, []);
    assert!(matches!(game.top(), Step::Strike(ref melee) if melee.left == 1));
    let events = game.give(0, strike(1), [12, 3]);
    assert_eq!((needs(&events, Test::CloseCombat), hits(&events)), (vec![12], vec![(8, 1)]));
    assert!(events.iter().any(|it| matches!(it, Event::Struck { wound, .. } if wound.damage == DamageType::Piercing)));
    assert!(!matches!(game.top(), Step::Strike(_)), "RoA 1");
}

/// wz.special-cc.medium.charge: who is left on the way slashes; where the path is out of its reach it does not.
#[test]
fn a_charge_is_slashed_at() {
    let charger = trooper().base(40).line("5 12 12 8 8 12 14 3 12").armed(&["blade 1 +2 1 0 Piercing"]);
    let pike = trooper().armed(&["blade 2 +1 1 0 Piercing"]);
    for (east, dice, struck) in [(22.8, vec![3], vec![(10, 1)]), (23.7, vec![], vec![])] {
        let mut game = scene().squad(0, &charger, &[(20., 10., 180)]).squad(1, &pike, &[(east, 15., 270)]).acting(0);
        let charge = Special::Charge { to: at(20., 20.) };
        let events = game.give(0, Order::Special { what: charge, closing: None, short: Inches::ZERO }, dice);
        assert_eq!((hits(&events), game.at(0)), (struck, at(20., 20.)), "{east}");
    }
}
