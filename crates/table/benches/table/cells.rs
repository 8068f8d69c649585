//! The cells one piece hides, counted a column at a time, beside the plain loop over 400 segments (ours, not parry's).

use table::{
    Volume,
    sight::{self, Cells, Grid, Rectangle, plain},
};

use crate::{
    ground::Ground,
    report::{Row, mix, race},
    visible::in_view,
};

pub fn cells_of_a_piece(ground: &Ground) -> Row {
    let grid = Grid::new(20, 20);
    let views = ground.models.iter().map(|(viewer, target)| {
        let rectangle = Rectangle::facing(viewer.centre(), target);
        (viewer.axis(1.0), rectangle, in_view(ground, viewer, &rectangle))
    });
    let views: Vec<_> = views.collect();
    let pieces: usize = views.iter().map(|it| it.2.len()).sum();
    let count = |hidden: &dyn Fn(table::Spot, &Rectangle, &[Volume<'_>]) -> Cells| {
        views.iter().fold(0, |sum, (eye, rectangle, volumes)| {
            volumes.chunks(1).fold(sum, |sum, piece| mix(sum, u64::from(hidden(*eye, rectangle, piece).count())))
        })
    };
    let mut ours = || count(&|eye, rectangle, piece| sight::hidden_cells(eye, rectangle, grid, piece));
    let mut theirs = || count(&|eye, rectangle, piece| plain::hidden_cells(eye, rectangle, grid, piece));
    let [ours, theirs] = race(pieces, [&mut ours, &mut theirs]);
    Row { name: "cells hidden by one piece", peer: "our plain loop, 400 segments", ours, theirs, mixed: None }
}
