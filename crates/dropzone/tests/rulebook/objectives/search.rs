//! Searching (`dc.infantry.search`).

use battle::System;
use dropzone::{
    Dropzone, Edge, Event, FeatureId, Objective, ObjectiveId, ObjectivePlace, Place, SquadId, UnitId,
    chapters::{cqb, infantry as inside, objectives, transports, turn},
};
use smallvec::SmallVec;

use super::{go, hidden, lies, pick_up, search, stay, with};
use crate::support::{Play, Scene, With, apc, at_unit, gun, infantry, point, scene, tank};

/// The number a search needed.
fn needed(log: &[Event]) -> Option<i32> {
    let need = |it: &Event| match it {
        Event::Objectives(objectives::Event::Searched { roll, .. }) => roll.as_ref().map(|it| it.0.total()),
        _ => None,
    };
    log.iter().find_map(need)
}

#[test]
fn a_search_needs_a_six_and_one_less_for_each_help() {
    // dc.infantry.search: the examples are a large building without help, and a small one with an APC alongside and the
    // advantage. The APC is 0.9 inches away, or 1.1.
    let rows = [
        ("building-large", 7.0, false, false, 6),
        ("building-medium", 5.0, false, false, 6),
        ("building-small", 4.0, false, false, 5),
        ("building-medium", 5.0, true, false, 5),
        ("building-medium", 5.0, false, true, 5),
        ("building-small", 4.0, true, true, 3),
    ];
    for (kind, side, alongside, occupier, expected) in rows {
        let position = || {
            let y = 20.0 + side / 2.0 + 0.8 + if alongside { 0.9 } else { 1.1 };
            let scene = scene()
                .piece(kind, (20.0, 20.0), (side, side), 6.0)
                .worn(0, 0, occupier.then_some(0))
                .inside(0, infantry(), 0, &[None])
                .squad(0, apc(), &[(20.0, y)])
                .squad(1, tank(), &[(5.0, 5.0)]);
            with(scene, hidden(0)).act()
        };
        let mut fails = position();
        assert_eq!(needed(&fails.give(0, search(0, 0), &[expected - 1])), Some(i32::from(expected)), "{kind}");
        assert_eq!((fails.unit(0).carries, lies(&fails, 0)), (None, ObjectivePlace::Inside(FeatureId(0))));
        let mut finds = position();
        finds.give(0, search(0, 0), &[expected]);
        assert_eq!(
            (finds.unit(0).carries, lies(&finds, 0)),
            (Some(ObjectiveId(0)), ObjectivePlace::Carried(UnitId(0)))
        );
    }
}

fn in_a_building(scene: Scene) -> Scene {
    with(scene.building(20.0, 20.0).squad(1, tank(), &[(20.0, 30.0)]), hidden(0))
}

#[test]
fn only_who_is_inside_for_the_whole_activation_searches() {
    // dc.infantry.search, dc.objective.hidden: who entered or took an edge does not, and enemies inside hinder nobody.
    let mut play = in_a_building(scene().squad(0, infantry(), &[(20.0, 24.0)])).act();
    assert_eq!(play.refused(search(0, 0)), "dc.infantry.search", "it is outside");
    let enter = inside::Order::Enter { squad: SquadId(0), feature: FeatureId(0), edges: SmallVec::from_slice(&[None]) };
    play.give(0, enter, &[]);
    assert_eq!(play.refused(search(0, 0)), "dc.infantry.search", "it has just come in");
    let both = || scene().inside(0, infantry(), 0, &[None]).inside(1, infantry(), 0, &[None]);
    let mut play = in_a_building(both()).act();
    play.give(0, stay(0, 1), &[]);
    assert_eq!(play.refused(search(0, 0)), "dc.action.two-categories", "instead of moving");
    let mut play = in_a_building(both()).act();
    assert_eq!(play.refused(pick_up(0, 0)), "dc.objective.pick-up", "it is hidden");
    play.give(0, search(0, 0), &[6]);
    assert_eq!(play.unit(0).carries, Some(ObjectiveId(0)));
    let mut play = both().building(20.0, 20.0).act();
    assert_eq!(play.refused(search(0, 0)), "dc.objective.hidden", "nothing is hidden");
}

#[test]
fn who_searches_does_not_move_but_shoots_and_pays_for_both() {
    // dc.infantry.search-shoot, dc.cqb.dice-searching: two bases of 5 dice; both shot and the squad searched: (2 + 2) - 3.
    let rifles = infantry().armed(vec![gun(3, 1, 3)]);
    let both = scene().inside(0, rifles, 0, &[Some(2); 2]).inside(1, infantry(), 0, &[None]);
    let target = |scene: Scene| scene.squad(1, tank().armour(2, 5), &[(20.0, 28.0)]);
    let mut play = target(in_a_building(both)).act();
    play.give(0, search(0, 0), &[5]);
    assert_eq!(play.refused(stay(0, 2)), "dc.infantry.search-shoot");
    play.shoot(0, at_unit(4), &[1, 1]);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.give(0, cqb::Order::Fight, &[]);
    let log = play.give(1, cqb::Order::Elect { shoot: SmallVec::new(), search: false }, &[1; 6]);
    let pools = |it: &Event| match it {
        Event::Cqb(cqb::Event::Counted { pools, .. }) => Some([pools[0].1, pools[1].1]),
        _ => None,
    };
    assert_eq!(log.iter().find_map(pools), Some([1, 5]));
}

#[test]
fn who_finds_something_may_leave_with_it_at_once() {
    // dc.objective.leave-building: into the open, or into a Transport within 1 inch; not without the Objective, and not from
    // among enemies.
    let leave = || inside::Order::Leave { squad: SquadId(0), places: SmallVec::from_slice(&[point(20.0, 23.2)]) };
    let mine = || in_a_building(scene().inside(0, infantry().needs(dropzone::TransportLetter::I, 1), 0, &[None]));
    let mut play = mine().act();
    play.give(0, search(0, 0), &[6]);
    play.give(0, leave(), &[]);
    assert_eq!((play.unit(0).place, play.unit(0).carries), (Place::Ground(point(20.0, 23.2)), Some(ObjectiveId(0))));
    let mut play = mine().act();
    play.give(0, search(0, 0), &[5]);
    assert_eq!(play.refused(leave()), "dc.infantry.search-shoot", "nothing found");
    let mut play = mine().inside(1, infantry(), 0, &[None]).act();
    play.give(0, search(0, 0), &[6]);
    assert_eq!(play.refused(leave()), "dc.objective.leave-building", "enemies inside");
    let into = |transport| transports::Order::Embark {
        squad: SquadId(0),
        into: SmallVec::from_slice(&[Some(UnitId(transport))]),
    };
    // With an APC 0.9 inches away 5+ finds it; the other is 1.3 inches from the wall.
    let with_transports = |die: u8| {
        let mut play = mine().squad(0, apc(), &[(20.0, 24.2)]).squad(0, apc(), &[(20.0, 15.4)]).act();
        for squad in [1, 2] {
            play.give(0, transports::Order::Call { squad: SquadId(squad) }, &[]);
        }
        play.give(0, search(0, 0), &[die]);
        play
    };
    assert_eq!(with_transports(4).refused(into(1)), "dc.infantry.search-shoot");
    let mut play = with_transports(5);
    assert_eq!(play.refused(into(2)), "dc.infantry.leave");
    let mut orders = Vec::new();
    Dropzone.orders(&play.state, &mut orders);
    assert!(orders.contains(&into(1).into()) && !orders.contains(&into(2).into()), "it is listed");
    play.give(0, into(1), &[]);
    assert_eq!(play.unit(0).place, Place::Aboard(UnitId(1)));
}

#[test]
fn what_lies_in_the_open_is_discovered_by_who_comes_near() {
    // dc.infantry.search-open, dc.basic.measure: from edge to edge of base and token, so 3.2 inches from centre to centre.
    let lying = |x: f64| Objective::hidden(ObjectivePlace::Ground(point(x, 26.0)), 1, 2);
    let position = |x: f64| with(scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(5.0, 5.0)]), lying(x));
    for (x, expected) in [(23.2, true), (23.3, false)] {
        let mut play = position(x).act();
        assert!(!play.state.objectives[0].discovered);
        play.give(0, go(0, 0, &[(20.0, 26.0)]), &[]);
        assert_eq!(play.state.objectives[0].discovered, expected, "{x}");
    }
    // By the enemy's units and outside their moves as well, but not by Aircraft.
    let near = scene().squad(0, tank(), &[(40.0, 40.0)]).squad(1, tank(), &[(23.0, 29.0)]);
    assert!(with(near, lying(23.0)).start().state.objectives[0].discovered);
    let flyer = tank().line(|it| it.unit_type = dropzone::UnitType::Aircraft);
    let above = vec![dropzone::Stand::at(Place::Landed(point(23.0, 28.0)))];
    let near = scene().squad(0, tank(), &[(40.0, 40.0)]).stands(1, flyer, above);
    assert!(!with(near, lying(23.0)).start().state.objectives[0].discovered);
}

#[test]
fn bases_inside_are_always_in_coherency() {
    // dc.infantry.coherency-inside: bases on far edges are of one squad, which keeps its Objective and finds another no less.
    let edges = [Some(Edge(0)), Some(Edge(2))];
    let mut play = in_a_building(scene().inside(0, infantry(), 0, &[Some(0), Some(2)])).act();
    play.give(0, search(0, 1), &[6]);
    play.give(0, turn::Order::DoneGroup, &[]);
    assert_eq!(play.unit(1).carries, Some(ObjectiveId(0)), "nothing is dropped");
    let mut play: Play = in_a_building(scene().inside(0, infantry(), 0, &[None; 2])).act();
    let order = inside::Order::Edges { squad: SquadId(0), edges: edges.into_iter().collect() };
    play.give(0, order, &[]);
}

#[test]
fn the_bloodthirsty_search_badly_among_enemies() {
    // dc.special.bloodthirsty: 6+ in a medium building, 8+ among enemies, which no die reaches.
    let mad = || infantry().rule(dropzone::UnitRule::Bloodthirsty);
    let mut alone = in_a_building(scene().inside(0, mad(), 0, &[None])).act();
    assert_eq!(needed(&alone.give(0, search(0, 0), &[5])), Some(6));
    let both = scene().inside(0, mad(), 0, &[None]).inside(1, infantry(), 0, &[None]);
    let mut play = in_a_building(both).act();
    assert_eq!(needed(&play.give(0, search(0, 0), &[6])), Some(8));
    assert_eq!(play.unit(0).carries, None);
}
