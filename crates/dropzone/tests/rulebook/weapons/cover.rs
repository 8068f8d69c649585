//! Weapons that ignore what protects their target.

use dropzone::{Place, Stand, UnitRule, UnitType, Weapon, WeaponRule};

use crate::support::{With, at_unit, gun, infantry, point, scene, tank, to_damage, to_hit, with};

/// What is needed to hit and to damage infantry behind a barricade: Ac 3+, E3 at Armour 2.
fn behind_a_barricade(weapon: Weapon) -> (Vec<i32>, Vec<i32>) {
    let mut play = scene()
        .squad(0, tank().armed(vec![weapon]), &[(20.0, 30.0)])
        .squad(1, infantry(), &[(20.0, 20.0)])
        .piece("barricade", (20.0, 21.0), (4.0, 0.5), 1.0)
        .act();
    let log = play.shoot(0, at_unit(1), &[5, 2]);
    (to_hit(&log), to_damage(&log))
}

#[test]
fn weapons_ignore_cover() {
    // dc.weapon.through-cover, dc.weapon.sniper, dc.weapon.flame-cover, dc.weapon.toughened-shells, dc.shoot.modifiers
    let rows = [
        (None, 5, 5),
        (Some(WeaponRule::ThroughCover), 3, 5),
        (Some(WeaponRule::Sniper), 3, 5),
        (Some(WeaponRule::Flame), 3, 4),
        (Some(WeaponRule::ToughenedShells), 5, 4),
    ];
    for (rule, hit, damage) in rows {
        let weapon = rule.into_iter().fold(gun(3, 1, 3), with);
        assert_eq!(behind_a_barricade(weapon), (vec![hit], vec![damage]), "{rule:?}");
    }
}

#[test]
fn a_flame_weapon_does_not_ignore_evasion() {
    // dc.weapon.flame-cover, dc.shoot.evasion
    let evasive = tank().line(|it| it.countermeasures.evasion = 2);
    let mut play = scene()
        .squad(0, tank().armed(vec![with(gun(10, 1, 3), WeaponRule::Flame)]), &[(20.0, 30.0)])
        .squad(1, evasive, &[(20.0, 20.0)])
        .act();
    assert_eq!(to_hit(&play.shoot(0, at_unit(1), &[1])), [5]);
}

/// Ac 2+ at infantry with Evasion between two tanks that hide its flanks, in a field or beside a forest.
fn hemmed_in(kind: &str, middle: (f64, f64), sides: (f64, f64), rule: Option<WeaponRule>) -> Vec<i32> {
    let weapon = rule.into_iter().fold(gun(3, 1, 2), with);
    let mut play = scene()
        .squad(0, tank().armed(vec![weapon]), &[(20.0, 30.0)])
        .squad(1, infantry(), &[(20.0, 20.0)])
        .squad(1, tank(), &[(19.28, 22.5), (20.72, 22.5)])
        .piece(kind, middle, sides, 0.5)
        .act();
    to_hit(&play.shoot(0, at_unit(1), &[1]))
}

#[test]
fn soft_cover_and_being_obscured_add_up_unless_they_are_of_one_piece() {
    // dc.shoot.modifiers, dc.shoot.obscured, dc.damage.soft-cover: 2+ and 2 twice is 6+; with Through Cover one 2 is left.
    assert_eq!(hemmed_in("road", (40.0, 40.0), (1.0, 1.0), None), [4]);
    assert_eq!(hemmed_in("field", (20.0, 20.0), (4.0, 2.0), None), [6]);
    assert_eq!(hemmed_in("field", (20.0, 20.0), (4.0, 2.0), Some(WeaponRule::ThroughCover)), [4]);
    // Seen from the air over a low forest that gives the cover, through a gap between two buildings: both together count once.
    let plane = tank().line(|it| it.unit_type = UnitType::Aircraft).armed(vec![gun(3, 1, 2)]);
    let mut play = scene()
        .stands(0, plane, vec![Stand::at(Place::Air(point(20.0, 30.0)))])
        .squad(1, infantry(), &[(20.0, 20.0)])
        .piece("forest-small", (20.0, 21.5), (3.5, 1.0), 0.3)
        .piece("building-tiny", (18.35, 24.0), (3.0, 3.0), 3.0)
        .piece("building-tiny", (21.65, 24.0), (3.0, 3.0), 3.0)
        .act();
    let log = play.shoot(0, at_unit(1), &[1]);
    assert_eq!(to_hit(&log), [4]);
    assert!(format!("{log:?}").contains("dc.shoot.modifiers"), "{log:?}");
}

#[test]
fn modifiers_of_one_shot_add_up() {
    // dc.shoot.modifiers, dc.shoot.modifier-cap: Ac 2+ at an obscured Skimmer is 6+; a Hovercraft with Evasion +2 is 5+.
    let corner = |target| {
        let mut play = scene()
            .squad(0, tank(), &[(20.0, 40.0)])
            .squad(1, target, &[(20.0, 20.0)])
            .piece("building-small", (18.1, 24.0), (4.0, 4.0), 4.0)
            .act();
        to_hit(&play.shoot(0, at_unit(1), &[1]))
    };
    assert_eq!(corner(tank().rule(UnitRule::Skimmer)), [6]);
    let hovercraft = tank().rule(UnitRule::Hovercraft).line(|it| it.countermeasures.evasion = 2);
    let mut play = scene().squad(0, tank(), &[(20.0, 40.0)]).squad(1, hovercraft, &[(20.0, 20.0)]).act();
    assert_eq!(to_hit(&play.shoot(0, at_unit(1), &[1])), [5]);
}
