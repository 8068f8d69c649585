//! Standard output and standard error: the only place that writes to either.
//!
//! A command that cannot write ends with an exit status: 141 and no message where the reader has closed the pipe (as a
//! shell reports programs that a closed pipe ends), 1 and the reason otherwise, a full disk for instance. What reaches a
//! terminal has no control characters but line feeds and tabs: text from files is shown, not obeyed.

use std::{
    env,
    fmt::{Display, Write as _},
    io::{self, Write},
    process::ExitCode,
};

/// The exit status of a command whose reader has closed the pipe: 128 and the number of SIGPIPE.
const CLOSED: u8 = 141;
/// The most characters that an error quotes of any text.
const MOST_QUOTED: usize = 200;

/// Why a command ends early.
#[derive(Debug, PartialEq, Eq)]
pub enum Stop {
    /// Something is wrong; the text says what.
    Error(String),
    /// Whoever reads standard output wants no more.
    Closed,
}

impl From<String> for Stop {
    fn from(why: String) -> Stop {
        Stop::Error(why)
    }
}

impl From<&str> for Stop {
    fn from(why: &str) -> Stop {
        Stop::Error(why.to_owned())
    }
}

impl From<games::UnknownGame> for Stop {
    fn from(why: games::UnknownGame) -> Stop {
        Stop::Error(why.to_string())
    }
}

impl From<io::Error> for Stop {
    fn from(why: io::Error) -> Stop {
        match why.kind() {
            io::ErrorKind::BrokenPipe => Stop::Closed,
            _ => Stop::Error(format!("standard output: {why}")),
        }
    }
}

impl Stop {
    /// Reports the error, if it is one; the exit status of the program.
    pub fn report(&self) -> ExitCode {
        match self {
            Stop::Error(why) => {
                complain(&format!("error: {}", without_long_arguments(why)));
                ExitCode::FAILURE
            }
            Stop::Closed => ExitCode::from(CLOSED),
        }
    }
}

/// Writes text to standard output.
///
/// # Errors
/// If it cannot be written, or nobody reads it.
pub fn print(text: impl Display) -> Result<(), Stop> {
    styled(&visible(&text.to_string()))
}

/// Writes a line to standard output.
///
/// # Errors
/// As [`print()`].
pub fn line(text: impl Display) -> Result<(), Stop> {
    print(format_args!("{text}\n"))
}

/// Writes text of this program alone, which may have colours and bold letters.
///
/// # Errors
/// As [`print()`].
pub fn styled(text: &str) -> Result<(), Stop> {
    let mut out = io::stdout().lock();
    Ok(out.write_all(text.as_bytes()).and_then(|()| out.flush())?)
}

/// Writes a line to standard error. If that cannot be written either, there is nobody left to tell.
pub fn complain(text: &str) {
    let _ = writeln!(io::stderr(), "{}", visible(&clipped(text)));
}

/// What is wrong with the arguments, or the help that was asked for.
pub fn usage(error: &clap::Error) -> ExitCode {
    if error.use_stderr() {
        complain(without_long_arguments(&error.render().to_string()).trim_end());
        return ExitCode::from(2);
    }
    match error.print().and_then(|()| io::stdout().flush()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => Stop::from(why).report(),
    }
}

/// An error with only the beginning of each long argument of the program.
fn without_long_arguments(text: &str) -> String {
    let arguments = env::args_os().skip(1).filter_map(|it| it.into_string().ok());
    let long = arguments.filter(|it| it.chars().count() > MOST_QUOTED);
    long.fold(text.to_owned(), |told, it| told.replace(&it, &clip(&it)))
}

/// The text with control characters, and those that turn the direction of writing, as escapes: those of JSON, so that what
/// is printed as JSON still says the same.
fn visible(text: &str) -> String {
    let is_hidden = |it: char| match it {
        '\n' | '\t' => false,
        '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => true,
        it => it.is_control(),
    };
    let mut out = String::with_capacity(text.len());
    for letter in text.chars() {
        match is_hidden(letter) {
            true => {
                let _ = write!(out, "\\u{:04x}", u32::from(letter));
            }
            false => out.push(letter),
        }
    }
    out
}

/// An error in which no quotation, no word and no line of a file is longer than it may be.
fn clipped(text: &str) -> String {
    // A line after a bar, and its number before it, is how readers of TOML show where they failed.
    let is_of_a_file =
        |line: &str| line.trim_start_matches(|it: char| it == ' ' || it.is_ascii_digit()).starts_with('|');
    let lines = text.split('\n').map(|it| if is_of_a_file(it) { clip(it) } else { clipped_quotes(it) });
    lines.collect::<Vec<_>>().join("\n")
}

fn clipped_quotes(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(begin) = rest.find(['"', '`']) {
        let (before, quoted) = rest.split_at(begin);
        let mark = &quoted[..1];
        let Some(end) = quoted[1..].find(mark) else { break };
        let _ = write!(out, "{}{mark}{}{mark}", clipped_words(before), clip(&quoted[1..=end]));
        rest = &quoted[end + 2..];
    }
    out + &clipped_words(rest)
}

fn clipped_words(text: &str) -> String {
    text.split_inclusive(char::is_whitespace).map(clip).collect()
}

/// The beginning of a text, and a sign that there is more.
pub fn clip(text: &str) -> String {
    match text.char_indices().nth(MOST_QUOTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Stop, clipped, visible};
    use std::io;

    #[test]
    fn what_a_terminal_would_obey_is_shown_instead() {
        assert_eq!(visible("a\u{1b}[31mb\r\u{7}\u{9b}c\u{202e}d"), r"a\u001b[31mb\u000d\u0007\u009bc\u202ed");
        assert_eq!(visible("é\t→\n"), "é\t→\n", "what is meant to be read stays");
    }

    #[test]
    fn json_says_the_same_with_escapes() {
        let value = serde_json::json!({ "name": "a\u{7f}\u{9b}31m\\\u{85}\"\u{202e}\u{1b}", "\u{200f}": [1, "é\t\n"] });
        for text in [value.to_string(), format!("{value:#}")] {
            let shown = visible(&text);
            assert!(!shown.contains(['\u{7f}', '\u{9b}', '\u{85}', '\u{202e}', '\u{200f}']), "{shown}");
            assert_eq!(serde_json::from_str::<serde_json::Value>(&shown).expect("it is JSON still"), value);
        }
    }

    #[test]
    fn an_error_quotes_the_beginning_of_a_long_text() {
        let long = "many words ".repeat(100);
        let told = clipped(&format!("line 3: \"{long}\" is no order, nor is `{long}` {}", "x".repeat(5_000)));
        assert!(told.chars().count() < 3 * 201 + 60 && told.starts_with("line 3: \"many words"), "{told}");
        assert!(told.contains("…\" is no order, nor is `many"), "{told}");
        let toml = clipped(&format!("at line 3\n  |\n3 | {long}\n  | {}^^\nno key", " ".repeat(900)));
        assert!(toml.chars().count() < 2 * 201 + 30 && toml.ends_with("…\nno key"), "{toml}");
        let short = "no \"a\" and `b\", said \"c\nd e".to_owned();
        assert_eq!(clipped(&short), short);
    }

    #[test]
    fn a_closed_pipe_is_not_told_and_a_full_disk_is() {
        assert_eq!(Stop::from(io::Error::from(io::ErrorKind::BrokenPipe)), Stop::Closed);
        let full = Stop::from(io::Error::from(io::ErrorKind::StorageFull));
        assert_eq!(full, Stop::Error("standard output: no storage space".to_owned()));
    }
}
