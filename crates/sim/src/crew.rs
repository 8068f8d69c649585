//! The threads that play a study, and the summary that counts battles in order.

use std::{
    collections::BTreeMap,
    num::NonZeroUsize,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use battle::System;

use crate::{
    Stopped, Study, Summary, Trouble,
    fight::{Fought, Table},
    pool::work_on,
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
    let crew = Crew { study, share, failed: AtomicBool::new(false), ledger, progress };
    let shares = (0..study.battles).step_by(share as usize).take_while(|_| !crew.failed.load(Ordering::Relaxed));
    work_on(shares, threads, || Table::new(study), |table, first| crew.play(table, first));
    let ledger = crew.ledger.into_inner().unwrap_or_else(PoisonError::into_inner);
    match ledger.stopped {
        Some(stopped) => Err(stopped),
        None => Ok(ledger.count.summary()),
    }
}

struct Crew<'a, S: System> {
    study: &'a Study<'a, S>,
    share: u64,
    /// Whether a battle could not be played to its end.
    failed: AtomicBool,
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
    /// Plays a share. Shares are taken in order, so those before a battle that failed all come in.
    fn play(&self, table: &mut Table<'_, S>, first: u64) {
        let end = self.study.battles.min(first.saturating_add(self.share));
        let mut fought = Vec::with_capacity((end - first) as usize);
        for battle in first..end {
            fought.push(table.fight(battle));
            if fought.last().is_some_and(Result::is_err) {
                self.failed.store(true, Ordering::Relaxed);
                break;
            }
        }
        self.hand_in(first, fought);
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
