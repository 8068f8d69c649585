//! How far a base gets: one search for each start, then what each of many places around it costs.
//!
//! Parry finds no ways, so its side is what one would build on it: the graph of all tangents and arcs within the limit,
//! every tangent and every degree of an arc tested with parry's tree and shapes (`reach_peer`).

use std::ops::Range;

use table::{
    Body, Inches, Kind, Piece, Point, Polygon, Shape, Table, Vec2,
    reach::{Climbing, Mover, Other, Place, Toll, Ways},
    vec2,
};

use crate::{
    ground::{Ground, SIDE},
    reach_peer::Graph,
    report::{Row, mix, race},
};

const LIMIT: f64 = 12.0;
const RADIUS: Inches = Inches::hundredths(59);
const STARTS: usize = 8;
const GOALS: usize = 64;

/// The same shapes as everywhere in the bench, in the fixed-point inches a table is made of.
fn pieces_and_bodies(ground: &Ground) -> (Vec<Piece>, Vec<Body>) {
    let (mut pieces, mut bodies) = (Vec::new(), Vec::new());
    for shape in &ground.shapes {
        match shape {
            Shape::Disc { centre, radius } => {
                bodies.push(Body::round(Point::nearest(*centre), Inches::nearest(*radius), Inches::whole(1)));
            }
            Shape::Outline(outline) => {
                let corners: Vec<Point> = outline.corners().iter().map(|it| Point::nearest(*it)).collect();
                let polygon = Polygon::new(corners).expect("it was one before");
                let kind = Kind::new("rock").expect("a plain word");
                pieces.push(Piece::block(pieces.len() as u16, kind, polygon, Inches::whole(2)));
            }
        }
    }
    (pieces, bodies)
}

pub fn reach(ground: &Ground) -> Row {
    let (pieces, bodies) = pieces_and_bodies(ground);
    let shapes: Vec<Shape> =
        pieces.iter().map(|it| it.footprint.shape()).chain(bodies.iter().map(Body::shape)).cloned().collect();
    let table = Table::new(Inches::nearest(SIDE), Inches::nearest(SIDE), pieces).expect("a sound table");
    let mover = Mover { radius: RADIUS, height: Inches::whole(1), overhangs: false, hull: false };
    let ways = Ways::new(&table, mover, Climbing::default(), |_| Toll::Blocked).expect("a sound mover");
    let others: Vec<Other<'_>> = bodies.iter().map(Other::blocking).collect();
    let free = |at: &Vec2| {
        let inside = |it: f64| it > RADIUS.to_f64() + 0.02 && it < SIDE - RADIUS.to_f64() - 0.02;
        inside(at.x) && inside(at.y) && shapes.iter().all(|it| it.distance_to(*at) > RADIUS.to_f64() + 0.02)
    };
    let questions = questions(ground, free);
    // To the nearest hundredth; out of reach is nothing.
    let answer = |sum: u64, cost: Option<f64>| mix(sum, cost.map_or(0, |it| (it * 100.0).round() as u64 + 1));
    let mut ours = |range: Range<usize>| {
        questions[range].iter().fold(0, |sum, (start, goals)| {
            let reach = ways.reach(Place::ground(*start), LIMIT, &others).expect("a free start");
            goals.iter().fold(sum, |sum, it| answer(sum, reach.cost_to(Place::ground(*it))))
        })
    };
    let graph = Graph::new(&shapes, RADIUS.to_f64(), SIDE);
    let mut theirs = |range: Range<usize>| {
        questions[range].iter().fold(0, |sum, (start, goals)| {
            let lengths = graph.lengths(*start, LIMIT, goals);
            lengths.into_iter().fold(sum, answer)
        })
    };
    let [ours, theirs] = race(questions.len(), 1, [&mut ours, &mut theirs]);
    Row { name: "reach, 12 inches, 64 places", peer: "tangent graph over parry Bvh", ours, theirs, mixed: None }
}

/// Free starts, each with free places around it.
fn questions(ground: &Ground, free: impl Fn(&Vec2) -> bool) -> Vec<(Vec2, Vec<Vec2>)> {
    let starts = ground.lines.iter().map(|it| it.0).filter(&free).take(STARTS);
    let around = |start: Vec2| {
        let offsets = ground.lines.iter().map(|it| (it.1 - vec2(SIDE / 2.0, SIDE / 2.0)) * (LIMIT * 2.0 / SIDE));
        offsets.map(|it| start + it).filter(&free).take(GOALS).collect()
    };
    starts.map(|it| (it, around(it))).collect()
}
