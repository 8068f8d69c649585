//! A small sort for short lists.
//!
//! The standard library's sort is very fast on long lists, but adds some five thousand bytes of code for every type and
//! comparison: a tenth of the page, which sorts lists of a few models in a hundred places. This one sorts indices
//! instead of values, so that all types share its code. Use the library's sort for long lists and in hot loops.

use std::cmp::Ordering;

use smallvec::SmallVec;

/// Sorts short lists; the sort is stable.
pub trait Arrange<T> {
    /// Puts the list in order.
    fn arrange(&mut self, compare: impl FnMut(&T, &T) -> Ordering);

    /// Puts the list in order of a key.
    fn arrange_by_key<K: Ord>(&mut self, mut key: impl FnMut(&T) -> K) {
        self.arrange(|a, b| key(a).cmp(&key(b)));
    }
}

impl<T> Arrange<T> for [T] {
    fn arrange(&mut self, mut compare: impl FnMut(&T, &T) -> Ordering) {
        let mut order = arranged(self.len(), &mut |a, b| compare(&self[a], &self[b]).is_lt());
        for start in 0..self.len() {
            let mut at = start;
            loop {
                let from = std::mem::replace(&mut order[at], at as u32) as usize;
                if from == start {
                    break;
                }
                self.swap(at, from);
                at = from;
            }
        }
    }
}

/// The places of a list as they follow each other in order: each is put behind everything it does not come before.
fn arranged(count: usize, comes_before: &mut dyn FnMut(usize, usize) -> bool) -> SmallVec<[u32; 32]> {
    let mut order: SmallVec<[u32; 32]> = SmallVec::with_capacity(count);
    for next in 0..count {
        let place = match order.last() {
            Some(last) if comes_before(next, *last as usize) => {
                order.partition_point(|it| !comes_before(next, *it as usize))
            }
            _ => order.len(),
        };
        order.insert(place, next as u32);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::Arrange;

    #[test]
    fn a_list_is_put_in_the_order_the_library_puts_it_in() {
        for (count, step) in [(0, 1), (1, 1), (2, 3), (17, 5), (40, 0), (100, 37), (100, 99)] {
            let mut list: Vec<(usize, usize)> = (0..count).map(|it| (it * step % 23, it)).collect();
            let mut sorted = list.clone();
            sorted.sort_by_key(|it| it.0);
            list.arrange_by_key(|it| it.0);
            assert_eq!(list, sorted, "{count} in steps of {step}");
        }
    }
}
