//! The pictures of the legend: what is drawn on the table, each by itself, as it is drawn there.

use std::fmt::Write;

use battle::{scene::Patch, sheet::Picture};

use crate::table::models::{glyphs::glyph, model::plate};
use crate::table::pen::{bounds, n};
use crate::table::scenery::terrain;

/// The box of a picture: as wide and as high on each side of its middle, in pixels.
pub const FRAME: &str = "-30 -20 60 40";

/// A sign as SVG around 0,0; terrain as it lies on this table.
#[must_use]
pub fn sign(picture: &Picture, ground: &[Patch]) -> String {
    match picture {
        Picture::Terrain(kind) => ground.iter().find(|it| it.kind == *kind).map_or_else(scenery, lay),
        Picture::Badge(kind) => badge(kind),
        Picture::Pips(kind) => pips(kind),
        Picture::Glyph(name) => format!(r#"<g class="sign-ink">{}</g>"#, glyph(name, 0.0, 0.0, 24.0, "")),
        Picture::Zone(kind) => zone(kind),
        Picture::Drawn(word) => drawn(word),
        Picture::Die(sides, face) => die(*sides, *face),
    }
}

/// A piece of the table, made as large as the box.
fn lay(patch: &Patch) -> String {
    let outline: Vec<_> = patch.outline.iter().map(|it| (it.x.to_f64(), it.y.to_f64())).collect();
    let ((west, north), (east, south)) = bounds(&outline);
    let scale = (50.0 / (east - west).max(0.1)).min(32.0 / (south - north).max(0.1));
    let (x, y) = ((west + east) / 2.0, (north + south) / 2.0);
    let inner = if patch.kind == "crate" { crate_outline(&outline) } else { terrain::piece(patch) };
    format!(r#"<g transform="scale({}) translate({},{})">{inner}</g>"#, n(scale), n(-x), n(-y))
}

fn crate_outline(outline: &[(f64, f64)]) -> String {
    format!(r#"<path d="{}" class="q-crate"/>"#, crate::table::pen::lines(outline, true))
}

fn scenery() -> String {
    r#"<rect x="-16" y="-10" width="32" height="20" class="floor"/>"#.to_owned()
}

fn body() -> String {
    r#"<circle r="11" class="m-body"/><rect x="-6.6" y="-6.6" width="13.2" height="13.2" rx="1" class="m-frame"/>"#
        .to_owned()
        + &glyph("rifle", 0.0, 0.0, 13.0, "m-glyph")
}

fn badge(kind: &str) -> String {
    if kind == "deactivated" {
        return format!(r#"<g class="model a spent" opacity=".55">{}</g>"#, body());
    }
    if kind == "commander" {
        return format!(r#"<g class="sign-ink">{}</g>"#, glyph("star", 0.0, 0.0, 24.0, ""));
    }
    let inner = glyph(kind, 0.0, 0.0, 18.0, "");
    format!(r#"<g class="st st-{kind}"><rect x="-11" y="-11" width="22" height="22" rx="5"/>{inner}</g>"#)
}

fn pips(kind: &str) -> String {
    if kind == "aboard" {
        return format!(r#"<g transform="translate(-11,0)">{}</g>"#, plate(3, -3.0));
    }
    let mut svg = String::new();
    for at in 0..3 {
        let class = |on: &'static str, off: &'static str| if at < 2 { on } else { off };
        let x = f64::from(at) * 15.0 - 15.0;
        let _ = if kind == "points" {
            write!(
                svg,
                r#"<rect x="{}" y="-4" width="11" height="8" rx="1.6" class="{}"/>"#,
                n(x - 5.5),
                class("ap-on", "ap-off")
            )
        } else {
            write!(svg, r#"<circle cx="{}" r="5.4" class="{}"/>"#, n(x), class("w-on", "w-off"))
        };
    }
    svg
}

fn zone(kind: &str) -> String {
    match kind {
        "objective" => {
            r#"<circle r="13" class="zone zone-objective a"/>"#.to_owned() + &glyph("flag", 0.0, 0.0, 18.0, "sign-ink")
        }
        kind => format!(
            r#"<rect x="-24" y="-14" width="48" height="28" class="zone zone-{kind} a" vector-effect="non-scaling-stroke"/>"#
        ),
    }
}

/// What the page itself draws: rings, ways, lines, parts of a board of cubes.
fn drawn(word: &str) -> String {
    match word {
        "acts" => format!(r#"<g class="model a"><circle r="16" class="sel-0"/><circle r="16" class="sel-1"/>{}</g>"#, body()),
        "can-act" => format!(r#"<g class="model a"><circle r="15" class="open-ring"/>{}</g>"#, body()),
        "facing" => format!(
            r#"<g class="model a">{}<path d="M-10,0A10,10 0 0 1 10,0" class="m-front"/><path d="M0,-16L-4,-10H4Z" class="m-notch"/></g>"#,
            body()
        ),
        "reach" => r#"<path d="M-24,10Q0,-26 24,10Z" class="sign-reach"/>"#.to_owned(),
        "trail" => r#"<path d="M-24,8L-4,-6L20,-4" class="sign-trail"/><circle cx="20" cy="-4" r="5" class="sign-end"/>"#.to_owned(),
        "sight" => r#"<path d="M-24,8L24,-8" class="sign-sight"/>"#.to_owned(),
        "hidden" => {
            r#"<path d="M-24,8L0,0" class="sign-sight"/><path d="M0,0L24,-8" class="sign-hidden"/><rect x="-4" y="-8" width="8" height="16" class="sign-hider"/>"#
                .to_owned()
        }
        "wall" => r#"<path d="M-24,0H-8M8,0H24" class="sign-wall"/>"#.to_owned(),
        "hatch" => r#"<path d="M-24,0H-8M8,0H24" class="sign-wall"/><path d="M-8,0H8" class="sign-hatch"/>"#.to_owned(),
        "half-tile" => r#"<rect x="-20" y="-5" width="40" height="10" class="floor"/>"#.to_owned(),
        "ladder" => r#"<path d="M-5,-14V14M5,-14V14M-5,-9H5M-5,-3H5M-5,3H5M-5,9H5" class="sign-wall thin"/>"#.to_owned(),
        _ => String::new(),
    }
}

fn die(sides: u8, face: u8) -> String {
    let outline = match sides {
        8 => "M0,-16L14,0L0,16L-14,0Z",
        20 => "M0,-16L14,-8V8L0,16L-14,8V-8Z",
        _ => "M-12,-12H12V12H-12Z",
    };
    format!(r#"<path d="{outline}" class="sign-die"/><text y="5" class="sign-face">{face}</text>"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_every_game_is_drawn() {
        for offer in games::all() {
            for battle in offer.battles().iter().take(3) {
                let session = offer.start(battle.word, 5).expect("a ready battle");
                let ground = session.scene(None).terrain;
                for sign_of in session.legend(battle::Seat(0)).into_iter().flat_map(|it| it.signs) {
                    assert!(!sign(&sign_of.picture, &ground).is_empty(), "{}: {:?}", battle.word, sign_of.picture);
                }
            }
        }
    }
}
