//! A share and its confidence interval.

/// So many of so many.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// How often it happened.
    pub hits: u64,
    /// How often it could have.
    pub of: u64,
}

/// The standard deviations of a 95% interval.
const Z: f64 = 1.959_963_984_540_054;

impl Rate {
    /// The share itself; 0 of 0 is 0.
    #[must_use]
    pub fn share(&self) -> f64 {
        self.hits as f64 / self.of.max(1) as f64
    }

    /// Wilson's interval: where the true share lies, 19 times in 20.
    #[must_use]
    pub fn interval(&self) -> (f64, f64) {
        wilson(self.share(), self.of as f64)
    }
}

/// Wilson's interval of a share from so much evidence, which need not be a whole number.
#[must_use]
pub fn wilson(share: f64, of: f64) -> (f64, f64) {
    if of <= 0.0 {
        return (0.0, 1.0);
    }
    let spread = Z * (share * (1.0 - share) / of + Z * Z / (4.0 * of * of)).sqrt();
    let (middle, scale) = (share + Z * Z / (2.0 * of), 1.0 + Z * Z / of);
    (((middle - spread) / scale).max(0.0), ((middle + spread) / scale).min(1.0))
}

#[cfg(test)]
mod tests {
    use super::Rate;

    fn interval(hits: u64, of: u64) -> (f64, f64) {
        let (low, high) = Rate { hits, of }.interval();
        ((low * 1e4).round() / 1e4, (high * 1e4).round() / 1e4)
    }

    #[test]
    fn intervals_as_in_the_tables() {
        assert_eq!(interval(5, 10), (0.2366, 0.7634));
        assert_eq!(interval(0, 10), (0.0, 0.2775));
        assert_eq!(interval(10, 10), (0.7225, 1.0));
        assert_eq!(interval(81, 263), (0.2553, 0.3662)); // the example of Newcombe's paper of 1998
        assert_eq!(interval(0, 0), (0.0, 1.0), "nothing tried, nothing known");
    }
}
