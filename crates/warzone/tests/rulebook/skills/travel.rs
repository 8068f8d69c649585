//! Leap and Predator Senses.

use catalogue::rule;
use table::{Bearing, Inches};
use warzone::{Event, Forbidden, ModelId, Order, Reaction, Spot, Step, Test, Way};

use crate::support::{Game, Scene, Trooper, at, engage, go, hits, needs, scene, strike, trooper};

fn leap(x: f64, y: f64) -> Order {
    Order::Leap { to: Spot::ground(at(x, y)), facing: Bearing::degrees(180) }
}

fn leaper() -> Trooper {
    trooper().skill(rule!("wz.skill.leap"), Some(6))
}

fn alone(scene: Scene, kind: &Trooper) -> Game {
    scene.squad(0, kind, &[(20., 10., 180)]).squad(1, &trooper(), &[(40., 45., 0)]).acting(0)
}

/// wz.skill.leap: anywhere within X, whatever terrain and models lie between; it is the Move Action, and counts as travel.
#[test]
fn leaps_ignore_what_lies_between() {
    let wood = || scene().area("heavy-wood", [15., 11., 25., 14.], 2.);
    let mut game = alone(wood(), &leaper());
    assert_eq!(game.refused_by(leap(20., 16.02)), "wz.skill.leap");
    game.give(0, leap(20., 16.), []);
    assert_eq!((game.at(0), game.model(0).travelled), (at(20., 16.), Inches::whole(6)));
    assert_eq!(game.refused_by(go(20., 17., 180)), "wz.action.once");
    assert_eq!(alone(wood(), &trooper()).refused_by(leap(20., 11.)), "wz.skill.leap");
    let mut crowd = scene()
        .squad(0, &leaper(), &[(20., 10., 180), (20., 12., 180), (21.5, 12., 180), (18.5, 12., 180)])
        .squad(1, &trooper(), &[(40., 45., 0)])
        .acting(0);
    assert_eq!(crowd.refused_by(leap(20., 12.5)), "wz.skill.leap", "no room there");
    crowd.give(0, leap(20., 14.), []);
}

/// wz.skill.leap: the whole X even if that is more than is left of the travel, and nothing afterwards.
#[test]
fn leaps_go_beyond_the_travel_left() {
    let slow = leaper().line("2 12 12 8 8 12 14 1 12");
    let mut game = alone(scene(), &slow);
    game.give(0, leap(20., 16.), []);
    assert_eq!(game.model(0).travelled, Inches::whole(6), "more than twice its Movement");
    assert_eq!(game.refused_by(engage(1)), "wz.action.engage");
}

/// wz.skill.leap: X is the greatest height it can pass over.
#[test]
fn leaps_are_as_high_as_they_are_far() {
    let wall = |top: f64| scene().block("impassable-wall", [15., 12., 25., 12.3], top);
    alone(wall(6.), &leaper()).give(0, leap(20., 14.), []);
    assert!(matches!(alone(wall(6.1), &leaper()).refused(leap(20., 14.)), Forbidden::TooHigh { .. }));
}

/// wz.skill.leap: out of an enemy's reach it is a Disengage; wz.cc.free-slash.
#[test]
fn leapers_are_slashed_at() {
    let position =
        || scene().squad(0, &leaper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    let events = position().give(0, leap(20., 14.), [2]);
    assert_eq!(hits(&events), [(10, 1)]);
    let mut game = position();
    game.give(0, leap(20., 14.), [19]);
    assert!(!game.stands(0), "and die before they land");
}

/// wz.skill.leap: a larger enemy holds it first (wz.cc.grab); held, it does not leap.
#[test]
fn leapers_are_held() {
    let position =
        || scene().squad(0, &leaper(), &[(20., 20., 180)]).squad(1, &trooper().base(40), &[(20., 21.38, 0)]).acting(0);
    let mut free = position();
    assert_eq!(needs(&free.give(0, leap(20., 14.), [8, 2]), Test::Grab), [8]);
    assert_eq!(free.at(0), at(20., 14.));
    let mut held = position();
    held.give(0, leap(20., 14.), [9]);
    assert_eq!(held.at(0), at(20., 20.));
}

/// wz.skill.leap: a Sentry's Move may be a Leap.
#[test]
fn sentries_leap() {
    let mut game = scene().squad(0, &leaper(), &[(20., 10., 180)]).squad(1, &trooper(), &[(20., 40., 0)]).acting(0);
    game.give(0, Order::Sentry, []);
    game.until_squad(1);
    game.give(1, Order::Activate { squad: warzone::SquadId(1) }, []);
    game.give(1, Order::ActivateModel { model: ModelId(1) }, []);
    assert!(matches!(game.top(), Step::SentryWindow { .. }));
    let reaction = Reaction::Leap { to: Spot::ground(at(20., 16.)), facing: Bearing::degrees(180) };
    game.give(0, Order::React { model: ModelId(0), reaction }, [14]);
    assert_eq!(game.at(0), at(20., 16.));
}

fn predator() -> Trooper {
    trooper().armed(&["blade B2B +1 1 0 Piercing"]).skill(rule!("wz.skill.predator-senses"), None)
}

/// A high wall between a model and an enemy 7in away.
fn behind_a_wall(kind: &Trooper) -> Game {
    scene()
        .block("impassable-wall", [19., 23.5, 21., 24.], 4.)
        .squad(0, kind, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 27., 0)])
        .acting(0)
}

fn along(places: &[(f64, f64)]) -> Order {
    let by: Way = places.iter().map(|(x, y)| Spot::ground(at(*x, *y))).collect();
    Order::EngageAlong { target: ModelId(1), by }
}

/// wz.skill.predator-senses: round the corner at somebody unseen, at most twice the Movement Value, without the bonus.
#[test]
fn predators_come_round_the_corner() {
    let way = [(22., 24.), (20.62, 25.98)];
    let mut game = behind_a_wall(&predator());
    assert!(!game.state.sees(ModelId(0), ModelId(1)));
    assert_eq!(game.refused_by(along(&[(26., 24.), (20.62, 25.98)])), "wz.action.engage", "too long a way");
    assert_eq!(game.refused_by(along(&[(22., 24.), (22., 26.)])), "wz.cc.elevation", "it ends out of reach");
    game.give(0, along(&way), []);
    assert!(game.state.is_engaged(ModelId(0)));
    game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
    assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(9, 1)], "no Engage Bonus");
    let plain = trooper().armed(&["blade B2B +1 1 0 Piercing"]);
    assert_eq!(behind_a_wall(&plain).refused_by(along(&way)), "wz.skill.predator-senses");
}

/// wz.skill.predator-senses: straight at somebody behind it, without the bonus; straight at one in sight, with it.
#[test]
fn predators_need_not_look() {
    let position = |facing| {
        scene().squad(0, &predator(), &[(20., 20., facing)]).squad(1, &trooper(), &[(20., 28.18, 0)]).acting(0)
    };
    for (facing, st) in [(0, 9), (180, 11)] {
        let mut game = position(facing);
        game.give(0, engage(1), []);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        assert_eq!(hits(&game.give(0, strike(1), [5, 1])), [(st, 1)]);
    }
}

/// wz.skill.predator-senses: Target Priority still applies to the enemies it sees.
#[test]
fn predators_mind_whom_they_see() {
    let mut game = scene()
        .squad(0, &predator(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 12., 0)])
        .squad(1, &trooper(), &[(20., 25., 0)])
        .acting(0);
    let events: Vec<Event> = game.give(0, engage(1), [14]);
    assert_eq!(needs(&events, Test::TargetSense), [14]);
}
