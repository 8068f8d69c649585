//! What Objectives and places are worth (`dc.objective.score`), and who wins (`dc.victory.vp`).

use battle::Seat;
use dropzone::{
    Event, FeatureId, Move, Objective, ObjectiveKind, ObjectivePlace, Place, Scenario, Setup, Stand, TransportLetter,
    UnitId,
    chapters::{objectives, turn},
};

use super::{begin, carried, carrier, in_turn, open, scored, turn_over, with};
use crate::{
    aircraft::{air, dropship},
    support::{Scene, With, apc, infantry, point, scene, tank},
};

/// In the last turn of a scenario.
fn last(scenario: Scenario) -> impl FnOnce(&mut Setup) {
    move |setup| {
        in_turn(setup, 6);
        setup.scenario = scenario;
    }
}

/// The rule by which a battle was settled.
fn settled(log: &[Event]) -> Option<&'static str> {
    let over = |it: &Event| match it {
        Event::Turn(turn::Event::Over { rule, .. }) => Some(rule.name()),
        _ => None,
    };
    log.iter().find_map(over)
}

#[test]
fn objectives_held_and_extracted_score_at_the_end() {
    // dc.objective.score, dc.victory.vp: held by a tank and aboard an APC, one extracted, one nobody has.
    let riders = infantry().needs(TransportLetter::I, 1);
    let scene = carrier(scene(), 0, tank(), Place::Ground(point(20.0, 30.0)), 0).squad(0, apc(), &[(30.0, 40.0)]);
    let scene = carrier(scene, 0, riders, Place::Aboard(UnitId(1)), 1).squad(1, tank(), &[(20.0, 10.0)]);
    let taken = Objective { at: ObjectivePlace::Extracted(Seat(1)), ..open(1.0, 1.0) };
    let scene = with(with(with(with(scene, carried(0)), carried(2)), taken), open(40.0, 20.0));
    let mut play = begin(scene, last(Scenario::TargetsOfOpportunity));
    let log = turn_over(&mut play, &[]);
    let rule = "dc.objective.score";
    assert_eq!(scored(&log), [(0, 1, rule), (0, 1, rule), (1, 2, rule)]);
    // 2 to 2 Victory Points, and nobody killed anybody.
    assert_eq!(settled(&log), Some("dc.victory.tie"));
}

#[test]
fn more_victory_points_win_then_more_kill_points() {
    // dc.victory.vp, dc.victory.kp, dc.victory.tie: Victory Points, Kill Points, who has won, by which rule.
    type Row = ([u16; 2], [u16; 2], &'static [u8], &'static str);
    let rows: [Row; 4] = [
        ([3, 2], [0, 90], &[0], "dc.victory.vp"),
        ([2, 2], [30, 60], &[1], "dc.victory.kp"),
        ([2, 2], [60, 60], &[0, 1], "dc.victory.tie"),
        ([0, 1], [60, 0], &[1], "dc.victory.vp"),
    ];
    for (vp, kp, winners, rule) in rows {
        let scene = scene().squad(0, tank(), &[(20.0, 30.0)]).squad(1, tank(), &[(20.0, 10.0)]);
        let mut play = begin(scene, last(Scenario::BattleRoyale));
        for (side, (vp, kp)) in play.state.sides.iter_mut().zip(vp.into_iter().zip(kp)) {
            (side.vp, side.kp) = (vp, kp);
        }
        let log = turn_over(&mut play, &[]);
        let won: Vec<u8> = play.state.outcome.as_ref().expect("it is over").winners().map(|it| it.0).collect();
        assert_eq!((won.as_slice(), settled(&log)), (winners, Some(rule)));
    }
}

fn place(kind: ObjectiveKind) -> Objective {
    Objective::of(kind, ObjectivePlace::Ground(point(24.0, 24.0)), 0)
}

/// Tanks of both sides at these distances from the middle of the table.
fn around(mine: &[f64], theirs: &[f64]) -> Scene {
    let scene = scene().squad(0, tank(), &[(5.0, 43.0)]).squad(1, tank(), &[(43.0, 5.0)]);
    let scene = mine.iter().enumerate().fold(scene, |scene, (at, far)| {
        let at = if at == 0 { (24.0, 24.0 + far) } else { (24.0 + far, 24.0) };
        scene.squad(0, tank(), &[at])
    });
    theirs.iter().enumerate().fold(scene, |scene, (at, far)| {
        let at = if at == 0 { (24.0, 24.0 - far) } else { (24.0 - far, 24.0) };
        scene.squad(1, tank(), &[at])
    })
}

#[test]
fn focal_points_score_for_control_and_for_points_around() {
    // dc.objective.focal-point, dc.victory.points-within: control within 2 inches of a hull, points within 6 of its middle.
    let rule = "dc.objective.focal-point";
    type Row = (&'static [f64], &'static [f64], Vec<(u8, u16, &'static str)>);
    let rows: [Row; 6] = [
        (&[2.6], &[], vec![(0, 1, rule), (0, 2, rule)]),
        (&[2.7], &[], vec![(0, 2, rule)]),
        (&[2.6], &[2.6], vec![]),
        (&[2.6], &[5.9, 6.0], vec![(0, 1, rule), (1, 2, rule)]),
        (&[2.6], &[5.9, 6.1], vec![(0, 1, rule)]),
        (&[], &[], vec![]),
    ];
    for (mine, theirs, expected) in rows {
        let scene = with(around(mine, theirs), place(ObjectiveKind::FocalPoint));
        let mut play = begin(scene, last(Scenario::FocalPoints));
        assert_eq!(scored(&turn_over(&mut play, &[])), expected, "{mine:?} and {theirs:?}");
    }
    // Who flies counts for nothing.
    let scene = with(around(&[5.0], &[]).stands(1, dropship(), air(24.0, 22.0)), place(ObjectiveKind::FocalPoint));
    let mut play = begin(scene, last(Scenario::FocalPoints));
    assert_eq!(scored(&turn_over(&mut play, &[])), [(0, 2, rule)]);
    // dc.fast.vp: nor does a Fast Mover, even where it stands.
    let jet = dropship().line(|it| it.movement = Move::Fast);
    let landed = vec![Stand::at(Place::Landed(point(24.0, 22.0)))];
    let scene = with(around(&[5.0], &[]).stands(1, jet, landed), place(ObjectiveKind::FocalPoint));
    let mut play = begin(scene, last(Scenario::FocalPoints));
    assert_eq!(scored(&turn_over(&mut play, &[])), [(0, 2, rule)]);
}

#[test]
fn timed_focal_points_score_in_turns_3_and_6() {
    // dc.objective.focal-point-b
    let rule = "dc.objective.focal-point-b";
    let scores_in = |turn: u8, dice: &[u8]| {
        let scene = with(around(&[2.6], &[5.0]), place(ObjectiveKind::FocalPoint));
        let mut play = begin(scene, |setup| {
            in_turn(setup, turn);
            (setup.scenario, setup.settings.timed_focal_points) = (Scenario::FocalPoints, true);
        });
        scored(&turn_over(&mut play, dice))
    };
    assert_eq!(scores_in(3, &[4, 2]), [(0, 1, rule)]);
    assert_eq!(scores_in(4, &[4, 2]), []);
    assert_eq!(scores_in(6, &[]), [(0, 1, rule)], "and equal points around it");
}

#[test]
fn critical_locations_score_in_even_turns() {
    // dc.objective.critical-location
    let scores_in = |turn: u8, dice: &[u8]| {
        let scene = with(around(&[2.6], &[3.0, 5.0]), place(ObjectiveKind::CriticalLocation));
        let mut play = begin(scene, |setup| {
            in_turn(setup, turn);
            setup.scenario = Scenario::CriticalLocations;
        });
        scored(&turn_over(&mut play, dice))
    };
    let one = [(1, 1, "dc.objective.critical-location")];
    assert_eq!(scores_in(2, &[4, 2]), one);
    assert_eq!(scores_in(3, &[4, 2]), []);
    assert_eq!(scores_in(4, &[4, 2]), one);
    assert_eq!(scores_in(6, &[]), one);
}

#[test]
fn infantry_in_a_bunker_counts_double() {
    // dc.victory.points-within: a hurt base of 30 points inside is worth 60, as much as two tanks; one tank is less.
    let compared = |theirs: &[(f64, f64)]| {
        let bunker = Objective::of(ObjectiveKind::Bunker, ObjectivePlace::Inside(FeatureId(0)), 2);
        let scene =
            scene().piece("bunker-medium", (24.0, 24.0), (5.0, 5.0), 6.0).inside(0, infantry(), 0, &[None]).hurt(&[4]);
        let scene = theirs.iter().fold(scene, |scene, at| scene.squad(1, tank(), &[*at]));
        let mut play = begin(with(scene.squad(1, tank(), &[(43.0, 5.0)]), bunker), last(Scenario::BunkerAssault));
        let log = turn_over(&mut play, &[]);
        let points = |it: &Event| match it {
            Event::Objectives(objectives::Event::Compared { points, .. }) => {
                Some(points.iter().map(|it| it.1.total()).collect::<Vec<_>>())
            }
            _ => None,
        };
        (log.iter().find_map(points).unwrap_or_default(), scored(&log))
    };
    let rule = "dc.scenario.bunker-assault";
    assert_eq!(compared(&[(24.0, 30.0)]), (vec![60, 30], vec![(0, 2, rule)]));
    assert_eq!(compared(&[(24.0, 30.0), (30.0, 24.0)]), (vec![60, 60], vec![]));
    assert_eq!(compared(&[(24.0, 30.0), (24.0, 18.0), (30.0, 24.0)]), (vec![60, 90], vec![(1, 2, rule)]));
}
