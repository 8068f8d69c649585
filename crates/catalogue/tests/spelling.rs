//! French and Italian are written as printers write them: in French a no-break space before `; : ! ? » %` and after `«`;
//! in both curly apostrophes and the quotation marks of the language. Texts of rules and messages are held to it alike.

use std::fs;
use std::path::Path;

use catalogue::{Language, RuleId};

const NO_BREAK: char = '\u{a0}';

/// Everything in the messages of a language that is shown as it is written, each with its place.
fn messages(language: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data/i18n").join(language);
    let mut lines = Vec::new();
    for file in fs::read_dir(&folder).expect("messages of this language") {
        let path = file.expect("a file of messages").path();
        let text = fs::read_to_string(&path).expect("text in UTF-8");
        let shown = text.lines().enumerate().filter(|(_, it)| !it.starts_with('#'));
        lines.extend(
            shown.map(|(at, it)| (format!("{}:{}", path.display(), at + 1), it.replace("{\"\u{a0}\"}", "\u{a0}"))),
        );
    }
    assert!(lines.len() > 1000, "{} lines of messages in {language}", lines.len());
    lines
}

/// Every title, text, ruling, example of a rule and word of the glossary, each with its place.
fn rules(language: Language) -> Vec<(String, String)> {
    let mut texts = Vec::new();
    for rule in RuleId::all() {
        let wordings = [Some(rule.text(language)), rule.ruling(language)];
        let own = wordings.into_iter().flatten().filter(|it| !it.fell_back).map(|it| it.words);
        let english = rule.examples(Language::En);
        let examples = rule.examples(language).iter().filter(|it| !english.contains(it));
        let examples = examples.flat_map(|it| [it.given.as_str(), it.expect.as_str()]);
        let title = Some(rule.title(language)).filter(|it| *it != rule.title(Language::En));
        texts.extend(own.chain(examples).chain(title).map(|it| (rule.name().to_owned(), it.to_owned())));
    }
    texts.extend(catalogue::terms().iter().map(|it| (it.id.to_owned(), it.word(language).to_owned())));
    texts
}

/// The first character of a text that wants a no-break space beside it and has none.
fn unspaced(text: &str) -> Option<char> {
    let mut before = NO_BREAK;
    for letter in text.chars() {
        if before == '«' && letter != NO_BREAK {
            return Some('«');
        }
        if matches!(letter, ';' | ':' | '!' | '?' | '»' | '%') && before != NO_BREAK {
            return Some(letter);
        }
        before = letter;
    }
    None
}

/// The first character of a text that belongs to a typewriter or another language. Names of models keep the marks they
/// are printed with, which do not stand between letters.
fn foreign(text: &str) -> Option<char> {
    let letters: Vec<char> = text.chars().collect();
    let between = |it: &[char]| it[1] == '\'' && it[0].is_alphabetic() && it[2].is_alphabetic();
    let strange = letters.iter().copied().find(|it| matches!(it, '“' | '”' | '\u{202f}'));
    strange.or(letters.windows(3).any(between).then_some('\''))
}

#[test]
fn french_has_no_break_spaces_where_they_belong() {
    for (place, text) in messages("fr").into_iter().chain(rules(Language::Fr)) {
        assert_eq!(unspaced(&text), None, "{place}: {text}");
    }
}

#[test]
fn apostrophes_and_quotation_marks_are_those_of_the_language() {
    for language in [Language::Fr, Language::It] {
        for (place, text) in messages(language.code()).into_iter().chain(rules(language)) {
            assert_eq!(foreign(&text), None, "{place}: {text}");
        }
    }
}

#[test]
fn what_is_spelled_wrong_is_found() {
    for wrong in ["Joueur 1 : tirer", "Joueur 1: tirer", "Quoi ?", "« oui\u{a0}»", "«\u{a0}oui »", "40 %"] {
        assert!(unspaced(wrong).is_some(), "{wrong}");
    }
    assert_eq!(unspaced("«\u{a0}Oui\u{a0}»\u{a0}: 40\u{a0}%\u{a0}!"), None);
    assert_eq!(foreign("l\'ordre"), Some('\''));
    assert_eq!(foreign("l’“ordine”"), Some('“'));
    assert_eq!(foreign("l’ordre"), None);
}

/// The figures of a text in order of size; 0.5 and 0,5 are the same.
fn figures(text: &str) -> Vec<String> {
    let parts = text.split(|it: char| !it.is_ascii_digit() && it != '.' && it != ',');
    let mut figures: Vec<String> = parts
        .map(|it| it.trim_matches(['.', ',']).replace(',', "."))
        .filter(|it| it.starts_with(|first: char| first.is_ascii_digit()))
        .collect();
    figures.sort();
    figures
}

/// Dropzone Commander: no figure of a rule is lost or changed on the way into another language.
#[test]
fn figures_of_rules_survive_their_translation() {
    let mut compared = 0;
    for rule in RuleId::all().filter(|it| it.system() == "dropzone") {
        for language in [Language::Fr, Language::It] {
            let text = rule.text(language);
            let examples = rule.examples(Language::En).iter().zip(rule.examples(language));
            let examples = examples.flat_map(|(en, own)| [(&*en.given, &*own.given), (&*en.expect, &*own.expect)]);
            for (english, own) in std::iter::once((rule.text(Language::En).words, text.words)).chain(examples) {
                assert_eq!(figures(own), figures(english), "{rule} in {language}: {own}");
                compared += 1;
            }
        }
    }
    assert!(compared > 1500, "{compared} texts and examples compared");
}
