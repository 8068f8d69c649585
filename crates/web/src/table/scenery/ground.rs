//! The sheet itself: ground, faint contours, the grid, names, and the neatline ticked in inches.

use std::fmt::Write;

use battle::{
    Line, Scene,
    scene::{Ground, Outline, Patch, Zone},
};
use html_escape::encode_text;

use crate::table::models::model::side;
use crate::table::pen::{At, Chance, blob, bounds, lines, n, smooth};
use crate::table::scenery::terrain;

/// How wide and deep the ground is, in inches.
#[must_use]
pub fn extent(ground: &Ground) -> (f64, f64) {
    match ground {
        Ground::Open { width, depth } => (width.to_f64(), depth.to_f64()),
        Ground::Lattice { columns, rows, side, .. } => {
            (f64::from(*columns) * side.to_f64(), f64::from(*rows) * side.to_f64())
        }
    }
}

/// Everything that does not move, in inches.
#[must_use]
pub fn sheet<O>(scene: &Scene<O>) -> String {
    let (width, depth) = extent(&scene.ground);
    let mut svg = format!(r#"<rect width="{}" height="{}" fill="var(--g-ground)"/>"#, n(width), n(depth));
    let _ = write!(
        svg,
        r#"<clipPath id="sheet"><rect width="{}" height="{}"/></clipPath><g clip-path="url(#sheet)">"#,
        n(width),
        n(depth)
    );
    let mut chance = Chance::new(7);
    for _ in 0..16 {
        let at = (chance.between(0.0, width), chance.between(0.0, depth));
        let radii = (chance.between(3.0, 7.0), chance.between(2.0, 5.0));
        let _ = write!(svg, r#"<path d="{}" class="tint"/>"#, smooth(&blob(at, radii, 10, 0.2, &mut chance), true));
    }
    for k in 0..5 {
        let wave = |it: i32| {
            let (i, k) = (f64::from(it), f64::from(k));
            (-2.0 + i * 4.0, depth * (0.08 + k * 0.22) + 2.2 * (i * 0.9 + k * 1.7).sin() + 1.2 * (i * 2.1 + k).sin())
        };
        let points: Vec<At> = (0..(width / 4.0) as i32 + 3).map(wave).collect();
        let _ = write!(svg, r#"<path d="{}" class="relief"/>"#, smooth(&points, false));
    }
    svg += &grid(&scene.ground, width, depth);
    for patch in &scene.terrain {
        svg += &terrain::piece(patch);
    }
    svg + "</g>"
}

fn grid(ground: &Ground, width: f64, depth: f64) -> String {
    let (fine, coarse) = match ground {
        Ground::Open { .. } => (1.0, 6.0),
        Ground::Lattice { side, .. } => (side.to_f64(), side.to_f64()),
    };
    let ruled = |step: f64| {
        let mut path = String::new();
        let mut at = 0.0;
        while at <= width.max(depth) + 0.001 {
            if at <= width {
                let _ = write!(path, "M{},0V{}", n(at), n(depth));
            }
            if at <= depth {
                let _ = write!(path, "M0,{}H{}", n(at), n(width));
            }
            at += step;
        }
        path
    };
    format!(r#"<path d="{}" class="grid1"/><path d="{}" class="grid6"/>"#, ruled(fine), ruled(coarse))
}

/// Marked areas, in inches.
#[must_use]
pub fn zone(zone: &Zone) -> String {
    let owner = zone.seat.map_or("nobody", |it| side(Some(it)));
    let class = format!("zone zone-{} {owner}", zone.kind);
    match &zone.outline {
        Outline::Disc { at, radius } => format!(
            r#"<circle cx="{}" cy="{}" r="{}" class="{class}"/>"#,
            n(at.x.to_f64()),
            n(at.y.to_f64()),
            n(radius.to_f64())
        ),
        Outline::Polygon(corners) => {
            let corners: Vec<At> = corners.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
            format!(r#"<path d="{}" class="{class}"/>"#, lines(&corners, true))
        }
        // Cubes are drawn with the board they belong to.
        Outline::Cube(..) => String::new(),
    }
}

/// Where the name of a piece is written, in pixels: below it, in the middle.
#[must_use]
pub fn label(patch: &Patch, scale: f64) -> At {
    let outline: Vec<At> = patch.outline.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
    let ((west, _), (east, south)) = bounds(&outline);
    ((west + east) / 2.0 * scale, south * scale + 13.0)
}

/// The names of the ground, in pixels, as a reader says them.
#[must_use]
pub fn names(terrain: &[Patch], scale: f64, say: impl Fn(&Line) -> String) -> String {
    let mut svg = String::new();
    for (patch, name) in terrain.iter().filter_map(|it| it.label.as_ref().map(|name| (it, name))) {
        let (x, y) = label(patch, scale);
        let _ = write!(svg, r#"<text x="{}" y="{}" class="label">{}</text>"#, n(x), n(y), encode_text(&say(name)));
    }
    svg
}

/// How wide the neatline is, in pixels.
pub const BAND: f64 = 16.0;

/// An edge of the neatline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Along the top, numbered.
    North,
    /// Along the bottom.
    South,
    /// Along the left, numbered.
    West,
    /// Along the right.
    East,
}

/// What of the neatline stays where it is, in pixels: its band and its inner line.
#[must_use]
pub fn neatline(wide: f64, high: f64) -> String {
    let (w, h) = (n(wide), n(high));
    let (x1, y1) = (n(wide - BAND), n(high - BAND));
    format!(
        r#"<path d="M0,0H{w}V{h}H0Z M{BAND},{BAND}V{y1}H{x1}V{BAND}Z" class="frame-bg" fill-rule="evenodd"/><rect x="{BAND}" y="{BAND}" width="{}" height="{}" class="neat"/>"#,
        n(wide - 2.0 * BAND),
        n(high - 2.0 * BAND)
    )
}

/// The ticks of an edge, every inch, and its numbers, every six, in pixels from the table's corner: to be pushed along with
/// the table.
#[must_use]
pub fn ticks(edge: Edge, scale: f64, long: f64) -> String {
    let across = matches!(edge, Edge::North | Edge::South);
    let at = n(if matches!(edge, Edge::North | Edge::West) { BAND - 1.75 } else { 1.75 });
    let mut path = String::new();
    for inch in (0..long.ceil() as i32).step_by(2) {
        let (a, b) = (n(f64::from(inch) * scale), n(f64::from(inch + 1).min(long) * scale));
        let _ = if across { write!(path, "M{a},{at}H{b}") } else { write!(path, "M{at},{a}V{b}") };
    }
    let mut svg = format!(r#"<path d="{path}" class="zeb"/>"#);
    for inch in (0..=long as i32).step_by(6) {
        let along = n(f64::from(inch) * scale);
        let _ = match edge {
            Edge::North => write!(svg, r#"<text x="{along}" y="10.4" class="zt">{inch}″</text>"#),
            Edge::West => {
                write!(svg, r#"<text transform="translate(10,{along}) rotate(-90)" class="zt">{inch}″</text>"#)
            }
            Edge::South | Edge::East => break,
        };
    }
    svg
}

/// Six inches, in pixels, in the corner of a view of this height.
#[must_use]
pub fn scale_bar(scale: f64, high: f64) -> String {
    let mut svg = format!(
        r#"<g transform="translate(34,{})"><rect x="-8" y="-17" width="{}" height="30" rx="3" class="plate"/>"#,
        n(high - 40.0),
        n(6.0 * scale + 28.0)
    );
    for at in 0..6 {
        let class = if at % 2 == 0 { "bar-0" } else { "bar-1" };
        let _ = write!(
            svg,
            r#"<rect x="{}" y="-4" width="{}" height="5" class="{class}"/>"#,
            n(f64::from(at) * scale),
            n(scale)
        );
    }
    for at in [0, 3, 6] {
        let _ = write!(
            svg,
            r#"<text x="{}" y="-7" class="zt">{at}{}</text>"#,
            n(f64::from(at) * scale),
            if at == 6 { "″" } else { "" }
        );
    }
    svg + "</g>"
}

/// Where the middle of the compass lies in a view of this size, in pixels.
#[must_use]
pub fn compass_at(wide: f64, high: f64) -> (f64, f64) {
    (wide - 46.0, high - 52.0)
}

/// The compass, in a corner of the view.
#[must_use]
pub fn compass(wide: f64, high: f64) -> String {
    let (x, y) = compass_at(wide, high);
    format!(
        r#"<g transform="translate({},{})"><circle r="19" class="plate ring"/><path d="M0,-15L4.6,0H-4.6Z" class="north"/><path d="M0,15L4.6,0H-4.6Z" class="south"/></g>"#,
        n(x),
        n(y)
    )
}
