//! How many hits some dice make in a CQB (`dc.cqb.hits`, `dc.cqb.passive-countermeasures`, `dc.cqb.dodge`).
//!
//! Every die hits, is not blocked and is not evaded with the same chance, independently of the others, so the hits are
//! binomial. The terms are worked out one from the next, from the most probable one outwards, so that nothing underflows on
//! the way and every one is exact to the last few digits.

/// The distribution of the hits of some CQB dice.
#[derive(Clone, Debug, PartialEq)]
pub struct CqbHits {
    /// The chance of each number of hits, from none to all.
    pub chances: Vec<f64>,
    /// How many are expected.
    pub mean: f64,
}

/// The most dice that are asked about.
pub const MOST_DICE: u16 = 1_000;

/// The hits of so many dice that hit on one number, past Passive Countermeasures on another and Dodge on a third. Numbers
/// of 1 or less always succeed, 7 or more never: here no face hits or misses by itself.
///
/// None if there are more than `MOST_DICE`.
#[must_use]
pub fn cqb_hits(dice: u16, hit_on: u8, save: Option<u8>, dodge: Option<u8>) -> Option<CqbHits> {
    if dice > MOST_DICE {
        return None;
    }
    // In sixths, so that the chance is one division of whole numbers.
    let faces = |on: u8| u32::from(7_u8.saturating_sub(on.max(1)));
    let fails = |on: Option<u8>| 6 - on.map_or(0, faces);
    let (hits, of) = (faces(hit_on) * fails(save) * fails(dodge), 216);
    let chances = binomial(dice, hits, of);
    Some(CqbHits { chances, mean: f64::from(dice) * f64::from(hits) / f64::from(of) })
}

/// The chances of 0 to `count` successes, each with a chance of `hits` in `of`.
fn binomial(count: u16, hits: u32, of: u32) -> Vec<f64> {
    let size = usize::from(count) + 1;
    let mut chances = vec![0.0; size];
    if hits == 0 || hits == of {
        chances[if hits == 0 { 0 } else { size - 1 }] = 1.0;
        return chances;
    }
    // Relative to the most probable term, which lies near the mean.
    let (n, success, failure) = (u64::from(count), u64::from(hits), u64::from(of - hits));
    let mode = ((n + 1) * success / u64::from(of)).min(n) as usize;
    chances[mode] = 1.0;
    for k in mode..size - 1 {
        let up = (n - k as u64) * success;
        chances[k + 1] = chances[k] * up as f64 / ((k as u64 + 1) * failure) as f64;
    }
    for k in (1..=mode).rev() {
        let down = k as u64 * failure;
        chances[k - 1] = chances[k] * down as f64 / ((n - k as u64 + 1) * success) as f64;
    }
    // Small ones first, so that none is lost in the sum.
    let mut sorted = chances.clone();
    sorted.sort_by(f64::total_cmp);
    let whole: f64 = sorted.iter().sum();
    chances.iter_mut().for_each(|it| *it /= whole);
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hits(dice: u16, on: u8, save: Option<u8>, dodge: Option<u8>) -> CqbHits {
        cqb_hits(dice, on, save, dodge).expect("not too many dice")
    }

    #[test]
    fn small_pools_are_counted_face_by_face() {
        // dc.cqb.hits, dc.cqb.passive-countermeasures, dc.cqb.dodge: every way four dice, four saves and four dodges fall.
        for (on, save, dodge) in [(4, None, None), (6, Some(4), None), (3, None, Some(5)), (5, Some(5), Some(3))] {
            let one = |on: u8, miss: Option<u8>, evade: Option<u8>| {
                let survives = |die: u8, number: Option<u8>| number.is_none_or(|it| die < it);
                let all = (1..=6).flat_map(|a| (1..=6).flat_map(move |b| (1..=6).map(move |c| (a, b, c))));
                all.filter(|(a, b, c)| *a >= on && survives(*b, miss) && survives(*c, evade)).count() as f64 / 216.0
            };
            let p = one(on, save, dodge);
            let expected = [1.0, 4.0, 6.0, 4.0, 1.0];
            let found = hits(4, on, save, dodge);
            for (k, ways) in expected.iter().enumerate() {
                let exact = ways * p.powi(k as i32) * (1.0 - p).powi(4 - k as i32);
                assert!((found.chances[k] - exact).abs() < 1e-15, "{k} of 4 on {on}+: {} {exact}", found.chances[k]);
            }
        }
    }

    #[test]
    fn single_chances_of_large_pools_are_exact() {
        // dc.cqb.hits, dc.cqb.passive-countermeasures, dc.cqb.dodge: C(n, k) q^k (1 - q)^(n - k) in whole fractions, q counted face by
        // face, by a program of its own.
        type Pool = (u16, u8, Option<u8>, Option<u8>);
        let rows: [(Pool, usize, f64); 10] = [
            ((1_000, 4, None, None), 500, 0.0252250181783608),
            ((1_000, 4, None, None), 400, 4.633908074049734e-11),
            ((1_000, 3, Some(5), Some(5)), 300, 0.026632531559097426),
            ((1_000, 6, Some(2), Some(2)), 5, 0.17337470906193964),
            ((1_000, 2, Some(6), Some(6)), 579, 0.025541080090306353),
            ((1_000, 6, Some(6), None), 100, 4.218795759037131e-05),
            ((999, 6, Some(5), Some(4)), 60, 0.043937975809719455),
            ((257, 5, Some(3), Some(3)), 0, 6.132859842525421e-05),
            ((640, 6, Some(6), Some(4)), 70, 5.6283693454142094e-05),
            ((1_000, 5, None, Some(6)), 278, 0.028146312614085716),
        ];
        for ((dice, on, save, dodge), k, exact) in rows {
            let found = hits(dice, on, save, dodge).chances[k];
            assert!((found / exact - 1.0).abs() < 1e-12, "{k} of {dice} on {on}+: {found:e}, not {exact:e}");
        }
    }

    #[test]
    fn a_thousand_dice_are_exact() {
        // Against exact fractions: term k of C(1000, k) p^k q^(1000 - k), as logarithms of whole numbers added up.
        let found = hits(1_000, 4, None, Some(4));
        assert!((found.chances.iter().sum::<f64>() - 1.0).abs() < 1e-12);
        let mean: f64 = found.chances.iter().enumerate().map(|(k, chance)| k as f64 * chance).sum();
        assert!((mean - 250.0).abs() < 1e-9 && (found.mean - 250.0).abs() < 1e-12);
        let variance: f64 = found.chances.iter().enumerate().map(|(k, it)| (k as f64 - 250.0).powi(2) * it).sum();
        assert!((variance - 187.5).abs() < 1e-8, "{variance}");
        assert_eq!(hits(1_000, 7, None, None).chances[0], 1.0);
        assert_eq!(hits(1_000, 1, None, None).chances[1_000], 1.0);
        assert_eq!(hits(0, 4, None, None).chances, [1.0]);
        assert!(cqb_hits(1_001, 4, None, None).is_none());
    }
}
