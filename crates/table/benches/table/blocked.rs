//! Whether anything stops a line.

use table::{index::ItemSet, sight::plain};

use crate::{
    ground::Ground,
    peer::ray,
    report::{Row, mix, race},
};

pub fn blocked(ground: &Ground) -> Row {
    let (peer, tree) = (&ground.peer, &ground.peer.tree);
    let mut ours = || {
        ground
            .lines
            .iter()
            .fold(0, |sum, &(from, to)| mix(sum, u64::from(ground.index.blocked(from, to, &ItemSet::NONE))))
    };
    let mut theirs = || {
        ground.lines.iter().fold(0, |sum, &(from, to)| {
            let ray = ray(from, to);
            let mut near = tree.leaves(|node| node.cast_ray(&ray, 1.0) <= 1.0);
            mix(sum, u64::from(near.any(|leaf| peer.meets(leaf, &ray))))
        })
    };
    let mut mixed = || {
        ground.lines.iter().fold(0, |sum, &(from, to)| {
            let ray = ray(from, to);
            let mut near = tree.leaves(|node| node.cast_ray(&ray, 1.0) <= 1.0);
            mix(sum, u64::from(near.any(|leaf| plain::chord(ground.part(leaf as usize), from, to).is_some())))
        })
    };
    let [ours, theirs, mixed] = race(ground.lines.len(), [&mut ours, &mut theirs, &mut mixed]);
    Row { name: "blocked", peer: "parry Bvh::leaves, any", ours, theirs, mixed: Some(mixed) }
}
