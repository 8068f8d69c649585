//! Who says where a thrown or lobbed model comes down.

use battle::{Seat, System};
use table::{Bearing, Inches};
use warzone::{ModelId, Order, Special, Stand, Step, Warzone};

use crate::support::{Game, at, scene, trooper};

/// A model on a base of so many millimetres (0) and a victim on a Small base (1), thrown or lobbed by a CC test of 5.
fn thrown(base: i32, what: Special) -> Game {
    let brute = trooper().base(base).armed(&["blade 1 +2 3 0 Plasma"]);
    let apart = f64::from(base + 30) / 50.8 + 0.005;
    let mut game =
        scene().squad(0, &brute, &[(20., 20., 180)]).squad(1, &trooper(), &[(20., 20. + apart, 0)]).acting(0);
    game.give(0, Order::Special { what, closing: None, short: Inches::ZERO }, [5]);
    game
}

/// wz.special-cc.medium.throw, wz.special-cc.large.lob: the player of the thrower chooses place and facing, not the owner of
/// the model that is thrown.
#[test]
fn the_thrower_says_where_it_lands() {
    let target = ModelId(1);
    for (base, what) in [(40, Special::Throw { target }), (50, Special::Lob { target })] {
        let mut game = thrown(base, what);
        assert!(matches!(game.top(), Step::Land { model: ModelId(1), by: ModelId(0), .. }));
        let decision = Warzone.decision(&game.state).expect("a place is asked for");
        assert_eq!(decision.seat, Seat(0), "{what:?}");
        let to = Stand::ground(at(22., 23.), Bearing::degrees(90));
        game.give(0, Order::Land { to }, [3]);
        assert_eq!(game.model(1).stand, Some(to), "{what:?}");
    }
}
