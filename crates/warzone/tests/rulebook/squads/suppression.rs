//! Suppression Fire: declared, held to the end of the Activation, and then a danger to whoever moves.

use catalogue::rule;
use table::Inches;
use warzone::{Event, ModelId, Order, SquadAction, SquadId, Step, Test, Travel};

use crate::support::{Game, Trooper, go, hits, needs, run, scene, shoot, trooper};

fn gunner() -> Trooper {
    trooper().skill(rule!("wz.skill.suppression-fire"), None)
}

fn declare(target: u16, models: &[u16]) -> Order {
    let models = models.iter().map(|it| ModelId(*it)).collect();
    Order::Declare { action: SquadAction::SuppressionFire, target: ModelId(target), models }
}

/// Three gunners (0-2) fire at a squad of three (3-5), 10in away.
fn suppressed(kind: &Trooper) -> Game {
    let mut game = scene()
        .squad(0, kind, &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 31., 0), (24., 31., 0), (28., 31., 0)])
        .squad(1, &trooper(), &[(40., 45., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, declare(3, &[0, 1, 2]), []);
    for model in 0..3 {
        game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
        game.give(0, Order::Pass, []);
    }
    game
}

/// wz.skill.suppression-fire: a squad has the skill while three of its models do; no other squad may.
#[test]
fn only_a_squad_with_the_skill() {
    let game = |kind: &Trooper| {
        let mut game = scene()
            .squad(0, kind, &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
            .squad(1, &trooper(), &[(20., 31., 0)])
            .begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game
    };
    let why = game(&trooper()).refused(declare(3, &[0, 1, 2]));
    assert_eq!(why.rule().name(), "wz.skill.suppression-fire");
    game(&gunner()).give(0, declare(3, &[0, 1, 2]), []);
    assert_eq!(game(&gunner()).refused_by(declare(3, &[0, 1])), "wz.squad-action.general");
}

/// wz.squad-action.suppression-fire: no RS test; a model that travels over 2in tests Con, once, where it passes 2in; a
/// failure is a Blast Autohit at the lowest St, to be healed as any other.
#[test]
fn whoever_moves_tests_con() {
    let mut game = suppressed(&gunner().armed(&["gun 24 13 1 0 Plasma A"]));
    assert_eq!(game.state.suppressions.len(), 1);
    game.activate(3);
    let events = game.give(1, go(20., 36., 0), [9, 20]);
    assert_eq!(needs(&events, Test::Suppression), [8]);
    assert_eq!(hits(&events), [(13, 1)]);
    let first = events.iter().find_map(|it| if let Event::Walked(walk) = it { Some(walk.length) } else { None });
    assert_eq!(first, Some(Inches::hundredths(201)), "it is tested the moment 2in are passed");
    let blast =
        events.iter().any(|it| matches!(it, Event::Struck { wound, .. } if wound.damage == warzone::DamageType::Blast));
    assert!(blast && !game.stands(3));
}

/// Exactly 2in is not over 2in; a second travel adds up; having tested, a model tests no more this Game Turn.
#[test]
fn two_inches_are_free() {
    let mut game = suppressed(&gunner());
    game.activate(3);
    assert!(needs(&game.give(1, go(20., 33., 0), []), Test::Suppression).is_empty());
    game.give(1, Order::Pass, []);
    game.activate(4);
    let events = game.give(1, run(24., 40., 0), [8]);
    assert_eq!(needs(&events, Test::Suppression), [8]);
    assert!(game.stands(4) && hits(&events).is_empty());
    assert_eq!(game.state.suppressions[0].exposed, [(ModelId(3), Inches::whole(2)), (ModelId(5), Inches::ZERO)]);
}

/// Each model of the squad tests for itself, and the fire is over with the Game Turn.
#[test]
fn the_fire_is_over_with_the_turn() {
    let mut game = suppressed(&gunner());
    assert_eq!((game.state.turn, game.state.suppressions[0].exposed.len()), (1, 3));
    while game.state.turn < 2 {
        game.decline();
    }
    assert!(game.state.suppressions.is_empty());
}

/// The flight of a Broken squad counts as travel, a Free Closing does not.
#[test]
fn flight_counts_and_closing_does_not() {
    let mut game = suppressed(&gunner());
    let walk = |travel| warzone::Walk {
        model: ModelId(3),
        to: warzone::Spot::ground(crate::support::at(20., 28.)),
        facing: table::Bearing::NORTH,
        length: Inches::whole(3),
        travel,
    };
    let fold = |game: &mut Game, travel| {
        battle::System::fold(&warzone::Warzone, &mut game.state, &Event::Walked(walk(travel)));
    };
    fold(&mut game, Travel::Closing);
    assert_eq!(game.state.suppressions[0].exposed[0].1, Inches::ZERO);
    fold(&mut game, Travel::Flight);
    assert_eq!(game.state.suppressions[0].exposed[0].1, Inches::whole(3));
}

/// wz.squad-action.suppression-fire: whoever takes part makes no other Shooting Action. The squad may take part without an
/// RS to test.
#[test]
fn who_takes_part_does_not_shoot() {
    let mut game = scene()
        .squad(0, &gunner(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 31., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, declare(3, &[0, 1, 2]), []);
    game.activate(0);
    assert_eq!(game.refused_by(shoot(&[3])), "wz.squad-action.suppression-fire");
    game.give(0, Order::Pass, []);
    game.activate(1);
    game.give(0, Order::Pass, []);
    game.activate(2);
    game.give(0, Order::Pass, []);
    assert_eq!(game.state.suppressions.len(), 1);
}

/// wz.def.target-priority: judged once, from the participant nearest the target; a failed LD test loses the Action.
#[test]
fn the_nearest_participant_tests_leadership() {
    let play = |die: u8| {
        let mut game = scene()
            .squad(0, &gunner(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
            .squad(1, &trooper(), &[(20., 31., 0)])
            .squad(1, &trooper(), &[(22., 25., 0)])
            .begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game.give(0, declare(3, &[0, 1, 2]), []);
        for model in 0..2 {
            game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
            game.give(0, Order::Pass, []);
        }
        game.give(0, Order::ActivateModel { model: ModelId(2) }, []);
        let events = game.give(0, Order::Pass, [die]);
        assert_eq!(needs(&events, Test::TargetSense), [14]);
        let lead = events.iter().find_map(|it| if let Event::Tested { model, .. } = it { Some(*model) } else { None });
        assert_eq!(lead, Some(ModelId(0)));
        game.state.suppressions.len()
    };
    assert_eq!((play(14), play(15)), (1, 0));
}

/// wz.squad-action.general: among equals the owner's first named leads a Focus Fire.
#[test]
fn the_owner_names_the_lead() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(22., 31., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let models = [2, 0, 1].map(ModelId).to_vec();
    game.give(0, Order::Declare { action: SquadAction::FocusFire, target: ModelId(3), models }, []);
    for model in 0..2 {
        game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
        game.give(0, Order::Pass, []);
    }
    game.give(0, Order::ActivateModel { model: ModelId(2) }, []);
    let events = game.give(0, Order::Pass, [19]);
    let lead = events.iter().find_map(|it| match it {
        Event::Tested { model, test: Test::FocusFire, .. } => Some(*model),
        _ => None,
    });
    assert_eq!(lead, Some(ModelId(2)));
    assert!(matches!(game.top(), Step::ChooseSquad(_)));
}

/// wz.special-cc.medium.throw: being thrown is a forced move: over 2in of it call for the Con test.
#[test]
fn a_thrown_model_is_under_fire() {
    let ogre = trooper().base(40).armed(&["blade 1 +2 3 0 Plasma"]);
    let thrown = |y: f64, dice: &[u8]| {
        let mut game = scene().squad(0, &ogre, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.38, 0)]).acting(0);
        let exposed = vec![(ModelId(1), Inches::ZERO)];
        game.state.suppressions.push(warzone::Suppression { by: ModelId(0), st: 12, hull: None, exposed });
        let throw = warzone::Special::Throw { target: ModelId(1) };
        game.give(0, Order::Special { what: throw, closing: None, short: Inches::ZERO }, [12]);
        let to = warzone::Stand::ground(crate::support::at(20., y), table::Bearing::NORTH);
        needs(&game.give(0, Order::Land { to }, dice.to_vec()), Test::Suppression)
    };
    assert_eq!(thrown(25.3, &[8, 1]), [8], "the Con test, then the Armour test of the landing");
    assert_eq!(thrown(23.38, &[1]), [0; 0], "2in");
}

/// wz.shoot.engaged-target: no Squad Special Action at models in close combat: somebody of the target squad must be free.
#[test]
fn no_suppression_fire_into_a_fight() {
    let fire = |others: &[(f64, f64, i32)]| {
        let mut targets = vec![(22., 31., 0)];
        targets.extend_from_slice(others);
        let mut game = scene()
            .squad(0, &gunner(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
            .squad(0, &trooper(), &[(22., 32.18, 0)])
            .squad(1, &trooper(), &targets)
            .begin();
        assert!(game.state.is_engaged(ModelId(4)));
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game.give(0, declare(4, &[0, 1, 2]), []);
        for model in 0..3 {
            game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
            game.give(0, Order::Pass, []);
        }
        game.state.suppressions.len()
    };
    assert_eq!(fire(&[]), 0);
    assert_eq!(fire(&[(26., 31., 0)]), 1);
}
