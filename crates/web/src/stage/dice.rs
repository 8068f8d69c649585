//! Dice as pictures: a hexagon for a D20, a diamond for a D8, a square for a D6. The rim says whose die it is, what is filled has
//! passed; a die that still tumbles turns first and shows its face when it comes to rest.

use std::fmt::Write;

use battle::{Face, Seat};

use crate::stage::pace::APART;
use crate::table::models::model::side;

/// A die: its face, how many sides it has, whose it is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Die {
    /// What it shows.
    pub face: Face,
    /// How many sides it has.
    pub sides: u8,
    /// Who rolled it.
    pub seat: Option<Seat>,
    /// How long it tumbles, in milliseconds, and how many come to rest before it; `None` where it lies.
    pub tumbles: Option<(u32, usize)>,
}

/// How wide and high a die is, in pixels.
pub const SIZE: (f64, f64) = (34.0, 36.0);

/// The outline of a die with so many sides, in a box of 34 by 36.
fn outline(sides: u8) -> &'static str {
    match sides {
        20 => "M17,1.5L31.5,9.5V26.5L17,34.5L2.5,26.5V9.5Z",
        8 => "M17,1.5L32.5,18L17,34.5L1.5,18Z",
        _ => "M4,5H30V31H4Z",
    }
}

/// The lines of a die that tumbles: its other faces.
fn facets(sides: u8) -> &'static str {
    match sides {
        20 => "M17,1.5L8,23H26ZM8,23L2.5,9.5M26,23L31.5,9.5M8,23L17,34.5L26,23",
        8 => "M1.5,18H32.5M17,1.5V34.5",
        _ => "M4,12H30M11,5V31",
    }
}

/// A die as a picture.
#[must_use]
pub fn die(it: &Die) -> String {
    let Die { face, sides, seat, tumbles } = it;
    let rim = if seat.is_some() { side(*seat) } else { "n" };
    let mut class = format!("die {rim}");
    for (set, word) in
        [(face.passed, "ok"), (face.best, "best"), (face.dropped, "dropped"), (face.from.is_some(), "sprung")]
    {
        if set {
            class.push(' ');
            class.push_str(word);
        }
    }
    let (path, (wide, high)) = (outline(*sides), SIZE);
    let mut svg = format!(
        r#"<svg class="{class}" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" aria-hidden="true">"#
    );
    match tumbles {
        Some((tumble, at)) => {
            let rest = tumble + APART * *at as u32;
            let _ = write!(
                svg,
                r#"<g class="tumbles" style="animation-duration:{tumble}ms,1ms;animation-delay:0ms,{rest}ms"><path d="{path}" class="rim"/><path d="{}" class="facets"/></g><g class="settles" style="animation-delay:{rest}ms">{}</g>"#,
                facets(*sides),
                at_rest(path, face)
            );
        }
        None => svg += &at_rest(path, face),
    }
    svg + "</svg>"
}

fn at_rest(path: &str, face: &Face) -> String {
    let number = if face.value > 0 { face.value.to_string() } else { String::new() };
    let cross = if face.dropped { r#"<path d="M8,28L26,8" class="struck"/>"# } else { "" };
    format!(r#"<path d="{path}" class="rim"/><text x="17" y="23.5">{number}</text>{cross}"#)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_die_shows_its_face_and_whether_it_passed() {
        let face = Face { best: true, ..Face::new(8, true) };
        let lies = die(&Die { face, sides: 8, seat: Some(Seat(1)), tumbles: None });
        assert!(lies.contains(r#"class="die b ok best""#) && lies.contains(">8<"), "{lies}");
        assert!(!lies.contains("tumbles"));
        let tumbling =
            die(&Die { face: Face::new(16, false), sides: 20, seat: Some(Seat(0)), tumbles: Some((420, 2)) });
        assert!(tumbling.contains("animation-delay:540ms") && tumbling.contains(">16<"), "{tumbling}");
    }
}
