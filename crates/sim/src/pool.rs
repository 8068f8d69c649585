//! Work on any number of threads.

use std::num::NonZeroUsize;

use rayon::{
    ThreadPool, ThreadPoolBuilder,
    iter::{ParallelBridge, ParallelIterator},
};

/// Does `work` on every item, on so many threads. Items are taken in their order, and every item that is taken is worked on;
/// who wants to stop early ends `items`. Each thread has a `tool` of its own for all its items.
pub(crate) fn work_on<I, T>(
    items: I,
    threads: NonZeroUsize,
    tool: impl Fn() -> T + Sync + Send,
    work: impl Fn(&mut T, I::Item) + Sync + Send,
) where
    I: Iterator<Item: Send> + Send,
{
    match pool(threads) {
        Some(pool) => pool.install(|| items.par_bridge().for_each_init(tool, work)),
        None => {
            let mut tool = tool();
            items.for_each(|item| work(&mut tool, item));
        }
    }
}

/// So many threads, or as many as the machine gives; none where that is one, which the caller is already.
fn pool(threads: NonZeroUsize) -> Option<ThreadPool> {
    let halves = std::iter::successors(Some(threads.get()), |it| Some(it / 2));
    halves.take_while(|it| *it > 1).find_map(|it| ThreadPoolBuilder::new().num_threads(it).build().ok())
}

#[cfg(test)]
mod tests {
    use std::{
        num::NonZeroUsize,
        sync::{
            Mutex,
            atomic::{AtomicBool, AtomicUsize, Ordering},
        },
    };

    use super::work_on;

    #[test]
    fn items_are_taken_in_order_and_all_that_are_taken_are_worked_on() {
        for threads in [1, 2, 7] {
            let (stop, done) = (AtomicBool::new(false), Mutex::new(Vec::new()));
            let items = (0..1_000_u32).take_while(|_| !stop.load(Ordering::SeqCst));
            work_on(
                items,
                NonZeroUsize::new(threads).expect("some"),
                || (),
                |(), item| {
                    stop.fetch_or(item >= 500, Ordering::SeqCst);
                    done.lock().expect("nobody panics").push(item);
                },
            );
            let mut done = done.into_inner().expect("nobody panics");
            done.sort_unstable();
            assert!((501..501 + threads).contains(&done.len()), "{} on {threads} threads", done.len());
            assert!(done.iter().copied().eq(0..done.len() as u32), "none is left out: {done:?}");
        }
    }

    #[test]
    fn there_are_no_more_tools_than_threads() {
        for threads in [1, 2, 5] {
            let tools = AtomicUsize::new(0);
            let made = || tools.fetch_add(1, Ordering::Relaxed);
            work_on(0..1_000_u32, NonZeroUsize::new(threads).expect("some"), made, |_, _| {});
            assert!(tools.into_inner() <= 2 * threads, "a tool is worth making once");
        }
    }
}
