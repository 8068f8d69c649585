//! What is laid beside or over the table: the datasheet of a model, the legend, the mission.

use std::sync::Arc;

use battle::{
    lesson::Seen,
    scene::Target,
    sheet::{Legend, Mission, Sheet as Datasheet},
};
use leptos::prelude::{Get, GetUntracked, Set, Track};
use table::{Inches, Point};

use crate::desk::{Desk, Sheet};

impl Desk {
    /// The datasheet that lies open, if any; it is made anew whenever the battle has changed.
    pub fn datasheet(&self) -> Option<Datasheet> {
        let piece = self.datasheet_of.get()?;
        self.scene.track();
        self.with(|it| it.sheet(self.viewer.get(), &piece))
    }

    /// Opens the datasheet of a piece that has one; whether it has.
    pub fn open_datasheet(&self, piece: &str) -> bool {
        let known = self.with(|it| it.sheet(self.viewer.get_untracked(), piece)).is_some();
        if known {
            self.datasheet_of.set(Some(piece.to_owned()));
            self.coach_sees(Seen::Shown("datasheet"));
        }
        known
    }

    /// Opens the datasheet of what the pointer is on, of who is looked at, or of who acts; closes one that is open.
    pub fn toggle_datasheet(&self) {
        if self.datasheet_of.get_untracked().is_some() {
            return self.datasheet_of.set(None);
        }
        let on = match self.hover.get_untracked() {
            Some(Target::Piece(id)) => Some(id),
            Some(Target::Group(_) | Target::Item(_) | Target::Place(_) | Target::Cube(..) | Target::Means { .. })
            | None => None,
        };
        let piece = on.or_else(|| self.chosen.get_untracked()).or_else(|| self.scene.get_untracked().actor.clone());
        if let Some(piece) = piece {
            self.open_datasheet(&piece);
        }
    }

    /// What everything that is drawn means.
    pub fn legend(&self) -> Vec<Legend> {
        self.with(|it| it.legend(self.viewer.get_untracked()))
    }

    /// The mission as it stands now.
    pub fn mission(&self) -> Option<Mission> {
        self.scene.track();
        self.with(|it| it.mission(self.viewer.get()))
    }

    /// Rings a place on the table, and moves the table so that it is seen.
    pub fn show_place(&self, at: &Target) {
        let (middle, radius) = match (at, self.board_now()) {
            (Target::Place(at), _) => ((at.x.to_f64(), at.y.to_f64()), 1.4),
            (Target::Cube(column, row, level), Some(board)) => {
                let half = board.side / 2.0;
                let side = |it: u8| f64::from(it) * board.side + half;
                let at = Point::new(Inches::nearest(side(*column)), Inches::nearest(side(*row)));
                let at = board.point(at, Inches::nearest(f64::from(*level) * board.side));
                ((at.x.to_f64(), at.y.to_f64()), half)
            }
            _ => return,
        };
        self.marked.set(Arc::new(vec![(middle, radius)]));
        self.bring_into_view(middle, 40.0);
    }

    /// The coach sees which sheet was laid over the table.
    pub(in crate::desk) fn coach_sees_sheet(&self) {
        match self.sheet.get_untracked() {
            Some(Sheet::Legend) => self.coach_sees(Seen::Shown("legend")),
            Some(Sheet::Mission) => self.coach_sees(Seen::Shown("mission")),
            Some(Sheet::Keys | Sheet::Settings | Sheet::Share | Sheet::Review) | None => {}
        }
    }
}
