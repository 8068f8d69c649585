//! Body Count in fractions of a point: what a model of a squad that does not divide evenly is worth.

use battle::{Seat, System};
use warzone::{Mission, WHOLE_POINT, Warzone};

use super::{end_turn, lose, points};
use crate::support::{Game, scene, trooper};

/// A squad of so many models, worth so many points, against two lone models, the first worth `lone`, in the last Game Turn.
fn squad_against(models: usize, worth: i64, lone: i64) -> Game {
    let row: Vec<(f64, f64, i32)> = (0..models).map(|it| (4. + 2. * it as f64, 10., 180)).collect();
    let mut setup = scene()
        .squad(0, &trooper(), &row)
        .squad(1, &trooper(), &[(10., 40., 0)])
        .squad(1, &trooper(), &[(20., 40., 0)])
        .setup();
    setup.mission = Mission::TAKE_AND_HOLD;
    setup.forces[0].units[0].points = worth;
    setup.forces[1].units[0].points = lone;
    let mut game = Game { state: Warzone.start(&setup).unwrap_or_else(|faults| panic!("{faults:?}")) };
    game.give(0, warzone::Order::Begin, []);
    game.state.turn = 8;
    game
}

/// wz.mission.body-count.share: fractions are kept. A model of three for 100 points counts 33 1/3, and
/// three of them 100 exactly; so for squads of every size up to 15.
#[test]
fn the_shares_of_a_squad_add_up_to_its_cost() {
    for models in 1..=15_u16 {
        let mut game = squad_against(usize::from(models), 100, 20);
        for fallen in 1..=models {
            lose(&mut game, fallen - 1);
            let exact = 100 * WHOLE_POINT * i64::from(fallen);
            assert_eq!(game.state.body_count(Seat(0)) * i64::from(models), exact, "{fallen} of {models}");
        }
    }
}

/// wz.mission.body-count.share, wz.mission.tie.body-count: exact values are compared: 33 1/3 is more than 33 and less than 34.
#[test]
fn a_third_of_a_point_decides() {
    for (lone, result) in [(33, (0, 1)), (34, (1, 0))] {
        let mut game = squad_against(3, 100, lone);
        lose(&mut game, 1);
        lose(&mut game, 3);
        end_turn(&mut game);
        assert_eq!(points(&game.state), result, "33 1/3 against {lone}");
    }
}
