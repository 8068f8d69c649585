//! The plan: ghosts, templates, what could be pointed at; ways, sights and cards lie beside this. Magenta, as on nautical charts; red where a rule forbids.

use std::fmt::Write;

use battle::{
    Line, Preview,
    scene::{Outline, Piece, Target},
};
use html_escape::encode_text;
use leptos::prelude::*;
use table::{Point, lattice::Cube};

use crate::desk::{Desk, Draft, Ring};
use crate::table::models::model::{Look, base, model, side};
use crate::table::overlays::cards::{card, chip, room};
use crate::table::overlays::measuring::{looking, measured};
use crate::table::overlays::room::{Rect, Room};
use crate::table::overlays::sights::sight_line;
use crate::table::overlays::trails::{marching, trail};
use crate::table::pen::{At, lines, n};
use crate::words::{say, title};

pub(in crate::table) fn px(at: Point, scale: f64) -> At {
    (at.x.to_f64() * scale, at.y.to_f64() * scale)
}

/// What is planned, in pixels, and the places that could be pointed at.
pub fn plan_layer(desk: Desk, scale: f64) -> String {
    let scene = desk.drawn.get();
    let mut room = room(desk, &scene, scale);
    let mut svg = suggestions(desk, scale);
    svg += &taught(desk, scale);
    svg += &marked(desk, scale);
    svg += &cursor(desk, scale);
    svg += &measured(desk, &mut room, scale);
    svg += &marching(desk, &mut room, scale);
    svg += &looking(desk, &mut room, scale);
    svg += &hinted(desk, &mut room, scale);
    let Some(plan) = desk.drawn_plan() else {
        return svg + &at_stake(desk, &mut room, scale) + &hovered(desk, &mut room, scale);
    };
    for (_, at, _) in &plan.preview.stands {
        room.take(Rect::around(px(*at, scale), 0.6 * scale), 2.0);
    }
    for sight in &plan.preview.sights {
        svg += &sight_line(&mut room, sight, scale);
    }
    svg += &areas(&plan, scale);
    svg += &ringed(desk, &plan.preview.under, scale);
    svg += &trail(&plan, scale);
    svg += &ghosts(&plan.preview, plan.is_legal(), &scene.pieces, scale);
    if let Some(Target::Piece(id)) = &plan.at
        && let Some(piece) = scene.piece(id)
    {
        svg += &bracket(piece, scale, plan.is_legal());
    }
    let beyond = desk.tile.get().is_some_and(|it| it != plan.tile);
    let dearer = scene.tile(&plan.tile).filter(|_| beyond);
    let dearer = dearer.map(|it| say(&Line::new("page-dearer").with("kind", it.name.clone()).with("cost", it.cost)));
    svg + &chip(&mut room, &plan, dearer, &scene.pieces, scale)
}

/// Rings around pieces.
fn ringed(desk: Desk, ids: &[String], scale: f64) -> String {
    let scene = desk.drawn.get();
    let ring = |piece: &Piece| {
        let ((x, y), radius) = base(&piece.outline);
        let (x, y, radius) = (n(x * scale), n(y * scale), n(radius * scale + 4.0));
        format!(r#"<circle cx="{x}" cy="{y}" r="{radius}" class="ringed"/>"#)
    };
    ids.iter().filter_map(|it| scene.piece(it)).map(ring).collect()
}

/// What is at stake while a reaction is asked for: who is threatened, and from where.
fn at_stake(desk: Desk, room: &mut Room, scale: f64) -> String {
    let Some(stake) = desk.at_stake() else { return String::new() };
    let preview = desk.drawn_preview(stake.preview.clone());
    let sights: String = preview.sights.iter().map(|it| sight_line(room, it, scale)).collect();
    let scene = desk.drawn.get();
    let about = match &stake.about {
        Some(Target::Piece(id)) => scene.piece(id).map(|it| asked_about(it, scale)),
        _ => None,
    };
    let ringed = ringed(desk, &preview.under, scale);
    about.unwrap_or_default() + &sights + &ringed
}

/// Whom a question is about: a spotlight, a gold ring, and its name.
fn asked_about(piece: &Piece, scale: f64) -> String {
    let ((x, y), radius) = base(&piece.outline);
    let (x, y, r) = (x * scale, y * scale, (radius * scale).max(10.0));
    let name = say(&piece.name);
    let name = encode_text(&name);
    let (inner, outer, beside) = (n(r + 6.0), n(r * 2.0 + 22.0), n(x + r + 14.0));
    format!(
        r#"<circle cx="{x}" cy="{y}" r="{outer}" class="spotlight"/><circle cx="{x}" cy="{y}" r="{inner}" class="asked"/><text x="{beside}" y="{low}" class="asked-name">{name}</text>"#,
        x = n(x),
        y = n(y),
        low = n(y - r - 2.0),
    )
}

/// A hint over the battle as it stands: where models would go, and whom they would shoot at.
fn hinted(desk: Desk, room: &mut Room, scale: f64) -> String {
    let Some(hint) = desk.hint.get() else { return String::new() };
    let scene = desk.drawn.get();
    let mut svg = String::new();
    for preview in hint.previews.iter().map(|it| desk.drawn_preview(it.clone())) {
        let way: Vec<At> = preview.trail.iter().map(|it| px(*it, scale)).collect();
        if way.len() > 1 {
            let p = lines(&way, false);
            let _ = write!(svg, r#"<path d="{p}" class="trail-0"/><path d="{p}" class="trail hinted"/>"#);
        }
        for sight in &preview.sights {
            svg += &sight_line(room, sight, scale);
        }
        svg += &ghosts(&preview, true, &scene.pieces, scale);
        svg += &ringed(desk, &preview.under, scale);
    }
    svg
}

/// The places orders of the chosen kind name.
fn suggestions(desk: Desk, scale: f64) -> String {
    let (scene, tile, picked) = (desk.scene.get(), desk.tile.get(), desk.picked.get());
    let wanted = |kind: &str| match &tile {
        Some(tile) => tile == kind,
        None => scene.is_bare(kind),
    };
    let ways = |kind: &str| scene.tile(kind).is_some_and(|it| it.gesture == battle::scene::Gesture::Way);
    let board = desk.board();
    let mut svg = String::new();
    if !desk.is_mine() {
        return svg;
    }
    for choice in scene.choices.iter().filter(|it| wanted(&it.tile) && !ways(&it.tile) && it.refusal.is_none()) {
        if let Some(Target::Place(at)) = choice.aims().get(picked.len()) {
            let (x, y) = px(*at, scale);
            let _ = write!(svg, r#"<circle cx="{}" cy="{}" r="4" class="spot"/>"#, n(x), n(y));
        }
        if let (Some(Target::Cube(column, row, level)), Some(board)) = (choice.aims().get(picked.len()), &board) {
            let (x, y) = board.spot(Cube::new(*column, *row, *level));
            let spot = format!(r#"<circle cx="{}" cy="{}" r="4" class="spot"/>"#, n(x * scale), n(y * scale));
            let shown = board.lens.level.is_none_or(|it| it == *level) && !svg.contains(&spot);
            svg += if shown { &spot } else { "" };
        }
    }
    svg
}

/// What a line of the log is about.
fn marked(desk: Desk, scale: f64) -> String {
    let ring = |((x, y), radius): &Ring| {
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
    let scene = desk.drawn.get();
    let mut svg = String::new();
    if let Some(board) = desk.board() {
        for target in &step.at {
            let Target::Cube(column, row, level) = target else { continue };
            let floor = board.floor(Cube::new(*column, *row, *level), 0.1);
            let outline: Vec<At> = floor.iter().map(|it| (it.0 * scale, it.1 * scale)).collect();
            let _ = write!(svg, r#"<path d="{}" class="taught"/>"#, lines(&outline, true));
        }
    }
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
            Target::Item(_) | Target::Cube(..) | Target::Means { .. } => {}
        }
    }
    svg
}

fn ring_of(piece: &Piece, scale: f64, ring: &mut impl FnMut(At, f64)) {
    let (at, radius) = base(&piece.outline);
    ring(at, radius * scale + 8.0);
}

/// The name of what the pointer is on.
fn hovered(desk: Desk, room: &mut Room, scale: f64) -> String {
    let hover = desk.hover.get();
    if let (Some(Target::Cube(column, row, level)), Some(board)) = (&hover, desk.board()) {
        let cube = Cube::new(*column, *row, *level);
        let (x, y) = board.floor(cube, 0.0)[1];
        let outline: Vec<At> = board.floor(cube, 0.05).iter().map(|it| (it.0 * scale, it.1 * scale)).collect();
        let ring = format!(r#"<path d="{}" class="q-hover"/>"#, lines(&outline, true));
        return ring + &card(room, (x * scale, y * scale), &desk.cube_told(cube), "dark");
    }
    let Some(Target::Piece(id)) = hover else { return String::new() };
    if desk.sight.get().is_some() || desk.measure.get().is_some() {
        return String::new();
    }
    let scene = desk.drawn.get();
    let Some(piece) = scene.piece(&id) else { return String::new() };
    let (x, y) = base(&piece.outline).0;
    let states: Vec<&str> = piece.badges.iter().map(|it| title(it.rule)).collect();
    card(room, (x * scale, y * scale), &[say(&piece.name), states.join(", ")], "dark")
}

fn areas(plan: &Draft, scale: f64) -> String {
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
            Outline::Cube(..) => Ok(()),
        };
    }
    svg
}

/// Where pieces would stand.
pub(in crate::table) fn ghosts(preview: &Preview, legal: bool, pieces: &[Piece], scale: f64) -> String {
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
