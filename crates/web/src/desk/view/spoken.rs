//! What is said aloud of a thing on the table: what it is, how far and in which direction, and what the plan makes of it.

use battle::{
    Line,
    scene::{Piece, Target},
};
use leptos::prelude::{GetUntracked, Set};
use table::{Bearing, Inches, Point};

use crate::desk::Desk;
use crate::table::pen::inside;
use crate::words::{chance, say, t, title};

impl Desk {
    /// Says again where the cursor is.
    pub fn say_again(&self) {
        let at = self.cursor.get_untracked().map(|it| self.under(it)).or_else(|| self.hover.get_untracked());
        match at.or_else(|| self.scene.get_untracked().actor.clone().map(Target::Piece)) {
            Some(target) => self.say_what_is_at(&target),
            None => self.spoken.set(t("page-nobody")),
        }
    }

    /// Says how far something is, what it is, and what the plan makes of it.
    pub(in crate::desk) fn say_what_is_at(&self, target: &Target) {
        let mut words = vec![self.what_is_at(target)];
        words.extend(self.how_far(target));
        words.extend(self.words_of_plan());
        self.spoken.set(words.join(". "));
    }

    fn what_is_at(&self, target: &Target) -> String {
        let scene = self.scene.get_untracked();
        match target {
            Target::Piece(id) => scene.piece(id).map_or_else(String::new, |piece| {
                let states = piece.badges.iter().map(|it| title(it.rule).to_owned());
                let cube = self.cube_of_piece(piece);
                std::iter::once(say(&piece.name)).chain(cube).chain(states).collect::<Vec<_>>().join(", ")
            }),
            Target::Place(at) => {
                let place = (at.x.to_f64(), at.y.to_f64());
                let corners = |it: &[Point]| it.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect::<Vec<_>>();
                let on = scene.terrain.iter().filter(|it| inside(&corners(&it.outline), place.0, place.1));
                let names: Vec<String> = on.map(|it| say(&it.name)).collect();
                if names.is_empty() { t("page-cursor-open") } else { names.join(", ") }
            }
            Target::Cube(column, row, level) => {
                self.cube_told(table::lattice::Cube::new(*column, *row, *level)).join(". ")
            }
            Target::Group(_) | Target::Item(_) | Target::Means { .. } => String::new(),
        }
    }

    /// The name of the cube a piece stands in, on a board of cubes.
    pub fn cube_of_piece(&self, piece: &Piece) -> Option<String> {
        let board = self.board_now()?;
        self.cube_told(board.cube_of(piece)).into_iter().next()
    }

    /// Distance and bearing from who acts, or else from who is looked at; on a board of cubes the cube says where it is.
    fn how_far(&self, target: &Target) -> Option<String> {
        if self.board_now().is_some() {
            return None;
        }
        let scene = self.scene.get_untracked();
        let from = scene.actor.clone().or_else(|| self.chosen.get_untracked())?;
        let from = self.place_of(&from)?.to_vec();
        let to = match target {
            Target::Place(at) => at.to_vec(),
            Target::Piece(id) => self.place_of(id)?.to_vec(),
            Target::Group(_) | Target::Item(_) | Target::Cube(..) | Target::Means { .. } => return None,
        };
        let far = (to - from).length();
        let bearing = Bearing::between(from, to).map_or(0, |it| i32::from(it.as_hundredths()) / 100);
        let far = Inches::nearest(far);
        (far > Inches::ZERO).then(|| say(&Line::new("page-heard").with("far", far).with("bearing", bearing)))
    }

    /// What is planned in words: allowed with its measures and odds, or why not.
    pub(in crate::desk) fn words_of_plan(&self) -> Option<String> {
        if let Some(march) = self.march.get_untracked().filter(|it| !it.strides.is_empty()) {
            let going = march.strides.iter().filter(|it| !it.orders.is_empty()).count();
            return Some(say(&Line::new("page-march").with("going", going).with("all", march.strides.len())));
        }
        let plan = self.draft.get_untracked()?;
        let preview = &plan.preview;
        if let Some((rule, line)) = preview.refusals.first() {
            return Some(format!("{}: {}. {}", t("page-cursor-no"), title(*rule), say(line)));
        }
        let odds = preview.forecast.as_ref().and_then(|it| it.chances.last());
        let odds = odds.map(|it| format!("{} {}", say(&it.what), chance(it.chance)));
        let words = preview.measures.iter().map(say).chain(odds);
        Some(std::iter::once(t("page-cursor-yes")).chain(words).collect::<Vec<_>>().join(", "))
    }
}
