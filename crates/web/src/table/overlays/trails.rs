//! Ways on the table: of one piece, with a tick each inch, and of a group that goes as one.

use std::fmt::Write;

use battle::{Line, Stride, scene::Piece};
use leptos::prelude::*;

use crate::desk::{Desk, Draft, March};
use crate::session::OrderText;
use crate::table::models::model::base;
use crate::table::overlays::cards::card;
use crate::table::overlays::plan::{ghosts, px};
use crate::table::overlays::room::Room;
use crate::table::overlays::sights::sight_line;
use crate::table::pen::{At, lines, n};
use crate::words::{chance, say};

/// The way, with a tick each inch; red and dotted where it is refused.
pub(in crate::table) fn trail(plan: &Draft, scale: f64) -> String {
    let points: Vec<At> = plan.preview.trail.iter().map(|it| px(*it, scale)).collect();
    let Some((end, before)) = points.split_last().filter(|it| !it.1.is_empty()) else { return String::new() };
    let from = before[before.len() - 1];
    let share = if plan.is_legal() { 1.0 } else { plan.legal_share };
    let bites = (from.0 + (end.0 - from.0) * share, from.1 + (end.1 - from.1) * share);
    let legal: Vec<At> = before.iter().copied().chain([bites]).collect();
    let mut svg = format!(r#"<path d="{p}" class="trail-0"/><path d="{p}" class="trail"/>"#, p = lines(&legal, false));
    let _ = write!(svg, r#"<path d="{}" class="tick"/>"#, ticks(&legal, scale));
    for corner in &before[1..] {
        let _ = write!(svg, r#"<circle cx="{}" cy="{}" r="4" class="way"/>"#, n(corner.0), n(corner.1));
    }
    if share < 1.0 {
        let _ = write!(
            svg,
            r#"<path d="{}" class="bad-trail"/><circle cx="{}" cy="{}" r="4" class="way"/>"#,
            lines(&[bites, *end], false),
            n(bites.0),
            n(bites.1)
        );
    }
    svg
}

fn ticks(points: &[At], scale: f64) -> String {
    let (mut path, mut walked, mut next) = (String::new(), 0.0, 1.0);
    for pair in points.windows(2) {
        let ((ax, ay), (bx, by)) = (pair[0], pair[1]);
        let length = (bx - ax).hypot(by - ay) / scale;
        if length < 1e-6 {
            continue;
        }
        let (ux, uy) = ((bx - ax) / length / scale, (by - ay) / length / scale);
        while next < walked + length {
            let t = (next - walked) * scale;
            let (x, y) = (ax + ux * t, ay + uy * t);
            let _ = write!(path, "M{},{}L{},{}", n(x - uy * 5.0), n(y + ux * 5.0), n(x + uy * 5.0), n(y - ux * 5.0));
            next += 1.0;
        }
        walked += length;
    }
    path
}

/// A group that goes as one, planned or on its way: the way of every piece, and where it ends.
pub(in crate::table) fn marching(desk: Desk, room: &mut Room, scale: f64) -> String {
    let (march, left, scene) = (desk.march.get(), desk.on_the_way.get(), desk.scene.get());
    let waiting = left.iter().filter(|it| !it.begun).map(|it| &it.stride);
    let strides = march.iter().flat_map(|it| it.strides.iter()).chain(waiting);
    let mut svg = String::new();
    for stride in strides {
        let way: Vec<At> = stride.preview.trail.iter().map(|it| px(*it, scale)).collect();
        if way.len() > 1 {
            let _ =
                write!(svg, r#"<path d="{p}" class="trail-0"/><path d="{p}" class="trail"/>"#, p = lines(&way, false));
        }
        for sight in &stride.preview.sights {
            svg += &sight_line(room, sight, scale);
        }
        svg += &ghosts(&stride.preview, !stride.orders.is_empty(), &scene.pieces, scale);
    }
    svg += &drilled(march.as_deref(), &scene.pieces, room, scale);
    if let Some(march) = march
        && let Some((_, at, _)) = led(&march).and_then(|it| it.preview.stands.first())
    {
        let (x, y) = px(*at, scale);
        let going = march.strides.iter().filter(|it| !it.orders.is_empty()).count();
        let words = Line::new("page-march").with("going", going).with("all", march.strides.len());
        let mut words = vec![say(&words)];
        words.extend(led(&march).iter().flat_map(|it| &it.preview.measures).map(say));
        let stands = march.strides.iter().flat_map(|it| &it.preview.stands);
        let east = stands.map(|it| px(it.1, scale).0).fold(x, f64::max);
        svg += &card(room, (east, y), &words, if march.is_legal() { "" } else { "bad" });
    }
    svg
}

/// What each piece of a group would do to whom, with its odds, where nobody goes anywhere.
fn drilled(march: Option<&March>, pieces: &[Piece], room: &mut Room, scale: f64) -> String {
    let still = |it: &&March| it.strides.iter().all(|it| it.preview.stands.is_empty());
    let Some(march) = march.filter(still) else { return String::new() };
    let able: Vec<&Stride<OrderText>> = march.strides.iter().filter(|it| !it.orders.is_empty()).collect();
    let line = |stride: &&Stride<OrderText>| {
        let name = pieces.iter().find(|it| it.id == stride.piece).map(|it| say(&it.name)).unwrap_or_default();
        let deed = stride.preview.measures.first().map(say).unwrap_or_default();
        let odds = stride.preview.forecast.as_ref().and_then(|it| it.chances.last()).map(|it| chance(it.chance));
        format!("{name}: {deed} {}", odds.unwrap_or_default())
    };
    let going = Line::new("page-drill").with("going", able.len()).with("all", march.strides.len());
    let words: Vec<String> = std::iter::once(say(&going)).chain(able.iter().map(line)).collect();
    let middles =
        able.iter().filter_map(|it| pieces.iter().find(|piece| piece.id == it.piece)).map(|it| base(&it.outline).0);
    let (mut x, mut y, mut count) = (0.0, 0.0, 0.0_f64);
    for middle in middles {
        (x, y, count) = (x + middle.0, y + middle.1, count + 1.0);
    }
    let count = count.max(1.0);
    card(room, (x / count * scale, y / count * scale), &words, "")
}

/// The stride of the piece that leads, or else the first.
fn led(march: &March) -> Option<&Stride<OrderText>> {
    let led = march.strides.iter().find(|it| Some(&it.piece) == march.leader());
    led.or_else(|| march.strides.first())
}
