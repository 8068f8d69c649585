//! What came of a case, and the messages of the lab.

use battle::{Chance, Line, Spread};
use catalogue::Language;
use serde::{Deserialize, Serialize};

/// What came of a case.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Told {
    /// The chances worth showing.
    pub chances: Vec<Chance>,
    /// Counts and their odds, the most telling first.
    pub spreads: Vec<Spread>,
    /// Other numbers, means among them.
    pub numbers: Vec<(Line, f64)>,
    /// The chance of what was left out.
    pub neglected: f64,
}

/// The messages of the lab.
#[must_use]
pub fn words(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../../data/i18n/en/lab.ftl"),
        Language::Fr => include_str!("../../../../data/i18n/fr/lab.ftl"),
        Language::It => include_str!("../../../../data/i18n/it/lab.ftl"),
    }
}
