//! Barrage weapons: batteries, the table, red entries.

use dropzone::{
    Aim, Amount, Card, Event, FeatureId, Profile, Range, SquadId, Subject, Template, UnitId, Way, Weapon, WeaponId,
    WeaponRule,
    chapters::{movement, shooting},
};
use table::Point;

use crate::support::{
    Play, With, aim_with, at_feature, at_unit, gun, infantry, north, point, scene, tank, to_hit, with,
};

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
    let alone = Aim::new(WeaponId(0), [UnitId(0)].into_iter().collect(), at_unit(3));
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
    // Which entries are red: from 4, 8 and 12 on; at what has no Active Countermeasures by the doubled value.
    let truck = || anvil().line(|it| it.countermeasures.active = false);
    let rows = [
        (3, anvil(), 15.0, 1),
        (7, anvil(), 18.0, 1),
        (8, anvil(), 18.0, 2),
        (11, anvil(), 21.0, 1),
        (12, anvil(), 24.0, 2),
        (1, truck(), 12.0, 1),
        (2, truck(), 18.0, 2),
        (3, truck(), 15.0, 1),
        (4, truck(), 18.0, 2),
    ];
    for (value, enemy, away, lost) in rows {
        assert_eq!(loses(barrage(value), enemy, away, None, &[4, 4]), lost, "Barrage-{value} at {away}");
    }
    // The values of a battery add up to a red entry as well.
    let mut play = battery(barrage(2), 2, anvil(), 18.0);
    play.shoot(0, at_unit(2), &[4, 4]);
    assert_eq!(play.dp(2), 7);
}

/// Two launchers side by side, of which a building hides the second one, and an enemy.
fn beside_a_building(weapon: Weapon, launchers: &[(f64, f64)], enemy: Profile) -> Play {
    scene().building(25.5, 34.0).squad(0, tank().armed(vec![weapon]), launchers).squad(1, enemy, &[(22.0, 26.0)]).act()
}

#[test]
fn a_battery_sees_what_one_of_it_sees() {
    // dc.weapon.barrage-battery, dc.weapon.indirect: Ac 4+, and 5+ only where nobody sees the target.
    let (open, hidden) = ((22.0, 40.0), (26.0, 40.0));
    for (launchers, number) in [(vec![open, hidden], 4), (vec![hidden, open], 4), (vec![hidden], 5)] {
        let mut play = beside_a_building(barrage(4), &launchers, anvil());
        let target = at_unit(launchers.len() as u8);
        assert_eq!(to_hit(&play.shoot(0, target, &[number as u8, 1])), [number], "{launchers:?}");
    }
}

#[test]
fn range_is_measured_from_any_unit_of_the_squad() {
    // dc.weapon.barrage-battery: the first launcher is too far on its way to fire, but 14.2 inches from the target; the second,
    // 15.4 inches away, fires Barrage-3 with the Small template.
    let slow = Weapon { move_and_fire: Some(0), ..barrage(3) };
    let mut play = scene()
        .squad(0, tank().armed(vec![slow]), &[(20.0, 40.0), (22.4, 40.0)])
        .squad(1, anvil(), &[(20.0, 24.8)])
        .act();
    let second = || aim_with(0, &[1], at_unit(2), None);
    assert_eq!(play.refused(second()), "dc.weapon.barrage-battery", "both can fire");
    let ways = vec![Way::of(UnitId(0), &[point(20.0, 39.0)], north())];
    play.give(0, movement::Order::Move { squad: SquadId(0), ways }, &[]);
    play.give(0, second(), &[]);
    let log = play.give(0, shooting::Order::Fire, &[4, 1]);
    assert_eq!(placed(&log), [(Template::Small, point(20.0, 24.8))]);
}

#[test]
fn a_battery_shoots_as_badly_as_the_worst_of_it() {
    // dc.weapon.barrage-battery: a barricade lies between the infantry and the second launcher only: Ac 4+ is 6+.
    for (barricade, number) in [(true, 6), (false, 4)] {
        let scene = scene().squad(0, tank().armed(vec![barrage(4)]), &[(20.0, 40.0), (23.0, 40.0)]).squad(
            1,
            infantry(),
            &[(20.0, 26.0)],
        );
        let scene = if barricade { scene.piece("barricade", (21.0, 27.3), (1.6, 0.5), 1.0) } else { scene };
        let mut play = scene.act();
        assert_eq!(to_hit(&play.shoot(0, at_unit(2), &[number as u8, 1, 1])), [number], "{barricade}");
    }
}

#[test]
fn by_long_shot_a_barrage_reaches_as_far_as_without_countermeasures() {
    // dc.card.long-shot, dc.weapon.barrage-full-range: Barrage-3 reads at 6: 21 inches instead of 15.
    let mut play = scene()
        .squad(0, tank().armed(vec![barrage(3)]), &[(20.0, 40.0)])
        .commander(0, 0, 2, 9)
        .squad(1, anvil(), &[(20.0, 19.0)])
        .hand(0, &[Card::LongShot])
        .act();
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.weapon.barrage-table");
    play.play(0, Card::LongShot, Subject::Squad(SquadId(0)), &[]);
    play.shoot(0, at_unit(1), &[4, 1]);
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
