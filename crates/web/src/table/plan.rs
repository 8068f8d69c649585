//! The plan: reach, trail, ghost, sight, templates, chips. Magenta, as on nautical charts; red where a rule forbids.

use std::fmt::Write;

use battle::{
    Line, Preview, SightLine, Stride,
    scene::{Outline, Piece, Target, Zone},
};
use leptos::prelude::*;
use table::Point;

use super::gauges::{looking, measured};
use super::ground::escape;
use super::model::{Look, base, model, side};
use super::pen::{At, lines, n, smooth};
use crate::desk::{Desk, March, Plan};
use crate::session::OrderText;
use crate::words::{chance, say, title};

/// How far the chosen kind of order leads, in pixels.
pub fn reach_layer(zones: &[Zone], scale: f64) -> String {
    let mut path = String::new();
    for zone in zones {
        if let Outline::Polygon(corners) = &zone.outline {
            let corners: Vec<At> = corners.iter().map(|it| px(*it, scale)).collect();
            path += &smooth(&softened(&corners), true);
        }
    }
    if path.is_empty() {
        return path;
    }
    let south = zones.iter().filter_map(|it| match &it.outline {
        Outline::Polygon(corners) => corners.iter().max_by_key(|it| it.y).map(|at| (px(*at, scale), say(&it.name))),
        Outline::Disc { .. } => None,
    });
    let label = south.max_by(|a, b| a.0.1.total_cmp(&b.0.1)).map_or_else(String::new, |((x, y), words)| {
        format!(r#"<text x="{}" y="{}" class="reach-t">{}</text>"#, n(x), n(y + 14.0), escape(&words))
    });
    format!(r#"<path d="{path}" class="reach1"/>{label}"#)
}

/// A line through cells without its stairs.
fn softened(points: &[At]) -> Vec<At> {
    let count = points.len();
    if count < 6 {
        return points.to_vec();
    }
    let mean = |at: usize| {
        let (a, b, c) = (points[(at + count - 1) % count], points[at], points[(at + 1) % count]);
        ((a.0 + 2.0 * b.0 + c.0) / 4.0, (a.1 + 2.0 * b.1 + c.1) / 4.0)
    };
    (0..count).map(mean).collect()
}

pub(super) fn px(at: Point, scale: f64) -> At {
    (at.x.to_f64() * scale, at.y.to_f64() * scale)
}

/// What is planned, in pixels, and the places that could be pointed at.
pub fn plan_layer(desk: Desk, scale: f64) -> String {
    let mut svg = suggestions(desk, scale);
    svg += &taught(desk, scale);
    svg += &marked(desk, scale);
    svg += &cursor(desk, scale);
    svg += &measured(desk, scale);
    svg += &marching(desk, scale);
    svg += &looking(desk, scale);
    let Some(plan) = desk.plan.get() else { return svg + &hovered(desk, scale) };
    let scene = desk.scene.get();
    for sight in &plan.preview.sights {
        svg += &sight_line(sight, scale);
    }
    svg += &areas(&plan, scale);
    for id in &plan.preview.under {
        if let Some(piece) = scene.piece(id) {
            let ((x, y), radius) = base(&piece.outline);
            let _ = write!(
                svg,
                r#"<circle cx="{}" cy="{}" r="{}" class="ringed"/>"#,
                n(x * scale),
                n(y * scale),
                n(radius * scale + 4.0)
            );
        }
    }
    svg += &trail(&plan, scale);
    svg += &ghosts(&plan.preview, plan.is_legal(), &scene.pieces, scale);
    if let Some(Target::Piece(id)) = &plan.at
        && let Some(piece) = scene.piece(id)
    {
        svg += &bracket(piece, scale, plan.is_legal());
    }
    svg + &chip(desk, &plan, &scene.pieces, scale)
}

/// The places orders of the chosen kind name.
fn suggestions(desk: Desk, scale: f64) -> String {
    let (scene, tile, picked) = (desk.scene.get(), desk.tile.get(), desk.picked.get());
    let wanted = |kind: &str| match &tile {
        Some(tile) => tile == kind,
        None => scene.speaks_for_itself(),
    };
    let way = scene.tiles.iter().any(|it| Some(&it.kind) == tile.as_ref() && it.gesture == battle::scene::Gesture::Way);
    let mut svg = String::new();
    if way || !desk.is_mine() {
        return svg;
    }
    for choice in scene.choices.iter().filter(|it| wanted(&it.tile)) {
        if let Some(Target::Place(at)) = choice.points.get(picked.len()) {
            let (x, y) = px(*at, scale);
            let _ = write!(svg, r#"<circle cx="{}" cy="{}" r="4" class="spot"/>"#, n(x), n(y));
        }
    }
    svg
}

/// What a line of the log is about.
fn marked(desk: Desk, scale: f64) -> String {
    let ring = |((x, y), radius): &(At, f64)| {
        let (x, y, radius) = (n(x * scale), n(y * scale), n(radius * scale + 7.0));
        format!(r#"<circle cx="{x}" cy="{y}" r="{radius}" class="marked"/>"#)
    };
    desk.marked.get().iter().map(ring).collect()
}

/// The cursor of those who use no pointer.
fn cursor(desk: Desk, scale: f64) -> String {
    desk.cursor.get().map_or_else(String::new, |at| {
        let (x, y) = px(at, scale);
        let cross = r#"<path d="M-15,0H-5M5,0H15M0,-15V-5M0,5V15"/><circle r="9"/>"#;
        format!(r#"<g class="cursor" transform="translate({},{})">{cross}</g>"#, n(x), n(y))
    })
}

/// What the coach points at.
fn taught(desk: Desk, scale: f64) -> String {
    let Some(step) = desk.coach.at_hand() else { return String::new() };
    let scene = desk.scene.get();
    let mut svg = String::new();
    let mut ring = |(x, y): At, radius: f64| {
        let _ =
            write!(svg, r#"<circle cx="{}" cy="{}" r="{}" class="taught"/>"#, n(x * scale), n(y * scale), n(radius));
    };
    for target in &step.at {
        match target {
            Target::Piece(id) => scene.piece(id).into_iter().for_each(|it| ring_of(it, scale, &mut ring)),
            Target::Group(group) => {
                let members = scene.pieces.iter().filter(|it| it.group.as_ref() == Some(group));
                members.for_each(|it| ring_of(it, scale, &mut ring));
            }
            Target::Place(at) => ring((at.x.to_f64(), at.y.to_f64()), 11.0),
            Target::Item(_) | Target::Cube(..) => {}
        }
    }
    svg
}

fn ring_of(piece: &Piece, scale: f64, ring: &mut impl FnMut(At, f64)) {
    let (at, radius) = base(&piece.outline);
    ring(at, radius * scale + 8.0);
}

/// The name of what the pointer is on.
fn hovered(desk: Desk, scale: f64) -> String {
    let Some(Target::Piece(id)) = desk.hover.get() else { return String::new() };
    if desk.sight.get().is_some() || desk.measure.get().is_some() {
        return String::new();
    }
    let scene = desk.scene.get();
    let Some(piece) = scene.piece(&id) else { return String::new() };
    let ((x, y), radius) = base(&piece.outline);
    let states: Vec<&str> = piece.badges.iter().map(|it| title(it.rule)).collect();
    let at = (x * scale + radius * scale + 8.0, y * scale - 20.0);
    card(desk, at, &[say(&piece.name), states.join(", ")], "dark")
}

pub(super) fn sight_line(sight: &SightLine, scale: f64) -> String {
    let (from, to) = (px(sight.from, scale), px(sight.to, scale));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1e-6);
    let wide = 0.55 * scale;
    let (ax, ay) = (-dy / length * wide, dx / length * wide);
    let (left, right) = ((to.0 + ax, to.1 + ay), (to.0 - ax, to.1 - ay));
    let mut svg = format!(r#"<path d="{}" class="sight"/>"#, lines(&[from, left, right], true));
    let hidden = sight.hiders.iter().find(|it| it.counts).map(|it| {
        let at = px(it.at, scale);
        ((at.0 - from.0) * dx + (at.1 - from.1) * dy) / length / length
    });
    let cut = hidden.unwrap_or(1.0).clamp(0.0, 1.0);
    for end in [left, right] {
        let middle = (from.0 + (end.0 - from.0) * cut, from.1 + (end.1 - from.1) * cut);
        let _ = write!(
            svg,
            r#"<path d="{}" class="sight-l"/><path d="{}" class="sight-l hid"/>"#,
            lines(&[from, middle], false),
            lines(&[middle, end], false)
        );
    }
    for hider in &sight.hiders {
        let outline: Vec<At> = hider.outline.iter().map(|it| px(*it, scale)).collect();
        let at = px(hider.at, scale);
        let kind = if hider.counts { "" } else { " idle" };
        let _ = write!(
            svg,
            r#"<path d="{}" class="hider{}"/><text x="{}" y="{}" class="hid-t{}">{}</text>"#,
            lines(&outline, true),
            kind,
            n(at.0 + 8.0),
            n(at.1 + 16.0),
            kind,
            escape(&say(&hider.line))
        );
    }
    svg
}

fn areas(plan: &Plan, scale: f64) -> String {
    let class = if plan.is_legal() { "area" } else { "area bad" };
    let mut svg = String::new();
    for area in &plan.preview.areas {
        let _ = match area {
            Outline::Disc { at, radius } => {
                let (x, y) = px(*at, scale);
                write!(
                    svg,
                    r#"<circle cx="{}" cy="{}" r="{}" class="{class}"/>"#,
                    n(x),
                    n(y),
                    n(radius.to_f64() * scale)
                )
            }
            Outline::Polygon(corners) => {
                let corners: Vec<At> = corners.iter().map(|it| px(*it, scale)).collect();
                write!(svg, r#"<path d="{}" class="{class}"/>"#, lines(&corners, true))
            }
        };
    }
    svg
}

/// The way, with a tick each inch; red and dotted where it is refused.
fn trail(plan: &Plan, scale: f64) -> String {
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
fn marching(desk: Desk, scale: f64) -> String {
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
        svg += &ghosts(&stride.preview, !stride.orders.is_empty(), &scene.pieces, scale);
    }
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
        svg += &card(desk, (east + 26.0, y - 18.0), &words, if march.is_legal() { "" } else { "bad" });
    }
    svg
}

/// The stride of the piece that leads, or else the first.
fn led(march: &March) -> Option<&Stride<OrderText>> {
    let led = march.strides.iter().find(|it| Some(&it.piece) == march.led.as_ref());
    led.or_else(|| march.strides.first())
}

/// Where pieces would stand.
fn ghosts(preview: &Preview, legal: bool, pieces: &[Piece], scale: f64) -> String {
    let mut svg = String::new();
    let look = Look { scale, ghost: true, ..Look::default() };
    for (id, at, facing) in &preview.stands {
        let (x, y) = px(*at, scale);
        let drawn = match pieces.iter().find(|it| it.id == *id) {
            Some(piece) => format!(
                r#"<g class="model ghost {}">{}</g>"#,
                side(piece.seat),
                model(&Piece { facing: *facing, ..piece.clone() }, look)
            ),
            None => format!(r#"<circle r="{}" class="ghost-base"/>"#, n(0.59 * scale)),
        };
        let cross = if legal { "" } else { r#"<path d="M-9,-9L9,9M9,-9L-9,9" class="bad-cross"/>"# };
        let _ = write!(svg, r#"<g transform="translate({},{})">{drawn}{cross}</g>"#, n(x), n(y));
    }
    svg
}

fn bracket(piece: &Piece, scale: f64, legal: bool) -> String {
    let ((x, y), radius) = base(&piece.outline);
    let q = radius * scale + 9.0;
    let (inner, class) = (q - 8.0, if legal { "tgt" } else { "tgt bad" });
    let path =
        format!("M-{q},-{i}V-{q}H-{i}M{i},-{q}H{q}V-{i}M{q},{i}V{q}H{i}M-{i},{q}H-{q}V{i}", q = n(q), i = n(inner));
    format!(r#"<g transform="translate({},{})"><path d="{path}" class="{class}"/></g>"#, n(x * scale), n(y * scale))
}

/// What is measured and how likely it is, beside what is planned.
fn chip(desk: Desk, plan: &Plan, pieces: &[Piece], scale: f64) -> String {
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
