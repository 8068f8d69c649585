//! What is drawn of cues over the table, in pixels of the sheet: trails and shots, rings, falls, names. Everything that moves is
//! moved by the style sheet; what has to be still is the same picture without motion.

use std::fmt::Write;

use battle::{Beat, Cue, Seat, scene::Outline};
use html_escape::encode_text;
use table::{Inches, Point};

use super::pace::Times;
use super::residue::{Grave, hit};
use crate::table::models::model::side;
use crate::table::pen::{At, lines, n};

/// Where places lie on the sheet that is looked at, in pixels.
pub trait Sheet {
    /// A place at a height.
    fn px(&self, at: (Point, Inches)) -> At;
    /// An area.
    fn area(&self, outline: &Outline) -> String;
    /// Pixels to the inch.
    fn scale(&self) -> f64;
}

/// How far a miss goes beyond its target, in pixels.
const BEYOND: f64 = 30.0;
/// By how much a miss goes past it, as a share of the way.
const ASIDE: f64 = 0.07;
/// How far from the middle of a model a shot begins and ends, in pixels.
const RIM: f64 = 11.0;

fn whose(seat: Option<Seat>) -> &'static str {
    if seat.is_some() { side(seat) } else { "n" }
}

/// The way of a cue: dotted, with an empty ring where it began.
pub fn trail(sheet: &dyn Sheet, cue: &Cue) -> String {
    let points: Vec<At> = cue.way.iter().map(|it| sheet.px(*it)).collect();
    let Some((x, y)) = points.first().copied() else { return String::new() };
    let (path, radius) = (lines(&points, false), n((0.5 * sheet.scale()).max(5.0)));
    format!(
        r#"<g class="st-way {}"><path d="{path}" class="st-case"/><path d="{path}" class="st-trail"/><circle cx="{}" cy="{}" r="{radius}" class="st-from"/></g>"#,
        whose(cue.seat),
        n(x),
        n(y)
    )
}

/// Where a shot begins and ends; past its target where it missed.
fn flight(sheet: &dyn Sheet, cue: &Cue) -> Option<(At, At)> {
    let (from, to) = (sheet.px(*cue.way.first()?), sheet.px(*cue.way.get(1)?));
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let far = dx.hypot(dy);
    if far < 2.0 * RIM {
        return None;
    }
    let (ux, uy) = (dx / far, dy / far);
    let start = (from.0 + ux * RIM, from.1 + uy * RIM);
    if hit(cue) != Some(false) {
        return Some((start, (to.0 - ux * RIM, to.1 - uy * RIM)));
    }
    let odd = cue.rolls.first().and_then(|it| it.faces.first()).is_some_and(|it| it.value % 2 == 1);
    let aside = (far * ASIDE).clamp(14.0, 34.0) * if odd { -1.0 } else { 1.0 };
    Some((start, (to.0 + ux * BEYOND - uy * aside, to.1 + uy * BEYOND + ux * aside)))
}

/// The shot of a cue: a line in the colour of its seat; dashed, past the target and to a cross where it missed.
pub fn tracer(sheet: &dyn Sheet, cue: &Cue, missed: &str, motion: Option<(u32, u32)>) -> String {
    let Some((from, to)) = flight(sheet, cue) else { return String::new() };
    let (path, origin) = (lines(&[from, to], false), format!("{}px {}px", n(from.0), n(from.1)));
    let (hits, side) = (hit(cue), whose(cue.seat));
    let class = if hits == Some(false) { "st-shot miss" } else { "st-shot" };
    let flies = motion.map_or_else(String::new, |(wait, fly)| {
        format!(r#" style="transform-origin:{origin};animation:st-fly {fly}ms linear {wait}ms backwards""#)
    });
    let arrives = motion.map_or_else(String::new, |(wait, fly)| {
        format!(r#" style="animation:st-in 1ms linear {}ms backwards""#, wait + fly)
    });
    let mut svg = format!(
        r#"<g class="{class} {side}"><g{flies} class="st-flies"><path d="{path}" class="st-case"/><path d="{path}" class="st-line"/></g><g{arrives}>"#
    );
    let (x, y) = (n(to.0), n(to.1));
    if hits == Some(false) {
        let _ = write!(
            svg,
            r#"<g transform="translate({x},{y})"><circle r="7" class="st-at"/><path d="M-4,-4L4,4M4,-4L-4,4" class="st-cross"/><text y="-12" class="st-word">{missed}</text></g>"#
        );
    } else {
        let _ = write!(
            svg,
            r#"<path transform="translate({x},{y})" d="M0,-8L1.8,-2.6L7,-4L3,0L7,4L1.8,2.6L0,8L-1.8,2.6L-7,4L-3,0L-7,-4L-1.8,-2.6Z" class="st-star"/>"#
        );
    }
    svg + "</g></g>"
}

/// What stays: ways and shots.
pub fn residue<'a>(sheet: &dyn Sheet, cues: impl Iterator<Item = &'a Cue>, missed: &str) -> String {
    let mut svg = String::from(r#"<g class="st-residue">"#);
    for cue in cues {
        svg += &match cue.beat {
            Beat::Go => trail(sheet, cue),
            _ => tracer(sheet, cue, missed, None),
        };
    }
    svg + "</g>"
}

/// Where pieces fell.
pub fn graves(sheet: &dyn Sheet, graves: &[Grave]) -> String {
    let cross = |it: &Grave| {
        let (x, y) = sheet.px(it.at);
        format!(r#"<path d="M{},{}l12,12m0,-12l-12,12" class="dead {}"/>"#, n(x - 6.0), n(y - 6.0), side(it.seat))
    };
    graves.iter().map(cross).collect()
}

/// What is drawn of a cue while it is played; `name` words it, `missed` is the word for a miss.
pub fn playing(sheet: &dyn Sheet, cue: &Cue, times: Option<Times>, name: &str, missed: &str) -> String {
    let first = cue.way.first().map(|it| sheet.px(*it));
    let last = cue.way.last().map(|it| sheet.px(*it));
    let areas: String = cue.areas.iter().map(|it| sheet.area(it)).collect();
    let radius = 0.62 * sheet.scale() + 7.0;
    areas
        + &match cue.beat {
            Beat::Go => trail(sheet, cue),
            Beat::Strike => {
                let aim = ring("st-actor", first, radius) + &bracket(last.filter(|_| cue.way.len() > 1), radius);
                aim + &tracer(sheet, cue, missed, times.map(|it| (it.aim, it.motion)))
            }
            Beat::Contest => ring("st-actor", first, radius) + &bracket(last, radius),
            Beat::Test => ring("st-tested", last, radius),
            Beat::Harm => ring("st-harm", last, radius) + &slip("st-slip", last, radius, name),
            Beat::Fall => fall(cue, last, radius, times, name),
            Beat::Nerve | Beat::Reveal | Beat::Word | Beat::Score => slip("st-slip plain", last, radius, name),
            Beat::Place | Beat::Turn => String::new(),
        }
}

fn ring(class: &str, at: Option<At>, radius: f64) -> String {
    let Some((x, y)) = at else { return String::new() };
    format!(r#"<circle cx="{}" cy="{}" r="{}" class="{class}"/>"#, n(x), n(y), n(radius))
}

fn bracket(at: Option<At>, radius: f64) -> String {
    let Some((x, y)) = at else { return String::new() };
    let (r, arm) = (n(radius + 3.0), n((radius * 0.6).max(5.0)));
    format!(
        r#"<path transform="translate({},{})" d="M-{r},-{r}h{arm}M-{r},-{r}v{arm}M{r},-{r}h-{arm}M{r},-{r}v{arm}M-{r},{r}h{arm}M-{r},{r}v-{arm}M{r},{r}h-{arm}M{r},{r}v-{arm}" class="st-bracket"/>"#,
        n(x),
        n(y)
    )
}

/// A strip of paper with words beside a place.
fn slip(class: &str, at: Option<At>, radius: f64, words: &str) -> String {
    let Some((x, y)) = at.filter(|_| !words.is_empty()) else { return String::new() };
    // Whoever matters most has a larger name.
    let (letter, high) = if class.ends_with("heavy") { (9.4, 31.0) } else { (7.2, 24.0) };
    let wide = words.chars().count() as f64 * letter + 18.0;
    format!(
        r#"<g class="{class}" transform="translate({},{})"><rect width="{}" height="{high}" rx="2"/><text x="{}" y="{}">{}</text></g>"#,
        n(x - wide / 2.0),
        n(y - radius - 10.0 - high),
        n(wide),
        n(wide / 2.0),
        n(high * 0.69),
        encode_text(words)
    )
}

/// A save: a shield over whom the attack did not harm, when the last die has come to rest, and what is said of it.
pub fn shield(sheet: &dyn Sheet, cue: &Cue, times: Option<Times>, word: &str) -> String {
    let Some((x, y)) = cue.way.last().map(|it| sheet.px(*it)) else { return String::new() };
    let radius = 0.62 * sheet.scale() + 7.0;
    let delay = times.map_or_else(String::new, |it| format!(r#" style="animation-delay:{}ms""#, it.tumble));
    format!(
        r#"<g class="st-saved"{delay}><path transform="translate({},{}) scale({})" d="M0,-13L11,-9V0C11,7 6,11 0,14C-6,11 -11,7 -11,0V-9Z" class="st-shield"/>{}</g>"#,
        n(x),
        n(y),
        n((radius / 12.0).max(0.8)),
        slip("st-slip plain", Some((x, y)), radius, word)
    )
}

/// Somebody falls: a red ring that widens, a slip with the name; the table dims for who matters most.
fn fall(cue: &Cue, at: Option<At>, radius: f64, times: Option<Times>, name: &str) -> String {
    let Some((x, y)) = at else { return String::new() };
    let heavy = cue.weight >= 2;
    let dim = if heavy { r#"<rect x="-4000" y="-4000" width="12000" height="12000" class="st-dim"/>"# } else { "" };
    let outward = times.map_or_else(String::new, |it| {
        format!(r#"<circle r="{}" class="st-outward" style="animation-duration:{}ms"/>"#, n(radius), it.motion)
    });
    let class = if heavy { "st-slip fallen heavy" } else { "st-slip fallen" };
    format!(
        r#"{dim}<g transform="translate({},{})"><circle r="{}" class="st-fallen"/>{outward}<path d="M-7,-7L7,7M7,-7L-7,7" class="dead {}"/></g>{}"#,
        n(x),
        n(y),
        n(radius),
        side(cue.seat),
        slip(class, at, radius, name)
    )
}

#[cfg(test)]
mod tests {
    use battle::{Face, Line, Rolled};

    use super::*;

    struct Plain;

    impl Sheet for Plain {
        fn px(&self, (at, _): (Point, Inches)) -> At {
            (at.x.to_f64() * 10.0, at.y.to_f64() * 10.0)
        }
        fn area(&self, _: &Outline) -> String {
            String::new()
        }
        fn scale(&self) -> f64 {
            10.0
        }
    }

    fn shot(hits: bool) -> Cue {
        let at = |x| (Point::new(Inches::whole(x), Inches::ZERO), Inches::ZERO);
        let roll = Rolled {
            seat: Some(Seat(0)),
            name: Line::new("rs"),
            sides: 20,
            under: true,
            need: None,
            wants: 1,
            faces: vec![Face::new(4, hits)],
        };
        Cue::new(Beat::Strike, Line::new("hit")).of(Seat(0)).along([at(0), at(20)]).rolling([roll])
    }

    #[test]
    fn a_hit_ends_at_its_target_and_a_miss_goes_past_it() {
        let hit = tracer(&Plain, &shot(true), "MISS", None);
        assert!(hit.contains("st-star") && !hit.contains("MISS"), "{hit}");
        let miss = tracer(&Plain, &shot(false), "MISS", None);
        assert!(miss.contains("st-shot miss a") && miss.contains("MISS"), "{miss}");
        assert!(flight(&Plain, &shot(false)).is_some_and(|it| it.1.0 > 200.0 && it.1.1 != 0.0));
    }

    #[test]
    fn a_save_is_a_shield_that_waits_for_its_die() {
        let saved = shield(&Plain, &shot(true), Some(Times { tumble: 420, ..Times::default() }), "saved");
        assert!(saved.contains("animation-delay:420ms") && saved.contains(">saved<"), "{saved}");
        let still = shield(&Plain, &shot(true), None, "saved");
        assert!(!still.contains("animation-delay"), "nothing moves: {still}");
        let style = include_str!("../../assets/stage.css");
        assert!([".st-saved", ".st-shield", ".st-tips"].iter().all(|it| style.contains(it)));
    }

    #[test]
    fn words_on_a_slip_are_escaped() {
        assert!(slip("s", Some((0.0, 0.0)), 5.0, "<b>&").contains("&lt;b&gt;&amp;"));
    }

    #[test]
    fn every_class_of_a_fall_and_of_a_die_that_sprang_from_another_has_a_style() {
        let style = include_str!("../../assets/stage.css");
        let fell =
            fall(&Cue::new(Beat::Fall, Line::new("fell")).weighing(2), Some((50.0, 90.0)), 9.0, None, "Hussar 8");
        for (class, rule) in
            [("st-slip fallen heavy", ".st-slip.heavy"), ("st-dim", ".st-dim"), ("st-fallen", ".st-fallen")]
        {
            assert!(fell.contains(class) && style.contains(rule), "{class}: {fell}");
        }
        assert!(
            fell.contains(r#"height="31""#) && slip("st-slip", Some((0.0, 0.0)), 5.0, "x").contains(r#"height="24""#)
        );
        assert!(style.contains("svg.die.sprung"));
    }
}
