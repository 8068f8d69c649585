//! Fast Movers (`dc.fast.available`, `dc.fast.attack-run`).

use dropzone::{
    Aim, Arc, GroupId, Move, Opening, Place, Profile, Range, Reaction, RunShot, SquadId, Stand, TableEdge, Target,
    TransportLetter, UnitId, UnitRule, Wait, Weapon, WeaponId, WeaponRule,
    chapters::{aircraft::Order, deployment, reactions, turn},
};

use super::dropship;
use crate::support::{Play, Scene, With, apc, at_unit, gun, infantry, point, scene, tank, to_hit, with};

/// A Fast Mover: 3 DP, with a gun of Ac 2+ that reaches 12 inches in its narrow front.
fn jet() -> Profile {
    let cannon = Weapon { full: Range::Inches(12), countered: Range::Inches(12), arc: Arc::NARROW, ..gun(10, 1, 2) };
    dropship().line(|it| it.movement = Move::Fast).armed(vec![Weapon { move_and_fire: None, ..cannon }])
}

/// An Interceptor with an AA gun of Ac 3+.
fn interceptor() -> Profile {
    let cannon = Weapon { move_and_fire: None, arc: Arc::FRONT, ..gun(13, 1, 3) };
    jet().rule(UnitRule::Interceptor).armed(vec![with(cannon, WeaponRule::Aa)])
}

fn waiting() -> Vec<Stand> {
    vec![Stand::at(Place::Off(Wait::Readiness))]
}

/// A jet (unit 0) In Readiness, and a tank (unit 1) at 24, 20.
fn hunted() -> Scene {
    scene().stands(0, jet(), waiting()).squad(1, tank(), &[(24.0, 20.0)])
}

fn scramble(target: Option<Target>) -> Order {
    Order::Scramble { squad: SquadId(0), target }
}

/// A run along the middle of the table, from its southern edge to the northern; it shoots at unit 1 when it is at this place.
fn run(at: Option<f64>) -> Order {
    let aim = || Aim::new(WeaponId(0), [UnitId(0)].into_iter().collect(), at_unit(1));
    let shots = at.map(|y| RunShot { aim: aim(), at: point(24.0, y) }).into_iter().collect();
    Order::AttackRun { squad: SquadId(0), line: [point(24.0, 48.0), point(24.0, 0.0)], shots }
}

fn line(from: (f64, f64), to: (f64, f64)) -> Order {
    Order::AttackRun { squad: SquadId(0), line: [point(from.0, from.1), point(to.0, to.1)], shots: Vec::new() }
}

/// It has arrived.
fn arrived(scene: Scene) -> Play {
    let mut play = scene.act();
    play.give(0, scramble(None), &[4]);
    play
}

#[test]
fn a_squad_arrives_on_a_four() {
    // dc.fast.available, dc.special.lumbering
    for (jet, die, arrives) in [
        (jet(), 4, true),
        (jet(), 3, false),
        (jet().rule(UnitRule::Lumbering), 5, true),
        (jet().rule(UnitRule::Lumbering), 4, false),
    ] {
        let mut play = scene().stands(0, jet, waiting()).squad(1, tank(), &[(24.0, 20.0)]).act();
        assert_eq!(play.refused(run(None)), "dc.fast.available", "it is rolled first");
        play.give(0, scramble(None), &[die]);
        assert_eq!(play.refused(scramble(None)), "dc.fast.available", "once");
        if arrives {
            play.give(0, run(None), &[]);
        } else {
            assert_eq!(play.refused(run(None)), "dc.fast.available");
            play.give(0, turn::Order::DoneGroup, &[]);
        }
        assert_eq!(play.unit(0).place, Place::Off(Wait::Readiness));
    }
    let mut play = hunted().squad(0, tank(), &[(5.0, 40.0)]).joins(0).act();
    assert_eq!(play.refused(Order::Scramble { squad: SquadId(1), target: None }), "dc.fast.available", "a tank");
    assert_eq!(play.refused(scramble(Some(at_unit(9)))), "dc.fast.available", "no such target");
}

#[test]
fn a_controller_who_sees_the_target_lowers_the_number_by_one() {
    // dc.fast.fac: infantry at 10, 40 sees the tank, but not past a building; aboard an APC it sees nothing.
    let mut seen = hunted().squad(0, infantry(), &[(10.0, 40.0)]);
    seen.controllers = vec![Some(SquadId(1)), None];
    let mut hidden = hunted().squad(0, infantry(), &[(10.0, 40.0)]).building(17.0, 30.0);
    hidden.controllers = vec![Some(SquadId(1)), None];
    let rider = infantry().needs(TransportLetter::I, 1);
    let mut aboard = hunted().squad(0, apc(), &[(10.0, 40.0)]).aboard(0, rider, 1, 1);
    aboard.controllers = vec![Some(SquadId(2)), None];
    let nobody = hunted().squad(0, infantry(), &[(10.0, 40.0)]);
    for (scene, target, arrives) in [(seen, 1, true), (hidden, 1, false), (aboard, 2, false), (nobody, 1, false)] {
        let mut play = scene.act();
        let enemy = play.state.all_units().next_back().expect("a tank");
        play.give(0, scramble(Some(Target::Unit(enemy))), &[3]);
        if arrives {
            play.give(0, run(None), &[]);
        } else {
            assert_eq!(play.refused(run(None)), "dc.fast.available", "{target}");
        }
    }
}

#[test]
fn who_has_fast_movers_names_a_squad_of_infantry_before_the_game() {
    // dc.fast.fac
    let mut setup = hunted().squad(0, infantry(), &[(10.0, 40.0)]).squad(1, infantry(), &[(10.0, 10.0)]).setup();
    setup.opening = Opening::Deployment;
    setup.settings.no_aerial_advantage = true;
    let mut play = Play { state: battle::System::start(&dropzone::Dropzone, &setup).expect("a setup") };
    play.give(0, turn::Order::Begin, &[6, 1]);
    play.give(0, deployment::Order::PickEdge { edge: TableEdge::South }, &[]);
    for (seat, group) in [(0, 0), (1, 2), (0, 1)] {
        play.give(seat, deployment::Order::Start { group: GroupId(group) }, &[]);
    }
    play.give(1, deployment::Order::Start { group: GroupId(3) }, &[]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.fast.fac"));
    let name = |squad: u8| deployment::Order::NameController { squad: SquadId(squad) };
    assert_eq!(play.refused(name(0)), "dc.fast.fac", "no infantry");
    assert_eq!(play.refused(name(3)), "dc.fast.fac", "not its own");
    play.give(0, name(1), &[6, 1]);
    assert_eq!(play.state.sides[0].controller, Some(SquadId(1)));
    assert_eq!(play.asks(), "dc.turn.initiative-yield", "who has no Fast Movers names nobody");
}

#[test]
fn it_flies_from_edge_to_edge_shoots_at_one_point_and_is_gone() {
    // dc.fast.attack-run, dc.basic.weapon-arc: F(N) along the direction of flight; 12 inches, and 2 down.
    let mut play = arrived(hunted());
    assert_eq!(play.refused(line((24.0, 48.0), (24.0, 10.0))), "dc.fast.attack-run", "not to an edge");
    assert_eq!(play.refused(line((24.0, 40.0), (24.0, 0.0))), "dc.fast.attack-run", "not from an edge");
    assert_eq!(play.refused(line((24.0, 48.0), (40.0, 48.0))), "dc.fast.attack-run", "to the same edge");
    assert_eq!(play.refused(run(Some(33.0))), "dc.shoot.range");
    assert_eq!(play.refused(run(Some(15.0))), "dc.basic.weapon-arc", "it is past it");
    let log = play.give(0, run(Some(30.0)), &[2, 6]);
    assert_eq!((to_hit(&log), play.unit(1).place), (vec![2], Place::Gone));
    assert_eq!(play.unit(0).place, Place::Off(Wait::Readiness));
    let mut high = arrived(hunted().piece("building-small", (24.0, 30.0), (4.0, 4.0), 9.0));
    assert_eq!(high.refused(run(None)), "dc.fast.attack-run", "9 inches high");
    high.give(0, line((0.0, 10.0), (48.0, 10.0)), &[]);
}

#[test]
fn each_weapon_is_fired_once_in_a_run() {
    // dc.fast.attack-run
    let mut play = arrived(hunted());
    let Order::AttackRun { squad, line, mut shots } = run(Some(30.0)) else { panic!("a run") };
    shots.push(RunShot { at: point(24.0, 28.0), ..shots[0].clone() });
    assert_eq!(play.refused(Order::AttackRun { squad, line, shots: shots.clone() }), "dc.shoot.declare");
    shots[1] = RunShot { at: point(20.0, 28.0), ..shots[0].clone() };
    assert_eq!(play.refused(Order::AttackRun { squad, line, shots }), "dc.fast.attack-run", "off the line");
}

#[test]
fn after_its_run_it_waits_and_is_rolled_for_again_next_turn() {
    // dc.fast.return
    let mut play = arrived(hunted());
    play.give(0, run(None), &[]);
    assert_eq!(play.unit(0).place, Place::Off(Wait::Readiness));
    assert_eq!(play.refused(run(None)), "dc.fast.return");
    assert_eq!(play.refused(scramble(None)), "dc.fast.return");
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 0);
    play.turns_and_ends(1, 1);
    play.give(1, turn::Order::DoneGroup, &[6, 1]);
    play.give(0, turn::Order::KeepInitiative, &[]);
    play.activate(0, 0);
    assert_eq!(play.refused(run(None)), "dc.fast.available", "it is rolled for again");
    play.give(0, scramble(None), &[4]);
    play.give(0, run(None), &[]);
}

#[test]
fn ground_aa_shoots_first_where_the_jet_passes_it_first() {
    // dc.fast.reaction, dc.weapon.reaction-fire: the jet fires at 30; Reaction Fire at 30 or 40 comes before, at 20 after.
    for (at, order) in [(40.0, [5, 2]), (30.0, [5, 2]), (20.0, [2, 5])] {
        let flak = tank().armed(vec![with(gun(13, 1, 3), WeaponRule::Aa)]);
        let mut play = arrived(hunted().squad(1, flak, &[(30.0, 30.0)]));
        play.give(0, run(Some(30.0)), &[]);
        let reaction = Reaction { unit: UnitId(2), weapon: WeaponId(0), target: UnitId(0), at: point(24.0, at) };
        let log = play.give(1, reactions::Order::React(reaction), &[1, 1]);
        assert_eq!(to_hit(&log), order, "at {at}");
    }
}

#[test]
fn a_jet_that_is_shot_down_does_not_shoot_any_more_and_is_worth_its_points() {
    // dc.fast.reaction, dc.fast.vp, dc.victory.kp: two hits, double damage each; on a 1 it is destroyed in the air.
    let flak = tank().armed(vec![with(gun(13, 2, 3), WeaponRule::Aa)]);
    let mut play = arrived(hunted().squad(1, flak, &[(30.0, 30.0)]));
    play.give(0, run(Some(30.0)), &[]);
    let reaction = Reaction { unit: UnitId(2), weapon: WeaponId(0), target: UnitId(0), at: point(24.0, 40.0) };
    let log = play.give(1, reactions::Order::React(reaction), &[5, 5, 6, 6, 1]);
    assert_eq!(to_hit(&log), [5]);
    assert_eq!((play.unit(0).place, play.state.sides[1].kp, play.dp(1)), (Place::Gone, 30, 1));
}

fn intercept(squad: u8, unit: u8) -> reactions::Order {
    let shooters = [UnitId(unit)].into_iter().collect();
    let aims = vec![Aim::new(WeaponId(0), shooters, at_unit(0))];
    reactions::Order::Intercept { squad: SquadId(squad), aims }
}

/// A jet on its run (unit 0), and of seat 1 a tank (1), an Interceptor (2) and another Fast Mover (3).
fn intercepted() -> Play {
    let mut other = interceptor();
    other.modes[0].rules.clear();
    arrived(hunted().stands(1, interceptor(), waiting()).stands(1, other, waiting()))
}

#[test]
fn an_interceptor_shoots_a_jet_before_it_fires_and_has_flown() {
    // dc.fast.intercept, dc.special.interceptor: Ac 3+ with nothing added, before the jet's 2+.
    let mut play = intercepted();
    play.give(0, run(Some(30.0)), &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.fast.intercept"));
    assert_eq!(play.refused(intercept(3, 3)), "dc.special.interceptor");
    assert_eq!(play.refused(intercept(1, 1)), "dc.special.interceptor", "a tank");
    let log = play.give(1, intercept(2, 2), &[4, 1, 1]);
    assert_eq!(to_hit(&log), [3, 2]);
    assert_eq!(play.unit(2).place, Place::Off(Wait::Readiness), "it has followed the line to its end");
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 1);
    assert_eq!(play.refused(Order::Scramble { squad: SquadId(2), target: None }), "dc.fast.return", "it has flown");
}

#[test]
fn an_interceptor_that_does_not_arrive_or_has_flown_does_nothing() {
    // dc.fast.intercept, dc.fast.available: on a 3 it does not arrive.
    let mut play = intercepted();
    play.give(0, run(Some(30.0)), &[]);
    let log = play.give(1, intercept(2, 2), &[3, 1]);
    assert_eq!(to_hit(&log), [2]);
    assert_eq!(play.unit(0).place, Place::Off(Wait::Readiness));
    let mut play = intercepted();
    play.give(0, run(Some(30.0)), &[]);
    play.give(1, reactions::Order::Decline, &[1]);
    assert_eq!(play.asked(), 0);
}

#[test]
fn ground_aa_reacts_to_the_interceptor_as_well() {
    // dc.fast.intercept, dc.weapon.reaction-fire
    let flak = tank().armed(vec![with(gun(13, 1, 4), WeaponRule::Aa)]);
    let scene = scene()
        .stands(0, jet(), waiting())
        .squad(0, flak, &[(30.0, 30.0)])
        .stands(1, interceptor(), waiting())
        .squad(1, tank(), &[(5.0, 5.0)]);
    let mut play = arrived(scene);
    play.give(0, run(None), &[]);
    play.give(1, intercept(2, 2), &[4, 1]);
    assert_eq!((play.asked(), play.asks()), (0, "dc.weapon.reaction-fire"));
    let reaction = Reaction { unit: UnitId(1), weapon: WeaponId(0), target: UnitId(2), at: point(24.0, 30.0) };
    let log = play.give(0, reactions::Order::React(reaction), &[1]);
    assert_eq!(to_hit(&log), [6]);
    assert_eq!(play.unit(2).place, Place::Off(Wait::Readiness));
}
