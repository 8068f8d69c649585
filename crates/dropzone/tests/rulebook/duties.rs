//! Duties of squads: to act, to keep together, to stand beside features (`dc.turn.activation`, `dc.move.out-of-coherency`).

use dropzone::{
    Place, SquadId, Stand, UnitId, UnitRule, Wait, Way,
    chapters::{infantry, movement::Order, turn},
};
use smallvec::SmallVec;

use crate::support::{With, at_feature, demolisher, gun, infantry as soldiers, north, point, scene, tank};

fn go(squad: u8, unit: u8, path: &[(f64, f64)]) -> Order {
    let path: Vec<_> = path.iter().map(|it| point(it.0, it.1)).collect();
    Order::Move { squad: SquadId(squad), ways: vec![Way::of(UnitId(unit), &path, north())] }
}

#[test]
fn squads_do_not_evade_the_duty_to_act_one_by_one() {
    // dc.turn.activation
    let done = |squad: u8| turn::Order::DoneSquad { squad: SquadId(squad) };
    let mut play = scene()
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(0, tank(), &[(24.0, 30.0)])
        .joins(0)
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    play.give(0, done(0), &[]);
    assert_eq!(play.refused(done(1)), "dc.turn.activation", "nobody has done anything");
    assert_eq!(play.refused(turn::Order::DoneGroup), "dc.turn.activation");
    play.give(0, go(1, 1, &[]), &[]);
    play.give(0, done(1), &[]);
    play.give(0, turn::Order::DoneGroup, &[]);
}

#[test]
fn who_is_out_of_coherency_moves_back_into_it() {
    // dc.move.out-of-coherency, dc.move.coherency: 4.8 inches apart where 3 are allowed, and 8.8.
    let apart = |x: f64| scene().squad(0, tank(), &[(20.0, 30.0), (x, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).act();
    let mut play = apart(26.0);
    assert_eq!(play.refused(go(0, 0, &[(20.0, 32.0)])), "dc.move.out-of-coherency", "away from it");
    play.give(0, go(0, 0, &[(21.8, 30.0)]), &[]);
    let mut play = apart(32.0);
    assert_eq!(play.refused(go(0, 0, &[(17.0, 30.0)])), "dc.move.out-of-coherency");
    play.give(0, go(0, 0, &[(24.0, 30.0)]), &[]);
    let mut play = apart(26.0);
    play.give(0, go(0, 0, &[]), &[]);
    let mut together = scene().squad(0, tank(), &[(20.0, 30.0), (22.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]).act();
    assert_eq!(together.refused(go(0, 0, &[(16.0, 30.0)])), "dc.move.coherency");
}

#[test]
fn going_through_doors_is_an_inch_of_movement() {
    // dc.infantry.enter, dc.infantry.transfer, dc.basic.weapon-mf
    let still = || soldiers().armed(vec![dropzone::Weapon { move_and_fire: Some(0), ..gun(3, 1, 3) }]);
    let two = || {
        scene().building(20.0, 20.0).piece("building-small", (26.5, 20.0), (4.0, 4.0), 4.0).squad(
            1,
            tank().armour(2, 5),
            &[(20.0, 30.0)],
        )
    };
    let edges = || SmallVec::from_slice(&[Some(dropzone::Edge(2))]);
    let mut play = two().squad(0, still(), &[(20.0, 24.0)]).act();
    let enter = infantry::Order::Enter { squad: SquadId(0), feature: dropzone::FeatureId(0), edges: edges() };
    play.give(0, enter, &[]);
    assert_eq!(play.unit(0).moved, table::Inches::whole(1));
    assert_eq!(play.refused(play.aim(0, crate::support::at_unit(1))), "dc.basic.weapon-mf");
    let mut play = two().inside(0, still(), 0, &[None]).act();
    let transfer = infantry::Order::Transfer { squad: SquadId(0), feature: dropzone::FeatureId(1), edges: edges() };
    play.give(0, transfer, &[]);
    assert_eq!(play.unit(0).moved, table::Inches::whole(1));
}

#[test]
fn nobody_ends_a_move_with_a_part_of_its_base_on_a_feature() {
    // dc.feature.roof, dc.special.skimmer: a shack 1.5 inches high ends at 21.5.
    let ends_at = |y: f64| {
        let skimmer = tank().rule(UnitRule::Skimmer);
        let mut play = scene()
            .piece("shack-tiny", (20.0, 20.0), (3.0, 3.0), 1.5)
            .squad(0, skimmer, &[(20.0, 24.0)])
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        play.refused(go(0, 0, &[(20.0, y)]))
    };
    assert_eq!((ends_at(20.5), ends_at(22.0)), ("dc.feature.roof", "dc.feature.roof"));
}

#[test]
fn roads_add_to_the_mv_before_it_is_halved() {
    // dc.terrain.road, dc.deploy.readiness-half-move, dc.basic.rounding: Mv 4 and 2 are 6, of which half is 3; of 5 it is 3.
    let comes = |movement: u8, road: bool, inches: f64| {
        let profile = tank().line(|it| it.movement = dropzone::Move::Inches(movement));
        let scene = scene().stands(0, profile, vec![Stand::at(Place::Off(Wait::Readiness))]);
        let scene = if road { scene.piece("road", (20.0, 42.0), (3.0, 12.0), 0.0) } else { scene };
        let mut play = scene.squad(1, tank(), &[(5.0, 5.0)]).act();
        let order = go(0, 0, &[(20.0, 47.4), (20.0, 47.4 - inches)]);
        let (mut state, mut none) = (play.state.clone(), dice::Scripted::d6([]));
        let fits = battle::apply(&dropzone::Dropzone, &mut state, &order.clone().into(), &mut none, None).is_ok();
        if fits { "fine" } else { play.refused(order) }
    };
    assert_eq!(comes(4, true, 3.0), "fine");
    assert_eq!(comes(4, true, 3.5), "dc.deploy.readiness-half-move");
    assert_eq!(comes(5, false, 3.0), "fine");
    assert_eq!(comes(5, false, 3.1), "dc.deploy.readiness-half-move");
}

#[test]
fn orders_to_infantry_are_refused_by_the_rule_that_forbids() {
    // dc.infantry.edges, dc.infantry.leave, dc.infantry.enter, dc.feature.dimensions, dc.feature.definitions
    let squad = SquadId(0);
    let mut play =
        scene().building(20.0, 20.0).squad(0, soldiers(), &[(20.0, 23.5)]).squad(1, tank(), &[(5.0, 5.0)]).act();
    let edges = |edge: u8| SmallVec::from_slice(&[Some(dropzone::Edge(edge))]);
    let places = SmallVec::from_slice(&[point(20.0, 23.2)]);
    assert_eq!(play.refused(infantry::Order::Edges { squad, edges: edges(0) }), "dc.infantry.edges", "it is outside");
    assert_eq!(play.refused(infantry::Order::Leave { squad, places }), "dc.infantry.leave");
    let enter = |edge| infantry::Order::Enter { squad, feature: dropzone::FeatureId(0), edges: edges(edge) };
    assert_eq!(play.refused(enter(4)), "dc.feature.dimensions", "a feature has four edges");
    play.give(0, enter(3), &[]);
    assert_eq!(play.refused(enter(3)), "dc.action.two-categories");
    // Barricades and fields are no features, and no targets.
    let mut play = scene()
        .piece("barricade", (20.0, 20.0), (4.0, 0.5), 1.0)
        .piece("field", (30.0, 20.0), (5.0, 5.0), 0.5)
        .squad(0, tank(), &[(20.0, 30.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .act();
    assert!(play.state.features.is_empty());
    assert_eq!(play.refused(play.aim(0, at_feature(0))), "dc.feature.definitions");
}

#[test]
fn survivors_of_a_collapse_are_not_hit_again_wherever_they_come_out() {
    // dc.feature.collapse, dc.feature.collapse-inside: ten bases from a small shack do not all find room in its rubble; each
    // takes two hits, and the D3 for what is near hits none of them.
    let mut play = scene()
        .piece("shack-small", (20.0, 20.0), (4.0, 4.0), 3.0)
        .worn(9, 0, None)
        .squad(0, tank().armed(vec![demolisher(gun(10, 1, 2), 2)]), &[(20.0, 40.0)])
        .inside(1, soldiers(), 0, &[None; 10])
        .act();
    let dice = [&[2, 2][..], &[1, 1, 1], &[1; 20]].concat();
    play.shoot(0, at_feature(0), &dice);
    assert!((1..11).all(|it| play.dp(it) == 5));
    let outside = |it: &u8| play.state.point(UnitId(*it)).is_some_and(|at| (at.y.to_f64() - 20.0).abs() > 2.0);
    assert!((1..11).any(|it| outside(&it)), "somebody stands beside the rubble");
}
