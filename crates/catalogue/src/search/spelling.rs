//! Spelling: which words of the vocabulary a typed word may mean, and how similar they are.

use super::index::Word;

/// Longer words than this are compared as beginnings only.
const LONGEST: usize = 32;

/// The words that `typed` may stand for, as positions in the vocabulary, with a likeness from 0 to 1.
///
/// The word itself, and words that begin like it. Only if there are none are typing errors considered: none in words of
/// up to 3 letters, one up to 7, two in longer ones. An error may also be in the part typed so far.
pub(super) fn candidates(typed: &str, vocabulary: &[Word]) -> Vec<(usize, f32)> {
    let first = vocabulary.partition_point(|it| it.word.as_str() < typed);
    let beginning = vocabulary[first..].iter().take_while(|it| it.word.starts_with(typed));
    let most = if typed.len() > 1 { usize::MAX } else { 1 };
    let found: Vec<_> = beginning
        .take(most)
        .filter(|it| typed.len() > 1 || it.word == typed)
        .enumerate()
        .map(|(at, it)| (first + at, likeness_of_beginning(typed, &it.word)))
        .collect();
    if found.is_empty() { mistyped(typed, vocabulary) } else { found }
}

/// The words within the typing errors allowed.
fn mistyped(typed: &str, vocabulary: &[Word]) -> Vec<(usize, f32)> {
    let allowed = errors_allowed(typed);
    if allowed == 0 || typed.len() > LONGEST {
        return Vec::new();
    }
    let (wanted, mut compare) = (letters(typed), Comparison::default());
    let near = vocabulary.iter().enumerate().filter(|(_, it)| {
        let strange = (wanted & !it.letters).count_ones() as usize;
        strange <= allowed && typed.len() <= it.word.len() + allowed
    });
    near.filter_map(|(at, it)| likeness(typed, &it.word, allowed, &mut compare).map(|likeness| (at, likeness)))
        .collect()
}

/// Which letters and digits a word has, one bit each; all others share the last bit.
pub(super) fn letters(word: &str) -> u64 {
    let bit = |byte: u8| match byte {
        b'a'..=b'z' => byte - b'a',
        b'0'..=b'9' => 26 + byte - b'0',
        _ => 63,
    };
    word.bytes().fold(0, |bits, byte| bits | 1 << bit(byte))
}

fn errors_allowed(typed: &str) -> usize {
    match typed.chars().count() {
        0..=3 => 0,
        4..=7 => 1,
        _ => 2,
    }
}

fn likeness_of_beginning(typed: &str, word: &str) -> f32 {
    if typed.len() == word.len() { 1.0 } else { 0.5 + 0.4 * typed.len() as f32 / word.len() as f32 }
}

/// How alike a mistyped word is to one of the vocabulary, if it is within the errors allowed.
fn likeness(typed: &str, word: &str, allowed: usize, compare: &mut Comparison) -> Option<f32> {
    let word = &word.as_bytes()[..word.len().min(LONGEST + 2)];
    let (whole, beginning) = compare.errors(typed.as_bytes(), word, allowed)?;
    let steady = if typed.as_bytes().first() == word.first() { 1.0 } else { 0.85 };
    match (whole, beginning) {
        (whole, _) if whole <= allowed => Some(steady * (0.95 - 0.2 * whole as f32)),
        (_, beginning) if beginning <= allowed && typed.len() > 4 => Some(steady * (0.65 - 0.2 * beginning as f32)),
        _ => None,
    }
}

/// Counts typing errors (a letter too many, too few, wrong, or two swapped) between texts. Keeps its three rows from one
/// comparison to the next.
#[derive(Default)]
pub(crate) struct Comparison {
    before: Vec<usize>,
    last: Vec<usize>,
    row: Vec<usize>,
}

impl Comparison {
    /// The typing errors between two texts, if they are no more than allowed.
    pub(crate) fn distance(&mut self, a: &str, b: &str, allowed: usize) -> Option<usize> {
        if a.len().abs_diff(b.len()) > allowed {
            return None;
        }
        self.errors(a.as_bytes(), b.as_bytes(), allowed).map(|it| it.0).filter(|it| *it <= allowed)
    }

    /// Typing errors between `typed` and the whole of `word`, and between `typed` and the beginning of `word` it is
    /// nearest to. None as soon as both must be more than allowed.
    fn errors(&mut self, typed: &[u8], word: &[u8], allowed: usize) -> Option<(usize, usize)> {
        let Comparison { before, last, row } = self;
        for row in [&mut *before, &mut *last, &mut *row] {
            row.clear();
            row.extend(0..=word.len());
        }
        for (i, letter) in typed.iter().enumerate() {
            row[0] = i + 1;
            let mut fewest = i + 1;
            for (j, other) in word.iter().enumerate() {
                let wrong = last[j] + usize::from(letter != other);
                let mut steps = wrong.min(last[j + 1] + 1).min(row[j] + 1);
                if i > 0 && j > 0 && *letter == word[j - 1] && typed[i - 1] == *other {
                    steps = steps.min(before[j - 1] + 1);
                }
                row[j + 1] = steps;
                fewest = fewest.min(steps);
            }
            if fewest > allowed {
                return None;
            }
            std::mem::swap(before, last);
            std::mem::swap(last, row);
        }
        Some((last[word.len()], last.iter().copied().min().unwrap_or(typed.len())))
    }
}

#[cfg(test)]
mod tests {
    use super::Comparison;

    #[test]
    fn a_typing_error_is_one_step() {
        for (a, b, steps) in [
            ("strike", "strike", 0),
            ("strke", "strike", 1),   // too few
            ("strikke", "strike", 1), // too many
            ("striku", "strike", 1),  // wrong
            ("stirke", "strike", 1),  // swapped
            ("stirkke", "strike", 2),
            ("", "clash", 5),
            ("clash", "", 5),
            ("lunge", "parry", 5),
        ] {
            let mut compare = Comparison::default();
            assert_eq!(compare.distance(a, b, 9), Some(steps), "{a} / {b}");
            assert_eq!(compare.distance(b, a, 9), Some(steps), "{b} / {a}");
            assert_eq!(compare.distance(a, b, steps), Some(steps), "{a} / {b}, just allowed");
            assert!(steps == 0 || compare.distance(a, b, steps - 1).is_none(), "{a} / {b}, too many");
        }
    }
}
