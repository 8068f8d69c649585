//! What cannot be played with is refused at the start, with what is wrong.

use battle::System;
use dropzone::{
    Accuracy, Dropzone, Fortitude, Opening, Place, Profile, Setup, Stand, TransportLetter, UnitId, UnitRule, WeaponRule,
};

use crate::support::{Scene, With, apc, gun, infantry, point, scene, tank, transport, with};

/// The message of each fault, with the rule that it breaks.
fn faults(setup: &Setup) -> Vec<(String, &'static str)> {
    let Err(faults) = Dropzone.start(setup) else { return Vec::new() };
    faults.into_iter().map(|it| (it.line.key.to_string(), it.rule.expect("a rule").name())).collect()
}

fn one(key: &str, rule: &'static str) -> Vec<(String, &'static str)> {
    vec![(key.to_owned(), rule)]
}

fn carriers() -> Scene {
    let carrier = || transport(apc(), TransportLetter::T, 6);
    scene().squad(0, carrier(), &[(20.0, 30.0)]).squad(0, carrier(), &[(24.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)])
}

#[test]
fn nobody_is_carried_by_itself() {
    // dc.transport.nested: in itself, or in what is in it, at the start of a game and in a position. One in the other is fine.
    let aboard = |first: Option<u8>, second: Option<u8>| {
        let mut setup = carriers().setup();
        setup.opening = Opening::Deployment;
        setup.armies[0].squads[0].aboard = vec![first];
        setup.armies[0].squads[1].aboard = vec![second];
        faults(&setup)
    };
    let circle = one("dc-fault-circle", "dc.transport.nested");
    assert_eq!(aboard(Some(1), None), []);
    assert_eq!(aboard(Some(0), None), circle);
    assert_eq!(aboard(Some(1), Some(0)), [circle.clone(), circle.clone()].concat(), "both of them");
    let stands = |first: u8, second: u8| {
        let mut setup = carriers().setup();
        let Opening::Position(position) = &mut setup.opening else { panic!("a position") };
        position.stands[0].place = Place::Aboard(UnitId(first));
        position.stands[1].place = Place::Aboard(UnitId(second));
        faults(&setup)
    };
    assert_eq!(stands(1, 2), []);
    assert_eq!(stands(0, 2), circle);
    assert_eq!(stands(1, 0), [circle.clone(), circle].concat());
}

#[test]
fn a_squad_is_in_a_feature_as_a_whole() {
    // dc.infantry.enter: one base inside, the other aboard, or beside it. The dead do not count.
    let with_second = |place: Place| {
        let inside = Place::Inside { feature: dropzone::FeatureId(0), edge: None };
        let stands = [inside, place].map(Stand::at).to_vec();
        let scene = scene().building(20.0, 20.0).squad(0, apc(), &[(20.0, 26.0)]);
        faults(&scene.stands(0, infantry(), stands).squad(1, tank(), &[(5.0, 5.0)]).setup())
    };
    let partly = one("dc-fault-partly-inside", "dc.infantry.enter");
    assert_eq!(with_second(Place::Aboard(UnitId(0))), partly);
    assert_eq!(with_second(Place::Ground(point(20.0, 24.0))), partly);
    assert_eq!(with_second(Place::Gone), []);
}

#[test]
fn who_has_the_advantage_is_one_of_the_players() {
    // dc.cqb.occupiers-advantage
    let has = |seat: u8| {
        let scene = scene().building(20.0, 20.0).worn(0, 0, Some(seat));
        faults(&scene.squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).setup())
    };
    assert_eq!(has(1), []);
    assert_eq!(has(2), one("dc-fault-advantage", "dc.cqb.occupiers-advantage"));
}

#[test]
fn a_die_is_rolled_for_2_to_6() {
    // dc.basic.modifiers: an unmodified 1 always fails, so no number is below 2+; none is above 6+.
    let armed = |accuracy: Accuracy| {
        let mut weapon = gun(10, 1, 2);
        weapon.accuracy = accuracy;
        tank().armed(vec![weapon])
    };
    let wrong: [Profile; 9] = [
        armed(Accuracy::OnOrAbove(0)),
        armed(Accuracy::OnOrAbove(7)),
        armed(Accuracy::ByTarget { aircraft: 0, other: 6 }),
        armed(Accuracy::ByRange { near: 3, far: 0 }),
        tank().passive(0),
        tank().passive(1),
        infantry().line(|it| it.fortitude = Some(Fortitude::OnOrAbove(0))),
        infantry().rule(UnitRule::Dodge(0)),
        tank().armed(vec![with(gun(10, 1, 2), WeaponRule::Frag(0))]),
    ];
    let start =
        |profile: Profile| faults(&scene().squad(0, profile, &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).setup());
    for profile in wrong {
        assert_eq!(start(profile.clone()), one("dc-fault-number", "dc.basic.modifiers"), "{profile:?}");
    }
    assert_eq!(start(tank().passive(2)), []);
    assert_eq!(start(armed(Accuracy::Dash)), []);
}
