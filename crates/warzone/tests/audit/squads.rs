//! Squads: going back into Coherency, Squad Special Actions, and who may take part.

use warzone::{Action, Mark, ModelId, Order, SquadAction, Test};

use crate::support::{Game, hits, needs, run, scene, trooper};

fn declare(action: SquadAction, target: u16, models: &[u16]) -> Order {
    let models = models.iter().map(|it| ModelId(*it)).collect();
    Order::Declare { action, target: ModelId(target), models }
}

/// Activates each model and passes; the dice are those of what is rolled when the last of them is done.
fn pass_all(game: &mut Game, models: &[u16], dice: &[u8]) -> Vec<warzone::Event> {
    let mut events = Vec::new();
    for model in models {
        game.activate(*model);
        let last = model == &models[models.len() - 1];
        events = game.give(0, Order::Pass, if last { dice.to_vec() } else { Vec::new() });
    }
    events
}

/// wz.squad.out-of-coherency: the Run ends in Coherency where that can be reached, not just a step nearer.
#[test]
fn a_straggler_runs_all_the_way_back() {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (20., 32., 180)])
        .squad(1, &trooper(), &[(40., 40., 0)])
        .acting(1); // LD 14: 7in; 10.82in between bases
    assert_eq!(game.refused_by(run(20., 31., 0)), "wz.squad.coherency");
    assert_eq!(game.refused_by(run(20., 28.2, 0)), "wz.squad.coherency");
    let mut game = game;
    game.give(0, run(20., 28.1, 0), []);
}

/// wz.squad.out-of-coherency: where Coherency is out of reach the Run goes as near as it can.
#[test]
fn a_far_straggler_runs_as_far_as_it_can() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 4., 180), (20., 40., 180)])
        .squad(1, &trooper(), &[(40., 40., 0)])
        .acting(1);
    assert_eq!(game.refused_by(run(20., 35., 0)), "wz.squad.coherency");
    game.give(0, run(20., 30., 0), []);
}

/// wz.squad-action.swarm: whoever takes part has the target in its own reach and in front, after closing in if it must.
#[test]
fn a_swarm_needs_the_target_in_ones_own_reach() {
    let long = trooper().armed(&["blade 2 +1 1 0 Piercing"]);
    let position = |facing: i32| {
        scene()
            .squad(0, &trooper(), &[(20., 18.82, 180), (18.82, 20., 90), (20., 21.18, facing)])
            .squad(1, &long, &[(20., 20., 180)])
            .begin()
    };
    let swarm = |facing: i32, dice: &[u8]| {
        let mut game = position(facing);
        game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
        game.give(0, declare(SquadAction::Swarm, 3, &[0, 1, 2]), []);
        game.give(0, Order::ActivateModel { model: ModelId(0) }, []); // Engaged: its only point is paid
        game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
        game.give(0, Order::ActivateModel { model: ModelId(2) }, dice.to_vec())
    };
    let events = swarm(0, &[18, 9]);
    assert_eq!(needs(&events, Test::Swarm), [18]);
    assert_eq!(hits(&events), [(12, 2)]);
    let events = swarm(180, &[]); // the third looks away
    assert_eq!(needs(&events, Test::Swarm), [0; 0]);
}

/// wz.squad-action.focus-fire: whoever took part has shot this Game Turn, and hides no more.
#[test]
fn focus_fire_is_the_shooting_of_the_turn() {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(20., 34., 0)])
        .begin();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    game.give(0, declare(SquadAction::FocusFire, 3, &[0, 1, 2]), []);
    game.activate(0);
    game.give(0, Order::Hide, []);
    assert!(game.model(0).marks.has(Mark::Hidden));
    pass_all(&mut game, &[1, 2], &[19]);
    assert!(game.model(0).done.has(Action::Shooting), "no Sentry's shot later in the turn");
    assert!(!game.model(0).marks.has(Mark::Hidden), "wz.action.hide");
}

/// wz.def.dash: a model without RS takes no part in a Focus Fire, one without CC in no Swarm.
#[test]
fn a_dash_takes_no_part() {
    let blind = trooper().line("5 - - 8 8 12 14 1 12");
    let mut game = scene()
        .squad(0, &blind, &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(20., 34., 0)])
        .begin();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    assert_eq!(game.refused_by(declare(SquadAction::FocusFire, 3, &[0, 1, 2])), "wz.def.dash");
    assert_eq!(game.refused_by(declare(SquadAction::Swarm, 3, &[0, 1, 2])), "wz.def.dash");
}

/// wz.squad-action.focus-fire: each takes part with a weapon that reaches the target.
#[test]
fn focus_fire_uses_the_weapon_in_range() {
    let two = trooper().armed(&["gun 24 12 1 0 Piercing A", "gun 10 15 1 0 Piercing P"]);
    let mut game = scene()
        .squad(0, &two, &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(20., 36., 0)])
        .begin();
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    game.give(0, declare(SquadAction::FocusFire, 3, &[0, 1, 2]), []);
    let events = pass_all(&mut game, &[0, 1, 2], &[18, 1]);
    assert_eq!(hits(&events), [(15, 2)], "12 and three dice");
}

/// wz.shoot.friendly-target: no Squad Special Action at an ally, another player's or not.
#[test]
fn no_focus_fire_at_an_ally() {
    let mut setup = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper(), &[(20., 34., 0)])
        .setup();
    setup.forces[1].team = 0;
    let state = battle::System::start(&warzone::Warzone, &setup).expect("a setup");
    let mut game = Game { state };
    game.give(0, Order::Begin, []);
    game.give(0, Order::Activate { squad: warzone::SquadId(0) }, []);
    assert_eq!(game.refused_by(declare(SquadAction::FocusFire, 3, &[0, 1, 2])), "wz.shoot.friendly-target");
}

/// wz.squad.out-of-coherency: not required of a model that is Engaged when its turn comes.
#[test]
fn an_engaged_straggler_stays() {
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (20., 32., 180)])
        .squad(1, &trooper(), &[(20., 33.18, 0)])
        .acting(1);
    assert!(matches!(game.top(), warzone::Step::Act(ModelId(1))), "{:?}", game.top());
    assert!(game.model(1).marks.has(Mark::Astray), "wz.squad.out-of-coherency-engaged");
}

/// wz.squad-action.general: rolled as soon as all who still take part are Deactivated, also when the last one is lost.
#[test]
fn a_focus_fire_does_not_wait_for_the_dead() {
    let mut game = scene()
        .squad(0, &trooper(), &[(5., 5., 180)])
        .squad(0, &trooper(), &[(16., 20., 180), (18., 20., 180), (20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 34., 0)])
        .squad(1, &trooper(), &[(26., 34., 0)])
        .begin();
    game.activate(0);
    game.give(0, Order::Pass, []);
    game.activate(7);
    game.give(1, Order::Sentry, []);
    game.give(0, Order::Activate { squad: warzone::SquadId(1) }, []);
    game.give(0, declare(SquadAction::FocusFire, 6, &[1, 2, 3, 4]), []);
    for model in [1, 2, 3] {
        game.activate(model);
        game.decline();
        game.give(0, Order::Pass, []);
        game.decline();
    }
    game.activate(4);
    let reaction = warzone::Reaction::Shoot(crate::support::shots(&[4]));
    let events = game.give(1, Order::React { model: ModelId(7), reaction }, [14, 12, 20, 19]);
    assert_eq!(needs(&events, Test::FocusFire), [18]);
}
