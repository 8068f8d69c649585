//! The visible fraction as a number: ours by shadows, parry's by 10,000 rays, which it takes to come as near. The
//! checksum counts the questions on which the two agree within one hundredth: all of them.

use std::ops::Range;

use table::sight::{self, Obstacle, Rectangle};

use crate::{
    ground::Ground,
    report::{Row, race},
    visible::{in_view, stopped},
};

pub fn visible_fraction(ground: &Ground) -> Row {
    let models = &ground.models[..ground.models.len().min(8)];
    let look = |at: usize| {
        let (viewer, target) = &models[at];
        let rectangle = Rectangle::facing(viewer.centre(), target);
        let obstacles: Vec<Obstacle<'_>> =
            in_view(ground, viewer, &rectangle).into_iter().map(|it| Obstacle::new([it])).collect();
        sight::look(viewer.axis(1.0), &rectangle, &obstacles).visible
    };
    let rays = |at: usize| {
        let (viewer, target) = &models[at];
        let (eye, rectangle) = (viewer.axis(1.0), Rectangle::facing(viewer.centre(), target));
        let middle = |part: u32| (f64::from(part) + 0.5) / 100.0;
        let free = |&cell: &u32| !stopped(ground, eye, rectangle.at(middle(cell / 100), middle(cell % 100)));
        (0..10_000).filter(free).count() as f64 / 10_000.0
    };
    let (exact, counted): (Vec<f64>, Vec<f64>) = (0..models.len()).map(|at| (look(at), rays(at))).unzip();
    let near = |values: &[f64], at: usize, value: f64| u64::from((values[at] - value).abs() <= 0.01);
    let mut ours = |range: Range<usize>| range.map(|at| near(&counted, at, look(at))).sum();
    let mut theirs = |range: Range<usize>| range.map(|at| near(&exact, at, rays(at))).sum();
    let [ours, theirs] = race(models.len(), 1, [&mut ours, &mut theirs]);
    Row { name: "visible fraction, exact", peer: "parry, 10,000 rays", ours, theirs, mixed: None }
}
