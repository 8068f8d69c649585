//! Shots about which somebody is asked: Focus, and who stands in for a Commander.

use dropzone::{Profile, SquadId, UnitId, Weapon, WeaponRule, chapters::shooting::Order};
use smallvec::SmallVec;

use crate::support::{Play, With, aim_with, at_unit, gun, infantry, scene, tank, to_damage, to_hit, with};

fn focus(discarded: &[u8]) -> Order {
    Order::Focus { discarded: SmallVec::from_slice(discarded) }
}

fn weapon(energy: u8, shots: u8) -> Weapon {
    with(gun(energy, shots, 2), WeaponRule::Focus(2))
}

/// A tank with this weapon has hit a target of this Armour with all its shots.
fn hits(energy: u8, shots: u8, armour: u8) -> Play {
    let mut play = scene()
        .squad(0, tank().armed(vec![weapon(energy, shots)]), &[(20.0, 30.0)])
        .squad(1, tank().armour(armour, 9), &[(20.0, 20.0)])
        .act();
    play.shoot(0, at_unit(1), &vec![2; usize::from(shots)]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.weapon.focus"));
    play
}

#[test]
fn hits_are_discarded_for_energy() {
    // dc.weapon.focus: five E6 hits, four discarded into one: E13, and not 14; at Armour 11 that needs 3+.
    let mut play = hits(6, 5, 11);
    assert_eq!(play.refused(focus(&[4, 1])), "dc.weapon.focus");
    assert_eq!(play.refused(focus(&[3])), "dc.weapon.focus");
    let log = play.give(0, focus(&[4]), &[5]);
    assert_eq!((to_damage(&log), play.dp(1)), (vec![3], 7));
    // Four E7 hits, two discarded: two hits at E9, or one at E11 and one at E7; at Armour 8 4+, or 2+ and 6+.
    let mut play = hits(7, 4, 8);
    let log = play.give(0, focus(&[1, 1]), &[4, 3]);
    assert_eq!((to_damage(&log), play.dp(1)), (vec![4], 8));
    let mut play = hits(7, 4, 8);
    let log = play.give(0, focus(&[0, 2]), &[2, 6]);
    assert_eq!((to_damage(&log), play.dp(1)), (vec![2, 6], 7));
    // Nobody has to.
    let mut play = hits(7, 2, 8);
    assert_eq!(to_damage(&play.give(0, focus(&[0, 0]), &[6, 1])), [6]);
}

#[test]
fn a_volley_without_a_hit_rolls_no_damage() {
    // dc.weapon.focus: every shot misses, and every hit is countered.
    let battle = |passive: Option<u8>| {
        let target = tank().armour(10, 9);
        let target = passive.map_or(target.clone(), |it| target.passive(it));
        scene().squad(0, tank().armed(vec![weapon(10, 2)]), &[(20.0, 30.0)]).squad(1, target, &[(20.0, 20.0)]).act()
    };
    let mut play = battle(None);
    play.shoot(0, at_unit(1), &[1, 1]);
    assert_eq!((play.dp(1), play.asks()), (9, "dc.action.two-categories"));
    let mut play = battle(Some(5));
    play.shoot(0, at_unit(1), &[2, 2, 5, 6]);
    assert_eq!((play.dp(1), play.asks()), (9, "dc.action.two-categories"));
}

#[test]
fn only_hits_left_after_countermeasures_of_a_squad_in_coherency_count() {
    // dc.weapon.focus, dc.shoot.passive: two tanks fire one after the other; of three hits one is countered. One hit asks nobody.
    let battle = |second: (f64, f64)| {
        scene()
            .squad(0, tank().armed(vec![weapon(10, 2)]), &[(20.0, 30.0), second])
            .squad(1, tank().armour(10, 9).passive(5), &[(20.0, 20.0)])
            .act()
    };
    let mut play = battle((22.0, 30.0));
    play.give(0, aim_with(0, &[0], at_unit(2), None), &[]);
    play.give(0, aim_with(0, &[1], at_unit(2), None), &[]);
    play.give(0, Order::Fire, &[2, 2, 2, 1, 5, 3, 4]);
    assert_eq!(play.asks(), "dc.weapon.focus");
    assert_eq!(play.refused(focus(&[2])), "dc.weapon.focus", "two are left");
    assert_eq!(to_damage(&play.give(0, focus(&[1]), &[3])), [3], "E12 at Armour 10");
    let mut play = battle((22.0, 30.0));
    play.shoot(0, at_unit(2), &[2, 1, 1, 1, 4, 5]);
    assert_eq!(play.dp(2), 8);
    let mut play = battle((32.0, 30.0));
    play.shoot(0, at_unit(2), &[3, 3, 3, 3, 4, 4, 4, 4, 5, 4, 4, 4]);
    assert_eq!(play.dp(2), 8, "out of coherency each hit is its own");
}

#[test]
fn cover_counts_for_the_hits_of_those_before_whom_it_lies() {
    // dc.weapon.focus, dc.damage.body-cover: a barricade lies before the second tank only: Ac 2+ and 4+; E6 at Armour 6 5+ and 6+.
    let battle = || {
        let mut play = scene()
            .squad(0, tank().armed(vec![weapon(6, 1)]), &[(20.0, 40.0), (23.0, 40.0)])
            .squad(1, infantry().armour(6, 9), &[(20.0, 26.0)])
            .piece("barricade", (21.0, 27.3), (1.6, 0.5), 1.0)
            .act();
        let log = play.shoot(0, at_unit(2), &[2, 4]);
        assert_eq!(to_hit(&log), [2, 4]);
        play
    };
    let mut play = battle();
    let log = play.give(0, focus(&[0, 0]), &[5, 5]);
    assert_eq!((to_damage(&log), play.dp(2)), (vec![5, 6], 8));
    // Who gives one up gives up the one behind the barricade: E8 at Armour 6.
    let mut play = battle();
    assert_eq!(to_damage(&play.give(0, focus(&[1]), &[1])), [3]);
}

fn guarded(weapon: Weapon, mate: (f64, f64)) -> Play {
    let commander: Profile = tank().armour(9, 3);
    let mut play = scene()
        .piece("building-small", (28.0, 24.0), (4.0, 4.0), 4.0)
        .squad(0, tank().armed(vec![weapon]), &[(20.0, 30.0)])
        .squad(1, commander, &[(20.0, 20.0), mate])
        .commander(1, 0, 2, 9)
        .act();
    play.give(0, play.aim(0, at_unit(1)), &[]);
    play
}

#[test]
fn a_squad_takes_the_shots_at_its_commander() {
    // dc.shoot.commander-guard
    let mut play = guarded(gun(10, 1, 2), (22.0, 20.0));
    play.give(0, Order::Fire, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.shoot.commander-guard"));
    assert_eq!(play.refused(Order::Guard { to: Some(UnitId(0)) }), "dc.shoot.commander-guard");
    play.give(1, Order::Guard { to: Some(UnitId(2)) }, &[2, 4]);
    assert_eq!((play.dp(1), play.dp(2)), (3, 2));
    let mut play = guarded(gun(10, 1, 2), (22.0, 20.0));
    play.give(0, Order::Fire, &[]);
    play.give(1, Order::Guard { to: None }, &[2, 4]);
    assert_eq!((play.dp(1), play.dp(2)), (2, 3));
}

#[test]
fn nobody_stands_in_against_a_sniper_or_from_behind_a_wall() {
    // dc.shoot.commander-guard, dc.weapon.sniper, dc.shoot.obscured
    let mut play = guarded(with(gun(10, 1, 2), WeaponRule::Sniper), (22.0, 20.0));
    play.give(0, Order::Fire, &[2, 4]);
    assert_eq!(play.dp(1), 2);
    // The other is hidden by the building.
    let mut play = guarded(gun(10, 1, 2), (30.0, 17.0));
    play.give(0, Order::Fire, &[2, 4]);
    assert_eq!(play.dp(1), 2);
    assert!(play.state.living(SquadId(1)).count() == 2);
}
