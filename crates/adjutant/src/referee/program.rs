//! A program that plays: lines to its standard input, lines from its standard output, and a watchdog.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, Sender},
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

/// The longest line that is read: a longer one is nonsense.
const LONGEST_LINE: u64 = 1 << 20;
/// How long a program may take to leave when it is told that the battle is over.
const FAREWELL: Duration = Duration::from_secs(1);

/// A running program. It is stopped when this is dropped, whatever it does.
pub struct Program {
    child: Child,
    /// Lines on their way to it; `None` once its input is closed. A thread writes them, so that nobody waits for a program that does not read.
    said: Option<Sender<String>>,
    heard: Receiver<Result<String, String>>,
}

impl Program {
    /// Starts a command, given as one would type it.
    pub fn start(command: &str) -> Result<Program, String> {
        let words = shlex::split(command).filter(|it| !it.is_empty());
        let words = words.ok_or_else(|| format!("\"{}\" is not a command", command.escape_debug()))?;
        let mut child = Command::new(&words[0])
            .args(&words[1..])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|why| format!("\"{}\" cannot be started: {why}", command.escape_debug()))?;
        let (said, to_say) = mpsc::channel::<String>();
        let (tell, heard) = mpsc::channel();
        if let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || {
                for line in to_say {
                    if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
                        return;
                    }
                }
            });
            thread::spawn(move || listen(BufReader::new(output), &tell));
        }
        Ok(Program { child, said: Some(said), heard })
    }

    /// Says a line. A program that no longer listens is noticed when it does not answer.
    pub fn say(&self, line: &Value) {
        if let Some(said) = &self.said {
            let _ = said.send(line.to_string());
        }
    }

    /// Its next line, if it comes within this time.
    pub fn hear(&self, within: Duration) -> Result<String, String> {
        match self.heard.recv_timeout(within) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => Err(format!("it did not answer within {} ms", within.as_millis())),
            Err(RecvTimeoutError::Disconnected) => Err("it has ended".to_owned()),
        }
    }

    /// Closes its input and waits a moment for it to leave.
    fn farewell(&mut self) {
        self.said = None;
        let until = Instant::now() + FAREWELL;
        // It says nothing more that counts; the channel closes when it closes its output.
        while let Some(left) = until.checked_duration_since(Instant::now()) {
            if matches!(self.heard.recv_timeout(left), Err(RecvTimeoutError::Disconnected)) {
                break;
            }
        }
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        self.farewell();
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Passes on line after line, until there are no more or one is too long.
fn listen(mut output: impl BufRead, tell: &Sender<Result<String, String>>) {
    loop {
        let mut line = String::new();
        let heard = match (&mut output).take(LONGEST_LINE).read_line(&mut line) {
            Ok(0) => return,
            Ok(_) if !line.ends_with('\n') && line.len() as u64 == LONGEST_LINE => {
                Err("its line is too long".to_owned())
            }
            Ok(_) => Ok(line),
            Err(why) => Err(format!("its line cannot be read: {why}")),
        };
        let last = heard.is_err();
        if tell.send(heard).is_err() || last {
            return;
        }
    }
}
