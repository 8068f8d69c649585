//! The first thing a line runs into.

use std::ops::Range;

use table::{index::ItemSet, sight::plain};

use crate::{
    ground::{AT_ONCE, Ground},
    peer::ray,
    report::{Row, mix, race},
};

pub fn first_hit(ground: &Ground) -> Row {
    let (peer, tree) = (&ground.peer, &ground.peer.tree);
    let answer = |sum: u64, item: Option<u32>| mix(sum, item.map_or(0, |it| u64::from(it) + 1));
    let mut ours = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(from, to)| {
            let hit = ground.index.first_hit(from, to, &ItemSet::NONE);
            answer(sum, hit.map(|it| it.item.number()))
        })
    };
    let mut theirs = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(from, to)| {
            let ray = ray(from, to);
            answer(sum, tree.cast_ray(&ray, 1.0, |leaf, best| peer.cast(leaf, &ray, best)).map(|it| it.0))
        })
    };
    let mut mixed = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(from, to)| {
            let enter = |leaf: u32, _| plain::chord(ground.part(leaf as usize), from, to).map(|it| it.0);
            answer(sum, tree.cast_ray(&ray(from, to), 1.0, enter).map(|it| it.0))
        })
    };
    let [ours, theirs, mixed] = race(ground.lines.len(), AT_ONCE, [&mut ours, &mut theirs, &mut mixed]);
    Row { name: "first hit", peer: "parry Bvh::cast_ray", ours, theirs, mixed: Some(mixed) }
}
