//! Are the dice fair? Pearson's chi-squared test of counts against what was expected.

/// The deviation of counts from what was expected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ChiSquared {
    /// The sum of squared distances, each over what was expected.
    pub statistic: f64,
    /// How many counts are free to vary: one fewer than there are.
    pub degrees: u32,
}

impl ChiSquared {
    /// Compares counts with their expected chances. Values of chance zero are ignored if they never occurred; if one
    /// did, the statistic is infinite.
    ///
    /// # Panics
    /// If there is not one chance for each count.
    #[must_use]
    pub fn of(counts: &[u64], chances: &[f64]) -> ChiSquared {
        assert_eq!(counts.len(), chances.len(), "a chance for each count");
        let total = counts.iter().sum::<u64>() as f64;
        let possible = || counts.iter().zip(chances).filter(|&(&count, &chance)| count > 0 || chance > 0.0);
        let distance = |(&count, &chance): (&u64, &f64)| {
            let expected = total * chance;
            (count as f64 - expected) * (count as f64 - expected) / expected
        };
        ChiSquared { statistic: possible().map(distance).sum(), degrees: (possible().count() as u32).saturating_sub(1) }
    }

    /// The p-value: the chance that fair dice deviate this much or more. Accurate to 1e-9.
    ///
    /// Sums the closed form for whole degrees of freedom, two at a time, from one (`erfc`) or two (`exp`).
    #[must_use]
    pub fn p_value(&self) -> f64 {
        let half = self.statistic / 2.0;
        if self.degrees == 0 || half <= 0.0 {
            return 1.0;
        }
        if !half.is_finite() {
            return 0.0;
        }
        let odd = self.degrees % 2 == 1;
        let first = if odd { libm::erfc(half.sqrt()) } else { 0.0 };
        let term = |k: f64| libm::exp(k * libm::log(half) - half - libm::lgamma(k + 1.0));
        let offset = if odd { 0.5 } else { 0.0 };
        (0..self.degrees / 2).map(|step| term(f64::from(step) + offset)).fold(first, |sum, it| sum + it).min(1.0)
    }
}

#[cfg(test)]
mod tests {
    use catalogue::rule;

    use super::ChiSquared;
    use crate::{Dice, Roll, Seeded};

    /// Critical values from printed tables.
    #[test]
    fn p_values_are_those_of_the_tables() {
        let tables = [
            (1, 3.841_459, 0.05),
            (2, 5.991_465, 0.05),
            (3, 11.344_867, 0.01),
            (5, 20.515_006, 0.001),
            (7, 14.067_140, 0.05),
            (10, 2.558_212, 0.99),
            (19, 43.820_196, 0.001),
            (100, 124.342_113, 0.05),
        ];
        for (degrees, statistic, expected) in tables {
            let found = ChiSquared { statistic, degrees }.p_value();
            assert!((found / expected - 1.0).abs() < 1e-5, "{degrees} degrees: {found} for {expected}");
        }
        assert_eq!(ChiSquared { statistic: 0.0, degrees: 5 }.p_value(), 1.0);
    }

    #[test]
    fn what_cannot_happen_but_did_is_infinitely_far_off() {
        assert_eq!(ChiSquared::of(&[5, 5, 1], &[0.5, 0.5, 0.0]).p_value(), 0.0);
        assert_eq!(ChiSquared::of(&[5, 5, 0], &[0.5, 0.5, 0.0]), ChiSquared { statistic: 0.0, degrees: 1 });
    }

    /// How often each face falls in so many handfuls of 200 dice.
    fn counts(seed: u64, sides: u8, handfuls: u32) -> Vec<u64> {
        let (mut dice, mut counts) = (Seeded::from_u64(seed), vec![0; usize::from(sides)]);
        for _ in 0..handfuls {
            let faces = dice.roll(Roll::new(rule!("duel.clash.strike"), 200, sides)).expect("a seed never runs dry");
            faces.iter().for_each(|&face| counts[usize::from(face) - 1] += 1);
        }
        counts
    }

    #[test]
    fn seeded_dice_are_fair() {
        for sides in [6, 8, 20] {
            let fair = vec![1.0 / f64::from(sides); usize::from(sides)];
            let p_values = (0..20).map(|seed| ChiSquared::of(&counts(seed, sides, 500), &fair).p_value());
            let p_values = p_values.collect::<Vec<f64>>();
            assert!(p_values.iter().all(|&it| it > 0.001), "D{sides}: {p_values:?}");
            let above_half = p_values.iter().filter(|&&it| it > 0.5).count();
            assert!((4..=16).contains(&above_half), "D{sides}: neither too even nor too uneven: {p_values:?}");
        }
    }

    #[test]
    fn unfair_dice_are_found_out() {
        // Without passing over bytes a D20 would show 1 to 16 thirteen times in 256 and the rest twelve times.
        let biased = (1..=20).map(|face| if face <= 16 { 13.0 / 256.0 } else { 12.0 / 256.0 }).collect::<Vec<f64>>();
        assert!(ChiSquared::of(&counts(1, 20, 5000), &biased).p_value() < 1e-6);
    }
}
