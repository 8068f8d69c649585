//! Focus Fire and Swarm as the engine rolls them, with the figures of the book.

use warzone::{ModelId, Order, SquadAction, SquadId, Test};

use crate::support::{bike, engage, go, hits, needs, scene, trooper, why};

fn declare(action: SquadAction, target: u16, models: std::ops::Range<u16>) -> Order {
    Order::Declare { action, target: ModelId(target), models: models.map(ModelId).collect() }
}

/// wz.squad-action.focus-fire: 6 models RS 12, St 12, RoF 1, three with a wood before them: 12 + 6 - 3 = 15, St 18, and
/// Critical Force 4 (wz.squad-action.focus-fire-critical).
#[test]
fn six_focus_their_fire_three_of_them_obscured() {
    let places: Vec<(f64, f64, i32)> = (0..6).map(|it| (14. + 1.3 * f64::from(it), 20., 180)).collect();
    let mut game = scene()
        .area("light-bush", [12., 24., 17.1, 25.], 4.)
        .squad(0, &trooper(), &places)
        .squad(1, &trooper().base(40).line("5 12 12 8 8 12 14 9 12"), &[(17.25, 30., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, declare(SquadAction::FocusFire, 6, 0..6), []);
    let events = game.all_pass(6, [15, 1]);
    let need = "12@wz.stat.rs +6@wz.squad-action.focus-fire -3@wz.shoot.cover-threshold";
    assert_eq!((why(&events, Test::FocusFire).as_str(), needs(&events, Test::FocusFire)), (need, vec![15]));
    assert_eq!(hits(&events), [(18, 4)]);
}

/// wz.squad-action.focus-fire, wz.squad-action.swarm: AVV is 1 higher for every three participants.
#[test]
fn hulls_and_joint_actions() {
    let shooters = trooper().armed(&["gun 24 12 1 2 Piercing A"]);
    let places: Vec<(f64, f64, i32)> = (0..6).map(|it| (14. + 1.3 * f64::from(it), 20., 180)).collect();
    let fire = |models: u16| {
        let mut game =
            scene().squad(0, &shooters, &places[..usize::from(models)]).squad(1, &bike(), &[(18., 30., 0)]).begin();
        game.give(0, Order::Activate { squad: SquadId(0) }, []);
        game.give(0, declare(SquadAction::FocusFire, models, 0..models), []);
        why(&game.all_pass(models, [15, 15, 1]), Test::Hull)
    };
    assert_eq!(fire(3), "11@wz.vehicle.stat.av-test -3@wz.weapon.avv");
    assert_eq!(fire(5), "11@wz.vehicle.stat.av-test -3@wz.weapon.avv");
    assert_eq!(fire(6), "11@wz.vehicle.stat.av-test -4@wz.weapon.avv");
}

/// wz.squad-action.general, the first printed example: nobody sees the target when Focus Fire is declared; with their
/// remaining points they step out and it is rolled after the last.
#[test]
fn a_focus_fire_is_declared_out_of_sight() {
    let mut game = scene()
        .block("impassable-wall", [14., 22., 24., 22.5], 4.)
        .squad(0, &trooper().line("8 12 12 8 8 12 14 1 12"), &[(21.6, 19., 180), (23., 19., 180), (24.4, 19., 180)])
        .squad(1, &trooper().line("5 12 12 8 8 12 14 9 12"), &[(20., 26., 0)])
        .begin();
    assert!((0..3).all(|it| !game.state.sees(ModelId(it), ModelId(3))), "nobody sees it");
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, declare(SquadAction::FocusFire, 3, 0..3), []);
    let mut events = Vec::new();
    for (model, x, y) in [(2_u16, 28.4, 22.6), (1, 27.5, 19.), (0, 27., 21.)] {
        game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
        events = game.give(0, go(x, y, 235), if model == 0 { vec![12, 1] } else { vec![] });
        assert!(game.state.sees(ModelId(model), ModelId(3)), "{model}");
    }
    assert_eq!(needs(&events, Test::FocusFire).len(), 1, "rolled when the last of them is done");
    assert_eq!(hits(&events), [(15, 2)]);
}

/// wz.squad-action.general, the second printed example, and wz.squad-action.swarm: nobody is Engaged when a Swarm is
/// declared; three Engage, then it is rolled: 12 + 6, St 8 + 1 + 3, Critical Force 2.
#[test]
fn a_swarm_is_declared_from_afar() {
    let mut game = scene()
        .squad(0, &trooper(), &[(18., 20., 180), (20., 20., 180), (22., 20., 180)])
        .squad(1, &trooper().base(50).line("5 12 12 8 8 12 14 9 12"), &[(20., 26., 180)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    game.give(0, declare(SquadAction::Swarm, 3, 0..3), []);
    let mut events = Vec::new();
    for model in [1_u16, 0, 2] {
        game.give(0, Order::ActivateModel { model: ModelId(model) }, []);
        events = game.give(0, engage(3), if model == 2 { vec![18, 1] } else { vec![] });
    }
    assert_eq!(needs(&events, Test::Swarm), [18]);
    assert_eq!(hits(&events), [(12, 2)]);
    assert_eq!(needs(&events, Test::Heal), [0; 0]);
}
