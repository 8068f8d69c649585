//! What is asked, given the answers so far.

use battle::{
    Line,
    form::{Answers, Choice, Field, answer},
};

use super::by_units;
use crate::Game;

/// The largest figure a form takes.
#[cfg(feature = "warzone")]
const HIGHEST: u64 = 40;

/// The fields of a question: the game, whether it is asked by figures or by units, and then what that needs.
#[must_use]
pub fn fields(answers: &Answers) -> Vec<Field> {
    let named = |it: &Game| {
        Choice::new(it.word(), Line { key: format!("lab-game-{}", it.word()).into(), args: Default::default() })
    };
    let games = Game::ALL.iter().map(named).collect();
    let ways =
        vec![Choice::new("figures", Line::new("lab-by-figures")), Choice::new("units", Line::new("lab-by-units"))];
    let mut fields = vec![
        Field::one_of("game", Line::new("lab-field-game"), games, answers),
        Field::one_of("by", Line::new("lab-field-by"), ways, answers),
    ];
    let game = game(&fields);
    match (game, answer(&fields, "by")) {
        (_, "units") => by_units::fields(game, answers, &mut fields),
        #[cfg(feature = "warzone")]
        (Game::Warzone, _) => volley(answers, &mut fields),
        #[cfg(feature = "deadzone")]
        (Game::Deadzone, _) => test(answers, &mut fields),
    }
    fields
}

/// The game that is asked about.
pub(super) fn game(fields: &[Field]) -> Game {
    Game::of(answer(fields, "game")).unwrap_or(Game::ALL[0])
}

/// The figure in a field.
pub(super) fn figure(fields: &[Field], word: &str) -> u32 {
    answer(fields, word).parse().unwrap_or(0)
}

/// A volley of Warzone: its word, its message, the most, and what is proposed.
#[cfg(feature = "warzone")]
const VOLLEY: [(&str, &str, u64, u64); 8] = [
    ("rof", "lab-field-rof", 20, 2),
    ("rs", "lab-field-rs", HIGHEST, 12),
    ("st", "lab-field-st", HIGHEST, 12),
    ("armour", "lab-field-armour", HIGHEST, 12),
    ("impenetrable", "lab-field-impenetrable", HIGHEST, 0),
    ("heal", "lab-field-heal", 8, 0),
    ("critical", "lab-field-critical", 20, 0),
    ("wounds", "lab-field-wounds", 20, 1),
];

#[cfg(feature = "warzone")]
fn volley(answers: &Answers, fields: &mut Vec<Field>) {
    let number = |(word, key, most, proposed)| Field::number(word, Line::new(key), most, proposed, answers);
    fields.extend(VOLLEY.map(number));
}

/// An opposed test of Deadzone, in the same way.
#[cfg(feature = "deadzone")]
const TEST: [(&str, &str, u64, u64); 6] = [
    ("reroll", "lab-field-reroll", 20, 0),
    ("against-reroll", "lab-field-against-reroll", 20, 0),
    ("armour", "lab-field-armour", 20, 1),
    ("ap", "lab-field-ap", 20, 0),
    ("size", "lab-field-size", 10, 1),
    ("damage", "lab-field-damage", 10, 0),
];

#[cfg(feature = "deadzone")]
fn test(answers: &Answers, fields: &mut Vec<Field>) {
    let dice = |word, key, proposed| Field::number(word, Line::new(key), 20, proposed, answers);
    let needs = |word, key, first: u8| {
        let shown = |face: u8| Choice::new(face.to_string(), Line::new("lab-needs").with("face", face));
        let faces = [first].into_iter().chain((1..=8).filter(move |it| *it != first)).map(shown);
        let dash = Choice::new("-", Line::new("lab-needs-nothing"));
        Field::one_of(word, Line::new(key), faces.chain([dash]).collect(), answers)
    };
    fields.push(dice("dice", "lab-field-dice", 3));
    fields.push(needs("on", "lab-field-on", 5));
    fields.push(dice("against", "lab-field-against", 3));
    fields.push(needs("against-on", "lab-field-against-on", 5));
    fields.extend(TEST.map(|(word, key, most, proposed)| Field::number(word, Line::new(key), most, proposed, answers)));
}
