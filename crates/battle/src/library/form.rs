//! Setup forms: questions with possible answers, for a page that knows no game.
//!
//! A system returns its [`Field`]s for the answers given so far, since one answer may lead to another question (a
//! custom table asks for its text). From the answers it makes a setup or lists every fault.

use std::borrow::Cow;
use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::Line;

/// The answers so far, by the key of the field.
pub type Answers = BTreeMap<String, String>;

/// One thing to choose.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Field {
    /// The key of its answer in [`Answers`].
    pub word: Cow<'static, str>,
    /// What is asked.
    pub label: Line,
    /// What can be answered.
    pub entry: Entry,
    /// The answer as it stands: the player's, or the one proposed.
    pub answer: String,
}

/// What can be answered.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum Entry {
    /// One of these.
    OneOf(Vec<Choice>),
    /// A whole number up to this.
    Number(u64),
    /// A text of several lines, such as a file.
    Text,
}

/// One of several answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Choice {
    /// The answer.
    pub word: String,
    /// What it means.
    pub label: Line,
}

impl Choice {
    /// An answer with its meaning.
    #[must_use]
    pub fn new(word: impl Into<String>, label: Line) -> Choice {
        Choice { word: word.into(), label }
    }
}

impl Field {
    /// A choice, answered as the player did or, if that is none of them, by the first.
    #[must_use]
    pub fn one_of(word: &'static str, label: Line, choices: Vec<Choice>, answers: &Answers) -> Field {
        let given = answers.get(word).filter(|it| choices.iter().any(|choice| choice.word == **it)).cloned();
        let answer = given.or_else(|| choices.first().map(|it| it.word.clone())).unwrap_or_default();
        Field { word: word.into(), label, entry: Entry::OneOf(choices), answer }
    }

    /// A number, answered as the player did or as proposed.
    #[must_use]
    pub fn number(word: &'static str, label: Line, most: u64, proposed: u64, answers: &Answers) -> Field {
        let given = answers.get(word).and_then(|it| it.trim().parse::<u64>().ok()).filter(|it| *it <= most);
        Field { word: word.into(), label, entry: Entry::Number(most), answer: given.unwrap_or(proposed).to_string() }
    }

    /// A text, answered as the player did or as proposed.
    #[must_use]
    pub fn text(word: &'static str, label: Line, proposed: &str, answers: &Answers) -> Field {
        let answer = answers.get(word).map_or(proposed, String::as_str).to_owned();
        Field { word: word.into(), label, entry: Entry::Text, answer }
    }
}

/// The answer to a field; empty where it is not asked.
#[must_use]
pub fn answer<'a>(fields: &'a [Field], word: &str) -> &'a str {
    fields.iter().find(|it| it.word == word).map_or("", |it| it.answer.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(given: &[(&str, &str)]) -> Answers {
        given.iter().map(|(word, answer)| ((*word).to_owned(), (*answer).to_owned())).collect()
    }

    #[test]
    fn an_answer_that_is_none_of_the_choices_is_the_first() {
        let choices = || ["a", "b"].map(|it| Choice::new(it, Line::new("duel-x"))).to_vec();
        let chosen = |given: &str| Field::one_of("w", Line::new("duel-x"), choices(), &answers(&[("w", given)])).answer;
        assert_eq!((chosen("b").as_str(), chosen("c").as_str(), chosen("").as_str()), ("b", "a", "a"));
    }

    #[test]
    fn a_number_that_is_none_or_too_large_is_the_one_proposed() {
        let chosen = |given: &str| Field::number("n", Line::new("duel-x"), 99, 7, &answers(&[("n", given)])).answer;
        assert_eq!([" 12 ", "99", "100", "-1", "twelve"].map(chosen), ["12", "99", "7", "7", "7"]);
    }

    #[test]
    fn a_text_is_kept_as_it_is() {
        let field = Field::text("t", Line::new("duel-x"), "proposed", &answers(&[("t", "")]));
        assert_eq!((field.answer.as_str(), answer(std::slice::from_ref(&field), "t"), answer(&[], "t")), ("", "", ""));
        assert_eq!(Field::text("t", Line::new("duel-x"), "proposed", &Answers::new()).answer, "proposed");
    }
}
