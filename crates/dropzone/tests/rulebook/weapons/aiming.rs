//! Weapons that see, reach or are aimed in another way.

use battle::Seat;
use dropzone::{
    Accuracy, Category, Place, Profile, Range, SquadId, SquadMark, Stand, TransportLetter, UnitId, UnitRule, UnitType,
    Way, Weapon, WeaponRule,
    chapters::{movement, shooting, transports, turn},
};

use crate::support::{
    Play, Scene, With, aim_with, apc, at_feature, at_unit, gun, infantry, north, point, scene, tank, to_hit, transport,
    with,
};

fn scout() -> Profile {
    Profile { category: Category::Scout, ..tank() }
}

/// A tank with this weapon, and an enemy behind a building.
fn hidden(weapon: Weapon) -> Scene {
    scene().building(20.0, 30.0).squad(0, tank().armed(vec![weapon]), &[(20.0, 40.0)]).squad(1, tank(), &[(20.0, 20.0)])
}

#[test]
fn indirect_weapons_hit_what_nobody_sees_on_5() {
    // dc.weapon.indirect, dc.shoot.modifiers: Ac 2+ becomes 5+, and nothing is obscured; a friendly Scout sees for it.
    let indirect = || with(gun(10, 1, 2), WeaponRule::Indirect);
    let mut play = hidden(gun(10, 1, 2)).act();
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.basic.los");
    let mut play = hidden(indirect()).act();
    assert_eq!(to_hit(&play.shoot(0, at_unit(1), &[1])), [5]);
    let spotted = |by: Profile, at: (f64, f64)| {
        let mut play = hidden(indirect()).squad(0, by, &[at]).act();
        to_hit(&play.shoot(0, at_unit(2), &[1]))
    };
    assert_eq!(spotted(scout(), (30.0, 20.0)), [2]);
    assert_eq!(spotted(tank(), (30.0, 20.0)), [5], "no Scout");
    assert_eq!(spotted(scout(), (20.0, 44.0)), [5], "the Scout sees it no more than the tank");
    // Seen or not, a feature is hit on 2+.
    let mut play = hidden(indirect()).piece("building-small", (20.0, 12.0), (4.0, 4.0), 4.0).act();
    assert_eq!(to_hit(&play.shoot(0, at_feature(1), &[1])), [2]);
    let mut play = hidden(gun(10, 1, 2)).piece("building-small", (20.0, 12.0), (4.0, 4.0), 4.0).act();
    assert_eq!(play.refused(play.aim(0, at_feature(1))), "dc.basic.los");
}

#[test]
fn articulated_weapons_look_over_low_walls() {
    // dc.weapon.articulated: a tank is 0.75 inches tall; from an inch above it sees over 1.2.
    let battle = |rule: Option<WeaponRule>| {
        let weapon = rule.into_iter().fold(gun(10, 1, 2), with);
        scene()
            .piece("building-tiny", (20.0, 28.9), (3.0, 0.4), 1.2)
            .squad(0, tank().armed(vec![weapon]), &[(20.0, 30.0)])
            .squad(1, tank(), &[(20.0, 20.0)])
            .act()
    };
    let mut play = battle(None);
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.basic.los");
    battle(Some(WeaponRule::Articulated)).shoot(0, at_unit(1), &[1]);
}

#[test]
fn a_strike_is_called_in_by_who_stands_still_and_sees() {
    // dc.weapon.call-it-in: even where the weapon is indirect.
    let strike = || with(with(gun(10, 1, 2), WeaponRule::Indirect), WeaponRule::CallItIn);
    let mut play = hidden(strike()).act();
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.basic.los");
    hidden(strike()).squad(0, scout(), &[(30.0, 20.0)]).act().shoot(0, at_unit(2), &[1]);
    let mut play =
        scene().squad(0, tank().armed(vec![strike()]), &[(20.0, 40.0)]).squad(1, tank(), &[(20.0, 20.0)]).act();
    let turn = Way::of(UnitId(0), &[point(20.0, 39.0)], north());
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![turn] }, &[]);
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.weapon.call-it-in");
}

#[test]
fn flame_reaches_infantry_inside_but_not_beside_friends() {
    // dc.weapon.flame-target, dc.infantry.shot-at: nobody is on an edge; the wall is 5.9 inches away, the middle further.
    let flame =
        || Weapon { full: Range::Inches(6), countered: Range::Inches(6), ..with(gun(4, 1, 3), WeaponRule::Flame) };
    let battle = |weapon: Weapon, y: f64| {
        scene().building(20.0, 20.0).squad(0, tank().armed(vec![weapon]), &[(20.0, y)]).inside(
            1,
            infantry(),
            0,
            &[None],
        )
    };
    let mut play = battle(gun(4, 1, 3), 28.4).act();
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.infantry.shot-at");
    let mut play = battle(flame(), 28.4).act();
    assert_eq!(to_hit(&play.shoot(0, at_unit(1), &[3, 3])), [3]);
    assert_eq!(play.dp(1), 4);
    let mut play = battle(flame(), 28.7).act();
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.shoot.range");
    let mut play = battle(flame(), 28.4).inside(0, infantry(), 0, &[None]).act();
    assert_eq!(play.refused(play.aim(0, at_unit(2))), "dc.weapon.flame-target", "friends are inside");
    play.give(0, play.aim(0, at_feature(0)), &[]);
}

#[test]
fn an_ion_storm_shoots_at_everybody_around() {
    // dc.weapon.ion-storm: 3+ within 6 inches, 6+ beyond, up to 12, friend or foe, seen or not; not into features, not at
    // Aircraft in flight.
    let storm = || Weapon {
        accuracy: Accuracy::ByRange { near: 3, far: 6 },
        full: Range::Inches(12),
        countered: Range::Inches(12),
        ..with(gun(10, 1, 2), WeaponRule::IonStorm)
    };
    let mut play = scene()
        .building(20.0, 15.0)
        .squad(0, tank().armed(vec![storm()]), &[(20.0, 20.0)])
        .squad(0, tank().armour(9, 3), &[(20.0, 28.0)])
        .squad(1, tank().armour(9, 3), &[(26.0, 20.0)])
        .squad(1, tank().armour(9, 3), &[(20.0, 10.0)])
        .squad(1, tank().armour(9, 3), &[(20.0, 32.1)])
        .inside(1, infantry(), 0, &[Some(2)])
        .stands(1, tank().line(|it| it.unit_type = UnitType::Aircraft), vec![Stand::at(Place::Air(point(15.0, 20.0)))])
        .act();
    assert_eq!(play.refused(play.aim(0, at_unit(2))), "dc.weapon.ion-storm", "it is aimed at nobody");
    let log = play.shoot(0, at_unit(0), &[6, 3, 5, 4, 4]);
    assert_eq!(to_hit(&log), [6, 3, 6]);
    assert_eq!([play.dp(1), play.dp(2), play.dp(3), play.dp(4)], [2, 2, 3, 3]);
}

/// Seat 1 shoots at the first unit with Ac 2+ after seat 0 is done.
fn answered(mut play: Play, target: u8, squad: u8) -> Vec<i32> {
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    to_hit(&play.shoot(squad, at_unit(target), &[1]))
}

#[test]
fn smoke_launchers_instead_of_shots() {
    // dc.weapon.smoke: shots at the squad, or at who stands within 2 inches of it, need 2 more, once.
    let smoker = || tank().rule(UnitRule::SmokeLauncher);
    let battle = || {
        scene()
            .squad(0, smoker(), &[(20.0, 30.0)])
            .squad(0, smoker(), &[(23.2, 30.0)])
            .joins(0)
            .squad(0, tank(), &[(26.4, 30.0)])
            .squad(0, tank(), &[(14.0, 30.0)])
            .squad(1, tank(), &[(20.0, 20.0)])
            .act()
    };
    let smoke = |squad| shooting::Order::Smoke { squad: SquadId(squad) };
    let mut play = battle();
    play.give(0, smoke(0), &[]);
    assert_eq!(play.refused(play.aim(0, at_unit(4))), "dc.action.squad-together", "it was its shooting");
    assert_eq!(play.refused(smoke(0)), "dc.action.squad-together");
    play.give(0, smoke(1), &[]);
    assert_eq!(answered(play, 0, 4), [4], "in its own smoke and near that of the other, once");
    let smoked = || {
        let mut play = battle();
        play.give(0, smoke(1), &[]);
        play
    };
    assert_eq!(answered(smoked(), 2, 4), [4], "2 inches away");
    assert_eq!(answered(smoked(), 3, 4), [2]);
    let mut play = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).act();
    assert_eq!(play.refused(smoke(0)), "dc.weapon.smoke", "no launchers");
    let mut play = scene().squad(0, smoker(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 20.0)]).act();
    play.give(0, smoke(0), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.shoot(1, at_unit(0), &[1]);
    play.give(1, turn::Order::DoneGroup, &[4, 2]);
    assert!(!play.state.squad_is(SquadId(0), SquadMark::Smoke), "the turn is over");
}

#[test]
fn a_smart_smoke_shell_hides_friends() {
    // dc.weapon.smoke: it hits without a roll; nobody else is its target, nor who is not seen.
    let shell = || Weapon { energy: None, ..with(with(gun(0, 1, 2), WeaponRule::Indirect), WeaponRule::Smoke) };
    let mut play = scene()
        .building(30.0, 35.0)
        .squad(0, tank().armed(vec![shell()]), &[(20.0, 40.0)])
        .squad(0, tank(), &[(24.0, 30.0)])
        .squad(0, tank(), &[(40.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .act();
    assert_eq!(play.refused(play.aim(0, at_unit(3))), "dc.weapon.smoke");
    assert_eq!(play.refused(play.aim(0, at_unit(2))), "dc.basic.los");
    play.shoot(0, at_unit(1), &[]);
    assert!(play.state.squad_is(SquadId(1), SquadMark::Smoke));
    assert_eq!(answered(play, 1, 3), [4]);
}

#[test]
fn who_came_out_of_the_air_shoots_at_no_aircraft() {
    // dc.shoot.disembark-aa, dc.weapon.aa: out of a landed Aircraft; out of an APC it may.
    let aa = || tank().needs(TransportLetter::I, 1).armed(vec![with(gun(10, 1, 2), WeaponRule::Aa)]);
    let carrier = || {
        let dropship = tank().line(|it| it.unit_type = UnitType::Aircraft).armed(Vec::new());
        transport(dropship, TransportLetter::I, 3)
    };
    let plane = || tank().line(|it| it.unit_type = UnitType::Aircraft);
    let out = |carrier: Profile, place: Place| {
        let mut play = scene()
            .stands(0, carrier, vec![Stand::at(place)])
            .aboard(0, aa(), 0, 1)
            .stands(1, plane(), vec![Stand::at(Place::Air(point(20.0, 20.0)))])
            .start();
        play.activate(0, 1);
        let to = transports::Order::Disembark {
            squad: SquadId(1),
            to: dropzone::Exit::Open { places: [point(22.0, 30.0)].into_iter().collect() },
        };
        play.give(0, to, &[]);
        play
    };
    let mut play = out(carrier(), Place::Landed(point(20.0, 30.0)));
    assert_eq!(play.refused(aim_with(0, &[1], at_unit(2), None)), "dc.shoot.disembark-aa");
    let mut play = out(apc(), Place::Ground(point(20.0, 30.0)));
    play.give(0, aim_with(0, &[1], at_unit(2), None), &[]);
    assert_eq!(play.state.volley.as_ref().map(|it| it.seat), Some(Seat(0)));
}
