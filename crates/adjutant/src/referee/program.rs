//! A program that plays: lines to its standard input, lines from its standard output, and a watchdog.
//!
//! A program says one line for each that it is told. What it says beyond that is kept up to a bound; who says more is no
//! longer read and forfeits. A program has a process group of its own, and the whole group ends with the battle.

use std::{
    io::{BufRead, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::{self, Receiver, RecvTimeoutError, Sender, SyncSender, TrySendError},
    },
    thread,
    time::{Duration, Instant},
};

use serde_json::Value;

use super::group::Group;

/// The longest line that is read: a longer one is nonsense.
const LONGEST_LINE: u64 = 1 << 20;
/// Lines that may wait to be heard: one answers a question, the others came unasked.
const MOST_LINES: usize = 8;
/// How long a program may take to leave when it is told that the battle is over.
const FAREWELL: Duration = Duration::from_secs(1);

/// A running program. It is stopped when this is dropped, whatever it does.
pub struct Program {
    child: Child,
    group: Group,
    /// Lines on their way to it; `None` once its input is closed. A thread writes them, so that nobody waits for a program that does not read.
    said: Option<Sender<String>>,
    heard: Receiver<Result<String, String>>,
    /// Whether it said more than may wait to be heard.
    flooded: Arc<AtomicBool>,
}

impl Program {
    /// Starts a command, given as one would type it.
    pub fn start(command: &str) -> Result<Program, String> {
        let words = shlex::split(command).filter(|it| !it.is_empty());
        let words = words.ok_or_else(|| format!("\"{}\" is not a command", command.escape_debug()))?;
        let mut to_start = Command::new(&words[0]);
        to_start.args(&words[1..]).stdin(Stdio::piped()).stdout(Stdio::piped());
        let (mut child, group) = Group::start(&mut to_start)
            .map_err(|why| format!("\"{}\" cannot be started: {why}", command.escape_debug()))?;
        let (said, to_say) = mpsc::channel::<String>();
        let (tell, heard) = mpsc::sync_channel(MOST_LINES);
        let flooded = Arc::new(AtomicBool::new(false));
        if let (Some(mut input), Some(output)) = (child.stdin.take(), child.stdout.take()) {
            thread::spawn(move || {
                for line in to_say {
                    if writeln!(input, "{line}").and_then(|()| input.flush()).is_err() {
                        return;
                    }
                }
            });
            let flooded = Arc::clone(&flooded);
            thread::spawn(move || listen(BufReader::new(output), &tell, &flooded));
        }
        Ok(Program { child, group, said: Some(said), heard, flooded })
    }

    /// Says a line. A program that no longer listens is noticed when it does not answer.
    pub fn say(&self, line: &Value) {
        if let Some(said) = &self.said {
            let _ = said.send(line.to_string());
        }
    }

    /// Its next line, if it comes within this time.
    pub fn hear(&self, within: Duration) -> Result<String, String> {
        self.kept_to_its_turn()?;
        match self.heard.recv_timeout(within) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => Err(format!("it did not answer within {} ms", within.as_millis())),
            Err(RecvTimeoutError::Disconnected) => Err("it has ended".to_owned()),
        }
    }

    /// Whether it says no more than it is asked.
    pub fn kept_to_its_turn(&self) -> Result<(), String> {
        match self.flooded.load(Ordering::Acquire) {
            true => Err(format!("it said more than {MOST_LINES} lines that nobody asked for")),
            false => Ok(()),
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
        self.group.end(&mut self.child);
        let _ = self.child.wait();
    }
}

/// Passes on line after line, until there are no more, one is too long, or too many wait to be heard.
fn listen(mut output: impl BufRead, tell: &SyncSender<Result<String, String>>, flooded: &AtomicBool) {
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
        match tell.try_send(heard) {
            Ok(()) if !last => {}
            Err(TrySendError::Full(_)) => return flooded.store(true, Ordering::Release),
            Ok(()) | Err(TrySendError::Disconnected(_)) => return,
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::{Duration, Instant, MOST_LINES, Program};

    #[test]
    fn who_says_too_much_is_read_no_further() {
        let program = Program::start("sh -c 'while :; do echo x; done'").expect("a shell");
        let patience = Instant::now() + Duration::from_secs(60);
        while program.kept_to_its_turn().is_ok() {
            assert!(Instant::now() < patience, "it may say what it likes");
            std::thread::yield_now();
        }
        assert!(program.hear(Duration::ZERO).is_err_and(|why| why.contains("nobody asked for")));
        assert_eq!(program.heard.try_iter().count(), MOST_LINES, "no more is kept");
    }
}
