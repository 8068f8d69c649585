//! How long states last and what they bar: Sentry, Stun, Hide, Pinned, Broken; and who is in front.

use catalogue::rule;
use warzone::{Mark, ModelId, Morale, Order, SquadId, Step, Test};

use crate::support::{Game, engage, go, needs, run, scene, shoot, strike, trooper};

/// wz.action.sentry-limit: up to nine models two Sentries, from ten on four.
#[test]
fn how_many_may_keep_watch() {
    let watching = |models: u16| {
        let places: Vec<(f64, f64, i32)> =
            (0..models).map(|it| (16. + 1.3 * f64::from(it % 5), 18. + 1.3 * f64::from(it / 5), 180)).collect();
        let mut game = scene().squad(0, &trooper(), &places).squad(1, &trooper(), &[(20., 44., 0)]).begin();
        let mut watching = 0;
        for model in 0..models {
            game.activate(model);
            if game.refused_or_fine(Order::Sentry).is_some() {
                return watching;
            }
            game.give(0, Order::Sentry, []);
            watching += 1;
        }
        watching
    };
    assert_eq!([3, 5, 9, 10].map(watching), [2, 2, 2, 4]);
}

/// wz.action.sentry-duration: the watch ends at once when the model is Pinned, Broken, stunned or fumbles.
#[test]
fn what_ends_a_watch() {
    let after = |change: fn(&mut Game)| {
        let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 44., 0)]).begin();
        game.mark(0, Mark::Sentry);
        change(&mut game);
        game.model(0).marks.has(Mark::Sentry)
    };
    assert!(after(|_| ()));
    assert!(!after(|game| game.shake(0, Morale::Pinned)));
    assert!(!after(|game| game.shake(0, Morale::Broken)));
    assert!(!after(|game| game.mark(0, Mark::Stunned)));
    assert!(!after(|game| game.mark(0, Mark::Fumbled)));
}

/// wz.def.stun: a Stun is gone when its bearer becomes Pinned or Broken.
#[test]
fn morale_ends_a_stun() {
    for to in [Morale::Pinned, Morale::Broken] {
        let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 44., 0)]).begin();
        game.mark(0, Mark::Stunned);
        game.shake(0, to);
        assert!(!game.model(0).marks.has(Mark::Stunned), "{to:?}");
    }
}

/// wz.def.stun: the point owed to the Stun is set aside before a Squad Special Action is paid: a stunned model has one
/// to pledge, a stunned and Engaged one none.
#[test]
fn a_stun_comes_before_a_squad_action() {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(18., 21.18, 0)])
        .begin();
    for model in [0, 1] {
        game.mark(model, Mark::Stunned);
    }
    assert_eq!([0, 1, 2].map(|it| game.state.points_to_pledge(ModelId(it))), [0, 1, 2]);
}

/// wz.morale.broken-limits: Broken models make no Free Slash and no Counter Charge; neither do Pinned ones counter.
#[test]
fn broken_models_do_not_strike_back() {
    let leaves = |state: Morale| {
        let mut game = scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 21.18, 0), (24., 21.18, 0)])
            .begin();
        game.shake(1, state);
        game.activate(0);
        let slashed = state == Morale::Steady;
        let events = game.give(0, go(20., 18., 180), if slashed { vec![1] } else { vec![] });
        needs(&events, Test::Armour).len()
    };
    assert_eq!([Morale::Steady, Morale::Broken].map(leaves), [1, 0]);
    let passes = |state: Morale| {
        let mut game = scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper().base(40).armed(&["blade 1 +1 1 0 Piercing"]), &[(22.2, 24., 270)])
            .squad(1, &trooper(), &[(20., 28., 0)])
            .begin();
        game.shake(1, state);
        game.activate(0);
        game.give(0, engage(2), [2]);
        matches!(game.top(), Step::CounterCharge { .. })
    };
    assert_eq!([Morale::Steady, Morale::Pinned, Morale::Broken].map(passes), [true, false, false]);
}

/// wz.morale.recover: an Engaged model pays its only point for the first attempt; with nobody left to pay there is no
/// second, and the squad stays Pinned.
#[test]
fn nobody_left_to_pay_for_a_second_attempt() {
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).begin();
    game.shake(0, Morale::Pinned);
    let events = game.give(0, Order::Activate { squad: SquadId(0) }, [13]);
    assert_eq!(needs(&events, Test::Recover), [12], "one attempt");
    assert_eq!(game.squad(0).morale, Morale::Pinned);
}

/// wz.squad.out-of-coherency: one point is enough for the whole Run back; with none the straggler stays.
#[test]
fn a_straggler_with_one_point_and_with_none() {
    let straggler = |paid: u8| {
        let mut game = scene()
            .squad(0, &trooper(), &[(20., 10., 180), (20., 27., 180)])
            .squad(1, &trooper(), &[(20., 44., 0)])
            .begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game.state.models[1].paid = paid;
        game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
        game
    };
    let mut one = straggler(1);
    one.give(0, run(20., 17.5, 180), []);
    assert_eq!((one.model(1).points, one.state.out_of_coherency(SquadId(0)).count()), (0, 0));
    let none = straggler(2);
    assert!(!matches!(none.top(), Step::Return(ModelId(1))), "{:?}", none.top());
    assert_eq!(none.at(1), crate::support::at(20., 27.));
}

/// wz.action.hide: an attempt to recover ends it, and so does flight; being Pinned does not.
#[test]
fn what_ends_hiding() {
    let hidden = |state: Morale, dice: &[u8]| {
        let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 44., 0)]).begin();
        game.mark(0, Mark::Hidden);
        game.shake(0, state);
        let before = game.model(0).marks.has(Mark::Hidden);
        game.give(0, Order::Activate { squad: SquadId(0) }, dice.iter().copied());
        (before, game.model(0).marks.has(Mark::Hidden))
    };
    assert_eq!(hidden(Morale::Steady, &[]), (true, true));
    assert_eq!(hidden(Morale::Pinned, &[12]), (true, false));
    assert!(!hidden(Morale::Broken, &[9, 9]).1);
}

/// wz.facing.front-rear, the picture: three stand around, two of them in the front half: only those are seen, shot at
/// and attacked.
#[test]
fn only_who_is_in_front() {
    let sense = rule!("wz.skill.target-sense");
    let around = |gap: f64| {
        let (dx, dy) = (gap * 0.8, gap * 0.6);
        scene()
            .squad(0, &trooper().skill(sense, None), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20. - dx, 20. + dy, 0), (20. + dx, 20. + dy, 0), (20., 20. - gap, 180)])
            .acting(0)
    };
    let far = around(8.);
    assert_eq!([1, 2, 3].map(|it| far.state.sees(ModelId(0), ModelId(it))), [true, true, false]);
    assert_eq!([1, 2, 3].map(|it| far.refused_or_fine(shoot(&[it])).is_none()), [true, true, false]);
    let mut near = around(1.19);
    near.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!([1, 2, 3].map(|it| near.refused_or_fine(strike(it)).is_none()), [true, true, false]);
}

/// wz.def.target-priority: Engaged enemies are left out of the search; of two equally near either may be chosen; and
/// whoever shoots at an Engaged model past a priority target needs Target Sense.
#[test]
fn whom_the_search_leaves_out() {
    let mut free = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(20., 26.18, 0)])
        .squad(1, &trooper(), &[(20., 25., 0)])
        .squad(1, &trooper(), &[(26., 28., 0)])
        .acting(0);
    let events = free.give(0, shoot(&[3]), [13]);
    assert_eq!(needs(&events, Test::TargetSense), [0; 0], "the nearer one is Engaged");
    let mut engaged = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(20., 26.18, 0)])
        .squad(1, &trooper(), &[(20., 25., 0)])
        .squad(1, &trooper(), &[(26., 28., 0)])
        .acting(0);
    let events = engaged.give(0, shoot(&[2]), [15]);
    assert_eq!(needs(&events, Test::TargetSense), [14], "an Engaged model past the priority target");
    for target in [1, 2] {
        let mut equal = scene()
            .squad(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(17., 27., 0)])
            .squad(1, &trooper(), &[(23., 27., 0)])
            .acting(0);
        let events = equal.give(0, shoot(&[target]), [13]);
        assert_eq!(needs(&events, Test::TargetSense), [0; 0], "either of two");
    }
}
