//! MOVE and SPRINT: steps, walls, climbing, capacity, Jump Packs (`dz.move.*`, `dz.field.*`).

use catalogue::rule;
use deadzone::{Forbidden, Order, Pace, Spots, Way};
use table::lattice::{Opening, Side};

use crate::support::{cell, deck, fighter, going, position, wall};

#[test]
pub fn move_and_sprint_go_as_far_as_speed_says() {
    // dz.move.move, dz.move.sprint, dz.move.adjacent
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)]).act();
    let me = play.red(0);
    let far = going(&play, me, Pace::Move, &[(4, 4, 1), (5, 5, 1)]);
    assert_eq!(play.forbidden(far), Forbidden::TooFar { cubes: 2, most: 1, rule: rule!("dz.move.move") });
    assert_eq!(play.refused(going(&play, me, Pace::Sprint, &[(5, 5, 1)])), "dz.move.adjacent", "cube by cube");
    play.give(0, going(&play, me, Pace::Sprint, &[(4, 4, 1), (5, 5, 1)]), &[]);
    assert_eq!(play.at(me), (5, 5, 1));
    assert!(play.state.active.is_none(), "SPRINT is long: nothing is left to do");
}

#[test]
fn nobody_sprints_from_an_enemy() {
    // dz.move.sprint
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(3, 3, 1).pinned()]).act();
    assert_eq!(play.refused(going(&play, play.red(0), Pace::Sprint, &[(4, 4, 1)])), "dz.move.sprint");
}

#[test]
pub fn gaps_let_through_what_fits() {
    // dz.move.gap, dz.move.path
    for (gap, fits) in [(Opening::Blocked, 0), (Opening::Small, 1), (Opening::Medium, 2), (Opening::Large, 3)] {
        for size in 1..=4 {
            let model = fighter(3, 3, 1).figure("Size", size);
            let walls = vec![
                wall((3, 3, 1), Side::East, gap),
                wall((3, 2, 1), Side::East, Opening::Blocked),
                wall((3, 4, 1), Side::East, Opening::Blocked),
            ];
            let mut play = position(vec![model], vec![fighter(7, 7, 1)]).walls(walls).act();
            let order = going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]);
            if size <= fits {
                play.give(0, order, &[]);
            } else {
                let rule = if fits == 0 { "dz.move.path" } else { "dz.move.gap" };
                assert_eq!(play.refused(order), rule, "{gap:?}, size {size}");
            }
        }
    }
}

#[test]
pub fn a_diagonal_needs_one_free_route() {
    // dz.move.diagonal
    let one = vec![wall((3, 3, 1), Side::East, Opening::Blocked)];
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)]).walls(one).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 4, 1)]), &[]);
    let both = vec![wall((3, 3, 1), Side::East, Opening::Blocked), wall((3, 3, 1), Side::South, Opening::Blocked)];
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)]).walls(both).act();
    assert_eq!(play.refused(going(&play, play.red(0), Pace::Move, &[(4, 4, 1)])), "dz.move.diagonal");
}

#[test]
fn up_goes_where_there_is_something_to_climb() {
    // dz.move.climb, dz.field.stack
    let roof = vec![deck((4, 3, 2), (4, 3, 2), false)];
    let mut bare = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)]).decks(roof.clone()).act();
    assert_eq!(bare.refused(going(&bare, bare.red(0), Pace::Move, &[(4, 3, 2)])), "dz.move.climb");
    let walls = vec![wall((3, 3, 1), Side::East, Opening::Blocked)];
    let mut play = position(vec![fighter(3, 3, 1)], vec![fighter(7, 7, 1)]).decks(roof).walls(walls).act();
    let me = play.red(0);
    play.give(0, going(&play, me, Pace::Move, &[(4, 3, 2)]), &[]);
    assert_eq!(play.at(me), (4, 3, 2));
    let down = position(vec![fighter(4, 3, 2)], vec![fighter(7, 7, 1)]).decks(vec![deck((4, 3, 2), (4, 3, 2), false)]);
    let mut play = down.act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(5, 3, 1)]), &[]);
    assert_eq!(play.at(play.red(0)), (5, 3, 1), "down one level is an ordinary cube of movement");
}

#[test]
fn jump_packs_need_no_wall_and_jump_over_walls_and_gaps() {
    // dz.item.jump-pack
    let jumper = |level| fighter(3, 3, level).with("dz.item.jump-pack", None);
    let roof = vec![deck((4, 3, 2), (4, 3, 2), false)];
    let mut play = position(vec![jumper(1)], vec![fighter(7, 7, 1)]).decks(roof).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 2)]), &[]);
    assert_eq!(play.at(play.red(0)), (4, 3, 2));
    let walls = (2..=4).map(|row| wall((3, row, 1), Side::East, Opening::Blocked)).collect();
    let mut play = position(vec![jumper(1)], vec![fighter(7, 7, 1)]).walls(walls).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    assert_eq!(play.at(play.red(0)), (4, 3, 1), "over the wall");
    let gap = vec![deck((3, 3, 2), (3, 3, 2), false), deck((5, 3, 2), (5, 3, 2), false)];
    let mut play = position(vec![jumper(2)], vec![fighter(7, 7, 1)]).decks(gap.clone()).act();
    play.give(0, going(&play, play.red(0), Pace::Sprint, &[(4, 3, 2), (5, 3, 2)]), &[]);
    assert_eq!(play.at(play.red(0)), (5, 3, 2), "over a gap of one cube");
    let mut play = position(vec![fighter(3, 3, 2)], vec![fighter(7, 7, 1)]).decks(gap).act();
    assert_eq!(play.refused(going(&play, play.red(0), Pace::Sprint, &[(4, 3, 2), (5, 3, 2)])), "dz.move.climb");
}

#[test]
fn a_cube_holds_four_size_of_a_side() {
    // dz.move.capacity
    let crowd = |size| position(vec![fighter(3, 3, 1), fighter(4, 3, 1).figure("Size", size)], vec![fighter(7, 7, 1)]);
    let mut full = crowd(4).act();
    assert_eq!(full.refused(going(&full, full.red(0), Pace::Move, &[(4, 3, 1)])), "dz.move.capacity");
    let mut play = crowd(3).act();
    play.give(0, going(&play, play.red(0), Pace::Move, &[(4, 3, 1)]), &[]);
    // Not even in passing.
    let mut full = crowd(4).act();
    let through = going(&full, full.red(0), Pace::Sprint, &[(4, 3, 1), (5, 3, 1)]);
    assert_eq!(full.refused(through), "dz.move.capacity");
}

#[test]
fn spots_must_be_free_and_fit_the_size() {
    // dz.move.placement
    let mut play = position(vec![fighter(3, 3, 1), fighter(4, 3, 1).at(16)], vec![fighter(7, 7, 1)]).act();
    let to = |at| Order::Move { pace: Pace::Move, way: Way::new(&[cell(4, 3, 1)]).unwrap(), at: Spots(at) };
    assert_eq!(play.refused(to(16)), "dz.move.placement", "taken");
    assert_eq!(play.refused(to(3)), "dz.move.placement", "too many for size 1");
    play.give(0, to(1), &[]);
    let still = |at| Order::Move { pace: Pace::Move, way: Way::default(), at: Spots(at) };
    let mut play = position(vec![fighter(3, 3, 1).at(16)], vec![fighter(7, 7, 1)]).act();
    assert_eq!(play.refused(still(16)), "dz.move.move", "it would stay where it is");
    play.give(0, still(4), &[]);
    assert_eq!(play.model(play.red(0)).spots, Spots(4), "repositioned in its cube");
}

#[test]
fn models_are_shifted_only_where_no_place_is_left() {
    // dz.move.displace: two enemies of size 1 stand so that no two adjacent spots are free for size 2.
    let foes = vec![fighter(4, 3, 1).at(0b000_010_000), fighter(4, 3, 1).at(0b000_000_010)];
    let friend = fighter(4, 3, 1).at(0b010_000_000);
    let mover = fighter(3, 3, 1).figure("Size", 3);
    let play = position(vec![mover, friend], foes).act();
    let free: Vec<Spots> = Spots::free(3, play.state.taken_spots(cell(4, 3, 1))).collect();
    assert_eq!(free, [Spots(0b001_001_001), Spots(0b100_100_100)], "the two sides are free: nobody is shifted");
}

#[test]
fn the_edge_stops_everyone() {
    // dz.field.edge
    let mut play = position(vec![fighter(8, 3, 1)], vec![fighter(2, 7, 1)]).act();
    let mut orders = Vec::new();
    battle::System::orders(&deadzone::Deadzone, &play.state, &mut orders);
    let cells: Vec<_> = orders
        .iter()
        .filter_map(|it| match it {
            Order::Move { pace: Pace::Move, way, .. } => way.cells().last().copied(),
            _ => None,
        })
        .collect();
    assert_eq!(cells.len(), 5, "five neighbours on the map");
    assert_eq!(play.refused(Order::Pass), "dz.turn.activate");
}

#[test]
fn every_floor_of_every_map_can_be_reached_on_foot() {
    // dz.move.climb: from the ground, by what stands over its full height, ladders and ramps.
    let reached = |map: deadzone::Map| {
        let mut place = position(vec![], vec![fighter(8, 8, 1)]);
        place.map = map;
        let field = &place.start().state.field.clone();
        let mut seen: Vec<deadzone::Cell> = vec![cell(1, 1, 1)];
        let mut at = 0;
        while at < seen.len() {
            let next: Vec<_> = field.steps(seen[at], 1, false, false).iter().filter(|it| !seen.contains(it)).collect();
            seen.extend(next);
            at += 1;
        }
        field.standing.iter().filter(|it| !seen.contains(it)).collect::<Vec<_>>()
    };
    let depot = deadzone::ready::battle("first-patrol", 0).expect("a battle").map;
    assert_eq!(reached(depot), []);
    for seed in 0..60 {
        assert_eq!(reached(deadzone::generator::map(seed)), [], "seed {seed}");
    }
}
