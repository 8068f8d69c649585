//! Models with Structure Points, where the core rules meet them.

use table::{Bearing, Inches};
use warzone::{Card, Event, ModelId, Order, Pierce, Special, Stand, Step, Test, hull_damage};

use crate::support::{
    Game, Trooper, at, bike, engage, go, hits, needs, scene, shoot, strike, structure_lost, trooper, why,
};

fn gunner() -> Trooper {
    trooper().armed(&["gun 24 12 1 3 Piercing A", "blade B2B +1 1 2 Piercing"])
}

/// A gunner (0) 8in in front of, or behind, a bike (1).
fn game(kind: &Trooper, facing: i32) -> Game {
    scene().squad(0, kind, &[(20., 20., 180)]).squad(1, &bike(), &[(20., 29., facing)]).acting(0)
}

/// wz.vehicle.location.table, wz.vehicle.stat.av-test, wz.weapon.avv: a D20 places the hit, AV 11 - AVV 3 is tested,
/// a failure costs 1 SP of that location. St means nothing to a hull.
#[test]
fn a_hit_on_a_hull() {
    let mut game = game(&gunner(), 0);
    let events = game.give(0, shoot(&[1]), [5, 15, 9]);
    assert_eq!(why(&events, Test::Hull), "11@wz.vehicle.stat.av-test -3@wz.weapon.avv");
    assert_eq!(structure_lost(&events), [(2, 1)]);
    assert_eq!(game.state.structure(ModelId(1), 2), 2);
    assert!(game.stands(1));
}

/// wz.vehicle.stat.av-modifiers: struck from behind, -4. A Power Shot leaves no test.
#[test]
fn struck_from_behind() {
    let mut from_behind = game(&gunner(), 180);
    let events = from_behind.give(0, shoot(&[1]), [5, 15, 5]);
    assert_eq!(why(&events, Test::Hull), "11@wz.vehicle.stat.av-test -4@wz.vehicle.stat.av-modifiers -3@wz.weapon.avv");
    let mut power = game(&gunner(), 180);
    let events = power.give(0, shoot(&[1]), [1, 15]);
    assert_eq!(structure_lost(&events), [(2, 1)]);
}

/// wz.def.critical-damage: a failed test costs X Structure Points, at most 4; Critical Force does nothing to a hull.
#[test]
fn critical_damage() {
    let pierce = |critical| Pierce { avv: 3, critical, aimed: false };
    assert_eq!(hull_damage(&pierce(None)).total(), 1);
    assert_eq!(hull_damage(&pierce(Some(3))).to_string(), "1@wz.vehicle.sp.per-location =3@wz.def.critical-damage");
    assert_eq!(hull_damage(&pierce(Some(7))).total(), 4);
    let mut cannon = game(&gunner().critical_damage(2), 0);
    assert_eq!(structure_lost(&cannon.give(0, shoot(&[1]), [5, 15, 19])), [(2, 2)]);
    let heavy = trooper().armed(&["gun 24 20 1 3 Piercing A"]);
    assert_eq!(
        structure_lost(&game(&heavy, 0).give(0, shoot(&[1]), [5, 15, 19])),
        [(2, 1)],
        "St 20 is Critical Force only"
    );
}

/// wz.def.destroyed: a hull with nothing left in its first location is Destroyed and counts towards Body Count.
#[test]
fn a_destroyed_hull_counts() {
    let mut game = game(&gunner().critical_damage(2), 0);
    let events = game.give(0, shoot(&[1]), [5, 10, 19]);
    assert_eq!(structure_lost(&events), [(0, 2)]);
    assert!(!game.stands(1), "2 SP of the Rider are gone");
    assert!(events.iter().any(|it| matches!(it, Event::Removed { model } if *model == ModelId(1))));
    while game.state.steps.top().is_some() {
        game.decline();
    }
    let outcome = battle::System::outcome(&warzone::Warzone, &game.state).expect("a force is gone");
    assert_eq!(outcome.winners().collect::<Vec<_>>(), [battle::Seat(0)]);
}

/// wz.vehicle.sp.overflow: a hit on a location with nothing left goes to the first.
#[test]
fn overflow() {
    let mut game = game(&gunner().critical_damage(2), 0);
    game.state.models[1].damage = [0, 2, 0, 0];
    let events = game.give(0, shoot(&[1]), [5, 12, 9]);
    assert!(events.iter().any(|it| matches!(it, Event::Located { location: 0, .. })));
}

/// wz.action.aim-vehicle: who aimed names the location of the first die, on top of the bonus; or lets it be rolled.
#[test]
fn an_aimed_shot_is_placed() {
    let aimed = || {
        let mut game = game(&gunner(), 0);
        game.give(0, Order::Aim, []);
        let events = game.give(0, shoot(&[1]), [14]);
        assert_eq!(needs(&events, Test::RangeSkill), [14], "RS 12 and 2 for Aim");
        assert!(matches!(game.top(), Step::Locate(_)));
        game
    };
    let mut named = aimed();
    assert_eq!(named.refused_by(Order::Locate { location: 4 }), "wz.action.aim-vehicle");
    assert_eq!(structure_lost(&named.give(0, Order::Locate { location: 3 }, [10])), [(3, 1)]);
    let mut rolled = aimed();
    assert_eq!(structure_lost(&rolled.give(0, Order::Decline, [11, 10])), [(1, 1)]);
    let mut plain = game(&gunner(), 0);
    plain.give(0, shoot(&[1]), [5, 15, 8]);
    assert!(!matches!(plain.top(), Step::Locate(_)), "without Aim the die decides");
}

/// wz.cc.free-slash-vehicle: a hull that Disengages is slashed at once with the highest AVV of any close combat weapon
/// of the slasher, grenades to be stuck on included, on a random location; it shows its back as it goes.
#[test]
fn a_free_slash_at_a_hull() {
    let play = |kind: &Trooper, dice: [u8; 2]| {
        let mut game = scene().squad(0, &bike(), &[(20., 20., 180)]).squad(1, kind, &[(20., 21.77, 0)]).acting(0);
        let events = game.give(0, go(20., 16., 180), dice);
        why(&events, Test::Hull)
    };
    assert_eq!(
        play(&gunner(), [15, 19]),
        "11@wz.vehicle.stat.av-test -4@wz.vehicle.stat.av-modifiers -2@wz.weapon.avv"
    );
    let grenadier = trooper().armed(&["blade B2B +1 1 0 Piercing", "anti-vehicle-grenades"]);
    assert!(play(&grenadier, [15, 1]).contains("-6@wz.weapon.avv"));
}

/// wz.card.burn-action-point, wz.special-cc.general: no third AP for a Vehicle, and no Charge.
#[test]
fn what_a_vehicle_may_not() {
    let game = scene().troops(0, &bike(), &[(20., 20., 180)]).squad(1, &gunner(), &[(20., 30., 0)]).acting(0);
    assert_eq!(game.state.cards(battle::Seat(0)), 1);
    assert_eq!(game.refused_by(Order::Burn { on: Card::ActionPoint }), "wz.card.burn-action-point");
    let charge = Special::Charge { to: at(20., 25.) };
    let order = Order::Special { what: charge, closing: None, short: Inches::ZERO };
    assert_eq!(game.refused_by(order), "wz.special-cc.general");
}

/// wz.action.engage-bonus: with a run-up the first blow has +1 AVV on a Small, +2 on a Medium, +3 on a Large base; the
/// next one has none.
#[test]
fn a_run_up_pierces() {
    for (base, bonus) in [(30, 1), (40, 2), (50, 3)] {
        let fighter = gunner().base(base).armed(&["blade B2B +1 2 2 Piercing"]);
        let mut game = game(&fighter, 0);
        game.give(0, engage(1), []);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        let mut strike = || why(&game.give(0, strike(1), [5, 15, 1]), Test::Hull);
        assert_eq!(strike(), format!("11@wz.vehicle.stat.av-test -{}@wz.weapon.avv", 2 + bonus), "base {base}");
        assert_eq!(strike(), "11@wz.vehicle.stat.av-test -2@wz.weapon.avv", "only the first");
    }
}

/// wz.vehicle.cc-by, wz.cc.free-slash, wz.special-cc.general: a Vehicle has the St of its close combat weapon, in a blow,
/// in a Free Slash, where it is not doubled, and in Special Close Combat Actions.
#[test]
fn a_vehicle_fights_with_its_weapon() {
    let walker = bike().line("5 12 12 - 8 12 14 - -").base(40).armed(&["blade 1 +14 1 3 Plasma"]);
    let tough = trooper().line("5 12 12 8 8 12 14 5 12");
    let mut left = scene().squad(0, &tough, &[(20., 20., 180)]).squad(1, &walker, &[(20., 21.38, 0)]).acting(0);
    let events = left.give(0, go(20., 16., 180), [8, 1]);
    assert_eq!(hits(&events), [(14, 1)], "after the Grab, and not 1 + 28");
    let acting = || scene().squad(0, &walker, &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.38, 0)]).acting(0);
    let special = |what| Order::Special { what, closing: None, short: Inches::ZERO };
    let mut blow = acting();
    blow.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    assert_eq!(hits(&blow.give(0, strike(1), [12, 1])), [(14, 1)]);
    let mut swing = acting();
    swing.give(0, special(Special::Swing), []);
    assert_eq!(hits(&swing.give(0, strike(1), [12, 1])), [(14, 1)]);
    let mut thrown = acting();
    thrown.give(0, special(Special::Throw { target: ModelId(1) }), [12]);
    let to = Stand::ground(at(20., 24.), Bearing::degrees(0));
    assert_eq!(hits(&thrown.give(0, Order::Land { to }, [1])), [(18, 2)], "and 4 for the landing");
}

/// wz.shoot.friendly-target: Structure Points lost to a friend shake the squad like Wounds.
#[test]
fn friendly_fire_at_a_hull() {
    let mut game = scene()
        .squad(0, &gunner(), &[(20., 20., 180)])
        .squad(0, &bike(), &[(20., 29., 0)])
        .squad(1, &trooper(), &[(40., 44., 0)])
        .acting(0);
    let events = game.give(0, shoot(&[1]), [5, 15, 9, 16]);
    assert_eq!(structure_lost(&events), [(2, 1)]);
    assert_eq!(needs(&events, Test::Break), [16]);
}
