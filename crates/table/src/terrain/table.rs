//! The table: so many inches by so many, with terrain on it. Checked as a whole when it is made, with every fault
//! reported at once, and never changed afterwards: what could be wrong with a table is wrong before the battle begins.
//!
//! Two pieces may share ground only when one of them says so (`stackable`: a wall on a hill). Pieces that merely touch
//! do not share ground. Everything a piece is made of lies within its footprint, and every footprint on the table.

use serde::{Deserialize, Serialize};

use crate::{
    Arrange, Fault, Footprint, Inches, Piece, PieceId, Point, Reason, Shape, Vec2,
    terrain::fault::{MOST, TOUCHING, check_piece},
};

/// A table with its terrain.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
pub struct Table {
    width: Inches,
    depth: Inches,
    pieces: Vec<Piece>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    width: Inches,
    depth: Inches,
    #[serde(default)]
    pieces: Vec<Piece>,
}

impl Table {
    /// The longest side a table may have.
    pub const LONGEST: Inches = Inches::whole(1_000);

    /// A table `width` inches from west to east and `depth` inches from north to south, with pieces in any order; or
    /// everything that is wrong with it.
    pub fn new(width: Inches, depth: Inches, mut pieces: Vec<Piece>) -> Result<Table, Vec<Fault>> {
        let mut faults = Vec::new();
        for side in [width, depth] {
            if side <= Inches::ZERO || side > Table::LONGEST {
                faults.push(Fault { piece: None, reason: Reason::TableSide(side) });
            }
        }
        if pieces.len() > MOST {
            faults.push(Fault { piece: None, reason: Reason::TooMany(pieces.len()) });
            return Err(faults);
        }
        pieces.arrange_by_key(|it| it.id);
        for piece in &pieces {
            check_piece(piece, width, depth, &mut faults);
        }
        check_pairs(&pieces, &mut faults);
        if faults.is_empty() { Ok(Table { width, depth, pieces }) } else { Err(faults) }
    }

    /// The same table with another piece in place of one, or with none in its place: what a collapse leaves. The new piece
    /// keeps the old one's number.
    ///
    /// # Errors
    /// Everything that is wrong with the new table, as [`Table::new`] says it.
    pub fn with_piece(&self, id: PieceId, piece: Option<Piece>) -> Result<Table, Vec<Fault>> {
        let mut pieces: Vec<Piece> = self.pieces.iter().filter(|it| it.id != id).cloned().collect();
        pieces.extend(piece.map(|it| Piece { id, ..it }));
        Table::new(self.width, self.depth, pieces)
    }

    /// From west to east.
    #[must_use]
    pub const fn width(&self) -> Inches {
        self.width
    }

    /// From north to south.
    #[must_use]
    pub const fn depth(&self) -> Inches {
        self.depth
    }

    /// The pieces, by number.
    #[must_use]
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The piece with this number.
    #[must_use]
    pub fn piece(&self, id: PieceId) -> Option<&Piece> {
        self.pieces.binary_search_by_key(&id, |it| it.id).ok().map(|at| &self.pieces[at])
    }

    /// Whether a place is on the table or its edge.
    #[must_use]
    pub fn holds(&self, at: Point) -> bool {
        (Inches::ZERO..=self.width).contains(&at.x) && (Inches::ZERO..=self.depth).contains(&at.y)
    }

    /// Whether the whole of a shape is on the table.
    #[must_use]
    pub fn holds_shape(&self, shape: &Shape) -> bool {
        let (low, high) = shape.bounds();
        low.x >= 0.0 && low.y >= 0.0 && high.x <= self.width.to_f64() && high.y <= self.depth.to_f64()
    }

    /// The pieces whose footprint holds a place (its edge included), by number.
    pub fn pieces_at(&self, at: Vec2) -> impl Iterator<Item = &Piece> {
        self.pieces.iter().filter(move |it| it.footprint.shape().contains(at))
    }

    /// Refuses a base that does not fit on the table whichever way it faces. Ask when an army is set up.
    pub fn check_base(&self, base: &Footprint) -> Result<(), Fault> {
        let across = base.outer_radius() * 2.0;
        let room = self.width.min(self.depth);
        let reason = Reason::BaseTooBig { across: Inches::nearest(across), room };
        if across <= room.to_f64() { Ok(()) } else { Err(Fault { piece: None, reason }) }
    }
}

fn check_pairs(pieces: &[Piece], faults: &mut Vec<Fault>) {
    for (at, one) in pieces.iter().enumerate() {
        for other in &pieces[at + 1..] {
            let fault = |reason| Fault { piece: Some(one.id), reason };
            if one.id == other.id {
                faults.push(fault(Reason::SameId));
            }
            let shared_allowed = one.stackable || other.stackable;
            if !shared_allowed && one.footprint.shape().common_area(other.footprint.shape()) > TOUCHING {
                faults.push(fault(Reason::Overlaps(other.id)));
            }
        }
    }
}

impl TryFrom<Written> for Table {
    type Error = String;
    fn try_from(it: Written) -> Result<Table, String> {
        Table::new(it.width, it.depth, it.pieces).map_err(|faults| {
            let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
            lines.join("; ")
        })
    }
}

impl From<Table> for Written {
    fn from(it: Table) -> Written {
        Written { width: it.width, depth: it.depth, pieces: it.pieces }
    }
}
