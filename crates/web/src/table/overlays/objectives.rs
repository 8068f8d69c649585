//! The names of objectives on open ground, and who holds each.

use std::fmt::Write;

use battle::scene::Target;
use html_escape::encode_text;

use crate::desk::Desk;
use crate::table::pen::n;
use crate::words::say;

/// How far below its middle the name of an objective stands, in pixels, beside what it is drawn with.
const BELOW: f64 = 14.0;
/// The radius of a marker, in inches.
const RADIUS: f64 = 0.59;

/// The names, in pixels; nothing on a board of cubes, where flags say it.
pub fn names(desk: Desk, scale: f64) -> String {
    let mut svg = String::new();
    for objective in desk.mission().into_iter().flat_map(|it| it.objectives) {
        let Target::Place(at) = objective.at else { continue };
        let holder = objective.holder.map(|seat| desk.who(seat));
        let words = std::iter::once(say(&objective.name)).chain(holder).collect::<Vec<_>>().join(" · ");
        let (x, y) = (at.x.to_f64() * scale, (at.y.to_f64() + RADIUS) * scale + BELOW);
        let _ = write!(svg, r#"<text x="{}" y="{}" class="objective-name">{}</text>"#, n(x), n(y), encode_text(&words));
    }
    svg
}
