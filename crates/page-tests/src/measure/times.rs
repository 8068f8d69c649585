//! Times of one kind of answer: their median, and what they are held to.

use anyhow::{Result, ensure};

/// Times of one kind of answer, in milliseconds.
pub struct Times {
    what: &'static str,
    sorted: Vec<f64>,
    most: f64,
}

impl Times {
    /// These times of something, which may take so many milliseconds at most.
    pub fn of(what: &'static str, mut times: Vec<f64>, most: f64) -> Result<Times> {
        ensure!(!times.is_empty(), "nothing was measured of {what}");
        times.sort_by(f64::total_cmp);
        Ok(Times { what, sorted: times, most })
    }

    /// The time that this share of all do not exceed.
    fn at(&self, share: f64) -> f64 {
        self.sorted[((self.sorted.len() - 1) as f64 * share).round() as usize]
    }

    /// Whether the median is good enough.
    pub fn are_good(&self) -> bool {
        self.at(0.5) <= self.most
    }

    /// For people.
    pub fn line(&self) -> String {
        let verdict = if self.are_good() { "" } else { "  TOO SLOW" };
        let Times { what, most, .. } = self;
        let (median, late) = (self.at(0.5), self.at(0.95));
        format!("{what:<41} median {median:>7.1} ms, 95 of 100 within {late:>7.1} ms (at most {most} ms){verdict}")
    }

    /// For machines.
    pub fn json(&self) -> String {
        let Times { what, most, .. } = self;
        serde_json::json!({ "what": what, "median_ms": self.at(0.5), "p95_ms": self.at(0.95), "most_ms": most })
            .to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::Times;

    #[test]
    fn the_median_decides() {
        let times = |most| Times::of("hover", vec![90.0, 10.0, 20.0], most).expect("three times");
        assert!(times(20.0).are_good());
        assert!(!times(19.0).are_good() && times(19.0).line().ends_with("TOO SLOW"));
        assert!(times(20.0).json().contains("\"median_ms\":20.0"), "{}", times(20.0).json());
    }

    #[test]
    fn nothing_measured_is_an_error() {
        assert!(Times::of("hover", Vec::new(), 20.0).is_err());
    }
}
