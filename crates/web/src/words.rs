//! The page's own words, and the games' lines put into the reader's language.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use battle::{Arg, Breakdown, Line, Speech};
use catalogue::{Language, RuleId};
use kit::Offered;
use leptos::prelude::{GetUntracked, RwSignal, use_context};

use crate::games;

/// The page's messages.
fn page(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../data/i18n/en/page.ftl"),
        Language::Fr => include_str!("../../../data/i18n/fr/page.ftl"),
        Language::It => include_str!("../../../data/i18n/it/page.ftl"),
    }
}

/// The messages of what lies around a battle: the start, one's own set-up, the rules.
fn screens(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../data/i18n/en/screens.ftl"),
        Language::Fr => include_str!("../../../data/i18n/fr/screens.ftl"),
        Language::It => include_str!("../../../data/i18n/it/screens.ftl"),
    }
}

/// The names of the rules' chapters.
fn chapters(language: Language) -> &'static str {
    match language {
        Language::En => include_str!("../../../data/i18n/en/chapters.ftl"),
        Language::Fr => include_str!("../../../data/i18n/fr/chapters.ftl"),
        Language::It => include_str!("../../../data/i18n/it/chapters.ftl"),
    }
}

thread_local! {
    static SPEAKERS: RefCell<BTreeMap<u8, Rc<Speech>>> = const { RefCell::new(BTreeMap::new()) };
}

/// The speaker of a language: the page's words and every game's.
pub fn speaker(language: Language) -> Rc<Speech> {
    SPEAKERS.with_borrow_mut(|speakers| {
        let make = || {
            let games: Vec<_> = games::all().iter().map(|game| move |it| game.messages(it)).collect();
            let mut sources: Vec<&dyn Fn(Language) -> &'static str> =
                vec![&page, &screens, &chapters, &odds::lab::words];
            sources.extend(games.iter().map(|it| it as &dyn Fn(Language) -> &'static str));
            Rc::new(Speech::new(language, &sources).unwrap_or_else(|faults| panic!("the words are faulty: {faults:?}")))
        };
        speakers.entry(language as u8).or_insert_with(make).clone()
    })
}

/// The reader's language. Not tracked: a change of language draws the whole screen anew.
pub fn language() -> Language {
    use_context::<RwSignal<Language>>().map_or(Language::En, |it| it.get_untracked())
}

/// A line in the reader's language.
pub fn say(line: &Line) -> String {
    speaker(language()).say(line)
}

/// A message of the page without arguments.
pub fn t(key: &'static str) -> String {
    say(&Line::new(key))
}

/// A message of the page whose key is put together.
pub fn t_of(key: String) -> String {
    say(&Line { key: key.into(), args: Default::default() })
}

/// A bot by its word: its level, and the styles it has been given.
pub fn bot_name(word: &str) -> String {
    let mut parts = word.split(':');
    let bot = t_of(format!("page-bot-{}", parts.next().unwrap_or_default()));
    let style = |it: &str| t_of(format!("page-style-{it}"));
    let styled = |it: &str| match it.split_once('=') {
        Some((role, word)) => format!("{}: {}", t_of(format!("page-role-{role}")), style(word)),
        None => style(it),
    };
    let styles: Vec<String> = parts.map(styled).collect();
    if styles.is_empty() { bot } else { format!("{bot} ({})", styles.join(", ")) }
}

/// A message of the page with one argument.
pub fn t_with(key: &'static str, name: &'static str, value: impl Into<Arg>) -> String {
    say(&Line::new(key).with(name, value))
}

/// The title of a rule.
pub fn title(rule: RuleId) -> &'static str {
    rule.title(language())
}

/// A chance between 0 and 1 in words: 38.4 %.
pub fn chance(chance: f64) -> String {
    say(&Line::new("page-chance").with("chance", Arg::Chance(chance)))
}

/// A difference of chances in words: +3.2 %, −0.4 %.
pub fn by(difference: f64) -> String {
    format!("{}{}", if difference < 0.0 { '−' } else { '+' }, chance(difference.abs()))
}

/// A whole number with a true minus sign.
pub fn signed(number: i32) -> String {
    if number < 0 { format!("−{}", number.unsigned_abs()) } else { number.to_string() }
}

/// A figure of a number with a true minus sign: 7, −4, 6.5″.
pub fn figure(number: &Breakdown, amount: i32) -> String {
    let words = t_with("page-figure", "figure", number.figure(amount.saturating_abs()));
    if amount < 0 { format!("−{words}") } else { words }
}

/// The number itself in words.
pub fn total(number: &Breakdown) -> String {
    figure(number, number.total())
}
