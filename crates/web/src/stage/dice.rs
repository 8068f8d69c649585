//! Dice as pictures: a hexagon for a D20, a diamond for a D8, a square for a D6. The rim says whose die it is, what is filled has
//! passed; a die that still tumbles turns first and shows its face when it comes to rest.

use std::fmt::Write;

use battle::{Face, Seat};

use crate::session::LogEntry;
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

/// What a test is rolled with, as cues tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kind {
    /// How many sides a die has.
    pub sides: u8,
    /// Whether low faces pass.
    pub under: bool,
}

impl Kind {
    /// The dice of an entry of the log, where it tells of a single number that was needed.
    #[must_use]
    pub fn of(told: &LogEntry) -> Option<Kind> {
        let rolled = told.cue.as_ref()?.rolls.first()?;
        Some(Kind { sides: rolled.sides, under: rolled.under })
    }

    /// The dice that were rolled last: what is planned will be rolled with the same. Nothing before the first roll.
    #[must_use]
    pub fn lately(log: &[LogEntry]) -> Option<Kind> {
        log.iter().rev().find_map(Kind::of)
    }

    /// Whether a face passes a test of this number. Low faces: the lowest always does, the highest never.
    #[must_use]
    pub fn passes(self, face: u8, need: i32) -> bool {
        let highest = i32::from(self.sides) - 1;
        if self.under { i32::from(face) <= need.clamp(1, highest.max(1)) } else { i32::from(face) >= need }
    }
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
    use battle::{Beat, Cue, Line, Rolled, Tone};

    use super::*;

    #[test]
    fn faces_pass_as_the_dice_of_the_game_do() {
        let faces = |kind: Kind, need| (1..=kind.sides).filter(|it| kind.passes(*it, need)).collect::<Vec<_>>();
        let (d6, d20) = (Kind { sides: 6, under: false }, Kind { sides: 20, under: true });
        assert_eq!(faces(d6, 4), [4, 5, 6], "four or more on a D6");
        assert_eq!(faces(d6, 7), [0; 0]);
        assert_eq!(faces(d20, 12), (1..=12).collect::<Vec<_>>(), "12 or less on a D20");
        assert_eq!(faces(d20, -3), [1]);
        assert_eq!(faces(d20, 20).len(), 19);
    }

    #[test]
    fn the_dice_of_a_plan_are_those_that_were_rolled_last() {
        let roll = |sides, under| Rolled {
            seat: Some(Seat(0)),
            name: Line::new("roll"),
            sides,
            under,
            need: None,
            wants: 1,
            faces: vec![Face::new(3, true)],
        };
        let told = |rolls: Vec<Rolled>| LogEntry {
            order: 0,
            seat: Seat(0),
            line: Line::new("told"),
            tone: Tone::Plain,
            tally: None,
            cue: Some(Cue::new(Beat::Test, Line::new("told")).rolling(rolls)),
            quiet: false,
        };
        let log = [told(vec![roll(6, false)]), told(vec![roll(20, true)]), told(Vec::new())];
        assert_eq!(Kind::lately(&log), Some(Kind { sides: 20, under: true }));
        assert_eq!(Kind::lately(&log[..1]), Some(Kind { sides: 6, under: false }));
        assert_eq!(Kind::lately(&[]), None, "no game is taken for another before its dice are known");
    }

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
