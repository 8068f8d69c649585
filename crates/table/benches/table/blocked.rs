//! Whether anything stops a line.

use std::ops::Range;

use table::{index::ItemSet, sight::plain};

use crate::{
    ground::{AT_ONCE, Ground},
    peer::ray,
    report::{Row, mix, race},
};

pub fn blocked(ground: &Ground) -> Row {
    let (peer, tree) = (&ground.peer, &ground.peer.tree);
    let mut ours = |range: Range<usize>| {
        ground.lines[range]
            .iter()
            .fold(0, |sum, &(from, to)| mix(sum, u64::from(ground.index.blocked(from, to, &ItemSet::NONE))))
    };
    let mut theirs = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(from, to)| {
            let ray = ray(from, to);
            let mut near = tree.leaves(|node| node.cast_ray(&ray, 1.0) <= 1.0);
            mix(sum, u64::from(near.any(|leaf| peer.meets(leaf, &ray))))
        })
    };
    let mut mixed = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(from, to)| {
            let ray = ray(from, to);
            let mut near = tree.leaves(|node| node.cast_ray(&ray, 1.0) <= 1.0);
            mix(sum, u64::from(near.any(|leaf| plain::chord(ground.part(leaf as usize), from, to).is_some())))
        })
    };
    let [ours, theirs, mixed] = race(ground.lines.len(), AT_ONCE, [&mut ours, &mut theirs, &mut mixed]);
    Row { name: "blocked", peer: "parry Bvh::leaves, any", ours, theirs, mixed: Some(mixed) }
}
