//! Faults in English words, for those who read no page: the command line, the files of studies.

use std::fmt;

use catalogue::Language;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

use super::fault::{Fact, Fault, Wrong};

/// The messages of every fault.
const MESSAGES: &str = include_str!("../../../../data/i18n/en/muster.ftl");

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.wrong, f)
    }
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&worded(self).unwrap_or_else(|| self.key().to_owned()))
    }
}

/// The faults of a roster in a sentence.
#[must_use]
pub fn told(faults: &[Fault]) -> String {
    faults.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// The fault in words; none on a page, where a game's module carries no messages.
fn worded(wrong: &Wrong) -> Option<String> {
    if cfg!(target_arch = "wasm32") {
        return None;
    }
    let mut bundle = FluentBundle::default();
    bundle.set_use_isolating(false);
    bundle.add_resource(FluentResource::try_new(MESSAGES.to_owned()).ok()?).ok()?;
    let mut facts = FluentArgs::new();
    for (name, fact) in wrong.facts() {
        facts.set(name, value(fact));
    }
    let message = bundle.get_message(wrong.key())?.value()?;
    Some(bundle.format_pattern(message, Some(&facts), &mut Vec::new()).into_owned())
}

fn value(fact: Fact) -> FluentValue<'static> {
    match fact {
        Fact::Number(number) => FluentValue::from(number),
        Fact::Name(name) => FluentValue::from(name),
        Fact::Rule(rule) => FluentValue::from(rule.title(Language::En)),
    }
}

#[cfg(test)]
mod tests {
    use super::Wrong;

    #[test]
    fn a_fault_is_told_in_words() {
        let many = Wrong::TooManyModels { size: 11, most: 10 };
        assert_eq!(many.to_string(), "11 models, at most 10 are allowed");
        let unknown = Wrong::UnknownOption { option: "wings".into() };
        assert_eq!(unknown.to_string(), "there is no option “wings” for it");
    }
}
