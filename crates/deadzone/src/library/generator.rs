//! Maps made up from a seed: ruins of two and three levels, walkways between them, crates and barricades.
//!
//! The map is cut into sixteen blocks of two by two squares, and every block receives a piece of scenery. So every three
//! by three squares hold some (`dz.field.map`), since they always contain a whole block.

use dice::Seeded;
use table::lattice::{Opening, Side};

use crate::{Block, Cell, Deck, Map, Wall};

/// The map of a seed.
#[must_use]
pub fn map(seed: u64) -> Map {
    let mut chance = Seeded::from_u64(seed ^ 0xDEAD_2043);
    let mut map = Map::open(&format!("Ruins {seed}"), 4);
    for block in 0..16 {
        let (column, row) = (1 + 2 * (block % 4), 1 + 2 * (block / 4));
        let corner = (column + chance.below(2) as u8, row + chance.below(2) as u8);
        match chance.below(8) {
            0 | 1 => house(&mut map, corner, 2, &mut chance),
            2 => house(&mut map, corner, 3, &mut chance),
            3 => terrace(&mut map, (column, row), &mut chance),
            4 => crates(&mut map, corner, &mut chance),
            5 => barricade(&mut map, corner, &mut chance),
            6 => ruin(&mut map, corner, &mut chance),
            _ => walkway(&mut map, (column, row), &mut chance),
        }
    }
    map
}

fn cell((column, row): (u8, u8), level: u8) -> Cell {
    Cell::new(column, row, level).unwrap_or_default()
}

/// Whether a side of a square is the edge of the map.
fn is_outer(at: (u8, u8), side: Side) -> bool {
    match side {
        Side::North => at.1 == 1,
        Side::South => at.1 == 8,
        Side::West => at.0 == 1,
        Side::East => at.0 == 8,
        Side::Up | Side::Down => true,
    }
}

/// A wall, if it does not stand on the edge of the map.
fn wall(map: &mut Map, at: (u8, u8), level: u8, side: Side, gap: Opening) {
    if !is_outer(at, side) {
        map.walls.push(Wall { cell: cell(at, level), side, gap, smooth: false, hatch: false });
    }
}

fn gap(chance: &mut Seeded) -> Opening {
    match chance.below(6) {
        0 | 1 => Opening::Blocked,
        2 => Opening::Small,
        3 | 4 => Opening::Medium,
        _ => Opening::Large,
    }
}

/// One square of building with a roof to stand on, its walls with doors and windows. A tall one has trapdoors and ladders
/// inside, since its roof cannot be climbed from the street.
fn house(map: &mut Map, at: (u8, u8), roof: u8, chance: &mut Seeded) {
    let tall = roof > 2;
    for level in 1..roof {
        let mut door = chance.below(4) as usize;
        while is_outer(at, Side::WALLS[door]) {
            door = (door + 1) % 4;
        }
        for (number, side) in Side::WALLS.into_iter().enumerate() {
            let gap = if number == door { Opening::Medium } else { gap(chance) };
            wall(map, at, level, side, gap);
        }
        let floor = cell(at, level + 1);
        map.decks.push(Deck { from: floor, to: floor, partial: tall });
        if tall || chance.below(2) == 0 {
            map.ladders.push(cell(at, level));
        }
    }
}

/// A platform over two squares with a ramp beside it.
fn terrace(map: &mut Map, (column, row): (u8, u8), chance: &mut Seeded) {
    let north = row + chance.below(2) as u8;
    map.decks.push(Deck { from: cell((column, north), 2), to: cell((column + 1, north), 2), partial: false });
    for at in [(column, north), (column + 1, north)] {
        wall(map, at, 1, Side::North, gap(chance));
        wall(map, at, 1, Side::South, Opening::Large);
    }
    let foot = if north == row { row + 1 } else { row };
    map.ramps.push(cell((column, foot), 1));
}

fn crates(map: &mut Map, at: (u8, u8), chance: &mut Seeded) {
    let (x, y) = (5 + chance.below(40) as u8, 5 + chance.below(40) as u8);
    let height = 25 + 5 * chance.below(6) as u8;
    map.blocks.push(Block { cell: cell(at, 1), from: (x, y), to: (x + 45, y + 30), height });
}

fn barricade(map: &mut Map, at: (u8, u8), chance: &mut Seeded) {
    let side = Side::WALLS[chance.below(4) as usize];
    wall(map, at, 1, side, Opening::Large);
    crates(map, at, chance);
}

/// Two walls of what was a house, and part of its floor above.
fn ruin(map: &mut Map, at: (u8, u8), chance: &mut Seeded) {
    let first = chance.below(4) as usize;
    for turn in 0..2 {
        wall(map, at, 1, Side::WALLS[(first + turn) % 4], gap(chance));
    }
    let floor = cell(at, 2);
    map.decks.push(Deck { from: floor, to: floor, partial: true });
    map.ladders.push(cell(at, 1));
}

/// A walkway of partial floors on the second level, with a ladder to it.
fn walkway(map: &mut Map, (column, row): (u8, u8), chance: &mut Seeded) {
    let along = chance.below(2) == 0;
    let to = if along { (column + 1, row) } else { (column, row + 1) };
    map.decks.push(Deck { from: cell((column, row), 2), to: cell(to, 2), partial: true });
    map.ladders.push(cell((column, row), 1));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_map_can_be_built_and_leaves_no_block_of_nine_bare() {
        // dz.field.map
        for seed in 0..200 {
            let map = map(seed);
            assert_eq!(map.bare_block(), None, "seed {seed}");
            assert!(map.plan().is_ok(), "seed {seed}: {:?}", map.plan());
        }
        assert!(Map::open("bare", 1).bare_block().is_some());
    }
}
