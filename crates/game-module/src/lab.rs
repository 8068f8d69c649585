//! The odds lab of the games in this module.

use battle::{
    Line,
    form::{Answers, Field},
};
use border::{Case, Lab};
use games::match_ups;
use kit::matchup::OddsAnswer;
use odds::{
    Over,
    lab::{Work, cases, fields},
};

/// The lab of the games that are here; one without match-ups answers nothing.
pub struct Known;

impl Lab for Known {
    fn fields(&self, answers: &Answers) -> Vec<Field> {
        if match_ups().is_empty() { Vec::new() } else { fields(&match_ups(), answers) }
    }

    fn cases(&self, answers: &Answers, over: Option<Over>) -> Result<Vec<Case>, Box<Line>> {
        let case = |(about, work): (Line, Work)| Case { about, is_slow: matches!(work, Work::Units(_)) };
        Ok(cases(&match_ups(), answers, over)?.into_iter().map(case).collect())
    }

    fn work(&self, answers: &Answers, over: Option<Over>, case: usize) -> Result<OddsAnswer, Box<Line>> {
        let cases = cases(&match_ups(), answers, over)?;
        cases.get(case).map_or_else(|| Ok(OddsAnswer::default()), |it| it.1.told())
    }
}

/// The lab of this module.
pub static LAB: Known = Known;
