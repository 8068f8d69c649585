//! Progress of a study on standard error: a bar on a terminal, otherwise a line now and then.

use std::{
    io::{self, IsTerminal},
    time::{Duration, Instant},
};

use indicatif::{HumanDuration, ProgressBar, ProgressStyle};

use crate::output;

/// How often a line is written.
const OFTEN: Duration = Duration::from_secs(30);

/// How far it is.
pub struct Progress {
    bar: ProgressBar,
    begun: Instant,
    told: Instant,
    before: u64,
    done: u64,
    of: u64,
}

impl Progress {
    /// So many are done already, of so many.
    pub fn new(before: u64, of: u64) -> Progress {
        let bar = if io::stderr().is_terminal() { ProgressBar::new(of) } else { ProgressBar::hidden() };
        let style = ProgressStyle::with_template("{bar:40} {pos} of {len} battles, {eta} left");
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        bar.set_position(before);
        bar.reset_eta();
        let now = Instant::now();
        Progress { bar, begun: now, told: now, before, done: before, of }
    }

    /// So many more are done.
    pub fn step(&mut self, more: u64) {
        self.done += more;
        self.bar.set_position(self.done);
        if self.bar.is_hidden() && self.told.elapsed() >= OFTEN {
            self.told = Instant::now();
            output::complain(&format!("{} of {} battles, {} left", self.done, self.of, HumanDuration(self.left())));
        }
    }

    /// The time left if it goes on like this.
    fn left(&self) -> Duration {
        let each = self.begun.elapsed().as_secs_f64() / (self.done - self.before).max(1) as f64;
        Duration::try_from_secs_f64(each * (self.of - self.done) as f64).unwrap_or(Duration::MAX)
    }

    /// It is over.
    pub fn finish(&self) {
        self.bar.finish_and_clear();
    }
}
