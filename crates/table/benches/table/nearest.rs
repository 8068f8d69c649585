//! The thing nearest to a place.

use std::ops::Range;

use parry2d_f64::query::PointQuery;
use table::index::ItemSet;

use crate::{
    ground::{AT_ONCE, Ground},
    peer::vector,
    report::{Row, mix, race},
};

pub fn nearest_distance(ground: &Ground) -> Row {
    let (peer, tree) = (&ground.peer, &ground.peer.tree);
    let answer = |sum: u64, item: Option<u32>| mix(sum, item.map_or(0, |it| u64::from(it) + 1));
    let mut ours = |range: Range<usize>| {
        ground.lines[range]
            .iter()
            .fold(0, |sum, &(at, _)| answer(sum, ground.index.nearest(at, &ItemSet::NONE).map(|it| it.item.number())))
    };
    let mut theirs = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(at, _)| {
            let at = vector(at);
            let box_ = |node: &parry2d_f64::partitioning::BvhNode, _| node.aabb().distance_to_local_point(at, true);
            let best = tree.find_best(f64::MAX, box_, |leaf, _| Some(peer.distance(leaf, at)));
            answer(sum, best.map(|it| it.0))
        })
    };
    let mut mixed = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(at, _)| {
            let place = vector(at);
            let box_ = |node: &parry2d_f64::partitioning::BvhNode, _| node.aabb().distance_to_local_point(place, true);
            let best = tree.find_best(f64::MAX, box_, |leaf, _| Some(ground.shapes[leaf as usize].distance_to(at)));
            answer(sum, best.map(|it| it.0))
        })
    };
    let [ours, theirs, mixed] = race(ground.lines.len(), AT_ONCE, [&mut ours, &mut theirs, &mut mixed]);
    Row { name: "nearest distance", peer: "parry Bvh::find_best", ours, theirs, mixed: Some(mixed) }
}
