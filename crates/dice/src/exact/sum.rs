//! Compensated summation: adding many numbers without losing the small ones.

/// A running sum that also accumulates the rounding errors (Knuth's two-sum): for any number of terms, a sum of chances
/// is within 2^-52 of itself.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sum {
    sum: f64,
    dropped: f64,
}

impl Sum {
    /// Adds a term.
    #[inline]
    pub(crate) fn add(&mut self, term: f64) {
        let sum = self.sum + term;
        let term_kept = sum - self.sum;
        let sum_kept = sum - term_kept;
        self.dropped += (self.sum - sum_kept) + (term - term_kept);
        self.sum = sum;
    }

    /// The sum so far.
    pub(crate) fn total(self) -> f64 {
        self.sum + self.dropped
    }

    /// The sum of a whole row: four running sums side by side, for machines that add several numbers at once.
    pub(crate) fn of_row(terms: &[f64]) -> f64 {
        let (fours, rest) = terms.as_chunks::<4>();
        let mut sums = [Sum::default(); 4];
        for four in fours {
            sums.iter_mut().zip(four).for_each(|(sum, term)| sum.add(*term));
        }
        let mut all = Sum::default();
        rest.iter().for_each(|term| all.add(*term));
        sums.iter().for_each(|it| all.add(it.sum));
        all.dropped += (sums[0].dropped + sums[1].dropped) + (sums[2].dropped + sums[3].dropped);
        all.total()
    }

    /// The sum of all these.
    pub(crate) fn of(terms: impl IntoIterator<Item = f64>) -> f64 {
        let mut sum = Sum::default();
        terms.into_iter().for_each(|term| sum.add(term));
        sum.total()
    }
}

#[cfg(test)]
mod tests {
    use super::Sum;

    #[test]
    fn small_terms_are_not_lost_beside_large_ones() {
        assert_eq!(Sum::of([1.0, 1e-20, 1e-20, -1.0]), 2e-20);
        assert_eq!(Sum::of((0..10).map(|_| 0.1)), 1.0);
        assert_eq!(Sum::of([]), 0.0);
        assert!((Sum::of_row(&[1.0, 1e-20, 1e-20, -1.0, 1e-20]) - 3e-20).abs() < 1e-35);
        assert_eq!(Sum::of_row(&[0.1; 10]), 1.0);
        assert_eq!(Sum::of_row(&[]), 0.0);
    }
}
