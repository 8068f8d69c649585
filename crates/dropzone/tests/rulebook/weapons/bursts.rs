//! Self Destruct (`dc.weapon.self-destruct`).

use dropzone::{
    LandingZone, Place, Profile, Stand, Template, TransportLetter, UnitType, Weapon, WeaponRule,
    chapters::{shooting, transports},
};

use crate::support::{Play, With, aim_with, apc, at_unit, gun, point, scene, tank, to_damage, with};

/// A Monitor: it flies, and bursts with Energy 10.
fn monitor() -> Profile {
    let bomb = Weapon { full: dropzone::Range::Dash, countered: dropzone::Range::Dash, ..gun(10, 1, 6) };
    let bomb = with(with(bomb, WeaponRule::Area(Template::Small)), WeaponRule::SelfDestruct);
    tank().armour(3, 1).armed(vec![bomb]).line(|it| {
        it.unit_type = UnitType::Aircraft;
        it.landing_zone = Some(LandingZone::Tiny);
    })
}

fn air(places: &[(f64, f64)]) -> Vec<Stand> {
    places.iter().map(|(x, y)| Stand::at(Place::Air(point(*x, *y)))).collect()
}

/// Two Monitors (0, 1), a friend (2), an enemy (3) under the template of the first, and one (4) 3 inches from it.
fn battle() -> Play {
    scene()
        .stands(0, monitor(), air(&[(20.0, 20.0), (22.0, 20.0)]))
        .squad(0, tank().armour(9, 3), &[(18.8, 20.0)])
        .squad(1, tank().armour(9, 3), &[(20.0, 21.0)])
        .squad(1, tank().armour(9, 3), &[(20.0, 17.0)])
        .act()
}

#[test]
fn it_is_destroyed_with_what_is_under_its_template() {
    // dc.weapon.self-destruct, dc.weapon.area: no roll to hit; 4+ to damage on the ground, friend and foe. Who flies beside it is
    // not hit. The Monitor is destroyed: a die for how it comes down.
    let mut play = battle();
    let log = play.shoot_with(&[0], at_unit(0), &[4, 6, 1]);
    assert_eq!(to_damage(&log), [4, 4]);
    assert_eq!([2, 3, 4].map(|it| 3 - play.dp(it)), [1, 2, 0]);
    assert_eq!([0, 1].map(|it| play.unit(it).place == Place::Gone), [true, false]);
}

#[test]
fn one_of_a_squad_does_it_and_at_itself_only() {
    // dc.weapon.self-destruct
    let mut play = battle();
    assert_eq!(play.refused(aim_with(0, &[0], at_unit(3), None)), "dc.weapon.self-destruct", "not at an enemy");
    assert_eq!(play.refused(aim_with(0, &[0, 1], at_unit(0), None)), "dc.weapon.self-destruct", "not two");
    play.give(0, aim_with(0, &[0], at_unit(0), None), &[]);
    assert_eq!(play.refused(aim_with(0, &[1], at_unit(1), None)), "dc.weapon.self-destruct", "one has been declared");
}

#[test]
fn not_in_the_turn_it_has_disembarked() {
    // dc.weapon.self-destruct
    let cargo = monitor().line(|it| it.unit_type = UnitType::Vehicle).needs(TransportLetter::I, 1);
    let mut play =
        scene().squad(0, apc(), &[(20.0, 26.0)]).aboard(0, cargo, 0, 1).squad(1, tank(), &[(30.0, 26.0)]).start();
    play.activate(0, 1);
    let places = [point(22.0, 26.0)].into_iter().collect();
    let out = transports::Order::Disembark { squad: dropzone::SquadId(1), to: dropzone::Exit::Open { places } };
    play.give(0, out, &[]);
    assert_eq!(play.refused(aim_with(0, &[1], at_unit(1), None)), "dc.weapon.self-destruct");
}

impl Play {
    /// These units fire their first weapon at a target.
    fn shoot_with(&mut self, shooters: &[u8], target: dropzone::Target, dice: &[u8]) -> Vec<dropzone::Event> {
        self.give(0, aim_with(0, shooters, target, None), &[]);
        self.give(0, shooting::Order::Fire, dice)
    }
}
