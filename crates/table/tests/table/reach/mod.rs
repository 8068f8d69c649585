//! Reach: rows with lengths worked out by hand.

mod laws;
mod oracle;

use std::f64::consts::PI;

use table::{
    Body, Inches, Kind, Piece, PieceId, Point, Polygon, Table,
    reach::{
        Blocker, Break, Climb, Climbing, Level, LinkKind, Mover, NoStart, NotMover, Other, Place, Reach, Toll, Trouble,
        Ways,
    },
    vec2,
};

const INCH: Mover = Mover { radius: Inches::whole(1), height: Inches::whole(1), overhangs: false, hull: false };

fn block(id: u16, from: (f64, f64), to: (f64, f64)) -> Piece {
    let corner = |(x, y)| Point::nearest(vec2(x, y));
    let outline = Polygon::rectangle(corner(from), corner(to)).unwrap();
    Piece::block(id, Kind::new("wall").unwrap(), outline, Inches::whole(3))
}

fn table(pieces: Vec<Piece>) -> Table {
    Table::new(Inches::whole(48), Inches::whole(48), pieces).unwrap()
}

fn blocked(pieces: Vec<Piece>) -> Ways {
    Ways::new(&table(pieces), INCH, Climbing::default(), |_| Toll::Blocked).unwrap()
}

fn base(x: f64, y: f64) -> Body {
    Body::round(Point::nearest(vec2(x, y)), Inches::whole(1), Inches::whole(1))
}

fn at(x: f64, y: f64) -> Place {
    Place::ground(vec2(x, y))
}

#[track_caller]
fn costs(reach: &Reach, to: Place, expected: f64) {
    let cost = reach.cost_to(to).unwrap_or_else(|| panic!("{to:?} is out of reach"));
    assert!((cost - expected).abs() < 1e-4, "{to:?} costs {cost}, not {expected}");
    let path = reach.path_to(to).unwrap();
    assert!((path.cost() - cost).abs() < 1e-9, "the path costs {}, the place {cost}", path.cost());
}

#[test]
fn straight_on_in_the_open() {
    let reach = blocked(vec![]).reach(at(10.0, 10.0), 12.0, &[]).unwrap();
    costs(&reach, at(13.0, 14.0), 5.0);
    costs(&reach, at(22.0, 10.0), 12.0);
    costs(&reach, at(10.0, 10.0), 0.0);
    assert_eq!(reach.cost_to(at(22.01, 10.0)), None, "the limit cuts");
    assert_eq!(reach.path_to(at(13.0, 14.0)).unwrap().legs.len(), 1);
}

#[test]
fn round_a_wall() {
    // From (10, 20) to (20, 20) round the north end of a wall a quarter inch either side of x = 15, from 18 to 30.
    let ways = blocked(vec![block(1, (14.75, 18.0), (15.25, 30.0))]);
    let reach = ways.reach(at(10.0, 20.0), 20.0, &[]).unwrap();
    // To the corner (14.75, 18): tangent to a circle of radius 1, then an arc, half an inch straight, and the same back.
    let (dx, dy) = (4.75_f64, 2.0_f64);
    let distance = (dx * dx + dy * dy).sqrt();
    let tangent = (distance * distance - 1.0).sqrt();
    // The line to the corner rises by this, the tangent steeper by asin(1 / distance): what is left turns into the arc.
    let arc = (dy / dx).atan() + (1.0 / distance).asin();
    costs(&reach, at(20.0, 20.0), 2.0 * (tangent + arc) + 0.5);
    let path = reach.path_to(at(20.0, 20.0)).unwrap();
    assert_eq!(path.legs.len(), 5, "line, arc, line, arc, line: {:?}", path.legs);
    assert_eq!(ways.reach(at(10.0, 20.0), 11.0, &[]).unwrap().cost_to(at(20.0, 20.0)), None);
}

#[test]
fn round_a_base() {
    let other = base(15.0, 10.0);
    let reach = blocked(vec![]).reach(at(10.0, 10.0), 20.0, &[Other::blocking(&other)]).unwrap();
    // Two bases of radius 1: a circle of radius 2. Tangents of sqrt(25 - 4), and an arc of pi - 2 acos(2 / 5).
    let expected = 2.0 * 21.0_f64.sqrt() + 2.0 * (PI - 2.0 * (2.0_f64 / 5.0).acos());
    costs(&reach, at(20.0, 10.0), expected);
    assert_eq!(reach.cost_to(at(15.0, 11.9)), None, "no room to end there");
    let contact = reach.cost_to(at(17.0, 10.0)).unwrap();
    let expected = 21.0_f64.sqrt() + 2.0 * (PI - (2.0_f64 / 5.0).acos());
    assert!((contact - expected).abs() < 1e-6, "base contact behind it: {contact}, not {expected}");
    costs(&reach, at(13.0, 10.0), 3.0);
}

#[test]
fn a_friend_may_be_passed_but_not_stood_on() {
    let other = base(15.0, 10.0);
    let reach = blocked(vec![]).reach(at(10.0, 10.0), 20.0, &[Other::passable(&other)]).unwrap();
    costs(&reach, at(20.0, 10.0), 10.0);
    assert_eq!(reach.cost_to(at(15.0, 10.5)), None);
    costs(&reach, at(13.0, 10.0), 3.0);
}

#[test]
fn a_gap_as_wide_as_the_base_is_wide_enough() {
    for (gap, passes) in [(2.0, true), (2.5, true), (1.99, false)] {
        let ways = blocked(vec![block(1, (0.0, 20.0), (20.0, 21.0)), block(2, (20.0 + gap, 20.0), (48.0, 21.0))]);
        let reach = ways.reach(at(21.0, 17.0), 12.0, &[]).unwrap();
        let there = at(20.0 + gap / 2.0, 24.0);
        assert_eq!(reach.cost_to(there).is_some(), passes, "a gap of {gap}");
        let back = ways.reach(there, 12.0, &[]).unwrap();
        assert_eq!(back.cost_to(at(21.0, 17.0)).is_some(), passes, "a gap of {gap}, back");
    }
    // Between two bases, and between a base and a wall.
    for (x, passes) in [(24.0, true), (23.99, false)] {
        let (left, right) = (base(20.0, 20.0), base(x, 20.0));
        let others = [Other::blocking(&left), Other::blocking(&right)];
        let fence = vec![block(1, (0.0, 19.5), (20.0, 20.5)), block(2, (24.0, 19.5), (48.0, 20.5))];
        let reach = blocked(fence).reach(at(22.0, 15.0), 20.0, &others).unwrap();
        assert_eq!(reach.cost_to(at(22.0, 25.0)).is_some(), passes, "bases {x} apart");
    }
}

#[test]
fn a_long_corridor_just_wide_enough_is_walked_to_its_end() {
    let ways = blocked(vec![block(1, (10.0, 10.0), (30.0, 12.0)), block(2, (10.0, 14.0), (30.0, 16.0))]);
    let reach = ways.reach(at(8.0, 13.0), 30.0, &[]).unwrap();
    costs(&reach, at(32.0, 13.0), 24.0);
    costs(&reach, at(20.0, 13.0), 12.0);
    assert_eq!(reach.cost_to(at(20.0, 13.02)), None);
}

#[test]
fn boxed_in_there_is_only_the_start() {
    let pieces = vec![
        block(1, (8.0, 8.0), (12.0, 9.0)),
        block(2, (8.0, 11.0), (12.0, 12.0)),
        block(3, (8.0, 9.0), (9.0, 11.0)),
        block(4, (11.0, 9.0), (12.0, 11.0)),
    ];
    let reach = blocked(pieces).reach(at(10.0, 10.0), 30.0, &[]).unwrap();
    costs(&reach, at(10.0, 10.0), 0.0);
    for (x, y) in [(10.02, 10.0), (10.0, 9.98), (20.0, 20.0), (10.0, 7.0)] {
        assert_eq!(reach.cost_to(at(x, y)), None, "({x}, {y})");
    }
    assert_eq!(reach.cells(Level::Ground, 1.0).reached().count(), 0, "no other middle of a cell");
}

#[test]
fn base_contact_is_legal_and_one_can_leave() {
    // Touching a wall, and touching a base placed to the nearest hundredth, which overlaps by some thousandths.
    let ways = blocked(vec![block(1, (11.0, 0.0), (12.0, 48.0))]);
    let reach = ways.reach(at(10.0, 10.0), 10.0, &[]).unwrap();
    costs(&reach, at(10.0, 15.0), 5.0);
    costs(&reach, at(5.0, 10.0), 5.0);
    let other = base(21.41, 21.41);
    let start = at(20.0, 20.0);
    let overlap = 2.0 - (start.at - other.centre()).length();
    assert!(overlap > 0.005 && overlap < 0.01, "{overlap}");
    let reach = blocked(vec![]).reach(start, 10.0, &[Other::blocking(&other)]).unwrap();
    costs(&reach, at(15.0, 20.0), 5.0);
    let slid = reach.cost_to(at(22.82, 22.82)).unwrap();
    assert!((slid - 2.0 * PI).abs() < 0.05, "half way round the base: {slid}");
    let deep = base(21.0, 21.0);
    let refused = blocked(vec![]).reach(start, 10.0, &[Other::blocking(&deep)]).unwrap_err();
    assert_eq!(refused, NoStart::Occupied(Blocker::Other(0)));
}

#[test]
fn a_hull_beside_a_wall_can_drive_away() {
    // A hull of two by four inches stands along a wall, nearer than the disc around it is wide.
    let outline = Polygon::rectangle(Point::whole(-1, -2), Point::whole(1, 2)).unwrap();
    let mover = Mover::new(&table::Footprint::polygon(outline), Inches::whole(1));
    assert_eq!(mover.radius, Inches::hundredths(224));
    let table = table(vec![block(1, (11.1, 0.0), (12.0, 48.0))]);
    let ways = Ways::new(&table, mover, Climbing::default(), |_| Toll::Blocked).unwrap();
    let reach = ways.reach(at(10.0, 10.0), 8.0, &[]).unwrap();
    costs(&reach, at(10.0, 16.0), 6.0);
    costs(&reach, at(5.0, 10.0), 5.0);
    assert_eq!(reach.cost_to(at(10.2, 16.0)), None, "no nearer than it was");
    let walk = ways.check(&[at(10.0, 10.0), at(10.0, 16.0)], &[]).unwrap();
    assert!((walk.length - 6.0).abs() < 1e-9);
    let inside = ways.reach(at(11.5, 10.0), 8.0, &[]).unwrap_err();
    assert_eq!(inside, NoStart::Occupied(Blocker::Piece(PieceId(1))));
}

#[test]
fn the_edge_of_the_table_stops_a_base() {
    let ways = blocked(vec![block(1, (10.0, 1.5), (12.0, 10.0))]);
    let reach = ways.reach(at(5.0, 1.0), 20.0, &[]).unwrap();
    assert_eq!(reach.cost_to(at(5.0, 0.98)), None);
    costs(&reach, at(1.0, 1.0), 4.0);
    let round = reach.cost_to(at(17.0, 1.0));
    assert!(round.is_none_or(|it| it > 20.0 - 1e-9), "no room between the piece and the edge: {round:?}");
    assert_eq!(ways.reach(at(5.0, 0.9), 20.0, &[]).unwrap_err(), NoStart::OffTable);
    let over = Mover { overhangs: true, ..INCH };
    let pieces = table(vec![block(1, (10.0, 1.5), (12.0, 10.0))]);
    let ways = Ways::new(&pieces, over, Climbing::default(), |_| Toll::Blocked).unwrap();
    assert!(ways.reach(at(5.0, 0.0), 20.0, &[]).unwrap().cost_to(at(17.0, 0.5)).is_some());
}

#[test]
fn a_dented_piece_is_walked_round_and_into() {
    let corners = [(10, 10), (20, 10), (20, 20), (18, 20), (18, 12), (12, 12), (12, 20), (10, 20)];
    let outline = Polygon::new(corners.map(|(x, y)| Point::whole(x, y))).unwrap();
    let horseshoe = Piece::block(1, Kind::new("wall").unwrap(), outline, Inches::whole(3));
    let ways = blocked(vec![horseshoe]);
    let reach = ways.reach(at(15.0, 5.0), 40.0, &[]).unwrap();
    costs(&ways.reach(at(15.0, 25.0), 40.0, &[]).unwrap(), at(15.0, 13.0), 12.0);
    // Into the bay from behind: over a shoulder, down the side, round the foot (10, 20) and (12, 20), and up.
    let cost = reach.cost_to(at(15.0, 13.0)).unwrap();
    assert!(cost > 20.0 && cost < 32.0, "{cost}");
    assert_eq!(reach.cost_to(at(15.0, 11.0)), None);
    assert_eq!(reach.cost_to(at(15.0, 12.98)), None);
}

#[test]
fn a_pond_is_walked_round_or_through_whichever_is_cheaper() {
    let pond = block(7, (20.0, 18.0), (24.0, 22.0));
    let toll = |touch| move |_: &Piece| Toll::Once { touch, long: None };
    let reach = |touch, limit| {
        let ways = Ways::new(&table(vec![pond.clone()]), INCH, Climbing::default(), toll(touch)).unwrap();
        ways.reach(at(16.0, 20.0), limit, &[]).unwrap()
    };
    let around = reach(50.0, 30.0).path_to(at(28.0, 20.0)).unwrap();
    assert!(around.touched.is_empty());
    // Tangents to two corners at a berth a little wider than the base, two arcs, and four inches along the side.
    let (away, berth) = (20.0_f64.sqrt(), 1.015);
    let arc = 0.5_f64.atan() + (berth / away).asin();
    let expected = 2.0 * ((20.0 - berth * berth).sqrt() + arc * berth) + 4.0;
    assert!((around.length - expected).abs() < 1e-6, "{} is not {expected}", around.length);
    let through = reach(1.0, 30.0).path_to(at(28.0, 20.0)).unwrap();
    assert!((through.length - 12.0).abs() < 1e-9 && (through.cost() - 13.0).abs() < 1e-9);
    assert_eq!(through.touched.len(), 1);
    assert_eq!(through.touched[0].piece, PieceId(7));
    assert!((through.touched[0].length - 6.0).abs() < 0.02, "four inches of pond and a base of two across");
    let dear = reach(2.2, 30.0).path_to(at(28.0, 20.0)).unwrap();
    assert!((dear.cost() - around.cost()).abs() < 1e-9, "a toll of 2.2 is more than the way round");
    assert!(reach(2.0, 30.0).cost_to(at(22.0, 20.0)).is_some_and(|it| (it - 8.0).abs() < 1e-9), "into it");
    assert_eq!(reach(2.0, 7.9).cost_to(at(22.0, 20.0)), None);
    // One that starts in it pays whatever it does.
    let ways = Ways::new(&table(vec![pond.clone()]), INCH, Climbing::default(), toll(2.0)).unwrap();
    costs(&ways.reach(at(22.0, 20.0), 10.0, &[]).unwrap(), at(22.0, 19.0), 3.0);
    let heedless = ways.reach_at_any_toll(at(16.0, 20.0), 30.0, &[]).unwrap();
    costs(&heedless, at(28.0, 20.0), 12.0);
}

#[test]
fn a_long_way_through_costs_more() {
    let wood = block(7, (20.0, 10.0), (24.0, 30.0));
    let toll = |_: &Piece| Toll::Once { touch: 2.0, long: Some((3.0, 4.0)) };
    let ways = Ways::new(&table(vec![wood]), INCH, Climbing::default(), toll).unwrap();
    let reach = ways.reach(at(18.0, 20.0), 12.0, &[]).unwrap();
    costs(&reach, at(21.0, 20.0), 5.0);
    costs(&reach, at(25.5, 20.0), 7.5 + 4.0);
    assert_eq!(reach.cost_to(at(26.5, 20.0)), None);
}

#[test]
fn each_of_several_ponds_is_judged_by_itself() {
    // A cheap wide pond, a dear small one behind it.
    let ponds = vec![block(1, (20.0, 0.0), (22.0, 48.0)), block(2, (26.0, 18.0), (28.0, 22.0))];
    let toll = |it: &Piece| Toll::Once { touch: if it.id == PieceId(1) { 1.0 } else { 5.0 }, long: None };
    let ways = Ways::new(&table(ponds), INCH, Climbing::default(), toll).unwrap();
    let path = ways.reach(at(16.0, 20.0), 30.0, &[]).unwrap().path_to(at(32.0, 20.0)).unwrap();
    let touched: Vec<_> = path.touched.iter().map(|it| it.piece).collect();
    assert_eq!(touched, [PieceId(1)]);
    assert!(path.cost() > 17.0 && path.cost() < 19.0, "{}", path.cost());
}

#[test]
fn every_choice_of_ponds_is_weighed() {
    // Five ponds in a row of gaps. Trying by hand: each pond either free ground at its price, or in the way.
    let spots = [(20.0, 14.0, 3.0), (21.0, 17.5, 4.0), (24.0, 20.0, 2.0), (20.5, 22.5, 3.5), (25.5, 15.7, 2.5)];
    let ponds: Vec<Piece> =
        spots.iter().zip(1..).map(|(&(x, y, wide), id)| block(id, (x, y), (x + wide, y + 2.0))).collect();
    let prices = [0.4, 0.7, 0.3, 0.9, 0.5];
    let table = table(ponds);
    let toll = |it: &Piece| Toll::Once { touch: prices[usize::from(it.id.0) - 1], long: None };
    let ways = Ways::new(&table, INCH, Climbing::default(), toll).unwrap();
    let start = at(16.0, 18.5);
    let reach = ways.reach(start, 20.0, &[]).unwrap();
    let by_hand: Vec<(f64, Reach)> = (0..32_u16)
        .map(|choice| {
            let chosen = |it: &Piece| choice >> (it.id.0 - 1) & 1 == 1;
            let toll = |it: &Piece| if chosen(it) { Toll::Free } else { Toll::Blocked };
            let ways = Ways::new(&table, INCH, Climbing::default(), toll).unwrap();
            let price = table.pieces().iter().filter(|it| chosen(it)).map(|it| prices[usize::from(it.id.0) - 1]).sum();
            (price, ways.reach(start, 20.0, &[]).unwrap())
        })
        .collect();
    for (x, y) in [(30.0, 18.0), (31.0, 15.0), (29.0, 24.0), (25.0, 21.0), (22.0, 18.0), (24.2, 18.6)] {
        let tried = by_hand.iter().filter_map(|(price, it)| Some(price + it.cost_to(at(x, y))?));
        let least = tried.fold(f64::INFINITY, f64::min);
        let cost = reach.cost_to(at(x, y)).unwrap();
        // The ways tried by hand brush the ponds they avoid; ours keep a berth.
        assert!(cost >= least - 1e-6 && cost <= least + 0.1, "({x}, {y}): {cost}, by hand {least}");
    }
}

#[test]
fn inside_a_building_its_hull_is_no_wall() {
    let mut house = roofed(3, (20.0, 18.0), (26.0, 22.0), 6);
    house.floors[0].height = Inches::whole(3);
    let ways = Ways::new(&table(vec![house]), INCH, Climbing::default(), |_| Toll::Blocked).unwrap();
    let inside = |x| Place::floor(PieceId(3), 0, vec2(x, 20.0));
    costs(&ways.reach(inside(21.0), 6.0, &[]).unwrap(), inside(25.0), 4.0);
    assert_eq!(ways.reach(inside(21.0), 6.0, &[]).unwrap().cost_to(inside(26.5)), None, "not out of the window");
}

#[test]
fn rough_ground_counts_double_by_the_inch() {
    let rough = block(7, (20.0, 0.0), (24.0, 48.0));
    let ways = Ways::new(&table(vec![rough]), INCH, Climbing::default(), |_| Toll::PerInch(2.0)).unwrap();
    let reach = ways.reach(at(16.0, 20.0), 30.0, &[]).unwrap();
    let straight = reach.cost_to(at(28.0, 20.0)).unwrap();
    assert!((straight - 18.0).abs() < 0.02, "12 inches, 6 of them touching: {straight}");
    // Small rough ground is walked round.
    let rough = block(7, (20.0, 19.0), (24.0, 21.0));
    let ways = Ways::new(&table(vec![rough]), INCH, Climbing::default(), |_| Toll::PerInch(3.0)).unwrap();
    let path = ways.reach(at(16.0, 20.0), 30.0, &[]).unwrap().path_to(at(28.0, 20.0)).unwrap();
    assert!(path.cost() < 13.0 && path.touched.iter().all(|it| it.length < 0.1), "{path:?}");
}

#[test]
fn slow_ground_bends_a_way_like_light() {
    // Half the table counts double: the least way crosses the edge by the law of sines, found here by trying.
    let rough = block(7, (20.0, 0.0), (48.0, 48.0));
    let ways = Ways::new(&table(vec![rough]), INCH, Climbing::default(), |_| Toll::PerInch(2.0)).unwrap();
    let (start, edge) = (vec2(12.0, 12.0), 20.0 - 1.005);
    let reach = ways.reach(Place::ground(start), 40.0, &[]).unwrap();
    for to in [vec2(28.0, 20.0), vec2(24.0, 30.0), vec2(22.0, 12.0), vec2(21.0, 26.0)] {
        let through = |y: f64| (vec2(edge, y) - start).length() + 2.0 * (to - vec2(edge, y)).length();
        let least = (0..48_000).map(|it| through(f64::from(it) / 1000.0)).fold(f64::INFINITY, f64::min);
        let cost = reach.cost_to(Place::ground(to)).unwrap();
        assert!(cost >= least - 1e-6 && cost <= least * 1.02, "{to:?}: {cost}, least {least}");
    }
}

fn roofed(id: u16, from: (f64, f64), to: (f64, f64), top: i32) -> Piece {
    let mut piece = block(id, from, to);
    let outline = piece.footprint.clone();
    piece.floors.push(table::Floor { outline: outline.clone(), height: Inches::whole(top) });
    piece.matter = table::Matter::Solids(vec![table::Prism { outline, bottom: Inches::ZERO, top: Inches::whole(top) }]);
    piece
}

const CLIMBER: Climbing = Climbing {
    up: Some(Climb { most: 6.0, free: 0.0, per_inch: 1.0 }),
    down: Some(Climb { most: 4.0, free: 3.0, per_inch: 1.0 }),
    ladder: None,
    jump: Some(4.0),
};

#[test]
fn up_to_a_roof_and_off_it_again() {
    let ways =
        Ways::new(&table(vec![roofed(3, (20.0, 18.0), (26.0, 22.0), 3)]), INCH, CLIMBER, |_| Toll::Blocked).unwrap();
    let reach = ways.reach(at(15.0, 20.0), 14.0, &[]).unwrap();
    let roof = Place::floor(PieceId(3), 0, vec2(22.0, 20.0));
    // Four inches to the wall, three up it, and from just inside the edge (21) on to 22.
    let cost = reach.cost_to(roof).unwrap();
    assert!((cost - 8.0).abs() < 0.05, "{cost}");
    let path = reach.path_to(roof).unwrap();
    assert_eq!(path.links().map(|it| it.kind).collect::<Vec<_>>(), [LinkKind::Climb]);
    let walk = ways.check(&path.waypoints(), &[]).unwrap();
    assert!((walk.cost() - path.cost()).abs() < 0.01);
    // Down the other side is free: up to 3 inches.
    let down = ways.reach(roof, 10.0, &[]).unwrap();
    let path = down.path_to(at(30.0, 20.0)).unwrap();
    assert_eq!(path.links().map(|it| it.kind).collect::<Vec<_>>(), [LinkKind::Drop]);
    assert!((path.cost() - 6.0).abs() < 0.05, "3 to the edge, 3 from the foot: {}", path.cost());
    // Over the roof: four to the wall, three up, four across, down for nothing, one on.
    let over = reach.path_to(at(28.0, 20.0)).unwrap();
    assert_eq!(over.links().map(|it| it.kind).collect::<Vec<_>>(), [LinkKind::Climb, LinkKind::Drop]);
    assert!((over.cost() - 12.0).abs() < 0.05, "{}", over.cost());
    let bound =
        Ways::new(&table(vec![roofed(3, (20.0, 18.0), (26.0, 22.0), 7)]), INCH, CLIMBER, |_| Toll::Blocked).unwrap();
    assert_eq!(bound.reach(at(15.0, 20.0), 30.0, &[]).unwrap().cost_to(roof), None, "seven inches are too high");
}

#[test]
fn from_roof_to_roof() {
    let houses = vec![roofed(3, (20.0, 18.0), (26.0, 22.0), 6), roofed(4, (29.0, 18.0), (35.0, 22.0), 6)];
    let ways = Ways::new(&table(houses), INCH, CLIMBER, |_| Toll::Blocked).unwrap();
    let reach = ways.reach(Place::floor(PieceId(3), 0, vec2(23.0, 20.0)), 12.0, &[]).unwrap();
    let there = Place::floor(PieceId(4), 0, vec2(32.0, 20.0));
    let path = reach.path_to(there).unwrap();
    assert_eq!(path.links().map(|it| it.kind).collect::<Vec<_>>(), [LinkKind::Jump]);
    // Two to the edge less the base, three over the gap, and on from half an inch inside.
    assert!((path.cost() - (2.0 + 3.0 + 2.5)).abs() < 0.1, "{}", path.cost());
    assert_eq!(reach.cost_to(at(27.5, 20.0)), None, "six inches are too deep to drop");
}

#[test]
fn a_ladder_where_there_is_one() {
    let mut house = roofed(3, (20.0, 18.0), (26.0, 22.0), 3);
    house.access.push(table::Access { at: Point::whole(26, 20), level: Inches::whole(3), width: Inches::whole(1) });
    let ladder = Some(Climb { most: 6.0, free: 0.0, per_inch: 1.0 });
    let climbing = Climbing { ladder, ..Climbing::default() };
    let ways = Ways::new(&table(vec![house]), INCH, climbing, |_| Toll::Blocked).unwrap();
    let reach = ways.reach(at(30.0, 20.0), 12.0, &[]).unwrap();
    let roof = Place::floor(PieceId(3), 0, vec2(24.0, 20.0));
    let path = reach.path_to(roof).unwrap();
    assert_eq!(path.links().map(|it| it.kind).collect::<Vec<_>>(), [LinkKind::Ladder]);
    let far = ways.reach(at(15.0, 20.0), 8.5, &[]).unwrap();
    assert_eq!(far.cost_to(roof), None, "the ladder is on the other side");
}

#[test]
fn a_drawn_way_is_measured_or_refused_where_it_breaks() {
    let ways = blocked(vec![block(1, (14.75, 18.0), (15.25, 30.0))]);
    let over = [at(10.0, 20.0), at(14.75, 17.0), at(15.25, 17.0), at(20.0, 20.0)];
    let walk = ways.check(&over, &[]).unwrap_err();
    assert_eq!(walk, Break { to: 1, trouble: Trouble::Blocked(Blocker::Piece(PieceId(1))) }, "it cuts the corner");
    let wide = [at(10.0, 20.0), at(14.0, 17.0), at(14.75, 17.0), at(15.25, 17.0), at(16.0, 17.0), at(20.0, 20.0)];
    let walk = ways.check(&wide, &[]).unwrap();
    assert!((walk.length - (5.0 + 2.0 + 5.0)).abs() < 1e-9);
    let other = base(12.0, 18.5);
    let broken = ways.check(&wide, &[Other::blocking(&other)]).unwrap_err();
    assert_eq!(broken, Break { to: 1, trouble: Trouble::Blocked(Blocker::Other(0)) });
    let friend = base(20.5, 20.5);
    let ends = ways.check(&wide, &[Other::passable(&friend)]).unwrap_err();
    assert_eq!(ends, Break { to: 5, trouble: Trouble::EndsOn(Blocker::Other(0)) });
    assert_eq!(ways.check(&[], &[]).unwrap_err().trouble, Trouble::Empty);
    assert_eq!(ways.check(&[at(2.0, 2.0), at(f64::NAN, 2.0)], &[]).unwrap_err().trouble, Trouble::NoPlace);
    assert_eq!(ways.check(&[at(2.0, 2.0), at(0.5, 2.0)], &[]).unwrap_err().trouble, Trouble::OverTheEdge);
}

#[test]
fn nonsense_is_refused() {
    let empty = table(vec![]);
    let new = |mover| Ways::new(&empty, mover, Climbing::default(), |_| Toll::Free).map(|_| ());
    assert_eq!(new(Mover { radius: Inches::ZERO, ..INCH }), Err(NotMover::NoRadius));
    assert_eq!(new(Mover { radius: Inches::whole(25), ..INCH }), Err(NotMover::TooWide));
    let toll = |bad| Ways::new(&table(vec![block(1, (1.0, 1.0), (2.0, 2.0))]), INCH, Climbing::default(), move |_| bad);
    for bad in [Toll::PerInch(0.5), Toll::PerInch(f64::NAN), Toll::Once { touch: -1.0, long: None }] {
        assert_eq!(toll(bad).unwrap_err(), NotMover::BadToll(PieceId(1)));
    }
    let ways = blocked(vec![]);
    for limit in [f64::NAN, -1.0, f64::INFINITY] {
        assert_eq!(ways.reach(at(5.0, 5.0), limit, &[]).unwrap_err(), NoStart::BadLimit);
    }
    for (x, y) in [(f64::NAN, 1.0), (f64::INFINITY, 1.0), (-3.0, 5.0)] {
        assert_eq!(ways.reach(at(x, y), 1.0, &[]).unwrap_err(), NoStart::OffTable);
    }
    let level = Level::Floor { piece: PieceId(9), floor: 0 };
    let nowhere = Place { level, at: vec2(5.0, 5.0) };
    assert_eq!(ways.reach(nowhere, 1.0, &[]).unwrap_err(), NoStart::NoLevel(level));
    let reach = ways.reach(at(5.0, 5.0), 0.0, &[]).unwrap();
    costs(&reach, at(5.0, 5.0), 0.0);
    assert_eq!(reach.cost_to(at(f64::NAN, 5.0)), None);
    assert_eq!(reach.cost_to(nowhere), None);
}

#[test]
fn the_picture_shows_what_is_in_reach() {
    let ways = blocked(vec![block(1, (14.0, 0.0), (15.0, 48.0))]);
    let reach = ways.reach(at(10.0, 24.0), 6.0, &[]).unwrap();
    let cells = reach.cells(Level::Ground, 0.5);
    assert!(cells.reached().all(|(at, cost)| at.x <= 13.01 && cost <= 6.0));
    let area = cells.reached().count() as f64 * 0.25;
    // A disc of radius 6 cut at 3 beyond its centre.
    let cut = 36.0 * 0.5_f64.acos() - 3.0 * 27.0_f64.sqrt();
    assert!((area - (36.0 * PI - cut)).abs() < 3.0, "{area}");
    assert!(!cells.outline().is_empty());
}

#[test]
fn nobody_creeps_over_an_edge_or_into_a_wall() {
    let ways = blocked(vec![block(1, (20.0, 20.0), (24.0, 24.0))]);
    let step = |from: Place, to: Place| ways.check(&[from, to], &[]).is_ok();
    assert!(step(at(10.0, 0.995), at(12.0, 0.99)), "rounding explains a hundredth");
    assert!(!step(at(10.0, 0.991), at(12.0, 0.985)), "but not a second one");
    assert!(step(at(18.0, 19.0), at(19.005, 22.0)), "so with a wall");
    assert!(!step(at(19.005, 22.0), at(19.012, 23.0)));
    assert!(step(at(19.005, 22.0), at(19.005, 22.0)), "there is room where one stands");
}
