//! Shots at friends and into fights: where a miss goes, and what is not allowed.

use warzone::{Forbidden, ModelId, Order, Test};

use crate::support::{Game, Scene, Trooper, at, laid, needs, scene, shoot, shots, struck, trooper, why};

/// A shooter (0) looks at a fight 10in off: friends (1 and 2) on both sides of an enemy (3).
fn fight(kind: &Trooper) -> Scene {
    scene().squad(0, kind, &[(20., 20., 180)]).squad(0, &trooper(), &[(20.7, 30., 90), (23.07, 30., 270)]).squad(
        1,
        &trooper(),
        &[(21.885, 30., 270)],
    )
}

/// wz.shoot.engaged-target: a friend in a fight may be aimed at, at -8; a miss falls on the nearest other friend there.
#[test]
fn a_miss_at_a_friend_falls_on_another() {
    let mut game = fight(&trooper()).acting(0);
    assert!((1..4).all(|it| game.state.is_engaged(ModelId(it))));
    let events = game.give_kept(0, shoot(&[1]), [5, 3]);
    assert!(why(&events, Test::RangeSkill).contains("-8@wz.shoot.engaged-target"));
    assert_eq!((needs(&events, Test::RangeSkill), struck(&events)), (vec![4], vec![2]));
    let mut hit = fight(&trooper()).acting(0);
    assert_eq!(struck(&hit.give_kept(0, shoot(&[1]), [4, 3])), [1]);
}

/// wz.shoot.engaged-target: a friend the shooter does not see is not hit: nothing happens.
#[test]
fn an_unseen_friend_is_not_hit() {
    for (facing, victims) in [(90, vec![]), (180, vec![1])] {
        let mut game = scene()
            .squad(0, &trooper(), &[(20., 20., facing)])
            .squad(0, &trooper(), &[(19.12, 30., 90)])
            .squad(1, &trooper(), &[(20.3, 30., 270)])
            .acting(0);
        assert!(game.state.is_engaged_with(ModelId(1), ModelId(2)));
        let dice: &[u8] = if victims.is_empty() { &[5] } else { &[5, 3] };
        assert_eq!(struck(&game.give(0, shoot(&[2]), dice.iter().copied())), victims, "facing {facing}");
    }
}

/// wz.shoot.engaged-target, wz.template.scatter: an explosion that misses scatters and seeks no friend.
#[test]
fn an_explosion_into_a_fight_scatters() {
    let mut game = scene()
        .squad(0, &trooper().armed(&["gun 18 10 1 1 Blast A SE"]), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(20., 31.18, 0)])
        .squad(1, &trooper(), &[(20., 30., 180)])
        .acting(0);
    assert!(game.state.is_engaged_with(ModelId(1), ModelId(2)));
    let events = game.give(0, shoot(&[2]), [5, 11, 20]);
    assert_eq!((needs(&events, Test::RangeSkill), laid(&events)), (vec![4], vec![at(20., 40.)]), "10in straight on");
    assert!(struck(&events).is_empty());
}

/// wz.shoot.friendly-target: no Advanced Action at a friend, also at one who fights nobody; a basic one is allowed.
#[test]
fn no_rapid_fire_at_a_friend() {
    let game = || -> Game {
        scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(0, &trooper(), &[(20., 26., 0)])
            .squad(1, &trooper(), &[(40., 44., 0)])
            .acting(0)
    };
    let rule = catalogue::rule!("wz.shoot.friendly-target");
    assert_eq!(game().refused(Order::RapidFire(shots(&[1, 1]))), Forbidden::BasicOnly { target: ModelId(1), rule });
    game().give(0, shoot(&[1]), [13]);
}
