//! An entry of the log.

use battle::{Arg, Breakdown, Line, Seat, Tally, Tone};
use catalogue::RuleId;
use serde::{Deserialize, Serialize};

/// An entry of the log: what is said about one event.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LogEntry {
    /// The order it came of, from 0.
    pub order: usize,
    /// Who gave that order.
    pub seat: Seat,
    /// The words.
    pub line: Line,
    /// How it stands out.
    pub tone: Tone,
    /// The test it tells of, for the tally of dice.
    pub tally: Option<Tally>,
}

impl LogEntry {
    /// The number that was needed, with its reasons, where the line tells of a test.
    #[must_use]
    pub fn need(&self) -> Option<&Breakdown> {
        fn found(line: &Line) -> Option<&Breakdown> {
            line.args.iter().find_map(|it| match &it.1 {
                Arg::Because(number) => Some(number),
                Arg::Line(inner) => found(inner),
                _ => None,
            })
        }
        found(&self.line)
    }

    /// The rule that brought it about, where the line names one.
    #[must_use]
    pub fn rule(&self) -> Option<RuleId> {
        let rules = self.line.args.iter().filter(|it| matches!(it.0.as_ref(), "rule" | "action"));
        rules.filter_map(|it| if let Arg::Rule(rule) = &it.1 { Some(*rule) } else { None }).next()
    }

    /// Whether the line is about what goes by this name.
    #[must_use]
    pub fn is_about(&self, name: &Line) -> bool {
        fn has(line: &Line, name: &Line) -> bool {
            line.args
                .iter()
                .any(|it| if let Arg::Line(inner) = &it.1 { **inner == *name || has(inner, name) } else { false })
        }
        has(&self.line, name)
    }

    /// The face of the die that decided it.
    #[must_use]
    pub fn die(&self) -> Option<i64> {
        match self.line.arg("die") {
            Some(Arg::Number(face)) => Some(*face),
            _ => None,
        }
    }
}
