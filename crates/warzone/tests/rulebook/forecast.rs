//! The odds shown before an attack are those of the attack itself, walked over every die.

use battle::{System, View, outcomes};
use rules::rule;
use table::Bearing;
use warzone::{Card, ModelId, Order, Spot, Spray, Throw, Warzone};

use crate::support::{Game, Trooper, scene, shoot, shots as aimed_at, strike, trooper};

/// The forecast of an order and what walking every die gives: the chance of each number of Wounds lost.
#[track_caller]
fn check(game: &Game, order: &Order, target: u16) {
    let view = View::of(&Warzone, &game.state, Some(battle::Seat(0)));
    let forecast = Warzone.forecast(&view, order).expect("an attack has odds");
    let before = i32::from(game.model(target).wounds);
    let ways = outcomes(&Warzone, &game.state, std::slice::from_ref(order), 500_000).expect("not too many ways");
    for (lost, odds) in &forecast.spreads[0].odds {
        let left = |it: &warzone::State| before - i32::from(it.model(ModelId(target)).wounds) == *lost;
        let walked: f64 = ways.iter().filter(|it| left(&it.1)).map(|it| it.0).sum();
        assert!((walked - odds).abs() < 1e-9, "{lost} wounds: forecast {odds}, walked {walked}");
    }
    let kill = forecast.chances.last().expect("the chance to kill").chance;
    let dead: f64 = ways.iter().filter(|it| !it.1.is_standing(ModelId(target))).map(|it| it.0).sum();
    assert!((kill - dead).abs() < 1e-9, "kill: forecast {kill}, walked {dead}");
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
    aimed.give(Order::Aim, []);
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
        game.give(Order::CloseCombat { weapon: Some(1) }, []);
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
    assert_eq!(Warzone.forecast(&view, &Order::Burn { on: Card::Rate }), None);
    assert_eq!(Warzone.forecast(&view, &shoot(&[0])), None, "and neither has what is forbidden");
}
