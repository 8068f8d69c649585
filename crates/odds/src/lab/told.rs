//! From a question to its answer, one case at a time.

use battle::{
    Line, Spread,
    form::{Answers, Field, answer},
    plan_odds::Bounds,
};
use kit::matchup::{MatchUps, OddsAnswer, chance};

use super::{
    Games, by_units,
    fields::{fields, game},
};
use crate::{Case, Over, Toll, Units};

/// How far a case is followed on a page: half a second or so.
const BOUNDS: Bounds = Bounds { states: 4_000, floor: 1e-6 };

/// One case of a question, to be worked out.
#[derive(Clone, Debug)]
pub enum Work {
    /// Bare figures, by the form of their game.
    Figures(&'static dyn MatchUps, Vec<Field>),
    /// Units against each other.
    Units(Box<Units>),
}

/// The cases of a question: one, or those of a table, each with what tells it from the others.
///
/// # Errors
/// Why it cannot be asked.
pub fn cases(games: Games<'_>, answers: &Answers, over: Option<Over>) -> Result<Vec<(Line, Work)>, Box<Line>> {
    let fields = fields(games, answers);
    let Some(game) = game(games, &fields) else { return Ok(Vec::new()) };
    match (answer(&fields, "by"), over) {
        ("units", None) => {
            let units = by_units::units(game, &fields);
            Ok(vec![(about(&units), Work::Units(Box::new(units)))])
        }
        ("units", Some(over)) => {
            let cases = by_units::units(game, &fields).over(over).map_err(wrong)?;
            Ok(cases.into_iter().map(|(case, units)| (told_apart(&case, game), Work::Units(Box::new(units)))).collect())
        }
        (_, _) => Ok(vec![(Line::new(game.facts().about_figures), Work::Figures(game, fields))]),
    }
}

fn wrong(why: String) -> Box<Line> {
    Box::new(Line::new("lab-wrong").with("why", why))
}

/// Who against whom.
fn about(units: &Units) -> Line {
    let named = |party: &muster::Party| match units.pack.units.get(&party.unit) {
        Some(unit) => Line::new("lab-party").with("count", party.size as usize).with("name", by_units::name(unit)),
        None => Line::new("lab-name").with("name", party.unit.as_str()),
    };
    Line::new("lab-about-units")
        .with("attackers", named(&units.asked.attackers))
        .with("targets", named(&units.asked.targets))
}

fn told_apart(case: &Case, game: &dyn MatchUps) -> Line {
    match case {
        Case::Range(range) => Line::new(game.facts().range_case).with("range", *range),
        Case::Cover(cover) => by_units::cover(*cover),
        Case::Size(size) => Line::new("lab-case-models").with("count", *size as usize),
        Case::Weapon(name) => Line::new("lab-name").with("name", name.as_str()),
    }
}

impl Work {
    /// Works it out.
    ///
    /// # Errors
    /// Why it cannot be.
    pub fn told(&self) -> Result<OddsAnswer, Box<Line>> {
        match self {
            Work::Figures(game, fields) => Ok(game.figure_odds(fields)),
            Work::Units(units) => units.toll(BOUNDS).map(|it| of_toll(&it, units)).map_err(wrong),
        }
    }
}

fn of_toll(toll: &Toll, units: &Units) -> OddsAnswer {
    let counted = |key, counts: std::collections::BTreeMap<i32, f64>| Spread {
        what: Line::new(key),
        odds: counts.into_iter().collect(),
    };
    let mut told = OddsAnswer {
        chances: vec![chance("lab-chance-any", toll.any()), chance("lab-chance-all", toll.all())],
        numbers: vec![
            (Line::new("lab-mean-wounds"), crate::mean(&toll.wounds())),
            (Line::new("lab-spread-of-wounds"), crate::spread(&toll.wounds())),
            (Line::new("lab-mean-models"), crate::mean(&toll.models())),
            (Line::new("lab-points-spent"), toll.points[0]),
            (Line::new("lab-points-lost"), toll.points_lost()),
            (Line::new("lab-points-for-100"), toll.for_a_hundred()),
        ],
        spreads: vec![counted("lab-spread-wounds", toll.wounds()), counted("lab-spread-models", toll.models())],
        neglected: toll.odds.neglected,
    };
    if units.asked.answer.is_some() {
        told.numbers.push((Line::new("lab-mean-own"), crate::mean(&toll.own_models())));
        told.spreads.push(counted("lab-spread-own", toll.own_models()));
    }
    told
}
