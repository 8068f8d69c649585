//! An entry of the log.

use battle::{Arg, Breakdown, Cue, Line, Seat, Tally, Tone};
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
    /// What there is to see of it on the table.
    pub cue: Option<Cue>,
    /// Whether it is only to be seen: the log leaves it out, and the words are those of its cue.
    pub quiet: bool,
}

impl LogEntry {
    /// Goes on in the next entry: true if both tell of one way of one piece in one order, and `next` is now part of this.
    pub(super) fn join(&mut self, next: &LogEntry) -> bool {
        let same = self.order == next.order && self.line.key == next.line.key && !self.quiet && !next.quiet;
        let (Some(cue), Some(more)) = (&mut self.cue, &next.cue) else { return false };
        if !same || !cue.join(more) {
            return false;
        }
        self.line = next.line.clone().adding_lengths_of(&self.line);
        cue.word = self.line.clone();
        true
    }

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

    /// The pools of dice that the line tells of, each a message with its dice (`dice`), what each of them had to show
    /// (`needs`) and what they showed.
    #[must_use]
    pub fn pools(&self) -> Vec<&Line> {
        fn gather<'a>(line: &'a Line, pools: &mut Vec<&'a Line>) {
            if line.arg("needs").is_some() {
                pools.push(line);
                return;
            }
            let inner = line.args.iter().filter_map(|it| if let Arg::Line(inner) = &it.1 { Some(inner) } else { None });
            inner.for_each(|it| gather(it, pools));
        }
        let mut pools = Vec::new();
        gather(&self.line, &mut pools);
        pools
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

#[cfg(test)]
mod tests {
    use catalogue::rule;

    use super::*;

    #[test]
    fn pools_are_told_from_single_tests() {
        let told =
            |line| LogEntry { order: 0, seat: Seat(0), line, tone: Tone::Plain, tally: None, cue: None, quiet: false };
        let need = || Breakdown::base(rule!("duel.clash.strike"), 3);
        let pool =
            |needs: i32| Line::new("pool").with("dice", need()).with("needs", needs).with("faces", "4 6".to_owned());
        let shot = told(Line::new("shot").with("attack", pool(5)).with("answer", pool(4)));
        assert_eq!(shot.pools(), [&pool(5), &pool(4)]);
        assert!(told(Line::new("test").with("need", need()).with("die", 7)).pools().is_empty());
    }
}
