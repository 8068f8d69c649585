//! A line of sight: solid up to what hides its end, dashed behind it, and what hides it by name.

use std::fmt::Write;

use battle::SightLine;
use html_escape::encode_text;

use crate::table::overlays::plan::px;
use crate::table::overlays::room::Room;
use crate::table::pen::{At, lines, n};
use crate::words::say;

/// A line of sight, in pixels.
pub(in crate::table) fn sight_line(room: &mut Room, sight: &SightLine, scale: f64) -> String {
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
        let (words, kind) = (say(&hider.line), if hider.counts { "" } else { " idle" });
        let (x, y) = room.place(px(hider.at, scale), 8.0, (words.chars().count() as f64 * 6.6, 16.0));
        let _ = write!(
            svg,
            r#"<path d="{}" class="hider{}"/><text x="{}" y="{}" class="hid-t{}">{}</text>"#,
            lines(&outline, true),
            kind,
            n(x),
            n(y + 12.0),
            kind,
            encode_text(&words)
        );
    }
    svg
}
