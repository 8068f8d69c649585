//! Cards of a few lines over the map: what is planned, measured or pointed at, in words.

use std::fmt::Write;

use battle::scene::{Outline, Piece, Target};
use leptos::prelude::*;

use super::ground::escape;
use super::model::base;
use super::pen::{At, n};
use crate::desk::{Desk, Plan};
use crate::words::{chance, say, title};

/// What is measured and how likely it is, beside what is planned.
pub(super) fn chip(desk: Desk, plan: &Plan, pieces: &[Piece], scale: f64) -> String {
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
    words.extend(plan.preview.measures.iter().map(say));
    if let Some(odds) = plan.preview.forecast.as_ref().and_then(|it| it.chances.last()) {
        words.push(format!("{} {}", say(&odds.what), chance(odds.chance)));
    }
    if let Some((rule, line)) = plan.preview.refusals.first() {
        words.insert(0, title(*rule).to_owned());
        words.push(say(line));
    }
    // What hides a target is named beside it: the card goes below that.
    let hidden = plan.preview.sights.iter().any(|it| !it.hiders.is_empty());
    let at = (anchor.0 * scale + 26.0, anchor.1 * scale + if hidden { 10.0 } else { -18.0 });
    card(desk, at, &words, if plan.is_legal() { "" } else { "bad" })
}

/// A card of a few lines over the map.
pub(super) fn card(desk: Desk, (x, y): At, words: &[String], class: &str) -> String {
    let words: Vec<&String> = words.iter().filter(|it| !it.is_empty()).collect();
    if words.is_empty() {
        return String::new();
    }
    let longest = words.iter().map(|it| it.chars().count()).max().unwrap_or(0);
    let (wide, high) = (longest as f64 * 6.4 + 18.0, words.len() as f64 * 16.0 + 9.0);
    let (camera, (right, bottom)) = (desk.seen.get(), desk.size.get());
    let x = x.min(right - 24.0 - wide - camera.left).max(24.0 - camera.left);
    let y = y.min(bottom - 24.0 - high - camera.top).max(24.0 - camera.top);
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
            escape(line)
        );
    }
    svg + "</g>"
}
