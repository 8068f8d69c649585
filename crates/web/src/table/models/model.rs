//! Models: a disc to scale with its facing, its pictogram, and around it what has happened to it.
//!
//! Seats are told apart by more than colour: seat 0 has a plain disc, a square frame and a smooth rim, every other
//! seat a striped disc, a diamond frame and a broken rim.

use std::fmt::Write;

use battle::scene::{Outline, Piece, Pips};

use crate::table::models::glyphs::glyph;
use crate::table::pen::n;

/// So many pips are drawn one by one.
const MOST_DISCS: u8 = 6;

/// How a model is drawn now.
#[derive(Clone, Copy, Default, PartialEq)]
pub struct Look {
    /// Pixels to the inch.
    pub scale: f64,
    /// It is the one that acts or is chosen.
    pub chosen: bool,
    /// It is where something would be, not is.
    pub ghost: bool,
    /// It can be pointed at to answer the question.
    pub open: bool,
}

/// The class of a seat: `a` or `b`; `n` for nobody.
#[must_use]
pub fn side(seat: Option<battle::Seat>) -> &'static str {
    match seat {
        None => "n",
        Some(battle::Seat(0)) => "a",
        Some(_) => "b",
    }
}

/// The middle of a piece's base, and its radius.
#[must_use]
pub fn base(outline: &Outline) -> ((f64, f64), f64) {
    match outline {
        Outline::Disc { at, radius } => ((at.x.to_f64(), at.y.to_f64()), radius.to_f64()),
        Outline::Polygon(corners) => {
            let points: Vec<_> = corners.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
            let (x, y) = crate::table::pen::middle(&points);
            let far = points.iter().map(|it| (it.0 - x).hypot(it.1 - y)).fold(0.0, f64::max);
            ((x, y), far)
        }
        // In squares: a cube is an area, and nothing that stands somewhere.
        Outline::Cube(column, row, _) => ((f64::from(*column) + 0.5, f64::from(*row) + 0.5), 0.5),
    }
}

/// A model around 0,0, in pixels.
#[must_use]
pub fn model(piece: &Piece, look: Look) -> String {
    let side = side(piece.seat);
    let radius = base(&piece.outline).1 * look.scale;
    if piece.seat.is_none() && piece.pictogram == "shield" {
        return shield(piece, look);
    }
    let mut svg = String::with_capacity(900);
    if is_flying(piece) {
        svg += &aloft(piece, radius, look);
    } else if !look.ghost {
        let _ = write!(svg, r#"<circle cx="2.4" cy="3" r="{}" class="m-shadow"/>"#, n(radius + 0.6));
    }
    if look.chosen {
        let ring = n(radius + 5.5);
        let _ = write!(svg, r#"<circle r="{ring}" class="sel-0"/><circle r="{ring}" class="sel-1"/>"#);
    } else if look.open {
        let _ = write!(svg, r#"<circle r="{}" class="open-ring"/>"#, n(radius + 4.0));
    }
    let _ = write!(svg, r#"<circle r="{}" class="m-body"/>"#, n(radius));
    if let Some(facing) = piece.facing {
        svg += &front(facing.to_vec(), radius);
    }
    svg += &frame(side, radius, &piece.pictogram);
    if look.scale >= 14.0 && !look.ghost {
        svg += &marks(piece, radius, look);
    }
    svg
}

/// Whether a piece is in the air, by its badge.
fn is_flying(piece: &Piece) -> bool {
    piece.badges.iter().any(|it| it.kind == "flying")
}

/// What is in the air: its shadow on the ground, the stem between them, and its wings.
fn aloft(piece: &Piece, radius: f64, look: Look) -> String {
    let turn = piece.facing.map_or(0.0, |it| it.to_vec().x.atan2(-it.to_vec().y).to_degrees());
    let k = n(radius / 10.0);
    let mut svg = String::new();
    if !look.ghost {
        let far = (piece.height.to_f64() * 0.5 * look.scale / std::f64::consts::SQRT_2).min(radius * 2.4);
        let at = n(far);
        let _ = write!(
            svg,
            r#"<g transform="translate({at},{at}) rotate({}) scale({k})"><path d="{WINGS}" class="m-shadow"/></g><path d="M0,0L{at},{at}" class="stem"/><circle cx="{at}" cy="{at}" r="2.6" class="stem-foot"/>"#,
            n(turn)
        );
    }
    let _ = write!(svg, r#"<path d="{WINGS}" transform="rotate({}) scale({k})" class="m-body wings"/>"#, n(turn));
    svg
}

/// Wings around 0,0 behind a disc of radius 10, nose to the north.
const WINGS: &str = "M0,-17L5,-8L19,6L17,11L7,8L5,15L-5,15L-7,8L-17,11L-19,6L-5,-8Z";

/// The shield of something nobody owns: what is left of it where that matters, red once it is damaged.
fn shield(piece: &Piece, look: Look) -> String {
    let worst = piece.pips.iter().min_by_key(|it| i32::from(it.left) - i32::from(it.of));
    let hurt = worst.is_some_and(|it| it.left < it.of);
    let (told, telling) = (hurt || look.chosen || look.open || !piece.badges.is_empty(), look.scale >= 12.0);
    let mut svg = String::new();
    if look.open || look.chosen {
        svg += r#"<circle r="15" class="open-ring"/>"#;
    }
    if !(told && telling) {
        let class = if hurt { "shield hurt" } else { "shield" };
        return svg + &format!(r#"<path d="{SHIELD}" transform="scale(.55)" class="{class}"/>"#);
    }
    let left = worst.map_or(0, |it| it.left);
    let _ = write!(
        svg,
        r#"<path d="{SHIELD}" class="shield{}"/><text y="4" text-anchor="middle" class="shield-t">{left}</text>"#,
        if hurt { " hurt" } else { "" }
    );
    if look.scale >= 14.0 {
        svg += &badges(piece, 9.0);
    }
    svg
}

/// A shield around 0,0.
const SHIELD: &str = "M-9,-10H9V1C9,7 4,10 0,12C-4,10 -9,7 -9,1Z";

/// The light front half of the rim, and the notch at the facing.
fn front(facing: table::Vec2, radius: f64) -> String {
    let (fx, fy) = (facing.x, facing.y);
    let (px, py) = (-fy, fx);
    let (rim, tip, inner) = (radius - 1.2, radius + 4.6, radius - 0.6);
    let arc = format!("M{},{}A{r},{r} 0 0 0 {},{}", n(px * rim), n(py * rim), n(-px * rim), n(-py * rim), r = n(rim));
    let notch = format!(
        "M{},{}L{},{}L{},{}Z",
        n(fx * tip),
        n(fy * tip),
        n(fx * inner + px * 4.0),
        n(fy * inner + py * 4.0),
        n(fx * inner - px * 4.0),
        n(fy * inner - py * 4.0)
    );
    format!(r#"<path d="{arc}" class="m-front"/><path d="{notch}" class="m-notch"/>"#)
}

fn frame(side: &str, radius: f64, pictogram: &str) -> String {
    let half = radius * 0.66;
    let frame = if side == "a" {
        let (corner, whole) = (n(-half * 0.92), n(half * 1.84));
        format!(r#"<rect x="{corner}" y="{corner}" width="{whole}" height="{whole}" rx="1" class="m-frame"/>"#)
    } else {
        let far = n(half * 1.28);
        format!(r#"<path d="M0,-{far}L{far},0L0,{far}L-{far},0Z" class="m-frame"/>"#)
    };
    frame + &glyph(pictogram, 0.0, 0.0, radius * if side == "a" { 1.34 } else { 1.22 }, "m-glyph")
}

/// Number, pips and badges: they keep their size and come with the zoom.
fn marks(piece: &Piece, radius: f64, look: Look) -> String {
    let mut svg = String::new();
    let close = look.scale >= 18.0;
    if let Some(number) = number(piece).filter(|_| close) {
        let _ = write!(svg, r#"<text x="{}" y="{}" class="m-num">{number}</text>"#, n(-radius - 1.5), n(radius + 3.5));
    }
    if close || look.chosen {
        let (square, round): (Vec<&Pips>, Vec<&Pips>) = piece.pips.iter().partition(|it| it.kind == "points");
        let mut below = radius + 3.6;
        for pips in square.iter().filter(|it| it.left > 0) {
            svg += &squares(pips, below);
            below += 7.0;
        }
        for pips in round.iter().filter(|it| it.of > 1 && it.kind != "aboard") {
            svg += &if pips.of > MOST_DISCS { figure(pips, below + 3.0) } else { discs(pips, below + 3.0) };
        }
    }
    if let Some(aboard) = piece.pips.iter().find(|it| it.kind == "aboard") {
        svg += &plate(aboard.left, radius);
    }
    svg + &badges(piece, radius)
}

/// How many are aboard, on a plate beside a transport.
pub(in crate::table) fn plate(count: u8, radius: f64) -> String {
    let at = n(radius + 3.0);
    format!(
        r#"<g class="plate-of" transform="translate({at},0)"><rect x="0" y="-7" width="22" height="14" rx="2"/><text x="11" y="4" text-anchor="middle">▸{count}</text></g>"#
    )
}

/// The badges of a piece, clockwise around it. What is drawn otherwise has none.
fn badges(piece: &Piece, radius: f64) -> String {
    let mut svg = String::new();
    let drawn = |it: &str| matches!(it, "deactivated" | "commander" | "flying" | "laden");
    let badges = piece.badges.iter().filter(|it| !drawn(&it.kind));
    for (at, badge) in badges.enumerate() {
        let turn = (-42.0 + at as f64 * 52.0).to_radians();
        let (x, y) = ((radius + 4.0) * turn.cos(), (radius + 4.0) * turn.sin());
        let _ = write!(
            svg,
            r#"<g class="st st-{}"><rect x="{}" y="{}" width="13" height="13" rx="3"/>{}</g>"#,
            badge.kind,
            n(x - 6.5),
            n(y - 6.5),
            glyph(&badge.kind, x, y, 10.5, "")
        );
    }
    svg
}

/// The number a piece of a group goes by, from its name.
fn number(piece: &Piece) -> Option<i64> {
    piece.group.as_ref()?;
    match piece.name.arg("number") {
        Some(battle::Arg::Number(number)) if piece.name.key.ends_with("model") => Some(*number),
        _ => None,
    }
}

fn squares(pips: &Pips, y: f64) -> String {
    let count = pips.of.max(pips.left);
    let mut svg = String::new();
    for at in 0..count {
        let class = if at < pips.left { "ap-on" } else { "ap-off" };
        let x = f64::from(at) * 7.0 - f64::from(count) * 3.5 + 0.75;
        let _ = write!(svg, r#"<rect x="{}" y="{}" width="5.5" height="4" rx="1" class="{class}"/>"#, n(x), n(y));
    }
    svg
}

/// More pips than can be counted at a glance, as a number of a number.
fn figure(pips: &Pips, y: f64) -> String {
    format!(r#"<text y="{}" text-anchor="middle" class="m-num">{}/{}</text>"#, n(y + 5.0), pips.left, pips.of)
}

fn discs(pips: &Pips, y: f64) -> String {
    let mut svg = String::new();
    for at in 0..pips.of {
        let class = if at < pips.left { "w-on" } else { "w-off" };
        let x = f64::from(at) * 8.0 - (f64::from(pips.of) - 1.0) * 4.0;
        let _ = write!(svg, r#"<circle cx="{}" cy="{}" r="3.1" class="{class}"/>"#, n(x), n(y));
    }
    svg
}
