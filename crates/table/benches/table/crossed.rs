//! Everything a line runs through, in order.

use std::ops::Range;

use table::{index::ItemSet, sight::plain};

use crate::{
    ground::{AT_ONCE, Ground},
    peer::ray,
    report::{Row, mix, race},
};

pub fn crossed(ground: &Ground) -> Row {
    let (peer, tree) = (&ground.peer, &ground.peer.tree);
    let mut found = Vec::new();
    let mut ours = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(from, to)| {
            ground.index.crossed(from, to, &ItemSet::NONE, &mut found);
            found.iter().fold(mix(sum, 1_000), |sum, it| mix(sum, u64::from(it.item.number())))
        })
    };
    let mut hits: Vec<(f64, u32)> = Vec::new();
    let mut theirs = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(from, to)| {
            let ray = ray(from, to);
            let near = tree.leaves(|node| node.cast_ray(&ray, 1.0) <= 1.0);
            hits.clear();
            hits.extend(near.filter_map(|leaf| Some((peer.cast(leaf, &ray, 1.0)?, leaf))));
            in_order(sum, &mut hits)
        })
    };
    let mut more: Vec<(f64, u32)> = Vec::new();
    let mut mixed = |range: Range<usize>| {
        ground.lines[range].iter().fold(0, |sum, &(from, to)| {
            let ray = ray(from, to);
            let near = tree.leaves(|node| node.cast_ray(&ray, 1.0) <= 1.0);
            more.clear();
            more.extend(near.filter_map(|leaf| Some((plain::chord(ground.part(leaf as usize), from, to)?.0, leaf))));
            in_order(sum, &mut more)
        })
    };
    let [ours, theirs, mixed] = race(ground.lines.len(), AT_ONCE, [&mut ours, &mut theirs, &mut mixed]);
    Row { name: "all crossed", peer: "parry Bvh::leaves, sorted", ours, theirs, mixed: Some(mixed) }
}

fn in_order(sum: u64, hits: &mut [(f64, u32)]) -> u64 {
    hits.sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
    hits.iter().fold(mix(sum, 1_000), |sum, it| mix(sum, u64::from(it.1)))
}
