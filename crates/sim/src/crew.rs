//! The threads that play a study, and the summary that counts battles in order.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    thread,
};

use battle::System;

use crate::{
    Stopped, Study, Summary, Trouble,
    fight::{Fought, Table},
    summary::Count,
};

/// The most battles a thread takes at a time.
const LARGEST_SHARE: u64 = 64;
/// How many shares a thread should come by, so that all end at about the same time.
const SHARES: u64 = 64;

/// Plays a study on so many threads. `progress` is told, now and then and in order, how many battles are counted.
///
/// # Errors
/// The first battle, by number, that could not be played to its end.
pub fn simulate<S>(
    study: &Study<'_, S>,
    threads: NonZeroUsize,
    progress: &(dyn Fn(u64) + Sync),
) -> Result<Summary, Stopped>
where
    S: System + Sync,
    S::Setup: Sync,
{
    let share = (study.battles / (SHARES * threads.get() as u64)).clamp(1, LARGEST_SHARE);
    let ledger = Mutex::new(Ledger { waiting: BTreeMap::new(), count: Count::new(study.players.len()), stopped: None });
    let crew = Crew { study, share, next: AtomicU64::new(0), ledger, progress };
    thread::scope(|scope| {
        for _ in 1..threads.get() {
            // Where the machine gives no more threads, those there are play it all: the result is the same.
            let _ = thread::Builder::new().spawn_scoped(scope, || crew.work());
        }
        crew.work();
    });
    let ledger = crew.ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
    match ledger.stopped {
        Some(stopped) => Err(stopped),
        None => Ok(ledger.count.summary()),
    }
}

struct Crew<'a, S: System> {
    study: &'a Study<'a, S>,
    share: u64,
    /// The next battle that nobody has taken.
    next: AtomicU64,
    ledger: Mutex<Ledger>,
    progress: &'a (dyn Fn(u64) + Sync),
}

/// Battles that are over but follow one that is not, by the first of their share; and what is counted.
struct Ledger {
    waiting: BTreeMap<u64, Vec<Result<Fought, Trouble>>>,
    count: Count,
    stopped: Option<Stopped>,
}

impl<S: System> Crew<'_, S> {
    /// Takes shares until none is left. Shares are taken in order, so those before a battle that failed all come in.
    fn work(&self) {
        let mut table = Table::new(self.study);
        loop {
            let first = self.next.fetch_add(self.share, Ordering::Relaxed);
            if first >= self.study.battles {
                return;
            }
            let end = self.study.battles.min(first.saturating_add(self.share));
            let mut fought = Vec::with_capacity((end - first) as usize);
            for battle in first..end {
                fought.push(table.fight(battle));
                if fought.last().is_some_and(Result::is_err) {
                    self.next.store(self.study.battles, Ordering::Relaxed);
                    break;
                }
            }
            self.hand_in(first, fought);
        }
    }

    fn hand_in(&self, first: u64, fought: Vec<Result<Fought, Trouble>>) {
        let mut ledger = self.ledger.lock().unwrap_or_else(PoisonError::into_inner);
        ledger.waiting.insert(first, fought);
        ledger.count_in_order(self.study);
        (self.progress)(ledger.count.battles());
    }
}

impl Ledger {
    fn count_in_order<S: System>(&mut self, study: &Study<'_, S>) {
        while self.stopped.is_none()
            && let Some(share) = self.waiting.remove(&self.count.battles())
        {
            for fought in share {
                let battle = self.count.battles();
                match fought {
                    Ok(fought) => self.count.add(&fought, |seat| study.player_in(seat, battle)),
                    Err(why) => self.stopped = Some(Stopped { battle, why }),
                }
            }
        }
    }
}
