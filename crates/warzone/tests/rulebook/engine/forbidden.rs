//! Orders of every kind that the table refuses, each with the rule it names.

use battle::{Refusal, Seat, System};
use table::{Bearing, Inches};
use warzone::{Action, Edge, ModelId, Order, Shots, SquadAction, SquadId, Stand, Warzone, ready};

use crate::support::{Game, at, engage, faster, go, run, scene, shoot, shots, strike, trooper};

/// Two squads a side, the first model of the first one acting.
fn game() -> Game {
    scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180)])
        .squad(0, &trooper(), &[(30., 10., 180)])
        .squad(1, &trooper(), &[(20., 28., 0), (26., 47., 0)])
        .acting(0)
}

#[test]
fn while_a_model_acts() {
    let game = game();
    assert!(Warzone.judge(&game.state, &engage(3)).is_ok(), "what is legal is not refused");
    let rapid = |at: &[u16]| Order::RapidFire(shots(at));
    for (order, rule) in [
        (Order::Begin, "wz.action.points"),
        (Order::GiveInitiative { to: Seat(0) }, "wz.action.points"),
        (Order::TakeEdge { edge: Edge::North }, "wz.action.points"),
        (Order::Activate { squad: SquadId(1) }, "wz.action.points"),
        (Order::ActivateModel { model: ModelId(1) }, "wz.action.points"),
        (Order::DeclareNothing, "wz.action.points"),
        (Order::Accept, "wz.action.points"),
        (Order::Decline, "wz.action.points"),
        (strike(3), "wz.action.points"),
        (Order::CloseIn { target: ModelId(3), short: Inches::ZERO }, "wz.action.points"),
        (Order::Name { model: ModelId(1) }, "wz.action.points"),
        (Order::LoseCards { burned: 0 }, "wz.action.points"),
        (Order::Move { by: Default::default(), facing: Bearing::NORTH }, "wz.action.move"),
        (go(20., 26., 180), "wz.action.move"),
        (go(20., -3., 180), "wz.action.move"),
        (go(21., 20., 180), "wz.def.models-impassable"),
        (run(20., 31., 180), "wz.def.models-impassable"),
        (engage(1), "wz.cc.engage-sequence"),
        (engage(9), "wz.def.casualty"),
        (engage(4), "wz.action.engage"),
        (Order::Engage { target: ModelId(3), short: Inches::whole(1), side: None }, "wz.cc.ccwr"),
        (Order::Engage { target: ModelId(3), short: Inches::whole(-1), side: None }, "wz.cc.ccwr"),
        (shoot(&[]), "wz.weapon.rof-roa"),
        (shoot(&[3, 3]), "wz.weapon.rof-roa"),
        (shoot(&[0]), "wz.def.casualty"),
        (shoot(&[7]), "wz.def.casualty"),
        (shoot(&[2]), "wz.facing.front-rear"),
        (shoot(&[4]), "wz.weapon.range"),
        (rapid(&[3]), "wz.weapon.rof-roa"),
        (rapid(&[4, 4]), "wz.weapon.range"),
        (Order::Shoot(Shots { weapon: 1, ..shots(&[3]) }), "wz.action.shooting"),
        (Order::Shoot(Shots { weapon: 9, ..shots(&[3]) }), "wz.action.shooting"),
        (Order::CloseCombat { weapon: Some(1) }, "wz.action.close-combat"),
        (Order::CloseCombat { weapon: Some(0) }, "wz.action.close-combat"),
    ] {
        assert_eq!(game.refused_by(order.clone()), rule, "{order:?}");
    }
}

#[test]
fn while_a_squad_or_model_is_chosen() {
    let mut game = scene()
        .squad(0, &trooper(), &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 28., 0)])
        .begin();
    assert_eq!(game.refused_by(Order::Activate { squad: SquadId(1) }), "wz.squad.definition");
    assert_eq!(game.refused_by(Order::Activate { squad: SquadId(7) }), "wz.squad.definition");
    assert_eq!(game.refused_by(Order::Pass), "wz.turn.alternate");
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let declare = |target: u16, models: &[u16]| Order::Declare {
        action: SquadAction::Swarm,
        target: ModelId(target),
        models: models.iter().map(|it| ModelId(*it)).collect(),
    };
    for (order, rule) in [
        (declare(3, &[0, 1]), "wz.squad-action.general"),
        (declare(3, &[0, 1, 1]), "wz.squad-action.general"),
        (declare(3, &[0, 1, 3]), "wz.squad-action.general"),
        (declare(1, &[0, 1, 2]), "wz.squad-action.swarm"),
        (Order::Pass, "wz.squad-action.general"),
    ] {
        assert_eq!(game.refused_by(order.clone()), rule, "{order:?}");
    }
    game.give(0, Order::DeclareNothing, []);
    assert_eq!(game.refused_by(Order::ActivateModel { model: ModelId(9) }), "wz.def.casualty");
    assert_eq!(game.refused_by(faster(0, Action::Shooting)), "wz.turn.activation-sequence");
}

#[test]
fn while_squads_are_set_up() {
    let setup = ready::battle("first-battle").unwrap();
    let mut game = Game { state: Warzone.start(&setup).unwrap() };
    assert_eq!(game.refused_by(Order::Pass), "wz.turn.initial-initiative");
    game.give(0, Order::Begin, [9, 3]);
    game.give(0, Order::GiveInitiative { to: Seat(0) }, []);
    game.give(0, Order::TakeEdge { edge: Edge::North }, []);
    game.give(1, Order::TakeEdge { edge: Edge::South }, []);
    let size = usize::from(game.state.field.squads[1].size);
    let row = |gap: f64, y: f64| {
        let stand = |it: usize| Stand::ground(at(3. + gap * it as f64, y), Bearing::SOUTH);
        (0..size).map(stand).collect::<Vec<_>>()
    };
    let deploy = |squad: u8, stands: Vec<Stand>| Order::Deploy { squad: SquadId(squad), stands };
    for (order, rule) in [
        (deploy(1, row(1.5, 7.)), "wz.deploy.battle-line"),
        (deploy(1, row(0.5, 3.)), "wz.def.models-impassable"),
        (deploy(1, row(4., 3.)), "wz.squad.coherency"),
        (deploy(1, Vec::new()), "wz.start.deploy"),
        (deploy(3, row(1.5, 3.)), "wz.squad.definition"),
    ] {
        assert_eq!(game.refused_by(order.clone()), rule, "{order:?}");
    }
    game.give(0, deploy(1, row(1.3, 3.)), []);
    assert_eq!(game.refused_by(deploy(1, row(1.3, 3.))), "wz.start.deploy");
}

/// A refusal says what it is about in words of its own.
#[test]
fn refusals_have_words() {
    let game = game();
    let words = |language| Warzone.messages(language);
    for language in [catalogue::Language::En, catalogue::Language::Fr, catalogue::Language::It] {
        let speech = battle::Speech::new(language, &[&words]).unwrap_or_else(|faults| panic!("{faults:?}"));
        let said = speech.say(&game.refused(shoot(&[4])).line());
        assert!(said.contains("24"), "{said}");
    }
}
