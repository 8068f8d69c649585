//! The work behind the lab: case after case, with a breath in between, until another question is asked.

use std::collections::VecDeque;
use std::time::Duration;

use battle::Line;
use leptos::prelude::*;
use odds::lab::{Answered, Sheet, Work, cases};

/// A case still to be worked out: of which question, what tells it from the others, and the work.
type Case = (usize, Line, Work);

/// What has been worked out so far.
#[derive(Clone, Copy)]
pub struct Working {
    /// The answers, one entry a question.
    pub answers: RwSignal<Vec<Answered>>,
    /// What could not be worked out.
    pub wrong: RwSignal<Vec<Line>>,
    /// How many cases are left.
    pub left: RwSignal<usize>,
    /// Whether the answers are over the cases of a table.
    pub over: RwSignal<bool>,
    cases: StoredValue<VecDeque<Case>>,
    /// Counts the sheets, so that work on an old one stops.
    sheet: StoredValue<u32>,
}

impl Working {
    /// Nothing yet.
    pub fn new() -> Working {
        Working {
            answers: RwSignal::new(Vec::new()),
            wrong: RwSignal::new(Vec::new()),
            left: RwSignal::new(0),
            over: RwSignal::new(false),
            cases: StoredValue::new(VecDeque::new()),
            sheet: StoredValue::new(0),
        }
    }

    /// Begins with a sheet; what is left of the one before is given up.
    pub fn begin(&self, sheet: &Sheet) {
        let (mut all, mut wrong) = (VecDeque::new(), Vec::new());
        for (at, question) in sheet.questions.iter().enumerate() {
            match cases(&games::match_ups(), question, sheet.over) {
                Ok(cases) => all.extend(cases.into_iter().map(|(line, work)| (at, line, work))),
                Err(why) => wrong.push(*why),
            }
        }
        let over = sheet.over.is_some() && all.iter().all(|it| matches!(it.2, Work::Units(_)));
        let slow = all.iter().any(|it| matches!(it.2, Work::Units(_)));
        self.over.set(over);
        self.left.set(all.len());
        self.wrong.set(wrong);
        self.answers.set(vec![Answered::new(); sheet.questions.len()]);
        self.cases.set_value(all);
        self.sheet.update_value(|it| *it += 1);
        let (working, number) = (*self, self.sheet.get_value());
        if slow {
            set_timeout(move || working.go_on(number), Duration::from_millis(250));
        } else {
            while self.work_one() {}
        }
    }

    /// One case, then the next after a breath.
    fn go_on(self, number: u32) {
        if self.sheet.try_get_value() == Some(number) && self.work_one() {
            set_timeout(move || self.go_on(number), Duration::from_millis(1));
        }
    }

    /// Works one case out; whether there was one.
    fn work_one(&self) -> bool {
        let Some((at, line, work)) = self.cases.try_update_value(VecDeque::pop_front).flatten() else { return false };
        match work.told() {
            Ok(told) => self.answers.update(|it| it[at].push((line, told))),
            Err(why) => self.wrong.update(|it| it.push(*why)),
        }
        self.left.update(|it| *it -= 1);
        true
    }
}
