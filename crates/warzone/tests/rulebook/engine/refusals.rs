//! The table of refusals goes on: orders that are of the right kind for the moment and still forbidden. Each names its
//! rule and changes nothing, and all that are wrong are told at once.

use battle::Seat;
use catalogue::rule;
use smallvec::smallvec;
use table::{Bearing, Inches};
use warzone::{
    Action, Card, Faster, ModelId, Order, Reaction, Special, Spot, Spray, SquadAction, SquadId, Stand, Step, Throw,
    Warzone,
};

use crate::support::{Game, Trooper, at, engage, faster, run, scene, shoot, shots, strike, trooper, way};

/// Rows that must be refused by these rules, with nothing changed.
#[track_caller]
fn refused(game: &Game, rows: &[(Order, &str)]) {
    let mut wrong = Vec::new();
    for (order, rule) in rows {
        let mut state = game.state.clone();
        let mut dice = dice::Seeded::from_u64(7);
        let said = match battle::apply(&Warzone, &mut state, order, &mut dice, None) {
            Err(battle::Stop::Forbidden(why)) => why.rule().name(),
            Err(battle::Stop::NeedDice(_)) => "dice",
            Ok(()) => "nothing",
        };
        if said != *rule || state != game.state {
            wrong.push(format!("{order:?}: {said}, not {rule}"));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

fn blade() -> Trooper {
    trooper().armed(&["gun 24 12 2 0 Piercing A", "blade B2B +1 3 0 Piercing"])
}

#[test]
fn while_engaged() {
    let game = scene()
        .squad(0, &blade(), &[(20., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 21.18, 0), (22., 24., 0)])
        .acting(0);
    let special = |what| Order::Special { what, closing: None, short: Inches::ZERO };
    refused(
        &game,
        &[
            (Order::Aim, "wz.action.points-engaged"),
            (Order::Hide, "wz.action.points-engaged"),
            (Order::Sentry, "wz.action.points"),
            (run(20., 12., 0), "wz.action.points"),
            (Order::RapidFire(shots(&[3, 3, 3])), "wz.action.points"),
            (engage(3), "wz.action.points-engaged"),
            (Order::EngageClimbing { target: ModelId(3), short: Inches::ZERO, side: None }, "wz.action.points-engaged"),
            (shoot(&[3, 3]), "wz.action.points-engaged"),
            (Order::CloseCombat { weapon: None }, "wz.action.close-combat"),
            (Order::CloseCombat { weapon: Some(0) }, "wz.armoury.auto.no-close-combat"),
            (Order::Burn { on: Card::ActionPoint }, "wz.card.turn-to-burn"),
            (special(Special::BackStab { target: ModelId(2), weapon: Some(1) }), "wz.special-cc.small.back-stab"),
            (special(Special::HoldHimDown { target: ModelId(2) }), "wz.special-cc.small.hold-him-down"),
            (special(Special::Throw { target: ModelId(2) }), "wz.special-cc.medium.throw"),
            (special(Special::Lob { target: ModelId(2) }), "wz.special-cc.large.lob"),
            (special(Special::Squash { target: ModelId(2) }), "wz.special-cc.large.squash"),
            (
                special(Special::BrutalAttack { target: ModelId(2), weapon: Some(1) }),
                "wz.special-cc.medium.brutal-attack",
            ),
            (special(Special::Swing), "wz.special-cc.medium.swing"),
            (special(Special::Charge { to: at(20., 25.) }), "wz.special-cc.medium.charge"),
            (special(Special::BackStab { target: ModelId(3), weapon: Some(1) }), "wz.cc.ccwr"),
        ],
    );
}

#[test]
fn while_striking() {
    let mut game = scene()
        .squad(0, &blade(), &[(20., 20., 180), (24., 20., 180)])
        .squad(1, &trooper().line("5 12 12 8 8 12 14 5 12"), &[(20., 21.18, 0), (21.02, 20.59, 270), (30., 30., 0)])
        .acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    refused(
        &game,
        &[
            (strike(1), "wz.def.casualty"),
            (strike(4), "wz.cc.ccwr"),
            (strike(99), "wz.def.casualty"),
            (Order::Accept, "wz.cc.attack-sequence"),
            (Order::CloseIn { target: ModelId(4), short: Inches::ZERO }, "wz.def.casualty"),
        ],
    );
    game.give(0, strike(2), [19]);
    game.give(0, strike(3), [19]);
    refused(&game, &[(strike(3), "wz.cc.secondary-targets")]);
}

#[test]
fn while_shooting() {
    let game = scene()
        .block("heavy-wall", [24.2, 25., 28., 25.2], 3.0)
        .squad(0, &blade(), &[(20., 20., 180), (23., 24., 180)])
        .squad(1, &trooper(), &[(20., 30., 0), (26., 30., 0), (23., 25.18, 0), (31., 30., 0)])
        .acting(0);
    refused(
        &game,
        &[
            (shoot(&[2, 3]), "wz.shoot.secondary-targets"),
            (shoot(&[5, 5]), "wz.los.definition"),
            (Order::RapidFire(shots(&[4, 4, 4])), "wz.shoot.engaged-target"),
            (Order::RapidFire(shots(&[1, 1, 1])), "wz.shoot.friendly-target"),
            (Order::Spray(Spray { weapon: 0, along: Bearing::SOUTH }), "wz.flamer.attack"),
            (
                Order::Throw(Throw { weapon: 0, at: smallvec![Spot::ground(at(20., 25.))], lucky: false }),
                "wz.armoury.grenade.target-point",
            ),
            (Order::WallOfFire { weapon: 0, tokens: [Spot::ground(at(19., 25.)); 2] }, "wz.flamer.wall-of-fire"),
            (faster(0, Action::Shooting), "wz.card.turn-to-burn"),
        ],
    );
    let four = trooper().armed(&["gun 24 12 4 0 Piercing A"]);
    let game =
        scene().squad(0, &four, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 30., 0), (22., 30., 0)]).acting(0);
    refused(&game, &[(shoot(&[1, 1, 2, 2]), "wz.shoot.secondary-targets")]);
    let blind = trooper().line("5 - - 8 8 12 14 1 12").armed(&["gun 24 12 1 0 Piercing A", "anti-infantry-grenades"]);
    let game = scene().squad(0, &blind, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    refused(&game, &[(Order::CloseCombat { weapon: Some(2) }, "wz.def.dash")]);
    let game = scene().squad(0, &blind, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 28., 0)]).acting(0);
    refused(&game, &[(shoot(&[1]), "wz.def.dash")]);
}

#[test]
fn with_templates_and_grenades() {
    let armed = trooper().armed(&["anti-infantry-grenades", "gun - 12 1 0 Plasma FT FT", "gun - 12 1 0 Blast S ST"]);
    let game = scene()
        .block("heavy-wall", [22., 24., 26., 24.2], 3.0)
        .warlord(0, &armed, "tech", (20., 20., 180))
        .squad(1, &trooper(), &[(20., 40., 0), (24., 25., 0)])
        .acting(0);
    let grenade = game.state.profile(ModelId(0)).guns().find(|it| it.1.thrown).map(|it| it.0).unwrap();
    let (flamer, shotgun) = (1, 2);
    let throw =
        |x: f64, y: f64| Order::Throw(Throw { weapon: grenade, at: smallvec![Spot::ground(at(x, y))], lucky: false });
    let spray = |weapon: u8, degrees: i32| Order::Spray(Spray { weapon, along: Bearing::degrees(degrees) });
    let wall = |one: (f64, f64), other: (f64, f64)| Order::WallOfFire {
        weapon: flamer,
        tokens: [one, other].map(|it| Spot::ground(at(it.0, it.1))),
    };
    refused(
        &game,
        &[
            (throw(20., 30.), "wz.armoury.grenade.range"),
            (throw(20., 16.), "wz.armoury.grenade.target-point"),
            (throw(24., 25.5), "wz.armoury.grenade.target-point"),
            (throw(20., -2.), "wz.armoury.grenade.range"),
            (Order::Throw(Throw { weapon: grenade, at: smallvec![], lucky: false }), "wz.weapon.rof-roa"),
            (spray(flamer, 0), "wz.flamer.attack"),
            (spray(flamer, 180), "wz.flamer.attack"),
            (spray(shotgun, 0), "wz.shotgun.attack"),
            (spray(shotgun, 180), "wz.shotgun.attack"),
            (spray(9, 180), "wz.flamer.attack"),
            (wall((15., 25.), (25., 25.)), "wz.flamer.wall-of-fire"),
            (wall((19., 30.), (21., 30.)), "wz.flamer.wall-of-fire"),
            (wall((19., 18.), (21., 18.)), "wz.flamer.wall-of-fire"),
        ],
    );
}

#[test]
fn when_points_cards_and_actions_are_spent() {
    let mut game = scene()
        .troops(0, &trooper(), &[(20., 20., 180), (24., 20., 180)])
        .squad(0, &trooper(), &[(5., 5., 180)])
        .squad(1, &trooper(), &[(20., 34., 0)])
        .squad(1, &trooper(), &[(30., 44., 0)])
        .acting(0);
    game.give(0, Order::Aim, []);
    refused(
        &game,
        &[
            (Order::Aim, "wz.action.once"),
            (run(20., 25., 180), "wz.action.points"),
            (Order::Sentry, "wz.action.points"),
            (Order::RapidFire(shots(&[3, 3])), "wz.action.points"),
        ],
    );
    game.give(0, Order::Burn { on: Card::ActionPoint }, []);
    refused(&game, &[(Order::Burn { on: Card::ActionPoint }, "wz.card.turn-to-burn")]);
    game.give(0, Order::Pass, []);
    refused(
        &game,
        &[
            (Order::ActivateModel { model: ModelId(0) }, "wz.def.activated"),
            (Order::ActivateModel { model: ModelId(2) }, "wz.turn.activation-sequence"),
        ],
    );
    game.give(0, Order::ActivateModel { model: ModelId(1) }, []);
    game.give(0, shoot(&[3]), [20]);
    assert!(matches!(game.top(), Step::ChooseSquad(Seat(1))), "a Fumble ends it");
    refused(&game, &[(Order::Activate { squad: SquadId(0) }, "wz.squad.definition")]);
    game.give(1, Order::Activate { squad: SquadId(2) }, []);
    game.give(1, Order::ActivateModel { model: ModelId(3) }, []);
    game.give(1, Order::Pass, []);
    refused(&game, &[(Order::Activate { squad: SquadId(0) }, "wz.turn.alternate")]);
}

#[test]
fn answers_to_questions() {
    let pike = trooper().armed(&["blade 3 +1 1 0 Piercing"]);
    let short = trooper().armed(&["blade 1 +1 1 0 Piercing"]);
    let held = scene().squad(0, &short, &[(20., 20., 180)]).squad(1, &pike, &[(20., 23., 0)]).acting(0);
    refused(
        &held,
        &[
            (Order::CloseIn { target: ModelId(1), short: Inches::whole(3) }, "wz.cc.ccwr"),
            (Order::CloseIn { target: ModelId(0), short: Inches::ZERO }, "wz.def.casualty"),
            (Order::Decline, "wz.cc.free-closing"),
        ],
    );
    let mut watched = scene()
        .squad(0, &trooper(), &[(5., 5., 180)])
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &trooper(), &[(20., 34., 0), (24., 34., 0)])
        .begin();
    watched.activate(0);
    watched.give(0, Order::Pass, []);
    watched.activate(2);
    watched.give(1, Order::Sentry, []);
    watched.give(1, Order::ActivateModel { model: ModelId(3) }, []);
    watched.give(1, Order::Pass, []);
    watched.activate(1);
    let react = |model: u16, reaction| Order::React { model: ModelId(model), reaction };
    let shot = |at: &[u16]| Reaction::Shoot(shots(at));
    let rate = Faster { weapon: Some(0), action: Action::Shooting };
    refused(
        &watched,
        &[
            (react(3, shot(&[1])), "wz.action.sentry"),
            (react(0, shot(&[1])), "wz.action.sentry"),
            (react(2, shot(&[1, 1])), "wz.weapon.rof-roa"),
            (react(2, Reaction::CloseCombat { weapon: Some(1) }), "wz.action.close-combat"),
            (react(2, Reaction::Move { by: way(20., 24.), facing: Bearing::NORTH }), "wz.action.move"),
            (Order::BurnForSentry { model: ModelId(2), rate }, "wz.card.turn-to-burn"),
            (Order::BurnForSentry { model: ModelId(3), rate }, "wz.action.sentry"),
            (Order::Accept, "wz.action.sentry-timing"),
        ],
    );
    watched.give(1, Order::Decline, []);
    watched.give(0, shoot(&[2]), []);
    refused(
        &watched,
        &[
            (Order::Dive { by: way(22., 34.), facing: Bearing::NORTH }, "wz.action.dive-for-cover"),
            (Order::Dive { by: way(20., 44.), facing: Bearing::NORTH }, "wz.action.dive-for-cover"),
        ],
    );
    let thrown = |game: &mut Game| {
        game.give(
            0,
            Order::Special { what: Special::Throw { target: ModelId(1) }, closing: None, short: Inches::ZERO },
            [2],
        );
    };
    let ogre = trooper().base(40).armed(&["blade 1 +1 1 0 Piercing"]);
    let mut throwing = scene().squad(0, &ogre, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.38, 0)]).acting(0);
    thrown(&mut throwing);
    let land = |x: f64, y: f64| Order::Land { to: Stand::ground(at(x, y), Bearing::NORTH) };
    refused(
        &throwing,
        &[
            (land(20., 30.), "wz.special-cc.medium.throw"),
            (land(20., 18.), "wz.facing.front-rear"),
            (land(20., 20.5), "wz.special-cc.medium.throw"),
        ],
    );
}

#[test]
fn declarations() {
    let mut game = scene()
        .squad(
            0,
            &trooper().skill(rule!("wz.skill.target-sense"), None),
            &[(20., 20., 180), (22., 20., 180), (24., 20., 180)],
        )
        .squad(1, &trooper(), &[(20., 28., 0)])
        .begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let declare = |action, target: u16, models: &[u16]| Order::Declare {
        action,
        target: ModelId(target),
        models: models.iter().map(|it| ModelId(*it)).collect(),
    };
    refused(
        &game,
        &[
            (declare(SquadAction::SuppressionFire, 3, &[0, 1, 2]), "wz.skill.suppression-fire"),
            (declare(SquadAction::FocusFire, 3, &[0, 1]), "wz.squad-action.general"),
            (declare(SquadAction::FocusFire, 9, &[0, 1, 2]), "wz.def.casualty"),
            (declare(SquadAction::FocusFire, 0, &[0, 1, 2]), "wz.shoot.friendly-target"),
            (Order::ActivateModel { model: ModelId(0) }, "wz.squad-action.general"),
        ],
    );
    let flames = trooper().armed(&["gun - 12 1 0 Plasma FT FT"]);
    let mut sprayers = scene()
        .squad(0, &flames, &[(20., 20., 180), (22., 20., 180), (24., 20., 180)])
        .squad(1, &trooper(), &[(20., 28., 0)])
        .begin();
    sprayers.give(0, Order::Activate { squad: SquadId(0) }, []);
    refused(&sprayers, &[(declare(SquadAction::FocusFire, 3, &[0, 1, 2]), "wz.template.no-special")]);
}
