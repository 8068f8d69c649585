//! Templates: who is under them, by exact distances.

use table::{Bearing, Footprint, Inches, Point, Polygon, Shape, Template, Under, Vec2, vec2};

const FIVE_INCH: Template = Template::Circle { radius: Inches::hundredths(250) };
const FLAME: Template =
    Template::Teardrop { near: Inches::hundredths(25), far: Inches::hundredths(125), length: Inches::whole(7) };
const SHOT: Template =
    Template::Trapezoid { near: Inches::hundredths(50), far: Inches::whole(3), length: Inches::whole(7) };

fn base(x: f64, y: f64) -> Shape {
    Shape::disc(vec2(x, y), 0.59)
}

fn hull(x: i32, y: i32, facing: i32) -> Shape {
    let outline = Polygon::rectangle(Point::whole(-1, -2), Point::whole(1, 2)).unwrap();
    Footprint::polygon(outline).shape(Point::whole(x, y), Bearing::degrees(facing))
}

#[test]
fn a_circle_covers_what_it_touches() {
    let laid = FIVE_INCH.centred(vec2(10.0, 10.0), Bearing::NORTH).unwrap();
    for (shape, under) in [
        (base(10.0, 10.0), Under::Wholly),
        (base(11.91, 10.0), Under::Wholly),
        (base(11.92, 10.0), Under::Partly),
        (base(13.09, 10.0), Under::Partly),
        (base(13.10, 10.0), Under::Not),
        (hull(10, 10, 0), Under::Wholly),
        (hull(13, 10, 0), Under::Partly),
        (hull(14, 10, 0), Under::Not),
        (hull(14, 10, 90), Under::Partly),
    ] {
        assert_eq!(laid.under(&shape), under, "{shape:?}");
    }
    assert!(laid.covers(vec2(10.0, 12.5)));
    assert!(!laid.covers(vec2(10.0, 12.51)));
    assert!((laid.gap(&base(14.0, 10.0)) - 0.91).abs() < 1e-12);
}

#[test]
fn a_flame_touches_the_base_it_comes_from() {
    let firer = base(10.0, 20.0);
    let laid = FLAME.touching(&firer, vec2(10.0, 20.0), Bearing::NORTH).unwrap();
    assert_eq!(laid.under(&firer), Under::Partly, "a touch");
    assert!(laid.gap(&base(10.0, 20.01)) > 0.0);
    // The far tip is 7 inches from the edge of the base: 0.59 + 7 from its centre.
    assert!(laid.covers(vec2(10.0, 20.0 - 7.59)));
    assert!(!laid.covers(vec2(10.0, 20.0 - 7.60)));
    // The middle of the far disc.
    let far = vec2(10.0, 20.0 - 0.59 - 7.0 + 1.25);
    assert_eq!(laid.under(&Shape::disc(far, 1.25)), Under::Wholly);
    assert_eq!(laid.under(&Shape::disc(far, 1.26)), Under::Partly);
    // Half way along the tangent the template is as wide as its slope says.
    let (near, far) = (vec2(10.0, 20.0 - 0.84), far);
    let (half, lean) = ((near + far) * 0.5, 1.0 / (near.y - far.y));
    let wide = 0.75 / (1.0 - lean * lean).sqrt();
    assert!(laid.covers(half + vec2(wide - 1e-6, 0.0)) && !laid.covers(half + vec2(wide + 1e-6, 0.0)));
    assert_eq!(laid.under(&hull(10, 15, 0)), Under::Partly);
}

#[test]
fn a_spread_of_shot_widens() {
    let firer = base(10.0, 10.0);
    let laid = SHOT.touching(&firer, vec2(10.0, 10.0), Bearing::EAST).unwrap();
    for (x, y, under) in [(10.60, 10.24, true), (10.60, 10.27, false), (17.58, 11.49, true), (17.60, 10.0, false)] {
        assert_eq!(laid.covers(vec2(x, y)), under, "{x}, {y}");
    }
    assert_eq!(laid.under(&base(16.5, 10.0)), Under::Wholly);
    assert_eq!(laid.under(&base(11.5, 10.0)), Under::Partly);
    assert_eq!(laid.under(&base(13.0, 12.5)), Under::Not);
    assert_eq!(laid.under(&hull(19, 10, 0)), Under::Not, "its side is at 18, the template ends at 17.59");
    assert_eq!(laid.under(&hull(19, 10, 90)), Under::Partly);
}

#[test]
fn a_template_may_have_to_lie_in_front() {
    let at = vec2(10.0, 10.0);
    let firer = Shape::disc(at, 0.59);
    for (bearing, ahead) in [(0, true), (60, true), (75, false), (100, false), (180, false)] {
        let laid = FLAME.touching(&firer, at, Bearing::degrees(bearing)).unwrap();
        assert_eq!(laid.is_ahead(at, Bearing::NORTH), ahead, "flame along {bearing}");
    }
}

#[test]
fn depth_and_distance_agree_with_sampling() {
    let laid = FLAME.touching(&base(0.0, 0.0), vec2(0.0, 0.0), Bearing::degrees(37)).unwrap();
    let along = Bearing::degrees(37).to_vec();
    let radius_at = |share: f64| 0.25 + share;
    let centre_at = |share: f64| along * (0.59 + 0.25 + share * 5.5);
    for n in 0..400 {
        let at = along * (f64::from(n % 20) * 0.45 - 0.5) + along.right() * (f64::from(n / 20) * 0.2 - 2.0);
        let sampled = (0..=20_000).map(|it| f64::from(it) / 20_000.0);
        let sampled: f64 =
            sampled.map(|it| (at - centre_at(it)).length() - radius_at(it)).fold(f64::INFINITY, f64::min);
        assert!((laid.distance(at) - sampled.max(0.0)).abs() < 1e-6, "{at:?}");
        let inside: Vec2 = at;
        if sampled < -0.01 {
            assert_eq!(laid.under(&Shape::disc(inside, -sampled - 0.001)), Under::Wholly);
            assert_eq!(laid.under(&Shape::disc(inside, -sampled + 0.001)), Under::Partly);
        }
    }
}

#[test]
fn shapes_that_are_none_are_refused() {
    let (none, one) = (Inches::ZERO, Inches::whole(1));
    for template in [
        Template::Circle { radius: none },
        Template::Teardrop { near: one, far: one, length: Inches::whole(2) },
        Template::Teardrop { near: one * 2, far: one, length: Inches::whole(7) },
        Template::Trapezoid { near: one, far: none, length: one },
    ] {
        assert!(template.centred(vec2(0.0, 0.0), Bearing::NORTH).is_err(), "{template:?}");
    }
    let point = Template::Teardrop { near: none, far: one, length: Inches::whole(6) };
    let laid = point.centred(vec2(0.0, 0.0), Bearing::NORTH).unwrap();
    assert!(laid.covers(vec2(0.0, 3.0)) && laid.covers(vec2(0.0, -3.0)) && !laid.covers(vec2(0.1, 2.9)));
}
