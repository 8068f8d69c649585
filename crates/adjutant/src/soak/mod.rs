//! `adjutant soak`: checks on ever new seeds, for as long as one likes.
//!
//! A [`Check`] is a claim about any seed: that a law holds, that a parser survives, that two ways of computing agree.
//! The tests try a few seeds of each; a soak goes on through the numbers, remembers where it stopped, and the next one
//! goes on from there. A check that fails is reported with its seed and the command that repeats just that.

mod checks;
mod memory;

use std::borrow::Cow;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use clap::Args;
use rayon::iter::{IntoParallelIterator, ParallelIterator};

use crate::output::{self, Stop};
use checks::checks;
use memory::Memory;

/// How long a batch of seeds should take: as often a line is printed and the place remembered.
const BATCH_TIME: Duration = Duration::from_secs(2);

/// A claim that must hold for every seed.
#[derive(Clone)]
pub struct Check {
    /// What it is called on the command line.
    pub name: Cow<'static, str>,
    /// What it claims, in a sentence.
    pub claim: Cow<'static, str>,
    /// Tries one seed; `Err` says what went wrong.
    pub run: Run,
}

/// Tries one seed.
pub type Run = Arc<dyn Fn(u64) -> Result<(), String> + Send + Sync>;

impl Check {
    /// A claim of this name.
    pub fn new(
        name: impl Into<Cow<'static, str>>,
        claim: impl Into<Cow<'static, str>>,
        run: impl Fn(u64) -> Result<(), String> + Send + Sync + 'static,
    ) -> Check {
        Check { name: name.into(), claim: claim.into(), run: Arc::new(run) }
    }
}

/// Try laws, parsers and studies on ever new seeds
#[derive(Args)]
pub struct Soak {
    /// Only this check; may be given several times
    #[arg(long, alias = "drill", value_name = "NAME")]
    check: Vec<String>,
    /// Begin at this seed instead of where the last soak stopped
    #[arg(long, value_name = "SEED")]
    from: Option<u64>,
    /// Stop after this many minutes; without this or --seeds, never
    #[arg(long, value_name = "M", conflicts_with = "seeds")]
    minutes: Option<f64>,
    /// Stop after this many seeds of each check
    #[arg(long, value_name = "N")]
    seeds: Option<u64>,
    /// Where the next seed of each check is remembered
    #[arg(long, value_name = "FOLDER", default_value = "target/soak")]
    memory: PathBuf,
    /// Name the checks and stop
    #[arg(long)]
    list: bool,
}

/// How far one check is.
struct Progress {
    check: Check,
    next: u64,
    end: Option<u64>,
    batch: u64,
}

/// A seed for which a claim does not hold.
struct Failure {
    seed: u64,
    reason: String,
}

impl Soak {
    /// Runs the checks by turns until time or seeds are up, or one fails.
    pub fn run(&self) -> Result<ExitCode, Stop> {
        let chosen = self.chosen()?;
        if self.list {
            let told: Vec<String> = chosen.iter().map(|it| format!("{:<20} {}\n", it.name, it.claim)).collect();
            output::print(told.concat())?;
            return Ok(ExitCode::SUCCESS);
        }
        let memory = Memory::new(&self.memory);
        let mut checks = chosen.into_iter().map(|check| self.begin(check, &memory)).collect::<Result<Vec<_>, _>>()?;
        let stop = self.deadline()?;
        let first: u128 = checks.iter().map(|it| u128::from(it.next)).sum();
        while checks.iter().any(|it| !it.is_done()) && stop.is_none_or(|stop| Instant::now() < stop) {
            for progress in checks.iter_mut().filter(|it| !it.is_done()) {
                if let Err(failure) = progress.advance(&memory)? {
                    report(&progress.check, &failure)?;
                    return Ok(ExitCode::FAILURE);
                }
            }
        }
        let tried = checks.iter().map(|it| u128::from(it.next)).sum::<u128>() - first;
        output::line(format_args!("{tried} runs of {} checks, none failed", checks.len()))?;
        Ok(ExitCode::SUCCESS)
    }

    fn chosen(&self) -> Result<Vec<Check>, String> {
        let all = checks();
        let names = || all.iter().map(|check| check.name.as_ref()).collect::<Vec<_>>().join(", ");
        if let Some(unknown) = self.check.iter().find(|name| all.iter().all(|check| check.name != **name)) {
            return Err(format!("there is no check \"{}\", only: {}", unknown.escape_debug(), names()));
        }
        Ok(all
            .into_iter()
            .filter(|check| self.check.is_empty() || self.check.iter().any(|name| *name == check.name))
            .collect())
    }

    fn begin(&self, check: Check, memory: &Memory) -> Result<Progress, String> {
        let next = self.from.map_or_else(|| memory.next_seed(&check.name), Ok)?;
        Ok(Progress { check, next, end: self.seeds.map(|count| next.saturating_add(count)), batch: 1 })
    }

    fn deadline(&self) -> Result<Option<Instant>, String> {
        let Some(minutes) = self.minutes else { return Ok(None) };
        let time = Duration::try_from_secs_f64(minutes * 60.0);
        Ok(Some(Instant::now() + time.map_err(|_| format!("{minutes} minutes is no time a soak can take"))?))
    }
}

impl Progress {
    fn is_done(&self) -> bool {
        self.end.is_some_and(|end| self.next >= end) || self.next == u64::MAX
    }

    /// Runs one batch on all cores, says how it went, and remembers the place.
    fn advance(&mut self, memory: &Memory) -> Result<Result<(), Failure>, Stop> {
        let (start, first) = (Instant::now(), self.next);
        let end = self.end.unwrap_or(u64::MAX).min(first.saturating_add(self.batch));
        if let Some(failure) = try_seeds(&self.check, first, end) {
            memory.remember(&self.check.name, failure.seed)?;
            return Ok(Err(failure));
        }
        self.next = end;
        memory.remember(&self.check.name, end)?;
        let time = start.elapsed();
        let seconds = time.as_secs_f64();
        output::line(format_args!("{:<20} seeds {first} to {}, {seconds:.1} s, all fine", self.check.name, end - 1))?;
        self.batch = if time * 2 < BATCH_TIME { self.batch.saturating_mul(2) } else { self.batch };
        Ok(Ok(()))
    }
}

/// Tries every seed from `first` up to but not `end`; gives the lowest that fails.
fn try_seeds(check: &Check, first: u64, end: u64) -> Option<Failure> {
    (first..end).into_par_iter().find_map_first(|seed| try_seed(check, seed))
}

/// One seed. A panic is a failure like any other: it must not end the soak without naming its seed.
fn try_seed(check: &Check, seed: u64) -> Option<Failure> {
    let result = panic::catch_unwind(AssertUnwindSafe(|| (check.run)(seed)));
    let reason = match result {
        Ok(Ok(())) => return None,
        Ok(Err(reason)) => reason,
        Err(_) => "it panicked; the message is above".to_owned(),
    };
    Some(Failure { seed, reason })
}

fn report(check: &Check, failure: &Failure) -> Result<(), Stop> {
    let (name, claim, Failure { seed, reason }) = (&check.name, &check.claim, failure);
    output::print(format_args!(
        "\n{name} fails at seed {seed}: {reason}\nits claim: {claim}\n\
         to repeat it: cargo xtask soak --check {name} --from {seed} --seeds 1\n"
    ))
}

#[cfg(test)]
mod tests {
    use super::{Check, checks, try_seeds};

    fn check(run: fn(u64) -> Result<(), String>) -> Check {
        Check::new("practice", "practice makes perfect", run)
    }

    #[test]
    fn every_check_holds_for_a_few_seeds() {
        for check in checks::timeless() {
            let failure = try_seeds(&check, 0, 4);
            assert!(failure.is_none(), "{}: {:?}", check.name, failure.map(|it| (it.seed, it.reason)));
        }
    }

    #[test]
    fn checks_have_names_of_their_own() {
        let all = checks();
        let mut names: Vec<&str> = all.iter().map(|check| check.name.as_ref()).collect();
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }

    #[test]
    fn the_lowest_seed_that_fails_is_reported() {
        let failure = try_seeds(&check(|seed| if seed >= 7 { Err(format!("no {seed}")) } else { Ok(()) }), 0, 20);
        assert_eq!(failure.map(|it| (it.seed, it.reason)), Some((7, "no 7".to_owned())));
    }

    #[test]
    fn a_check_that_panics_has_failed_at_its_seed() {
        let failure = try_seeds(&check(|seed| if seed == 3 { panic!("on purpose") } else { Ok(()) }), 0, 5);
        assert_eq!(failure.map(|it| it.seed), Some(3));
    }
}
