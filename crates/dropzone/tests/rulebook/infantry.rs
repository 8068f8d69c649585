//! Infantry in features (`dc.infantry.enter`).

use battle::Seat;
use dropzone::{
    Edge, FeatureId, Place, SquadId, UnitId, UnitRule, Way,
    chapters::{infantry::Order, movement},
};
use smallvec::SmallVec;

use crate::support::{With, apc, at_unit, gun, infantry, north, point, scene, tank, to_damage, to_hit};

fn edges(all: &[Option<u8>]) -> SmallVec<[Option<Edge>; 4]> {
    all.iter().map(|it| it.map(Edge)).collect()
}

fn enter(squad: u8, feature: u8, all: &[Option<u8>]) -> Order {
    Order::Enter { squad: SquadId(squad), feature: FeatureId(feature), edges: edges(all) }
}

#[test]
fn a_squad_enters_as_a_whole_from_within_2_inches() {
    // dc.infantry.enter, dc.cqb.occupiers-advantage: two bases, of which one is near; the building ends at 22.5.
    let mut play = scene()
        .squad(0, infantry(), &[(20.0, 25.1), (20.0, 26.3)])
        .squad(0, tank(), &[(30.0, 24.0)])
        .squad(1, tank(), &[(5.0, 5.0)])
        .building(20.0, 20.0)
        .act();
    assert_eq!(play.refused(enter(0, 0, &[None])), "dc.infantry.edges", "every base");
    assert_eq!(play.refused(enter(0, 9, &[None, None])), "dc.infantry.enter");
    play.give(0, enter(0, 0, &[Some(2), None]), &[]);
    assert_eq!(play.unit(0).place, Place::Inside { feature: FeatureId(0), edge: Some(Edge(2)) });
    assert_eq!(play.state.features[0].advantage, Some(Seat(0)));
    let out = Order::Leave { squad: SquadId(0), places: SmallVec::from_slice(&[point(20.0, 23.2), point(21.3, 23.2)]) };
    assert_eq!(play.refused(out), "dc.action.two-categories", "not in the same activation");
    let mut play =
        scene().squad(0, infantry(), &[(20.0, 25.3)]).squad(1, tank(), &[(5.0, 5.0)]).building(20.0, 20.0).act();
    assert_eq!(play.refused(enter(0, 0, &[None])), "dc.infantry.enter", "2.2 inches");
    let near = Way::of(UnitId(0), &[point(20.0, 24.0)], north());
    play.give(0, movement::Order::Move { squad: SquadId(0), ways: vec![near] }, &[]);
    play.give(0, enter(0, 0, &[None]), &[]);
}

#[test]
fn only_infantry_goes_in_and_no_more_than_the_feature_holds() {
    // dc.basic.type-infantry, dc.feature.capacity: a tiny shack has 5 DP.
    let mut play = scene().squad(0, tank(), &[(20.0, 24.0)]).squad(1, tank(), &[(5.0, 5.0)]).building(20.0, 20.0).act();
    assert_eq!(play.refused(enter(0, 0, &[None])), "dc.basic.type-infantry");
    let mut play = scene()
        .squad(0, infantry(), &[(20.0, 22.5)])
        .squad(1, infantry(), &[(5.0, 5.0)])
        .piece("shack-tiny", (20.0, 20.0), (3.0, 3.0), 3.0)
        .inside(0, infantry(), 0, &[None; 5])
        .act();
    assert_eq!(play.refused(enter(0, 0, &[None])), "dc.feature.capacity");
}

#[test]
fn edges_held_by_the_enemy_cannot_be_taken() {
    // dc.infantry.edges
    let mut play =
        scene().building(20.0, 20.0).inside(0, infantry(), 0, &[None, None]).inside(1, infantry(), 0, &[Some(1)]).act();
    let take = |all: &[Option<u8>]| Order::Edges { squad: SquadId(0), edges: edges(all) };
    assert_eq!(play.refused(take(&[Some(1), None])), "dc.infantry.edges");
    assert_eq!(play.refused(take(&[Some(4), None])), "dc.feature.dimensions", "there are four");
    play.give(0, take(&[Some(0), Some(2)]), &[]);
    assert_eq!(play.unit(0).moved, table::Inches::ZERO, "it counts as 0 inches for Move and Fire");
    assert_eq!(play.unit(1).place.edge(), Some(Edge(2)));
}

#[test]
fn a_squad_leaves_or_goes_over_to_an_adjacent_feature() {
    // dc.infantry.leave, dc.infantry.transfer, dc.cqb.locked, dc.cqb.occupiers-advantage
    let two = || {
        scene()
            .building(20.0, 20.0)
            .worn(0, 0, Some(0))
            .piece("building-small", (26.5, 20.0), (4.0, 4.0), 4.0)
            .piece("building-small", (36.0, 20.0), (4.0, 4.0), 4.0)
            .inside(0, infantry(), 0, &[None, None])
    };
    let transfer =
        |feature| Order::Transfer { squad: SquadId(0), feature: FeatureId(feature), edges: edges(&[None, None]) };
    let leave =
        |y: f64| Order::Leave { squad: SquadId(0), places: SmallVec::from_slice(&[point(19.0, y), point(20.3, y)]) };
    let mut play = two().squad(1, tank(), &[(5.0, 5.0)]).act();
    assert_eq!(play.refused(transfer(2)), "dc.infantry.transfer", "more than 2 inches away");
    assert_eq!(play.refused(leave(25.2)), "dc.infantry.leave", "more than 2 inches out");
    assert_eq!(play.refused(leave(22.0)), "dc.infantry.leave", "on the building");
    play.give(0, transfer(1), &[]);
    assert_eq!(play.state.features[0].advantage, None);
    assert_eq!(play.state.features[1].advantage, Some(Seat(0)));
    let mut play = two().squad(1, tank(), &[(5.0, 5.0)]).act();
    play.give(0, leave(23.2), &[]);
    assert_eq!(play.unit(0).place, Place::Ground(point(19.0, 23.2)));
    let mut play = two().inside(1, infantry(), 0, &[None]).inside(1, infantry(), 0, &[None]).act();
    assert_eq!(play.refused(leave(23.2)), "dc.cqb.locked", "two squads against one");
}

#[test]
fn bases_shoot_out_of_edges_and_are_shot_at_there() {
    // dc.infantry.shoot-out, dc.infantry.shot-at, dc.infantry.no-shooting-inside, dc.damage.soft-cover, dc.damage.body-cover
    let rifles = || infantry().armed(vec![gun(3, 1, 3)]);
    let mut play = scene()
        .building(20.0, 20.0)
        .inside(0, rifles(), 0, &[None])
        .inside(1, rifles(), 0, &[Some(2)])
        .squad(1, tank(), &[(20.0, 30.0)])
        .act();
    assert_eq!(play.refused(play.aim(0, at_unit(1))), "dc.infantry.no-shooting-inside");
    assert_eq!(play.refused(play.aim(0, at_unit(2))), "dc.infantry.shoot-out");
    let mut play = scene()
        .building(20.0, 20.0)
        .squad(0, tank().armed(vec![gun(3, 1, 3)]), &[(20.0, 30.0)])
        .inside(1, rifles(), 0, &[Some(2)])
        .inside(1, rifles(), 0, &[Some(0)])
        .inside(1, rifles(), 0, &[None])
        .act();
    assert_eq!(play.refused(play.aim(0, at_unit(2))), "dc.basic.los", "on the far edge");
    assert_eq!(play.refused(play.aim(0, at_unit(3))), "dc.infantry.shot-at", "in the centre");
    let log = play.shoot(0, at_unit(1), &[5, 5]);
    assert_eq!((to_hit(&log), to_damage(&log), play.dp(1)), (vec![5], vec![5], 4));
}

#[test]
fn bikes_do_not_evade_inside_and_ride_on_after_leaving() {
    // dc.special.bikes, dc.shoot.evasion: Ac 3+ against E+2 is 5+ in the open; on an edge Soft Cover makes it 5+, and 6+ (of 7)
    // where the target is on foot.
    let evading = || infantry().line(|it| it.countermeasures.evasion = 2);
    let bikes = || evading().rule(UnitRule::Bikes).line(|it| it.movement = dropzone::Move::Inches(9));
    let needs = |target: dropzone::Profile, inside: bool| {
        let scene = scene().building(20.0, 20.0).squad(0, tank().armed(vec![gun(3, 1, 3)]), &[(20.0, 30.0)]);
        let scene =
            if inside { scene.inside(1, target, 0, &[Some(2)]) } else { scene.squad(1, target, &[(24.0, 26.0)]) };
        to_hit(&scene.act().shoot(0, at_unit(1), &[1]))
    };
    assert_eq!([needs(bikes(), false), needs(bikes(), true), needs(evading(), true)], [[5], [5], [6]]);
    let leaves = |rider: dropzone::Profile| {
        let mut play = scene()
            .building(20.0, 20.0)
            .inside(0, rider.needs(dropzone::TransportLetter::I, 1), 0, &[None])
            .squad(0, apc(), &[(23.0, 24.5)])
            .joins(0)
            .squad(1, tank(), &[(5.0, 5.0)])
            .act();
        play.give(0, dropzone::chapters::transports::Order::Call { squad: SquadId(1) }, &[]);
        let places = SmallVec::from_slice(&[point(20.0, 23.2)]);
        play.give(0, Order::Leave { squad: SquadId(0), places }, &[]);
        play
    };
    let ride = |to: (f64, f64)| {
        let ways = vec![Way::of(UnitId(0), &[point(to.0, to.1)], north())];
        movement::Order::Move { squad: SquadId(0), ways }
    };
    let embark = || {
        let into = SmallVec::from_slice(&[Some(UnitId(1))]);
        dropzone::chapters::transports::Order::Embark { squad: SquadId(0), into }
    };
    let mut on_foot = leaves(evading());
    assert_eq!(on_foot.refused(ride((20.0, 24.2))), "dc.action.two-categories", "the rest of the move is lost");
    let mut play = leaves(bikes());
    assert_eq!(play.refused(embark()), "dc.special.bikes");
    assert_eq!(play.refused(ride((20.0, 32.3))), "dc.basic.stat-mv");
    play.give(0, ride((20.0, 32.2)), &[]);
    assert_eq!(play.refused(embark()), "dc.special.bikes");
}
