//! Shortest ways the plain way: every circle, every tangent between them, every arc, tested one and all with parry.

use std::{cmp::Reverse, collections::BinaryHeap, f64::consts::TAU};

use parry2d_f64::{
    bounding_volume::{Aabb, BoundingVolume},
    math::{Pose, Vector},
    partitioning::{Bvh, BvhBuildStrategy},
    query,
    shape::{Ball, ConvexPolygon, Segment, Shape as _},
};
use table::{Shape, Vec2, vec2};

use crate::peer::vector;

pub struct Graph {
    tree: Bvh,
    leaves: Vec<(Pose, Box<dyn parry2d_f64::shape::Shape>)>,
    circles: Vec<Circle>,
    radius: f64,
    side: f64,
}

struct Circle {
    centre: Vec2,
    radius: f64,
    /// Where the circle is the edge of a corner: from this direction, clockwise over this angle. Else all round.
    from: f64,
    over: f64,
}

/// Parry's own distances are good to about this.
const NEARLY: f64 = 1e-4;

impl Graph {
    pub fn new(shapes: &[Shape], radius: f64, side: f64) -> Graph {
        let boxes: Vec<Aabb> =
            shapes.iter().map(|it| Aabb::new(vector(it.bounds().0), vector(it.bounds().1))).collect();
        let tree = Bvh::from_leaves(BvhBuildStrategy::default(), &boxes);
        let circles = shapes.iter().flat_map(|it| circles(it, radius)).collect();
        Graph { tree, leaves: shapes.iter().map(leaf).collect(), circles, radius, side }
    }

    fn on_table(&self, at: Vec2) -> bool {
        let inside = |it: f64| it > self.radius - NEARLY && it < self.side - self.radius + NEARLY;
        inside(at.x) && inside(at.y)
    }

    /// True when the base can go straight from one place to another.
    fn is_clear(&self, a: Vec2, b: Vec2) -> bool {
        let segment = Segment::new(vector(a), vector(b));
        let around = segment.compute_local_aabb().loosened(self.radius);
        let near = |leaf: u32| {
            let (pose, shape) = &self.leaves[leaf as usize];
            let distance = query::distance(&Pose::identity(), &segment, pose, shape.as_ref());
            distance.is_ok_and(|it| it.distance < self.radius - NEARLY)
        };
        self.on_table(a) && self.on_table(b) && !self.tree.intersect_aabb(&around).any(near)
    }

    /// True when the base can be at a place.
    fn is_free(&self, at: Vec2) -> bool {
        let around = Aabb::new(vector(at), vector(at)).loosened(self.radius);
        let near = |leaf: u32| {
            let (pose, shape) = &self.leaves[leaf as usize];
            shape.distance_to_point(pose, vector(at), true) < self.radius - NEARLY
        };
        self.on_table(at) && !self.tree.intersect_aabb(&around).any(near)
    }

    /// True when the base can follow a circle clockwise from an angle: tried at every degree.
    fn is_open(&self, circle: &Circle, from: f64, over: f64) -> bool {
        let steps = (over / TAU * 360.0).ceil().max(1.0);
        (0..=steps as u32).all(|it| self.is_free(circle.at(from + over * f64::from(it) / steps)))
    }

    /// What each goal costs from a start, within a limit.
    pub fn lengths(&self, start: Vec2, limit: f64, goals: &[Vec2]) -> Vec<Option<f64>> {
        let near = |it: &&Circle| (it.centre - start).length() - it.radius <= limit;
        let circles: Vec<&Circle> = self.circles.iter().filter(near).collect();
        let point = |at| Circle { centre: at, radius: 0.0, from: 0.0, over: TAU };
        let mut nodes = Nodes::new(circles.len());
        let home = point(start);
        for (n, one) in circles.iter().enumerate() {
            for (_, to) in self.tangents(&home, one) {
                let node = nodes.add(n, one.angle(to));
                nodes.join(0, node, (to - start).length());
            }
            for (m, other) in circles.iter().enumerate().skip(n + 1) {
                for (from, to) in self.tangents(one, other) {
                    let here = nodes.add(n, one.angle(from));
                    let there = nodes.add(m, other.angle(to));
                    nodes.join(here, there, (to - from).length());
                }
            }
        }
        circles.iter().enumerate().for_each(|(n, it)| self.join_arcs(&mut nodes, n, it));
        let lengths = nodes.shortest(limit);
        goals
            .iter()
            .map(|it| self.length_to(&nodes, &lengths, &circles, start, *it).filter(|it| *it <= limit))
            .collect()
    }

    fn length_to(&self, nodes: &Nodes, lengths: &[f64], circles: &[&Circle], start: Vec2, to: Vec2) -> Option<f64> {
        let goal = Circle { centre: to, radius: 0.0, from: 0.0, over: TAU };
        let mut best = if self.is_clear(start, to) { (to - start).length() } else { f64::INFINITY };
        for (n, circle) in circles.iter().enumerate() {
            for (from, _) in self.tangents(circle, &goal) {
                let (at, straight) = (circle.angle(from), (to - from).length());
                for (node, angle) in &nodes.on_circle[n] {
                    let ahead = turn(at - angle);
                    for (from, over) in [(*angle, ahead), (at, TAU - ahead)] {
                        let length = lengths[*node] + over * circle.radius + straight;
                        let inside = circle.over >= TAU || turn(from - circle.from) + over <= circle.over + 1e-9;
                        if length < best && inside && self.is_open(circle, from, over) {
                            best = length;
                        }
                    }
                }
            }
        }
        best.is_finite().then_some(best)
    }

    /// The free straight ways between two circles: where they leave the one and meet the other.
    fn tangents(&self, one: &Circle, other: &Circle) -> Vec<(Vec2, Vec2)> {
        let way = other.centre - one.centre;
        let mut found = Vec::new();
        for (a, b) in [(1.0, 1.0), (1.0, -1.0), (-1.0, 1.0), (-1.0, -1.0)] {
            let offset = b * other.radius - a * one.radius;
            let rest = way.length_squared() - offset * offset;
            let spare = (one.radius == 0.0 && a < 0.0) || (other.radius == 0.0 && b < 0.0);
            if rest <= 0.0 || spare {
                continue;
            }
            let ahead = (way * rest.sqrt() - way.right() * offset) * (1.0 / way.length_squared());
            let (from, to) =
                (one.centre - ahead.right() * (a * one.radius), other.centre - ahead.right() * (b * other.radius));
            if one.faces(from) && other.faces(to) && self.is_clear(from, to) {
                found.push((from, to));
            }
        }
        found
    }

    fn join_arcs(&self, nodes: &mut Nodes, n: usize, circle: &Circle) {
        nodes.on_circle[n].sort_by(|a, b| turn(a.1 - circle.from).total_cmp(&turn(b.1 - circle.from)));
        let on_circle = nodes.on_circle[n].clone();
        for (here, there) in on_circle.iter().zip(on_circle.iter().cycle().skip(1)) {
            let over = turn(there.1 - here.1);
            let inside = circle.over >= TAU || turn(here.1 - circle.from) + over <= circle.over + 1e-9;
            if here.0 != there.0 && inside && self.is_open(circle, here.1, over) {
                nodes.join(here.0, there.0, over * circle.radius);
            }
        }
    }
}

impl Circle {
    fn at(&self, angle: f64) -> Vec2 {
        self.centre + vec2(angle.cos(), angle.sin()) * self.radius
    }

    fn angle(&self, at: Vec2) -> f64 {
        (at - self.centre).y.atan2((at - self.centre).x)
    }

    fn faces(&self, at: Vec2) -> bool {
        self.over >= TAU || turn(self.angle(at) - self.from) <= self.over + 1e-9
    }
}

/// Places on circles, and what joins them; the first is the start.
struct Nodes {
    on_circle: Vec<Vec<(usize, f64)>>,
    joined: Vec<Vec<(usize, f64)>>,
}

impl Nodes {
    fn new(circles: usize) -> Nodes {
        Nodes { on_circle: vec![Vec::new(); circles], joined: vec![Vec::new()] }
    }

    fn add(&mut self, circle: usize, angle: f64) -> usize {
        self.joined.push(Vec::new());
        self.on_circle[circle].push((self.joined.len() - 1, angle));
        self.joined.len() - 1
    }

    fn join(&mut self, one: usize, other: usize, length: f64) {
        self.joined[one].push((other, length));
        self.joined[other].push((one, length));
    }

    fn shortest(&self, limit: f64) -> Vec<f64> {
        let mut lengths = vec![f64::INFINITY; self.joined.len()];
        lengths[0] = 0.0;
        // Lengths are not negative, so their bits are ordered as they are.
        let mut queue = BinaryHeap::from([Reverse((0_u64, 0_usize))]);
        while let Some(Reverse((bits, here))) = queue.pop() {
            let so_far = f64::from_bits(bits);
            if so_far > lengths[here] {
                continue;
            }
            for (there, length) in &self.joined[here] {
                if so_far + length < lengths[*there] && so_far + length <= limit {
                    lengths[*there] = so_far + length;
                    queue.push(Reverse(((so_far + length).to_bits(), *there)));
                }
            }
        }
        lengths
    }
}

fn circles(shape: &Shape, clear: f64) -> Vec<Circle> {
    match shape {
        Shape::Disc { centre, radius } => {
            vec![Circle { centre: *centre, radius: radius + clear, from: 0.0, over: TAU }]
        }
        Shape::Outline(outline) => {
            let corners = outline.corners();
            let corner = |n: usize| {
                let at = |by: usize| corners[(n + by) % corners.len()];
                let out = |way: Vec2| (-way.right().y).atan2(-way.right().x);
                let (before, after) = (out(at(1) - at(0)), out(at(2) - at(1)));
                Circle { centre: at(1), radius: clear, from: before, over: turn(after - before) }
            };
            (0..corners.len()).map(corner).collect()
        }
    }
}

fn leaf(shape: &Shape) -> (Pose, Box<dyn parry2d_f64::shape::Shape>) {
    match shape {
        Shape::Disc { centre, radius } => (Pose::from_translation(vector(*centre)), Box::new(Ball::new(*radius))),
        Shape::Outline(outline) => {
            let corners: Vec<Vector> = outline.corners().iter().map(|it| vector(*it)).collect();
            let polygon = ConvexPolygon::from_convex_polyline(corners).expect("a convex polygon");
            (Pose::identity(), Box::new(polygon))
        }
    }
}

fn turn(angle: f64) -> f64 {
    let within = angle.rem_euclid(TAU);
    if within > TAU - 1e-9 { 0.0 } else { within }
}
