//! The visible fraction as rulings take it: how many of the 20 x 20 cells of a target are seen past everything on the
//! table. Parry casts the 400 segments through its tree; a leaf stops one if it is met below its height.

use std::ops::Range;

use smallvec::SmallVec;
use table::{
    Body, Spot, Volume,
    sight::{self, Grid, Rectangle},
};

use crate::{
    ground::Ground,
    peer::ray,
    report::{Row, mix, race},
};

pub fn visible_cells(ground: &Ground) -> Row {
    let grid = Grid::new(20, 20);
    let mut ours = |range: Range<usize>| {
        ground.models[range].iter().fold(0, |sum, (viewer, target)| {
            let rectangle = Rectangle::facing(viewer.centre(), target);
            let volumes = in_view(ground, viewer, &rectangle);
            let hidden = sight::hidden_cells(viewer.axis(1.0), &rectangle, grid, &volumes);
            mix(sum, u64::from(400 - hidden.count()))
        })
    };
    let mut theirs = |range: Range<usize>| {
        ground.models[range].iter().fold(0, |sum, (viewer, target)| {
            let rectangle = Rectangle::facing(viewer.centre(), target);
            let cells = (0..20).flat_map(|column| (0..20).map(move |row| (column, row)));
            let free =
                |&(column, row): &(u8, u8)| !stopped(ground, viewer.axis(1.0), grid.centre(&rectangle, column, row));
            mix(sum, cells.filter(free).count() as u64)
        })
    };
    let [ours, theirs] = race(ground.models.len(), 1, [&mut ours, &mut theirs]);
    Row { name: "visible fraction, 20 x 20 cells", peer: "parry, 400 rays", ours, theirs, mixed: None }
}

/// What may hide some of a target.
pub fn in_view<'a>(ground: &'a Ground, viewer: &Body, rectangle: &Rectangle) -> SmallVec<[Volume<'a>; 16]> {
    let items = ground.index.in_view(viewer.centre(), rectangle.left, rectangle.right);
    items.iter().map(|it| ground.volume(it.number() as usize)).collect()
}

/// Whether parry finds something in the way of a segment in space: where it enters a shape in plan, and, cast back from
/// its end, where it leaves it; everything here stands on the table, so the lower of the two heights decides.
pub fn stopped(ground: &Ground, from: Spot, to: Spot) -> bool {
    let (there, back) = (ray(from.plan, to.plan), ray(to.plan, from.plan));
    let peer = &ground.peer;
    peer.tree.leaves(|node| node.cast_ray(&there, 1.0) <= 1.0).any(|leaf| {
        let Some(enter) = peer.cast(leaf, &there, 1.0) else { return false };
        let lowest = if to.z >= from.z { enter } else { 1.0 - peer.cast(leaf, &back, 1.0).unwrap_or(1.0) };
        from.z + (to.z - from.z) * lowest < ground.heights[leaf as usize]
    })
}
