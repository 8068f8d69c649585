//! The cells one piece hides, counted a column at a time, beside the plain loop over 400 segments (ours, not parry's).

use std::ops::Range;

use table::sight::{self, Grid, Rectangle, plain};

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
    let pieces = views.iter().flat_map(|(eye, rectangle, volumes)| volumes.iter().map(|it| (*eye, *rectangle, [*it])));
    let pieces: Vec<_> = pieces.collect();
    let mut ours = |range: Range<usize>| {
        pieces[range].iter().fold(0, |sum, (eye, rectangle, piece)| {
            mix(sum, u64::from(sight::hidden_cells(*eye, rectangle, grid, piece).count()))
        })
    };
    let mut theirs = |range: Range<usize>| {
        pieces[range].iter().fold(0, |sum, (eye, rectangle, piece)| {
            mix(sum, u64::from(plain::hidden_cells(*eye, rectangle, grid, piece).count()))
        })
    };
    let [ours, theirs] = race(pieces.len(), 8, [&mut ours, &mut theirs]);
    Row { name: "cells hidden by one piece", peer: "our plain loop, 400 segments", ours, theirs, mixed: None }
}
