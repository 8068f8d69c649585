//! The tally of dice: tests that were rolled against what was to be expected.

use battle::{Arg, Battle, Seat, System, Tally, apply};
use deadzone::{Deadzone, Event, Order, State, Thrown, ready};
use dice::{Scripted, Seeded};

use crate::support::{Play, fighter, gun, lob, position, shoot};

/// The tests among the events of an order.
fn tests(play: &mut Play, order: Order, dice: &[u8]) -> Vec<Tally> {
    let (mut before, mut log) = (play.state.clone(), Vec::new());
    let mut dice = Scripted::d8(dice.iter().copied());
    apply(&Deadzone, &mut play.state, &order, &mut dice, Some(&mut log)).unwrap_or_else(|why| panic!("{why}"));
    counted(&mut before, &log)
}

fn counted(before: &mut State, log: &[Event]) -> Vec<Tally> {
    let mut tests = Vec::new();
    for event in log {
        tests.extend(Deadzone.tally(before, event));
        Deadzone.fold(before, event);
    }
    tests
}

#[test]
fn an_attack_is_the_attackers_test_and_an_explosion_is_everybodys() {
    let mut play = position(vec![fighter(2, 4, 1)], vec![fighter(4, 4, 1)]).act();
    let target = play.blue(0);
    let shot = tests(&mut play, shoot(target), &[5, 1, 1, 1, 1, 1, 1, 1]);
    assert!(
        matches!(shot[..], [Tally { seat: Seat(0), passed: true, chance }] if chance > 0.5 && chance < 0.8),
        "{shot:?}"
    );
    let gunner = fighter(2, 4, 1).armed(vec![gun(6, 0, &[("dz.ability.frag", Some(2))])]);
    let mut play = position(vec![gunner], vec![fighter(5, 4, 1), fighter(5, 4, 1)]).act();
    let blast = tests(&mut play, lob(Thrown::Weapon(0), (5, 4, 1)), &[4, 1, 5, 1, 1, 1, 1, 1]);
    let stood: Vec<(u8, bool)> = blast.iter().map(|it| (it.seat.0, it.passed)).collect();
    assert_eq!(stood, [(1, true), (1, false)]);
    // One success is wanted of three dice at 5 or more.
    assert!(blast.iter().all(|it| (it.chance - 7.0 / 8.0).abs() < 1e-9), "{blast:?}");
}

#[test]
fn over_many_battles_luck_evens_out() {
    let (mut chance, mut expected, mut passed, mut spread) = (Seeded::from_u64(5), 0.0, 0, 0.0);
    let mut orders = Vec::new();
    for (number, (word, _)) in ready::battles().into_iter().step_by(4).enumerate() {
        let setup = ready::battle(word, number as u64).expect("a ready battle");
        let mut battle = Battle::start(Deadzone, setup).unwrap_or_else(|faults| panic!("{faults:?}"));
        while battle.decision().is_some() {
            orders.clear();
            Deadzone.orders(battle.state(), &mut orders);
            let order = orders[chance.below(orders.len() as u32) as usize];
            let mut before = battle.state().clone();
            let log = battle.give(order, &mut chance).unwrap_or_else(|why| panic!("{why}")).events.clone();
            for it in counted(&mut before, &log) {
                expected += it.chance;
                spread += it.chance * (1.0 - it.chance);
                passed += u32::from(it.passed);
            }
        }
    }
    assert!(passed > 200, "{passed}");
    let off = (f64::from(passed) - expected).abs() / spread.sqrt();
    assert!(off < 4.0, "{passed} passed, {expected} expected: {off} deviations");
}

#[test]
fn a_line_of_the_log_carries_its_pools() {
    // dz.test.format: how many dice and why, what each needed, and every face.
    let mut play = position(vec![fighter(2, 4, 1).figure("Shoot", 4)], vec![fighter(4, 4, 1)]).act();
    let before = play.state.clone();
    let log = play.give(0, shoot(play.blue(0)), &[4, 1, 1, 1, 1, 5, 1, 1]);
    let line = log.iter().find(|it| matches!(it, Event::Rolled { .. })).and_then(|it| Deadzone.narrate(&before, it));
    let line = line.expect("a shot is told");
    for (side, needs, dice, faces) in [("attack", 4, 5, "4 1 1 1 1"), ("answer", 5, 3, "5 1 1")] {
        let Some(Arg::Line(pool)) = line.arg(side) else { panic!("no pool in {line:?}") };
        assert_eq!(pool.arg("needs"), Some(&Arg::Number(needs)), "{side}");
        assert_eq!(pool.arg("faces"), Some(&Arg::Name(faces.to_owned())), "{side}");
        assert!(matches!(pool.arg("dice"), Some(Arg::Because(it)) if it.total() == dice), "{side}");
    }
}
