//! Counter Charge: who may stop an engager, and what it costs.

use warzone::{EngageBonus, Mark, ModelId, Morale, Order, Step, Test};

use crate::support::{Game, Trooper, engage, needs, scene, trooper};

/// An engager (0) runs 7in south at an enemy (1), past a guard (2) who looks west from (22, y).
fn position(engager: &Trooper, guard: &Trooper, y: f64) -> Game {
    scene()
        .squad(0, engager, &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 29., 0)])
        .squad(1, guard, &[(22., y, 270)])
        .acting(0)
}

fn guard() -> Trooper {
    trooper().base(40).armed(&[])
}

/// Whether the guard is asked; the LD of Target Sense is tested first.
fn is_asked(game: &mut Game) -> bool {
    game.give(0, engage(1), [2]);
    matches!(game.top(), Step::CounterCharge { by: ModelId(2), .. })
}

/// wz.cc.counter-charge: in Sentry it needs no test, and the watch is kept.
#[test]
fn a_sentry_stops_without_a_test() {
    let mut game = position(&trooper(), &guard(), 26.);
    game.state.models[2].marks.add(Mark::Sentry);
    assert!(is_asked(&mut game));
    let events = game.give(1, Order::Accept, []);
    assert!(needs(&events, Test::CounterCharge).is_empty());
    assert!(game.state.is_engaged_with(ModelId(0), ModelId(2)) && !game.state.is_engaged_with(ModelId(0), ModelId(1)));
    assert!(game.model(2).marks.has(Mark::Sentry));
    assert_eq!(game.model(0).points, 1, "the engager keeps what it has left");
}

/// wz.cc.counter-charge: Small and Medium bases stop neither Large bases nor Vehicles; a Large base stops both.
#[test]
fn too_small_to_stop() {
    let walker = trooper().line("5 12 12 - 8 12 14 - -").base(40).hull("2/12 2/12 3/11 2/12 2 -4");
    for engager in [trooper().base(50), walker] {
        for (base, asked) in [(30, false), (40, false), (50, true)] {
            let guard = trooper().base(base).armed(&["blade 1 +1 1 0 Piercing"]);
            assert_eq!(is_asked(&mut position(&engager, &guard, 25.)), asked, "guard on {base}mm");
        }
    }
    assert!(is_asked(&mut position(&trooper().base(40), &trooper().armed(&["blade 1 +1 1 0 Piercing"]), 25.)));
}

/// wz.cc.counter-charge: Pinned, Broken and Stunned models stop nobody.
#[test]
fn the_shaken_stop_nobody() {
    for morale in [Morale::Pinned, Morale::Broken] {
        let mut game = position(&trooper(), &guard(), 26.);
        game.state.squads[2].morale = morale;
        assert!(!is_asked(&mut game), "{morale:?}");
    }
    let mut game = position(&trooper(), &guard(), 26.);
    game.state.models[2].marks.add(Mark::Stunned);
    assert!(!is_asked(&mut game));
}

/// wz.cc.counter-charge, wz.action.engage-bonus: who is stopped has completed its Engage: with the bonus if it had come as
/// far as its Movement Value, without if not.
#[test]
fn the_bonus_of_a_stopped_engager() {
    let stopped = |y: f64| {
        let mut game = position(&trooper(), &guard(), y);
        assert!(is_asked(&mut game));
        game.give(1, Order::Accept, [14]);
        game.model(0).bonus
    };
    assert_eq!(stopped(26.), None, "4.7in");
    assert_eq!(stopped(27.), Some(EngageBonus { run_up: true, drop: 0 }), "5.7in");
}
