//! Laws of reach on random tables with everything on them: ponds, slow ground, walls, roofs, friends and foes.

use table::{
    Bearing, Body, Floor, Inches, Kind, Piece, PieceId, Point, Polygon, Table, Vec2,
    reach::{Climb, Climbing, Leg, Level, Mover, Other, Path, Place, Reach, Toll, Ways},
    vec2,
};

const SIDE: f64 = 24.0;
const MOVER: Mover = Mover { radius: Inches::hundredths(59), height: Inches::whole(1), overhangs: false, hull: false };
const CLIMBER: Climbing = Climbing {
    up: Some(Climb { most: 3.0, free: 0.0, per_inch: 1.0 }),
    down: Some(Climb { most: 4.0, free: 2.0, per_inch: 0.5 }),
    ladder: None,
    jump: Some(2.0),
};

struct Scene {
    table: Table,
    tolls: Vec<Toll>,
    bodies: Vec<Body>,
}

impl Scene {
    fn random(seed: u64) -> Scene {
        let mut random = Random(seed);
        let (mut pieces, mut tolls) = (Vec::new(), Vec::new());
        for id in 0..7_u16 {
            let (x, y) = (random.between(1.0, 18.0), random.between(1.0, 18.0));
            let (wide, deep) = (random.between(1.0, 5.0), random.between(1.0, 5.0));
            let corner = |x, y| Point::nearest(vec2(x, y));
            let outline = Polygon::rectangle(corner(x, y), corner(x + wide, y + deep)).unwrap();
            let top = Inches::nearest(random.between(1.0, 4.0));
            let mut piece = Piece::block(id, Kind::new("piece").unwrap(), outline.clone(), top);
            piece.stackable = true;
            let toll = match random.next() % 4 {
                0 => Toll::Once { touch: random.between(0.5, 3.0), long: (id % 2 == 0).then_some((3.0, 4.0)) },
                1 => Toll::PerInch(random.between(1.0, 3.0)),
                2 => Toll::Free,
                _ => Toll::Blocked,
            };
            if toll == Toll::Blocked {
                piece.floors.push(Floor { outline, height: top });
            }
            pieces.push(piece);
            tolls.push(toll);
        }
        let side = Inches::nearest(SIDE);
        let mut body = || {
            let at = Point::nearest(vec2(random.between(1.0, 23.0), random.between(1.0, 23.0)));
            Body::round(at, Inches::nearest(random.between(0.4, 1.0)), Inches::whole(1))
        };
        let bodies = (0..8).map(|_| body()).collect();
        Scene { table: Table::new(side, side, pieces).unwrap(), tolls, bodies }
    }

    fn ways(&self) -> Ways {
        Ways::new(&self.table, MOVER, CLIMBER, |it| self.tolls[usize::from(it.id.0)]).unwrap()
    }

    fn others(&self) -> Vec<Other<'_>> {
        let other = |(n, body): (usize, _)| if n % 3 == 0 { Other::passable(body) } else { Other::blocking(body) };
        self.bodies.iter().enumerate().map(other).collect()
    }

    /// A reach from some place where there is room.
    fn reach(&self, ways: &Ways, random: &mut Random, limit: f64) -> Reach {
        loop {
            let start = Place::ground(vec2(random.between(0.6, 23.4), random.between(0.6, 23.4)));
            if let Ok(reach) = ways.reach(start, limit, &self.others()) {
                return reach;
            }
        }
    }
}

fn some_place(random: &mut Random, ways: &Ways) -> Place {
    let levels: Vec<Level> = ways.levels().map(|it| it.0).collect();
    let level =
        if random.next().is_multiple_of(3) { Level::Ground } else { levels[random.next() as usize % levels.len()] };
    Place { level, at: vec2(random.between(0.0, 24.0), random.between(0.0, 24.0)) }
}

#[test]
fn every_way_hangs_together_and_passes_the_check() {
    let (mut found, mut touching, mut climbing) = (0, 0, 0);
    for seed in 0..40 {
        let scene = Scene::random(seed);
        let (ways, others, mut random) = (scene.ways(), scene.others(), Random(seed + 500));
        let reach = scene.reach(&ways, &mut random, 10.0);
        for _ in 0..120 {
            let to = some_place(&mut random, &ways);
            let path = reach.path_to(to);
            let cost = reach.cost_to(to);
            assert_eq!(path.is_some(), cost.is_some(), "seed {seed}: {to:?}");
            let (Some(path), Some(cost)) = (path, cost) else { continue };
            assert!((path.cost() - cost).abs() < 1e-9, "seed {seed}: {to:?}");
            assert!(path.cost() <= 10.0 + 1e-9 && path.end() == to, "seed {seed}: {path:?}");
            hangs_together(&path);
            let walk = ways.check(&path.waypoints(), &others);
            let walk = walk.unwrap_or_else(|it| panic!("seed {seed}: {it} in {path:?}"));
            assert!((walk.cost() - path.cost()).abs() < 0.03, "seed {seed}: {walk:?} is not {path:?}");
            assert_eq!(walk.links.len(), path.links().count());
            found += 1;
            touching += usize::from(!path.touched.is_empty());
            climbing += usize::from(path.links().count() > 0);
        }
    }
    assert!(found > 200 && touching > 40 && climbing > 20, "{found} found, {touching} touching, {climbing} climbing");
}

/// A start that touches a body as closely as rounding lets it, or anywhere.
fn some_start(random: &mut Random, scene: &Scene, ways: &Ways) -> Place {
    let body = &scene.bodies[random.next() as usize % scene.bodies.len()];
    let along = Bearing::hundredths((random.next() % 36_000) as i32).to_vec();
    let beside = Point::nearest(body.centre() + along * (body.shape().bounds().1.x - body.centre().x + 0.585));
    if random.next().is_multiple_of(2) { Place::from(beside) } else { some_place(random, ways) }
}

#[test]
fn ways_looked_at_together_are_what_they_are_alone() {
    let (mut fine, mut broken) = (0, 0);
    for seed in 0..60 {
        let scene = Scene::random(seed);
        let (ways, others, mut random) = (scene.ways(), scene.others(), Random(seed + 900));
        for _ in 0..20 {
            let start = some_start(&mut random, &scene, &ways);
            let nearby = ways.nearby(start, 6.0, others.clone());
            for _ in 0..30 {
                let from = if random.next().is_multiple_of(9) { some_place(&mut random, &ways) } else { start };
                let mut places = vec![from];
                for _ in 0..=random.next() % 3 {
                    let by = vec2(random.between(-5.0, 5.0), random.between(-5.0, 5.0));
                    let level = if random.next().is_multiple_of(9) { Level::Ground } else { start.level };
                    places.push(Place { level, at: Point::nearest(start.at + by).to_vec() });
                }
                let alone = ways.check(&places, &others);
                *(if alone.is_ok() { &mut fine } else { &mut broken }) += 1;
                assert_eq!(nearby.check(&places), alone, "seed {seed}: {places:?}");
            }
        }
    }
    assert!(fine > 2_000 && broken > 2_000, "{fine} fine, {broken} broken");
}

fn hangs_together(path: &Path) {
    let mut here = path.start;
    for leg in &path.legs {
        let from = match leg {
            Leg::Line { from, .. } | Leg::Arc { from, .. } => *from,
            Leg::Link(link) => link.from,
        };
        assert!(from.level == here.level && (from.at - here.at).length() < 1e-6, "a gap in {path:?}");
        here = leg.end();
    }
    let sum: f64 = path.legs.iter().map(Leg::length).sum();
    assert!((sum - path.length).abs() < 1e-9);
}

#[test]
fn tolls_never_make_a_way_cheaper() {
    for seed in 40..60 {
        let scene = Scene::random(seed);
        let (ways, mut random) = (scene.ways(), Random(seed + 500));
        let free =
            |it: &Piece| if scene.tolls[usize::from(it.id.0)] == Toll::Blocked { Toll::Blocked } else { Toll::Free };
        let untolled = Ways::new(&scene.table, MOVER, CLIMBER, free).unwrap();
        let reach = scene.reach(&ways, &mut random, 9.0);
        let free = untolled.reach(reach.start(), 9.0, &scene.others()).unwrap();
        for _ in 0..40 {
            let to = some_place(&mut random, &ways);
            if let Some(cost) = reach.cost_to(to) {
                assert!(free.cost_to(to).is_some_and(|it| it <= cost + 1e-6), "seed {seed}: {to:?}");
            }
        }
    }
}

/// Two patches of slow ground and two bases, against a dense graph of places along every edge.
#[test]
fn slow_ground_is_within_two_percent_of_a_dense_graph() {
    let radius = MOVER.radius.to_f64();
    for seed in 0..4 {
        let mut random = Random(seed + 77);
        let (mut boxes, mut pieces) = (Vec::new(), Vec::new());
        for (id, x) in [(0_u16, 5.0), (1, 12.0)] {
            let (low, wide) =
                (vec2(x, random.between(4.0, 9.0)), vec2(random.between(2.0, 5.0), random.between(3.0, 7.0)));
            let (a, b) = (Point::nearest(low), Point::nearest(low + wide));
            boxes.push((a.to_vec(), b.to_vec()));
            pieces.push(Piece::area(id, Kind::new("mud").unwrap(), Polygon::rectangle(a, b).unwrap(), Inches::ZERO));
        }
        let table = Table::new(Inches::nearest(SIDE), Inches::nearest(SIDE), pieces).unwrap();
        let times = [2.0, 1.5];
        let toll = |it: &Piece| Toll::PerInch(times[usize::from(it.id == PieceId(1))]);
        let ways = Ways::new(&table, MOVER, Climbing::default(), toll).unwrap();
        // The base feels the ground this far off.
        let felt = radius + 0.005;
        let weight = |at: Vec2| {
            (0..2).map(|n| if outside(boxes[n], at) <= felt { times[n] - 1.0 } else { 0.0 }).sum::<f64>() + 1.0
        };
        let start = vec2(2.0, random.between(6.0, 14.0));
        let goals: Vec<Vec2> = (0..8).map(|_| vec2(random.between(6.0, 22.0), random.between(2.0, 20.0))).collect();
        let edges = boxes.iter().flat_map(|it| rounded(*it, felt + 0.01));
        let places: Vec<Vec2> = [start].into_iter().chain(goals.iter().copied()).chain(edges).collect();
        let lengths = dense(&places, |a, b| {
            let steps = ((b - a).length() / 0.05).ceil().max(1.0);
            let middles = (0..steps as u32).map(|it| a + (b - a) * ((f64::from(it) + 0.5) / steps));
            middles.map(weight).sum::<f64>() * (b - a).length() / steps
        });
        let reach = ways.reach(Place::ground(start), 60.0, &[]).unwrap();
        for (goal, least) in goals.iter().zip(&lengths[1..]) {
            let cost = reach.cost_to(Place::ground(*goal)).unwrap();
            assert!(cost < least * 1.02 && cost > least * 0.98, "seed {seed}: {goal:?} costs {cost}, not {least}");
        }
    }
}

fn outside((low, high): (Vec2, Vec2), at: Vec2) -> f64 {
    let (x, y) = ((low.x - at.x).max(at.x - high.x).max(0.0), (low.y - at.y).max(at.y - high.y).max(0.0));
    vec2(x, y).length()
}

/// Places around a box with rounded corners.
fn rounded((low, high): (Vec2, Vec2), by: f64) -> Vec<Vec2> {
    let mut places = Vec::new();
    let middle = (low + high) * 0.5;
    for n in 0..240 {
        let angle = f64::from(n) * std::f64::consts::TAU / 240.0;
        let (mut near, mut far) = (0.0, 30.0);
        for _ in 0..50 {
            let half = (near + far) / 2.0;
            let at = middle + vec2(angle.cos(), angle.sin()) * half;
            if outside((low, high), at) < by { near = half } else { far = half }
        }
        places.push(middle + vec2(angle.cos(), angle.sin()) * far);
    }
    places
}

fn dense(places: &[Vec2], cost: impl Fn(Vec2, Vec2) -> f64) -> Vec<f64> {
    let mut lengths = vec![f64::INFINITY; places.len()];
    let mut done = vec![false; places.len()];
    lengths[0] = 0.0;
    let next = |lengths: &[f64], done: &[bool]| {
        let waiting = (0..places.len()).filter(|it| !done[*it]);
        waiting.min_by(|a, b| lengths[*a].total_cmp(&lengths[*b]))
    };
    while let Some(here) = next(&lengths, &done) {
        done[here] = true;
        for there in 0..places.len() {
            let least = lengths[here] + (places[there] - places[here]).length();
            if !done[there] && least < lengths[there] {
                lengths[there] = lengths[there].min(lengths[here] + cost(places[here], places[there]));
            }
        }
    }
    lengths
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut it = self.0;
        it = (it ^ (it >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        it = (it ^ (it >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        it ^ (it >> 31)
    }
    fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (self.next() >> 11) as f64 / (1_u64 << 53) as f64 * (high - low)
    }
}
