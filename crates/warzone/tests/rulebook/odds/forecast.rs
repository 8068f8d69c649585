//! The odds shown before an attack are those of the attack itself, walked over every die.

use battle::{System, View, outcomes};
use catalogue::rule;
use table::{Bearing, Inches};
use warzone::{Action, ModelId, Order, Special, Spot, Spray, SquadAction, SquadId, State, Throw, Warzone};

use crate::support::{Game, Trooper, faster, scene, shoot, shots as aimed_at, strike, trooper};

/// The forecast of an order and what walking every die gives: the chance of each number of Wounds lost.
#[track_caller]
fn check(game: &Game, order: &Order, target: u16) {
    check_through(game, std::slice::from_ref(order), target);
}

/// The same where more orders follow before the dice fall.
#[track_caller]
fn check_through(game: &Game, orders: &[Order], target: u16) {
    let ways = outcomes(&Warzone, &game.state, orders, 500_000).expect("not too many ways");
    check_victims(game, &orders[0], &ways, &[target]);
}

/// The forecast of an order against all ways it can turn out: the Wounds of the first victim, its death, and the Wounds of
/// the others in the order told. Nobody else is told of.
#[track_caller]
pub fn check_victims(game: &Game, order: &Order, ways: &[(f64, State)], victims: &[u16]) {
    let seat = Warzone.decision(&game.state).map(|it| it.seat);
    let forecast = Warzone.forecast(&View::of(&Warzone, &game.state, seat), order).expect("an attack has odds");
    for (spread, victim) in forecast.spreads.iter().zip(victims) {
        let before = i32::from(game.model(*victim).wounds);
        for lost in 0..=before {
            let left = |it: &State| before - i32::from(it.model(ModelId(*victim)).wounds) == lost;
            let walked: f64 = ways.iter().filter(|it| left(&it.1)).map(|it| it.0).sum();
            let odds = spread.odds.iter().find(|it| it.0 == lost).map_or(0.0, |it| it.1);
            assert!((walked - odds).abs() < 1e-9, "{lost} of {victim}: forecast {odds}, walked {walked}");
        }
    }
    let kill = forecast.chances.last().expect("the chance to kill").chance;
    let dead: f64 = ways.iter().filter(|it| !it.1.is_standing(ModelId(victims[0]))).map(|it| it.0).sum();
    assert!((kill - dead).abs() < 1e-9, "kill: forecast {kill}, walked {dead}");
}

/// The same, with word of exactly these.
#[track_caller]
pub fn check_all(game: &Game, order: &Order, victims: &[u16]) {
    let ways = outcomes(&Warzone, &game.state, std::slice::from_ref(order), 500_000).expect("not too many ways");
    check_victims(game, order, &ways, victims);
    let seat = Warzone.decision(&game.state).map(|it| it.seat);
    let forecast = Warzone.forecast(&View::of(&Warzone, &game.state, seat), order).expect("an attack has odds");
    assert_eq!(forecast.spreads.len(), victims.len(), "{forecast:?}");
}

fn duel(gun: &'static str, victim: &Trooper) -> Game {
    scene()
        .block("heavy-wall", [15., 29., 25., 29.2], 0.6)
        .squad(0, &trooper().armed(&[gun]), &[(20., 20., 180)])
        .squad(1, victim, &[(20., 31., 0), (23.3, 31., 0), (26.6, 31., 0)])
        .acting(0)
}

#[test]
fn shots() {
    let tough = trooper().line("5 12 12 8 8 12 14 3 14");
    for gun in ["gun 24 12 1 0 Piercing A", "gun 24 12 2 0 Piercing A", "gun 24 19 2 0 Plasma A"] {
        let dice = if gun.contains(" 1 0 ") { vec![1] } else { vec![1, 1] };
        for victim in [trooper(), tough.clone(), tough.clone().skill(rule!("wz.skill.heal"), Some(6))] {
            check(&duel(gun, &victim), &shoot(&dice), 1);
        }
    }
}

#[test]
fn shots_aimed_hurried_split_and_at_another_than_the_nearest() {
    let mut aimed = duel("gun 24 12 2 0 Piercing A", &trooper());
    aimed.give(0, Order::Aim, []);
    check(&aimed, &shoot(&[1, 2]), 1);
    let rapid = duel("gun 24 12 1 0 Piercing A", &trooper());
    check(&rapid, &Order::RapidFire(aimed_at(&[1, 1])), 1);
    check(&duel("gun 24 12 1 0 Piercing A", &trooper()), &shoot(&[3]), 3);
}

#[test]
fn blows() {
    let tough = trooper().line("5 12 12 8 8 12 14 3 14");
    for facing in [0, 180] {
        let mut game =
            scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.18, facing)]).acting(0);
        game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
        check(&game, &strike(1), 1);
    }
}

#[test]
fn templates() {
    let tough = trooper().line("5 12 12 8 8 12 14 3 14");
    check(&duel("gun 24 12 1 0 Blast A SE", &trooper()), &shoot(&[1]), 1);
    check(&duel("gun 24 19 1 0 Blast A LE", &tough), &shoot(&[1]), 1);
    let near = |weapon: &'static str| {
        let armed = trooper().line("5 12 12 8 8 12 14 3 14").armed(&[weapon]);
        scene().squad(0, &armed, &[(20., 20., 180)]).squad(1, &tough, &[(20., 24., 0)]).acting(0)
    };
    let along = |degrees: i32| Order::Spray(Spray { weapon: 0, along: Bearing::degrees(degrees) });
    check(&near("etoiles-gehenna-puker"), &along(180), 1);
    check(&near("gun - 12 2 0 Blast S ST"), &along(175), 1);
    for grenade in ["anti-infantry-grenades", "fire-grenades"] {
        let at = [Spot::ground(crate::support::at(20., 24.5))].into_iter().collect();
        check(&near(grenade), &Order::Throw(Throw { weapon: 0, at, lucky: false }), 1);
    }
}

#[test]
fn what_is_no_attack_has_no_odds() {
    let game = duel("gun 24 12 1 0 Piercing A", &trooper());
    let view = View::of(&Warzone, &game.state, Some(battle::Seat(0)));
    assert_eq!(Warzone.forecast(&view, &Order::Aim), None);
    assert_eq!(Warzone.forecast(&view, &faster(0, Action::Shooting)), None);
    assert_eq!(Warzone.forecast(&view, &shoot(&[0])), None, "and neither has what is forbidden");
}

/// Three of one squad declare something at a hero and pass.
fn together(action: SquadAction, kind: &Trooper, places: [(f64, f64, i32); 3], near: Option<(f64, f64, i32)>) {
    let tough = trooper().line("5 12 12 8 8 12 14 4 14").skill(rule!("wz.skill.heal"), Some(6));
    let scene = scene().squad(0, kind, &places).squad(1, &tough, &[(22., 30., 0)]);
    let scene = near.into_iter().fold(scene, |scene, it| scene.squad(1, &trooper(), &[it]));
    let mut game = scene.squad(1, &trooper(), &[(40., 46., 0)]).begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    let models: Vec<ModelId> = [0, 1, 2].map(ModelId).to_vec();
    let mut orders = vec![Order::Declare { action, target: ModelId(3), models: models.clone() }];
    let has_points = action != SquadAction::Swarm;
    for model in models {
        orders.push(Order::ActivateModel { model });
        orders.extend(has_points.then_some(Order::Pass));
    }
    if action == SquadAction::SuppressionFire {
        let mover = [Order::Activate { squad: SquadId(1) }, Order::ActivateModel { model: ModelId(3) }];
        orders.extend(mover.into_iter().chain([crate::support::go(22., 34., 0)]));
    }
    check_through(&game, &orders, 3);
}

#[test]
fn squads_acting_as_one() {
    let row = [(20., 20., 180), (22., 20., 180), (24., 20., 180)];
    together(SquadAction::FocusFire, &trooper(), row, None);
    together(SquadAction::FocusFire, &trooper(), row, Some((22., 26., 0)));
    let gunner = trooper().skill(rule!("wz.skill.suppression-fire"), None);
    together(SquadAction::SuppressionFire, &gunner, row, None);
    let around = [(20.97, 29.42, 180), (22., 28.82, 180), (23.03, 29.42, 180)];
    together(SquadAction::Swarm, &trooper(), around, None);
}

#[test]
fn special_close_combat() {
    let tough = trooper().line("5 12 12 8 8 12 14 4 14");
    let special = |what| Order::Special { what, closing: None, short: Inches::ZERO };
    let small = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.18, 180)]).acting(0);
    check(&small, &special(Special::BackStab { target: ModelId(1), weapon: Some(1) }), 1);
    let ogre = trooper().base(40).armed(&["blade 1 +3 1 0 Piercing"]);
    let medium = || scene().squad(0, &ogre, &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.38, 0)]).acting(0);
    check(&medium(), &special(Special::BrutalAttack { target: ModelId(1), weapon: Some(0) }), 1);
    let mut swinging = medium();
    swinging.give(0, special(Special::Swing), []);
    check(&swinging, &strike(1), 1);
    let giant = trooper().base(50).line("5 12 12 14 8 12 14 4 14").armed(&["blade 2 +3 1 0 Piercing"]);
    let large = scene().squad(0, &giant, &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.57, 0)]).acting(0);
    check(&large, &special(Special::Squash { target: ModelId(1) }), 1);
}

/// Throw and Lob: the odds are those of the landing on level ground.
#[test]
fn what_is_thrown_lands() {
    let tough = trooper().line("5 12 12 8 8 12 14 4 14");
    let land = |y: f64| Order::Land { to: warzone::Stand::ground(crate::support::at(20., y), Bearing::degrees(180)) };
    let special = |what| Order::Special { what, closing: None, short: Inches::ZERO };
    let ogre = trooper().base(40).armed(&["blade 1 +3 1 0 Piercing"]);
    let medium = scene().squad(0, &ogre, &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.38, 0)]).acting(0);
    check_through(&medium, &[special(Special::Throw { target: ModelId(1) }), land(25.)], 1);
    let giant = trooper().base(50).line("5 12 12 16 8 12 14 4 14").armed(&["blade 2 +3 1 0 Piercing"]);
    let large = scene().squad(0, &giant, &[(20., 20., 180)]).squad(1, &tough, &[(20., 21.57, 0)]).acting(0);
    check_through(&large, &[special(Special::Lob { target: ModelId(1) }), land(27.)], 1);
}

/// wz.bauhaus.doctrine.ranged.targeting-flare: the odds are those of a player who rolls again.
#[test]
fn rolled_again() {
    let flare = rule!("wz.bauhaus.doctrine.ranged.targeting-flare");
    let duel = |gun: &'static str| {
        scene()
            .squad(0, &trooper().armed(&[gun]).skill(flare, None), &[(20., 20., 180)])
            .squad(1, &trooper(), &[(20., 31., 0)])
            .acting(0)
    };
    check_through(&duel("gun 24 12 1 0 Blast A"), &[shoot(&[1]), Order::Accept], 1);
    check_through(&duel("gun 24 12 1 0 Blast A SE"), &[shoot(&[1]), Order::Accept], 1);
}
