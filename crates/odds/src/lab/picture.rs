//! What is drawn of the answers: the odds of each count side by side, or one figure over the cases of a table.

use std::collections::BTreeSet;

use battle::Line;

use kit::matchup::OddsAnswer;

use crate::chart::Series;

/// What is less likely than this in every answer is not drawn.
const WORTH_A_COLUMN: f64 = 0.000_5;
/// How many figures of a table are drawn over its cases: of its numbers, of its chances.
const OVER: (usize, usize) = (1, 2);

/// The answers to one question: what tells each case from the others, and what came of it.
pub type Answered = Vec<(Line, OddsAnswer)>;

/// A chart to be drawn: places along the bottom, and a column for each question at each of them.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    /// What is shown.
    pub title: Line,
    /// Whether the values are chances.
    pub chances: bool,
    /// The places along the bottom.
    pub places: Vec<Line>,
    /// The values, one series a question.
    pub series: Vec<Series>,
}

/// The charts of these answers, one entry a question.
#[must_use]
pub fn pictures(answers: &[Answered], over: bool) -> Vec<Picture> {
    if over { over_cases(answers) } else { side_by_side(answers) }
}

/// The lines that come up in any of the answers, each once, in order.
fn each_once<'a>(lines: impl Iterator<Item = &'a Line>) -> Vec<&'a Line> {
    let mut all: Vec<&Line> = Vec::new();
    for line in lines {
        if !all.contains(&line) {
            all.push(line);
        }
    }
    all
}

fn side_by_side(answers: &[Answered]) -> Vec<Picture> {
    let cases = || answers.iter().flatten().map(|it| &it.1);
    let titles = each_once(cases().flat_map(|it| it.spreads.iter().map(|it| &it.what)));
    let of = |told: &OddsAnswer, what: &Line| told.spreads.iter().find(|it| it.what == *what).map(|it| it.odds.clone());
    titles
        .into_iter()
        .map(|title| {
            let odds: Vec<Option<Vec<(i32, f64)>>> =
                answers.iter().map(|it| it.first().and_then(|it| of(&it.1, title))).collect();
            let worth = odds.iter().flatten().flatten().filter(|it| it.1 >= WORTH_A_COLUMN);
            let counts: BTreeSet<i32> = worth.map(|it| it.0).collect();
            let at = |odds: &[(i32, f64)], count: i32| odds.iter().find(|it| it.0 == count).map_or(0.0, |it| it.1);
            let series =
                odds.iter().map(|odds| counts.iter().map(|it| odds.as_ref().map(|odds| at(odds, *it))).collect());
            Picture {
                title: title.clone(),
                chances: true,
                series: series.collect(),
                places: counts.iter().map(|it| Line::new("lab-count").with("count", *it)).collect(),
            }
        })
        .collect()
}

fn over_cases(answers: &[Answered]) -> Vec<Picture> {
    let places = each_once(answers.iter().flatten().map(|it| &it.0));
    let cases = || answers.iter().flatten().map(|it| &it.1);
    let numbers = each_once(cases().flat_map(|it| it.numbers.iter().take(OVER.0).map(|it| &it.0)));
    let chances = each_once(cases().flat_map(|it| it.chances.iter().take(OVER.1).map(|it| &it.what)));
    let number = |told: &OddsAnswer, what: &Line| told.numbers.iter().find(|it| it.0 == *what).map(|it| it.1);
    let chance = |told: &OddsAnswer, what: &Line| told.chances.iter().find(|it| it.what == *what).map(|it| it.chance);
    let picture = |title: &Line, chances: bool, of: &dyn Fn(&OddsAnswer, &Line) -> Option<f64>| {
        let at =
            |cases: &Answered, place: &Line| cases.iter().find(|it| it.0 == *place).and_then(|it| of(&it.1, title));
        let series = answers.iter().map(|cases| places.iter().map(|place| at(cases, place)).collect()).collect();
        Picture { title: title.clone(), chances, places: places.iter().map(|it| (*it).clone()).collect(), series }
    };
    let numbers = numbers.into_iter().map(|it| picture(it, false, &number));
    numbers.chain(chances.into_iter().map(|it| picture(it, true, &chance))).collect()
}
