//! Starting other programs from the root of the workspace.
//!
//! A program is either *listened to* ([`Program::listen`]: every line goes to the step's progress and is kept, to be
//! shown if the step fails) or *shown* ([`Program::show`]: it has the terminal to itself).

use std::env;
use std::ffi::OsStr;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result, bail};

use crate::steps::Step;

/// How often a silent program's step is told that time passes.
const HEARTBEAT: Duration = Duration::from_millis(250);

/// The folder that holds the workspace's `Cargo.toml`.
pub fn root() -> PathBuf {
    let xtask =
        env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    xtask.parent().map_or_else(|| xtask.clone(), Path::to_path_buf)
}

/// The folder cargo builds into: this very program lies in `debug` below it.
pub fn target() -> PathBuf {
    let here = env::current_exe().ok();
    here.as_deref()
        .and_then(Path::parent)
        .and_then(Path::parent)
        .map_or_else(|| root().join("target"), Path::to_path_buf)
}

/// A program about to be started.
pub struct Program {
    name: String,
    command: Command,
}

/// What a program printed, and whether it succeeded.
pub struct Output {
    /// Whether it ended with exit code 0.
    pub success: bool,
    /// What it printed to standard output.
    pub stdout: String,
    /// Both streams in the order their lines arrived.
    pub everything: String,
}

impl Program {
    /// The program of this name, to be started in the root of the workspace.
    pub fn new(program: impl AsRef<OsStr>) -> Program {
        let mut command = Command::new(program.as_ref());
        command.current_dir(root()).stdin(Stdio::null());
        Program { name: program.as_ref().to_string_lossy().into_owned(), command }
    }

    /// The cargo that runs this chore, without colours.
    pub fn cargo() -> Program {
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let mut program = Program::new(cargo).env("CARGO_TERM_COLOR", "never");
        program.name = "cargo".to_owned();
        program
    }

    /// One more argument.
    pub fn arg(mut self, arg: impl AsRef<OsStr>) -> Program {
        self.command.arg(arg);
        self
    }

    /// More arguments.
    pub fn args<A: AsRef<OsStr>>(mut self, args: impl IntoIterator<Item = A>) -> Program {
        self.command.args(args);
        self
    }

    /// Sets a variable of its environment.
    pub fn env(mut self, name: &str, value: &str) -> Program {
        self.command.env(name, value);
        self
    }

    /// Whether it can be started and succeeds. Prints nothing: for asking a tool whether it is there.
    pub fn succeeds(mut self) -> bool {
        self.command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
    }

    /// Runs it with the terminal to itself, keyboard included, and hands on its exit code.
    pub fn show(mut self) -> Result<ExitCode> {
        let status =
            self.command.stdin(Stdio::inherit()).status().with_context(|| format!("cannot start {}", self.name))?;
        Ok(if status.success() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
    }

    /// Runs it to its end, whatever that is, telling the step every line it prints.
    pub fn listen(mut self, step: &Step) -> Result<Output> {
        let mut child = self
            .command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("cannot start {}", self.name))?;
        let (sender, lines) = mpsc::channel();
        let stdout = child.stdout.take().map(|stream| forward(stream, true, sender.clone()));
        let stderr = child.stderr.take().map(|stream| forward(stream, false, sender));
        let mut output = Output { success: false, stdout: String::new(), everything: String::new() };
        loop {
            match lines.recv_timeout(HEARTBEAT) {
                Ok(Said::Passing(line)) => step.said(&line),
                Ok(Said::Line(is_stdout, line)) => output.take(is_stdout, &line, step),
                Err(RecvTimeoutError::Timeout) => step.waiting(),
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        for reader in [stdout, stderr].into_iter().flatten() {
            reader.join().ok();
        }
        output.success = child.wait().with_context(|| format!("{} got lost", self.name))?.success();
        Ok(output)
    }

    /// Like [`Program::listen`], where anything but success is an error that shows what was printed.
    pub fn must(self, step: &Step) -> Result<Output> {
        let name = self.name.clone();
        let output = self.listen(step)?;
        if !output.success {
            bail!("{name} failed:\n{}", output.everything.trim_end());
        }
        Ok(output)
    }
}

impl Output {
    fn take(&mut self, is_stdout: bool, line: &str, step: &Step) {
        step.said(line);
        self.everything.push_str(line);
        if is_stdout {
            self.stdout.push_str(line);
        }
    }
}

/// What a program prints.
#[derive(Debug, PartialEq, Eq)]
enum Said {
    /// A line, line end included, and whether it came on standard output.
    Line(bool, String),
    /// A line that the next one takes the place of, as cargo's count of what is compiled.
    Passing(String),
}

/// Sends every line of a stream until it closes.
fn forward(stream: impl Read + Send + 'static, is_stdout: bool, to: Sender<Said>) -> thread::JoinHandle<()> {
    thread::spawn(move || each_line(BufReader::new(stream), is_stdout, |said| to.send(said).is_ok()))
}

/// Tells every line of a stream until it closes or nobody listens.
fn each_line(stream: impl BufRead, is_stdout: bool, mut tell: impl FnMut(Said) -> bool) {
    let (mut line, mut returned) = (Vec::new(), false);
    for byte in stream.bytes().map_while(Result::ok) {
        if returned && byte != b'\n' {
            line.clear();
        }
        returned = byte == b'\r';
        if !returned {
            line.push(byte);
        }
        let told = match byte {
            b'\n' => tell(Said::Line(is_stdout, text(&line))),
            b'\r' => tell(Said::Passing(text(&line))),
            _ => continue,
        };
        if !told {
            return;
        }
        if byte == b'\n' {
            line.clear();
        }
    }
    if !line.is_empty() && !returned {
        tell(Said::Line(is_stdout, text(&line)));
    }
}

fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line).into_owned()
}

#[cfg(test)]
mod tests {
    use super::{Said, each_line};

    #[test]
    fn a_line_that_is_written_over_is_told_and_not_kept() {
        let mut told = Vec::new();
        each_line(&b"  Building 1/2: table\r   Compiling table\nas Windows ends it\r\nend"[..], false, |said| {
            told.push(said);
            true
        });
        let line = |text: &str| Said::Line(false, text.to_owned());
        let passing = |text: &str| Said::Passing(text.to_owned());
        let ended = "as Windows ends it";
        assert_eq!(
            told,
            [
                passing("  Building 1/2: table"),
                line("   Compiling table\n"),
                passing(ended),
                line("as Windows ends it\n"),
                line("end")
            ]
        );
    }
}
