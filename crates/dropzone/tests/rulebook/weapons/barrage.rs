//! Barrage weapons: batteries, the table, red entries.

use dropzone::{
    Aim, Amount, Event, FeatureId, Profile, Range, Template, Weapon, WeaponId, WeaponRule, chapters::shooting,
};
use table::Point;

use crate::support::{Play, With, at_feature, at_unit, gun, infantry, point, scene, tank, to_hit, with};

fn barrage(value: u8) -> Weapon {
    Weapon { full: Range::Dash, countered: Range::Dash, ..with(gun(10, 1, 4), WeaponRule::Barrage(value)) }
}

/// Launchers side by side, and an enemy so many inches away from the nearest of them.
fn battery(weapon: Weapon, launchers: usize, enemy: Profile, away: f64) -> Play {
    let places: Vec<(f64, f64)> = (0..launchers).map(|it| (20.0 + 1.5 * it as f64, 40.0)).collect();
    scene().squad(0, tank().armed(vec![weapon]), &places).squad(1, enemy, &[(20.0, 40.0 - away)]).act()
}

fn choose(play: &Play, target: u8, template: Template) -> shooting::Order {
    let shooting::Order::Aim(aim) = play.aim(0, at_unit(target)) else { panic!("an aim") };
    shooting::Order::Aim(Aim { template: Some(template), ..aim })
}

fn placed(log: &[Event]) -> Vec<(Template, Point)> {
    let place = |it: &Event| match it {
        Event::Shooting(shooting::Event::TemplatePlaced { size, at, .. }) => Some((*size, *at)),
        _ => None,
    };
    log.iter().filter_map(place).collect()
}

fn anvil() -> Profile {
    tank().armour(9, 9)
}

#[test]
fn a_battery_fires_as_one_shot() {
    // dc.weapon.barrage-battery: three Storm Wagons, Barrage-1, one Barrage-3 shot: one die, one template.
    let mut play = battery(barrage(1), 3, anvil(), 9.0);
    let alone = Aim::new(WeaponId(0), [dropzone::UnitId(0)].into_iter().collect(), at_unit(3));
    assert_eq!(play.refused(shooting::Order::Aim(alone)), "dc.weapon.barrage-battery");
    let log = play.shoot(0, at_unit(3), &[4, 4]);
    assert_eq!((to_hit(&log), placed(&log)), (vec![4], vec![(Template::Medium, point(20.0, 31.0))]));
    assert_eq!(play.dp(3), 8);
}

#[test]
fn the_table_says_how_far_templates_reach() {
    // dc.weapon.barrage-table, dc.weapon.barrage-full-range: value, inches, Active Countermeasures, the largest template.
    // Barrage-3 against infantry reads at 6: 21 / 15 / 9; Barrage-8 against a truck at 12, not 16.
    let truck = || anvil().line(|it| it.countermeasures.active = false);
    let (small, medium, large) = (Template::Small, Template::Medium, Template::Large);
    let rows = [
        (1, 9.0, anvil(), Some(small)),
        (1, 9.2, anvil(), None),
        (1, 12.0, truck(), Some(small)),
        (2, 6.0, anvil(), Some(medium)),
        (3, 15.0, anvil(), Some(small)),
        (3, 9.0, truck(), Some(large)),
        (3, 15.0, truck(), Some(medium)),
        (3, 21.0, truck(), Some(small)),
        (3, 21.2, truck(), None),
        (4, 6.0, anvil(), Some(large)),
        (8, 24.0, truck(), Some(large)),
        (8, 36.0, truck(), Some(small)),
        (8, 36.2, truck(), None),
        (12, 36.0, anvil(), Some(small)),
    ];
    for (value, away, enemy, expected) in rows {
        let mut play = battery(barrage(value), 1, enemy, away);
        let order = play.aim(0, at_unit(1));
        let said = format!("Barrage-{value} at {away}");
        match expected {
            None => assert_eq!(play.refused(order), "dc.weapon.barrage-table", "{said}"),
            Some(size) => {
                let log = play.shoot(0, at_unit(1), &[4, 1]);
                assert_eq!(placed(&log).first().map(|it| it.0), Some(size), "{said}");
            }
        }
    }
    let mut play = battery(barrage(4), 1, anvil(), 12.0);
    let large = choose(&play, 1, Template::Large);
    assert_eq!(play.refused(large), "dc.weapon.barrage-table", "it reaches 6 inches");
}

#[test]
fn red_entries_devastate() {
    // dc.weapon.barrage-red: Barrage-4 with the Small template is Devastator-2, with the Medium one it is not. A Devastator
    // value there is already is doubled. Infantry is not devastated.
    let loses = |weapon: Weapon, enemy: Profile, away: f64, template: Option<Template>, dice: &[u8]| {
        let before = enemy.modes[0].damage_points;
        let mut play = battery(weapon, 1, enemy, away);
        let order = template.map_or_else(|| play.aim(0, at_unit(1)), |it| choose(&play, 1, it));
        play.give(0, order, &[]);
        play.give(0, shooting::Order::Fire, dice);
        before - play.dp(1)
    };
    assert_eq!(loses(barrage(4), anvil(), 15.0, None, &[4, 4]), 2);
    assert_eq!(loses(barrage(4), anvil(), 10.0, None, &[4, 4]), 1);
    assert_eq!(loses(barrage(4), anvil(), 10.0, Some(Template::Small), &[4, 4]), 2);
    let devastator = with(barrage(4), WeaponRule::Devastator(Amount::Fixed(2)));
    assert_eq!(loses(devastator, anvil(), 15.0, None, &[4, 4]), 4);
    assert_eq!(loses(barrage(4), infantry(), 24.0, Some(Template::Small), &[4, 1, 3]), 1);
}

#[test]
fn a_1_deviates_as_well_and_nobody_has_to_see() {
    // dc.weapon.barrage, dc.weapon.area-miss: on a 1 the full D6; at what nobody sees Ac is 5+.
    let mut play = battery(barrage(3), 1, anvil(), 9.0);
    let log = play.shoot(0, at_unit(1), &[1, 6, 1, 1]);
    assert_eq!(placed(&log), [(Template::Medium, point(20.0, 25.0))]);
    let mut play = scene()
        .building(20.0, 33.0)
        .squad(0, tank().armed(vec![barrage(3)]), &[(20.0, 40.0)])
        .squad(1, anvil(), &[(20.0, 27.0)])
        .act();
    assert_eq!(to_hit(&play.shoot(0, at_unit(1), &[5, 1])), [5]);
}

#[test]
fn barrages_at_features_demolish_by_the_table() {
    // dc.weapon.barrage-feature, dc.weapon.area-fire: Barrage-3 reaches 21 inches (row 6, Small) and is Demolisher-2 (row 3),
    // which is not doubled; a 6 lights a fire. Infantry inside is no target.
    let battle = |y: f64| {
        scene()
            .building(20.0, 20.0)
            .squad(0, tank().armed(vec![barrage(3)]), &[(20.0, y)])
            .inside(1, infantry(), 0, &[Some(2)])
            .act()
    };
    let mut play = battle(43.4);
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.weapon.barrage-feature");
    let log = play.shoot(0, at_feature(0), &[6, 3]);
    assert_eq!((to_hit(&log), placed(&log)), (vec![2], vec![]));
    assert_eq!((play.feature_dp(0), play.state.feature(FeatureId(0)).fires), (18, 1));
    let mut play = battle(43.7);
    assert_eq!(play.refused(play.aim(0, at_feature(0))), "dc.weapon.barrage-table");
}
