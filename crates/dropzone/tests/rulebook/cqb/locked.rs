//! Leaving among more enemies (`dc.cqb.locked`), fleeing (`dc.cqb.vacate`), electing and allocating.

use battle::System;
use dropzone::{
    Cqb, Dropzone, Event, FeatureId, Flight, Fortitude, Objective, ObjectivePlace, Place, Profile, Rides, SquadId,
    TransportLetter, UnitId, UnitMark, UnitRule, Way,
    chapters::{
        cqb::{self, Order},
        features, infantry, movement, objectives, turn,
    },
};
use smallvec::SmallVec;

use super::{pools, storm};
use crate::support::{Play, Scene, With, aim_with, apc, at_unit, gun, infantry as soldiers, north, point, scene, tank};

/// Two bases of red among two squads of blue.
fn outnumbered(profile: Profile) -> Scene {
    scene().building(20.0, 20.0).inside(0, profile, 0, &[None, None]).inside(1, soldiers(), 0, &[None]).inside(
        1,
        soldiers(),
        0,
        &[None],
    )
}

fn leave() -> infantry::Order {
    let places = SmallVec::from_slice(&[point(19.0, 23.2), point(20.3, 23.2)]);
    infantry::Order::Leave { squad: SquadId(0), places }
}

fn break_out() -> Order {
    Order::BreakOut { squad: SquadId(0) }
}

fn out(places: &[(f64, f64)]) -> Order {
    Order::Flee(Flight::Abandon { places: places.iter().map(|it| point(it.0, it.1)).collect() })
}

#[test]
fn who_is_outnumbered_tests_before_it_leaves() {
    // dc.cqb.locked: who passes leaves as it likes.
    let mut play = outnumbered(soldiers()).act();
    assert_eq!(play.refused(leave()), "dc.cqb.locked");
    play.give(0, break_out(), &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.cqb.locked"));
    play.give(0, Order::Test, &[5]);
    play.give(0, leave(), &[]);
    assert_eq!(play.unit(0).place, Place::Ground(point(19.0, 23.2)));
    // Nobody tests who is not outnumbered, and the Bloodthirsty do not go.
    let even = scene().building(20.0, 20.0).inside(0, soldiers(), 0, &[None]).inside(1, soldiers(), 0, &[None]);
    assert_eq!(even.act().refused(break_out()), "dc.cqb.locked");
    let mut play = outnumbered(soldiers().rule(UnitRule::Bloodthirsty)).act();
    assert_eq!(
        (play.refused(break_out()), play.refused(leave())),
        ("dc.special.bloodthirsty", "dc.special.bloodthirsty")
    );
}

#[test]
fn who_fails_loses_the_margin_and_flees() {
    // dc.cqb.locked, dc.cqb.fortitude-choose-fail: one more squad, so 1 DP, which an opponent puts on a base.
    let fails = |order: Order, dice: &[u8]| {
        let mut play = outnumbered(soldiers()).act();
        play.give(0, break_out(), &[]);
        play.give(0, order, dice);
        assert_eq!(play.asked(), 1);
        play.give(1, features::Order::Suffer { unit: UnitId(1) }, &[]);
        assert_eq!((play.dp(0), play.dp(1), play.asked(), play.asks()), (5, 4, 0, "dc.cqb.vacate"));
        play
    };
    fails(Order::FailTest, &[]);
    let mut play = fails(Order::Test, &[4]);
    play.give(0, out(&[(19.0, 23.2), (20.3, 23.2)]), &[]);
    assert_eq!(play.unit(0).place, Place::Ground(point(19.0, 23.2)));
    let back = infantry::Order::Enter { squad: SquadId(0), feature: FeatureId(0), edges: SmallVec::from_elem(None, 2) };
    assert_eq!(play.refused(back), "dc.action.two-categories", "it was its move");
}

#[test]
fn who_is_driven_out_does_not_go_into_a_forest() {
    // dc.cqb.locked, dc.cqb.vacate: a forest and a building are 1.5 inches away on either side.
    let mut play = scene()
        .building(20.0, 20.0)
        .piece("forest-small", (25.5, 20.0), (3.0, 3.0), 3.0)
        .piece("building-tiny", (14.5, 20.0), (3.0, 3.0), 3.0)
        .inside(0, soldiers(), 0, &[None])
        .inside(1, soldiers(), 0, &[None])
        .inside(1, soldiers(), 0, &[None])
        .act();
    play.give(0, break_out(), &[]);
    play.give(0, Order::Test, &[1]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.cqb.vacate"));
    let into =
        |feature| Order::Flee(Flight::Transfer { feature: FeatureId(feature), edges: SmallVec::from_elem(None, 1) });
    assert_eq!(play.refused(into(1)), "dc.cqb.vacate");
    let mut orders = Vec::new();
    Dropzone.orders(&play.state, &mut orders);
    assert!(orders.contains(&into(2).into()) && !orders.contains(&into(1).into()));
    play.give(0, into(2), &[]);
    assert_eq!(play.unit(0).place.feature(), Some(FeatureId(2)));
}

#[test]
fn the_fearless_pass_without_a_die() {
    // dc.basic.stat-cqb-f, dc.cqb.fortitude
    let mut play = outnumbered(soldiers().line(|it| it.fortitude = Some(Fortitude::Fearless))).act();
    play.give(0, break_out(), &[]);
    play.give(0, Order::Test, &[]);
    play.give(0, leave(), &[]);
}

/// Blue's squad 1 has lost more than half, and fails its test after a fight in which nobody hits.
fn flees(scene: Scene) -> Play {
    let mut play = storm(scene);
    play.give(0, Order::Fight, &[1, 1, 1, 1, 1]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.fortitude"));
    play.give(1, Order::FailTest, &[]);
    play
}

fn beaten() -> Profile {
    soldiers().needs(TransportLetter::I, 1)
}

/// Red's strong base against two of blue with 2 DP each.
fn fight() -> Scene {
    scene()
        .building(20.0, 20.0)
        .inside(0, soldiers().armour(4, 1), 0, &[None])
        .inside(1, beaten(), 0, &[None, None])
        .hurt(&[3, 3])
}

fn aboard(into: &[Option<u8>]) -> Order {
    let into: Rides = into.iter().map(|it| it.map(UnitId)).collect();
    Order::Flee(Flight::Embark { into })
}

#[test]
fn who_flees_embarks_beside_the_feature() {
    // dc.cqb.vacate, dc.transport.two-transports: an APC 0.9 inches from the wall, one 1.3, one with strangers.
    let mut play = flees(
        fight()
            .squad(1, apc(), &[(20.0, 24.2)])
            .squad(1, apc(), &[(20.0, 15.4)])
            .squad(1, apc(), &[(24.2, 20.0)])
            .aboard(1, beaten(), 5, 1),
    );
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.vacate"));
    assert_eq!(play.refused(aboard(&[Some(4), Some(4)])), "dc.cqb.vacate", "too far");
    assert_eq!(play.refused(aboard(&[Some(5), Some(5)])), "dc.cqb.vacate", "strangers aboard");
    assert_eq!(play.refused(aboard(&[Some(0), Some(0)])), "dc.cqb.vacate", "an enemy");
    assert_eq!(play.refused(aboard(&[Some(3), None])), "dc.transport.strand");
    play.give(1, aboard(&[Some(3), Some(3)]), &[]);
    assert_eq!((play.unit(1).place, play.unit(2).place), (Place::Aboard(UnitId(3)), Place::Aboard(UnitId(3))));
    assert!(!play.state.unit_is(UnitId(1), UnitMark::OneOperation), "it costs no allowance");
}

#[test]
fn who_has_fled_still_has_its_activation() {
    // dc.cqb.vacate, dc.cqb.outside-activation: it may go in again in its own.
    let mut play = flees(fight());
    play.give(1, out(&[(19.0, 23.2), (20.3, 23.2)]), &[]);
    play.activate(1, 0);
    let back = infantry::Order::Enter { squad: SquadId(1), feature: FeatureId(0), edges: SmallVec::from_elem(None, 2) };
    play.give(1, back, &[]);
    assert_eq!(play.unit(1).moved, table::Inches::whole(1), "which is an inch for Move and Fire");
}

#[test]
fn a_place_is_found_wherever_there_is_one() {
    // dc.cqb.vacate: tanks stand before the middle of every wall; beside them there is room.
    let at = [(20.0, 23.2), (23.2, 20.0), (20.0, 16.8), (16.8, 20.0)];
    let scene = scene()
        .building(20.0, 20.0)
        .inside(0, soldiers().armour(4, 1), 0, &[None])
        .inside(1, soldiers(), 0, &[None])
        .hurt(&[3]);
    let scene = at.into_iter().fold(scene, |scene, at| scene.squad(0, tank(), &[at]));
    let mut play = storm(scene);
    play.give(0, Order::Fight, &[1, 1, 1]);
    play.give(1, Order::FailTest, &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.vacate"));
    assert_eq!(play.refused(out(&[(20.0, 23.2)])), "dc.infantry.leave", "on a tank");
    assert_eq!(play.refused(out(&[])), "dc.cqb.vacate", "there is a place");
    let mut orders = Vec::new();
    Dropzone.orders(&play.state, &mut orders);
    play.give(1, orders.remove(0), &[]);
    assert!(matches!(play.unit(play.state.members(SquadId(5)).next().expect("a base").0).place, Place::Ground(_)));
}

#[test]
fn who_has_elected_does_not_elect_again() {
    // dc.cqb.dice-election: blue elects, is driven next door, and is fought there without being asked again.
    let rifles = soldiers().armed(vec![gun(3, 1, 3)]);
    let mut play = storm(
        scene()
            .building(20.0, 20.0)
            .piece("building-small", (26.5, 20.0), (4.0, 4.0), 4.0)
            .inside(0, soldiers().armour(4, 1), 0, &[None])
            .inside(0, soldiers().armour(4, 1), 1, &[None])
            .inside(1, rifles, 0, &[None])
            .hurt(&[3])
            .squad(1, tank(), &[(5.0, 5.0)]),
    );
    play.give(0, Order::Fight, &[]);
    assert!(!Dropzone.lists_all(&play.state), "some of many bases may elect");
    play.give(1, Order::Elect { shoot: SmallVec::new(), search: false }, &[1, 1, 1]);
    play.give(1, Order::FailTest, &[]);
    let next = Flight::Transfer { feature: FeatureId(1), edges: SmallVec::from_elem(None, 1) };
    play.give(1, Order::Flee(next), &[]);
    play.activate(1, 1);
    let facing = Way::of(UnitId(3), &[], north());
    play.give(1, movement::Order::Move { squad: SquadId(3), ways: vec![facing] }, &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(0, 1);
    play.give(0, infantry::Order::Edges { squad: SquadId(1), edges: SmallVec::from_elem(None, 1) }, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    let log = play.give(0, Order::Fight, &[1, 1, 1]);
    assert_eq!(pools(&log), [1, 2]);
}

#[test]
fn the_owner_picks_among_bases_that_differ_in_anything() {
    // dc.cqb.allocate: one of two bases in the centre has elected to shoot.
    let rifles = soldiers().armed(vec![gun(3, 1, 3)]);
    let mut play = storm(scene().building(20.0, 20.0).inside(0, soldiers().armour(4, 1), 0, &[None]).inside(
        1,
        rifles.line(|it| it.cqb = Some(Cqb::Halves(0))),
        0,
        &[None, None],
    ));
    play.give(0, Order::Fight, &[]);
    let log = play.give(1, Order::Elect { shoot: SmallVec::from_slice(&[UnitId(1)]), search: false }, &[4]);
    assert!(log.iter().any(|it| matches!(it, Event::Cqb(cqb::Event::Rolled { hits: 1, .. }))));
    assert_eq!((play.asked(), play.asks()), (1, "dc.cqb.allocate"));
    play.give(1, Order::Suffer { unit: UnitId(2) }, &[]);
    assert_eq!((play.dp(1), play.dp(2)), (5, 4));
}

#[test]
fn nobody_fights_when_nobody_is_asked() {
    // dc.cqb.trigger
    let mut play = outnumbered(soldiers()).act();
    assert_eq!((play.refused(Order::Fight), play.refused(Order::HoldBack)), ("dc.cqb.trigger", "dc.cqb.trigger"));
}

#[test]
fn who_has_not_elected_neither_shoots_nor_searches() {
    // dc.cqb.dice-election: one of blue's two bases will shoot and the squad will not search; red stands in the open.
    let rifles = soldiers().armour(4, 5).armed(vec![gun(3, 1, 3)]);
    let mut scene = scene()
        .building(20.0, 20.0)
        .inside(0, soldiers().armour(4, 5), 0, &[None])
        .squad(0, tank().armour(2, 5), &[(20.0, 28.0)])
        .inside(1, rifles, 0, &[Some(2), Some(2)]);
    scene.objectives.push(Objective::hidden(ObjectivePlace::Inside(FeatureId(0)), 1, 2));
    let mut play = storm(scene);
    play.give(0, Order::Fight, &[]);
    assert_eq!(
        play.refused(Order::Elect { shoot: SmallVec::from_slice(&[UnitId(0)]), search: false }),
        "dc.cqb.dice-election"
    );
    let elect = |search| Order::Elect { shoot: SmallVec::from_slice(&[UnitId(2)]), search };
    let mut searches = Play { state: play.state.clone() };
    let log = play.give(1, elect(false), &[1; 12]);
    assert_eq!(pools(&log), [5, 7]);
    play.activate(1, 0);
    let search = objectives::Order::Search { squad: SquadId(2), base: UnitId(2) };
    assert_eq!(play.refused(search), "dc.cqb.dice-election");
    let both = play.aim(2, at_unit(1));
    assert_eq!(play.refused(both), "dc.cqb.dice-election");
    assert_eq!(play.refused(aim_with(0, &[3], at_unit(1), None)), "dc.cqb.dice-election");
    play.give(1, aim_with(0, &[2], at_unit(1), None), &[]);
    // Who has paid for a search may search.
    let log = searches.give(1, elect(true), &[1; 9]);
    assert_eq!(pools(&log), [5, 4]);
    searches.activate(1, 0);
    searches.give(1, search, &[1]);
}

#[test]
fn the_advantage_is_lost_for_good_with_the_first_fight() {
    // dc.cqb.occupiers-advantage: red has 5 dice and 2 more, and blue dies. A second squad of red that enters the empty house
    // does not gain it again.
    let harmless = soldiers().armour(0, 1).line(|it| it.cqb = Some(Cqb::Halves(0)));
    let mut play = scene()
        .building(20.0, 20.0)
        .worn(0, 0, Some(0))
        .inside(0, soldiers(), 0, &[None])
        .squad(0, soldiers(), &[(20.0, 23.5)])
        .squad(0, tank(), &[(5.0, 44.0)])
        .inside(1, harmless, 0, &[None])
        .squad(1, tank(), &[(44.0, 5.0)])
        .start();
    play.activate(0, 2);
    play.turns_and_ends(0, 2);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.give(1, infantry::Order::Edges { squad: SquadId(3), edges: SmallVec::from_elem(None, 1) }, &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    let log = play.give(1, Order::Fight, &[3; 7]);
    assert_eq!(pools(&log), [7, 0]);
    assert_eq!(play.state.features[0].advantage, None);
    play.activate(0, 0);
    let places = SmallVec::from_slice(&[point(16.5, 20.0)]);
    play.give(0, infantry::Order::Leave { squad: SquadId(0), places }, &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 1);
    play.turns_and_ends(1, 4);
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(0, 1);
    let edges = SmallVec::from_elem(None, 1);
    play.give(0, infantry::Order::Enter { squad: SquadId(1), feature: FeatureId(0), edges }, &[]);
    assert_eq!(play.state.features[0].advantage, None);
}

#[test]
fn equals_roll_off_who_stays() {
    // dc.cqb.vacate-last: two squads of red and one of blue with 2 DP each fail; 5, 1 and 5, then 2 and 3 of those who tie.
    let shaken = || soldiers().armour(4, 5).line(|it| it.cqb = Some(Cqb::Halves(0)));
    let mut play = storm(
        scene()
            .building(20.0, 20.0)
            .inside(0, shaken(), 0, &[None])
            .hurt(&[3])
            .inside(0, shaken(), 0, &[None])
            .hurt(&[3])
            .inside(1, shaken(), 0, &[None])
            .hurt(&[3]),
    );
    play.give(0, Order::Fight, &[]);
    play.give(0, Order::FailTest, &[]);
    play.give(0, Order::FailTest, &[]);
    let log = play.give(1, Order::FailTest, &[5, 1, 5, 2, 3]);
    let stayed = log.iter().find_map(|it| match it {
        Event::Cqb(cqb::Event::Stayed { squad, dice }) => {
            Some((squad.0, dice.iter().map(|it| (it.0.0, it.1)).collect::<Vec<_>>()))
        }
        _ => None,
    });
    assert_eq!(stayed, Some((2, vec![(0, 5), (1, 1), (2, 5), (0, 2), (2, 3)])));
    assert_eq!((play.asked(), play.asks()), (0, "dc.cqb.vacate"), "red leaves");
}
