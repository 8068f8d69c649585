//! A list of jobs on any number of threads; each result is delivered as soon as it is ready.

use std::{
    num::NonZeroUsize,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::pool::work_on;

/// Runs `work` for each of these numbers, in roughly their order, and delivers each result at once, one at a time. The
/// receiver returns whether to continue; if not, no new job is started.
pub fn each<T: Send>(
    numbers: &[u64],
    threads: NonZeroUsize,
    work: &(dyn Fn(u64) -> T + Sync),
    take_in: impl FnMut(u64, T) -> bool + Send,
) {
    let (over, take_in) = (AtomicBool::new(false), Mutex::new(take_in));
    let most = NonZeroUsize::new(numbers.len()).unwrap_or(NonZeroUsize::MIN);
    let wanted = numbers.iter().copied().take_while(|_| !over.load(Ordering::Relaxed));
    work_on(
        wanted,
        threads.min(most),
        || (),
        |(), number| {
            let done = work(number);
            let mut take_in = take_in.lock().unwrap_or_else(PoisonError::into_inner);
            if !over.load(Ordering::Relaxed) && !take_in(number, done) {
                over.store(true, Ordering::Relaxed);
            }
        },
    );
}

#[cfg(test)]
mod tests {
    use std::num::NonZeroUsize;

    use super::each;

    fn squares(numbers: &[u64], threads: usize, most: usize) -> Vec<(u64, u64)> {
        let mut done = Vec::new();
        let threads = NonZeroUsize::new(threads).expect("some");
        each(numbers, threads, &|it| it * it, |number, square| {
            done.push((number, square));
            done.len() < most
        });
        done.sort_unstable();
        done
    }

    #[test]
    fn everything_is_done_once_on_any_number_of_threads() {
        let numbers: Vec<u64> = (0..200).collect();
        let wanted: Vec<(u64, u64)> = numbers.iter().map(|it| (*it, it * it)).collect();
        for threads in [1, 2, 7] {
            assert_eq!(squares(&numbers, threads, usize::MAX), wanted);
        }
        assert!(squares(&[], 2, usize::MAX).is_empty());
    }

    #[test]
    fn who_takes_in_can_stop_it() {
        let numbers: Vec<u64> = (0..200).collect();
        assert_eq!(squares(&numbers, 1, 3), [(0, 0), (1, 1), (2, 4)]);
        assert_eq!(squares(&numbers, 4, 3).len(), 3, "what was under way is not taken in any more");
    }
}
