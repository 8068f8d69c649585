//! Attack runs of squads (`dc.fast.attack-run`): who is left shoots, shots are split, the target that was named is shot at.

use battle::System;
use dropzone::{
    Aim, Arc, Dropzone, Move, Order as Any, Place, Profile, Reaction, RunShot, SquadId, Stand, Target, UnitId,
    UnitRule, Wait, Weapon, WeaponId, WeaponRule,
    chapters::{aircraft::Order, reactions, shooting, turn},
};
use table::Point;

use super::dropship;
use crate::support::{Play, Scene, With, at_unit, gun, infantry, point, scene, tank, to_hit, with};

/// A Fast Mover of 1 DP with a gun of Ac 2+.
fn jet(weapon: Weapon) -> Profile {
    let weapon = Weapon { move_and_fire: None, ..weapon };
    dropship().line(|it| it.movement = Move::Fast).armour(5, 1).armed(vec![weapon])
}

fn waiting(units: usize) -> Vec<Stand> {
    vec![Stand::at(Place::Off(Wait::Readiness)); units]
}

const LINE: [(f64, f64); 2] = [(24.0, 48.0), (24.0, 0.0)];

fn line() -> [Point; 2] {
    LINE.map(|(x, y)| point(x, y))
}

/// Units of a squad shoot so many of their shots at a target when they are at this place of the line.
fn shot(shooters: &[u8], target: u8, shots: Option<u8>, y: f64) -> RunShot {
    let shooters = shooters.iter().map(|it| UnitId(*it)).collect();
    let aim = Aim { shots, ..Aim::new(WeaponId(0), shooters, at_unit(target)) };
    RunShot { aim, at: point(24.0, y) }
}

fn run(squad: u8, shots: Vec<RunShot>) -> Order {
    Order::AttackRun { squad: SquadId(squad), line: line(), shots }
}

fn scramble(squad: u8, target: Option<u8>) -> Order {
    Order::Scramble { squad: SquadId(squad), target: target.map(at_unit) }
}

fn react(unit: u8, target: u8, y: f64) -> reactions::Order {
    let (unit, target) = (UnitId(unit), UnitId(target));
    reactions::Order::React(Reaction { unit, weapon: WeaponId(0), target, at: point(24.0, y) })
}

#[test]
fn when_one_jet_falls_the_others_shoot() {
    // dc.fast.attack-run, dc.fast.reaction: two jets shoot at 30; one is shot down at 40, hit on 5+, and destroyed in the air.
    // The other hits on 2+ and destroys the tank.
    let flak = tank().armed(vec![with(gun(13, 1, 3), WeaponRule::Aa)]);
    let mut play = scene()
        .stands(0, jet(gun(10, 1, 2)), waiting(2))
        .squad(1, tank(), &[(24.0, 20.0)])
        .squad(1, flak, &[(30.0, 30.0)])
        .act();
    play.give(0, scramble(0, None), &[4]);
    play.give(0, run(0, vec![shot(&[0, 1], 2, None, 30.0)]), &[]);
    let log = play.give(1, react(3, 0, 40.0), &[5, 6, 1, 2, 6]);
    assert_eq!(to_hit(&log), [5, 2]);
    assert_eq!([0, 1, 2].map(|it| play.unit(it).place), [Place::Gone, Place::Off(Wait::Readiness), Place::Gone]);
    assert_eq!((play.unit(0).fired, play.unit(1).fired), (0, 1), "who is gone has not fired");
}

/// A jet that strafes with 4 shots, and two tanks 1.2 inches wide with a gap of 1.2 between them.
fn strafing() -> Play {
    let strafe = with(gun(10, 4, 2), WeaponRule::Strafe);
    let mut play = scene()
        .stands(0, jet(strafe), waiting(1))
        .squad(1, tank(), &[(22.8, 20.0)])
        .squad(1, tank(), &[(25.2, 20.0)])
        .squad(1, tank(), &[(34.0, 20.0)])
        .act();
    play.give(0, scramble(0, None), &[4]);
    play
}

#[test]
fn a_run_splits_the_shots_of_a_strafe_weapon() {
    // dc.fast.attack-run, dc.weapon.strafe, dc.shoot.declare: two shots at each of two tanks, all at one point of the line and
    // rolled together: first to hit, then to damage.
    let mut play = strafing();
    let half = |target: u8, y: f64| shot(&[0], target, Some(2), y);
    assert_eq!(play.refused(run(0, vec![half(1, 30.0), half(2, 28.0)])), "dc.fast.attack-run", "at another point");
    assert_eq!(play.refused(run(0, vec![half(1, 30.0), half(3, 30.0)])), "dc.weapon.strafe", "too far from the first");
    let three = shot(&[0], 2, Some(3), 30.0);
    assert_eq!(play.refused(run(0, vec![half(1, 30.0), three])), "dc.shoot.declare", "five of four");
    play.give(0, run(0, vec![half(1, 30.0), half(2, 30.0)]), &[2, 1, 3, 1, 6, 4]);
    assert_eq!([1, 2].map(|it| play.dp(it)), [0, 1]);
}

#[test]
fn split_shots_are_among_the_orders() {
    // dc.weapon.strafe, dc.weapon.sniper: in a run, and one shot or half of them on the ground; then the rest.
    let splits = |it: &Any| match it {
        Any::Aircraft(Order::AttackRun { shots, .. }) => shots.len() == 2 && shots[0].aim.shots == Some(2),
        _ => false,
    };
    let orders = |play: &Play| {
        let mut orders = Vec::new();
        Dropzone.orders(&play.state, &mut orders);
        orders
    };
    assert!(orders(&strafing()).iter().any(splits));
    let sniper = with(gun(10, 5, 2), WeaponRule::Sniper);
    let mut play = scene()
        .squad(0, tank().armed(vec![sniper]), &[(20.0, 30.0)])
        .squad(1, tank(), &[(20.0, 20.0)])
        .squad(1, tank(), &[(30.0, 20.0)])
        .act();
    let aimed = |play: &Play, target: u8| -> Vec<Option<u8>> {
        let aim = |it: Any| match it {
            Any::Shooting(shooting::Order::Aim(aim)) if aim.target == at_unit(target) => Some(aim.shots),
            _ => None,
        };
        orders(play).into_iter().filter_map(aim).collect()
    };
    assert_eq!(aimed(&play, 1), [Some(1), Some(3), None]);
    play.give(0, crate::support::aim_with(0, &[0], at_unit(1), Some(3)), &[]);
    assert_eq!(aimed(&play, 2), [Some(1), Some(2)], "two are left");
}

#[test]
fn the_target_that_was_named_is_the_target_of_the_run() {
    // dc.fast.available, dc.basic.friendly
    let battle = || {
        scene()
            .stands(0, jet(gun(10, 1, 2)), waiting(1))
            .squad(0, tank(), &[(5.0, 40.0)])
            .squad(1, tank(), &[(23.0, 20.0)])
            .squad(1, tank(), &[(25.0, 20.0)])
            .act()
    };
    let mut play = battle();
    assert_eq!(play.refused(scramble(0, Some(1))), "dc.basic.friendly");
    play.give(0, scramble(0, Some(2)), &[4]);
    assert_eq!(play.refused(run(0, vec![shot(&[0], 3, None, 30.0)])), "dc.fast.available", "another was named");
    play.give(0, run(0, vec![shot(&[0], 2, None, 30.0)]), &[1]);
    // Nobody has to shoot, and without a name everybody may be shot at.
    let mut play = battle();
    play.give(0, scramble(0, Some(2)), &[4]);
    play.give(0, run(0, Vec::new()), &[]);
    let mut play = battle();
    play.give(0, scramble(0, None), &[4]);
    play.give(0, run(0, vec![shot(&[0], 3, None, 30.0)]), &[1]);
}

#[test]
fn a_target_that_is_gone_binds_nobody() {
    // dc.fast.available: another squad of the Battlegroup destroys it before the run.
    let mut play = scene()
        .stands(0, jet(gun(10, 1, 2)), waiting(1))
        .squad(0, tank(), &[(23.0, 40.0)])
        .joins(0)
        .squad(1, tank(), &[(23.0, 20.0)])
        .squad(1, tank(), &[(25.0, 20.0)])
        .act();
    play.give(0, scramble(0, Some(2)), &[4]);
    play.shoot(1, at_unit(2), &[2, 6]);
    assert_eq!(play.unit(2).place, Place::Gone);
    play.give(0, run(0, vec![shot(&[0], 3, None, 30.0)]), &[1]);
}

#[test]
fn somebody_takes_the_shots_at_a_commander_in_a_run_as_well() {
    // dc.shoot.commander-guard
    let mut play = scene()
        .stands(0, jet(gun(10, 1, 2)), waiting(1))
        .squad(1, tank(), &[(23.0, 20.0), (25.0, 20.0)])
        .commander(1, 0, 2, 9)
        .act();
    play.give(0, scramble(0, None), &[4]);
    play.give(0, run(0, vec![shot(&[0], 1, None, 30.0)]), &[]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.shoot.commander-guard"));
    play.give(1, shooting::Order::Guard { to: Some(UnitId(2)) }, &[2, 6]);
    assert_eq!([1, 2].map(|it| play.unit(it).place == Place::Gone), [false, true]);
}

/// A jet that flies south has its front in the south.
#[test]
fn who_may_take_a_runs_shots_is_in_arc_along_its_line() {
    // dc.fast.attack-run, dc.shoot.commander-guard
    let front = Weapon { arc: Arc::FRONT, ..gun(10, 1, 2) };
    let mut play = scene()
        .stands(0, jet(front), waiting(1))
        .squad(1, tank(), &[(23.0, 20.0), (25.0, 20.0)])
        .commander(1, 0, 2, 9)
        .act();
    play.give(0, scramble(0, None), &[4]);
    let [south, north] = line();
    play.give(
        0,
        Order::AttackRun { squad: SquadId(0), line: [north, south], shots: vec![shot(&[0], 1, None, 10.0)] },
        &[],
    );
    assert_eq!((play.asked(), play.asks()), (1, "dc.shoot.commander-guard"));
}

fn interceptor() -> Profile {
    jet(with(gun(13, 1, 3), WeaponRule::Aa)).rule(UnitRule::Interceptor)
}

fn intercept(squad: u8, unit: u8, target: u8) -> reactions::Order {
    let aims = vec![Aim::new(WeaponId(0), [UnitId(unit)].into_iter().collect(), at_unit(target))];
    reactions::Order::Intercept { squad: SquadId(squad), aims }
}

/// Seat 0 has a tank (unit 0) and a jet (1); seat 1 a tank (2) and two Interceptors (3, 4).
fn hunters() -> Scene {
    scene()
        .squad(0, tank(), &[(5.0, 40.0)])
        .stands(0, jet(gun(10, 1, 2)), waiting(1))
        .squad(1, tank(), &[(5.0, 5.0)])
        .stands(1, interceptor(), waiting(1))
        .stands(1, Profile { points: 31, ..interceptor() }, waiting(1))
}

#[test]
fn who_did_not_arrive_for_a_run_of_its_own_may_still_intercept() {
    // dc.fast.intercept, dc.fast.available: a 3 for its own run; a 4 behind the enemy, whom it hits on 3+ and destroys in the air.
    let mut play = hunters().act();
    play.turns_and_ends(0, 0);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 1);
    play.give(1, scramble(3, None), &[3]);
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(0, 1);
    play.give(0, scramble(1, None), &[4]);
    play.give(0, run(1, Vec::new()), &[]);
    assert_eq!(play.asks(), "dc.fast.intercept");
    let both = [UnitId(3), UnitId(3)].into_iter().collect();
    let twice = reactions::Order::Intercept { squad: SquadId(3), aims: vec![Aim::new(WeaponId(0), both, at_unit(1))] };
    assert_eq!(play.refused(twice), "dc.shoot.declare", "a unit fires once");
    play.give(1, intercept(3, 3, 1), &[4]);
    play.give(1, reactions::Order::Decline, &[3, 6, 1]);
    assert_eq!(play.unit(1).place, Place::Gone);
}

#[test]
fn where_one_interceptor_does_not_come_another_may_and_the_first_still_flies_its_own_run() {
    // dc.fast.intercept: each is rolled for once behind a run, and that is no roll for its own.
    let mut play = hunters().start();
    play.activate(0, 1);
    play.give(0, scramble(1, None), &[4]);
    play.give(0, run(1, Vec::new()), &[]);
    play.give(1, intercept(3, 3, 1), &[3]);
    assert_eq!((play.asked(), play.asks()), (1, "dc.fast.intercept"));
    assert_eq!(play.refused(intercept(3, 3, 1)), "dc.fast.intercept", "once");
    play.give(1, intercept(4, 4, 1), &[4, 3, 6, 1]);
    assert_eq!(play.unit(1).place, Place::Gone);
    play.give(0, turn::Order::DoneGroup, &[]);
    play.activate(1, 1);
    play.give(1, scramble(3, Some(0)), &[4]);
    let target = Target::Unit(UnitId(0));
    assert_eq!(play.state.squad(SquadId(3)).intended, Some(target));
    play.give(1, run(3, Vec::new()), &[]);
    play.give(1, turn::Order::DoneGroup, &[]);
    play.activate(0, 0);
    assert_eq!(play.state.squad(SquadId(3)).intended, None, "it has flown");
}

#[test]
fn a_controller_is_worth_a_name_among_the_orders() {
    // dc.fast.fac, dc.fast.available: only a target that it sees is named.
    let named = |hidden: bool| {
        let scene = scene().stands(0, jet(gun(10, 1, 2)), waiting(1)).squad(0, infantry(), &[(10.0, 40.0)]).squad(
            1,
            tank(),
            &[(24.0, 20.0)],
        );
        let mut scene = if hidden { scene.building(17.0, 30.0) } else { scene };
        scene.controllers = vec![Some(SquadId(1)), None];
        let play = scene.act();
        let mut orders = Vec::new();
        Dropzone.orders(&play.state, &mut orders);
        orders.contains(&scramble(0, Some(2)).into())
    };
    assert_eq!((named(false), named(true)), (true, false));
}
