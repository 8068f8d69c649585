//! Counting successes of dice that do not explode.

use super::Distribution;
use crate::exact::sum::Sum;

impl Distribution {
    /// How many of `count` dice succeed, where each does on `ways` of its `sides` faces. More ways than sides are all of
    /// them. Takes `count` steps. Error: 6 u for each value between this one and the likeliest, and 4 u.
    ///
    /// # Panics
    /// If a die has no sides, or the count leaves 31 bits.
    #[must_use]
    pub fn successes(count: u32, ways: u32, sides: u32) -> Distribution {
        assert!(sides > 0, "a die has sides");
        let ways = ways.min(sides);
        binomial(count, f64::from(ways), f64::from(sides - ways))
    }

    /// How many of `count` independent tries succeed, each with this chance. Error: as for
    /// [`successes`](Distribution::successes).
    ///
    /// # Panics
    /// If the chance is not between 0 and 1, or the count leaves 31 bits.
    #[must_use]
    pub fn binomial(count: u32, chance: f64) -> Distribution {
        assert!((0.0..=1.0).contains(&chance), "{chance} is no chance");
        binomial(count, chance, 1.0 - chance)
    }
}

/// Successes of `count` tries with chances in the proportion `hit` to `miss`.
///
/// Begins at the likeliest count and works outwards by the ratio of neighbours, so nothing underflows that matters; the
/// sum of all then sets the scale.
fn binomial(count: u32, hit: f64, miss: f64) -> Distribution {
    let most = i32::try_from(count).expect("a count within 31 bits");
    if hit <= 0.0 || count == 0 {
        return Distribution::point(0);
    }
    if miss <= 0.0 {
        return Distribution::point(most);
    }
    let n = f64::from(count);
    let likeliest = ((n + 1.0) * (hit / (hit + miss))).min(n) as usize;
    let mut chances = vec![1.0; count as usize + 1];
    for at in likeliest..count as usize {
        chances[at + 1] = chances[at] * ((n - at as f64) * hit) / ((at as f64 + 1.0) * miss);
    }
    for at in (0..likeliest).rev() {
        chances[at] = chances[at + 1] * ((at as f64 + 1.0) * miss) / ((n - at as f64) * hit);
    }
    let sum = Sum::of(chances.iter().copied());
    chances.iter_mut().for_each(|it| *it /= sum);
    Distribution { lowest: 0, chances }
}
