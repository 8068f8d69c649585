//! Juggernauts in Defensive Mode: the Armour test number, St by St.

use catalogue::rule;
use warzone::{Order, SquadId, Test};

use crate::{
    support::{Game, needs, scene, shoot, trooper, why},
    turn::actives::use_skill,
};

/// A Juggernaut A 16(10), in Defensive Mode or not, and a gun of this St whose turn it is.
fn shot_at(gun: &'static str, is_closed: bool) -> Game {
    let closed = rule!("wz.bauhaus.skill.juggernauts.defensive-mode");
    let steel = trooper().skill(closed, Some(14)).line("5 12 12 8 8 12 14 2 16(10)");
    let mut game =
        scene().squad(0, &steel, &[(10., 10., 180)]).squad(1, &trooper().armed(&[gun]), &[(10., 21., 0)]).begin();
    game.give(0, Order::Activate { squad: SquadId(0) }, []);
    if is_closed {
        game.give(0, use_skill(closed), []);
    }
    game.activate(0);
    game.give(0, Order::Pass, []);
    game.activate(1);
    game
}

/// wz.bauhaus.skill.juggernauts.defensive-mode: the Armour Value is 20, not only the Impenetrable 14. St 10 changes nothing:
/// 20 against 16 without the mode; St 13 leaves 17 against 13. From St 16 on the 14 hides the 20.
#[test]
fn a_closed_juggernaut_has_armour_20() {
    let rows = [
        ("gun 24 10 1 0 Piercing A", 20, 16),
        ("gun 24 13 1 0 Piercing A", 17, 13),
        ("gun 24 16 1 0 Piercing A", 14, 10),
        ("gun 24 17 1 0 Piercing A", 14, 10),
    ];
    for (gun, closed, open) in rows {
        for (is_closed, need) in [(true, closed), (false, open)] {
            let mut game = shot_at(gun, is_closed);
            let events = game.give(1, shoot(&[0]), [5, need as u8 - 1]);
            assert_eq!(needs(&events, Test::Armour), [need], "{gun}, closed: {is_closed}");
            assert_eq!(game.model(0).wounds, 2);
        }
    }
    let events = shot_at(rows[1].0, true).give(1, shoot(&[0]), [5, 17]);
    let terms = "20@wz.bauhaus.skill.juggernauts.defensive-mode -3@wz.armour.strength-table";
    assert_eq!(why(&events, Test::Armour), terms);
}
