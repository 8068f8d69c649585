//! The plain table: a die for each square (`dc.scenario.scenery`).

use catalogue::{RuleId, rule};
use dice::Seeded;
use table::{Inches, Piece, Table};

use super::{
    middle,
    scenery::{SceneryPiece, scenery},
    squares, twin,
};

/// What a square of 12 inches gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Square {
    /// Nothing.
    Open,
    /// This piece in its middle.
    Piece(SceneryPiece),
    /// A Forest: another die says how large.
    Forest,
}

impl Square {
    /// The rule of the dice.
    pub const RULE: RuleId = rule!("dc.scenario.scenery");
}

/// What a die says a square gets.
#[must_use]
pub const fn square(die: u8) -> Square {
    match die {
        2 => Square::Piece(SceneryPiece::SmallBuilding),
        3 | 4 => Square::Piece(SceneryPiece::MediumBuilding),
        5 => Square::Piece(SceneryPiece::LargeBuilding),
        6 => Square::Forest,
        _ => Square::Open,
    }
}

/// The Forest that the second die says.
const fn forest(die: u8) -> SceneryPiece {
    match die {
        3 | 4 => SceneryPiece::MediumForest,
        5 | 6 => SceneryPiece::LargeForest,
        _ => SceneryPiece::SmallForest,
    }
}

/// The plain table of a seed: the dice of one half, turned about the centre for the other, or dice for every square. None
/// if the table is not of whole squares in two equal halves.
#[must_use]
pub fn plain(width: Inches, depth: Inches, mirrored: bool, seed: u64) -> Option<Table> {
    let (columns, rows) = squares(width, depth)?;
    let mut chance = Seeded::from_u64(seed);
    let mut die = || chance.below(6) as u8 + 1;
    let rolled = if mirrored { columns * rows / 2 } else { columns * rows };
    let mut pieces: Vec<Piece> = Vec::new();
    for number in 0..rolled {
        let sort = match square(die()) {
            Square::Open => continue,
            Square::Piece(sort) => sort,
            Square::Forest => forest(die()),
        };
        let piece = scenery(pieces.len() as u16 + 1, sort, middle(number, columns));
        let other = mirrored.then(|| twin(&piece, piece.id.0 + 1, width, depth));
        pieces.push(piece);
        pieces.extend(other);
    }
    Table::new(width, depth, pieces).ok()
}

#[cfg(test)]
mod tests {
    use super::{super::tests::*, *};

    /// dc.scenario.scenery: each face, and the second die of a Forest.
    #[test]
    fn what_each_die_says() {
        let said: Vec<_> = (1..=6).map(square).collect();
        let piece = Square::Piece;
        let (small, medium, large) =
            (SceneryPiece::SmallBuilding, SceneryPiece::MediumBuilding, SceneryPiece::LargeBuilding);
        assert_eq!(said, [Square::Open, piece(small), piece(medium), piece(medium), piece(large), Square::Forest]);
        let forests: Vec<_> = (1..=6).map(|it| forest(it).kind()).collect();
        assert_eq!(
            forests,
            ["forest-small", "forest-small", "forest-medium", "forest-medium", "forest-large", "forest-large"]
        );
    }

    /// dc.scenario.scenery: mirrored halves, a piece in the middle of its square, 16.5 percent covered on average.
    #[test]
    fn two_hundred_plain_tables() {
        let (mut all, mut tables) = (0.0, 0);
        for seed in 0..200 {
            for (wide, deep) in sizes() {
                let table = plain(wide, deep, true, seed).expect("whole squares");
                halves_are_equal(&table);
                all += covered(&table);
                tables += 1;
                for piece in table.pieces() {
                    let (low, high) = piece.footprint.shape().bounds();
                    let middle = [(low.x + high.x) / 2.0, (low.y + high.y) / 2.0];
                    assert!(middle.iter().all(|it| (it % 12.0 - 6.0).abs() < 0.011), "seed {seed}: {middle:?}");
                }
            }
        }
        let mean = all / f64::from(tables);
        assert!((15.5..17.5).contains(&mean), "{mean:.2} percent");
        let own = (0..40).filter_map(|seed| plain(Inches::whole(48), Inches::whole(48), false, seed));
        let kinds = |it: &Table| it.pieces().iter().map(|it| it.kind.as_str().to_owned()).collect::<Vec<_>>();
        let mirrored = plain(Inches::whole(48), Inches::whole(48), true, 3).expect("whole squares");
        assert!(own.map(|it| kinds(&it)).any(|it| it.len() % 2 == 1), "with dice for every square halves differ");
        assert_eq!(kinds(&mirrored).len() % 2, 0);
    }
}
