//! The Disruptor Array (`dc.weapon.disruptor`).

use dropzone::{Place, Profile, Stand, Weapon, WeaponRule, chapters::turn};

use crate::{
    aircraft::dropship,
    support::{Scene, With, at_unit, gun, infantry, point, scene, tank, to_hit, with},
};

/// Three shots of Ac 2+ that do no damage; AA, to be able to shoot at Aircraft.
fn array() -> Profile {
    let weapon = Weapon { energy: None, ..gun(0, 3, 2) };
    tank().armed(vec![with(with(weapon, WeaponRule::Disruptor), WeaponRule::Aa)])
}

/// A Disruptor Array (unit 0) and its target (unit 1), which then shoots back on 2+.
fn against(target: impl FnOnce(Scene) -> Scene, dice: &[u8]) -> Vec<i32> {
    let mut play = target(scene().squad(0, array(), &[(24.0, 40.0)])).act();
    play.shoot(0, at_unit(1), dice);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    to_hit(&play.shoot(1, at_unit(0), &[1]))
}

#[test]
fn a_hit_gives_2_to_ac_until_the_turn_ends_and_no_damage() {
    // dc.weapon.disruptor: not cumulative, 4+ after one hit as after three; 2+ where all shots miss.
    let one = |it: Scene| it.squad(1, tank(), &[(24.0, 30.0)]);
    assert_eq!(against(one, &[2, 1, 1]), [4]);
    assert_eq!(against(one, &[2, 2, 2]), [4]);
    assert_eq!(against(one, &[1, 1, 1]), [2]);
    let rifles = |it: Scene| it.squad(1, infantry().armed(vec![gun(10, 1, 2)]), &[(24.0, 30.0)]);
    assert_eq!(against(rifles, &[2, 2, 2]), [4]);
    let passive = |it: Scene| it.squad(1, tank().passive(5), &[(24.0, 30.0)]);
    assert_eq!(against(passive, &[2, 1, 1, 5]), [2], "a countered hit is none");
}

#[test]
fn it_disrupts_the_whole_squad_and_aircraft_only_when_they_have_landed() {
    // dc.weapon.disruptor, dc.air.landed
    let ship =
        |place: Place| move |it: Scene| it.stands(1, dropship().armed(vec![gun(10, 1, 2)]), vec![Stand::at(place)]);
    assert_eq!(against(ship(Place::Air(point(24.0, 30.0))), &[2, 2, 2]), [2]);
    assert_eq!(against(ship(Place::Landed(point(24.0, 30.0))), &[2, 2, 2]), [4]);
    let mut play = scene().squad(0, array(), &[(24.0, 40.0)]).squad(1, tank(), &[(24.0, 30.0), (27.0, 30.0)]).act();
    play.shoot(0, at_unit(1), &[2, 1, 1]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    assert_eq!(to_hit(&play.shoot(1, at_unit(0), &[1, 1])), [4], "both of them");
    assert_eq!(play.dp(1), 1);
}
