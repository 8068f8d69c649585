//! Faults of a table, reported so that its author can correct them.

use std::fmt;

use crate::{Access, Floor, Inches, Matter, Piece, PieceId, Point, Polygon, Prism, Table};

/// Shared ground below this many square inches counts as touching.
pub(crate) const TOUCHING: f64 = 1e-6;

/// One thing wrong with a table, and with which piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The piece at fault; `None` when it is the table itself.
    pub piece: Option<PieceId>,
    /// What is wrong.
    pub reason: Reason,
}

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// A side of the table is not above 0 or too long.
    TableSide(Inches),
    /// More pieces, or more parts of one kind of a piece, than any table has.
    TooMany(usize),
    /// Two pieces have the same number.
    SameId,
    /// A corner of the footprint is not on the table.
    OffTable(Point),
    /// It shares ground with another piece and neither is stackable.
    Overlaps(PieceId),
    /// The area, or the solid with this place in the list, has its top below its bottom.
    Upended(usize),
    /// The area, or the solid with this place in the list, begins below the table top or rises out of all bounds.
    Level(Inches),
    /// A piece of solids has none.
    NoSolids,
    /// The solid with this place in the list is not within the footprint.
    SolidOutside(usize),
    /// The floor with this place in the list is not within the footprint.
    FloorOutside(usize),
    /// The access with this place in the list is not on the footprint.
    AccessOutside(usize),
    /// The access with this place in the list has no width.
    AccessWidth(usize),
    /// A base is wider than the table.
    BaseTooBig {
        /// How wide it is.
        across: Inches,
        /// The table's shorter side.
        room: Inches,
    },
}

/// The most pieces on a table, and the most solids, floors or doors of a piece.
pub(crate) const MOST: usize = 1_000;

/// Everything wrong with one piece by itself.
pub(crate) fn check_piece(piece: &Piece, width: Inches, depth: Inches, faults: &mut Vec<Fault>) {
    let mut report = |reason| faults.push(Fault { piece: Some(piece.id), reason });
    let solids = if let Matter::Solids(solids) = &piece.matter { solids.len() } else { 0 };
    if let Some(count) = [solids, piece.floors.len(), piece.access.len()].into_iter().find(|&it| it > MOST) {
        return report(Reason::TooMany(count));
    }
    let on_table = |it: &&Point| (Inches::ZERO..=width).contains(&it.x) && (Inches::ZERO..=depth).contains(&it.y);
    if let Some(&off) = piece.footprint.corners().iter().find(|it| !on_table(it)) {
        report(Reason::OffTable(off));
    }
    match &piece.matter {
        Matter::Area { bottom, top } => check_levels(0, *bottom, *top, &mut report),
        Matter::Solids(solids) => check_solids(&piece.footprint, solids, &mut report),
    }
    for (at, floor) in piece.floors.iter().enumerate() {
        check_floor(&piece.footprint, at, floor, &mut report);
    }
    for (at, access) in piece.access.iter().enumerate() {
        check_access(&piece.footprint, at, access, &mut report);
    }
}

fn check_level(level: Inches, report: &mut impl FnMut(Reason)) {
    if level < Inches::ZERO || level > Table::LONGEST {
        report(Reason::Level(level));
    }
}

fn check_levels(at: usize, bottom: Inches, top: Inches, report: &mut impl FnMut(Reason)) {
    check_level(bottom, report);
    check_level(top, report);
    if top < bottom {
        report(Reason::Upended(at));
    }
}

fn check_solids(footprint: &Polygon, solids: &[Prism], report: &mut impl FnMut(Reason)) {
    if solids.is_empty() {
        report(Reason::NoSolids);
    }
    for (at, solid) in solids.iter().enumerate() {
        check_levels(at, solid.bottom, solid.top, report);
        if !is_within(&solid.outline, footprint) {
            report(Reason::SolidOutside(at));
        }
    }
}

fn check_floor(footprint: &Polygon, at: usize, floor: &Floor, report: &mut impl FnMut(Reason)) {
    check_level(floor.height, report);
    if !is_within(&floor.outline, footprint) {
        report(Reason::FloorOutside(at));
    }
}

fn check_access(footprint: &Polygon, at: usize, access: &Access, report: &mut impl FnMut(Reason)) {
    check_level(access.level, report);
    if access.width <= Inches::ZERO {
        report(Reason::AccessWidth(at));
    }
    if footprint.shape().distance_to(access.at.to_vec()) > TOUCHING {
        report(Reason::AccessOutside(at));
    }
}

fn is_within(inner: &Polygon, outer: &Polygon) -> bool {
    inner == outer || inner.shape().area() - inner.shape().common_area(outer.shape()) <= TOUCHING
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.piece {
            Some(id) => write!(f, "piece {id}: {}", self.reason),
            None => fmt::Display::fmt(&self.reason, f),
        }
    }
}

impl std::error::Error for Fault {}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::TableSide(side) => {
                write!(f, "a table's side is above 0 and at most {}, not {side}", Table::LONGEST)
            }
            Reason::TooMany(count) => write!(f, "{count} of a kind are more than the {MOST} a table takes"),
            Reason::SameId => f.write_str("another piece has the same number"),
            Reason::OffTable(at) => write!(f, "the corner {at:?} is not on the table"),
            Reason::Overlaps(other) => write!(f, "shares ground with piece {other}, and neither is stackable"),
            Reason::Upended(at) => write!(f, "volume {} has its top below its bottom", at + 1),
            Reason::Level(level) => write!(f, "a level is at least 0 and at most {}, not {level}", Table::LONGEST),
            Reason::NoSolids => f.write_str("is made of solids but has none"),
            Reason::SolidOutside(at) => write!(f, "solid {} is not within the footprint", at + 1),
            Reason::FloorOutside(at) => write!(f, "floor {} is not within the footprint", at + 1),
            Reason::AccessOutside(at) => write!(f, "access {} is not on the footprint", at + 1),
            Reason::AccessWidth(at) => write!(f, "access {} has no width", at + 1),
            Reason::BaseTooBig { across, room } => write!(f, "a base {across} inches across does not fit on {room}"),
        }
    }
}
