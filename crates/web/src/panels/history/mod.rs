//! What has happened: the log, the replay, the review, and sharing a battle.

pub mod end;
pub mod log;
pub mod replay;
pub mod review;
pub mod share;

use battle::{Line, Seat};

use crate::session::LogEntry;
use crate::words::say;

/// Tests that a seat passed against those it was expected to pass, in words.
fn luck(log: &[LogEntry], seat: Seat) -> String {
    let tests = log.iter().filter_map(|it| it.tally).filter(|it| it.seat == seat);
    let (passed, of, expected) =
        tests.fold((0, 0, 0.0), |(passed, of, chance), it| (passed + i32::from(it.passed), of + 1, chance + it.chance));
    let tenths = (expected * 10.0).round() as i32;
    let line = Line::new("page-luck").with("passed", passed).with("of", of);
    say(&line.with("whole", tenths / 10).with("tenth", tenths % 10))
}
