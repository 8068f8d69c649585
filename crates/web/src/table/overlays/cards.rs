//! Cards of a few lines over the map: what is planned, measured or pointed at, in words.

use std::fmt::Write;

use battle::{
    Scene,
    scene::{Outline, Piece, Target},
};
use html_escape::encode_text;
use leptos::prelude::*;

use crate::desk::{Desk, Draft};
use crate::session::OrderText;
use crate::table::models::model::base;
use crate::table::overlays::room::{Rect, Room};
use crate::table::pen::{At, n};
use crate::table::scenery::ground::label;
use crate::words::{chance, say, title};

/// How far a card is from what it tells of.
const GAP: f64 = 24.0;
/// How far cards stay away from the edge of the view.
const MARGIN: f64 = 24.0;

/// The map as cards find it: names of the ground and models are to stay in sight.
pub(in crate::table) fn room(desk: Desk, scene: &Scene<OrderText>, scale: f64) -> Room {
    let (camera, (wide, high)) = (desk.seen.get(), desk.size.get());
    let view = Rect {
        at: (MARGIN - camera.left, MARGIN - camera.top),
        size: ((wide - 2.0 * MARGIN).max(0.0), (high - 2.0 * MARGIN).max(0.0)),
    };
    let mut room = Room::new(view);
    for (patch, name) in scene.terrain.iter().filter_map(|it| it.label.as_ref().map(|name| (it, name))) {
        let (x, y) = label(patch, scale);
        let wide = say(name).chars().count() as f64 * 6.6;
        room.take(Rect { at: (x - wide / 2.0, y - 12.0), size: (wide, 16.0) }, 1.0);
    }
    for piece in &scene.pieces {
        let ((x, y), radius) = base(&piece.outline);
        room.take(Rect::around((x * scale, y * scale), radius * scale), 2.0);
    }
    room
}

/// What is measured and how likely it is, beside what is planned; and its kind, where a drag has led to a dearer one.
pub(in crate::table) fn chip(
    room: &mut Room,
    plan: &Draft,
    dearer: Option<String>,
    pieces: &[Piece],
    scale: f64,
) -> String {
    let target = match &plan.at {
        Some(Target::Piece(id)) => pieces.iter().find(|it| it.id == *id),
        _ => None,
    };
    let anchor = match (target, plan.preview.stands.first(), plan.preview.areas.first(), &plan.at) {
        (Some(piece), ..) => base(&piece.outline).0,
        (_, Some((_, at, _)), ..) => (at.x.to_f64(), at.y.to_f64()),
        (.., Some(Outline::Disc { at, radius }), _) => ((at.x + *radius).to_f64(), at.y.to_f64()),
        (.., Some(Target::Place(at))) => (at.x.to_f64(), at.y.to_f64()),
        _ => return String::new(),
    };
    let mut words: Vec<String> = Vec::new();
    if let Some(piece) = target {
        words.push(say(&piece.name));
    }
    if let Some(tile) = dearer {
        words.push(tile);
    }
    words.extend(plan.preview.measures.iter().map(say));
    if let Some(odds) = plan.preview.forecast.as_ref().and_then(|it| it.chances.last()) {
        words.push(format!("{} {}", say(&odds.what), chance(odds.chance)));
    }
    if let Some((rule, line)) = plan.preview.refusals.first() {
        words.insert(0, title(*rule).to_owned());
        words.push(say(line));
    }
    let class = if plan.is_legal() { "" } else { "bad" };
    card(room, (anchor.0 * scale, anchor.1 * scale), &words, class)
}

/// A card of a few lines over the map, beside a place of it.
pub(in crate::table) fn card(room: &mut Room, anchor: At, words: &[String], class: &str) -> String {
    let words: Vec<&String> = words.iter().filter(|it| !it.is_empty()).collect();
    if words.is_empty() {
        return String::new();
    }
    let longest = words.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    let (wide, high) = (longest as f64 * 6.4 + 18.0, words.len() as f64 * 16.0 + 9.0);
    let (x, y) = room.place(anchor, GAP, (wide, high));
    let mut svg = format!(
        r#"<g class="chip {class}" transform="translate({},{})"><rect width="{}" height="{}" rx="3"/>"#,
        n(x),
        n(y),
        n(wide),
        n(high)
    );
    for (at, line) in words.iter().enumerate() {
        let _ = write!(
            svg,
            r#"<text x="8" y="{}" class="{}">{}</text>"#,
            16 + at * 16,
            if at == 0 { "hd" } else { "" },
            encode_text(line)
        );
    }
    svg + "</g>"
}
