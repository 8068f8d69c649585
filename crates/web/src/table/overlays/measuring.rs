//! Measuring and looking, while a key is held: on anything, at any time.

use battle::{
    Line,
    scene::{Piece, Target},
};
use leptos::prelude::*;
use table::Inches;

use crate::desk::Desk;
use crate::table::models::model::base;
use crate::table::overlays::cards::card;
use crate::table::overlays::plan::px;
use crate::table::overlays::room::Room;
use crate::table::overlays::sights::sight_line;
use crate::table::pen::{At, lines, n};
use crate::words::say;

/// The distance from where measuring began to the pointer; from base to base, where there are bases.
pub fn measured(desk: Desk, room: &mut Room, scale: f64) -> String {
    let (Some(from), Some(to)) = (desk.measure.get(), desk.hover.get()) else { return String::new() };
    let (Some((a, near)), Some((b, far))) = (middle(desk, &from), middle(desk, &to)) else { return String::new() };
    let apart = Inches::nearest(((b.0 - a.0).hypot(b.1 - a.1) - near - far).max(0.0));
    let words = say(&Line::new("page-far").with("far", apart));
    let (a, b) = ((a.0 * scale, a.1 * scale), (b.0 * scale, b.1 * scale));
    format!(r#"<path d="{}" class="measure"/>"#, lines(&[a, b], false)) + &card(room, b, &[words], "dark")
}

/// What is seen from where looking began: of what the pointer is on, or else of every piece of another seat.
pub fn looking(desk: Desk, room: &mut Room, scale: f64) -> String {
    let Some(from) = desk.sight.get() else { return String::new() };
    let seat = desk.viewer.get_untracked();
    match desk.hover.get().filter(|it| *it != from && matches!(it, Target::Piece(_))) {
        Some(to) => {
            let seen = desk.drawn_preview(desk.supposing(|it| it.look(seat, &from, &to)));
            let Some(((x, y), _)) = middle(desk, &to) else { return String::new() };
            let words: Vec<String> = seen.measures.iter().map(say).collect();
            let sights: String = seen.sights.iter().map(|it| sight_line(room, it, scale)).collect();
            sights + &card(room, (x * scale, y * scale), &words, "dark")
        }
        None => every_look(desk, &from, scale),
    }
}

/// A line to every piece of another seat; broken where something hides enough of it to count.
fn every_look(desk: Desk, from: &Target, scale: f64) -> String {
    let Target::Piece(id) = from else { return String::new() };
    let (scene, seat) = (desk.scene.get(), desk.viewer.get_untracked());
    let own = scene.piece(id).and_then(|it| it.seat);
    let look = |piece: &Piece| {
        let seen = desk.drawn_preview(desk.supposing(|it| it.look(seat, from, &Target::Piece(piece.id.clone()))));
        let sight = seen.sights.first()?;
        let class = match (sight.seen, sight.hiders.iter().any(|it| it.counts)) {
            (true, false) => "sight-l",
            (true, true) => "sight-l hid",
            (false, _) => "sight-l unseen",
        };
        let word = seen.measures.first().map(say).unwrap_or_default();
        let (a, b) = (px(sight.from, scale), px(sight.to, scale));
        let path = lines(&[a, b], false);
        Some(format!(
            r#"<path d="{path}" class="{class}"><title>{word}</title></path><circle cx="{}" cy="{}" r="3" class="way"/>"#,
            n(b.0),
            n(b.1)
        ))
    };
    scene.pieces.iter().filter(|it| it.seat != own).filter_map(look).collect()
}

/// The middle of a thing, and the radius of its base.
fn middle(desk: Desk, target: &Target) -> Option<(At, f64)> {
    match target {
        Target::Place(at) => Some(((at.x.to_f64(), at.y.to_f64()), 0.0)),
        Target::Piece(id) => desk.drawn.get_untracked().piece(id).map(|it| base(&it.outline)),
        Target::Group(_) | Target::Item(_) | Target::Cube(..) | Target::Means { .. } => None,
    }
}
