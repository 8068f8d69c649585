//! Shares and averages with their confidence intervals.
//!
//! Battles from the same opening tend to end alike, and so do squads of one battle: they are less evidence than as many
//! independent ones. Intervals are widened by how much alike they ended.

use std::collections::BTreeMap;

use serde::Serialize;
use sim::wilson;

/// So many of so many, with Wilson's interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Share {
    /// How often it happened.
    pub hits: u64,
    /// How often it could have.
    pub of: u64,
    /// The share itself.
    pub share: f64,
    /// Where the true share lies, 19 times in 20: from here
    pub low: f64,
    /// to here.
    pub high: f64,
}

/// An average of many values, with its interval; one value alone has none.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Mean {
    /// How many values.
    pub of: u64,
    /// Their average.
    pub mean: f64,
    /// Where the true average lies, 19 times in 20: from here
    pub low: f64,
    /// to here.
    pub high: f64,
}

/// What an interval says about a value it is held against.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// All of it lies above.
    More,
    /// All of it lies below.
    Less,
    /// The value lies in it: the difference is noise.
    Noise,
}

/// The standard deviations of a 95% interval.
const Z: f64 = 1.959_963_984_540_054;

impl Verdict {
    /// What an interval says about a value.
    #[must_use]
    pub fn of(low: f64, high: f64, value: f64) -> Verdict {
        if low > value {
            Verdict::More
        } else if high < value {
            Verdict::Less
        } else {
            Verdict::Noise
        }
    }
}

impl Share {
    /// So many of so many.
    #[must_use]
    pub fn new(hits: u64, of: u64) -> Share {
        Share::worth(hits, of, of as f64)
    }

    /// How many of these are true, each with the opening it comes from.
    pub fn counted(all: impl IntoIterator<Item = (u64, bool)>) -> Share {
        let all: Vec<(u64, f64)> = all.into_iter().map(|(opening, hit)| (opening, f64::from(u8::from(hit)))).collect();
        let hits = all.iter().map(|it| it.1).sum::<f64>();
        Share::worth(hits as u64, all.len() as u64, all.len() as f64 / alike(&all))
    }

    /// So many of so many that are worth so much evidence.
    fn worth(hits: u64, of: u64, evidence: f64) -> Share {
        let share = hits as f64 / of.max(1) as f64;
        let (low, high) = wilson(share, evidence);
        Share { hits, of, share, low, high }
    }

    /// What it says about an even chance.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self.low, self.high, 0.5)
    }

    /// The same as a sentence: about whom, and what it means if it is noise.
    #[must_use]
    pub fn against_even(&self, who: &str, noise: &str) -> String {
        if self.of == 0 {
            return format!("{who}: no battle was decided.");
        }
        let rate = format!(
            "{who} won {} of {} decided battles ({}, between {} and {})",
            self.hits,
            self.of,
            percent(self.share),
            percent(self.low),
            percent(self.high)
        );
        match self.verdict() {
            Verdict::More => format!("{rate}: an advantage."),
            Verdict::Less => format!("{rate}: a disadvantage."),
            Verdict::Noise => format!("{rate}. An even chance lies between the two: {noise}."),
        }
    }
}

impl Mean {
    /// The average of these values, each with the opening it comes from.
    #[must_use]
    pub fn of(values: &[(u64, f64)]) -> Mean {
        let count = values.len() as f64;
        if values.is_empty() {
            return Mean { of: 0, mean: 0.0, low: 0.0, high: 0.0 };
        }
        let mean = average(values);
        let spread = values.iter().map(|it| (it.1 - mean) * (it.1 - mean)).sum::<f64>();
        let error =
            if values.len() > 1 { (spread * alike(values) / (count - 1.0) / count).sqrt() } else { f64::INFINITY };
        let half = Z * error;
        Mean { of: values.len() as u64, mean, low: mean - half, high: mean + half }
    }

    /// Half of its interval.
    #[must_use]
    pub fn half(&self) -> f64 {
        (self.high - self.low) / 2.0
    }

    /// What it says about a value.
    #[must_use]
    pub fn verdict(&self, value: f64) -> Verdict {
        if self.of < 2 { Verdict::Noise } else { Verdict::of(self.low, self.high, value) }
    }
}

fn average(values: &[(u64, f64)]) -> f64 {
    values.iter().map(|it| it.1).sum::<f64>() / values.len() as f64
}

/// How many of these values are as much evidence as one that has an opening to itself: 1 if values of an opening have
/// nothing to do with each other, as many as an opening has if they are always the same.
fn alike(values: &[(u64, f64)]) -> f64 {
    let mean = average(values);
    let mut openings: BTreeMap<u64, f64> = BTreeMap::new();
    values.iter().for_each(|it| *openings.entry(it.0).or_default() += it.1 - mean);
    let (count, groups) = (values.len() as f64, openings.len() as f64);
    let apart = values.iter().map(|it| (it.1 - mean) * (it.1 - mean)).sum::<f64>() * count / (count - 1.0);
    let together = openings.values().map(|it| it * it).sum::<f64>() * groups / (groups - 1.0);
    if groups > 1.0 && apart > 0.0 { (together / apart).max(1.0) } else { count / groups.max(1.0) }
}

/// A share in percent.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// How many of so many rows stand out, and how many would by luck alone.
#[must_use]
pub fn by_luck(rows: usize, out: usize, what: &str) -> String {
    let luck = rows as f64 * 0.05;
    match out {
        0 => format!("None of {rows} {what} stands out: the differences are noise."),
        _ if luck < 0.75 => format!("{out} of {rows} {what} stand out; by luck alone hardly one would."),
        _ => format!("{out} of {rows} {what} stand out; about {luck:.0} would by luck alone."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_share_that_may_be_even_is_noise_and_says_so() {
        let text = Share::new(52, 100).against_even("Seat 0", "the seat does not matter");
        assert!(text.ends_with("An even chance lies between the two: the seat does not matter."), "{text}");
        assert_eq!(Share::new(520, 1_000).verdict(), Verdict::Noise);
        assert_eq!(Share::new(5_200, 10_000).verdict(), Verdict::More);
        assert_eq!(Share::new(4_800, 10_000).verdict(), Verdict::Less);
        assert_eq!(Share::new(0, 0).against_even("Seat 0", "x"), "Seat 0: no battle was decided.");
    }

    #[test]
    fn an_average_has_the_interval_of_its_mean() {
        let mean = Mean::of(&[(0, 1.0), (1, 2.0), (2, 3.0), (3, 4.0), (4, 5.0)]);
        assert_eq!((mean.of, mean.mean), (5, 3.0));
        assert!((mean.high - 3.0 - 1.959_963_984_540_054 * 0.5_f64.sqrt()).abs() < 1e-12);
        assert_eq!(
            (mean.verdict(1.0), mean.verdict(3.5), mean.verdict(9.0)),
            (Verdict::More, Verdict::Noise, Verdict::Less)
        );
        assert_eq!(Mean::of(&[(0, 7.0)]).verdict(0.0), Verdict::Noise, "one battle shows nothing");
        assert_eq!(Mean::of(&[]).of, 0);
    }

    #[test]
    fn battles_of_an_opening_that_always_end_alike_are_worth_one() {
        let alone: Vec<(u64, bool)> = (0..300).map(|it| (it, it % 3 == 0)).collect();
        assert_eq!(Share::counted(alone.clone()), Share::new(100, 300));
        let twice = || alone.iter().flat_map(|it| [*it, *it]);
        let (double, plain) = (Share::counted(twice()), Share::new(100, 300));
        assert_eq!((double.hits, double.of), (200, 600));
        assert!((double.low - plain.low).abs() < 1e-4 && (double.high - plain.high).abs() < 1e-4, "{double:?}");
        let values: Vec<(u64, f64)> = twice().map(|it| (it.0, f64::from(u8::from(it.1)))).collect();
        let halves: Vec<(u64, f64)> = values.iter().step_by(2).copied().collect();
        assert!((Mean::of(&values).half() - Mean::of(&halves).half()).abs() < 1e-4);
        let swapped = (0..300).flat_map(|it| [(it, true), (it, false)]);
        assert_eq!(Share::counted(swapped), Share::new(300, 600), "never surer than Wilson");
        assert_eq!(Share::counted([(7, true), (7, true)]).low, Share::new(1, 1).low, "one opening");
    }

    #[test]
    fn rows_that_stand_out_are_held_against_luck() {
        assert_eq!(by_luck(4, 0, "missions"), "None of 4 missions stands out: the differences are noise.");
        assert_eq!(by_luck(4, 2, "missions"), "2 of 4 missions stand out; by luck alone hardly one would.");
        assert_eq!(by_luck(100, 9, "units"), "9 of 100 units stand out; about 5 would by luck alone.");
    }
}
