//! Measuring with the answers worked out on paper.

use table::{
    Bearing, Body, Footprint, Inches, Kind, Piece, Point, Polygon, Shape,
    measure::{
        away, base_contact, distance, distance_to_piece, farthest, nearest_point, nearest_points, plan_distance,
        signed_distance, towards, wholly_within, within,
    },
    vec2,
};

fn inches(text: &str) -> Inches {
    text.parse().unwrap()
}

fn disc(x: f64, y: f64, radius: f64) -> Shape {
    Shape::disc(vec2(x, y), radius)
}

fn outline(corners: &[(i32, i32)]) -> Polygon {
    Polygon::new(corners.iter().map(|&(x, y)| Point::whole(x, y)).collect::<Vec<_>>()).unwrap()
}

/// A square of two inches with its north-west corner here.
fn square(x: i32, y: i32) -> Polygon {
    outline(&[(x, y), (x + 2, y), (x + 2, y + 2), (x, y + 2)])
}

#[track_caller]
fn apart(a: &Shape, b: &Shape, expected: f64) {
    for (a, b) in [(a, b), (b, a)] {
        assert!((plan_distance(a, b) - expected).abs() < 1e-9, "{} apart, not {expected}", plan_distance(a, b));
        let (p, q) = nearest_points(a, b);
        assert!(((q - p).length() - expected).abs() < 1e-9, "the tape lies from {p:?} to {q:?}");
    }
}

#[test]
fn edge_to_edge_in_plan() {
    apart(&disc(0.0, 0.0, 1.0), &disc(3.0, 4.0, 1.5), 2.5);
    apart(&disc(0.0, 0.0, 3.0), &disc(3.0, 4.0, 2.0), 0.0);
    apart(&disc(0.0, 0.0, 3.0), &disc(1.0, 0.0, 1.0), 0.0);
    apart(&disc(0.0, 1.0, 1.0), square(4, 0).shape(), 3.0);
    apart(&disc(1.0, 2.0, 1.0), square(4, 6).shape(), 4.0);
    apart(&disc(5.0, 1.0, 0.5), square(4, 0).shape(), 0.0);
    apart(square(0, 0).shape(), square(5, 6).shape(), 5.0);
    apart(square(0, 0).shape(), square(5, 1).shape(), 3.0);
    apart(square(0, 0).shape(), square(1, 1).shape(), 0.0);
    apart(square(0, 0).shape(), square(2, 0).shape(), 0.0);
    let cross = outline(&[(-5, 1), (10, 1), (10, 2), (-5, 2)]);
    let upright = outline(&[(1, -5), (2, -5), (2, 10), (1, 10)]);
    apart(cross.shape(), upright.shape(), 0.0);
}

#[test]
fn a_dent_is_not_part_of_the_shape() {
    let u = outline(&[(0, 0), (6, 0), (6, 4), (4, 4), (4, 2), (2, 2), (2, 4), (0, 4)]);
    apart(&disc(3.0, 3.5, 0.25), u.shape(), 0.75);
    apart(&disc(3.0, 9.0, 1.0), u.shape(), (25.0_f64 + 1.0).sqrt() - 1.0);
}

#[test]
fn edge_to_edge_in_space() {
    let body = |x: i32, foot: i32| {
        let base = Footprint::Disc { radius: Inches::whole(1) };
        Body::new(base, Point::whole(x, 0), Bearing::NORTH, Inches::whole(foot), Inches::whole(2))
    };
    for (x, foot, expected) in [(10, 0, 8.0), (5, 6, 5.0), (1, 6, 4.0), (5, 1, 3.0), (5, 2, 3.0), (0, 0, 0.0)] {
        let (low, high) = (body(0, 0), body(x, foot));
        assert_eq!(distance(low.volume(), high.volume()), expected, "{x} away and {foot} up");
        assert_eq!(distance(high.volume(), low.volume()), expected);
    }
    let wall = Piece::block(1, Kind::new("wall").unwrap(), square(4, -1), Inches::whole(1));
    assert_eq!(distance_to_piece(body(0, 0).volume(), &wall), 3.0);
    assert_eq!(distance_to_piece(body(0, 5).volume(), &wall), 5.0);
}

#[test]
fn within_takes_the_limit_itself_and_nothing_beyond_it() {
    let reach = |x: &str| {
        let far = Point::new(inches(x), inches("0.7"));
        let (a, b) = (disc(0.0, 0.0, 0.59), Shape::disc(far.to_vec(), 0.59));
        plan_distance(&a, &b)
    };
    // 2.4 and 0.7 make 2.5: 1.32 edge to edge.
    assert!(within(reach("2.4"), inches("1.32"), Inches::ZERO));
    assert!(!within(reach("2.41"), inches("1.32"), Inches::ZERO));
    assert!(within(reach("2.41"), inches("1.32"), inches("0.01")));
    assert!(!within(6.000_001, Inches::whole(6), Inches::ZERO));
}

#[test]
fn wholly_within_asks_the_far_side() {
    let zone = outline(&[(0, 0), (10, 0), (10, 10), (0, 10)]);
    let wholly = |shape: &Shape, limit: &str| wholly_within(shape, zone.shape(), inches(limit), Inches::ZERO);
    assert!(wholly(&disc(5.0, 5.0, 2.0), "0") && wholly(&disc(2.0, 2.0, 2.0), "0"));
    assert!(!wholly(&disc(1.5, 5.0, 2.0), "0") && wholly(&disc(1.5, 5.0, 2.0), "0.5"));
    assert!(!wholly(&disc(13.0, 14.0, 1.0), "5.99") && wholly(&disc(13.0, 14.0, 1.0), "6"));
    assert!(wholly(square(8, 8).shape(), "0") && !wholly(square(9, 8).shape(), "0.99"));
    assert!(wholly(square(9, 8).shape(), "1"));
    assert_eq!(farthest(&disc(10.0, 0.0, 1.0), &disc(0.0, 0.0, 2.0)), 9.0);
}

#[test]
fn the_far_side_of_a_bridge_over_a_dent_is_its_middle() {
    let u = outline(&[(0, 0), (6, 0), (6, 4), (4, 4), (4, 2), (2, 2), (2, 4), (0, 4)]);
    let bridge = outline(&[(1, 3), (5, 3), (5, 4), (1, 4)]);
    // Both ends lie on the arms of the U, its middle an inch from either arm.
    assert!((farthest(bridge.shape(), u.shape()) - 1.0).abs() < 1e-6);
    // A bar outside, along the straight back of the U: all of its far side is 3 away.
    let bar = outline(&[(1, -3), (5, -3), (5, -2), (1, -2)]);
    assert!((farthest(bar.shape(), u.shape()) - 3.0).abs() < 1e-6);
}

#[test]
fn a_hull_may_be_wholly_within_a_dented_zone() {
    let l = outline(&[(0, 0), (20, 0), (20, 6), (6, 6), (6, 20), (0, 20)]);
    for (hull, inside) in [(square(1, 1), true), (square(0, 0), true), (square(4, 4), true), (square(5, 5), false)] {
        assert_eq!(wholly_within(hull.shape(), l.shape(), Inches::ZERO, Inches::ZERO), inside, "{hull:?}");
    }
    let across = outline(&[(2, 12), (12, 2), (13, 3), (3, 13)]);
    assert!(!wholly_within(across.shape(), l.shape(), inches("1.99"), Inches::ZERO), "the corner of the L is cut");
    assert!(wholly_within(across.shape(), l.shape(), inches("2"), Inches::ZERO));
}

#[test]
fn base_contact_forgives_what_the_game_forgives() {
    let body = |x: &str| Body::round(Point::new(inches(x), Inches::ZERO), inches("0.59"), Inches::whole(1));
    let touch = |x: &str, tolerance: &str| base_contact(body("0").volume(), body(x).volume(), inches(tolerance));
    assert!(touch("1.18", "0") && touch("1", "0"));
    assert!(!touch("1.19", "0") && touch("1.19", "0.02") && !touch("1.21", "0.02"));
}

#[test]
fn nearest_towards_and_away() {
    assert_eq!(nearest_point(square(4, 0).shape(), vec2(0.0, 1.0)), vec2(4.0, 1.0));
    assert_eq!(nearest_point(square(4, 0).shape(), vec2(5.0, 1.0)), vec2(5.0, 1.0));
    assert_eq!(nearest_point(&disc(0.0, 0.0, 5.0), vec2(6.0, 8.0)), vec2(3.0000000000000004, 4.0));
    assert_eq!(towards(vec2(0.0, 0.0), vec2(0.0, 8.0), 5.0), vec2(0.0, 5.0));
    assert_eq!(away(vec2(0.0, 0.0), vec2(0.0, 8.0), 5.0), vec2(0.0, -5.0));
    assert_eq!(towards(vec2(1.0, 1.0), vec2(1.0, 1.0), 5.0), vec2(1.0, 1.0), "nowhere to go");
    assert_eq!(signed_distance(square(0, 0).shape(), vec2(0.5, 1.0)), -0.5);
    assert_eq!(signed_distance(square(0, 0).shape(), vec2(5.0, 1.0)), 3.0);
}
