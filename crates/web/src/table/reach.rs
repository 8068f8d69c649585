//! How far orders of a kind lead: a pale wash over the ground.

use battle::scene::{Outline, Zone};

use super::ground::escape;
use super::pen::{At, n, smooth};
use super::plan::px;
use crate::words::say;

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
