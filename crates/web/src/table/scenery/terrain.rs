//! Terrain, each kind by its recipe: a footprint in, SVG out.
//!
//! How a piece is drawn is the last word of its kind (`heavy-wall` is a wall), so a game names its terrain freely. What
//! no recipe knows is drawn as a plain area with its outline.

use std::fmt::Write;

use battle::scene::Patch;

use crate::table::pen::{
    At, Chance, bounds, dense, edge_distance, inside, lines, middle, n, shadow, shrunk, smooth, walk,
};
use crate::table::scenery::built::{roof, rooms, ruin, wall, wire};
use table::Arrange;

/// A piece as SVG, in inches.
#[must_use]
pub fn piece(patch: &Patch) -> String {
    let outline: Vec<At> = patch.outline.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
    if outline.len() < 3 {
        return String::new();
    }
    let mut chance = Chance::new(u64::from(patch.id) + 17);
    let height = patch.top.to_f64();
    let inner = match recipe(&patch.kind) {
        "hill" => hill(&outline, height, &mut chance),
        "wood" | "forest" | "copse" => wood(&outline, &mut chance),
        "bush" | "scrub" | "field" | "thicket" | "rough" => scrub(&outline, &mut chance),
        "rock" | "boulder" | "cliff" | "impassable" => rock(&outline, height, &mut chance),
        "crater" | "rubble" => crater(&outline, &mut chance),
        "wall" | "fence" | "barricade" => wall(&outline, height, &mut chance),
        "building" | "shack" | "bunker" => roof(&outline, height, &mut chance),
        "ruin" | "house" => ruin(&outline, patch, &mut chance),
        "rooms" => rooms(&outline, height),
        "wire" => wire(&outline),
        "water" | "pool" | "river" | "shallows" => water(&outline, &mut chance),
        "road" => format!(r#"<path d="{}" class="road-fill"/>"#, smooth(&outline, true)),
        _ => format!(r#"<path d="{}" class="floor"/>"#, lines(&outline, true)),
    };
    format!(r#"<g class="piece" data-piece="{}">{inner}</g>"#, patch.id)
}

/// The same, plain and small: for the small map and pictures of saves.
#[must_use]
pub fn small(patch: &Patch) -> String {
    let outline: Vec<At> = patch.outline.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
    let (fill, curved) = match recipe(&patch.kind) {
        "hill" => ("hill-1", true),
        "wood" | "forest" | "copse" => ("tree", true),
        "bush" | "scrub" | "field" | "thicket" => ("scrub", true),
        "rock" | "boulder" | "cliff" => ("rock-lo", false),
        "crater" => ("crater", true),
        "wall" | "fence" | "barricade" | "wire" => ("wall", false),
        "water" | "pool" | "river" | "shallows" => ("water", true),
        _ => ("floor", false),
    };
    let path = if curved { smooth(&outline, true) } else { lines(&outline, true) };
    format!(r#"<path d="{path}" fill="var(--g-{fill})" stroke="var(--g-wall)" stroke-width=".2"/>"#)
}

/// The recipe of a kind: its last word.
#[must_use]
pub fn recipe(kind: &str) -> &str {
    kind.rsplit('-').next().unwrap_or(kind)
}

/// A shadow cast on the ground.
pub(in crate::table) fn cast(path: &str) -> String {
    format!(r#"<path d="{path}" class="cast"/>"#)
}

fn hill(outline: &[At], height: f64, chance: &mut Chance) -> String {
    let (centre, levels) = (middle(outline), (height.round() as usize).clamp(1, 3));
    let mut svg = String::new();
    for level in 0..levels {
        let points = shrunk(outline, centre, 1.0 - level as f64 * 0.32);
        let curve = smooth(&points, true);
        svg += &cast(&shadow(&dense(&points, 4), 1.3));
        let _ = write!(svg, r#"<path d="{curve}" class="h{}"/><path d="{curve}" class="contour"/>"#, level + 1);
        let mut ticks = String::new();
        for ((x, y), (nx, ny)) in walk(&dense(&points, 8), 0.34) {
            let lit = -0.7 * nx - 0.7 * ny;
            let long = 0.2 + 0.32 * (1.0 - lit) / 2.0 + chance.between(-0.04, 0.06);
            if lit > 0.55 && chance.share() < 0.55 {
                continue;
            }
            let _ = write!(ticks, "M{},{}l{},{}", n(x + nx * 0.06), n(y + ny * 0.06), n(nx * long), n(ny * long));
        }
        let _ = write!(svg, r#"<path d="{ticks}" class="hach"/>"#);
    }
    svg
}

fn wood(outline: &[At], chance: &mut Chance) -> String {
    let ((west, north), (east, south)) = bounds(outline);
    let mut trees: Vec<(f64, f64, f64)> = Vec::new();
    for _ in 0..900 {
        let (x, y, size) = (chance.between(west, east), chance.between(north, south), chance.between(0.48, 0.82));
        let free = trees.iter().all(|it| (x - it.0).hypot(y - it.1) > (size + it.2) * 0.88);
        if free && inside(outline, x, y) && edge_distance(outline, x, y) > size * 0.55 {
            trees.push((x, y, size));
        }
    }
    trees.arrange(|a, b| a.1.total_cmp(&b.1));
    let mut svg = format!(r#"<path d="{}" class="wood-floor"/><g class="cast">"#, smooth(outline, true));
    for (x, y, size) in &trees {
        let _ = write!(svg, r#"<circle cx="{}" cy="{}" r="{}"/>"#, n(x + 0.28), n(y + 0.3), n(*size));
    }
    svg += r#"</g><g class="crowns">"#;
    for (x, y, size) in &trees {
        let ring: Vec<At> = (0..18)
            .map(|at| {
                let turn = std::f64::consts::PI * f64::from(at) / 9.0;
                let k = size * if at % 2 == 1 { 1.0 } else { 0.82 } * chance.between(0.95, 1.05);
                (x + k * turn.cos(), y + k * turn.sin())
            })
            .collect();
        let _ = write!(
            svg,
            r#"<path d="{}" class="tree"/><circle cx="{}" cy="{}" r="{}" class="tree-hi"/><circle cx="{}" cy="{}" r=".07" class="trunk"/>"#,
            smooth(&ring, true),
            n(x - size * 0.2),
            n(y - size * 0.22),
            n(size * 0.5),
            n(*x),
            n(*y)
        );
    }
    svg + "</g>"
}

fn scrub(outline: &[At], chance: &mut Chance) -> String {
    let ((west, north), (east, south)) = bounds(outline);
    let (mut tufts, mut path) = (Vec::<At>::new(), String::new());
    for _ in 0..500 {
        let (x, y) = (chance.between(west, east), chance.between(north, south));
        let free = tufts.iter().all(|it| (x - it.0).hypot(y - it.1) > 0.55);
        if free && inside(outline, x, y) && edge_distance(outline, x, y) > 0.2 {
            tufts.push((x, y));
            let (left, right) = (
                format!("M{},{}L{},{}", n(x - 0.22), n(y - 0.16), n(x), n(y + 0.1)),
                format!("L{},{}", n(x + 0.22), n(y - 0.18)),
            );
            let _ = write!(path, "{left}{right}M{},{}v-.4", n(x), n(y + 0.1));
        }
    }
    format!(r#"<path d="{}" class="scrub-floor"/><path d="{path}" class="tuft"/>"#, smooth(outline, true))
}

fn rock(outline: &[At], height: f64, chance: &mut Chance) -> String {
    let (cx, cy) = middle(outline);
    let mut jitter = || chance.between(-0.08, 0.08);
    let top: Vec<At> = outline
        .iter()
        .map(|(x, y)| (cx + (x - cx) * 0.52 - 0.12 + jitter(), cy + (y - cy) * 0.52 - 0.14 + jitter()))
        .collect();
    let mut svg =
        cast(&shadow(outline, height.max(1.0))) + &format!(r#"<path d="{}" class="rock-base"/>"#, lines(outline, true));
    for at in 0..outline.len() {
        let next = (at + 1) % outline.len();
        let (mx, my) = ((outline[at].0 + outline[next].0) / 2.0 - cx, (outline[at].1 + outline[next].1) / 2.0 - cy);
        let lit = (-mx - my) / mx.hypot(my).max(1e-9) / 1.414;
        let class = if lit > 0.35 {
            "hi"
        } else if lit < -0.25 {
            "lo"
        } else {
            "mid"
        };
        let facet = lines(&[outline[at], outline[next], top[next], top[at]], true);
        let _ = write!(svg, r#"<path d="{facet}" class="rock-{class}"/>"#);
    }
    let _ = write!(
        svg,
        r#"<path d="{}" class="rock-top"/><path d="{}" class="rock-edge"/>"#,
        lines(&top, true),
        lines(outline, true)
    );
    svg
}

fn crater(outline: &[At], chance: &mut Chance) -> String {
    let centre = middle(outline);
    let rim = dense(outline, 3);
    let slope = shrunk(&rim, (centre.0 + 0.05, centre.1 + 0.06), 0.74);
    let pit = shrunk(&rim, (centre.0 + 0.1, centre.1 + 0.12), 0.4);
    let (mut inward, mut outward) = (String::new(), String::new());
    for ((x, y), (nx, ny)) in walk(&rim, 0.3) {
        let _ = write!(inward, "M{},{}l{},{}", n(x), n(y), n(-nx * 0.34), n(-ny * 0.34));
    }
    for ((x, y), (nx, ny)) in walk(&rim, 0.5) {
        let long = chance.between(0.2, 0.4);
        let _ = write!(outward, "M{},{}l{},{}", n(x + nx * 0.08), n(y + ny * 0.08), n(nx * long), n(ny * long));
    }
    format!(
        r#"<path d="{}" class="cr-rim"/><path d="{}" class="cr-mid"/><path d="{}" class="cr-pit"/><path d="{inward}" class="cr-hach"/><path d="{outward}" class="cr-eject"/>"#,
        smooth(&rim, true),
        smooth(&slope, true),
        smooth(&pit, true)
    )
}

fn water(outline: &[At], chance: &mut Chance) -> String {
    let ((west, north), (east, south)) = bounds(outline);
    let (mut ripples, mut y) = (String::new(), north + 0.4);
    while y < south {
        let mut x = west + chance.share();
        while x < east {
            let long = chance.between(0.5, 1.2);
            let wet = |x: f64| inside(outline, x, y) && edge_distance(outline, x, y) > 0.22;
            if wet(x) && wet(x + long) {
                let _ =
                    write!(ripples, "M{},{}q{},-.1 {},0t{},0", n(x), n(y), n(long / 4.0), n(long / 2.0), n(long / 2.0));
            }
            x += long + chance.between(0.3, 0.9);
        }
        y += 0.45;
    }
    format!(r#"<path d="{}" class="water-fill"/><path d="{ripples}" class="ripple"/>"#, smooth(outline, true))
}

#[cfg(test)]
mod tests {
    use battle::Line;
    use table::{Inches, Point};

    use super::*;

    fn patch(kind: &str) -> Patch {
        let corner = |x: i32, y: i32| Point::new(Inches::whole(x), Inches::whole(y));
        Patch {
            id: 3,
            kind: kind.to_owned(),
            outline: vec![corner(2, 2), corner(8, 2), corner(8, 6), corner(2, 6)],
            bottom: Inches::ZERO,
            top: Inches::whole(2),
            floors: Vec::new(),
            label: None,
            name: Line::new("any"),
        }
    }

    #[test]
    fn every_kind_draws_something_and_always_the_same() {
        for kind in [
            "open-hill",
            "heavy-wood",
            "light-bush",
            "impassable-rock",
            "light-crater",
            "heavy-wall",
            "heavy-ruin",
            "light-wire",
            "light-water",
            "unheard-of",
        ] {
            let drawn = piece(&patch(kind));
            assert!(drawn.contains("<path"), "{kind}");
            assert_eq!(drawn, piece(&patch(kind)), "{kind}");
            assert!(small(&patch(kind)).starts_with("<path"), "{kind}");
        }
    }

    #[test]
    fn what_is_no_outline_is_not_drawn() {
        assert_eq!(piece(&Patch { outline: Vec::new(), ..patch("heavy-wall") }), "");
    }
}
