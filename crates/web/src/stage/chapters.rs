//! The log in chapters: a turn and what opens it, or an activation with what came of it. Within one, what was done alike is
//! shown as one: the moves of a squad, the misses of a volley.

use battle::{Beat, Cue, Line, Seat, Tone};

use super::residue::{begins, hit, is_turn};
use crate::session::LogEntry;

/// A chapter of the log: its entries by their places.
#[derive(Clone, Debug, PartialEq)]
pub struct Chapter {
    /// The first of them.
    pub from: usize,
    /// One after the last.
    pub to: usize,
    /// Whether it is an activation; else a turn, or what came before the first.
    pub is_activation: bool,
    /// Who gave its first order.
    pub seat: Seat,
}

/// A row of a chapter: entries shown as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Row {
    /// An entry by itself.
    One(usize),
    /// Moves of several.
    Moves(Vec<usize>),
    /// Shots that missed.
    Misses(Vec<usize>),
}

/// What became of an activation, in numbers.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tale {
    /// Attacks made.
    pub attacks: usize,
    /// Attacks that hit.
    pub hits: usize,
    /// How many went somewhere.
    pub moved: usize,
    /// What is said of each that fell.
    pub lost: Vec<Line>,
    /// Where they fell: places in the log.
    pub falls: Vec<usize>,
}

/// The chapters of a log, the oldest first.
#[must_use]
pub fn chapters(log: &[LogEntry]) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for (at, entry) in log.iter().enumerate() {
        if begins(entry) || is_turn(entry) || chapters.is_empty() {
            chapters.push(Chapter { from: at, to: at, is_activation: begins(entry), seat: entry.seat });
        }
        if let Some(last) = chapters.last_mut() {
            last.to = at + 1;
        }
    }
    chapters
}

/// How many activations lie open in the log, the latest.
const OPEN: usize = 2;

/// Whether a card of the log lies open, by its place among so many: as its reader has chosen; else where it is one of the latest,
/// or lines were picked out of all.
#[must_use]
pub fn is_open(chosen: Option<bool>, at: usize, of: usize, picked_out: bool) -> bool {
    chosen.unwrap_or(picked_out || at + OPEN >= of)
}

/// The rows of a chapter, its heading left out.
#[must_use]
pub fn rows(log: &[LogEntry], chapter: &Chapter) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    let shown = (chapter.from..chapter.to).filter(|at| !log[*at].quiet && log[*at].tone != Tone::Heading);
    for at in shown {
        match (kind(&log[at]), rows.last_mut()) {
            (Some(Beat::Go), Some(Row::Moves(all))) => all.push(at),
            (Some(Beat::Strike), Some(Row::Misses(all))) if same_attacker(log, all[0], at) => all.push(at),
            (Some(Beat::Go), _) => rows.push(Row::Moves(vec![at])),
            (Some(Beat::Strike), _) => rows.push(Row::Misses(vec![at])),
            _ => rows.push(Row::One(at)),
        }
    }
    let alone = |row| match row {
        Row::Moves(all) | Row::Misses(all) if all.len() == 1 => Row::One(all[0]),
        row => row,
    };
    rows.into_iter().map(alone).collect()
}

/// What an entry can be shown as one with: a move, or a miss.
fn kind(entry: &LogEntry) -> Option<Beat> {
    let cue = entry.cue.as_ref()?;
    match cue.beat {
        Beat::Go => Some(Beat::Go),
        Beat::Strike if cue.rolls.len() == 1 && hit(cue) == Some(false) => Some(Beat::Strike),
        _ => None,
    }
}

fn same_attacker(log: &[LogEntry], one: usize, other: usize) -> bool {
    let by = |at: usize| log[at].cue.as_ref().and_then(|it| it.by.as_ref());
    by(one) == by(other)
}

/// What became of these entries.
#[must_use]
pub fn tale(log: &[LogEntry], from: usize, to: usize) -> Tale {
    let mut tale = Tale::default();
    let mut moved = Vec::new();
    for (at, cue) in log[from..to].iter().enumerate().filter_map(|it| Some((from + it.0, it.1.cue.as_ref()?))) {
        match cue.beat {
            Beat::Strike | Beat::Contest => {
                tale.attacks += 1;
                tale.hits += usize::from(hit(cue) == Some(true));
            }
            Beat::Go if !moved.contains(&&cue.by) => moved.push(&cue.by),
            Beat::Fall => {
                tale.lost.push(cue.word.clone());
                tale.falls.push(at);
            }
            Beat::Go | Beat::Place | Beat::Test | Beat::Harm | Beat::Nerve | Beat::Reveal => {}
            Beat::Score | Beat::Turn | Beat::Word => {}
        }
    }
    tale.moved = moved.len();
    tale
}

/// The heaviest moments of a log: the orders of the greatest losses and scores, the heaviest first, then in order of time.
#[must_use]
pub fn moments(log: &[LogEntry], most: usize) -> Vec<usize> {
    let weight = |it: &Cue| match it.beat {
        Beat::Fall | Beat::Harm | Beat::Score | Beat::Nerve => u32::from(it.weight),
        _ => 0,
    };
    let mut orders: Vec<(u32, usize, usize)> = Vec::new();
    for (at, entry) in log.iter().enumerate() {
        let heavy = entry.cue.as_ref().map_or(0, weight);
        let ends = entry.cue.as_ref().is_some_and(|it| it.beat == Beat::Score && it.weight >= 3);
        match orders.last_mut() {
            _ if heavy == 0 || ends => {}
            Some(last) if last.1 == entry.order => last.0 += heavy,
            _ => orders.push((heavy, entry.order, at)),
        }
    }
    orders.sort_by_key(|it| std::cmp::Reverse(it.0));
    let mut chosen: Vec<(usize, usize)> = orders.iter().take(most).map(|it| (it.1, it.2)).collect();
    chosen.sort_unstable();
    chosen.into_iter().map(|it| it.1).collect()
}

#[cfg(test)]
mod tests {
    use super::super::residue::tests::{cue, entry};
    use super::*;
    use battle::{Face, Rolled};

    fn shot(order: usize, by: &str, hits: bool) -> LogEntry {
        let faces = vec![Face::new(9, hits)];
        let roll =
            Rolled { seat: Some(Seat(0)), name: Line::new("rs"), sides: 20, under: true, need: None, wants: 1, faces };
        entry(order, Tone::Passed, Some(cue(Beat::Strike, by).rolling([roll])))
    }

    #[test]
    fn turns_and_activations_are_chapters_in_the_order_of_time() {
        let log = [
            entry(0, Tone::Plain, None),
            entry(1, Tone::Heading, Some(cue(Beat::Turn, ""))),
            entry(1, Tone::Plain, None),
            entry(2, Tone::Heading, None),
            shot(3, "a", true),
        ];
        let told: Vec<_> = chapters(&log).iter().map(|it| (it.from, it.to, it.is_activation)).collect();
        assert_eq!(told, [(0, 1, false), (1, 3, false), (3, 5, true)]);
    }

    #[test]
    fn moves_of_a_squad_and_misses_of_a_volley_are_shown_as_one() {
        let goes = |id| entry(1, Tone::Plain, Some(cue(Beat::Go, id)));
        let log = [
            entry(1, Tone::Heading, None),
            goes("a"),
            goes("b"),
            shot(2, "a", true),
            shot(3, "b", false),
            shot(3, "b", false),
            shot(4, "c", false),
            entry(5, Tone::Loss, Some(cue(Beat::Fall, "x").weighing(2))),
        ];
        let chapter = &chapters(&log)[0];
        let expected = [Row::Moves(vec![1, 2]), Row::One(3), Row::Misses(vec![4, 5]), Row::One(6), Row::One(7)];
        assert_eq!(rows(&log, chapter), expected);
        let tale = tale(&log, chapter.from, chapter.to);
        assert_eq!((tale.attacks, tale.hits, tale.moved, tale.falls), (4, 1, 2, vec![7]));
    }

    #[test]
    fn the_heaviest_orders_are_the_moments_of_a_battle() {
        let falls = |order, weight| entry(order, Tone::Loss, Some(cue(Beat::Fall, "x").weighing(weight)));
        let log = [falls(1, 1), falls(2, 3), entry(3, Tone::Plain, None), falls(4, 1), falls(4, 1), falls(6, 1)];
        assert_eq!(moments(&log, 2), [1, 3], "a leader, and two at once");
    }

    #[test]
    fn the_two_latest_cards_lie_open_and_any_can_be_shut() {
        let open = |chosen, at| is_open(chosen, at, 5, false);
        assert_eq!((0..5).map(|at| open(None, at)).collect::<Vec<_>>(), [false, false, false, true, true]);
        assert!(!open(Some(false), 4) && !open(Some(false), 3), "the latest, shut by their reader");
        assert!(open(Some(true), 0), "an old one, opened");
        assert!(!is_open(Some(false), 3, 9, false), "what was shut stays shut when it is no longer among the latest");
        assert!(is_open(None, 0, 5, true) && !is_open(Some(false), 0, 5, true), "lines are picked out of all");
    }
}
