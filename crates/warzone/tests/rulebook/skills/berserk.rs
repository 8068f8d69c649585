//! Berserk: the first kill, and what it makes of the killer.

use catalogue::rule;
use warzone::{Mark, ModelId, Order, Step, Test};

use crate::support::{Game, Trooper, engage, go, hits, needs, run, scene, shoot, strike, trooper, why};

fn berserk() -> Trooper {
    trooper()
        .armed(&["gun 24 12 1 0 Piercing A", "blade B2B +1 2 0 Piercing"])
        .skill(rule!("wz.skill.berserk.trigger"), None)
}

/// A model with Berserk touched by two enemies in front; the first of them dies by its first blow.
fn first_kill(kind: &Trooper, ld: u8) -> (Game, Vec<warzone::Event>) {
    let tough = trooper().line("5 12 12 8 8 12 14 1 12");
    let mut game = scene()
        .squad(0, kind, &[(20., 20., 180)])
        .squad(1, &tough, &[(19.35, 20.98, 0)])
        .squad(1, &tough, &[(20.65, 20.98, 0)])
        .acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, strike(1), [5, 19, ld]);
    (game, events)
}

/// wz.skill.berserk.trigger: the first kill hand to hand is an LD test, failed it is a Berserker; passed it is not, and
/// it is never tested again.
#[test]
fn the_first_kill_is_tested() {
    let (mut game, events) = first_kill(&berserk(), 15);
    assert_eq!(needs(&events, Test::Berserk), [14]);
    assert!(game.state.is_berserker(ModelId(0)));
    let events = game.give(0, strike(2), [16, 19]);
    assert_eq!(why(&events, Test::CloseCombat), "12@wz.stat.cc +4@wz.skill.berserk.effect", "the same Action");
    assert_eq!(hits(&events), [(11, 1)], "St 8 + 1 + 2");
    let (mut game, _) = first_kill(&berserk(), 14);
    assert!(!game.state.is_berserker(ModelId(0)) && game.model(0).marks.has(Mark::Blooded));
    game.give(0, strike(2), [5, 19]);
    assert!(!game.stands(2), "once per battle");
}

/// wz.skill.berserk.trigger: without the skill nobody is tested, and a kill at range tests nobody.
#[test]
fn only_kills_hand_to_hand_count() {
    let plain = trooper().armed(&["gun 24 12 1 0 Piercing A", "blade B2B +1 2 0 Piercing"]);
    let mut game = scene().squad(0, &plain, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    game.give(0, strike(1), [5, 19]);
    let mut game = scene().squad(0, &berserk(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 28., 0)]).acting(0);
    game.give(0, shoot(&[1]), [5, 19]);
    assert!(!game.model(0).marks.has(Mark::Blooded));
}

/// A Berserker 9in from one enemy and 12in from another.
fn berserker(kind: &Trooper) -> Game {
    let mut game = scene()
        .squad(0, kind, &[(20., 20., 180), (16., 20., 180), (18., 20., 180)])
        .squad(1, &trooper(), &[(20., 30.18, 0)])
        .squad(1, &trooper(), &[(24., 32., 0)])
        .begin();
    let mark = warzone::Event::Marked { model: ModelId(0), mark: Mark::Berserker };
    battle::System::fold(&warzone::Warzone, &mut game.state, &mark);
    game
}

/// wz.skill.berserk.effect: its points go into Runs at the nearest enemy, Engages and close combat with it, and nothing
/// else.
#[test]
fn berserkers_go_at_the_nearest() {
    let game = || {
        let mut game = berserker(&berserk());
        game.activate(0);
        game
    };
    for order in [go(20., 22., 180), shoot(&[3]), Order::Aim, Order::Hide, Order::Sentry, engage(4), run(20., 15., 180)]
    {
        assert_eq!(game().refused_by(order.clone()), "wz.skill.berserk.effect", "{order:?}");
    }
    game().give(0, run(20., 26., 180), []);
    game().give(0, Order::Pass, []);
    game().give(0, engage(3), []);
}

/// wz.skill.berserk.effect: a Berserker has no points for a Squad Special Action.
#[test]
fn berserkers_take_no_part() {
    let mut game = berserker(&berserk());
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    assert_eq!(game.state.points_to_pledge(ModelId(0)), 0);
    assert_eq!(game.state.points_to_pledge(ModelId(1)), 2);
    assert!(matches!(game.top(), Step::ChooseModel(_)), "two are too few to declare anything");
}

/// wz.skill.berserk.effect: A -2, but not below Impenetrable Armour; and the state ends with the loss of a Wound.
#[test]
fn berserkers_are_easier_to_hurt() {
    let shot_at = |line: &'static str| {
        let mut game = scene()
            .squad(0, &trooper().line(line).skill(rule!("wz.skill.berserk.trigger"), None), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 30., 0)])
            .begin();
        let mark = warzone::Event::Marked { model: ModelId(0), mark: Mark::Berserker };
        battle::System::fold(&warzone::Warzone, &mut game.state, &mark);
        game.until_squad(1);
        game.activate(1);
        game
    };
    let mut game = shot_at("5 12 12 8 8 12 14 3 12");
    let events = game.give(1, shoot(&[0]), [5, 9]);
    let armour = "12@wz.stat.a -2@wz.armour.strength-table -2@wz.skill.berserk.effect";
    assert_eq!(why(&events, Test::Armour), armour);
    assert!(!game.state.is_berserker(ModelId(0)), "it lost a Wound");
    let mut game = shot_at("5 12 12 8 8 12 14 3 12(11)");
    let events = game.give(1, shoot(&[0]), [5, 11]);
    assert_eq!(needs(&events, Test::Armour), [11]);
    assert!(game.state.is_berserker(ModelId(0)));
}

/// wz.skill.berserk.trigger: a hull destroyed hand to hand is a model removed; so it is for the Brutal (wz.skill.brutal).
#[test]
fn a_wreck_is_a_kill() {
    let frail = trooper().line("7 14 12 - - 12 16 - -").base(60).hull("1/12 2/12 3/11 2/12 0 -4");
    let wreck = |kind: Trooper| {
        let kind = kind.armed(&["blade B2B +1 2 2 Piercing"]);
        let mut game = scene()
            .squad(0, &kind, &[(20., 20., 180)])
            .squad(1, &frail, &[(30., 21.77, 0), (20., 21.77, 0), (35., 21.77, 0)])
            .acting(0);
        game.give(0, Order::CloseCombat { weapon: Some(0) }, []);
        let events = game.give(0, strike(2), [5, 10, 19, 12]);
        assert!(!game.stands(2));
        events
    };
    assert_eq!(needs(&wreck(berserk()), Test::Berserk), [14]);
    assert_eq!(needs(&wreck(trooper().skill(rule!("wz.skill.brutal"), None)), Test::Pinning), [16]);
}
