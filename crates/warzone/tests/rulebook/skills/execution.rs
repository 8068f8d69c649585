//! Execution: what a shot into one's own ranks does for the rest.

use catalogue::rule;
use warzone::{Event, ModelId, Morale, Order, SquadId, Step, Test};

use crate::support::{Game, Trooper, needs, scene, shoot, trooper};

fn executioner() -> Trooper {
    trooper().skill(rule!("wz.skill.execution.leader"), None)
}

fn execute(model: u16) -> Order {
    Order::Execute { model: ModelId(model) }
}

fn become_(game: &mut Game, squad: u8, morale: Morale) {
    let event = Event::MoraleBecame { squad: SquadId(squad), morale };
    battle::System::fold(&warzone::Warzone, &mut game.state, &event);
}

/// A Lord, a squad of two near him, and an enemy far off.
fn lord(kind: &Trooper, category: &str) -> Game {
    scene()
        .unit(0, category, &[], kind, &[(20., 20., 180)])
        .squad(0, &trooper(), &[(22., 20., 180), (27.18, 20., 180), (29., 20., 180)])
        .squad(1, &trooper(), &[(20., 44., 0)])
        .begin()
}

/// wz.skill.execution.leader: a point, a friend within 6in; the squad recovers for nothing in its next Activation.
#[test]
fn lords_execute_for_a_point() {
    let mut game = lord(&executioner(), "lord");
    become_(&mut game, 1, Morale::Pinned);
    game.activate(0);
    assert_eq!(game.refused_by(execute(3)), "wz.skill.execution.leader", "further than 6in");
    assert_eq!(game.refused_by(execute(4)), "wz.def.casualty", "an enemy");
    assert_eq!(game.refused_by(execute(0)), "wz.def.casualty", "himself");
    let events = game.give(0, execute(2), []);
    assert!(events.contains(&Event::Removed { model: ModelId(2) }));
    assert_eq!(game.model(0).points, 1);
    assert_eq!(game.refused_by(execute(1)), "wz.action.once");
    game.give(0, Order::Pass, []);
    game.until_squad(0);
    let events = game.give(0, Order::Activate { squad: SquadId(1) }, []);
    assert_eq!(needs(&events, Test::Recover), [0; 0]);
    assert_eq!((game.squad(1).morale, game.squad(1).cowed), (Morale::Steady, false));
    game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
    assert_eq!(game.model(1).points, 2, "and pays nothing");
}

/// wz.skill.execution.leader: neither without the skill nor without the rank.
#[test]
fn others_do_not_execute() {
    let refused = |kind: &Trooper, category: &str| {
        let mut game = lord(kind, category);
        game.activate(0);
        game.refused_by(execute(1))
    };
    assert_eq!(refused(&trooper(), "lord"), "wz.skill.execution.leader");
    assert_eq!(refused(&executioner(), "support"), "wz.skill.execution.leader");
}

/// wz.skill.execution.leader: half the squad executed is no Pinning test, but the next loss counts it.
#[test]
fn executions_alone_shake_nobody() {
    let mut game = scene()
        .unit(0, "lord", &[], &executioner(), &[(20., 20., 180)])
        .squad(0, &trooper(), &[(22., 20., 180), (24., 20., 180), (26., 20., 180), (28., 20., 180)])
        .squad(1, &trooper(), &[(24., 29., 0)])
        .begin();
    let gone = Event::Removed { model: ModelId(4) };
    battle::System::fold(&warzone::Warzone, &mut game.state, &gone);
    game.activate(0);
    let events = game.give(0, execute(3), []);
    assert_eq!(needs(&events, Test::Pinning), [0; 0], "2 of 4 are gone");
    game.give(0, Order::Pass, []);
    game.activate(5);
    let events = game.give(1, shoot(&[2]), [5, 19, 14, 14]);
    assert_eq!((needs(&events, Test::Break), needs(&events, Test::Pinning)), (vec![14], vec![14]), "3 of 4");
}

fn commander(kind: &Trooper, morale: Morale) -> Game {
    let mut game = scene()
        .squad(0, kind, &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 44., 0)])
        .begin();
    become_(&mut game, 0, morale);
    game
}

/// wz.skill.execution.commander: at the beginning of the Activation, one of his own, no points: the squad is steady.
#[test]
fn commanders_execute_their_own() {
    for morale in [Morale::Pinned, Morale::Broken] {
        let mut game = commander(&executioner(), morale);
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        assert_eq!(game.top(), Step::Execution(SquadId(0)));
        let take = |model| Order::Take { model: ModelId(model) };
        assert_eq!(game.refused_by(take(0)), "wz.skill.execution.commander", "not himself");
        assert_eq!(game.refused_by(take(3)), "wz.skill.execution.commander", "not of his squad");
        game.give(0, take(2), []);
        assert!(!game.stands(2));
        assert_eq!(game.squad(0).morale, Morale::Steady);
        game.give(0, Order::ActivateModel { model: ModelId(0) }, []);
        assert_eq!(game.model(0).points, 2);
    }
}

/// wz.skill.execution.commander: he need not, and is not asked where nobody is shaken or he has no such skill.
#[test]
fn commanders_may_spare_their_own() {
    let mut game = commander(&executioner(), Morale::Pinned);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let events = game.give(0, Order::Decline, [12]);
    assert_eq!(needs(&events, Test::Recover), [12]);
    let mut game = commander(&executioner(), Morale::Steady);
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    assert!(!matches!(game.top(), Step::Execution(_)));
    let mut game = commander(&trooper(), Morale::Pinned);
    game.give(0, Order::Activate { squad: SquadId(0) }, [12]);
}

/// wz.skill.execution.commander: an Acting Squad Commander (wz.squad.acting-commander) has no such right.
#[test]
fn acting_commanders_execute_nobody() {
    let mut game = scene()
        .squad(0, &executioner(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180), (26., 20., 180)])
        .squad(1, &trooper(), &[(20., 30., 0)])
        .begin();
    game.until_squad(1);
    game.activate(4);
    game.give_kept(1, shoot(&[0]), [5, 19]);
    game.give(0, Order::Name { model: ModelId(1) }, []);
    become_(&mut game, 0, Morale::Pinned);
    while game.state.turn == 1 {
        game.decline();
    }
    game.give(0, Order::GiveInitiative { to: battle::Seat(0) }, []);
    let events = game.give(0, Order::Activate { squad: SquadId(0) }, [10]);
    assert_eq!(needs(&events, Test::Recover), [10], "nobody is asked");
}
