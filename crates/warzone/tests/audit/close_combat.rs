//! Close combat: heavy weapons, closing in, and odd orders.

use table::Inches;
use warzone::{Forbidden, ModelId, Order, Step, Test};

use crate::support::{engage, hits, needs, scene, strike, trooper};

/// wz.armoury.heavy.close-combat: whoever carries a Heavy weapon gains no Engage Bonus and strikes once.
#[test]
fn a_heavy_weapon_hampers_its_bearer() {
    let gunner = trooper().armed(&["gun 24 15 4 2 Piercing H", "blade B2B +1 2 0 Piercing"]);
    let mut game = scene().squad(0, &gunner, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 27., 0)]).acting(0);
    game.give(0, engage(1), []);
    assert_eq!(game.model(0).travelled, Inches::hundredths(582));
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let events = game.give(0, strike(1), [12, 1]);
    assert_eq!(needs(&events, Test::CloseCombat), [12]);
    assert_eq!(hits(&events), [(9, 1)], "St 8 + 1");
    assert!(!matches!(game.top(), Step::Strike(_)), "one attack");
}

/// wz.def.casualty: nobody can close in on a model that never was.
#[test]
fn closing_in_on_nobody_is_refused() {
    let mut game = scene().squad(0, &trooper(), &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 21.18, 0)]).acting(0);
    game.give(0, Order::CloseCombat { weapon: Some(1) }, []);
    let nobody = ModelId(900);
    assert!(
        matches!(game.refused(Order::CloseIn { target: nobody, short: Inches::ZERO }), Forbidden::NoSuchModel { model } if model == nobody)
    );
}

/// wz.cc.free-closing: as close as possible, but no base enters Impassable Terrain.
#[test]
fn free_closing_stops_at_a_rock() {
    let long = trooper().armed(&["blade 2 +1 1 0 Piercing"]);
    let game = scene()
        .squad(0, &trooper(), &[(20., 20., 180)])
        .squad(1, &long, &[(20., 23., 0)])
        .block("impassable-rock", [20.3, 21., 21.3, 21.4], 0.5)
        .acting(0);
    assert!(game.at(0).y <= Inches::hundredths(2051), "{:?}", game.at(0));
}
