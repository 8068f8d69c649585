//! Shares and averages, each with how sure one can be of it.

use serde::Serialize;
use sim::Rate;

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
        let rate = Rate { hits, of };
        let (low, high) = rate.interval();
        Share { hits, of, share: rate.share(), low, high }
    }

    /// How many of these are true.
    pub fn counted(all: impl IntoIterator<Item = bool>) -> Share {
        let (mut hits, mut of) = (0, 0);
        for it in all {
            of += 1;
            hits += u64::from(it);
        }
        Share::new(hits, of)
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
    /// The average of these values.
    #[must_use]
    pub fn of(values: &[f64]) -> Mean {
        let count = values.len() as f64;
        if values.is_empty() {
            return Mean { of: 0, mean: 0.0, low: 0.0, high: 0.0 };
        }
        let mean = values.iter().sum::<f64>() / count;
        let spread = values.iter().map(|it| (it - mean) * (it - mean)).sum::<f64>();
        let error = if values.len() > 1 { (spread / (count - 1.0) / count).sqrt() } else { f64::INFINITY };
        let half = Z * error;
        Mean { of: values.len() as u64, mean, low: mean - half, high: mean + half }
    }

    /// What it says about a value.
    #[must_use]
    pub fn verdict(&self, value: f64) -> Verdict {
        if self.of < 2 { Verdict::Noise } else { Verdict::of(self.low, self.high, value) }
    }
}

/// A share in percent.
#[must_use]
pub fn percent(share: f64) -> String {
    format!("{:.1}%", 100.0 * share)
}

/// How many of so many rows stand out, and how many would by luck alone.
#[must_use]
pub fn by_luck(rows: usize, out: usize, what: &str) -> String {
    let luck = (rows as f64 * 0.05).ceil();
    match out {
        0 => format!("None of {rows} {what} stands out: the differences are noise."),
        _ => format!("{out} of {rows} {what} stand out; about {luck} would by luck alone."),
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
        let mean = Mean::of(&[1.0, 2.0, 3.0, 4.0, 5.0]);
        assert_eq!((mean.of, mean.mean), (5, 3.0));
        assert!((mean.high - 3.0 - 1.959_963_984_540_054 * 0.5_f64.sqrt()).abs() < 1e-12);
        assert_eq!(
            (mean.verdict(1.0), mean.verdict(3.5), mean.verdict(9.0)),
            (Verdict::More, Verdict::Noise, Verdict::Less)
        );
        assert_eq!(Mean::of(&[7.0]).verdict(0.0), Verdict::Noise, "one battle shows nothing");
        assert_eq!(Mean::of(&[]).of, 0);
    }
}
