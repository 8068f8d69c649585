//! One run of this program, and the ways in which it may end.

use std::{
    env,
    ffi::OsStr,
    io::Read,
    process::{Child, Command, ExitStatus, Stdio},
    thread,
    time::{Duration, Instant},
};

/// The longest that any of these runs may take: they are all short.
const PATIENCE: Duration = Duration::from_secs(120);
/// How often it is looked whether a run has ended.
const GLANCE: Duration = Duration::from_millis(3);
/// The longest complaint: lists of what there is to choose from are the longest.
const LONGEST: usize = 20_000;

/// What came of a run.
pub struct Ended {
    /// The exit status; none where a signal ended it.
    pub status: Option<i32>,
    /// What it wrote to standard output, where that was kept.
    pub out: Vec<u8>,
    /// What it complained about.
    pub complaint: Vec<u8>,
}

/// This program, to be started with these arguments.
pub fn adjutant<I: AsRef<OsStr>>(words: impl IntoIterator<Item = I>) -> Result<Command, String> {
    let program = env::current_exe().map_err(|why| format!("where is this program? {why}"))?;
    let mut command = Command::new(program);
    command.args(words).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    Ok(command)
}

/// Runs it to its end.
pub fn run(command: &mut Command) -> Result<Ended, String> {
    let mut child = command.spawn().map_err(|why| format!("it cannot be started: {why}"))?;
    let (out, complaint) = (read(child.stdout.take()), read(child.stderr.take()));
    let status = wait(&mut child)?.code();
    let whole = |it: thread::JoinHandle<Vec<u8>>| it.join().unwrap_or_default();
    Ok(Ended { status, out: whole(out), complaint: whole(complaint) })
}

fn read(from: Option<impl Read + Send + 'static>) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut all = Vec::new();
        from.map(|mut it| it.read_to_end(&mut all));
        all
    })
}

/// Waits until it has ended by itself.
pub fn wait(child: &mut Child) -> Result<ExitStatus, String> {
    let until = Instant::now() + PATIENCE;
    loop {
        match child.try_wait().map_err(|why| why.to_string())? {
            Some(status) => return Ok(status),
            None if Instant::now() > until => {
                let _ = child.kill();
                let _ = child.wait();
                return Err(format!("it has not ended after {} s", PATIENCE.as_secs()));
            }
            None => thread::sleep(GLANCE),
        }
    }
}

impl Ended {
    /// Whether it ended with one of these, and complained in plain words or not at all.
    pub fn is_tame(&self, statuses: &[i32]) -> Result<(), String> {
        let told = String::from_utf8_lossy(&self.complaint);
        let shown = || told.chars().take(600).collect::<String>();
        if !self.status.is_some_and(|it| statuses.contains(&it)) {
            return Err(format!(
                "exit status {}: {}",
                self.status.map_or_else(|| "none".into(), |it| it.to_string()),
                shown()
            ));
        }
        if told.contains("panicked at") || told.contains("RUST_BACKTRACE") {
            return Err(format!("it panicked: {}", shown()));
        }
        if told.chars().any(|it| it.is_control() && it != '\n' && it != '\t') {
            return Err(format!("a control character reaches the terminal: {}", shown().escape_debug()));
        }
        if told.chars().count() > LONGEST {
            return Err(format!("a complaint of {} characters: {}", told.chars().count(), shown()));
        }
        Ok(())
    }
}
