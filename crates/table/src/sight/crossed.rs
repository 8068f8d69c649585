//! What a straight line runs through, in order.

use crate::{
    Arrange, Spot, Vec2, Volume,
    sight::{Obstacle, plain},
};

/// An obstacle a line runs through, and where, as shares of the way from its start (0) to its end (1).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Crossing {
    /// The obstacle's place in the list.
    pub obstacle: usize,
    /// Where the line first enters it; 0 when it starts inside.
    pub enter: f64,
    /// Where it last leaves it; 1 when it ends inside.
    pub leave: f64,
}

/// The obstacles a segment in space runs through, nearest first.
#[must_use]
pub fn crossed(from: Spot, to: Spot, obstacles: &[Obstacle<'_>]) -> Vec<Crossing> {
    in_order(obstacles, |obstacle| {
        let stretches = obstacle.volumes().iter().filter_map(|it| plain::crossing(it, from, to));
        stretches.reduce(plain::join)
    })
}

/// The obstacles a line in plan runs through, whatever their heights, nearest first.
#[must_use]
pub fn crossed_in_plan(from: Vec2, to: Vec2, obstacles: &[Obstacle<'_>]) -> Vec<Crossing> {
    in_order(obstacles, |obstacle| {
        let parts = obstacle.volumes().iter().flat_map(Volume::parts);
        parts.filter_map(|part| plain::chord(part, from, to)).reduce(plain::join)
    })
}

fn in_order(obstacles: &[Obstacle<'_>], stretch: impl Fn(&Obstacle<'_>) -> Option<(f64, f64)>) -> Vec<Crossing> {
    let crossing = |(obstacle, it)| stretch(it).map(|(enter, leave)| Crossing { obstacle, enter, leave });
    let mut found: Vec<Crossing> = obstacles.iter().enumerate().filter_map(crossing).collect();
    found.arrange(|a, b| a.enter.total_cmp(&b.enter).then(a.obstacle.cmp(&b.obstacle)));
    found
}
