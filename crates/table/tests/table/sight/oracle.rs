//! The fast ways of looking, held to the plain ones on random scenes.

use crate::scenes::{Chance, Scene, scene};
use table::{
    Spot, Volume,
    sight::{self, Grid, Obstacle, Rectangle, plain},
};

fn obstacles(scene: &Scene) -> Vec<Obstacle<'_>> {
    scene.pieces.iter().map(Obstacle::from).chain(scene.models.iter().map(Obstacle::from)).collect()
}

fn all_volumes<'a>(obstacles: &[Obstacle<'a>]) -> Vec<Volume<'a>> {
    obstacles.iter().flat_map(|it| it.volumes().iter().copied()).collect()
}

/// Ten thousand rays, one somewhere in each cell of 100 x 100.
fn by_rays(seed: u64, eye: Spot, rectangle: &Rectangle, volumes: &[Volume<'_>]) -> f64 {
    let mut chance = Chance::new(seed ^ 0xABCD);
    let mut seen = 0;
    for cell in 0..10_000 {
        let (column, row) = (f64::from(cell / 100), f64::from(cell % 100));
        let to = rectangle.at((column + chance.share()) / 100.0, (row + chance.share()) / 100.0);
        seen += u32::from(!plain::hides(volumes, eye, to));
    }
    f64::from(seen) / 10_000.0
}

#[test]
fn visible_fractions_agree_with_ten_thousand_rays_on_500_scenes() {
    let (mut worst, mut between): (f64, u32) = (0.0, 0);
    for seed in 0..500 {
        let scene = scene(seed);
        let (obstacles, eye) = (obstacles(&scene), scene.viewer.axis(1.0));
        let rectangle = Rectangle::facing(scene.viewer.centre(), &scene.target);
        let look = sight::look(eye, &rectangle, &obstacles);
        let rays = by_rays(seed, eye, &rectangle, &all_volumes(&obstacles));
        assert!((look.visible - rays).abs() <= 0.01, "seed {seed}: {} by shadows, {rays} by rays", look.visible);
        worst = worst.max((look.visible - rays).abs());
        between += u32::from(rays > 0.02 && rays < 0.98);
    }
    println!("worst difference {worst}, {between} scenes partly hidden");
    assert!(between >= 100, "only {between} of the scenes hide part of their target");
}

#[test]
fn each_hider_hides_alone_what_its_share_says() {
    for seed in 0..60 {
        let scene = scene(seed);
        let (obstacles, eye) = (obstacles(&scene), scene.viewer.axis(1.0));
        let rectangle = Rectangle::facing(scene.viewer.centre(), &scene.target);
        let look = sight::look(eye, &rectangle, &obstacles);
        assert!(look.hiders.is_sorted_by(|a, b| a.distance <= b.distance), "seed {seed}: nearest first");
        for hider in &look.hiders {
            let rays = 1.0 - by_rays(seed, eye, &rectangle, obstacles[hider.obstacle].volumes());
            assert!((hider.share - rays).abs() <= 0.01, "seed {seed}: {hider:?}, {rays} by rays");
        }
    }
}

#[test]
fn cells_are_counted_as_the_plain_loop_counts_them_on_2000_scenes() {
    let mut partly = 0;
    for seed in 0..2_000 {
        let scene = scene(seed);
        let (obstacles, mut chance) = (obstacles(&scene), Chance::new(seed ^ 0x5EED));
        let grid = if seed % 4 == 0 {
            Grid::new(chance.range(1, 65) as u8, chance.range(1, 65) as u8)
        } else {
            Grid::new(20, 20)
        };
        let eye = scene.viewer.axis([1.0, 0.5, 0.25][(seed % 3) as usize]);
        let rectangle = Rectangle::facing(scene.viewer.centre(), &scene.target);
        for obstacle in &obstacles {
            let plain = plain::hidden_cells(eye, &rectangle, grid, obstacle.volumes());
            let fast = sight::hidden_cells(eye, &rectangle, grid, obstacle.volumes());
            assert_eq!(fast, plain, "seed {seed}");
            partly +=
                u32::from(plain.count() > 0 && plain.count() < u32::from(grid.columns()) * u32::from(grid.rows()));
            check_thresholds(seed, eye, &rectangle, grid, obstacle.volumes(), plain.count());
        }
        check_sight(seed, &scene, &rectangle, grid, &all_volumes(&obstacles));
    }
    assert!(partly > 500, "only {partly} obstacles hide some cells and not others");
}

fn check_thresholds(seed: u64, eye: Spot, rectangle: &Rectangle, grid: Grid, volumes: &[Volume<'_>], count: u32) {
    for threshold in [count.saturating_sub(1), count, count + 1, 100] {
        let enough = sight::hides_at_least(threshold, eye, rectangle, grid, &grid.all(), volumes);
        assert_eq!(enough, count >= threshold, "seed {seed}: {count} of {threshold}");
    }
}

fn check_sight(seed: u64, scene: &Scene, rectangle: &Rectangle, grid: Grid, volumes: &[Volume<'_>]) {
    let eyes = [1.0, 0.5, 0.25].map(|share| scene.viewer.axis(share));
    let front = grid.in_front(rectangle, scene.viewer.centre(), scene.viewer.placed().facing);
    let plain = !front.is_empty() && plain::sees_any(&eyes, rectangle, grid, &front, volumes);
    assert_eq!(sight::sees_any(&eyes, rectangle, grid, &front, volumes), plain, "seed {seed}");
}

/// Everything square to everything, on a coarse grid: edges in line with edges, corners on lines of sight, eyes level
/// with tops. Rounding decides here, and must decide alike.
#[test]
fn cells_are_counted_alike_where_things_line_up() {
    for seed in 0..2_000 {
        let mut chance = Chance::new(seed);
        let (viewer, target, model) = (chance.square_body(), chance.square_body(), chance.square_body());
        let (piece, eye) = (chance.square_block(), viewer.axis(1.0));
        let rectangle = Rectangle::facing(viewer.centre(), &target);
        let obstacles = [Obstacle::from(&piece), Obstacle::from(&model), Obstacle::from(&viewer)];
        for grid in [Grid::new(20, 20), Grid::new(1, 1), Grid::new(3, 5)] {
            for obstacle in &obstacles {
                let plain = plain::hidden_cells(eye, &rectangle, grid, obstacle.volumes());
                let fast = sight::hidden_cells(eye, &rectangle, grid, obstacle.volumes());
                assert_eq!(fast, plain, "seed {seed}");
            }
        }
        let look = sight::look(eye, &rectangle, &obstacles);
        assert!((0.0..=1.0).contains(&look.visible), "seed {seed}: {look:?}");
    }
}
