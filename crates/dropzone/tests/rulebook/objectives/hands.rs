//! Objectives in somebody's hands (`dc.objective.carry`).

use battle::Seat;
use dropzone::{
    FeatureId, ObjectiveId, ObjectivePlace, Place, SquadId, Stand, TransportLetter, UnitId, UnitType, Wait, Way,
    chapters::{cqb, movement, objectives::Order, turn},
};

use super::{carried, carrier, go, lies, open, pass, pick_up, stay, with};
use crate::support::{Play, With, apc, at_unit, gun, infantry, north, point, scene, tank};

fn ground(x: f64, y: f64) -> Place {
    Place::Ground(point(x, y))
}

fn drop_at(unit: u8, at: Option<(f64, f64)>) -> Order {
    Order::Drop { unit: UnitId(unit), at: at.map(|it| point(it.0, it.1)) }
}

#[test]
fn vehicles_and_infantry_pick_up_what_lies_within_2_inches_and_carry_it_along() {
    // dc.objective.pick-up, dc.objective.carry: edge to edge, so 3.2 inches from centre to centre.
    let landed = tank().line(|it| it.unit_type = UnitType::Aircraft);
    let mut play = with(
        with(
            scene()
                .squad(0, tank(), &[(20.0, 30.0)])
                .squad(0, infantry(), &[(25.4, 30.0)])
                .joins(0)
                .stands(0, landed, vec![Stand::at(Place::Landed(point(20.0, 33.0)))])
                .joins(0)
                .squad(0, tank(), &[(16.9, 30.0)])
                .squad(1, tank(), &[(5.0, 5.0)]),
            open(22.2, 30.0),
        ),
        open(20.0, 26.7),
    )
    .act();
    assert_eq!(play.refused(pick_up(0, 1)), "dc.objective.pick-up", "3.3 inches");
    assert_eq!(play.refused(pick_up(2, 0)), "dc.objective.carry", "an Aircraft");
    assert_eq!(play.refused(pick_up(3, 0)), "dc.action.two-categories", "in its activation");
    assert_eq!(play.refused(pick_up(0, 9)), "dc.objective.pick-up");
    let mut other = Play { state: play.state.clone() };
    other.give(0, pick_up(1, 0), &[]);
    assert_eq!(lies(&other, 0), ObjectivePlace::Carried(UnitId(1)));
    play.give(0, pick_up(0, 0), &[]);
    assert_eq!((play.unit(0).carries, lies(&play, 0)), (Some(ObjectiveId(0)), ObjectivePlace::Carried(UnitId(0))));
    play.give(0, go(0, 0, &[(20.0, 28.0)]), &[]);
    assert_eq!(lies(&play, 0), ObjectivePlace::Carried(UnitId(0)), "it moves along");
    // dc.objective.one-each
    assert_eq!(play.refused(pick_up(0, 1)), "dc.objective.one-each");
}

#[test]
fn who_has_come_by_need_not_stop() {
    // dc.objective.pick-up: past it at 3 inches, and 3.6 away in the end.
    let mut play =
        with(scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]), open(23.0, 28.0)).act();
    assert_eq!(play.refused(pick_up(0, 0)), "dc.objective.pick-up");
    play.give(0, go(0, 0, &[(20.0, 26.0)]), &[]);
    play.give(0, pick_up(0, 0), &[]);
}

#[test]
fn who_has_come_by_does_not_pick_it_up_where_it_lies_afterwards() {
    // dc.objective.pick-up, dc.objective.drop: another tank of the Battlegroup takes it, and puts it down 7 inches away.
    let scene = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(0, tank(), &[(25.4, 28.0)]).joins(0).squad(
        1,
        tank(),
        &[(5.0, 5.0)],
    );
    let mut play = with(scene, open(23.0, 28.0)).act();
    play.give(0, go(0, 0, &[(20.0, 26.0)]), &[]);
    play.give(0, pick_up(1, 0), &[]);
    play.give(0, drop_at(1, Some((27.0, 28.0))), &[]);
    assert_eq!(play.refused(pick_up(0, 0)), "dc.objective.pick-up");
}

#[test]
fn inside_a_feature_it_is_picked_up_unless_enemies_are_there() {
    // dc.objective.pick-up-inside, dc.objective.hidden
    let lying = || dropzone::Objective::open(ObjectivePlace::Inside(FeatureId(0)), 1, 2);
    let position = || {
        let scene = scene()
            .building(20.0, 20.0)
            .inside(0, infantry(), 0, &[None])
            .squad(0, tank(), &[(20.0, 23.2)])
            .joins(0)
            .squad(1, tank(), &[(5.0, 5.0)]);
        with(scene, lying())
    };
    let mut play = position().act();
    assert_eq!(play.refused(pick_up(1, 0)), "dc.objective.pick-up-inside", "from outside");
    play.give(0, pick_up(0, 0), &[]);
    assert_eq!(play.unit(0).carries, Some(ObjectiveId(0)));
    let mut play = position().inside(1, infantry(), 0, &[None]).act();
    assert_eq!(play.refused(pick_up(0, 0)), "dc.objective.pick-up-inside", "enemies inside");
}

#[test]
fn it_is_passed_between_two_squads_in_a_turn() {
    // dc.objective.pass: A and B are 2 inches apart, B and C as well, A and D 2.1; the examples of the rule.
    let scene = carrier(scene(), 0, tank(), ground(20.0, 30.0), 0)
        .squad(0, tank(), &[(23.2, 30.0), (24.5, 30.0)])
        .squad(0, tank(), &[(26.4, 31.0)])
        .squad(0, tank(), &[(20.0, 33.3)])
        .squad(1, tank(), &[(20.0, 27.5)])
        .squad(1, tank(), &[(5.0, 5.0)]);
    let mut play = with(scene, carried(0)).act();
    assert_eq!(play.refused(pass(0, 4)), "dc.objective.pass", "2.1 inches");
    assert_eq!(play.refused(pass(0, 5)), "dc.objective.pass", "an enemy");
    assert_eq!(play.refused(pass(1, 0)), "dc.objective.carry", "it has nothing");
    play.give(0, pass(0, 1), &[]);
    assert_eq!((play.unit(0).carries, lies(&play, 0)), (None, ObjectivePlace::Carried(UnitId(1))));
    play.give(0, go(0, 0, &[]), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.give(1, go(4, 5, &[]), &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(0, 1);
    play.give(0, pass(1, 2), &[]);
    assert_eq!(lies(&play, 0), ObjectivePlace::Carried(UnitId(2)), "inside a squad it is free");
    assert_eq!(play.refused(pass(2, 3)), "dc.objective.pass", "a third squad");
    play.give(0, pass(2, 1), &[]);
    play.give(0, pass(1, 0), &[]);
    assert_eq!(lies(&play, 0), ObjectivePlace::Carried(UnitId(0)), "back again");
}

#[test]
fn it_is_not_passed_through_walls_nor_to_who_has_one() {
    // dc.objective.pass, dc.objective.one-each
    let scene = carrier(scene().building(20.0, 20.0), 0, tank(), ground(20.0, 23.2), 0);
    let scene = carrier(scene.inside(0, infantry(), 0, &[Some(2)]), 0, tank(), ground(22.0, 23.2), 1);
    let mut play = with(with(scene.squad(1, tank(), &[(5.0, 5.0)]), carried(0)), carried(2)).act();
    assert_eq!(play.refused(pass(0, 1)), "dc.objective.pass");
    assert_eq!(play.refused(pass(0, 2)), "dc.objective.one-each");
}

#[test]
fn who_leaves_the_table_with_it_has_extracted_it() {
    // dc.objective.extract: by the unit itself, or aboard a Transport; over the own edge only.
    let off = |unit: u8, at: (f64, f64)| {
        let way = Way { leaves: true, ..Way::of(UnitId(unit), &[point(at.0, at.1)], north()) };
        movement::Order::Move { squad: SquadId(0), ways: vec![way] }
    };
    let on_foot = |y: f64| {
        let scene = carrier(scene(), 0, tank(), ground(20.0, y), 0);
        with(scene.squad(1, tank(), &[(5.0, 5.0)]), carried(0)).act()
    };
    let mut play = on_foot(46.0);
    play.give(0, off(0, (20.0, 47.4)), &[]);
    assert_eq!(lies(&play, 0), ObjectivePlace::Extracted(Seat(0)));
    assert_eq!((play.unit(0).place, play.unit(0).carries), (Place::Off(Wait::Readiness), None));
    assert_eq!(on_foot(2.0).refused(off(0, (20.0, 0.6))), "dc.deploy.friendly-edge");
    let scene = scene().squad(0, apc(), &[(20.0, 45.0)]);
    let scene = carrier(scene, 0, infantry().needs(TransportLetter::I, 1), Place::Aboard(UnitId(0)), 0);
    let mut play = with(scene.squad(1, tank(), &[(5.0, 5.0)]), carried(1)).start();
    play.activate(0, 1);
    play.give(0, off(0, (20.0, 47.2)), &[]);
    assert_eq!(lies(&play, 0), ObjectivePlace::Extracted(Seat(0)));
}

#[test]
fn it_is_put_down_within_2_inches() {
    // dc.objective.drop
    let scene = carrier(scene().building(20.0, 20.0), 0, tank(), ground(20.0, 24.0), 0);
    let scene = scene.inside(1, infantry(), 0, &[None]).squad(1, tank(), &[(22.0, 26.0)]);
    let mut play = with(scene, carried(0)).act();
    assert_eq!(play.refused(drop_at(0, Some((20.0, 27.3)))), "dc.objective.drop", "3.3 inches");
    assert_eq!(play.refused(drop_at(0, Some((20.0, 22.0)))), "dc.objective.drop", "in the building");
    assert_eq!(play.refused(drop_at(0, None)), "dc.objective.drop");
    assert_eq!(play.refused(drop_at(1, None)), "dc.action.two-categories");
    play.give(0, drop_at(0, Some((20.0, 27.2))), &[]);
    assert_eq!(lies(&play, 0), ObjectivePlace::Ground(point(20.0, 27.2)), "no enemy takes what is put down freely");
    let scene = carrier(crate::support::scene().building(20.0, 20.0), 0, infantry(), inside(), 0);
    let mut play = with(scene.squad(1, tank(), &[(5.0, 5.0)]), carried(0)).act();
    play.give(0, drop_at(0, None), &[]);
    assert_eq!(lies(&play, 0), ObjectivePlace::Inside(FeatureId(0)));
}

fn inside() -> Place {
    Place::Inside { feature: FeatureId(0), edge: None }
}

#[test]
fn out_of_coherency_it_is_dropped_and_the_only_enemy_near_takes_it() {
    // dc.objective.drop: one enemy 1 inch from it; two; none.
    let drops = |enemies: &[(f64, f64)]| {
        let carries = Stand { carries: Some(ObjectiveId(0)), ..Stand::at(ground(20.0, 30.0)) };
        let rifles = infantry().armed(vec![gun(3, 1, 3)]);
        let scene = scene().stands(0, rifles, vec![carries, Stand::at(ground(26.0, 30.0))]);
        let scene = scene.squad(1, tank().armour(2, 5), &[(30.0, 30.0)]);
        let scene = enemies.iter().fold(scene, |scene, at| scene.squad(1, tank(), &[*at]));
        let mut play = with(scene, carried(0)).act();
        play.shoot(0, at_unit(2), &[1, 1]);
        play.give(0, turn::Order::DoneGroup, &[]);
        assert_eq!(play.unit(0).carries, None);
        lies(&play, 0)
    };
    let there = ObjectivePlace::Ground(point(20.0, 30.0));
    assert_eq!(drops(&[(20.0, 32.3)]), there, "1.1 inches");
    assert_eq!(drops(&[(20.0, 32.2)]), ObjectivePlace::Carried(UnitId(3)));
    assert_eq!(drops(&[(20.0, 32.2), (20.0, 27.8)]), there, "two could");
}

#[test]
fn who_fails_its_test_drops_it_and_none_that_flees_takes_it() {
    // dc.objective.drop, dc.cqb.vacate, dc.cqb.vacate-last: red carries and fails; blue takes it if it stays.
    let fight = |blue_stays: bool| {
        let carries = Stand { carries: Some(ObjectiveId(0)), lost: 3, ..Stand::at(inside()) };
        let shaken = || infantry().armour(4, 5);
        let scene = scene()
            .building(20.0, 20.0)
            .stands(0, shaken(), vec![carries])
            .inside(1, shaken(), 0, &[None])
            .hurt(&[4])
            .inside(0, shaken(), 0, &[None])
            .squad(1, tank(), &[(5.0, 5.0)]);
        let mut play = with(scene, carried(0)).act();
        play.give(0, stay(0, 1), &[]);
        play.give(0, turn::Order::DoneGroup, &[]);
        play.give(0, cqb::Order::Fight, &[]);
        // Red has 2 and 5 dice, blue 1, at either red squad.
        let split = |all: &[(u8, u16)]| cqb::Order::Split(all.iter().map(|it| (SquadId(it.0), it.1)).collect());
        play.give(1, split(&[(1, 1)]), &[1; 8]);
        play.give(0, cqb::Order::FailTest, &[]);
        assert_eq!(play.unit(0).carries, Some(ObjectiveId(0)), "until all tests are taken");
        if blue_stays {
            play.give(1, cqb::Order::Test, &[5]);
        } else {
            play.give(1, cqb::Order::FailTest, &[]);
        }
        (lies(&play, 0), play.asks())
    };
    assert_eq!(fight(true), (ObjectivePlace::Carried(UnitId(2)), "dc.cqb.vacate"));
    assert_eq!(fight(false), (ObjectivePlace::Inside(FeatureId(0)), "dc.cqb.vacate"), "blue flees too");
}
