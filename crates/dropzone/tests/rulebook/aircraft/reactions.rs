//! Reaction Fire (`dc.weapon.reaction-fire`): AA weapons shoot at Aircraft while they fly.

use dropzone::{
    Place, Profile, Range, Reaction, SquadId, Stand, TransportLetter, UnitId, UnitMark, Wait, Way, Weapon, WeaponId,
    WeaponRule,
    chapters::{movement, reactions, shooting, transports, turn},
};

use super::{air, dropship, fly, land};
use crate::support::{Play, Scene, With, at_unit, gun, infantry, north, point, scene, tank, to_hit, transport, with};

/// An AA gun of Ac 3+ that reaches 12 inches: 11.8 along the ground to a dropship, which is 2 inches higher.
fn flak() -> Weapon {
    with(Weapon { countered: Range::Inches(12), ..gun(13, 1, 3) }, WeaponRule::Aa)
}

/// A dropship (unit 0) in the air over 24, 44, and what seat 1 has.
fn against(seat_1: impl FnOnce(Scene) -> Scene) -> Play {
    seat_1(scene().stands(0, dropship(), air(24.0, 44.0))).act()
}

fn one_gun(weapon: Weapon) -> Play {
    against(|it| it.squad(1, tank().armed(vec![weapon]), &[(24.0, 20.0)]))
}

fn react(unit: u8, weapon: u8, at: (f64, f64)) -> reactions::Order {
    let (unit, weapon) = (UnitId(unit), WeaponId(weapon));
    reactions::Order::React(Reaction { unit, weapon, target: UnitId(0), at: point(at.0, at.1) })
}

const DECLINE: reactions::Order = reactions::Order::Decline;

#[test]
fn a_gun_shoots_at_a_point_of_the_path_and_needs_2_more() {
    // dc.weapon.reaction-fire, dc.weapon.reaction-range: range and sight are taken to the point. At 31.8 the dropship is in
    // range; a 4 does not hit on 5+, and it flies on.
    let mut play = one_gun(flak());
    play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.weapon.reaction-fire"));
    assert_eq!(play.refused(react(1, 0, (24.0, 32.0))), "dc.shoot.range");
    assert_eq!(play.refused(react(1, 0, (25.0, 31.0))), "dc.weapon.reaction-range", "it does not come there");
    assert_eq!(play.refused(react(1, 1, (24.0, 31.0))), "dc.weapon.reaction-fire", "there is no such weapon");
    assert_eq!(play.refused(react(0, 0, (24.0, 31.0))), "dc.weapon.reaction-fire", "the dropship is not its own");
    assert_eq!(play.unit(0).place, Place::Air(point(24.0, 44.0)), "it waits");
    let log = play.give(1, react(1, 0, (24.0, 31.8)), &[4]);
    assert_eq!(to_hit(&log), [5]);
    assert_eq!((play.asked(), play.unit(0).place), (0, Place::Air(point(24.0, 30.0))));
    assert_eq!(play.unit(0).moved, table::Inches::whole(14));
}

#[test]
fn who_declines_keeps_the_weapon_and_nobody_without_one_is_asked() {
    // dc.weapon.reaction-fire, dc.weapon.aa
    let mut play = one_gun(flak());
    play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
    play.give(1, DECLINE, &[]);
    assert_eq!((play.unit(0).place, play.unit(1).fired), (Place::Air(point(24.0, 30.0)), 0));
    let rows = [
        ("no AA weapon", Weapon { rules: Default::default(), ..flak() }),
        ("no Reaction Fire", with(flak(), WeaponRule::NoReactionFire)),
        ("indirect", with(flak(), WeaponRule::Indirect)),
        ("indirect as any Barrage", with(flak(), WeaponRule::Barrage(3))),
        ("out of range", Weapon { countered: Range::Inches(10), ..flak() }),
    ];
    for (why, weapon) in rows {
        let mut play = one_gun(weapon);
        play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
        assert_eq!(play.asked(), 0, "{why}");
        assert_eq!(play.unit(0).place, Place::Air(point(24.0, 30.0)));
    }
}

#[test]
fn all_reactions_are_declared_first_and_fall_in_the_order_of_their_points() {
    // dc.weapon.reaction-fire, dc.air.destroyed-table: the second gun's point comes first; it destroys the dropship there, and
    // the other gun has fired at nothing. On a 5 the tank aboard is placed within 2 inches of where it came down.
    let strong = || tank().armed(vec![with(gun(13, 2, 3), WeaponRule::Aa)]);
    let carrier = transport(dropship(), TransportLetter::T, 3);
    let cargo = tank().needs(TransportLetter::T, 1);
    let mut play = scene()
        .stands(0, carrier, air(24.0, 44.0))
        .aboard(0, cargo, 0, 1)
        .squad(1, strong(), &[(20.0, 25.0)])
        .squad(1, strong(), &[(28.0, 25.0)])
        .start();
    play.activate(0, 1);
    play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
    play.give(1, react(2, 0, (24.0, 32.0)), &[]);
    assert_eq!(play.refused(react(2, 0, (24.0, 33.0))), "dc.shoot.declare", "a weapon is fired once");
    let log = play.give(1, react(3, 0, (24.0, 40.0)), &[5, 5, 6, 6, 5]);
    assert_eq!(to_hit(&log), [5], "one gun only has been rolled for");
    assert_eq!((play.unit(0).place, play.unit(2).fired, play.unit(3).fired), (Place::Gone, 1, 1));
    let out = |y: f64| transports::Order::GetOut { places: [point(24.0, y)].into_iter().collect() };
    assert_eq!(play.refused(out(32.0)), "dc.transport.ground-destroyed", "not where it flew to");
    play.give(0, out(40.0), &[]);
    assert_eq!(play.unit(1).place, Place::Ground(point(24.0, 40.0)));
}

#[test]
fn of_two_shots_the_one_nearer_to_the_start_is_rolled_first() {
    // dc.weapon.reaction-fire: Ac 3+ at the end of the way, Ac 4+ at its start.
    let gun_of = |accuracy: u8| tank().armed(vec![with(gun(13, 1, accuracy), WeaponRule::Aa)]);
    let mut play = against(|it| it.squad(1, gun_of(3), &[(20.0, 25.0)]).squad(1, gun_of(4), &[(28.0, 25.0)]));
    play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
    play.give(1, react(1, 0, (24.0, 30.0)), &[]);
    let log = play.give(1, react(2, 0, (24.0, 44.0)), &[1, 1]);
    assert_eq!(to_hit(&log), [6, 5]);
}

#[test]
fn a_weapon_fires_once_a_turn_and_its_mf_binds_the_later_move() {
    // dc.weapon.reaction-fire, dc.basic.weapon-mf: one weapon reacts, the other is kept; MF 2.
    let slow = || Weapon { move_and_fire: Some(2), ..flak() };
    let mut play = against(|it| it.squad(1, tank().armed(vec![slow(), flak()]), &[(24.0, 20.0)]));
    play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
    play.give(1, react(1, 0, (24.0, 30.0)), &[]);
    play.give(1, DECLINE, &[1]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    let aim = |weapon: u8| {
        let shooters = [UnitId(1)].into_iter().collect();
        shooting::Order::Aim(dropzone::Aim::new(WeaponId(weapon), shooters, at_unit(0)))
    };
    assert_eq!(play.refused(aim(0)), "dc.shoot.declare");
    let back = |far: f64| {
        let ways = vec![Way::of(UnitId(1), &[point(24.0, 20.0 - far)], north())];
        movement::Order::Move { squad: SquadId(1), ways }
    };
    assert_eq!(play.refused(back(2.1)), "dc.basic.weapon-mf");
    play.give(1, back(1.0), &[]);
    play.give(1, aim(1), &[]);
    let log = play.give(1, shooting::Order::Fire, &[1]);
    assert_eq!(to_hit(&log), [3], "nothing is added in its own activation");
}

#[test]
fn who_has_moved_too_far_for_the_weapon_does_not_react() {
    // dc.weapon.reaction-fire, dc.basic.weapon-mf: MF 2, after moving 2 or 3 inches.
    for (far, asked) in [(2.0, 1), (3.0, 0)] {
        let slow = Weapon { move_and_fire: Some(2), ..flak() };
        let mut play = scene()
            .squad(0, tank(), &[(5.0, 40.0)])
            .stands(0, dropship(), air(24.0, 44.0))
            .squad(1, tank().armed(vec![slow]), &[(24.0, 18.0)])
            .squad(1, tank(), &[(40.0, 5.0)])
            .act();
        let turned = vec![Way::of(UnitId(0), &[], north())];
        play.give(0, movement::Order::Move { squad: SquadId(0), ways: turned }, &[]);
        play.give(0, turn::Order::DoneGroup, &[]);
        play.activate(1, 0);
        let ways = vec![Way::of(UnitId(2), &[point(24.0, 18.0 + far)], north())];
        play.give(1, movement::Order::Move { squad: SquadId(2), ways }, &[]);
        play.give(1, turn::Order::DoneGroup, &[]);
        play.activate(0, 1);
        let order = reactions::Order::React(Reaction {
            unit: UnitId(2),
            weapon: WeaponId(0),
            target: UnitId(1),
            at: point(24.0, 30.0),
        });
        play.give(0, fly(1, 1, &[(24.0, 30.0)]), &[]);
        assert_eq!(play.asked(), asked, "{far}");
        if asked == 1 {
            play.give(1, order, &[1]);
        }
    }
}

#[test]
fn neither_cargo_nor_landed_aircraft_react() {
    // dc.weapon.reaction-fire, dc.air.landed, dc.transport.aboard: a flying gunship does.
    let gunship = |place: Place| (dropship().armed(vec![flak()]), vec![Stand::at(place)]);
    for (place, asked) in [(Place::Air(point(24.0, 20.0)), 1), (Place::Landed(point(24.0, 20.0)), 0)] {
        let (profile, stands) = gunship(place);
        let mut play = against(|it| it.stands(1, profile, stands));
        play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
        assert_eq!(play.asked(), asked, "{place:?}");
    }
    let rider = infantry().needs(TransportLetter::I, 1).armed(vec![flak()]);
    let mut play = against(|it| it.squad(1, crate::support::apc(), &[(24.0, 20.0)]).aboard(1, rider, 1, 1));
    play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
    assert_eq!(play.asked(), 0);
}

#[test]
fn who_has_embarked_this_turn_does_not_react_when_it_is_thrown_out() {
    // dc.weapon.reaction-fire: rifles get into an APC, which is shot; on a 3 they are unharmed, and on the ground again. Others who
    // stayed where they were react.
    for (gets_in, asked) in [(true, 0), (false, 1)] {
        let rifles = infantry().needs(TransportLetter::I, 1).armed(vec![flak()]);
        let mut play = scene()
            .squad(0, tank(), &[(5.0, 40.0)])
            .squad(0, tank().armed(vec![gun(13, 1, 2)]), &[(34.0, 17.4)])
            .stands(0, dropship(), air(24.0, 44.0))
            .squad(1, rifles, &[(24.0, 20.0)])
            .squad(1, crate::support::apc(), &[(24.0, 17.4)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        play.turns_and_ends(0, 0);
        play.give(0, turn::Order::DoneGroup, &[]);
        play.activate(1, 0);
        if gets_in {
            play.give(1, transports::Order::Call { squad: SquadId(4) }, &[]);
            let into = [Some(UnitId(4))].into_iter().collect();
            play.give(1, transports::Order::Embark { squad: SquadId(3), into }, &[]);
        } else {
            play.turns_and_ends(1, 3);
        }
        play.give(1, turn::Order::DoneGroup, &[]);
        play.activate(0, 1);
        if gets_in {
            play.shoot(1, at_unit(4), &[2, 6, 5]);
            let places = [point(24.0, 20.0)].into_iter().collect();
            play.give(1, transports::Order::GetOut { places }, &[]);
        } else {
            play.turns_and_ends(0, 1);
        }
        play.give(0, turn::Order::DoneGroup, &[]);
        play.activate(1, 2);
        play.turns_and_ends(1, 5);
        play.give(1, turn::Order::DoneGroup, &[]);
        play.activate(0, 2);
        assert_eq!(play.unit(3).place, Place::Ground(point(24.0, 20.0)));
        play.give(0, fly(2, 2, &[(24.0, 30.0)]), &[]);
        assert_eq!(play.asked(), asked, "{gets_in}");
    }
}

#[test]
fn infantry_reacts_from_an_edge_that_sees_and_has_shot_out() {
    // dc.weapon.reaction-fire, dc.cqb.dice-shooting: the southern edge sees it, the northern and the centre do not.
    for (edge, asked) in [(Some(2), 1), (Some(0), 0), (None, 0)] {
        let rifles = infantry().armed(vec![flak()]);
        let mut play = against(|it| it.building(24.0, 18.0).inside(1, rifles, 0, &[edge]));
        play.give(0, fly(0, 0, &[(24.0, 30.0)]), &[]);
        assert_eq!(play.asked(), asked, "{edge:?}");
        if asked == 1 {
            play.give(1, react(1, 0, (24.0, 30.0)), &[1]);
            assert!(play.state.unit_is(UnitId(1), UnitMark::ShotOut));
        }
    }
}

#[test]
fn before_it_lands_it_is_shot_at_in_flight() {
    // dc.weapon.reaction-fire, dc.shoot.evasion: Evasion +1 counts, as it does not when it has landed.
    let evading: Profile = dropship().line(|it| it.countermeasures.evasion = 1);
    let mut play =
        scene().stands(0, evading, air(24.0, 44.0)).squad(1, tank().armed(vec![flak()]), &[(24.0, 20.0)]).act();
    play.give(0, land(0, 0, &[(24.0, 30.0)]), &[]);
    let log = play.give(1, react(1, 0, (24.0, 30.0)), &[1]);
    assert_eq!((to_hit(&log), play.unit(0).place), (vec![6], Place::Landed(point(24.0, 30.0))));
}

#[test]
fn coming_on_and_leaving_it_is_shot_at_over_the_edge() {
    // dc.weapon.reaction-range: before it goes.
    let defended =
        |ship: Stand| scene().stands(0, dropship(), vec![ship]).squad(1, tank().armed(vec![flak()]), &[(24.0, 39.0)]);
    let mut play = defended(Stand::at(Place::Off(Wait::Readiness))).act();
    play.give(0, fly(0, 0, &[(24.0, 48.0), (24.0, 31.0)]), &[]);
    play.give(1, react(1, 0, (24.0, 48.0)), &[1]);
    assert_eq!(play.unit(0).place, Place::Air(point(24.0, 31.0)));
    let mut play = defended(Stand::at(Place::Air(point(24.0, 31.0)))).act();
    let way = Way { leaves: true, ..Way::of(UnitId(0), &[point(24.0, 48.0)], north()) };
    let order =
        dropzone::chapters::aircraft::Order::Fly { squad: SquadId(0), ways: vec![way], landing: Default::default() };
    play.give(0, order, &[]);
    play.give(1, react(1, 0, (24.0, 48.0)), &[1]);
    assert_eq!(play.unit(0).place, Place::Off(Wait::Readiness));
}
