//! How far orders of a kind lead: a pale wash over the ground, and around it the fainter edge of what leads further.

use battle::scene::{Outline, Zone};
use html_escape::encode_text;

use crate::table::overlays::plan::px;
use crate::table::pen::{At, n, smooth};
use crate::words::say;

/// The kinds of reach, the farthest first, and how each is drawn.
const KINDS: [(&str, &str); 2] = [("reach-far", "reach2"), ("reach", "reach1")];

/// How wide a letter of a name is, in pixels.
const LETTER: f64 = 6.2;

/// How far the chosen kind of order leads, in pixels, on a table so many inches wide.
pub fn reach_layer(zones: &[Zone], width: f64, scale: f64) -> String {
    let drawn = |(kind, class): (&str, &str)| {
        let zones: Vec<&Zone> = zones.iter().filter(|it| it.kind == kind).collect();
        edge(&zones, class, width * scale, scale)
    };
    KINDS.into_iter().map(drawn).collect()
}

/// The edges of one kind, and its name at the southernmost of them.
fn edge(zones: &[&Zone], class: &str, wide: f64, scale: f64) -> String {
    let outlines = zones.iter().filter_map(|it| match &it.outline {
        Outline::Polygon(corners) => Some((corners.iter().map(|at| px(*at, scale)).collect::<Vec<At>>(), *it)),
        Outline::Disc { .. } | Outline::Cube(..) => None,
    });
    let (mut path, mut south): (String, Option<(At, &Zone)>) = (String::new(), None);
    for (corners, zone) in outlines {
        path += &smooth(&softened(&corners), true);
        let lowest = corners.iter().copied().max_by(|a, b| a.1.total_cmp(&b.1));
        south = south.into_iter().chain(lowest.map(|it| (it, zone))).max_by(|a, b| a.0.1.total_cmp(&b.0.1));
    }
    let label = south.map_or_else(String::new, |((x, y), zone)| {
        let words = say(&zone.name);
        let x = x.min(wide - words.chars().count() as f64 * LETTER).max(0.0);
        format!(r#"<text x="{}" y="{}" class="reach-t">{}</text>"#, n(x), n(y + 14.0), encode_text(&words))
    });
    if path.is_empty() { path } else { format!(r#"<path d="{path}" class="{class}"/>{label}"#) }
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
