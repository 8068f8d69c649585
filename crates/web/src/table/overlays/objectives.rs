//! The names of objectives, and who holds each: on a board of cubes the flag has the worth, and the holder's name stands below it.

use std::fmt::Write;

use battle::scene::Target;
use html_escape::encode_text;
use table::lattice::Cube;

use crate::desk::Desk;
use crate::table::cube_board::lens::Board;
use crate::table::pen::n;
use crate::words::say;

/// How far below its middle the name of an objective stands, in pixels, beside what it is drawn with.
const BELOW: f64 = 14.0;
/// How far above the lowest corner of its cube the holder's name stands, in pixels.
const ABOVE: f64 = 4.0;
/// The radius of a marker, in inches.
const RADIUS: f64 = 0.59;

/// The names, in pixels of the sheet that is looked at.
pub fn names(desk: Desk, scale: f64) -> String {
    let board = desk.board();
    let mut svg = String::new();
    for objective in desk.mission().into_iter().flat_map(|it| it.objectives) {
        let holder = objective.holder.map(|seat| desk.who(seat));
        let ((x, y), words) = match (&objective.at, &board) {
            (Target::Place(at), _) => {
                let words = std::iter::once(say(&objective.name)).chain(holder).collect::<Vec<_>>().join(" · ");
                ((at.x.to_f64() * scale, (at.y.to_f64() + RADIUS) * scale + BELOW), words)
            }
            (Target::Cube(column, row, level), Some(board)) => {
                let Some(holder) = holder.filter(|_| board.lens.level.is_none_or(|it| it == *level)) else { continue };
                let (x, y) = low_edge(board, Cube::new(*column, *row, *level));
                ((x * scale, y * scale - ABOVE), holder)
            }
            (Target::Piece(_) | Target::Group(_) | Target::Item(_) | Target::Means { .. } | Target::Cube(..), _) => {
                continue;
            }
        };
        let _ = write!(svg, r#"<text x="{}" y="{}" class="objective-name">{}</text>"#, n(x), n(y), encode_text(&words));
    }
    svg
}

/// The middle of a cube's floor from side to side, and its lowest corner on the sheet.
fn low_edge(board: &Board, cube: Cube) -> (f64, f64) {
    let corners = board.floor(cube, 0.0);
    let across = corners.iter().map(|it| it.0).sum::<f64>() / corners.len() as f64;
    (across, corners.iter().map(|it| it.1).fold(f64::MIN, f64::max))
}

#[cfg(test)]
mod tests {
    use battle::scene::{Ground, Storey, Works};
    use table::{Inches, lattice::Floor};

    use super::*;
    use crate::table::cube_board::lens::Lens;

    #[test]
    fn the_holders_name_stands_at_the_near_edge_of_its_cube() {
        let storey = |level| {
            let name = battle::Line::new("cube");
            Storey { cube: Cube::new(1, 2, level), floor: Floor::Full, room: 6, taken: Vec::new(), name }
        };
        let works = Works { storeys: vec![storey(0), storey(1)], ..Works::default() };
        let ground = Ground::Lattice { columns: 8, rows: 8, levels: 2, side: Inches::whole(3), works };
        let board = |oblique| Board::of(&ground, Lens { oblique, ..Lens::default() }).expect("a board");
        let above = low_edge(&board(false), Cube::new(1, 2, 0));
        assert!((above.0 - 4.5).abs() < 1e-9 && (above.1 - 9.0).abs() < 1e-9, "{above:?}");
        let (low, high) = (low_edge(&board(true), Cube::new(1, 2, 0)), low_edge(&board(true), Cube::new(1, 2, 1)));
        assert!((low.0 - high.0).abs() < 1e-9 && high.1 < low.1, "a level up is further up: {low:?} {high:?}");
    }
}
