//! The battlefield: its scenery, what is agreed about walls and floors, and which cube a model is in (`dz.field.*`).

use battle::{System, View, scene::Outline};
use deadzone::{Block, Deadzone, Map, Opening, Pace, Setup, Spots, Wall};
use table::lattice::{Opening as Gap, Side};

use crate::support::{cell, deck, fighter, going, position, wall};

/// A crate in each of these squares.
fn crates(squares: &[(u8, u8)]) -> Map {
    let block = |it: &(u8, u8)| Block { cell: cell(it.0, it.1, 1), from: (30, 30), to: (70, 70), height: 40 };
    Map { blocks: squares.iter().map(block).collect(), ..Map::open("test", 4) }
}

#[test]
fn a_bare_block_of_three_by_three_squares_is_refused() {
    // dz.field.map: four crates are in every block; without the last, the blocks around it are bare.
    let squares = [(3, 3), (6, 3), (3, 6), (6, 6)];
    let setup = |squares: &[(u8, u8)]| -> Setup {
        let setup = position(vec![fighter(1, 1, 1)], vec![fighter(8, 8, 1)]).setup();
        Setup { map: crates(squares), opening: Opening::Deployment, ..setup }
    };
    assert!(Deadzone.start(&setup(&squares)).is_ok());
    for left_out in 0..4 {
        let bare: Vec<(u8, u8)> = squares.iter().copied().filter(|it| *it != squares[left_out]).collect();
        let faults = Deadzone.start(&setup(&bare)).expect_err("a bare block");
        let named: Vec<_> =
            faults.iter().map(|it| (it.rule.map(catalogue::RuleId::name), it.line.key.as_ref())).collect();
        assert_eq!(named, [(Some("dz.field.map"), "dz-fault-bare")], "without {:?}", squares[left_out]);
    }
    let apart = [(3, 3), (7, 3), (3, 6), (7, 6)];
    assert!(Deadzone.start(&setup(&apart)).is_err(), "columns 4 to 6 are bare");
}

#[test]
fn what_was_agreed_about_a_wall_says_who_climbs_and_who_passes() {
    // dz.field.terrain-agreement: a face is blocked or has a gap, and may be smooth; a floor is none, partial or full.
    let roof = || vec![deck((4, 3, 2), (4, 3, 2), false)];
    let climbs = |smooth: bool| {
        let walls = vec![Wall { smooth, ..wall((3, 3, 1), Side::East, Gap::Blocked) }];
        let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)]).decks(roof()).walls(walls).act();
        let up = going(&play, play.red(0), Pace::Move, &[(4, 3, 2)]);
        if smooth {
            assert_eq!(play.refused(up), "dz.move.climb");
        } else {
            play.give(0, up, &[]);
        }
        play.at(play.red(0))
    };
    assert_eq!((climbs(false), climbs(true)), ((4, 3, 2), (3, 3, 1)), "a smooth wall is not climbed");
    let floors = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)])
        .decks(vec![deck((4, 3, 2), (4, 3, 2), true), deck((5, 3, 2), (5, 3, 2), false)])
        .start();
    let standing = |column| floors.state.field.standing.has(cell(column, 3, 2));
    assert_eq!((standing(4), standing(5), standing(6)), (true, true, false), "partial, full, none");
}

#[test]
fn the_centre_of_its_base_says_in_which_cube_a_model_is() {
    // dz.field.cube: three inches a side; a base may overlap a line, its centre does not.
    let mut overlaps = false;
    for size in 1..=4_u8 {
        for spots in Spots::free(size, Spots(0)) {
            let model = fighter(3, 6, 2).figure("Size", i32::from(size)).at(spots.0);
            let play =
                position(vec![model], vec![fighter(7, 7, 1)]).decks(vec![deck((3, 6, 2), (3, 6, 2), false)]).start();
            let scene = Deadzone.scene(&View::of(&Deadzone, &play.state, None));
            let piece = scene.pieces.iter().find(|it| it.id == play.red(0).piece()).expect("it is on the map");
            let Outline::Disc { at, radius } = piece.outline else { panic!("a model has a round base") };
            let (x, y, wide) = (at.x.to_f64(), at.y.to_f64(), radius.to_f64());
            assert_eq!(((x / 3.0) as u8 + 1, (y / 3.0) as u8 + 1), (3, 6), "size {size}, {spots:?}");
            assert_eq!(piece.height.to_f64(), 3.0, "one level up");
            overlaps |= x - wide < 6.0 || x + wide > 9.0;
        }
    }
    assert!(overlaps, "some bases stand over a line");
}
