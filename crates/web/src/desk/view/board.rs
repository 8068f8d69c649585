//! A board of cubes on the desk: how it is looked at, and which of several things under a pointer is meant.

use std::sync::Arc;

use battle::{
    Preview, Scene, SightLine,
    lesson::Seen,
    scene::{Choice, Gesture, Target},
};
use leptos::prelude::{Get, GetUntracked, Set, Update};
use table::{Inches, Point, lattice::Cube};

use crate::desk::{Desk, Draft, orders::targets::begins};
use crate::session::OrderText;
use crate::table::cube_board::lens::{Board, Lens};

/// A scene as it lies on the sheet that is looked at.
pub(in crate::desk) fn laid_out(scene: &Arc<Scene<OrderText>>, lens: Lens) -> Arc<Scene<OrderText>> {
    match Board::of(&scene.ground, lens) {
        Some(board) => Arc::new(Scene { pieces: board.pieces(&scene.pieces), ..(**scene).clone() }),
        None => Arc::clone(scene),
    }
}

impl Desk {
    /// The board of cubes, where there is one.
    pub fn board(&self) -> Option<Board> {
        Board::of(&self.scene.get().ground, self.lens.get())
    }

    /// The same, asked once.
    pub fn board_now(&self) -> Option<Board> {
        Board::of(&self.scene.get_untracked().ground, self.lens.get_untracked())
    }

    /// What is planned, as it lies on the sheet that is looked at.
    pub fn drawn_plan(&self) -> Option<Arc<Draft>> {
        let plan = self.draft.get()?;
        Some(match self.board() {
            Some(board) => Arc::new(Draft { preview: laid(&board, &plan.preview), ..(*plan).clone() }),
            None => plan,
        })
    }

    /// A preview as it lies on the sheet that is looked at.
    pub fn drawn_preview(&self, preview: Preview) -> Preview {
        self.board().map_or_else(|| preview.clone(), |board| laid(&board, &preview))
    }

    /// Looks at the board otherwise.
    pub fn see_through(&self, lens: Lens) {
        let refit = lens.oblique != self.lens.get_untracked().oblique;
        self.lens.set(lens);
        self.coach_sees(Seen::Shown("view"));
        if refit {
            crate::table::fit(*self);
        }
    }

    /// From above or from a corner.
    pub fn toggle_oblique(&self) {
        let lens = self.lens.get_untracked();
        if self.board_now().is_some() {
            self.see_through(Lens { oblique: !lens.oblique, ..lens });
        }
    }

    /// Turns the board by a quarter.
    pub fn turn_board(&self, right: bool) {
        self.lens.update(|it| it.turn = (it.turn + if right { 1 } else { 3 }) % 4);
        self.coach_sees(Seen::Shown("view"));
    }

    /// The next level up or down, and all of them beyond the last.
    pub fn change_level(&self, up: bool) {
        let Some(board) = self.board_now() else { return };
        let level = match (board.lens.level, up) {
            (None, true) => Some(0),
            (None, false) => Some(board.levels - 1),
            (Some(level), true) => Some(level + 1).filter(|it| *it < board.levels),
            (Some(level), false) => level.checked_sub(1),
        };
        self.see_through(Lens { level, ..board.lens });
    }

    /// Of several things under a pointer, the one that goes on towards an order; else the first.
    pub fn meant(&self, found: Vec<Target>) -> Option<Target> {
        let open = found.iter().find(|it| self.opens(it)).cloned();
        open.or_else(|| found.into_iter().next())
    }

    /// The cube of a board that lies at a place on its sheet.
    pub(in crate::desk) fn cube_under(&self, at: Point) -> Option<Target> {
        let (board, scene) = (self.board_now()?, self.scene.get_untracked());
        let battle::scene::Ground::Lattice { works, .. } = &scene.ground else { return None };
        let cubes = board.cubes_at((at.x.to_f64(), at.y.to_f64()), works);
        self.meant(cubes.into_iter().map(|it| Target::Cube(it.column, it.row, it.level)).collect())
    }

    /// Whether pointing at this goes on towards an order.
    fn opens(&self, target: &Target) -> bool {
        let (scene, tile) = (self.scene.get_untracked(), self.tile.get_untracked());
        let mut picked = self.picked.get_untracked();
        picked.push(target.clone());
        let wanted = |kind: &str| tile.as_deref().map_or_else(|| scene.is_bare(kind), |it| it == kind);
        let open = |it: &&Choice<OrderText>| wanted(&it.tile) && it.refusal.is_none() && !it.aims().is_empty();
        scene.choices.iter().filter(open).any(|it| begins(&scene, it, &picked))
    }

    /// A thing beside the table is picked out, or put back; what is picked out by then is planned.
    pub fn gather(&self, item: &str) {
        let gathers = |it: &&battle::scene::Tile| it.gesture == Gesture::Gather;
        let scene = self.scene.get_untracked();
        let Some(kind) = scene.tiles.iter().find(gathers).map(|it| it.kind.clone()) else { return };
        if !self.is_mine_now() {
            return;
        }
        self.select(&kind);
        let target = Target::Item(item.to_owned());
        self.picked.update(|it| match it.iter().position(|it| *it == target) {
            Some(at) => drop(it.remove(at)),
            None => it.push(target.clone()),
        });
        let picked = self.picked.get_untracked();
        let order = if picked.is_empty() { None } else { self.compose(&kind, picked, None) };
        let plan = order.and_then(|it| self.plan_of(kind, it, &target));
        self.draft.set(plan.map(|it| Arc::new(Draft { held: true, ..it })));
    }

    /// Shows what an order on a button is likely to bring, while it is looked at.
    pub fn consider(&self, kind: &str, order: &str) {
        if !self.is_mine_now() || self.draft.get_untracked().is_some() {
            return;
        }
        let seat = self.viewer.get_untracked();
        let preview = self.supposing(|it| it.preview(seat, order)).filter(|it| it.forecast.is_some());
        let plan = |preview| Draft {
            tile: kind.to_owned(),
            order: order.to_owned(),
            preview,
            legal_share: 1.0,
            at: None,
            held: false,
        };
        if let Some(preview) = preview {
            self.draft.set(Some(Arc::new(plan(preview))));
        }
    }

    /// Looks away from a button.
    pub fn turn_away(&self) {
        if self.draft.get_untracked().is_some_and(|it| !it.held && it.at.is_none()) {
            self.draft.set(None);
        }
    }

    /// The name of a cube, and how full it is.
    pub fn cube_told(&self, cube: Cube) -> Vec<String> {
        let scene = self.scene.get_untracked();
        let battle::scene::Ground::Lattice { works, .. } = &scene.ground else { return Vec::new() };
        let Some(storey) = works.storey(cube) else { return Vec::new() };
        let mut words = vec![crate::words::say(&storey.name)];
        if storey.room > 0 {
            let taken = |seat: usize| i32::from(storey.taken.get(seat).copied().unwrap_or(0));
            let line = battle::Line::new("page-room").with("room", storey.room);
            words.push(crate::words::say(&line.with("one", taken(0)).with("other", taken(1))));
        }
        words
    }
}

fn laid(board: &Board, preview: &Preview) -> Preview {
    let height = |at: usize| preview.heights.get(at).or(preview.heights.last()).copied().unwrap_or_default();
    let end = preview.heights.last().copied().unwrap_or_default();
    Preview {
        trail: preview.trail.iter().enumerate().map(|(at, it)| board.point(*it, height(at))).collect(),
        stands: preview.stands.iter().map(|(id, at, facing)| (id.clone(), board.point(*at, end), *facing)).collect(),
        areas: preview.areas.iter().map(|it| board.outline(it)).collect(),
        sights: preview.sights.iter().map(|it| seen(board, it)).collect(),
        ..preview.clone()
    }
}

/// A line of sight laid out; what hides its end at the height the line has there.
fn seen(board: &Board, sight: &SightLine) -> SightLine {
    let (from, to) = (sight.from.to_vec(), sight.to.to_vec());
    let whole = (to - from).length().max(1e-6);
    let height = |at: Point| {
        let share = ((at.to_vec() - from).length() / whole).clamp(0.0, 1.0);
        let (low, high) = (sight.heights.0.to_f64(), sight.heights.1.to_f64());
        Inches::nearest(low + (high - low) * share)
    };
    let hider = |it: &battle::Hider| battle::Hider {
        outline: it.outline.iter().map(|corner| board.point(*corner, height(it.at))).collect(),
        at: board.point(it.at, height(it.at)),
        ..it.clone()
    };
    SightLine {
        from: board.point(sight.from, sight.heights.0),
        to: board.point(sight.to, sight.heights.1),
        hiders: sight.hiders.iter().map(hider).collect(),
        ..sight.clone()
    }
}
