//! The city: a block of 8.4 inches in each square, so that streets are 3.6 inches wide. The widest vehicle (3.2 inches) passes,
//! and a Large template fits every crossing, where Aircraft can land.

use dice::Seeded;
use table::{Inches, Piece, Point, Table};

use super::{
    middle,
    scenery::{SceneryPiece, piece, point, rectangle, scenery},
    squares, twin,
};

/// The side of a block, in hundredths.
const BLOCK: i32 = 840;

/// What stands in a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Block {
    /// Four small buildings with alleys between.
    Terrace,
    /// A medium building and three tiny ones.
    Court,
    /// A large building.
    Hall,
    /// A bunker, two shacks and barricades.
    Yard,
    /// A Forest and a field.
    Park,
    /// Barricades.
    Plaza,
}

/// The city of a seed. None if the table is not of whole squares in two equal halves.
#[must_use]
pub fn city(width: Inches, depth: Inches, seed: u64) -> Option<Table> {
    let (columns, rows) = squares(width, depth)?;
    let mut chance = Seeded::from_u64(seed);
    let mut pieces: Vec<Piece> = Vec::new();
    let mut blocks = blocks(columns * rows / 2, &mut chance);
    build_the_centre(&mut blocks, columns);
    for (number, block) in blocks.into_iter().enumerate() {
        let turns = chance.below(4);
        for built in built(block, middle(number as i32, columns), turns) {
            let id = pieces.len() as u16 + 1;
            let own = Piece { id: table::PieceId(id), ..built };
            pieces.push(own.clone());
            pieces.push(twin(&own, id + 1, width, depth));
        }
    }
    Table::new(width, depth, pieces).ok()
}

/// The blocks of one half, in an order of chance: terraces, courts or yards, and halls in equal parts, a park, and plazas for the
/// rest.
fn blocks(half: i32, chance: &mut Seeded) -> Vec<Block> {
    let each = half / 4;
    let mut blocks = Vec::new();
    for _ in 0..each {
        let court = if chance.below(2) == 0 { Block::Court } else { Block::Yard };
        blocks.extend([Block::Terrace, court, Block::Hall]);
    }
    blocks.push(Block::Park);
    blocks.resize(half.max(0).unsigned_abs() as usize, Block::Plaza);
    for last in (1..blocks.len()).rev() {
        blocks.swap(chance.below(last as u32 + 1) as usize, last);
    }
    blocks
}

/// A square that meets the centre of the table is built up, so that there is a feature for the Objective of the centre.
fn build_the_centre(blocks: &mut [Block], columns: i32) {
    let open = |it: &Block| matches!(it, Block::Park | Block::Plaza);
    let centre = blocks.len().saturating_sub((columns / 2).unsigned_abs() as usize);
    let built = blocks.iter().position(|it| !open(it));
    if let (Some(true), Some(built)) = (blocks.get(centre).map(open), built) {
        blocks.swap(centre, built);
    }
}

/// The pieces of a block around the middle of its square, turned by so many quarters.
fn built(block: Block, at: Point, turns: u32) -> Vec<Piece> {
    let corner = point(at.x.as_hundredths() - BLOCK / 2, at.y.as_hundredths() - BLOCK / 2);
    let stands = |(sort, left, top, right, bottom): (SceneryPiece, i32, i32, i32, i32)| {
        if sort.is_forest() {
            let (x, y) = turned((left + right) / 2, (top + bottom) / 2, turns);
            return scenery(0, sort, point(corner.x.as_hundredths() + x, corner.y.as_hundredths() + y));
        }
        let (a, b) = (turned(left, top, turns), turned(right, bottom, turns));
        let (x, y) = (corner.x.as_hundredths(), corner.y.as_hundredths());
        piece(0, sort, rectangle(x + a.0.min(b.0), y + a.1.min(b.1), x + a.0.max(b.0), y + a.1.max(b.1)))
    };
    plan(block).iter().copied().map(stands).collect()
}

/// A place in a block, turned about the block's middle by so many quarters.
const fn turned(x: i32, y: i32, turns: u32) -> (i32, i32) {
    match turns % 4 {
        0 => (x, y),
        1 => (BLOCK - y, x),
        2 => (BLOCK - x, BLOCK - y),
        _ => (y, BLOCK - x),
    }
}

/// The pieces of a block with their left, top, right and bottom, in hundredths from its corner.
/// Terraces, courts, halls and yards have a feature within 6 inches of every crossing beside them, for Objectives there.
const fn plan(block: Block) -> &'static [(SceneryPiece, i32, i32, i32, i32)] {
    match block {
        Block::Terrace => &[
            (SceneryPiece::SmallBuilding, 0, 0, 400, 400),
            (SceneryPiece::SmallBuilding, 440, 0, 840, 400),
            (SceneryPiece::SmallBuilding, 0, 440, 400, 840),
            (SceneryPiece::SmallBuilding, 440, 440, 840, 840),
        ],
        Block::Court => &[
            (SceneryPiece::MediumBuilding, 0, 0, 500, 500),
            (SceneryPiece::TinyBuilding, 540, 0, 840, 300),
            (SceneryPiece::TinyBuilding, 0, 540, 300, 840),
            (SceneryPiece::TinyBuilding, 540, 540, 840, 840),
        ],
        Block::Hall => &[(SceneryPiece::LargeBuilding, 70, 70, 770, 770)],
        Block::Yard => &[
            (SceneryPiece::MediumBunker, 0, 0, 500, 500),
            (SceneryPiece::TinyShack, 540, 0, 840, 300),
            (SceneryPiece::TinyShack, 540, 540, 840, 840),
            (SceneryPiece::Barricade, 20, 580, 420, 630),
            (SceneryPiece::Barricade, 20, 780, 420, 830),
        ],
        Block::Park => &[(SceneryPiece::MediumForest, 0, 145, 550, 695), (SceneryPiece::Field, 560, 0, 840, 840)],
        Block::Plaza => &[(SceneryPiece::Barricade, 220, 200, 620, 250), (SceneryPiece::Barricade, 220, 590, 620, 640)],
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::{SQUARE, scenery::of, tests::*},
        *,
    };

    fn cities() -> impl Iterator<Item = (u64, Table)> {
        (0..200).flat_map(|seed| sizes().map(|(wide, deep)| (seed, city(wide, deep, seed).expect("whole squares"))))
    }

    fn is_feature(piece: &Piece) -> bool {
        of(&piece.kind).is_some_and(SceneryPiece::is_feature)
    }

    /// Both halves are the same ground, and 30 to 40 percent of it are covered.
    #[test]
    fn two_hundred_cities_have_equal_halves_and_a_third_of_their_ground_covered() {
        for (seed, table) in cities() {
            halves_are_equal(&table);
            let share = covered(&table);
            assert!((30.0..=40.0).contains(&share), "seed {seed}: {share:.1} percent");
            let features = table.pieces().iter().filter(|it| is_feature(it)).count();
            let (least, most) = if table.width() > table.depth() { (50, 56) } else { (34, 38) };
            assert!((least..=most).contains(&features), "seed {seed}: {features} features");
        }
    }

    /// dc.air.land, dc.basic.templates: three places for a Large template within 18 inches of each long edge; in fact every
    /// crossing is one.
    #[test]
    fn two_hundred_cities_have_landing_zones() {
        for (seed, table) in cities() {
            let (wide, deep) = (table.width().to_f64(), table.depth().to_f64());
            for y in [12.0, deep - 12.0] {
                let clear = (1..(wide / 12.0) as i32).filter(|it| room(&table, 12.0 * f64::from(*it), y) >= 2.5);
                assert!(clear.count() >= 3, "seed {seed}");
            }
            for x in (1..(wide / 12.0) as i32).map(|it| 12.0 * f64::from(it)) {
                for y in (1..(deep / 12.0) as i32).map(|it| 12.0 * f64::from(it)) {
                    assert!(room(&table, x, y) >= 2.5, "seed {seed}: {x}, {y}");
                }
            }
        }
    }

    /// dc.scenario.targets-of-opportunity: a feature within 6 inches of each place an Objective may have.
    #[test]
    fn two_hundred_cities_have_a_feature_near_every_objective() {
        for (seed, table) in cities() {
            let (wide, deep) = (table.width().to_f64(), table.depth().to_f64());
            let outer = [12.0, wide - 12.0];
            let centre = deep / 2.0;
            let lines = [centre, centre - 12.0, centre + 12.0].into_iter().flat_map(|y| outer.map(|x| (x, y)));
            for (x, y) in lines.chain([(wide / 2.0, centre)]) {
                let near = table.pieces().iter().filter(|it| is_feature(it)).any(|it| distance(it, x, y) <= 6.0);
                assert!(near, "seed {seed}: {x}, {y}");
            }
        }
    }

    /// The widest vehicle (dc.basic.model-sizes) goes along every street, and streets cross: so they are connected.
    #[test]
    fn two_hundred_cities_have_connected_streets() {
        for (seed, table) in cities() {
            let (wide, deep) = (table.width().to_f64(), table.depth().to_f64());
            let steps = |length: f64| (0..=(length * 2.0) as i32).map(|it| f64::from(it) / 2.0);
            for street in (1..(wide / 12.0) as i32).map(|it| 12.0 * f64::from(it)) {
                assert!(steps(deep).all(|it| room(&table, street, it) >= 1.6), "seed {seed}");
            }
            for street in (1..(deep / 12.0) as i32).map(|it| 12.0 * f64::from(it)) {
                assert!(steps(wide).all(|it| room(&table, it, street) >= 1.6), "seed {seed}");
            }
        }
        assert_eq!(SQUARE - BLOCK, 360, "a street of 3.6 inches");
    }

    #[test]
    fn seeds_make_different_cities_and_one_seed_one_city() {
        let (wide, deep) = sizes()[0];
        let made = |seed| city(wide, deep, seed).expect("whole squares");
        assert_eq!(made(7).pieces(), made(7).pieces());
        let different = (0..50).filter(|it| made(*it).pieces() != made(it + 1).pieces()).count();
        assert_eq!(different, 50);
    }
}
