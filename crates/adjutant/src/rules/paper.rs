//! Layout for the terminal: its width, whether it can print bold, and text wrapped to that width.

use std::io::{self, IsTerminal};

use anstyle::Style;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm, core::display_width};

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
        let style = if self.bold { Style::new().bold() } else { Style::new() };
        format!("{style}{words}{style:#}")
    }

    /// The text set to the width, its first line behind `first` and the others behind as many blanks.
    pub fn set(&self, first: &str, text: &str) -> String {
        if text.is_empty() {
            return String::new();
        }
        let blanks = " ".repeat(display_width(first));
        let options = options(self.width).initial_indent(first).subsequent_indent(&blanks);
        let lines = textwrap::wrap(text.strip_suffix('\n').unwrap_or(text), options);
        lines.iter().map(|it| format!("{}\n", it.trim_end())).collect()
    }

    /// As much of the text as goes on one line behind a margin.
    pub fn glimpse(&self, margin: &str, text: &str) -> String {
        let room = self.width.saturating_sub(display_width(margin) + 2).max(1);
        let (first, more) = text.split_once('\n').map_or((text, false), |it| (it.0, !it.1.is_empty()));
        let lines = textwrap::wrap(first, options(room));
        let dots = if more || lines.len() > 1 { " …" } else { "" };
        format!("{margin}{}{dots}\n", lines.first().map_or("", |it| it.trim_end()))
    }
}

/// Lines of so many columns, broken at blanks. A word longer than that has a line of its own.
fn options<'a>(width: usize) -> Options<'a> {
    Options::new(width)
        .break_words(false)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
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
