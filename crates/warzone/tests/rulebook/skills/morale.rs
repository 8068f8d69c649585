//! Skills of nerve and presence: Fear, Fearless, Dissention, Inspiring Presence, Espionage.

use battle::Seat;
use catalogue::rule;
use warzone::{Forbidden, Mark, ModelId, Morale, Order, SquadId, Step, Test};

use crate::support::{Game, Trooper, engage, needs, scene, shoot, strike, trooper, why};

fn frightful(x: i32) -> Trooper {
    trooper().skill(rule!("wz.skill.fear"), Some(x)).line("5 12 12 8 8 12 14 9 12")
}

fn meets(one: &Trooper, other: &Trooper, gap: f64) -> Game {
    scene().squad(0, one, &[(20., 20., 180)]).squad(1, other, &[(20., 21.18 + gap, 0)]).begin()
}

/// wz.skill.fear, the derived example: LD 14, CC 13, Fear (2): a test at 12; on a failure CC 7 this Game Turn.
#[test]
fn who_engages_the_frightful_tests() {
    let mut game = meets(&trooper().line("5 13 12 8 8 12 14 9 12"), &frightful(2), 4.);
    game.activate(0);
    let events = game.give(0, engage(1), [13]);
    assert_eq!(why(&events, Test::Fear), "14@wz.stat.ld -2@wz.skill.fear");
    assert!(game.model(0).marks.has(Mark::Afraid));
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(needs(&game.give(0, strike(1), [8]), Test::CloseCombat), [7]);
    let mut brave = meets(&trooper().line("5 13 12 8 8 12 14 9 12"), &frightful(2), 4.);
    brave.activate(0);
    brave.give(0, engage(1), [12]);
    brave.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    assert_eq!(needs(&brave.give(0, strike(1), [14]), Test::CloseCombat), [13]);
}

/// wz.skill.fear: also who begins its Activation Engaged with one, on its own LD; the same or a lower X once a Game Turn,
/// a higher one anew.
#[test]
fn fear_is_faced_once_a_game_turn() {
    let both = |second: i32| {
        let mut game = scene()
            .squad(0, &trooper().line("5 12 12 8 8 12 14 9 12"), &[(20., 20., 180)])
            .squad(1, &frightful(2), &[(20., 21.18, 0)])
            .squad(1, &frightful(second), &[(21.18, 20., 270)])
            .begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game
    };
    let events = both(1).give(0, Order::ActivateModel { model: ModelId(0) }, [5]);
    assert_eq!(needs(&events, Test::Fear), [12], "the worst of them, once");
    let events = both(3).give(0, Order::ActivateModel { model: ModelId(0) }, [5]);
    assert_eq!(needs(&events, Test::Fear), [11]);
}

/// wz.skill.fear, the second and third example: Fear (2) was tested this Game Turn; then Fear (1) is Engaged, and nothing is
/// tested; or Fear (3), and that is a new test at -3.
#[test]
fn a_greater_fear_is_faced_anew() {
    for (second, dice, tests) in [(1, &[][..], vec![]), (2, &[], vec![]), (3, &[5], vec![11])] {
        let weak = trooper().skill(rule!("wz.skill.fear"), Some(2));
        let mut game = scene()
            .troops(0, &trooper(), &[(20., 20., 180)])
            .squad(1, &weak, &[(20., 21.18, 0)])
            .squad(1, &frightful(second), &[(20., 25., 0)])
            .begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        let events = game.give(0, Order::ActivateModel { model: ModelId(0) }, [5]);
        assert_eq!(needs(&events, Test::Fear), [12]);
        game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
        game.give(0, strike(1), [5, 19]);
        game.give(0, Order::Burn { on: warzone::Card::ActionPoint }, []);
        assert_eq!(needs(&game.give(0, engage(2), dice.iter().copied()), Test::Fear), tests, "Fear ({second})");
    }
}

/// wz.priority.supply-run.restrictions: whoever carries supplies uses no skill, and frightens nobody.
#[test]
fn a_carrier_frightens_nobody() {
    let mut game = meets(&trooper(), &frightful(2), 4.);
    game.state.tokens.push(warzone::Token::Carried(ModelId(1)));
    game.activate(0);
    assert_eq!(needs(&game.give(0, engage(1), []), Test::Fear), [0; 0]);
}

/// wz.skill.fearless: passes Fear tests, and the squads it leads pass Pinning and Break tests.
#[test]
fn the_fearless_test_nothing() {
    let fearless = trooper().skill(rule!("wz.skill.fearless"), None);
    let mut game = meets(&fearless, &frightful(4), 4.);
    game.activate(0);
    game.give(0, engage(1), []);
    let squad = |kind: &Trooper| {
        let mut game = scene()
            .squad(0, &trooper().armed(&["gun 24 12 2 0 Piercing A"]), &[(20., 20., 180)])
            .squad(1, kind, &[(20., 35., 0), (22., 35., 0), (24., 35., 0), (26., 35., 0)])
            .begin();
        game.activate(0);
        game
    };
    let mut brave = squad(&fearless);
    brave.give(0, shoot(&[2, 3]), [5, 5, 20, 20]);
    assert_eq!(brave.squad(1).morale, Morale::Steady, "half the squad is gone and no die is rolled");
    let mut shaken = squad(&trooper());
    shaken.give(0, shoot(&[2, 3]), [5, 5, 20, 20, 15]);
    assert_eq!(shaken.squad(1).morale, Morale::Pinned);
}

/// wz.skill.fearless: three quarters of the squad lost is a Break test for others, and none for the Fearless.
#[test]
fn the_fearless_do_not_break() {
    let broken = |kind: &Trooper, dice: &[u8]| {
        let gunner = trooper().armed(&["gun 24 12 3 0 Piercing A"]).skill(rule!("wz.skill.target-sense"), None);
        let mut game = scene()
            .squad(0, &gunner, &[(20., 20., 180)])
            .squad(1, kind, &[(20., 35., 0), (22., 35., 0), (24., 35., 0), (26., 35., 0)])
            .acting(0);
        game.give(0, shoot(&[2, 3, 4]), [5, 5, 5, 20, 20, 20].iter().chain(dice).copied());
        game.squad(1).morale
    };
    assert_eq!(broken(&trooper().skill(rule!("wz.skill.fearless"), None), &[]), Morale::Steady);
    assert_eq!(broken(&trooper(), &[15]), Morale::Broken);
}

fn led(game: &Game, squad: u8) -> (String, i32) {
    let ld = game.state.squad_leadership(SquadId(squad)).expect("LD");
    (ld.to_string(), game.state.coherency(SquadId(squad)).expect("LD").total())
}

/// wz.skill.dissention: enemy Commanders within 12in have 2 less LD, and less Coherency with it; others have not.
#[test]
fn dissention_among_commanders() {
    let traitor = trooper().skill(rule!("wz.skill.dissention"), None);
    for (y, ld, coherency) in [(33.18, 12, 6), (33.2, 14, 7)] {
        let game = scene()
            .squad(0, &traitor, &[(20., 20., 180), (22., 20., 180)])
            .squad(1, &trooper(), &[(20., y, 0), (23., 24., 0)])
            .begin();
        assert_eq!((game.state.squad_leadership(SquadId(1)).expect("LD").total(), led(&game, 1).1), (ld, coherency));
        assert_eq!(game.state.leadership(ModelId(3)).expect("LD").total(), 14, "not a Commander");
        assert_eq!(led(&game, 0).1, 7, "not among friends");
    }
}

/// wz.skill.dissention: two traitors within 12in are no worse than one.
#[test]
fn traitors_do_not_add_up() {
    let traitor = trooper().skill(rule!("wz.skill.dissention"), None);
    let game = scene()
        .squad(0, &traitor, &[(20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(21., 28., 0), (23., 24., 0)])
        .begin();
    assert_eq!(led(&game, 1).0, "14@wz.stat.ld -2@wz.skill.dissention");
}

/// wz.skill.inspiring-presence: friends within 8in, the bearer among them, have 1 more LD, however many inspire.
#[test]
fn an_inspiring_presence() {
    let hero = trooper().skill(rule!("wz.skill.inspiring-presence"), None);
    let game = scene()
        .squad(0, &hero, &[(20., 20., 180), (21.5, 20., 180)])
        .squad(0, &trooper(), &[(20., 29.18, 180)])
        .squad(0, &trooper(), &[(20., 29.2, 180)])
        .squad(1, &trooper(), &[(20., 24., 0)])
        .begin();
    let ld = |model| game.state.leadership(ModelId(model)).expect("LD").total();
    assert_eq!([0, 2, 4].map(ld), [15, 15, 14], "himself, a friend at 8in, an enemy");
    assert_eq!(
        game.state.leadership(ModelId(0)).expect("LD").to_string(),
        "14@wz.stat.ld +1@wz.skill.inspiring-presence"
    );
    assert_eq!(ld(3), 14, "8.02in away");
}

/// wz.skill.espionage: 1 AP, once a Game Turn for each player; the squad that is named comes next.
#[test]
fn a_spy_asks_what_comes_next() {
    let spy = trooper().skill(rule!("wz.skill.espionage"), None);
    let mut game = scene()
        .squad(0, &spy, &[(10., 10., 180), (12., 10., 180)])
        .squad(1, &trooper(), &[(10., 40., 0)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .begin();
    game.activate(0);
    assert_eq!(game.refused_by(Order::Spy { against: Seat(0) }), "wz.skill.espionage", "not on oneself");
    assert!(matches!(game.refused(Order::Spy { against: Seat(9) }), Forbidden::NoSuchSeat { .. }));
    game.give(0, Order::Spy { against: Seat(1) }, []);
    assert!(matches!(game.top(), Step::Announce(Seat(1))) && game.model(0).points == 1);
    game.give(1, Order::Announce { squad: SquadId(2) }, []);
    assert!(matches!(game.refused(Order::Spy { against: Seat(1) }), Forbidden::SkillUsed { .. }));
    game.give(0, Order::Pass, []);
    game.activate(1);
    assert!(matches!(game.refused(Order::Spy { against: Seat(1) }), Forbidden::SkillUsed { .. }), "nor another spy");
    game.give(0, Order::Pass, []);
    assert_eq!(game.refused_by(Order::Activate { squad: SquadId(1) }), "wz.skill.espionage");
    game.give(1, Order::Activate { squad: SquadId(2) }, []);
    let mut plain = scene().squad(0, &trooper(), &[(10., 10., 180)]).squad(1, &trooper(), &[(10., 40., 0)]).begin();
    plain.activate(0);
    assert!(matches!(plain.refused(Order::Spy { against: Seat(1) }), Forbidden::NoSkill { .. }));
}

/// A spy, and an opponent with two squads.
fn spied_upon() -> Game {
    let spy = trooper().skill(rule!("wz.skill.espionage"), None);
    scene()
        .squad(0, &spy, &[(10., 10., 180), (12., 10., 180)])
        .squad(1, &trooper(), &[(10., 40., 0)])
        .squad(1, &trooper(), &[(20., 40., 0), (22., 40., 0)])
        .begin()
}

/// wz.skill.espionage: a squad that waits above may be named, and binds as any other.
#[test]
fn a_squad_above_may_be_named() {
    let mut game = spied_upon();
    game.state.squads[2].arrival = Some(warzone::Arrival::RapidDeployment);
    for model in [3, 4] {
        game.state.models[model].stand = None;
    }
    game.activate(0);
    game.give(0, Order::Spy { against: Seat(1) }, []);
    game.give(1, Order::Announce { squad: SquadId(2) }, []);
    game.until_squad(1);
    assert_eq!(game.refused_by(Order::Activate { squad: SquadId(1) }), "wz.skill.espionage");
    game.give(1, Order::Activate { squad: SquadId(2) }, []);
    assert_eq!(game.top(), Step::Descend(SquadId(2)));
}

/// wz.skill.espionage: once a Game Turn for the player, whatever becomes of the spy; in the next it may be used again.
#[test]
fn a_dead_spy_has_spied() {
    let mut game = spied_upon();
    game.activate(0);
    game.give(0, Order::Spy { against: Seat(1) }, []);
    game.give(1, Order::Announce { squad: SquadId(2) }, []);
    game.give(0, Order::Pass, []);
    game.happens(warzone::Event::Removed { model: ModelId(0) });
    game.activate(1);
    assert!(matches!(game.refused(Order::Spy { against: Seat(1) }), Forbidden::SkillUsed { .. }));
    while game.state.turn == 1 {
        game.decline();
    }
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    game.activate(1);
    game.give(0, Order::Spy { against: Seat(1) }, []);
}
