//! What was built, by its recipe: walls, ruins, wire.

use std::fmt::Write;

use battle::scene::Patch;

use crate::table::pen::{At, Chance, blob, bounds, edge_distance, lines, n, shadow, thick};
use crate::table::scenery::terrain::cast;

/// A wall: its cap, with joints.
pub(in crate::table) fn wall(outline: &[At], height: f64, chance: &mut Chance) -> String {
    let mut svg = cast(&shadow(outline, height)) + &format!(r#"<path d="{}" class="wall-top"/>"#, lines(outline, true));
    if let &[a, b, c, d] = outline {
        let (along, across) = ((b.0 - a.0).hypot(b.1 - a.1), (c.0 - b.0).hypot(c.1 - b.1));
        let (near, far, length) = if along >= across { ((a, b), (d, c), along) } else { ((b, c), (a, d), across) };
        let on = |(from, to): (At, At), t: f64| {
            (from.0 + (to.0 - from.0) * t / length, from.1 + (to.1 - from.1) * t / length)
        };
        let (mut joints, mut t) = (String::new(), 0.5);
        while t < length - 0.25 {
            joints += &lines(&[on(near, t), on(far, t)], false);
            t += chance.between(0.45, 0.75);
        }
        let _ = write!(svg, r#"<path d="{joints}" class="joint"/>"#);
    }
    svg
}

/// A ruin: its floors, what stands of its walls, and rubble.
pub(in crate::table) fn ruin(outline: &[At], patch: &Patch, chance: &mut Chance) -> String {
    const WIDE: f64 = 0.42;
    let floor = lines(outline, true);
    let mut svg = format!(r#"<path d="{floor}" class="floor"/><path d="{floor}" class="tiles"/>"#);
    for (corners, height) in &patch.floors {
        let corners: Vec<At> = corners.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
        let upper = lines(&corners, true);
        svg += &cast(&shadow(&corners, height.to_f64() * 0.5));
        let _ = write!(
            svg,
            r#"<path d="{upper}" class="floor2"/><path d="{upper}" class="boards"/><path d="{upper}" class="floor2-edge"/>"#
        );
    }
    let walls = standing_walls(outline, chance);
    let shadows: String =
        walls.iter().map(|(a, b)| shadow(&thick(*a, *b, WIDE), patch.top.to_f64().min(4.0))).collect();
    svg += &cast(&shadows);
    for (a, b) in &walls {
        let _ = write!(
            svg,
            r#"<path d="{}" class="ruin-wall"/><path d="{}" class="ruin-cap"/>"#,
            lines(&broken(*a, *b, WIDE, chance), true),
            lines(&thick(*a, *b, WIDE * 0.34), true)
        );
    }
    let ((west, north), (east, south)) = bounds(outline);
    for _ in 0..outline.len() * 6 {
        let at = (chance.between(west - 0.3, east + 0.3), chance.between(north - 0.3, south + 0.3));
        if edge_distance(outline, at.0, at.1) < 1.0 {
            let size = chance.between(0.08, 0.2);
            let _ = write!(
                svg,
                r#"<path d="{}" class="rubble"/>"#,
                lines(&blob(at, (size, size * 0.8), 5, 0.3, chance), true)
            );
        }
    }
    svg
}

/// The share of its height that casts a shadow: a tall building would else cover its street.
const TALL: f64 = 0.6;

/// A building with its roof: wall, parapet, and boxes on it. The roof is flat, has a saddle, or is glazed.
pub(in crate::table) fn roof(outline: &[At], height: f64, chance: &mut Chance) -> String {
    let path = lines(outline, true);
    let centre = crate::table::pen::middle(outline);
    let inner = crate::table::pen::shrunk(outline, centre, 0.86);
    let mut svg = cast(&shadow(outline, height * TALL));
    let _ = write!(svg, r#"<path d="{path}" class="b-wall"/><path d="{}" class="b-roof"/>"#, lines(&inner, true));
    let ((west, north), (east, south)) = bounds(&inner);
    let _ = write!(
        svg,
        r#"<path d="M{w},{s}V{n0}H{e}" class="b-lit"/><path d="M{e},{n0}V{s}H{w}" class="b-dark"/>"#,
        w = n(west),
        e = n(east),
        n0 = n(north),
        s = n(south)
    );
    let (wide, deep) = (east - west, south - north);
    match (chance.share() * 3.0) as u8 {
        0 => svg += &saddle((west, north), (east, south)),
        1 if wide.min(deep) > 2.0 => svg += &glazed((west, north), (east, south)),
        _ => {}
    }
    for _ in 0..(wide * deep / 6.0) as usize {
        let (x, y) = (chance.between(west + 0.3, east - 0.9), chance.between(north + 0.3, south - 0.8));
        let (w, h) = (chance.between(0.3, 0.6), chance.between(0.25, 0.5));
        let _ = write!(svg, r#"<rect x="{}" y="{}" width="{}" height="{}" class="b-box"/>"#, n(x), n(y), n(w), n(h));
    }
    svg
}

/// The ridge of a roof along its longer side, and its tiles.
fn saddle((west, north): At, (east, south): At) -> String {
    let mut path = String::new();
    let middle = |a: f64, b: f64| (a + b) / 2.0;
    if east - west >= south - north {
        let y = middle(north, south);
        return format!(r#"<path d="M{},{y}H{}" class="b-ridge"/>"#, n(west), n(east), y = n(y));
    }
    let _ = write!(path, "M{},{}V{}", n(middle(west, east)), n(north), n(south));
    format!(r#"<path d="{path}" class="b-ridge"/>"#)
}

/// A field of glass in the middle of a roof.
fn glazed((west, north): At, (east, south): At) -> String {
    let (w, h) = ((east - west) * 0.5, (south - north) * 0.5);
    let (x, y) = (west + w / 2.0, north + h / 2.0);
    let (cx, cy) = (x + w / 2.0, y + h / 2.0);
    format!(
        r#"<rect x="{x}" y="{y}" width="{}" height="{}" class="b-glass"/><path d="M{},{y}V{}M{x},{}H{}" class="b-bars"/>"#,
        n(w),
        n(h),
        n(cx),
        n(y + h),
        n(cy),
        n(x + w),
        x = n(x),
        y = n(y)
    )
}

/// A building without its roof, because somebody is in it: its floor, two rooms, walls with windows.
pub(in crate::table) fn rooms(outline: &[At], height: f64) -> String {
    let path = lines(outline, true);
    let ((west, north), (east, south)) = bounds(outline);
    let (x, y) = (west + (east - west) * 0.5, north + (south - north) * 0.5);
    let mut svg = cast(&shadow(outline, height * TALL));
    let _ = write!(
        svg,
        r#"<path d="{path}" class="b-floor"/><path d="M{x},{}V{}M{x},{}V{}" class="b-inner"/><path d="{path}" class="b-walls"/><path d="{path}" class="b-windows"/>"#,
        n(north),
        n(y - 0.6),
        n(y + 0.6),
        n(south),
        x = n(x)
    );
    svg
}

/// What still stands of the walls: every side with a gap somewhere.
fn standing_walls(outline: &[At], chance: &mut Chance) -> Vec<(At, At)> {
    let mut walls = Vec::new();
    for at in 0..outline.len() {
        let (a, b) = (outline[at], outline[(at + 1) % outline.len()]);
        let on = |t: f64| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
        let from = chance.between(0.2, 0.55);
        let to = from + chance.between(0.16, 0.34);
        walls.push((a, on(from)));
        walls.push((on(to), b));
    }
    walls
}

/// A wall with uneven ends.
fn broken(a: At, b: At, width: f64, chance: &mut Chance) -> Vec<At> {
    let length = (b.0 - a.0).hypot(b.1 - a.1).max(1e-9);
    let (ux, uy) = ((b.0 - a.0) / length, (b.1 - a.1) / length);
    let half = width / 2.0;
    let ends = thick((a.0 - ux * half, a.1 - uy * half), (b.0 + ux * half, b.1 + uy * half), width);
    ends.into_iter()
        .map(|(x, y)| {
            let k = chance.between(-0.14, 0.1);
            (x + ux * k, y + uy * k)
        })
        .collect()
}

/// Wire: a line with crosses.
pub(in crate::table) fn wire(outline: &[At]) -> String {
    let ((west, north), (east, south)) = bounds(outline);
    let (a, b) = if east - west >= south - north {
        ((west, (north + south) / 2.0), (east, (north + south) / 2.0))
    } else {
        (((west + east) / 2.0, north), ((west + east) / 2.0, south))
    };
    let length = (b.0 - a.0).hypot(b.1 - a.1).max(1e-9);
    let (ux, uy) = ((b.0 - a.0) / length, (b.1 - a.1) / length);
    let (mut path, mut t) = (lines(&[a, b], false), 0.3);
    while t < length - 0.1 {
        let (x, y) = (a.0 + ux * t, a.1 + uy * t);
        let _ = write!(path, "M{},{}l.3,.36M{},{}l-.3,.36", n(x - 0.15), n(y - 0.18), n(x + 0.15), n(y - 0.18));
        t += 0.55;
    }
    format!(r#"<path d="{}" class="scrub-floor"/><path d="{path}" class="wire"/>"#, lines(outline, true))
}
