//! The terminal as paper: how wide it is, whether it can print bold, and text set to its width.

use std::io::{self, IsTerminal};

/// What the answer is printed on.
#[derive(Clone, Copy, Debug)]
pub struct Paper {
    width: usize,
    bold: bool,
}

/// Lines longer than this are tiring to read, however wide the terminal.
const WIDEST: usize = 100;
/// Narrower than this, lines are cut by the terminal rather than by us.
const NARROWEST: usize = 24;

impl Paper {
    /// The terminal we write to; a file is 80 wide.
    pub fn of_terminal() -> Paper {
        let width = terminal_size::terminal_size().map_or(80, |(width, _)| usize::from(width.0));
        let styled = io::stdout().is_terminal() && std::env::var_os("NO_COLOR").is_none();
        Paper { width: width.clamp(NARROWEST, WIDEST), bold: styled }
    }

    /// Plain paper of some width.
    #[cfg(test)]
    pub fn plain(width: usize) -> Paper {
        Paper { width, bold: false }
    }

    /// The words in bold, where that can be shown.
    pub fn bold(&self, words: &str) -> String {
        if self.bold { format!("\u{1b}[1m{words}\u{1b}[0m") } else { words.to_owned() }
    }

    /// The text set to the width, its first line behind `first` and the others behind as many blanks.
    pub fn set(&self, first: &str, text: &str) -> String {
        let indent = first.chars().count();
        let room = self.width.saturating_sub(indent).max(1);
        let mut out = String::new();
        let mut margin = first.to_owned();
        for line in text.lines().flat_map(|paragraph| broken(paragraph, room)) {
            out += format!("{margin}{line}").trim_end();
            out.push('\n');
            margin = " ".repeat(indent);
        }
        out
    }

    /// As much of the text as goes on one line behind a margin.
    pub fn glimpse(&self, margin: &str, text: &str) -> String {
        let room = self.width.saturating_sub(margin.chars().count() + 2).max(1);
        let mut lines = broken(text.lines().next().unwrap_or_default(), room).into_iter();
        let first = lines.next().unwrap_or_default();
        let more = if lines.next().is_some() || text.lines().nth(1).is_some() { " …" } else { "" };
        format!("{margin}{first}{more}\n")
    }
}

/// A paragraph in lines of so many characters. A word longer than that has a line of its own.
fn broken(paragraph: &str, room: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    let mut used = 0;
    for word in paragraph.split([' ', '\t']).filter(|it| !it.is_empty()) {
        let length = word.chars().count();
        if used > 0 && used + 1 + length > room {
            lines.push(String::new());
            used = 0;
        }
        if let Some(line) = lines.last_mut() {
            if used > 0 {
                line.push(' ');
            }
            line.push_str(word);
            used = line.chars().count();
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::Paper;

    #[test]
    fn text_is_set_to_the_width() {
        let set = Paper::plain(12).set("- ", "one two three four");
        assert_eq!(set, "- one two\n  three four\n");
        assert_eq!(
            Paper::plain(12).set("  ", "é\u{a0}é é\u{a0}é é\u{a0}é"),
            "  é\u{a0}é é\u{a0}é\n  é\u{a0}é\n",
            "a no-break space does not break"
        );
        assert_eq!(Paper::plain(5).set("  ", "incomprehensible x"), "  incomprehensible\n  x\n", "no word is cut");
        assert_eq!(Paper::plain(9).set("", "a\n\nb"), "a\n\nb\n", "paragraphs stay");
        assert_eq!(Paper::plain(9).set("- ", ""), "");
    }

    #[test]
    fn a_glimpse_is_one_line() {
        assert_eq!(Paper::plain(12).glimpse("  ", "one two three"), "  one two …\n");
        assert_eq!(Paper::plain(12).glimpse("  ", "one"), "  one\n");
        assert_eq!(Paper::plain(12).glimpse("  ", "one\ntwo"), "  one …\n");
    }
}
