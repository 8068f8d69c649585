//! Sight on tables laid out by hand, with the answers worked out on paper.

mod oracle;

use crate::scenes;
use table::{
    Bearing, Body, Footprint, Inches, Kind, Piece, Point, Polygon, Vec2,
    sight::{self, Grid, Obstacle, Rectangle, plain},
    spot, vec2,
};

fn inches(text: &str) -> Inches {
    text.parse().unwrap()
}

fn at(x: &str, y: &str) -> Point {
    Point::new(inches(x), inches(y))
}

/// A model on a round base of radius 1, two inches high.
fn model(x: i32, foot: i32) -> Body {
    let base = Footprint::Disc { radius: Inches::whole(1) };
    Body::new(base, Point::whole(x, 20), Bearing::EAST, Inches::whole(foot), Inches::whole(2))
}

/// A block across the line of sight (which runs along y = 20), ten inches to either side of it.
fn block(from: &str, to: &str, top: &str) -> Piece {
    let outline = Polygon::rectangle(at(from, "10"), at(to, "30")).unwrap();
    Piece::block(1, Kind::new("block").unwrap(), outline, inches(top))
}

fn area(from: &str, to: &str, top: &str) -> Piece {
    let outline = Polygon::rectangle(at(from, "10"), at(to, "30")).unwrap();
    Piece::area(1, Kind::new("wood").unwrap(), outline, inches(top))
}

#[track_caller]
fn visible(viewer: &Body, target: &Body, between: &Piece, expected: f64) {
    let seen = sight::visible_fraction(viewer, target, &[Obstacle::from(between)]);
    assert!((seen - expected).abs() < 1e-6, "{seen} of the target is visible, not {expected}");
}

#[test]
fn a_wall_hides_what_the_line_over_its_top_leaves_below() {
    // Eye 2 high at 0, wall's far edge half-way: a top at 1.5 is seen at 1 on the target.
    visible(&model(0, 0), &model(20, 0), &block("9", "10", "1.5"), 0.5);
    visible(&model(0, 0), &model(20, 0), &block("9", "10", "1.75"), 0.25);
    visible(&model(0, 0), &model(20, 0), &block("9", "10", "1"), 1.0);
    visible(&model(0, 0), &model(20, 0), &block("9", "10", "2"), 0.0);
}

#[test]
fn a_hill_hides_everything_behind_it() {
    visible(&model(0, 0), &model(20, 0), &block("5", "15", "5"), 0.0);
}

#[test]
fn from_above_only_what_stands_close_to_the_wall_is_hidden() {
    // Eye at 12: the wall's far top edge, 2.1 high at 18 of 20, is seen at 1 on the target.
    visible(&model(0, 10), &model(20, 0), &block("17", "18", "2.1"), 0.5);
    visible(&model(0, 10), &model(20, 0), &block("9", "10", "2.1"), 1.0);
}

#[test]
fn a_roof_hides_the_feet_of_those_on_it_and_all_of_them_from_below_its_edge() {
    let house = block("18", "26", "4");
    // The eave at 18, 4 high, is seen from the eye at 2 at 2 + 2 / 0.9 on the target standing from 4 to 6.
    visible(&model(0, 0), &model(20, 4), &house, 1.0 - (2.0 / 0.9 - 2.0) / 2.0);
    visible(&model(17, 0), &model(20, 4), &house, 0.0);
    visible(&model(20, 4), &model(24, 4), &house, 1.0);
}

#[test]
fn a_wood_hides_who_looks_through_it_below_its_height() {
    visible(&model(0, 0), &model(20, 0), &area("-5", "10", "3"), 0.0);
    visible(&model(0, 0), &model(20, 0), &area("-5", "10", "1"), 1.0);
    visible(&model(0, 0), &model(20, 0), &area("-5", "10", "1.5"), 0.5);
}

#[test]
fn a_pole_hides_a_strip() {
    let pole = Body::round(Point::whole(10, 20), inches("0.25"), Inches::whole(10));
    let look = sight::look(
        spot(vec2(0.0, 20.0), 2.0),
        &Rectangle::facing(vec2(0.0, 20.0), &model(20, 0)),
        &[Obstacle::from(&pole)],
    );
    // Twice as far, the strip is twice as wide, and a little more since the eye's lines touch the pole before its axis.
    let strip = 20.0 * 0.25 / (100.0_f64 - 0.0625).sqrt();
    assert!((1.0 - look.visible - strip).abs() < 1e-6, "{look:?}");
    assert!((look.hiders[0].distance - 9.75).abs() < 0.01, "the pole begins 9.75 away: {look:?}");
    assert!((look.hiders[0].enter.plan - vec2(9.75, 20.0)).length() < 0.3, "{look:?}");
}

#[test]
fn hiders_are_told_nearest_first_each_with_what_it_hides_alone() {
    let (far, near) = (block("14", "15", "1"), block("4", "5", "1.75"));
    let look = sight::look(
        spot(vec2(0.0, 20.0), 2.0),
        &Rectangle::facing(vec2(0.0, 20.0), &model(20, 0)),
        &[Obstacle::from(&far), Obstacle::from(&near)],
    );
    // The far wall is seen at 2 - 1 / 0.75 = 0.667, the near one at 2 - 0.25 / 0.25 = 1: it hides the far one's share.
    let told: Vec<(usize, f64)> = look.hiders.iter().map(|it| (it.obstacle, (it.share * 1e6).round() / 1e6)).collect();
    assert_eq!(told, [(1, 0.5), (0, 0.333333)]);
    assert!((look.visible - 0.5).abs() < 1e-9);
    assert!((look.hiders[0].enter.plan.x - 4.0).abs() < 1.1 && (look.hiders[0].leave.plan.x - 5.0).abs() < 1e-9);
}

#[test]
fn equal_bodies_see_each_other_alike() {
    let mut asked = 0;
    for seed in 0..200 {
        let mut chance = scenes::Chance::new(seed);
        let (piece, viewer) = (chance.piece(1), chance.body());
        let target = viewer.moved(chance.place(0, 3000), viewer.placed().facing, viewer.foot());
        // Turned half round about the point between the two, the piece stands to the target as it stood to the viewer.
        let turned = half_turn(&piece, viewer.placed().at, target.placed().at);
        let there = sight::visible_fraction(&viewer, &target, &[Obstacle::from(&piece)]);
        let back = sight::visible_fraction(&target, &viewer, &[Obstacle::from(&turned)]);
        assert!((there - back).abs() < 1e-6, "seed {seed}: {there} there, {back} back");
        asked += u32::from(there < 0.99);
    }
    assert!(asked > 10, "{asked}");
}

fn half_turn(piece: &Piece, a: Point, b: Point) -> Piece {
    let turn = |outline: &Polygon| {
        let corner = |it: &Point| Point::new(a.x + b.x - it.x, a.y + b.y - it.y);
        Polygon::new(outline.corners().iter().map(corner).collect::<Vec<_>>()).unwrap()
    };
    let mut turned = piece.clone();
    turned.footprint = turn(&piece.footprint);
    if let table::Matter::Solids(solids) = &mut turned.matter {
        solids.iter_mut().for_each(|it| it.outline = turn(&it.outline));
    }
    turned
}

#[test]
fn the_facing_rectangle_is_as_wide_as_the_base_seen_from_there() {
    let hull = Footprint::polygon(Polygon::rectangle(Point::whole(-1, -2), Point::whole(1, 2)).unwrap());
    let seen = |facing| {
        let body = Body::new(hull.clone(), Point::whole(20, 20), facing, Inches::whole(3), Inches::whole(2));
        let rectangle = Rectangle::facing(vec2(0.0, 20.0), &body);
        assert_eq!((rectangle.bottom, rectangle.top), (3.0, 5.0));
        (rectangle.right - rectangle.left).length()
    };
    assert_eq!(seen(Bearing::EAST), 2.0, "end on");
    assert_eq!(seen(Bearing::NORTH), 4.0, "broadside");
    assert!((seen(Bearing::degrees(45)) - 6.0 / 2.0_f64.sqrt()).abs() < 1e-9, "over the corner");
}

#[test]
fn cells_are_counted_by_their_centres() {
    let (grid, target) = (Grid::new(20, 20), model(20, 0));
    let rectangle = Rectangle::facing(vec2(0.0, 20.0), &target);
    let eye = spot(vec2(0.0, 20.0), 2.0);
    // A wall seen at 1 hides the lower 10 of 20 rows; one seen at 0.45 hides 4: the fifth row's centre is at 0.45.
    for (top, cells) in [("1.5", 200), ("1.25", 100), ("1.23", 100), ("1.22", 80), ("1", 0)] {
        let wall = block("9", "10", top);
        let hidden = sight::hidden_cells(eye, &rectangle, grid, Obstacle::from(&wall).volumes());
        assert_eq!(hidden.count(), cells, "a wall {top} high");
        assert!(cells == 0 || hidden.has(0, 0) && !hidden.has(0, 19));
    }
}

#[test]
fn only_cells_in_front_count_when_asked_for() {
    let (grid, target) = (Grid::new(20, 20), model(20, 0));
    let rectangle = Rectangle::facing(vec2(20.0, 0.0), &target);
    let front = |facing| grid.in_front(&rectangle, vec2(20.0, 0.0), facing).count();
    assert_eq!((front(Bearing::SOUTH), front(Bearing::NORTH)), (400, 0));
    // Facing west along the middle line, the half of the target west of it is in front; seen side on from the centre.
    let beside = Rectangle::facing(vec2(0.0, 20.0), &target);
    assert_eq!(grid.in_front(&beside, vec2(20.0, 20.0), Bearing::NORTH).count(), 200);
    assert!(!sight::sees_any(&[spot(vec2(20.0, 0.0), 2.0)], &rectangle, grid, &grid.none(), &[]));
    assert!(sight::sees_any(&[spot(vec2(20.0, 0.0), 2.0)], &rectangle, grid, &grid.all(), &[]));
}

#[test]
fn a_body_looks_from_its_axis_and_both_sides() {
    let eyes = sight::eyes(&model(0, 3), vec2(20.0, 20.0), &[1.0, 0.5]);
    let expected = [(20.0, 5.0), (21.0, 5.0), (19.0, 5.0), (20.0, 4.0), (21.0, 4.0), (19.0, 4.0)];
    assert_eq!(eyes, expected.map(|(y, z)| spot(vec2(0.0, y), z)));
    // Past a post that hides all of a narrow target from the axis, the sides still see it.
    let post = Body::round(Point::whole(10, 20), inches("0.3"), Inches::whole(10));
    let narrow = Body::round(Point::whole(20, 20), inches("0.25"), Inches::whole(2));
    let (rectangle, grid) = (Rectangle::facing(vec2(0.0, 20.0), &narrow), Grid::new(20, 20));
    let (eyes, volumes) = (sight::eyes(&model(0, 0), narrow.centre(), &[1.0, 0.5, 0.25]), [post.volume()]);
    assert!(!sight::sees_any(&eyes[..1], &rectangle, grid, &grid.all(), &volumes));
    assert!(sight::sees_any(&eyes, &rectangle, grid, &grid.all(), &volumes));
}

#[test]
fn a_line_names_what_it_runs_through_in_order() {
    let (low, high, beside) = (block("4", "6", "1"), block("10", "15", "3"), block("30", "31", "9"));
    let obstacles = [Obstacle::from(&high), Obstacle::from(&beside), Obstacle::from(&low)];
    let told = |found: Vec<sight::Crossing>| -> Vec<(usize, f64, f64)> {
        found.iter().map(|it| (it.obstacle, it.enter, it.leave)).collect()
    };
    let plan = sight::crossed_in_plan(vec2(0.0, 20.0), vec2(20.0, 20.0), &obstacles);
    assert_eq!(told(plan), [(2, 0.2, 0.3), (0, 0.5, 0.75)]);
    let level = sight::crossed(spot(vec2(0.0, 20.0), 2.0), spot(vec2(20.0, 20.0), 2.0), &obstacles);
    assert_eq!(told(level), [(0, 0.5, 0.75)], "over the low one");
    // Climbing from 0 to 4: out of the low one's top at 5 of 20, into the high one at 10, out of its top at 15.
    let climbing = sight::crossed(spot(vec2(0.0, 20.0), 0.0), spot(vec2(20.0, 20.0), 4.0), &obstacles);
    assert_eq!(told(climbing), [(2, 0.2, 0.25), (0, 0.5, 0.75)]);
}

#[test]
fn degenerate_scenes_have_an_answer() {
    let (here, flat, tall) = (model(10, 0), block("9", "11", "0"), block("9", "11", "9"));
    let everything_at_once: Vec<Obstacle<'_>> = [&flat, &tall].map(Obstacle::from).into();
    let same_place = sight::look(here.axis(1.0), &Rectangle::facing(here.centre(), &here), &everything_at_once);
    assert_eq!(same_place.visible, 0.0, "both inside the tall block");
    assert_eq!(sight::visible_fraction(&here, &here, &[]), 1.0);
    visible(&model(0, 0), &model(20, 0), &flat, 1.0);
    visible(&model(0, 0), &model(2, 0), &flat, 1.0);
    // The eye on the very face of the block looks away from it or through it.
    visible(&model(9, 0), &model(0, 0), &tall, 1.0);
    visible(&model(9, 0), &model(20, 0), &tall, 0.0);
    let dot = Body::round(Point::whole(20, 20), Inches::ZERO, Inches::ZERO);
    visible(&model(0, 0), &dot, &tall, 0.0);
    visible(&model(0, 0), &dot, &flat, 1.0);
    let (grid, eye) = (Grid::new(20, 20), model(0, 0).axis(1.0));
    let rectangle = Rectangle::facing(Vec2::default(), &dot);
    let fast = sight::hidden_cells(eye, &rectangle, grid, Obstacle::from(&tall).volumes());
    assert_eq!(fast, plain::hidden_cells(eye, &rectangle, grid, Obstacle::from(&tall).volumes()));
}
