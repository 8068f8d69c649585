//! Pieces of a board of cubes: standees with a plate on a stem, counters as small tiles, and the level somebody is on.

use std::fmt::Write;

use battle::scene::{Piece, Pips};

use crate::table::models::glyphs::glyph;
use crate::table::models::model::{Look, base, side};
use crate::table::pen::n;

/// A model around the middle of its plate, in pixels: base, stem and plate in the seat's shape; it lies when it is pinned.
#[must_use]
pub fn standee(piece: &Piece, look: Look, lift: f64) -> String {
    let seat = side(piece.seat);
    let radius = (base(&piece.outline).1 * look.scale).max(11.0);
    let (rx, ry, foot) = (n(radius * 1.12), n(radius * 0.62), lift * look.scale);
    let lies = piece.badges.iter().any(|it| it.kind == "pinned");
    let mut svg = format!(r#"<g transform="translate(0,{})">"#, n(foot));
    let _ = write!(svg, r#"<ellipse cx="3" cy="3" rx="{rx}" ry="{ry}" class="m-shadow"/>"#);
    if look.chosen || look.open {
        let (ring, wide) = (n(radius * 0.62 + 4.5), n(radius * 1.12 + 6.0));
        let class = if look.chosen { "sel-1" } else { "open-ring" };
        if look.chosen {
            let _ = write!(svg, r#"<ellipse rx="{wide}" ry="{ring}" class="sel-0"/>"#);
        }
        let _ = write!(svg, r#"<ellipse rx="{wide}" ry="{ring}" class="{class}"/>"#);
    }
    let _ = write!(
        svg,
        r#"<path d="M-{rx},0v4a{rx},{ry} 0 0 0 {},0v-4z" class="sd-side"/><ellipse rx="{rx}" ry="{ry}" class="sd-base"/>"#,
        n(radius * 2.24)
    );
    let plate = plate(seat, radius * 0.98, &piece.pictogram);
    if lies {
        let _ = write!(svg, r#"<g transform="translate(5,-4) rotate(72) scale(1,.8)">{plate}</g></g>"#);
    } else {
        let _ = write!(svg, r#"<path d="M0,0V{}" class="sd-stem"/></g>{plate}"#, n(-foot + radius));
    }
    if look.ghost { svg } else { svg + &marks(piece, radius) }
}

fn plate(seat: &str, half: f64, pictogram: &str) -> String {
    let (shape, size) = if seat == "a" {
        let (corner, whole) = (n(-half), n(2.0 * half));
        (
            format!(r#"<rect x="{corner}" y="{corner}" width="{whole}" height="{whole}" rx="2.5" class="sd-plate"/>"#),
            1.55,
        )
    } else {
        let far = n(half * 1.3);
        (format!(r#"<path d="M0,-{far}L{far},0L0,{far}L-{far},0Z" class="sd-plate"/>"#), 1.35)
    };
    shape + &glyph(pictogram, 0.0, 0.0, half * size, "m-glyph")
}

/// Damage as a drop with a number, a tick for who has acted, and the other states beside the plate.
fn marks(piece: &Piece, radius: f64) -> String {
    let mut svg = String::new();
    let lost = piece.pips.iter().find(|it| it.kind == "wounds").map_or(0, |it| it.of.saturating_sub(it.left));
    if lost > 0 {
        let _ = write!(
            svg,
            r#"<g transform="translate({},{})"><path d="M0,-9C4,-3 7,0 7,3.6A7,6.6 0 0 1 -7,3.6C-7,0 -4,-3 0,-9Z" class="drop"/><text y="7.4" class="drop-t">{lost}</text></g>"#,
            n(radius + 3.0),
            n(-radius)
        );
    }
    if piece.badges.iter().any(|it| it.kind == "deactivated") {
        let _ = write!(
            svg,
            r#"<g transform="translate({},{})"><circle r="6" class="actm"/><path d="M-3,0L-.8,2.4L3.2,-2.6" class="actt"/></g>"#,
            n(-radius - 2.0),
            n(-radius)
        );
    }
    let others = piece.badges.iter().filter(|it| !matches!(it.kind.as_str(), "deactivated" | "injured" | "item"));
    for (at, badge) in others.enumerate() {
        let (x, y) = (-radius - 6.0, 2.0 + at as f64 * 15.0);
        let _ = write!(
            svg,
            r#"<g class="st st-{}"><rect x="{}" y="{}" width="13" height="13" rx="3"/>{}</g>"#,
            badge.kind,
            n(x - 6.5),
            n(y - 6.5),
            glyph(&badge.kind, x, y, 10.5, "")
        );
    }
    svg + &actions(piece, radius)
}

/// What is left to do for the one that acts.
fn actions(piece: &Piece, radius: f64) -> String {
    let Some(Pips { left, of, .. }) = piece.pips.iter().find(|it| it.kind == "points") else { return String::new() };
    let mut svg = String::new();
    for at in 0..*of {
        let class = if at < *left { "ap-on" } else { "ap-off" };
        let x = f64::from(at) * 8.0 - f64::from(*of) * 4.0 + 1.0;
        let _ =
            write!(svg, r#"<rect x="{}" y="{}" width="6" height="4" rx="1" class="{class}"/>"#, n(x), n(-radius - 9.0));
    }
    svg
}

/// A counter around 0,0, in pixels: a tile, turned over or with what it is.
#[must_use]
pub fn counter(piece: &Piece, look: Look, flat: bool) -> String {
    let half = (base(&piece.outline).1 * look.scale).max(if flat { 7.0 } else { 9.0 });
    let known = piece.pictogram != "unknown";
    let ring = if look.open { format!(r#"<circle r="{}" class="open-ring"/>"#, n(half + 5.0)) } else { String::new() };
    let face = if known {
        glyph("card", 0.0, 0.0, half * 1.5, "q-item-g")
    } else {
        format!(r#"<text y="{}" class="q-item-t" style="font-size:{}px">?</text>"#, n(half * 0.52), n(half * 1.5))
    };
    let class = if known { "q-item known" } else { "q-item" };
    let (far, deep) = (n(half * 1.35), n(half * 0.78));
    let tile = if flat {
        let (corner, whole) = (n(-half * 0.9), n(half * 1.8));
        format!(r#"<rect x="{corner}" y="{corner}" width="{whole}" height="{whole}" rx="2" class="{class}"/>"#)
    } else {
        let rhombus = format!("M-{far},0L0,-{deep}L{far},0L0,{deep}Z");
        format!(
            r#"<path d="{rhombus}" transform="translate(0,4)" class="q-item-s"/><path d="{rhombus}" class="{class}"/>"#
        )
    };
    ring + &tile + &face
}

/// The level a piece is on, at its lower right, in pixels.
#[must_use]
pub fn level_tag(level: u8, radius: f64) -> String {
    let (x, y) = (n(radius * 0.8 + 3.0), n(radius * 0.8 + 3.0));
    format!(
        r#"<g class="q-tag" transform="translate({x},{y})"><circle r="6.5"/><text y="3.8">{}</text></g>"#,
        level + 1
    )
}
