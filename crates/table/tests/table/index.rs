//! The index, held to looking at everything.

use crate::scenes::{self, Chance};
use table::{
    Bearing, Convex, Footprint, Part, Point, Polygon, Shape, Table, Vec2, Volume,
    index::{Crossed, Full, Index, ItemId, ItemSet},
    measure,
    sight::plain,
    spot, vec2,
};

/// An index and the same things in a list.
struct Things {
    index: Index<2>,
    list: Vec<(ItemId, Shape)>,
}

fn part(shape: &Shape) -> Part<'_> {
    shape.parts().next().expect("one part")
}

impl Things {
    fn new(seed: u64) -> (Things, Chance) {
        let (mut chance, mut things) = (Chance::new(seed), Things { index: Index::new(48.0, 40.0), list: vec![] });
        for tag in 0..30 {
            let (at, radius) = (chance.place(-200, 5000), chance.range(50, 400));
            let shape = chance.convex(at, radius).shape().clone();
            let Part::Convex(convex) = part(&shape) else { unreachable!("a polygon") };
            let id = things.index.add_convex(convex, tag).expect("room");
            things.list.push((id, shape));
        }
        for tag in 30..60 {
            let (at, radius) = (chance.place(-200, 5000).to_vec(), f64::from(chance.range(40, 150)) / 100.0);
            let id = things.index.add_disc(at, radius, tag).expect("room");
            things.list.push((id, Shape::disc(at, radius)));
        }
        (things, chance)
    }

    fn crossed(&self, from: Vec2, to: Vec2) -> Vec<(ItemId, f64, f64)> {
        let crossed = |(id, shape): &(ItemId, Shape)| {
            let (enter, leave) = plain::chord(part(shape), from, to)?;
            Some((*id, enter, leave))
        };
        let mut all: Vec<_> = self.list.iter().filter_map(crossed).collect();
        all.sort_by(|a, b| a.1.total_cmp(&b.1).then(a.0.cmp(&b.0)));
        all
    }
}

fn place(chance: &mut Chance) -> Vec2 {
    vec2(chance.share() * 56.0 - 4.0, chance.share() * 48.0 - 4.0)
}

fn check_line(things: &Things, from: Vec2, to: Vec2, seed: u64) {
    let (expected, skip, mut found) = (things.crossed(from, to), ItemSet::NONE, vec![]);
    things.index.crossed(from, to, &skip, &mut found);
    assert_eq!(found.len(), expected.len(), "seed {seed}: {from:?} to {to:?}");
    for (it, &(id, enter, leave)) in found.iter().zip(&expected) {
        assert!((it.enter - enter).abs() < 1e-9 && (it.leave - leave).abs() < 1e-9, "seed {seed}");
        assert!(it.item == id || (enter == 0.0 && it.enter == 0.0), "seed {seed}: in order");
    }
    assert_eq!(things.index.blocked(from, to, &skip), !expected.is_empty(), "seed {seed}: {from:?} to {to:?}");
    let first = things.index.first_hit(from, to, &skip);
    assert_eq!(first, found.first().copied(), "seed {seed}: {from:?} to {to:?}");
    check_skipping(things, from, to, &found);
}

fn check_skipping(things: &Things, from: Vec2, to: Vec2, found: &[Crossed]) {
    let but_last: ItemSet<2> = found.iter().rev().skip(1).map(|it| it.item).collect();
    assert_eq!(things.index.first_hit(from, to, &but_last), found.last().copied());
    let all: ItemSet<2> = found.iter().map(|it| it.item).collect();
    assert!(!things.index.blocked(from, to, &all));
}

fn check_nearest(things: &Things, at: Vec2, seed: u64) {
    let expected = things.list.iter().map(|(_, shape)| shape.distance_to(at)).fold(f64::INFINITY, f64::min);
    let found = things.index.nearest(at, &ItemSet::NONE).expect("something is nearest");
    assert!((found.distance - expected).abs() < 1e-9, "seed {seed}: {found:?}, not {expected}, from {at:?}");
}

#[test]
fn every_question_is_answered_as_by_looking_at_everything() {
    for seed in 0..40 {
        let (mut things, mut chance) = Things::new(seed);
        for _ in 0..60 {
            let (from, to) = (place(&mut chance), place(&mut chance));
            check_line(&things, from, to, seed);
            check_nearest(&things, from, seed);
            // Someone moves.
            let (mover, to) = (chance.range(30, 60) as usize, place(&mut chance));
            let (id, Shape::Disc { centre, .. }) = &mut things.list[mover] else { unreachable!("a disc") };
            things.index.move_disc(*id, to);
            *centre = to;
        }
    }
}

#[test]
fn lines_along_the_cells_edges_miss_nothing() {
    for seed in 0..20 {
        let (things, mut chance) = Things::new(seed);
        for _ in 0..60 {
            let mut on_edge =
                || vec2(f64::from(chance.range(-1, 18)) * 3.0, f64::from(chance.range(-1, 15)) * 40.0 / 14.0);
            let (from, to) = (on_edge(), on_edge());
            check_line(&things, from, to, seed);
            check_nearest(&things, from, seed);
        }
    }
}

#[test]
fn a_view_holds_all_that_may_hide_something_in_it() {
    for seed in 0..40 {
        let (things, mut chance) = Things::new(seed);
        for _ in 0..20 {
            let (eye, middle, aside) = (place(&mut chance), place(&mut chance), place(&mut chance) * 0.1);
            let (left, right) = (middle - aside, middle + aside);
            let view = things.index.in_view(eye, left, right);
            for step in 0..=20 {
                let to = left + (right - left) * (f64::from(step) / 20.0);
                assert!(things.crossed(eye, to).iter().all(|it| view.has(it.0)), "seed {seed}");
            }
        }
    }
}

#[test]
fn what_is_removed_is_gone_and_its_number_is_used_again() {
    let mut index: Index<1> = Index::new(48.0, 48.0);
    let square = Convex::clone(match part(&scenes::square(10, 10)) {
        Part::Convex(convex) => convex,
        Part::Disc(..) => unreachable!("a square"),
    });
    let (from, to) = (vec2(0.0, 11.0), vec2(48.0, 11.0));
    for round in 0..200 {
        let wall = index.add_convex(&square, round).unwrap();
        assert_eq!(index.tag(wall), Some(round));
        assert!(index.blocked(from, to, &ItemSet::NONE));
        index.remove(wall);
        assert_eq!(index.tag(wall), None);
        assert!(!index.blocked(from, to, &ItemSet::NONE));
        index.remove(wall);
    }
    for tag in 0..64 {
        index.add_disc(vec2(f64::from(tag), 30.0), 0.5, tag).unwrap();
    }
    assert_eq!(index.add_disc(vec2(1.0, 1.0), 0.5, 64), Err(Full { capacity: 64 }));
}

#[test]
fn what_runs_along_a_cut_runs_through_the_polygon() {
    let corner = |&(x, y): &(i32, i32)| Point::whole(x, y);
    let l = [(10, 10), (14, 10), (14, 11), (11, 11), (11, 14), (10, 14)];
    let l = Polygon::new(l.iter().map(corner).collect::<Vec<_>>()).unwrap();
    let mut index: Index<1> = Index::new(48.0, 48.0);
    index.add_shape(l.shape(), 0).unwrap();
    let turned = Footprint::polygon(l.clone()).shape(Point::whole(0, 30), Bearing::NORTH);
    let wall = |shape| Volume { shape, bottom: 0.0, top: 2.0 };
    // The two straight cuts an L can be made with, and the one over its corner.
    for (from, to, inside) in [
        (vec2(11.0, 5.0), vec2(11.0, 10.9), vec2(11.0, 10.5)),
        (vec2(5.0, 11.0), vec2(10.9, 11.0), vec2(10.5, 11.0)),
        (vec2(9.0, 9.0), vec2(11.0, 11.0), vec2(10.5, 10.5)),
    ] {
        assert!(index.blocked(from, to, &ItemSet::NONE), "{from:?} to {to:?}");
        assert!(plain::hides(&[wall(l.shape())], spot(from, 1.0), spot(to, 1.0)), "{from:?} to {to:?}");
        let south = vec2(0.0, 30.0);
        assert!(plain::hides(&[wall(&turned)], spot(from + south, 1.0), spot(to + south, 1.0)), "{from:?} to {to:?}");
        assert!(l.shape().contains(inside));
    }
    assert!(!index.blocked(vec2(11.0, 11.0), vec2(11.0, 20.0), &ItemSet::NONE), "along its outside it only touches");
}

#[test]
fn a_table_is_indexed_by_its_footprints() {
    let mut chance = Chance::new(7);
    let mut pieces: Vec<_> = (0..6).map(|id| chance.piece(id)).collect();
    pieces.iter_mut().for_each(|it| {
        it.stackable = true;
        it.matter = table::Matter::Area { bottom: table::Inches::ZERO, top: table::Inches::whole(2) };
    });
    let table = Table::new(table::Inches::whole(48), table::Inches::whole(48), pieces).expect("a table");
    let index: Index = Index::of_footprints(&table).unwrap();
    for _ in 0..200 {
        let at = place(&mut chance);
        let nearest = index.nearest(at, &ItemSet::NONE).unwrap();
        let piece = &table.pieces()[index.tag(nearest.item).unwrap() as usize];
        let expected =
            table.pieces().iter().map(|it| it.footprint.shape().distance_to(at)).fold(f64::INFINITY, f64::min);
        assert!((measure::plan_distance(&Shape::disc(at, 0.0), piece.footprint.shape()) - expected).abs() < 1e-9);
    }
}
