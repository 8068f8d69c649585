//! The odds lab: questions put as forms, worked out one case at a time, and kept in a link.
//!
//! A [`Sheet`] is up to [`MOST`] questions side by side, and what a table over them goes through. Each question is a form
//! ([`fields`]) whose answers may bring up the next field. [`cases`] makes work of a question, [`Work::told`] does it; a page
//! can breathe in between. Everything is said in lines, to be worded in the reader's language.

mod by_units;
mod fields;
mod link;
mod picture;
mod told;

use battle::form::Answers;
use kit::matchup::MatchUps;

use crate::Over;

pub use fields::{fields, words};
pub use link::{BadLink, games, is_lab, read, write};
pub use picture::{Answered, Picture, pictures};
pub use told::{Work, cases};

/// The games that can be asked about.
pub type Games<'a> = &'a [&'static dyn MatchUps];

/// The most questions side by side.
pub const MOST: usize = 3;

/// What is asked.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheet {
    /// What a table goes through; one case a question without.
    pub over: Option<Over>,
    /// The questions.
    pub questions: Vec<Answers>,
}

impl Sheet {
    /// One question, nothing answered yet.
    #[must_use]
    pub fn new() -> Sheet {
        Sheet { over: None, questions: vec![Answers::new()] }
    }

    /// With one more question, like the last, to be changed and compared.
    pub fn add(&mut self) {
        if self.questions.len() < MOST {
            self.questions.extend(self.questions.last().cloned());
        }
    }

    /// Without a question; one is always left.
    pub fn remove(&mut self, at: usize) {
        if self.questions.len() > 1 && at < self.questions.len() {
            self.questions.remove(at);
        }
    }
}
