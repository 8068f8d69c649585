//! Engage: Counter Charge, lines around bases and rocks, and who is Engaged across terrain.

use warzone::{ModelId, Order, Step};

use crate::support::{engage, scene, trooper};

/// wz.cc.counter-charge: an enemy whose reach the engager passes is asked, though the engager stands in its reach by then.
#[test]
fn an_enemy_passed_on_the_way_may_counter_charge() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 27., 0)])
        .squad(1, &trooper().armed(&["blade 2 +1 1 0 Piercing"]), &[(22.5, 24., 270)])
        .acting(0);
    let asked = |step: Step| matches!(step, Step::CounterCharge { by: ModelId(2), .. });
    game.give(0, engage(1), [14]); // Target Sense: model 2 is nearer
    assert!(asked(game.top()), "{:?}", game.top());
    game.give(1, Order::Accept, [14]);
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)));
    assert!(!game.state.is_engaged_with(ModelId(0), ModelId(1)));
}

/// wz.cc.counter-charge: an enemy already Engaged with somebody else cannot.
#[test]
fn an_engaged_enemy_does_not_counter_charge() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (23.69, 24., 270)])
        .squad(1, &trooper(), &[(20., 27., 0)])
        .squad(1, &trooper().armed(&["blade 2 +1 1 0 Piercing"]), &[(22.5, 24., 270)])
        .acting(0);
    game.give(0, engage(2), []);
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)));
}

/// wz.action.engage: only a base in the line turns it aside; a rock in it forbids the Engage.
#[test]
fn no_engage_around_a_rock() {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 26., 0)])
        .block("impassable-rock", [20.3, 22.5, 21., 23.], 0.2)
        .acting(0);
    assert_eq!(game.refused_by(engage(1)), "wz.terrain.impassable");
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (20.9, 23., 180)])
        .squad(1, &trooper(), &[(20., 26., 0)])
        .acting(0);
    game.give(0, engage(2), []);
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)));
}

/// wz.action.engage-gap: what stands behind a model or beside the pair is no opening between them.
#[test]
fn a_rock_behind_the_target_keeps_nobody_apart() {
    let game = scene()
        .squad(0, &trooper().base(50), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 21.57, 0)])
        .block("impassable-pillar", [19.7, 22.17, 20.3, 22.6], 3.0)
        .begin();
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(1)));
    let narrow = scene()
        .squad(0, &trooper().base(50), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 22.6, 0)])
        .block("impassable-west", [16., 21.2, 19.4, 21.4], 3.0)
        .block("impassable-east", [20.6, 21.2, 24., 21.4], 3.0)
        .begin();
    assert!(!narrow.state.is_engaged_with(ModelId(0), ModelId(1)));
}

/// wz.cc.ccwr: a weapon that states no range reaches as far as the base does.
#[test]
fn a_weapon_without_a_range_reaches_as_far_as_the_base() {
    let giant = trooper().base(50).armed(&["blade - +1 1 0 Piercing"]);
    let position = |y: f64| scene().squad(0, &giant, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., y, 0)]).begin();
    assert!(position(23.57).state.is_engaged_with(ModelId(0), ModelId(1)), "2in");
    assert!(!position(23.6).state.is_engaged_with(ModelId(0), ModelId(1)));
}

/// wz.cc.engage-sequence: reach is twice the Movement Value and the Close Combat Weapon Range, and such an Engage is offered.
#[test]
fn an_engage_that_only_the_weapon_reaches_is_offered() {
    let long = trooper().armed(&["blade 2 +1 1 0 Piercing"]);
    let game = scene().squad(0, &long, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 32.5, 0)]).acting(0);
    let mut orders = Vec::new();
    battle::System::orders(&warzone::Warzone, &game.state, &mut orders);
    assert!(orders.iter().any(|it| matches!(it, Order::Engage { .. })));
    assert_eq!(game.refused_by(engage(1)), "wz.action.engage");
}
