//! What stays on the table after it happened: ways and shots until the following activation ends, graves until the turn does.
//! It follows from the log, so that a replay shows what had happened by then and no more.

use battle::{Beat, Cue, Seat, Tone};
use table::{Inches, Point};

use crate::session::LogEntry;

/// A grave: where it is, and whose.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Grave {
    /// Where.
    pub at: (Point, Inches),
    /// Whose.
    pub seat: Option<Seat>,
}

/// Whether an entry begins an activation; a turn does not.
#[must_use]
pub fn begins(it: &LogEntry) -> bool {
    it.tone == Tone::Heading && !is_turn(it)
}

/// Whether an entry begins a turn or round.
#[must_use]
pub fn is_turn(it: &LogEntry) -> bool {
    it.tone == Tone::Heading && it.cue.as_ref().is_some_and(|it| it.beat == Beat::Turn)
}

/// The graves after these entries: of all that fell since the turn began.
#[must_use]
pub fn graves(log: &[LogEntry]) -> Vec<Grave> {
    let turn = log.iter().rposition(is_turn).unwrap_or(0);
    let fell = log[turn..].iter().filter_map(|it| it.cue.as_ref()).filter(|it| it.beat == Beat::Fall);
    fell.filter_map(|it| Some(Grave { at: *it.way.first()?, seat: it.seat })).collect()
}

/// The ways and shots of the present activation and of the one before it.
pub fn marks(log: &[LogEntry]) -> impl Iterator<Item = &Cue> {
    let begun = log.iter().enumerate().rev().filter(|it| begins(it.1)).nth(1).map_or(0, |it| it.0);
    let turn = log.iter().rposition(is_turn).filter(|it| *it > begun && !log[*it..].iter().any(begins));
    let from = turn.unwrap_or(begun);
    let shown = |it: &&Cue| matches!(it.beat, Beat::Go | Beat::Strike) && it.way.len() > 1;
    log[from..].iter().filter_map(|it| it.cue.as_ref()).filter(shown)
}

/// Whether an attack hit: whether the dice of who rolled first were [enough](Cue::passed); `None` where no dice tell.
#[must_use]
pub fn hit(cue: &Cue) -> Option<bool> {
    cue.passed(cue.rolls.first()?.seat?)
}

#[cfg(test)]
pub(crate) mod tests {
    use battle::{Line, scene::Target};

    use super::*;

    pub(crate) fn entry(order: usize, tone: Tone, cue: Option<Cue>) -> LogEntry {
        let line = cue.as_ref().map_or(Line::new("said"), |it| it.word.clone());
        LogEntry { order, seat: Seat((order % 2) as u8), line, tone, tally: None, cue, quiet: false }
    }

    pub(crate) fn cue(beat: Beat, id: &str) -> Cue {
        let at = |x| (Point::new(Inches::whole(x), Inches::ZERO), Inches::ZERO);
        let word = Line::new("done").with("model", Line::new("model").with("name", id));
        Cue::new(beat, word).by(Target::Piece(id.to_owned())).along([at(0), at(4)])
    }

    #[test]
    fn a_grave_lies_there_from_the_fall_to_the_end_of_the_turn() {
        let turn = || entry(0, Tone::Heading, Some(cue(Beat::Turn, "")));
        let fall = |order| entry(order, Tone::Loss, Some(cue(Beat::Fall, "a")));
        let log = [turn(), entry(1, Tone::Plain, None), fall(2), fall(3), turn(), fall(5)];
        assert_eq!(graves(&log[..2]).len(), 0, "nobody has fallen yet");
        assert_eq!(graves(&log[..3]).len(), 1);
        assert_eq!(graves(&log[..4]).len(), 2);
        assert_eq!(graves(&log[..5]).len(), 0, "a new turn");
        assert_eq!(graves(&log).len(), 1);
    }

    #[test]
    fn ways_stay_until_the_following_activation_ends() {
        let begins = |order| entry(order, Tone::Heading, None);
        let goes = |order, id| entry(order, Tone::Plain, Some(cue(Beat::Go, id)));
        let log = [begins(0), goes(0, "a"), begins(1), goes(1, "b"), begins(2), goes(2, "c")];
        let shown = |to: usize| marks(&log[..to]).filter_map(|it| it.by.clone()).collect::<Vec<_>>();
        let piece = |id: &str| Target::Piece(id.to_owned());
        assert_eq!(shown(4), [piece("a"), piece("b")]);
        assert_eq!(shown(6), [piece("b"), piece("c")]);
    }
}
