//! The work behind the lab: case after case, with a breath in between, until another question is asked.

use std::collections::VecDeque;
use std::time::Duration;

use battle::{
    Line,
    form::{Answers, answer},
};
use border::RemoteOffer;
use leptos::prelude::*;
use odds::{
    Over,
    lab::{Answered, Sheet},
};

use super::lab_fields;
use crate::games;

/// A case still to be worked out by the module of its game.
#[derive(Clone)]
struct Case {
    /// Of which question.
    question: usize,
    /// What tells it from the others.
    about: Line,
    is_slow: bool,
    system: String,
    answers: Answers,
    over: Option<Over>,
    /// Which case of the question.
    at: usize,
}

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
            match cases(at, question, sheet.over) {
                Ok(cases) => all.extend(cases),
                Err(why) => wrong.push(*why),
            }
        }
        let over = sheet.over.is_some() && all.iter().all(|it: &Case| it.is_slow);
        let slow = all.iter().any(|it| it.is_slow);
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
        let Some(case) = self.cases.try_update_value(VecDeque::pop_front).flatten() else { return false };
        let told = games::find(&case.system).and_then(RemoteOffer::game);
        match told.map(|it| it.lab_work(&case.answers, case.over, case.at)) {
            Some(Ok(told)) => self.answers.update(|it| it[case.question].push((case.about, told))),
            Some(Err(why)) => self.wrong.update(|it| it.push(*why)),
            None => {}
        }
        self.left.update(|it| *it -= 1);
        true
    }
}

/// The cases of a question; none before the module of its game is here.
fn cases(question: usize, answers: &Answers, over: Option<Over>) -> Result<Vec<Case>, Box<Line>> {
    let system = answer(&lab_fields(answers), "game").to_owned();
    let Some(game) = games::find(&system).and_then(RemoteOffer::game) else { return Ok(Vec::new()) };
    let case = |(at, it): (usize, border::Case)| {
        let (system, answers) = (system.clone(), answers.clone());
        Case { question, about: it.about, is_slow: it.is_slow, system, answers, over, at }
    };
    Ok(game.lab_cases(answers, over)?.into_iter().enumerate().map(case).collect())
}
