//! Limits of thinking.

use std::{cell::Cell, time::Duration};

/// A limit of thinking. A player that reaches it answers with the best plan so far.
#[derive(Clone, Copy)]
pub enum Limit<'a> {
    /// A number of states: the same answer on every machine. For tests, studies and ladders.
    Nodes(u64),
    /// The time left on this clock. For play.
    Time(&'a dyn Clock),
}

/// A countdown, implemented by the caller: nothing here knows the time.
pub trait Clock {
    /// The time left for this answer.
    fn left(&self) -> Duration;
}

/// The thinking time for an answer that is due within this time; the rest is a reserve for work under way when time is
/// up.
#[must_use]
pub fn thinking_time(answer_within: Duration) -> Duration {
    answer_within * 9 / 10
}

/// What is left of a [`Limit`] while thinking.
pub struct Budget<'a> {
    limit: Limit<'a>,
    /// How much of the time may be used.
    part: f64,
    spent: u64,
    /// What the clock said when it was first looked at.
    time: Cell<Option<Duration>>,
}

impl<'a> Budget<'a> {
    /// All of it.
    #[must_use]
    pub fn new(limit: Limit<'a>) -> Budget<'a> {
        Budget::part(limit, 1.0)
    }

    /// All of the states, and this part of the time: from 0 to 1.
    #[must_use]
    pub fn part(limit: Limit<'a>, part: f64) -> Budget<'a> {
        Budget { limit, part: part.clamp(0.0, 1.0), spent: 0, time: Cell::new(None) }
    }

    /// Counts states looked at, and says whether there is room for more.
    pub fn spend(&mut self, nodes: u64) -> bool {
        self.spent = self.spent.saturating_add(nodes);
        !self.is_spent()
    }

    /// Whether it is time to answer.
    #[must_use]
    pub fn is_spent(&self) -> bool {
        match self.limit {
            Limit::Nodes(most) => self.spent >= most,
            Limit::Time(clock) => self.look(clock).0.is_zero(),
        }
    }

    /// How much of it is spent, from 0 to 1.
    #[must_use]
    pub fn share(&self) -> f64 {
        let (left, whole) = match self.limit {
            Limit::Nodes(most) => (most.saturating_sub(self.spent) as f64, most as f64),
            Limit::Time(clock) => {
                let (left, whole) = self.look(clock);
                (left.as_secs_f64(), whole.as_secs_f64())
            }
        };
        if whole > 0.0 { 1.0 - (left / whole).min(1.0) } else { 1.0 }
    }

    /// The time left now of what may be used, and that at the first look.
    fn look(&self, clock: &dyn Clock) -> (Duration, Duration) {
        let left = clock.left();
        let first = self.time.get().unwrap_or(left);
        self.time.set(Some(first));
        let whole = first.mul_f64(self.part);
        (left.saturating_sub(first.saturating_sub(whole)), whole)
    }
}

#[cfg(test)]
mod tests {
    use std::{cell::Cell, time::Duration};

    use super::{Budget, Clock, Limit};

    /// A clock that runs down by a second whenever somebody looks at it.
    struct Looks(Cell<u64>);

    impl Clock for Looks {
        fn left(&self) -> Duration {
            self.0.set(self.0.get().saturating_sub(1));
            Duration::from_secs(self.0.get())
        }
    }

    #[test]
    fn nodes_are_counted() {
        let mut budget = Budget::new(Limit::Nodes(10));
        assert!(budget.spend(4));
        assert!((budget.share() - 0.4).abs() < 1e-12);
        assert!(budget.spend(5));
        assert!(!budget.spend(1));
        assert!((budget.share() - 1.0).abs() < 1e-12);
        let none = Budget::new(Limit::Nodes(0));
        assert!(none.is_spent() && none.share() >= 1.0);
    }

    #[test]
    fn a_part_of_the_time_is_over_sooner() {
        let clock = Looks(Cell::new(9));
        let mut budget = Budget::part(Limit::Time(&clock), 0.25);
        assert!(budget.spend(0), "two of eight seconds are left");
        assert!((budget.share() - 0.5).abs() < 1e-12, "one of two");
        assert!(!budget.spend(0));
        assert!(Budget::part(Limit::Nodes(10), 0.25).spend(9), "states are not shared out");
    }

    #[test]
    fn time_is_what_the_clock_says() {
        let clock = Looks(Cell::new(5));
        let mut budget = Budget::new(Limit::Time(&clock));
        assert!(budget.spend(1_000_000), "four seconds are left");
        assert!(budget.spend(0));
        assert!((budget.share() - 0.5).abs() < 1e-12, "two of four seconds");
        assert!(budget.spend(0));
        assert!(!budget.spend(0));
        assert!((budget.share() - 1.0).abs() < 1e-12);
    }
}
