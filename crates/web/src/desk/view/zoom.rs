//! What is seen of the table: the whole of it, or so much that whoever acts can be pointed at.

use leptos::prelude::{GetUntracked, Set};
use table::{Inches, Point};

use crate::desk::Desk;
use crate::table::{camera::Camera, models::model::base, pen::bounds};

/// A table less wide than this on screen, in pixels, is too small to be seen whole.
const NARROW: f64 = 600.0;
/// How near it is then seen at least and at most, in pixels to the inch.
const NEAR: (f64, f64) = (11.0, 20.0);

impl Desk {
    /// Looks at a piece.
    pub fn look_at(&self, piece: &str) {
        self.chosen.set(Some(piece.to_owned()));
        let scene = self.drawn.get_untracked();
        if let Some(piece) = scene.piece(piece) {
            self.bring_into_view(base(&piece.outline).0, 10.0);
        }
    }

    /// Moves the table so that a place of it is seen, if it is not: at least so many pixels from the edge.
    pub(in crate::desk) fn bring_into_view(&self, at: (f64, f64), edge: f64) {
        let (camera, view) = (self.camera.get_untracked(), self.size.get_untracked());
        let (x, y) = camera.pixel(at);
        if !(edge..view.0 - edge).contains(&x) || !(edge..view.1 - edge).contains(&y) {
            self.camera.set(Camera::around(view, at, camera.scale));
        }
    }

    /// On a narrow screen, goes near the group of the first piece that acts: with the whole table in view nobody could be
    /// pointed at. From then on how near the table is seen is the player's choice. A lesson points at things all over the
    /// table.
    pub(in crate::desk) fn go_near(&self, piece: &str) {
        if self.coach.teaches() {
            return;
        }
        let (view, scene) = (self.size.get_untracked(), self.drawn.get_untracked());
        let group = scene.piece(piece).and_then(|it| it.group.clone());
        if !(1.0..NARROW).contains(&view.0) || group.is_none() || self.near.get_untracked().is_some() {
            return;
        }
        let members = scene.pieces.iter().filter(|it| it.group == group);
        let places: Vec<_> = members.map(|it| base(&it.outline).0).collect();
        let ((west, north), (east, south)) = bounds(&places);
        let scale = (view.0.min(view.1) / ((east - west).max(south - north) + 9.0)).clamp(NEAR.0, NEAR.1);
        self.near.set(group);
        self.camera.set(Camera::around(view, ((west + east) / 2.0, (north + south) / 2.0), scale));
    }

    /// The place of a piece.
    pub fn place_of(&self, piece: &str) -> Option<Point> {
        let scene = self.scene.get_untracked();
        scene.piece(piece).map(|it| {
            let ((x, y), _) = base(&it.outline);
            Point::new(Inches::nearest(x), Inches::nearest(y))
        })
    }
}
