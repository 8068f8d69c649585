//! Intel (`dc.objective.intel`), and where it is placed (`dc.objective.placement`).

use dropzone::{
    FeatureId, Objective, ObjectiveId, ObjectiveKind, ObjectivePlace, Opening, Place, Scenario, Stand, UnitId,
    chapters::{objectives::Order, turn},
};

use super::{carried, carrier, go, hidden, lies, search, with};
use crate::{
    aircraft::{air, dropship, fly},
    support::{Play, Scene, With, infantry, point, scene, tank},
};

fn intel(at: ObjectivePlace) -> Objective {
    Objective::of(ObjectiveKind::Intel, at, 0)
}

fn in_the_open(scene: Scene) -> Scene {
    with(scene.squad(1, tank(), &[(5.0, 5.0)]), intel(ObjectivePlace::Ground(point(20.0, 27.0))))
}

#[test]
fn intel_is_revealed_by_who_moves_over_it() {
    // dc.objective.intel: 2 to 5 a VP, 6 a VP and an Objective that the finder carries.
    for (die, carries) in [(2, None), (5, None), (6, Some(ObjectiveId(0)))] {
        let mut play = in_the_open(scene().squad(0, tank(), &[(20.0, 30.0)])).act();
        play.give(0, go(0, 0, &[(20.0, 26.0)]), &[die]);
        let place = if die == 6 { ObjectivePlace::Carried(UnitId(0)) } else { ObjectivePlace::Gone };
        assert_eq!((play.state.sides[0].vp, play.unit(0).carries, lies(&play, 0)), (1, carries, place), "{die}");
    }
    // The footprint touches the token: 1.2 inches between the middles; Aircraft reveal nothing.
    let mut past = in_the_open(scene().squad(0, tank(), &[(21.3, 30.0)])).act();
    past.give(0, go(0, 0, &[(21.3, 26.0)]), &[]);
    let mut by = in_the_open(scene().squad(0, tank(), &[(21.1, 30.0)])).act();
    by.give(0, go(0, 0, &[(21.1, 26.0)]), &[3]);
    let mut above = in_the_open(scene().stands(0, dropship(), air(20.0, 30.0))).act();
    above.give(0, fly(0, 0, &[(20.0, 24.0)]), &[]);
    assert_eq!(lies(&above, 0), ObjectivePlace::Ground(point(20.0, 27.0)));
}

#[test]
fn a_booby_trap_in_the_open_hits_who_came() {
    // dc.objective.intel-trap-open: a D3 of hits at Energy 10, which need 5+ on Armour 10; Passive Countermeasures work.
    let springs = |profile: dropzone::Profile, dice: &[u8]| {
        let mut play = in_the_open(scene().squad(0, profile, &[(20.0, 30.0)]).squad(0, tank(), &[(40.0, 40.0)])).act();
        play.give(0, go(0, 0, &[(20.0, 26.0)]), &[&[1], dice].concat());
        assert_eq!((play.state.sides[0].vp, lies(&play, 0)), (0, ObjectivePlace::Gone));
        play.unit(0).place == Place::Gone
    };
    assert!(!springs(tank(), &[3, 4, 4]), "two hits that fail");
    assert!(springs(tank(), &[5, 4, 4, 5]), "three hits");
    assert!(!springs(tank().passive(5), &[1, 5]));
}

#[test]
fn a_search_always_finds_intel_and_a_trap_shakes_the_feature() {
    // dc.objective.intel, dc.objective.intel-trap-feature: 4 DP without a roll, and a D3 of Collateral Damage, which needs 3+.
    let position = || {
        let scene = scene().building(20.0, 20.0).inside(0, infantry(), 0, &[None]).squad(1, tank(), &[(5.0, 5.0)]);
        with(scene, intel(ObjectivePlace::Inside(FeatureId(0)))).act()
    };
    let mut play = position();
    play.give(0, search(0, 0), &[2]);
    assert_eq!((play.state.sides[0].vp, lies(&play, 0)), (1, ObjectivePlace::Gone));
    let mut play = position();
    play.give(0, search(0, 0), &[1, 4, 5, 3, 2, 2]);
    assert_eq!((play.state.sides[0].vp, lies(&play, 0)), (0, ObjectivePlace::Gone));
    assert_eq!((play.feature_dp(0), play.dp(0)), (16, 4));
}

#[test]
fn who_carries_an_objective_still_searches_for_intel() {
    // dc.objective.intel, dc.objective.one-each: a 6 is a second Objective, which is left where it is; a hidden Objective it
    // could not carry is not searched for.
    let position = |it: Objective| {
        let inside = Place::Inside { feature: FeatureId(0), edge: None };
        let scene = carrier(scene().building(20.0, 20.0), 0, infantry(), inside, 0).squad(1, tank(), &[(5.0, 5.0)]);
        with(with(scene, carried(0)), it).act()
    };
    let mut play = position(intel(ObjectivePlace::Inside(FeatureId(0))));
    play.give(0, search(0, 0), &[3]);
    assert_eq!((play.state.sides[0].vp, lies(&play, 1)), (1, ObjectivePlace::Gone));
    let mut play = position(intel(ObjectivePlace::Inside(FeatureId(0))));
    play.give(0, search(0, 0), &[6]);
    assert_eq!((play.unit(0).carries, lies(&play, 1)), (Some(ObjectiveId(0)), ObjectivePlace::Inside(FeatureId(0))));
    assert_eq!(position(hidden(0)).refused(search(0, 0)), "dc.objective.one-each");
}

#[test]
fn players_place_intel_by_turns() {
    // dc.objective.placement, dc.scenario.recon: twelve in a Clash, one of them in the only feature, four in the open; who
    // lost the roll-off places first; 9 inches from the edges, 6 from each other.
    let mut setup = scene()
        .building(24.0, 24.0)
        .stands(0, tank(), vec![Stand::at(Place::Ground(point(1.0, 1.0)))])
        .squad(1, tank(), &[(1.0, 1.0)])
        .setup();
    (setup.opening, setup.scenario) = (Opening::Deployment, Scenario::Recon);
    let state = battle::System::start(&dropzone::Dropzone, &setup).expect("a setup");
    let mut play = Play { state };
    play.give(0, turn::Order::Begin, &[5, 2]);
    assert_eq!(lies(&play, 0), ObjectivePlace::Inside(FeatureId(0)));
    let at = |x: f64, y: f64| Order::Place { at: point(x, y) };
    assert_eq!((play.asked(), play.asks()), (1, "dc.objective.placement"));
    assert_eq!(play.refused(at(24.0, 24.0)), "dc.objective.placement", "in the building");
    assert_eq!(play.refused(at(8.9, 20.0)), "dc.scenario.recon", "near the edge");
    play.give(1, at(9.0, 20.0), &[]);
    assert_eq!(play.refused(at(14.9, 20.0)), "dc.objective.placement", "5.9 inches from the first");
    play.give(0, at(15.0, 20.0), &[]);
    play.give(1, at(9.0, 30.0), &[]);
    play.give(0, at(39.0, 30.0), &[]);
    assert_eq!((play.asks(), play.state.objectives.len()), ("dc.deploy.friendly-edge", 5));
}
