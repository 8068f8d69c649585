//! What is asked, given the answers so far.

use battle::{
    Line,
    form::{Answers, Choice, Field, answer},
};
use catalogue::Language;
use kit::matchup::MatchUps;

use super::{Games, by_units};

/// The messages of the lab.
#[must_use]
pub fn words(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../../data/i18n/en/lab.ftl"),
        Language::Fr => include_str!("../../../../data/i18n/fr/lab.ftl"),
        Language::It => include_str!("../../../../data/i18n/it/lab.ftl"),
    }
}

/// The fields of a question: the game, whether it is asked by figures or by units, and then what that needs.
#[must_use]
pub fn fields(games: Games<'_>, answers: &Answers) -> Vec<Field> {
    let named = |it: &&'static dyn MatchUps| {
        let label = Line { key: format!("lab-game-{}", it.game()).into(), args: Default::default() };
        Choice::new(it.game(), label)
    };
    let ways =
        vec![Choice::new("figures", Line::new("lab-by-figures")), Choice::new("units", Line::new("lab-by-units"))];
    let mut fields = vec![
        Field::one_of("game", Line::new("lab-field-game"), games.iter().map(named).collect(), answers),
        Field::one_of("by", Line::new("lab-field-by"), ways, answers),
    ];
    match (game(games, &fields), answer(&fields, "by")) {
        (None, _) => {}
        (Some(game), "units") => by_units::fields(game, answers, &mut fields),
        (Some(game), _) => fields.extend(game.figures(answers)),
    }
    fields
}

/// The game that is asked about; the first unless it is said.
pub(super) fn game(games: Games<'_>, fields: &[Field]) -> Option<&'static dyn MatchUps> {
    let asked = answer(fields, "game");
    games.iter().copied().find(|it| it.game() == asked).or(games.first().copied())
}
