//! The lattice of cubes: steps, falls, ranges and sight.

use table::{
    Inches, Point, Polygon, Prism, Spot,
    lattice::{Cube, FacePlan, Floor, FloorPlan, Gait, Lattice, LatticeFault, LatticePlan, Opening, Side},
    spot, vec2,
};

fn cube(column: u8, row: u8, level: u8) -> Cube {
    Cube::new(column, row, level)
}

fn open() -> LatticePlan {
    LatticePlan::open(8, 8, 4, Inches::whole(3))
}

fn wall(cube: Cube, side: Side, opening: Opening) -> FacePlan {
    FacePlan { cube, side, opening, climbable: false }
}

fn block(from: (i32, i32), to: (i32, i32), bottom: i32, top: i32) -> Prism {
    let outline = Polygon::rectangle(Point::whole(from.0, from.1), Point::whole(to.0, to.1)).unwrap();
    Prism { outline, bottom: Inches::whole(bottom), top: Inches::whole(top) }
}

#[test]
fn a_cube_has_twenty_six_neighbours() {
    let lattice = Lattice::new(open()).unwrap();
    assert_eq!(lattice.neighbours(cube(3, 3, 1)).count(), 26);
    assert_eq!(lattice.neighbours(cube(0, 0, 0)).count(), 7);
    assert_eq!(lattice.neighbours(cube(9, 0, 0)).count(), 0);
    assert_eq!(lattice.edges(cube(0, 7, 2)).collect::<Vec<_>>(), [Side::South, Side::West]);
    assert_eq!(cube(1, 1, 0).distance(cube(4, 2, 1)), 3);
    assert_eq!(lattice.cube_at(vec2(3.0, 23.99), 2.99), Some(cube(1, 7, 0)));
    assert_eq!(lattice.cube_at(vec2(24.0, 0.0), 0.0), None);
    for index in 0..lattice.cubes() {
        assert_eq!(lattice.index(lattice.cube(index).unwrap()), Some(index));
    }
}

#[test]
fn on_open_ground_one_walks_to_eight_cubes_and_never_up() {
    let lattice = Lattice::new(open()).unwrap();
    assert_eq!(lattice.steps(cube(3, 3, 0), Opening::Open, Gait::Walk).count(), 8);
    assert_eq!(lattice.steps(cube(3, 3, 0), Opening::Open, Gait::Fly).count(), 17);
    assert_eq!(lattice.steps(cube(3, 3, 1), Opening::Open, Gait::Walk).count(), 9, "down is always open");
}

#[test]
fn a_gap_lets_through_what_fits() {
    let mut plan = open();
    plan.faces.push(wall(cube(2, 2, 0), Side::East, Opening::Medium));
    let lattice = Lattice::new(plan).unwrap();
    let (here, there) = (cube(2, 2, 0), cube(3, 2, 0));
    assert_eq!(lattice.passage(here, there), Opening::Medium);
    assert_eq!(lattice.opening(there, Side::West), Opening::Medium, "a face is the same from both sides");
    for (gap, passes) in
        [(Opening::Small, true), (Opening::Medium, true), (Opening::Large, false), (Opening::Open, false)]
    {
        assert_eq!(lattice.can_step(here, there, gap, Gait::Walk), passes, "{gap:?}");
        assert_eq!(lattice.can_step(there, here, gap, Gait::Walk), passes, "{gap:?} back");
    }
}

#[test]
fn a_diagonal_needs_one_free_route() {
    let mut plan = open();
    plan.faces.push(wall(cube(2, 2, 0), Side::East, Opening::Blocked));
    let lattice = Lattice::new(plan.clone()).unwrap();
    assert!(lattice.can_step(cube(2, 2, 0), cube(3, 3, 0), Opening::Open, Gait::Walk), "round the other side");
    assert_eq!(lattice.open_routes(cube(2, 2, 0), cube(3, 3, 0), Opening::Open, Gait::Walk).count(), 1);
    plan.faces.push(wall(cube(2, 2, 0), Side::South, Opening::Blocked));
    let lattice = Lattice::new(plan).unwrap();
    assert!(!lattice.can_step(cube(2, 2, 0), cube(3, 3, 0), Opening::Small, Gait::Fly), "both sides are walled");
    assert_eq!(lattice.open_routes(cube(2, 2, 0), cube(3, 3, 1), Opening::Open, Gait::Fly).count(), 2, "over the top");
}

#[test]
fn up_needs_something_to_climb_and_a_floor_to_stand_on() {
    let mut plan = open();
    plan.floors.push(FloorPlan { cube: cube(3, 2, 1), floor: Floor::Full });
    plan.faces.push(wall(cube(3, 2, 0), Side::Up, Opening::Blocked));
    let (foot, roof) = (cube(2, 2, 0), cube(3, 2, 1));
    let bare = Lattice::new(plan.clone()).unwrap();
    assert!(!bare.can_step(foot, roof, Opening::Small, Gait::Walk), "nothing to climb");
    assert!(bare.can_step(roof, foot, Opening::Open, Gait::Walk), "down one level is a step");
    let mut climbable = plan.clone();
    climbable.faces.push(FacePlan { cube: foot, side: Side::East, opening: Opening::Blocked, climbable: true });
    let lattice = Lattice::new(climbable).unwrap();
    assert!(lattice.can_step(foot, roof, Opening::Open, Gait::Walk), "up the wall, then over");
    assert!(!lattice.can_step(cube(3, 2, 0), roof, Opening::Small, Gait::Fly), "never through a full floor");
    assert!(!lattice.can_step(foot, cube(2, 2, 1), Opening::Small, Gait::Walk), "no standing on air");
    plan.ladders.push(foot);
    assert!(Lattice::new(plan).unwrap().can_step(foot, roof, Opening::Open, Gait::Walk));
}

#[test]
fn a_fall_ends_on_the_first_floor_that_catches() {
    let mut plan = open();
    plan.floors.push(FloorPlan { cube: cube(4, 4, 1), floor: Floor::Partial });
    plan.faces.push(wall(cube(4, 4, 1), Side::Down, Opening::Medium));
    let lattice = Lattice::new(plan).unwrap();
    assert_eq!(lattice.landing(cube(4, 4, 3), Floor::Full), Some(cube(4, 4, 0)));
    assert_eq!(lattice.landing(cube(4, 4, 3), Floor::Partial), Some(cube(4, 4, 1)));
    assert_eq!(lattice.landing(cube(4, 4, 0), Floor::Full), Some(cube(4, 4, 0)));
    assert_eq!(lattice.landing(cube(4, 9, 0), Floor::Full), None);
    assert!(lattice.sees_straight(cube(4, 4, 0), cube(4, 4, 3), Opening::Medium));
    assert!(!lattice.sees_straight(cube(4, 4, 3), cube(4, 4, 0), Opening::Open));
    assert!(!lattice.sees_straight(cube(4, 4, 3), cube(4, 3, 0), Opening::Small), "not one stack");
}

#[test]
fn reach_goes_round_walls_and_pays_what_it_is_asked() {
    let mut plan = open();
    for row in 0..7 {
        plan.faces.push(wall(cube(3, row, 0), Side::East, Opening::Blocked));
    }
    let lattice = Lattice::new(plan).unwrap();
    let reach = lattice.reach(cube(3, 0, 0), 20, Opening::Open, Gait::Walk);
    assert_eq!(reach.cost_to(cube(4, 0, 0)), Some(14), "down seven rows, through the gap, and up again");
    let path = reach.path_to(cube(4, 0, 0)).unwrap();
    assert_eq!(path.len(), 15);
    assert!(path.windows(2).all(|it| lattice.can_step(it[0], it[1], Opening::Open, Gait::Walk)));
    assert_eq!(lattice.reach(cube(3, 0, 0), 13, Opening::Open, Gait::Walk).cost_to(cube(4, 0, 0)), None);
    assert_eq!(
        lattice.reach(cube(3, 3, 0), 2, Opening::Open, Gait::Walk).cubes().count(),
        3 * 5,
        "two west, not through the wall"
    );
    let mud = |_, to: Cube| if to.row == 4 { None } else { Some(3) };
    let reach = lattice.reach_at_cost(cube(0, 3, 0), 9, Opening::Open, Gait::Walk, mud);
    assert_eq!(reach.cost_to(cube(3, 3, 0)), Some(9));
    assert_eq!(reach.cost_to(cube(0, 5, 0)), None);
}

#[test]
fn sight_meets_solids_in_order() {
    let mut plan = open();
    plan.solids.push(block((12, 0), (13, 24), 0, 3));
    plan.solids.push(block((6, 4), (8, 6), 0, 2));
    let lattice = Lattice::new(plan).unwrap();
    let (a, b) = (spot(vec2(1.0, 5.0), 1.0), spot(vec2(21.0, 5.0), 1.0));
    let met: Vec<_> = lattice.solids_crossed(a, b).iter().map(|it| (it.solid, it.enter, it.leave)).collect();
    assert_eq!(met, [(1, 0.25, 0.35), (0, 0.55, 0.6)]);
    let back: Vec<_> = lattice.solids_crossed(b, a).iter().map(|it| it.solid).collect();
    assert_eq!(back, [0, 1]);
    assert!(!lattice.is_blocked(spot(vec2(1.0, 5.0), 3.0), spot(vec2(21.0, 5.0), 3.0)), "along the top is clear");
    assert!(!lattice.is_blocked(spot(vec2(1.0, 4.0), 1.0), spot(vec2(9.0, 4.0), 1.0)), "along a side is clear");
    let cubes = lattice.cubes_crossed(a, spot(vec2(10.0, 5.0), 4.0));
    let expected = [cube(0, 1, 0), cube(1, 1, 0), cube(2, 1, 0), cube(2, 1, 1), cube(3, 1, 1)];
    assert_eq!(cubes.as_slice(), expected);
}

#[test]
fn walking_the_line_finds_what_trying_every_solid_finds() {
    let mut random = Random(7);
    for scene in 0..60 {
        let mut plan = open();
        for _ in 0..12 {
            let (x, y, z) = (random.below(21), random.below(21), random.below(9));
            let (w, d, h) = (1 + random.below(3), 1 + random.below(3), 1 + random.below(3));
            plan.solids.push(block((x, y), (x + w, y + d), z, z + h));
        }
        let lattice = Lattice::new(plan.clone()).unwrap();
        let single: Vec<Lattice> = (0..12)
            .map(|it| {
                // Around a cube of the size of the whole board there is nothing to walk.
                let mut alone = LatticePlan::open(1, 1, 1, Inches::whole(24));
                alone.solids.push(plan.solids[it].clone());
                Lattice::new(alone).unwrap()
            })
            .collect();
        for _ in 0..50 {
            let mut end = || spot(vec2(random.inch(), random.inch()), random.inch() / 2.0);
            let (a, b): (Spot, Spot) = (end(), end());
            let mut met: Vec<usize> = lattice.solids_crossed(a, b).iter().map(|it| usize::from(it.solid)).collect();
            assert_eq!(lattice.is_blocked(a, b), !met.is_empty());
            met.sort_unstable();
            let tried: Vec<usize> = (0..12).filter(|it| single[*it].is_blocked(a, b)).collect();
            assert_eq!(met, tried, "scene {scene}");
        }
    }
}

#[test]
fn every_fault_is_reported_at_once() {
    let mut plan = LatticePlan::open(4, 4, 0, Inches::ZERO);
    plan.solids.push(block((0, 0), (1, 1), 2, 2));
    plan.ladders.push(cube(9, 9, 9));
    let faults = Lattice::new(plan).unwrap_err();
    assert_eq!(faults.len(), 5, "{faults:?}");
    assert!(faults.contains(&LatticeFault::BadSide(Inches::ZERO)));
    let mut plan = open();
    plan.faces.push(wall(cube(0, 0, 0), Side::West, Opening::Open));
    plan.faces.push(wall(cube(0, 0, 0), Side::Down, Opening::Open));
    plan.faces.push(FacePlan { cube: cube(0, 0, 0), side: Side::Up, opening: Opening::Open, climbable: true });
    plan.solids.push(block((20, 20), (25, 21), 0, 1));
    let expected = [
        LatticeFault::OuterFace { number: 0 },
        LatticeFault::OuterFace { number: 1 },
        LatticeFault::ClimbableFloor { number: 2 },
        LatticeFault::BesideBoard { number: 0 },
    ];
    assert_eq!(Lattice::new(plan).unwrap_err(), expected);
}

#[test]
fn a_lattice_is_written_as_its_plan_and_read_back() {
    let mut plan = open();
    plan.faces.push(FacePlan { cube: cube(2, 2, 0), side: Side::East, opening: Opening::Small, climbable: true });
    plan.floors.push(FloorPlan { cube: cube(3, 2, 1), floor: Floor::Partial });
    plan.ladders.push(cube(1, 1, 0));
    plan.solids.push(block((1, 1), (2, 2), 0, 3));
    let lattice = Lattice::new(plan).unwrap();
    let text = toml::to_string(&lattice).unwrap();
    assert_eq!(toml::from_str::<Lattice>(&text).unwrap(), lattice);
    let refused = toml::from_str::<Lattice>(&text.replace("columns = 8", "columns = 2")).unwrap_err().to_string();
    assert!(refused.contains("floors 0: [3, 2, 1] is off the board"), "{refused}");
    assert!(refused.contains("faces 0: [2, 2, 0] is off the board"), "{refused}");
}

#[test]
fn nonsense_lines_see_nothing() {
    let mut plan = open();
    plan.solids.push(block((1, 1), (20, 20), 0, 9));
    let lattice = Lattice::new(plan).unwrap();
    for bad in [f64::NAN, f64::INFINITY, -1e300] {
        let line = (spot(vec2(bad, 5.0), 1.0), spot(vec2(2.0, 5.0), 1.0));
        assert!(lattice.cubes_crossed(line.0, line.1).len() <= 8 + 8 + 4);
    }
}

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 33
    }
    fn below(&mut self, n: u64) -> i32 {
        (self.next() % n) as i32
    }
    fn inch(&mut self) -> f64 {
        (self.next() % 2400) as f64 / 100.0
    }
}
