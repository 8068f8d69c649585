//! Counting plays: the line a run ends with.

use std::fmt;

/// So many plays passed, failed, and could not be tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Plays that came to their end.
    pub passed: u32,
    /// Those that did not.
    pub failed: u32,
    /// Those for which something is missing here.
    pub skipped: u32,
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Outcome;

    #[test]
    fn skipped_plays_are_named_where_there_are_any() {
        assert_eq!(Outcome { passed: 2, failed: 1, skipped: 0 }.to_string(), "2 passed, 1 failed");
        assert_eq!(Outcome { passed: 2, failed: 0, skipped: 1 }.to_string(), "2 passed, 0 failed, 1 skipped");
    }
}
