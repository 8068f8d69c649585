//! Counting: what the test runners say in their last lines, added up.

use std::fmt;
use std::ops::AddAssign;

/// So many passed, so many failed, so many could not be tried.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Tests, or steps that are one check each, that went well.
    pub passed: u32,
    /// Those that did not.
    pub failed: u32,
    /// Those that could not be tried here.
    pub skipped: u32,
}

impl Outcome {
    /// One check.
    pub fn one(passed: bool) -> Outcome {
        Outcome { passed: u32::from(passed), failed: u32::from(!passed), skipped: 0 }
    }

    /// One check that could not be tried here.
    pub fn skipped() -> Outcome {
        Outcome { skipped: 1, ..Outcome::default() }
    }

    /// All of it in a word.
    pub fn word(self) -> &'static str {
        match self {
            Outcome { failed: 0, passed: 0, skipped: 1.. } => "skipped",
            Outcome { failed: 0, .. } => "passed",
            Outcome { .. } => "FAILED",
        }
    }

    /// Reads what a test runner printed. A runner that failed without naming a failed test (it did not even build)
    /// counts as one failure.
    pub fn of_tests(printed: &str, success: bool) -> Outcome {
        let mut outcome = Outcome::default();
        for line in printed.lines() {
            outcome += nextest_summary(line).or_else(|| libtest_result(line)).unwrap_or_default();
        }
        outcome.unless(success)
    }

    /// Reads the last line a program printed: `41 passed, 1 failed, 2 skipped`. A program that failed before it came to
    /// that line counts as one failure.
    pub fn of_closing_line(printed: &str, success: bool) -> Outcome {
        printed.lines().last().and_then(closing_line).unwrap_or_default().unless(success)
    }

    /// What failed without naming a failure is one failure.
    fn unless(self, success: bool) -> Outcome {
        if success || self.failed > 0 { self } else { Outcome { failed: 1, ..self } }
    }
}

impl AddAssign for Outcome {
    fn add_assign(&mut self, other: Outcome) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }
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

/// `Summary [ 0.2s] 9/12 tests run: 7 passed (1 slow, 1 flaky), 1 failed, 1 timed out, 3 skipped`
fn nextest_summary(line: &str) -> Option<Outcome> {
    let line = line.trim_start();
    if !line.starts_with("Summary [") {
        return None;
    }
    let (_, counts) = line.split_once(" run: ")?;
    Some(tally(&without_parentheses(counts), ','))
}

/// `test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s`
fn libtest_result(line: &str) -> Option<Outcome> {
    let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
    Some(tally(counts, ';'))
}

/// `41 passed, 1 failed, 2 skipped`, and nothing else in the line: what [`Outcome`] is written as.
fn closing_line(line: &str) -> Option<Outcome> {
    let mut outcome = Outcome::default();
    for part in line.split(", ") {
        let (number, what) = part.split_once(' ')?;
        let number = number.parse::<u32>().ok()?;
        match what {
            "passed" => outcome.passed += number,
            "failed" => outcome.failed += number,
            "skipped" => outcome.skipped += number,
            _ => return None,
        }
    }
    Some(outcome)
}

/// Adds up `<number> <what>` parts. What neither passed nor was left out has failed.
fn tally(counts: &str, separator: char) -> Outcome {
    let mut outcome = Outcome::default();
    for part in counts.split(separator) {
        let Some((number, what)) = part.trim().split_once(' ') else { continue };
        let Ok(number) = number.parse::<u32>() else { continue };
        match what.trim() {
            "passed" => outcome.passed += number,
            "failed" | "timed out" | "exec failed" => outcome.failed += number,
            _ => {}
        }
    }
    outcome
}

fn without_parentheses(text: &str) -> String {
    let mut depth = 0;
    let mut outside = String::new();
    for letter in text.chars() {
        match letter {
            '(' => depth += 1,
            ')' => depth -= 1,
            _ if depth == 0 => outside.push(letter),
            _ => {}
        }
    }
    outside
}

#[cfg(test)]
mod tests {
    use super::Outcome;

    fn check(printed: &str, passed: u32, failed: u32) {
        assert_eq!(Outcome::of_tests(printed, failed == 0), Outcome { passed, failed, skipped: 0 }, "{printed}");
    }

    #[test]
    fn nextest_summaries() {
        check("     Summary [   0.005s] 3 tests run: 3 passed, 0 skipped", 3, 0);
        check("     Summary [   0.005s] 1 test run: 1 passed, 2 skipped", 1, 0);
        check("Summary [ 1.2s] 9/12 tests run: 7 passed (1 slow, 1 flaky), 1 failed, 1 timed out, 3 skipped", 7, 2);
        check("Summary [ 1.2s] 2 tests run: 1 passed, 1 exec failed, 0 skipped", 1, 1);
    }

    #[test]
    fn libtest_results_of_several_binaries_add_up() {
        let first = "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s";
        let second = "test result: FAILED. 4 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out";
        check(first, 3, 0);
        check(&format!("{first}\nrunning 6 tests\n{second}\n"), 7, 2);
    }

    #[test]
    fn a_runner_that_did_not_build_is_one_failure() {
        assert_eq!(Outcome::of_tests("error: could not compile `table`", false), Outcome::one(false));
    }

    #[test]
    fn a_closing_line_is_read_as_it_is_written() {
        let outcome = Outcome { passed: 41, failed: 1, skipped: 2 };
        assert_eq!(Outcome::of_closing_line(&format!("a phone: 390 wide\n{outcome}\n"), false), outcome);
        assert_eq!(Outcome::of_closing_line("3 passed, 0 failed", true), Outcome { passed: 3, failed: 0, skipped: 0 });
    }

    #[test]
    fn a_program_without_a_closing_line_is_one_failure() {
        assert_eq!(Outcome::of_closing_line("", false), Outcome::one(false));
        assert_eq!(Outcome::of_closing_line("a phone: 3 passed, 0 failed", false), Outcome::one(false));
        assert_eq!(Outcome::of_closing_line("3 passed, 0 failed", false), Outcome { passed: 3, failed: 1, skipped: 0 });
    }

    #[test]
    fn what_could_not_be_tried_is_neither_passed_nor_failed() {
        let mut sum = Outcome::one(true);
        sum += Outcome::skipped();
        assert_eq!((Outcome::skipped().word(), sum.word()), ("skipped", "passed"));
        assert_eq!(sum.to_string(), "1 passed, 0 failed, 1 skipped");
    }

    #[test]
    fn what_a_test_prints_is_no_summary() {
        check("the duel was run: 7 passed, 3 failed", 0, 0);
    }
}
