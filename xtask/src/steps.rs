//! How far a chore is: step so many of so many, its name, and the seconds it takes.
//!
//! On a terminal the running step is one line that moves. Anywhere else (a pipe, a build server) there are plain lines,
//! and one every half minute while a step runs, so that nobody takes a long step for a dead one.

use std::cell::Cell;
use std::env;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressStyle};

/// How often a long step speaks up where nothing can move.
const PATIENCE: Duration = Duration::from_secs(30);

/// The steps of one chore.
pub struct Steps {
    total: usize,
    begun: usize,
    moving: bool,
}

/// One step while it runs.
pub struct Step {
    title: String,
    start: Instant,
    bar: Option<ProgressBar>,
    spoke: Cell<Instant>,
    last_line: Cell<String>,
}

impl Steps {
    /// A chore of so many steps.
    pub fn new(total: usize) -> Steps {
        let moving = stderr().is_terminal() && env::var_os("CI").is_none();
        Steps { total, begun: 0, moving }
    }

    /// Begins the next step.
    pub fn begin(&mut self, name: &str) -> Step {
        self.begun += 1;
        let title = format!("step {} of {}, {name}", self.begun, self.total);
        let bar = self.moving.then(|| moving_line(&title));
        if bar.is_none() {
            eprintln!("{title}");
        }
        let now = Instant::now();
        Step { title, start: now, bar, spoke: Cell::new(now), last_line: Cell::default() }
    }

    /// Runs one step that either yields something or ends the chore.
    pub fn take<T>(&mut self, name: &str, work: impl FnOnce(&Step) -> anyhow::Result<T>) -> anyhow::Result<T> {
        let step = self.begin(name);
        let result = work(&step);
        step.end(if result.is_ok() { "done" } else { "failed" });
        result
    }
}

impl Step {
    /// A line printed by the program that does the work.
    pub fn said(&self, line: &str) {
        let line = line.replace("\u{1b}[K", ""); // what takes a line away from a terminal
        let line = line.trim();
        if line.is_empty() || line.starts_with('{') {
            return; // a brace opens one of cargo's notes to programs, not to people
        }
        match &self.bar {
            Some(bar) => bar.set_message(line.to_owned()),
            None => self.last_line.set(line.to_owned()),
        }
        self.waiting();
    }

    /// Time passes.
    pub fn waiting(&self) {
        match &self.bar {
            Some(bar) => bar.tick(),
            None if self.spoke.get().elapsed() >= PATIENCE => self.speak_up(),
            None => {}
        }
    }

    /// A line that stays, for what a player should know.
    pub fn note(&self, line: &str) {
        match &self.bar {
            Some(bar) => bar.suspend(|| eprintln!("  {line}")),
            None => eprintln!("  {line}"),
        }
    }

    /// Ends the step; gives the seconds it took.
    pub fn end(self, how: &str) -> f64 {
        let seconds = self.start.elapsed().as_secs_f64();
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
        eprintln!("{}: {how}, {seconds:.1} s", self.title);
        seconds
    }

    fn speak_up(&self) {
        self.spoke.set(Instant::now());
        let last = self.last_line.take();
        eprintln!("{}: {:.0} s so far, at: {last}", self.title, self.start.elapsed().as_secs_f64());
        self.last_line.set(last);
    }
}

fn moving_line(title: &str) -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    if let Ok(style) = ProgressStyle::with_template("{spinner} {prefix}  {elapsed}  {wide_msg}") {
        bar.set_style(style);
    }
    bar.set_prefix(title.to_owned());
    bar
}
