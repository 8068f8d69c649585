//! Morale.

pub(crate) mod once_a_turn;

use warzone::{Event, ForcedTest, ModelId, Morale, Order, SquadId, Test};

use crate::support::{Game, Scene, go, needs, scene, shoot, trooper, why};

/// A gunner with so many dice and a squad of five, no cards on either side.
fn gunner_and_five(rate: &'static str, line: &'static str) -> Game {
    let gunner = trooper().armed(&[rate]).skill(catalogue::rule!("wz.skill.target-sense"), None);
    let five = trooper().line(line);
    let places: Vec<(f64, f64, i32)> = (0..5).map(|it| (18. + 1.3 * f64::from(it), 28., 0)).collect();
    let support = |scene: Scene| scene.squad(0, &gunner, &[(20., 20., 180)]);
    support(scene()).squad(1, &five, &places).acting(0)
}

/// wz.morale.pinning-trigger, wz.morale.test: 2 of 5 lost is no test, 3 of 5 is a Pinning test on the Commander's LD.
#[test]
fn half_the_squad_lost_is_a_pinning_test() {
    let mut game = gunner_and_five("gun 24 12 2 0 Piercing A", "5 12 12 8 8 12 14 1 12");
    let events = game.give(0, shoot(&[2, 3]), [2, 2, 19, 19]);
    assert_eq!(needs(&events, Test::Pinning), [0; 0]);
    let mut game = gunner_and_five("gun 24 12 3 0 Piercing A", "5 12 12 8 8 12 14 1 12");
    let events = game.give(0, shoot(&[2, 3, 4]), [2, 2, 2, 19, 19, 19, 15]);
    assert_eq!(needs(&events, Test::Pinning), [14]);
    assert_eq!(game.squad(1).morale, Morale::Pinned, "wz.morale.pinned");
    assert!(game.squad(1).tests.has(ForcedTest::Pinning));
}

/// wz.morale.break-trigger: 4 of 5 lost is a Break test; both due at once, the Break test comes first and the Pinning test
/// only if it is passed.
#[test]
fn three_quarters_lost_is_a_break_test() {
    let four = || gunner_and_five("gun 24 12 4 0 Piercing A", "5 12 12 8 8 12 14 1 12");
    let mut game = four();
    let events = game.give(0, shoot(&[2, 3, 4, 5]), [2, 2, 2, 2, 19, 19, 19, 19, 14, 14]);
    assert_eq!((needs(&events, Test::Break).len(), needs(&events, Test::Pinning).len()), (1, 1));
    assert_eq!(game.squad(1).morale, Morale::Steady);
    let mut game = four();
    let events = game.give(0, shoot(&[2, 3, 4, 5]), [2, 2, 2, 2, 19, 19, 19, 19, 15]);
    assert_eq!(needs(&events, Test::Pinning), [0; 0]);
    assert_eq!(game.squad(1).morale, Morale::Broken);
    assert_eq!(game.at(1), crate::support::at(18., 38.), "wz.morale.broken-flight: twice its Movement to its own edge");
}

/// wz.morale.pinned: +2 Armour against Ranged Attacks.
#[test]
fn pinned_models_are_harder_to_hurt() {
    let mut game = gunner_and_five("gun 24 12 1 0 Piercing A", "5 12 12 8 8 12 14 1 12");
    become_(&mut game, 1, Morale::Pinned);
    let events = game.give(0, shoot(&[3]), [5, 12]);
    assert_eq!(why(&events, Test::Armour), "12@wz.stat.a -2@wz.armour.strength-table +2@wz.morale.pinned");
}

fn become_(game: &mut Game, squad: u8, morale: Morale) {
    let event = Event::MoraleBecame { squad: SquadId(squad), morale };
    battle::System::fold(&warzone::Warzone, &mut game.state, &event);
}

fn three(morale: Morale) -> Game {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(20., 44., 0)])
        .begin();
    become_(&mut game, 0, morale);
    game
}

/// wz.morale.recover, wz.action.recover-pinning, wz.def.beginning-of-activation: LD - 2 for a point each, before all else;
/// failed, once more; failed again, the squad stays Pinned and is Deactivated.
#[test]
fn a_pinned_squad_tries_to_recover() {
    let mut game = three(Morale::Pinned);
    let events = game.give(0, Order::Activate { squad: SquadId(0) }, [12]);
    assert_eq!(needs(&events, Test::Recover), [12]);
    game.give(0, Order::DeclareNothing, []);
    game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
    assert_eq!(game.model(1).points, 1);

    let mut game = three(Morale::Pinned);
    game.give(0, Order::Activate { squad: SquadId(0) }, [13, 4]);
    assert_eq!(game.squad(0).morale, Morale::Steady);

    let mut game = three(Morale::Pinned);
    game.give(0, Order::Activate { squad: SquadId(0) }, [13, 13]);
    assert_eq!(game.squad(0).morale, Morale::Pinned);
    assert!(matches!(game.top(), warzone::Step::ChooseSquad(seat) if seat.0 == 1));
}

/// wz.morale.regroup, wz.action.regroup, wz.morale.broken-limits: LD - 6; both failed, the squad flees again.
#[test]
fn a_broken_squad_tries_to_regroup() {
    let mut game = three(Morale::Broken);
    let events = game.give(0, Order::Activate { squad: SquadId(0) }, [8]);
    assert_eq!(needs(&events, Test::Regroup), [8]);
    assert_eq!(game.squad(0).morale, Morale::Steady);
    let mut game = three(Morale::Broken);
    game.give(0, Order::Activate { squad: SquadId(0) }, [9, 9]);
    assert_eq!(game.at(1), crate::support::at(20., 10.));
}

/// wz.morale.broken-off-table: one model at the edge takes the whole squad off.
#[test]
fn a_fleeing_squad_that_reaches_the_edge_is_gone() {
    let mut game =
        scene().squad(0, &trooper(), &[(18., 8., 180), (20., 20., 180)]).squad(1, &trooper(), &[(20., 44., 0)]).begin();
    become_(&mut game, 0, Morale::Broken);
    game.give(0, Order::Activate { squad: SquadId(0) }, [9, 9]);
    assert!(!game.stands(0) && !game.stands(1));
}

/// wz.morale.broken-free-slash: fleeing past an enemy draws a Free Slash, and nobody is held (wz.cc.grab).
#[test]
fn fleeing_models_are_slashed() {
    let mut game =
        scene().squad(0, &trooper(), &[(20., 24., 180)]).squad(1, &trooper().base(40), &[(20., 25.38, 0)]).begin();
    become_(&mut game, 0, Morale::Broken);
    let events = game.give(0, Order::Activate { squad: SquadId(0) }, [9, 9, 3]);
    assert_eq!((needs(&events, Test::Armour).len(), needs(&events, Test::Grab).len()), (1, 0));
    assert_eq!(game.at(0), crate::support::at(20., 14.));
}

/// wz.morale.broken-close-combat: blows at a Broken model need no test.
#[test]
fn broken_models_are_hit_without_a_test() {
    let mut game = scene().squad(0, &trooper(), &[(20., 24., 180)]).squad(1, &trooper(), &[(20., 25.18, 0)]).acting(0);
    become_(&mut game, 1, Morale::Broken);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, crate::support::strike(1), [3]);
    assert_eq!((needs(&events, Test::CloseCombat).len(), needs(&events, Test::Armour).len()), (0, 1));
}

/// A steady squad may act at once.
#[test]
fn steady_squads_test_nothing() {
    let mut game = three(Morale::Steady);
    game.activate(0);
    game.give(0, go(18., 21., 180), []);
}

/// wz.morale.pinned: the +2 Armour is against Ranged Attacks (wz.def.ranged-attack), not against Close Combat Attacks
/// (wz.def.close-combat-attack).
#[test]
fn pinned_models_are_no_harder_to_hurt_hand_to_hand() {
    let mut game = scene().squad(0, &trooper(), &[(20., 24., 180)]).squad(1, &trooper(), &[(20., 25.18, 0)]).acting(0);
    become_(&mut game, 1, Morale::Pinned);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, crate::support::strike(1), [5, 3]);
    assert_eq!(why(&events, Test::Armour), "12@wz.stat.a +1@wz.armour.strength-table");
}
