//! How far it is on foot from any cube to any other, for each size: found once for a field, when somebody asks.

use std::sync::OnceLock;

use crate::{Cell, FieldData};

/// Farther than any way.
pub(crate) const FAR: u8 = 30;

/// The distances of a field, by size.
#[derive(Debug, Default)]
pub(crate) struct Paths([OnceLock<Box<[u8]>>; 4]);

impl Paths {
    /// How many cubes a model of this size enters from one cube to another; [`FAR`] where no way leads.
    pub fn between(&self, field: &FieldData, size: u8, from: Cell, to: Cell) -> u8 {
        let size = size.clamp(1, 4);
        let cubes = field.lattice.cubes();
        self.0[usize::from(size) - 1].get_or_init(|| table(field, size, cubes))[from.index() * cubes + to.index()]
    }
}

fn table(field: &FieldData, size: u8, cubes: usize) -> Box<[u8]> {
    let near: Vec<Vec<usize>> = (0..cubes)
        .map(|it| {
            let from = Cell::at(it);
            let drops = field.drops(from, size, false).iter().copied();
            field.steps(from, size, false, false).iter().chain(drops).map(Cell::index).collect()
        })
        .collect();
    let mut all = vec![FAR; cubes * cubes].into_boxed_slice();
    let mut open = Vec::with_capacity(cubes);
    for (start, far) in all.chunks_mut(cubes).enumerate() {
        open.clear();
        open.push(start);
        far[start] = 0;
        let mut at = 0;
        while at < open.len() {
            let here = open[at];
            at += 1;
            for to in near[here].iter().copied() {
                if far[to] == FAR && far[here] + 1 < FAR {
                    far[to] = far[here] + 1;
                    open.push(to);
                }
            }
        }
    }
    all
}
